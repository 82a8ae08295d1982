"""A slice of the whole games with people as they are."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import pytest

from tests.bot.inloop import in_the_loop
from tests.soak import below, games

SIDES = "warcraft.azeroth"


def _statements(seed: int) -> AbstractContextManager[None]:
    """Let the database have its threads in the games of the first seed; others are quicker."""
    return nullcontext() if seed == 0 else in_the_loop()


@pytest.mark.parametrize(
    ("edition", "seed"),
    [*(("base", s) for s in range(2)), ("underground", 1), ("warcraft", 1), (SIDES, 1)],
)
async def test_a_game_with_people_as_they_are_reaches_its_final_scores(
    tmp_path, edition: str, seed: int
):
    report = games.Report()
    with _statements(seed):
        await games.play(tmp_path, seed, report, edition)
    assert report.faults == []
    assert report.finished == 1
    assert report.rings["turn"] > 0


@pytest.mark.parametrize(
    ("edition", "count"), [("base", 5), ("underground", 4), ("warcraft", 4), (SIDES, 4)]
)
async def test_games_below_discord_reach_their_final_scores(tmp_path, edition: str, count: int):
    report = below.Report()
    for seed in range(count):
        with _statements(seed):
            await below.play(tmp_path, seed, report, edition)
    assert report.faults == []
    assert report.finished == report.games == count
    # What the trial is for has happened.
    assert min(report.given, report.taken_back, report.refused, report.by_autopilot) > 0
