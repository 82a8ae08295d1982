"""The gallery is whole, small, and shows things as they are drawn now."""

import re
from pathlib import Path

import pytest
from PIL import Image

from engine import EDITIONS, OFFERED, plain_box, variants
from render.styles import STYLES
from tests.render.test_goldens import EVERYWHERE, apart
from tools import gallery

DOCS = Path(gallery.__file__).parents[1] / "docs"
THERE = DOCS / gallery.FOLDER
PICTURES = gallery.pictures()


def small(picture):
    return picture.convert("RGB").reduce(2)


def test_the_page_is_the_one_that_the_command_writes():
    assert (DOCS / "gallery.md").read_text("utf-8") == gallery.page()


def test_every_board_in_every_style_and_every_race_and_power_is_shown():
    wanted = set()
    for edition in OFFERED:
        for players in EDITIONS[edition].choices().players:
            wanted |= {f"board-{edition}-{players}-{style}" for style in STYLES}
        box = plain_box(edition, EDITIONS[edition].choices().players[0])
        wanted |= {f"race-{thing}" for thing in box.races}
        wanted |= {f"power-{thing}" for thing in box.powers}
        wanted |= {f"marker-{thing}" for thing in box.markers}
        wanted |= {f"symbol-{thing}" for thing in box.symbols}
    assert wanted <= set(PICTURES)
    assert len(wanted) >= 8 + 14 + 20


def test_the_page_shows_the_pictures_that_are_there_and_no_others():
    shown = re.findall(rf"\({gallery.FOLDER}/([\w.-]+)\.webp\)", gallery.page())
    assert len(shown) == len(set(shown))
    assert set(shown) == set(PICTURES) == {file.stem for file in THERE.iterdir()}
    assert {file.suffix for file in THERE.iterdir()} == {".webp"}


def test_the_pictures_take_less_than_six_megabytes():
    assert sum(file.stat().st_size for file in THERE.iterdir()) < 6_000_000


def test_mixes_on_the_boards_of_every_box_that_has_guests_are_shown():
    worlds = {choice.home for choice in gallery.MIXES if choice.boxes != (choice.home,)}
    assert worlds == {e for e in OFFERED if EDITIONS[e].choices().guests}
    assert sum(name.startswith("mix-") for name in PICTURES) == len(gallery.MIXES)


def test_every_variant_is_shown_on_two_tables():
    shown = {(choice.home, choice.variant) for choice in gallery.VARIANTS}
    assert shown == {(edition, name) for edition in OFFERED for name in variants(edition)}
    assert sum(name.startswith("variant-") for name in PICTURES) == 2 * len(shown)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_gallery_shows_what_is_drawn_now(name, painted):
    on_a_board = name.startswith(("board-", "mix-", "variant-"))
    draw = gallery.pictures(painted)[name] if on_a_board else PICTURES[name]
    with Image.open(THERE / f"{name}.webp") as file:
        mean, worst = apart(small(file), small(draw()))
    assert mean < EVERYWHERE
    assert worst < 2 * EVERYWHERE


def test_the_command_writes_the_page_and_removes_what_no_longer_belongs_to_it(
    tmp_path, monkeypatch
):
    few = {name: PICTURES[name] for name in ("race-orcs", "power-hill")}
    monkeypatch.setattr(gallery, "pictures", lambda **_: few)
    (tmp_path / gallery.FOLDER).mkdir()
    (tmp_path / gallery.FOLDER / "race-nobody.webp").touch()
    size = gallery.write(tmp_path)
    files = {file.stem: file.stat().st_size for file in (tmp_path / gallery.FOLDER).iterdir()}
    assert set(files) == set(few)
    assert sum(files.values()) == size
    assert (tmp_path / "gallery.md").read_text("utf-8") == gallery.page()


@pytest.mark.parametrize(
    ("one", "other"), [("race-orcs", "race-elves"), ("power-hill", "power-swamp")]
)
def test_a_picture_of_something_else_is_noticed(one, other):
    with Image.open(THERE / f"{one}.webp") as file:
        mean, worst = apart(small(file), small(PICTURES[other]()))
    assert mean >= EVERYWHERE or worst >= 2 * EVERYWHERE
