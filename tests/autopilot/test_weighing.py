"""The measures it decides by: dangers, turns to come, what a table is worth."""

from itertools import pairwise

import pytest

from engine.actions import Conquer
from engine.autopilot import forecast
from engine.autopilot.posting import posting
from engine.autopilot.thought import step
from engine.autopilot.worth import (
    HANDY,
    USUAL,
    Declines,
    declining,
    earnings,
    helpers,
    losses,
    spare,
    total_after,
    turns_left,
    worth,
)
from engine.orders.outlook import Outlook
from engine.table import Game
from tests.dsl import table
from tests.traits.underground import under

BORDER = """
    turn {turn}, round {round}
    A: humans {power}
    B: trolls
    1 farmland edge - 2   : humans
    2 farmland      - 1 3 : humans {marker}
    3 farmland      - 2 4 : humans
    4 mountain      - 3 5 : trolls*5 lair
    5 mountain      - 4   : trolls
    6 hill edge     - 4
"""


def game(turn="A", number=4, power="", marker=""):
    t = table(BORDER.format(turn=turn, round=number, power=power, marker=marker))
    return Game(t.box, t.state)


def test_the_nearer_the_attacker_the_greater_the_danger():
    g = game()
    risks = [Outlook(g, 0).risk(g, r) for r in (3, 2, 1)]
    assert risks == sorted(risks, reverse=True)
    assert risks[0] > risks[1] > risks[2] == 0


def test_tokens_lower_it_and_immunity_ends_it():
    g = game(marker="hero", power="heroic")
    outlook = Outlook(g, 0)
    before = outlook.risk(g, 3)
    assert outlook.risk(g, 2) == 0
    g.state.add_tokens(3, 1)
    assert 0 < outlook.risk(g, 3) < before


def test_peace_ends_the_danger_from_that_player():
    g = game(power="diplomat")
    assert Outlook(g, 0).risk(g, 3) > 0
    g.state.armies[0].memory["diplomat.ally"] = 1
    assert Outlook(g, 0).risk(g, 3) == 0


def test_only_regions_held_may_be_looked_at():
    g = game()
    looked = Outlook(g, 0, held_only=True)
    assert looked.danger[3] == Outlook(g, 0).danger[3] > 0
    assert looked.danger[6] == 0 < Outlook(g, 0).danger[6]


def test_a_posting_places_every_token_once():
    g = game()
    army = g.state.armies[0]
    for tokens in range(6):
        assert sum(n for _, n in posting(g, army, tokens, Outlook(g, 0))) == tokens


@pytest.mark.parametrize(("turn", "left"), [("A", (6, 7)), ("B", (6, 6))])
def test_turns_that_have_not_begun(turn, left):
    g = game(turn=turn)
    assert (turns_left(g, 0), turns_left(g, 1)) == left


def test_no_turn_brings_no_coin_and_each_brings_some():
    coins = [forecast.fresh(USUAL, turns, 2.0) for turns in range(9)]
    assert coins[0] == 0
    assert all(a < b for a, b in pairwise(coins))


def test_more_of_anything_is_worth_no_less():
    best = forecast.ahead(USUAL, 4, 4.0, 0.0, 14.0, 3.0, 0.0)
    assert forecast.ahead(USUAL, 4, 3.0, 0.0, 14.0, 3.0, 0.0) < best
    assert forecast.ahead(USUAL, 4, 4.0, 0.0, 7.0, 3.0, 0.0) < best
    assert forecast.ahead(USUAL, 4, 4.0, 0.0, 14.0, 2.0, 0.0) < best
    assert forecast.ahead(USUAL, 4, 4.0, 1.0, 14.0, 3.0, 0.0) > best
    assert forecast.ahead(USUAL, 4, 4.0, 0.0, 14.0, 3.0, 0.0, forecast.Decline(haunts=True)) > best


@pytest.mark.parametrize(
    ("power", "kept", "coins", "bonus"),
    [("fisher", 1, 1, 0), ("wise", 1, 1, 2), ("vanishing", 0, 2, 0)],
)
def test_what_a_decline_comes_to_is_tried_once(
    power: str, kept: float, coins: float, bonus: float
) -> None:
    t = under(f"""
        turn A
        A: ogres {power}
        B: spiderines
        1 mine edge - 2 : ogres*2
        2 mine - 3      : ogres
        3 mine edge     : spiderines*5
    """)
    g = Game(t.box, t.state)
    known: Declines = {}
    expected = forecast.Decline(kept, coins, bonus)
    assert declining(g, g.army(0), known) == expected
    g.clear(1)
    g.clear(2)
    assert declining(g, g.army(0), known) == expected
    assert declining(g, g.army(0), {}) == forecast.Decline()
    assert g.active(0) is g.army(0)


