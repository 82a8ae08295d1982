"""Looking at games: which there are, how they stand and stood, and what happened in them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.errors import (
    GameBroken,
    NoGame,
    StaleTable,
)
from bot.storage.rows import Game, LogLine
from bot.tables import ledger
from bot.tables.decisions.raids import follows
from bot.tables.opened import Opened
from bot.tables.seats.piloted import Share, shares
from bot.tables.table import LogEntry, Outcome, Table
from engine import View, view
from engine.export import Export, LoggedLine, versions_told


class Looking(Opened):
    """All games, to be looked at."""

    async def in_channel(self, channel: int) -> Table:
        """Return the channel's unfinished game, else its latest.

        :raises NoGame: there never was one.
        :raises GameBroken: its record cannot be read.
        """
        return await self.load((await self.game_in(channel)).id)

    async def game_in(self, channel: int) -> Game:
        """Return the row of the channel's unfinished game, else of its latest; it may be broken.

        :raises NoGame: there never was one.
        """
        game = await self._store.game_in(channel)
        if game is None:
            raise NoGame(channel=channel)
        return game

    async def at(self, game_id: int, seq: int) -> Table:
        """Return the table as it stood at revision ``seq``.

        :raises NoGame: no such game, or it has not come to ``seq``.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: its record cannot be read.
        """
        now = await self._started(game_id)
        if seq == now.seq:
            return now
        if not 0 <= seq < now.seq:
            raise NoGame(game=game_id, seq=seq)
        loaded = await ledger.load(self._store, now.game, now.seats, until=seq)
        game = replace(now.game, status="running", ended=None)
        return loaded.ledger.table(game, now.seats)

    async def log(self, game_id: int, after: int = 0, until: int | None = None) -> list[LogEntry]:
        """Return what happened in the lines ``after < seq <= until``, undone ones included.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: its record cannot be read.
        """
        now = await self._started(game_id)
        loaded = await ledger.load(self._store, now.game, now.seats, until=until, after=after)
        return [entry for entry in loaded.entries if entry.seq > after]

    async def news(self, game_id: int, after: int, until: int) -> tuple[list[LogEntry], int]:
        """Return what :meth:`log` does, and whose turn it was where that begins.

        Where other rules played the game it begins later than asked for, if it has to.
        """
        now = await self._started(game_id)
        loaded = await ledger.load(
            self._store, now.game, now.seats, until=until, after=after, partly=True
        )
        return [entry for entry in loaded.entries if entry.seq > after], loaded.mover

    async def turns(self, game_id: int) -> list[View]:
        """Return a finished game at its start and after each turn, everybody's coins open.

        Empty while it is not over, for then coins may be secret.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: its record cannot be read.
        """
        now = await self._started(game_id)
        if not now.over:
            return []
        box, _ = now.playing()
        states = await ledger.turns(self._store, now.game, now.seats)
        return [view(box, state, None, open_scores=True) for state in states]

    async def piloted(self, game_id: int) -> tuple[Share, ...]:
        """Return what the autopilot has played of each seat; raises as :meth:`log`."""
        table = await self._started(game_id)
        return shares(await self.log(game_id), len(table.seats))

    async def last_turn(self, game_id: int, seat: int, until: int | None = None) -> int:
        """Return the seq of the latest line up to ``until`` that the seat's player sent, or 0.

        What came after is what the player has not seen happen.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        """
        now = await self._started(game_id)
        return await self._store.last_line(game_id, seat, now.seq if until is None else until)

    async def undone_by(self, game_id: int, seq: int) -> LogLine | None:
        """Return the line that has taken back what came with revision ``seq``, if one has."""
        return await self._store.undone_by(game_id, seq) if seq else None

    async def games_of(self, user: int) -> list[Table]:
        """Return the unfinished games of ``user`` that can be read, oldest first."""
        return await self._readable(await self._store.games_of(user))

    async def _readable(self, games: Sequence[Game]) -> list[Table]:
        found = []
        for game in games:
            with suppress(GameBroken):
                found.append(await self.load(game.id))
        return found

    async def export(self, game_id: int, names: Sequence[str] = ()) -> dict[str, Any]:
        """Return the whole game as JSON-safe data; the seed only when it is over.

        ``names``: what the players are called, for computers have ids as names here; empty: as
        they are kept.  ``python -m tools replay`` reads it.  While the game runs, the log of
        actions is in it but nothing that is secret.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: a line of it cannot be read.
        """
        table = await self._started(game_id)
        lines = await self._store.log(game_id, until=table.seq)
        game = table.game
        assert game.commitment is not None  # a started game has one, says the schema
        box, _ = table.playing()
        document = Export(
            **versions_told(box),
            names=tuple(names) or tuple(seat.name for seat in table.seats),
            joined=tuple(seat.joined for seat in table.seats),
            commitment=game.commitment,
            seed=game.seed if game.status == "over" else None,
            lines=tuple(
                LoggedLine(
                    seat=line.seat,
                    says=ledger.said(game, line),
                    at=datetime.fromtimestamp(line.at, UTC).isoformat(),
                    automatic=line.actor is None,
                )
                for line in lines
            ),
        )
        return document.sealed().model_dump(mode="json")

    async def earlier(self, game_id: int, interaction_id: int) -> Outcome | None:
        """Return what an interaction did that was delivered before, if it did anything here.

        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        async with self._lock(game_id):
            with suppress(StaleTable):
                return await self._earlier(await self._load(game_id), interaction_id)
            return None

    async def _earlier(self, now: Table, interaction_id: int | None) -> Outcome | None:
        """Return what an interaction that was delivered before has done."""
        if interaction_id is None:
            return None
        found = await self._store.line_of(interaction_id)
        if found is None:
            return None
        game_id, seq = found
        if game_id != now.game.id:
            raise StaleTable(now.seq)
        loaded = await ledger.load(self._store, now.game, now.seats, until=seq - 1)
        before = loaded.ledger.table(replace(now.game, status="running", ended=None), now.seats)
        lines = await ledger.load(self._store, now.game, now.seats, after=seq - 1)
        first, *rest = (entry for entry in lines.entries if entry.seq >= seq)
        events = first.events
        for entry in rest:
            if not entry.policy and not follows(first, entry):
                break
            events += entry.events
        return Outcome(before, now, events, repeated=True)
