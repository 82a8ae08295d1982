"""`python -m bot` over real sockets, while Discord refuses calls for the moment."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from tests.bot.harness import Control
from tests.bot.loopback import TOKEN, Call, Loopback, Refusal
from tests.bot.player import turn_posts
from tests.bot.test_process_killed import Game, Reaper

KINDS = {
    "post": ("POST", r"/channels/\d+/messages"),
    "edit": ("PATCH", r"/channels/\d+/messages/\d+"),
    "member": ("GET", r"/guilds/\d+/members/\d+"),
    "answer": ("POST", r"/interactions/\d+/[^/]+/callback"),
}
REFUSALS = (Refusal(429), Refusal(500), Refusal(503), Refusal(429, via=False))
TURNS = 5
"""How many turns are played."""
TYPED = "Xyzzyplugh"
"""What somebody types."""


class Moody:
    """Refuses calls of each kind in each way, once, with calls in between that it takes."""

    def __init__(self) -> None:
        self.refused: Counter[str] = Counter()
        self._calls: Counter[str] = Counter()

    def __call__(self, call: Call) -> Refusal | None:
        for kind, (method, path) in KINDS.items():
            if call.method == method and re.fullmatch(path, call.path):
                self._calls[kind] += 1
                if self._calls[kind] % 2 or self.refused[kind] == len(REFUSALS):
                    return None
                self.refused[kind] += 1
                return REFUSALS[self.refused[kind] - 1]
        return None


class Told(Game):
    """Players who open their panel again when they are told that it could not be shown."""

    told = 0

    async def tap(self, member, control: Control) -> bool:
        answered = await super().tap(member, control)
        shown = self.stage.private(member)
        if shown is None or "may still have gone through" not in shown.content:
            return answered
        self.told += 1
        backend = self.loopback.backend
        backend.delete_message(shown.channel_id, shown.id)
        return False


@pytest.fixture
async def loopback(tmp_path, painted):
    async with Loopback(tmp_path, boards=painted, forked=False).open() as opened:
        yield opened


async def test_calls_that_are_refused_for_the_moment_lose_and_double_nothing(loopback, tmp_path):
    """And at its most talkative the log says nothing that is not for everybody."""
    loopback.log = tmp_path / "log"
    loopback.settings["LOG_LEVEL"] = "DEBUG"
    loopback.refuses = moody = Moody()
    game, stage = Told(loopback, Reaper()), loopback.stage
    game.reaper.arm = lambda: None
    await game.open()
    for number in range(TURNS):
        await game.turn(number)
    await loopback.until(lambda: len(stage.mentions()) > TURNS)
    assert moody.refused == dict.fromkeys(KINDS, len(REFUSALS))
    assert game.told <= 2, "only of what the library does not repeat"
    assert loopback.deaths == 0
    assert len(turn_posts(stage)) == len(stage.mentions()) == TURNS + 1
    buttons = [bool(stage.controls(stage["Ann"], post)) for post in turn_posts(stage)]
    assert buttons == [False] * TURNS + [True]
    await _stumble(loopback)
    assert await loopback.stop() == 0
    _is_discreet((tmp_path / "log").read_text(), loopback, tmp_path / "games.sqlite3")


async def _stumble(loopback: Loopback) -> None:
    """Have something typed whose answer is refused for a reason that nobody foresees."""
    stage, left = loopback.stage, [Refusal(400, code=50035)]

    def refuses(call: Call) -> Refusal | None:
        return left.pop() if left and call.path.endswith("/callback") else None

    loopback.refuses = refuses
    await loopback.deliver(stage.typing(stage["Ann"], "rule", topic=TYPED))
    assert not left


def _is_discreet(log: str, loopback: Loopback, database: Path) -> None:
    assert re.search(r"DEBUG .*game=1 seq=\d+ finish:", log), "it is at its most talkative"
    assert re.search(r"ERROR .*incident .* 'rule'", log)
    assert "Traceback" in log
    with sqlite3.connect(database) as db:
        seeds = {seed for (seed,) in db.execute("SELECT seed FROM games")}
        seeds |= {nonce for (nonce,) in db.execute("SELECT nonce FROM outbox") if nonce}
    assert len(loopback.tokens) > 3 * TURNS
    secrets = {TOKEN, TYPED, *seeds, *loopback.tokens}
    assert [secret for secret in secrets if secret in log] == []
    names = set(loopback.stage.members)
    assert names >= {"Ann", "Ben", "Cy"}
    assert [name for name in names if re.search(rf"\b{name}\b", log)] == []
