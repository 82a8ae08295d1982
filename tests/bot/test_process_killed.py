"""`python -m bot` over real sockets, killed again and again in the middle of a game."""

from __future__ import annotations

import random
import re
import sqlite3
from itertools import islice

import pytest

from tests.bot.harness import Control
from tests.bot.loopback import Call, Loopback
from tests.bot.player import LOOKING, verb

TURNS = 5
"""How many turns are played."""


@pytest.fixture
async def loopback(tmp_path, painted):
    async with Loopback(tmp_path, boards=painted).open() as opened:
        yield opened


def _create(call: Call) -> bool:
    return call.method == "POST" and re.fullmatch(r"/channels/\d+/messages", call.path) is not None


def _acknowledge(call: Call) -> bool:
    return call.path.endswith("/callback")


INSTANTS = [(call, done) for call in (_create, _acknowledge) for done in (True, False)]
"""When the bot dies, one after the other: at which call, and whether Discord has done it."""


class Reaper:
    """Kills the bot at each of `INSTANTS`, one for each time it is armed."""

    def __init__(self) -> None:
        self._instants = iter(INSTANTS)
        self._at: tuple | None = None

    def arm(self) -> None:
        if self._at is None:
            self._at = next(self._instants, None)

    def __call__(self, call: Call) -> bool:
        if self._at is None or not self._at[0](call) or call.done != self._at[1]:
            return False
        self._at = None
        return True


class Game:
    """Three players, who tap what they are offered and start the bot anew when it died."""

    def __init__(self, loopback: Loopback, reaper: Reaper) -> None:
        self.loopback = loopback
        self.stage = loopback.stage
        self.reaper = reaper
        self.rng = random.Random(5)
        self.acknowledged = 0
        """The newest revision that a player has seen on a panel."""

    async def tap(self, member, control: Control) -> bool:
        await self.loopback.ready()
        tap = self.stage.tapping(member, control.message, control.custom_id)
        return await self.loopback.deliver(tap)

    async def open(self) -> None:
        stage = self.stage
        await self.loopback.ready()
        await self.loopback.until(lambda: bool(self.loopback.backend.commands))
        assert await self.loopback.deliver(stage.typing(stage["Ann"], "game new", players=3))
        await self.loopback.until(lambda: bool(stage.messages()))
        for name in ("Ben", "Cy"):
            assert await self.tap(stage[name], stage.find(stage[name], "Join"))

    async def turn(self, number: int) -> None:
        """Play the turn of the `number`-th turn post, from 0, until the next is there."""
        posts = self.stage.mentions
        await self.loopback.ready()
        await self.loopback.until(lambda: len(posts()) > number or not self.loopback.alive)
        while len(posts()) <= number:
            await self.loopback.ready()
            await self.loopback.until(lambda: len(posts()) > number or not self.loopback.alive)
        post, (user,) = posts()[number]
        member = next(m for m in self.stage.members.values() if m.id == user)
        panel = None
        for _ in range(200):
            if panel is None:
                play = [c for c in self.stage.controls(member, post) if verb(c) == "play"]
                if not play:
                    return  # The turn ended with the move at which the bot died.
                if not await self.tap(member, play[0]):
                    continue
                self._look(panel := self.stage.private(member))
            offered = [
                c
                for c in self.stage.controls(member, panel)
                if not c.disabled and verb(c) not in LOOKING
            ]
            if not offered:
                return
            self.reaper.arm()
            ends = [c for c in offered if verb(c) == "finish"]
            others = [c for c in offered if c not in ends]
            control = self.rng.choice(ends if ends and self.rng.random() < 0.5 else others or ends)
            if await self.tap(member, control):
                self._look(panel := self.stage.private(member))
            else:
                panel = None
        raise AssertionError("the turn does not end")

    def _look(self, panel) -> None:
        """Note the revision on a panel: it never goes back."""
        shown = [int(c.custom_id.split(":")[2], 36) for c in self.stage.controls(None, panel)]
        assert min(shown) >= self.acknowledged
        self.acknowledged = max(shown)


async def test_a_bot_killed_in_the_middle_loses_no_move_and_doubles_no_post(loopback, tmp_path):
    reaper = Reaper()
    loopback.fate = reaper
    game = Game(loopback, reaper)
    await game.open()
    for number in range(TURNS):
        await game.turn(number)
    await loopback.ready()
    await loopback.until(lambda: len(loopback.stage.mentions()) > TURNS)
    assert loopback.deaths == len(INSTANTS)
    assert await loopback.stop() == 0

    posts = loopback.stage.mentions()
    turns = [(int(re.search(r"round (\d+) of", post.content)[1]), user) for post, (user,) in posts]
    order = [user for _, user in islice(turns, 3)]
    assert len(set(order)) == 3
    assert turns == [(n // 3 + 1, order[n % 3]) for n in range(len(turns))]

    with sqlite3.connect(tmp_path / "games.sqlite3") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        seqs = [seq for (seq,) in database.execute("SELECT seq FROM actions ORDER BY seq")]
    assert seqs == list(range(1, len(seqs) + 1))
    assert seqs[-1] >= game.acknowledged
