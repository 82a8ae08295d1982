"""What a rival is expected to conquer next, and what it means for where tokens go."""

import copy

from engine import default_action
from engine.actions import Redeploy
from engine.orders.threats import Threat, conquerors
from engine.table import Game
from tests.dsl import Table, table


def threat(t: Table, more: dict[int, int] | None = None, seat: int = 1) -> Threat:
    """Return what the first army of a seat conquers, a race yet to be picked the likeliest."""
    picks = conquerors(Game(t.box, t.state), seat)[0]
    return max((pick.threat(more or {}) for pick in picks), key=lambda found: found.coins)


ROW = """
    turn A, round 4
    A: elves, hand 2
    B: {army}
    1 hill edge - 2         : elves
    2 {second} edge - 1 3   : elves
    3 hill edge - 2 4       : {army[0]}*{tokens}
    4 {last} edge - 3 5     :
    5 hill edge - 4         :
"""


def row(tokens: int, army: str = "ratmen", second: str = "hill", last: str = "hill") -> Table:
    text = ROW.replace("{army[0]}", army.split()[0])
    return table(text.format(army=army, tokens=tokens, second=second, last=last))


def test_it_takes_what_brings_most_for_its_tokens():
    assert threat(row(5)) == Threat(2.0, {4: 1.0, 5: 1.0})
    assert threat(row(3)) == Threat(1.0, {4: 1.0})


def test_it_counts_what_race_and_power_earn_with_a_region():
    assert threat(row(5, "humans", second="farmland")) == Threat(2.5, {2: 1.0, 4: 0.5})
    assert threat(row(4, "humans", second="farmland")) == Threat(2.0, {2: 1.0})
    assert threat(row(4, "orcs")) == Threat(2.0, {2: 1.0})  # They earn where somebody was.
    assert threat(row(3, "humans merchant")) == Threat(3.0, {4: 1.0})  # One for 3, which they hold.


def test_more_tokens_in_a_region_turn_it_elsewhere():
    t = row(4, "humans", second="farmland")
    assert 2 not in threat(t, {2: 1}).taken


def test_powers_lower_the_price_and_close_regions_stay_closed():
    assert threat(row(3, "ratmen commando")) == Threat(2.0, {4: 1.0, 5: 1.0})
    assert 4 not in threat(row(5, last="lake")).taken
    assert 4 in threat(row(5, "ratmen seafaring", last="lake")).taken


def test_what_a_final_attempt_may_bring_counts_as_likely_as_it_is():
    # One token is left for 5, which costs 2: half of the faces help.
    assert threat(row(4)).coins == 1.5
    assert threat(row(4)).taken[5] == 0.5


def test_what_nobody_holds_is_taken_from_where_it_can_be_reached():
    far = row(7)
    assert 1 not in threat(far, {2: 9}).taken  # 2 lies before it.


PICKING = """
    turn A, round 4
    A: elves, hand 2
    B: {coins}
    1 hill - 2           : elves
    2 farmland - 1 3     : elves
    3 hill - 2 4         : elves
    4 swamp edge - 3     :
"""


def picking(*column: tuple[str, ...], coins: str = "") -> Table:
    return table(PICKING.format(coins=coins), column=list(column))


def test_who_has_no_race_comes_from_the_edge_with_what_is_on_offer():
    # Seven tokens: two for 4, three for 3, and an even chance to take 2; each earns two coins.
    found = threat(picking(("wizards", "merchant")))
    assert found == Threat(5.0, {4: 1.0, 3: 1.0, 2: 0.5})


def test_a_combo_further_down_is_worth_what_it_costs_less():
    near, far = picking(("orcs", "hill")), picking(("trolls", "stout"), ("orcs", "hill"))
    prices = [
        max(p.threat({}).coins for p in conquerors(Game(t.box, t.state), 1)[0]) for t in (near, far)
    ]
    assert prices[0] - prices[1] == 1


def test_what_others_have_and_what_lies_hidden_changes_nothing():
    t = row(6)
    before = default_action(t.box, t.state)
    t.state.coins[1] = 40
    t.state.seed, t.state.draws = "another", 7
    t.state.banners.under.reverse()
    t.state.badges.under.reverse()
    assert default_action(t.box, t.state) == before


def test_looking_ahead_leaves_the_table_as_it_was():
    for t in (row(6, "ghouls pillaging"), picking(("orcs", "pillaging"), ("amazons", "heroic"))):
        was = copy.deepcopy(t.state)
        assert isinstance(default_action(t.box, t.state), Redeploy)
        assert t.state == was
