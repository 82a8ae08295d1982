"""What a board measures: figures by name, from its file alone.

``regions``, ``land``
    how many there are
``planar``
    1 if the board with its frame as one more region can be drawn without crossings, else 0
``loose``
    borders that could be added without a crossing: 0 if never more than three regions meet
``drift``
    how far the region furthest from its known middle is, in sides of the board
``mean_degree``, ``least_degree``, ``most_degree``
    regions that a region of land borders, Rivers counted and chasms not
``mean_degree_wet``, ``least_degree_wet``, ``most_degree_wet``
    the same, seas and lakes counted too
``borders``, ``like_borders``, ``like_share``
    borders between two regions of land, those of like terrain, and their share
``at_stream``, ``at_closed``, ``at_edge``, ``inland``
    regions of land that border a River, that border a chasm, that lie at the edge, that don't
``streams``, ``chain``, ``chain_ends``, ``chain_apart``
    Rivers; 1 if they are one chain, else 0; how many lie at the edge; how far apart the middles of
    the chain's ends are
``<symbol>``, ``<symbol>_least``, ``<symbol>_most``
    regions with a symbol that is printed there, and the least and most regions that one borders
``<symbol>_pairs``, ``<symbol>_at_edge``, ``<symbol>_with_<natives>``
    how many pairs of them are neighbors; their share at the edge; how many are natives' homes
``<natives>``, ``<natives>_pairs``, ``<natives>_missing``, ``<natives>_at_edge``
    regions with these original inhabitants; how many pairs of them are neighbors; terrains of
    land without any; their share at the edge
``<natives>_on_<terrain>``
    how many of these regions are of a terrain
``<piece>``, ``<piece>_with_<symbol>``, ``<piece>_unguarded``
    regions in which a piece lies before the first turn, besides those of terrains; how many of them
    have a symbol; in how many is neither a native nor a piece of the terrain's
``crowd``
    the most symbols, kinds of natives and such pieces that there are in one region

Of the faces of a set together:

``same``
    pairs of faces with the same borders: as graphs, if one knows only what is land
"""

from __future__ import annotations

import math
import operator
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import networkx as nx

from engine.loading import DATA, load_edition
from tools.geometry.check import neighbors

from .plan import Plan, Point
from .roles import CHASM, LAND, RIVER, role

FRAME = 0
"""The node of the graph that stands for the frame."""
Figures = dict[str, float]
Bound = tuple[str, float, float]
"""A measure, with its least and largest value."""


@dataclass(frozen=True)
class Shape:
    """A board without its terrains: what each region is to a designer, and what borders what."""

    roles: Mapping[int, str]
    beside: Mapping[int, frozenset[int]]
    """All regions that share a border with each."""
    edge: frozenset[int]
    near: Mapping[int, Point]

    def all_of(self, what: str) -> list[int]:
        """Return all regions with that role."""
        return [r for r, mine in self.roles.items() if mine == what]


def shape_of(board: Mapping[str, Any]) -> Shape:
    """Return the shape of what a board file holds."""
    regions = {r["id"]: r for r in board["regions"]}
    beside: dict[int, set[int]] = {r: set() for r in regions}
    for r, region in regions.items():
        for n in neighbors(region):
            beside[r].add(n)
            beside[n].add(r)
    return Shape(
        {r: role(region["terrain"], board["edition"]) for r, region in regions.items()},
        {r: frozenset(others) for r, others in beside.items()},
        frozenset(r for r, region in regions.items() if region["board_edge"]),
        {r: (region["near"][0], region["near"][1]) for r, region in regions.items()},
    )


