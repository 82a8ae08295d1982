"""A whole game as one JSON document that anybody can replay.

The document holds what the table was set up with, every line of the log and a
checksum; once the game is over also the seed, whose SHA-256 was published
before the first roll, so that the dice can be checked.

A file stays readable for good.  The checksum is that of what was written, so a
field that comes with a default changes no old file; a document that can no
longer be read as :class:`Export` gets a new number, and its old one keeps a
reader in :data:`READERS`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from .box import Box
from .codec import AnyLine, AnySetup
from .deal import new_game
from .editions import EDITIONS, drawn, load_box, seating
from .events import Event
from .history import History, gone_back_to
from .hooks import RuleError
from .loading import BoardError
from .release import RELEASE
from .rng import commitment
from .setup import Setup, SetupError, before_setups
from .state import State

FORMAT: Final = 1
"""Version of the document that is written."""


class ExportError(ValueError):
    """A document that is no game: ``key`` says what is wrong, ``params`` where.

    Keys: ``malformed`` (reason), ``format`` (found, known), ``edition`` (found, known),
    ``engine`` (edition, found, known), ``checksum``, ``seats`` (what, found, players),
    ``seed_withheld``, ``commitment``, ``lot``, ``boards``, ``setup`` (reason), ``line`` (seq,
    reason).
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.params = params


class LoggedLine(BaseModel):
    """One line of the log."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: int = Field(ge=0)
    says: AnyLine
    at: str = ""
    """When it was said, ISO 8601, UTC."""
    automatic: bool = Field(default=False, exclude_if=lambda automatic: not automatic)
    """Nobody said it; it was played on the seat's behalf.  Left out where it is not so."""


class Export(BaseModel):
    """The document."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: int = FORMAT
    release: str = Field(default="", exclude_if=lambda release: not release)
    """Of the program that wrote it; empty: the file is from before that was told."""
    engine: int
    """Version of the edition's rules."""
    edition: str
    """The first of the set-up's."""
    others: dict[str, int] = Field(default={}, exclude_if=lambda others: not others)
    """Version of the rules of each other edition that is played with."""
    players: int
    setup: AnySetup | None = Field(default=None, exclude_if=lambda setup: setup is None)
    """What the table was set up with.  ``None``: the file is from before that was told."""
    names: tuple[str, ...]
    """As shown at the table, by seat."""
    joined: tuple[int, ...] | None = Field(default=None, exclude_if=lambda joined: joined is None)
    """Place in the order of joining, by seat: it shows that the first player was drawn by lot.
    ``None``: the file is from before that was told."""
    commitment: str
    """SHA-256 of the seed, published when the game began."""
    seed: str | None
    """``None`` while the game goes on."""
    lines: tuple[LoggedLine, ...]
    checksum: str = ""

    @property
    def set_up(self) -> Setup:
        """What the table was set up with, whether or not the file tells it."""
        return self.setup or before_setups(self.edition, self.players)

    def sealed(self) -> Export:
        """Return the document with its checksum."""
        return self.model_copy(update={"checksum": checksum(self.model_dump(mode="json"))})


def versions_told(box: Box) -> dict[str, Any]:
    """Return the fields of an export that say what it was played with, and by which rules."""
    first, *_ = box.setup.editions
    return {
        "edition": first,
        "engine": box.versions[first],
        "others": {name: n for name, n in box.versions.items() if name != first},
        "players": box.players,
        "setup": box.setup,
        "release": RELEASE,
    }


class Replay(NamedTuple):
    """A game replayed."""

    box: Box
    history: History
    """The table after the last line."""
    events: list[list[Event]]
    """What happened at each line."""


def checksum(document: Mapping[str, Any]) -> str:
    """Return the SHA-256 of all that a document says, as it is written, but the checksum itself."""
    body = {name: said for name, said in document.items() if name != "checksum"}
    return sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()


def read(text: str | bytes) -> Export:
    """Return the document that ``text`` is, of this version or an earlier one.

    Its checksum is right, and set-up, names, joining and lines fit the number of players.

    :raises ExportError: ``malformed``, ``format``, ``edition``, ``engine``, ``checksum``,
        ``setup``, ``seats``, or ``line`` where a line is of a seat that there is not.
    """
    raw = _json(text)
    found = raw.get("format")
    reader = READERS.get(found) if type(found) is int else None
    if reader is None:
        raise ExportError("format", found=str(found), known=", ".join(map(str, READERS)))
    export = reader(raw)
    if export.checksum != checksum(raw):
        raise ExportError("checksum")
    _check_setup(export)
    _check_seats(export)
    return export


