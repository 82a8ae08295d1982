"""Writes games and their seats."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.storage.rows import Seat, Status

from .base import Writing


class Games(Writing):
    """Writing of games and who plays them."""

    async def open_game(
        self,
        *,
        guild: int,
        channel: int,
        edition: str,
        options: Mapping[str, Any],
        host: int,
        interaction: int | None,
        again: int | None = None,
    ) -> int:
        """Write a new lobby and return its id; ``again``: the game that it is to play again.

        :raises sqlite3.IntegrityError: the channel has an unfinished game.
        """
        cursor = await self._db.execute(
            "INSERT INTO games (guild, channel, edition, options, status, host, interaction, "
            "again, created, to_prune) VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?, 1)",
            (guild, channel, edition, json.dumps(options), host, interaction, again, self.now),
        )
        assert cursor.lastrowid is not None  # an INSERT that did not raise has a rowid
        self.games.add(cursor.lastrowid)
        return cursor.lastrowid

    async def change_lobby(
        self, game: int, edition: str, options: Mapping[str, Any], host: int
    ) -> None:
        """Write a lobby's editions, options and host.

        :raises Conflict: it is no lobby any more.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET edition = ?, options = ?, host = ? WHERE id = ? AND status = 'lobby'",
            edition,
            json.dumps(options),
            host,
            game,
        )

    async def start_game(self, game: int, seed: str, commitment: str, engine: str) -> None:
        """Turn a lobby into a running game.

        :raises Conflict: it is no lobby any more.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET status = 'running', started = ?, seed = ?, commitment = ?, "
            "engine = ? WHERE id = ? AND status = 'lobby'",
            self.now,
            seed,
            commitment,
            engine,
            game,
        )

    async def end_game(self, game: int, status: Status) -> None:
        """Close an unfinished game as ``over`` or ``cancelled``.

        :raises Conflict: it was closed before.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET status = ?, ended = ?, to_prune = 0 "
            "WHERE id = ? AND status IN ('lobby', 'running')",
            status,
            self.now,
            game,
        )

    async def archive(self, game: int, since: int | None) -> None:
        """Put a running game aside, or with ``None`` bring it back.

        :raises Conflict: it does not run any more.
        :raises sqlite3.IntegrityError: its channel has another unfinished game.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET archived = ? WHERE id = ? AND status = 'running'", since, game
        )

    async def move_game(self, game: int, channel: int) -> None:
        """Have a game played in another channel.

        :raises sqlite3.IntegrityError: that has another unfinished game.
        """
        self.games.add(game)
        await self._change("UPDATE games SET channel = ? WHERE id = ?", channel, game)

    async def set_seats(self, game: int, seats: Sequence[Seat]) -> None:
        """Write who sits where, instead of what was written before."""
        self.games.add(game)
        await self._db.execute("DELETE FROM seats WHERE game_id = ?", (game,))
        await self._db.write_rows(
            "INSERT INTO seats (game_id, seat, user_id, name, joined, pilot, computer, offered, "
            "asked, missed, bank, away_bank, away_until, orders, shows) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    game, s.seat, s.user, s.name, s.joined, s.pilot, int(s.computer),
                    int(s.offered), s.asked, s.missed, s.bank, s.away_bank, s.away_until,
                    s.orders, int(s.shows),
                )
                for s in seats
            ],
        )  # fmt: skip

    async def set_orders(self, game: int, seat: int, orders: str | None) -> None:
        """Write the standing orders of a seat for its game.

        :raises Conflict: there is no such seat.
        """
        await self._change(
            "UPDATE seats SET orders = ? WHERE game_id = ? AND seat = ?", orders, game, seat
        )

    async def set_shows(self, game: int, seat: int, shows: bool) -> None:
        """Write whether a seat shows its coins to its allies.

        :raises Conflict: there is no such seat.
        """
        await self._change(
            "UPDATE seats SET shows = ? WHERE game_id = ? AND seat = ?", int(shows), game, seat
        )

    async def nudged(self, game: int, at: int) -> None:
        """Note when a player last nudged another.

        :raises Conflict: the game does not run any more.
        """
        await self._change(
            "UPDATE games SET nudged = ? WHERE id = ? AND status = 'running'", at, game
        )

    async def change_seats(self, game: int, seats: Sequence[Seat], host: int) -> None:
        """Write who sits where in a running game, and its host.

        :raises Conflict: it does not run any more.
        :raises sqlite3.IntegrityError: somebody would have two seats.
        """
        await self._change(
            "UPDATE games SET host = ? WHERE id = ? AND status = 'running'", host, game
        )
        await self.set_seats(game, seats)

    async def note_former(self, game: int, seat: Seat, until: int) -> None:
        """Note who has had ``seat`` up to revision ``until``, for what was done then.

        The name of who has left stays with the seat until somebody takes it; what was left of
        their banks is there if they sit down again.
        """
        if seat.user is None and not seat.computer:
            cursor = await self._db.execute(
                "UPDATE former SET until = ?3 WHERE game_id = ?1 AND seat = ?2 AND until = "
                "(SELECT max(until) FROM former WHERE game_id = ?1 AND seat = ?2)",
                (game, seat.seat, until),
            )
            if cursor.rowcount:
                return
        # Who leaves before anything was done has done nothing by which to be named.
        await self._db.execute(
            "INSERT INTO former (game_id, seat, until, user_id, name, computer, bank, away_bank) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
            "bank = excluded.bank, away_bank = excluded.away_bank WHERE user_id = excluded.user_id",
            (
                game, seat.seat, until, seat.user, seat.name, int(seat.computer), seat.bank,
                seat.away_bank,
            ),
        )  # fmt: skip

    async def pause(self, game: int, since: int | None) -> None:
        """Stop a running game's clock as of ``since``, or with ``None`` let it go on.

        :raises Conflict: the game does not run any more.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET paused = ? WHERE id = ? AND status = 'running'", since, game
        )

    async def set_untold(self, game: int, since: int | None) -> None:
        """Note since when whoever a game waits for has not been told; ``None``: they have been."""
        await self._change("UPDATE games SET untold = ? WHERE id = ?", since, game)
