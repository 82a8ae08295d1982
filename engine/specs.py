"""What never changes: terrains, markers and regions as printed, and the steps of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class TerrainSpec:
    """A printed kind of land or water."""

    id: str
    closed: bool = False
    """Nobody may hold such a region unless a trait opens it (seas and lakes, B-22)."""
    water: bool = False
    """Bordering it makes a region coastal (B-11)."""
    price: int = 2
    """Tokens to conquer such a region before anything else counts (B-26)."""
    marker: str = ""
    """The marker that lies on every such region from the start (mountains)."""
    kinds: frozenset[str] = frozenset()
    """Other terrains that it counts as, where two boxes are mixed."""
    symbols: frozenset[str] = frozenset()
    """Symbols that every such region counts as having."""
    left: bool = False
    """Tokens may go there but not stay: such a region is left again (rivers)."""


@dataclass(frozen=True, slots=True)
class MarkerSpec:
    """A piece that lies in a region, and what it does while it lies there."""

    id: str
    limit: int | None = None
    """Pieces in the box; ``None`` for what is printed on the board."""
    defense: int = 0
    """Extra tokens an attacker must spend, per piece."""
    immune: bool = False
    """The region can be neither conquered nor touched by others' powers (B-51)."""
    token: bool = False
    """It stands in for a race token: one beside it is not alone (encampment, not fortress).

    How it defends is for ``defense`` to say."""
    holds: bool = False
    """It holds its region also without a race token, and is no mere piece then (a champion)."""
    as_one: bool = False
    """It holds its region as one race token does: not for a race that needs more there (W-42)."""
    dies: bool = False
    """Where its region is lost, one of them dies for each race token that would (W-43)."""
    ranks: bool = False
    """It counts where race tokens break a tie (C-07)."""
    many: bool = False
    """Several may lie in one region."""
    stays_in_decline: bool = True
    """It stays when the race that holds its region goes in decline (B-54)."""
    stays_when_lost: bool = False
    """It stays when its region changes hands or is given up (mountain, B-22)."""
    stays_when_taken: bool = False
    """It stays when its region changes hands, but goes when that is left empty (a bomb, W-44)."""
    fixed: bool = False
    """It stays where it lies also when all that stands there is moved elsewhere (W-47)."""
    hides: bool = False
    """It lies on something to be found, so it's left in the box where finds are (W-06)."""
    by: str = ""
    """Trait whose piece it is, if that matters: where it goes is asked as a question of that trait.

    In hand it is no strength where the trait is suppressed (U-22)."""


@dataclass(frozen=True, slots=True)
class RegionSpec:
    """One printed region: terrain, symbols and borders never change."""

    id: int
    """Number on the table: regions of several boards are numbered through."""
    terrain: str
    borders: frozenset[int]
    """Ids of the adjacent regions."""
    symbols: frozenset[str] = frozenset()
    """Printed icons."""
    natives: int = 0
    """Tokens of the original inhabitants at the start."""
    native: str = ""
    """Which inhabitants these are, by the id of their kind."""
    kinds: frozenset[str] = frozenset()
    """All terrains that it counts as, its own among them."""
    board: str = ""
    """Id of the board it is printed on."""
    number: int = 0
    """Its number on that board."""
    edge: bool = False
    """Touches the board edge."""
    entry: bool = False
    """A first conquest may be made here (B-10)."""
    coastal: bool = False
    """Land that borders a sea or a lake (B-11)."""
    markers: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Pieces that lie here before the first turn, by marker: the terrain's, and the board's."""


@dataclass(frozen=True, slots=True)
class StepSpec:
    """What a step of the turn is for; :mod:`engine.steps` says what may be done in it."""

    id: str
    picks: bool = False
    """A combo is taken."""
    forms: bool = False
    """A combo has been taken and its tokens are not yet counted."""
    chooses: bool = False
    """The player says whether the turn is played on or spent on going in decline."""
    conquers: bool = False
    """An army may conquer."""
    places: Literal["", "hand", "driven"] = ""
    """Where the tokens come from that an army puts in its regions."""
    lays: bool = False
    """The powers place their pieces, and choose what else there is before the scoring."""
    before_scoring: bool = False
    """The turn's player has yet to score."""
    over: bool = False
    """The game is over."""

    @property
    def acts(self) -> bool:
        """One army of the turn's player acts."""
        return self.conquers or self.places == "hand"


PICK: Final = StepSpec("pick", picks=True, before_scoring=True)
FORM: Final = StepSpec("form", forms=True, before_scoring=True)
CHOOSE: Final = StepSpec("choose", chooses=True, before_scoring=True)
CONQUER: Final = StepSpec("conquer", conquers=True, before_scoring=True)
REDEPLOY: Final = StepSpec("redeploy", places="hand", before_scoring=True)
PLACE: Final = StepSpec("place", lays=True, before_scoring=True)
DECLINE: Final = StepSpec("decline", before_scoring=True)
AFTER_SCORE: Final = StepSpec("after_score")
REGROUP: Final = StepSpec("regroup", places="hand")
WITHDRAW: Final = StepSpec("withdraw", places="driven")
OVER: Final = StepSpec("over", over=True)
STEP_SPECS: Final[Mapping[str, StepSpec]] = {
    step.id: step
    for step in (
        PICK, FORM, CHOOSE, CONQUER, REDEPLOY, PLACE, DECLINE, AFTER_SCORE, REGROUP, WITHDRAW,
        OVER,
    )
}  # fmt: skip
"""By id, in the order of the turn."""
