"""How long the local table takes from its start to its address, on a database with a game.

Run it by ``python -m tools.bench_table``; it prints one JSON object.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def measure(starts: int = 5) -> dict[str, float]:
    """Start the local table once for its first game, then ``starts`` times; return seconds."""
    with tempfile.TemporaryDirectory() as folder:
        first = _start(Path(folder))
        later = [_start(Path(folder)) for _ in range(starts)]
    return {
        "table_first_start_s": first,
        "table_second_start_s": statistics.median(later),
        "table_second_start_max_s": max(later),
    }


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


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
