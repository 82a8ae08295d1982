"""What posts are about: one class for each kind, with its fields.

The outbox keeps a post's kind and its fields as JSON, and knows no more of them: what it does by
kind it is told by whoever asks it to, from the properties here.  A field with a
default is not written while it has it, so that a new one changes nothing in what is stored, and
what an earlier version wrote is read as it was meant.  How each kind is worded and shown stands in
:mod:`bot.handlers.posting.kinds`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Final, Self, TypeVar

from bot.storage.rows import Post
from bot.tables.clocks import reminders

ALWAYS: Final = {"always": True}
"""Of a field that is written whatever it is, for an earlier version wants it there."""
NAME: Final = {"name": True}
"""Of a field that holds a person's name."""
_SEAT: Final = re.compile(r"seat_\d+")
_BY_NAME: Final[dict[str, type[Content]]] = {}


class UnknownPostError(LookupError):
    """A stored post whose kind or fields are none of this version's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What a post is about."""

    name: ClassVar[str] = ""
    """Of the kind."""
    edits: ClassVar[bool] = False
    """It changes a message that stands already."""
    shows: ClassVar[bool] = False
    """By it a channel shows how its game stands, so that it is of use however late it comes."""
    tells: ClassVar[bool] = False
    """By it somebody learns that a game waits for them, or can see it again."""
    lasts: ClassVar[bool] = False
    """Its message is known for as long as its game, so that it's never posted once more."""

    again: bool = False
    """It was deleted, and comes again though nobody has asked for it."""

    @property
    def kind(self) -> str:
        """What it is kept under, of posts and of the messages that they become."""
        return self.name

    @property
    def passing(self) -> bool:
        """Whether nothing is kept of it once it has been made."""
        return False

    def params(self) -> dict[str, Any]:
        """Return its fields as they are kept."""
        written = {}
        for each in fields(self):
            value = getattr(self, each.name)
            if each.metadata.get("kept", True) and (
                "always" in each.metadata or value != each.default
            ):
                written[each.name] = list(value) if isinstance(value, tuple) else value
        return written

    @classmethod
    def from_post(cls, post: Post) -> Self:
        """Return what ``post`` is about.

        :raises UnknownPostError: that is nothing of this class.
        """
        found = _read(post.kind, post.params)
        if not isinstance(found, cls):
            raise UnknownPostError(post.kind)
        return found

    @classmethod
    def known(cls, post: Post) -> Self | None:
        """Return what ``post`` is about, ``None`` where that is nothing of this class."""
        try:
            return cls.from_post(post)
        except UnknownPostError:
            return None

    @classmethod
    def read(cls, kind: str, params: Mapping[str, Any]) -> Self:
        """Return what was kept as ``params``; what this version does not know is left out.

        :raises UnknownPostError: something is missing.
        """
        found: dict[str, Any] = {}
        for each in fields(cls):
            if each.name in params:
                value = params[each.name]
                found[each.name] = tuple(value) if isinstance(value, list) else value
            elif each.default is MISSING:
                raise UnknownPostError(kind)
        return cls(**found)


_C = TypeVar("_C", bound="type[Content]")


def _known(kind: _C) -> _C:
    _BY_NAME[kind.name] = kind
    return kind