def test_finds_that_work_for_an_active_race_are_worth_more_than_they_score() -> None:
    picture = """
        turn A, round 9
        A: ogres
        A: (kraken)
        B: spiderines
        1 mine edge - 2 : ogres
        2 mine - 3      : kraken
        3 mine edge     : spiderines*5
    """

    def value(find: str, region: int) -> float:
        t = under(picture, {find: region})
        g = Game(t.box, t.state)
        return worth(g, 0, Outlook(g, 0), {})

    mine, declined, theirs = (value("flying_doormat", region) for region in (1, 2, 3))
    assert mine > declined > theirs
    assert mine - declined > HANDY / 2


def test_a_race_that_sells_its_regions_as_it_declines_does_so_at_the_latest_in_its_last_turn():
    sold = forecast.Decline(kept=0.0, coins=2.0)
    last = forecast.ahead(USUAL, 1, 11.0, 0.0, 11.0, 0.0, 0.0, sold)
    assert last == pytest.approx(2 * 11 * (1 - USUAL.lost))
    assert last > forecast.ahead(USUAL, 1, 11.0, 0.0, 11.0, 0.0, 0.0)
    kept = forecast.Decline(kept=1.0, coins=2.0)
    assert forecast.ahead(USUAL, 3, 11.0, 0.0, 11.0, 0.0, 0.0, sold) < forecast.ahead(
        USUAL, 3, 11.0, 0.0, 11.0, 0.0, 0.0, kept
    )


def test_declining_is_part_of_what_a_spent_race_is_worth():
    """Two regions, nothing to spare: better than keeping them for eight turns."""
    assert forecast.ahead(USUAL, 8, 2.0, 0.0, 2.0, 0.0, 0.0) > 8 * 2


def test_helpers_make_a_race_spread_faster_but_no_further_than_its_tokens_go() -> None:
    none, some = (forecast.expand(USUAL, 4.0, 10.0, helpers) for helpers in (0.0, 5.0))
    assert none[0] < some[0] < 10.0
    assert some[1] == none[1]
    assert forecast.expand(USUAL, 4.0, 4.0, 7.0) == forecast.expand(USUAL, 4.0, 4.0)
    assert forecast.expand(USUAL, 4.0, 6.0, 99.0)[0] == pytest.approx(6.0 - 4.0 * USUAL.lost)


def test_what_is_set_aside_and_pieces_like_tokens_help_and_are_no_spare_tokens() -> None:
    t = under("""
        turn A
        A: iron_dwarves, hand 2
        B: ogres
        1 mine edge : iron_dwarves*2
        2 mine edge : ogres
    """)
    army = t.army("iron_dwarves")
    army.extra, army.aside = {"silver_hammer": 3}, 4
    g = Game(t.box, t.state)
    assert (spare(g, army), helpers(army)) == (g.to_spare(army) + army.hand, 7)


def test_coins_that_come_once_are_not_expected_again():
    t = table("""
        turn A
        A: orcs wealthy
        B: (elves)
        1 farmland edge : orcs*5
        2 farmland      : elves
        3 hill edge     : elves
    """)
    t.state.armies[0].since = t.state.turn.round
    g = step(Game(t.box, t.state), Conquer(2))
    assert earnings(g, 0).now == 2 + 1 + 7
    assert 0 < earnings(g, 0).lasting < 1


def test_after_the_last_turn_only_coins_count():
    t = table("""
        turn B, round 10
        A: elves, coins 9
        B: ratmen, coins 4
        1 farmland edge : ratmen*5
        2 farmland      : elves
        3 hill edge     : elves
    """)
    g = Game(t.box, t.state)
    assert worth(g, 1, Outlook(g, 1), {}) == 4 + 1 - 9
    assert worth(step(g, Conquer(2)), 1, Outlook(g, 1), {}) == 4 + 2 - 9


@pytest.mark.parametrize(("race", "coins"), [("ogres", 1), ("kraken", 2)])
def test_a_river_that_will_be_left_again_earns_nothing_and_is_nothing_to_lose(
    race: str, coins: int
) -> None:
    t = under(f"""
        turn A
        A: {race}, hand 2
        B: spiderines
        1 mine edge    : {race}
        2 river - 1    :
        3 mine - 1 2 4 :
        4 mine edge    : spiderines*5
    """).conquer(2)
    g = Game(t.box, t.state)
    assert earnings(g, 0).now == coins
    outlook = Outlook(g, 0)
    risks = [outlook.risk(g, region) for region in range(1, coins + 1)]
    assert losses(g, g.army(0), outlook) == total_after(risks, g.army(0).hand)
