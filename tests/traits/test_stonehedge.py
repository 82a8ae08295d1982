"""Stonehedge: a power on loan (UE-50, U-02, U-50, U-70, U-71)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge : {one}
    2 mine      : {two}
    3 mudpool   : liches
"""


def lent(badge: str, army: str = "lizardmen", one: str = "lizardmen", two: str = "lizardmen"):
    text = f"turn A \n A: {army} \n B: liches \n {BOARD.format(one=one, two=two)}"
    return under(text, finds={"stonehedge": 1}, lent=badge)


@pytest.mark.case("positive")
@pytest.mark.case("combined", "underground.mining", "mystic")
def test_U_50_its_race_has_the_power_of_its_badge_besides_its_own() -> None:
    t = lent("underground.mining", "lizardmen mystic").end_turn()
    assert t.earned("A") == {"regions": 2, "underground.mining": 2}
    t = lent("mystic", "lizardmen underground.mining", "lizardmen").end_turn()
    assert t.earned("A") == {"regions": 2, "underground.mining": 2}
    t.settled()


@pytest.mark.case("positive")
def test_U_50_found_it_gets_a_badge_that_is_not_on_show_and_no_tokens() -> None:
    t = under(
        """
        turn A
        A: lizardmen mystic, hand 4
        B: liches
        1 mine edge : lizardmen
        2 mine      : tribe*2
        3 mudpool   : liches
        """,
        hidden=["stonehedge"],
    )
    shown = set(t.box.market.badges_in_sight(t.state))
    t.conquer(2)
    (find,) = t.state.finds
    assert find.badge in t.box.powers
    (told,) = t.happened("lent")
    assert (told.player, told.region, told.why, told.power) == (0, 2, find.id, find.badge)
    assert find.badge not in shown | {"mystic"}
    assert t.army("lizardmen").hand == 0
    assert t.state.tray["lizardmen"] == 12 - 5


@pytest.mark.case("negative")
def test_UE_50_other_races_do_not_have_it() -> None:
    t = lent("underground.mining", "lizardmen", "", "lizardmen").end_turn()
    assert t.earned("A") == {"regions": 1}


@pytest.mark.case("boundary")
def test_U_50_the_badge_stays_there_for_who_conquers_it() -> None:
    t = lent("underground.mining", "lizardmen, hand 4", "liches", "lizardmen").conquer(1)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "underground.mining": 2}
    assert [f.badge for f in t.state.finds] == ["underground.mining"]


@pytest.mark.case("decline")
@pytest.mark.case("combined", "wise", "muddy")
def test_U_50_in_decline_only_powers_that_work_there() -> None:
    for badge, declined, active in (
        ("wise", {"wise": 2}, {}),
        ("muddy", {}, {}),
        ("underground.mining", {}, {"underground.mining": 2}),
    ):
        t = lent(badge, "(lizardmen) \n A: spiderines", "(lizardmen)", "spiderines").end_turn()
        assert t.earned("A") == {"regions": 2, **declined}
        t = lent(badge).end_turn()
        assert t.earned("A") == {"regions": 2, **active}


@pytest.mark.case("decline")
@pytest.mark.case("combined", "vanishing")
def test_U_41_U_50_who_has_vanishing_on_loan_may_stay_on_the_board() -> None:
    t = lent("vanishing").declines()
    assert (t.question(), t.options()) == ("vanishing.vanish", [1])
    assert t.state.questions[0].about == "yes"
    t.answer()
    assert (t.races(), t.earned("A")) == (["(lizardmen)", "liches"], {"regions": 2})
    t = lent("vanishing").declines().answer(1)
    assert (t.races(), t.earned("A")) == (["liches"], {"vanishing": 4})
    t.settled()


@pytest.mark.case("combined", "muddy")
def test_U_50_muddy_works_both_ways() -> None:
    for army, one in (("lizardmen", "lizardmen"), ("(lizardmen) \n A: spiderines", "(lizardmen)")):
        text = f"turn A \n A: {army} \n B: liches \n 1 mudpool edge : {one} \n 2 mine : liches"
        t = under(text, finds={"stonehedge": 1}, lent="muddy").end_turn()
        assert t.earned("A") == {"regions": 1, "muddy": 1}


@pytest.mark.case("combined", "royal")
def test_U_70_a_queen_stays_where_she_is_when_it_changes_hands() -> None:
    there = BOARD.format(one="lizardmen", two="lizardmen queen")
    t = under(
        f"turn B \n A: lizardmen \n B: liches, hand 4 \n {there} \n 4 mine - 1 : liches",
        finds={"stonehedge": 1},
        lent="royal",
    )
    t.conquer(1)
    assert t.region(2).markers == {"queen": 1}
    t.done().put((4, t.army("liches").hand)).done()
    assert t.question().endswith("royal.queen")
    t.answer(1)
    assert (t.region(1).markers, t.region(2).markers) == ({"queen": 1}, {})


@pytest.mark.case("combined", "tomb")
def test_U_02_stacks_of_a_lent_tomb_stay_when_it_is_lost() -> None:
    t = under(
        """
        turn A
        A: liches, hand 6
        B: (lizardmen)
        B: spiderines
        1 mine edge - 2 : (lizardmen)*2
        2 mine - 3      : (lizardmen)*3
        3 mudpool       : spiderines
        4 mine edge - 1 : liches
        """,
        finds={"stonehedge": 1},
        lent="tomb",
    ).conquer(1)
    assert t.army("lizardmen").driven == 1
    assert t[2] == "(lizardmen)*3"
    t.end_turn()
    assert t[2] == "(lizardmen)*4"
    t.settled()
