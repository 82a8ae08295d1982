"""The second half of ``docs/boards.md``: what our drafts measure, and how they look."""

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

DRAFTS = Path(__file__).parent / "drafts"
"""Boards that are not in play yet: ``boards``, with their ``maps`` and how ``fair`` they are."""
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
FIGURES = "## Drafts"
"""The heading of the page from which on this module writes it; what comes before stays."""
WAITING = """These boards meet their plans, but nobody is offered them yet: they wait in
`tools/design/drafts` until games have shown that they are fair."""


@dataclass(frozen=True)
class Draft:
    """A board that waits to be chosen."""

    plan: Plan
    board: Path
    map: Path
    fair: Path
    """What came of the games on it, if they have been played."""


def drafts(folder: Path = DRAFTS) -> list[Draft]:
    """Return the drafts that wait, each with its plan."""
    found = [load_plan(plan) for plan in sorted(PLANS.glob("*.toml"))]
    return [
        Draft(
            plan,
            folder / "boards" / f"{plan.name}.json",
            folder / "maps" / f"{plan.name}.json",
            folder / "fair" / f"{plan.name}.json",
        )
        for plan in found
        if (folder / "boards" / f"{plan.name}.json").exists()
    ]


def printed(edition: str) -> dict[int, dict[str, Any]]:
    """Return the boards of an edition that are in play, by number of players."""
    players = EDITIONS[edition].choices().players
    return {n: read(DATA / edition / "boards" / f"{n}p.json") for n in players}


def page(before: str) -> str:
    """Return the page as Markdown: its figures anew, and what stands before them as it is."""
    lines = [before.partition(FIGURES)[0] + FIGURES, "", WAITING, ""]
    by_edition: dict[str, list[Draft]] = {}
    for draft in drafts():
        by_edition.setdefault(draft.plan.edition, []).append(draft)
    for edition, some in by_edition.items():
        lines += [*_table(edition, some), ""]
        for draft in some:
            lines += [f"### {draft.plan.edition.capitalize()}, {draft.plan.players} players", ""]
            if draft.map.exists():
                lines += [f"![The board]({(IMAGES / draft.plan.name).as_posix()}.webp)", ""]
            lines += [*_games(draft), ""]
    return "\n".join(lines).rstrip() + "\n"


def _table(edition: str, some: list[Draft]) -> Iterator[str]:
    """Yield the measures of all drafts of an edition, with those of the boards in play beside."""
    known = {n: measured(board) for n, board in printed(edition).items()}
    mine = [(d, measured(read(d.board), d.plan.centres)) for d in some]
    heads = [f"{n} players, printed" for n in known]
    heads += [f"{d.plan.players} players, draft | wanted" for d in some]
    yield "| | " + " | ".join(heads) + " |"
    yield "|" + "---|" * (1 + len(known) + 2 * len(some))
    for name, told in _rows(some):
        cells = [_figure(figures, name) for figures in known.values()]
        for draft, figures in mine:
            cells += [_figure(figures, name), _bound(draft.plan, name)]
        if any(cells):
            yield f"| {told} | " + " | ".join(cells) + " |"


def _rows(some: list[Draft]) -> Iterator[tuple[str, str]]:
    """Yield the measures that are told of these drafts, with the words for each."""
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


def _games(draft: Draft) -> Iterator[str]:
    """Yield what came of the games on a draft and on the printed base board."""
    if not draft.fair.exists():
        yield "Games have not been played on it yet."
        return
    told: Mapping[str, Any] = json.loads(draft.fair.read_text("utf-8"))
    yield "| board | games | mean coins by seat | apart | wins by seat | best |"
    yield "|---|---|---|---|---|---|"
    for name, raw in told.items():
        found = Fairness(raw["games"], raw["seed"], tuple(raw["coins"]), tuple(raw["wins"]))
        coins = " / ".join(f"{c:.1f}" for c in found.coins)
        wins = " / ".join(f"{100 * w:.1f}" for w in found.wins)
        yield (
            f"| {name} | {found.games} | {coins} | {found.apart:.1f} "
            f"| {wins} | {100 * found.best:.1f}% |"
        )


def write(docs: Path) -> None:
    """Write the page and draw its pictures into the folder ``docs``.

    :raises OSError: a file cannot be written.
    :raises LookupError: a draft has no map.
    """
    (docs / IMAGES).mkdir(parents=True, exist_ok=True)
    for draft in (d for d in drafts() if d.map.exists()):
        drawn = picture(draft.board, draft.map.parent).resize(SIZE, Image.Resampling.LANCZOS)
        drawn.save(docs / IMAGES / f"{draft.plan.name}.webp", "WEBP", quality=QUALITY, method=6)
    file = docs / "boards.md"
    file.write_text(page(file.read_text("utf-8")), encoding="utf-8")
