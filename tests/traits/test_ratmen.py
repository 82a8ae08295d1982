"""Ratmen: nothing but numbers (B-36)."""

import pytest

from engine import Target, targets
from engine.actions import Abandon, Conquer, Done, GoInDecline
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_36_ratmen_come_with_eight_tokens_and_those_of_the_badge() -> None:
    t = table(
        "turn A \n 1 farmland edge : \n 2 hill :",
        column=[("ratmen", "hill")],
    ).pick(0)
    assert t.army("ratmen").hand == 8 + 4
    assert t.state.tray["ratmen"] == 13 - 12
    assert [(e.race, e.power, e.amount) for e in t.happened("picked")] == [("ratmen", "hill", 12)]


@pytest.mark.case("positive")
def test_B_36_a_turn_of_ratmen_earns_a_coin_per_region() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        B: orcs
        1 farmland magic mine edge : tribe
        2 hill                     : orcs*2
        3 swamp cavern             :
    """)
    t.conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_36_ratmen_have_no_discount_anywhere() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        1 mountain edge      : ratmen
        2 farmland - 1       :
        3 hill cavern - 1    : tribe
        4 mountain - 1       :
        5 swamp - 1          :
        6 lake - 5           :
        7 forest magic - 1   :
    """)
    assert t.targets() == {2: 2, 3: 3, 4: 3, 5: 2, 7: 2}
    assert t.price(4) == {"base": 2, "mountain": 1}
    assert t.price(5) == {"base": 2}


@pytest.mark.case("negative")
def test_B_36_ratmen_gain_no_tokens_lose_one_and_set_none_aside() -> None:
    t = table("""
        turn A
        A: ratmen, hand 6
        B: elves
        1 farmland edge : tribe
        2 hill          : tribe
        3 swamp edge    : elves
    """)
    t.conquer(1, 2).done()
    assert t.army("ratmen").hand == 4
    assert (t.happened("gained"), t.happened("aside")) == ([], [])
    t.put((1, 2), (2, 2)).done()
    t.settled()


@pytest.mark.case("negative")
def test_B_36_ratmen_leave_no_marker_behind() -> None:
    t = table("turn A \n A: ratmen, hand 5 \n 1 farmland edge : \n 2 hill : ")
    t.conquer(1, 2)
    assert (t[1], t[2]) == ("ratmen*2", "ratmen*2")
    assert t.happened("placed") == []


@pytest.mark.case("boundary")
@pytest.mark.parametrize(
    ("hand", "target"),
    [
        (1, {}),
        (2, {2: Target(5, roll=True, short=3)}),
        (4, {2: Target(5, roll=True, short=1)}),
        (5, {2: Target(5, roll=False)}),
    ],
)
def test_B_08_one_to_three_short_needs_the_die_and_four_short_is_too_many(
    hand: int, target: dict[int, Target]
) -> None:
    t = table(f"""
        turn A
        A: ratmen, hand {hand}
        1 farmland edge : ratmen
        2 mountain      : tribe*2
    """)
    assert targets(t.box, t.state) == target


@pytest.mark.case("boundary")
def test_B_08_four_short_is_refused_with_and_without_the_die() -> None:
    t = table("""
        turn A
        A: ratmen, hand 1
        1 farmland edge : ratmen
        2 mountain      : tribe*2
    """)
    t.refuses(Conquer(2, roll=True), "die_too_weak")
    t.refuses(Conquer(2), "too_few_tokens")


@pytest.mark.case("boundary")
def test_B_26_after_a_final_die_that_succeeds_all_tokens_in_hand_go_in() -> None:
    t = table("""
        turn A, die 3
        A: ratmen, hand 4
        1 farmland edge : ratmen
        2 mountain      : tribe*2
    """)
    t.roll(2)
    assert [(e.region, e.amount) for e in t.happened("conquered")] == [(2, 4)]
    assert (t.step, t.army("ratmen").hand) == ("redeploy", 3)
    t.refuses(Done(), "tokens_left")
    t.put((1, 2), (2, 1)).done()
    assert (t[1], t[2]) == ("ratmen*3", "ratmen*2 mountain")
    t.settled()


