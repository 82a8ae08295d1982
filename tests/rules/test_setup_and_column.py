"""Before the first turn, and the column of combos (B-14, B-19, B-24, B-62, B-64, B-65)."""

import pytest

from engine import new_game, plain_box
from engine.actions import Conquer, Done, GoInDecline, Pick
from tests.dsl import Table, table

COLUMN = [
    ("humans", "merchant"),
    ("orcs", "hill"),
    ("elves", "swamp", 2),
    ("trolls", "forest"),
    ("giants", "stout"),
    ("wizards", "mounted"),
]


def market(coins: int = 5, column: list[tuple[str, ...]] = COLUMN, **more: object) -> Table:
    """A has to pick."""
    stacks = {"banners": ["ratmen", "tritons"], "badges": ["flying", "wealthy"]} | more
    text = f"""
        turn A
        A: , coins {coins}
        B: amazons alchemist
        1 farmland edge
        2 farmland edge : amazons
        3 hill edge     : amazons
    """
    return table(text, column=column, **stacks)


def combos(t: Table) -> list[tuple[str, str, int]]:
    return [(c.race, c.power, c.coins) for c in t.state.column]


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_B_62_a_new_table_is_set_up_for_its_number_of_players(players: int, rounds: int) -> None:
    box = plain_box("base", players)
    state = new_game(box, "any")
    assert box.rounds == rounds
    assert state.coins == [5] * players
    assert (len(state.column), len(state.banners), len(state.badges)) == (6, 8, 14)
    assert sorted(box.die) == [0, 0, 0, 1, 2, 3]
    assert (state.turn.round, state.turn.player, state.turn.step) == (1, 0, "pick")
    assert state.armies == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_B_62_lost_tribes_and_mountains_lie_where_they_are_printed(players: int) -> None:
    box = plain_box("base", players)
    state = new_game(box, "any")
    for spec in box.regions.values():
        here = state.regions[spec.id]
        assert (here.army, here.tokens, here.natives) == (None, 0, spec.natives)
        assert here.markers == ({"mountain": 1} if spec.terrain == "mountain" else {})
    assert 0 < sum(r.natives for r in state.regions.values()) <= 18


def test_B_62_play_goes_clockwise_and_everyone_plays_the_last_round() -> None:
    """R-01 besides: a round is a turn of everybody."""
    t = table(
        """
        turn A, round 1
        A: orcs
        B: elves
        C: trolls
        1 farmland edge : orcs
        2 farmland edge : elves
        3 farmland edge : trolls
        """,
        rounds=2,
    )
    seen = []
    while t.step != "over":
        seen.append((t.state.turn.round, t.player))
        t.end_turn()
    assert seen == [(1, "A"), (1, "B"), (1, "C"), (2, "A"), (2, "B"), (2, "C")]
    assert t.legal() == []


def test_B_14_the_top_combo_is_free() -> None:
    t = market(coins=0)
    assert t.legal() == [Pick(0)]
    t.pick(0)
    assert t.coins("A") == 0
    assert t.army("humans").power == "merchant"
    assert t.happened("coins") == []


def test_B_14_a_coin_is_paid_on_each_combo_above() -> None:
    t = market(coins=5).pick(3)
    assert t.coins("A") == 2
    assert combos(t)[:3] == [("humans", "merchant", 1), ("orcs", "hill", 1), ("elves", "swamp", 3)]
    assert [(e.amount, e.why) for e in t.happened("coins")] == [(-3, "column")]


def test_B_14_coins_on_the_combo_do_not_help_to_pay_for_it() -> None:
    t = market(coins=1)
    assert t.legal() == [Pick(0), Pick(1)]
    t.refuses(Pick(2), "too_poor")


def test_B_14_exactly_enough_coins_are_enough() -> None:
    t = market(coins=2)
    assert t.legal() == [Pick(0), Pick(1), Pick(2)]
    t.pick(2)
    assert t.coins("A") == 2


def test_B_64_coins_on_a_combo_go_to_who_picks_it_after_paying() -> None:
    t = market(coins=2).pick(2)
    assert [(e.amount, e.why) for e in t.happened("coins")] == [(-2, "column"), (2, "column")]


def test_B_64_combos_below_move_up_with_their_coins_and_a_new_one_comes() -> None:
    t = market().pick(1)
    assert combos(t) == [
        ("humans", "merchant", 1),
        ("elves", "swamp", 2),
        ("trolls", "forest", 0),
        ("giants", "stout", 0),
        ("wizards", "mounted", 0),
        ("ratmen", "flying", 0),
    ]
    (offered,) = t.happened("offered")
    assert (offered.race, offered.power, offered.amount) == ("ratmen", "flying", 5)


def test_B_64_without_banners_nothing_is_replaced() -> None:
    t = market(banners=[]).pick(0)
    assert len(combos(t)) == 5
    assert t.happened("offered") == []
    assert t.state.badges.under == ["flying", "wealthy"]


def test_B_14_a_place_beyond_the_column_is_refused() -> None:
    t = market(column=COLUMN[:2], banners=[])
    assert t.legal() == [Pick(0), Pick(1)]
    t.refuses(Pick(2), "no_such_combo")
    t.refuses(Pick(-1), "no_such_combo")


def test_B_24_a_combo_brings_the_tokens_of_banner_and_badge_and_no_more() -> None:
    t = market().pick(0)
    assert t.army("humans").hand == 5 + 2
    assert t.state.tray["humans"] == 10 - 7


