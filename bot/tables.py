"""The table service: lobbies, moves and take-backs, each committed before it is acknowledged.

It is all that handlers need of games.  It knows nothing of Discord beyond ids;
its refusals are :class:`bot.errors.TableError` and :class:`engine.RuleError`.

Posts that it writes to the outbox, by ``Post.kind``:

============  ====================================================================
kind          what it asks for
============  ====================================================================
``lobby``     a new message: the lobby with its buttons
``lobby_edit``  the lobby's message shows who is in, that it began or was cancelled
``turn``      a new message: it is ``params["seat"]``'s turn (round
              ``params["round"]``); ``params["since"]`` is the seq after which the
              recap begins; with ``params["silent"]`` nobody is mentioned audibly
``turn_edit`` the turn post made at ``params["of"]`` loses its buttons
``result``    a new message: the final scores
``cancelled`` a new message: the running game was cancelled by ``params["by"]``
============  ====================================================================

Names of ``Message.purpose`` are the kinds of the new messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.actions import Action
from engine.events import Event
from engine.model import State
from engine.view import View

from .clock import Clock
from .outbox import Outbox
from .store import Game, Seat, Store


@dataclass(frozen=True, slots=True)
class Options:
    """What is chosen when a game is opened."""

    seats: int = 5
    """Most players; the game begins by itself when as many have joined."""
    open_scores: bool = False
    """Everybody sees everybody's coins."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it stands at one revision.  Never changes; ask again for a newer one."""

    game: Game
    seats: tuple[Seat, ...]
    seq: int = 0
    """Revision: lines of the log so far; 0 in a lobby and at the start."""
    state: State | None = None
    """Secret, for pictures and texts use :meth:`view`; ``None`` in a lobby."""
    box: Any = None
    """The :class:`engine.Box` it is played with; ``None`` in a lobby."""

    @property
    def options(self) -> Options:
        """What was chosen when it was opened."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """The last round is played."""
        raise NotImplementedError

    def seat_of(self, user: int) -> int | None:
        """Return the seat of ``user``, if there is one."""

    def user_at(self, seat: int) -> int:
        """Return the user id at ``seat``."""
        raise NotImplementedError

    def name_at(self, seat: int) -> str:
        """Return the player's name at ``seat``, unescaped."""
        raise NotImplementedError

    @property
    def deciders(self) -> tuple[int, ...]:
        """Seats that must decide now; empty in a lobby and when over."""
        raise NotImplementedError

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """User ids of :attr:`deciders`."""
        raise NotImplementedError

    def view(self, user: int | None = None) -> View:
        """Return what ``user`` may see (``None`` or a stranger: a bystander).

        :raises NotStarted: it is a lobby.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move did."""

    before: Table
    table: Table
    """As it stands now."""
    events: tuple[Event, ...] = ()
    """What happened, policies included, in order; empty for a take-back."""
    repeated: bool = False
    """The same interaction was delivered before: nothing was done now, this is what it did then
    (``table`` is the present one)."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log with what it did."""

    seq: int
    seat: int | None
    kind: str
    """The action's kind, or ``take_back``."""
    action: Action | None
    """``None`` for a take-back."""
    to: int | None
    """For a take-back: the seq whose table stands again."""
    events: tuple[Event, ...]
    at: int
    """Unix seconds."""
    policy: bool
    """A policy moved on the seat's behalf."""
    undone: bool
    """A later take-back has undone it."""


