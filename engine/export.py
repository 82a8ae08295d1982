"""A whole game as one JSON document that anybody can replay.

The document holds what the table was set up with, every line of the log and a
checksum; once the game is over also the seed, whose SHA-256 was published
before the first roll, so that the dice can be checked.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from .actions import Line
from .box import Box
from .codec import ENGINE
from .editions import load_box
from .events import Event
from .history import History, gone_back_to
from .hooks import RuleError
from .rng import commitment, first_player
from .setup import new_game

FORMAT = 1
"""Version of the document."""


class ExportError(ValueError):
    """A document that is no game: ``key`` says what is wrong, ``params`` where.

    Keys: ``malformed`` (reason), ``format`` (found, known), ``engine`` (found, known),
    ``checksum``, ``seed_withheld``, ``commitment``, ``lot``, ``setup`` (reason),
    ``line`` (seq, reason).
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.params = params


class LoggedLine(BaseModel):
    """One line of the log."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: int = Field(ge=0)
    says: Line = Field(discriminator="kind")
    at: str = ""
    """When it was said, ISO 8601, UTC."""
    automatic: bool = Field(default=False, exclude_if=lambda automatic: not automatic)
    """Nobody said it; it was played on the seat's behalf.  Left out where it is not so."""


class Export(BaseModel):
    """The document."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: int = FORMAT
    engine: int = ENGINE
    edition: str
    players: int
    names: tuple[str, ...]
    """As shown at the table, by seat."""
    joined: tuple[int, ...]
    """Place in the order of joining, by seat: it shows that the first player was drawn by lot."""
    commitment: str
    """SHA-256 of the seed, published when the game began."""
    seed: str | None
    """``None`` while the game goes on."""
    lines: tuple[LoggedLine, ...]
    checksum: str = ""

    def sealed(self) -> Export:
        """Return the document with its checksum."""
        return self.model_copy(update={"checksum": self.digest()})

    def digest(self) -> str:
        """Return the SHA-256 of all that the document says but the checksum itself."""
        body = self.model_dump(mode="json", exclude={"checksum"})
        return sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()


class Replay(NamedTuple):
    """A game replayed."""

    box: Box
    history: History
    """The table after the last line."""
    events: list[list[Event]]
    """What happened at each line."""


def read(text: str | bytes) -> Export:
    """Return the document that ``text`` is, its checksum checked.

    :raises ExportError: ``malformed``, ``format``, ``engine`` or ``checksum``.
    """
    raw = _json(text)
    for key, known in (("format", FORMAT), ("engine", ENGINE)):
        if raw.get(key) != known:
            raise ExportError(key, found=str(raw.get(key)), known=known)
    try:
        export = TypeAdapter(Export).validate_python(raw)
    except ValidationError as e:
        first = e.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ExportError("malformed", reason=f"{place}: {first['msg']}") from e
    if export.checksum != export.digest():
        raise ExportError("checksum")
    return export


def _json(text: str | bytes) -> dict[str, Any]:
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise ExportError("malformed", reason=str(e)) from e
    if not isinstance(raw, dict):
        raise ExportError("malformed", reason="not an object")
    return raw


def replay(export: Export) -> Replay:
    """Play the whole game again, by the rules.

    :raises ExportError: ``seed_withheld``, ``commitment`` (the seed is not the one
        promised), ``lot`` (the first player is not the one it draws), ``setup`` or
        ``line`` (the rules refuse a line).
    """
    if export.seed is None:
        raise ExportError("seed_withheld")
    if commitment(export.seed) != export.commitment:
        raise ExportError("commitment")
    try:
        box = load_box(export.edition, export.players)
    except ValueError as e:
        raise ExportError("setup", reason=str(e)) from e
    if not lot_holds(export.seed, export.joined):
        raise ExportError("lot")
    keep = gone_back_to(line.says for line in export.lines)
    history = History(box, new_game(box, export.seed), keep=keep)
    events = []
    for seq, line in enumerate(export.lines, 1):
        try:
            events.append(history.replay(line.seat, line.says, automatic=line.automatic))
        except RuleError as e:
            raise ExportError("line", seq=seq, reason=str(e)) from e
    return Replay(box, history, events)


def lot_holds(seed: str, joined: tuple[int, ...]) -> bool:
    """Whether the player drawn by lot sits first, the others after him as they joined (B-62)."""
    players = len(joined)
    first = first_player(seed, players) if players else 0
    return joined == tuple((first + seat) % players for seat in range(players))
