"""What a button says when it is tapped: game, revision, verb, argument and a check, as its id.

The id is all there is: nothing about a message is kept in memory, so buttons work after any
restart.  The check tells ids of this table from those of another database or an older game that
bore the same number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from bot.errors import OldButton
from bot.storage.rows import Game

MOST_ARGUMENT: Final = 48
"""Characters of an argument at most."""
TEMPLATE: Final = (
    r"er:(?P<game>[0-9a-z]{1,12}):(?P<revision>[0-9a-z]{1,8})"
    rf":(?P<verb>[a-z_]{{1,12}}):(?P<argument>[0-9A-Za-z_.@+-]{{0,{MOST_ARGUMENT}}}):(?P<check>[0-9a-f]{{6}})"
)
"""Regular expression of a tap's id, always under 100 characters."""

MOST_DIGITS: Final = 15
"""Digits of a number in an argument at most: what bears more was made by nobody of ours."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Tap:
    """A button's meaning."""

    game: int
    revision: int
    """Revision of the table that the button's message shows."""
    verb: str
    argument: str = ""


def encode(game: Game, tap: Tap) -> str:
    """Return the custom id of ``tap``."""
    body = f"er:{_base36(tap.game)}:{_base36(tap.revision)}:{tap.verb}:{tap.argument}"
    return f"{body}:{_check(game, tap)}"


def decode(groups: dict[str, str]) -> Tap:
    """Return the tap of an id that matched :data:`TEMPLATE`; its check is still to be looked at."""
    return Tap(
        int(groups["game"], 36), int(groups["revision"], 36), groups["verb"], groups["argument"]
    )


def number(text: str) -> int:
    """Return the number, from 0 on, that an argument or a part of it is.

    :raises OldButton: it is none, or longer than any of ours, so that no database could hold it.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise OldButton
    return int(text)


def numbers(parts: Iterable[str]) -> list[int]:
    """Return the numbers among the parts of an argument; raises as :func:`number`."""
    return [number(part) for part in parts if part.isdecimal()]


def genuine(game: Game, tap: Tap, check: str) -> bool:
    """Whether ``check`` is the one that this table's own button would bear."""
    return _check(game, tap) == check


def _check(game: Game, tap: Tap) -> str:
    told = f"{game.id}:{game.created}:{game.channel}:{tap.revision}:{tap.verb}:{tap.argument}"
    return blake2b(told.encode(), digest_size=3).hexdigest()


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
