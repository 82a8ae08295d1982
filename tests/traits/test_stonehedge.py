"""Stonehedge: a power on loan (UE-50, U-02, U-50, U-70, U-71)."""

from dataclasses import replace

import pytest

from engine import Answer, default_action
from engine.autopilot import decide
from engine.table import Game
from tests.dsl import Table
from tests.rules.mixes import below
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


# ------------------------------------------------ pieces of a lent power need not be placed


def before_it_was_ruled(t: Table) -> Table:
    """Return the same table as one that was stored before lent pieces could be left out."""
    t.box = replace(t.box, setup=replace(t.box.setup, rulings=()))
    return t


def pieces(t: Table, marker: str) -> dict[int, int]:
    return {r: n for r in t.box.regions if (n := t.region(r).markers.get(marker, 0))}


def asked(t: Table) -> tuple[str, list[int], int, int]:
    """Return the key, the options, the fewest and the most of the open question."""
    (question,) = t.state.questions
    return question.key, question.options, question.at_least, question.up_to


@pytest.mark.case("negative")
@pytest.mark.case("combined", "royal")
def test_U_50_a_lent_queen_need_not_be_placed() -> None:
    t = lent("royal").done()
    assert asked(t) == ("royal.queen", [1, 2], 0, 1)
    assert default_action(t.box, t.state).chosen, "somebody absent-minded places her all the same"
    t.answer()
    assert (t.player, pieces(t, "queen")) == ("B", {})
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "royal")
def test_U_50_nor_in_an_only_region() -> None:
    t = lent("royal", two="").done()
    assert asked(t) == ("royal.queen", [1], 0, 1)
    t.answer()
    assert pieces(t, "queen") == {}
    assert pieces(lent("royal", two="").done().answer(1), "queen") == {1: 1}


@pytest.mark.case("negative")
@pytest.mark.case("combined", "royal")
def test_U_50_a_queen_of_ones_own_must_be_placed() -> None:
    text = f"turn A \n A: lizardmen royal \n B: liches \n {BOARD.format(one='lizardmen', two='')}"
    t = under(text, finds={"stonehedge": 1}, lent="mystic").done()
    assert (t.player, pieces(t, "queen")) == ("B", {1: 1})


@pytest.mark.case("combined", "royal")
@pytest.mark.parametrize("there", [2, 3])
def test_U_50_U_70_a_queen_who_is_not_moved_stays_where_she_is(there: int) -> None:
    board = BOARD.format(one="lizardmen", two="lizardmen").splitlines()
    board[there] += " queen"
    text = "\n".join(("turn A", "A: lizardmen", "B: liches", *board))
    for answer, stands in (((), {there: 1}), ((1,), {1: 1}), ((2,), {2: 1})):
        t = under(text, finds={"stonehedge": 1}, lent="royal").done().answer(*answer)
        assert pieces(t, "queen") == stands


ARMORS = """
    turn A
    A: lizardmen
    B: liches
    1 mushroom_forest edge : lizardmen mushroom_armor*{armors}
    2 mushroom_forest      : lizardmen
    3 mudpool              : liches
"""


@pytest.mark.case("combined", "shield")
@pytest.mark.parametrize(
    ("answers", "stand"),
    [
        ([()], {1: 3}),
        ([(2,), ()], {1: 3, 2: 1}),
        ([(1, 2)], {1: 4, 2: 1}),
        ([(2, 2)], {1: 3, 2: 2}),
    ],
)
def test_U_50_of_lent_armors_as_many_are_laid_as_one_likes(
    answers: list[tuple[int, ...]], stand: dict[int, int]
) -> None:
    t = under(ARMORS.format(armors=3), finds={"stonehedge": 1}, lent="shield").done()
    assert asked(t) == ("shield.where", [1, 2], 0, 2)
    for answer in answers:
        t.answer(*answer)
    assert (t.player, pieces(t, "mushroom_armor")) == ("B", stand)


