"""Beside the map: the column of combos, the players, and the round track above it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.view import ArmyView, ComboView, View

from . import theme
from .pieces import coin, count, disc, glyph, put, seat_mark, tile
from .text import Words, drawable, write
from .theme import Box, mix

STOP = 52
"""Distance of two stops of the round track."""
ROOMY = 150
"""From this height on a player's row has the names of the armies, not just their icons."""


def word_id(kind: str, thing: str) -> str:
    """Return the key of a race's or power's name: ``power-dragon-master``."""
    return f"{kind}-{thing.replace('_', '-')}"


def shown_name(names: Sequence[str], seat: int, words: Words) -> str:
    """Return a player's name, or their number where the name has nothing that can be drawn."""
    name = names[seat] if seat < len(names) else ""
    return name if drawable(name) else words("picture-player", number=seat + 1)


def _card(picture: Image.Image, box: Box, lit: bool = False) -> None:
    """Draw the ground of one row, in place."""
    width, height = box[2] - box[0], box[3] - box[1]
    card = Image.new("L", (width * 2, height * 2))
    ImageDraw.Draw(card).rounded_rectangle((0, 0, width * 2 - 1, height * 2 - 1), 20, 255)
    mask = card.reduce(2)
    rim = theme.GOLD_DARK if lit else mix(theme.PAPER_DARK, theme.INK_SOFT, 0.35)
    picture.paste(rim, box[:2], mask)
    edge = 3 if lit else 2
    inner = mask.resize((width - 2 * edge, height - 2 * edge))
    face = theme.rgb("#fff6d0") if lit else theme.rgb("#f0dfb2")
    picture.paste(face, (box[0] + edge, box[1] + edge), inner)


def _heading(picture: Image.Image, box: Box, text: str) -> None:
    middle = (box[0] + box[2]) // 2
    write(
        picture,
        (middle, box[1] + 35),
        text,
        28,
        theme.INK,
        style="head",
        anchor="m",
        width=box[2] - box[0] - 40,
    )


# ------------------------------------------------------------------- column


def draw_column(picture: Image.Image, view: View, words: Words) -> None:
    """Draw the combos on offer with their prices, tokens and coins, in place."""
    left, top, right, bottom = theme.COLUMN
    _heading(picture, theme.COLUMN, words("picture-combos"))
    rows = max(6, len(view.column))
    height = (bottom - top - theme.TITLE - 8) // rows
    for place, combo in enumerate(view.column):
        y = top + theme.TITLE + place * height
        _combo(picture, (left + 10, y, right - 10, y + height - 5), combo, words)


def _combo(picture: Image.Image, box: Box, combo: ComboView, words: Words) -> None:
    left, top, right, bottom = box
    _card(picture, box)
    middle = (top + bottom) // 2
    rise = 15 if combo.coins else 0
    put(picture, coin(str(combo.price), 40), left + 27, middle - rise)
    if combo.coins:
        gain = f"+{combo.coins}"
        write(picture, (left + 27, middle + 30), gain, 24, theme.GAIN, anchor="m")
    put(picture, tile(combo.race, -1, True, 1, 54), left + 80, middle - 3)
    put(picture, count(combo.tokens, 30), left + 101, middle + 19)
    put(picture, disc("power", combo.power, 42), left + 138, middle)
    text = left + 165
    room = right - text - 6
    power, race = words(word_id("power", combo.power)), words(word_id("race", combo.race))
    write(picture, (text, middle - 8), power, 24, theme.RUST, width=room)
    write(picture, (text, middle + 26), race, 27, theme.INK, style="head", width=room)


# ------------------------------------------------------------------ players


