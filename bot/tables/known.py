"""Whether this program knows what a game is played by: another version may have written it.

Where it does not, the game is one whose record cannot be read, and nothing else is touched by it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import GameUnknown
from bot.storage.rows import Game
from bot.tables.mixes import variants_of
from bot.tables.table import Options, choice_of, editions_of
from engine import (
    EDITIONS,
    PLUS,
    BoardError,
    Box,
    Setup,
    SetupError,
    before_setups,
    load_box,
    versions,
)


def check(game: Game) -> None:
    """Check that editions, options and the rules' version are known.

    :raises GameUnknown: one of them is not.
    """
    if option := Options.unreadable(game.options):
        raise GameUnknown(game=game.id, what="option", found=option)
    setup = set_up(game)
    for edition in (*editions_of(game), *choice_of(game).boxes, *setup.boxes):
        if edition not in EDITIONS:
            raise GameUnknown(game=game.id, what="edition", found=edition)
    choice = choice_of(game)
    if choice.variant not in ("", *variants_of(choice.home)):
        raise GameUnknown(game=game.id, what="variant", found=choice.variant)
    if game.engine is not None:
        check_version(game, game.engine)


def set_up(game: Game, players: int = 0) -> Setup:
    """Return what a game that has begun was set up with; ``players``: in how many seats.

    Of a lobby only the editions mean something.
    """
    setup = Options.read(game.options).setup
    return setup or replace(before_setups(game.edition, players), editions=editions_of(game))


def check_version(game: Game, written: str) -> None:
    """Check that something was ``written`` by a version of the rules that is not a later one.

    :raises GameUnknown: it was.
    """
    known, found = versions(set_up(game)).values(), written.split(PLUS)
    if len(found) != len(known) or any(
        not n.isdecimal() or int(n) > here for n, here in zip(found, known, strict=True)
    ):
        raise GameUnknown(game=game.id, what="version", found=written)


def is_known(game: Game) -> bool:
    """Whether :func:`check` finds nothing."""
    try:
        check(game)
    except GameUnknown:
        return False
    return True


def box(game: Game, players: int) -> Box:
    """Return what a game is played with.

    :raises GameUnknown: this program does not have it.
    """
    check(game)
    setup = set_up(game, players)
    if setup.players != players:
        raise GameUnknown(game=game.id, what="players", found=players)
    try:
        return load_box(setup)
    except (SetupError, BoardError) as error:
        raise GameUnknown(game=game.id, what="players", found=players) from error
