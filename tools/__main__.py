"""``python -m tools COMMAND``: games, boards and pictures, figures, proofs, and the rules."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine import Choice, SetupError, check_choice

from .design import commands as design
from .options import choice_of, choices_of, mixes_of, table_options


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    of_four, of_two, of_all = (table_options(players) for players in (4, 2, None))

    simulate = commands.add_parser(
        "simulate", parents=[of_four], help="play random games and check every step"
    )
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--no-check", dest="check", action="store_false")
    simulate.add_argument(
        "--hidden",
        type=int,
        default=0,
        metavar="N",
        help="at every Nth step, exchange what is hidden and see that nothing told changes",
    )
    simulate.add_argument(
        "--beside",
        metavar="EDITION",
        help="play its games in turn with those, without checks, and compare how fast they are",
    )
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(run=_simulate)

    replay = commands.add_parser("replay", help="replay an exported game and check its dice")
    replay.add_argument("game", type=Path, metavar="GAME.json")
    replay.add_argument(
        "--commitment",
        type=_promise,
        metavar="HASH",
        help="the one published when the game began, in its first turn post",
    )
    telling = replay.add_mutually_exclusive_group()
    telling.add_argument(
        "--states",
        dest="tell",
        action="store_const",
        const="states",
        default="scores",
        help="print every line with the whole table after it, as JSON (docs/states.md)",
    )
    telling.add_argument(
        "--transcript",
        dest="tell",
        action="store_const",
        const="transcript",
        default="scores",
        help="print it for people to read: board, what was legal, what was said, what happened",
    )
    telling.add_argument(
        "--recap",
        type=Path,
        metavar="FILE.webp",
        help="draw the game as one animated picture, as the bot posts it at the end",
    )
    replay.set_defaults(run=_replay)

    record = commands.add_parser(
        "record", parents=[of_four], help="write a whole game as an export"
    )
    record.add_argument(
        "--player", default="random", help="how everybody plays: random, greedy or autopilot"
    )
    record.add_argument("--seed", default="1", help="any text")
    record.add_argument("--out", type=Path, required=True, metavar="GAME.json")
    record.set_defaults(run=_record)

    board = commands.add_parser("board", parents=[of_four], help="draw a position of random play")
    board.add_argument("--seed", type=int, default=1)
    board.add_argument("--turns", type=int, default=20, help="turns played before the picture")
    board.add_argument("--style", default="default", metavar="NAME", help="default or contrast")
    board.add_argument("--lang", default="en", help="language of its words; xx: with an accent")
    board.add_argument("--out", type=Path, required=True, help="a .png or .webp file")
    board.set_defaults(run=_board)

    design.add(commands)

    colors = commands.add_parser(
        "colors",
        aliases=["colours"],
        help="how far every player's colors are from free land and water",
    )
    colors.set_defaults(run=_colors)

    pseudo = commands.add_parser(
        "pseudo", help="write the texts with accents, to see what's missing"
    )
    pseudo.add_argument("folder", type=Path, nargs="?", default=Path("var/pseudo"))
    pseudo.set_defaults(run=_pseudo)

    gallery = commands.add_parser(
        "gallery",
        parents=[of_all],
        help="draw docs/gallery.md with all its pictures, or only those of some tables",
    )
    gallery.add_argument("--docs", type=Path, default=Path("docs"), help="the folder it is in")
    gallery.set_defaults(run=_gallery)

    bench = commands.add_parser(
        "bench", parents=[of_all], help="measure the figures the project promises"
    )
    bench.set_defaults(run=_bench)

    size = commands.add_parser("size", help="measure a file with many games")
    size.add_argument("--running", type=int, default=1000, help="unfinished games")
    size.add_argument("--finished", type=int, default=10_000)
    size.add_argument("--keep", type=Path, metavar="FILE", help="keep the file, under this name")
    size.set_defaults(run=_size)

    rate = commands.add_parser(
        "rate", parents=[of_two], help="let a player play one seat, and see how well it does"
    )
    whom = "autopilot, random, careless, greedy, or greedy:ORDER with a standing order"
    rate.add_argument(
        "--mixes",
        action="store_true",
        help="spread the games over all mixes on that world instead of one choice of tiles",
    )
    rate.add_argument("--player", default="autopilot", help=whom)
    rate.add_argument("--against", default="greedy", help=f"who has all other seats: {whom}")
    rate.add_argument("--games", type=int, default=200)
    rate.add_argument("--seed", type=int, default=1)
    rate.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    rate.add_argument("--json", action="store_true", help="print one JSON object")
    rate.set_defaults(run=_rate)

    mutate = commands.add_parser("mutate", help="break the rules and see that the cases notice")
    mutate.add_argument("--seed", type=int, default=1)
    mutate.add_argument("--most", type=int, default=600, help="mutants to draw at the most")
    mutate.add_argument(
        "--module",
        dest="modules",
        action="append",
        default=[],
        metavar="NAME",
        help="whose mutants, like engine.pricing; repeat it for several; all if left out",
    )
    mutate.set_defaults(run=_mutate)

    rule = commands.add_parser("rule", help="look something up in the rules")
    rule.add_argument("query", nargs="?", default="", metavar="QUERY", help="in any language")
    rule.add_argument("--lang", default="en", metavar="LANG", help="the reader's language")
    rule.add_argument("--json", action="store_true", help="print a JSON list of ids, best first")
    rule.add_argument("--placeholders", action="store_true", help="list numbers for texts instead")
    rule.set_defaults(run=_rule)

    audit = commands.add_parser("audit", help="look for known holes in what is installed")
    audit.add_argument("program", type=Path, metavar="PIP-AUDIT", help="where pip-audit is")
    audit.set_defaults(run=_audit)

    image = commands.add_parser("image", help="do what the Dockerfile says, without Docker")
    image.set_defaults(run=_image)

    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # Whoever reads has had enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    return code


def _simulate(args: argparse.Namespace) -> int:
    from .simulate import beside, simulate

    choice = choice_of(args)
    if args.beside is not None:
        other = Choice((args.beside,), choice.players)
        check_choice(other)
        _tell(beside(choice, other, args.games, args.seed), as_json=args.json)
        return 0
    report = simulate(choice, args.games, args.seed, check=args.check, hidden=args.hidden)
    _tell(report.as_dict(), as_json=args.json)
    return 1 if report.violations or report.finished < report.games else 0


def _tell(figures: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
    else:
        for key, value in figures.items():
            print(f"{key:24} {value}")


def _replay(args: argparse.Namespace) -> int:
    from .replay import replay_file

    return replay_file(args.game, args.commitment, tell=args.tell, film=args.recap)


def _promise(typed: str) -> str:
    from .replay import promise

    return promise(typed)


def _record(args: argparse.Namespace) -> int:
    from .record import record

    try:
        game = record(choice_of(args), args.seed, args.player)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        args.out.write_text(game.model_dump_json() + "\n", encoding="utf-8")
    except OSError as error:
        print(f"{args.out} cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    return 0


def _board(args: argparse.Namespace) -> int:
    from .board import draw

    try:
        draw(choice_of(args), args.seed, args.turns, args.style, args.out, args.lang)
    except (ValueError, LookupError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _colors(args: argparse.Namespace) -> int:
    from .colors import measured, table

    lines, kept = table(measured())
    print("\n".join(lines))
    return 0 if kept else 1


def _gallery(args: argparse.Namespace) -> int:
    from .gallery import write

    try:
        size = write(args.docs, choices_of(args) if _chosen(args) else None)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{size / 1e6:.2f} MB")
    return 0


def _chosen(args: argparse.Namespace) -> bool:
    """Whether some tables are meant, not all."""
    typed = (args.edition is not None, args.world, args.variant, args.flags)
    return any(typed) or args.players is not None


def _size(args: argparse.Namespace) -> int:
    from .bench_size import run

    return run(args.running, args.finished, args.keep)


def _bench(args: argparse.Namespace) -> int:
    from .bench import bench

    return bench(choices_of(args))


def _rate(args: argparse.Namespace) -> int:
    from .rate import rate

    try:
        rating = rate(
            mixes_of(args) if args.mixes else [choice_of(args)],
            args.against,
            args.games,
            args.seed,
            max(1, args.jobs),
            args.player,
        )
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    _tell(rating.as_dict(), as_json=args.json)
    return 0


def _rule(args: argparse.Namespace) -> int:
    from .rule import found, placeholders

    if args.placeholders or not args.query:
        print(placeholders())
        return 0
    hits = found(args.query, args.lang, as_json=args.json)
    print(hits)
    return 0 if hits not in ("", "[]") else 1


def _pseudo(args: argparse.Namespace) -> int:
    from .pseudo import main

    return main(args.folder)


def _mutate(args: argparse.Namespace) -> int:
    from .mutate import mutate

    return mutate(args.seed, args.most, args.modules)


def _audit(args: argparse.Namespace) -> int:
    from .audit import audit

    return audit(args.program)


def _image(args: argparse.Namespace) -> int:
    from .image import check

    return check()


if __name__ == "__main__":
    sys.exit(main())
