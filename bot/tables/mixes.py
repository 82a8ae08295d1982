"""Which boxes people can play together, on whose boards, and with or without relics and places.

And which variants there are, in which people may play for sides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine import (
    EDITIONS,
    OFFERED,
    PLUS,
    Choice,
    SetupError,
    Sides,
    bring_finds,
    sides_of,
    variants,
)

WITH: Final = "with"
WITHOUT: Final = "without"
FINDS: Final = (WITH, WITHOUT)
"""Whether what lies hidden is played with, where somebody says so; empty: as those boxes do."""

IN: Final = "."
"""Stands between an edition and a variant of it: ``warcraft.azeroth``."""


def offered() -> tuple[str, ...]:
    """Return whose races and powers people can choose.

    One box's, each followed by its variants, or two boxes' together.
    """
    alone = (each for name in OFFERED for each in (name, *(name + IN + v for v in variants(name))))
    together = (PLUS.join(two) for two in combinations(OFFERED, 2) if _go_together(*two))
    return (*alone, *together)


def parted(offer: str) -> tuple[str, str]:
    """Return the edition that is meant by one of :func:`offered`, and its variant, if any."""
    edition, _, variant = offer.partition(IN)
    return edition, variant


def home(choice: Choice) -> str:
    """Return whose boards lie on the table, with the variant that is played there, if any."""
    return choice.home + IN + choice.variant if choice.variant else choice.home


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
    variant: str = "",
) -> Choice:
    """Return what the rules are asked for; whether it can be set up is not checked.

    ``edition``: one, or ``a+b``; ``world``: whose boards, the first one's if empty; ``finds``: one
    of :data:`FINDS`, or empty: what these boxes hide is played with; ``variant``: one of its
    world's.
    """
    editions = tuple(edition.split(PLUS))
    elsewhere = "" if world == editions[0] else world
    plain = Choice(editions, players, elsewhere, flags=tuple(flags), variant=variant)
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
    return not is_mixed(choice) and choice.finds and not choice.variant


def is_abroad(choice: Choice) -> bool:
    """Whether races and powers are played on boards of another world than their own."""
    return choice.editions != (choice.home,)


def all_sides() -> tuple[str, ...]:
    """Return the ids of all sides for which people can play, in whatever they may choose."""
    found = dict[str, None]()
    for edition in OFFERED:
        for variant in variants(edition):
            for players in boards(edition):
                choice = Choice((edition,), players, variant=variant)
                found |= dict.fromkeys(sides(choice).names)
    return tuple(found)


@lru_cache(maxsize=64)
def sides(choice: Choice) -> Sides:
    """Return who will play for whom, by seat; in what this program does not know, each alone."""
    try:
        return sides_of(choice) if choice.variant else Sides.each(choice.players)
    except SetupError:
        return Sides.each(choice.players)


def usual(choice: Choice) -> int:
    """Return how many players a game is opened for where nobody says; 0: it has no board.

    As many as there can be; where they play for sides, as many as make these equally large.
    """
    fit = (n for n in boards(choice.home) if _are_even(sides(replace(choice, players=n))))
    return max(fit, default=0)


def room_for(players: int, choice: Choice) -> str:
    """Return another world where these races and powers have a board for so many; empty: none."""
    fit = (w for w in worlds() if w != choice.home and are_played_in(w, choice.editions))
    return next((world for world in fit if players in boards(world)), "")


def variants_of(world: str) -> tuple[str, ...]:
    """Return the variants that a world can be played in; none if it is unknown."""
    return EDITIONS[world].choices().variants if world in EDITIONS else ()


def boards(world: str) -> tuple[int, ...]:
    """Return for how many players a world has boards; none if it is unknown."""
    return EDITIONS[world].choices().players if world in EDITIONS else ()


def _are_even(table: Sides) -> bool:
    return len({len(table.seats(side)) for side in table.of}) == 1


def _go_together(one: str, other: str) -> bool:
    return other in guests_of(one) or one in guests_of(other)