def _read(kind: str, params: Mapping[str, Any]) -> Content:
    stem = _SEAT.sub("seat", kind)
    if stem not in _BY_NAME:
        raise UnknownPostError(kind)
    return _BY_NAME[stem].read(kind, params)


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby(Content):
    """A new message: the lobby with its buttons."""

    name = "lobby"
    shows = True


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyEdit(Content):
    """The lobby's message shows who is in, or that it began or was cancelled."""

    name = "lobby_edit"
    edits = True
    expired: bool = False
    """Nobody started it in time."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Content):
    """A new message: it is somebody's turn."""

    name = "turn"
    shows = tells = True
    seat: int
    round: int = field(default=0, metadata=ALWAYS)
    since: int = field(default=0, metadata=ALWAYS)
    """Revision after which the recap begins."""
    silent: bool = False
    """Nobody is mentioned audibly."""
    waiting: tuple[int, ...] = ()
    """Revisions whose message for this turn, made before it was put off, is used again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfTurn(Content):
    """The message of a turn shows something else."""

    edits = True
    of: int
    """Revision with which that turn began."""

    @property
    def passing(self) -> bool:
        """Whether nothing is kept of it once it has been made."""
        return True


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEdit(Content):
    """The message of a turn shows what became of it: it is over, was taken back, or goes on."""

    name = "turn_edit"
    edits = True
    of: int | None = None
    """Revision with which that turn began; ``None``: the latest, where that is not known."""
    seat: int | None = None
    """With :attr:`round`: whose turn it was that was taken back, and may come yet."""
    round: int | None = None

    @property
    def passing(self) -> bool:
        """Whether nothing is kept of it once it has been made; a turn that may come yet is."""
        return self.seat is None


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnNow(OfTurn):
    """It shows clock and vote as they are now, if that turn is still being played."""

    name = "turn_now_edit"
    tells = True


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnMoved(OfTurn):
    """The same, with a new picture, for what was withdrawn by order was moved."""

    name = "turn_moved_edit"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfWithdrawal(Content):
    """About what a game waits for while tokens are to be placed that were driven out."""

    turn: int
    """Revision with which the turn began in which they were."""
    army: int
    seat: int


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(OfWithdrawal):
    """A new message: the game waits for somebody to place them."""

    name = "withdraw"
    shows = tells = True
    silent: bool = False


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawEdit(OfWithdrawal):
    """It shows the time that is left, or loses its buttons."""

    name = "withdraw_edit"
    edits = tells = True
    over: str = ""
    """All is ``placed``, or the turn goes on (``off``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfSeat(Content):
    """About a seat, see :mod:`bot.tables.seats.cards`."""

    seat: int
    was: str = field(default="", metadata=NAME)
    """Who had it when the message was sent, by name."""
    leads: int | None = None
    """The seat of who is host from now on."""

    @property
    def kind(self) -> str:
        """What it is kept under: each seat has a message of its own."""
        return self.name.replace("seat", f"seat_{self.seat}")


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCard(OfSeat):
    """A new message about a seat."""

    name = "seat"


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatEdit(OfSeat):
    """It shows what is so now."""

    name = "seat_edit"
    edits = True
    closed: bool = field(default=False, metadata=ALWAYS)
    """A newer one follows."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class WentBack(Content):
    """A new message: the game has gone back."""

    name = "went_back"
    to: int
    """Revision that stands again."""
    by: str
    """Who let it, see :class:`engine.actions.Rewind`."""
    seat: int


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Vote(Content):
    """A new message that asks whether everybody agrees to go back."""

    name = "vote"
    vote: int
    mark: int | None = None
    """Tells it from others of the same revision."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class VoteEdit(Content):
    """It shows who has agreed, or what came of it."""

    name = "vote_edit"
    edits = True
    vote: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Content):
    """A mention that calls somebody to move."""

    seat: int


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge(Call):
    """A new message: a player asks another to move, who is mentioned audibly."""

    name = "nudge"
    by: int
    mark: str = "nudge"
    """Tells it from others of the same revision."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Fallback(Call):
    """A new message in place of a reminder that could not be sent, with a mention."""

    name = "fallback"
    began: int
    """Revision since which that seat is waited for."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class CallEdit(Content):
    """A call says that the game waits for that no longer."""

    name = "call_edit"
    edits = True
    of: int
    """Id of the call's post."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter(Content):
    """A direct message to the player at a seat."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfWait(Letter):
    """It is about a turn or a decision that waits for its reader, or did."""

    began: int
    """Revision since which, or of the turn's beginning."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder(OfWait):
    """They are waited for."""

    which: str = field(default=reminders.SNOOZE, metadata={"kept": False})
    """Which reminder, one of :data:`bot.tables.clocks.reminders.KINDS`; also its kind."""
    nth: int | None = None
    """Which of the turn's; ``None``: not known."""

    @property
    def kind(self) -> str:
        """What it is kept under: which reminder it is."""
        return self.which

    @classmethod
    def read(cls, kind: str, params: Mapping[str, Any]) -> Self:
        """Return what was kept as ``params`` of a post of that ``kind``."""
        return super(Reminder, cls).read(kind, {**params, "which": kind})


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Untold(OfWait):
    """The game has waited since the turn began, and no post could tell."""

    name = "untold"
    tells = True


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Absent(OfWait):
    """The clock has taken the seat."""

    name = "absent"


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class VoteLetter(Letter):
    """A vote is to be answered."""

    name = "vote_letter"
    vote: int


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(Letter):
    """The game's channel is gone, and it is put aside."""

    name = "lost"


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class LetterEdit(Content):
    """A letter loses its buttons, for what it is about is over."""

    name = "letter_edit"
    edits = True
    of: int
    """Id of the letter's post."""
    at: int
    """Since when it is over, Unix seconds."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Content):
    """A new message: the final scores."""

    name = "result"
    shows = lasts = True
    silent: bool = False


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Recap(Content):
    """A new message after it: the game as an animated picture, and a chart."""

    name = "recap"
    shows = lasts = True


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled(Content):
    """A new message: the running game was cancelled."""

    name = "cancelled"
    seat: int | None = None
    """Whose player did it; ``None``: somebody who manages the server."""
    deserted: bool = False
    """The last player has left it."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Idle(Content):
    """A new message that asks whether a game goes on in which nothing has happened for long."""

    name = "idle"
    until: int
    """When it is put aside if nobody answers, Unix seconds."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class IdleEdit(Content):
    """It loses its buttons."""

    name = "idle_edit"
    edits = True
    aside: bool
    """The game was put aside."""
    ended: bool = False
    """It is over."""
    stood: str = ""
    """It stood still, being ``paused`` or because nobody plays it (``rests``)."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class Archived(Content):
    """A new message: the game is put aside."""

    name = "archived"
    shows = True
    by: int | None = None
    """Whose player asked for it; ``None``: nobody has answered."""
    found: bool = False
    """It was while its channel was out of reach."""
    stood: str = ""
    """As in :class:`IdleEdit`."""


@_known
@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivedEdit(Content):
    """It loses its button."""

    name = "archived_edit"
    edits = True
    seat: int | None = None
    """Whose player has brought the game back; ``None``: it has ended."""


_BY_NAME.update(dict.fromkeys(reminders.KINDS, Reminder))

KINDS: Final = tuple(dict.fromkeys(_BY_NAME.values()))
"""Every kind of post."""
CALLS: Final = tuple(kind.name for kind in KINDS if issubclass(kind, Call))
"""Names of those that call somebody to move."""
LASTING: Final = tuple(kind.name for kind in KINDS if kind.lasts)
"""Names of those whose messages are known for as long as their game."""
NAMES: Final = tuple(
    {each.name for kind in KINDS for each in fields(kind) if "name" in each.metadata}
)
"""Fields that hold a person's name."""


def passing(post: Post) -> bool:
    """Return whether nothing is kept of ``post`` once it has been made."""
    content = Content.known(post)
    return content is not None and content.passing
