"""Halflings: enter anywhere, and dig two holes that nobody can take (B-33)."""

import pytest

from engine.actions import Conquer, Use
from tests.dsl import Table, table


def _picked(power: str = "merchant") -> Table:
    """Halflings just picked: 6 tokens and those of the badge."""
    return table(
        """
        turn A
        1 farmland edge :
        2 farmland      :
        3 hill          :
        4 swamp         :
        5 lake          :
        """,
        column=[("halflings", power)],
    ).pick(0)


@pytest.mark.case("positive")
def test_B_33_halflings_enter_anywhere_but_on_water() -> None:
    t = _picked()
    assert t.targets() == {1: 2, 2: 2, 3: 2, 4: 2}
    t.refuses(Conquer(5), "closed")


@pytest.mark.case("positive")
def test_B_33_a_hole_in_each_of_the_first_two_regions() -> None:
    t = _picked().conquer(3)
    assert t[3] == "halflings*2 hole"
    t.conquer(2)
    assert t[2] == "halflings*2 hole"
    t.conquer(1)
    assert t[1] == "halflings*2"
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "merchant": 3}
    t.settled()


@pytest.mark.case("positive")
def test_B_33_the_second_hole_may_come_in_a_later_turn() -> None:
    t = table(
        """
        turn A
        B: orcs
        1 farmland      :
        2 farmland      :
        3 hill edge     : orcs
        """,
        column=[("halflings", "merchant")],
    ).pick(0)
    t.conquer(1).end_turn()
    assert t[1] == "halflings*8 hole"
    t.end_turn()
    t.conquer(2)
    assert (t[1], t[2]) == ("halflings*1 hole", "halflings*2 hole")


@pytest.mark.case("positive")
def test_B_51_a_hole_makes_a_region_immune() -> None:
    t = table("""
        turn B
        A: halflings
        B: orcs, hand 9
        1 farmland edge : halflings hole
        2 farmland edge : halflings
    """)
    assert t.targets() == {2: 3}
    t.refuses(Conquer(1), "immune")
    t.refuses(Conquer(1, roll=True), "immune")


@pytest.mark.case("positive")
def test_B_33_driven_off_halflings_enter_anywhere_again() -> None:
    t = table("""
        turn A
        A: halflings, hand 5
        1 farmland edge :
        2 farmland      : tribe
        3 hill          :
    """)
    assert t.targets() == {1: 2, 2: 3, 3: 2}


@pytest.mark.case("negative")
def test_B_33_once_on_the_board_halflings_need_a_border_like_anybody() -> None:
    t = _picked().conquer(1)
    assert t.targets() == {2: 2}
    t.refuses(Conquer(4), "not_adjacent")


