"""Beside the map: every race and power has its whole name wherever it is written."""

import dataclasses
import itertools

import pytest
from PIL import Image, ImageChops

import render
from bot.texts.i18n import Words, languages
from engine import EDITIONS, plain_box
from engine.view import ComboView, PieceView
from render import theme
from render.beside import offer, strip
from render.beside.header import header_parts
from render.beside.offer import column_parts
from render.beside.players import player_parts
from render.writing import text
from tests.render.tables import BOARDS, NAMES, table

ENGLISH = Words(strict=True)


def with_combo(seen, race, power, driven):
    """Return the table with one combo everywhere: on offer and as every player's army."""
    armies = tuple(
        dataclasses.replace(a, race=race, power=power, hand=11, driven=driven)
        if a.active
        else dataclasses.replace(a, race=race)
        for a in seen.armies
    )
    column = tuple(ComboView(race, power, place, 12, 10 + place) for place in range(6))
    return dataclasses.replace(seen, armies=armies, column=column)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_every_race_and_power_has_room_for_its_name(edition, players, language, cut_short):
    """With tokens driven out and without by turns, each power otherwise with a player more."""
    words, seen = Words(language, strict=True), table(players, 3, edition, die=3)
    races, powers = sorted(plain_box(edition, players).races), plain_box(edition, players).powers
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    for step, power in enumerate(sorted(powers)):
        race, driven = races[step % len(races)], 3 * ((step + players) % 2)
        shown = with_combo(seen, race, power, driven)
        parts = [*column_parts(shown, words), *player_parts(shown, NAMES, words)]
        for part in [*parts, *header_parts(shown, NAMES, words)]:
            part.draw(sheet, 0, 0)
    assert cut_short == []


@pytest.mark.parametrize("language", languages())
def test_names_of_several_boxes_have_room_side_by_side(language, cut_short):
    """Where rows are lowest: each power beside a race of another box, in decline too."""
    words, sheet = Words(language, strict=True), Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    tiles = ("base", *EDITIONS["base"].choices().guests)
    seen = table(5, 3, tiles=tiles, die=3)
    tried = 0
    for one, other in itertools.permutations((EDITIONS[tile].tiles() for tile in tiles), 2):
        races = itertools.cycle(sorted(other.races))
        for power in sorted(one.powers):
            shown = with_combo(seen, next(races), power, driven=3)
            armies = tuple(dataclasses.replace(a, power=power) for a in shown.armies)
            shown = dataclasses.replace(shown, armies=armies)
            for part in player_parts(shown, NAMES, words):
                part.draw(sheet, 0, 0)
            tried += 1
    assert tried >= 20 + 21
    assert cut_short == []


def test_a_name_in_two_lines_is_parted_between_its_words():
    assert text.folded("アイアン・ドワーフ", 22, 101, 101) == ("アイアン・", "ドワーフ")
    assert text.folded("Shadow Mimes", 22, 85, 85) == ("Shadow", "Mimes")
    assert text.folded("ドワーフ", 22, 101, 101) == ("ドワーフ", "")


@pytest.fixture
def written(monkeypatch):
    """Return the texts beside the map with the face each is to be written in."""
    told, write = [], render.beside.players.write

    def spy(picture, place, said, size, color, *, style="body", **how):
        told.append((said, text.fit(said, size, how["width"], style)[1] if "width" in how else ""))
        return write(picture, place, said, size, color, style=style, **how)

    monkeypatch.setattr(render.beside.players, "write", spy)
    monkeypatch.setattr(offer, "write", spy)
    return told


