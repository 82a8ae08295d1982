"""Boards, tiles and printed numbers put together to the box that a game is played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from engine.box import Box
from engine.market import Column
from engine.setup import Setup, SetupError
from engine.sides import Sides
from engine.specs import MarkerSpec, RegionSpec, TerrainSpec
from engine.worlds import World

from .boards import Boards, laid, load_board, too_much
from .files import (
    BoardError,
    BoardFile,
    EditionFile,
    RegionFile,
    TerrainRow,
    load_edition,
    markers_of,
)
from .tiles import Tiles


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
    markers = {**markers_of(edition), **tiles.markers}
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
    if faults := list(too_much(laid, markers, natives)):
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


def _terrain(id: str, spec: TerrainRow) -> TerrainSpec:
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
        markers=laid(r, edition),
    )
