"""Every thing of every edition has its entry, whose texts take their numbers from the data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.panels import rules
from bot.panels.rules import read_next
from bot.rulebook import lookup, numbers
from bot.rulebook.entries import (
    KINDS,
    NAMED,
    PARTS,
    Entry,
    belongs,
    editions_of,
    entries,
    entry_id,
    related,
    tellings,
    told_again,
    told_in,
)
from bot.tables import mixes
from bot.tables.table import Table
from bot.texts.i18n import LOCALES, Words, key_of, languages
from bot.texts.wording import Wording
from engine import (
    EDITIONS,
    FIRST_EDITION,
    OFFERED,
    PLUS,
    Choice,
    drawn,
    load_box,
    new_game,
    plain_box,
)
from engine.state import Find
from engine.steps import STEPS
from tests.bot.sights import table_of

ENTRIES = [*entries().values(), *told_again().values()]
ALONE = [offer for offer in mixes.offered() if PLUS not in offer]
"""What is played with a single box: each as it is, and its variants."""
INDEX = Path(__file__).parents[2] / "docs" / "rules-index.md"
GLOSSARY = {
    "region": "term.region",
    "terrain": "term.terrain",
    "symbol": "term.symbol",
    "edge region": "term.edge",
    "coastal": "term.coastal",
    "entry region": "term.entry",
    "border, adjacent": "term.adjacent",
    "board": "term.board",
    "race banner": "term.banner",
    "power badge": "term.badge",
    "combo": "term.combo",
    "column": "term.column",
    "token": "term.token",
    "tray": "term.tray",
    "hand": "term.hand",
    "army": "term.army",
    "marker": "term.marker",
    "natives": "marker.lost_tribe",
    "conquest": "term.conquest",
    "conquest cost": "term.price",
    "final conquest": "term.final_conquest",
    "reinforcement die": "term.die",
    "reach": "term.reach",
    "ready your troops": "phase.ready",
    "abandon": "term.abandon",
    "redeploy": "step.redeploy",
    "withdraw": "step.withdraw",
    "active": "term.active",
    "in decline": "term.decline",
    "to go in decline": "phase.decline",
    "victory coins": "term.coins",
    "bonus": "term.bonus",
    "regions income": "term.income",
    "immune": "term.immune",
    "lone token": "term.lone_token",
    "opponent": "term.opponent",
    "turn": "term.turn",
    "round": "term.round",
    "step": "term.step",
    "question": "term.question",
    "table": "term.table",
    "seat": "term.seat",
    "draws": "term.draws",
}
"""The words of the glossary that the base game uses; tolls, places and factions come later."""
NUMBER_WORDS = re.compile(
    r"\b(zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice|fifteen"
    r"|eighteen|twenty)\b",
    re.IGNORECASE,
)


def written_in() -> list[str]:
    """Return the languages that have rules."""
    return [name for name in languages() if (LOCALES / name / "rules-races.ftl").exists()]


ONLY_FOR = {
    "form": {"on_picked"},
    "choose": {"on_muster"},
    "decline": {"on_decline", "on_declined"},
}
"""Steps in which nobody decides unless an edition's tiles have a say in one of these hooks."""
TOGETHER = {"regroup": ({"stout"}, {"regroups"})}
"""Steps in which nobody decides unless there are such powers and a say in such a hook (U-71)."""


def alone(offer: str, players: int = 2) -> Choice:
    """Return the choice of a box, a variant of one, or a mix, for so many players."""
    edition, variant = mixes.parted(offer)
    return mixes.chosen(edition, players, variant=variant)


def _things() -> Iterator[str]:
    for offer in mixes.offered():
        box = load_box(drawn(alone(offer), "things"))
        for family, things in box.things.items():
            yield from (entry_id(family, thing) for thing in things)
        spoken = {
            hook
            for tile in (*box.races.values(), *box.powers.values())
            for hook in tile.trait.voices
        }
        for step in STEPS:
            powers, hooks = TOGETHER.get(step, (set(), ONLY_FOR.get(step, spoken)))
            if powers <= box.powers.keys() and hooks & spoken:
                yield f"step.{step}"


