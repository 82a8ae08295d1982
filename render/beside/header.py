"""Above the map: whose turn it is, with which army, and the round track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.view import ArmyView, View
from render import theme
from render.parts import Part
from render.pieces.discs import disc
from render.pieces.icons import glyph
from render.pieces.markers import marker
from render.pieces.seats import seat_mark
from render.pieces.sheet import SCALE, put
from render.pieces.tiles import tile
from render.theme import Box, mix
from render.writing.naming import shown_name
from render.writing.text import Words, write

from .armies import Army, draw_faction, in_words
from .cards import card_part

WORDS = ("picture-over",)
"""Keys of the texts used here."""
NAMED = 275
"""Room in the header for the icons of an army and the longest name of a power."""
STOP = 52
"""Distance of two stops of the round track."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """What the header shows."""

    title: str
    """The name of the player to move, or what is said at the end."""
    seat: int
    over: bool
    army: Army | None
    """With what the player to move acts; ``None`` at the end, and for who has none."""
    die: int | None
    round: int
    rounds: int
    sides: tuple[str, ...] = ()
    """The faction that the player to move plays for, or those that have won."""


def header_parts(view: View, names: Sequence[str], words: Words) -> list[Part]:
    """Return whose turn it is, with which army, and the round track, as one part."""
    army = None if view.over else _army_at_work(view)
    title = words("picture-over") if view.over else shown_name(names, view.player, words)
    seats = view.winners if view.over else (view.player,)
    turn = _Turn(
        title,
        view.player,
        view.over,
        in_words(army, words) if army else None,
        view.die,
        view.round,
        view.rounds,
        tuple(dict.fromkeys(filter(None, map(view.sides.name, seats)))),
    )
    return [card_part(theme.HEADER, _header, turn)]


def _header(picture: Image.Image, box: Box, turn: _Turn) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    track = right - STOP * turn.rounds
    end = track - 20
    if turn.die is not None:
        end -= 84
        put(picture, glyph("thing", "die", 44, theme.GOLD_LIGHT), end + 30, middle)
        write(picture, (end + 58, middle + 13), str(turn.die), 36, theme.GOLD_LIGHT)
    x = left + 8
    if not turn.over:
        put(picture, seat_mark(turn.seat, 44), left + 30, middle)
        x = left + 64
    for side in turn.sides:
        put(picture, marker(side, 42, kind="faction"), x + 20, middle)
        x += 54
    if turn.over:
        _big(picture, (x, middle + 13), turn.title, end - x)
    else:
        room = end - x - (NAMED if turn.army else 0)
        x += _big(picture, (x, middle + 13), turn.title, min(room, 330))
        _acting(picture, x + 24, end, middle, turn)
    draw = ImageDraw.Draw(picture)
    draw.line((track + STOP // 2, middle, right - STOP // 2, middle), theme.GOLD_DARK, 5)
    now = turn.rounds + 1 if turn.over else turn.round
    for number in range(1, turn.rounds + 1):
        put(picture, _stop(number, now), track + STOP * number - STOP // 2, middle)


def _army_at_work(view: View) -> ArmyView | None:
    """Return the army with which the player to move acts: a declined one, or the active one."""
    own = [a for a in view.armies if a.id == view.acting and a.player == view.player]
    return own[0] if own else view.active(view.player)


def _big(picture: Image.Image, place: tuple[int, int], text: str, width: int) -> int:
    return write(
        picture, place, text, 38, theme.GOLD_LIGHT, style="head", width=width, halo=(theme.NIGHT, 3)
    )


def _acting(picture: Image.Image, left: int, right: int, middle: int, turn: _Turn) -> None:
    """Draw the army of the player to move, with its name where there is room."""
    army = turn.army
    if army is None:
        return
    put(picture, tile(army.race, turn.seat, army.active, 1, 54, badge=False), left + 27, middle)
    draw_faction(picture, left + 27, middle, 54, army.faction)
    x = left + 64
    if army.power:
        put(picture, disc("power", army.power, 46), left + 84, middle)
        x = left + 118
    room = right - x
    if room < 110:
        return
    line = middle + 9
    if army.power:
        write(picture, (x, middle - 7), army.power_name, 24, theme.PAPER, width=room)
        line = middle + 25
    race = army.race_name
    write(picture, (x, line), race, 26, theme.PAPER_LIGHT, style="head", width=room)


@lru_cache(maxsize=32)
def _stop(number: int, now: int) -> Image.Image:
    """Return one stop of the round track."""
    size = 54 if number == now else 42
    done = number < now
    stop = Image.new("RGBA", (size * SCALE, size * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(stop)
    rim = theme.GOLD_LIGHT if number == now else theme.GOLD_DARK
    face = (
        theme.GOLD
        if number == now
        else (mix(theme.GOLD_DARK, theme.NIGHT, 0.35) if done else theme.NIGHT)
    )
    draw.ellipse((0, 0, size * SCALE - 1, size * SCALE - 1), (*rim, 255))
    draw.ellipse((12, 12, size * SCALE - 13, size * SCALE - 13), (*face, 255))
    stop = stop.resize((size, size), Image.Resampling.LANCZOS)
    ink = (
        theme.INK
        if number == now
        else (mix(theme.GOLD, theme.NIGHT, 0.3) if done else theme.GOLD_LIGHT)
    )
    font = 32 if number == now else 24
    write(stop, (size // 2, size // 2 + round(font * 0.36)), str(number), font, ink, anchor="m")
    return stop
