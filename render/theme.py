"""Colors and measures of the picture, in pixels of its full size."""

from __future__ import annotations

from dataclasses import dataclass

Color = tuple[int, int, int]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
XY = tuple[float, float]
"""A point, across and down."""

WIDTH, HEIGHT = 1600, 1200
PANEL = (1000, 750)
"""Width and height of the small board in a player's panel."""
BOARD_BYTES = 400_000
"""Largest size of the encoded picture."""
PANEL_BYTES = 150_000
"""Largest size of an encoded panel."""

MAP = (22, 118)
"""Where the map's upper left corner lies."""
HEADER: Box = (22, 22, 1222, 100)
COLUMN: Box = (1242, 22, 1578, 592)
PLAYERS: Box = (1242, 608, 1578, 1178)
TITLE = 48
"""Height of a side panel's heading."""

SMALLEST = 22
"""No text is smaller: 7.5 px on a picture shown 550 px wide."""
NUMBER = 35
"""Font size of region numbers: digits are at least 24 px high, 8 px when shown 550 px wide."""


def rgb(code: str) -> Color:
    """Return the color written ``#rrggbb``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Color, b: Color, share: float) -> Color:
    """Return ``a`` with ``share`` (0 to 1) of ``b`` in it."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def bright(color: Color) -> Color:
    """Return ``color``, lighter if it is a dark one, for what is drawn on something dark."""
    return color if sum(color) > 330 else mix(color, (255, 255, 255), 0.35)


@dataclass(frozen=True, slots=True)
class Seat:
    """How a player's pieces look: color and shape, so that color is never the only cue."""

    color: Color
    ink: Color
    """What is drawn upon the color."""
    shape: str
    """``circle``, ``triangle``, ``square``, ``diamond`` or ``star``."""


SEATS = (
    Seat(rgb("#cb8cff"), rgb("#1c0f30"), "circle"),
    Seat(rgb("#ea7b02"), rgb("#2b1a00"), "triangle"),
    Seat(rgb("#f5f4f9"), rgb("#211d18"), "square"),
    Seat(rgb("#50207c"), rgb("#f7efff"), "diamond"),
    Seat(rgb("#6e0019"), rgb("#ffece6"), "star"),
)
"""By seat; the five colors differ for every kind of color vision."""

PAPER = rgb("#f2e4bd")
PAPER_LIGHT = rgb("#fbf3da")
PAPER_DARK = rgb("#cfb683")
INK = rgb("#2a1a0d")
INK_SOFT = rgb("#6b4a2b")
GOLD = rgb("#e9b949")
GOLD_DARK = rgb("#8a5f16")
GOLD_LIGHT = rgb("#ffe9a8")
WOOD = rgb("#3a2617")
RUST = rgb("#8a2f14")
GAIN = rgb("#1f6b2c")
NIGHT = rgb("#17110c")
FRESH = rgb("#fff6cf")
"""Outline of what was just conquered."""
LOSS = rgb("#e5402c")
"""Marks of what was just lost."""
DUSK = rgb("#2e1432")
"""The ground of a region in decline."""
ASH = rgb("#4d4944")
"""The face of a token in decline."""
SLATE = rgb("#59616a")
"""The tile of a race that nobody holds."""

PLAIN = (rgb("#8f8266"), rgb("#b0a284"), rgb("#d0c4a6"))
"""Dark, middle and light of a terrain that has no colors of its own."""
AROUND = (rgb("#1d4f70"), rgb("#2b6a8e"), rgb("#3f86a8"))
"""The same of the open water between several boards, which is no region."""
ROCK = (rgb("#14161b"), rgb("#24272e"), rgb("#3c4049"))
"""The same of the rock around boards that lie below ground."""
OTHER = (rgb("#5a4a3a"), rgb("#f6ecd8"))
"""Disc and icon of a marker or symbol that has no colors of its own."""
