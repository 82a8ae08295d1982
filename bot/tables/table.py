"""A game as players see it, and what a move did to it: values that never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from pydantic import ValidationError

from bot.errors import BadOptions, GameEnded, NotStarted
from bot.storage.rows import Game, Seat, TurnClock
from bot.tables import mixes
from bot.tables.clocks import clockwork
from engine import (
    EDITIONS,
    PLUS,
    Action,
    Box,
    Choice,
    Event,
    Setup,
    Sides,
    State,
    View,
    deciders,
    view,
)
from engine.codec import dump_setup, load_setup

CLOCKS = (0, 12, 24, 48, 72)
"""Hours that a turn clock can have; 0: none."""
WITHDRAWALS = ("instant", "ask", "strict")
"""What happens to driven-out tokens: placed at once, by standing order or evenly, and changed
afterwards by who likes to; asked about where there is no order; always asked about."""


LONGEST_LANGUAGE = 12
"""Characters of a language's name as Discord has it: ``ja``, ``es-419``."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is chosen when a game is opened."""

    seats: int = 5
    """Most players; the game begins by itself when as many have joined.  Where they play for
    sides, exactly as many play, and computers have the places that nobody has taken."""
    open_scores: bool = False
    """Everybody sees everybody's coins."""
    clock: int = 24
    """Hours for a turn before the bank is drawn on; 0: as long as it takes."""
    clock_chosen: bool = True
    """Somebody has chosen the clock; else a game of one person begins without one."""
    withdrawals: str = "instant"
    """Who decides where driven-out tokens go, see :data:`WITHDRAWALS`."""
    computers: int = 0
    """Seats that the autopilot plays from the start."""
    language: str = ""
    """Of what everybody reads; empty: the server's."""
    flags: tuple[tuple[str, str], ...] = ()
    """Rules that may be read in several ways, and how they are read; by name, others as usual."""
    world: str = ""
    """The edition whose boards are played on; empty: that of the races and powers, the first."""
    finds: str = ""
    """Whether relics and places are played with: one of :data:`~bot.tables.mixes.FINDS`; empty:
    if those boxes have any."""
    variant: str = ""
    """How the world is played on, in which people may play for sides; empty: as usual."""
    swapped: bool = False
    """In a rematch, nobody has the side that they had."""
    setup: Setup | None = None
    """What the table was set up with, written when the game began; nobody chooses it."""

    @property
    def people(self) -> int:
        """Most players who are not computers."""
        return self.seats - self.computers

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Options:
        """Return options as they were written; what cannot be read is as it is by itself.

        Who opened a game before there were clocks has not agreed to one.
        """
        known = {k: v for k, v in stored.items() if _may_be(k, v)}
        if known.get("setup") is not None:
            known["setup"] = load_setup(known["setup"])
        if "flags" in known:
            known["flags"] = _pairs(known["flags"])
        return cls(**{"clock": 0} | known)

    @classmethod
    def unreadable(cls, stored: Mapping[str, Any]) -> str | None:
        """Return the name of an option that only another version can read; ``None``: all can be.

        One that is not known here and says nothing (false, 0, empty) does not matter: a later
        option must mean "as before" then.
        """
        odd = (k for k, v in stored.items() if not _may_be(k, v) and (v or k in _BY_ITSELF))
        return next(odd, None)

    def written(self) -> dict[str, Any]:
        """Return the options as they are stored."""
        written = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "setup"}
        return written if self.setup is None else {**written, "setup": dump_setup(self.setup)}

    def choice(self, edition: str, players: int) -> Choice:
        """Return what the rules are asked for when so many play; ``edition``: one, or ``a+b``."""
        return mixes.chosen(edition, players, self.world, self.finds, self.flags, self.variant)

    def reading(self, flags: Iterable[tuple[str, str]]) -> Options:
        """Return the options with some rules read like that, the others as they were."""
        return replace(self, flags=tuple({**dict(self.flags), **dict(flags)}.items()))

    def of(self, edition: str) -> Options:
        """Return the options without what ``edition`` has nothing to do with.

        That is house rules of others, a world where it isn't played, and a variant of another.
        """
        editions = edition.split(PLUS)
        known = flags_of(editions)
        flags = tuple(flag for flag in self.flags if flag[0] in known)
        world = self.world if mixes.are_played_in(self.world, editions) else ""
        known_ways = mixes.variants_of(world or editions[0])
        variant = self.variant if self.variant in known_ways else ""
        return replace(self, flags=flags, world=world, variant=variant)

    def check(self, edition: str, least: int = 0) -> None:
        """Refuse what cannot be; ``least``: people who have joined already.

        :raises BadOptions: unknown edition, a world or finds that do not go with it, seats that no
            board has or too few for those who joined, or a value of the wrong kind.
        """
        choice = self._check_boxes(edition)
        boards = mixes.boards(choice.home)
        if type(self.seats) is not int or self.seats not in boards:
            raise BadOptions(
                option="seats",
                value=self.seats,
                least=min(boards),
                most=max(boards),
                world=choice.home,
                elsewhere=mixes.room_for(self.seats, choice),
            )
        if self.seats < least:
            raise BadOptions(option="seats", value=self.seats, joined=least, most=max(boards))
        if type(self.open_scores) is not bool:
            raise BadOptions(option="open_scores", value=self.open_scores)
        if type(self.clock_chosen) is not bool:
            raise BadOptions(option="clock_chosen", value=self.clock_chosen)
        if type(self.swapped) is not bool:
            raise BadOptions(option="swapped", value=self.swapped)
        if self.clock not in CLOCKS:
            raise BadOptions(option="clock", value=self.clock)
        if self.withdrawals not in WITHDRAWALS:
            raise BadOptions(option="withdrawals", value=self.withdrawals)
        if type(self.language) is not str or len(self.language) > LONGEST_LANGUAGE:
            raise BadOptions(option="language", value=self.language)
        room = self.seats - max(least, 1)
        if type(self.computers) is not int or not 0 <= self.computers <= room:
            raise BadOptions(option="computers", value=self.computers, seats=self.seats, room=room)
        known = flags_of(choice.editions)
        for name, value in self.flags:
            if value not in known.get(name, ()):
                raise BadOptions(option="flags", value=value, flag=name)

    def _check_boxes(self, edition: str) -> Choice:
        """Return what is chosen; raises as :meth:`check`."""
        if type(self.finds) is not str or self.finds not in ("", *mixes.FINDS):
            raise BadOptions(option="finds", value=self.finds)
        if type(self.world) is not str or self.world not in ("", *EDITIONS):
            raise BadOptions(option="world", value=self.world)
        choice = self.choice(edition, self.seats)
        editions = choice.editions
        if any(name not in EDITIONS for name in editions) or len({*editions}) < len(editions):
            raise BadOptions(option="edition", value=edition)
        if not mixes.are_played_in(choice.home, editions):
            raise BadOptions(option="world", value=self.world, world=choice.home, alone=edition)
        if self.variant not in ("", *mixes.variants_of(choice.home)):
            raise BadOptions(option="edition", value=f"{edition}{mixes.IN}{self.variant}")
        if self.finds == mixes.WITH and not mixes.hides(choice):
            raise BadOptions(option="finds", value=self.finds, world=choice.home, alone=edition)
        return choice


