"""Letters: direct messages to those whom a table must reach and may not ring for in its channel.

Reminders, which are letters too, are planned in :mod:`bot.tables.clocks`.
"""

from typing import Final

from bot.tables.contents import Absent, Lost, Untold, VoteLetter

ABSENT: Final = Absent.name
"""Timer, and kind of the letter, by which one is told whose seat the clock has taken."""
LETTER: Final = VoteLetter.name
"""Kind of the timers and letters by which those who must answer learn of a vote."""
LOST: Final = Lost.name
"""Timer, and kind of the letter, by which players learn that their game's channel is gone."""
UNTOLD: Final = Untold.name
"""Timer, and kind of the letter, by which one is told to move whom no post could tell."""
CLOSING: Final = "letters"
"""Timer by which a game's letters are closed that are about what is over now."""
