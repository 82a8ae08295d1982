"""From data files to a :class:`Box`: boards and printed numbers, checked on load.

A board file is something a user may write; every fault is named with its file
and region.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from .box import Box, FindSpec, PowerSpec, Printed, RaceSpec, TakenOut
from .hooks import Trait
from .market import Column
from .model import MarkerSpec, RegionSpec, TerrainSpec
from .setup import Setup, SetupError
from .sides import Sides
from .worlds import World

T = TypeVar("T")

DATA = Path(__file__).parent / "data"
"""Where the printed components of each edition are."""


class BoardError(ValueError):
    """A board or data file that cannot be used; ``faults`` are sentences naming the place."""

    def __init__(self, file: str, faults: Sequence[str]) -> None:
        super().__init__("\n".join(f"{file}: {fault}" for fault in faults))
        self.file = file
        self.faults = tuple(faults)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RegionFile(_Strict):
    """One region as a board file gives it."""

    id: int = Field(ge=1)
    terrain: str
    symbols: list[str] = []
    natives: dict[str, int] = Field(default={}, max_length=1)
    """Tokens of the original inhabitants, by their kind."""
    markers: dict[str, int] = {}
    """Pieces that lie there before the first turn, besides the terrain's, by marker."""
    board_edge: bool
    entry: bool
    coastal: bool
    neighbors: list[int]
    chasms: list[int] = []
    """Closed regions that it borders too, where a file lists them apart; these need not list it."""
    near: tuple[float, float]
    """Rough centre, from 0 to 1; only drawing uses it."""


class BoardFile(_Strict):
    """A board file."""

    edition: str
    players: int | None = Field(default=None, ge=2, le=5)
    """``None``: it serves any number of players."""
    rounds: int | None = Field(default=None, ge=1, le=99)
    """``None``: as many as the edition plays with so many players."""
    regions: list[RegionFile] = Field(min_length=2, max_length=200)


class _Setup(_Strict):
    coins: int = Field(ge=0)
    column: int = Field(ge=1)
    step: int = Field(ge=0)
    die: list[int] = Field(min_length=1)


class _Terrain(_Strict):
    closed: bool = False
    water: bool = False
    price: int = 2
    marker: str = ""
    kinds: list[str] = []
    symbols: list[str] = []
    left: bool = False


class _Marker(_Strict):
    limit: int | None = None
    defence: int = 0
    immune: bool = False
    token: bool = False
    holds: bool = False
    as_one: bool = False
    dies: bool = False
    ranks: bool = False
    many: bool = False
    stays_in_decline: bool = True
    stays_when_lost: bool = False
    stays_when_taken: bool = False
    fixed: bool = False
    hides: bool = False
    by: str = ""


class _Symbols(_Strict):
    list: list[str]
    entry: str = ""
    """What marks the regions by which a board is entered; empty: nothing does."""

    @field_validator("entry")
    @classmethod
    def _is_a_symbol(cls, entry: str, read: ValidationInfo) -> str:
        if entry and entry not in read.data.get("list", ()):
            raise ValueError(f"no symbol {entry!r}")
        return entry


class EditionFile(_Strict):
    """What is printed in a box besides banners, badges and boards."""

    setup: _Setup
    factions: list[str] = []
    """What races may belong to by their print."""
    rounds: dict[str, int]
    natives: dict[str, int]
    terrains: dict[str, _Terrain]
    symbols: _Symbols
    markers: dict[str, _Marker]


class _Banner(_Strict):
    banner: int = Field(ge=1)
    tokens: int = Field(ge=1)
    faction: str = ""


class _Badge(_Strict):
    badge: int = Field(ge=0)


@lru_cache(maxsize=16)
def load_edition(folder: Path) -> EditionFile:
    """Read ``edition.toml``; what is printed does not change, so it is read once.

    :raises BoardError: it is missing, no TOML, or has faults.
    """
    return _checked(TypeAdapter(EditionFile), folder / "edition.toml")


