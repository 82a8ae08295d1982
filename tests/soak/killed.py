"""The bot as its own process, killed again and again while several games are played at once."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import discord
import simcord

from tests.bot.harness import Control, Tap
from tests.bot.loopback import Call, Loopback
from tests.bot.player import LOOKING, verb

TABLES = 3
"""Games that are played at once, each in a channel of its own."""
_EPHEMERAL = discord.MessageFlags(ephemeral=True).value
_MENTION = re.compile(r"<@(\d+)>")


@dataclass
class Report:
    """What came of it."""

    kills: int
    tries: int = 0
    """Interactions delivered."""
    acknowledged: int = 0
    """Of these, answered before the bot died."""
    lines: int = 0
    """Actions in the logs."""
    messages: int = 0
    """Public messages that stand in the channels."""
    faults: list[str] = field(default_factory=list)


class Reaper:
    """Kills the bot at random instants, as a failing machine would.

    Half of them come some time after it has answered some taps, however long these take, half just
    before or just after Discord has done what the bot asks for.
    """

    def __init__(self, loopback: Loopback, kills: int, chance: random.Random) -> None:
        self._loopback = loopback
        self._kills = kills
        self._chance = chance
        self._calls = -1
        self._done = True

    @property
    def over(self) -> bool:
        """All killing is done."""
        return self._loopback.deaths >= self._kills

    def __call__(self, call: Call) -> bool:
        """Decide whether the bot dies at this call."""
        if self._calls < 0 or call.done != self._done:
            return False
        self._calls -= 1
        return self._calls < 0

    async def run(self) -> None:
        """Start the bot, kill it, and so on; at last start it to live."""
        while not self.over:
            if not self._loopback.alive:
                await self._loopback.start()
            if self._chance.random() < 0.5:
                await self._answered(self._chance.randrange(12))
                await asyncio.sleep(self._chance.uniform(0, 0.3))
                if self._loopback.alive:
                    await self._loopback.kill()
            else:
                self._done = self._chance.random() < 0.5
                before = self._loopback.deaths
                self._calls = self._chance.randrange(1, 60)
                await self._died(before)
        await self._loopback.start()

    async def _answered(self, taps: int) -> None:
        """Wait until the bot has answered so many more."""
        enough = self._loopback.answered + taps
        await self._loopback.until(lambda: self._loopback.answered >= enough)

    async def _died(self, before: int) -> None:
        """Wait until more than `before` deaths are counted; the bot is dead a moment sooner."""
        await self._loopback.until(lambda: self._loopback.deaths > before)


class Game:
    """A game in a channel of its own, played by tapping what the messages offer."""

    def __init__(
        self, loopback: Loopback, channel: simcord.ChannelHandle, chance: random.Random
    ) -> None:
        self._loopback = loopback
        self._stage = loopback.stage
        self._channel = channel
        self._chance = chance
        self._players = list(loopback.stage.members.values())
        self.tried: set[int] = set()
        self.acknowledged = 0
        self.newest = 0
        """The newest revision that a panel has shown; it never goes back."""

    async def open(self) -> None:
        """Open the lobby and fill it, however often the bot dies meanwhile."""
        host, *others = self._players
        while not self._offering("join") and not self._offering("play"):
            await self._deliver(
                lambda: self._stage.typing(
                    host, "game new", channel=self._channel, players=len(self._players)
                )
            )
        for member in others:
            while join := self._offering("join"):
                if await self._tap(member, join):
                    break

    async def play(self, reaper: Reaper) -> None:
        """Play until the killing is done, then to the end of the turn."""
        while not reaper.over:
            play = self._offering("play")
            if play is None:
                await asyncio.sleep(0.02)
                continue
            life = self._loopback.deaths
            found = _MENTION.search(play.message.content)
            member = next((m for m in self._players if found and m.id == int(found[1])), None)
            if member is None or not await self._tap(member, play):
                await asyncio.sleep(0.02)
                continue
            if not await self._step(member):
                await self._next_post(play.message, reaper, life)
                continue
            while await self._step(member):
                pass

    async def _next_post(self, last: simcord.ResponseMessage, reaper: Reaper, life: int) -> None:
        """Wait until another post asks for a turn than ``last``, whose turn may be over.

        Taps that come to nothing would be answered too, and use up the bot's lives where posts
        take long.  It is waited for ten seconds at most, and no longer than this ``life`` of the
        bot's: the tap may have been lost.
        """
        for _ in range(200):
            play = self._offering("play")
            if reaper.over or self._loopback.deaths > life:
                return
            if play is not None and play.message.id != last.id:
                return
            await asyncio.sleep(0.05)

    async def _step(self, member: simcord.MemberActor) -> bool:
        """Tap one of the moves offered on the panel; whether it answered and there may be more."""
        panel = self._panel(member)
        self._look(panel)
        offered = [
            c
            for c in self._stage.controls(member, panel)
            if not c.disabled and verb(c) not in LOOKING
        ]
        if not offered:
            return False
        ends = [c for c in offered if verb(c) == "finish"]
        others = [c for c in offered if c not in ends]
        end = ends and self._chance.random() < 0.4
        return await self._tap(member, self._chance.choice(ends if end else others or ends))

    def _offering(self, wanted: str) -> Control | None:
        """Return the newest public button of a verb in the channel."""
        for message in reversed(self._stage.messages(None, self._channel)):
            for control in self._stage.controls(self._players[0], message):
                if verb(control) == wanted:
                    return control
        return None

    def _panel(self, member: simcord.MemberActor) -> simcord.ResponseMessage:
        seen = self._stage.messages(member, self._channel)
        return [m for m in seen if m.flags.value & _EPHEMERAL][-1]

    def _look(self, panel: simcord.ResponseMessage) -> None:
        shown = [int(c.custom_id.split(":")[2], 36) for c in self._stage.controls(None, panel)]
        if shown:
            assert min(shown) >= self.newest, "a panel shows what was before the one before it"
            self.newest = max(shown)

    async def _tap(self, member: simcord.MemberActor, control: Control) -> bool:
        return await self._deliver(
            lambda: self._stage.tapping(member, control.message, control.custom_id),
            twice=self._chance.random() < 0.1,
        )

    async def _deliver(self, made: Callable[[], Tap], *, twice: bool = False) -> bool:
        await self._loopback.until(lambda: self._loopback.connected)
        tap = made()
        self.tried.add(int(tap.payload["id"]))
        if twice:
            # Discord delivers once more what it believes was not received.
            self._loopback.backend.emit("INTERACTION_CREATE", tap.payload)
        answered = await self._loopback.deliver(tap)
        self.acknowledged += answered
        return answered


async def trial(folder: Path, kills: int, seed: int, *, painted: bool = True) -> Report:
    """Play `TABLES` games at once while the bot is killed `kills` times; look at what is left.

    Unless `painted` all pictures are one pixel.
    """
    chance = random.Random(seed)
    async with Loopback(folder, painted=painted).open() as loopback:
        # Whoever taps faster than people do may get no answer, and would wait for it.
        loopback.settings["TAPS_PER_SECOND"] = "0"
        guild = loopback.stage.guild
        channels = [guild.create_text_channel(f"table-{n}") for n in range(TABLES)]
        games = [Game(loopback, c, random.Random(chance.random())) for c in channels]
        await loopback.start()
        await loopback.until(lambda: bool(loopback.backend.commands))
        reaper = Reaper(loopback, kills, chance)
        loopback.fate = reaper
        killing = asyncio.ensure_future(reaper.run())
        await asyncio.gather(killing, *(_sit_down(game, reaper) for game in games))
        await loopback.until(lambda: loopback.connected)
        await loopback.until(lambda: _sent(folder))
        deaths = loopback.deaths
        assert await loopback.stop() == 0
        report = Report(deaths)
        for game, channel in zip(games, channels, strict=True):
            report.tries += len(game.tried)
            report.acknowledged += game.acknowledged
            _look_at(folder, loopback, game, channel, report)
    return report


async def _sit_down(game: Game, reaper: Reaper) -> None:
    await game.open()
    await game.play(reaper)


def _database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{folder / 'games.sqlite3'}?mode=ro", uri=True)


def _sent(folder: Path) -> bool:
    with _database(folder) as database:
        waiting = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending')"
        return database.execute(waiting).fetchone()[0] == 0


def _look_at(
    folder: Path,
    loopback: Loopback,
    game: Game,
    channel: simcord.ChannelHandle,
    report: Report,
) -> None:
    """Compare what the file holds of a game with what its players and its channel have seen."""
    with _database(folder) as database:
        if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            report.faults.append("the database is damaged")
        found = database.execute("SELECT id FROM games WHERE channel = ?", (channel.id,))
        ids = [game_id for (game_id,) in found]
        if len(ids) != 1:
            report.faults.append(f"{len(ids)} games in {channel.id}")
            return
        lines = database.execute(
            "SELECT seq, interaction FROM actions WHERE game_id = ? ORDER BY seq", ids
        ).fetchall()
        posts = database.execute(
            "SELECT kind, seq, state FROM outbox WHERE game_id = ? AND nonce IS NOT NULL", ids
        ).fetchall()
    report.lines += len(lines)
    if [seq for seq, _ in lines] != list(range(1, len(lines) + 1)):
        report.faults.append("a line is missing from the log")
    if len(lines) < game.newest:
        report.faults.append(f"revision {game.newest} was shown, the log has {len(lines)} lines")
    caused = Counter(interaction for _, interaction in lines if interaction is not None)
    if any(times > 1 for times in caused.values()):
        report.faults.append("an interaction was applied twice")
    if not caused.keys() <= game.tried:
        report.faults.append("a line was caused by nobody")
    if doubled := [post for post, n in Counter(p[:2] for p in posts).items() if n > 1]:
        report.faults.append(f"asked for twice: {doubled}")
    if unsent := [post for post in posts if post[2] != "sent"]:
        report.faults.append(f"not sent: {unsent}")
    standing = loopback.stage.messages(None, channel)
    report.messages += len(standing)
    if len(standing) != len(posts):
        report.faults.append(f"{len(posts)} posts, {len(standing)} messages")
