"""Vanishing: a decline that sells every region (UE-34, U-41)."""

import pytest

from engine import suggestion
from engine.hooks import Lasts, Trait
from engine.parts.decline import Haunts
from tests.dsl import table
from tests.traits.underground import under
from tools.checks import violations

BOARD = "1 mine edge : {0} \n 2 mine : {1} \n 3 mudpool edge : {2}"


def turn(army: str, one: str, two: str = "", three: str = "liches", **more):
    return under(f"turn A \n A: {army} \n B: liches \n {BOARD.format(one, two, three)}", **more)


@pytest.mark.case("positive")
@pytest.mark.case("decline")
def test_U_41_two_coins_for_each_region_and_nothing_stays() -> None:
    t = turn("lizardmen vanishing, coins 5", "lizardmen*3", "lizardmen").declines()
    assert (t[1], t[2]) == ("", "")
    assert t.coins("A") == 5 + 4
    assert t.earned("A") == {"vanishing": 4}
    assert t.races() == ["liches"]
    assert t.state.discards == ["vanishing"]
    t.settled()


@pytest.mark.case("negative")
def test_UE_34_nothing_for_a_race_that_plays_on() -> None:
    assert turn("lizardmen vanishing", "lizardmen").end_turn().earned("A") == {"regions": 1}


@pytest.mark.case("boundary")
def test_U_41_the_older_declined_race_goes_first_and_earns_nothing() -> None:
    t = turn("(kraken) \n A: lizardmen vanishing", "(kraken)", "lizardmen").declines()
    assert t.races() == ["liches"]
    assert t.earned("A") == {"vanishing": 2}


@pytest.mark.case("boundary")
def test_U_41_by_the_other_rule_the_older_declined_race_stays_and_earns() -> None:
    army = "(kraken) \n A: lizardmen vanishing"
    t = turn(army, "(kraken)", "lizardmen", flags={"vanishing": "spares"}).declines()
    assert t.races() == ["(kraken)", "liches"]
    assert t.earned("A") == {"regions": 1, "vanishing": 2}


@pytest.mark.case("combined", "shrooms", "flames")
def test_U_41_it_is_paid_for_regions_only_and_the_volcano_goes_out() -> None:
    board = "1 mushroom_forest edge : shrooms \n 2 mine : liches"
    t = under(f"turn A \n A: shrooms vanishing \n B: liches \n {board}")
    assert t.declines().earned("A") == {"vanishing": 2}
    board = "1 mine edge : flames \n 2 chasm volcano : volcano \n 3 mine edge - 1 : liches"
    t = under(f"turn A \n A: flames vanishing \n B: liches \n {board}").declines()
    assert t[2] == ""


@pytest.mark.case("decline")
@pytest.mark.case("combined", "stonehedge")
@pytest.mark.parametrize("rule", ["clears", "spares"])
def test_U_41_lent_and_not_used_it_leaves_its_player_one_declined_race(rule: str) -> None:
    for answer, spared in (((), False), ((1,), rule == "spares")):
        t = under(
            f"turn A \n A: (kraken) \n A: lizardmen mystic \n B: liches \n "
            f"{BOARD.format('(kraken)', 'lizardmen', 'liches')}",
            finds={"stonehedge": 2},
            lent="vanishing",
            flags={"vanishing": rule},
            hidden=None,
        )
        assert violations(t.box, t.declines().state) == []
        t.answer(*answer)
        kept = ["(kraken)"] * spared + ["(lizardmen)"] * (not answer)
        assert t.races() == [*kept, "liches"]


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("rounds_left", "goes"), [(0, True), (1, True), (2, False), (5, False)])
def test_U_50_lent_it_is_used_for_who_does_not_say_where_staying_would_earn_less(
    rounds_left: int, goes: bool
) -> None:
    """With two turns to come a declined race earns more than the coins for its regions."""
    t = turn(
        "lizardmen mystic", "lizardmen", "lizardmen", finds={"stonehedge": 2}, lent="vanishing"
    )
    t.state.turn.round = t.box.rounds - rounds_left
    t.declines()
    assert suggestion(t.box, t.state) == ((1,) if goes else ())
    t.answer(*suggestion(t.box, t.state))
    assert t.earned("A") == ({"vanishing": 4} if goes else {"regions": 2})


@pytest.mark.case("decline")
@pytest.mark.case("combined", "stonehedge")
def test_U_41_lent_to_a_race_that_takes_nobodys_place_and_not_used_all_stay() -> None:
    t = table(
        f"turn A \n A: (kraken) \n A: lizardmen mystic \n B: liches \n "
        f"{BOARD.format('(kraken)', 'lizardmen', 'liches')}",
        Trait("lizardmen", (Haunts(),), Lasts.ALWAYS),
        edition="underground",
        finds=[{"id": "stonehedge", "region": 2, "badge": "vanishing"}],
    )
    assert t.declines().question() == "vanishing.vanish"
    assert t.answer().races() == ["(kraken)", "(lizardmen)", "liches"]
