"""Amazons: four more tokens while conquering (B-30)."""

import pytest

from engine import Loan, loan, tokens_on_board
from engine.actions import Abandon, Answer
from tests.dsl import Table, table

THREE = """
    1 farmland edge :
    2 farmland      :
    3 farmland      :
    4 farmland      :
"""


@pytest.mark.case("positive")
def test_B_30_amazons_start_with_four_more_tokens_than_banner_and_badge_say() -> None:
    t = table(f"turn A {THREE}", column=[("amazons", "merchant")]).pick(0)
    assert t.army("amazons").hand == 6 + 2 + 4
    assert t.state.tray["amazons"] == 15 - 12
    assert [(e.amount, e.why) for e in t.happened("gained")] == [(4, "amazons")]


@pytest.mark.case("positive")
def test_B_30_four_tokens_are_set_aside_at_redeployment_and_count_nowhere() -> None:
    t = table(f"turn A \n A: amazons, hand 10 {THREE}").conquer(1, 2, 3).done()
    amazons = t.army("amazons")
    assert t.step == "redeploy"
    assert (amazons.hand, amazons.aside) == (3, 4)
    assert (t[1], t[2], t[3]) == ("amazons*1", "amazons*1", "amazons*1")
    t.put((2, 3)).done()
    assert (t[1], t[2], t[3]) == ("amazons*1", "amazons*4", "amazons*1")
    assert t.earned("A") == {"regions": 3}
    assert tokens_on_board(t.box, t.state, 0) == 6
    t.settled()


@pytest.mark.case("positive")
def test_B_30_the_four_come_back_in_hand_when_the_race_readies() -> None:
    t = table("""
        turn A
        A: amazons, aside 4
        1 farmland edge : amazons*3
        2 farmland      : amazons
        3 swamp         : tribe*3
    """)
    amazons = t.army("amazons")
    assert (amazons.hand, amazons.aside) == (2 + 4, 0)
    assert t.price(3) == {"base": 2, "defenders": 3}
    t.conquer(3).done()
    assert t.step == "redeploy"
    assert (t.army("amazons").hand, t.army("amazons").aside) == (1, 4)
    t.end_turn()
    assert (t.army("amazons").hand, t.army("amazons").aside) == (0, 4)
    t.settled()


@pytest.mark.case("positive")
def test_B_30_wiped_out_amazons_re_enter_with_the_four() -> None:
    t = table("""
        turn A
        A: amazons, aside 4
        1 farmland edge :
        2 farmland      : tribe
        3 hill edge     : tribe*2
    """)
    assert t.army("amazons").hand == 4
    assert t.targets() == {1: 2, 3: 4}
    t.conquer(1)
    assert t.targets() == {}
    assert t.die_targets() == [2]
    t.done()
    assert t[1] == ""
    assert (t.army("amazons").hand, t.army("amazons").aside) == (0, 4)
    assert t.earned("A") == {}
    t.settled()


@pytest.mark.case("negative")
def test_B_30_no_other_race_sets_tokens_aside() -> None:
    t = table(f"turn A \n A: ratmen, hand 10 {THREE}").conquer(1, 2, 3).done()
    ratmen = t.army("ratmen")
    assert (ratmen.hand, ratmen.aside) == (7, 0)
    assert t.happened("aside") == []


@pytest.mark.case("negative")
def test_B_30_tokens_set_aside_do_not_defend() -> None:
    t = table("""
        turn B
        A: amazons, aside 4
        B: orcs, hand 3
        1 farmland edge : amazons
        2 farmland edge : amazons
    """)
    assert t.price(1) == {"base": 2, "defenders": 1}
    t.conquer(1)
    assert t[1] == "orcs*3"
    assert (t.army("amazons").driven, t.army("amazons").aside) == (0, 4)


@pytest.mark.case("negative")
def test_B_30_just_as_many_regions_as_are_short_may_be_given_up() -> None:
    t = _two_short()
    t.refuses(Answer((1, 2, 3)), "too_many")
    t.refuses(Answer(()), "too_few")
    t.refuses(Answer((4,)), "not_an_option")
    t.refuses(Abandon(1), "answer_first")


@pytest.mark.case("boundary")
def test_B_30_with_exactly_four_to_spare_no_region_is_given_up() -> None:
    t = table(f"turn A \n A: amazons, hand 7 {THREE}").conquer(1, 2, 3).done()
    assert (t[1], t[2], t[3]) == ("amazons*1", "amazons*1", "amazons*1")
    assert t.army("amazons").aside == 4
    assert t.earned("A") == {"regions": 3}
    assert t.happened("given_up") == []
    t.settled()


