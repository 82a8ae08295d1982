"""It plays for its side, and sees of its ally's purse what it is shown (T-04, T-10)."""

from __future__ import annotations

from random import Random

import pytest

from engine import Choice, Conquer, apply, as_seen, deciders, drawn, load_box, new_game
from engine.autopilot import decide
from engine.autopilot.worth import TIES, lower, together
from engine.orders.outlook import Outlook, rivals_before
from engine.table import Game
from tests.dsl import Table
from tests.traits.warcraft import wow
from tools.checks import otherwise
from tools.rivals import greedy


def four(coins: int, ally: int) -> Table:
    """A can take a region of fields from C, their ally, or a hill from Murlocs, for fewer coins."""
    return wow(
        f"""
        turn A, round 10
        A: draenei farmer, coins {coins}
        B: goblins, coins 40
        C: night_elves, coins {ally}
        D: tauren, coins 40
        1 hill anchor - 2 3 : draenei*4
        2 fields - 1        : night_elves
        3 hill - 1          : tribe
        4 hill              : goblins
        5 hill              : tauren*2
        6 hill              : night_elves
        """,
        variant="azeroth",
    )


FIELDS, HILL = Conquer(2), Conquer(3)


def test_the_lower_of_two_uncertain_numbers() -> None:
    assert lower(10, 90, 5) == pytest.approx(10)
    assert lower(90, 10, 5) == pytest.approx(10)
    assert lower(30, 34, 5) == pytest.approx(lower(34, 30, 5))
    assert lower(30, 30, 5) < 30, "one of them will be lower"
    assert lower(30, 30, 9) < lower(30, 30, 5), "the less certain, the lower"
    more_for_one, more_for_other = lower(31, 40, 9), lower(30, 41, 9)
    assert more_for_one > more_for_other > lower(30, 40, 9), "both help, and the poorer more"


def test_the_richer_of_two_allies_spares_the_other_and_the_poorer_takes_what_pays_more() -> None:
    for coins, ally, wanted in ((60, 20, HILL), (20, 60, FIELDS)):
        t = four(coins, ally)
        assert decide(t.box, t.state, 0, shown={2}) == wanted
    t = four(60, 20)
    assert greedy(t.box, t.state, 0) == FIELDS, "who plays for coins of his own does not care"


def test_what_an_ally_does_not_show_changes_nothing() -> None:
    found = {decide(t.box, t.state, 0) for t in (four(60, 20), four(60, 60), four(60, 90))}
    assert len(found) == 1
    t = four(20, 60)
    assert decide(t.box, t.state, 0, shown={0, 1, 3}) in found, "rivals' purses stay hidden"


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_hidden_from_a_side_changes_nothing(seed: int) -> None:
    box = load_box(drawn(Choice(("warcraft",), 4, variant="azeroth"), f"hidden {seed}"))
    state = new_game(box, f"hidden {seed}")
    for _ in range(6 * seed):
        state, _ = apply(box, state, greedy(box, state, deciders(state)[0]))
    (seat,) = deciders(state)
    for shown in (set[int](), {0, 1, 2, 3}):
        other = otherwise(state, seat, Random(seed), box.sides.shown(seat, shown))
        assert other.coins != state.coins
        assert decide(box, other, seat, shown) == decide(box, state, seat, shown)


def test_a_side_is_worth_its_poorer_player_once_that_is_certain() -> None:
    t = four(60, 20)
    known = Game(t.box, as_seen(t.box, t.state, 0, shown={2}))
    richer, poorer = (
        Game(t.box, as_seen(t.box, four(*c).state, 0, {2})) for c in ((70, 20), (60, 30))
    )
    worth = [together(game, 0, {}, {}) for game in (known, richer, poorer)]
    assert worth[1] - worth[0] == pytest.approx(10 * TIES), "which may break a tie (T-11)"
    assert worth[2] - worth[0] == pytest.approx(10)


def test_allies_are_no_danger() -> None:
    t = wow(
        """
        turn A
        A: draenei
        B: goblins
        C: night_elves
        D: tauren
        1 hill anchor - 2 : draenei
        2 hill - 1        : night_elves*9
        3 hill            : goblins
        4 hill            : tauren*2
        """,
        variant="azeroth",
    )
    game = Game(t.box, t.state)
    assert {army.player for army in Outlook(game, 0).armies} == {1, 3}
    assert rivals_before(game, 0) == (1, 3)
    alone = wow("turn A \n A: draenei \n B: goblins \n 1 hill anchor : draenei \n 2 hill : goblins")
    assert rivals_before(Game(alone.box, alone.state), 0) == (1,)
