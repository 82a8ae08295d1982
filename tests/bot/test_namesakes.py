"""Things of two boxes that bear one name are kept apart, in the box and in all that is told."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.panels import rules
from bot.rulebook import entries as entries_of
from bot.rulebook import numbers
from bot.rulebook.entries import Entry, entries, namesakes
from bot.rulebook.lookup import Lookup, meant
from bot.texts.i18n import Words, key_of, trying
from bot.texts.wording import Wording
from engine import (
    EDITIONS,
    Choice,
    apply,
    deciders,
    drawn,
    explain,
    legal,
    load_box,
    new_game,
    plain_box,
    view,
)
from engine.box import PowerSpec, RaceSpec
from engine.codec import dump_state, load_state
from engine.hooks import Trait
from engine.loading import Tiles
from engine.parts.income import Bonus
from engine.parts.reach import Discount
from engine.parts.where import anywhere
from engine.things import families, printed_name
from render.pictures import emblem
from render.pieces import icons
from tests.bot.sights import table_of
from tests.rulebook.test_entries import lobby

TONGUE = "xx"
TEXTS = """
edition-moon = The Moon
race-moon-trolls = Moon Trolls
power-moon-flying = Moonflying
does-moon-trolls = Everything costs them less.
rule-race-moon-trolls =
    .does = They pay { $less } less; { $moon_trolls_tokens } of them come with the banner.
    .also = trolls
marker-moon-crater = Cheese
marker-hole = Cheese
rule-marker-moon-crater =
    .does = It is round.
    .also = round
marker-moon-ghost = Ghost
rule-marker-moon-ghost =
    .does = It is pale.
    .also = pale
"""
ENTRY = """
edition = "moon"

[[entry]]
id = "race.moon.trolls"
related = ["term.token"]

[[entry]]
id = "marker.moon.crater"
related = ["term.marker"]

