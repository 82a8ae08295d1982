"""How long the local table takes from its start to its address, on a database with a game."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

STARTS = 5


def start() -> Iterator[tuple[str, float]]:
    """Start the local table once for its first game, then again and again; seconds of wall time."""
    with tempfile.TemporaryDirectory() as folder:
        first = _start(Path(folder))
        later = [_start(Path(folder)) for _ in range(STARTS)]
    yield "table_first_start_s", first
    yield "table_second_start_s", statistics.median(later)
    yield "table_second_start_max_s", max(later)


def _start(folder: Path) -> float:
    """Start the table, wait for the line with its address, and end it."""
    environ = {"NO_BROWSER": "1", "PORT": "0", "TABLE_DATABASE": str(folder / "table.sqlite3")}
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "tools.table"],
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        seconds = time.perf_counter() - began
        process.terminate()
    if not line.startswith("Local table: "):
        raise RuntimeError(f"the local table did not start: {line!r}")
    return round(seconds, 2)
