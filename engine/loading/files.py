"""Data files as they stand on the disk: what each may hold, and faults that name their place."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from engine.specs import MarkerSpec

T = TypeVar("T")

DATA = Path(__file__).parents[1] / "data"
"""Where the printed components of each edition are."""


class BoardError(ValueError):
    """A board or data file that cannot be used; ``faults`` are sentences naming the place."""

    def __init__(self, file: str, faults: Sequence[str]) -> None:
        super().__init__("\n".join(f"{file}: {fault}" for fault in faults))
        self.file = file
        self.faults = tuple(faults)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RegionFile(_Strict):
    """One region as a board file gives it."""

    id: int = Field(ge=1)
    terrain: str
    symbols: list[str] = []
    natives: dict[str, int] = Field(default={}, max_length=1)
    """Tokens of the original inhabitants, by their kind."""
    markers: dict[str, int] = {}
    """Pieces that lie there before the first turn, besides the terrain's, by marker."""
    board_edge: bool
    entry: bool
    coastal: bool
    neighbors: list[int]
    chasms: list[int] = []
    """Closed regions that it borders too, where a file lists them apart; these need not list it."""
    near: tuple[float, float]
    """Rough center, from 0 to 1; only drawing uses it."""


class BoardFile(_Strict):
    """A board file."""

    edition: str
    players: int | None = Field(default=None, ge=2, le=5)
    """``None``: it serves any number of players."""
    rounds: int | None = Field(default=None, ge=1, le=99)
    """``None``: as many as the edition plays with so many players."""
    regions: list[RegionFile] = Field(min_length=2, max_length=200)


class _Setup(_Strict):
    coins: int = Field(ge=0)
    column: int = Field(ge=1)
    step: int = Field(ge=0)
    die: list[int] = Field(min_length=1)


class TerrainRow(_Strict):
    """A terrain; its fields are those of :class:`engine.specs.TerrainSpec`."""

    closed: bool = False
    water: bool = False
    price: int = 2
    marker: str = ""
    kinds: list[str] = []
    symbols: list[str] = []
    left: bool = False


class _Marker(_Strict):
    limit: int | None = None
    defense: int = 0
    immune: bool = False
    token: bool = False
    holds: bool = False
    as_one: bool = False
    dies: bool = False
    ranks: bool = False
    many: bool = False
    stays_in_decline: bool = True
    stays_when_lost: bool = False
    stays_when_taken: bool = False
    fixed: bool = False
    hides: bool = False
    by: str = ""


class _Symbols(_Strict):
    list: list[str]
    entry: str = ""
    """What marks the regions by which a board is entered; empty: nothing does."""

    @field_validator("entry")
    @classmethod
    def _is_a_symbol(cls, entry: str, read: ValidationInfo) -> str:
        if entry and entry not in read.data.get("list", ()):
            raise ValueError(f"no symbol {entry!r}")
        return entry


class EditionFile(_Strict):
    """What is printed in a box besides banners, badges and boards."""

    setup: _Setup
    factions: list[str] = []
    """What races may belong to by their print."""
    rounds: dict[str, int]
    natives: dict[str, int]
    terrains: dict[str, TerrainRow]
    symbols: _Symbols
    markers: dict[str, _Marker]


class BannerRow(_Strict):
    """A race: what its banner says, the tokens in the box, and the faction printed on it."""

    banner: int = Field(ge=1)
    tokens: int = Field(ge=1)
    faction: str = ""


class BadgeRow(_Strict):
    """A power: what its badge says."""

    badge: int = Field(ge=0)


@lru_cache(maxsize=16)
def load_edition(folder: Path) -> EditionFile:
    """Read ``edition.toml``; what is printed does not change, so it is read once.

    :raises BoardError: it is missing, no TOML, or has faults.
    """
    return checked(TypeAdapter(EditionFile), folder / "edition.toml")


def markers_of(edition: EditionFile) -> dict[str, MarkerSpec]:
    """Return what an edition says of its pieces, by marker."""
    return {m: MarkerSpec(m, **spec.model_dump()) for m, spec in edition.markers.items()}


def checked(adapter: TypeAdapter[T], file: Path) -> T:
    """Return what a data file holds.

    :raises BoardError: it cannot be read, is not well formed, or holds what it may not.
    """
    return validated(adapter, file.name, json.dumps(read(file)))


def read(file: Path) -> Any:
    """Return what stands in a TOML or JSON file, whatever it is.

    :raises BoardError: it cannot be read, or is not well formed.
    """
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except OSError as e:
        raise BoardError(file.name, [f"cannot be read: {e.strerror}"]) from e
    except ValueError as e:
        raise BoardError(file.name, [f"is not well formed: {e}"]) from e


def validated(adapter: TypeAdapter[T], name: str, text: str) -> T:
    """Return the JSON ``text`` of the file ``name`` as what it is to be.

    :raises BoardError: it holds what it may not; every fault names its place.
    """
    try:
        return adapter.validate_json(text)
    except ValidationError as e:
        raw = json.loads(text)
        raise BoardError(name, [_fault(raw, err) for err in e.errors()]) from e


def _fault(raw: Any, error: Any) -> str:
    """Say where a schema error is: the region by its id where it has one."""
    where: list[str] = []
    at = raw
    for key in error["loc"]:
        at = at[key] if isinstance(at, list | dict) and _has(at, key) else None
        if isinstance(key, int) and isinstance(at, dict) and "id" in at:
            where[-1:] = [f"region {at['id']}"]
        else:
            where.append(str(key))
    return f"{', '.join(where) or 'file'}: {error['msg'][0].lower()}{error['msg'][1:]}"


def _has(at: Any, key: Any) -> bool:
    return key in at if isinstance(at, dict) else isinstance(key, int) and key < len(at)
