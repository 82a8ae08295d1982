"""Reborn: declined regions come back (UE-27, U-38)."""

import pytest

from engine import suggestion
from engine.actions import PlayOn
from tests.traits.underground import under

BOARD = """
    1 mine edge : {one}
    2 mine      : {two}
    3 mine      : {three}
    4 mine edge : {four}
"""


def reborn(one: str, two: str, three: str, four: str, armies: str = "", **more):
    there = BOARD.format(one=one, two=two, three=three, four=four)
    return under(f"turn A \n A: (kraken) reborn \n {armies} \n B: spiderines \n {there}", **more)


@pytest.mark.case("positive")
@pytest.mark.case("decline")
def test_U_38_up_to_two_declined_regions_change_to_the_active_race_each_turn() -> None:
    t = reborn("(kraken)", "(kraken)", "(kraken)", "lizardmen", "A: lizardmen").play(PlayOn())
    assert (t.question(), t.options()) == ("reborn.back", [1, 2, 3])
    t.answer(2, 3)
    assert (t[1], t[2], t[3]) == ("(kraken)*1", "lizardmen*1", "lizardmen*1")
    assert (t.state.tray["kraken"], t.state.tray["lizardmen"]) == (10 - 1, 12 - 3)
    t.end_turn()
    assert t.earned("A") == {"regions": 4}
    t.settled()


@pytest.mark.case("positive")
def test_U_38_right_after_a_pick_it_is_the_way_onto_the_board() -> None:
    there = ("(kraken)", "(kraken)", "spiderines", "spiderines")
    t = reborn(*there, column=[("lizardmen", "mystic")]).pick(0)
    assert t.question() == "reborn.back"
    t.answer(2).answer()
    assert t[2] == "lizardmen*1"
    assert t.targets() == {1: 3, 3: 3}


@pytest.mark.case("negative")
def test_C_11_not_on_a_turn_spent_declining() -> None:
    t = reborn("(kraken)", "(kraken)", "(kraken)", "lizardmen", "A: lizardmen").declines()
    assert t.player == "B"
    assert t.races() == ["(lizardmen)", "spiderines"]
    assert t.state.discards[0] == "reborn"


@pytest.mark.case("negative")
def test_UE_27_without_the_badge_nothing_changes_sides() -> None:
    t = under("""
        turn A
        A: (kraken)
        A: lizardmen
        1 mine edge : (kraken)
        2 mine      : lizardmen*2
    """)
    assert not t.state.questions
    t.end_turn()
    assert t[1] == "(kraken)*1"


@pytest.mark.case("boundary")
def test_U_38_with_an_empty_tray_the_token_comes_from_the_hand() -> None:
    t = reborn("(kraken)", "(kraken)", "", "lizardmen", "A: lizardmen, hand 11").play(PlayOn())
    assert t.state.tray["lizardmen"] == 0
    t.answer(1, 2)
    assert (t[1], t[2]) == ("lizardmen*1", "lizardmen*1")
    assert t.army("lizardmen").hand == 9


@pytest.mark.case("boundary")
def test_U_38_no_more_regions_than_there_are_tokens_for() -> None:
    there = ("(kraken)", "(kraken)", "", "lizardmen*11")
    t = reborn(*there, "A: lizardmen, hand 1").play(PlayOn())
    assert (t.state.tray["lizardmen"], t.state.questions[0].up_to) == (0, 1)
    there = ("(kraken)", "(kraken)", "", "lizardmen*12")
    assert not reborn(*there, "A: lizardmen").play(PlayOn()).state.questions


@pytest.mark.case("boundary")
@pytest.mark.parametrize(
    ("lizardmen", "picked", "rest"), [(9, (), (1, 3)), (11, (), (1,)), (9, (3,), (1,))]
)
def test_U_38_by_default_the_weakest_come_back_for_tokens_of_the_tray(
    lizardmen: int, picked: tuple[int, ...], rest: tuple[int, ...]
) -> None:
    t = under(f"""
        turn A
        A: (kraken) reborn
        A: lizardmen
        1 mine edge     : (kraken)
        2 mudpool       : (kraken)*3
        3 mudpool edge  : (kraken)
        4 mine edge     : lizardmen*{lizardmen}
    """).play(PlayOn())
    for region in picked:
        t.answer(region)
    assert suggestion(t.box, t.state) == rest


@pytest.mark.case("boundary")
def test_U_38_the_badge_leaves_with_the_last_declined_region() -> None:
    t = reborn("(kraken)", "", "", "lizardmen", "A: lizardmen").play(PlayOn()).answer(1)
    assert t.races() == ["lizardmen", "spiderines"]
    assert t.state.discards == ["reborn"]
    t.end_turn()
    t.settled()


@pytest.mark.case("combined", "cultists")
def test_U_65_cultists_who_came_back_place_the_great_ancient_with_a_conquest() -> None:
    there = ("(kraken)", "", "", "spiderines")
    t = reborn(*there, "A: cultists, hand 5").play(PlayOn()).answer(1)
    assert t[1] == "cultists*1"
    t.conquer(2)
    assert t.region(2).markers == {"great_ancient": 1}


@pytest.mark.case("combined", "fountain_of_youth")
def test_C_12_a_fountain_that_comes_back_gives_its_token_at_once() -> None:
    there = ("(kraken)", "", "", "lizardmen*10")
    t = reborn(*there, "A: lizardmen", finds={"fountain_of_youth": 1}).play(PlayOn()).answer(1)
    assert t[1] == "lizardmen*1"
    assert t.army("lizardmen").hand == 9 + 1
    assert t.state.tray["lizardmen"] == 0


@pytest.mark.case("combined", "wickedest_pentacle")
def test_U_38_a_place_works_for_the_race_that_came_back() -> None:
    there = ("(kraken)", "", "", "lizardmen")
    t = reborn(*there, "A: lizardmen", finds={"wickedest_pentacle": 1}).play(PlayOn()).answer(1)
    t.use("wickedest_pentacle", 2)
    assert t[2] == "balrog"


@pytest.mark.case("boundary")
def test_U_38_not_three_at_once_but_more_on_the_next_turn() -> None:
    t = reborn("(kraken)", "(kraken)", "(kraken)", "lizardmen", "A: lizardmen").play(PlayOn())
    assert t.state.questions[0].up_to == 2
    t.answer(1).answer(2)
    assert not t.state.questions
    t.end_turn().end_turn().play(PlayOn())
    assert t.options() == [3]


@pytest.mark.case("decline")
def test_UE_27_the_badge_stays_with_the_race_that_declines() -> None:
    t = under(
        """
        turn A
        A: kraken reborn
        B: spiderines
        1 mine edge : kraken
        2 mine      : kraken
        3 mine      : spiderines
        """,
        column=[("lizardmen", "mystic")],
    ).declines()
    assert (t.army("kraken").power, t.state.discards) == ("reborn", [])
    t.end_turn().pick(0)
    assert t.question() == "reborn.back"


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "kraken")
def test_U_38_by_default_no_river_that_would_be_left_again_comes_back() -> None:
    for active, suggested in (("lizardmen", (2,)), ("kraken", (1, 2))):
        old = "kraken" if active == "lizardmen" else "lizardmen"
        t = under(f"""
            turn A
            A: ({old}) reborn
            A: {active}
            B: spiderines
            1 river edge    : ({old})
            2 mudpool       : ({old})
            3 mine edge     : {active}*3
            4 mine          : spiderines
        """).play(PlayOn())
        assert suggestion(t.box, t.state) == suggested