def load_races(
    folder: Path, traits: Sequence[Trait], factions: Sequence[str] = ()
) -> dict[str, RaceSpec]:
    """Read ``races.toml``; every race there has its trait, and the other way round.

    :raises BoardError: the file has faults, or names and traits differ, or a race belongs to
        none of ``factions``.
    """
    file = folder / "races.toml"
    rows = _checked(TypeAdapter(dict[str, _Banner]), file)
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
    rows = _checked(TypeAdapter(dict[str, _Badge]), file)
    _same_names(file, rows, traits)
    return {t.id: PowerSpec(t.id, rows[t.id].badge, t) for t in traits}


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
    return Tiles(banners, badges, _markers(edition), natives=edition.natives, factions=factions)


def _markers(edition: EditionFile) -> dict[str, MarkerSpec]:
    return {m: MarkerSpec(m, **spec.model_dump()) for m, spec in edition.markers.items()}


BoardSource = Path | Mapping[str, Any]
"""A board file, or what such a file holds."""
Boards = Mapping[str, BoardSource]
"""Boards by name, in the order in which their regions are numbered."""


def load_board(
    source: BoardSource, edition: EditionFile, name: str = "board"
) -> tuple[str, BoardFile]:
    """Read and check a board; return its file's name and the board; ``name``: if it has no file.

    :raises BoardError: with every fault found, each naming its region.
    """
    name = source.name if isinstance(source, Path) else name
    raw = _read(source) if isinstance(source, Path) else source
    read: BoardFile = _validated(TypeAdapter(BoardFile), name, json.dumps(raw))
    board = read.model_copy(update={"regions": _joined(read.regions)})
    if faults := board_faults(board, edition):
        raise BoardError(name, faults)
    return name, board


def board_faults(board: BoardFile, edition: EditionFile) -> list[str]:
    """Return what is wrong with a board whose file is well formed, a sentence each."""
    regions = {r.id: r for r in board.regions}
    faults = []
    if [r.id for r in board.regions] != list(range(1, len(board.regions) + 1)):
        faults.append("regions must be numbered 1, 2, 3 and so on, in order")
        return faults
    water = {r.id for r in board.regions if _is(edition, r.terrain, "water")}
    for r in board.regions:
        faults += [f"region {r.id}: {fault}" for fault in _region_faults(r, regions, edition)]
        shore = r.id not in water and any(n in water for n in r.neighbors)
        if r.terrain in edition.terrains and r.coastal != shore:
            what = "borders water, so it is coastal" if shore else "is not coastal"
            faults.append(f"region {r.id}: {what}")
        sign = edition.symbols.entry
        if sign and r.entry != (sign in r.symbols):
            what = "is an entry, but has no" if r.entry else "is no entry, but has the"
            faults.append(f"region {r.id}: {what} symbol {sign!r}")
    if not faults and (lost := set(regions) - _connected(regions)):
        faults.append(f"region {min(lost)}: cannot be reached from region 1")
    if not any(r.entry and not _is(edition, r.terrain, "closed") for r in board.regions):
        faults.append("no land region is an entry")
    needed = [{**_laid(r, edition), **r.natives} for r in board.regions]
    return [*faults, *_too_much(needed, _markers(edition), edition.natives)]


def _too_much(
    laid: Iterable[Mapping[str, int]],
    markers: Mapping[str, MarkerSpec],
    natives: Mapping[str, int],
) -> Iterator[str]:
    """Yield which pieces and inhabitants, laid by region, are more than there are."""
    needed: Counter[str] = Counter()
    for region in laid:
        needed.update(region)
    for it, most in ({m.id: m.limit for m in markers.values()} | dict(natives)).items():
        if most is not None and needed[it] > most:
            yield f"{needed[it]} of {it} are needed, the box has {most}"


