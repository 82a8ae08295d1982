"""What can be written to the database; used inside :meth:`bot.storage.store.Store.transaction`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.errors import Conflict
from bot.storage import privacy
from bot.storage.connection import Connection
from bot.storage.outages import Outage
from bot.storage.people import CHOSEN, DONE
from bot.storage.pruning import SNAPSHOTS, SURPLUS, Pruned, Rest, prune
from bot.storage.rows import LogLine, Post, Seat, Status, Timer, TurnClock, digest
from bot.storage.servers import LISTS, SET


class Transaction:
    """Writes, all or nothing.  ``now``: Unix seconds, the time of everything written."""

    def __init__(self, db: Connection, now: int, nonce: Callable[[], str]) -> None:
        self._db = db
        self.now = now
        self._nonce = nonce
        self.timed = False
        """Timers have been set."""
        self.games: set[int] = set()
        """Games in which something has changed that everybody may see."""

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

    async def keep_clock(self, game: int, clock: TurnClock) -> None:
        """Write the clock of a turn, instead of what was written before."""
        await self._db.execute(
            "INSERT OR REPLACE INTO clocks (game_id, began, seat, left, runs, since, lapsed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                game, clock.began, clock.seat, clock.left, clock.runs, clock.since,
                clock.lapsed,
            ),
        )  # fmt: skip

    async def drop_clock(self, game: int, began: int) -> None:
        """Drop the clock of the turn that began at a revision, if it has one."""
        await self._db.execute("DELETE FROM clocks WHERE game_id = ? AND began = ?", (game, began))

    async def drop_clocks(self, game: int) -> None:
        """Drop the clocks of all turns of a game."""
        await self._db.execute("DELETE FROM clocks WHERE game_id = ?", (game,))

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer, instead of one of the same game, kind and seat."""
        self.timed = True
        await self._db.execute(
            "INSERT OR REPLACE INTO timers (game_id, kind, seat, due, params, since) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                timer.game, timer.kind, timer.seat, timer.due, json.dumps(dict(timer.params)),
                self.now if timer.for_people else None,
            ),
        )  # fmt: skip

    async def put_off(self, timers: Iterable[Timer]) -> None:
        """Write that timers are due when they say, for time is given back until now."""
        self.timed = True
        await self._db.write_rows(
            "UPDATE timers SET due = ?, since = ? WHERE id = ?",
            [(timer.due, self.now, timer.id) for timer in timers],
        )

    async def set_where_people_wait(self, kind: str, after: int, most: int) -> int | None:
        """Set a timer of ``kind``, due now, in games in which people have time until something.

        In ``most`` games with ids above ``after``; returns the last id, ``None`` if there are no
        more.
        """
        found = list(
            await self._db.execute_fetchall(
                "SELECT DISTINCT game_id FROM timers WHERE game_id > ? AND since IS NOT NULL "
                "ORDER BY game_id LIMIT ?",
                (after, most),
            )
        )
        self.timed = self.timed or bool(found)
        await self._db.write_rows(
            "INSERT OR REPLACE INTO timers (game_id, kind, due) VALUES (?, ?, ?)",
            [(game, kind, self.now) for (game,) in found],
        )
        return found[-1][0] if len(found) == most else None

    async def reached(self, at: int, life: str) -> None:
        """Note that players could reach the bot, the process ``life``."""
        await self._db.execute(
            "INSERT OR REPLACE INTO alive (one, reached, life) VALUES (1, ?, ?)", (at, life)
        )

    async def set_outages(self, outages: Iterable[Outage]) -> None:
        """Write these outages, instead of what was written before."""
        await self._db.execute("DELETE FROM outages")
        await self._db.write_rows(
            "INSERT INTO outages (began, ended) VALUES (?, ?)",
            [(outage.began, outage.ended) for outage in outages],
        )

    async def drop_timer(self, game: int, kind: str, seat: int | None = None) -> None:
        """Drop a game's timers of a kind (of one ``seat``), if there are any."""
        await self._db.execute(
            "DELETE FROM timers WHERE game_id = ?1 AND kind = ?2 AND (?3 IS NULL OR seat = ?3)",
            (game, kind, seat),
        )

    async def timer_done(self, timer: Timer) -> bool:
        """Drop a timer that was handled, unless it was set anew meanwhile.

        Returns whether it stood still.
        """
        cursor = await self._db.execute("DELETE FROM timers WHERE id = ?", (timer.id,))
        return cursor.rowcount > 0

    async def drop_timers(self, game: int) -> None:
        """Drop all timers of a game."""
        await self._db.execute("DELETE FROM timers WHERE game_id = ?", (game,))

    async def append(self, game: int, lines: Sequence[LogLine]) -> None:
        """Append lines to the log of a running game.

        :raises sqlite3.IntegrityError: a line of that seq or interaction is there already.
        :raises Conflict: the game does not run any more.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET status = status WHERE id = ? AND status = 'running'", game
        )
        await self._db.write_rows(
            "INSERT INTO actions (game_id, seq, seat, actor, kind, body, draws, at, interaction) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (game, x.seq, x.seat, x.actor, x.kind, x.body, x.draws, x.at, x.interaction)
                for x in lines
            ],
        )

    async def keep_snapshot(self, game: int, seq: int, engine: str, state: str) -> None:
        """Keep a snapshot, instead of one of the same seq and of those that it makes superfluous.

        See :data:`bot.storage.pruning.SNAPSHOTS`.
        """
        await self._db.execute(
            "INSERT OR REPLACE INTO snapshots (game_id, seq, engine, state, digest) "
            "VALUES (?, ?, ?, ?, ?)",
            (game, seq, engine, state, digest(state)),
        )
        await self._db.execute(SURPLUS, {"game": game, "kept": SNAPSHOTS - 1})

    async def drop_snapshots(self, game: int, *seqs: int) -> None:
        """Throw snapshots away."""
        await self._db.write_rows(
            "DELETE FROM snapshots WHERE game_id = ? AND seq = ?", [(game, seq) for seq in seqs]
        )

    async def drop_snapshots_after(self, game: int, seq: int) -> None:
        """Throw away the snapshots of tables after ``seq``, which have been taken back."""
        await self._db.execute("DELETE FROM snapshots WHERE game_id = ? AND seq > ?", (game, seq))

    async def open_vote(self, game: int, *, to: int, seq: int, seat: int) -> int:
        """Write that ``seat`` asks, at revision ``seq``, to go back to ``to``.

        Returns the vote's id.

        :raises sqlite3.IntegrityError: the game has an open vote.
        """
        cursor = await self._db.execute(
            "INSERT INTO votes (game_id, to_seq, seq, seat, created) VALUES (?, ?, ?, ?, ?)",
            (game, to, seq, seat, self.now),
        )
        assert cursor.lastrowid is not None  # an INSERT that did not raise has a rowid
        return cursor.lastrowid

    async def cast(self, vote: int, seat: int, *, agrees: bool) -> None:
        """Write what ``seat`` says to a vote, instead of what it said before."""
        await self._db.execute(
            "INSERT OR REPLACE INTO ballots (vote_id, seat, agrees) VALUES (?, ?, ?)",
            (vote, seat, int(agrees)),
        )

    async def drop_ballot(self, vote: int, seat: int) -> None:
        """Forget what ``seat``, which somebody new has now, said to a vote."""
        await self._db.execute("DELETE FROM ballots WHERE vote_id = ? AND seat = ?", (vote, seat))

    async def leave_vote(self, vote: int, until: int) -> None:
        """Note that who asked had the seat up to revision ``until``, unless that is noted."""
        await self._db.execute(
            "UPDATE votes SET until = ? WHERE id = ? AND until IS NULL", (until, vote)
        )

    async def close_vote(self, vote: int, status: str) -> None:
        """Close an open vote as ``agreed``, ``refused`` or ``expired``.

        :raises Conflict: it is not open.
        """
        await self._change(
            "UPDATE votes SET status = ? WHERE id = ? AND status = 'open'", status, vote
        )

    async def carry_reminders(self, game: int, seat: int, began: int, to: int) -> None:
        """Let what was done about reminding ``seat`` since ``began`` count for ``to`` as well."""
        await self._db.execute(
            "UPDATE OR IGNORE reminders SET began = ? WHERE game_id = ? AND seat = ? AND began = ?",
            (to, game, seat, began),
        )

    async def post(
        self,
        game: int,
        seq: int,
        kind: str,
        *,
        channel: int | None = None,
        user: int | None = None,
        params: Mapping[str, Any] | None = None,
        edits: bool = False,
    ) -> None:
        """Have something sent to a channel, or to a user directly.

        An edit that waits already, untried and the same but for its seq, is
        replaced: only the latest state of a message matters.  What is held of the game is tried
        before it.
        """
        if channel is not None:
            await self.release(game)
        body = json.dumps(params or {}, sort_keys=True)
        if edits:
            await self._db.execute(
                "DELETE FROM outbox WHERE state IN ('pending', 'sending') AND attempts = 0 "
                "AND game_id = ? AND kind = ? AND channel IS ? AND user_id IS ? AND params = ?",
                (game, kind, channel, user, body),
            )
        await self._db.execute(
            "INSERT INTO outbox (game_id, seq, kind, channel, user_id, params, nonce, created) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (game, seq, kind, channel, user, body, None if edits else self._nonce(), self.now),
        )

    async def sending(self, post: int, since: int) -> None:
        """Mark that an attempt to send begins; ``since`` as in :class:`bot.storage.rows.Post`."""
        await self._change(
            "UPDATE outbox SET state = 'sending', attempts = attempts + 1, sending_since = ? "
            "WHERE id = ? AND state IN ('pending', 'sending')",
            since,
            post,
        )

    async def sent(self, post: Post, message: int | None, *, kept: bool = True) -> None:
        """Mark a post as sent; if it is new in a channel, remember where it stands.

        ``kept``: something of it is, else nothing.  So it is with a third of all posts of a game.
        """
        if not kept:
            await self._db.execute("DELETE FROM outbox WHERE id = ?", (post.id,))
            return
        # A letter that nobody wanted any more has nothing to be closed.
        await self._db.execute(
            "UPDATE outbox SET state = 'sent', message_id = ?1, closed = max(closed, ?1 IS NULL) "
            "WHERE id = ?2",
            (message, post.id),
        )
        if message is not None and post.channel is not None and not post.edits:
            await self._db.execute(
                "INSERT OR REPLACE INTO messages (message_id, game_id, purpose, channel, seq) "
                "VALUES (?, ?, ?, ?, ?)",
                (message, post.game, post.kind, post.channel, post.seq),
            )

    async def close_letter(self, post: int) -> bool:
        """Note that what a letter or a call is about is over, and that it is edited to say so.

        Returns whether it was open; it may be gone with its reader.
        """
        cursor = await self._db.execute(
            "UPDATE outbox SET closed = 1 WHERE id = ? AND closed = 0", (post,)
        )
        return cursor.rowcount > 0

    async def hold(self, post: Post, why: str) -> None:
        """Mark a post as refused, to be tried again when it is released.

        It takes the place of an earlier one that is held: only the latest of a kind is of use, and
        of what edits a message the latest of the same edits.
        """
        # Whether it may have arrived is as it was before the attempt that was refused.
        await self._db.execute(
            "UPDATE outbox SET state = 'failed', error = ?, sending_since = ?, held = held + 1 "
            "WHERE id = ?",
            (why, post.sending_since, post.id),
        )
        await self._db.execute(
            "UPDATE outbox SET held = 0 WHERE state = 'failed' AND held > 0 AND game_id = ?1 "
            "AND channel = ?2 AND kind = ?3 AND id < ?4 "
            "AND (?5 OR params = (SELECT params FROM outbox WHERE id = ?4))",
            (post.game, post.channel, post.kind, post.id, not post.edits),
        )

    async def release(self, game: int) -> None:
        """Let what is held of a game be tried again."""
        await self._db.execute(
            "UPDATE outbox SET state = 'pending' "
            "WHERE game_id = ? AND state = 'failed' AND held > 0",
            (game,),
        )

    async def given_up(self, post: int, why: str) -> None:
        """Mark a post as one that will never be sent."""
        await self._db.execute(
            "UPDATE outbox SET state = 'failed', closed = 1, held = 0, error = ? WHERE id = ?",
            (why, post),
        )

    async def forget_message(self, message: int) -> None:
        """Forget a message that no longer stands."""
        await self._db.execute("DELETE FROM messages WHERE message_id = ?", (message,))

    async def set_locale(self, user: int, locale: str) -> None:
        """Remember a user's language."""
        await self.set_person(user, locale=locale)

    async def set_person(self, user: int, **columns: str | int | bool | None) -> None:
        """Remember what a person has chosen; ``columns`` as in :class:`bot.storage.people.Person`.

        What is not named stays as it is.

        :raises sqlite3.IntegrityError: a value that cannot be.
        """
        await self._keep("users", {"user_id": user}, columns, CHOSEN)

    async def set_reminded(self, game: int, seat: int, began: int, **columns: int | bool) -> None:
        """Note what was done about reminding ``seat`` since revision ``began``.

        ``columns`` as in :class:`bot.storage.people.Reminded`; what is not named stays as it is.
        """
        key = {"game_id": game, "seat": seat, "began": began}
        await self._keep("reminders", key, columns, DONE)

    async def drop_reminded(
        self, game: int, seat: int | None = None, began: int | None = None
    ) -> None:
        """Forget what was done about reminding ``seat``, or about what ``began`` at a revision.

        ``None``: whichever it was.
        """
        await self._db.execute(
            "DELETE FROM reminders WHERE game_id = ?1 AND (?2 IS NULL OR seat = ?2) "
            "AND (?3 IS NULL OR began = ?3)",
            (game, seat, began),
        )

    async def _keep(
        self,
        table: str,
        key: Mapping[str, int],
        columns: Mapping[str, str | int | bool | None],
        known: Sequence[str],
    ) -> None:
        """Change some of the ``known`` columns of a row, which is made if there is none."""
        unknown = columns.keys() - set(known)
        if unknown or not columns:
            raise TypeError(f"no such columns of {table}: {sorted(unknown)}")
        names = ", ".join([*key, *columns])
        marks = ", ".join("?" for _ in [*key, *columns])
        values = ", ".join(f"{name} = excluded.{name}" for name in columns)
        await self._db.execute(
            f"INSERT INTO {table} ({names}) VALUES ({marks}) "  # noqa: S608 (names of ours only)
            f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {values}",
            (
                *key.values(),
                *(int(v) if isinstance(v, bool) else v for v in columns.values()),
            ),
        )

    async def begin_forgetting(self, user: int) -> None:
        """Note that a person is to be removed, see :func:`bot.storage.privacy.begin`."""
        await self._db.run(privacy.begin, user)

    async def forget_in(self, user: int, game: int, names: Sequence[str]) -> None:
        """Remove a person from a game, see :func:`bot.storage.privacy.forget_in`."""
        self.games.add(game)
        await self._db.run(privacy.forget_in, user, game, names)

    async def finish_forgetting(self, user: int) -> bool:
        """Remove what is left of a person, see :func:`bot.storage.privacy.finish`."""
        return await self._db.run(privacy.finish, user)

    async def prune(self, begin: Rest, lasting: Sequence[str]) -> Pruned:
        """Throw away some of what is old; see :func:`bot.storage.pruning.prune`."""
        return await self._db.run(prune, self.now, begin, lasting)

    async def set_server(self, guild: int, **columns: Any) -> None:
        """Write columns of a server, as :class:`bot.storage.servers.Server` names them."""
        await self._db.execute("INSERT OR IGNORE INTO servers (guild) VALUES (?)", (guild,))
        for column, value in columns.items():
            written = json.dumps(value) if column in LISTS and value is not None else value
            await self._db.execute(SET[column], (written, guild))

    async def note(
        self, guild: int, game: int | None, user: int | None, what: str, **params: Any
    ) -> None:
        """Add a line to a server's audit trail.

        ``user``: who did it, ``None`` for the bot itself.  ``what`` is told by the text
        ``audit-`` + ``what``, with ``params``; no user id in these, they would outlive a deletion.
        """
        await self._db.execute(
            "INSERT INTO audit (guild, game_id, user_id, what, params, at) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (guild, game, user, what, json.dumps(params), self.now),
        )

    async def _change(self, sql: str, *params: object) -> None:
        """Update exactly one row.

        :raises Conflict: there was none to update.
        """
        cursor = await self._db.execute(sql, params)
        if cursor.rowcount != 1:
            raise Conflict(sql)
