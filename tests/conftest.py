"""How the suite is shared between processes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

FIRST = (
    "tests/property/test_random_games.py",
    "tests/soak/",
    "tests/bot/test_game.py",
    "tests/tools/test_table.py",
    "tests/render/test_picture.py",
    "tests/render/test_names.py",
    "tests/bot/test_process",
    "tests/bot/test_strangers.py",
    "tests/bot/test_rewind.py",
    "tests/bot/test_faults.py",
    "tests/property/",
    "tests/bot/",
    "tests/render/",
    "tests/tools/",
    "tests/autopilot/",
)
"""What takes longest, in this order; the files that are left take a second or two each.

A file is one worker's, so a long one at the end would be waited for by all others.
"""


def pytest_configure(config: pytest.Config) -> None:
    """Keep to our order: by itself xdist begins with the files that have the most tests."""
    config.option.loadscopereorder = False


def pytest_xdist_auto_num_workers() -> int:
    """Return half as many again as there are cores: tests of the bot wait for its database."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(2, (cores or 1) * 3 // 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that nobody waits for it at the end."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Return when an item's file has its turn."""
    return next((n for n, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST))


@pytest.fixture(scope="session")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder for painted boards, so that each is painted once for all processes."""
    own = tmp_path_factory.getbasetemp()
    return (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "boards"
