"""Colors as people with other kinds of color vision see them, and how far two are apart."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Color = tuple[int, int, int]
"""sRGB, 0 to 255."""
Lab = tuple[float, float, float]

_Matrix = tuple[tuple[float, float, float], ...]

VISION: dict[str, _Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Kinds of color vision, as matrices upon linear RGB.

Source: Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color
Vision Deficiency, IEEE TVCG 15(6), 2009; severity 1.0.
"""

_WHITE = (0.95047, 1.0, 1.08883)
"""D65, 2 degrees."""
_TO_XYZ: _Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def _times(matrix: _Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _linear(channel: float) -> float:
    """Return a channel of sRGB (0 to 1) as an amount of light."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _f(t: float) -> float:
    return t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29


def lab(color: Color, vision: str = "usual") -> Lab:
    """Return ``color`` in CIELAB as it looks to one with this kind of ``vision``.

    :raises KeyError: there is no such kind.
    """
    light = _times(VISION[vision], tuple(_linear(c / 255) for c in color))
    shown = tuple(min(1.0, max(0.0, c)) for c in light)
    x, y, z = (_f(v / w) for v, w in zip(_times(_TO_XYZ, shown), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def delta_e(one: Lab, two: Lab) -> float:
    """Return the CIEDE2000 difference of two colors; about 1 can just be seen.

    Source: Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, Color Research and
    Application 30(1), 2005, with all weights 1.
    """
    (l1, a1, b1), (l2, a2, b2) = one, two
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = _hue(a1, b1), _hue(a2, b2)
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    if c1 * c2 and h2 - h1 == 180:
        turn = 180.0
    light, rich, hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))

    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    if not c1 * c2:
        mean_h = h1 + h2
    elif abs(h1 - h2) <= 180:
        mean_h = (h1 + h2) / 2
    else:
        mean_h = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    bend = 60 * exp(-(((mean_h - 275) / 25) ** 2))
    r = -2 * sqrt(mean_c**7 / (mean_c**7 + 25.0**7)) * sin(radians(bend))
    return sqrt(
        (light / s_l) ** 2 + (rich / s_c) ** 2 + (hue / s_h) ** 2 + r * (rich / s_c) * (hue / s_h)
    )


def apart(one: Color, two: Color, vision: str = "usual") -> float:
    """Return how far two colors are apart (CIEDE2000) for one with this kind of ``vision``."""
    return delta_e(lab(one, vision), lab(two, vision))
