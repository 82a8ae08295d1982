"""Tomb: a decline that keeps every token (UE-32, U-01, U-40, U-66)."""

import pytest

from tests.traits.underground import under

ATTACK = """
    turn A
    A: spiderines, hand 5
    B: (lizardmen) {badge}
    B: mudmen
    1 mine edge : spiderines
    2 mine      : (lizardmen)*{two}
    3 mine      : {three}
    4 mine edge : mudmen
"""


@pytest.mark.case("positive")
@pytest.mark.case("decline")
def test_U_01_all_tokens_stay_and_are_redeployed_once_before_scoring() -> None:
    t = under("""
        turn A
        A: lizardmen tomb
        B: spiderines
        1 mine edge : lizardmen*3
        2 mine      : lizardmen*2
        3 mine edge : spiderines
    """)
    t.declines()
    assert (t.player, t.step) == ("A", "redeploy")
    assert t.earned("A") == {}
    t.put((2, 3)).done()
    assert (t[1], t[2]) == ("(lizardmen)*1", "(lizardmen)*4")
    assert t.earned("A") == {"regions": 2}
    t.end_turn()
    assert t[2] == "(lizardmen)*4"
    t.settled()


@pytest.mark.case("positive")
def test_C_08_a_conquest_costs_one_token_and_the_rest_withdraws() -> None:
    t = under(ATTACK.format(badge="tomb", two=3, three="(lizardmen)"))
    assert t.price(2) == {"base": 2, "defenders": 3}
    t.conquer(2)
    assert t.state.tray["lizardmen"] == 12 - 3
    t.end_turn()
    assert t[3] == "(lizardmen)*3"
    t.settled()


@pytest.mark.case("negative")
def test_UE_32_without_it_a_declined_race_dies_and_keeps_one_token_a_region() -> None:
    t = under(ATTACK.format(badge="", two=3, three="(lizardmen)"))
    t.conquer(2)
    assert t.army("lizardmen").driven == 0
    assert t.state.tray["lizardmen"] == 12 - 1
    t.end_turn().declines()
    assert (t.races(), t[3]) == (["spiderines", "(mudmen)"], "")


@pytest.mark.case("boundary")
def test_U_66_with_the_last_region_all_tokens_are_lost_and_the_badge_leaves() -> None:
    t = under(ATTACK.format(badge="tomb", two=3, three="mudmen"))
    t.conquer(2)
    assert t.races() == ["spiderines", "mudmen"]
    assert t.state.tray["lizardmen"] == 12
    assert t.state.discards == ["tomb"]
    t.end_turn()
    t.settled()


@pytest.mark.case("boundary")
def test_U_40_the_next_decline_removes_all_of_it() -> None:
    t = under("""
        turn A
        A: (lizardmen) tomb
        A: spiderines
        B: mudmen
        1 mine edge : (lizardmen)*4
        2 mine      : spiderines
        3 mine edge : mudmen
    """)
    t.declines()
    assert t.races() == ["(spiderines)", "mudmen"]
    assert t[1] == ""
    assert t.state.tray["lizardmen"] == 12
    assert t.state.discards == ["tomb"]


@pytest.mark.case("combined", "kraken", "liches")
def test_U_40_kraken_keep_rivers_and_liches_are_paid_in_a_tomb() -> None:
    for race, terrain, coins in (("kraken", "river", 0), ("liches", "mudpool", 1)):
        t = under(f"""
            turn A
            A: spiderines, hand 4, coins 5
            B: ({race}) tomb, coins 5
            B: mudmen
            1 mine edge  : spiderines
            2 {terrain}  : ({race})*2
            3 mine - 1 2 : ({race})*2
            4 mine edge  : mudmen
        """)
        t.conquer(3)
        assert (t.coins("A"), t.coins("B")) == (5 - coins, 5 + coins)
        t.end_turn()
        assert t[2] == f"({race})*3"
        t.settled()
