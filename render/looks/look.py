"""What an edition's looks are made of: values that say how its things are drawn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from render.scenery.art import Artist
from render.theme import AROUND, OTHER, PLAIN, XY, Color


@dataclass(frozen=True, slots=True)
class TerrainLook:
    """A kind of land or water."""

    shades: tuple[Color, Color, Color] = PLAIN
    """Dark, middle and light."""
    even: Color = PLAIN[1]
    """The one tint that it has in the style of high contrast."""
    steep: float = 0.0
    """How strongly its ground is lit from the side."""
    scenery: tuple[Artist, ...] = ()
    """What stands on it."""
    apart: float = 0.0
    """Pixels between two of these things."""
    water: bool = False
    """It has shores, and no land but what lies around it."""
    flows: bool = False
    """Water with a current, which is waded through and not sailed on."""
    deep: bool = False
    """It falls away into the dark behind an edge, and nobody enters there."""
    buried: bool = False
    """It lies below ground, framed by dark rock."""
    cracked: float = 0.0
    """How dark the cracks in its ground are, 0 to 1."""
    glow: Color | None = None
    """The light that its scenery throws upon the ground around."""
    room: float = 1.0
    """Wished radius of such a region when a map is computed, ordinary land being 1."""


@dataclass(frozen=True, slots=True)
class PieceLook:
    """A marker or a printed symbol: a disc, or what its outline makes of it."""

    face: Color = OTHER[0]
    ink: Color = OTHER[1]
    outline: list[XY] = field(default_factory=list)
    """In a square from -0.5 to 0.5; empty: a disc."""
    opening: list[XY] = field(default_factory=list)
    """A part of it in the color of the ink."""
    sign: float = 0.0
    """Side of its icon, of the piece's."""
    drop: float = 0.0
    """How far below the middle the icon stands."""


@dataclass(frozen=True, slots=True)
class NativeLook:
    """Original inhabitants, who lie on a tile of nobody's."""

    face: Color
    ink: Color
    icon: str
    """Their icon among the ``thing`` ones."""


@dataclass(frozen=True, slots=True)
class OpenWater:
    """The water around several boards, which is no region."""

    shades: tuple[Color, Color, Color] = AROUND
    """Dark, middle and light."""
    even: Color = AROUND[1]
    """The one tint that it has in the style of high contrast."""
    far: Color | None = None
    """What it darkens to toward the frame, with a swell; ``None``: it is alike all over."""


@dataclass(frozen=True, slots=True)
class Looks:
    """How the things of one edition look, by id."""

    terrains: Mapping[str, TerrainLook]
    markers: Mapping[str, PieceLook]
    symbols: Mapping[str, PieceLook]
    natives: Mapping[str, NativeLook]
    finds: Mapping[str, PieceLook] = field(default_factory=dict)
    """Things that are found on the board: relics, places."""
    factions: Mapping[str, PieceLook] = field(default_factory=dict)
    """The emblems of what races belong to."""
    around: OpenWater = OpenWater()
    """What its boards lie in if there are several, above ground."""
    exchanges: frozenset[str] = frozenset()
    """What lets all that stands in two regions change places, and notes both: ``region`` and
    ``amount``."""


def arc(x: float, y: float, radius: float, start: int, end: int, high: float = 1.0) -> list[XY]:
    """Return points on an arc, by degrees clockwise from the right; ``high`` squeezes it."""
    steps = max(2, abs(end - start) // 6)
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), y + high * radius * math.sin(a)) for a in angles]
