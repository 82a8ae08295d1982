"""Which boxes people can play together, on whose boards, and with or without relics and places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Final

from engine import EDITIONS, OFFERED, PLUS, Choice, bring_finds

WITH: Final = "with"
WITHOUT: Final = "without"
FINDS: Final = (WITH, WITHOUT)
"""Whether what lies hidden is played with, where somebody says so; empty: as those boxes do."""


def offered() -> tuple[str, ...]:
    """Return whose races and powers people can choose: one box's, or two boxes' together."""
    together = (PLUS.join(two) for two in combinations(OFFERED, 2) if _go_together(*two))
    return (*OFFERED, *together)


def worlds() -> tuple[str, ...]:
    """Return the editions on whose boards races and powers of others can be played."""
    return tuple(name for name in OFFERED if guests_of(name))


def guests_of(world: str) -> tuple[str, ...]:
    """Return the editions whose races and powers can be played on a world's boards.

    They come beside its own; an unknown world has none.
    """
    return EDITIONS[world].choices().guests if world in EDITIONS else ()


def is_apart(edition: str) -> bool:
    """Whether an edition goes with no other one."""
    others = (other for other in EDITIONS if other != edition)
    return edition in EDITIONS and not any(_go_together(edition, other) for other in others)


def are_played_in(world: str, editions: Iterable[str]) -> bool:
    """Whether races and powers of all these editions can be played on a world's boards."""
    return {*editions} <= {world, *guests_of(world)}


def chosen(
    edition: str,
    players: int,
    world: str = "",
    finds: str = "",
    flags: Iterable[tuple[str, str]] = (),
) -> Choice:
    """Return what the rules are asked for; whether it can be set up is not checked.

    ``edition``: one, or ``a+b``; ``world``: whose boards, the first one's if empty; ``finds``: one
    of :data:`FINDS`, or empty: what these boxes hide is played with.
    """
    editions = tuple(edition.split(PLUS))
    plain = Choice(editions, players, "" if world == editions[0] else world, flags=tuple(flags))
    if finds == WITHOUT:
        return replace(plain, finds=not hides(plain))
    if finds == WITH and not hides(plain):
        return replace(plain, finds_of=lender(plain.home))
    return plain


def hides(choice: Choice) -> bool:
    """Whether a box on the table has relics or places, be they played with or not."""
    return any(name in EDITIONS and EDITIONS[name].tiles().finds for name in choice.boxes)


def lender(world: str) -> str:
    """Return the edition that can hide something on a world's boards; empty: none can."""
    return next(iter(bring_finds(world)), "") if world in EDITIONS else ""


def is_mixed(choice: Choice) -> bool:
    """Whether things of several boxes are on the table."""
    return len(choice.boxes) > 1


def is_plain(choice: Choice) -> bool:
    """Whether one box is played as it is."""
    return not is_mixed(choice) and choice.finds


def is_abroad(choice: Choice) -> bool:
    """Whether races and powers are played on boards of another world than their own."""
    return choice.editions != (choice.home,)


def most(choice: Choice) -> int:
    """Return for how many players at most there is a board; 0: there is none at all."""
    return max(boards(choice.home), default=0)


def room_for(players: int, choice: Choice) -> str:
    """Return another world where these races and powers have a board for so many; empty: none."""
    fit = (w for w in worlds() if w != choice.home and are_played_in(w, choice.editions))
    return next((world for world in fit if players in boards(world)), "")


def boards(world: str) -> tuple[int, ...]:
    """Return for how many players a world has boards; none if it is unknown."""
    return EDITIONS[world].choices().players if world in EDITIONS else ()


def _go_together(one: str, other: str) -> bool:
    return other in guests_of(one) or one in guests_of(other)
