"""Flames: around their Volcano everything is as if empty (UE-03, U-05, U-24, U-59, U-60)."""

from collections.abc import Iterable

import pytest

from engine import Conquer, all_targets, suggestion
from engine.actions import Use
from engine.hooks import Attack, Effect, Refusal, Trait
from engine.me import Me
from tests.dsl import table
from tests.traits.underground import under

BOARD = """
    1 mudpool edge - 2                  :
    2 mine - 1 3 6                      : {two}
    3 mudpool - 2 4                     : {three}
    4 mudpool - 3 5                     : {four}
    5 black_mountain edge - 4 6         : {five}
    6 chasm volcano - 2 5               : volcano
"""


def board(two: str = "", three: str = "", four: str = "", five: str = "") -> str:
    return BOARD.format(two=two, three=three, four=four, five=five)


@pytest.mark.case("positive")
def test_U_24_around_the_volcano_defenders_do_not_count_but_the_land_does() -> None:
    there = board("lizardmen*4", "tribe*2", "lizardmen*3", "lizardmen*2")
    t = under(f"turn A \n A: flames, hand 4 \n B: lizardmen \n {there}")
    assert t.price(2) == {"base": 2, "defenders": 4, "flames": -4}
    assert t.price(5) == {"base": 2, "defenders": 2, "black_mountain": 1, "flames": -2}
    assert t.targets() == {2: 2, 5: 3}
    t.conquer(2)
    assert t[2] == "flames*2"
    assert (t.army("lizardmen").driven, t.state.tray["lizardmen"]) == (3, 12 - 8)


@pytest.mark.case("positive")
def test_U_24_a_chain_of_their_regions_carries_it_on() -> None:
    there = board("flames", "flames", "lizardmen*3")
    t = under(f"turn A \n A: flames, hand 2 \n B: lizardmen \n {there}")
    assert t.price(4) == {"base": 2, "defenders": 3, "flames": -3}
    t.conquer(4).end_turn()
    assert t.earned("A") == {"regions": 3}


@pytest.mark.case("positive")
def test_U_24_the_volcano_is_put_on_a_chasm_when_they_are_picked() -> None:
    t = under(
        """
        turn A
        B: lizardmen
        1 mudpool edge - 2 4 :
        2 mine - 1 5         : lizardmen
        3 mudpool - 6        : lizardmen
        4 chasm - 1 5        :
        5 chasm volcano - 2 6 :
        6 chasm volcano - 3 :
        """,
        column=[("flames", "mystic")],
    )
    t.pick(0)
    assert (t.question(), t.options()) == ("flames.where", [5, 6])
    t.answer(6)
    assert t[6] == "volcano"
    assert t.targets() == {3: 2}


@pytest.mark.case("negative")
def test_U_24_regions_that_are_not_joined_to_it_cost_the_full_price() -> None:
    there = board("", "tribe*2", "flames", "lizardmen")
    t = under(f"turn A \n A: flames, hand 4 \n B: lizardmen \n {there}")
    assert t.price(3) == {"base": 2, "defenders": 2}
    assert t.price(5) == {"base": 2, "defenders": 1, "black_mountain": 1, "flames": -1}


@pytest.mark.case("negative")
def test_UE_03_it_helps_nobody_else() -> None:
    there = board("flames*2", "mudmen", "", "")
    t = under(f"turn A \n A: mudmen, hand 4 \n B: flames \n {there}")
    assert t.price(2) == {"base": 2, "defenders": 2}


@pytest.mark.case("boundary")
def test_U_05_their_first_conquest_borders_the_volcano() -> None:
    t = under(f"turn A \n A: flames, hand 4 \n B: lizardmen \n {board(four='lizardmen')}")
    t.refuses(Conquer(1), "enters_elsewhere")
    t.conquer(2, 1)
    assert (t[2], t[1]) == ("flames*2", "flames*2")


@pytest.mark.case("boundary")
def test_U_24_they_enter_at_the_edge_where_all_around_the_volcano_is_immune() -> None:
    there = board("lizardmen queen", five="lizardmen ghost")
    t = under(f"turn A \n A: flames, hand 4 \n B: lizardmen royal \n {there}")
    assert t.targets() == {1: 2}
    t.conquer(1)


@pytest.mark.case("boundary")
def test_U_59_the_volcano_stays_while_they_hold_nothing() -> None:
    there = board("flames", "mudmen")
    t = under(f"turn A \n A: mudmen, hand 3 \n B: flames, hand 2 \n {there}")
    t.conquer(2).end_turn()
    assert t[6] == "volcano"
    assert t.player == "B"
    assert t.targets() == {2: 2}  # two tokens in hand; region 5 would cost three
    t.conquer(2).end_turn()
    t.settled()


@pytest.mark.case("decline")
def test_U_24_the_volcano_goes_out_when_they_decline() -> None:
    t = under(f"turn A \n A: flames \n B: lizardmen \n {board('flames', five='lizardmen')}")
    t.declines()
    assert (t[2], t[6]) == ("(flames)*1", "")
    t.settled()


@pytest.mark.case("combined", "underground.gnomes")
def test_U_22_gnomes_are_not_as_if_empty() -> None:
    there = board("flames", "underground.gnomes*2")
    t = under(f"turn A \n A: flames, hand 4 \n B: underground.gnomes \n {there}")
    assert t.price(3) == {"base": 2, "defenders": 2}


