"""Emblems of races and powers: small, told apart, and read on any ground."""

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import EDITIONS, plain_box
from render.looks import FACTIONS
from render.pictures.emblem import (
    BYTES,
    FACES,
    PLAIN,
    SIDE,
    Face,
    _packed,
    emblem,
    emblem_name,
    emblem_png,
    emblems,
    face,
)

SEEN = 22
"""Pixels of an emoji within a text."""
GROUNDS = {"dark": (49, 51, 56), "light": (255, 255, 255)}


def seen(kind, thing, ground):
    """Return an emblem as it is seen within a text."""
    small = emblem(kind, thing).resize((SEEN, SEEN), Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", small.size, ground)
    sheet.paste(small, (0, 0), small)
    return sheet


def bright(color):
    """Return a color's relative luminance, 0 to 1."""
    parts = [v / 255 for v in color]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, two):
    """Return the contrast of two colors, 1 to 21."""
    dim, light = sorted((bright(one), bright(two)))
    return (light + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_race_power_find_and_faction_of_a_box_has_an_emblem(edition):
    box = plain_box(edition, 3)
    assert {t for k, t in emblems() if k == "race"} >= set(box.races)
    assert {t for k, t in emblems() if k == "power"} >= set(box.powers)
    assert {(spec.family, f) for f, spec in box.finds.items()} <= set(emblems())
    assert {("faction", f) for f in box.factions} <= set(emblems())


def test_all_emblems_are_emojis_of_one_app():
    """Discord takes 2000 of an app; an old picture's emoji is there until the new one's is."""
    names = [emblem_name(*what) for what in emblems()]
    assert len(set(names)) == len(names)
    assert 2 * len(names) <= 2000


@pytest.mark.parametrize(("kind", "thing"), emblems())
def test_an_emblem_is_a_small_square_png_with_a_name_that_discord_takes(kind, thing):
    data = emblem_png(kind, thing)
    assert len(data) <= BYTES == 262_144
    with Image.open(io.BytesIO(data)) as picture:
        assert (picture.format, picture.size, picture.mode) == ("PNG", (SIDE, SIDE), "RGBA")
    name = emblem_name(kind, thing)
    assert re.fullmatch(rf"{thing.replace('.', '_')[:25]}_[0-9a-f]{{6}}", name)
    assert 2 <= len(name) <= 32


def test_names_tell_content(monkeypatch):
    before = emblem_name("race", "dwarves")
    _packed.cache_clear()
    assert emblem_name("race", "dwarves") == before
    _packed.cache_clear()
    monkeypatch.setitem(FACES, "race", Face((1, 2, 3), (4, 5, 6), (7, 8, 9), tile=True))
    try:
        assert emblem_name("race", "dwarves") != before
    finally:
        _packed.cache_clear()


@pytest.mark.parametrize(
    "look",
    [*FACES.values(), *(face("faction", f) for f in FACTIONS), PLAIN],
    ids=[*FACES, *FACTIONS, "another"],
)
def test_an_icon_stands_out_from_its_face_and_an_emblem_from_any_ground(look):
    assert contrast(look.face, look.ink) >= 7
    for ground in GROUNDS.values():
        assert max(contrast(ground, look.face), contrast(ground, look.rim)) >= 3


@pytest.mark.parametrize("ground", GROUNDS)
def test_no_two_emblems_look_alike_within_a_text(ground):
    small = {e: seen(*e, GROUNDS[ground]) for e in emblems()}
    assert len(small) >= 34
    for one, two in combinations(small, 2):
        apart = ImageStat.Stat(ImageChops.difference(small[one], small[two]).convert("L")).mean[0]
        assert apart > 12, (one, two)


def test_other_things_have_no_emblems():
    with pytest.raises(KeyError):
        emblem("marker", "hole")
