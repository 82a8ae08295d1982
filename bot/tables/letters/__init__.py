"""Letters: direct messages to those whom a table must reach and may not ring for in its channel.

Reminders, which are letters too, are planned in :mod:`bot.tables.clocks`.
"""

from typing import Final

ABSENT: Final = "absent"
"""Timer, and kind of the letter, by which one is told whose seat the clock has taken."""
LETTER: Final = "vote_letter"
"""Kind of the timers and letters by which those who must answer learn of a vote."""
LOST: Final = "lost"
"""Timer, and kind of the letter, by which players learn that their game's channel is gone."""
UNTOLD: Final = "untold"
"""Timer, and kind of the letter, by which one is told to move whom no post could tell."""
CLOSING: Final = "letters"
"""Timer by which a game's letters are closed that are about what is over now."""
