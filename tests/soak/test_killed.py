"""A slice of the kill trial: twenty deaths under load."""

from __future__ import annotations

import time

from tests.soak.killed import TABLES, trial

KILLS = 20


async def test_a_bot_killed_at_random_instants_under_load_loses_and_doubles_nothing(tmp_path):
    report = await trial(tmp_path, KILLS, seed=time.time_ns(), painted=False)
    assert report.faults == []
    assert report.kills == KILLS
    assert report.acknowledged > KILLS
    assert report.lines > KILLS
    assert report.messages > TABLES
