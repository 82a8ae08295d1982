"""Tokens that a race fights with but may not keep on the board, and what it gives up for them."""

from __future__ import annotations

from typing import NamedTuple

from .table import Game


class Loan(NamedTuple):
    """What the acting army has on loan while it conquers."""

    tokens: int
    """They are set aside when its conquests are over; 0: it has none."""
    gives_up: int
    """Regions it would have to give up for them if it stopped now."""
    next: int
    """The same after one conquest more, whichever it is."""


def short(lent: int, loose: int, regions: int) -> int:
    """Return how many of ``regions`` are given up where ``lent`` tokens are taken from ``loose``.

    ``loose``: tokens in hand and those that need not stay where they are.
    """
    return min(max(0, lent - max(0, loose)), regions)


def loan(game: Game) -> Loan:
    """Return what the acting army has on loan; nothing where none conquers."""
    turn = game.state.turn
    if not turn.at.conquers or turn.army is None:
        return Loan(0, 0, 0)
    army = game.army(turn.army)
    lent = sum(me.effect.lent(me) for me in game.voices_of(army, "lent"))
    held = game.quarters(army)
    loose = army.hand + game.to_spare(army, all_beside=True)
    n = len(held)
    return Loan(min(lent, loose + n), short(lent, loose, n), short(lent, loose - 1, n + 1))