@pytest.mark.case("boundary")
def test_B_30_one_short_costs_one_region_of_the_owners_choice() -> None:
    t = table(f"turn A \n A: amazons, hand 6 {THREE}").conquer(1, 2, 3).done()
    assert (t.step, t.question()) == ("redeploy", "amazons.short")
    assert t.options() == [1, 2, 3]
    t.answer(2)
    assert (t[1], t[2], t[3]) == ("amazons*1", "", "amazons*1")
    assert t.army("amazons").aside == 4
    assert t.earned("A") == {"regions": 2}
    assert [e.region for e in t.happened("given_up")] == [2]
    t.settled()


@pytest.mark.case("boundary")
def test_B_30_with_none_to_spare_four_regions_go_by_default_the_most_easily_taken() -> None:
    t = table("""
        turn A
        A: amazons
        1 farmland edge : amazons
        2 farmland      : amazons
        3 mountain      : amazons
        4 farmland      : amazons
        5 hill edge     : amazons
    """).done()
    assert (t.question(), t.options()) == ("amazons.short", [1, 2, 3, 4, 5])
    t.end_turn()
    assert [e.region for e in t.happened("given_up")] == [1, 2, 4, 5]
    assert (t[3], t.army("amazons").aside) == ("amazons*1 mountain", 4)
    t.settled()


def _two_short() -> Table:
    """Five tokens in three regions: four of them must be set aside."""
    t = table("""
        turn A
        A: amazons, hand 4
        1 farmland edge : amazons
        2 farmland      :
        3 farmland      :
        4 farmland      :
    """).conquer(2, 3)
    return t.done()


@pytest.mark.case("boundary")
def test_B_30_two_short_cost_two_regions() -> None:
    t = _two_short()
    assert (t.question(), t.options()) == ("amazons.short", [1, 2, 3])
    t.answer(1, 2)
    assert (t[1], t[2], t[3]) == ("", "", "amazons*1")
    assert t.army("amazons").aside == 4
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_30_four_tokens_and_no_more_leave_no_region() -> None:
    t = table(f"turn A \n A: amazons, hand 4 {THREE}").conquer(1, 2).done()
    assert (t[1], t[2]) == ("", "")
    assert (t.army("amazons").hand, t.army("amazons").aside) == (0, 4)
    assert t.earned("A") == {}
    assert t.races() == ["amazons"]
    t.settled()


@pytest.mark.case("boundary")
def test_B_30_when_fewer_than_four_are_left_all_are_set_aside() -> None:
    t = table(f"turn A \n A: amazons, hand 3 {THREE}").conquer(1).done()
    assert t[1] == ""
    assert (t.army("amazons").hand, t.army("amazons").aside) == (0, 3)
    t.settled()


@pytest.mark.case("boundary")
def test_B_30_amazons_without_a_region_keep_in_hand_what_is_beyond_four() -> None:
    t = table(f"turn A \n A: amazons, hand 5 {THREE}").done()
    assert (t.army("amazons").hand, t.army("amazons").aside) == (1, 4)
    t.settled()


@pytest.mark.case("boundary")
def test_B_20_the_four_break_no_tie_in_the_last_round() -> None:
    t = table(
        """
        turn B, round 2
        A: elves, coins 5
        B: amazons, aside 4, coins 4
        1 farmland edge : elves*3
        2 farmland      : amazons*2
        """,
        rounds=2,
    )
    t.end_turn()
    assert t.step == "over"
    assert t.state.coins == [5, 5]
    assert (tokens_on_board(t.box, t.state, 0), tokens_on_board(t.box, t.state, 1)) == (3, 2)
    assert t.ranking() == ((0,), (1,))
    t.settled()


@pytest.mark.case("decline")
def test_B_30_in_decline_the_four_go_to_the_tray() -> None:
    t = table("""
        turn A
        A: amazons, aside 4
        1 farmland edge : amazons*3
        2 farmland      : amazons
    """)
    assert t.state.tray["amazons"] == 15 - 8
    t.declines()
    assert (t[1], t[2]) == ("(amazons)*1", "(amazons)*1")
    assert (t.army("amazons").hand, t.army("amazons").aside) == (0, 0)
    assert t.state.tray["amazons"] == 15 - 2
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_67_amazons_off_the_board_are_gone_when_they_decline_though_four_wait_aside() -> None:
    t = table(
        """
        turn A
        A: amazons, aside 4
        1 farmland edge :
        2 farmland      :
        """,
        column=[],
        badges=["hill", "swamp"],
        banners=["elves"],
    ).declines()
    assert t.races() == []
    assert t.state.tray["amazons"] == 15
    assert t.earned("A") == {}
    assert [c.race for c in t.state.column] == ["amazons"]
    t.settled()