[[entry]]
id = "marker.moon.ghost"
related = ["term.marker"]
"""
MIX = Choice(("base", "moon"), 2, "moon")


def tiles() -> Tiles:
    trolls = Trait("moon.trolls", (Discount(anywhere, 1),))
    flying = Trait("moon.flying", (Bonus(anywhere),))
    return Tiles(
        {"moon.trolls": RaceSpec("moon.trolls", 6, 12, trolls)},
        {"moon.flying": PowerSpec("moon.flying", 4, flying)},
    )


@pytest.fixture(autouse=True)
def namesake(moon: SimpleNamespace) -> None:
    moon.tiles = tiles
    for known in (numbers.facts, numbers._things, numbers._printed):
        known.cache_clear()


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Words]:
    folder = tmp_path / TONGUE
    folder.mkdir()
    (folder / "moon.ftl").write_text(TEXTS, encoding="utf-8")
    with trying(TONGUE, folder):
        yield Words(TONGUE, strict=True)


@pytest.fixture
def entry(tmp_path: Path, monkeypatch) -> Iterator[Entry]:
    folder = tmp_path / "data"
    shutil.copytree(entries_of.DATA, folder)
    (folder / "moon.toml").write_text(ENTRY, encoding="utf-8")
    monkeypatch.setattr(entries_of, "DATA", folder)
    for known in (entries, namesakes, entries_of._owners, entries_of.told_again):
        known.cache_clear()
    yield entries()["race.moon.trolls"]
    monkeypatch.undo()
    for known in (entries, namesakes, entries_of._owners, entries_of.told_again):
        known.cache_clear()


@pytest.fixture
def icon(monkeypatch) -> Iterator[None]:
    codes = icons.codes()
    known = {**codes, "race": {**codes["race"], "moon.trolls": codes["race"]["orcs"]}}
    for module in (icons, emblem):
        monkeypatch.setattr(module, "codes", lambda: known)
    for drawn_ in (icons.icon, emblem._packed):
        drawn_.cache_clear()
    yield
    for drawn_ in (icons.icon, emblem._packed):
        drawn_.cache_clear()


def clashes() -> list[str]:
    """Return what two editions have under one id, and ids that would share a key of their texts."""
    owners: dict[tuple[str, str], str] = {}
    keys: dict[str, tuple[str, str]] = {}
    found = []
    for edition, rules_ in EDITIONS.items():
        box = plain_box(edition, rules_.choices().players[0])
        own = {"race": rules_.tiles().races, "power": rules_.tiles().powers}
        for family, id in ((f, i) for f, things in own.items() for i in things):
            assert id in box.things[family]
            if (other := owners.setdefault((family, id), edition)) != edition:
                found.append(f"{family} {id}: {other} and {edition}")
            if keys.setdefault(key_of(family, id), (family, id)) != (family, id):
                found.append(f"{family} {id}: the key is another's")
    return found


def test_an_id_means_one_thing_in_all_boxes(moon: SimpleNamespace) -> None:
    assert clashes() == []
    moon.tiles = lambda: Tiles({"trolls": RaceSpec("trolls", 6, 12, Trait("trolls"))})
    load_box.__globals__["_printed"].cache_clear()
    assert clashes() == ["race trolls: base and moon"]


def test_both_are_in_a_mixed_box() -> None:
    box = load_box(drawn(MIX, "s"))
    assert {"trolls", "moon.trolls"} < box.races.keys()
    assert {"flying", "moon.flying"} < box.powers.keys()
    assert {"trolls", "moon.trolls", "flying", "moon.flying"} < box.traits.keys()
    assert printed_name("moon.trolls") == printed_name("trolls") == "trolls"


def test_games_with_both_are_played_stored_and_explained() -> None:
    box = load_box(drawn(MIX, "s"))
    whys, chance = set(), Random(4)
    for seed in range(12):
        state = new_game(box, str(seed))
        while deciders(state):
            state, events = apply(box, state, chance.choice(legal(box, state)))
            assert load_state(dump_state(state)) == state
            whys |= {event.why for event in events if event.kind == "coins"}
            for region in state.regions:
                if price := explain(box, state, region):
                    whys |= {line.why for line in price.lines}
    assert {"moon.trolls", "moon.flying"} < whys


@pytest.mark.parametrize("family", ["race", "power", "relic", "place", "marker", "native", "rule"])
def test_what_may_be_a_reason_has_an_id_of_its_own(family: str) -> None:
    orc, other = Trait("orc"), "rule" if family != "rule" else "race"
    with pytest.raises(ValueError, match=r"orc is a .* and a "):
        families(**{family: {"orc": None if family in ("marker", "native") else orc},
                    other: {"orc": orc}})  # fmt: skip


def test_what_is_printed_on_the_board_may_share_the_name_of_a_power() -> None:
    known = families(power={"magic": Trait("magic")}, symbol={"magic": None})
    assert known["power"]["magic"] != known["symbol"]["magic"]


def test_each_has_its_name(words: Words) -> None:
    wording = Wording(words, (), (), {"race-moon-trolls": "<:moon:1>"})
    assert wording.race("moon.trolls") == "<:moon:1> Moon Trolls"
    assert wording.race("trolls") == "Trolls"
    assert wording.why("moon.flying") == "Moonflying"
    assert wording.why("flying") == "Flying"
    assert wording.why("moon.trolls.flying") == "Flying", "lent by the moon's trolls"
    box = load_box(drawn(MIX, "s"))
    table = table_of(box, new_game(box, "s"))
    assert table.editions == ("base", "moon")


def test_each_has_its_entry_with_its_own_numbers(words: Words, entry: Entry) -> None:
    assert (entry.kind, entry.thing, entry.edition) == ("race", "moon.trolls", "moon")
    assert {e.id for e in namesakes()[entry.id]} == {"race.trolls", "race.warcraft.trolls"}
    told = words.part(entry.key, "does", **numbers.of(entry, words=words))
    assert told == "They pay 1 less; 6 of them come with the banner."


def test_where_one_is_played_it_is_meant_and_else_both_with_their_box(
    words: Words, entry: Entry
) -> None:
    found = Lookup((TONGUE, "en"))

    def races(*editions: str) -> set[str]:
        hits = found.find("trolls", TONGUE, editions=editions)
        return {h.entry.id for h in hits if re.fullmatch(r"race\.(moon\.)?trolls", h.entry.id)}

    assert races() == {"race.trolls", "race.moon.trolls"}
    assert races("base") == {"race.trolls"}
    assert races("moon") == {"race.moon.trolls"}
    assert races("base", "moon") == {"race.trolls", "race.moon.trolls"}
    told = [rules.label(entries()[id], words) for id in ("race.trolls", "race.moon.trolls")]
    assert told == ["Trolls · race · Small World", "Moon Trolls · race · The Moon"]
    assert rules.label(entries()["race.elves"], words) == "Elves · race"


def test_what_both_are_called_in_some_language_tells_them_no_more_apart(
    words: Words, entry: Entry
) -> None:
    found = Lookup((TONGUE, "en"))
    ours, theirs = entries()["marker.hole"], entries()["marker.moon.crater"]
    assert (namesakes()[ours.id], namesakes()[theirs.id]) == ((theirs,), (ours,))
    assert {*meant(found.find("cheese", TONGUE))} == {ours, theirs}, "one is asked which"
    assert meant(found.find("cheese", TONGUE, editions=["base"])) == [ours]
    assert meant(found.find("cheese", TONGUE, editions=["moon"])) == [theirs]
    assert meant(found.find("trolls", TONGUE, editions=["base"])) == [entries()["race.trolls"]]
    told = [rules.label(thing, words) for thing in (ours, theirs)]
    assert told == ["Cheese · piece · Small World", "Cheese · piece · The Moon"]


def test_a_name_is_first_what_it_is_known_for_in_this_box(words: Words, entry: Entry) -> None:
    """The moon has a piece of that name; some call Spirit so, which is the power's second name."""
    found = Lookup((TONGUE, "en"))

    def first(query: str, *editions: str) -> str:
        return found.find(query, "en", editions=editions)[0].entry.id

    assert first("ghost", "moon") == "marker.moon.ghost"
    assert first("ghost", "base") == "power.spirit"
    assert first("elves", "moon") == "race.elves", "nothing of the moon is called so"


