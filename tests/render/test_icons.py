import dataclasses
import tomllib
from pathlib import Path

import pytest

from engine import EDITIONS, plain_box
from render.looks import EDITIONS as EDITION_LOOKS
from render.looks import native_icon
from render.looks.look import Looks
from render.pieces.icons import codes, icon
from render.writing.fonts import faces

ROOT = Path(__file__).parents[2]
BOXES = [plain_box(edition, 3) for edition in EDITIONS]
THINGS = ("natives", "coin", "purse", "hand", "die", "driven", "crown")
WANTED = sorted(
    {
        *(("race", race) for box in BOXES for race in box.races),
        *(("power", power) for box in BOXES for power in box.powers),
        *(("marker", marker) for box in BOXES for marker in box.markers),
        *(("faction", faction) for box in BOXES for faction in box.factions),
        *(("symbol", symbol) for box in BOXES for symbol in box.symbols),
        *((spec.family, find) for box in BOXES for find, spec in box.finds.items()),
        *(("thing", native_icon(native)) for box in BOXES for native in box.natives),
        *(("thing", thing) for thing in THINGS),
    }
)


@pytest.mark.parametrize(("kind", "thing"), WANTED)
def test_every_piece_of_a_box_has_an_icon_of_its_own(kind, thing):
    assert thing in codes()[kind]
    assert faces()["icon"][0].has(chr(codes()[kind][thing]))
    assert icon(kind, thing, 64).getbbox() is not None


@pytest.mark.parametrize("kind", ["race", "power", "marker", "symbol", "relic", "place", "faction"])
def test_no_two_icons_of_a_kind_are_the_same(kind):
    shapes = [icon(kind, thing, 64).tobytes() for thing in codes()[kind]]
    assert len(set(shapes)) == len(shapes)


FAMILIES = {field.name for field in dataclasses.fields(Looks)} - {"terrains", "around"}


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_no_two_boxes_say_how_the_same_thing_looks(family):
    """What one of them says would change the other's pictures; but land lies in one world alone."""
    named = [thing for looks in EDITION_LOOKS.values() for thing in getattr(looks, family)]
    assert sorted(named) == sorted(set(named))


def test_something_without_an_icon_is_drawn_as_a_die():
    assert icon("race", "martians", 40).tobytes() == icon("thing", "die", 40).tobytes()


def test_every_icon_is_credited_to_its_author():
    said = tomllib.loads((ROOT / "tools" / "icons.toml").read_text("utf-8"))
    credit = (ROOT / "render" / "assets" / "ICONS.md").read_text("utf-8")
    authors = said.pop("authors")
    own = said.pop("own")
    for table in said.values():
        for name in table.values():
            if name.startswith("own/"):
                assert name.removeprefix("own/") in own
                continue
            row = next(
                line for line in credit.splitlines() if line.startswith(f"| {authors[name]} ")
            )
            assert name in row


def test_the_font_has_the_icons_that_the_list_names():
    said = tomllib.loads((ROOT / "tools" / "icons.toml").read_text("utf-8"))
    said.pop("authors")
    said.pop("own")
    assert {k: list(v) for k, v in said.items()} == {k: list(v) for k, v in codes().items()}
