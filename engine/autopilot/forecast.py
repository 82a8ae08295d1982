"""How many coins a player may expect from the turns to come.

A race in play is four numbers here: regions, extra coins a turn, tokens, and
what the declined races hold, and besides them what its decline comes to.  From
turn to turn it grows by the tokens it can spare and shrinks by what others take;
each turn it may decline instead, and a new race of the common kind follows.  The
best moment for that is found by looking at every one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Pace:
    """What is usual at a table; the figures come from games of the autopilot with itself."""

    tokens: float
    """Tokens of a new race."""
    first: float
    """Regions it takes in its first turn."""
    bonus: float
    """Extra coins it earns a turn."""
    price: float
    """Tokens for a further region."""
    lost: float
    """Part of an active race's regions that others take between two of its turns."""
    worn: float
    """The same of a declined race's."""


@dataclass(frozen=True, slots=True)
class Decline:
    """What a race is worth once it has declined."""

    kept: float = 1.0
    """Part of its regions that it still holds."""
    coins: float = 1.0
    """Coins for each region it had, in the turn of its decline."""
    bonus: float = 0.0
    """Coins besides, every turn, that one included, until the next race declines."""
    haunts: bool = False
    """It stays when the next race declines."""


COMMON = Decline()
"""As most races decline."""


def expand(pace: Pace, regions: float, tokens: float, helpers: float = 0.0) -> tuple[float, float]:
    """Return regions and tokens after the losses of a round and a turn of conquests.

    ``helpers`` fight each time and leave again, so every new region needs a token beside them.
    """
    lost = regions * pace.lost
    left, tokens = regions - lost, tokens - lost
    free = max(0.0, tokens - left)
    return left + min(free, (free + helpers) / pace.price), tokens


def ahead(
    pace: Pace,
    turns: int,
    regions: float,
    bonus: float,
    tokens: float,
    slot: float,
    beside: float,
    decline: Decline = COMMON,
    helpers: float = 0.0,
) -> float:
    """Return the coins of the next ``turns`` turns of a player with an active race.

    ``slot``: regions of his declined race that leaves when the active one
    declines; ``beside``: those that stay.  ``decline``: what becomes of the active one.
    ``helpers``: what fights for it like tokens, but cannot stay on the board.
    """
    best, earned = 0.0, 0.0
    keep = 1 - pace.worn
    for left in range(turns - 1, -1, -1):
        held = regions * (1 - pace.lost)
        coins = held * decline.coins + decline.bonus + beside * keep
        after = held * decline.kept + decline.bonus
        if decline.haunts:
            later = fresh(pace, left, slot * keep, after + beside * keep)
            best = max(best, earned + coins + slot * keep + later)
        else:
            best = max(best, earned + coins + fresh(pace, left, after, beside * keep))
        before = regions
        regions, tokens = expand(pace, regions, tokens, helpers)
        slot, beside = slot * keep, beside * keep
        if before > 0:
            bonus *= min(1.2, regions / before)
        earned += regions + bonus + slot + beside
        best = max(best, earned) if not left else best
    return best


def fresh(pace: Pace, turns: int, slot: float, beside: float = 0.0) -> float:
    """Return the coins of the next ``turns`` turns of a player who picks a new race."""
    if turns <= 0:
        return 0.0
    whole = int(slot)
    low = _fresh(pace, turns, whole)
    part = slot - whole
    between = low if part == 0 else low + part * (_fresh(pace, turns, whole + 1) - low)
    keep = 1 - pace.worn
    return between + beside * keep * (1 - keep**turns) / (1 - keep)


@lru_cache(maxsize=4096)
def _fresh(pace: Pace, turns: int, slot: int) -> float:
    held = slot * (1 - pace.worn)
    now = pace.first + pace.bonus + held
    return now + ahead(pace, turns - 1, pace.first, pace.bonus, pace.tokens, held, 0.0)
