"""How long the board's pictures take: drawn, encoded, painted for the first time, and the loop.

Positions follow one another in a game of random play and were never drawn
before; another game warmed the layers and glyphs.  What is compared is measured
in one loop.  Wall time, as a player waits; only the ratio means much on a busy machine.
What is drawn of another game each time has nothing of the frame before to go by.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import render
from bot.panels.painter import BoardPainter
from bot.panels.pictures import Picture
from bot.texts.i18n import Words
from engine import (
    FIRST_EDITION,
    Box,
    Choice,
    View,
    drawn,
    load_box,
    new_game,
    plain_box,
    targets,
    view,
)
from engine.steps import options, play
from engine.table import Game

from .play import choose, random_position

Boxes = Mapping[int, Box]
"""By number of players."""
NAMES = ("Ann", "Bob", "Cleo", "Dmitri", "Elif")
POSITIONS = 100
GAMES = 12
"""Games that are drawn by turns."""
WARMED = 24
"""Tables drawn before those on arrangements of boards that were never seen."""
TICK = 0.001
"""Seconds between two looks at the clock by what measures how long the loop was held."""


def successive(box: Box, seed: int, number: int, skip: int) -> list[View]:
    """Return ``number`` views of one game of random play, a decision apart, after ``skip``."""
    rng, game = Random(seed), Game(box, new_game(box, f"pictures {seed}"))
    seen: list[View] = []
    while len(seen) < number and (actions := options(game)):
        if skip > 0:
            skip -= 1
        else:
            seen.append(view(box, game.state))
        play(game, choose(rng, actions))
        game.events.clear()
    return seen


def _timed(work: Callable[[], object]) -> float:
    """Return the milliseconds that ``work`` took."""
    clock = time.perf_counter()
    work()
    return (time.perf_counter() - clock) * 1000


def _share(figures: list[float], share: float) -> float:
    return sorted(figures)[min(len(figures) - 1, round(share * len(figures)))]


def drawing(box: Box, folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure pictures of the largest board, one after the other."""
    for seen in successive(box, 1, POSITIONS, 60):
        render.render(seen, names=NAMES, words=words, folder=folder)
    drawn, both, ratio = [], [], []
    for seen in successive(box, 2, POSITIONS, 60):
        began = time.perf_counter()
        frame = render.render(seen, names=NAMES, words=words, folder=folder)
        drawn.append((time.perf_counter() - began) * 1000)
        data = render.encode_board(frame)
        both.append((time.perf_counter() - began) * 1000)
        ratio.append(both[-1] / _timed(lambda image=frame: render.encode(image)))
        del data
    yield "picture_drawn_ms", statistics.median(drawn)
    yield "picture_drawn_p95_ms", _share(drawn, 0.95)
    yield "picture_drawn_and_encoded_ms", statistics.median(both)
    yield "picture_to_bare_encoding", statistics.median(ratio)