@pytest.mark.case("combined", "shield", "keep_on_the_motherland")
def test_U_60_armors_do_not_count_the_keep_does() -> None:
    shield = "lizardmen shield"
    there = board("flames", "lizardmen mushroom_armor*2", five="lizardmen keep_walls")
    t = under(
        f"turn A \n A: flames, hand 4 \n B: {shield} \n {there}",
        finds={"keep_on_the_motherland": 5},
    )
    assert t.price(3) == {"base": 2, "defenders": 1, "mushroom_armor": 2, "flames": -3}
    walls = {"keep_walls": 1, "black_mountain": 1}
    assert t.price(5) == {"base": 2, "defenders": 1, **walls, "flames": -1}
    t.conquer(3)
    assert t[3] == "flames*2"


@pytest.mark.case("boundary")
def test_U_24_by_default_the_volcano_goes_where_most_defenders_are_beside_it() -> None:
    for left, right, place in (("lizardmen*3", "lizardmen", 1), ("", "tribe*2", 4)):
        t = under(
            f"""
            turn A
            B: lizardmen
            1 chasm volcano - 2 :
            2 mine edge - 3     : {left}
            3 mine edge - 4     : {right}
            4 chasm volcano     :
            5 mine - 2          : lizardmen
            """,
            column=[("flames", "mystic")],
        ).pick(0)
        assert suggestion(t.box, t.state) == (place,)


def entering(two: str = "", five: str = "", b: str = "lizardmen", hand: int = 9):
    """Flames without a region; 2 and 5 border the Volcano, and 5 is at the edge."""
    return under(f"turn A \n A: flames, hand {hand} \n B: {b} \n {board(two, five=five)}")


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "royal")
def test_U_24_one_region_beside_the_volcano_that_they_can_enter_is_enough() -> None:
    for there in ({"two": "lizardmen queen"}, {"five": "lizardmen queen"}):
        t = entering(**there, b="lizardmen royal")
        t.refuses(Conquer(1), "enters_elsewhere")
    t = entering("lizardmen queen", b="lizardmen royal")
    assert set(t.targets()) == {5}


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "underground.gnomes")
def test_U_24_gnomes_beside_the_volcano_are_entered_only_where_anybody_enters() -> None:
    gnomes = "underground.gnomes"
    t = entering(f"{gnomes}*2", f"{gnomes}", b=gnomes)
    assert set(t.targets()) == {5}
    t.refuses(Conquer(1), "enters_elsewhere")
    t = under(
        f"""
        turn A
        A: flames, hand 9
        B: {gnomes}
        1 mudpool edge :
        2 mine         : {gnomes}
        3 chasm volcano : volcano
        """
    )
    assert set(t.targets()) == {1}


@pytest.mark.case("negative")
def test_U_24_a_chasm_beside_the_volcano_is_no_way_in() -> None:
    t = under(
        """
        turn A
        A: flames, hand 9
        B: lizardmen
        1 mudpool edge  : lizardmen
        2 chasm - 3     :
        3 chasm volcano : volcano
        4 mine - 1 3    :
        """
    )
    t.refuses(Conquer(2), "closed")
    assert set(t.targets()) == {4}


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "liches")
def test_U_24_a_region_beside_the_volcano_that_they_cannot_pay_for_is_no_way_in() -> None:
    for coins, entries in ((0, {1}), (1, {2})):
        t = under(
            f"""
            turn A
            A: flames, hand 9, coins {coins}
            B: (liches)
            B: lizardmen
            1 mudpool edge  : lizardmen
            2 mine          : (liches)
            3 chasm volcano : volcano
            """
        )
        assert set(t.targets()) == entries


class Bars(Effect):
    """Nobody attacks this region."""

    def __init__(self, region: int) -> None:
        self.region = region

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        if attack.region.id == self.region:
            yield Refusal("immune", self.region)


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "mystic", "stone")
def test_U_24_a_region_beside_the_volcano_that_something_bars_is_no_way_in() -> None:
    """Whatever bars it, and if there are several that bar others."""
    for barred, entries in (((2, 1), {4}), ((1, 2), {4}), ((4, 1), {2})):
        bars = [Trait(n, (Bars(r),)) for n, r in zip(("mystic", "stone"), barred, strict=True)]
        t = table(
            """
            turn A
            A: flames mystic, hand 9
            B: lizardmen stone
            1 mudpool edge  : lizardmen
            2 mine          : lizardmen
            3 chasm volcano : volcano
            4 mine edge - 1 :
            """,
            *bars,
            edition="underground",
            hidden=[],
        )
        assert set(t.targets()) == entries


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "vampire", "magic", "sword_of_the_killer_rabbit", "flying_doormat")
def test_U_05_no_power_and_no_relic_but_one_that_reaches_everything_brings_them_in_elsewhere() -> (
    None
):
    there = board(four="lizardmen").replace("edge - 2                  :", "edge - 2 : lizardmen")
    t = under(f"turn A \n A: flames vampire, hand 4 \n B: lizardmen \n {there}")
    t.refuses(Use("vampire", 1), "enters_elsewhere")
    for relic, entries in (
        ("sword_of_the_killer_rabbit", {2, 5}),
        ("flying_doormat", {1, 2, 3, 5}),
    ):
        t = under(f"turn A \n A: flames magic, hand 4 \n B: lizardmen \n {there}", {relic: 4})
        assert set(all_targets(t.box, t.state)[f"magic.{relic}"]) - {4} == entries