def measured(board: Mapping[str, Any], centers: Sequence[Point] = ()) -> Figures:
    """Return all figures of what a board file holds; ``centers``: the known middle of each.

    Regions beyond the last of the middles have none.
    """
    shape = shape_of(board)
    regions = {r["id"]: r for r in board["regions"]}
    found = shaped(shape) | {"planar": float(_planar(shape))}
    if centers:
        middles = enumerate(centers[: len(regions)], 1)
        found["drift"] = max(math.dist(shape.near[r], middle) for r, middle in middles)
    land = shape.all_of(LAND)
    terrain = {r: regions[r]["terrain"] for r in land}
    borders = [(a, b) for a, b in _pairs(shape, land)]
    like = sum(terrain[a] == terrain[b] for a, b in borders)
    found |= {"borders": len(borders), "like_borders": like}
    found["like_share"] = like / len(borders) if borders else 0.0
    lying = {what: _lying(regions, what) for what in ("symbols", "natives", "markers")}
    printed, natives, pieces = lying["symbols"], lying["natives"], lying["markers"]
    terrains = load_edition(DATA / board["edition"]).terrains
    for symbol, there in printed.items():
        degrees = [len(shape.beside[r]) for r in there]
        found |= {
            symbol: len(degrees),
            f"{symbol}_least": min(degrees),
            f"{symbol}_most": max(degrees),
            **_where(shape, symbol, there),
            **{f"{symbol}_with_{kind}": len({*there} & {*home}) for kind, home in natives.items()},
        }
    for kind, home in natives.items():
        on = Counter(regions[r]["terrain"] for r in home)
        found |= {
            kind: len(home),
            f"{kind}_missing": len(set(terrain.values()) - set(on)),
            **_where(shape, kind, home),
            **{f"{kind}_on_{t}": on[t] for t in terrains},
        }
    for piece, there in pieces.items():
        bare = [r for r in there if not regions[r].get("natives")]
        found |= {
            piece: len(there),
            f"{piece}_unguarded": sum(not terrains[regions[r]["terrain"]].marker for r in bare),
            **{f"{piece}_with_{s}": len({*there} & {*at}) for s, at in printed.items()},
        }
    full = Counter(r for each in lying.values() for there in each.values() for r in there)
    return found | {"crowd": max(full.values(), default=0)}


def _lying(regions: Mapping[int, Mapping[str, Any]], what: str) -> dict[str, list[int]]:
    """Return the regions of each thing that board files list for a region under ``what``."""
    things = sorted({thing for r in regions.values() for thing in r.get(what, ())})
    return {thing: [r for r in regions if thing in regions[r].get(what, ())] for thing in things}


def _where(shape: Shape, thing: str, there: Sequence[int]) -> Figures:
    """Return how things lie to each other and to the edge."""
    return {
        f"{thing}_pairs": sum(1 for _ in _pairs(shape, there)),
        f"{thing}_at_edge": len(shape.edge & set(there)) / len(there),
    }


def shaped(shape: Shape) -> Figures:
    """Return the figures that a board has before it has terrains."""
    land, rivers = shape.all_of(LAND), shape.all_of(RIVER)
    closed = set(shape.all_of(CHASM))
    wet = set(rivers)
    dry = set(land)
    degrees = [len(shape.beside[r] & (dry | wet)) for r in land]
    open_too = [len(shape.beside[r] - closed) for r in land]
    inner = sum(len(others) for others in shape.beside.values()) // 2
    nodes = len(shape.roles) + 1
    ends = [r for r in rivers if r in shape.edge]
    return {
        "regions": len(shape.roles),
        "land": len(land),
        "loose": 3 * nodes - 6 - inner - len(shape.edge),
        "mean_degree": sum(degrees) / len(degrees),
        "least_degree": min(degrees),
        "most_degree": max(degrees),
        "mean_degree_wet": sum(open_too) / len(open_too),
        "least_degree_wet": min(open_too),
        "most_degree_wet": max(open_too),
        "at_stream": sum(1 for r in land if shape.beside[r] & wet),
        "at_closed": sum(1 for r in land if shape.beside[r] & closed),
        "at_edge": len(dry & shape.edge),
        "inland": len(dry - shape.edge),
        "streams": len(rivers),
        "chain": float(_one_chain(shape, rivers)),
        "chain_ends": len(ends),
        "chain_apart": max(
            (math.dist(shape.near[a], shape.near[b]) for a, b in combinations(ends, 2)), default=0.0
        ),
    }