def test_a_page_names_the_box_of_a_namesake_and_of_what_is_not_played(
    words: Words, entry: Entry
) -> None:
    def box_told(id: str, *editions: str) -> bool:
        world = "moon" if "moon" in editions else ""
        table = lobby(Choice(editions, 2, world)) if editions else None
        edition = words(key_of("edition", entries()[id].edition or "base"))
        return rules.head(entries()[id], words, table).endswith(f" · {edition}")

    assert box_told("race.moon.trolls")
    assert box_told("race.trolls")
    assert box_told("race.elves", "moon")
    assert not box_told("race.elves")
    assert not box_told("race.elves", "base", "moon")
    assert not box_told("question.tie", "moon"), "it holds in any box"


@pytest.mark.usefixtures("icon")
def test_each_has_its_emblem_under_a_name_that_discord_takes() -> None:
    names = [emblem.emblem_name("race", thing) for thing in ("trolls", "moon.trolls")]
    assert names[1].startswith("moon_trolls_")
    assert all(re.fullmatch(r"\w{2,32}", name) for name in names)
    assert len(set(names)) == 2
    assert ("race", "moon.trolls") in emblem.emblems()


def test_the_picture_and_its_words_name_each(words: Words) -> None:
    import render

    box = load_box(drawn(MIX, "s"))
    state = new_game(box, "s")
    seen = view(box, state)
    offered = {combo.race for combo in seen.column}
    for seed in range(40):
        if "moon.trolls" in offered:
            break
        seen = view(box, new_game(box, f"s{seed}"))
        offered = {combo.race for combo in seen.column}
    assert "moon.trolls" in offered
    assert "Moon Trolls" in render.alt_text(seen, ("Ann", "Ben"), words)
