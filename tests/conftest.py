"""How the suite is shared between processes."""

from __future__ import annotations

import os

import pytest


def pytest_xdist_auto_num_workers() -> int:
    """Return half as many again as there are cores: tests of the bot wait for its database."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(2, (cores or 1) * 3 // 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that nobody waits for it at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/soak/"))
