"""Beside the map: the players, and the round track above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.view import ArmyView, View

from . import theme
from .cards import card, card_part, heading
from .markers import marker as drawn_marker
from .parts import Part
from .pieces import coin, disc, glyph, put, seat_mark, slot, tile
from .text import Words, drawable, fit, folded, write
from .theme import Box, mix

NAMED = 275
"""Room in the header for the icons of an army and the longest name of a power."""
STOP = 52
"""Distance of two stops of the round track."""
BROAD = 220
"""From this height on a player's row has the tokens in hand as tiles, and an empty place for what
is not there."""
EMBLEM = 17
"""Least breadth of a faction's emblem."""
LINE, TWO_LINES = 24, 54
"""Least height of an army's line in a player's row, and of one with power and race in two lines."""


def word_id(kind: str, thing: str) -> str:
    """Return the key of a thing's name, by its family: ``power-dragon-master``."""
    return f"{kind}-{thing}".replace("_", "-").replace(".", "-")


def shown_name(names: Sequence[str], seat: int, words: Words) -> str:
    """Return a player's name, or their number where the name has nothing that can be drawn."""
    name = names[seat] if seat < len(names) else ""
    return name if drawable(name) else words("picture-player", number=seat + 1)


# ------------------------------------------------------------------ players


class _Titles(NamedTuple):
    """An army in words."""

    race: str
    power: str
    """Empty if it has none."""
    combo: str
    """Both together, or the race alone."""


class _Army(NamedTuple):
    """An army without its words."""

    race: str
    power: str | None
    active: bool
    faction: str
    """What it counts as now; empty: nothing."""


_Told = tuple[_Army, _Titles]
"""An army and its words."""


@dataclass(frozen=True, slots=True)
class _Place:
    """What a player's row shows."""

    seat: int
    name: str
    lit: bool
    coins: int | None
    crowned: bool
    armies: tuple[_Army, ...]
    """The active one first."""
    titles: tuple[_Titles, ...]
    """The armies in words."""
    hand: int
    driven: int
    holder: int = 0
    """Which of the armies has the tokens in hand: the one that acts, else the first."""
    peace: tuple[tuple[str, str, int], ...] = ()
    """What makes peace, kind and id of its icon, and the seat that must keep it."""
    pieces: tuple[tuple[str, int], ...] = ()
    """Markers that lie before the player, and how many of each."""
    side: str = ""
    """The faction that the player plays for; empty: each plays alone."""


def player_parts(view: View, names: Sequence[str], words: Words) -> list[Part]:
    """Return every player with races, hand and coins, a row each; the one to move is lit."""
    left, top, right, bottom = theme.PLAYERS
    parts = [heading(theme.PLAYERS, words("picture-players"))]
    height = min(256, (bottom - top - theme.TITLE - 6) // max(1, view.seats))
    for seat in range(view.seats):
        y = top + theme.TITLE + seat * height
        box = (left + 10, y, right - 10, y + height - 5)
        parts.append(card_part(box, _player, _place(view, seat, names, words)))
    return parts


def _place(view: View, seat: int, names: Sequence[str], words: Words) -> _Place:
    own = sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active)
    return _Place(
        seat,
        shown_name(names, seat, words),
        seat == view.player and not view.over,
        view.coins[seat],
        seat in view.winners,
        tuple(_army(a) for a in own),
        tuple(_titles(a, words) for a in own),
        in_hand(view, seat),
        sum(a.driven for a in own),
        next((n for n, a in enumerate(own) if a.id == view.acting), 0),
        peace(view, seat),
        lying(view, seat),
        view.sides.name(seat),
    )


def peace(view: View, seat: int) -> tuple[tuple[str, str, int], ...]:
    """Return whom the armies of ``seat`` are at peace with, after the kind and id of their icon."""
    return tuple(
        (*(("power", a.power) if a.power else ("race", a.race)), other)
        for a in view.armies
        if a.player == seat
        for other in a.spares
    )


def draw_peace(
    picture: Image.Image, x: int, y: int, made: Sequence[tuple[str, str, int]], side: int
) -> int:
    """Draw who is at peace from x to the right, in place; return the breadth in pixels."""
    for number, (kind, thing, other) in enumerate(made):
        begins = x + number * 2 * side + side // 2
        put(picture, disc(kind, thing, side), begins, y)
        put(picture, seat_mark(other, side - 4), begins + side - 4, y)
    return 2 * side * len(made)


