"""What the rows of the database mean, as plain frozen classes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal

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
    """As :class:`bot.tables.service.Options` writes them."""
    status: Status
    host: int
    """User id of whoever opened it, or of the earliest who is still in."""
    created: int
    """Unix seconds, as all times here."""
    started: int | None = None
    ended: int | None = None
    seed: str | None = field(default=None, repr=False)
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
    """Place in the order of joining; in a lobby it may have gaps."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a game's log."""

    seq: int
    """From 1 without gaps; also the revision of the table after it."""
    seat: int
    """Whose move it is."""
    actor: int | None
    """User id of who sent it; ``None``: a policy, on the seat's behalf."""
    kind: str
    """The action's kind, or ``take_back``."""
    body: str
    """JSON: the action, or ``{"to": seq}``."""
    draws: int
    """Random numbers drawn in all after it."""
    at: int
    interaction: int | None = None
    """Id of the Discord interaction that caused it."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it was, kept so that loading need not replay everything."""

    seq: int
    engine: str
    """Version of the engine that wrote it."""
    state: str
    digest: str
    """:func:`digest` of the state when it was written."""

    @property
    def sound(self) -> bool:
        """The state is as it was written."""
        return digest(self.state) == self.digest


@dataclass(frozen=True, slots=True)
class Post:
    """Something that must appear in a channel or a direct message."""

    id: int
    game: int
    seq: int
    """Revision of the table that it shows."""
    kind: str
    """What it is, see :mod:`bot.tables.service`."""
    channel: int | None
    user: int | None
    """Instead of a channel: whom to send it to directly."""
    params: Mapping[str, Any]
    nonce: str | None
    """For a new message, at most 25 characters; ``None``: an edit, harmless to repeat."""
    attempts: int = 0
    """Attempts to send it that have begun."""
    sending_since: int | None = None
    """When the first attempt that may have arrived began; ``None``: none may have."""

    @property
    def edits(self) -> bool:
        """It changes a message instead of making one."""
        return self.nonce is None


@dataclass(frozen=True, slots=True)
class Message:
    """A message of ours that stands in Discord."""

    id: int
    game: int
    purpose: str
    """Kind of the post that made it."""
    channel: int
    seq: int
    """Revision of the table that it shows."""


GAMES = (
    "SELECT id, guild, channel, edition, options, status, host, created, started, ended, "
    "seed, commitment, engine FROM games "
)
SEATS = "SELECT seat, user_id, name, joined FROM seats "
LINES = "SELECT seq, seat, actor, kind, body, draws, at, interaction FROM actions "
SNAPSHOTS = "SELECT seq, engine, state, digest FROM snapshots "
POSTS = (
    "SELECT id, game_id, seq, kind, channel, user_id, params, nonce, attempts, sending_since "
    "FROM outbox "
)
MESSAGES = "SELECT message_id, game_id, purpose, channel, seq FROM messages "


def digest(text: str) -> str:
    """Return a short hash by which a changed byte is noticed."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def to_game(row: Sequence[Any]) -> Game:
    """Read a row of :data:`GAMES`."""
    columns = list(row)
    columns[4] = json.loads(columns[4])
    return Game(*columns)


def to_post(row: Sequence[Any]) -> Post:
    """Read a row of :data:`POSTS`."""
    columns = list(row)
    columns[6] = json.loads(columns[6])
    return Post(*columns)
