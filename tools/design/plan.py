"""What a board shall be like: a file of ``plans``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PositiveInt, ValidationError

from engine import EDITIONS
from engine.loading import DATA, load_edition

from .roles import LAND, RIVER, WATER, role

Point = tuple[float, float]

PLANS = Path(__file__).parent / "plans"
"""Where our plans are."""
SHEET = (1172, 1032)
"""Width and height of a board that has the whole map to itself, in pixels."""


class PlanError(ValueError):
    """A plan that cannot be used; the message says why."""


class Natives(BaseModel):
    """Original inhabitants: how many regions they live in, and how many tokens in each."""

    model_config = ConfigDict(extra="forbid")

    regions: int = Field(ge=1)
    tokens: int = Field(ge=1)
    not_on: list[str] = []
    """Terrains on which they don't live."""


class Symbol(BaseModel):
    """A symbol that is printed on so many regions of some terrains."""

    model_config = ConfigDict(extra="forbid")

    regions: int = Field(ge=1)
    on: list[str] = Field(min_length=1)
    edge: bool | None = None
    """Whether these regions lie at the edge; ``None``: they may or may not."""
    apart: bool = False
    """No two of them are neighbors."""
    among: dict[str, int] = {}
    """In how many of these regions natives may live at most, by their kind."""


class Piece(BaseModel):
    """A piece that lies in so many regions of land before the first turn."""

    model_config = ConfigDict(extra="forbid")

    regions: int = Field(ge=1)
    off: list[str] = []
    """Symbols that its regions must not have."""
    guarded: bool = False
    """Only where natives live or a piece of the terrain's lies."""


class _Face(BaseModel):
    model_config = ConfigDict(extra="forbid")

    terrains: dict[str, int]
    chosen: int | None = None


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid")

    edition: str
    players: int | None = Field(default=None, ge=2, le=5)
    outline: tuple[PositiveInt, PositiveInt] = SHEET
    terrains: dict[str, int] = {}
    faces: dict[Annotated[str, Field(pattern="^[a-z0-9]+$")], _Face] = {}
    natives: dict[str, Natives] = {}
    symbols: dict[str, Symbol] = {}
    pieces: dict[str, Piece] = {}
    edge: dict[str, bool] = {}
    bounds: dict[str, tuple[float, float]] = {}
    together: dict[str, tuple[float, float]] = {}
    centers: list[Point] = []
    chosen: int | None = None


@dataclass(frozen=True)
class Plan:
    """A board that is wanted, or what the faces of a set of boards have in common."""

    edition: str
    players: int | None
    """``None``: it serves any number of them."""
    terrains: Mapping[str, int]
    """Regions of each terrain."""
    natives: Mapping[str, Natives]
    symbols: Mapping[str, Symbol]
    """Symbols by name, besides those that a terrain has everywhere."""
    edge: Mapping[str, bool]
    """Seas and lakes: whether the regions of a terrain lie at the edge; others may or may not."""
    bounds: Mapping[str, tuple[float, float]]
    """Least and largest value of each measure that is bounded (:mod:`tools.design.measures`)."""
    centers: tuple[Point, ...]
    """Known rough middles in reading order, from 0 to 1, or none."""
    chosen: int | None = None
    """The seed of the draft that is in play."""
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    """What lies there before the first turn, by marker, besides what a terrain has everywhere."""
    outline: tuple[int, int] = SHEET
    """Width and height of the board as it is drawn, in pixels: that of all its faces."""
    face: str = ""
    """Which of the faces of a set it is for."""
    faces: tuple[Plan, ...] = ()
    """A plan for each face of the set, with the terrains of all faces and its own."""
    together: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """As ``bounds``, of the faces of the set together."""

    @property
    def name(self) -> str:
        """The id of the board."""
        return f"{self.edition}-{self.face or f'{self.players}p'}"

    @property
    def wide(self) -> float:
        """The board's width by its height."""
        return self.outline[0] / self.outline[1]

    @property
    def singles(self) -> tuple[Plan, ...]:
        """The plans by which boards are drafted: those of its faces, or itself."""
        return self.faces or (self,)

    def of(self, stem: str) -> Plan:
        """Return the plan of a board by the name of its file: that of its face, or itself.

        :raises PlanError: it has faces, and none of them is named there.
        """
        if not self.faces:
            return self
        for one in self.faces:
            if one.face in stem.split("-"):
                return one
        there = ", ".join(one.face for one in self.faces)
        raise PlanError(f"{stem} is named after none of the faces; there are: {there}")

    @property
    def size(self) -> int:
        """How many regions there are."""
        return sum(self.terrains.values())

    def terrains_of(self, what: str) -> list[str]:
        """Return the terrains of all regions with that role, each as often as it is wanted."""
        return [
            t for t, n in self.terrains.items() if role(t, self.edition) == what for _ in range(n)
        ]


def load_plan(path: Path) -> Plan:
    """Read a plan.

    :raises PlanError: it cannot be read, or is not about terrains, natives and symbols of its
        edition, or does not add up.
    """
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise PlanError(f"{path.name}: {error}") from error
    return plan_of(raw, path.name)


