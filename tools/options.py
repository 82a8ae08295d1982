"""Which tables a command is about: the options that all commands share, and what they come to."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from engine import EDITIONS, FIRST_EDITION, Choice, SetupError, check_choice
from engine.setup import PLUS


def table_options(players: int | None) -> argparse.ArgumentParser:
    """Return a parent for a command's parser; ``players``: how many if nobody says, if not all."""
    parent = argparse.ArgumentParser(add_help=False)
    of = parent.add_argument_group("the table")
    of.add_argument(
        "--edition",
        metavar="NAME",
        help=f"whose races and powers to play with: {', '.join(EDITIONS)}, "
        f"or several, joined by {PLUS}",
    )
    of.add_argument("--world", metavar="NAME", default="", help="the edition whose board it is")
    of.add_argument("--variant", metavar="NAME", default="")
    of.add_argument(
        "--without-finds",
        dest="finds",
        action="store_false",
        help="what can be found on the boards stays in the box",
    )
    of.add_argument(
        "--finds-of",
        metavar="NAME",
        default="",
        help="the edition whose finds are hidden on the boards, if nothing else of it is used",
    )
    of.add_argument(
        "--flag",
        dest="flags",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="how to read a rule that can be read in several ways; repeat it for several rules",
    )
    told = f"how many play; {'every number' if players is None else players} if left out"
    of.add_argument("--players", metavar="N", default=players, help=told)
    return parent


def choice_of(args: argparse.Namespace) -> Choice:
    """Return what was chosen with the options, the number of players being one of them.

    :raises SetupError: no table can be set up so.
    """
    edition = FIRST_EDITION if args.edition is None else args.edition
    choice = _choice(args, edition, _number(args.players))
    check_choice(choice)
    return choice


def choices_of(args: argparse.Namespace) -> list[Choice]:
    """Return what was chosen, for every number of players and edition that was not chosen.

    :raises SetupError: no table can be set up so.
    """
    found = []
    for edition in EDITIONS if args.edition is None else [args.edition]:
        home = args.world or edition.partition(PLUS)[0]
        known: Sequence[int] = EDITIONS[home].choices().players if home in EDITIONS else (0,)
        for players in known if args.players is None else [_number(args.players)]:
            choice = _choice(args, edition, players)
            check_choice(choice)
            found.append(choice)
    return found


def mixes_of(args: argparse.Namespace) -> list[Choice]:
    """Return every mix on the boards of the world chosen, with so many players.

    The tiles of each guest without and with the world's own, with finds in play and without.

    :raises SetupError: no table can be set up so.
    """
    home, players = choice_of(args).home, _number(args.players)
    guests = EDITIONS[home].choices().guests
    return [
        Choice(tiles, players, home, finds=finds)
        for guest in guests
        for tiles in ((guest,), (home, guest))
        for finds in (True, False)
    ]


def _choice(args: argparse.Namespace, edition: str, players: int) -> Choice:
    editions, flags = tuple(edition.split(PLUS)), tuple(map(_flag, args.flags))
    return Choice(editions, players, args.world, args.variant, args.finds, flags, args.finds_of)


def _number(typed: str | int) -> int:
    try:
        return int(typed)
    except ValueError as error:
        raise SetupError(f"{typed!r} is no number of players") from error


def _flag(typed: str) -> tuple[str, str]:
    name, equals, value = typed.partition("=")
    if not (name and equals and value):
        raise SetupError(f"{typed!r} doesn't say how to read a rule; write it as NAME=VALUE")
    return name, value
