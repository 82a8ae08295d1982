"""Who plays with whom: each for themselves, or allies for a side."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Sides:
    """The side that each seat plays for."""

    of: tuple[int, ...]
    """Side by seat."""
    tie: Literal["tokens", "purse"] = "tokens"
    """What breaks a tie: race tokens on the board (B-20), or the richest player of a side."""
    names: tuple[str, ...] = ()
    """By side, its id, if sides have one: the faction that they play for."""

    @property
    def all(self) -> tuple[int, ...]:
        """The sides, in the order in which they first play."""
        return tuple(dict.fromkeys(self.of))

    def name(self, seat: int) -> str:
        """Return the id of the side that ``seat`` plays for; empty where sides have none."""
        return self.names[self.of[seat]] if self.names else ""

    @classmethod
    def each(cls, players: int) -> Sides:
        """Return the sides of a game in which each player wins alone."""
        return cls(tuple(range(players)))

    def seats(self, side: int) -> tuple[int, ...]:
        """Return the seats of ``side``, in order of play."""
        return tuple(seat for seat, of in enumerate(self.of) if of == side)

    def allies(self, seat: int) -> tuple[int, ...]:
        """Return the other seats of the side of ``seat``."""
        return tuple(other for other in self.seats(self.of[seat]) if other != seat)

    def rivals(self, seat: int) -> tuple[int, ...]:
        """Return the seats of all other sides, in order of play."""
        return tuple(other for other, of in enumerate(self.of) if of != self.of[seat])

    def shown(self, seat: int, shown: Collection[int]) -> frozenset[int]:
        """Return whose coins ``seat`` sees: its own, and those of allies who are among ``shown``.

        ``shown``: the seats that show their coins to their allies (T-04).
        """
        return frozenset((seat, *(ally for ally in self.allies(seat) if ally in shown)))