def _format_1(raw: dict[str, Any]) -> Export:
    """Read what :class:`Export` writes.

    :raises ExportError: ``edition``, ``engine`` or ``malformed``.
    """
    edition, others = raw.get("edition"), raw.get("others")
    if isinstance(edition, str):
        _check_version(edition, raw.get("engine"))
    for other, version in others.items() if isinstance(others, dict) else ():
        _check_version(other, version)
    try:
        return TypeAdapter(Export).validate_python(raw)
    except ValidationError as e:
        first = e.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ExportError("malformed", reason=f"{place}: {first['msg']}") from e


def _check_version(edition: str, version: Any) -> None:
    """Check that this program has that version of an edition's rules.

    :raises ExportError: ``edition`` or ``engine``.
    """
    if edition not in EDITIONS:
        raise ExportError("edition", found=edition, known=", ".join(EDITIONS))
    if version != (known := EDITIONS[edition].VERSION):
        raise ExportError("engine", edition=edition, found=str(version), known=known)


READERS: Final[dict[int, Callable[[dict[str, Any]], Export]]] = {1: _format_1}
"""What reads a document, by its number; an old one is never taken out."""


def _check_setup(export: Export) -> None:
    """Check that the set-up is of the editions and for the players that are named.

    :raises ExportError: ``setup``.
    """
    setup = export.set_up
    if {export.edition, *export.others} != {*setup.boxes}:
        raise ExportError("setup", reason="its set-up is of other editions than it names")
    if export.players != setup.players:
        raise ExportError("setup", reason=f"its set-up is for {setup.players} players")


def _check_seats(export: Export) -> None:
    """Check that there are as many of everything as there are players.

    :raises ExportError: ``seats`` or ``line``.
    """
    players = export.players
    for what, told in (("names", export.names), ("joined", export.joined)):
        if told is not None and len(told) != players:
            raise ExportError("seats", what=what, found=len(told), players=players)
    for seq, line in enumerate(export.lines, 1):
        if line.seat >= players:
            raise ExportError("line", seq=seq, reason=f"no seat {line.seat}")


def _json(text: str | bytes) -> dict[str, Any]:
    try:
        raw = json.loads(text)
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError as e:
        raise ExportError("malformed", reason="half a character is none") from e
    except (ValueError, RecursionError) as e:
        raise ExportError("malformed", reason="this is no JSON") from e
    if not isinstance(raw, dict):
        raise ExportError("malformed", reason="not an object")
    return raw


def replay(export: Export) -> Replay:
    """Play the whole game again, by the rules.

    That its seed is the one promised is known only if :attr:`Export.commitment` is compared
    with the one that was published: a file can hold one of its own.

    :raises ExportError: see :func:`line_by_line`.
    """
    played = list(line_by_line(export))
    history = played[-1].history
    return Replay(history.box, history, [line.events for line in played[1:]])


class Played(NamedTuple):
    """A game being played again, after one of its lines."""

    history: History
    """The same one all along."""
    before: State
    """The table before the line."""
    line: LoggedLine | None
    """``None``: the game begins."""
    events: list[Event]


def line_by_line(export: Export) -> Iterator[Played]:
    """Play the game again by the rules; yield its beginning, then each line as it is played.

    :raises ExportError: ``seed_withheld``, ``commitment`` (the seed does not fit the
        one in the file), ``lot`` (the first player is not the one it draws), ``boards`` (nor are
        they), ``setup`` or ``line`` (the rules refuse a line).
    """
    if export.seed is None:
        raise ExportError("seed_withheld")
    if commitment(export.seed) != export.commitment:
        raise ExportError("commitment")
    box = _box(export)
    if export.joined is not None and not lot_holds(export.seed, export.joined, export.set_up):
        raise ExportError("lot")
    keep = gone_back_to(line.says for line in export.lines)
    history = History(box, new_game(box, export.seed), keep=keep)
    yield Played(history, history.state, None, [])
    for seq, line in enumerate(export.lines, 1):
        before = history.state
        try:
            events = history.replay(line.seat, line.says, automatic=line.automatic)
        except RuleError as e:
            raise ExportError("line", seq=seq, reason=str(e)) from e
        yield Played(history, before, line, events)


def _box(export: Export) -> Box:
    """Return what the game was played with; its boards are those that the seed draws.

    :raises ExportError: ``setup`` or ``boards``.
    """
    setup = export.set_up
    try:
        if export.seed is not None and drawn(setup.choice, export.seed) != setup:
            raise ExportError("boards")
        return load_box(setup)
    except (SetupError, BoardError) as e:
        raise ExportError("setup", reason=str(e)) from e


def lot_holds(seed: str, joined: tuple[int, ...], setup: Setup) -> bool:
    """Whether all sit as it was drawn by lot, by their places in the order of joining (B-62)."""
    return joined == seating(setup, seed)
