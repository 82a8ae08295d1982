"""The counts of the long trials find what they are for, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tests.soak.counts import Heard, Night, letters, rings

NOON = datetime(2026, 3, 28, 12, tzinfo=UTC)


def _heard(*told: tuple[str, tuple[object, ...]], apart: float = 1) -> list[Heard]:
    return [Heard(NOON + n * timedelta(hours=apart), *one) for n, one in enumerate(told)]


def test_a_turn_and_a_decision_ring_once_and_a_turn_played_again_is_another():
    turns = [
        ("turn", (round_, seat, back)) for round_ in (1, 2) for seat in (0, 1) for back in (0, 1)
    ]
    fallbacks = [("fallback", (1, 0, 0, user)) for user in (7, 8)]
    once = _heard(*turns, ("withdraw", (4, 1, 0)), ("withdraw", (4, 2, 0)), *fallbacks)
    assert list(rings(once)) == []


@pytest.mark.parametrize("kind", ["turn", "withdraw", "fallback"])
def test_what_rings_twice_is_found(kind: str):
    assert list(rings(_heard((kind, (1, 0)), (kind, (1, 0))))) == [f"{kind} (1, 0) rang 2 times"]


def test_what_may_not_ring_is_found():
    assert list(rings(_heard(("result", ()), ("vote", ())))) == ["a result rang", "a vote rang"]


def test_nudges_are_six_hours_apart():
    nudges = [("nudge", ())] * 3
    assert list(rings(_heard(*nudges, apart=6))) == []
    assert len(list(rings(_heard(*nudges, apart=5.99)))) == 2


def test_a_fourth_reminder_of_a_turn_is_found():
    kinds = ("remind_half", "remind_late", "remind_last", "snooze")
    assert list(letters(_heard(*((kind, (7, 1, 0)) for kind in kinds[:3])))) == []
    assert list(letters(_heard(*((kind, (7, n)) for n, kind in enumerate(kinds))))) == []
    four = list(letters(_heard(*((kind, (7, 1, 0)) for kind in kinds))))
    assert four == ["4 reminders of (7, 1, 0)"]


def test_a_second_letter_about_a_vote_is_found():
    twice = [("vote_letter", (7, 1))] * 2
    assert list(letters(_heard(*twice))) == ["2 letters vote_letter about (7, 1)"]
    assert list(letters(_heard(("vote_letter", (7, 1)), ("vote_letter", (8, 1))))) == []


@pytest.mark.parametrize(
    ("zone", "begin", "end", "quiet"),
    [
        ("UTC", 12 * 60, 13 * 60, True),
        ("UTC", 11 * 60, 12 * 60, False),
        ("UTC", 13 * 60, 12 * 60, False),
        ("UTC", 22 * 60, 12 * 60 + 1, True),
        ("UTC", 12 * 60, 12 * 60, False),
        ("Asia/Tokyo", 21 * 60, 7 * 60, True),
        ("America/New_York", 7 * 60, 8 * 60, False),
        ("America/New_York", 8 * 60, 9 * 60, True),
    ],
)
def test_quiet_hours_are_those_of_the_wall(zone: str, begin: int, end: int, *, quiet: bool):
    assert Night(zone, begin, end).covers(NOON) is quiet
