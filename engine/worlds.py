"""What powers speak of and a world may not have: terrains, symbols, what is hidden there."""

from __future__ import annotations

from typing import Literal, NamedTuple


class World(NamedTuple):
    """What powers may speak of at a table, whatever of it lies on the boards in use."""

    terrains: frozenset[str] = frozenset()
    """All that regions can count as."""
    symbols: frozenset[str] = frozenset()
    """All that regions can have, by print or by their terrain."""
    finds: frozenset[str] = frozenset()
    """The families of what can be found."""


class Lack(NamedTuple):
    """What is needed and not there."""

    family: Literal["terrain", "symbol", "relic", "place", "faction"]
    ids: tuple[str, ...] = ()
    """Any of these would do; empty: any of the family."""


class Conditional:
    """A part, or a condition of one, that may mean nothing in some world."""

    __slots__ = ()

    def lacks(self, world: World) -> Lack | None:
        """Return what I can do nothing without and ``world`` has not; ``None``: it has all.

        By itself a part lacks what one of its own conditions does.
        """
        for name in getattr(type(self), "__dataclass_fields__", ()):
            own = getattr(self, name)
            if isinstance(own, Conditional) and (lack := own.lacks(world)):
                return lack
        return None


def of_terrain(world: World, names: tuple[str, ...]) -> Lack | None:
    """Return the lack of all of these terrains, unless ``world`` has one of them."""
    return Lack("terrain", names) if world.terrains.isdisjoint(names) else None


def of_symbol(world: World, name: str) -> Lack | None:
    """Return the lack of this symbol, unless ``world`` has it."""
    return None if name in world.symbols else Lack("symbol", (name,))


def of_finds(world: World, *families: Literal["relic", "place"]) -> Lack | None:
    """Return the lack of these families of finds, unless one of them can be found in ``world``."""
    return Lack(families[0]) if world.finds.isdisjoint(families) else None
