"""A board as a planar graph: which regions meet in which corner of the map."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np

from engine.loading import DATA

from .check import Home, neighbors
from .plane import Array

Regions = dict[int, dict[str, Any]]
FRAME = 0
"""The node that stands for the frame."""


def load(path: Path) -> tuple[Regions, nx.Graph, Home]:
    """Return a board's regions by id, its graph (the frame is node 0), and where it is at home."""
    board = json.loads(path.read_text("utf-8"))
    edition = tomllib.loads((DATA / board["edition"] / "edition.toml").read_text("utf-8"))
    regions = {r["id"]: dict(r) for r in board["regions"]}
    for r in regions.values():
        shown = edition["terrains"][r["terrain"]].get("symbols", [])
        r["symbols"] = sorted({*r["symbols"], *shown})
    graph = nx.Graph()
    for r in regions.values():
        graph.add_edges_from((r["id"], n) for n in sorted(neighbors(r)))
        if r["board_edge"]:
            graph.add_edge(r["id"], FRAME)
    home = Home(board["edition"], edition["symbols"].get("entry", ""))
    return regions, graph, home


def _faces(graph: nx.Graph) -> list[list[int]]:
    """Return the faces of the only way to draw ``graph`` without crossings, mirrors aside.

    :raises ValueError: there is no such way.
    """
    planar, embedding = nx.check_planarity(graph)
    if not planar:
        raise ValueError("the regions' borders and the frame cannot be drawn without crossings")
    seen: set[tuple[int, int]] = set()
    return [
        embedding.traverse_face(u, v, seen)
        for u, v in sorted(embedding.edges())
        if (u, v) not in seen
    ]


def corners(
    regions: Regions, graph: nx.Graph, home: Home
) -> tuple[list[tuple[int, int, int]], dict[int, int | None], dict[int, Array]]:
    """Return the triples of regions that meet, all turning as the drawing wishes.

    A face of four or more regions gets a neutral cell with a negative id.  The
    second result tells which region swallows each neutral cell (one that touches
    the whole face anyway, water first), or ``None`` if it stays as rock; the
    third is the wished center of every cell.
    """
    near = {i: np.array(r["near"]) for i, r in regions.items()}
    faces, turn = _faces(graph), 0.0
    for face in faces:
        if FRAME not in face:
            p = np.array([near[i] for i in face])
            turn += np.sign(np.sum(p[:, 0] * np.roll(p[:, 1], -1) - p[:, 1] * np.roll(p[:, 0], -1)))
    triples: list[tuple[int, int, int]] = []
    swallowed: dict[int, int | None] = {}
    for face in faces if turn > 0 else [f[::-1] for f in faces]:
        if len(face) == 3:
            triples.append((face[0], face[1], face[2]))
            continue
        cell = -1 - len(swallowed)
        hosts = [a for a in face if a and all(graph.has_edge(a, x) for x in face if x != a)]
        host = min(hosts, key=lambda a: home.look(regions[a]).room == 1.0) if hosts else None
        swallowed[cell] = host
        near[cell] = np.mean([near[i] for i in face if i], axis=0)
        triples += [(face[k], face[(k + 1) % len(face)], cell) for k in range(len(face))]
    return triples, swallowed, near
