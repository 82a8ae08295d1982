"""Letters: direct messages to those whom a table must reach and may not ring for in its channel.

Reminders, which are letters too, are planned in :mod:`bot.tables.clocks`.
"""

from typing import Final

CLOSING: Final = "letters"
"""Timer by which a game's letters are closed that are about what is over now."""
