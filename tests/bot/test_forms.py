"""Genders and cases stand in a language's files alone; the language here is made up for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts.chronicle import sentences
from bot.texts.i18n import Words, about, form, trying
from bot.texts.wording import Wording
from engine import Event
from render import alt_text
from tests.bot.sights import table_of
from tests.dsl import table as laid

NAMES = """
race-elves = Elfes
    .gender = m
    .of = des Elfes
race-amazons = Amazones
    .gender = f
    .of = des Amazones
race-trolls = Trolls
power-flying = Volant
    .m = volants
    .f = volantes
power-hill = Collines
    .m = des collines
    .f = des collines
combo = { $race } { FORM($power, ABOUT($race, "gender")) }
    .gender = { ABOUT($race, "gender") }
    .of = { FORM($race, "of") } { FORM($power, ABOUT($race, "gender")) }
"""
LOG = """
log-declined = { $you ->
    [yes] Le déclin
   *[no] { $player } : le déclin
  } { FORM($combo, "of") }. { ABOUT($combo, "gender") ->
    [f] Elles restent
   *[m] Ils restent
  } là.
"""


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Words]:
    (tmp_path / "names.ftl").write_text(NAMES, encoding="utf-8")
    (tmp_path / "log.ftl").write_text(LOG, encoding="utf-8")
    with trying("fr", tmp_path):
        yield Words("fr", strict=True, emojis={"race-elves": "<:elves:1>"})


def test_a_power_agrees_with_its_race(words: Words):
    wording = Wording(words, (), ())
    assert wording.combo("elves", "flying") == "Elfes volants"
    assert wording.combo("amazons", "flying") == "Amazones volantes"
    assert wording.combo("amazons", None) == "Amazones"


def test_what_a_language_tells_of_none_is_said_as_it_is(words: Words):
    assert Wording(words, (), ()).combo("trolls", "flying") == "Trolls Volant"
    assert (form("Trolls", "of"), about("Trolls", "gender")) == ("Trolls", "")


def test_a_sentence_asks_for_a_case_and_chooses_by_the_gender(words: Words):
    wording = Wording(words, ("Ann",), ("Ann",))
    for race, told in (
        ("amazons", "Ann : le déclin des Amazones volantes. Elles restent là."),
        ("elves", "Ann : le déclin des Elfes volants. Ils restent là."),
    ):
        assert sentences([Event("declined", 0, race=race, power="flying")], wording) == [told]


def test_what_somebody_pays_for_is_named_as_it_stands_alone():
    wording = Wording(Words("ko", strict=True), ("Ann",), ("Ann",))
    toll = Event("coins", 0, amount=-1, why="thieving")
    assert sentences([toll], wording) == ["Ann 님이 승점 1점을 냈어요(도둑질하는 능력)."]


def test_a_button_names_what_lends_as_it_stands_alone():
    wording = Wording(Words("ko", strict=True), (), ())
    for name, told in (("magic", "마술의 능력 · X"), ("shiny_orb", "빛나는 보주 · X")):
        assert wording.words("key-way", way=wording.why(name), what="X") == told


@pytest.mark.parametrize(
    ("language", "offered", "used"),
    [
        ("en", "Shiny Orb (Bag)", "Bag · Orb: take 3"),
        ("ja", "輝く宝珠（どれでもバッグ）", "どれでもバッグ · 宝珠→3"),
        ("ko", "빛나는 보주(만능 자루)", "만능 자루 · 빛나는 보주로 바꾸기: 3"),
    ],
)
def test_what_the_bag_lends_is_said_to_be_lent_by_the_bag(language: str, offered: str, used: str):
    """U-45: not by Magic, which is only the name of a power."""
    wording = Wording(Words(language, strict=True), (), ())
    for way in ("magic.shiny_orb", "stonehedge.magic.shiny_orb"):
        assert wording.offered(way) == offered
        assert wording.using(way, "3") == used
    assert wording.why("magic") != wording.why("bag")


def test_an_emoji_stands_before_every_form(words: Words):
    wording = Wording(words, ("Ann",), ("Ann",), words.emojis)
    elves = wording.combo("elves", "flying")
    assert elves == "<:elves:1> Elfes volants"
    assert form(elves, "of") == "<:elves:1> des Elfes volants"
    assert about(elves, "gender") == "m"


def test_the_description_of_the_picture_agrees_too(words: Words):
    t = laid("""
        turn A
        A: amazons flying
        1 swamp edge: amazons*2
        2 swamp
    """)
    told = alt_text(table_of(t.box, t.state).view(), ("Ann", "Bob"), words)
    assert "Amazones volantes" in told
