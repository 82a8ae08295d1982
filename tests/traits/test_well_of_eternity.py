"""Well of Eternity: two coins to the race with most regions around its water (W-33, W-64)."""

import pytest

from engine.questions import suggested
from engine.state import pair
from engine.table import Game
from tests.traits.warcraft import wow

W = "well_of_eternity"


def turns_up(four: str, five: str, *then: str, army: str = "blood_elves", **more):
    """A finds the Well in region 2, and what comes ``then`` is below it."""
    return wow(
        f"""
        turn A
        A: {army}, hand 9
        B: kobolds
        1 fields anchor - 2 : {army.split()[0]}
        2 hill - 1 3 4      : face_down
        3 swamp - 2 5       :
        4 {four} - 2        :
        5 {five} - 3 1      :
        --- second
        6 swamp anchor      : kobolds
        7 lake              :
        """,
        hidden=[W, *then],
        **more,
    )


def lie(t) -> dict[str, int | None]:
    return {find.id: find.region for find in t.state.finds}


def around(*held: str, a: str = "blood_elves", b: str = "kobolds"):
    """Who holds regions 2 to 5 around the sea, and region 1, the sea itself.

    Region 6 is beside it and empty; A and B hold one elsewhere too.
    """
    two, three, four, five, sea = [*held, *[""] * (5 - len(held))]
    return wow(
        f"""
        turn A
        A: {a}
        B: {b}
        1 sea - 2 3 4 5 6      : {sea}
        2 fields anchor - 1    : {two}
        3 hill - 1             : {three}
        4 swamp - 1            : {four}
        5 forest - 1           : {five}
        6 mountain - 1         :
        7 hill anchor - 6      : {a.split()[0]}
        8 swamp anchor - 7     : {b.split()[0]}
        """,
        {W: 1},
    )


def paid(t, player: str = "A") -> int:
    """What the Well brings at the end of this turn."""
    return t.end_turn().earned(player).get(W, 0)


@pytest.mark.case("positive")
def test_W_33_it_goes_to_the_water_of_the_board_on_which_it_is_found() -> None:
    t = turns_up("sea", "forest").conquer(2)
    assert lie(t) == {W: 4}
    assert [(e.region, e.why) for e in t.happened("found")] == [(2, W)]
    assert (t[2], t[4]) == ("blood_elves*2", "")


@pytest.mark.case("positive")
def test_W_33_of_several_waters_whoever_finds_it_chooses() -> None:
    t = turns_up("sea", "lake").conquer(2)
    assert (t.question(), t.options(), t.state.questions[0].at_least) == (f"{W}.water", [4, 5], 1)
    t.answer(5)
    assert lie(t) == {W: 5}


@pytest.mark.case("positive")
def test_W_64_two_coins_for_more_regions_around_it_than_any_other_race_has() -> None:
    t = around("blood_elves", "blood_elves", "kobolds")
    assert paid(t) == 2
    assert paid(t, "B") == 0, "one against two"


@pytest.mark.case("negative")
def test_W_33_on_a_board_without_water_another_place_turns_up_instead() -> None:
    t = turns_up("hill", "forest", "frostmourne", "dark_portal", "karazhan").conquer(2)
    assert lie(t) == {W: None, "dark_portal": 2}, "no artifact, and the Well is out of the game"
    assert t.state.hidden.under == ["frostmourne", "karazhan"]
    assert [e.why for e in t.happened("found")] == [W, "dark_portal"]
    assert [(e.thing, e.region) for e in t.happened("note")] == [(W, 2)]
    assert t.end_turn().earned("A") == {"regions": 2, "dark_portal": 2}


@pytest.mark.case("negative")
def test_W_33_where_no_place_is_left_nothing_does() -> None:
    t = turns_up("hill", "forest", "frostmourne").conquer(2)
    assert lie(t) == {W: None}


