"""How the things of Underground look."""

from __future__ import annotations

import math

from render.scenery.caves import (
    adit,
    bubbles,
    cart,
    crag,
    crystals,
    glint,
    mushroom,
    ooze,
    ore,
    rails,
    ripple,
    stalagmite,
    toadstools,
)
from render.theme import rgb

from .look import Looks, NativeLook, PieceLook, TerrainLook, arc

_CRAGS = [
    (-0.5, 0.48),
    (-0.42, -0.02),
    (-0.3, 0.1),
    (-0.08, -0.5),
    (0.1, -0.16),
    (0.22, -0.3),
    (0.4, 0.0),
    (0.5, 0.48),
]
_CONE = [(-0.5, 0.46), (-0.24, -0.34), (-0.12, -0.48), (0.12, -0.48), (0.24, -0.34), (0.5, 0.46)]
_IDOL = [
    (-0.3, -0.5),
    (0.3, -0.5),
    (0.5, -0.3),
    (0.5, 0.5),
    (-0.5, 0.5),
    (-0.5, -0.3),
]
_HAMMER = [
    (-0.5, -0.46),
    (0.36, -0.46),
    (0.5, -0.34),
    (0.5, -0.04),
    (0.14, -0.04),
    (0.14, 0.48),
    (-0.14, 0.48),
    (-0.14, -0.04),
    (-0.5, -0.04),
]
_CROWN = [
    (-0.5, -0.34),
    (-0.26, -0.06),
    (0.0, -0.5),
    (0.26, -0.06),
    (0.5, -0.34),
    (0.42, 0.46),
    (-0.42, 0.46),
]
_BAND = [(-0.4, 0.2), (0.4, 0.2), (0.4, 0.34), (-0.4, 0.34)]
_MUSHROOM = [
    *arc(0.0, 0.06, 0.5, 180, 360, 1.1),
    (0.44, 0.16),
    (0.17, 0.16),
    (0.23, 0.48),
    (-0.23, 0.48),
    (-0.17, 0.16),
    (-0.44, 0.16),
]
_SPOT = arc(0.0, -0.2, 0.17, 0, 354)
_BURST = [
    ((0.5 if i % 2 == 0 else 0.26) * math.cos(a), (0.5 if i % 2 == 0 else 0.26) * math.sin(a))
    for i, a in ((i, math.pi * i / 8 - math.pi / 2) for i in range(16))
]
_SACK = [
    (-0.2, -0.5),
    (0.2, -0.5),
    (0.12, -0.3),
    *arc(0.0, 0.12, 0.48, 300, 360),
    *arc(0.0, 0.12, 0.48, 0, 60, 0.8),
    (0.24, 0.48),
    (-0.24, 0.48),
    *arc(0.0, 0.12, 0.48, 120, 240, 0.8),
    (-0.12, -0.3),
]
_HORNS = [
    (-0.5, -0.5),
    (-0.3, -0.22),
    (-0.1, -0.36),
    (0.1, -0.36),
    (0.3, -0.22),
    (0.5, -0.5),
    (0.46, 0.1),
    (0.28, 0.34),
    (0.0, 0.5),
    (-0.28, 0.34),
    (-0.46, 0.1),
]
_SHEET = [
    (-0.46, 0.5),
    *arc(0.0, -0.04, 0.46, 180, 360),
    (0.46, 0.5),
    (0.2, 0.5),
    (0.2, 0.34),
    (-0.2, 0.34),
    (-0.2, 0.5),
]
_WALL = [
    (-0.5, -0.44),
    (-0.28, -0.44),
    (-0.28, -0.22),
    (-0.11, -0.22),
    (-0.11, -0.44),
    (0.11, -0.44),
    (0.11, -0.22),
    (0.28, -0.22),
    (0.28, -0.44),
    (0.5, -0.44),
    (0.5, 0.44),
    (-0.5, 0.44),
]
_GEM = [
    (-0.26, -0.5),
    (0.26, -0.5),
    (0.5, -0.26),
    (0.5, 0.26),
    (0.26, 0.5),
    (-0.26, 0.5),
    (-0.5, 0.26),
    (-0.5, -0.26),
]
_SIGN = [(0.0, -0.5), (0.5, -0.2), (0.5, 0.48), (-0.5, 0.48), (-0.5, -0.2)]


def _relic(face: str, ink: str = "#1d1408") -> PieceLook:
    """Return the look of something one carries away: an eight-sided case."""
    return PieceLook(rgb(face), rgb(ink), _GEM, sign=0.74)


def _place(face: str, ink: str = "#fff8e6") -> PieceLook:
    """Return the look of something built: a house."""
    return PieceLook(rgb(face), rgb(ink), _SIGN, sign=0.66, drop=0.08)


