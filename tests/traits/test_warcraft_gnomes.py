"""Gnomes: once a turn they raid any region, the die first (W-57)."""

import pytest

from engine import Abandon, Conquer, PlayOn, RuleError, Use, all_targets
from tests.traits.warcraft import wow

GNOMES = "warcraft.gnomes"


def turn(a: str = f"{GNOMES}, hand 3", *, one: str = GNOMES, die: str = "0", **at: str):
    """A turn of A's, who holds region 1; 4 is on another island."""
    lies = {"two": "", "three": "kobolds*3", "four": "kobolds*2", "b": "kobolds"} | at
    return wow(f"""
        turn A, die {die}
        A: {a}
        B: {lies["b"]}
        1 fields anchor - 2 : {one}
        2 hill              : {lies["two"]}
        3 swamp             : {lies["three"]}
        --- beyond
        4 mountain          : {lies["four"]}
        5 forest anchor     :
        6 lake              :
    """)


@pytest.mark.case("positive")
def test_W_57_a_region_is_named_then_the_die_lowers_what_it_costs() -> None:
    t = turn(die="3").use(GNOMES, 4)
    assert t.price(4, GNOMES) == {"base": 2, "mountain": 1, "defenders": 2, "die": -3}
    t.play(Conquer(4, by=GNOMES))
    assert (t[4], t.army(GNOMES).hand) == (f"{GNOMES}*2 mountain", 1)


@pytest.mark.case("positive")
def test_W_57_any_region_of_any_island_inland_too_and_as_the_first_conquest() -> None:
    t = turn(f"{GNOMES}, hand 4", one="", three="", four="")
    assert {use.target for use in t.legal(Use)} == {1, 2, 3, 4, 5}
    t.use(GNOMES, 3)
    assert t.price(3, GNOMES) == {"base": 2}
    t.play(Conquer(3, by=GNOMES))
    assert t[3] == f"{GNOMES}*2"


@pytest.mark.case("positive")
def test_W_57_as_the_final_attempt_the_usual_die_may_follow() -> None:
    t = turn(f"{GNOMES}, hand 2", die="1 2").use(GNOMES, 4)
    found = all_targets(t.box, t.state)[GNOMES]
    assert {region: (x.price, x.short) for region, x in found.items()} == {4: (4, 2)}
    t.play(Conquer(4, roll=True, by=GNOMES))
    assert t.region(4).army == t.army(GNOMES).id


@pytest.mark.case("negative")
def test_W_57_by_the_raid_only_the_region_named_can_be_conquered() -> None:
    t = turn(die="1").use(GNOMES, 4)
    t.refuses(Conquer(2, by=GNOMES), "not_offered")
    t.refuses(Conquer(4), "not_adjacent")


@pytest.mark.case("negative")
def test_W_57_water_and_their_own_regions_are_no_targets() -> None:
    t = turn()
    t.refuses(Use(GNOMES, 6), "closed")
    t.refuses(Use(GNOMES, 1), "own_region")


@pytest.mark.case("negative")
def test_W_49_a_region_with_a_tower_is_no_target() -> None:
    turn(four="kobolds watch_tower").refuses(Use(GNOMES, 4), "immune")


@pytest.mark.case("boundary")
def test_W_57_once_a_turn_even_if_it_is_given_up_and_other_conquests_go_on() -> None:
    t = turn(die="0").use(GNOMES, 4)
    t.refuses(Use(GNOMES, 3), "used_this_turn")
    t.conquer(2)
    assert t[2] == f"{GNOMES}*2"
    t.refuses(Conquer(4, by=GNOMES), "not_offered")
    t.refuses(Use(GNOMES, 3), "used_this_turn")


@pytest.mark.case("boundary")
def test_W_57_one_token_is_the_least_whatever_is_rolled() -> None:
    t = turn(f"{GNOMES}, hand 1", die="3", four="").use(GNOMES, 4)
    assert t.price(4, GNOMES) == {"base": 2, "mountain": 1, "die": -3, "minimum": 1}
    t.play(Conquer(4, by=GNOMES))
    assert t[4] == f"{GNOMES}*1 mountain"


@pytest.mark.case("boundary")
def test_W_57_what_both_dice_cannot_take_is_no_target_and_without_a_token_there_is_no_raid() -> (
    None
):
    t = turn(f"{GNOMES}, hand 1", three="kobolds*5")
    assert Use(GNOMES, 3) in t.legal(Use)
    turn(f"{GNOMES}, hand 1", three="kobolds*6").refuses(Use(GNOMES, 3), "dice_too_weak")
    turn(GNOMES).refuses(Use(GNOMES, 2), "no_tokens")


@pytest.mark.case("boundary")
def test_W_57_after_the_raid_no_region_can_be_abandoned() -> None:
    turn().use(GNOMES, 4).refuses(Abandon(1), "cannot_abandon_now")


@pytest.mark.case("boundary")
def test_W_57_the_next_turn_begins_anew() -> None:
    t = turn(die="3").use(GNOMES, 4).play(Conquer(4, by=GNOMES)).end_turn().end_turn()
    assert t.player == "A"
    assert all(GNOMES not in by for by in all_targets(t.box, t.state))
    assert Use(GNOMES, 3) in t.legal(Use)