@pytest.mark.case("combined", "shield")
def test_U_50_armors_left_out_are_not_there_next_turn_beside_the_new_ones() -> None:
    t = under(ARMORS.format(armors=1), finds={"stonehedge": 1}, lent="shield").done().answer()
    t.end_turn().done()
    assert asked(t) == ("shield.where", [1, 2], 0, 2)


TROOP = """
    turn A
    A: lizardmen
    B: liches
    1 mine edge : lizardmen {one}
    2 mine      : lizardmen {two}
    3 mine      : lizardmen
    4 mudpool   : liches {rival}
"""


def troop(badge: str, one: str = "", two: str = "", rival: str = "") -> Table:
    """Return a table of both boxes on which A is asked about pieces of a lent power."""
    text = TROOP.format(one=one, two=two, rival=rival)
    return below(text, finds={"stonehedge": 1}, lent=badge).done()


@pytest.mark.case("combined", "heroic")
@pytest.mark.parametrize(
    ("stood", "answers", "stand"),
    [
        ({}, [()], {}),
        ({}, [(2,), ()], {2: 1}),
        ({}, [(2, 3)], {2: 1, 3: 1}),
        ({"one": "hero"}, [()], {1: 1}),
        ({"one": "hero"}, [(3,), ()], {1: 1, 3: 1}),  # There is one left in the supply.
        ({"one": "hero", "two": "hero"}, [()], {1: 1, 2: 1}),
        ({"one": "hero", "two": "hero"}, [(2,), ()], {1: 1, 2: 1}),
        ({"one": "hero", "two": "hero"}, [(3,), ()], {2: 1, 3: 1}),
        ({"one": "hero", "two": "hero"}, [(1, 3)], {1: 1, 3: 1}),
        ({"one": "hero", "rival": "hero"}, [(3,), ()], {1: 1, 3: 1}),  # Another's is free first.
        ({"one": "hero", "rival": "hero"}, [()], {1: 1, 4: 1}),
    ],
)
def test_U_50_U_70_of_lent_heroes_as_many_are_moved_as_one_likes(
    stood: dict[str, str], answers: list[tuple[int, ...]], stand: dict[int, int]
) -> None:
    t = troop("heroic", **stood)
    assert asked(t) == ("heroic.hero", [1, 2, 3], 0, 2)
    for answer in answers:
        t.answer(*answer)
    assert (t.player, pieces(t, "hero")) == ("B", stand)


@pytest.mark.case("combined", "bivouacking")
@pytest.mark.parametrize(
    ("stood", "answers", "stand"),
    [
        ({}, [()], {}),
        ({}, [(2,), (2,), ()], {2: 2}),
        ({"one": "encampment*3"}, [()], {1: 3}),
        ({"one": "encampment*3"}, [(2,), (2,), ()], {1: 3, 2: 2}),
        ({"one": "encampment*3"}, [(2, 2, 2)], {1: 2, 2: 3}),
        ({"one": "encampment*3"}, [(1,), ()], {1: 3}),
        ({"one": "encampment*2", "two": "encampment"}, [(2, 3, 3, 3)], {1: 1, 2: 1, 3: 3}),
        ({"one": "encampment*3"}, [(2, 2, 2, 3, 3)], {2: 3, 3: 2}),
    ],
)
def test_U_50_U_70_of_lent_encampments_as_many_are_placed_as_one_likes(
    stood: dict[str, str], answers: list[tuple[int, ...]], stand: dict[int, int]
) -> None:
    t = troop("bivouacking", **stood)
    assert asked(t) == ("bivouacking.anew", [1, 2, 3], 0, 5)
    for answer in answers:
        t.answer(*answer)
    assert (t.player, pieces(t, "encampment")) == ("B", stand)


@pytest.mark.case("combined", "bivouacking")
@pytest.mark.parametrize("answer", [(), (3, 3)])
def test_U_50_B_41_only_lent_encampments_of_a_lost_region_come_home_and_need_not(
    answer: tuple[int, ...],
) -> None:
    t = below(
        """
        turn B
        A: lizardmen
        B: liches, hand 6
        1 mine edge          : lizardmen
        2 mine edge - 4      : lizardmen*2 encampment*2
        3 mine               : lizardmen encampment
        4 mudpool edge       : liches
        """,
        finds={"stonehedge": 1},
        lent="bivouacking",
        players=3,
    )
    t.conquer(2).done().put((4, t.army("liches").hand)).done()
    assert asked(t) == ("bivouacking.home", [1, 3], 0, 2)
    t.answer(*answer)
    assert pieces(t, "encampment") == {3: 1 + len(answer)}


