"""The second half of ``docs/boards.md``: what our boards measure, and how they look."""

from __future__ import annotations

import json
import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path
from typing import Any

from PIL import Image

from bot.texts.i18n import Words, key_of
from engine import EDITIONS, OFFERED
from engine.loading import DATA

from .fairness import Fairness
from .measures import Figures, measured, measured_together, wanted
from .picture import picture
from .plan import PLANS, Plan, load_plan
from .roles import LAND, role
from .table import read

FAIR = Path(__file__).parent / "fair"
"""What came of the games on drafts, and on tables with boards of a set: a folder for each edition
and number of players, in it a file for each round of games, as ``play --out`` writes it."""
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
OF_SETS = {
    "planar": ROWS["planar"],
    "loose": ROWS["loose"],
    "mean_degree_wet": "regions that a land region borders, water included: mean",
    "least_degree_wet": "least",
    "most_degree_wet": "most",
    "inland": "land off the coast",
    "like_borders": "borders between like terrains",
    "crowd": "symbols, natives and pieces in a region, at most",
}
"""The measures of every face of a set that the page tells."""
OF_LYING = {
    "{thing}": "regions with {name}",
    "{thing}_pairs": "neighbors among them",
    "{thing}_at_edge": "their share on the coast",
    "{thing}_with_{other}": "with {beside}",
    "{thing}_on_{other}": "on {beside}",
    "{thing}_unguarded": "without natives or a piece of the terrain's",
}
"""What is told of everything that lies on faces, and of two things, where a plan bounds it."""
FIGURES = "## The boards"
"""The heading of the page from which on this module writes it; what comes before stays."""

WAITING = "Nobody is offered this board yet: it has no map."
NOT_OFFERED = "Nobody is offered these boards yet."
TOGETHER = "Pairs of faces with the same borders: {same:g}."


@dataclass(frozen=True)
class Designed:
    """A board of our own that was chosen."""

    plan: Plan
    board: dict[str, Any]
    """What its file holds."""
    fair: tuple[dict[str, Fairness], ...]
    """Rounds of games, the shortest first: of the printed board beside and of each draft that was
    played, the fairest first, by name.  A face of a set has none, as it isn't played alone."""
    of: Plan
    """The plan it belongs to: its own, or that of the set whose face it is."""

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
    return [
        Designed(one, _board(one), _rounds(fair / one.name), plan)
        for plan in plans
        for one in plan.singles
    ]


def _in_play(plan: Plan) -> bool:
    if plan.players is None:
        return plan.edition in OFFERED
    return plan.players in EDITIONS[plan.edition].choices().players


def _board(plan: Plan) -> dict[str, Any]:
    """Return the board of a plan; an edition's own tests play on its faces before it is offered."""
    waits = DRAFTS / f"{plan.name}.json"
    played = DATA / plan.edition / "boards" / f"{plan.name.removeprefix(f'{plan.edition}-')}.json"
    return read(waits if plan.players and not _in_play(plan) else played)


def _rounds(folder: Path) -> tuple[dict[str, Fairness], ...]:
    rounds = []
    for file in folder.glob("*.json"):
        told = json.loads(file.read_text("utf-8"))
        rounds.append({name: Fairness.of(raw) for name, raw in told.items()})
    return tuple(sorted(rounds, key=lambda told: max((f.games, f.seed) for f in told.values())))


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
        if alone := [one for one in some if one.plan.players]:
            lines += _of_boards(edition, alone)
        if faces := [one for one in some if one.plan.face]:
            lines += _of_faces(edition, faces)
    return "\n".join(lines).rstrip() + "\n"


def _of_boards(edition: str, some: list[Designed]) -> Iterator[str]:
    """Yield what the page tells of boards that are played alone."""
    yield from (*_table(edition, some), "")
    for one in some:
        yield from (f"### {edition.capitalize()}, {one.plan.players} players", "")
        yield from (_picture(one.plan.name) if one.in_play else WAITING, "")
        for told in one.fair:
            yield from (*_games(one.draft, told), "")


def _of_faces(edition: str, some: list[Designed]) -> Iterator[str]:
    """Yield what the page tells of faces, those of a set together, and of tables with them."""
    yield from (f"### {edition.capitalize()}, faces", "")
    for plan, size in groupby(some, key=lambda one: one.of):
        faces = list(size)
        yield from (*_set(plan, faces), "")
        yield from (TOGETHER.format(**measured_together(one.board for one in faces)), "")
    if edition not in OFFERED:
        yield from (NOT_OFFERED, "")
    for players in EDITIONS[edition].choices().players:
        name = f"{edition}-{players}p"
        rounds = _rounds(FAIR / name)
        if rounds or edition in OFFERED:
            yield from (f"### {edition.capitalize()}, {players} players", "")
        if edition in OFFERED:
            yield from (_picture(name), "")
        for told in rounds:
            yield from (*_games(name, told), "", *_coins(told[name]), "")


