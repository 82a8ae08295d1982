"""``board``: the picture of a position of random play."""

from __future__ import annotations

from pathlib import Path

from bot.texts.i18n import Words
from engine import Choice, drawn, load_box, view
from render import changes, render

from .play import position_seed, random_position
from .pseudo import spoken

NAMES = ("Ann", "Bob", "Cleo", "Dmitri", "Elif")


def draw(
    choice: Choice, seed: int, turns: int, style: str, out: Path, language: str = "en"
) -> None:
    """Draw the table after ``turns`` turns and save it; the file's ending names the format.

    The conquests of the last turn are marked.

    :raises SetupError: no table can be set up so.
    :raises ValueError: there is no such picture format.
    :raises LookupError: there is no such style.
    :raises OSError: the file cannot be written.
    """
    box = load_box(drawn(choice, position_seed(seed)))
    seen = view(box, random_position(box, seed, turns))
    before = view(box, random_position(box, seed, max(0, turns - 1)))
    with spoken(language):
        picture = render(
            seen,
            names=NAMES[: choice.players],
            words=Words(language, strict=True),
            happened=changes(before, seen),
            style=style,
        )
    picture.save(out)