@pytest.mark.parametrize("driven", [0, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_players_races_and_powers_are_named(players, driven, written):
    seen = with_combo(table(players, 3), "skeletons", "dragon_master", driven)
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    for part in player_parts(seen, NAMES, ENGLISH):
        part.draw(sheet, 0, 0)
    said = [word for word, _ in written]
    assert sum("Skeletons" in word for word in said) == len(seen.armies)
    assert sum("Dragon Master" in word for word in said) == players


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_nothing_beside_the_map_is_drawn_outside_its_box(edition, players):
    """A shadow of the last line's tile fell on the row below, and was left there."""
    seen = table(players, 3, edition, die=3)
    race, power = seen.armies[0].race, seen.column[0].power
    shown = with_combo(seen, race, power, driven=3)
    parts = [*column_parts(shown, ENGLISH), *player_parts(shown, NAMES, ENGLISH)]
    for part in [*parts, *header_parts(shown, NAMES, ENGLISH)]:
        sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT), (150, 150, 130))
        blank = sheet.copy()
        part.draw(sheet, 0, 0)
        drawn = ImageChops.difference(sheet, blank).getbbox()
        left, top, right, bottom = part.box
        assert drawn
        assert left <= drawn[0] < drawn[2] <= right
        assert top <= drawn[1] < drawn[3] <= bottom


def beside(shown):
    """Return what is drawn of the players beside the board."""
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    for part in player_parts(shown, NAMES, ENGLISH):
        part.draw(sheet, 0, 0)
    return sheet


def beside_panel(shown):
    """Return the strip of a panel."""
    panel = Image.new("RGB", theme.PANEL)
    strip.draw_strip(panel, (849, 0, *theme.PANEL), shown, NAMES, ENGLISH)
    return panel


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_lies_before_a_player_is_seen_beside_the_board_on_the_strip_and_in_words(players):
    seen = table(players, 3)
    lying = (PieceView(0, "hero", 1), PieceView(players - 1, "encampment", 3))
    now = dataclasses.replace(seen, pieces=lying)
    for draw in (beside, beside_panel):
        assert ImageChops.difference(draw(seen), draw(now)).getbbox()
    told = render.alt_text(now, NAMES, ENGLISH)
    assert f"Lying in front of {NAMES[0]}: hero." in told
    assert f"Lying in front of {NAMES[players - 1]}: 3 × encampment." in told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_peace_is_seen_beside_the_board_on_the_strip_and_in_words(players):
    seen = table(players, 3)
    made = seen.armies[0]
    other = players - 1
    armies = (dataclasses.replace(made, spares=(other,)), *seen.armies[1:])
    now = dataclasses.replace(seen, armies=armies)
    for draw in (beside, beside_panel):
        assert ImageChops.difference(draw(seen), draw(now)).getbbox()
    told = f"{NAMES[other]}'s active race can't attack {NAMES[made.player]}'s active race"
    assert told in render.alt_text(now, NAMES, ENGLISH)
    assert told not in render.alt_text(seen, NAMES, ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_the_races_of_the_column_are_in_one_face(language, written):
    words = Words(language, strict=True)
    sheet = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    for seed in range(4):
        written.clear()
        seen = table(3, seed)
        for part in column_parts(seen, words):
            part.draw(sheet, 0, 0)
        races = {words(f"race-{combo.race}") for combo in seen.column}
        faces = {face for word, face in written if word in races}
        assert faces == {"head"} or faces <= {"body", "narrow"}


def test_a_panels_strip_has_two_lines_for_a_name(monkeypatch):
    names = ("Bartolo Longfellow", "バーソロミューさん", "김수한무거북이와두루미", "Ann", NAMES[4])
    told, written = [], strip.write

    def spy(panel, place, said, size, *rest, width=None, **how):
        told.append(said)
        assert width is None or text.fit(said, size, width)[0] == said
        return written(panel, place, said, size, *rest, width=width, **how)

    monkeypatch.setattr(strip, "write", spy)
    panel = Image.new("RGB", theme.PANEL)
    strip.draw_strip(panel, (851, 0, *theme.PANEL), table(5, 3), names, ENGLISH)
    assert [t for t in told if t.isascii() and t.isalpha()] == ["Bartolo", "Longfellow", "Ann"]
    assert all(name in "".join(told) for name in names[1:])


def test_a_long_name_is_cut_short_and_stays_in_its_row(cut_short, painted):
    names = ("Bartholomew the Extraordinarily Long", *NAMES[1:])
    render.render(table(4, 3), names=names, words=ENGLISH, folder=painted)
    assert names[0] in cut_short
