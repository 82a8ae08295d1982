"""Everything printed that a table is played with, frozen: the boards and the tiles in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from .hooks import Trait
from .market import Market
from .setup import PLUS, Setup
from .sides import Sides
from .specs import MarkerSpec, RegionSpec, TerrainSpec
from .state import Army
from .things import Things, families, traits
from .worlds import Lack


@dataclass(frozen=True, slots=True)
class RaceSpec:
    """A race banner."""

    id: str
    banner: int
    """Tokens printed on the banner."""
    tokens: int
    """Tokens of the race in the box."""
    trait: Trait
    faction: str = ""
    """The faction that it belongs to by its print; empty: none."""


@dataclass(frozen=True, slots=True)
class PowerSpec:
    """A power badge."""

    id: str
    badge: int
    """Tokens printed on the badge."""
    trait: Trait


@dataclass(frozen=True, slots=True)
class FindSpec:
    """A thing that can be found on the board and speaks for whoever holds its region."""

    id: str
    family: Literal["relic", "place"]
    trait: Trait


Printed = Literal["race", "power", "relic", "place"]
"""The families of what is drawn or picked."""


class TakenOut(NamedTuple):
    """Something that is taken out of a box before the game, and why."""

    family: Printed
    id: str
    lack: Lack
    """What it needs and the table has not."""


@dataclass(frozen=True, slots=True)
class Box:
    """All components for one set-up."""

    setup: Setup
    """What it is made from; the board of a user bears the name of its file."""
    versions: Mapping[str, int]
    """Version of the rules of each edition, from 1; see :class:`engine.editions.Edition`."""
    rounds: int
    regions: dict[int, RegionSpec]
    """By id, in board order."""
    terrains: dict[str, TerrainSpec]
    symbols: tuple[str, ...]
    natives: Mapping[str, int]
    """Tokens of each kind of original inhabitants in the box."""
    markers: dict[str, MarkerSpec]
    races: dict[str, RaceSpec]
    powers: dict[str, PowerSpec]
    die: tuple[int, ...]
    """Faces of the reinforcement die, in tokens."""
    coins: int
    """Each player's coins at the start."""
    market: Market
    """How combos are offered and paid for (B-14)."""
    sides: Sides
    """Who plays with whom."""
    finds: Mapping[str, FindSpec] = field(default_factory=dict)
    """What can be found on the board, by id."""
    rules: tuple[Trait, ...] = ()
    """The rules of its own that the edition has for every army, after its race and power."""
    order: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By hook: the traits that speak first in it, in that order (C-12)."""
    factions: tuple[str, ...] = ()
    """What races may belong to, by their print or for a turn (W-62); only traits know what for."""
    taken_out: tuple[TakenOut, ...] = ()
    """The tiles and finds that cannot mean anything at this table, and so are not played with."""
    things: Things = field(init=False, repr=False, compare=False)
    """All that has a name, by family."""
    traits: Mapping[str, Trait] = field(init=False, repr=False, compare=False)
    """What everything does that does something, by id."""
    hooks: frozenset[str] = field(init=False, repr=False, compare=False)
    """The hooks in which anything in the box has a say; nobody need be asked in the others."""
    charges: bool = field(init=False, repr=False, compare=False)
    """Whether anything in the box may ask for coins for an attack."""
    ranks: Mapping[str, Mapping[str, int]] = field(init=False, repr=False, compare=False)
    """By hook: the place of each trait in ``order``, from 0."""
    open: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The regions that need no trait to open them, in board order; see :meth:`closed`."""
    shut: frozenset[int] = field(init=False, repr=False, compare=False)
    """All other regions."""
    ground: Mapping[int, int] = field(init=False, repr=False, compare=False)
    """Tokens that each region costs for its land alone (B-26)."""
    land: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Those of ``open`` that are no water."""
    immune: frozenset[str] = field(init=False, repr=False, compare=False)
    """The markers that make their region immune."""
    holding: frozenset[str] = field(init=False, repr=False, compare=False)
    """The markers that hold their region without a race token."""
    defenders: frozenset[str] = field(init=False, repr=False, compare=False)
    """The price lines of defenders and of what they put up, none of the land itself (U-60)."""
    standing: frozenset[str] = field(init=False, repr=False, compare=False)
    """All price lines of the land and of what stands there; other lines are powers'."""
    left: frozenset[int] = field(init=False, repr=False, compare=False)
    """The regions whose terrain is left again; see :attr:`TerrainSpec.left`."""
    lends: bool = field(init=False, repr=False, compare=False)
    """Whether there is anything that may speak for an army and is no tile of it nor a rule."""
    memo: dict[tuple[object, ...], Any] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    """What was worked out of the boards alone, by what it is."""
    _in_force: dict[tuple[str, str | None, bool], tuple[Trait, ...]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    _counting: dict[str, frozenset[int]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    _bordering: dict[str, frozenset[int]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        """Put the families together.

        :raises ValueError: two things speak, and bear one id.
        """
        things = families(
            race={r.id: r.trait for r in self.races.values()},
            power={p.id: p.trait for p in self.powers.values()},
            relic={f.id: f.trait for f in self.finds.values() if f.family == "relic"},
            place={f.id: f.trait for f in self.finds.values() if f.family == "place"},
            marker=dict.fromkeys(self.markers),
            terrain=dict.fromkeys(self.terrains),
            symbol=dict.fromkeys(self.symbols),
            native=dict.fromkeys(self.natives),
            rule={rule.id: rule for rule in self.rules},
            faction=dict.fromkeys(self.factions),
        )
        object.__setattr__(self, "things", things)
        speak = traits(things)
        object.__setattr__(self, "traits", speak)
        object.__setattr__(self, "hooks", frozenset(h for t in speak.values() for h in t.voices))
        object.__setattr__(self, "charges", not self.hooks.isdisjoint(("tolls", "fees")))
        ranks = {hook: {t: i for i, t in enumerate(first)} for hook, first in self.order.items()}
        object.__setattr__(self, "ranks", ranks)
        ground = {r.id: self.terrains[r.terrain].price for r in self.regions.values()}
        object.__setattr__(self, "ground", ground)
        open_ = tuple(r.id for r in self.regions.values() if not self.closed(r))
        object.__setattr__(self, "open", open_)
        object.__setattr__(self, "shut", frozenset(self.regions).difference(open_))
        land = (n for n in open_ if not self.terrains[self.regions[n].terrain].water)
        object.__setattr__(self, "land", tuple(land))
        immune = frozenset(m.id for m in self.markers.values() if m.immune)
        object.__setattr__(self, "immune", immune)
        holding = frozenset(m.id for m in self.markers.values() if m.holds)
        object.__setattr__(self, "holding", holding)
        put_up = (m.id for m in self.markers.values() if not m.stays_when_lost)
        object.__setattr__(self, "defenders", frozenset({"defenders", *put_up}))
        object.__setattr__(self, "standing", frozenset({"base", "defenders", *self.markers}))
        left = frozenset(r.id for r in self.regions.values() if self.terrains[r.terrain].left)
        object.__setattr__(self, "left", left)
        object.__setattr__(self, "lends", bool(self.finds) or "lends" in self.hooks)

    @property
    def players(self) -> int:
        """Number of players."""
        return self.setup.players

    @property
    def version(self) -> str:
        """The versions of the rules in one word: ``1``, or ``1+2`` with two editions."""
        return PLUS.join(map(str, self.versions.values()))

    def in_force(self, army: Army) -> tuple[Trait, ...]:
        """Return what works for ``army`` by itself: its race, its power, the rules."""
        key = army.race, army.power, army.active
        if (known := self._in_force.get(key)) is None:
            power = (self.powers[army.power].trait,) if army.power else ()
            own = (self.races[army.race].trait, *power, *self.rules)
            known = self._in_force[key] = tuple(t for t in own if t.lasts.covers(army))
        return known

    def counting_as(self, terrain: str) -> frozenset[int]:
        """Return the regions that count as ``terrain``."""
        if (known := self._counting.get(terrain)) is None:
            known = frozenset(r.id for r in self.regions.values() if terrain in r.kinds)
            self._counting[terrain] = known
        return known

    def bordering(self, terrain: str) -> frozenset[int]:
        """Return the regions that border one that counts as ``terrain``."""
        if (known := self._bordering.get(terrain)) is None:
            counting = self.counting_as(terrain)
            known = frozenset(n for r in counting for n in self.regions[r].borders)
            self._bordering[terrain] = known
        return known

    def of_terrain(self, terrain: str) -> Sequence[int]:
        """Return the regions whose terrain is ``terrain`` itself, in board order."""
        known: Sequence[int] | None = self.memo.get(key := ("of_terrain", terrain))
        if known is None:
            known = tuple(r.id for r in self.regions.values() if r.terrain == terrain)
            self.memo[key] = known
        return known

    def combo_tokens(self, race: str, power: str) -> int:
        """Return the tokens a combo brings: banner and badge."""
        return self.races[race].banner + self.powers[power].badge

    def native(self, region: RegionSpec) -> str:
        """Return the kind of inhabitants that live in ``region``: its own, or who came there.

        Only where there is one kind can they have come from elsewhere (W-47).
        """
        return region.native or (next(iter(self.natives)) if len(self.natives) == 1 else "")

    def closed(self, region: RegionSpec) -> bool:
        """Whether nobody may hold ``region`` unless a trait opens it."""
        return self.terrains[region.terrain].closed
