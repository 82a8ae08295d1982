"""How the things of the base game look."""

from __future__ import annotations

import math

from render.scenery.art import cottage, field, mound, oak, peak, pine, pool, reeds, ship, wave
from render.theme import rgb

from .look import Looks, NativeLook, PieceLook, TerrainLook, arc

_CASTLE = [
    (-0.46, -0.5),
    (-0.22, -0.5),
    (-0.22, -0.36),
    (-0.12, -0.36),
    (-0.12, -0.5),
    (0.12, -0.5),
    (0.12, -0.36),
    (0.22, -0.36),
    (0.22, -0.5),
    (0.46, -0.5),
    (0.46, -0.12),
    (0.38, -0.06),
    (0.38, 0.36),
    (0.5, 0.5),
    (-0.5, 0.5),
    (-0.38, 0.36),
    (-0.38, -0.06),
    (-0.46, -0.12),
]
_GATE = [(-0.15, 0.5), *arc(0.0, 0.12, 0.15, 180, 360), (0.15, 0.5)]
_CAVE = [(-0.5, 0.46), *arc(0.0, 0.08, 0.5, 180, 360, 1.08), (0.5, 0.46)]
_TENT = [(-0.07, -0.5), (0.07, -0.5), (0.5, 0.38), (0.42, 0.46), (-0.42, 0.46), (-0.5, 0.38)]
_FLAP = [(0.0, -0.22), (0.22, 0.46), (-0.22, 0.46)]
_SHIELD = [
    (-0.46, -0.44),
    (-0.2, -0.42),
    (0.0, -0.5),
    (0.2, -0.42),
    (0.46, -0.44),
    *arc(0.0, -0.04, 0.46, 0, 180, 1.17),
]
_SCALE = [
    ((0.5 if i % 2 == 0 else 0.4) * math.cos(a), (0.5 if i % 2 == 0 else 0.4) * math.sin(a))
    for i, a in ((i, math.pi * i / 9 - math.pi / 2) for i in range(18))
]
_ROUND = arc(0.0, 0.0, 0.5, 0, 354)

LOOKS = Looks(
    terrains={
        "farmland": TerrainLook(
            (rgb("#f4cc7a"), rgb("#fde29c"), rgb("#ffefbc")),
            rgb("#f8e2a2"),
            0.25,
            (field, field, field, cottage),
            40.0,
        ),
        "forest": TerrainLook(
            (rgb("#305e42"), rgb("#478056"), rgb("#6ca272")),
            rgb("#417f55"),
            0.5,
            (pine, pine, oak),
            19.0,
        ),
        "hill": TerrainLook(
            (rgb("#738664"), rgb("#99aa80"), rgb("#bfc9a8")),
            rgb("#9fb28a"),
            0.45,
            (mound, mound, mound, oak),
            37.0,
        ),
        "swamp": TerrainLook(
            (rgb("#53533f"), rgb("#79785c"), rgb("#a1a07c")),
            rgb("#726c4a"),
            0.35,
            (reeds, reeds, reeds, pool),
            33.0,
        ),
        "mountain": TerrainLook(
            (rgb("#6a635e"), rgb("#968e86"), rgb("#c4bdb4")), rgb("#a09a94"), 0.9, (peak,), 44.0
        ),
        "sea": TerrainLook(
            (rgb("#276892"), rgb("#3989b6"), rgb("#57abd2")),
            rgb("#3182b1"),
            0.0,
            (wave, wave, wave, wave, wave, wave, ship),
            60.0,
            water=True,
            room=0.88,
        ),
        "lake": TerrainLook(
            (rgb("#0c4a72"), rgb("#226890"), rgb("#5190ac")),
            rgb("#3c87a5"),
            0.0,
            (wave,),
            52.0,
            water=True,
            room=0.86,
        ),
    },
    markers={
        "mountain": PieceLook(rgb("#5b554f"), rgb("#f4efe6"), _ROUND, sign=0.88),
        "lair": PieceLook(rgb("#3a3229"), rgb("#f6ecd0"), _CAVE, sign=0.6, drop=0.1),
        "fortress": PieceLook(rgb("#5b7fa6"), rgb("#16202c"), _CASTLE, _GATE),
        "encampment": PieceLook(rgb("#ecd9ab"), rgb("#5a3413"), _TENT, _FLAP),
        "hole": PieceLook(rgb("#2f7a3f"), rgb("#f0ffe9"), _ROUND, sign=0.84),
        "hero": PieceLook(rgb("#ffd24a"), rgb("#3a2200"), _SHIELD, sign=0.66, drop=-0.02),
        "dragon": PieceLook(rgb("#c4241c"), rgb("#fff3e6"), _SCALE, sign=0.78),
    },
    symbols={
        "mine": PieceLook(rgb("#7a4a12"), rgb("#ffe6ad")),
        "magic": PieceLook(rgb("#5a2f91"), rgb("#f3e6ff")),
        "cavern": PieceLook(rgb("#2c2a2e"), rgb("#e8e2da")),
    },
    natives={"lost_tribe": NativeLook(rgb("#8b6a47"), rgb("#fbefd9"), "natives")},
)
