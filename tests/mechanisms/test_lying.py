"""Pieces that lie before players, and not on the board (Vengeful, Pandaren)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import view
from engine.hooks import Effect, Trait
from engine.me import Me
from engine.view import PieceView
from tests.dsl import table


class Marks(Effect):
    """A marker lies before each player as often as was remembered."""

    def lying(self, me: Me) -> Iterable[tuple[int, str, int]]:
        seats = len(me.game.state.coins)
        return [(s, "hero", me.recall(f"seat{s}")) for s in range(seats) if s != me.army.player]


def test_what_lies_before_players_is_seen_by_everybody() -> None:
    t = table(
        """
        turn A
        A: orcs
        B: elves
        C: trolls
        1 farmland edge : orcs
        2 hill          : elves
        3 hill          : trolls
        """,
        Trait("orcs", (Marks(),)),
        Trait("elves", (Marks(),)),
    )
    t.army("orcs").memory.update({"orcs.seat1": 1, "orcs.seat2": 2})
    t.army("elves").memory["elves.seat2"] = 1
    seen = view(t.box, t.state)
    assert seen.pieces == (PieceView(1, "hero", 1), PieceView(2, "hero", 3))
    assert seen.pieces == view(t.box, t.state, 0).pieces
