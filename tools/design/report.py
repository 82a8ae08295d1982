"""The second half of ``docs/boards.md``: what our boards measure, and how they look."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from bot.texts.i18n import Words, key_of
from engine import EDITIONS
from engine.loading import DATA

from .fairness import Fairness
from .measures import Figures, measured, wanted
from .picture import picture
from .plan import PLANS, Plan, load_plan
from .table import read

FAIR = Path(__file__).parent / "fair"
"""What came of the games on drafts: for each plan a folder, in it a file for each round of games,
as ``play --out`` writes it."""
DRAFTS = Path(__file__).parent / "drafts"
"""Boards that were chosen and have no map yet."""
IMAGES = Path("images") / "boards"
"""Where the pictures are, beside the page."""
SIZE, QUALITY = (1000, 750), 72
"""Of the pictures, WebP."""
ROWS = {
    "regions": "regions",
    "land": "of land",
    "planar": "can be drawn without crossings, with the frame as one more region",
    "loose": "borders missing where four regions meet",
    "drift": "furthest that a region is from its known middle, in sides of the board",
    "mean_degree": "regions that a land region borders, Rivers included: mean",
    "least_degree": "least",
    "most_degree": "most",
    "like_share": "borders between like terrains, share",
    "at_stream": "land at Rivers",
    "at_closed": "land at chasms",
    "at_edge": "land at the edge",
    "chain": "Rivers are one chain",
    "chain_ends": "Rivers at the edge",
    "chain_apart": "how far apart the middles of the outer Rivers are",
}
"""The measures of every board that the page tells, and in what words."""
OF_SYMBOLS = {
    "": "regions with the symbol {name}",
    "_least": "regions that one of these borders: least",
    "_most": "most",
}
OF_NATIVES = {
    "": "regions with the natives {name}",
    "_pairs": "neighbors among them",
    "_missing": "terrains without any",
    "_at_edge": "their share at the edge",
}
"""What is told of each symbol and of natives, by the ends of the measures' names."""
FIGURES = "## The boards"
"""The heading of the page from which on this module writes it; what comes before stays."""

WAITING = "Nobody is offered this board yet: it has no map."


@dataclass(frozen=True)
class Designed:
    """A board of our own that was chosen."""

    plan: Plan
    board: dict[str, Any]
    """What its file holds."""
    fair: tuple[dict[str, Fairness], ...]
    """Rounds of games, the shortest first: of the printed board beside and of each draft that was
    played, the fairest first, by name."""

    @property
    def in_play(self) -> bool:
        """Whether it is offered, so that it has a map and its regions have names."""
        return _in_play(self.plan)

    @property
    def draft(self) -> str:
        """The name of the draft that was chosen."""
        return f"{self.plan.name}-{self.plan.chosen}"


def designed(fair: Path = FAIR) -> list[Designed]:
    """Return our boards, each with its plan and the games on it."""
    plans = [load_plan(path) for path in sorted(PLANS.glob("*.toml"))]
    return [Designed(plan, _board(plan), _rounds(fair / plan.name)) for plan in plans]


def _in_play(plan: Plan) -> bool:
    return plan.players in EDITIONS[plan.edition].choices().players


def _board(plan: Plan) -> dict[str, Any]:
    waits = DRAFTS / f"{plan.name}.json"
    played = DATA / plan.edition / "boards" / f"{plan.players}p.json"
    return read(played if _in_play(plan) else waits)


def _rounds(folder: Path) -> tuple[dict[str, Fairness], ...]:
    rounds = []
    for file in folder.glob("*.json"):
        told = json.loads(file.read_text("utf-8"))
        rounds.append({name: Fairness.of(raw) for name, raw in told.items()})
    return tuple(sorted(rounds, key=lambda told: max(found.games for found in told.values())))


def printed(edition: str) -> dict[int, dict[str, Any]]:
    """Return the boards of an edition that are printed ones, by number of players."""
    ours = {d.plan.players for d in designed() if d.plan.edition == edition}
    players = [n for n in EDITIONS[edition].choices().players if n not in ours]
    return {n: read(DATA / edition / "boards" / f"{n}p.json") for n in players}


