"""What measures goes on working while what it measures changes; figures are no test's business."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from engine import Choice
from tools import bench, bench_burst, bench_size
from tools.simulate import beside, simulate


def test_a_burst_of_clocks_is_measured_to_its_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert bench_burst.burst in bench.PARTS
    monkeypatch.setattr(bench_burst, "CLOCKS", 2)
    monkeypatch.setattr(bench_burst, "IDLE", 1)
    monkeypatch.setattr(bench_burst, "BETWEEN", 0)
    figures = dict(bench_burst.burst())
    assert figures["burst_moves"] > 0
    assert min(figures.values()) > 0
    assert [r.getMessage() for r in caplog.records if r.exc_info] == []


def test_games_of_two_editions_are_played_in_turn_and_compared() -> None:
    sorts = Choice(("underground",), 2), Choice(("base",), 2)
    figures = beside(*sorts, games=1, seed=1)
    alone = [simulate(each, 1, 1, check=False).actions for each in sorts]
    assert [figures["actions_per_game"], figures["actions_per_game_beside"]] == alone
    assert min(figures.values()) > 0


def test_the_size_of_a_file_with_many_games_is_measured(monkeypatch, tmp_path):
    monkeypatch.setattr(bench_size, "SAMPLES", 1)
    monkeypatch.setattr(bench_size, "HALF", 2)
    monkeypatch.setattr(bench_size, "PLAYERS", 2)
    kept = tmp_path / "many.sqlite3"
    figures = bench_size.size(5, 3, kept)
    with closing(sqlite3.connect(kept)) as db:
        games = db.execute("SELECT status, count(*) FROM games GROUP BY 1 ORDER BY 1").fetchall()
        assert games == [("over", 3), ("running", 5)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    assert figures["file_mb"] > 0
    assert figures["person_games"] > 1
    assert figures["forget_transactions"] >= figures["person_games"]