@pytest.mark.case("decline")
def test_W_57_in_decline_they_raid_nobody() -> None:
    t = turn(f"({GNOMES}) \n A: tauren, hand 4", one=GNOMES, two="tauren*2")
    assert t.legal(Use) == []
    t = turn(GNOMES, four="kobolds*3").declines()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("combined", "marshdweller", "draenei")
def test_W_57_a_toll_is_paid_before_the_roll_and_not_again() -> None:
    t = turn(three="draenei", four="draenei", b="draenei marshdweller", die="2")
    t.use(GNOMES, 3)
    assert t.earned() == {"marshdweller": 0}, "a coin from one to the other"
    assert (t.coins("A"), t.coins("B")) == (4, 6)
    t.play(Conquer(3, by=GNOMES))
    assert (t.coins("A"), t.coins("B")) == (4, 6)
    assert t.state.turn.journal[-1].killed == 0


@pytest.mark.case("combined", "blacksmith", "explorer")
def test_W_57_other_discounts_add_up_and_an_island_raided_pays_explorers() -> None:
    t = turn(f"{GNOMES} blacksmith, hand 3", die="1").use(GNOMES, 4)
    assert t.price(4, GNOMES) == {
        "base": 2, "mountain": 1, "defenders": 2, "blacksmith": -1, "die": -1,
    }  # fmt: skip
    t = turn(f"{GNOMES} explorer, hand 3", die="3").use(GNOMES, 4)
    t.play(Conquer(4, by=GNOMES)).end_turn()
    assert t.earned("A")["explorer"] == 2


@pytest.mark.case("combined", "aegis_of_aggramar")
def test_W_52_the_aegis_is_paid_before_the_roll_and_stops_who_cannot() -> None:
    for coins, keys in ((1, ["toll"]), (2, [])):
        t = wow(
            f"""
            turn A, die 0
            A: {GNOMES}, hand 5, coins {coins}
            B: kobolds
            1 fields anchor : {GNOMES}
            2 hill          :
            3 swamp         : kobolds
            """,
            {"aegis_of_aggramar": 3},
        )
        if keys:
            t.refuses(Use(GNOMES, 3), *keys)
        else:
            t.use(GNOMES, 3)
            assert t.coins("A") == 0
            t.play(Conquer(3, by=GNOMES))
            assert (t.coins("A"), t[3]) == (0, f"{GNOMES}*3")


@pytest.mark.case("combined", "sailing")
def test_W_41_a_raid_spares_the_token_for_landing_with_or_without_sailing() -> None:
    for army in (GNOMES, f"{GNOMES} sailing"):
        t = turn(f"{army}, hand 3", die="1").use(GNOMES, 5)
        assert t.price(5, GNOMES) == {"base": 2, "die": -1}
    assert turn(f"{GNOMES}, hand 3").price(5) == {"base": 2, "travel": 1}


@pytest.mark.case("boundary")
def test_W_41_W_57_what_both_dice_could_take_may_be_named_be_it_an_entry_far_away() -> None:
    for defenders, keys in ((5, []), (6, ["dice_too_weak"])):
        t = wow(f"""
            turn A, die 3 3
            A: {GNOMES}, hand 1
            B: kobolds
            1 fields anchor : {GNOMES}
            2 lake          :
            --- beyond
            3 swamp anchor  : kobolds*{defenders}
            4 lake          :
        """)
        if keys:
            t.refuses(Use(GNOMES, 3), *keys)
            with pytest.raises(RuleError) as caught:
                t.use(GNOMES, 3)
            assert caught.value.refusals[0].params == {"price": 8, "hand": 1}
        else:
            assert t.legal(Use) == [Use(GNOMES, 3)]
            t.use(GNOMES, 3).play(Conquer(3, True, GNOMES))
            assert t[3] == f"{GNOMES}*1"


@pytest.mark.case("boundary")
def test_W_57_a_raid_may_come_after_other_conquests_and_makes_none_of_them_cheaper() -> None:
    t = turn(f"{GNOMES}, hand 6", die="3 1").conquer(2).use(GNOMES, 4)
    assert t.price(3) == {"base": 2, "defenders": 3}
    t.play(Conquer(4, by=GNOMES)).end_turn().end_turn()
    t.use(GNOMES, 5)
    assert t.price(5, GNOMES) == {"base": 2, "die": -1}


@pytest.mark.case("combined", "beast_master")
def test_W_43_W_57_a_beast_is_enough_to_raid_with() -> None:
    t = wow(f"""
        turn A, die 2
        A: {GNOMES} beast_master
        B: kobolds
        1 hill anchor : {GNOMES}
        2 lake        :
        3 forest      : kobolds
    """).play(PlayOn())
    assert (t.army(GNOMES).hand, t.army(GNOMES).extra) == (0, {"beast": 1})
    assert t.legal(Use) == [Use(GNOMES, 3)]
    t.use(GNOMES, 3).play(Conquer(3, by=GNOMES))
    assert t[3] == f"{GNOMES}*0 beast"