def misses(plan: Plan, board: Mapping[str, Any]) -> list[str]:
    """Return where a board is not what its plan wants, in words; nothing if it is."""
    found = measured(board, plan.centers)
    counted = Counter(r["terrain"] for r in board["regions"])
    wrong = [
        f"{what}: {board.get(what)}, {mine} wanted"
        for what, mine in (("edition", plan.edition), ("players", plan.players))
        if board.get(what) != mine
    ]
    wrong += [
        f"{counted[t]} regions of {t}, {plan.terrains.get(t, 0)} wanted"
        for t in sorted({*counted, *plan.terrains})
        if counted[t] != plan.terrains.get(t, 0)
    ]
    return [*wrong, *_out_of(wanted(plan), found)]


def _out_of(bounds: Iterable[Bound], found: Figures) -> Iterator[str]:
    """Yield what is not within its bounds."""
    for name, least, most in bounds:
        if name not in found:
            yield f"{name} cannot be measured"
        elif not least <= round(found[name], 6) <= most:
            yield f"{name} is {found[name]:.3g}, from {least:g} to {most:g} wanted"


def wanted(plan: Plan) -> Iterator[Bound]:
    """Yield the measures that a plan bounds, with the least and largest value of each."""
    for name, (least, most) in plan.bounds.items():
        yield name, least, most
    for kind, natives in plan.natives.items():
        yield kind, natives.regions, natives.regions
        yield from ((f"{kind}_on_{terrain}", 0, 0) for terrain in natives.not_on)
    for symbol, printed in plan.symbols.items():
        yield symbol, printed.regions, printed.regions
        if printed.edge is not None:
            yield f"{symbol}_at_edge", printed.edge, printed.edge
        if printed.apart:
            yield f"{symbol}_pairs", 0, 0
        yield from ((f"{symbol}_with_{kind}", 0, most) for kind, most in printed.among.items())
    for piece, laid in plan.pieces.items():
        yield piece, laid.regions, laid.regions
        if laid.guarded:
            yield f"{piece}_unguarded", 0, 0
        yield from ((f"{piece}_with_{symbol}", 0, 0) for symbol in laid.off)


def measured_together(boards: Iterable[Mapping[str, Any]]) -> Figures:
    """Return the figures of the faces of a set: what tells them apart."""
    graphs = [_graph(shape_of(board)) for board in boards]
    return {"same": sum(_alike(one, other) for one, other in combinations(graphs, 2))}


def misses_together(plan: Plan, boards: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return where the faces of a set are not what their plan wants of them together, in words."""
    bounds = ((name, least, most) for name, (least, most) in plan.together.items())
    return [*_out_of(bounds, measured_together(boards))]


def _alike(one: nx.Graph, other: nx.Graph) -> bool:
    """Tell whether two graphs are the same but for the numbers of their regions."""
    same: bool = nx.is_isomorphic(one, other, node_match=operator.eq)
    return same


def _pairs(shape: Shape, some: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Yield the pairs of neighbors among ``some`` regions."""
    among = set(some)
    return ((a, b) for a in some for b in sorted(shape.beside[a] & among) if a < b)


def _graph(shape: Shape) -> nx.Graph:
    """Return the borders of a board; of each region it says whether it is land."""
    graph = nx.Graph()
    graph.add_nodes_from((r, {"land": mine == LAND}) for r, mine in shape.roles.items())
    graph.add_edges_from((r, n) for r, others in shape.beside.items() for n in sorted(others))
    return graph


def _planar(shape: Shape) -> bool:
    graph = _graph(shape)
    graph.add_edges_from((r, FRAME) for r in sorted(shape.edge))
    planar: bool = nx.check_planarity(graph)[0]
    return planar


def _one_chain(shape: Shape, rivers: Sequence[int]) -> bool:
    """Tell whether Rivers follow each other from the edge to the edge, and nowhere else."""
    if not rivers:
        return False
    links = {r: shape.beside[r] & set(rivers) for r in rivers}
    tips = [r for r in rivers if len(links[r]) == 1]
    if len(tips) != 2 or any(len(links[r]) > 2 for r in rivers):
        return False
    seen, at = [tips[0]], tips[0]
    while further := links[at] - set(seen):
        at = next(iter(further))
        seen.append(at)
    return len(seen) == len(rivers) and set(tips) == set(rivers) & shape.edge
