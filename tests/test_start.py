"""The real process from nothing to its end, against a Discord on the loopback that never answers.

What ends a start is in :mod:`tests.bot.test_process_refused`.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest

ROOT = Path(__file__).parent.parent
START = """
import sys, discord.http
discord.http.Route.BASE = sys.argv[1]
from bot.__main__ import main
raise SystemExit(main([]))
"""


class Gate(ThreadingHTTPServer):
    """Leaves each request without an answer until `open` is set; `asked` tells of the first."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.asked, self.open = Event(), Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.server.asked.set()
        self.server.open.wait()

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@pytest.fixture
def gate() -> Iterator[Gate]:
    server = Gate()
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.open.set()
    server.shutdown()
    server.server_close()


@pytest.fixture
def start(tmp_path):
    def run(base: str) -> subprocess.Popen[str]:
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        return subprocess.Popen(
            [sys.executable, "-c", START, base],
            env={**kept, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "a.b.c"},
            cwd=tmp_path,
            stderr=subprocess.PIPE,
            text=True,
        )

    return run


@pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_closes_its_database_and_ends_well(start, gate, tmp_path, signum):
    process = start(gate.url)
    gate.asked.wait()
    # More than once, as the impatient do.
    for _ in range(5):
        process.send_signal(signum)
        time.sleep(0.03)
    _, said = process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in said
    assert sorted(path.name for path in (tmp_path / "var").iterdir()) == ["elbow-room.sqlite3"]
    assert stat.S_IMODE((tmp_path / "var").stat().st_mode) == 0o700
    with sqlite3.connect(tmp_path / "var" / "elbow-room.sqlite3") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
