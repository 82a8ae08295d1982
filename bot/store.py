"""The SQLite file: rows in, rows out, and transactions.  No rules, no Discord.

The log of actions is the game.  ``(game_id, seq)`` is its key and at the same
time the guard against two writers; snapshots are a cache of it.  Whatever
belongs together is written in one :class:`Transaction` and is durable when
:meth:`Store.transaction` has been left.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from .clock import Clock

Status = Literal["lobby", "running", "over", "cancelled"]
"""Of a game; ``lobby`` and ``running`` are unfinished and occupy their channel."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game, from its lobby on."""

    id: int
    guild: int
    channel: int
    """The channel or thread in which it is played."""
    edition: str
    options: Mapping[str, Any]
    """As :class:`bot.tables.Options` writes them."""
    status: Status
    host: int
    """User id of whoever opened it, or of the earliest who is still in."""
    created: int
    """Unix seconds, as all times here."""
    started: int | None = None
    ended: int | None = None
    seed: str | None = None
    """Secret until the game is over; ``None`` before the start."""
    commitment: str | None = None
    """SHA-256 of the seed, public."""
    engine: str | None = None
    """Version of the engine that dealt it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at a table."""

    seat: int
    """From 0, clockwise from the first player; in a lobby the order of joining."""
    user: int
    name: str
    """As it was on joining; unescaped."""
    joined: int
    """Place in the order of joining, from 0."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a game's log."""

    seq: int
    """From 1 without gaps; also the revision of the table after it."""
    seat: int | None
    """Whose move it is; ``None`` for lines of the table itself."""
    actor: int | None
    """User id of who sent it; ``None``: a policy, on the seat's behalf."""
    kind: str
    """The action's kind, or ``take_back``."""
    body: str
    """JSON: the action, or ``{"to": seq}``."""
    draws: int
    """Random numbers drawn in all after it."""
    at: int
    interaction: int | None
    """Id of the Discord interaction that caused it."""


@dataclass(frozen=True, slots=True)
class Post:
    """Something that must appear in a channel or a direct message."""

    id: int
    game: int
    seq: int
    """Revision of the table that it shows."""
    kind: str
    """What it is, see :mod:`bot.tables`."""
    channel: int | None
    user: int | None
    """Instead of a channel: whom to send it to directly."""
    params: Mapping[str, Any]
    nonce: str | None
    """For a new message, at most 25 characters; ``None``: an edit, harmless to repeat."""
    attempts: int
    """Attempts to send it that have begun, this one included."""
    sending_since: int | None
    """When the first of the attempts that may have arrived began."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of ours that stands in Discord."""

    game: int
    purpose: str
    """Kind of the post that made it."""
    channel: int
    message: int
    seq: int


class Store:
    """The open database file."""

    @classmethod
    async def open(cls, path: str, clock: Clock) -> Store:
        """Open the file at ``path``, made and brought up to date if need be.

        :raises DatabaseRefused: it is newer than this code, another program's,
            damaged, or cannot be opened or written.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Close the file; what was not committed is gone."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Write several things, all or nothing; durable when the block has been left.

        :raises StorageFailed: the disk refused, or another process held the file too long.
        :raises Conflict: another writer was first (a key was taken meanwhile).
        """
        raise NotImplementedError
        yield

    # --- reading (what is committed)

    async def game(self, game: int) -> Game | None:
        """Return the game with this id."""

    async def game_in(self, channel: int) -> Game | None:
        """Return the unfinished game of this channel or thread, else the latest one there."""

    async def unfinished(self, guild: int | None = None) -> list[Game]:
        """Return all lobbies and running games, oldest first."""

    async def games_of(self, user: int) -> list[Game]:
        """Return the unfinished games in which ``user`` has a seat, oldest first."""

    async def seats(self, game: int) -> list[Seat]:
        """Return the seats of a game, in order."""

    async def log(self, game: int, after: int = 0, until: int | None = None) -> list[LogLine]:
        """Return the lines with ``after < seq <= until``, in order."""

    async def line_of(self, interaction: int) -> tuple[int, int] | None:
        """Return game and seq of the line that this interaction caused."""

    async def snapshot(self, game: int, engine: str, until: int | None = None) -> tuple[int, str] | None:
        """Return seq and state of the newest snapshot of this engine, not later than ``until``."""

    async def message(self, game: int, purpose: str, seq: int | None = None) -> Message | None:
        """Return our newest message for ``purpose`` (with ``seq``: the one made at that seq)."""

    async def message_at(self, message: int) -> Message | None:
        """Return what we know of a Discord message, if it is one of ours that still counts."""

    async def forget_message(self, message: int) -> None:
        """Note that a message of ours was deleted in Discord."""

    async def locale(self, user: int) -> str | None:
        """Return the language that ``user`` last used."""

    async def set_locale(self, user: int, locale: str) -> None:
        """Remember the language that ``user`` uses."""


class Transaction:
    """Writing, inside :meth:`Store.transaction`."""