LOOKS = Looks(
    terrains={
        "mudpool": TerrainLook(
            (rgb("#58492b"), rgb("#806b40"), rgb("#a9905d")),
            rgb("#836a4b"),
            0.35,
            (bubbles, bubbles, ooze, ooze, stalagmite),
            36.0,
            buried=True,
        ),
        "mystic_crystal": TerrainLook(
            (rgb("#213350"), rgb("#324b75"), rgb("#5075a1")),
            rgb("#4e7890"),
            0.8,
            (crystals, crystals, crystals, glint),
            31.0,
            cracked=0.5,
            glow=rgb("#4cc8d8"),
            buried=True,
        ),
        "mushroom_forest": TerrainLook(
            (rgb("#224f3e"), rgb("#347056"), rgb("#5a9a76")),
            rgb("#347157"),
            0.45,
            (mushroom, mushroom, toadstools),
            28.0,
            buried=True,
        ),
        "mine": TerrainLook(
            (rgb("#6a644c"), rgb("#90886a"), rgb("#b9b190")),
            rgb("#8f8766"),
            0.6,
            (adit, cart, rails, ore, ore),
            42.0,
            cracked=0.55,
            buried=True,
        ),
        "black_mountain": TerrainLook(
            (rgb("#36413f"), rgb("#525f5b"), rgb("#7a8984")),
            rgb("#515f5b"),
            0.9,
            (crag,),
            40.0,
            cracked=0.8,
            buried=True,
        ),
        "river": TerrainLook(
            (rgb("#14607c"), rgb("#2283a0"), rgb("#5cb2c6")),
            rgb("#2485a2"),
            0.0,
            (ripple,),
            76.0,
            water=True,
            flows=True,
            room=0.82,
            buried=True,
        ),
        "chasm": TerrainLook(
            (rgb("#020a12"), rgb("#061522"), rgb("#1d3448")),
            rgb("#061522"),
            0.0,
            (),
            0.0,
            room=0.72,
            deep=True,
            buried=True,
        ),
    },
    markers={
        "black_mountain": PieceLook(rgb("#3c4866"), rgb("#dfe6f5"), _CRAGS, sign=0.66, drop=0.13),
        "volcano": PieceLook(rgb("#b3260e"), rgb("#ffe39a"), _CONE, sign=0.6, drop=0.12),
        "great_ancient": PieceLook(rgb("#1f6f5c"), rgb("#d8ffe9"), _IDOL, sign=0.72, drop=-0.02),
        "silver_hammer": PieceLook(rgb("#cfd6df"), rgb("#3a424d"), _HAMMER),
        "queen": PieceLook(rgb("#e2569a"), rgb("#fff1c9"), _CROWN, _BAND),
        "mushroom_armor": PieceLook(rgb("#d63a2a"), rgb("#fff4dd"), _MUSHROOM, _SPOT),
        "vengeance": PieceLook(rgb("#8d1230"), rgb("#ffe3e3"), _BURST, sign=0.5),
        "bag": PieceLook(rgb("#a7763a"), rgb("#2c1a06"), _SACK, sign=0.56, drop=0.1),
        "balrog": PieceLook(rgb("#2a0d08"), rgb("#ff7a2e"), _HORNS, sign=0.7, drop=0.02),
        "ghost": PieceLook(rgb("#e4f0f6"), rgb("#33516b"), _SHEET, sign=0.62, drop=-0.04),
        "keep_walls": PieceLook(rgb("#9aa3ad"), rgb("#2b3138"), _WALL, sign=0.56, drop=0.1),
    },
    symbols={"volcano": PieceLook(rgb("#7a1a0a"), rgb("#ffd9a0"))},
    natives={"monster": NativeLook(rgb("#2f5a2a"), rgb("#f1ffd8"), "monster")},
    finds={
        "flying_doormat": _relic("#2a5bd7", "#fff8e6"),
        "froggys_ring": _relic("#76c832"),
        "scepter_of_avarice": _relic("#f4cf4a"),
        "shiny_orb": _relic("#8fe3f2"),
        "stinky_trolls_socks": _relic("#e8a5b8"),
        "sword_of_the_killer_rabbit": _relic("#b9c6d6"),
        "altar_of_souls": _place("#8a2fb4"),
        "crypt_of_the_tomb_raider": _place("#e9dfc4", "#2b2418"),
        "diamond_fields": _place("#1c55b8"),
        "fountain_of_youth": _place("#3fd0c0", "#06302c"),
        "great_brass_pipe": _place("#e0a526", "#2f1d02"),
        "keep_on_the_motherland": _place("#c05a38"),
        "mine_of_the_lost_dwarf": _place("#5a3410"),
        "stonehedge": _place("#3f8f3b"),
        "wickedest_pentacle": _place("#ff2e63", "#16040a"),
    },
)