def _laid(r: RegionFile, edition: EditionFile) -> Mapping[str, int]:
    """Return the pieces that lie in a region before the first turn, by marker."""
    terrain = edition.terrains.get(r.terrain)
    own = {terrain.marker: 1} if terrain and terrain.marker else {}
    return {**own, **r.markers}


def _joined(regions: Sequence[RegionFile]) -> list[RegionFile]:
    """Return ``regions`` with those listed apart among their neighbours, both ways."""
    apart: dict[int, list[int]] = {}
    for r in regions:
        for chasm in r.chasms:
            apart.setdefault(r.id, []).append(chasm)
            apart.setdefault(chasm, []).append(r.id)
    return [
        r.model_copy(update={"neighbors": [*r.neighbors, *_further(r, apart.get(r.id, ()))]})
        for r in regions
    ]


def _further(r: RegionFile, apart: Sequence[int]) -> list[int]:
    return [n for n in dict.fromkeys(apart) if n not in r.neighbors]


def _region_faults(
    r: RegionFile, regions: Mapping[int, RegionFile], edition: EditionFile
) -> list[str]:
    faults = []
    if r.terrain not in edition.terrains:
        faults.append(f"unknown terrain {r.terrain!r}, known are {', '.join(edition.terrains)}")
    faults += [
        f"unknown symbol {s!r}, known are {', '.join(edition.symbols.list)}"
        for s in r.symbols
        if s not in edition.symbols.list
    ]
    faults += [
        f"unknown inhabitants {native!r}, known are {', '.join(edition.natives)}"
        for native in r.natives
        if native not in edition.natives
    ]
    faults += [
        f"unknown piece {marker!r}, known are {', '.join(edition.markers)}"
        for marker in r.markers
        if marker not in edition.markers
    ]
    faults += [
        f"has a {marker}, which does not stay where nobody is"
        for marker in r.markers
        if marker in edition.markers and not edition.markers[marker].stays_when_lost
    ]
    faults += [f"has {n} of {it}" for it, n in {**r.natives, **r.markers}.items() if n < 1]
    faults += [
        f"lists region {n} apart, which is not closed"
        for n in r.chasms
        if n in regions and not _is(edition, regions[n].terrain, "closed")
    ]
    if len(set(r.neighbors)) != len(r.neighbors):
        faults.append("names a neighbour twice")
    for n in r.neighbors:
        if n == r.id:
            faults.append("borders itself")
        elif n not in regions:
            faults.append(f"borders region {n}, which is not on the board")
        elif r.id not in regions[n].neighbors:
            faults.append(f"borders region {n}, but region {n} does not border it")
    return faults


def _is(edition: EditionFile, terrain: str, what: str) -> bool:
    return terrain in edition.terrains and bool(getattr(edition.terrains[terrain], what))


def _connected(regions: Mapping[int, RegionFile]) -> set[int]:
    seen, todo = {1}, [1]
    while todo:
        new = set(regions[todo.pop()].neighbors) - seen
        seen |= new
        todo += new
    return seen