def test_B_24_a_race_that_came_back_may_be_picked_again_by_anyone() -> None:
    t = table(
        """
        turn A
        A: ratmen, hand 3
        B: (orcs)
        1 farmland edge : orcs
        2 hill edge     : ratmen
        """,
        column=[COLUMN[0]],
        banners=[],
        badges=["hill"],
    )
    t.conquer(1)
    assert t.races() == ["ratmen"]
    t.end_turn()
    t.pick(1)
    assert t.army("orcs").player == 1
    assert t.army("orcs").hand == 5 + 4


def test_B_65_who_has_no_active_race_must_pick() -> None:
    t = market(coins=9)
    assert t.legal() == [Pick(i) for i in range(6)]
    for action in (Done(), GoInDecline(), Conquer(1)):
        t.refuses(action, "wrong_step")


def test_B_65_with_all_races_held_four_combos_are_left_to_who_must_pick() -> None:
    t = table(
        """
        turn E
        A: ratmen
        A: (amazons)
        A: (skeletons) spirit
        B: orcs
        B: (dwarves)
        C: humans
        C: (tritons)
        D: elves
        D: (giants)
        E: (trolls)
        1 farmland edge : ratmen
        2 farmland : amazons
        3 farmland : skeletons
        4 farmland : orcs
        5 farmland : dwarves
        6 farmland : humans
        7 farmland : tritons
        8 farmland : elves
        9 farmland : giants
        10 farmland : trolls
        """
    )
    assert len(t.state.column) == 4
    assert len(t.state.banners) == 0
    assert t.legal() == [Pick(0), Pick(1), Pick(2), Pick(3)]
    t.pick(0)
    assert len(t.state.column) == 3


def declined_orcs(power: str = "", **more: object) -> Table:
    """A can wipe out the declined orcs of B."""
    return table(
        f"""
        turn A
        A: ratmen, hand 3
        B: (orcs) {power}
        1 farmland edge : orcs
        2 hill edge     : ratmen
        """,
        **more,
    )


def test_B_19_a_banner_goes_under_the_stack_when_the_column_is_full() -> None:
    column = [("amazons", "hill") if c[0] == "orcs" else c for c in COLUMN]
    t = declined_orcs(column=column, banners=["tritons"], badges=["flying"])
    t.conquer(1)
    assert t.races() == ["ratmen"]
    assert len(t.state.column) == 6
    assert t.state.banners.under == ["tritons", "orcs"]
    assert [e.race for e in t.happened("removed")] == ["orcs"]


def test_B_19_a_banner_goes_to_the_lowest_empty_slot_with_the_next_badge() -> None:
    t = declined_orcs(column=[COLUMN[0]], banners=[], badges=["flying", "wealthy"])
    t.conquer(1)  # in the middle of the turn
    assert combos(t) == [("humans", "merchant", 0), ("orcs", "flying", 0)]
    assert t.state.badges.under == ["wealthy"]
    assert t.step == "conquer"


def test_B_19_banners_under_the_stack_come_after_all_others_in_the_order_they_came_back() -> None:
    t = table(
        """
        turn A
        D: , coins 5
        1 farmland edge
        2 hill edge
        """,
        column=COLUMN,
        banners=["dwarves", "amazons"],
        badges=["flying", "wealthy", "heroic", "berserk"],
    )
    t.state.banners.unseen = ["ratmen", "tritons"]
    revealed = []
    for _ in "ABCD":
        revealed.append(combos(t.pick(0))[-1][0])
        t.end_turn()
    assert (set(revealed[:2]), revealed[2:]) == ({"ratmen", "tritons"}, ["dwarves", "amazons"])


def test_B_19_a_badge_is_discarded_when_its_race_declines() -> None:
    t = table("""
        turn A
        A: ratmen merchant
        B: orcs
        1 farmland edge : ratmen
        2 hill edge     : orcs
    """)
    t.declines()
    assert t.army("ratmen").power is None
    assert t.state.discards == ["merchant"]


@pytest.mark.parametrize("badge", ["spirit", "seafaring", "fortified"])
def test_B_19_a_badge_that_works_in_decline_stays_with_its_race(badge: str) -> None:
    t = table(f"""
        turn A
        A: ratmen {badge}
        B: orcs
        1 farmland edge : ratmen
        2 hill edge     : orcs
    """)
    t.declines()
    assert t.army("ratmen").power == badge
    assert t.state.discards == []


@pytest.mark.parametrize("badge", ["spirit", "seafaring", "fortified"])
def test_B_19_such_a_badge_is_discarded_when_its_race_leaves(badge: str) -> None:
    t = declined_orcs(badge, column=[COLUMN[0]], banners=[], badges=["flying"])
    t.conquer(1)
    assert t.state.discards == [badge]
    assert combos(t)[-1] == ("orcs", "flying", 0)


def test_B_19_discarded_badges_make_a_new_stack_when_it_runs_out() -> None:
    t = market(badges=[], discards=["commando", "berserk", "heroic"])
    t.pick(0)
    assert t.state.discards == []
    assert combos(t)[-1][0] == "ratmen"
    drawn = combos(t)[-1][1]
    assert sorted([drawn, *t.state.badges.unseen]) == ["berserk", "commando", "heroic"]


def test_B_19_discarded_badges_are_shuffled() -> None:
    badges = ["commando", "berserk", "heroic"]
    tables = (market(badges=[], discards=badges, seed=str(i)).pick(0) for i in range(30))
    assert {combos(t)[-1][1] for t in tables} == set(badges)
