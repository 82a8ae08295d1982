"""A slice of the whole games with people as they are."""

from __future__ import annotations

import pytest

from tests.soak import below, games


@pytest.mark.parametrize("seed", range(4))
async def test_a_game_with_people_as_they_are_reaches_its_final_scores(tmp_path, seed: int):
    report = games.Report()
    await games.play(tmp_path, seed, report)
    assert report.faults == []
    assert report.finished == 1
    assert report.rings["turn"] > 0


async def test_games_below_discord_reach_their_final_scores(tmp_path):
    report = below.Report()
    for seed in range(16):
        await below.play(tmp_path, seed, report)
    assert report.faults == []
    assert report.finished == report.games == 16
    # What the trial is for has happened.
    assert min(report.given, report.taken_back, report.refused, report.by_autopilot) > 0
