"""What can be read of the database: games, their logs, posts and timers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.errors import StorageFailed
from bot.storage import rows
from bot.storage.connection import Connection
from bot.storage.outages import Outages
from bot.storage.people import People
from bot.storage.privacy import Records
from bot.storage.rows import Game, LogLine, Message, Post, Seat, Snapshot, Timer, TurnClock
from bot.storage.servers import Servers
from bot.storage.votes import Votes


class Reading:
    """Reads what is committed; what belongs to people, servers and votes is read by its parts.

    :raises StorageFailed: any of it, where the disk refuses.
    """

    def __init__(self, reader: Connection, outages: Outages) -> None:
        self._reader = reader
        self._closed = False
        self.outages = outages
        """Given back by all that is read here."""
        self.servers = Servers(self._read)
        self.records = Records(self._read)
        self.people = People(self._read)
        self.votes = Votes(self._read, outages)

    async def game(self, game: int) -> Game | None:
        """Return the game with this id."""
        return _first(await self._games("WHERE id = ?", game))

    async def game_in(self, channel: int) -> Game | None:
        """Return the unfinished game of this channel or thread, else the latest one there."""
        return await self.occupying(channel) or _first(
            await self._games("WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)
        )

    async def occupying(self, channel: int) -> Game | None:
        """Return the game because of which no other can be opened in a channel or thread."""
        return _first(
            await self._games(
                "WHERE channel = ? AND status IN ('lobby', 'running') AND archived IS NULL",
                channel,
            )
        )

    async def game_opened_by(self, interaction: int) -> Game | None:
        """Return the game that this interaction opened."""
        return _first(await self._games("WHERE interaction = ?", interaction))

    async def opened_by(self, user: int, nth: int) -> Game | None:
        """Return the ``nth`` latest game (from 1) that ``user`` has opened or leads anywhere."""
        found = await self._games("WHERE host = ? ORDER BY id DESC LIMIT 1 OFFSET ?", user, nth - 1)
        return _first(found)

    async def unfinished(self, guild: int | None = None) -> list[Game]:
        """Return all lobbies and running games (of ``guild``), oldest first."""
        if guild is None:
            return await self._games("WHERE status IN ('lobby', 'running') ORDER BY id")
        return await self._games(
            "WHERE guild = ? AND status IN ('lobby', 'running') ORDER BY id", guild
        )

    async def following(self, guild: int, game: int) -> Game | None:
        """Return the unfinished game after that one of that server, in order of servers."""
        return _first(
            await self._games(
                "WHERE status IN ('lobby', 'running') AND archived IS NULL "
                "AND (guild, id) > (?, ?) ORDER BY guild, id LIMIT 1",
                guild,
                game,
            )
        )

    async def guilds(self) -> list[int]:
        """Return the servers that have unfinished games."""
        found = await self._read(
            "SELECT DISTINCT guild FROM games WHERE status IN ('lobby', 'running')"
        )
        return [row[0] for row in found]

    async def places(self, guild: int) -> list[tuple[int, int]]:
        """Return the unfinished games of a server that are not put aside, and their channels."""
        found = await self._read(
            "SELECT id, channel FROM games WHERE guild = ? "
            "AND status IN ('lobby', 'running') AND archived IS NULL",
            guild,
        )
        return [(row[0], row[1]) for row in found]

    async def aside_unsaid(self, guild: int, kind: str) -> list[Game]:
        """Return the games put aside of a server of which nothing in their channel says so.

        ``kind``: of the post that does.
        """
        seq = "(SELECT coalesce(max(seq), 0) FROM actions WHERE actions.game_id = games.id)"
        return await self._games(
            "WHERE guild = ?1 "  # noqa: S608 (our own words)
            "AND status IN ('lobby', 'running') AND archived IS NOT NULL "
            "AND NOT EXISTS (SELECT 1 FROM messages WHERE messages.game_id = games.id "
            f"AND purpose = ?2 AND messages.seq = {seq}) "
            "AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = games.id "
            f"AND kind = ?2 AND outbox.seq = {seq} "
            "AND (state IN ('pending', 'sending') OR state = 'failed' AND held > 0)) "
            "ORDER BY id",
            guild,
            kind,
        )

    async def games_of(self, user: int) -> list[Game]:
        """Return the unfinished games in which ``user`` has a seat, oldest first."""
        return await self._games(
            "WHERE status IN ('lobby', 'running') "
            "AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id",
            user,
        )

    async def seats(self, game: int) -> list[Seat]:
        """Return the seats of a game, in order."""
        found = await self._read(rows.SEATS + "WHERE game_id = ? ORDER BY seat", game)
        return [rows.to_seat(row) for row in found]

    async def log(self, game: int, after: int = 0, until: int | None = None) -> list[LogLine]:
        """Return the lines with ``after < seq <= until``, in order."""
        found = await self._read(
            rows.LINES
            + "WHERE game_id = ?1 AND seq > ?2 AND (?3 IS NULL OR seq <= ?3) ORDER BY seq",
            game,
            after,
            until,
        )
        return [LogLine(*row) for row in found]

    async def when(self, game: int, seq: int) -> int | None:
        """Return when line ``seq`` of a game was written; ``None`` if there is none."""
        found = await self._read("SELECT at FROM actions WHERE game_id = ? AND seq = ?", game, seq)
        return found[0][0] if found else None

    async def line_of(self, interaction: int) -> tuple[int, int] | None:
        """Return game and seq of the line that this interaction caused."""
        found = await self._read(
            "SELECT game_id, seq FROM actions WHERE interaction = ?", interaction
        )
        return (found[0][0], found[0][1]) if found else None

    async def went_back(self, game: int) -> int:
        """Return the seq of the latest line by which the table went back by vote or order, or 0."""
        found = await self._read(
            "SELECT coalesce(max(seq), 0) FROM actions WHERE game_id = ? AND kind = 'rewind'", game
        )
        return int(found[0][0])

    async def last_line(self, game: int, seat: int, until: int) -> int:
        """Return the seq of the latest line that the player at ``seat`` sent in his own turn, or 0.

        What he says in another's (where driven-out tokens go) does not count.  Of the lines that
        stood at ``until``: take-backs and what they undid are passed over.
        """
        found = await self._read(
            "WITH RECURSIVE way (seq) AS ("
            "SELECT max(seq) FROM actions WHERE game_id = ?1 AND seq <= ?3 UNION ALL "
            "SELECT iif(kind IN ('take_back', 'rewind'), json_extract(body, '$.to'), way.seq - 1) "
            "FROM way JOIN actions ON game_id = ?1 AND actions.seq = way.seq), "
            "stands AS (SELECT seq, seat, kind, actor IS NOT NULL AS said "
            "FROM way JOIN actions USING (seq) "
            "WHERE game_id = ?1 AND kind NOT IN ('take_back', 'rewind')), "
            "sure AS (SELECT max(seq) AS seq FROM stands WHERE seat = ?2 AND said "
            # One of these is in each turn, and only the player to move says them.
            "AND kind IN ('pick', 'decline', 'abandon', 'conquer', 'use', 'done', 'redeploy')) "
            "SELECT max(stands.seq) FROM stands, sure WHERE seat = ?2 AND said "
            "AND stands.seq >= sure.seq AND stands.seq < coalesce("
            "(SELECT min(other.seq) FROM stands AS other WHERE other.seat <> ?2 "
            "AND other.seq > sure.seq), 9e18)",
            game,
            seat,
            until,
        )
        return found[0][0] or 0

    async def undone_by(self, game: int, seq: int) -> LogLine | None:
        """Return the line that has taken line ``seq`` back; ``None``: it stands, or is to come."""
        found = await self._read(
            rows.LINES + "WHERE game_id = ? AND seq > ? AND kind IN ('take_back', 'rewind') "
            "ORDER BY seq DESC",
            game,
            seq,
        )
        before = None
        for line in (LogLine(*row) for row in found):
            if before is not None and line.seq > before:
                continue  # taken back itself
            said = json.loads(line.body)
            to = said.get("to") if isinstance(said, dict) else None
            if not isinstance(to, int):
                continue  # another version may read it
            if to < seq:
                return line
            before = to
        return None

    async def snapshot(self, game: int, until: int) -> Snapshot | None:
        """Return the newest snapshot of a game that is not later than ``until``."""
        found = await self._read(
            rows.SNAPSHOTS + "WHERE game_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
            game,
            until,
        )
        return Snapshot(*found[0]) if found else None

    async def clock(self, game: int, began: int) -> TurnClock | None:
        """Return the clock of the turn that began at revision ``began``, if it has one.

        As it was written: no time is given back.
        """
        found = await self._read(rows.CLOCKS + "WHERE game_id = ? AND began = ?", game, began)
        return rows.to_clock(found[0]) if found else None

    async def timers(self, game: int) -> list[Timer]:
        """Return the timers of a game, the earliest first."""
        found = await self._read(rows.TIMERS + "WHERE game_id = ? ORDER BY due, kind, seat", game)
        return [rows.to_timer(row, self.outages) for row in found]

    async def due_timers(self, now: int, most: int = -1) -> list[Timer]:
        """Return the timers that are due at ``now``, the earliest first; no more than ``most``.

        Below 0: all.  Among them are those that would be due, had nobody been given time back;
        these say when they are due now (:meth:`bot.storage.writing.Transaction.put_off`).
        """
        found = await self._read(
            rows.TIMERS + "WHERE due <= ? ORDER BY due, game_id, kind, seat LIMIT ?", now, most
        )
        return [rows.to_timer(row, self.outages) for row in found]

    async def next_due(self, after: int = -1) -> int | None:
        """Return when the earliest timer is due that is due later than ``after``, or before that.

        It may be later where time is given back.
        """
        found = await self._read("SELECT min(due) FROM timers WHERE due > ?", after)
        due: int | None = found[0][0]
        return due

    async def targets(self) -> list[tuple[int | None, int | None]]:
        """Return channel and user of all posts that are not sent yet, each pair once."""
        found = await self._read(
            "SELECT channel, user_id FROM outbox WHERE state IN ('pending', 'sending') "
            "GROUP BY channel, user_id ORDER BY min(id)"
        )
        return [(row[0], row[1]) for row in found]

    async def next_post(self, channel: int | None, user: int | None) -> Post | None:
        """Return the oldest post to this channel or user that is not sent yet."""
        found = await self._read(
            rows.POSTS + "WHERE state IN ('pending', 'sending') "
            "AND channel IS ? AND user_id IS ? ORDER BY id LIMIT 1",
            channel,
            user,
        )
        return rows.to_post(found[0]) if found else None

    async def unsent(self, channel: int | None, user: int | None) -> list[Post]:
        """Return all posts to this channel or user that are not sent yet, the oldest first."""
        found = await self._read(
            rows.POSTS + "WHERE state IN ('pending', 'sending') "
            "AND channel IS ? AND user_id IS ? ORDER BY id",
            channel,
            user,
        )
        return [rows.to_post(row) for row in found]

    async def came_again(self, game: int, since: int) -> list[int]:
        """Return when deleted posts of a game came again by themselves since then, in order."""
        found = await self._read(
            "SELECT DISTINCT created FROM outbox WHERE game_id = ? AND created >= ? "
            "AND json_extract(params, '$.again') ORDER BY created",
            game,
            since,
        )
        return [row[0] for row in found]

    async def held(self) -> list[tuple[int, int]]:
        """Return the games of which posts are held, each with the channel."""
        found = await self._read(
            "SELECT DISTINCT game_id, channel FROM outbox WHERE state = 'failed' AND held > 0"
        )
        return [(row[0], row[1]) for row in found]

    async def holds(self, game: int) -> bool:
        """Whether posts of a game are held."""
        found = await self._read(
            "SELECT EXISTS (SELECT 1 FROM outbox "
            "WHERE game_id = ? AND state = 'failed' AND held > 0)",
            game,
        )
        return bool(found[0][0])

    async def message(self, game: int, purpose: str, seq: int | None = None) -> Message | None:
        """Return our newest message for ``purpose`` (with ``seq``: the one that shows it)."""
        found = await self._read(
            rows.MESSAGES + "WHERE game_id = ?1 AND purpose = ?2 AND (?3 IS NULL OR seq = ?3) "
            "ORDER BY message_id DESC LIMIT 1",
            game,
            purpose,
            seq,
        )
        return Message(*found[0]) if found else None

    async def stands(self, game: int, kind: str, seq: int) -> bool:
        """Whether a post of this kind for ``seq`` has a message, or is still to be sent.

        One that is held is.
        """
        found = await self._read(
            "SELECT EXISTS (SELECT 1 FROM messages WHERE game_id = ?1 AND purpose = ?2 "
            "AND seq = ?3) OR EXISTS (SELECT 1 FROM outbox WHERE game_id = ?1 AND kind = ?2 "
            "AND seq = ?3 AND (state IN ('pending', 'sending') OR state = 'failed' AND held > 0))",
            game,
            kind,
            seq,
        )
        return bool(found[0][0])

    async def posts(self, game: int, kind: str) -> list[Post]:
        """Return the posts of a kind that a game has had, the oldest first."""
        found = await self._read(
            rows.POSTS + "WHERE game_id = ? AND kind = ? ORDER BY id", game, kind
        )
        return [rows.to_post(row) for row in found]

    async def post(self, post: int) -> Post | None:
        """Return the post with this id."""
        found = await self._read(rows.POSTS + "WHERE id = ?", post)
        return rows.to_post(found[0]) if found else None

    async def open_letters(self, game: int) -> list[Post]:
        """Return a game's direct messages, sent or to be sent, that are not closed yet."""
        found = await self._read(
            rows.POSTS + "WHERE game_id = ? AND user_id IS NOT NULL AND nonce IS NOT NULL "
            "AND closed = 0 AND (message_id IS NOT NULL OR state IN ('pending', 'sending')) "
            "ORDER BY id",
            game,
        )
        return [rows.to_post(row) for row in found]

    async def letters_to(self, game: int, user: int) -> list[Post]:
        """Return the direct messages about a game that ``user`` got, the oldest first."""
        found = await self._read(
            rows.POSTS + "WHERE user_id = ? AND game_id = ? AND nonce IS NOT NULL "
            "AND message_id IS NOT NULL ORDER BY id",
            user,
            game,
        )
        return [rows.to_post(row) for row in found]

    async def open_posts(self, game: int, kinds: Sequence[str]) -> list[Post]:
        """Return a game's posts of these kinds, sent or to be, that are not closed yet."""
        found = await self._read(
            rows.POSTS  # noqa: S608 (our own words)
            + "WHERE game_id = ? AND kind IN (SELECT value FROM json_each(?)) "
            "AND closed = 0 AND (message_id IS NOT NULL OR state IN ('pending', 'sending')) "
            "ORDER BY id",
            game,
            json.dumps(kinds),
        )
        return [rows.to_post(row) for row in found]

    async def waiting_posts(
        self, game: int, kind: str, seat: int, round_: int, *, after: int, until: int
    ) -> list[int]:
        """Return where a turn of ``seat`` began that was taken back before it ended, newest first.

        Of one round, with ``after < seq < until``: such posts wait for the turn to come.  ``kind``:
        of the edits that tell of it.
        """
        found = await self._read(
            "SELECT DISTINCT json_extract(params, '$.of') FROM outbox "
            "WHERE game_id = ? AND kind = ? AND json_extract(params, '$.seat') = ? "
            "AND json_extract(params, '$.round') = ? AND json_extract(params, '$.of') > ? "
            "AND json_extract(params, '$.of') < ? ORDER BY 1 DESC",
            game,
            kind,
            seat,
            round_,
            after,
            until,
        )
        return [row[0] for row in found]

    async def was_sent(self, game: int, kind: str, seqs: Sequence[int]) -> bool:
        """Whether a post of this kind for one of ``seqs`` has become a message, now gone or not."""
        marks = ", ".join("?" for _ in seqs)
        found = await self._read(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ? AND kind = ? "  # noqa: S608
            f"AND seq IN ({marks}) AND message_id IS NOT NULL)",
            game,
            kind,
            *seqs,
        )
        return bool(found[0][0])

    async def message_at(self, message: int) -> Message | None:
        """Return what we know of a Discord message, if it is one of ours that still stands."""
        found = await self._read(rows.MESSAGES + "WHERE message_id = ?", message)
        return Message(*found[0]) if found else None

    async def locale(self, user: int) -> str | None:
        """Return the language that ``user`` last used."""
        return (await self.people.person(user)).locale

    async def _read(self, sql: str, *params: object) -> list[Any]:
        try:
            return list(await self._reader.execute_fetchall(sql, params))
        except sqlite3.Error as error:
            raise StorageFailed(why=str(error)) from error
        except ValueError:
            if not self._closed:
                raise
            # Discord has told of something while the bot was ending.
            raise StorageFailed(why="it is closed") from None

    async def _games(self, where: str, *params: object) -> list[Game]:
        return [rows.to_game(row) for row in await self._read(rows.GAMES + where, *params)]


def _first(games: list[Game]) -> Game | None:
    return games[0] if games else None