def test_every_thing_and_every_step_and_every_word_of_the_glossary_has_an_entry():
    assert [thing for thing in _things() if thing not in entries()] == []
    assert [word for word, entry in GLOSSARY.items() if entry not in entries()] == []


def test_there_are_no_entries_of_things_that_are_not():
    things = set(_things())
    ours = {e.id for e in ENTRIES if e.kind in {*NAMED, "step"} - {"marker"}}
    assert ours - things == set()
    assert {e.id for e in ENTRIES if e.kind == "marker"} - things == set()


def test_enough_questions_are_answered():
    assert sum(e.kind == "question" for e in ENTRIES) >= 45


def test_related_entries_exist_and_none_is_cut_off():
    known = entries()
    for entry in ENTRIES:
        assert [other for other in entry.related if other not in known] == [], entry.id
        assert entry.id not in entry.related
        assert len(set(entry.related)) == len(entry.related)
    led_to = {other.id for entry in ENTRIES for other in related(entry)}
    assert [e.id for e in ENTRIES if e.id not in led_to] == []


def test_all_entries_can_be_reached_by_buttons_from_any_race():
    waiting, seen = ["race.trolls"], set()
    while waiting:
        entry = waiting.pop()
        if entry not in seen:
            seen.add(entry)
            waiting += [other.id for other in read_next(entries()[entry], None)]
    assert set(entries()) - seen == set()


def test_one_reads_on_about_things_of_ones_own_box_in_a_game_and_out_of_it():
    """In a game of what it is played with, else of the box that the page is about."""
    for offer in ALONE:
        box = load_box(drawn(alone(offer, 3), "boxes"))
        game = table_of(box, new_game(box, "boxes"))
        for entry in ENTRIES:
            read = read_next(entry, game)
            assert all(belongs(other, (offer,)) for other in read), entry.id
            assert read or not belongs(entry, (offer,)), entry.id
    for entry in ENTRIES:
        read, boxes = read_next(entry, None), editions_of(entry) or None
        assert read
        assert all(belongs(other, boxes) for other in read), entry.id


def _rulings(text: str) -> set[str]:
    return set(re.findall(r"\*\*([A-Z]-\d+)\*\*", text))


def test_rulings_are_those_of_the_index():
    indexed = _rulings(INDEX.read_text(encoding="utf-8"))
    assert len(indexed) > 60
    for entry in ENTRIES:
        assert [r for r in entry.rulings if r not in indexed] == [], entry.id
        assert len(set(entry.rulings)) == len(entry.rulings)
    # What shorthands mean is no player's question.
    told = {r for e in ENTRIES for r in e.rulings}
    assert indexed - told == {"R-13"}


def test_editions_are_known_and_icons_are_entries():
    for entry in ENTRIES:
        assert entry.edition is None or entry.edition in ALONE
        assert entry.kind in KINDS
        assert entry.icon is None or entry.icon in entries()


# ------------------------------------------------------------------------------ texts


def _told(entry: Entry, language: str) -> dict[str, str]:
    words, values = Words(language, strict=True), numbers.of(entry)
    return {
        part: words.part(entry.key, part, **values)
        for part in PARTS
        if words.has_part(entry.key, part, own=True)
    }


@pytest.mark.parametrize("language", written_in())
def test_every_entry_has_its_texts_and_each_number_in_them_exists(language: str):
    for entry in ENTRIES:
        told = _told(entry, language)
        wanted = {"does", "also"} if entry.named else {"does", "also", "title"}
        wanted = {"does"} if entry.again else wanted
        assert wanted <= set(told), f"{entry.id}: {set(told)}"
        assert all(text.strip() for text in told.values())


@pytest.mark.parametrize("language", written_in())
def test_texts_are_short(language: str):
    for entry in ENTRIES:
        told = _told(entry, language)
        assert sum(len(text) for part, text in told.items() if part != "also") <= 900, entry.id
        assert len(told.get("title", "")) <= 80
        assert len(told["does"]) <= 480, entry.id


