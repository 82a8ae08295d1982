"""Which release of Elbow Room this is."""

from typing import Final

RELEASE: Final = "0.4.2"
"""Its number; ``CHANGELOG.md`` says what each release brought."""