@pytest.mark.case("combined", "royal", "heroic", "bivouacking")
def test_U_50_the_autopilot_and_end_turn_place_all_that_is_lent() -> None:
    for badge, n in (("royal", 1), ("heroic", 2), ("bivouacking", 5)):
        t = troop(badge)
        assert len(decide(t.box, t.state, 0).chosen) == n
        assert len(default_action(t.box, t.state).chosen) == n


@pytest.mark.case("combined", "royal")
def test_U_50_the_autopilot_keeps_no_lent_piece_back_whatever_it_thinks_it_is_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def the_fewer_the_better(game: Game, _: object) -> float:
        return -sum(sum(here.markers.values()) for here in game.state.regions.values())

    monkeypatch.setattr("engine.autopilot.answers.weigh", the_fewer_the_better)
    t = troop("royal")
    assert len(decide(t.box, t.state, 0).chosen) == 1


@pytest.mark.case("combined", "royal", "shield", "heroic", "bivouacking")
def test_U_50_in_a_game_from_before_that_was_ruled_they_must_be_placed() -> None:
    t = before_it_was_ruled(lent("royal", two="")).done()
    assert (t.player, pieces(t, "queen")) == ("B", {1: 1})
    t = before_it_was_ruled(lent("royal")).done()
    assert asked(t) == ("royal.queen", [1, 2], 1, 1)
    t.refuses(Answer(), "too_few")
    table = under(ARMORS.format(armors=3), finds={"stonehedge": 1}, lent="shield")
    assert asked(before_it_was_ruled(table).done())[2:] == (2, 2)
    for badge, pieces_of in (("heroic", 2), ("bivouacking", 5)):
        table = below(TROOP.format(one="", two="", rival=""), {"stonehedge": 1}, badge)
        assert asked(before_it_was_ruled(table).done())[2:] == (pieces_of, pieces_of)


RIVERS = """
    turn A
    A: lizardmen, hand 0
    B: liches
    1 mine edge  : lizardmen*2
    2 river edge : lizardmen
    3 river      : lizardmen
    4 mine       : lizardmen
    5 mudpool    : liches
"""


@pytest.mark.case("combined", "seafaring")
@pytest.mark.parametrize(
    ("answers", "regions"),
    [([()], [1, 2, 3, 4]), ([(3,), ()], [1, 2, 4]), ([(2, 3)], [1, 4]), ([(2,), (3,)], [1, 4])],
)
def test_U_50_U_75_rivers_need_not_be_held_by_a_lent_seafaring(
    answers: list[tuple[int, ...]], regions: list[int]
) -> None:
    t = below(RIVERS, {"stonehedge": 1}, "seafaring").done()
    assert (t.step, asked(t)) == ("redeploy", ("seafaring.leave", [2, 3], 0, 2))
    assert default_action(t.box, t.state).chosen == decide(t.box, t.state, 0).chosen == ()
    for answer in answers:
        t.answer(*answer)
    t.end_turn()
    held = [r for r in t.box.regions if t.region(r).army == t.army("lizardmen").id]
    assert (held, t.earned("A")) == (regions, {"regions": len(regions)})
    assert sum(t.region(r).tokens for r in held) + t.army("lizardmen").hand == 5
    t.settled()


@pytest.mark.case("combined", "seafaring")
def test_U_50_U_75_without_a_loan_or_in_an_older_game_nothing_is_asked_about_rivers() -> None:
    own = below(RIVERS.replace("lizardmen, hand 0", "lizardmen seafaring, hand 0"))
    old = before_it_was_ruled(below(RIVERS, {"stonehedge": 1}, "seafaring"))
    for t in (own, old):
        t.done()
        assert not t.state.questions
        assert t.end_turn().earned("A") == {"regions": 4}