@pytest.mark.case("negative")
def test_B_10_no_other_race_enters_anywhere() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        1 farmland edge :
        2 farmland      :
    """)
    assert t.targets() == {1: 2}
    t.refuses(Conquer(2), "not_an_entry")


@pytest.mark.case("negative")
def test_B_33_a_hole_given_up_is_never_dug_again() -> None:
    t = table(
        """
        turn A
        B: orcs
        1 farmland      :
        2 farmland      :
        3 hill          :
        4 hill edge     : orcs
        """,
        column=[("halflings", "merchant")],
    ).pick(0)
    t.conquer(1, 2).done().put((1, 4), (2, 2)).done().end_turn()
    assert (t.player, t[1], t[2]) == ("A", "halflings*1 hole", "halflings*1 hole")
    t.abandon(1, 2)
    assert (t[1], t[2]) == ("", "")
    t.conquer(3, 2, 1)
    assert (t[1], t[2], t[3]) == ("halflings*2", "halflings*2", "halflings*2")


@pytest.mark.case("negative")
def test_B_33_a_hole_does_not_protect_the_neighbors() -> None:
    t = table("""
        turn B
        A: halflings
        B: orcs, hand 3
        1 farmland edge : halflings hole
        2 farmland edge : halflings
    """)
    assert t.price(2) == {"base": 2, "defenders": 1}


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("regions", "holes"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_B_33_one_region_has_one_hole_two_have_two_and_more_still_two(
    regions: int, holes: int
) -> None:
    t = _picked().conquer(*range(1, regions + 1))
    dug = [r for r in range(1, 5) if t.region(r).markers.get("hole")]
    assert dug == list(range(1, holes + 1))


@pytest.mark.case("boundary")
def test_B_56_only_the_hole_of_the_region_given_up_goes() -> None:
    t = table("""
        turn A
        A: halflings
        1 farmland edge : halflings*2 hole
        2 farmland      : halflings hole
    """).abandon(1)
    assert (t[1], t[2]) == ("", "halflings*1 hole")
    assert [(e.region, e.why) for e in t.happened("taken_off")] == [(1, "hole")]


@pytest.mark.case("decline")
def test_B_33_holes_are_gone_in_decline() -> None:
    t = table("""
        turn A
        A: halflings
        B: orcs, hand 6
        1 farmland edge : halflings*3 hole
        2 farmland edge : halflings hole
    """).declines()
    assert (t[1], t[2]) == ("(halflings)*1", "(halflings)*1")
    assert t.earned("A") == {"regions": 2}
    assert t.player == "B"
    assert t.targets() == {1: 3, 2: 3}
    t.settled()


@pytest.mark.case("decline")
def test_B_24_halflings_picked_again_dig_again() -> None:
    t = table(
        """
        turn A
        B: elves
        1 farmland      :
        2 farmland      :
        3 hill edge     :
        4 swamp         :
        5 swamp         :
        6 hill edge     : elves
        """,
        column=[("halflings", "hill"), ("orcs", "swamp")],
        banners=[],
        badges=["forest", "mounted"],
    )
    t.pick(0).conquer(1, 2).end_turn().end_turn()
    t.declines().end_turn()
    t.pick(0).conquer(3).end_turn().end_turn()
    t.declines()
    assert (t[1], t[2], t[3]) == ("", "", "(orcs)*1")
    t.end_turn()
    assert [c.race for c in t.state.column] == ["halflings"]
    t.pick(0).conquer(4, 5)
    assert (t[4], t[5]) == ("halflings*2 hole", "halflings*2 hole")


@pytest.mark.case("decline")
def test_B_54_declined_halflings_do_not_enter_or_dig() -> None:
    t = table("""
        turn A
        A: (halflings)
        A: ratmen, hand 4
        1 farmland edge : (halflings)
        2 farmland      :
        3 hill          :
    """)
    assert t.targets() == {1: 3}
    t.conquer(1)
    assert t[1] == "ratmen*3"


@pytest.mark.case("combined", "ghouls")
def test_B_52_halflings_let_no_ghouls_of_their_owner_enter_anywhere() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 3
        A: halflings, hand 3
        B: elves
        1 farmland edge :
        2 hill          :
        3 swamp         :
        4 forest edge   : elves
    """)
    assert t.state.turn.army == t.army("ghouls").id
    assert t.targets() == {1: 2, 4: 3}
    t.refuses(Conquer(2), "not_an_entry")
    t.done()
    assert t.state.turn.army == t.army("halflings").id
    assert t.targets() == {1: 2, 2: 2, 3: 2, 4: 3}


@pytest.mark.case("combined", "seafaring")
def test_B_33_seafaring_halflings_enter_even_on_a_lake_and_dig_there() -> None:
    t = _picked("seafaring")
    assert t.targets() == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2}
    t.conquer(5)
    assert t[5] == "halflings*2 hole"


@pytest.mark.case("combined", "dragon_master")
def test_B_51_a_dragon_cannot_take_a_hole() -> None:
    t = table("""
        turn B
        A: halflings
        B: orcs dragon_master, hand 3
        1 farmland edge : halflings hole
        2 farmland edge : halflings*3
    """)
    t.refuses(Use("dragon_master", 1), "immune")
    t.use("dragon_master", 2)
    assert t[2] == "orcs*1 dragon"


@pytest.mark.case("combined", "dragon_master")
def test_B_33_a_region_taken_by_the_own_dragon_is_one_of_the_first_two() -> None:
    t = _picked("dragon_master")
    t.use("dragon_master", 3).conquer(2, 1)
    assert (t[3], t[2], t[1]) == (
        "halflings*1 hole dragon",
        "halflings*2 hole",
        "halflings*2",
    )


@pytest.mark.case("combined", "sorcerers")
def test_B_51_sorcerers_cannot_convert_a_lone_halfling_in_a_hole() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: halflings
        1 farmland edge : sorcerers
        2 farmland      : halflings hole
    """)
    t.refuses(Use("sorcerers", 2), "immune")


@pytest.mark.case("combined", "flying")
def test_B_44_flying_halflings_go_on_anywhere() -> None:
    t = _picked("flying").conquer(1)
    assert t.targets() == {2: 2, 3: 2, 4: 2}
    t.refuses(Conquer(5), "closed", "not_adjacent")


@pytest.mark.case("combined", "berserk")
def test_B_40_berserk_halflings_roll_before_they_enter_anywhere() -> None:
    t = table(
        """
        turn A, die 1
        1 farmland edge :
        2 farmland      :
        3 hill          : tribe
        """,
        column=[("halflings", "berserk")],
    ).pick(0)
    t.refuses(Conquer(3), "roll_first")
    t.use("berserk")
    assert t.targets() == {1: 1, 2: 1, 3: 2}
    t.conquer(3)
    assert t[3] == "halflings*2 hole"
