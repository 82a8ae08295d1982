"""A thing of a family that base has none of is named, looked up, drawn and offered like any other.

An invented relic lies on the board.  All that it has are texts, an entry of the rules, an icon and
what it does: nothing of the bot knows it.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import render
from bot.handlers.games import choices, typed
from bot.panels import rules
from bot.panels.turn import pages, textboard
from bot.panels.turn.sight import Sight
from bot.rulebook import entries as entries_of
from bot.rulebook import numbers
from bot.rulebook.entries import KINDS, NAMED, Entry, entries, entry_id
from bot.rulebook.lookup import Lookup
from bot.texts.i18n import Words, trying
from bot.texts.wording import Wording
from engine import FAMILIES, Use
from engine.hooks import Effect
from engine.me import Me
from engine.view import View
from render.pictures import emblem
from render.pieces import icons
from tests import mechanisms
from tests.bot.sights import table_of

TONGUE = "xx"
TEXTS = """
relic-thunder-drum = Drum of Thunder
does-thunder-drum = Beat it once a turn, and a region shakes.
use-thunder-drum = Beat the drum on { $region } ({ $player })
rule-relic-thunder-drum =
    .does = Whoever holds its region beats it: { $beats } beats a turn.
    .also = thunder; noise
"""
ENTRY = """
[[entry]]
id = "relic.thunder_drum"
related = ["term.token"]
"""
LAND = """
    turn A
    A: orcs merchant, hand 4
    B: elves hill
    1 farmland edge : orcs*3
    2 hill          : elves
    3 swamp edge    : elves
"""
DRUM = "thunder_drum"


@dataclass(frozen=True, slots=True)
class Beats(Effect):
    """It may be beaten on any region."""

    beats: int = 2

    def offers(self, me: Me):
        yield from (Use(DRUM, region) for region in me.game.state.regions)


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Words]:
    """Texts of the invented thing, before those in English."""
    folder = tmp_path / TONGUE
    folder.mkdir()
    (folder / "moon.ftl").write_text(TEXTS, encoding="utf-8")
    with trying(TONGUE, folder):
        yield Words(TONGUE, strict=True)


@pytest.fixture
def entry(tmp_path: Path, monkeypatch) -> Iterator[Entry]:
    """Its entry, beside all others."""
    folder = tmp_path / "data"
    shutil.copytree(entries_of.DATA, folder)
    (folder / "moon.toml").write_text(ENTRY, encoding="utf-8")
    monkeypatch.setattr(entries_of, "DATA", folder)
    _read_anew()
    yield entries()[f"relic.{DRUM}"]
    monkeypatch.undo()
    _read_anew()


def _read_anew() -> None:
    """Forget all that was read of entries."""
    for known in vars(entries_of).values():
        if hasattr(known, "cache_clear"):
            known.cache_clear()


@pytest.fixture
def icon(monkeypatch) -> Iterator[None]:
    """Its icon."""
    known = {**icons.codes(), "relic": {DRUM: icons.codes()["marker"]["lair"]}}
    for module in (icons, emblem):
        monkeypatch.setattr(module, "codes", lambda: known)
    for drawn in (icons.icon, emblem._packed):
        drawn.cache_clear()
    yield
    for drawn in (icons.icon, emblem._packed):
        drawn.cache_clear()


def lying(words: Words, region: int = 1) -> Sight:
    """Return a table on which it lies in a region of the player who is to move."""
    t = mechanisms.table(LAND, finds={DRUM: (region, Beats())})
    table = table_of(t.box, t.state)
    return Sight(table, table.user_at(0), Wording.of(table, words))


def view_of(sight: Sight) -> View:
    return sight.table.view()


def test_every_family_has_its_place_among_the_kinds_of_entries():
    assert {*NAMED} == {entry_id(family, "").rstrip(".") for family in FAMILIES}
    assert {*FAMILIES} - {*NAMED} == {"native"}, "those are told of as markers"
    assert KINDS[: len(NAMED)] == NAMED
    for language in ("en", "ja", "ko"):
        told = Words(language, strict=True)
        for family in set(NAMED) - {"race", "power"}:
            assert told(f"rulepage-about-{family}")
            assert told(f"rulepage-kind-{family}")


def test_it_is_named_with_its_emoji(words: Words):
    wording = Wording(words, (), (), {"relic-thunder-drum": "<:drum:1>"})
    assert wording.why(DRUM) == "Drum of Thunder"
    assert wording.thing("relic", DRUM) == "<:drum:1> Drum of Thunder"
    assert wording.emoji(DRUM) == "<:drum:1>"


def test_who_holds_its_region_reads_what_it_does_and_uses_it(words: Words):
    sight = lying(words)
    assert [(find.family, find.region) for find in view_of(sight).finds] == [("relic", 1)]
    does = pages.page(sight, "does").text
    assert "Drum of Thunder" in does
    assert "Beat it once a turn" in does
    assert "Drum of Thunder" not in pages.page(lying(words, 2), "does").text
    keys = [key for row in pages.page(sight, "use.0").rows for key in row]
    assert ("use", f"{DRUM}@2") in {(key.verb, key.argument) for key in keys}
    offers = choices.uses(sight)
    assert "Beat the drum on 2 (W" in offers[1].name
    assert f"relic.{DRUM}" in offers[1].about
    assert typed.used(sight, "drum of thunder 3") == Use(DRUM, 3)


def test_it_is_told_of_in_words(words: Words):
    sight = lying(words)
    alt = render.alt_text(view_of(sight), sight.wording.labels, words)
    assert "Pieces: Drum of Thunder in 1" in alt
    board = "".join(textboard.page(sight, n).text for n in range(2))
    assert "Drum of Thunder" in board


def test_its_entry_is_found_and_says_where_it_lies(words: Words, entry: Entry):
    sight = lying(words)
    assert entry.title(words) == "Drum of Thunder"
    best = Lookup((TONGUE, "en")).find("drum of thunder", TONGUE)[0]
    assert best.entry == entry
    assert entry.id in rules.near(sight.table, sight.user)
    assert rules.in_game(entry, words, sight.table) == ["On the board: 1"]
    assert [key.argument for key in rules.keys([entry], words)] == [entry.id]
    assert rules.head(entry, words).startswith("### Drum of Thunder\n")
    box, _ = sight.table.playing()
    assert numbers.things_of(box)[entry.id] == {"beats": 2}
    led_to = {k.argument for row in pages.page(sight, "does").rows for k in row if k.verb == "rule"}
    assert entry.id in led_to


@pytest.mark.usefixtures("icon")
def test_it_has_an_emblem_that_becomes_an_emoji():
    assert ("relic", DRUM) in render.emblems()
    assert render.emblem_name("relic", DRUM).startswith(f"{DRUM}_")
    assert render.emblem_png("relic", DRUM).startswith(b"\x89PNG")
    picture = emblem.emblem("relic", DRUM)
    assert picture.getpixel((emblem.SIDE // 2, 6))[3] == 255
    assert picture.getpixel((0, 0))[3] == 0
