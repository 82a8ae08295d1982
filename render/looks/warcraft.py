"""How the things of Warcraft look: warm islands in a bright sea."""

from __future__ import annotations

import math

from render.scenery.shores import (
    breaker,
    fish,
    furrows,
    leafy,
    lilies,
    mangrove,
    meadow,
    palm,
    reef,
    sheaves,
    sloop,
    tor,
    windmill,
)
from render.theme import rgb

from .look import Looks, NativeLook, OpenWater, PieceLook, TerrainLook, arc

_FLAMES = [
    (-0.5, 0.5),
    (-0.5, 0.06),
    (-0.36, -0.34),
    (-0.2, -0.02),
    (-0.12, -0.08),
    (0.02, -0.5),
    (0.16, -0.08),
    (0.22, -0.02),
    (0.36, -0.34),
    (0.5, 0.06),
    (0.5, 0.5),
]
_STAKES = [
    (-0.5, 0.46),
    (-0.5, -0.22),
    (-0.38, -0.46),
    (-0.25, -0.22),
    (-0.13, -0.46),
    (0.0, -0.22),
    (0.13, -0.46),
    (0.25, -0.22),
    (0.38, -0.46),
    (0.5, -0.22),
    (0.5, 0.46),
]
_RAIL = [(-0.5, 0.02), (0.5, 0.02), (0.5, 0.16), (-0.5, 0.16)]
_BANNER = [(-0.44, -0.5), (0.44, -0.5), (0.44, 0.5), (0.0, 0.24), (-0.44, 0.5)]
_EARS = [
    (-0.5, -0.5),
    (-0.2, -0.3),
    (0.2, -0.3),
    (0.5, -0.5),
    (0.5, 0.06),
    (0.3, 0.3),
    (0.14, 0.5),
    (-0.14, 0.5),
    (-0.3, 0.3),
    (-0.5, 0.06),
]
_WATCH = [
    (0.0, -0.5),
    (0.5, -0.2),
    (0.34, -0.2),
    (0.34, 0.1),
    (0.22, 0.1),
    (0.46, 0.5),
    (-0.46, 0.5),
    (-0.22, 0.1),
    (-0.34, 0.1),
    (-0.34, -0.2),
    (-0.5, -0.2),
]
_GAP = [(0.0, 0.2), (0.2, 0.5), (-0.2, 0.5)]
_BOMB = [
    *arc(-0.06, 0.06, 0.44, 320, 650),
    (0.18, -0.38),
    (0.34, -0.5),
    (0.5, -0.36),
]
_SPARK = [
    (
        0.36 + (0.15 if i % 2 == 0 else 0.06) * math.cos(a),
        -0.34 + (0.15 if i % 2 == 0 else 0.06) * math.sin(a),
    )
    for i, a in ((i, math.pi * i / 6) for i in range(12))
]
_FLAG = [
    (-0.44, -0.5),
    (-0.3, -0.5),
    (-0.3, -0.44),
    (0.0, -0.34),
    (0.5, -0.44),
    (0.36, -0.1),
    (0.5, 0.2),
    (0.0, 0.26),
    (-0.3, 0.16),
    (-0.3, 0.5),
    (-0.44, 0.5),
]
_RING = arc(0.03, -0.09, 0.2, 0, 354)
_LOTUS = [
    (0.0, -0.48),
    (0.17, -0.2),
    (0.4, -0.36),
    (0.34, -0.02),
    (0.5, 0.02),
    (0.34, 0.34),
    (0.14, 0.46),
    (-0.14, 0.46),
    (-0.34, 0.34),
    (-0.5, 0.02),
    (-0.34, -0.02),
    (-0.4, -0.36),
    (-0.17, -0.2),
]
_CHEST = [
    (-0.5, 0.46),
    (-0.5, -0.1),
    *arc(-0.2, -0.1, 0.3, 180, 270, 1.2),
    *arc(0.2, -0.1, 0.3, 270, 360, 1.2),
    (0.5, 0.46),
]
_ROSETTE = [
    ((0.42 + 0.08 * math.cos(6 * a)) * math.sin(a), (0.42 + 0.08 * math.cos(6 * a)) * -math.cos(a))
    for a in (math.radians(4 * i) for i in range(90))
]
_ARCH = [
    (-0.5, 0.5),
    (-0.5, 0.34),
    (-0.42, 0.34),
    *arc(0.0, -0.06, 0.42, 180, 360, 1.05),
    (0.42, 0.34),
    (0.5, 0.34),
    (0.5, 0.5),
]
_KITE = [
    (-0.46, -0.5),
    (0.46, -0.5),
    (0.46, 0.02),
    (0.3, 0.28),
    (0.0, 0.5),
    (-0.3, 0.28),
    (-0.46, 0.02),
]
_TEETH = [
    (-0.5, -0.5),
    (0.5, -0.5),
    (0.5, 0.5),
    (0.25, 0.16),
    (0.0, 0.5),
    (-0.25, 0.16),
    (-0.5, 0.5),
]
_LEAF = [
    (0.0, -0.5),
    *arc(-0.1, 0.0, 0.56, 310, 410, 0.94),
    (0.0, 0.5),
    *arc(0.1, 0.0, 0.56, 130, 230, 0.94),
]


