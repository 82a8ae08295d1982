"""How the things of all editions look, by family and id; each edition has a file of its own here.

What has no look is drawn all the same: see :mod:`render.looks.look` for what it gets.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import base, underground, warcraft
from .look import Looks, NativeLook, OpenWater, PieceLook, TerrainLook

EDITIONS: dict[str, Looks] = {
    "base": base.LOOKS,
    "underground": underground.LOOKS,
    "warcraft": warcraft.LOOKS,
}
"""By edition.  Two of them may say how a terrain looks, for land belongs to a world, and each board
lies in one; of all else, which one edition brings to another's boards, only one says it."""

_ALL = tuple(EDITIONS.values())
MARKERS: Mapping[str, PieceLook] = {m: look for e in _ALL for m, look in e.markers.items()}
SYMBOLS: Mapping[str, PieceLook] = {s: look for e in _ALL for s, look in e.symbols.items()}
FINDS: Mapping[str, PieceLook] = {f: look for e in _ALL for f, look in e.finds.items()}
NATIVES: Mapping[str, NativeLook] = {n: look for e in _ALL for n, look in e.natives.items()}

FACTIONS: Mapping[str, PieceLook] = {f: look for e in _ALL for f, look in e.factions.items()}
EXCHANGES = frozenset[str]().union(*(e.exchanges for e in _ALL))

_NO_TERRAIN, _NO_PIECE = TerrainLook(), PieceLook()


def terrain(name: str, world: str) -> TerrainLook:
    """Return how a terrain looks on the boards of the edition ``world``, an unknown one too.

    What that edition has no look for looks as it does in the first one that has.
    """
    for looks in (*filter(None, (EDITIONS.get(world),)), *EDITIONS.values()):
        if name in looks.terrains:
            return looks.terrains[name]
    return _NO_TERRAIN


def around(world: str) -> OpenWater:
    """Return how the water around several boards of the edition ``world`` looks."""
    return EDITIONS[world].around if world in EDITIONS else OpenWater()


def piece(kind: str, thing: str) -> PieceLook:
    """Return how a ``marker``, ``symbol``, ``faction`` or find looks, an unknown one too."""
    known = {"marker": MARKERS, "symbol": SYMBOLS, "faction": FACTIONS}.get(kind, FINDS)
    return known.get(thing, _NO_PIECE)


def native_icon(native: str) -> str:
    """Return the icon of original inhabitants among the ``thing`` ones, of unknown ones too."""
    return NATIVES[native].icon if native in NATIVES else ""
