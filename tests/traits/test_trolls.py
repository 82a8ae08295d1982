"""Trolls: a lair in every region they hold, which stays in decline (B-36, B-02)."""

import pytest

from engine.actions import Use
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_36_a_lair_is_placed_in_every_region_conquered() -> None:
    t = table("""
        turn A
        A: trolls, hand 7
        1 farmland edge :
        2 mountain      :
        3 hill          :
    """)
    t.conquer(1)
    assert t[1] == "trolls*2 lair"
    t.conquer(2, 3)
    assert (t[2], t[3]) == ("trolls*3 mountain lair", "trolls*2 lair")
    t.end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("positive")
def test_B_36_a_lair_defends_as_one_token() -> None:
    t = table("""
        turn B
        A: trolls
        B: orcs, hand 5
        1 mountain edge : trolls lair
        2 farmland edge : trolls*2 lair
    """)
    assert t.price(1) == {"base": 2, "defenders": 1, "mountain": 1, "lair": 1}
    assert t.price(2) == {"base": 2, "defenders": 2, "lair": 1}


@pytest.mark.case("positive")
def test_B_56_the_lair_goes_with_the_region() -> None:
    t = table("""
        turn B
        A: trolls
        B: orcs, hand 5
        1 farmland edge : trolls*2 lair
        2 farmland edge : trolls lair
    """)
    t.conquer(1)
    assert t[1] == "orcs*5"
    assert [(e.region, e.why) for e in t.happened("taken_off")] == [(1, "lair")]
    t.end_turn()
    assert t[2] == "trolls*1 lair"
    assert t.army("trolls").hand == 1
    t.settled()


@pytest.mark.case("positive")
def test_B_02_a_lair_goes_when_its_region_is_abandoned_and_comes_back_with_it() -> None:
    t = table("""
        turn A
        A: trolls
        1 farmland edge : trolls*2 lair
        2 farmland      : trolls lair
    """)
    t.abandon(1)
    assert t[1] == ""
    t.conquer(1)
    assert t[1] == "trolls*2 lair"


@pytest.mark.case("positive")
def test_B_36_a_region_taken_by_the_final_die_has_a_lair_too() -> None:
    t = table("""
        turn A, die 1
        A: trolls, hand 1
        1 farmland edge : trolls lair
        2 farmland      :
    """)
    t.roll(2)
    assert t[2] == "trolls*1 lair"
    t.settled()


@pytest.mark.case("negative")
def test_B_36_a_failed_attempt_leaves_no_lair() -> None:
    t = table("""
        turn A, die 0
        A: trolls, hand 1
        1 farmland edge : trolls lair
        2 farmland      :
    """)
    t.roll(2)
    assert (t[1], t[2]) == ("trolls*2 lair", "")
    t.settled()


@pytest.mark.case("negative")
def test_B_36_no_other_race_has_lairs() -> None:
    t = table("turn A \n A: orcs, hand 2 \n 1 farmland edge : \n 2 hill :")
    t.conquer(1)
    assert t[1] == "orcs*2"


