"""What a board shall be like: a file of ``plans``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import EDITIONS
from engine.loading import DATA, load_edition

from .roles import LAND, RIVER, WATER, role

Point = tuple[float, float]

PLANS = Path(__file__).parent / "plans"
"""Where our plans are."""


class PlanError(ValueError):
    """A plan that cannot be used; the message says why."""


class Natives(BaseModel):
    """Original inhabitants: how many regions they live in, and how many tokens in each."""

    model_config = ConfigDict(extra="forbid")

    regions: int = Field(ge=1)
    tokens: int = Field(ge=1)


class Symbol(BaseModel):
    """A symbol that is printed on so many regions of some terrains."""

    model_config = ConfigDict(extra="forbid")

    regions: int = Field(ge=1)
    on: list[str] = Field(min_length=1)


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid")

    edition: str
    players: int = Field(ge=2, le=5)
    terrains: dict[str, int]
    natives: dict[str, Natives] = {}
    symbols: dict[str, Symbol] = {}
    edge: dict[str, bool] = {}
    bounds: dict[str, tuple[float, float]] = {}
    centres: list[Point] = []
    chosen: int | None = None


@dataclass(frozen=True)
class Plan:
    """A board that is wanted."""

    edition: str
    players: int
    terrains: Mapping[str, int]
    """Regions of each terrain."""
    natives: Mapping[str, Natives]
    symbols: Mapping[str, Symbol]
    """Symbols by name, besides those that a terrain has everywhere."""
    edge: Mapping[str, bool]
    """Seas and lakes: whether the regions of a terrain lie at the edge; others may or may not."""
    bounds: Mapping[str, tuple[float, float]]
    """Least and largest value of each measure that is bounded (:mod:`tools.design.measures`)."""
    centres: tuple[Point, ...]
    """Known rough middles in reading order, from 0 to 1, or none."""
    chosen: int | None = None
    """The seed of the draft that is in play."""

    @property
    def name(self) -> str:
        """The id of the board."""
        return f"{self.edition}-{self.players}p"

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
        tuple(file.centres),
        file.chosen,
    )
    if faults := _faults(plan):
        raise PlanError("\n".join(f"{name}: {fault}" for fault in faults))
    return plan


def _faults(plan: Plan) -> list[str]:
    edition = load_edition(DATA / plan.edition)
    printed_on = [terrain for symbol in plan.symbols.values() for terrain in symbol.on]
    known = {
        "terrain": (edition.terrains, [*plan.terrains, *plan.edge, *printed_on]),
        "natives": (edition.natives, plan.natives),
        "symbol": (edition.symbols.list, plan.symbols),
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
    if plan.centres and len(plan.centres) != plan.size:
        faults.append(f"has {len(plan.centres)} middles for {plan.size} regions")
    if not all(0 <= c <= 1 for centre in plan.centres for c in centre):
        faults.append("has middles that do not lie on the board, from 0 to 1")
    if len(set(plan.centres)) < len(plan.centres):
        faults.append("has the same middle twice")
    faults += [f"says of {t}, which is no open water, whether it lies at the edge"
               for t in plan.edge if role(t, plan.edition) != WATER]  # fmt: skip
    faults += [f"bounds {name} from {least:g} to {most:g}; nothing lies between"
               for name, (least, most) in plan.bounds.items() if not least <= most]  # fmt: skip
    if sum(wanted.regions for wanted in plan.natives.values()) > land:
        faults.append("wants natives in more regions than there is land")
    for name, symbol in plan.symbols.items():
        if symbol.regions > sum(plan.terrains.get(t, 0) for t in symbol.on):
            faults.append(f"wants {name} on more regions than there are of {', '.join(symbol.on)}")
    if len(plan.terrains_of(RIVER)) == 1:
        faults.append("wants a single River; a chain has two ends at the edge")
    return faults
