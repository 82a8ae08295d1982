"""The real process from start to end, against a Discord on the loopback that lets nobody in."""

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
    """Answers each request with `status`, after `open` is set; `asked` tells of the first."""

    daemon_threads = True

    def __init__(self, status: int) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.status = status
        self.asked, self.open = Event(), Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.server.asked.set()
        self.server.open.wait()
        body = b'{"message": "no", "code": 0}'
        self.send_response(self.server.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@pytest.fixture
def gate() -> Iterator[Gate]:
    server = Gate(401)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.open.set()
    server.shutdown()
    server.server_close()


@pytest.fixture
def start(tmp_path):
    def run(base: str, **environment: str) -> subprocess.Popen[str]:
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        return subprocess.Popen(
            [sys.executable, "-c", START, base],
            env={**kept, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "a.b.c", **environment},
            cwd=tmp_path,
            stderr=subprocess.PIPE,
            text=True,
        )

    return run


def test_a_token_that_discord_refuses_ends_the_start_with_one_sentence(start, gate):
    gate.open.set()
    process = start(gate.url, LOG_LEVEL="ERROR")
    _, said = process.communicate()
    assert process.returncode == 2
    assert said.startswith("Discord does not accept DISCORD_TOKEN")
    assert len(said.splitlines()) == 1


def test_a_discord_out_of_reach_ends_the_start_with_another_code(start, gate):
    nobody = f"http://127.0.0.1:{gate.server_port}"
    gate.server_close()
    process = start(nobody, LOG_LEVEL="ERROR")
    _, said = process.communicate()
    assert process.returncode == 1
    assert said.startswith("Discord cannot be reached")
    assert len(said.splitlines()) == 1


def test_a_database_that_cannot_be_used_ends_the_start_before_discord_is_asked(
    start, gate, tmp_path
):
    (tmp_path / "games.sqlite3").write_text("These are no games.\n" * 100)
    process = start(gate.url, DATABASE="games.sqlite3", LOG_LEVEL="ERROR")
    _, said = process.communicate()
    assert process.returncode == 2
    assert len(said.splitlines()) == 1
    assert not gate.asked.is_set()


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