@pytest.mark.case("negative")
def test_B_35_a_lair_does_not_protect_from_sorcerers() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: trolls
        1 farmland edge : sorcerers
        2 farmland      : trolls lair
    """)
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"


@pytest.mark.case("boundary")
def test_B_36_one_lair_per_region_however_often_the_trolls_move() -> None:
    t = table("""
        turn A
        A: trolls, hand 2
        B: orcs
        1 farmland edge : trolls*2 lair
        2 farmland      :
        3 hill edge     : orcs*2
    """)
    t.conquer(2).end_turn().end_turn().end_turn()
    assert t.region(1).markers == {"lair": 1}
    assert t.region(2).markers == {"lair": 1}
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("hand", "price", "die"), [(3, {}, [1]), (4, {1: 4}, [])])
def test_B_26_a_lair_is_the_difference_between_taking_and_not(
    hand: int, price: dict[int, int], die: list[int]
) -> None:
    t = table(f"""
        turn B
        A: trolls
        B: orcs, hand {hand}
        1 farmland edge : trolls lair
        2 hill          : trolls lair
    """)
    assert (t.targets(), t.die_targets()) == (price, die)


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("others", "lies"), [(9, "trolls*2 lair"), (10, "trolls*2")])
def test_B_74_ten_lairs_are_all_there_are(others: int, lies: str) -> None:
    rows = "\n".join(f"{n} hill : {'lair' if n <= others + 1 else ''}" for n in range(2, 13))
    t = table(f"turn A \n A: trolls, hand 2 \n 1 farmland edge : \n {rows}")
    t.conquer(1)
    assert t[1] == lies


@pytest.mark.case("decline")
def test_B_02_lairs_stay_in_decline_and_defend() -> None:
    t = table("""
        turn A
        A: trolls
        B: orcs, hand 4
        1 farmland edge : trolls*3 lair
        2 farmland edge : trolls lair
    """).declines()
    assert (t[1], t[2]) == ("(trolls)*1 lair", "(trolls)*1 lair")
    assert t.earned("A") == {"regions": 2}
    assert t.player == "B"
    assert t.price(1) == {"base": 2, "defenders": 1, "lair": 1}
    t.conquer(1)
    assert t[1] == "orcs*4"
    t.settled()


@pytest.mark.case("decline")
def test_B_02_lairs_go_when_declined_trolls_are_removed_by_a_newer_decline() -> None:
    t = table("""
        turn A
        A: (trolls)
        A: orcs
        1 mountain edge : (trolls) lair
        2 farmland      : orcs*2
    """).declines()
    assert (t[1], t[2]) == ("mountain", "(orcs)*1")
    assert t.races() == ["(orcs)"]
    assert t.state.tray["trolls"] == 10
    t.settled()


@pytest.mark.case("decline")
def test_B_56_the_owners_new_race_removes_a_lair_it_conquers() -> None:
    t = table("""
        turn A
        A: (trolls)
        A: ratmen, hand 4
        1 farmland edge : (trolls) lair
        2 farmland      : (trolls) lair
    """)
    assert t.price(1) == {"base": 2, "defenders": 1, "lair": 1}
    t.conquer(1).end_turn()
    assert (t[1], t[2]) == ("ratmen*4", "(trolls)*1 lair")
    t.settled()


@pytest.mark.case("combined", "spirit")
def test_B_47_lairs_of_spirit_trolls_outlive_the_next_decline() -> None:
    t = table("""
        turn A
        A: (trolls) spirit
        A: orcs
        1 farmland edge : (trolls) lair
        2 farmland      : orcs*2
    """).declines()
    assert (t[1], t[2]) == ("(trolls)*1 lair", "(orcs)*1")
    t.settled()


@pytest.mark.case("combined", "fortified")
def test_B_06_lair_and_fortress_add_up_and_both_stay_in_decline() -> None:
    t = table("""
        turn A
        A: trolls fortified
        B: orcs, hand 5
        1 farmland edge : trolls*3 lair fortress
        2 farmland      : trolls lair
    """).declines()
    assert t[1] == "(trolls)*1 lair fortress"
    assert t.price(1) == {"base": 2, "defenders": 1, "lair": 1, "fortress": 1}
    t.conquer(1)
    assert t[1] == "orcs*5"
    t.settled()


@pytest.mark.case("combined", "seafaring")
def test_B_36_seafaring_trolls_have_lairs_on_water() -> None:
    t = table("""
        turn A
        A: trolls seafaring, hand 2
        1 sea edge :
        2 farmland :
    """)
    t.conquer(1)
    assert t[1] == "trolls*2 lair"


@pytest.mark.case("combined", "dragon_master")
def test_B_43_a_lair_does_not_stop_a_dragon_and_the_trolls_own_dragon_makes_a_lair() -> None:
    t = table("""
        turn A
        A: orcs dragon_master, hand 1
        B: trolls
        1 farmland edge : trolls*4 lair
        2 farmland      : trolls lair
    """)
    t.use("dragon_master", 1)
    assert t[1] == "orcs*1 dragon"
    assert t.army("trolls").driven == 3
    t = table("""
        turn A
        A: trolls dragon_master, hand 1
        1 farmland edge : tribe
        2 farmland      :
    """)
    assert Use("dragon_master", 1) in t.legal()
    t.use("dragon_master", 1)
    assert t[1] == "trolls*1 lair dragon"


@pytest.mark.case("combined", "amazons", "commando")
def test_B_07_a_discount_applies_to_the_lair_as_well() -> None:
    t = table("""
        turn B
        A: trolls
        B: amazons commando, hand 4
        1 farmland edge : trolls lair
        2 farmland      : trolls lair
    """)
    assert t.price(1) == {"base": 2, "defenders": 1, "lair": 1, "commando": -1}
