"""Gives land the least area that its outline promises: a smooth warp, so nothing can cross.

As in a cartogram (Gastner and Newman, 2004) regions that lack area swell, and land that has more
than enough shrinks, each alike all over.  The warp is calm at the coast, which all boards of an
outline share.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import fft, ndimage

from .check import area
from .plane import Array

SPARE = 1.004
"""What land grows toward, times its least area: so it has that within few rounds."""
CALM = 36.0
"""Pixels off the coast from which on the warp has all its strength."""
ROUNDS = 60
"""Rounds after which regions that still lack area are left to the check."""
Drawn = dict[str, Any]
"""A map as it is stored."""
Outlines = Mapping[int, Array]
"""The corners of every region."""


def level(drawn: Drawn, land: Collection[int], least: float) -> Drawn:
    """Return a map, still without places, on which all ``land`` has ``least`` square pixels.

    What they lack other land gives, not water.  If there is too little land for that, or no end
    of it is found, some regions have less.
    """
    points = sorted({(x, y) for border in drawn["borders"] for x, y in border["line"]})
    coast = {(x, y) for border in drawn["borders"] if not border["b"] for x, y in border["line"]}
    number = {point: k for k, point in enumerate(points)}
    cells = {
        int(r): [number[x, y] for x, y in shape["polygon"]] for r, shape in drawn["regions"].items()
    }
    at = np.array(points, float)
    free = np.array([point not in coast for point in points])
    calm: Array = None
    for _ in range(ROUNDS):
        outlines = {r: np.rint(at[corners]) for r, corners in cells.items()}
        held = {r: area(outlines[r]) for r in land}
        if min(held.values()) >= least:
            break
        swell = _swelling(outlines, _growth(held, least * SPARE), drawn["size"])
        if calm is None:
            calm = np.clip(_offshore(outlines, drawn["size"]) / CALM, 0, 1)
        at[free] += np.c_[[_read(calm * way, at[free]) for way in _flow(swell)]].T
    moved = {point: [int(x), int(y)] for point, (x, y) in zip(points, np.rint(at), strict=True)}
    return _redrawn(drawn, moved)


def _growth(held: Mapping[int, float], least: float) -> dict[int, float]:
    """Return by which share of its area each region should grow, or shrink if it is negative.

    What some lack, those that have more than enough give up in proportion to that.
    """
    lack = sum(max(0.0, least - now) for now in held.values())
    spare = sum(max(0.0, now - least) for now in held.values())
    given = min(1.0, lack / spare) if spare else 0.0
    return {r: (least - now) / now * (given if now > least else 1) for r, now in held.items()}


def _swelling(outlines: Outlines, growth: Mapping[int, float], size: tuple[int, int]) -> Array:
    """Return a picture of how much every pixel should grow."""
    sheet = Image.new("F", size)
    pen = ImageDraw.Draw(sheet)
    for region, share in growth.items():
        pen.polygon([tuple(p) for p in outlines[region]], fill=share)
    return np.array(sheet)


def _offshore(outlines: Outlines, size: tuple[int, int]) -> Array:
    """Return a picture of how far every pixel lies off the coast."""
    sheet = Image.new("1", size)
    pen = ImageDraw.Draw(sheet)
    for outline in outlines.values():
        pen.polygon([tuple(p) for p in outline], fill=1)
    return ndimage.distance_transform_edt(np.pad(np.array(sheet), 1))[1:-1, 1:-1]


def _flow(swell: Array) -> tuple[Array, Array]:
    """Return how far right and down every pixel moves so that all grow as they should.

    The gradient of the potential whose divergence is the growth; nothing leaves the sheet.
    """
    rows, columns = (2 * np.cos(np.pi * np.arange(n) / n) - 2 for n in swell.shape)
    waves = rows[:, None] + columns[None, :]
    waves[0, 0] = 1.0
    spectrum = fft.dctn(swell) / waves
    spectrum[0, 0] = 0.0
    down, right = np.gradient(fft.idctn(spectrum))
    return right, down


def _read(picture: Array, points: Array) -> Array:
    """Return a picture's values at points between its pixels."""
    return ndimage.map_coordinates(picture, points[:, ::-1].T, order=1, mode="nearest")


def _redrawn(drawn: Drawn, moved: Mapping[tuple[int, int], list[int]]) -> Drawn:
    """Return a map with its points moved; those that come to lie on the one before are left out."""

    def walked(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return list(dict.fromkeys((x, y) for x, y in (moved[a, b] for a, b in line)))

    return drawn | {
        "regions": {r: {"polygon": walked(s["polygon"])} for r, s in drawn["regions"].items()},
        "rocks": [walked(rock) for rock in drawn["rocks"]],
        "borders": [border | {"line": walked(border["line"])} for border in drawn["borders"]],
    }