def _picture(name: str) -> str:
    return f"![The board]({(IMAGES / name).as_posix()}.webp)"


def _table(edition: str, some: list[Designed]) -> Iterator[str]:
    """Yield the measures of all our boards of an edition, with those of the printed ones beside."""
    known = {n: measured(board) for n, board in printed(edition).items()}
    mine = [(one, measured(one.board, one.plan.centers)) for one in some]
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


def _set(plan: Plan, faces: list[Designed]) -> Iterator[str]:
    """Yield the regions and measures of all faces of a set, and what its plan wants of them."""
    yield "| | " + " | ".join(one.plan.face for one in faces) + " | wanted |"
    yield "|" + "---|" * (len(faces) + 2)
    counts = [Counter(r["terrain"] for r in one.board["regions"]) for one in faces]
    dry = [sum(n for t, n in c.items() if role(t, plan.edition) == LAND) for c in counts]
    yield f"| regions | {' | '.join(str(c.total()) for c in counts)} | |"
    yield f"| of land | {' | '.join(map(str, dry))} | |"
    for terrain in dict.fromkeys(t for one in faces for t in one.plan.terrains):
        cells = " | ".join(str(c[terrain]) for c in counts)
        yield f"| of {_called('terrain', terrain, plan.edition)} | {cells} | |"
    mine = [measured(one.board) for one in faces]
    for name, told in _names_of_set(plan):
        cells = " | ".join(_figure(figures, name) for figures in mine)
        yield f"| {told} | {cells} | {_bound(plan, name)} |"


def _names_of_set(plan: Plan) -> Iterator[tuple[str, str]]:
    """Yield the measures that a set's plan bounds, with the words for each."""
    bounded = [name for name, _, _ in wanted(plan)]
    yield from ((name, told) for name, told in OF_SETS.items() if name in bounded)
    lying = [("native", n) for n in plan.natives] + [("symbol", s) for s in plan.symbols]
    beside = [*lying, *(("terrain", t) for t in plan.singles[0].terrains)]
    for family, thing in [*lying, *(("marker", p) for p in plan.pieces)]:
        for (end, text), (kind, other) in product(OF_LYING.items(), beside):
            name = end.format(thing=thing, other=other)
            if name in bounded:
                bounded.remove(name)
                called = _called(family, thing, plan.edition)
                yield name, text.format(name=called, beside=_called(kind, other, plan.edition))


def _called(family: str, thing: str, edition: str) -> str:
    """Return what players call a thing; while nobody plays with it, it bears its id's name."""
    if edition not in OFFERED:
        return thing.replace("_", " ")
    return Words(strict=True)(key_of(family, thing))


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


def _games(mine: str, told: Mapping[str, Fairness]) -> Iterator[str]:
    """Yield what came of a round of games; ``mine``, what was chosen, is in bold."""
    yield "| board | games | mean coins by seat | apart | wins by seat | best |"
    yield "|---|---|---|---|---|---|"
    for name, found in told.items():
        coins = " / ".join(f"{c:.1f}" for c in found.coins)
        wins = " / ".join(f"{100 * w:.1f}" for w in found.wins)
        yield (
            f"| {f'**{name}**' if name == mine else name} | {found.games} | {coins} "
            f"| {found.apart:.1f} | {wins} | {100 * found.best:.1f}% |"
        )


def _coins(found: Fairness) -> Iterator[str]:
    """Yield how often regions earned their coin, face by face."""
    yield "| face | coins for a land region in a game, without bonuses: mean | least | most |"
    yield "|---|---|---|---|"
    for face, regions in found.scored.items():
        times = regions.values()
        figures = (statistics.mean(times), min(times), max(times))
        yield f"| {face} | {' | '.join(f'{figure:.1f}' for figure in figures)} |"


def _shown() -> list[tuple[str, int]]:
    """Return the tables of which there are pictures: edition and number of players."""
    found: dict[tuple[str, int], None] = {}
    for one in (one for one in designed() if one.in_play):
        edition = one.plan.edition
        some = (one.plan.players,) if one.plan.players else EDITIONS[edition].choices().players
        found |= dict.fromkeys((edition, players) for players in some)
    return list(found)


def write(docs: Path) -> None:
    """Write the page and draw its pictures into the folder ``docs``.

    :raises OSError: a file cannot be written.
    """
    (docs / IMAGES).mkdir(parents=True, exist_ok=True)
    for edition, players in _shown():
        drawn = picture((edition, players))
        file = docs / IMAGES / f"{edition}-{players}p.webp"
        drawn.resize(SIZE, Image.Resampling.LANCZOS).save(file, "WEBP", quality=QUALITY, method=6)
    file = docs / "boards.md"
    file.write_text(page(file.read_text("utf-8")), encoding="utf-8")
