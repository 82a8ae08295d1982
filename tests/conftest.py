"""How the suite is shared between processes, and what all its tests may ask for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import settings

from bot.storage import migrate

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")  # no test may fail because the machine is slow

FIRST = (
    "tests/property/test_random_games.py",
    "tests/soak/",
    "tests/bot/test_game.py",
    "tests/tools/test_table.py",
    "tests/render/test_picture.py",
    "tests/rulebook/",
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

A file is one worker's, so a long one at the end would be waited for by all others.  While the first
of the pictures paints all boards, nobody else should need them: two would paint the same.
"""


def pytest_configure(config: pytest.Config) -> None:
    """Keep to our order: by itself xdist begins with the files that have the most tests."""
    config.option.loadscopereorder = False
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that nobody waits for it at the end."""
    items.sort(key=_turn)


def pytest_collection_finish() -> None:
    """Spare the garbage collector what is there to the end: all modules and tests.

    While those were read it would have found next to nothing, and taken as long as reading them.
    From now on it waits for more than the 700 new objects that Python itself waits for.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()


def _turn(item: pytest.Item) -> int:
    """Return when an item's file has its turn."""
    return next((n for n, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST))


@pytest.fixture(scope="session", autouse=True)
def no_power_cuts() -> Iterator[str]:
    """Have databases not wait for the disk; return what they say to it where power may fail."""
    was = migrate.SYNCHRONOUS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "SYNCHRONOUS", "OFF")
        yield was


@pytest.fixture(scope="session")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder for painted boards, so that each is painted once for all processes."""
    own = tmp_path_factory.getbasetemp()
    return (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "boards"


@pytest.fixture
def moon(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """Let there be another edition: see `tests.moon`."""
    from engine import editions
    from tests.moon import made

    known = made()
    monkeypatch.setitem(editions.EDITIONS, "moon", known)
    yield known
    editions._printed.cache_clear()
