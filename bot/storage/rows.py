"""What the rows of the database mean, as plain frozen classes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal

from bot.storage.outages import Outages

Status = Literal["lobby", "running", "over", "cancelled"]
"""Of a game; ``lobby`` and ``running`` are unfinished and occupy their channel unless put aside."""
Pilot = Literal["player", "autopilot"]
"""Who plays a seat."""
Runs = Literal["turn", "away", "nothing"]
"""What runs down: the turn clock and then the bank, the bank for being away, or nothing."""
Lapsed = Literal["", "clock", "skip"]
"""Why the autopilot finishes a turn: its clock has run out, it is skipped; empty: it does not."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game, from its lobby on."""

    id: int
    guild: int
    channel: int
    """The channel or thread in which it is played."""
    edition: str
    options: Mapping[str, Any]
    """As :class:`bot.tables.table.Options` writes them."""
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
    paused: int | None = None
    """Since when its clock is stopped by the players; ``None``: it is not."""
    archived: int | None = None
    """Since when it is put aside for want of players; ``None``: it is not."""
    nudged: int | None = None
    """When a player last nudged another."""
    again: int | None = None
    """The game that this one was opened to play again."""
    to_prune: int | None = 0
    """What is still to be thrown away in time, see :mod:`bot.storage.pruning`."""
    untold: int | None = None
    """Since when whoever it waits for has not been told, for nothing could be posted; ``None``:
    they have been."""

    @property
    def unfinished(self) -> bool:
        """It is a lobby or being played, though perhaps put aside."""
        return self.status in ("lobby", "running")

    @property
    def occupies(self) -> bool:
        """No other game can be opened in its channel."""
        return self.unfinished and self.archived is None

    @property
    def emptied(self) -> bool:
        """It was called off so long ago that its log is gone."""
        return self.status == "cancelled" and self.to_prune is None


