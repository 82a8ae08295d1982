"""The local table as its user meets it: over HTTP, and as a process."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from simcord.components import walk_components

from bot.tables import mixes
from bot.texts.i18n import Words, key_of
from engine import OFFERED
from tools.table import opening, serving
from tools.table.serving import EditionRefused, Options, running
from tools.table.table import LocalTable

pytestmark = pytest.mark.usefixtures("made_once")
ROOT = Path(__file__).parent.parent.parent


class Page:
    """A browser's page on a channel, as simcord's own script drives it."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._base, _, capability = url.partition("/#")
        self._headers = {"X-Simcord-Capability": capability}
        self._sequence = 0
        self.state: dict[str, Any] = {}

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        sent = {**self._headers, **headers}
        async with self._session.get(self._base + path, headers=sent) as reply:
            is_json = reply.content_type == "application/json"
            return reply.status, await (reply.json() if is_json else reply.text())

    async def fetch(self, path: str) -> tuple[int, Mapping[str, str], bytes]:
        async with self._session.get(self._base + path, headers=self._headers) as reply:
            return reply.status, reply.headers, await reply.read()

    async def open(self, viewer: int | None = None) -> None:
        body = {} if viewer is None else {"viewer_id": str(viewer)}
        async with self._session.post(
            f"{self._base}/api/pages", json=body, headers=self._headers
        ) as reply:
            self.state = await reply.json()
        self._headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def look(self) -> None:
        _, self.state = await self.get("/api/state")

    def buttons(self) -> dict[str, str]:
        """Return the control key of each button by its label, newest message last."""
        return {
            found["label"]: found["control_key"]
            for message in self.state["timeline"]
            for found in _controls(self.state["messages"][message])
        }

    async def click(self, label: str) -> dict[str, Any]:
        await self.look()
        key = self.buttons()[label]
        return await self.act("click", target_id=key.split(":")[1], control_key=key)

    async def act(self, kind: str, **what: object) -> dict[str, Any]:
        """Do what a page can do and return the receipt."""
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": str(uuid.uuid4()),
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
            **what,
        }
        async with self._session.post(
            f"{self._base}/api/action", json=body, headers=self._headers
        ) as reply:
            receipt: dict[str, Any] = await reply.json()
        await self.look()
        return receipt

    def text(self) -> str:
        return str([self.state["messages"][message] for message in self.state["timeline"]])


