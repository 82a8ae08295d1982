"""What is decided at once for those whose turn it is not."""

from __future__ import annotations

from bot.tables.policy import decided_at_once
from engine import apply, deciders, default_action
from engine.actions import Conquer, Done
from tests.dsl import Table, table

POSITION = """
    turn A
    A: {attacker}
    {victim}: orcs
    B: elves
    1 farmland edge - 2 3: {race}*9
    2 farmland - 1 3 4   : orcs*3
    3 farmland - 1 2 4   : orcs*1
    4 farmland edge - 2 3: orcs*1
    5 farmland edge - 4  : elves*1
"""


def at_withdrawal(attacker: str, race: str, victim: str) -> Table:
    """Play on until region 2 is conquered and its tokens are to be placed."""
    t = table(POSITION.format(attacker=attacker, race=race, victim=victim))
    t.play(Conquer(2))
    for _ in range(20):
        if t.state.turn.step == "withdraw":
            return t
        t.play(default_action(t.box, t.state))
    raise AssertionError(t.state.turn.step)


def test_an_opponents_withdrawal_is_placed_at_once() -> None:
    t = at_withdrawal("ratmen", "ratmen", "C")
    assert deciders(t.state) == (2,)
    decided = decided_at_once(t.box, t.state)
    assert decided is not None
    seat, action = decided
    assert seat == 2
    state, events = apply(t.box, t.state, action)
    assert {e.kind for e in events if e.player == 2} >= {"withdrawn"}
    assert decided_at_once(t.box, state) is None


def test_ones_own_withdrawal_is_ones_own_to_place() -> None:
    t = at_withdrawal("(ghouls)", "ghouls", "A")
    assert deciders(t.state) == (0,)
    assert decided_at_once(t.box, t.state) is None


def test_nothing_is_decided_for_the_player_to_move() -> None:
    t = table(POSITION.format(attacker="ratmen", race="ratmen", victim="C"))
    assert decided_at_once(t.box, t.state) is None
    t.play(Conquer(2), Done())
    assert decided_at_once(t.box, t.state) is None
