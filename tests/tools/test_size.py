"""A file with copies of a few games is made, and what it costs is measured."""

from __future__ import annotations

from pathlib import Path

from tools import bench_size


def test_games_are_copied_a_person_is_deleted_and_what_is_old_goes(
    tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.setattr(bench_size, "SAMPLES", 1)
    monkeypatch.setattr(bench_size, "HALF", 2)
    figures = bench_size.size(3, 40, keep=tmp_path / "games.sqlite")
    assert figures["games_running"] + figures["games_finished"] == 43
    assert figures["file_mb"] > 1
    assert figures["person_games"] > 30
    assert figures["forget_transactions"] > figures["person_games"]
    assert figures["prune_month_rows"] > 50
    assert 0 < figures["prune_month_work_ms_median"] <= figures["prune_month_work_ms_longest"]