def plan_of(raw: Mapping[str, Any], name: str = "plan") -> Plan:
    """Return the plan that ``raw`` holds, as a file does.

    :raises PlanError: as for :func:`load_plan`; ``name`` says which plan it is.
    """
    try:
        file = _File.model_validate(raw)
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())
        raise PlanError(f"{name}: {wrong}") from error
    if file.edition not in EDITIONS:
        raise PlanError(f"{name}: no edition {file.edition!r}; there are: {', '.join(EDITIONS)}")
    plan = Plan(
        file.edition,
        file.players,
        file.terrains,
        file.natives,
        file.symbols,
        file.edge,
        file.bounds,
        tuple(file.centers),
        file.chosen,
        file.pieces,
        file.outline,
        together=file.together,
    )
    faces = tuple(
        replace(plan, face=face, chosen=own.chosen, together={}, terrains=_sum(plan, own))
        for face, own in file.faces.items()
    )
    plan = replace(plan, faces=faces)
    faults = [f"{name}: {fault}" for fault in _of_set(plan)]
    for one in plan.singles:
        where = f"{name}, face {one.face}" if one.face else name
        faults += [f"{where}: {fault}" for fault in _faults(one)]
    if faults:
        raise PlanError("\n".join(faults))
    return plan


def _sum(plan: Plan, own: _Face) -> dict[str, int]:
    """Return the terrains of all faces and one face's own, added up."""
    kinds = dict.fromkeys((*plan.terrains, *own.terrains))
    return {t: plan.terrains.get(t, 0) + own.terrains.get(t, 0) for t in kinds}


def _of_set(plan: Plan) -> list[str]:
    """Return what is wrong with how a plan says what it is for."""
    faults = []
    if plan.faces and plan.players:
        faults.append("has faces, and they serve any number of players")
    if not plan.faces and not plan.players:
        faults.append("says neither for how many players it is nor what faces there are")
    if plan.faces and (plan.centers or plan.chosen is not None):
        faults.append("has faces, and a middle or a seed can be that of one only")
    if plan.together and not plan.faces:
        faults.append("bounds boards together, and has no faces")
    faults += _nothing_between(plan.together)
    return faults


def _nothing_between(bounds: Mapping[str, tuple[float, float]]) -> list[str]:
    return [
        f"bounds {name} from {least:g} to {most:g}; nothing lies between"
        for name, (least, most) in bounds.items()
        if not least <= most
    ]


def _faults(plan: Plan) -> list[str]:
    edition = load_edition(DATA / plan.edition)
    printed_on = [terrain for symbol in plan.symbols.values() for terrain in symbol.on]
    not_on = [terrain for natives in plan.natives.values() for terrain in natives.not_on]
    among = [kind for symbol in plan.symbols.values() for kind in symbol.among]
    off = [symbol for piece in plan.pieces.values() for symbol in piece.off]
    known = {
        "terrain": (edition.terrains, [*plan.terrains, *plan.edge, *printed_on, *not_on]),
        "natives": (edition.natives, [*plan.natives, *among]),
        "symbol": (edition.symbols.list, [*plan.symbols, *off]),
        "piece": (edition.markers, plan.pieces),
    }
    faults = [
        f"unknown {what} {thing!r}, known are {', '.join(there)}"
        for what, (there, wanted) in known.items()
        for thing in wanted
        if thing not in there
    ]
    land = len(plan.terrains_of(LAND))
    if land < 2:
        faults.append("wants less than two regions of land")
    if any(n < 0 for n in plan.terrains.values()):
        faults.append("wants less than no region of a terrain")
    if plan.centers and len(plan.centers) != plan.size:
        faults.append(f"has {len(plan.centers)} middles for {plan.size} regions")
    if not all(0 <= c <= 1 for center in plan.centers for c in center):
        faults.append("has middles that do not lie on the board, from 0 to 1")
    if len(set(plan.centers)) < len(plan.centers):
        faults.append("has the same middle twice")
    faults += [f"says of {t}, which is no open water, whether it lies at the edge"
               for t in plan.edge if role(t, plan.edition) != WATER]  # fmt: skip
    faults += _nothing_between(plan.bounds)
    if sum(wanted.regions for wanted in plan.natives.values()) > land:
        faults.append("wants natives in more regions than there is land")
    for name, kind in plan.natives.items():
        room = sum(t not in kind.not_on for t in plan.terrains_of(LAND))
        if room < min(kind.regions, land):
            faults.append(f"wants {name} in more regions than are not {', '.join(kind.not_on)}")
    for name, piece in plan.pieces.items():
        if piece.regions > land:
            faults.append(f"wants {name} in more regions than there is land")
    for name, symbol in plan.symbols.items():
        if symbol.regions > sum(plan.terrains.get(t, 0) for t in symbol.on):
            faults.append(f"wants {name} on more regions than there are of {', '.join(symbol.on)}")
    if len(plan.terrains_of(RIVER)) == 1:
        faults.append("wants a single River; a chain has two ends at the edge")
    return faults