def make_box(
    setup: Setup,
    boards: Sequence[BoardFile],
    edition: EditionFile,
    tiles: Tiles,
    versions: Mapping[str, int],
) -> Box:
    """Put boards, tiles and numbers together; ``versions``: of each edition's rules.

    Regions of several boards are numbered through, in the order of the set-up's boards.  Nothing
    borders across boards: whoever goes from one to another needs an edition's rule for it.

    :raises SetupError: what is drawn cannot lie where it is drawn.
    :raises BoardError: all that lies there is more than there is.
    """
    terrains = {t: _terrain(t, spec) for t, spec in edition.terrains.items()}
    markers = {**_markers(edition), **tiles.markers}
    natives = {**edition.natives, **tiles.natives}
    regions: dict[int, RegionSpec] = {}
    for name, board in zip(setup.boards, boards, strict=True):
        first = len(regions)
        regions |= {first + r.id: _region(r, name, first, edition, terrains) for r in board.regions}
    for it, where in setup.drawn:
        _lay_drawn(it, where, regions, markers, natives)
    if not setup.finds:
        hiding = {m for m, spec in markers.items() if spec.hides}
        regions = {n: _without(r, hiding) for n, r in regions.items()}
    laid = [{**r.markers, r.native: r.natives} for r in regions.values()]
    if faults := list(_too_much(laid, markers, natives)):
        raise BoardError(" ".join(setup.boards), faults)
    world = _world(setup, terrains.values(), edition.symbols.list, tiles)
    tiles, taken_out = tiles.meaningful_in(world)
    return Box(
        setup=setup,
        versions=versions,
        rounds=boards[0].rounds or edition.rounds[str(setup.players)],
        regions=regions,
        terrains=terrains,
        symbols=tuple(edition.symbols.list),
        natives=natives,
        markers=markers,
        races=dict(tiles.races),
        powers=dict(tiles.powers),
        die=tuple(edition.setup.die),
        coins=edition.setup.coins,
        market=Column(edition.setup.column, edition.setup.step),
        sides=Sides.each(setup.players),
        finds=tiles.finds if setup.finds else {},
        rules=tiles.rules,
        order=tiles.order,
        factions=tiles.factions,
        taken_out=taken_out,
    )


def _world(
    setup: Setup, terrains: Iterable[TerrainSpec], symbols: Iterable[str], tiles: Tiles
) -> World:
    """Return what powers may speak of: what the edition has whose boards these are, and finds."""
    kinds, signs = set[str](), set(symbols)
    for terrain in terrains:
        kinds |= {terrain.id, *terrain.kinds}
        signs |= terrain.symbols
    found = {find.family for find in tiles.finds.values()} if setup.finds else set[str]()
    return World(frozenset(kinds), frozenset(signs), frozenset(found))


def one_board(
    setup: Setup,
    folder: Path,
    tiles: Tiles,
    versions: Mapping[str, int],
    boards: Boards | None = None,
) -> Box:
    """Return the box of an edition that has one board for each number of players.

    Otherwise as :func:`box_of_files`.
    """
    if not boards and setup.boards != (f"{folder.name}-{setup.players}p",):
        raise SetupError(f"{setup.players} play {folder.name} on another board than {setup.boards}")
    return box_of_files(setup, folder, tiles, versions, boards)


def box_of_files(
    setup: Setup,
    folder: Path,
    tiles: Tiles,
    versions: Mapping[str, int],
    boards: Boards | None = None,
) -> Box:
    """Return the box of the edition in ``folder`` on the set-up's boards, or on ``boards``.

    The board ``base-3p`` is ``boards/3p.json`` in the folder ``base``; its file is read once.

    :raises SetupError: the edition has no such board.
    :raises BoardError: a board has faults, or is for another edition or number of players.
    """
    edition = load_edition(folder)
    if boards:
        setup = replace(setup, boards=tuple(boards))
        read = [load_board(source, edition, name) for name, source in boards.items()]
    else:
        read = [_printed_board(folder, board) for board in setup.boards]
    for file, plan in read:
        if plan.edition != folder.name:
            raise BoardError(
                file, [f"is for the edition {plan.edition!r}, not for {folder.name!r}"]
            )
        if plan.players not in (None, setup.players):
            raise BoardError(file, [f"is for {plan.players} players, not for {setup.players}"])
    return make_box(setup, [plan for _, plan in read], edition, tiles, versions)


@lru_cache(maxsize=64)
def _printed_board(folder: Path, board: str) -> tuple[str, BoardFile]:
    """Return a printed board and its file's name.

    :raises SetupError: the edition in ``folder`` has no board of that id.
    """
    edition, _, name = board.partition("-")
    file = folder / "boards" / f"{name}.json"
    if edition != folder.name or not name.isalnum() or not file.is_file():
        raise SetupError(f"{folder.name} has no board {board!r}")
    return load_board(file, load_edition(folder))


