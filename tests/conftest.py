"""How many processes share the suite."""

from __future__ import annotations

import os


def pytest_xdist_auto_num_workers() -> int:
    """Return half as many again as there are cores: tests of the bot wait for its database."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(2, (cores or 1) * 3 // 2)