def _controls(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if node.get("control_key") and node.get("label"):
            yield node
        for child in node.values():
            yield from _controls(child)
    elif isinstance(node, list):
        for child in node:
            yield from _controls(child)


@pytest.fixture
def options(tmp_path) -> Options:
    return Options(database=tmp_path / "table.sqlite3", port=0, browser=False)


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


async def _open(session: aiohttp.ClientSession, table: LocalTable) -> Page:
    page = Page(session, table.url)
    await page.open()
    return page


async def test_a_first_start_lays_a_lobby_with_everybody_in_it(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        viewers = ["Ann", "Ben", "Cy", "Mia"]
        assert [viewer["name"] for viewer in page.state["viewers"]] == viewers
        assert "Mia" not in page.text(), "who manages the server has no seat"
        for name in ("Ann", "Ben", "Cy"):
            assert name in page.text()
        assert "Start" in page.buttons()
        assert "The game is open in" not in page.text(), "nobody has typed what that answers"


async def test_a_game_is_started_by_a_tap_and_found_again_at_the_next_start(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        receipt = await page.click("Start")
        assert receipt["settlement"] == "settled"
        assert "Play my turn" in page.buttons()
    async with running(options) as table:
        page = await _open(session, table)
        assert "Play my turn" in page.buttons()
        assert "Start" not in page.buttons()


@pytest.mark.parametrize("named", ["", "base", *OFFERED[1:]])
def test_the_box_to_play_is_chosen_by_name(named: str):
    assert Options.read({"EDITION": named}).edition == named
    with pytest.raises(EditionRefused, match="EDITION 'moon' cannot be played; there are: base"):
        Options.read({"EDITION": "moon"})


def test_a_mix_to_play_is_chosen_with_its_world_and_relics():
    mix = {"EDITION": "base+underground", "WORLD": "underground", "RELICS": "without"}
    options = Options.read(mix)
    assert (options.edition, options.world, options.relics) == tuple(mix.values())
    assert (Options.read({}).world, Options.read({}).relics) == ("", "")
    with pytest.raises(EditionRefused, match="WORLD 'sky' cannot be played; there are: base"):
        Options.read({"WORLD": "sky"})
    with pytest.raises(EditionRefused, match="RELICS 'all' cannot be played; there are: with, "):
        Options.read({"RELICS": "all"})


async def test_an_edition_in_the_making_is_played_here_though_nobody_is_offered_it(
    tmp_path, session, monkeypatch
):
    edition = OFFERED[-1]  # As it was before it was whole.
    monkeypatch.setattr(mixes, "OFFERED", OFFERED[:-1])
    with pytest.raises(EditionRefused, match=f"EDITION '{edition}' cannot be played"):
        Options.read({"EDITION": edition})
    for module in (serving, opening):
        monkeypatch.setattr(module, "MAKING", frozenset({edition}))
    chosen = Options.read({"EDITION": edition}).edition
    options = Options(tmp_path / "t.sqlite3", port=0, browser=False, edition=chosen)
    async with running(options) as table:
        page = await _open(session, table)
        assert Words()(key_of("edition", edition)) in page.text()
        assert "Start" in page.buttons()


async def test_the_lobby_of_a_mix_says_what_is_played(tmp_path, session):
    options = Options(
        tmp_path / "t.sqlite3",
        port=0,
        browser=False,
        edition="base+underground",
        world="underground",
        relics="without",
    )
    async with running(options) as table:
        page = await _open(session, table)
        assert "Small World + Underground, below ground, without relics" in page.text()
        assert "Start" in page.buttons()


@pytest.mark.parametrize("edition", OFFERED[1:])
async def test_the_lobby_of_any_box_waits_for_somebody_to_press_start(tmp_path, session, edition):
    options = Options(tmp_path / "t.sqlite3", port=0, browser=False, edition=edition)
    async with running(options) as table:
        page = await _open(session, table)
        assert Words()(key_of("edition", edition)) in page.text()
        assert "Start" in page.buttons()


async def test_twelve_hours_pass_at_a_tap_and_stay_passed(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        _, before = await page.get("/table/state")
        _, after = await page.get("/table/jump?hours=12")
        assert _hours_between(before, after) == pytest.approx(12, abs=0.1)
    async with running(options) as table:
        _, later = await Page(session, table.url).get("/table/state")
        assert _hours_between(before, later) == pytest.approx(12, abs=0.1)


async def test_jumps_let_a_clock_run_out_and_the_autopilot_play(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        await page.click("Start")
        for hours in (12, 12):
            await page.get(f"/table/jump?hours={hours}")
        await page.look()
        assert "you're on your reserve, which runs out" in page.text()
        for hours in (24, 23, 1.1):
            await page.get(f"/table/jump?hours={hours}")
        await page.look()
        assert "the clock ran out, so the autopilot played this turn" in page.text()
        assert "Play my turn" in page.buttons()


async def test_a_table_whose_time_has_run_ahead_does_not_start_in_its_own_past(options):
    """simcord moves its time too, beside the jumps."""
    async with running(options) as table:
        await table._env.advance_time(180)
        ahead = table._env.now()
    async with running(options) as table:
        assert table._env.now() >= ahead
        # It does not wait for the machine's clock either.
        while table._env.now() <= ahead:
            await asyncio.sleep(0.05)


async def test_what_is_asked_for_has_a_thread_while_another_game_is_played(options):
    async with running(options) as table:
        assert threads(table) == []
    asked = replace(options, edition="warcraft.azeroth")
    for _ in range(2):
        async with running(asked) as table:
            # The name that the thread had is not kept: it is made anew for the game.
            assert len(threads(table)) == 1
            (thread,) = table._world.channel.threads
            assert table.url == table._previews[thread.id].url
    for same in (options, replace(options, edition="base")):
        async with running(same) as table:
            assert len(threads(table)) == 1
            assert table.url == table._previews[table._world.channel.id].url


async def test_a_game_in_a_thread_goes_on_there_though_nothing_is_played_beside_it(options):
    asked = replace(options, edition="underground")
    async with running(options):
        pass
    async with running(asked) as table:
        ann = table._world.members["Ann"]
        await ann.slash(table._world.channel, "game cancel")
        await table._env.settle()
    for again in (options, asked):
        async with running(again) as table:
            (thread,) = table._world.channel.threads
            assert table.url == table._previews[thread.id].url


async def test_the_first_box_has_a_thread_too_if_it_is_asked_for(options):
    async with running(replace(options, edition="underground")) as table:
        assert threads(table) == []
    async with running(options) as table:  # What is played goes on.
        assert threads(table) == []
    async with running(replace(options, edition="base")) as table:
        (thread,) = table._world.channel.threads
        assert table.url == table._previews[thread.id].url


async def test_the_page_of_the_game_asked_for_has_the_port_and_ends_the_table(options):
    async with running(options):
        pass
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    async with running(replace(options, edition="underground", port=port)) as table:
        assert f":{port}/" in table.url
        ended = asyncio.ensure_future(table.closed())
        await table._previews[table._home].close()
        await asyncio.wait_for(ended, 60)


def threads(table: LocalTable) -> list[str]:
    """Return the names of all threads."""
    return [c.name or "" for c in table._env.backend.channels.values() if c.is_thread]


async def test_time_passes_by_itself(options, session):
    async with running(options) as table:
        page = Page(session, table.url)
        _, before = await page.get("/table/state")
        after = before
        while after["now"] == before["now"]:
            await asyncio.sleep(0.1)
            _, after = await page.get("/table/state")
        assert 0 < _hours_between(before, after) < 1


async def test_each_member_has_a_page_of_direct_messages(options, session):
    async with running(options) as table:
        _, report = await Page(session, table.url).get("/table/state")
        assert [place["name"] for place in report["places"]] == [
            "Table",
            "Ann's DMs",
            "Ben's DMs",
            "Cy's DMs",
            "Mia's DMs",
        ]
        names = ("Ann", "Ben", "Cy", "Mia")
        for place, name in zip(report["places"][1:], names, strict=True):
            page = Page(session, place["url"])
            await page.open()
            assert [viewer["name"] for viewer in page.state["viewers"]] == [name]


async def test_the_bar_counts_the_letters_one_got_and_not_what_one_wrote(options, session):
    async with running(options) as table:
        _, report = await Page(session, table.url).get("/table/state")
        ann = Page(session, report["places"][1]["url"])
        await ann.open()
        await ann.act("send_message", content="is anybody there?")
        assert "is anybody there?" in ann.text()
        assert [place["messages"] for place in table.report()["places"]] == [0] * 5
        page = await _open(session, table)
        await page.click("Start")
        for _ in range(2):  # The reminder at half the clock, whoever begins.
            await page.get("/table/jump?hours=7")
        assert sum(place["messages"] for place in table.report()["places"]) == 1


async def test_the_bar_knows_whom_the_newest_mention_is_for(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        viewers = {viewer["name"]: viewer["id"] for viewer in page.state["viewers"]}
        assert [place["rung"] for place in table.report()["places"]] == [[]] * 5
        await page.click("Start")
        (first,) = table.report()["places"][0]["rung"]
        assert first in viewers.values()
        await page.act("viewer", viewer_id=first)
        await page.click("Play my turn")
        assert table.report()["places"][0]["rung"] == [first], "a panel rings nobody"


async def test_times_are_shown_in_the_language_of_whoever_looks(tmp_path, session):
    options = Options(
        database=tmp_path / "table.sqlite3", port=0, browser=False, languages={"Ben": "ja"}
    )
    async with running(options) as table:
        shown = {}
        for name in ("Ann", "Ben"):
            page = Page(session, table.url)
            await page.open(table._world.members[name].id)
            shown[name] = page.state["profile"]["locale"]
        assert shown == {"Ann": "en-US", "Ben": "ja"}


async def test_one_manages_the_server_and_can_take_a_seat(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        await page.click("Start")
        world = table._world
        async with table._turnstile:
            said = await world.everybody["Mia"].slash(world.channel, "admin limits", games=7)
            assert "up to 7 unfinished games" in said.response.content
            await world.members["Ann"].slash(world.channel, "seat offer")
            said = await world.everybody["Mia"].slash(world.channel, "seat take")
            shown = " ".join(str(c) for c in walk_components(said.response.components))
            assert "The seat is yours" in said.response.content + shown


async def test_the_page_of_a_thread_is_told_with_what_mentions_show_and_links_hold(
    options, session
):
    async with running(options) as table:
        ann = table._world.members["Ann"]
        async with table._turnstile:
            await ann.slash(table._world.channel, "game new", players=2, thread=True)
        page = await _open(session, table)
        await page.click("Leave")  # Any action shows what is new.
        (thread,) = table._world.channel.threads
        _, report = await page.get("/table/state")
        told = {place["mention"]: place["channel"] for place in report["places"]}
        assert told[f"#{thread.name}"] == str(thread.id)
        assert told["#small-world"] == str(table._world.channel.id)
        assert f"#{thread.name}" in [place["name"] for place in report["places"]]


async def test_a_game_in_a_thread_has_a_page_and_is_found_again(options, session):
    async with running(options) as table:
        ann = table._world.members["Ann"]
        async with table._turnstile:
            await ann.slash(table._world.channel, "game new", players=2, thread=True)
        await (await _open(session, table)).click("Leave")  # Any action shows what is new.
        page = await _thread(session, table)
        await page.open(table._world.members["Ben"].id)
        await page.click("Join")
        assert "Play my turn" in page.buttons()
    async with running(options) as table:
        page = await _thread(session, table)
        await page.open()
        assert "Play my turn" in page.buttons()
        main = await _open(session, table)
        assert "Start" in main.buttons()


async def _thread(session: aiohttp.ClientSession, table: LocalTable) -> Page:
    _, report = await Page(session, table.url).get("/table/state")
    (place,) = [place for place in report["places"] if place["name"].startswith("#")]
    return Page(session, place["url"])


async def test_other_pages_see_what_one_page_did(options, session):
    async with running(options) as table:
        ann, other = await _open(session, table), await _open(session, table)
        await ann.click("Start")
        await other.look()
        assert "Play my turn" in other.buttons()
        assert (await other.click("Play my turn"))["rejected"] is False


async def test_the_page_shows_the_bots_pictures_as_they_are(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        await page.click("Start")
        shown = [a for a in page.state["assets"].values() if a["filename"] == "board.webp"]
        assert len(shown) == 1
        status, headers, picture = await page.fetch(f"/api/assets/{shown[0]['id']}")
        assert status == 200
        assert headers["Content-Type"] == "image/webp"
        assert len(picture) == shown[0]["bytes"]
        assert (headers["X-Display-Width"], headers["X-Display-Height"]) == ("1600", "1200")


async def test_the_page_shows_the_bots_emojis(options, session):
    async with running(options) as table:
        page = await _open(session, table)
        await page.click("Start")
        (mover,) = re.findall(r"@?(Ann|Ben|Cy) was chosen", page.text())[:1]
        page = Page(session, table.url)
        await page.open(table._world.members[mover].id)
        await page.click("Play my turn")
        emojis = [a for a in page.state["assets"].values() if re.match(r"\d+\.png", a["filename"])]
        assert len(emojis) >= 6
        assert all(emoji["available"] for emoji in emojis)
        status, headers, _ = await page.fetch(f"/api/assets/{emojis[0]['id']}")
        assert (status, headers["Content-Type"]) == (200, "image/png")


async def test_a_page_that_asks_while_the_table_closes_is_told_of_no_places(options, session):
    async with running(options) as table:
        assert len(table.report()["places"]) == 5, "the channel and four people's direct messages"
    assert table.report()["places"] == []


async def test_the_page_carries_the_bar(options, session):
    async with running(options) as table:
        page = Page(session, table.url)
        _, index = await page.get("/")
        assert "/table.js" in index
        assert "/app.js" in index
        for path in ("/table.js", "/table.css"):
            assert (await page.get(path))[0] == 200


@pytest.mark.parametrize("hours", ["", "soon", "0", "-1", "nan", "inf", "1e9"])
async def test_a_jump_that_makes_no_sense_is_refused(options, session, hours):
    async with running(options) as table:
        page = Page(session, table.url)
        _, before = await page.get("/table/state")
        status, said = await page.get(f"/table/jump?hours={hours}")
        assert status == 400
        assert said.startswith("hours must be")
        _, after = await page.get("/table/state")
        assert _hours_between(before, after) < 1


@pytest.mark.parametrize(
    "headers", [{"X-Simcord-Capability": "guess"}, {"Origin": "http://elsewhere.example"}]
)
async def test_only_the_pages_themselves_may_ask(options, session, headers):
    async with running(options) as table:
        for path in ("/table/state", "/table/jump?hours=1"):
            assert (await Page(session, table.url).get(path, **headers))[0] == 401


async def test_another_host_name_is_refused(options, session):
    async with running(options) as table:
        for path in ("/", "/table.js", "/table/state"):
            assert (await Page(session, table.url).get(path, Host="elsewhere.example"))[0] == 403


def _hours_between(before: dict[str, Any], after: dict[str, Any]) -> float:
    from datetime import datetime

    passed = datetime.fromisoformat(after["now"]) - datetime.fromisoformat(before["now"])
    return passed.total_seconds() / 3600


def test_told_to_stop_the_process_ends_well_and_closes_its_database(tmp_path):
    process = _start(tmp_path)
    assert re.fullmatch(r"Local table: http://127\.0\.0\.1:\d+/#\S+\n", process.stdout.readline())
    # More than once, as `timeout make run` does and as the impatient do.
    for _ in range(5):
        process.send_signal(signal.SIGINT)
        time.sleep(0.03)
    _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    left = sorted(path.name for path in (tmp_path / "var").iterdir())
    assert left == ["local-table.sqlite3"]
    with sqlite3.connect(tmp_path / "var" / "local-table.sqlite3") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.fixture
def own_signals() -> Iterator[None]:
    """Have a signal that nobody waits for fail the test, and not end all of them."""
    before = {signum: signal.signal(signum, _unheard) for signum in (signal.SIGINT, signal.SIGTERM)}
    yield
    for signum, handler in before.items():
        signal.signal(signum, handler)


def _unheard(signum: int, _: object) -> None:
    raise AssertionError(f"nobody waits for signal {signum}")


@pytest.mark.usefixtures("own_signals")
@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
async def test_either_signal_ends_the_table(options, capsys, signum):
    """As in the process of its own above, which takes seconds to load."""
    table = asyncio.ensure_future(serving._serve(options))
    while not capsys.readouterr().out.startswith("Local table: "):
        assert not table.done()
        await asyncio.sleep(0.01)
    os.kill(os.getpid(), signum)
    await table
    assert [path.name for path in options.database.parent.iterdir()] == [options.database.name]


LOADING = """
import runpy, sys
class Watcher:
    def find_spec(self, name, *_):
        if name == "tools.table.serving":
            print("loading", flush=True)
sys.meta_path.insert(0, Watcher())
runpy.run_module("tools.table", run_name="__main__")
"""
"""The local table, which says when it begins to load what it consists of."""


def test_told_to_stop_while_it_still_loads_the_process_ends_without_a_word(tmp_path):
    process = _start(tmp_path, "-c", LOADING)
    assert process.stdout.readline() == "loading\n"
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    assert "Traceback" not in said


def test_a_wrong_port_ends_the_start_with_one_sentence(monkeypatch, capsys):
    monkeypatch.setenv("PORT", "anywhere")
    monkeypatch.setattr(serving.logs, "set_up", lambda _: None)
    monkeypatch.setattr(serving.os, "umask", lambda _: None)
    assert serving.main() == 2
    assert capsys.readouterr().err == (
        "PORT 'anywhere' cannot be used: it must be a number up to 65535.\n"
    )


def _start(folder: Path, *program: str) -> subprocess.Popen[str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.Popen(
        [sys.executable, *(program or ("-m", "tools.table"))],
        env={**kept, "PYTHONPATH": str(ROOT), "NO_BROWSER": "1", "PORT": "0"},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
