"""The editions by name: what can be chosen, how it is drawn, and the :class:`engine.Box` of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

from engine.box import Box, TakenOut
from engine.loading import Boards, BoardSource, Tiles
from engine.natives import moved_in
from engine.setup import Choice, Choices, Setup, SetupError
from engine.sides import Sides

from . import base, underground, warcraft


class Edition(Protocol):
    """What an edition's module offers."""

    VERSION: int
    """Version of its rules, from 1.  A table or an export of another one is not read; the log is
    played again.  It rises when the same log would lead to another table in this edition, and then
    the others' stay as they are."""

    def choices(self) -> Choices:
        """Return what can be chosen when its boards lie on the table."""

    def setup(self, choice: Choice, seed: str) -> Setup:
        """Return what ``choice`` comes to on its boards; they are drawn from ``seed``, if at all.

        What is chosen can be chosen: :func:`drawn` has seen to that.
        """

    def seating(self, setup: Setup, seed: str) -> tuple[int, ...]:
        """Return who sits where on its boards: by seat, a place in the lobby, from 0.

        It depends on nothing but ``setup`` and ``seed``, so it can be checked like every roll.
        """

    def tiles(self) -> Tiles:
        """Return its races and powers with their pieces, finds, rules and natives.

        These it brings along to other editions' boards, too.
        """

    def box(
        self,
        setup: Setup,
        tiles: Tiles,
        versions: Mapping[str, int],
        boards: Boards | None = None,
    ) -> Box:
        """Return the box for ``setup``, or the same on boards of the user's.

        ``tiles``: of all editions of the set-up together; ``versions``: of their rules.

        :raises SetupError: it has no such boards.
        :raises BoardError: a board or data file has faults.
        """


EDITIONS: dict[str, Edition] = {"base": base, "underground": underground, "warcraft": warcraft}
"""By name."""

MAKING: frozenset[str] = frozenset()
"""Those in the making, and variants as ``edition.name``: the tools know them, and nobody else."""
OFFERED: tuple[str, ...] = tuple(name for name in EDITIONS if name not in MAKING)
"""Those that are whole: they have pictures and words, and people can choose them."""
FIRST_EDITION: Final = next(iter(EDITIONS))
"""The one that is meant where none is named."""


def variants(edition: str) -> tuple[str, ...]:
    """Return the variants that people can choose where the boards of ``edition`` lie."""
    found = EDITIONS[edition].choices().variants
    return tuple(name for name in found if f"{edition}.{name}" not in MAKING)


def sides_of(choice: Choice) -> Sides:
    """Return who will play for whom, by seat; the lot only exchanges allies.

    :raises SetupError: that cannot be chosen.
    """
    return load_box(drawn(choice, "")).sides


def drawn(choice: Choice, seed: str) -> Setup:
    """Return what ``choice`` comes to; what a set-up draws depends on nothing but ``seed``.

    So it can be checked like the lot (B-62).

    :raises SetupError: that cannot be chosen.
    """
    check_choice(choice)
    if choice.rulings is None:
        choice = replace(choice, rulings=_rulings(choice))
    setup = EDITIONS[choice.home].setup(choice, seed)
    for guest in choice.boxes if choice.finds else ():
        if guest != choice.home and (guards := EDITIONS[guest].tiles().guards):
            where = moved_in(load_box(setup), guards, seed)
            setup = replace(setup, drawn=(*setup.drawn, (guards.native, where)))
    return setup


def seating(setup: Setup, seed: str) -> tuple[int, ...]:
    """Return who sits where on a table: by seat, a place in the lobby, from 0 (B-62, T-03).

    Places are in the order of joining; where people choose sides, they are in that of the seats,
    each with the side that its seat has.
    """
    return EDITIONS[setup.home].seating(setup, seed)


def taken_out(choice: Choice) -> tuple[TakenOut, ...]:
    """Return what will not be played with, as it cannot mean anything there, and what it lacks.

    :raises SetupError: that cannot be chosen.
    """
    return load_box(drawn(choice, "")).taken_out