def draw_faction(picture: Image.Image, x: int, y: int, side: int, faction: str) -> None:
    """Draw a faction's emblem on the upper left corner of a tile around (x, y), in place.

    ``side`` is the tile's; an empty ``faction`` has none.
    """
    if faction:
        across = max(EMBLEM, round(side * 0.44))
        corner = side // 2 - across // 3
        put(picture, drawn_marker(faction, across, kind="faction"), x - corner, y - corner)


def lying(view: View, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the markers that lie before ``seat``, and how many of each."""
    return tuple((piece.marker, piece.number) for piece in view.pieces if piece.seat == seat)


def draw_lying(
    picture: Image.Image, x: int, y: int, pieces: Sequence[tuple[str, int]], side: int
) -> int:
    """Draw what lies before a player from x to the right, in place; return the pixels used."""
    begins = x
    for marker, n in pieces:
        put(picture, disc("marker", marker, side), begins + side // 2, y)
        begins += side + 2
        if n > 1:
            begins += 4 + write(picture, (begins, y + side // 3), str(n), side - 4, theme.INK)
    return begins - x


def in_hand(view: View, seat: int) -> int:
    """Return the tokens that ``seat`` has in hand: of the army that acts, else of all its own."""
    own = [a for a in view.armies if a.player == seat]
    return sum(a.hand for a in [a for a in own if a.id == view.acting] or own)


def _army(army: ArmyView) -> _Army:
    return _Army(army.race, army.power, army.active, army.side or army.faction)


def _titles(army: ArmyView, words: Words) -> _Titles:
    """Return an army in words."""
    race = words(word_id("race", army.race))
    power = words(word_id("power", army.power)) if army.power else ""
    return _Titles(race, power, combo_name(words, army.race, army.power))


def combo_name(words: Words, race: str, power: str | None) -> str:
    """Return a race's name with its power's, if it has one."""
    name = words(word_id("race", race))
    if power is None:
        return name
    return words("combo", power=words(word_id("power", power)), race=name)


def _player(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw a player's row."""
    left, top, right, bottom = box
    card(picture, box, lit=place.lit)
    look = theme.SEATS[place.seat % len(theme.SEATS)]
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle(
        (left + 6, top + 7, left + 38, bottom - 8), 7, look.colour, theme.NIGHT, 2
    )
    middle = (top + bottom) // 2
    if place.side:
        put(picture, drawn_marker(place.side, 30, kind="faction"), left + 22, middle - 18)
        middle += 18
    put(picture, seat_mark(place.seat, 28), left + 22, middle)
    if place.coins is None:
        put(picture, glyph("thing", "purse", 32, theme.INK_SOFT), right - 25, top + 25)
        used = 46
    else:
        coins = str(place.coins)
        put(picture, coin("", 28), right - 24, top + 25)
        used = 50 + write(picture, (right - 43, top + 35), coins, 28, theme.INK, anchor="r")
    if place.crowned:
        put(picture, glyph("thing", "crown", 32, theme.GOLD_DARK), right - used - 20, top + 25)
        used += 40
    beside = 56 * len(place.peace) + sum(32 + 20 * (n > 1) for _, n in place.pieces)
    room = right - left - 60 - used - beside
    x = left + 56 + write(picture, (left + 48, top + 34), place.name, 26, theme.INK, width=room)
    x += draw_peace(picture, x, top + 25, place.peace, 28)
    draw_lying(picture, x, top + 25, place.pieces, 28)
    if bottom - top + 5 >= BROAD:
        _mat(picture, (left + 48, top + 50, right - 8, bottom - 6), place)
    else:
        _army_lines(picture, (left + 48, top + 44, right - 8, bottom - 4), place)


def _mat(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw a player's active army, those in decline and the hand, one below the other, in place."""
    left, top, right, bottom = box
    named = list(zip(place.armies, place.titles, strict=True))
    declined = [army for army in named if not army[0][2]]
    y = top + 34
    if len(declined) == len(named):
        put(picture, slot(62), left + 31, y)
    else:
        (race, power, _, faction), (title, strength, _) = named[0]
        put(picture, tile(race, place.seat, True, 1, 62, badge=False), left + 31, y)
        draw_faction(picture, left + 31, y, 62, faction)
        x = left + 72
        if power:
            put(picture, disc("power", power, 46), left + 90, y)
            x = left + 120
            write(picture, (x, y - 5), strength, 24, theme.RUST, width=right - x)
        down = 26 if power else 10
        write(picture, (x, y + down), title, 27, theme.INK, style="head", width=right - x)
    begins = bottom - 40
    draw = ImageDraw.Draw(picture)
    draw.line((left, begins, right, begins), mix(theme.PAPER_DARK, theme.INK_SOFT, 0.3), 2)
    step = (begins - top - 70) // max(1, len(declined))
    side = min(48, step - 4)
    for line in range(max(1, len(declined))):
        y = top + 70 + step * line + step // 2
        if not declined:
            put(picture, slot(side), left + 31, y)
            break
        (race, _, _, faction), (title, _, _) = declined[line]
        put(picture, tile(race, place.seat, False, 1, side, badge=False), left + 31, y)
        draw_faction(picture, left + 31, y, side, faction)
        x = left + 72
        write(picture, (x, y + 9), title, 25, theme.INK, style="head", width=right - x)
    _hand_of_tiles(picture, (left, begins, right, bottom), place)


def _hand_of_tiles(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw the tokens in hand as a row of tiles after their number, in place."""
    left, top, right, bottom = box
    y = (top + bottom) // 2 + 1
    x = left + 14
    put(picture, glyph("thing", "hand", 28, theme.INK_SOFT), x, y)
    x += 19
    x += write(picture, (x, y + 10), str(place.hand), 28, theme.INK) + 8
    if place.driven:
        put(picture, glyph("thing", "driven", 26, theme.RUST), x + 13, y)
        x += 29 + write(picture, (x + 29, y + 10), str(place.driven), 26, theme.RUST) + 8
    if not place.hand or not place.armies:
        return
    race, _, active, _ = place.armies[place.holder]
    side = 30
    step = min(side + 3, (right - x - side) // max(1, place.hand - 1))
    for number in range(place.hand):
        small = tile(race, place.seat, active, 1, side, badge=False)
        put(picture, small, x + side // 2 + number * step, y)


def _army_lines(picture: Image.Image, box: Box, place: _Place) -> None:
    """Draw a player's armies with their names, one below the other, in place.

    All names are in one face, for there is not room for the headings' in every language.  The
    tokens in hand are in the second line, those driven out in the first one if both are taken.
    """
    left, top, right, bottom = box
    rows = max(2, min(len(place.armies), (bottom - top) // LINE))
    step = min(62, (bottom - top) // rows)
    upper, lower = top + step // 2, top + step + step // 2
    begins = _number(picture, right, lower, "hand", place.hand)
    ends = {0: right, 1: begins - 4}
    if place.driven:
        line = 0 if len(place.armies) > 1 else 1
        x, y = ((right, upper), (begins - 5, lower))[line]
        ends[line] = _number(picture, x, y, "driven", place.driven) - 4
    told = list(zip(place.armies, place.titles, strict=True))
    for line, ((name, power, active, faction), titles) in enumerate(told[:rows]):
        y, end = top + step * line + step // 2, ends.get(line, right)
        side = min(48 if active else 38, step - 2)
        put(picture, tile(name, place.seat, active, 1, side, badge=False), left + 1 + side // 2, y)
        draw_faction(picture, left + 1 + side // 2, y, side, faction)
        if line == rows - 1:
            end -= _others(picture, end, y, side, place, told[rows:])
        _army_name(picture, (left + 8 + side, y, end, step), side, power, titles)


def _army_name(
    picture: Image.Image,
    place: tuple[int, int, int, int],
    side: int,
    power: str | None,
    titles: _Titles,
) -> None:
    """Write an army's name from x, y to ``end`` in a line ``step`` pixels high, in place.

    ``side`` is that of the tile before it, on whose corner the power's disc lies where the name
    has no room beside it.
    """
    x, y, end, step = place
    broad = step >= TWO_LINES
    if power and not broad and _fits(titles.combo, theme.SMALLEST, end - x):
        power = None
    if power is None:
        if broad and not _fits(titles.combo, 24, end - x):
            for line, said in enumerate(folded(titles.combo, 22, end - x, end - x)):
                write(picture, (x, y - 4 + 25 * line), said, 22, theme.INK, width=end - x)
        else:
            write(picture, (x, y + 9), titles.combo, 24, theme.INK, width=end - x)
        return
    race = titles.race, 24, theme.INK, 21 if broad else 9
    lines = [(titles.power, 22, theme.RUST, -4), race] if broad else [race]
    large, small = (42 if broad else min(34, step - 2)), round(side * 0.7)
    for disc_, middle, text in (
        (large, (x + (18 if broad else 15), y), x + (46 if broad else 36)),
        (small, (x - 7, y + (side - small) // 2 + 1), x - 3 + small // 2),
    ):
        if all(_fits(said, size, end - text) for said, size, _, _ in lines):
            put(picture, disc("power", power, disc_), *middle)
            break
    else:
        text = x
    for said, size, colour, down in lines:
        write(picture, (text, y + down), said, size, colour, width=end - text)


def _fits(said: str, size: int, room: int) -> bool:
    """Tell whether a text is not cut short in so many pixels."""
    return fit(said, size, room)[0] == said


def _others(
    picture: Image.Image, right: int, y: int, side: int, place: _Place, armies: Sequence[_Told]
) -> int:
    """Draw as tiles the armies for which there is no line, in place; return their breadth."""
    for number, ((name, _, active, faction), _) in enumerate(armies):
        small, x = tile(name, place.seat, active, 1, side, badge=False), right - side // 2
        x -= number * (side + 3)
        put(picture, small, x, y)
        draw_faction(picture, x, y, side, faction)
    return len(armies) * (side + 3)


def _number(picture: Image.Image, right: int, y: int, sign: str, number: int) -> int:
    """Draw the tokens in hand, or those driven out, up to ``right``; return where they begin."""
    size, ink = (26, theme.INK) if sign == "hand" else (24, theme.RUST)
    x = right - write(picture, (right, y + 9), str(number), size, ink, anchor="r") - size // 2 - 3
    put(picture, glyph("thing", sign, size, theme.INK_SOFT if sign == "hand" else ink), x, y)
    return x - size // 2


# ------------------------------------------------------------------- header


@dataclass(frozen=True, slots=True)
class _Turn:
    """What the header shows."""

    title: str
    """The name of the player to move, or what is said at the end."""
    seat: int
    over: bool
    army: _Army | None
    titles: _Titles
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
        _army(army) if army else None,
        _titles(army, words) if army else _Titles("", "", ""),
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
        put(picture, drawn_marker(side, 42, kind="faction"), x + 20, middle)
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
    """Return the army with which the player to move acts: Ghouls in decline, or the active one."""
    own = [a for a in view.armies if a.id == view.acting and a.player == view.player]
    return own[0] if own else view.active(view.player)


def _big(picture: Image.Image, place: tuple[int, int], text: str, width: int) -> int:
    return write(
        picture, place, text, 38, theme.GOLD_LIGHT, style="head", width=width, halo=(theme.NIGHT, 3)
    )


def _acting(picture: Image.Image, left: int, right: int, middle: int, turn: _Turn) -> None:
    """Draw the army of the player to move, with its name where there is room."""
    if turn.army is None:
        return
    (name, power, active, faction), (race, strength, _) = turn.army, turn.titles
    put(picture, tile(name, turn.seat, active, 1, 54, badge=False), left + 27, middle)
    draw_faction(picture, left + 27, middle, 54, faction)
    x = left + 64
    if power:
        put(picture, disc("power", power, 46), left + 84, middle)
        x = left + 118
    room = right - x
    if room < 110:
        return
    if power:
        write(picture, (x, middle - 7), strength, 24, theme.PAPER, width=room)
        write(picture, (x, middle + 25), race, 26, theme.PAPER_LIGHT, style="head", width=room)
    else:
        write(picture, (x, middle + 9), race, 26, theme.PAPER_LIGHT, style="head", width=room)


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
