"""What is on the table.

Only plain data lives here: ints, strings, lists and dicts, ids instead of
references, nothing that could be derived.  One ``pydantic.TypeAdapter(State)``
(in :mod:`engine.codec`) validates and serializes the whole table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from .specs import STEP_SPECS, StepSpec


@dataclass(frozen=True, slots=True)
class Region:
    """What lies in one region; never changed but replaced, so that copies of a table share it."""

    army: int | None = None
    """Id of the army that holds it; ``None``: nobody does."""
    tokens: int = 0
    """Race tokens of that army."""
    natives: int = 0
    """Tokens of original inhabitants."""
    markers: Mapping[str, int] = field(default_factory=dict)
    """Number of pieces by marker id; never zero."""


@dataclass(slots=True)
class Army:
    """One race in play with the badge it was picked with."""

    id: int
    player: int
    race: str
    power: str | None
    """``None`` once the badge is discarded."""
    since: int
    """Round in which the combo was picked, from 1."""
    active: bool = True
    hand: int = 0
    """Tokens ready for conquest or redeployment."""
    driven: int = 0
    """Tokens driven out this turn, waiting for the withdrawals (B-73)."""
    aside: int = 0
    """Tokens set aside until the race is readied again (Amazons, B-30)."""
    memory: dict[str, int] = field(default_factory=dict)
    """What this army's traits remember between turns, by ``trait.name``, or
    ``lender.trait.name`` where they are lent."""
    extra: dict[str, int] = field(default_factory=dict)
    """Pieces in hand that conquer like tokens, by marker."""


@dataclass(frozen=True, slots=True)
class Conquest:
    """One conquest of this turn, as it was when it was made."""

    region: int
    by: int
    """Id of the attacking army."""
    natives: int
    loser: int | None
    """Id of the army that held the region."""
    loser_player: int | None
    loser_active: bool
    tokens: int
    """Race tokens that defended it."""
    means: str = ""
    """What it was done with besides tokens, as in :class:`engine.hooks.Attack`."""
    strength: int = 0
    """Race tokens that defended it, and pieces that stand in for some."""
    markers: Mapping[str, int] = field(default_factory=dict)
    """The pieces that lay there."""
    killed: int = 0
    """Race tokens that were lost for good, and pieces that died for one."""
    forced: bool = False
    """Nobody has taken the region: its tokens were forced off it (a monster moves in)."""
    race: str = ""
    """Race that held it, which may have left the game since; empty: none."""
    to: int = -1
    """Region that its tokens were moved to, all alive; -1: they were not moved (W-46)."""
    part: bool = False
    """Only some of the tokens were forced off; the region is left only if none remain."""
    free: bool = False
    """Nobody pays for it or gets coins for it (a bomb shown on decline, W-76)."""
    saved: int = 0
    """Race tokens that would have been lost, had not a power of their own saved them (W-12)."""

    @property
    def was_empty(self) -> bool:
        """It held no native, no race token and nothing that stands in for one (B-12, W-74)."""
        return not (self.natives or self.tokens or self.strength)


FIND: Final = "find"
"""What the key of a find begins with, before the dot."""


@dataclass(slots=True)
class Find:
    """A thing found on the board that speaks for whoever holds its region (a relic, a place)."""

    id: str
    region: int | None = None
    """Where it lies; ``None``: it lies nowhere and says nothing."""
    memory: dict[str, int] = field(default_factory=dict)
    """What it remembers, by ``trait.name``, whoever holds it."""
    badge: str = ""
    """The power badge that lies with it."""
    holder: int = -1
    """Seat of the player who holds it, or was the last to; -1: nobody has."""
    before: int = -1
    """Seat of the last other player who held it; -1: nobody did."""

    @property
    def key(self) -> str:
        """What it is told from all other sources by."""
        return f"{FIND}.{self.id}"


About = Literal["region", "seat", "place", "thing", "pair", "yes"]
"""What the options of a question stand for."""
_PAIR: Final = 1000


def pair(start: int, end: int) -> int:
    """Return the option that stands for going from region ``start`` to region ``end``."""
    return start * _PAIR + end


def ends(option: int) -> tuple[int, int]:
    """Return the regions that an option made by :func:`pair` stands for."""
    return divmod(option, _PAIR)


@dataclass(slots=True)
class Question:
    """A choice the engine waits for before anything else may happen."""

    player: int
    army: int
    key: str
    """``trait.name`` of the effect that asks."""
    options: list[int]
    """As ``about`` says: ids of regions, seats, places of the offer, numbers of ``things`` from 0,
    pairs of regions (:func:`pair`), or 1 for yes."""
    at_least: int = 0
    """Picks that must still be made."""
    up_to: int = 1
    """Picks that may still be made."""
    repeats: bool = False
    """The same option may be picked again."""
    chosen: list[int] = field(default_factory=list)
    default: list[int] = field(default_factory=list)
    """A legal answer for a player who gives none, as far as it was put with the question.

    Where it is empty the effect that asks may suggest one (:func:`engine.questions.suggested`).
    """
    source: str = ""
    """Key of the source that asks, where it is not the army's own tile."""
    about: About = "region"
    things: list[str] = field(default_factory=list)
    """Ids of the things that may be chosen, where it is about things."""


