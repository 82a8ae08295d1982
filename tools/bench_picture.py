"""How long the board's picture takes: drawn, encoded, and painted for the first time."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import render
from bot.i18n import Words
from engine import load_box, targets, view

from .play import random_position

NAMES = ("Ann", "Bob", "Cleo", "Dmitri", "Elif")


def _median(work: Callable[[], object], repeat: int = 25) -> float:
    """Return the median of so many runs, in milliseconds of wall time."""
    taken = []
    for _ in range(repeat):
        clock = time.perf_counter()
        work()
        taken.append((time.perf_counter() - clock) * 1000)
    return statistics.median(taken)


def picture() -> Iterator[tuple[str, float]]:
    """Measure the picture of a five-player game in its last rounds, and a panel's."""
    box = load_box("base", 5)
    state = random_position(box, 3, 31)
    seen, open_now, words = view(box, state), targets(box, state), Words(strict=True)
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        clock = time.perf_counter()
        frame = render.render(seen, names=NAMES, words=words, folder=where)
        yield "picture_first_ms", (time.perf_counter() - clock) * 1000
        drawn = _median(lambda: render.render(seen, names=NAMES, words=words, folder=where))
        encoded = _median(lambda: render.encode(frame))
        yield "picture_drawn_ms", drawn
        yield "picture_encoded_ms", encoded
        yield "picture_drawn_and_encoded_ms", drawn + encoded
        yield "picture_to_bare_encoding", (drawn + encoded) / encoded
        yield "picture_kb", len(render.encode(frame)) / 1000

        def panel() -> bytes:
            return render.panel_image(
                seen, names=NAMES, words=words, targets=open_now, folder=where
            )

        yield "panel_kb", len(panel()) / 1000
        yield "panel_drawn_and_encoded_ms", _median(panel)
