"""Plays for seats that nobody plays: computers, vacant seats, turns whose clock has run out.

What starts it is a timer of kind ``autopilot`` (:mod:`bot.tables.clocks.timing`), which stands
until the seat has nothing more to decide, so a process that dies in between takes it up again.
Thinking is cut into slices with the event loop's turn between them; every action is committed at
the revision that was thought about, and only if the seat is still the autopilot's to play: a
player who comes back in the middle finds the table as the last action left it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Generator, Iterator
from contextlib import suppress
from typing import Final

from bot.errors import GameEnded, StaleTable
from bot.storage.rows import Timer
from bot.storage.writing import Transaction
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import pilots
from bot.tables.decisions.policy import placed
from bot.tables.service import Tables
from bot.tables.table import Table
from engine import Action, Box, RuleError, State, autopilot, default_action, legal
from engine.actions import Done

LONGEST: Final = 20_000
"""Slices of thinking about one action, at most."""

log = logging.getLogger(__name__)

Thinker = Callable[[Box, State, int, Collection[int]], Generator[None, None, Action]]
"""As :func:`engine.autopilot.think`."""


class Pilot:
    """Plays seats at all tables."""

    def __init__(self, tables: Tables, think: Thinker = autopilot.think) -> None:
        self._tables = tables
        self.think = think

    def keep_time(self, sleeper: Sleeper) -> None:
        """Have the timers of seats on autopilot handled here."""
        sleeper.on("autopilot", self._due)

    async def _due(self, timer: Timer) -> None:
        await self.play(timer.game, timer.seat)

    async def play(self, game: int, seat: int) -> None:
        """Play ``seat`` until it has nothing more to decide in this turn or somebody took over.

        :raises StorageFailed: the disk refused; what was played until then stands.
        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        began = (await self._tables.load(game)).turn_began
        with suppress(GameEnded):
            while True:
                table = await self._tables.load(game)
                if table.turn_began != began or seat not in pilots(table):
                    return
                await self._act(table, seat)

    async def skip(
        self,
        game: int,
        by: int | None = None,
        *,
        provided: Callable[[Table], bool] | None = None,
    ) -> None:
        """Have decided at once what the game waits for, and the server's trail say so.

        A decision out of turn gets its default; the running turn is left to the autopilot.
        ``by``: who said so; ``None``: nobody.  ``provided``: for the table as it stands then.

        :raises NotStarted, GameEnded, GamePaused, GameRests: as
            :meth:`bot.tables.clocks.timekeeping.Timekeeping.may_skip`.
        :raises StaleTable: the table is not as ``provided``, or has gone on meanwhile.
        """
        table = await self._tables.load(game)
        _, state = table.playing()
        seat = to_skip(table)

        async def noted(writing: Transaction) -> None:
            await writing.note(table.game.guild, game, by, "skipped")

        if seat == state.turn.player or table.stopped:
            await self._tables.skip(game, state.turn.player, provided=provided, also=noted)
            return
        await self._tables.act_for(
            game, seat, placed(table), revision=table.seq, provided=provided, also=noted
        )

    async def _act(self, table: Table, seat: int) -> None:
        """Play one action for ``seat``; if what was thought of is no good, another."""
        game = table.game.id
        try:
            actions: Iterator[Action] = iter((await self._thought(table, seat),))
        except Exception:
            log.exception("game %d seq %d: no action found for seat %d", game, table.seq, seat)
            actions = iter(())
        try:
            if await self._played(table, seat, actions):
                return
            log.error("game %d seq %d: seat %d plays without thinking", game, table.seq, seat)
            if not await self._played(table, seat, _plain(table)):
                raise LookupError(f"game {game} seq {table.seq}: seat {seat} has no legal action")
        except StaleTable:
            log.info("game %d: somebody else has moved for seat %d", game, seat)

    async def _thought(self, table: Table, seat: int) -> Action:
        """Think about the table as it stands, other work of the process in between."""
        box, state = table.playing()
        thinking = self.think(box, state, seat, table.shown)
        for _ in range(LONGEST):
            try:
                next(thinking)
            except StopIteration as done:
                action: Action = done.value
                return action
            await asyncio.sleep(0)
        raise TimeoutError(f"no end of thinking after {LONGEST} slices")

    async def _played(self, table: Table, seat: int, actions: Iterator[Action]) -> bool:
        """Play the first of ``actions`` that the rules accept, if there is one."""
        for action in actions:
            try:
                await self._tables.act_for(
                    table.game.id,
                    seat,
                    action,
                    revision=table.seq,
                    provided=lambda now: seat in pilots(now),
                )
            except RuleError as refused:
                log.warning(
                    "game %d seq %d: %s of seat %d was refused: %s",
                    table.game.id, table.seq, action, seat, refused,
                )  # fmt: skip
            else:
                return True
        return False


def to_skip(table: Table) -> int:
    """Return the seat for which :meth:`Pilot.skip` would have decided what the game waits for."""
    player = table.playing()[1].turn.player
    return player if not table.deciders or player in table.deciders else table.deciders[0]


def _plain(table: Table) -> Iterator[Action]:
    """Yield what can be done without thinking: the default, the end of the step, anything."""
    box, state = table.playing()
    with suppress(LookupError):
        yield default_action(box, state)
    offered = legal(box, state)
    yield from sorted(offered, key=lambda action: not isinstance(action, Done))