@pytest.mark.case("negative")
def test_W_64_nobody_gets_them_where_two_have_as_many() -> None:
    t = around("blood_elves", "kobolds")
    assert paid(t) == paid(t, "B") == 0
    assert paid(around("blood_elves", "tribe")) == 0, "Murlocs are a race"
    assert paid(around("blood_elves", "tribe", "blood_elves")) == 2
    assert paid(around()) == 0


@pytest.mark.case("boundary")
def test_W_64_one_region_is_enough_where_nobody_else_has_any() -> None:
    t = around("kobolds")
    assert paid(t) == 0
    assert paid(t, "B") == 2


@pytest.mark.case("boundary")
def test_W_64_only_at_its_owners_turn_end() -> None:
    t = around("blood_elves").end_turn()
    assert t.earned() == {"regions": 2, W: 2}
    assert t.end_turn().earned() == {"regions": 1}


@pytest.mark.case("boundary")
def test_W_33_by_itself_it_goes_where_most_regions_around_are_the_finders() -> None:
    t = turns_up("sea", "lake").conquer(2)
    question = t.state.questions[0]
    assert suggested(Game(t.box, t.state), question) == (5,), "one each, and more around the lake"
    Game(t.box, t.state).clear(1)
    assert suggested(Game(t.box, t.state), question) == (4,)


@pytest.mark.case("decline")
def test_W_64_a_declined_race_gets_them_too_and_its_players_other_race_is_another() -> None:
    t = wow(
        """
        turn A
        A: (naga)
        A: blood_elves
        B: kobolds
        1 sea - 2 3 4 5      :
        2 fields anchor - 1  : (naga)
        3 hill - 1           : (naga)
        4 swamp - 1          : blood_elves
        5 forest - 1         : kobolds
        """,
        {W: 1},
    )
    assert paid(t) == 2
    t = wow(
        """
        turn A
        A: (naga)
        A: blood_elves
        B: kobolds
        1 sea - 2 3 4        :
        2 fields anchor - 1  : (naga)
        3 hill - 1           : blood_elves
        4 swamp anchor - 1   : kobolds
        """,
        {W: 1},
    )
    assert paid(t) == 0, "one each, though both are the player's"


@pytest.mark.case("decline")
def test_W_64_it_pays_on_the_turn_of_the_decline() -> None:
    t = around("blood_elves", "blood_elves").declines()
    assert t.earned("A") == {"regions": 3, W: 2}


@pytest.mark.case("combined", "naga", "archaeologist", "explorer")
def test_W_64_who_holds_the_water_controls_it_and_who_surrounds_it_is_paid() -> None:
    t = around("blood_elves", "naga", "", "", "naga", a="naga archaeologist", b="blood_elves")
    assert t.end_turn().earned("A") == {"regions": 3, "archaeologist": 1}
    assert t.end_turn().earned("B") == {"regions": 2}
    t = around("blood_elves", a="blood_elves explorer")
    assert t.end_turn().earned("A") == {"regions": 2, "explorer": 1, W: 2}


@pytest.mark.case("combined", "portal_mage", "kobolds")
def test_W_47_W_64_murlocs_that_were_moved_are_of_one_race_with_the_others() -> None:
    t = wow(
        """
        turn A
        A: kobolds portal_mage
        B: naga
        1 sea - 2 3 4 5               :
        2 fields anchor - 1           : kobolds
        3 hill - 1                    : tribe
        4 swamp magic - 1             :
        5 forest magic anchor - 1     : kobolds
        6 mountain magic              : tribe
        """,
        {W: 1},
    )
    assert paid(t.use("portal_mage", 6).answer(pair(6, 4))) == 0


@pytest.mark.case("combined", "dark_portal", "karazhan")
def test_W_64_other_finds_have_nothing_to_do_with_it() -> None:
    board = """
        1 hill anchor - 2       : blood_elves
        2 fields - 1 3 4        :
        3 swamp - 2             : kobolds
        4 hill - 2              : kobolds
        5 sea - 1               :
        6 forest - 5            :
    """
    finds = {"dark_portal": 2, "karazhan": 6, W: 5}
    t = wow(f"turn A \n A: blood_elves \n B: kobolds \n {board}", finds)
    assert paid(t) == 2