@pytest.mark.parametrize("language", languages())
def test_no_text_names_a_ruling(language: str):
    """They are for who looks them up: the page of an entry has one small line of them."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.lstrip().startswith((".also", "#")):
                assert not re.search(r"\b[A-Z][-\u2011]\d\d\b", line), f"{path.name}: {line}"


def test_the_rulings_of_a_page_are_its_last_line_and_none_is_broken():
    words, rulings = Words(strict=True), 0
    for entry in ENTRIES:
        *above, last = rules.text(entry, words).splitlines()
        assert not re.search(r"\b[A-Z][-\u2011]\d\d\b", "\n".join(above)), entry.id
        shown = re.findall(r"\b[A-Z]\u2011\d\d\b", last) if last.startswith("-# ") else []
        told = dict.fromkeys(r for telling in tellings(entry) for r in telling.rulings)
        assert [r.replace("\u2011", "-") for r in shown] == list(told)
        rulings += len(shown)
    assert rulings > 100


def test_what_an_edition_tells_again_is_told_in_its_games_alone():
    words, entry = Words(strict=True), entries()["term.immune"]

    def told(*editions: str) -> str:
        return rules.text(entry, words, lobby(Choice(editions, 2)))

    ghost, hero = words("marker-ghost"), words("marker-hero")
    below, above, both = told("underground"), told("base"), told("base", "underground")
    assert (ghost in below, hero in below) == (True, False)
    assert (ghost in above, hero in above) == (False, True)
    assert above.splitlines()[0] in both
    assert below.splitlines()[0] in both
    assert both.index(hero) < both.index(ghost)
    again = told_in(entry, "underground")
    assert (again.id, again.title(words)) == (entry.id, entry.title(words))
    assert "marker.ghost" in again.related


def lobby(choice: Choice) -> Table:
    """Return what a page of the rules asks of a table that has not begun."""
    return cast(Table, SimpleNamespace(choice=choice, state=None, box=None))


def named(offer: str, words: Words) -> str:
    """Return the line above what a box, or a variant of one, says in its own words."""
    edition, variant = mixes.parted(offer)
    return f"**{words(key_of('variant', variant) if variant else key_of('edition', edition))}**"


@pytest.mark.parametrize("world", ["base", "underground"])
def test_in_a_mix_the_boards_box_speaks_first_and_of_the_board_alone(world: str):
    words = Words(strict=True)
    boxes = {box: f"**{words(key_of('edition', box))}**" for box in ("base", "underground")}
    mix = lobby(Choice(("base", "underground"), 2, world))
    for entry in entries().values():
        headed = [x for x in rules.text(entry, words, mix).splitlines() if x in boxes.values()]
        again = told_again().get(("underground", entry.id))
        both = [boxes[world], *(name for box, name in boxes.items() if box != world)]
        assert headed == (both if again and not again.board else []), entry.id
    rounds, land = entries()["phase.setup"], entries()["term.terrain"]
    for entry in (rounds, land):
        assert rules.text(entry, words, mix) == rules.text(entry, words, lobby(Choice((world,), 2)))


@pytest.mark.parametrize("language", written_in())
def test_what_is_left_out_of_a_mix_says_why_and_what_is_not_there_names_its_box(language: str):
    words = Words(language, strict=True)
    box = load_box(drawn(Choice(("base",), 2, "underground"), "s"))
    table = table_of(box, new_game(box, "s"))
    humans, ogres = entries()["race.humans"], entries()["race.ogres"]
    assert words("rulepage-left-out", why=words("lack-terrain-farmland")) in rules.text(
        humans, words, table
    )
    for entry in (humans, ogres):
        assert words(key_of("edition", entry.edition or "")) in rules.head(entry, words, table)
    assert rules.in_game(ogres, words, table) == []
    assert rules.in_game(entries()["race.trolls"], words, table)
    question = entries()["question.river_stay"]
    both = lobby(Choice(("base", "underground"), 2))
    assert words("edition-underground") in rules.label(question, words, both)
    assert rules.label(question, words, lobby(Choice(("underground",), 2))) == question.title(words)


@pytest.mark.parametrize("language", written_in())
def test_what_is_left_out_of_a_game_says_why_in_the_words_of_its_box(language: str):
    words = Words(language, strict=True)
    box = load_box(drawn(Choice(("warcraft",), 2, finds=False), "s"))
    told = rules.text(entries()["power.archaeologist"], words, table_of(box, new_game(box, "s")))
    why = words.part("lack-finds", "warcraft")
    assert words("rulepage-left-out", why=why) in told


@pytest.mark.parametrize("language", written_in())
def test_a_power_that_is_lent_says_by_what_and_nothing_that_is_hidden_is_counted(language: str):
    words = Words(language, strict=True)
    box = load_box(drawn(Choice(("underground",), 2), "s"))
    state = new_game(box, "s")
    state.finds[:] = [Find("stonehedge", 9, badge="mystic")]
    lent = words("rulepage-lent", place=words("place-stonehedge"), region=9)
    told = rules.in_game(entries()["power.mystic"], words, table_of(box, state))
    assert told[-1] == lent
    assert words("rulepage-absent") not in told
    box = load_box(drawn(Choice(("warcraft",), 2), "s"))
    table = table_of(box, new_game(box, "s"))
    told = rules.in_game(entries()["marker.face_down"], words, table)
    lie = words.listed([str(r.id) for r in box.regions.values() if "face_down" in r.markers])
    assert told == [words("rulepage-lies", regions=lie)]
    assert rules.in_game(entries()["marker.dud"], words, table) == []


@pytest.mark.parametrize("offer", [offer for offer in ALONE if offer not in OFFERED])
def test_what_is_about_a_variant_belongs_to_its_games_and_outside_games(offer: str):
    words, (edition, _) = Words(strict=True), mixes.parted(offer)
    own = [entry for entry in entries().values() if entry.edition == offer]
    again = [id for of, id in told_again() if of == offer]
    assert own
    assert again
    for entry in own:
        assert belongs(entry, None)
        assert belongs(entry, (offer,))
        assert not any(belongs(entry, (other,)) for other in OFFERED)
        title = entry.title(words)
        assert entry in [hit.entry for hit in lookup.find(title)[:1]]
        assert entry not in [hit.entry for hit in lookup.find(title, editions=(edition,))]
    for entry in map(entries().__getitem__, again):
        usual, here = (rules.text(entry, words, lobby(alone(of))) for of in (edition, offer))
        assert usual != here
        assert named(offer, words) not in here
    # All else of the box is told as the box tells it.
    told = [e for e in entries().values() if belongs(e, (edition,)) and e.id not in again]
    for entry in told:
        usual, here = (rules.text(entry, words, lobby(alone(of))) for of in (edition, offer))
        assert usual == here, entry.id


@pytest.mark.parametrize("language", written_in())
@pytest.mark.parametrize("offer", [offer for offer in ALONE if offer not in OFFERED])
def test_in_a_variants_games_what_is_on_offer_is_told_with_its_row(offer: str, language: str):
    words = Words(language, strict=True)
    for players in EDITIONS[mixes.parted(offer)[0]].choices().players:
        box = load_box(drawn(alone(offer, players), "pages"))
        game = table_of(box, new_game(box, "pages"))
        seen = game.view(0)
        for entry in entries().values():
            lines = rules.in_game(entry, words, game)
            offers = [c for c in seen.column if entry.thing in (c.race, c.power)]
            if entry.kind in ("race", "power") and offers:
                assert len(lines) == len(offers), entry.id
        row = seen.rows.badges.index(seen.column[-1].power) + 1
        wording, last = Wording.of(game, words), seen.column[-1]
        (told,) = rules.in_game(entries()[f"race.{last.race}"], words, game)
        combo = wording.army(last)
        assert told == words(
            "rulepage-offered",
            combo=combo,
            place=row,
            tokens=last.tokens,
            price=row - 1,
            coins=0,
        )


def test_what_is_about_mixes_belongs_to_mixed_games_and_outside_games():
    own = [entry for entry in entries().values() if entry.mixed]
    assert 8 <= sum(entry.kind == "question" for entry in own) <= 12
    for entry in own:
        assert belongs(entry, None)
        assert belongs(entry, ("base", "underground"))
        assert not any(belongs(entry, (edition,)) for edition in OFFERED)
        title = entry.title(Words())
        assert entry in [hit.entry for hit in lookup.find(title)[:1]]
        assert entry not in [hit.entry for hit in lookup.find(title, editions=("base",))]


ALSO_A_WORD = {"나가"}
"""Names that are forms of a verb, too: 나가 is how one says "leaves"."""


def _is_in(name: str, told: str) -> bool:
    """Whether a text has a name, as a word of its own where words are parted by spaces."""
    if not name.isascii():
        return name in told and name not in ALSO_A_WORD
    return bool(re.search(rf"(?<![a-z]){re.escape(name)}(?:s|es)?(?![a-z])", told))


@pytest.mark.parametrize("language", written_in())
def test_what_every_box_has_is_told_without_things_of_another(language: str):
    words = Words(language, strict=True)
    shared = [e for e in entries().values() if not e.edition and not e.mixed]
    things = [e for e in entries().values() if e.edition and e.kind in NAMED]
    assert {"question", "term", "step", "phase"} <= {e.kind for e in shared}
    for offer in ALONE:
        own = {e.title(words).casefold() for e in things if belongs(e, (offer,))}
        others = {e.title(words).casefold() for e in things} - own
        # "Mountain" is a word of black mountains, too.
        others = {other for other in others if not any(other in name for name in own)}
        table = lobby(alone(offer))
        for entry in shared:
            told = rules.text(entry, words, table).casefold()
            for name in sorted(own, key=len, reverse=True):
                told = told.replace(name, "")
            assert [name for name in others if _is_in(name, told)] == [], (entry.id, offer)


@pytest.mark.parametrize("language", written_in())
def test_outside_a_game_every_box_tells_its_own_under_its_name(language: str):
    words = Words(language, strict=True)
    boxes = {offer: named(offer, words) for offer in ALONE}
    again = {id for _, id in told_again()}
    assert again
    for entry in entries().values():
        told = rules.text(entry, words)
        lines = told.splitlines()
        assert [line for line in lines if line in boxes.values()] == [
            boxes[telling.edition or FIRST_EDITION]
            for telling in tellings(entry)
            if entry.id in again
        ], entry.id
        for telling in tellings(entry):
            values = numbers.of(telling, words=words)
            assert words.part(telling.key, "does", **values) in told, telling.key
        assert len(told) <= 2000, f"{entry.id} is longer than a message"


@pytest.mark.parametrize("language", written_in())
def test_titles_are_told_apart(language: str):
    """What is called alike in two boxes is told apart by its box."""
    words = Words(language, strict=True)
    for kind in KINDS:
        titles = [rules.label(e, words) for e in ENTRIES if e.kind == kind and not e.again]
        assert len(set(titles)) == len(titles), kind


def _typed(language: str) -> Iterator[tuple[str, str]]:
    """Yield the shown lines of the texts without placeholders."""
    for path in sorted((LOCALES / language).glob("rules-*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.lstrip().startswith((".also", "#")) or not line.startswith(" "):
                continue
            yield path.name, re.sub(r"\{[^{}]*\}", "", line)


@pytest.mark.parametrize("language", written_in())
def test_no_number_is_typed_by_hand(language: str):
    for file, line in _typed(language):
        if language == "en":
            assert not re.search(r"\d", line), f"{file}: {line}"
            assert not NUMBER_WORDS.search(line), f"{file}: {line}"
        # "One" is a figure in other languages; with a sign it is a number of the data.
        assert not re.search(r"\d(?<!1)|(?<=[-+\u2212＋－\d])1|1(?=\d)", line), f"{file}: {line}"


# ---------------------------------------------------------------------------- numbers


def test_numbers_are_those_of_the_rulebook():
    def of(entry: str) -> numbers.Numbers:
        return numbers.of(entries()[entry])

    assert of("race.trolls")["tokens"] == 5
    assert of("race.trolls")["most"] == 10
    assert of("race.trolls")["defense"] == 1
    assert of("race.amazons")["extra"] == 4
    assert of("race.halflings")["pieces"] == 2
    assert of("race.skeletons")["per"] == 2
    assert of("power.wealthy")["coins"] == 7
    assert of("power.alchemist")["coins"] == 2
    assert of("power.fortified")["supply"] == 6
    assert of("power.bivouacking")["supply"] == 5
    assert of("term.die")["die_faces"] == "0, 0, 0, 1, 2 and 3"
    assert of("term.round")["rounds_4"] == 9
    assert of("marker.lost_tribe")["natives_5"] == 18
    assert of("step.pick")["column"] == 6
    assert of("phase.setup")["start_coins"] == 5


def test_the_numbers_of_others_go_by_their_names():
    facts = numbers.facts("base")
    assert facts["amazons_extra"] == 4
    assert facts["lair_supply"] == 10
    assert facts["wealthy_coins"] == 7


_ROUNDS = (("phase.setup", "numbers"), ("term.round", "numbers"), ("question.rounds", "does"))


@pytest.mark.parametrize("language", written_in())
def test_the_rounds_are_told_for_each_number_of_players(language: str):
    words = Words(language, strict=True)
    for entry, part in _ROUNDS:
        told = words.part(entries()[entry].key, part, **numbers.of(entries()[entry], "base", words))
        for players in EDITIONS["base"].choices().players:
            rounds = plain_box("base", players).rounds
            assert words("rulepage-rounds", players=players, rounds=rounds) in told, entry


_NATIVES = {"base": "lost_tribe", "underground": "monster", "warcraft": "murloc"}


@pytest.mark.parametrize("language", written_in())
@pytest.mark.parametrize(("edition", "native"), _NATIVES.items())
def test_natives_are_told_for_the_smallest_and_the_largest_board(edition, native, language):
    words, entry = Words(language, strict=True), entries()[f"marker.{native}"]
    told = words.part(entry.key, "numbers", **numbers.of(entry, edition, words))
    said = [int(n) for n in re.findall(r"\d+", told)]
    players = sorted(EDITIONS[edition].choices().players)
    lie = [sum(r.natives for r in plain_box(edition, n).regions.values()) for n in players]
    assert {players[0], players[-1], lie[0], lie[-1]} <= set(said)


@pytest.mark.parametrize("language", written_in())
def test_who_plays_for_whom_is_told_for_each_number_of_players(language: str):
    words = Words(language, strict=True)
    entry = entries()["term.side"]
    told = words.part(entry.key, "numbers", **numbers.of(entry, "warcraft-azeroth", words))
    for seats in ((1, 1), (1, 1, 1), (2, 2), (2, 2, 1)):  # T-02
        sides = (
            words("rulepage-side", side=words(key_of("faction", name)), players=players)
            for name, players in zip(("alliance", "horde", "neutral"), seats, strict=False)
        )
        together = words.row(sides, "rulepage-sides-and")
        assert words("rulepage-sides", players=sum(seats), sides=together) in told


@pytest.mark.parametrize("language", written_in())
def test_what_once_misled_names_what_it_depends_on(language: str):
    """B-25: what goes to the tray; B-32: the mountain that Flying Giants still need."""
    words = Words(language, strict=True)
    tray = entries()["term.tray"].title(words).casefold()
    assert tray in _told(entries()["phase.ready"], language)["notes"].casefold()
    for entry in ("race.giants", "power.flying"):
        assert words("terrain-mountain") in _told(entries()[entry], language)["notes"], entry


@pytest.mark.parametrize(
    ("language", "picking"), [("en", "pick"), ("ja", "選んだ"), ("ko", "고른")]
)
def test_wealthy_pays_on_the_turn_of_its_pick(language: str, picking: str):
    """B-49: that need not be the player's first turn."""
    assert picking in Words(language, strict=True)("does-wealthy")