class Tables:
    """All games, one lock each."""

    def __init__(self, store: Store, clock: Clock) -> None: ...

    outbox: Outbox | None
    """Told of every commit that wrote posts, once the bot has set it."""

    # --- lobbies

    async def open_lobby(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        name: str,
        edition: str = "base",
        options: Options | None = None,
        interaction_id: int | None = None,
    ) -> Table:
        """Open a game; the host has the first seat.  A repeated interaction returns its lobby.

        :raises ChannelBusy: the channel has an unfinished game.
        :raises BadOptions: unknown edition, or seats outside 2 to 5.
        """
        raise NotImplementedError

    async def join(self, game_id: int, user: int, name: str) -> Table:
        """Take a seat; the game begins when that was the last one (``table.game.status``).

        :raises NoGame, AlreadyJoined, LobbyFull, AlreadyStarted, GameEnded:
        """
        raise NotImplementedError

    async def leave(self, game_id: int, user: int) -> Table:
        """Leave a lobby; the earliest who stays is host, and with nobody left it is cancelled.

        :raises NoGame, NotAPlayer, AlreadyStarted, GameEnded:
        """
        raise NotImplementedError

    async def start(self, game_id: int, user: int) -> Table:
        """Begin the game: draw the first player, deal, publish the commitment.

        :raises NoGame, NotAPlayer, TooFewPlayers, AlreadyStarted, GameEnded:
        """
        raise NotImplementedError

    async def cancel(self, game_id: int, user: int, *, manager: bool = False) -> Table:
        """End a lobby or a running game without scores; for its host or a ``manager``.

        :raises NoGame, NotTheHost, GameEnded:
        """
        raise NotImplementedError

    async def settings(
        self, game_id: int, user: int, changes: Mapping[str, Any], *, manager: bool = False
    ) -> Table:
        """Change fields of :class:`Options` in a lobby; for its host or a ``manager``.

        :raises NoGame, NotTheHost, BadOptions, AlreadyStarted, GameEnded:
        """
        raise NotImplementedError

    async def expire_lobbies(self, hours: int = 72) -> list[Table]:
        """Cancel the lobbies opened longer ago than that and return them."""
        raise NotImplementedError

    # --- looking

    async def load(self, game_id: int) -> Table:
        """Return the table as it stands; quick from memory.

        :raises NoGame:
        """
        raise NotImplementedError

    async def in_channel(self, channel: int) -> Table:
        """Return the channel's unfinished game, else its latest.

        :raises NoGame: there never was one.
        """
        raise NotImplementedError

    async def at(self, game_id: int, seq: int) -> Table:
        """Return the table as it stood at revision ``seq``.

        :raises NoGame: no such game, or it has not come to ``seq``.
        :raises NotStarted: it is a lobby.
        """
        raise NotImplementedError

    async def log(
        self, game_id: int, after: int = 0, until: int | None = None
    ) -> list[LogEntry]:
        """Return what happened in the lines ``after < seq <= until``, undone ones included.

        :raises NoGame, NotStarted:
        """
        raise NotImplementedError

    async def last_turn(self, game_id: int, seat: int, until: int | None = None) -> int:
        """Return the seq with which the seat's latest finished turn before ``until`` ended, or 0.

        What came after is what the player has not seen happen yet.
        """
        raise NotImplementedError

    # --- moves

    async def act(
        self,
        game_id: int,
        user: int,
        action: Action,
        *,
        revision: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Play ``action`` for ``user`` and whatever policies then decide at once.

        ``revision`` is the ``seq`` of the table that the user saw.  The outcome is on the disk
        when this returns.

        :raises NoGame, NotAPlayer, NotStarted, GameEnded, NotYourTurn, StaleTable, StorageFailed:
        :raises RuleError: the rules forbid it.
        """
        raise NotImplementedError

    async def take_back(
        self,
        game_id: int,
        user: int,
        *,
        revision: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Take back the user's last step of this turn.

        :raises NothingToTakeBack: also after a roll or a drawn tile.
        :raises NoGame, NotAPlayer, NotStarted, GameEnded, StaleTable, StorageFailed:
        """
        raise NotImplementedError

    async def restart_turn(
        self,
        game_id: int,
        user: int,
        *,
        revision: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Take back all steps of this turn, as far as nothing was revealed; raises as take_back."""
        raise NotImplementedError

    async def undo_to(self, game_id: int, user: int) -> int | None:
        """Return the revision a take-back would lead to now, ``None`` if there is none."""
        raise NotImplementedError

    async def restart_to(self, game_id: int, user: int) -> int | None:
        """Return the revision a restart of the turn would lead to now, ``None`` if there is none."""
        raise NotImplementedError

    # --- keeping

    async def repost(self, game_id: int) -> None:
        """Post the lobby, the turn or the result anew, silently: its message was deleted."""
        raise NotImplementedError

    async def export(self, game_id: int) -> dict[str, Any]:
        """Return the whole game as JSON-safe data; the seed only when it is over.

        ``python -m tools replay`` reads it.  While the game runs, the log of actions is in it
        but nothing that is secret.

        :raises NoGame, NotStarted:
        """
        raise NotImplementedError