def page(before: str) -> str:
    """Return the page as Markdown: its figures anew, and what stands before them as it is."""
    lines = [before.partition(FIGURES)[0] + FIGURES, ""]
    by_edition: dict[str, list[Designed]] = {}
    for one in designed():
        by_edition.setdefault(one.plan.edition, []).append(one)
    for edition, some in by_edition.items():
        lines += [*_table(edition, some), ""]
        for one in some:
            lines += [f"### {edition.capitalize()}, {one.plan.players} players", ""]
            shown = f"![The board]({(IMAGES / one.plan.name).as_posix()}.webp)"
            lines += [shown if one.in_play else WAITING, ""]
            for told in one.fair:
                lines += [*_games(one, told), ""]
    return "\n".join(lines).rstrip() + "\n"


def _table(edition: str, some: list[Designed]) -> Iterator[str]:
    """Yield the measures of all our boards of an edition, with those of the printed ones beside."""
    known = {n: measured(board) for n, board in printed(edition).items()}
    mine = [(one, measured(one.board, one.plan.centres)) for one in some]
    heads = [f"{n} players, printed" for n in known]
    heads += [f"{one.plan.players} players, ours | wanted" for one in some]
    yield "| | " + " | ".join(heads) + " |"
    yield "|" + "---|" * (1 + len(known) + 2 * len(some))
    for name, told in _names(some):
        cells = [_figure(figures, name) for figures in known.values()]
        for one, figures in mine:
            cells += [_figure(figures, name), _bound(one.plan, name)]
        if any(cells):
            yield f"| {told} | " + " | ".join(cells) + " |"


def _names(some: list[Designed]) -> Iterator[tuple[str, str]]:
    """Yield the measures that are told of these boards, with the words for each."""
    yield from ROWS.items()
    words = Words(strict=True)
    for family, kinds, texts in (
        ("symbol", {s for d in some for s in d.plan.symbols}, OF_SYMBOLS),
        ("native", {n for d in some for n in d.plan.natives}, OF_NATIVES),
    ):
        for kind in sorted(kinds):
            name = words(key_of(family, kind))
            yield from ((kind + end, text.format(name=name)) for end, text in texts.items())


def _figure(figures: Figures, name: str) -> str:
    return f"{round(figures[name], 2):g}" if name in figures else ""


def _bound(plan: Plan, name: str) -> str:
    bounds = {key: (least, most) for key, least, most in wanted(plan)}
    if name not in bounds:
        return ""
    least, most = bounds[name]
    if math.isinf(most):
        return f"at least {least:g}"
    return f"{least:g}" if least == most else f"{least:g} to {most:g}"


def _games(one: Designed, told: Mapping[str, Fairness]) -> Iterator[str]:
    """Yield what came of a round of games; the board that was chosen is in bold."""
    yield "| board | games | mean coins by seat | apart | wins by seat | best |"
    yield "|---|---|---|---|---|---|"
    for name, found in told.items():
        coins = " / ".join(f"{c:.1f}" for c in found.coins)
        wins = " / ".join(f"{100 * w:.1f}" for w in found.wins)
        yield (
            f"| {f'**{name}**' if name == one.draft else name} | {found.games} | {coins} "
            f"| {found.apart:.1f} | {wins} | {100 * found.best:.1f}% |"
        )


def write(docs: Path) -> None:
    """Write the page and draw its pictures into the folder ``docs``.

    :raises OSError: a file cannot be written.
    """
    (docs / IMAGES).mkdir(parents=True, exist_ok=True)
    for one in (one for one in designed() if one.in_play):
        drawn = picture((one.plan.edition, one.plan.players))
        file = docs / IMAGES / f"{one.plan.name}.webp"
        drawn.resize(SIZE, Image.Resampling.LANCZOS).save(file, "WEBP", quality=QUALITY, method=6)
    file = docs / "boards.md"
    file.write_text(page(file.read_text("utf-8")), encoding="utf-8")