_BY_ITSELF = {f.name: f.default for f in fields(Options)}


def _may_be(option: str, value: Any) -> bool:
    """Whether an option can have been stored with ``value``, though perhaps not be chosen now."""
    if option == "withdrawals":
        return value in WITHDRAWALS
    if option == "finds":
        return value in ("", *mixes.FINDS)
    if option == "setup":
        return _is_setup(value)
    if option == "flags":
        return _is_pairs(value)
    if option not in _BY_ITSELF or type(value) is not type(_BY_ITSELF[option]):
        return False
    return not isinstance(value, int) or value >= 0


def _is_setup(value: Any) -> bool:
    try:
        return value is None or load_setup(value) is not None
    except ValidationError:
        return False


def _is_pairs(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(pair, list | tuple) and len(pair) == 2 and all(isinstance(v, str) for v in pair)
        for pair in value
    )


def _pairs(value: Iterable[Iterable[str]]) -> tuple[tuple[str, str], ...]:
    return tuple((name, reading) for name, reading in value)


def flags_of(editions: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return the rules of some editions that may be read in several ways, the usual way first."""
    known = [name for name in editions if name in EDITIONS]
    return {k: v for name in known for k, v in EDITIONS[name].choices().flags.items()}


def editions_of(game: Game) -> tuple[str, ...]:
    """Return the editions whose races and powers a game is played with, as it was opened."""
    return tuple(game.edition.split(PLUS))


def choice_of(game: Game) -> Choice:
    """Return what was chosen for a game; before it begins, for as many as there are seats."""
    options = Options.read(game.options)
    if options.setup is not None:
        return options.setup.choice
    return options.choice(game.edition, options.seats)


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it stands at one revision.  Never changes; ask again for a newer one."""

    game: Game
    seats: tuple[Seat, ...]
    seq: int = 0
    """Revision: lines of the log so far; 0 in a lobby and at the start."""
    state: State | None = field(default=None, repr=False)
    """Secret, for pictures and texts use :meth:`view`; ``None`` in a lobby."""
    box: Box | None = field(default=None, repr=False)
    """What it is played with; ``None`` in a lobby."""
    turn_began: int = 0
    """Revision with which the turn being played began, that of its turn post."""
    way_back: tuple[int, ...] = ()
    """Revisions that :attr:`goes_back` may go back to now, the nearest first."""
    goes_back: int | None = None
    """The seat that has steps to take back: of the turn being played, or of the one before while
    nobody else has acted since."""
    goes_back_in: int | None = None
    """The seat whose turn goes on then: of :attr:`goes_back`, or of who drove its tokens out."""
    clock: TurnClock | None = None
    """Of the turn being played; ``None``: it has none (see :mod:`bot.tables.clocks.timing`)."""
    plays_on: bool = False
    """All have left it and nobody has come back in time: the autopilot plays it to its end."""
    _views: dict[int | None, View] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    """What each seat sees of it, and ``None``, a bystander; one page may ask several times."""

    @property
    def stands_still(self) -> bool:
        """Nothing happens in it by itself: it is stopped, or waits for one who does not know."""
        return self.stopped or self.untold

    @property
    def stopped(self) -> bool:
        """It is paused or put aside, or rests."""
        return self.game.paused is not None or self.game.archived is not None or self.rests

    @property
    def untold(self) -> bool:
        """It waits for a person who has not been told, for nothing could be posted."""
        return self.game.untold is not None

    @property
    def rests(self) -> bool:
        """Nobody plays it, and one person at most holds a seat: it waits until somebody is back.

        Where several have gone, none of them has a say in how long the others' game waits; see
        :data:`bot.tables.clocks.timing.LEFT_ALONE`.
        """
        return self.left_alone and len(self.holders) <= 1

    @property
    def left_alone(self) -> bool:
        """It is being played, but by nobody: all who had a seat have gone."""
        return self.game.status == "running" and not self.humans

    @property
    def awaits_return(self) -> bool:
        """What is told of it is that it rests: nobody plays it, nor does the autopilot yet."""
        return self.left_alone and not self.plays_on

    @property
    def options(self) -> Options:
        """What was chosen when it was opened."""
        return Options.read(self.game.options)

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions whose races and powers it is played with."""
        return editions_of(self.game)

    @property
    def choice(self) -> Choice:
        """What was chosen for it; before it begins, for as many as there are seats."""
        return choice_of(self.game)

    @property
    def sides(self) -> Sides:
        """Who plays for whom, by seat; in a lobby, by place in it (:attr:`Seat.joined`)."""
        return mixes.sides(self.choice) if self.box is None else self.box.sides

    @property
    def has_sides(self) -> bool:
        """Whether people choose a side to play for."""
        return bool(self.sides.names)

    @property
    def shown(self) -> frozenset[int]:
        """Seats that show their coins to their allies (T-04)."""
        return frozenset(s.seat for s in self.seats if s.shows)

    @property
    def over(self) -> bool:
        """The last round is played."""
        return self.game.status == "over"

    @property
    def unfinished(self) -> bool:
        """It is a lobby or being played, though perhaps put aside."""
        return self.game.status in ("lobby", "running")

    def seat_of(self, user: int) -> int | None:
        """Return the seat of ``user``, if there is one."""
        return next((s.seat for s in self.seats if s.user == user), None)

    @property
    def full(self) -> bool:
        """All seats of the lobby are taken that are not computers'."""
        return len(self.seats) >= self.options.people

    def user_at(self, seat: int) -> int | None:
        """Return the user id at ``seat``, ``None`` where nobody holds it."""
        return self.seats[seat].user

    def plays_itself(self, seat: int) -> bool:
        """The autopilot plays ``seat``."""
        return self.seats[seat].pilot == "autopilot"

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats that people play themselves."""
        return tuple(s.seat for s in self.seats if s.pilot == "player")

    @property
    def voters(self) -> tuple[int, ...]:
        """Seats without whose players the table does not go back.

        Who lets the autopilot play for them is asked; whose seat the clock has taken is not.
        """
        return tuple(s.seat for s in self.seats if s.user is not None and not s.lost)

    @property
    def holders(self) -> tuple[int, ...]:
        """Seats that people hold, be it that the autopilot plays for them."""
        return tuple(s.seat for s in self.seats if s.user is not None)

    def nobody_else(self, seat: int) -> bool:
        """Nobody but who has ``seat`` plays or may sit down again: all others are computers'.

        Who has lost a seat to the clock, lets the autopilot play or has left the server holds it.
        Who has left theirs may have it back whenever it is offered, be the offer withdrawn now.
        """
        return all(s.seat == seat or (s.user is None and s.computer) for s in self.seats)

    def alone(self, seat: int) -> bool:
        """Nobody else plays: only ``seat`` is somebody's who is there."""
        return all(s == seat for s in self.humans)

    def has_to_itself(self, seat: int) -> bool:
        """Nobody but who plays ``seat`` has one: without them the game rests."""
        return self.alone(seat) and len(self.holders) <= 1

    @property
    def turn_is_posted(self) -> bool:
        """The turn being played has a post: a human's, or any where no human plays any more.

        What the autopilot does in between is told in the next human's turn post.
        """
        _, state = self.playing()
        return not self.plays_itself(state.turn.player) or not self.humans

    def away_until(self, seat: int, now: int) -> int | None:
        """Return until when the player at ``seat`` is away; ``None``: they are there.

        As :func:`bot.tables.clocks.clockwork.away_until`.
        """
        return clockwork.away_until(self.seats[seat], self.clock, now)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Seats that must decide now; empty in a lobby and when over or cancelled."""
        if self.state is None or self.game.status != "running":
            return ()
        return deciders(self.state)

    @property
    def autopilot_next(self) -> bool:
        """The autopilot is about to move in a turn that it plays, and nothing stays open then."""
        if self.state is None or self.stands_still:
            return False
        mover = self.state.turn.player
        return mover in self.deciders and self.plays_itself(mover)

    @property
    def people_deciding(self) -> tuple[int, ...]:
        """Those of :attr:`deciders` that people play themselves."""
        return tuple(seat for seat in self.deciders if seat in self.humans)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """User ids of :attr:`deciders`; nobody's where nobody holds the seat."""
        users = (self.user_at(seat) for seat in self.deciders)
        return tuple(user for user in users if user is not None)

    def view(self, user: int | None = None) -> View:
        """Return what ``user`` may see (``None`` or a stranger: a bystander).

        :raises NotStarted: it is a lobby.
        """
        box, state = self.playing()
        seat = None if user is None else self.seat_of(user)
        if (known := self._views.get(seat)) is None:
            open_scores = self.options.open_scores
            known = view(box, state, seat, open_scores=open_scores, shown=self.shown)
            self._views[seat] = known
        return known

    def undo_to(self, user: int) -> int | None:
        """Return the revision that a take-back by ``user`` would lead to, if there is one."""
        return self.way_back[0] if self._takes_back(user) else None

    def restart_to(self, user: int) -> int | None:
        """Return the revision that a restart of the turn by ``user`` would lead to, if any."""
        return self.way_back[-1] if self._takes_back(user) else None

    def reopens(self, user: int) -> bool:
        """Whether a take-back by ``user`` would undo the end of a turn."""
        to = self.undo_to(user)
        return to is not None and to < self.turn_began

    @property
    def places_again(self) -> bool:
        """Whether what can be taken back was said in another's turn, about driven-out tokens."""
        return self.goes_back != self.goes_back_in

    def _takes_back(self, user: int) -> bool:
        if self.game.status != "running" or not self.way_back:
            return False
        return self.goes_back is not None and self.seat_of(user) == self.goes_back

    def playing(self) -> tuple[Box, State]:
        """Return what the engine's functions are asked with.

        :raises NotStarted: it is a lobby.
        :raises GameEnded: it was cancelled, and there is nothing to read.
        """
        if self.box is None or self.state is None:
            raise GameEnded(status=self.game.status) if self.game.ended else NotStarted
        return self.box, self.state


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move did."""

    before: Table
    table: Table
    """As it stands now."""
    events: tuple[Event, ...] = ()
    """What happened, policies included, in order; empty for a take-back."""
    repeated: bool = False
    """The same interaction was delivered before: nothing was done now.

    ``before`` and ``events`` are what it did then, ``table`` is the present one.
    """


TAKE_BACK = "take_back"
"""Kind of a line by which a player goes back himself."""
REWIND = "rewind"
"""Kind of a line by which the table goes back on agreement, or by order."""


@dataclass(frozen=True, slots=True)
class GoneBack:
    """What a line did that took something back."""

    by: str
    """Who let it be: the ``player`` himself, all in a ``vote``, or an ``admin``."""
    reopens: bool
    """Another turn than before is being played."""
    round: int
    player: int
    """The turn that goes on: its round and seat."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log with what it did."""

    seq: int
    seat: int
    kind: str
    """The action's kind, :data:`TAKE_BACK` or :data:`REWIND`."""
    action: Action | None
    """``None`` where something was taken back."""
    to: int | None
    """For a take-back: the revision whose table stands again."""
    events: tuple[Event, ...]
    at: int
    """Unix seconds."""
    policy: bool
    """A policy moved on the seat's behalf."""
    undone: bool
    """A later take-back has undone it."""
    gone_back: GoneBack | None = None
    """For a take-back: what it did."""
    revealed: bool = False
    """It drew a die or a tile."""
