"""``python -m tools design``: the designer's steps, each a command."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .fairness import Fairness, Place


def add(commands: Any) -> None:
    """Add ``design`` to the commands of ``python -m tools``."""
    design = commands.add_parser("design", help="design boards to measures (docs/boards.md)")
    steps = design.add_subparsers(dest="step", required=True)

    draft = steps.add_parser("draft", help="look for boards that meet a plan, face by face")
    draft.add_argument("plan", type=Path, metavar="PLAN.toml")
    draft.add_argument(
        "--seeds", type=seeds, default=seeds("1"), metavar="N-M", help="one draft for each seed"
    )
    draft.add_argument("--steps", type=positive, help="changes that are tried for each draft")
    draft.add_argument("--out", type=Path, required=True, metavar="DIR")
    draft.set_defaults(run=_draft)

    measure = steps.add_parser(
        "measure", help="tell what boards measure, and what they miss, faces also together"
    )
    measure.add_argument("plan", type=Path, metavar="PLAN.toml")
    measure.add_argument("boards", type=Path, nargs="+", metavar="BOARD.json")
    measure.set_defaults(run=_measure)

    draws = steps.add_parser(
        "draws", help="tell what tables boards can be drawn to, and the pieces they need"
    )
    draws.add_argument("edition")
    draws.set_defaults(run=_draws)

    play = steps.add_parser("play", help="play games of the autopilot, and rank boards by them")
    play.add_argument("plan", type=Path, metavar="PLAN.toml")
    play.add_argument("boards", type=Path, nargs="+", metavar="BOARD.json")
    _of_games(play)
    play.set_defaults(run=_play)

    tables = steps.add_parser(
        "tables", help="play games of the autopilot on boards as they are drawn"
    )
    tables.add_argument("edition")
    tables.add_argument("--players", type=positive, required=True)
    _of_games(tables)
    tables.set_defaults(run=_tables)

    map_ = steps.add_parser("map", help="compute the shapes of a board's regions")
    map_.add_argument("boards", type=Path, nargs="+", metavar="BOARD.json")
    map_.add_argument("--out", type=Path, required=True, metavar="DIR")
    map_.set_defaults(run=_map)

    picture = steps.add_parser("picture", help="draw a board as players would see it")
    picture.add_argument("board", type=Path, metavar="BOARD.json")
    picture.add_argument("--maps", type=Path, required=True, metavar="DIR")
    picture.add_argument("--turns", type=int, default=0, help="turns of random play before it")
    picture.add_argument("--wide", type=positive, default=1600, help="pixels")
    picture.add_argument("--out", type=Path, required=True, help="a .png or .webp file")
    picture.set_defaults(run=_picture)

    report = steps.add_parser("report", help="write docs/boards.md with its pictures")
    report.add_argument("--docs", type=Path, default=Path("docs"), help="the folder it is in")
    report.set_defaults(run=_report)


def _of_games(step: argparse.ArgumentParser) -> None:
    """Add what is said of games."""
    step.add_argument("--games", type=positive, default=60, help="on each board")
    step.add_argument("--seed", type=int, default=1)
    step.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="games at a time")
    step.add_argument("--out", type=Path, metavar="FAIR.json", help="keep the figures")
    step.add_argument(
        "--kept", type=Path, metavar="GAMES.jsonl", help="keep every game; none is played again"
    )


def seeds(typed: str) -> range:
    """Return the seeds that somebody has typed: ``7``, or ``1-20``.

    :raises ValueError: it is neither.
    """
    first, dash, last = typed.partition("-")
    found = range(int(first), int(last if dash else first) + 1)
    if not found:
        raise ValueError(f"{typed} are no seeds")
    return found


def positive(typed: str) -> int:
    """Return the number that somebody has typed, 1 or more.

    :raises ValueError: it is something else.
    """
    if (number := int(typed)) < 1:
        raise ValueError(f"{number} is less than 1")
    return number


def _draft(args: argparse.Namespace) -> int:
    from .draft import STEPS, as_text, draft
    from .measures import misses
    from .plan import PlanError, load_plan
    from .table import faults

    good = set()
    try:
        plan = load_plan(args.plan)
        args.out.mkdir(parents=True, exist_ok=True)
        for one, seed in product(plan.singles, args.seeds):
            board = draft(one, seed, args.steps or STEPS)
            wrong = [*misses(one, board), *faults(board)]
            which = f"{one.face}, seed {seed}" if one.face else f"seed {seed}"
            print(f"{which}: {'; '.join(wrong) or 'meets its plan'}", flush=True)
            if not wrong:
                (args.out / f"{one.name}-{seed}.json").write_text(as_text(board), "utf-8")
                good.add(one.name)
    except (PlanError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if len(good) == len(plan.singles) else 1


def _measure(args: argparse.Namespace) -> int:
    from .measures import Figures, measured, measured_together, misses, misses_together
    from .plan import PlanError, load_plan
    from .table import read

    def tell(what: str, figures: Figures, wrong: list[str]) -> None:
        width = max(map(len, figures))
        print(what, *(f"  {name:{width}} {figure:.3g}" for name, figure in figures.items()),
              *(f"  {said}" for said in wrong), sep="\n")  # fmt: skip
        failed.extend(wrong)

    failed: list[str] = []
    try:
        plan = load_plan(args.plan)
        boards = {board: (plan.of(board.stem), read(board)) for board in args.boards}
    except (PlanError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for path, (one, board) in boards.items():
        tell(path.name, measured(board, one.centers), misses(one, board))
    if plan.faces:
        all_ = [board for _, board in boards.values()]
        tell("together", measured_together(all_), misses_together(plan, all_))
    return 1 if failed else 0


def _draws(args: argparse.Namespace) -> int:
    from engine import EDITIONS, BoardError

    from .draws import draws

    if args.edition not in EDITIONS:
        print(f"no edition {args.edition!r}; there are: {', '.join(EDITIONS)}", file=sys.stderr)
        return 2
    for players in EDITIONS[args.edition].choices().players:
        try:
            found = draws(args.edition, players)
        except BoardError as error:
            print(f"{players} players: {error}")
            return 1
        least, most = found.regions
        some = f"{least}" if least == most else f"{least} to {most}"
        print(f"{players} players: {len(found.tables)} tables, {some} regions")
        for it, needed in sorted(found.needed.items()):
            print(f"  {it}: at most {needed} of {found.box[it] or 'any number'}")
    return 0


def _play(args: argparse.Namespace) -> int:
    from .plan import PlanError, load_plan
    from .table import read

    try:
        plan = load_plan(args.plan)
        if plan.players is None:
            raise PlanError(f"{args.plan.name}: no table has one of these faces alone")
        for board in args.boards:
            if (players := read(board).get("players")) != plan.players:
                some = players or "any number of"
                raise ValueError(f"{board.name} is for {some} players, not {plan.players}")
    except (PlanError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return _ranked(args.boards, plan.players, args)


def _tables(args: argparse.Namespace) -> int:
    from engine import Choice, SetupError, drawn

    try:
        drawn(Choice((args.edition,), args.players), "")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    return _ranked([(args.edition, args.players)], args.players, args)


def _ranked(places: Sequence[Place], players: int, args: argparse.Namespace) -> int:
    """Play games on boards and on the printed one beside, and tell which are how fair."""
    from engine import FIRST_EDITION

    from .fairness import Kept, name_of, ranked

    def tell(place: Place, found: Fairness) -> None:
        told[name_of(place)] = found.as_dict()
        heads = {"board": name_of(place), "apart": round(found.apart, 2)}
        print(json.dumps({**heads, **found.as_dict()}), flush=True)

    told: dict[str, dict[str, object]] = {}
    beside = (FIRST_EDITION, players)
    try:
        kept = Kept(args.kept) if args.kept else None
        order = ranked(places, beside, args.games, args.seed, args.jobs, tell, kept)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for unfair, place, _ in order:
        print(f"{name_of(place):24} {'fair enough' if not unfair else f'unfair by {unfair:.2f}'}")
    if args.out:
        names = [name_of(beside), *(name_of(place) for _, place, _ in order)]
        rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(told[name])}" for name in names)
        args.out.write_text(f"{{\n{rows}\n}}\n", "utf-8")
    return 0 if not order[0][0] else 1


def _map(args: argparse.Namespace) -> int:
    from .table import read

    try:
        for board in args.boards:
            read(board)
        from tools.geometry.__main__ import make
    except ImportError as error:
        print(f"{error}; this needs the extra 'geometry'", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    failed = 0
    for board in args.boards:
        drawn, wrong = make(board)
        print(f"{board.name}: {len(wrong)} faults", *wrong, sep="\n   ", flush=True)
        if wrong:
            failed = 1
        else:
            args.out.mkdir(parents=True, exist_ok=True)
            text = json.dumps(drawn, separators=(",", ":")) + "\n"
            (args.out / board.name).write_text(text, "utf-8")
    return failed


def _picture(args: argparse.Namespace) -> int:
    from PIL import Image

    from .picture import picture

    try:
        drawn = picture(args.board, args.maps, args.turns)
        size = (args.wide, round(drawn.height * args.wide / drawn.width))
        drawn.resize(size, Image.Resampling.LANCZOS).save(args.out)
    except (LookupError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _report(args: argparse.Namespace) -> int:
    from .report import write

    try:
        write(args.docs)
    except (LookupError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0
