"""What a region is to a designer, whatever its edition calls it."""

from __future__ import annotations

from typing import Final

from render.looks import terrain

LAND: Final = "land"
RIVER: Final = "flowing"
"""Water that flows: a chain of it crosses the board."""
CHASM: Final = "closed"
"""Nobody enters there."""
WATER: Final = "open water"
"""A sea or a lake."""


def role(name: str, edition: str) -> str:
    """Return what regions of the terrain ``name`` are to a designer of an edition's boards."""
    look = terrain(name, edition)
    if look.deep:
        return CHASM
    if look.water:
        return RIVER if look.flows else WATER
    return LAND