def another(boxes: Boxes, folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure pictures of another game each time, as a bot draws them with many games in play."""
    for players, box in boxes.items():
        games = [successive(box, seed, 3, 60) for seed in range(GAMES)]
        both, ratio = [], []
        for views in zip(*games, strict=True):
            for seen in views:
                began = time.process_time()
                frame = render.render(seen, names=NAMES[:players], words=words, folder=folder)
                data = render.encode_board(frame)
                both.append((time.process_time() - began) * 1000)
                bare = time.process_time()
                render.encode(frame)
                ratio.append(both[-1] / ((time.process_time() - bare) * 1000))
                del data
        yield f"picture_of_another_game_{players}p_cpu_ms", statistics.median(both)
        yield f"picture_of_another_game_{players}p_to_bare_encoding", statistics.median(ratio)


def against_others(boxes: Boxes, folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure pictures of other games for as many players by turns.

    Those of a mix beside those of the game that its board comes from, those of any other box
    beside those of the first one.
    """
    for players, box in boxes.items():
        home = box.setup.home
        other = FIRST_EDITION if box.setup.boxes == (home,) else home
        if box.setup.boxes == (other,):
            continue
        pair = (box, plain_box(other, players))
        views = [[v for seed in range(GAMES) for v in successive(b, seed, 3, 60)] for b in pair]
        took: tuple[list[float], list[float]] = ([], [])
        for both in zip(*views, strict=False):
            for seen, times in zip(both, took, strict=True):
                began = time.process_time()
                render.encode_board(
                    render.render(seen, names=NAMES[:players], words=words, folder=folder)
                )
                times.append(time.process_time() - began)
        yield (
            f"picture_{players}p_to_{other}_cpu",
            statistics.median(took[0]) / statistics.median(took[1]),
        )


def unseen(choices: Sequence[Choice], folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure pictures of arrangements of boards never seen, all boards having been painted."""
    for choice in choices:
        names, known, took = NAMES[: choice.players], set[tuple[str, ...]](), list[float]()
        for seed in range(WARMED + GAMES):
            box = load_box(drawn(choice, f"table {seed}"))
            if len(box.setup.boards) == 1:
                break
            new = box.setup.boards not in known
            known.add(box.setup.boards)
            seen = view(box, random_position(box, seed, 2 * choice.players))
            began = time.process_time()
            render.render(seen, names=names, words=words, folder=folder)
            if new and seed >= WARMED:
                took.append((time.process_time() - began) * 1000)
        if took:
            what = f"picture_unseen_arrangement_{choice.players}p"
            yield f"{what}_cpu_ms", statistics.median(took)
            yield f"{what}_longest_cpu_ms", max(took)


def sizes(boxes: Boxes, folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure the largest files over all boards: whole pictures, and panels with targets."""
    boards, panels = [], []
    for players, box in boxes.items():
        for turns in range(1, players * box.rounds, 2 * players):
            state = random_position(box, turns, turns)
            seen, names = view(box, state, open_scores=True), NAMES[:players]
            boards.append(len(render.board_image(seen, names=names, words=words, folder=folder)))
            open_now = targets(box, state) if state.turn.at.conquers else {}
            panels.append(
                len(
                    render.panel_image(
                        seen, names=names, words=words, targets=open_now, folder=folder
                    )
                )
            )
    yield "picture_largest_kb", max(boards) / 1000
    yield "panel_largest_kb", max(panels) / 1000


def panel(box: Box, folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure a panel of the largest board."""
    state = random_position(box, 3, 31)
    seen, open_now = view(box, state), targets(box, state)

    def paint() -> bytes:
        return render.panel_image(seen, names=NAMES, words=words, targets=open_now, folder=folder)

    yield "panel_drawn_and_encoded_ms", statistics.median(_timed(paint) for _ in range(25))


def _whole_game(box: Box, seed: int) -> list[View]:
    """Return a game of random play at its start and after each turn."""
    rng = Random(seed)
    game = Game(box, new_game(box, f"recap {seed}"))
    seen = [view(box, game.state, open_scores=True)]
    while actions := options(game):
        turn = (game.state.turn.round, game.state.turn.player)
        play(game, choose(rng, actions))
        game.events.clear()
        now = game.state.turn
        if now.at.over or (now.round, now.player) != turn:
            seen.append(view(box, game.state, open_scores=True))
    return seen


def recap(box: Box, folder: Path, words: Words) -> Iterator[tuple[str, float]]:
    """Measure the recap of the longest game: CPU time, size, and how long the loop is held."""
    views = _whole_game(box, 1)
    painter = BoardPainter(folder)
    render.board_image(views[-1], names=NAMES, words=words, folder=folder)
    made: list[Picture] = []
    clock = time.process_time()
    late = asyncio.run(_held(lambda: made.extend(painter.recap(views, NAMES, words))))
    yield "recap_cpu_s", time.process_time() - clock
    yield "recap_mb", len(made[0].data) / 1e6
    yield "recap_loop_held_p99_ms", _share(late, 0.99)
    yield "chart_kb", len(made[1].data) / 1000


async def _held(work: Callable[[], object]) -> list[float]:
    """Return for how many milliseconds the loop was held, again and again, while ``work`` ran."""
    running = asyncio.ensure_future(asyncio.to_thread(work))
    late = []
    while not running.done():
        clock = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - clock - TICK) * 1000)
    await running
    return late


def loop(boxes: Boxes, words: Words) -> Iterator[tuple[str, float]]:
    """Measure how long the event loop is held while a thread makes pictures.

    Most boards are painted for the first time: this comes before they are drawn otherwise.
    """

    def work() -> None:
        with tempfile.TemporaryDirectory() as fresh:
            for players, box in boxes.items():
                for seen in successive(box, 4, 8, 60):
                    names = NAMES[:players]
                    render.board_image(seen, names=names, words=words, folder=Path(fresh))
                    render.panel_image(seen, names=names, words=words, folder=Path(fresh))

    late = asyncio.run(_held(work))
    yield "loop_held_p99_ms", _share(late, 0.99)
    yield "loop_held_longest_ms", max(late)


def picture(choices: Sequence[Choice]) -> Iterator[tuple[str, float]]:
    """Measure it all, each board painted for the first time."""
    words = Words(strict=True)
    boxes = {choice.players: load_box(drawn(choice, "")) for choice in choices}
    largest = boxes[max(boxes)]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        first = successive(largest, 3, 1, 150)[0]
        yield (
            "picture_first_ms",
            _timed(lambda: render.board_image(first, names=NAMES, words=words, folder=folder)),
        )
        yield from loop(boxes, words)
        yield from drawing(largest, folder, words)
        yield from another(boxes, folder, words)
        yield from against_others(boxes, folder, words)
        yield from unseen(choices, folder, words)
        yield from sizes(boxes, folder, words)
        yield from panel(largest, folder, words)
        yield from recap(largest, folder, words)
