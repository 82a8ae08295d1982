"""The turn clock's arithmetic, at its boundaries."""

from __future__ import annotations

import pytest

from bot.clock import HOUR
from bot.storage.rows import Seat, TurnClock
from bot.tables.clocks import clockwork
from bot.tables.clocks.clockwork import BANK, GRACE

NOW = 1_000_000


def seat(**columns: int | None) -> Seat:
    return Seat(0, 101, "Ann", 0, **({"bank": 100, "away_bank": 50} | columns))  # type: ignore[arg-type]


def clock(**columns: object) -> TurnClock:
    return TurnClock(
        **({"seat": 0, "began": 7, "left": 60, "runs": "turn", "since": NOW} | columns)
    )  # type: ignore[arg-type]


def test_a_fresh_clock_is_full_and_does_not_run() -> None:
    fresh = clockwork.fresh(2, 9, 24, NOW)
    assert fresh == TurnClock(2, 9, 24 * HOUR, "nothing", NOW)
    assert clockwork.runs_out(fresh, seat()) is None
    assert clockwork.carried(fresh, seat(), NOW + 999)[0].left == 24 * HOUR


@pytest.mark.parametrize(
    ("later", "left"), [(0, 60), (1, 59), (60, 0), (61, -1), (160, -100), (5000, -100)]
)
def test_a_running_clock_runs_down_into_the_bank_and_no_further(later: int, left: int) -> None:
    carried, then = clockwork.carried(clock(), seat(), NOW + later)
    assert carried.left == left
    assert carried.since == NOW + later
    assert then == seat()


def test_time_that_runs_backwards_counts_as_none() -> None:
    assert clockwork.carried(clock(), seat(), NOW - 500)[0].left == 60


@pytest.mark.parametrize(("later", "over"), [(159, False), (160, True), (161, True)])
def test_it_is_over_when_the_bank_is_used_up(later: int, over: bool) -> None:
    assert clockwork.runs_out(clock(), seat()) == NOW + 160
    assert clockwork.is_over(clock(), seat(), NOW + later) is over


@pytest.mark.parametrize("runs", ["away", "nothing"])
def test_a_clock_that_stands_is_not_over(runs: str) -> None:
    away = seat(away_until=NOW + 1000, away_bank=1000)
    assert not clockwork.is_over(clock(runs=runs), away, NOW + 999)


@pytest.mark.parametrize(("later", "shown"), [(0, 60), (59, 60), (60, 160), (100, 160)])
def test_the_deadline_shown_is_that_of_the_turn_then_of_the_bank(later: int, shown: int) -> None:
    assert clockwork.deadline(clock(), seat(), NOW + later) == NOW + shown


@pytest.mark.parametrize(("left", "bank"), [(1, 100), (0, 100), (-1, 99), (-100, 0)])
def test_the_bank_is_charged_with_what_the_turn_took_of_it(left: int, bank: int) -> None:
    ended, paid = clockwork.charged(clock(left=left), seat())
    assert paid.bank == bank
    assert (ended.left, ended.runs) == (max(0, left), "nothing")
    assert clockwork.charged(ended, paid) == (ended, paid)


@pytest.mark.parametrize(("left", "has"), [(0, GRACE), (GRACE - 1, GRACE), (GRACE + 1, GRACE + 1)])
def test_a_turn_taken_up_again_has_what_was_left_and_a_little_at_least(left: int, has: int) -> None:
    again = clockwork.taken_up(clock(left=left, lapsed="clock"), NOW + 9, least=GRACE)
    assert (again.left, again.lapsed, again.since) == (has, "", NOW + 9)
    assert clockwork.taken_up(clock(left=left), NOW + 9, spent=5).left == left - 5


@pytest.mark.parametrize(
    ("until", "bank", "ends"),
    [(30, 50, 30), (50, 50, 50), (70, 50, 50), (-5, 50, 0), (70, 0, 0), (None, 50, 0)],
)
def test_being_away_ends_with_its_time_or_its_bank(until: int | None, bank: int, ends: int) -> None:
    away = seat(away_until=None if until is None else NOW + until, away_bank=bank)
    assert clockwork.away_ends(clock(runs="away"), away) == NOW + ends


@pytest.mark.parametrize(
    ("later", "left", "bank", "runs"),
    [(0, 60, 50, "away"), (29, 60, 21, "away"), (30, 60, 20, "turn"), (40, 50, 20, "turn")],
)
def test_while_away_its_bank_runs_down_and_then_the_clock(
    later: int, left: int, bank: int, runs: str
) -> None:
    carried, then = clockwork.carried(clock(runs="away"), seat(away_until=NOW + 30), NOW + later)
    assert (carried.left, then.away_bank, carried.runs) == (left, bank, runs)


def test_an_empty_bank_for_being_away_lets_the_clock_run_at_once() -> None:
    away = seat(away_until=NOW + 500, away_bank=50)
    carried, then = clockwork.carried(clock(runs="away"), away, NOW + 80)
    assert (carried.left, then.away_bank, carried.runs) == (30, 0, "turn")
    assert clockwork.is_over(clock(runs="away"), away, NOW + 50 + 60 + 100)
    assert not clockwork.is_over(clock(runs="away"), away, NOW + 50 + 60 + 99)


def test_every_way_to_cut_time_into_pieces_leaves_the_same() -> None:
    away = seat(away_until=NOW + 30, bank=BANK)
    whole = clockwork.carried(clock(runs="away"), away, NOW + 300)
    for cut in range(0, 300, 7):
        piece = clockwork.carried(clock(runs="away"), away, NOW + cut)
        assert clockwork.carried(*piece, NOW + 300) == whole