def check_choice(choice: Choice) -> None:
    """Check that a table can be set up as chosen.

    :raises SetupError: it cannot.
    """
    if not choice.editions:
        raise SetupError("no edition is chosen")
    world = choice.home
    for edition in (*choice.editions, world):
        if edition not in EDITIONS:
            raise SetupError(f"no edition {edition!r}; there are: {', '.join(EDITIONS)}")
    choices = EDITIONS[world].choices()
    for edition in choice.editions:
        if choice.editions.count(edition) > 1:
            raise SetupError(f"the edition {edition!r} is named twice")
        if edition not in (world, *choices.guests):
            raise SetupError(f"{edition} can't be played on the boards of {world}")
    if choice.finds_of:
        _check_finds_of(choice)
    if choice.players not in choices.players:
        numbers = ", ".join(map(str, choices.players))
        raise SetupError(f"no {world} board for {choice.players} players; there are: {numbers}")
    if choice.variant not in ("", *choices.variants):
        known = ", ".join(choices.variants) or "none"
        raise SetupError(f"{world} has no variant {choice.variant!r}; there are: {known}")
    _check_flags(choice)
    _check_rulings(choice)


def _check_rulings(choice: Choice) -> None:
    named = choice.rulings or ()
    if unknown := {*named}.difference(_rulings(choice)):
        raise SetupError(f"no rulings called {', '.join(sorted(unknown))}")
    if twice := {name for name in named if named.count(name) > 1}:
        raise SetupError(f"rulings named twice: {', '.join(sorted(twice))}")


def _rulings(choice: Choice) -> tuple[str, ...]:
    """Return all later rulings that can mean something there."""
    return tuple(name for box in choice.boxes for name in EDITIONS[box].choices().rulings)


def _check_finds_of(choice: Choice) -> None:
    lends = choice.finds_of
    if lends in (*choice.editions, choice.home):
        raise SetupError(f"{lends} is played with anyway; what it hides comes along")
    if lends not in bring_finds(choice.home):
        there = ", ".join(bring_finds(choice.home)) or "none"
        raise SetupError(f"{lends!r} hides nothing on {choice.home}'s boards; these do: {there}")
    if not choice.finds:
        raise SetupError(f"what {lends} hides can't be brought and left in its box")


def bring_finds(home: str) -> tuple[str, ...]:
    """Return the editions that can hide something on the boards of another one, ``home``."""
    return tuple(name for name in EDITIONS[home].choices().guests if EDITIONS[name].tiles().guards)


def _check_flags(choice: Choice) -> None:
    known: dict[str, tuple[str, ...]] = {}
    for edition in choice.boxes:
        known.update(EDITIONS[edition].choices().flags)
    named = [name for name, _ in choice.flags]
    for name, value in choice.flags:
        if name not in known:
            there = ", ".join(known) or "none"
            raise SetupError(f"no rule called {name!r} can be chosen; there are: {there}")
        if value not in known[name]:
            there = ", ".join(known[name])
            raise SetupError(f"the rule {name} can't be {value!r}; there are: {there}")
        if named.count(name) > 1:
            raise SetupError(f"the rule {name!r} is named twice")


def load_box(setup: Setup, boards: Boards | None = None) -> Box:
    """Return the box for ``setup``; those on printed boards are kept.

    ``boards`` are files, or what such files hold, to play on instead of the printed ones.

    :raises SetupError: no table can be set up like that.
    :raises BoardError: a data or board file has faults.
    """
    return _built(setup, boards) if boards else _printed(setup)


def plain_box(edition: str, players: int, board: BoardSource | None = None) -> Box:
    """Return the box of one edition for so many players, nothing else being chosen.

    ``board``: one of the user's, named after its file.  Raises as :func:`drawn` and
    :func:`load_box`.
    """
    name = board.stem if isinstance(board, Path) else "board"
    own = None if board is None else {name: board}
    return load_box(drawn(Choice((edition,), players), ""), own)


@lru_cache(maxsize=64)
def _printed(setup: Setup) -> Box:
    return _built(setup)


def _built(setup: Setup, boards: Boards | None = None) -> Box:
    check_choice(setup.choice)
    tiles = Tiles()
    for name in setup.editions:
        tiles = tiles.with_those_of(name, EDITIONS[name].tiles())
    for name in setup.boxes:
        if name not in setup.editions:
            tiles = tiles.with_those_of(name, EDITIONS[name].tiles().of_the_board())
    if boards:  # What was drawn was drawn for the printed ones.
        setup = replace(setup, drawn=())
    return EDITIONS[setup.home].box(setup, tiles, versions(setup), boards)


def versions(setup: Setup) -> dict[str, int]:
    """Return the version of the rules of each edition that ``setup`` plays with.

    :raises KeyError: one of them is unknown.
    """
    return {name: EDITIONS[name].VERSION for name in setup.boxes}
