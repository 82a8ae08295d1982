"""Giants: one token less from a mountain that they hold (B-32)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_32_giants_pay_one_less_from_a_mountain_they_hold() -> None:
    t = table("""
        turn A
        A: giants, hand 4
        1 mountain edge : giants
        2 farmland      : tribe
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "giants": -1}
    t.conquer(2)
    assert t[2] == "giants*2"
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("positive")
def test_B_32_a_mountain_taken_this_turn_helps_at_once() -> None:
    t = table("""
        turn A
        A: giants, hand 4
        1 mountain edge :
        2 farmland      :
        3 farmland      :
    """)
    assert t.price(1) == {"base": 2, "mountain": 1}
    assert t.price(2) == {"base": 2}
    t.conquer(1)
    assert t.price(2) == {"base": 2, "giants": -1}
    assert t.targets() == {2: 1}
    t.conquer(2)
    assert t.price(3) == {"base": 2}
    assert (t.targets(), t.die_targets()) == ({}, [])


@pytest.mark.case("positive")
def test_B_32_any_terrain_is_cheaper_a_second_mountain_too() -> None:
    t = table("""
        turn A
        A: giants, hand 2
        1 mountain edge  : giants
        2 mountain - 1   :
        3 swamp - 1      :
        4 hill - 1       :
    """)
    assert t.price(2) == {"base": 2, "mountain": 1, "giants": -1}
    assert t.targets() == {2: 2, 3: 1, 4: 1}


@pytest.mark.case("negative")
def test_B_32_a_mountain_beside_the_target_held_by_another_is_no_help() -> None:
    t = table("""
        turn A
        A: giants, hand 3
        B: orcs
        1 farmland edge  : giants
        2 hill - 1       :
        3 mountain - 2   : orcs
    """)
    assert t.price(2) == {"base": 2}


@pytest.mark.case("negative")
def test_B_32_a_mountain_that_does_not_border_the_target_is_no_help() -> None:
    t = table("""
        turn A
        A: giants, hand 3
        1 mountain edge : giants
        2 farmland      : giants
        3 hill          :
    """)
    assert t.price(3) == {"base": 2}


@pytest.mark.case("negative")
def test_B_32_attacking_a_mountain_is_no_cheaper() -> None:
    t = table("""
        turn A
        A: giants, hand 3
        1 farmland edge : giants
        2 mountain      :
    """)
    assert t.price(2) == {"base": 2, "mountain": 1}


@pytest.mark.case("negative")
def test_B_32_a_mountain_abandoned_is_held_no_more() -> None:
    t = table("""
        turn A
        A: giants, hand 3
        1 mountain edge  : giants
        2 farmland edge  : giants
        3 hill - 1 2     :
    """)
    assert t.price(3) == {"base": 2, "giants": -1}
    t.abandon(1)
    assert t.price(3) == {"base": 2}


@pytest.mark.case("boundary")
@pytest.mark.parametrize("mountains", [0, 1, 2, 3])
def test_B_32_however_many_mountains_the_discount_is_one(mountains: int) -> None:
    kinds = ["mountain" if i < mountains else "swamp" for i in range(3)]
    t = table(f"""
        turn A
        A: giants, hand 3
        1 {kinds[0]} edge : giants
        2 {kinds[1]} - 1  : giants
        3 {kinds[2]} - 1  : giants
        4 farmland - 1 2 3 : tribe*2
    """)
    discount = {"giants": -1} if mountains else {}
    assert t.price(4) == {"base": 2, "defenders": 2} | discount


@pytest.mark.case("decline")
def test_B_54_mountains_of_declined_giants_help_no_one() -> None:
    t = table("""
        turn A
        A: (giants)
        A: orcs, hand 4
        1 mountain edge  : (giants)
        2 farmland edge  : orcs
        3 hill - 1 2     :
    """)
    assert t.price(3) == {"base": 2}
    assert t.price(1) == {"base": 2, "defenders": 1, "mountain": 1}
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_22_the_mountain_stays_when_giants_decline() -> None:
    t = table("""
        turn A
        A: giants
        1 mountain edge : giants*3
        2 farmland      : giants
    """).declines()
    assert (t[1], t[2]) == ("(giants)*1 mountain", "(giants)*1")
    assert t.state.tray["giants"] == 11 - 2
    t.settled()


@pytest.mark.case("combined", "flying")
def test_B_32_flying_makes_nothing_adjacent() -> None:
    t = table("""
        turn A
        A: giants flying, hand 4
        1 mountain edge : giants
        2 farmland      :
        3 farmland      :
    """)
    assert t.targets() == {2: 1, 3: 2}
    assert t.price(2) == {"base": 2, "giants": -1}
    assert t.price(3) == {"base": 2}


@pytest.mark.case("combined", "underworld")
def test_B_32_underworld_makes_caverns_adjacent() -> None:
    t = table("""
        turn A
        A: giants underworld, hand 4
        1 mountain edge cavern : giants
        2 farmland             :
        3 hill cavern          : tribe
        4 swamp                :
    """)
    assert t.price(3) == {"base": 2, "defenders": 1, "giants": -1, "underworld": -1}
    assert t.targets() == {2: 1, 3: 1}


@pytest.mark.case("combined", "underworld")
def test_B_50_a_mountain_without_a_cavern_is_not_linked() -> None:
    t = table("""
        turn A
        A: giants underworld, hand 4
        1 mountain edge        : giants
        2 farmland edge cavern : giants
        3 hill                 : giants
        4 swamp cavern         :
    """)
    assert t.price(4) == {"base": 2, "underworld": -1}


@pytest.mark.case("combined", "commando", "mounted")
def test_B_26_discounts_of_race_and_power_add_up_and_one_token_is_the_least() -> None:
    board = """
        1 mountain edge : giants
        2 hill          :
    """
    t = table(f"turn A \n A: giants commando, hand 2 {board}")
    assert t.price(2) == {"base": 2, "giants": -1, "commando": -1, "minimum": 1}
    t = table(f"turn A \n A: giants mounted, hand 2 {board}")
    assert t.price(2) == {"base": 2, "giants": -1, "mounted": -1, "minimum": 1}
    assert t.targets() == {2: 1}