def draw_players(picture: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    """Draw every player with races, hand and coins, in place; the one to move is lit."""
    left, top, right, bottom = theme.PLAYERS
    _heading(picture, theme.PLAYERS, words("picture-players"))
    height = min(240, (bottom - top - theme.TITLE - 6) // max(1, view.seats))
    for seat in range(view.seats):
        y = top + theme.TITLE + seat * height
        box = (left + 10, y, right - 10, y + height - 5)
        _player(picture, box, view, seat, shown_name(names, seat, words))
        if height >= ROOMY:
            _army_lines(
                picture, (left + 58, y + 46, right - 18, y + height - 11), view, seat, words
            )
        else:
            _armies(picture, (left + 58, y + 44, right - 18, y + height - 11), view, seat)


def _player(picture: Image.Image, box: Box, view: View, seat: int, name: str) -> None:
    """Draw a player's row without the armies: colour and shape, name, coins, crown."""
    left, top, right, bottom = box
    _card(picture, box, lit=seat == view.player and not view.over)
    look = theme.SEATS[seat % len(theme.SEATS)]
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle(
        (left + 6, top + 7, left + 38, bottom - 8), 7, look.colour, theme.NIGHT, 2
    )
    put(picture, seat_mark(seat, 28), left + 22, (top + bottom) // 2)
    coins = view.coins[seat]
    if coins is None:
        put(picture, glyph("thing", "purse", 32, theme.INK_SOFT), right - 25, top + 25)
        used = 46
    else:
        put(picture, coin("", 28), right - 24, top + 25)
        used = 50 + write(picture, (right - 43, top + 35), str(coins), 28, theme.INK, anchor="r")
    if view.ranking and seat in view.ranking[0]:
        put(picture, glyph("thing", "crown", 32, theme.GOLD_DARK), right - used - 20, top + 25)
        used += 40
    write(picture, (left + 48, top + 34), name, 26, theme.INK, width=right - left - 60 - used)


def _own(view: View, seat: int) -> list[ArmyView]:
    """Return a player's armies, the active one first."""
    return sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active)


def _army_lines(picture: Image.Image, box: Box, view: View, seat: int, words: Words) -> None:
    """Draw a player's armies with their names, one below the other, in place."""
    left, top, right, bottom = box
    own = _own(view, seat)
    step = min(62, (bottom - top) // max(2, len(own)))
    begins = _hands(picture, right, top + step + step // 2, own)
    for place, army in enumerate(own):
        y = top + step * place + step // 2
        side = 48 if army.active else 38
        put(picture, tile(army.race, seat, army.active, 1, side, badge=False), left + 24, y)
        x = left + 58
        if army.power:
            put(picture, disc("power", army.power, side - 6), left + 72, y)
            x = left + 100
        end = begins - 6 if place == 1 else right
        race = words(word_id("race", army.race))
        if army.power and step >= 54:
            power = words(word_id("power", army.power))
            write(picture, (x, y - 4), power, 22, theme.RUST, width=end - x)
            write(picture, (x, y + 21), race, 24, theme.INK, style="head", width=end - x)
        else:
            write(picture, (x, y + 9), race, 24, theme.INK, style="head", width=end - x)


def _hands(picture: Image.Image, right: int, y: int, own: list[ArmyView]) -> int:
    """Draw the tokens in hand and those driven out, in place; return where they begin."""
    hand, driven = sum(a.hand for a in own), sum(a.driven for a in own)
    x = right
    x -= write(picture, (x, y + 9), str(hand), 26, theme.INK, anchor="r") + 17
    put(picture, glyph("thing", "hand", 26, theme.INK_SOFT), x, y)
    if driven:
        x -= 18
        x -= write(picture, (x, y + 9), str(driven), 24, theme.RUST, anchor="r") + 15
        put(picture, glyph("thing", "driven", 24, theme.RUST), x, y)
    return x - 13


def _armies(picture: Image.Image, box: Box, view: View, seat: int) -> None:
    """Draw a player's armies as icons in one line, in place."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    x = left + 20
    own = _own(view, seat)
    for army in own:
        put(picture, tile(army.race, seat, army.active, 1, 38, badge=False), x, y)
        x += 41
        if army.power:
            put(picture, disc("power", army.power, 34), x - 1, y)
            x += 39
        x += 2
    _hands(picture, right, y, own)


# ------------------------------------------------------------------- header


def draw_header(picture: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    """Draw whose turn it is, with which army, and the round track, in place."""
    left, top, right, bottom = theme.HEADER
    middle = (top + bottom) // 2
    track = right - STOP * view.rounds
    end = track - 20
    if view.die is not None:
        end -= 84
        put(picture, glyph("thing", "die", 44, theme.GOLD_LIGHT), end + 30, middle)
        write(picture, (end + 58, middle + 13), str(view.die), 36, theme.GOLD_LIGHT)
    if view.over:
        _big(picture, (left + 8, middle + 13), words("picture-over"), end - left - 8)
    else:
        put(picture, seat_mark(view.player, 44), left + 30, middle)
        army = _army_at_work(view)
        room = end - left - 64 - (140 if army else 0)
        x = left + 64
        x += _big(picture, (x, middle + 13), shown_name(names, view.player, words), min(room, 330))
        if army:
            _acting(picture, x + 24, end, army, words)
    draw = ImageDraw.Draw(picture)
    draw.line((track + STOP // 2, middle, right - STOP // 2, middle), theme.GOLD_DARK, 5)
    now = view.rounds + 1 if view.over else view.round
    for number in range(1, view.rounds + 1):
        put(picture, _stop(number, now), track + STOP * number - STOP // 2, middle)


def _army_at_work(view: View) -> ArmyView | None:
    """Return the army with which the player to move acts: Ghouls in decline, or the active one."""
    own = [a for a in view.armies if a.id == view.acting and a.player == view.player]
    return own[0] if own else view.active(view.player)


def _big(picture: Image.Image, place: tuple[int, int], text: str, width: int) -> int:
    return write(
        picture, place, text, 38, theme.GOLD_LIGHT, style="head", width=width, halo=(theme.NIGHT, 3)
    )


def _acting(picture: Image.Image, left: int, right: int, army: ArmyView, words: Words) -> None:
    """Draw the army of the player to move, with its name where there is room."""
    middle = (theme.HEADER[1] + theme.HEADER[3]) // 2
    put(picture, tile(army.race, army.player, army.active, 1, 54, badge=False), left + 27, middle)
    x = left + 64
    if army.power:
        put(picture, disc("power", army.power, 46), left + 84, middle)
        x = left + 118
    if right - x < 110:
        return
    race = words(word_id("race", army.race))
    if army.power:
        power = words(word_id("power", army.power))
        write(picture, (x, middle - 7), power, 24, theme.PAPER, width=right - x)
        write(picture, (x, middle + 25), race, 26, theme.PAPER_LIGHT, style="head", width=right - x)
    else:
        write(picture, (x, middle + 9), race, 26, theme.PAPER_LIGHT, style="head", width=right - x)


@lru_cache(maxsize=32)
def _stop(number: int, now: int) -> Image.Image:
    """Return one stop of the round track."""
    size = 54 if number == now else 42
    scale = 4
    done = number < now
    stop = Image.new("RGBA", (size * scale, size * scale), (0, 0, 0, 0))
    draw = ImageDraw.Draw(stop)
    rim = theme.GOLD_LIGHT if number == now else theme.GOLD_DARK
    face = (
        theme.GOLD
        if number == now
        else (mix(theme.GOLD_DARK, theme.NIGHT, 0.35) if done else theme.NIGHT)
    )
    draw.ellipse((0, 0, size * scale - 1, size * scale - 1), (*rim, 255))
    draw.ellipse((12, 12, size * scale - 13, size * scale - 13), (*face, 255))
    stop = stop.resize((size, size), Image.Resampling.LANCZOS)
    ink = (
        theme.INK
        if number == now
        else (mix(theme.GOLD, theme.NIGHT, 0.3) if done else theme.GOLD_LIGHT)
    )
    font = 32 if number == now else 24
    write(stop, (size // 2, size // 2 + round(font * 0.36)), str(number), font, ink, anchor="m")
    return stop
