"""Armies beside the map: what is drawn and written of one, and the emblem of its faction."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.view import ArmyView
from render.pieces.markers import marker
from render.pieces.sheet import put
from render.writing.naming import combo_name, word_id
from render.writing.text import Words

EMBLEM = 17
"""Least breadth of a faction's emblem, in pixels."""


class Army(NamedTuple):
    """An army with its words."""

    race: str
    power: str | None
    active: bool
    faction: str
    """What it counts as now; empty: nothing."""
    race_name: str
    power_name: str
    """Empty if it has no power."""
    combo_name: str
    """Both together, or the race's name alone."""


def in_words(army: ArmyView, words: Words) -> Army:
    """Return an army with its words."""
    return Army(
        army.race,
        army.power,
        army.active,
        army.sides_with or army.faction,
        words(word_id("race", army.race)),
        words(word_id("power", army.power)) if army.power else "",
        combo_name(words, army.race, army.power),
    )


def draw_faction(picture: Image.Image, x: int, y: int, side: int, faction: str) -> None:
    """Draw a faction's emblem on the upper left corner of a tile around (x, y), in place.

    ``side`` is the tile's; an empty ``faction`` has none.
    """
    if faction:
        across = max(EMBLEM, round(side * 0.44))
        corner = side // 2 - across // 3
        put(picture, marker(faction, across, kind="faction"), x - corner, y - corner)
