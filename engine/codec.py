"""The edge of the engine: state and actions as JSON, validated on the way in."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Final, get_args

from pydantic import (
    BeforeValidator,
    Field,
    SerializerFunctionWrapHandler,
    TypeAdapter,
    WrapSerializer,
)

from .actions import Line
from .setup import Setup
from .state import State

_FIELDS: Final = {
    next(f.default for f in fields(kind) if f.name == "kind"): {f.name for f in fields(kind)}
    for kind in get_args(Line)
}
"""Names of the fields of what a line may say, by kind."""

_RENAMED: Final = {"rearrange": "withdraw"}
"""Kinds of lines that earlier versions wrote, and what says the same now."""


def _without_unused(raw: Any) -> Any:
    """Leave out what a later version would say but does not: fields unknown here and empty.

    :raises ValueError: one of them says something, so to leave it out would change the move.
    """
    if not isinstance(raw, dict):
        return raw
    kind = raw.get("kind")
    if isinstance(kind, str) and kind in _RENAMED:
        kind = _RENAMED[kind]
        raw = {**raw, "kind": kind}
    known = _FIELDS.get(kind) if isinstance(kind, str) else None
    return raw if known is None else _known(raw, known, str(kind))


def _known(raw: dict[str, Any], known: set[str], kind: str) -> dict[str, Any]:
    if said := sorted(str(name) for name in raw.keys() - known if raw[name]):
        raise ValueError(f"{kind} has no {', '.join(said)} here")
    return {name: raw[name] for name in raw if name in known}


def _as_before(line: Line, write: SerializerFunctionWrapHandler) -> Any:
    """Leave out what says nothing, as lines were written before it could be said.

    That is the way of a plain conquest, and answers with a redeployment or a use.
    """
    told = write(line)
    if isinstance(told, dict) and told.get("by") == "":
        del told["by"]
    if isinstance(told, dict) and told.get("kind") in ("redeploy", "use") and not told["answers"]:
        del told["answers"]
    return told


AnyLine = Annotated[
    Line,
    Field(discriminator="kind"),
    BeforeValidator(_without_unused),
    WrapSerializer(_as_before),
]
"""For pydantic: a line of the log, of this version or an earlier one.

One of a later version can be read as long as it uses nothing that is not known here.
"""

_SETUP_FIELDS: Final = {f.name for f in fields(Setup)}


def _setup_without_unused(raw: Any) -> Any:
    return _known(raw, _SETUP_FIELDS, "a set-up") if isinstance(raw, dict) else raw


def _setup_as_before(setup: Setup, write: SerializerFunctionWrapHandler) -> Any:
    """Leave out that nothing is hidden by another edition, and that no later ruling holds.

    So it was before either could be.
    """
    told = write(setup)
    for name in ("finds_of", "rulings") if isinstance(told, dict) else ():
        if not told[name]:
            del told[name]
    return told


AnySetup = Annotated[
    Setup, BeforeValidator(_setup_without_unused), WrapSerializer(_setup_as_before)
]
"""For pydantic: a set-up, of this version or another one, read like a line of the log."""

_SETUP: TypeAdapter[Setup] = TypeAdapter(AnySetup)
_STATE: TypeAdapter[State] = TypeAdapter(State)
_LINE: TypeAdapter[Line] = TypeAdapter(AnyLine)


def dump_state(state: State) -> str:
    """Return the whole table as JSON, the secret seed included."""
    return _STATE.dump_json(state).decode()


def load_state(text: str | bytes) -> State:
    """Return the table that ``text`` describes.

    :raises pydantic.ValidationError: it is no such JSON.
    """
    return _STATE.validate_json(text)


def dump_line(line: Line) -> str:
    """Return what a line of the log says as JSON with its ``kind``."""
    return _LINE.dump_json(line).decode()


def load_line(text: str | bytes) -> Line:
    """Return what ``text``, a line of the log, says.

    :raises pydantic.ValidationError: it is no such JSON, or says what only a later version knows.
    """
    return _LINE.validate_json(text)


def dump_setup(setup: Setup) -> dict[str, Any]:
    """Return a set-up as plain data for JSON."""
    found: dict[str, Any] = _SETUP.dump_python(setup, mode="json")
    return found


def load_setup(raw: Any) -> Setup:
    """Return the set-up that plain data tell; whether a table can be set up so is not checked.

    :raises pydantic.ValidationError: they tell none, or say what only a later version knows.
    """
    return _SETUP.validate_python(raw)
