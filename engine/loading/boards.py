"""Boards, checked on load: a board file is something that a user may write."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from engine.specs import MarkerSpec

from .files import BoardError, BoardFile, EditionFile, RegionFile, markers_of, read, validated

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
    raw = read(source) if isinstance(source, Path) else source
    as_listed: BoardFile = validated(TypeAdapter(BoardFile), name, json.dumps(raw))
    board = as_listed.model_copy(update={"regions": _joined(as_listed.regions)})
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
    needed = [{**laid(r, edition), **r.natives} for r in board.regions]
    return [*faults, *too_much(needed, markers_of(edition), edition.natives)]


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
        faults.append("names a neighbor twice")
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


def _joined(regions: Sequence[RegionFile]) -> list[RegionFile]:
    """Return ``regions`` with those listed apart among their neighbors, both ways."""
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


def laid(r: RegionFile, edition: EditionFile) -> Mapping[str, int]:
    """Return the pieces that lie in a region before the first turn, by marker."""
    terrain = edition.terrains.get(r.terrain)
    own = {terrain.marker: 1} if terrain and terrain.marker else {}
    return {**own, **r.markers}


def too_much(
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