def _artifact(face: str, ink: str) -> PieceLook:
    """Return the look of something that changes hands: a rosette."""
    return PieceLook(rgb(face), rgb(ink), _ROSETTE, sign=0.68)


def _place(face: str, ink: str) -> PieceLook:
    """Return the look of a place that stands: an arch upon a step."""
    return PieceLook(rgb(face), rgb(ink), _ARCH, sign=0.64, drop=0.02)


LOOKS = Looks(
    terrains={
        "fields": TerrainLook(
            (rgb("#f7d260"), rgb("#ffe57a"), rgb("#fff4aa")),
            rgb("#ffe97d"),
            0.2,
            (sheaves, sheaves, furrows, furrows, furrows, windmill),
            40.0,
        ),
        "forest": TerrainLook(
            (rgb("#3d956d"), rgb("#5abd89"), rgb("#86d6a7")),
            rgb("#5eb98a"),
            0.35,
            (leafy, leafy, leafy, palm),
            25.0,
        ),
        "hill": TerrainLook(
            (rgb("#9edc67"), rgb("#c2f98d"), rgb("#deffb3")),
            rgb("#c2fe87"),
            0.35,
            (meadow, meadow, meadow, leafy),
            40.0,
        ),
        "swamp": TerrainLook(
            (rgb("#2c4f4c"), rgb("#456f68"), rgb("#6b958a")),
            rgb("#48746c"),
            0.35,
            (mangrove, mangrove, lilies),
            33.0,
        ),
        "mountain": TerrainLook(
            (rgb("#837464"), rgb("#92806d"), rgb("#a59583")), rgb("#908572"), 0.5, (tor,), 44.0
        ),
        "sea": TerrainLook(
            (rgb("#0e7182"), rgb("#178597"), rgb("#309fae")),
            rgb("#1c91a3"),
            0.0,
            (breaker, breaker, breaker, breaker, sloop),
            50.0,
            water=True,
            room=0.88,
        ),
        "lake": TerrainLook(
            (rgb("#1da189"), rgb("#43bea5"), rgb("#7adac3")),
            rgb("#46bcb2"),
            0.0,
            (reef, fish, lilies),
            44.0,
            water=True,
            room=0.86,
        ),
    },
    markers={
        "wisp_wall": PieceLook(rgb("#6ff0d0"), rgb("#06443c"), _FLAMES, sign=0.5, drop=0.16),
        "fort": PieceLook(rgb("#d9a866"), rgb("#4a2a0c"), _STAKES, _RAIL),
        "champion": PieceLook(rgb("#fff0cf"), rgb("#8e1416"), _BANNER, sign=0.66, drop=-0.1),
        "beast": PieceLook(rgb("#e0b890"), rgb("#4a2a12"), _EARS, sign=0.6, drop=0.02),
        "watch_tower": PieceLook(rgb("#1d4f94"), rgb("#ffe0a0"), _WATCH, _GAP),
        "bomb": PieceLook(rgb("#101014"), rgb("#ffb52e"), _BOMB, _SPARK),
        "objective": PieceLook(rgb("#1f5fd6"), rgb("#ffffff"), _FLAG, _RING),
        "harmony": PieceLook(rgb("#7fe0b0"), rgb("#0e4a30"), _LOTUS, sign=0.5, drop=0.1),
        "face_down": PieceLook(rgb("#6a86a8"), rgb("#fff6c8"), _CHEST, sign=0.6, drop=0.04),
    },
    symbols={"anchor": PieceLook(rgb("#123f6b"), rgb("#f0f9ff"))},
    natives={"murloc": NativeLook(rgb("#2c6f78"), rgb("#f2ffd2"), "murloc")},
    finds={
        "aegis_of_aggramar": _artifact("#3d76ff", "#06102c"),
        "ashes_of_alar": _artifact("#ff66a0", "#ffffff"),
        "doomhammer": _artifact("#b8986a", "#1c0e02"),
        "frostmourne": _artifact("#a4e3ff", "#0f3357"),
        "heart_of_azeroth": _artifact("#0aa850", "#ffffff"),
        "battleground": _place("#e0463c", "#240303"),
        "dark_portal": _place("#39b34a", "#062a0c"),
        "karazhan": _place("#5f6ef8", "#ffffff"),
        "lights_hope_chapel": _place("#ffe37a", "#6a4208"),
        "meeting_stone": _place("#a39c90", "#1d1a14"),
        "spirit_healer": _place("#c8ecff", "#1f5488"),
        "well_of_eternity": _place("#1fb2e6", "#022438"),
    },
    factions={
        "alliance": PieceLook(rgb("#1f4fae"), rgb("#ffffff"), _KITE, sign=0.62, drop=-0.06),
        "horde": PieceLook(rgb("#9a140d"), rgb("#fff0c0"), _TEETH, sign=0.56, drop=-0.1),
        "neutral": PieceLook(rgb("#e2ecd2"), rgb("#1f3a2c"), _LEAF, sign=0.6),
    },
    around=OpenWater(
        (rgb("#1b61b2"), rgb("#2872c4"), rgb("#408cd8")), rgb("#2268b8"), rgb("#134389")
    ),
    exchanges=frozenset({"portal_mage"}),
)
