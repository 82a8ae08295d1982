"""How the things of all editions look, by family and id; each edition has a file of its own here.

What has no look is drawn all the same: see :mod:`render.looks.look` for what it gets.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import base, underground
from .look import Looks, NativeLook, PieceLook, TerrainLook

EDITIONS: tuple[Looks, ...] = (base.LOOKS, underground.LOOKS)
"""One for each edition."""

TERRAINS: Mapping[str, TerrainLook] = {t: look for e in EDITIONS for t, look in e.terrains.items()}
MARKERS: Mapping[str, PieceLook] = {m: look for e in EDITIONS for m, look in e.markers.items()}
SYMBOLS: Mapping[str, PieceLook] = {s: look for e in EDITIONS for s, look in e.symbols.items()}
FINDS: Mapping[str, PieceLook] = {f: look for e in EDITIONS for f, look in e.finds.items()}
NATIVES: Mapping[str, NativeLook] = {n: look for e in EDITIONS for n, look in e.natives.items()}

_NO_TERRAIN, _NO_PIECE = TerrainLook(), PieceLook()


def terrain(name: str) -> TerrainLook:
    """Return how a terrain looks, an unknown one too."""
    return TERRAINS.get(name, _NO_TERRAIN)


def piece(kind: str, thing: str) -> PieceLook:
    """Return how a ``marker``, a ``symbol`` or what was found looks, an unknown one too."""
    return {"marker": MARKERS, "symbol": SYMBOLS}.get(kind, FINDS).get(thing, _NO_PIECE)


def native_icon(native: str) -> str:
    """Return the icon of original inhabitants among the ``thing`` ones, of unknown ones too."""
    return NATIVES[native].icon if native in NATIVES else ""
