"""The glossary and the texts call races, powers and pieces by the same names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts.i18n import Words, form, key_of
from engine import plain_box

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the cells of the table whose head begins with ``heading``."""
    _, _, rest = GLOSSARY.read_text(encoding="utf-8").partition(f"\n| {heading} |")
    for line in rest.splitlines()[2:]:
        if not line.startswith("|"):
            return
        yield [cell.strip().rstrip("°") for cell in line.strip("|").split("|")]


def key(family: str, name: str, edition: str) -> str:
    """Return the key of what is called so in English and belongs to an edition."""
    words, box = Words(strict=True), plain_box(edition, 2)
    ids = [i for i in box.things[family] if words(key_of(family, i)) == name]
    assert len(ids) == 1, name
    return key_of(family, ids[0])


HEADS = (
    ("base", "", 14, 20),
    ("underground", " of Underground", 15, 21),
    ("warcraft", " of Warcraft", 16, 20),
)


@pytest.mark.parametrize(("edition", "of", "races", "powers"), HEADS)
def test_races_are_called_as_in_the_glossary(edition, of, races, powers):
    found = list(rows(f"race{of}"))
    assert len(found) == races
    for english, *others in found:
        named = key("race", english, edition)
        said = [Words(lang, strict=True)(named) for lang in ("en", "ja", "ko")]
        assert said == [english, *others]


@pytest.mark.parametrize(("edition", "of"), [(edition, of) for edition, of, *_ in HEADS if of])
def test_what_else_is_in_a_box_is_called_as_in_the_glossary(edition: str, of: str):
    found, box = {tuple(row) for row in rows(f"thing{of}")}, plain_box(edition, 2)
    words = [Words(lang, strict=True) for lang in ("en", "ja", "ko")]
    said = {
        tuple(w(key_of(family, thing)) for w in words)
        for family in ("relic", "place", "terrain", "symbol", "native", "marker", "faction")
        for thing in box.things[family]
        if thing not in plain_box("base", 2).things[family]
    }
    assert found == said
    assert len(said) > 25


@pytest.mark.parametrize(("edition", "of", "races", "powers"), HEADS)
def test_powers_are_called_as_in_the_glossary_alone_and_before_a_race(edition, of, races, powers):
    found = list(rows(f"power{of}"))
    assert len(found) == powers
    for english, *others in found:
        named = key("power", english, edition)
        said = [
            form(Words(lang, strict=True)(named), which)
            for lang in ("ja", "ko")
            for which in ("", "before")
        ]
        assert said == others, english
        assert Words(strict=True)(named) == english


@pytest.mark.parametrize(
    ("term", "text"),
    [
        ("farmland", "terrain-farmland"),
        ("forest", "terrain-forest"),
        ("hill", "terrain-hill"),
        ("swamp", "terrain-swamp"),
        ("mountain", "terrain-mountain"),
        ("sea", "terrain-sea"),
        ("lake", "terrain-lake"),
        ("mine", "symbol-mine"),
        ("magic source", "symbol-magic"),
        ("cavern", "symbol-cavern"),
        ("Lost Tribe", "native-lost-tribe"),
        ("troll lair", "marker-lair"),
        ("fortress", "marker-fortress"),
        ("encampment", "marker-encampment"),
        ("hole-in-the-ground", "marker-hole"),
        ("hero", "marker-hero"),
        ("dragon", "marker-dragon"),
    ],
)
def test_places_and_pieces_are_called_as_in_the_glossary(term, text):
    line = re.search(rf"^\| {re.escape(term)} \|(.*)$", GLOSSARY.read_text("utf-8"), re.M)
    assert line is not None
    ja, ko, *_ = (cell.strip() for cell in line[1].split("|"))
    assert Words(strict=True)(text) == term
    assert (Words("ja", strict=True)(text), Words("ko", strict=True)(text)) == (ja, ko)