@pytest.mark.case("combined", "fortified")
def test_B_56_a_region_given_up_loses_its_fortress() -> None:
    t = table("""
        turn A
        A: amazons fortified, hand 3
        1 farmland edge : amazons fortress
        2 farmland      :
    """)
    t.conquer(2).done()  # four tokens in all: everything is set aside
    assert (t[1], t[2]) == ("", "")
    assert t.earned("A") == {}
    assert [e.why for e in t.happened("taken_off")] == ["fortress"]
    t.settled()


@pytest.mark.case("combined", "stout")
def test_B_48_stout_amazons_decline_after_scoring_and_lose_the_four() -> None:
    t = table(f"turn A \n A: amazons stout, hand 8 {THREE}").conquer(1, 2).done()
    assert t.army("amazons").aside == 4
    t.put((1, 2)).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert (t[1], t[2]) == ("(amazons)*1", "(amazons)*1")
    assert t.state.tray["amazons"] == 15 - 2
    assert t.coins("A") == 5 + 2
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_70_amazons_wiped_out_by_own_ghouls_re_enter_the_same_turn_with_the_four() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: amazons, aside 4
        1 farmland edge : (ghouls)*5
        2 farmland      : amazons*2
        3 hill edge     :
    """)
    t.conquer(2)
    assert (t[2], t.army("amazons").driven) == ("(ghouls)*4", 1)
    t.done().put((1, 3)).done()
    assert t.step == "conquer"
    assert (t.army("amazons").hand, t.army("amazons").driven) == (4, 1)
    assert t.targets() == {3: 2}
    t.conquer(3).done()
    # Three in hand and one from the region are the four; the one driven out is no help.
    assert t[3] == ""
    assert (t.army("amazons").hand, t.army("amazons").aside) == (1, 4)
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_52_when_own_declined_ghouls_redeploy_the_amazons_set_nothing_aside() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: amazons, aside 4
        B: elves
        1 farmland edge : (ghouls)*3
        2 hill          : (ghouls)*2
        3 swamp         : amazons*2
        4 forest edge   : amazons*2
        5 hill edge     : elves
    """)
    t.done()
    assert (t.step, t.state.questions) == ("redeploy", [])
    assert (t.army("amazons").hand, t.army("amazons").aside) == (0, 4)
    t.put((1, 2), (2, 1)).done()
    assert (t.step, t.army("amazons").hand, t.army("amazons").aside) == ("conquer", 6, 0)
    t.done().put((3, 1), (4, 1)).done()
    assert (t[3], t[4], t.army("amazons").aside) == ("amazons*2", "amazons*2", 4)
    t.settled()


@pytest.mark.case("combined", "heroic")
def test_B_30_the_owner_may_give_up_a_region_with_a_hero() -> None:
    t = table("""
        turn A
        A: amazons heroic, hand 5
        1 farmland edge : amazons hero
        2 farmland      :
        3 farmland      :
    """)
    t.conquer(2, 3).done()
    assert t.question() == "amazons.short"
    t.answer(1)
    assert (t[1], t[2], t[3]) == ("", "amazons*1 hero", "amazons*1 hero")
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("hand", "gives_up"), [(7, (0, 0, 0)), (6, (0, 0, 1)), (5, (0, 1))])
def test_B_30_what_will_be_given_up_is_known_before_each_conquest(
    hand: int, gives_up: tuple[int, ...]
) -> None:
    t = table(f"turn A \n A: amazons, hand {hand} {THREE}")
    for region, given in enumerate(gives_up, 1):
        assert loan(t.box, t.state).next == given
        t.conquer(region)
        assert loan(t.box, t.state)[:2] == (min(4, hand), given)
    t.done()
    assert sum(q.up_to for q in t.state.questions) == gives_up[-1]


@pytest.mark.case("negative")
def test_B_30_nothing_is_on_loan_but_while_amazons_conquer() -> None:
    t = table(f"turn A \n A: ratmen, hand 10 {THREE}")
    assert loan(t.box, t.state) == Loan(0, 0, 0)
    t = table(f"turn A \n A: amazons, hand 10 {THREE}").conquer(1, 2).done()
    assert t.step == "redeploy"
    assert loan(t.box, t.state) == Loan(0, 0, 0)
