"""Coins at the scoring: what is earned once more, and what others owe."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine import Conquer, all_targets, default_action, explain, legal, loan, view
from engine.autopilot import decide
from engine.hooks import Claim, Effect
from engine.made_up import PLENTY, as_seen
from engine.me import Me
from engine.parts.conquest import Convert
from engine.parts.income import Bonus, Flat
from engine.parts.where import anywhere, terrain
from engine.scoring import expected, income
from tests.dsl import Table

from . import always, game, table
from .test_ways import Guarded

LAND = """
    1 farmland edge : orcs*3
    2 hill          : orcs
    3 swamp         : elves
    4 forest        : trolls
"""


def world(**more) -> Table:
    return table(
        f"""
        turn A
        A: orcs merchant, hand 2
        B: elves hill
        C: trolls flying
        {LAND}
        """,
        **{"races": {"orcs": ()}, "powers": {"merchant": (), "hill": (), "flying": ()}, **more},
    )


@dataclass(frozen=True, slots=True)
class Doubles(Effect):
    """A region counts once more."""

    region: int

    def scales(self, me: Me):
        yield self.region


@dataclass(frozen=True, slots=True)
class Collects(Effect):
    """Everybody else owes me at the scoring."""

    coins: int = 1

    def claims(self, me: Me):
        for seat in range(len(me.game.state.coins)):
            yield Claim(self.coins, seat, me.label)


def earned(t: Table) -> list[tuple[str, int]]:
    return [(line.why, line.amount) for _, line in income(game(t), 0)]


def test_01_a_region_that_counts_once_more_brings_its_coin_and_its_bonuses_again() -> None:
    bonuses = {"races": {"orcs": Bonus(terrain("farmland"))}, "powers": {"merchant": Bonus()}}
    t = world(**bonuses, finds={"staff": (1, Doubles(1))})
    assert earned(t) == [("regions", 2), ("orcs", 1), ("merchant", 2), ("staff", 3)]
    t = world(**bonuses, finds={"staff": (1, Doubles(2))})
    assert earned(t)[-1] == ("staff", 2)


def test_02_what_is_earned_by_no_region_does_not_count_once_more() -> None:
    t = world(powers={"merchant": Flat(5)}, finds={"staff": (1, Doubles(1))})
    assert earned(t)[-1] == ("staff", 1)


def test_03_only_regions_of_the_race_itself_count_once_more() -> None:
    t = world(finds={"staff": (1, Doubles(3))})
    assert earned(t) == [("regions", 2)]


def test_04_what_others_owe_is_paid_last_and_by_them() -> None:
    t = world(races={"orcs": Collects(2)}, powers={"merchant": Bonus()}).end_turn()
    why = [(e.player, e.amount) for e in t.happened("coins")]
    assert why == [(0, 2), (0, 2), (0, 2), (0, 2), (1, -2), (2, -2)]
    assert (t.coins("A"), t.coins("B"), t.coins("C")) == (13, 3, 3)


def test_05_nobody_owes_himself_and_nobody_pays_more_than_he_has() -> None:
    t = world(races={"orcs": Collects(2)})
    t.state.coins = [0, 1, 0]
    draws = t.state.draws
    t.end_turn()
    assert t.state.coins == [3, 0, 0]
    assert t.state.draws == draws + 2  # both had too little, and that has become known


def test_06_who_looks_ahead_expects_that_others_can_pay() -> None:
    t = world(races={"orcs": Collects(2)})
    t.state.coins = [0, 1, 0]
    assert sum(line.amount for line in expected(game(t), 0)) == 2 + 2 * 2


def test_07_income_is_the_players_own_alone() -> None:
    t = world(races={"orcs": Collects(2)})
    assert sum(line.amount for _, line in income(game(t), 0)) == 2


# ------------------------------------------------------ what is hidden shows in nothing


def secretive() -> Table:
    return world(
        races={"orcs": (Collects(2), Convert()), "elves": (Guarded(2), Convert())},
        powers={"flying": (Guarded(1), Bonus(anywhere))},
        rules={"custom": always(Guarded(1, late=True))},
        hidden={"drum": Flat(1), "stone": Flat(2)},
    )


def told(t: Table) -> list[object]:
    """All that the engine tells the player who decides."""
    box, state = t.box, t.state
    return [
        view(box, state, 0),
        legal(box, state),
        all_targets(box, state),
        [explain(box, state, region) for region in box.regions],
        loan(box, state),
        *(
            default_action(box, state, order)
            for order in (None, "even", "guard", "richest", "hold")
        ),
        decide(box, state, 0),
    ]


@pytest.mark.parametrize("hand", [0, 4])
def test_08_others_purses_the_seed_and_the_stacks_show_in_nothing_that_is_told(hand: int) -> None:
    one = secretive()
    one.army("orcs").hand = hand
    other = secretive()
    other.army("orcs").hand = hand
    other.state.coins[1:] = [0, 77]
    other.state.seed = "quite another"
    other.state.hidden.under.reverse()
    other.state.banners.unseen.reverse()
    other.state.badges.unseen.reverse()
    assert told(one) == told(other)


def test_09_what_is_my_own_does_show() -> None:
    one, other = secretive(), secretive()
    other.state.coins[0] = 0
    assert told(one) != told(other)


def test_10_a_refusal_does_not_depend_on_what_others_have() -> None:
    for purses in ([5, 0, 0], [5, 99, 99]):
        t = secretive()
        t.state.coins = purses
        assert Conquer(3) in legal(t.box, t.state)
    t.state.coins = [2, 99, 99]
    t.refuses(Conquer(3), "toll")


def test_11_in_thought_others_can_pay_and_what_they_pay_counts() -> None:
    t = secretive()
    seen = as_seen(t.box, t.state, 0)
    assert seen.coins == [5, PLENTY, PLENTY]
    after = replace(t.state, coins=[5, 0, 0])
    assert as_seen(t.box, after, 0) == seen
