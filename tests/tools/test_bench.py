"""What measures goes on working while what it measures changes; figures are no test's business."""

from __future__ import annotations

import pytest

from tools import bench, bench_burst


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
