"""Beside the map: the column of combos, the players, and the round track above it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.view import ArmyView, ComboView, View

from . import theme
from .pieces import coin, count, disc, glyph, put, seat_mark, tile
from .text import Words, drawable, write
from .theme import Box, mix


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
    put(picture, coin(str(combo.price), 40), left + 26, middle)
    put(picture, tile(combo.race, -1, True, 1, 54), left + 80, middle - 2)
    put(picture, count(combo.tokens, 30), left + 101, middle + 20)
    put(picture, disc("power", combo.power, 42), left + 139, middle)
    text = left + 168
    room = right - text - 8
    spare = 0
    if combo.coins:
        spare = 62 if combo.coins < 10 else 74
        put(picture, glyph("thing", "coin", 30, theme.GOLD_DARK), right - 22, top + 23)
        write(picture, (right - 38, top + 31), f"+{combo.coins}", 24, theme.INK, anchor="r")
    write(
        picture,
        (text, middle - 9),
        words(word_id("power", combo.power)),
        23,
        theme.rgb("#7a3414"),
        width=room - spare,
    )
    write(
        picture,
        (text, middle + 25),
        words(word_id("race", combo.race)),
        27,
        theme.INK,
        style="head",
        width=room,
    )


# ------------------------------------------------------------------ players


def draw_players(picture: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    """Draw every player with races, hand and coins, in place; the one to move is lit."""
    left, top, right, bottom = theme.PLAYERS
    _heading(picture, theme.PLAYERS, words("picture-players"))
    height = min(134, (bottom - top - theme.TITLE - 6) // max(1, view.seats))
    for seat in range(view.seats):
        y = top + theme.TITLE + seat * height
        box = (left + 10, y, right - 10, y + height - 5)
        _player(picture, box, view, seat, shown_name(names, seat, words))


def _player(picture: Image.Image, box: Box, view: View, seat: int, name: str) -> None:
    left, top, right, bottom = box
    lit = seat == view.player and not view.over
    _card(picture, box, lit)
    look = theme.SEATS[seat % len(theme.SEATS)]
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle(
        (left + 6, top + 7, left + 38, bottom - 8), 7, look.colour, theme.NIGHT, 2
    )
    put(picture, seat_mark(seat, 28), left + 22, (top + bottom) // 2)
    first = bool(view.ranking) and seat in view.ranking[0]
    coins = view.coins[seat]
    if coins is None:
        put(picture, glyph("thing", "purse", 32, theme.rgb("#6a4420")), right - 25, top + 25)
        used = 46
    else:
        put(picture, coin("", 28), right - 24, top + 25)
        used = 50 + write(picture, (right - 43, top + 35), str(coins), 28, theme.INK, anchor="r")
    if first:
        put(picture, glyph("thing", "crown", 32, theme.GOLD_DARK), right - used - 20, top + 25)
        used += 40
    write(picture, (left + 48, top + 34), name, 26, theme.INK, width=right - left - 60 - used)
    _armies(picture, (left + 48, top + 44, right - 8, bottom - 6), view, seat)


def _armies(picture: Image.Image, box: Box, view: View, seat: int) -> None:
    left, top, right, bottom = box
    y = (top + bottom) // 2
    x = left + 20
    own = sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active)
    for army in own:
        put(picture, tile(army.race, seat, army.active, 1, 38, badge=False), x, y)
        x += 41
        if army.power:
            put(picture, disc("power", army.power, 34), x - 1, y)
            x += 39
        x += 4
    hand, driven = sum(a.hand for a in own), sum(a.driven for a in own)
    if hand or any(a.active for a in own):
        put(picture, glyph("thing", "hand", 26, theme.INK_SOFT), right - 44, y)
        write(picture, (right - 4, y + 9), str(hand), 26, theme.INK, anchor="r")
    if driven:
        put(picture, glyph("thing", "driven", 24, theme.rgb("#a3211b")), right - 98, y)
        write(picture, (right - 62, y + 9), str(driven), 24, theme.rgb("#a3211b"), anchor="r")


def in_hand(army: ArmyView) -> int:
    """Return the tokens an army has in hand."""
    return army.hand


# ------------------------------------------------------------------- header


def draw_header(picture: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    """Draw whose turn it is and the round track, in place."""
    left, top, right, bottom = theme.HEADER
    middle = (top + bottom) // 2
    step = 54
    track = right - step * view.rounds - 6
    if view.over:
        text = words("picture-over")
        x = left + 8
    else:
        text = shown_name(names, view.player, words)
        put(picture, seat_mark(view.player, 44), left + 30, middle)
        x = left + 64
    limit = track - x - 24
    if view.die is not None:
        limit -= 92
        put(picture, glyph("thing", "die", 44, theme.GOLD_LIGHT), track - 84, middle)
        write(picture, (track - 44, middle + 13), str(view.die), 36, theme.GOLD_LIGHT)
    write(
        picture,
        (x, middle + 13),
        text,
        38,
        theme.GOLD_LIGHT,
        style="head",
        width=limit,
        halo=(theme.NIGHT, 3),
    )
    draw = ImageDraw.Draw(picture)
    draw.line((track + step // 2, middle, right - step // 2, middle), theme.GOLD_DARK, 5)
    for number in range(1, view.rounds + 1):
        put(
            picture,
            _stop(number, view.round if not view.over else view.rounds + 1),
            track + step * number - step // 2,
            middle,
        )


def _stop(number: int, now: int) -> Image.Image:
    """Return one stop of the round track."""
    size = 52 if number == now else 42
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
