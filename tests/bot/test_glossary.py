"""The glossary and the texts call races, powers and pieces by the same names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts.i18n import Words, form, key_of

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the cells of the table whose head begins with ``heading``."""
    _, _, rest = GLOSSARY.read_text(encoding="utf-8").partition(f"\n| {heading} |")
    for line in rest.splitlines()[2:]:
        if not line.startswith("|"):
            return
        yield [cell.strip().rstrip("°") for cell in line.strip("|").split("|")]


def key(family: str, name: str) -> str:
    return key_of(family, name.lower().replace(" ", "-"))


def test_races_are_called_as_in_the_glossary():
    found = list(rows("race"))
    assert len(found) == 14
    for english, *others in found:
        said = [Words(lang, strict=True)(key("race", english)) for lang in ("en", "ja", "ko")]
        assert said == [english, *others]


def test_powers_are_called_as_in_the_glossary_alone_and_before_a_race():
    found = list(rows("power"))
    assert len(found) == 20
    for english, *others in found:
        said = [
            form(Words(lang, strict=True)(key("power", english)), which)
            for lang in ("ja", "ko")
            for which in ("", "before")
        ]
        assert said == others, english
        assert Words(strict=True)(key("power", english)) == english


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
