"""Badges and banners that lie apart: what may be taken, by whom and for how much."""

import dataclasses
import itertools

import pytest
from PIL import Image, ImageChops

from bot.texts.i18n import Words, languages
from engine import Choice, drawn, load_box, view
from render import alt_text, theme
from render.beside import rows
from render.beside.offer import column_parts
from render.beside.players import player_parts
from render.beside.strip import draw_strip
from tests.render.tables import NAMES
from tools.play import random_position

ENGLISH = Words(strict=True)
PLAYERS = (2, 3, 4, 5)


def seen(players, turns=6):
    box = load_box(drawn(Choice(("warcraft",), players, variant="azeroth"), "rows"))
    return view(box, random_position(box, 1, turns))


def offer(shown, words=ENGLISH):
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT), (150, 150, 130))
    for part in column_parts(shown, words):
        blank = sheet.copy()
        part.draw(sheet, 0, 0)
        left, top, right, bottom = ImageChops.difference(sheet, blank).getbbox()
        assert part.box[0] <= left < right <= part.box[2]
        assert part.box[1] <= top < bottom <= part.box[3]
    return sheet


def differs(one, other):
    """Return the box in which two pictures differ."""
    return ImageChops.difference(one, other).getbbox()


def with_rows(shown, **fields):
    return dataclasses.replace(shown, rows=shown.rows._replace(**fields))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", PLAYERS)
def test_every_race_and_power_on_offer_has_room_for_its_name(players, language, cut_short):
    box = load_box(drawn(Choice(("warcraft",), players, variant="azeroth"), "rows"))
    shown, words = seen(players), Words(language, strict=True)
    powers = itertools.cycle(sorted(box.powers))
    races = sorted(box.races)
    for begins in range(0, max(len(races), len(box.powers)), 4):
        column = tuple(races[(begins + n) % len(races)] for n in range(4))
        columns = tuple(it._replace(races=column) for it in shown.rows.columns)
        offer(with_rows(shown, badges=tuple(itertools.islice(powers, 4)), columns=columns), words)
    assert cut_short == []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_column_of_the_player_to_move_is_lit(players):
    shown = seen(players)
    pictures = [offer(dataclasses.replace(shown, player=seat)) for seat in range(players)]
    for one, other in itertools.combinations(range(players), 2):
        allies = shown.sides.of[one] == shown.sides.of[other]
        assert (differs(pictures[one], pictures[other]) is None) is allies


@pytest.mark.parametrize("players", PLAYERS)
def test_prices_gaps_stacks_and_who_may_take_are_seen_each_in_its_place(players):
    shown = seen(players, 0)
    whole = offer(shown)
    laid, columns = shown.rows, shown.rows.columns
    height = (theme.COLUMN[3] - theme.COLUMN[1]) // (len(laid.badges) + 1)
    last = columns[-1]
    changed = {
        "price": with_rows(shown, prices=(*laid.prices[:-1], 9)),
        "gap": with_rows(
            shown, columns=(*columns[:-1], last._replace(races=(*last.races[:-1], "")))
        ),
        "stack": with_rows(shown, columns=(*columns[:-1], last._replace(left=last.left + 1))),
        "badges": dataclasses.replace(shown, badges=shown.badges + 1),
        "no badge": with_rows(shown, badges=(*laid.badges[:-1], "")),
    }
    for what, other in changed.items():
        box = differs(whole, offer(other))
        assert box, what
        assert box[1] >= theme.COLUMN[3] - height - 8, what
    takers = with_rows(shown, columns=(*columns[:-1], last._replace(seats=(0, 1))))
    assert differs(whole, offer(takers))[1] < theme.COLUMN[1] + theme.TITLE + height


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_the_emblem_of_the_side(players):
    shown = seen(players)
    alone = dataclasses.replace(shown, sides=dataclasses.replace(shown.sides, names=()))
    sided, plain = (player_parts(it, NAMES, ENGLISH)[1:] for it in (shown, alone))
    for one, other in zip(sided, plain, strict=True):
        sheets = [Image.new("RGB", (theme.WIDTH, theme.HEIGHT)) for _ in range(2)]
        one.draw(sheets[0], 0, 0)
        other.draw(sheets[1], 0, 0)
        assert differs(*sheets)
    strips = [Image.new("RGB", theme.PANEL) for _ in range(2)]
    for strip, it in zip(strips, (shown, alone), strict=True):
        draw_strip(strip, (849, 0, *theme.PANEL), it, NAMES, ENGLISH)
    _, top, _, bottom = differs(*strips)
    assert bottom - top > (players - 1) * 100


def test_the_description_tells_the_rows_and_who_plays_for_whom():
    shown = seen(3, 0)
    columns = tuple(
        column._replace(races=races)
        for column, races in zip(
            shown.rows.columns,
            (
                ("draenei", "warcraft.humans", "", ""),
                ("orcs", "forsaken", "", ""),
                ("naga", "", "", ""),
            ),
            strict=True,
        )
    )
    shown = with_rows(shown, badges=("ranger", "sailing", "", ""), columns=columns)
    told = alt_text(shown, NAMES, ENGLISH)
    assert "田中さくら🔥 (Horde): " in told
    assert "(Alliance, Horde, Neutral)" in told
    assert "free Ranger: Draenei, " in told
    assert "1 coin Sailing: " in told
    assert "Forsaken, none;" in told
    assert "2 coins no badge: none, none, none" in told


@pytest.mark.parametrize("players", [3, 5])
def test_no_banner_is_too_small_to_be_known_however_long_the_names_are(players, monkeypatch):
    sides, draw = [], rows.tile
    monkeypatch.setattr(rows, "tile", lambda *what: sides.append(what[-1]) or draw(*what))
    shown = seen(players, 0)
    columns = tuple(
        it._replace(races=("forsaken", "night_elves", "blood_elves", "ethereals"))
        for it in shown.rows.columns
    )
    offer(with_rows(shown, columns=columns), Words("ja", strict=True))
    assert len(sides) == 12
    assert min(sides) >= 38


@pytest.mark.parametrize("language", languages())
def test_the_description_of_five_players_has_room_for_what_is_on_offer(language):
    words, shown = Words(language, strict=True), seen(5, 30)
    told = alt_text(shown, ("Alice", "Benjamin", "Charlotte", "Dmitri", "Evangeline"), words)
    for column in shown.rows.columns:
        assert all(
            words(f"race-{race}".replace(".", "-").replace("_", "-")) in told
            for race in filter(None, column.races)
        )
    assert words("picture-alt-what-offers") not in told
