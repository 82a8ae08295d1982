"""The edge of the engine: state and actions as JSON, validated on the way in."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from .actions import Action, Line
from .model import State

ENGINE = 1
"""Version of the rules; a snapshot of another version is not read, the log is replayed."""

_STATE: TypeAdapter[State] = TypeAdapter(State)
_ACTION: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
_LINE: TypeAdapter[Line] = TypeAdapter(Annotated[Line, Field(discriminator="kind")])


def dump_state(state: State) -> str:
    """Return the whole table as JSON, the secret seed included."""
    return _STATE.dump_json(state).decode()


def load_state(text: str | bytes) -> State:
    """Return the table that ``text`` describes.

    :raises pydantic.ValidationError: it is no such JSON.
    """
    return _STATE.validate_json(text)


def dump_action(action: Action) -> str:
    """Return ``action`` as JSON with its ``kind``."""
    return _ACTION.dump_json(action).decode()


def load_action(text: str | bytes) -> Action:
    """Return the action that ``text`` describes.

    :raises pydantic.ValidationError: it is no such JSON.
    """
    return _ACTION.validate_json(text)


def dump_line(line: Line) -> str:
    """Return what a line of the log says as JSON with its ``kind``."""
    return _LINE.dump_json(line).decode()


def load_line(text: str | bytes) -> Line:
    """Return what ``text``, a line of the log, says.

    :raises pydantic.ValidationError: it is no such JSON.
    """
    return _LINE.validate_json(text)
