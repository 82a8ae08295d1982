"""What was remarkable in a game, counted from small logs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.feats import Feat, feats
from bot.tables.table import LogEntry
from engine import Event
from engine.actions import Done


def log(*turns: list[Event]) -> list[LogEntry]:
    """Return a log in which each line is a turn of two players, Ann first."""
    found = []
    for number, events in enumerate(turns):
        turn = Event("turn", (number + 1) % 2, amount=(number + 1) // 2 + 1)
        done = (*events, *([turn] if number + 1 < len(turns) else []))
        found.append(LogEntry(number + 1, number % 2, "done", Done(), None, done, 0, False, False))
    return found


def earned(seat: int, amount: int, why: str = "regions") -> Event:
    return Event("coins", seat, amount=amount, why=why)


def picked(seat: int, army: int) -> Event:
    return Event("picked", seat, race=f"race {army}", power="power", army=army, amount=5)


def taken(seat: int, region: int, tokens: int, army: int = 0) -> Event:
    return Event("conquered", seat, region, tokens, race=f"race {army}", army=army)


def only(kind: str, entries: list[LogEntry]) -> Feat | None:
    return next((feat for feat in feats(entries) if feat.kind == kind), None)


def test_the_richest_turn_is_the_one_that_earned_most_in_all_its_lines():
    found = only("turn", log([earned(0, 4), earned(0, 5, "power")], [earned(1, 8)], [earned(0, 7)]))
    assert (found.seat, found.round, found.amount) == (0, 1, 9)


def test_coins_of_a_combo_are_nothing_that_a_turn_earned():
    found = only("turn", log([earned(0, 9, "column"), earned(0, 1)], [earned(1, 2)]))
    assert (found.seat, found.amount) == (1, 2)


@pytest.mark.parametrize(
    ("first", "second", "seat", "amount", "die"),
    [
        ([taken(0, 3, 4)], [taken(1, 5, 6)], 1, 6, 0),
        ([Event("rolled", 0, 3, 3), taken(0, 3, 4)], [taken(1, 5, 6)], 0, 7, 3),
        ([Event("rolled", 0, -1, 3), Event("failed", 0, 3)], [taken(1, 5, 2)], 1, 2, 0),
        ([Event("rolled", 0, -1, 3)], [taken(1, 5, 2)], 1, 2, 0),
        ([taken(0, 3, 4)], [taken(1, 5, 4)], 0, 4, 0),
    ],
    ids=[
        "tokens",
        "and the die",
        "not a die that failed",
        "nor one of another turn",
        "the earlier",
    ],
)
def test_the_boldest_conquest_is_the_one_that_took_most(first, second, seat, amount, die):
    found = only("conquest", log(first, second))
    assert (found.seat, found.amount, found.die) == (seat, amount, die)


def test_a_conquest_names_whom_it_was_taken_from_unless_it_was_ones_own():
    lost = Event("lost", 1, 3, 1)
    assert only("conquest", log([lost, taken(0, 3, 4)])).victim == 1
    assert only("conquest", log([lost._replace(player=0), taken(0, 3, 4)])).victim is None
    assert only("conquest", log([lost._replace(region=9), taken(0, 3, 4)])).victim is None


@pytest.mark.parametrize(
    ("declines", "rounds"),
    [
        ([Event("declined", 0, army=1)], 2),
        ([taken(0, 5, 2, army=1), Event("declined", 0, army=1)], 3),
        ([], 3),
    ],
    ids=["until the round before it declines", "with the last turn it fought in", "or to the end"],
)
def test_the_longest_reign_counts_the_rounds_in_which_a_race_was_active(declines, rounds):
    found = only("race", log([picked(0, 1)], [], [], [], declines, [picked(1, 2)]))
    assert (found.seat, found.race, found.amount) == (0, "race 1", rounds)


def test_of_races_that_reigned_as_long_the_earlier_is_told():
    found = only("race", log([picked(0, 1)], [picked(1, 2)]))
    assert found.race == "race 1"


def test_what_was_taken_back_is_no_feat_and_a_game_without_any_has_none():
    entries = log([earned(0, 4), taken(0, 3, 4), picked(0, 1)], [])
    assert feats([replace(entries[0], undone=True), entries[1]]) == ()
    assert feats([]) == ()


def test_a_reign_is_told_of_who_had_the_seat_when_it_ended():
    declined = log([picked(0, 1)], [], [Event("declined", 0, army=1)], [])
    assert only("race", declined).seq == declined[2].seq
    lasting = log([picked(0, 1)], [], [earned(0, 1)])
    assert only("race", lasting).seq == lasting[-1].seq
