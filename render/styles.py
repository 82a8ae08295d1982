"""The styles of the picture: the usual one, and one of high contrast.

Players' colors and shapes are the same in all of them; in every style they keep their
distance from each other and from every terrain for all kinds of color vision.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .looks.look import TerrainLook
from .theme import Color


@dataclass(frozen=True, slots=True)
class Style:
    """How strongly things are drawn."""

    name: str
    plain: bool
    """Terrains are even tints, without clouds, light, shore or dust."""
    pen: float
    """Thickness of the borders in pixels."""
    fill: float
    """Share of the owner's color in the middle of a region."""
    faded: float
    """Share of dusk there when the race is in decline."""
    rim: float
    """The same along its border."""
    band: int
    """Pixels of the rim that are wholly of that share."""
    shape: float
    """Radius of the owner's shape on a tile, of the tile's side."""


DEFAULT = Style(
    "default",
    False,
    3.2,
    0.72,
    0.92,
    1.0,
    4,
    0.175,
)
CONTRAST = Style(
    "contrast",
    True,
    8.0,
    0.72,
    0.92,
    1.0,
    8,
    0.26,
)
STYLES: Mapping[str, Style] = {style.name: style for style in (DEFAULT, CONTRAST)}
"""By name, the usual one first."""


def style_named(name: str) -> Style:
    """Return the style called ``name``.

    :raises LookupError: there is none.
    """
    if name not in STYLES:
        raise LookupError(f"there is no style {name!r}; there are {', '.join(STYLES)}")
    return STYLES[name]


def shades(style: Style, look: TerrainLook) -> tuple[Color, Color, Color]:
    """Return dark, middle and light of a terrain that looks like that."""
    return (look.even,) * 3 if style.plain else look.shades
