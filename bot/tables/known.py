"""Whether this program knows what a game is played by: another version may have written it.

Where it does not, the game is one whose record cannot be read, and nothing else is touched by it.
"""

from __future__ import annotations

from bot.errors import GameUnknown
from bot.storage.rows import Game
from bot.tables.table import Options
from engine import EDITIONS, Box, load_box


def check(game: Game) -> None:
    """Check that edition, options and the rules' version are known.

    :raises GameUnknown: one of them is not.
    """
    if game.edition not in EDITIONS:
        raise GameUnknown(game=game.id, what="edition", found=game.edition)
    if option := Options.unreadable(game.options):
        raise GameUnknown(game=game.id, what="option", found=option)
    if game.engine is not None:
        check_version(game, game.engine)


def check_version(game: Game, written: str) -> None:
    """Check that something was ``written`` by a version of the rules that is not a later one.

    :raises GameUnknown: it was.
    """
    if not written.isdecimal() or int(written) > EDITIONS[game.edition].VERSION:
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
    try:
        return load_box(game.edition, players)
    except ValueError as error:
        raise GameUnknown(game=game.id, what="players", found=players) from error
