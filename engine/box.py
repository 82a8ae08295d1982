"""Everything printed that a table is played with, frozen: one board and the tiles in use."""

from __future__ import annotations

from dataclasses import dataclass

from .hooks import Trait
from .model import MarkerSpec, RegionSpec, TerrainSpec


@dataclass(frozen=True, slots=True)
class RaceSpec:
    """A race banner."""

    id: str
    banner: int
    """Tokens printed on the banner."""
    tokens: int
    """Tokens of the race in the box."""
    trait: Trait


@dataclass(frozen=True, slots=True)
class PowerSpec:
    """A power badge."""

    id: str
    badge: int
    """Tokens printed on the badge."""
    trait: Trait


@dataclass(frozen=True, slots=True)
class Box:
    """One edition's components for one number of players."""

    edition: str
    version: int
    """Version of the edition's rules, from 1; see :class:`engine.editions.Edition`."""
    board: str
    """Id of the board, ``base-3p``."""
    players: int
    rounds: int
    regions: dict[int, RegionSpec]
    """By id, in board order."""
    terrains: dict[str, TerrainSpec]
    symbols: tuple[str, ...]
    markers: dict[str, MarkerSpec]
    races: dict[str, RaceSpec]
    powers: dict[str, PowerSpec]
    die: tuple[int, ...]
    """Faces of the reinforcement die, in tokens."""
    coins: int
    """Each player's coins at the start."""
    column: int
    """Combos on offer."""
    step: int
    """Coins to pay for each combo above the one picked (B-14)."""

    def combo_tokens(self, race: str, power: str) -> int:
        """Return the tokens a combo brings: banner and badge."""
        return self.races[race].banner + self.powers[power].badge

    def closed(self, region: RegionSpec) -> bool:
        """Whether nobody may hold ``region`` unless a trait opens it."""
        return self.terrains[region.terrain].closed