def _lay_drawn(
    it: str,
    where: Sequence[int],
    regions: dict[int, RegionSpec],
    markers: Mapping[str, MarkerSpec],
    natives: Mapping[str, int],
) -> None:
    """Lay what a set-up has drawn regions for.

    :raises SetupError: there is no such thing, or no such region.
    """
    if it not in markers and it not in natives:
        raise SetupError(f"no natives and no piece {it!r}; there are: {', '.join(natives)}, "
                         f"{', '.join(markers)}")  # fmt: skip
    for region, n in Counter(where).items():
        if region not in regions:
            raise SetupError(f"{it} can't lie in region {region}; there are {len(regions)} regions")
        spec = regions[region]
        if it in natives:
            regions[region] = replace(spec, native=it, natives=n)
        else:
            regions[region] = replace(spec, markers={**spec.markers, it: n})


def _without(region: RegionSpec, pieces: Container[str]) -> RegionSpec:
    """Return a region in which none of ``pieces`` lies."""
    return replace(region, markers={m: n for m, n in region.markers.items() if m not in pieces})


def _terrain(id: str, spec: _Terrain) -> TerrainSpec:
    return TerrainSpec(
        id,
        spec.closed,
        spec.water,
        spec.price,
        spec.marker,
        frozenset(spec.kinds),
        frozenset(spec.symbols),
        spec.left,
    )


def _region(
    r: RegionFile,
    board: str,
    first: int,
    edition: EditionFile,
    terrains: Mapping[str, TerrainSpec],
) -> RegionSpec:
    """Return a region of ``board``, whose regions come after ``first`` others on the table."""
    terrain = terrains[r.terrain]
    native, natives = next(iter(r.natives.items()), ("", 0))
    return RegionSpec(
        id=first + r.id,
        terrain=r.terrain,
        borders=frozenset(first + n for n in r.neighbors),
        symbols=terrain.symbols | frozenset(r.symbols),
        natives=natives,
        native=native,
        kinds=terrain.kinds | {r.terrain},
        board=board,
        number=r.id,
        edge=r.board_edge,
        entry=r.entry,
        coastal=r.coastal,
        markers=_laid(r, edition),
    )


def _same_names(file: Path, rows: Mapping[str, Any], traits: Sequence[Trait]) -> None:
    ids = {t.id for t in traits}
    faults = [f"{name}: has no trait" for name in rows if name not in ids]
    faults += [f"{name}: is missing" for name in sorted(ids - set(rows))]
    if faults:
        raise BoardError(file.name, faults)


def _checked(adapter: TypeAdapter[T], file: Path) -> T:
    return _validated(adapter, file.name, json.dumps(_read(file)))


def _read(file: Path) -> Any:
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except OSError as e:
        raise BoardError(file.name, [f"cannot be read: {e.strerror}"]) from e
    except ValueError as e:
        raise BoardError(file.name, [f"is not well formed: {e}"]) from e


def _validated(adapter: TypeAdapter[T], name: str, text: str) -> T:
    try:
        return adapter.validate_json(text)
    except ValidationError as e:
        raw = json.loads(text)
        raise BoardError(name, [_fault(raw, err) for err in e.errors()]) from e


def _fault(raw: Any, error: Any) -> str:
    """Say where a schema error is: the region by its id where it has one."""
    where: list[str] = []
    at = raw
    for key in error["loc"]:
        at = at[key] if isinstance(at, list | dict) and _has(at, key) else None
        if isinstance(key, int) and isinstance(at, dict) and "id" in at:
            where[-1:] = [f"region {at['id']}"]
        else:
            where.append(str(key))
    return f"{', '.join(where) or 'file'}: {error['msg'][0].lower()}{error['msg'][1:]}"


def _has(at: Any, key: Any) -> bool:
    return key in at if isinstance(at, dict) else isinstance(key, int) and key < len(at)