@dataclass(slots=True)
class Turn:
    """The turn being played."""

    round: int = 1
    player: int = 0
    """Seat of the player whose turn it is."""
    step: str = "pick"
    """Id of the step; :attr:`at` says more."""
    army: int | None = None
    """The army that acts in this step."""
    begun: bool = False
    """Something has been done, so decline is no longer open (B-68)."""
    moved: bool = False
    """The acting army has conquered or rolled: no more abandoning (B-17)."""
    closed: bool = False
    """The acting army makes no more conquests (B-08)."""
    die: int | None = None
    """A roll that waits for its conquest (Berserk, B-40)."""
    readied: dict[int, int] = field(default_factory=dict)
    """Tokens the acting army has picked up, by region: before it does anything they can be put back
    where they stood."""
    journal: list[Conquest] = field(default_factory=list)
    """Conquests of this turn, by all armies of the player, in order."""
    failed: list[Conquest] = field(default_factory=list)
    """Final attempts that named a region and failed (B-53)."""
    used: dict[str, int] = field(default_factory=dict)
    """How often each limited power was used this turn."""
    waiting: list[int] = field(default_factory=list)
    """Armies that have yet to act (conquests) or to withdraw, in order."""
    heard: list[str] = field(default_factory=list)
    """Whose effects have had their say in the moment of this step, by key of the source."""
    forced: list[Conquest] = field(default_factory=list)
    """Tokens forced off regions this turn without a conquest."""
    rehoused: dict[int, dict[int, int]] = field(default_factory=dict)
    """Tokens of others that had to leave a region at once, by army and the region they went to."""

    @property
    def at(self) -> StepSpec:
        """The step."""
        return STEP_SPECS[self.step]


@dataclass(slots=True)
class Withdrawal:
    """What was withdrawn by standing order, or had to move at once, and may still be rearranged."""

    army: int
    tokens: dict[int, int]
    """Tokens placed, by region."""
    pieces: dict[str, dict[int, int]] = field(default_factory=dict)
    """Pieces that came home and were placed, by marker and region."""


@dataclass(slots=True)
class Combo:
    """A race banner and a power badge on offer."""

    race: str
    power: str
    coins: int = 0
    """Coins that lie on it."""


@dataclass(slots=True)
class Stack:
    """Face-down tiles: an unordered rest, and below it what was put back, in order.

    Drawing a tile from the unordered rest when it is revealed is the same as
    having shuffled it before, and leaves no hidden order to leak.
    """

    unseen: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        """Tiles left."""
        return len(self.unseen) + len(self.under)


@dataclass(slots=True)
class State:
    """The whole table."""

    regions: dict[int, Region]
    """By region id, in the order of the board."""
    armies: list[Army]
    coins: list[int]
    """Victory coins by seat."""
    tray: dict[str, int]
    """Race tokens left in the storage tray, by race."""
    column: list[Combo]
    """The combos on offer, the free one first."""
    banners: Stack
    """Race banners that are not in sight."""
    badges: Stack
    """Power badges that are not in sight."""
    discards: list[str]
    """Badges whose race has declined; they make the new stack (B-19)."""
    seed: str
    """Secret; with ``draws`` this is the whole random number generator."""
    turn: Turn = field(default_factory=Turn)
    questions: list[Question] = field(default_factory=list)
    draws: int = 0
    """Random numbers drawn so far, and what else hidden has become known (:meth:`Game.reveal`)."""
    faces: list[int] = field(default_factory=list)
    """Die results, in tokens, that come first; for set-ups and tests."""
    next_army: int = 0
    """Id of the next army."""
    withdrawals: list[Withdrawal] = field(default_factory=list)
    """Those that may still be rearranged, in the order in which they were made."""
    finds: list[Find] = field(default_factory=list)
    """What has been found on the board; what has not is in no state but as one of ``hidden``."""
    hidden: Stack = field(default_factory=Stack)
    """The finds that could turn up, without an order that could leak."""
    gone: dict[str, int] = field(default_factory=dict)
    """Pieces that are out of the game for good, by marker."""

    def add_tokens(self, region: int, n: int) -> None:
        """Put ``n`` more tokens in ``region``, or take ``-n`` away; whose they are stays."""
        here = self.regions[region]
        self.regions[region] = Region(here.army, here.tokens + n, here.natives, here.markers)

    def clone(self) -> State:
        """Return a copy that shares nothing mutable (hand-written: much faster than deepcopy)."""
        t = self.turn
        return State(
            self.regions.copy(),
            [
                Army(
                    a.id, a.player, a.race, a.power, a.since, a.active, a.hand, a.driven, a.aside,
                    a.memory.copy(), a.extra.copy(),
                )
                for a in self.armies
            ],
            self.coins.copy(),
            self.tray.copy(),
            [Combo(c.race, c.power, c.coins) for c in self.column],
            Stack(self.banners.unseen.copy(), self.banners.under.copy()),
            Stack(self.badges.unseen.copy(), self.badges.under.copy()),
            self.discards.copy(),
            self.seed,
            Turn(
                t.round, t.player, t.step, t.army, t.begun, t.moved, t.closed, t.die,
                t.readied.copy(), t.journal.copy(), t.failed.copy(), t.used.copy(),
                t.waiting.copy(), t.heard.copy(), t.forced.copy(),
                {a: at.copy() for a, at in t.rehoused.items()} if t.rehoused else {},
            ),
            [
                Question(
                    q.player, q.army, q.key, q.options.copy(), q.at_least, q.up_to, q.repeats,
                    q.chosen.copy(), q.default.copy(), q.source, q.about, q.things.copy(),
                )
                for q in self.questions
            ],
            self.draws,
            self.faces.copy(),
            self.next_army,
            [
                Withdrawal(w.army, w.tokens.copy(), {m: at.copy() for m, at in w.pieces.items()})
                for w in self.withdrawals
            ],
            [
                Find(f.id, f.region, f.memory.copy(), f.badge, f.holder, f.before)
                for f in self.finds
            ],
            Stack(self.hidden.unseen.copy(), self.hidden.under.copy()),
            self.gone.copy(),
        )  # fmt: skip