@pytest.mark.case("boundary")
def test_B_74_thirteen_ratmen_are_all_there_are() -> None:
    t = table("turn A \n A: ratmen, hand 13 \n 1 farmland edge : \n 2 hill : ")
    assert t.state.tray["ratmen"] == 0


@pytest.mark.case("decline")
def test_B_03_declined_ratmen_earn_a_coin_per_region() -> None:
    t = table("""
        turn A
        A: ratmen
        B: orcs
        1 farmland edge : ratmen*7
        2 hill          : ratmen
        3 swamp edge    : orcs*2
    """)
    assert t.legal(GoInDecline) == [GoInDecline()]
    t.declines()
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    assert t.state.tray["ratmen"] == 13 - 2
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_17_declined_ratmen_neither_move_nor_leave() -> None:
    t = table("""
        turn A
        A: (ratmen)
        A: orcs
        1 farmland edge : (ratmen)
        2 hill          : orcs
    """)
    assert t.legal() == [GoInDecline(), Abandon(2), Done()]
    t.refuses(Abandon(1), "not_yours")


@pytest.mark.case("decline")
def test_B_26_a_declined_rat_dies_when_its_region_is_taken() -> None:
    t = table("""
        turn B
        A: (ratmen)
        B: orcs, hand 3
        1 farmland edge : (ratmen)
        2 hill          : (ratmen)
    """)
    assert t.price(1) == {"base": 2, "defenders": 1}
    t.conquer(1)
    assert t.state.tray["ratmen"] == 13 - 1
    assert t.army("ratmen").driven == 0


@pytest.mark.case("decline")
def test_B_26_declined_tokens_all_die_however_many_stand_together() -> None:
    t = table("""
        turn B
        A: (ratmen)
        B: orcs, hand 5
        1 farmland edge : (ratmen)*3
        2 hill          : (ratmen)
    """)
    assert t.price(1) == {"base": 2, "defenders": 3}
    t.conquer(1)
    assert t.state.tray["ratmen"] == 13 - 1
    assert t.army("ratmen").driven == 0
    t.end_turn()
    assert t[2] == "(ratmen)*1"
    t.settled()


@pytest.mark.case("decline")
def test_B_16_ratmen_without_a_token_may_pass_or_decline_and_a_decline_scores_nothing() -> None:
    t = table(
        """
        turn A
        A: (orcs)
        A: ratmen
        1 farmland edge : (orcs)
        2 hill          : (orcs)
        """,
        column=[],
        banners=["elves"],
        badges=["hill", "swamp"],
    )
    assert t.legal() == [GoInDecline(), Done()]
    t.declines()
    assert t.races() == []
    assert [c.race for c in t.state.column] == ["orcs", "ratmen"]
    assert t.earned("A") == {}
    t.settled()


@pytest.mark.case("combined", "commando")
def test_B_07_only_the_badge_gives_ratmen_a_discount() -> None:
    t = table("turn A \n A: ratmen commando, hand 3 \n 1 hill edge : tribe \n 2 hill : ")
    assert t.price(1) == {"base": 2, "defenders": 1, "commando": -1}


@pytest.mark.case("combined", "merchant")
def test_B_49_only_the_badge_gives_ratmen_a_bonus() -> None:
    t = table("turn A \n A: ratmen merchant, hand 4 \n 1 hill edge : \n 2 hill : ")
    t.conquer(1, 2).end_turn()
    assert t.earned("A") == {"regions": 2, "merchant": 2}
    t.settled()


@pytest.mark.case("combined", "flying")
def test_B_44_only_the_badge_lets_ratmen_fly() -> None:
    board = "1 hill edge : ratmen \n 2 hill : \n 3 hill :"
    assert table(f"turn A \n A: ratmen flying, hand 4 \n {board}").targets() == {2: 2, 3: 2}
    assert table(f"turn A \n A: ratmen, hand 4 \n {board}").targets() == {2: 2}