@dataclass(frozen=True, slots=True)
class Former:
    """Who had a seat before."""

    until: int
    """The last revision of the table that came about while they had it."""
    name: str
    """Unescaped; empty where it is deleted."""
    computer: bool
    user: int | None
    """``None``: a computer, or deleted."""
    bank: int
    away_bank: int
    """What was left to them, as in :class:`Seat`."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table and who has it."""

    seat: int
    """From 0, clockwise from the first player; in a lobby the order of joining."""
    user: int | None
    """``None``: nobody holds it (a computer's, a vacant one, or deleted data)."""
    name: str
    """As it was on joining; unescaped."""
    joined: int
    """Place in the order of joining; in a lobby it may have gaps.  Where people play for sides, a
    place of the side that they have chosen."""
    pilot: Pilot = "player"
    """Who plays it now; ``autopilot`` where nobody holds it."""
    computer: bool = False
    """A computer opponent since the start."""
    offered: bool = False
    """Whoever wants it may take it."""
    asked: int | None = None
    """User id of who is asked to take it over."""
    missed: int = 0
    """Turns in a row that the autopilot had to play because the clock ran out."""
    bank: int = 0
    """Seconds left of what may be used beyond the turn clock."""
    away_bank: int = 0
    """Seconds left for being away while it is their turn."""
    away_until: int | None = None
    """The player is away until then; ``None`` or past: there."""
    orders: str | None = None
    """Standing orders for this game, see :mod:`bot.tables.decisions.orders`; ``None``: none."""
    shows: bool = False
    """Its allies see its coins; whoever takes it over goes on showing them, or not."""
    habit: str | None = None
    """The player's standing orders for all games; only read here."""
    former: tuple[Former, ...] = ()
    """Who had it before, the first first; only read here."""

    @property
    def lost(self) -> bool:
        """The clock has taken it from its player, who may come back."""
        return self.user is not None and self.pilot == "autopilot" and self.missed > 0

    def returned_to(self, was: Seat) -> bool:
        """Whether who has it now had it last, before nobody did: as it ``was`` just before."""
        if self.user is None or was.user is not None or not self.former:
            return False
        return self.former[-1].user == self.user

    def then(self, seq: int) -> Former | None:
        """Return who had it when line ``seq`` was said; ``None``: who has it now."""
        return next((former for former in self.former if seq <= former.until), None)


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of one turn, as of its last change; see :mod:`bot.tables.clocks.clockwork`."""

    seat: int
    """Whose turn."""
    began: int
    """Revision of the table with which the turn began."""
    left: int
    """Seconds of the turn clock left at :attr:`since`; below 0: so much of the bank is used."""
    runs: Runs
    since: int
    lapsed: Lapsed = ""


@dataclass(frozen=True, slots=True)
class Timer:
    """Something to be done at a time."""

    game: int
    """0: of no game."""
    kind: str
    due: int
    seat: int = -1
    """-1: of no seat."""
    params: Mapping[str, Any] = field(default_factory=dict)
    for_people: bool = field(default=False, kw_only=True, compare=False)
    """People have time until then: that in which nobody could reach the bot is given back to them
    (:mod:`bot.storage.outages`); else it is something that the bot owes."""
    id: int = field(default=0, compare=False)
    """Another each time it is set; 0: it is not written yet."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a game's log."""

    seq: int
    """From 1 without gaps; also the revision of the table after it."""
    seat: int
    """Whose move it is."""
    actor: int | None
    """User id of who sent it (where it is deleted, an alias); ``None``: nobody, it was played on
    the seat's behalf, which has a bearing on what can be taken back."""
    kind: str
    """The action's kind, ``take_back`` or ``rewind``."""
    body: str
    """JSON: the action, ``{"to": seq}``, or ``{"to": seq, "by": "vote" or "admin"}``."""
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
    """What it is, see :mod:`bot.tables.contents`."""
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
    message: int | None = None
    """Of Discord, that it has become or changed."""
    held: int = 0
    """How often it was refused for a cause that may pass."""

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
    "seed, commitment, engine, paused, archived, nudged, again, to_prune, untold FROM games "
)
# Who is being removed has no name from the moment that it was asked for.  That of an empty seat
# is of who had it last.
_NAME = (
    "iif(computer = 0 AND EXISTS (SELECT 1 FROM forgetting "
    "WHERE forgetting.game_id = seats.game_id AND forgetting.user_id = coalesce(seats.user_id, "
    "(SELECT former.user_id FROM former "
    "WHERE former.game_id = seats.game_id AND former.seat = seats.seat "
    "ORDER BY until DESC LIMIT 1))), '', name)"
)
_FORMER_NAME = (
    "iif(EXISTS (SELECT 1 FROM forgetting WHERE forgetting.game_id = former.game_id "
    "AND forgetting.user_id = former.user_id), '', former.name)"
)
SEATS = (
    f"SELECT seat, user_id, {_NAME}, joined, pilot, computer, offered, asked, missed, bank, "  # noqa: S608 (our own words)
    "away_bank, away_until, orders, shows, "
    "(SELECT users.orders FROM users WHERE users.user_id = seats.user_id), "
    f"(SELECT json_group_array(json_array(until, {_FORMER_NAME}, former.computer, former.user_id, "
    "former.bank, former.away_bank)) FROM former "
    "WHERE former.game_id = seats.game_id AND former.seat = seats.seat) FROM seats "
)
CLOCKS = "SELECT seat, began, left, runs, since, lapsed FROM clocks "
TIMERS = "SELECT game_id, kind, due, seat, params, id, since FROM timers "
LINES = "SELECT seq, seat, actor, kind, body, draws, at, interaction FROM actions "
SNAPSHOTS = "SELECT seq, engine, state, digest FROM snapshots "
POSTS = (
    "SELECT id, game_id, seq, kind, channel, user_id, params, nonce, attempts, sending_since, "
    "message_id, held FROM outbox "
)
MESSAGES = "SELECT message_id, game_id, purpose, channel, seq FROM messages "


def digest(text: str) -> str:
    """Return a short hash by which a changed byte is noticed."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def to_game(row: Sequence[Any]) -> Game:
    """Read a row of :data:`GAMES`."""
    columns = list(row)
    options = json.loads(columns[4])
    # What only another version writes is an option that is not known here.
    columns[4] = options if isinstance(options, dict) else {"options": options}
    return Game(*columns)


def to_seat(row: Sequence[Any]) -> Seat:
    """Read a row of :data:`SEATS`."""
    columns = list(row)
    columns[5], columns[6], columns[13] = map(bool, (columns[5], columns[6], columns[13]))
    former = [
        Former(until, name, bool(c), *left) for until, name, c, *left in json.loads(columns[-1])
    ]
    columns[-1] = tuple(sorted(former, key=lambda f: f.until))
    return Seat(*columns)


def to_clock(row: Sequence[Any]) -> TurnClock:
    """Read a row of :data:`CLOCKS`."""
    return TurnClock(*row)


def to_timer(row: Sequence[Any], outages: Outages) -> Timer:
    """Read a row of :data:`TIMERS`; what ``outages`` have taken is given back."""
    game, kind, due, seat, params, number, since = row
    if since is not None:
        due = outages.put_off(due, since)
    return Timer(game, kind, due, seat, json.loads(params), for_people=since is not None, id=number)


def to_post(row: Sequence[Any]) -> Post:
    """Read a row of :data:`POSTS`."""
    columns = list(row)
    columns[6] = json.loads(columns[6])
    return Post(*columns)
