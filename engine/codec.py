"""The edge of the engine: state and actions as JSON, validated on the way in."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Final, get_args

from pydantic import BeforeValidator, Field, TypeAdapter

from .actions import Line
from .model import State

_FIELDS: Final = {
    next(f.default for f in fields(kind) if f.name == "kind"): {f.name for f in fields(kind)}
    for kind in get_args(Line)
}
"""Names of the fields of what a line may say, by kind."""


def _without_unused(raw: Any) -> Any:
    """Leave out what a later version would say but does not: fields unknown here and empty.

    :raises ValueError: one of them says something, so to leave it out would change the move.
    """
    if not isinstance(raw, dict):
        return raw
    known = _FIELDS.get(raw.get("kind") if isinstance(raw.get("kind"), str) else "")
    if known is None:
        return raw
    if said := sorted(str(name) for name in raw.keys() - known if raw[name]):
        raise ValueError(f"{raw['kind']} has no {', '.join(said)} here")
    return {name: raw[name] for name in raw if name in known}


AnyLine = Annotated[Line, Field(discriminator="kind"), BeforeValidator(_without_unused)]
"""For pydantic: a line of the log, of this version or an earlier one.

One of a later version can be read as long as it uses nothing that is not known here.
"""

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
