"""Tables of Warcraft on which nothing turns up that the case does not name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.dsl import Table, table


def wow(text: str, finds: Mapping[str, int] | None = None, **more: Any) -> Table:
    """Return the table that ``text`` draws, with artifacts and places by the region they lie in."""
    there = [{"id": find, "region": region} for find, region in (finds or {}).items()]
    return table(text, edition="warcraft", finds=there, **{"hidden": []} | more)
