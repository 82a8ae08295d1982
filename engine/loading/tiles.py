"""What an edition brings to a table besides boards: races, powers, markers, finds, rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from engine.box import FindSpec, PowerSpec, Printed, RaceSpec, TakenOut
from engine.hooks import Trait
from engine.specs import MarkerSpec
from engine.worlds import World

from .files import BadgeRow, BannerRow, BoardError, checked, load_edition, markers_of


class Guards(NamedTuple):
    """Natives that move in with an edition's finds; those who drive them out find something."""

    native: str
    each: int
    """Tokens in each of their regions."""
    more: int
    """Regions of theirs besides one for each player."""


class Tiles(NamedTuple):
    """All that one edition or several bring to a table besides boards and terrains."""

    races: Mapping[str, RaceSpec] = {}
    powers: Mapping[str, PowerSpec] = {}
    markers: Mapping[str, MarkerSpec] = {}
    finds: Mapping[str, FindSpec] = {}
    """What can be found, by id; left in the box where a table is set up without finds."""
    rules: tuple[Trait, ...] = ()
    """As in :class:`engine.Box`, and so is ``order``."""
    order: Mapping[str, tuple[str, ...]] = {}
    natives: Mapping[str, int] = {}
    """Tokens of each kind of original inhabitants."""
    guards: Guards | None = None
    """Who guards what can be found where another edition's boards lie on the table."""
    factions: tuple[str, ...] = ()
    """What its races may belong to."""

    def with_those_of(self, edition: str, other: Tiles) -> Tiles:
        """Return these tiles together with those of one more edition, which come after them.

        :raises BoardError: something of that edition, other than a marker, bears the id of
            something of the same family here.
        """
        for name in ("races", "powers", "finds", "rules", "natives", "factions"):
            if twice := self._ids(name) & other._ids(name):
                faults = [f"{thing}: is in another edition too" for thing in sorted(twice)]
                raise BoardError(f"{name} of {edition}", faults)
        return Tiles(
            {**self.races, **other.races},
            {**self.powers, **other.powers},
            {**self.markers, **other.markers},
            {**self.finds, **other.finds},
            (*self.rules, *other.rules),
            {
                hook: (*self.order.get(hook, ()), *other.order.get(hook, ()))
                for hook in {**self.order, **other.order}
            },
            {**self.natives, **other.natives},
            self.guards or other.guards,
            (*self.factions, *other.factions),
        )

    def meaningful_in(self, world: World) -> tuple[Tiles, tuple[TakenOut, ...]]:
        """Return those that can mean something in ``world``, and what the others lack."""
        speak: list[tuple[Printed, Trait]] = [
            *(("race", r.trait) for r in self.races.values()),
            *(("power", p.trait) for p in self.powers.values()),
            *((f.family, f.trait) for f in self.finds.values()),
        ]
        lacks = [(family, trait.id, trait.lacks(world)) for family, trait in speak]
        out = tuple(TakenOut(family, id_, lack) for family, id_, lack in lacks if lack)
        gone = {(each.family, each.id) for each in out}
        return self._replace(
            races={r: spec for r, spec in self.races.items() if ("race", r) not in gone},
            powers={p: spec for p, spec in self.powers.items() if ("power", p) not in gone},
            finds={f: spec for f, spec in self.finds.items() if (spec.family, f) not in gone},
        ), out

    def of_the_board(self) -> Tiles:
        """Return what is played with where the edition only lends its boards: no race, no power."""
        return self._replace(races={}, powers={})

    def _ids(self, name: str) -> set[str]:
        things = getattr(self, name)
        return {thing.id for thing in things} if name == "rules" else set(things)


def find_specs(relics: Sequence[Trait], places: Sequence[Trait]) -> dict[str, FindSpec]:
    """Return what an edition hides on its boards, by id."""
    return {
        **{t.id: FindSpec(t.id, "relic", t) for t in relics},
        **{t.id: FindSpec(t.id, "place", t) for t in places},
    }


def load_tiles(folder: Path, races: Sequence[Trait], powers: Sequence[Trait]) -> Tiles:
    """Read an edition's races and powers, and the markers, natives and factions they come with.

    What it has besides (``finds``, ``rules``, ``order``) it adds by ``_replace``.

    :raises BoardError: a file has faults, or names and traits differ.
    """
    edition = load_edition(folder)
    banners = load_races(folder, races, edition.factions)
    badges = load_powers(folder, powers)
    factions = tuple(edition.factions)
    return Tiles(banners, badges, markers_of(edition), natives=edition.natives, factions=factions)


def load_races(
    folder: Path, traits: Sequence[Trait], factions: Sequence[str] = ()
) -> dict[str, RaceSpec]:
    """Read ``races.toml``; every race there has its trait, and the other way round.

    :raises BoardError: the file has faults, or names and traits differ, or a race belongs to
        none of ``factions``.
    """
    file = folder / "races.toml"
    rows = checked(TypeAdapter(dict[str, BannerRow]), file)
    _same_names(file, rows, traits)
    known = ", ".join(factions) or "none"
    faults = [
        f"{race}: unknown faction {row.faction!r}, known are {known}"
        for race, row in rows.items()
        if row.faction not in ("", *factions)
    ]
    if faults:
        raise BoardError(file.name, faults)
    return {t.id: RaceSpec(t.id, trait=t, **rows[t.id].model_dump()) for t in traits}


def load_powers(folder: Path, traits: Sequence[Trait]) -> dict[str, PowerSpec]:
    """Read ``powers.toml``; every power there has its trait, and the other way round.

    :raises BoardError: the file has faults, or names and traits differ.
    """
    file = folder / "powers.toml"
    rows = checked(TypeAdapter(dict[str, BadgeRow]), file)
    _same_names(file, rows, traits)
    return {t.id: PowerSpec(t.id, rows[t.id].badge, t) for t in traits}


def _same_names(file: Path, rows: Mapping[str, Any], traits: Sequence[Trait]) -> None:
    ids = {t.id for t in traits}
    faults = [f"{name}: has no trait" for name in rows if name not in ids]
    faults += [f"{name}: is missing" for name in sorted(ids - set(rows))]
    if faults:
        raise BoardError(file.name, faults)
