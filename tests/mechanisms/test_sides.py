"""Who wins where several play for one side (team rules 10 and 11)."""

from __future__ import annotations

from dataclasses import replace

from engine import Rank, ranking, view
from engine.sides import Sides
from tests.dsl import Table, table

RACES = "orcs", "elves", "trolls", "humans"


def four(*coins: int, of: tuple[int, ...] = (0, 1, 0, 1)) -> Table:
    lines = [f"{s}: {race}, coins {n}" for s, race, n in zip("ABCD", RACES, coins, strict=True)]
    board = [f"{n} hill edge : {race}" for n, race in enumerate(RACES, 1)]
    t = table("\n".join(["turn B", *lines, *board, "5 hill : trolls"]))
    t.box = replace(t.box, sides=Sides(of, tie="purse"))
    return t


def test_a_side_is_worth_as_much_as_its_poorer_player() -> None:
    t = four(30, 18, 10, 17)
    assert ranking(t.box, t.state) == (
        Rank(1, 1, (1, 3), 17, 2),
        Rank(2, 0, (0, 2), 10, 3),
    )


def test_of_sides_that_tie_the_one_with_the_richest_player_wins() -> None:
    t = four(12, 20, 30, 12)
    ranks = ranking(t.box, t.state)
    assert [(rank.place, rank.seats) for rank in ranks] == [(1, (0, 2)), (2, (1, 3))]


def test_sides_that_still_tie_share_the_victory() -> None:
    t = four(12, 12, 20, 20)
    ranks = ranking(t.box, t.state)
    assert [rank.place for rank in ranks] == [1, 1]
    assert replace(view(t.box, t.state), ranking=ranks).winners == (0, 2, 1, 3)


def test_a_player_without_an_ally_is_a_side() -> None:
    t = four(12, 15, 13, 16, of=(0, 1, 2, 1))
    ranks = ranking(t.box, t.state)
    assert [(rank.place, rank.seats) for rank in ranks] == [(1, (1, 3)), (2, (2,)), (3, (0,))]


def test_allies_are_the_others_of_a_side() -> None:
    sides = Sides((0, 1, 2, 0, 1))
    assert [sides.allies(seat) for seat in range(5)] == [(3,), (4,), (), (0,), (1,)]
    assert [Sides.each(3).allies(seat) for seat in range(3)] == [(), (), ()]


def test_a_side_bears_the_name_of_its_faction_if_it_plays_for_one() -> None:
    sides = Sides((0, 1, 0), names=("sun", "moon"))
    assert [sides.name(seat) for seat in range(3)] == ["sun", "moon", "sun"]
    assert Sides.each(2).name(1) == ""
