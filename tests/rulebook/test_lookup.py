"""Whatever people type, what they mean is among the first three."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.panels import rules
from bot.rulebook import lookup
from bot.rulebook.entries import NAMED, entries
from bot.rulebook.folding import folded, inflected, initials, loosely, sounds
from bot.rulebook.grams import Grams
from bot.rulebook.wording import MEANINGS
from bot.texts.i18n import LOCALES, Words, key_of
from engine import FIRST_EDITION, OFFERED, Choice
from tests.rulebook.test_entries import ALONE, lobby, written_in
from tools.__main__ import main

HERE = Path(__file__).parent
READERS = ("en", "ja", "ko")


def _listed(name: str) -> dict[str, dict[str, set[str]]]:
    """Return the queries of a list by their language, each with the entries it may mean."""
    read = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
    found: dict[str, dict[str, set[str]]] = {}
    for language, expected in read.items():
        for meant, queries in expected.items():
            for query in queries:
                found.setdefault(language, {}).setdefault(query, set()).update(meant.split(" | "))
    return found


def _lists(kind: str) -> dict[str, dict[str, dict[str, set[str]]]]:
    """Return the lists of a kind by edition: a box or a variant has its own, read once on offer."""
    boxes = {of: "" if of == FIRST_EDITION else f"-{key_of(of)}" for of in LISTS}
    return {edition: _listed(f"{kind}{box}") for edition, box in boxes.items()}


LISTS = (*ALONE, "mixes")
NAMES, SITUATIONS = _lists("queries"), _lists("situations")
LISTED = [
    (edition, language)
    for edition in LISTS
    for language in written_in()
    if language in NAMES[edition]
]
AT_LEAST = {"base": 700, "underground": 600, "warcraft": 300}
"""Situations that the lists of a box hold; of mixes or a variant at least 60."""
LONG = {"base": 1200, "underground": 1200, "warcraft": 1000}
"""Queries that they hold in all; of mixes or a variant at least 200."""


@cache  # Several tests ask the same.
def ids(query: str, language: str = "en", *editions: str) -> list[str]:
    editions = OFFERED if editions == ("mixes",) else editions
    return [hit.entry.id for hit in lookup.find(query, language, editions=editions)]


EVERY, WHOLE = 3, 300
"""One query in so many of a list is asked, of shorter lists each: all would take a minute.

They stand by entry, so each entry that is asked for in three ways is met.  Whoever changes the
lists or the search sets the first to 1 for a while."""


def some_of(queries: Mapping[str, set[str]]) -> dict[str, set[str]]:
    return dict(list(queries.items())[:: EVERY if len(queries) >= WHOLE else 1])


def missed(queries: Mapping[str, set[str]], reader: str, *editions: str) -> list[str]:
    found = {query: ids(query, reader, *editions)[:3] for query in queries}
    return [
        f"{q} → {' '.join(found[q])}" for q, meant in queries.items() if not meant & {*found[q]}
    ]


def test_the_lists_are_long_and_name_entries():
    for edition, names in NAMES.items():
        told = [query for queries in SITUATIONS[edition].values() for query in queries]
        assert len(told) >= AT_LEAST.get(edition, 60)
        assert len(told) + sum(map(len, names.values())) >= LONG.get(edition, 200)
        for queries in (*names.values(), *SITUATIONS[edition].values()):
            assert {entry for meant in queries.values() for entry in meant} <= set(entries())


@pytest.mark.parametrize("edition", [edition for edition in OFFERED if edition != FIRST_EDITION])
def test_each_thing_of_a_later_box_is_asked_for_in_four_ways(edition: str):
    for language in READERS:
        ways = Counter(thing for meant in NAMES[edition][language].values() for thing in meant)
        own = [e for e in entries().values() if e.edition == edition and e.kind != "question"]
        assert [e.id for e in own if ways[e.id] < 4] == [], language


@pytest.mark.parametrize("of", [of for of in LISTS if of not in OFFERED])
def test_each_entry_about_mixes_or_a_variant_is_asked_for_in_four_ways(of: str):
    own = [e for e in entries().values() if (e.mixed if of == "mixes" else e.edition == of)]
    assert own
    for language in READERS:
        asked = (*NAMES[of][language].values(), *SITUATIONS[of][language].values())
        ways = Counter(thing for meant in asked for thing in meant)
        assert [e.id for e in own if ways[e.id] < 4] == [], language


@pytest.mark.parametrize(("edition", "language"), LISTED)
def test_98_of_100_names_are_found_among_the_first_three(edition: str, language: str):
    some = some_of(NAMES[edition][language])
    found = missed(some, language)
    assert len(found) <= 0.02 * len(some), found


@pytest.mark.parametrize(("edition", "language"), LISTED)
def test_what_is_asked_in_a_game_is_found_as_well(edition: str, language: str):
    asked = {**NAMES[edition][language], **SITUATIONS[edition][language]}
    some = dict(random.Random(7).sample(sorted(asked.items()), min(50, len(asked))))
    found = missed(some, language, edition)
    assert len(found) <= 0.05 * len(some), found


@pytest.mark.parametrize(("edition", "language"), LISTED)
def test_names_are_found_whatever_the_readers_language(edition: str, language: str):
    names = sorted(NAMES[edition][language].items())
    some = random.Random(5).sample(names, min(60, len(names)))
    found = [
        wrong for n, reader in enumerate(READERS) for wrong in missed(dict(some[n::3]), reader)
    ]
    assert len(found) <= 0.04 * len(some), found


@pytest.mark.parametrize(("edition", "language"), LISTED)
def test_97_of_100_situations_find_an_answer_among_the_first_three(edition: str, language: str):
    some = some_of(SITUATIONS[edition][language])
    found = missed(some, language)
    assert len(found) <= 0.03 * len(some), found


SAID_WITH = {
    "en": ("{} in decline", "can i attack {} on my first turn", "why does {} cost so much"),
    "ja": ("{} 衰退", "最初のターンに{}を攻撃できますか", "{}は何枚で取れる"),
    "ko": ("{} 쇠퇴", "첫 턴에 {} 공격할 수 있나요", "왜 {} 이렇게 비싸요"),
}


@pytest.mark.parametrize("language", [name for name in written_in() if name in SAID_WITH])
def test_a_named_thing_is_among_the_first_three_whatever_else_is_typed(language: str):
    words, wrong, tried = Words(language, strict=True), [], 0
    namesakes: dict[str, set[str]] = {}
    for entry in entries().values():
        if entry.kind in NAMED:
            namesakes.setdefault(words(entry.named).casefold(), set()).add(entry.id)
    for (name, things), said in zip(namesakes.items(), cycle(SAID_WITH[language]), strict=False):
        tried += 1
        query = said.format(name)
        wrong += [] if things & {*ids(query, language)[:3]} else [query]
    assert tried > 120
    assert wrong == []


@pytest.mark.parametrize(
    "query",
    [
        "two orcs standing on a hill, what does it take",
        "森にエルフ1体、いくついる",
        "언덕에 오크 둘",
    ],
)
def test_who_stands_where_and_how_many_asks_for_the_price(query: str):
    found = ids(query, "en", FIRST_EDITION)[:3]
    assert {"question.region_price", "term.price"} & {*found}
    assert {"race.orcs", "race.elves"} & {*found}


@pytest.mark.parametrize("query", ["what does immune mean", "免疫って何", "정복 불가가 뭐야"])
def test_what_is_asked_about_goes_first_by_its_name(query: str):
    assert ids(query)[0] == "term.immune"


@pytest.mark.parametrize("query", ["山はなんで取りにくいの", "산을 먹으면 산 마커 없어지나"])
def test_in_a_game_what_things_of_it_are_called_too_means_those(query: str):
    assert "terrain.mountain" in ids(query, "ja", FIRST_EDITION)[:3]


@pytest.mark.parametrize("query", ["troll lair decline", "トロールの巣 衰退", "트롤 소굴 쇠퇴"])
def test_a_piece_that_bears_the_name_of_its_race_names_the_race_too(query: str):
    assert {"marker.lair", "race.trolls", "question.lair_lost"} == {*ids(query)[:3]}


@pytest.mark.parametrize(
    ("query", "things"),
    [
        ("gian mountains", {"race.giants", "terrain.mountain"}),
        ("fortfied points", {"power.fortified"}),
        ("elves trolls and orcs in decline", {"race.elves", "race.trolls", "race.orcs"}),
        ("해골 오크 엘프 쇠퇴", {"race.skeletons", "race.orcs", "race.elves"}),
        ("バーサカー さいころ", {"power.berserk"}),
        ("ソーセラーで奪う", {"race.sorcerers"}),
        ("하플림은 아무데서나 시작하나", {"race.halflings"}),
    ],
)
def test_things_are_named_that_are_misspelled_or_three_at_once(query: str, things: set[str]):
    assert things <= {*ids(query)[:3]}


@pytest.mark.parametrize(
    ("query", "first", "other"),
    [
        ("다른 사람 점수 볼 수 있어?", "question.coins_secret", "race.humans"),
        ("swap my race", "question.new_race", "power.swamp"),
    ],
)
def test_a_word_that_means_something_else_too_names_nothing(query: str, first: str, other: str):
    found = ids(query)
    assert found[0] == first
    assert other not in found[:3]


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("this region isnt an optoin", "question.cannot_attack"),
        ("do i loose tokns when attackd", "question.losses_how_many"),
        ("주사위 굴릴수잇나요 언제", "question.die_when"),
    ],
)
def test_a_question_that_is_misspelled_is_found_by_its_letters(query: str, entry: str):
    assert entry in ids(query)[:3]


def test_letters_count_for_what_stands_in_an_entrys_names_and_rare_ones_most():
    grams = Grams(
        [("a", "declining twice"), ("a", "decline"), ("b", "decline now"), ("c", "돌려요")]
    )
    found = grams.shares("decliningtwicee")
    assert found["a"] > found["b"] > 0
    assert grams.shares("declining twice")["a"] > found["a"]
    assert {*grams.shares("돌려줘")} == {"c"}
    assert grams.shares("") == {}


def test_a_question_about_the_thing_in_that_situation_goes_first():
    for query, entry in [
        ("fortress in decline", "question.fortress_decline"),
        ("mine in decline", "question.mines_decline"),
        ("can giants use mountain of declined race", "question.giants_declined"),
        ("첫턴 쇠퇴", "question.decline_when"),
        ("용 죽이기", "question.beat_immune"),
        ("残り1枚", "question.few_tokens"),
    ]:
        assert ids(query)[0] == entry, query


@pytest.mark.parametrize(
    ("queries", "entry"),
    [
        (("戻せる？", "元に戻して", "戻したい", "もどす"), "question.take_back"),
        (("種族を変えたい", "種族変える", "種族を変えて"), "question.new_race"),
        (("용 죽이기", "용을 죽여요", "드래곤 죽이는 법"), "question.beat_immune"),
        (("두번 쇠퇴", "두 번 몰락", "쇠퇴 두번"), "question.two_declined"),
        (("swap my race", "swapping races", "race swapped"), "question.new_race"),
    ],
)
def test_any_form_of_a_word_is_the_word(queries: tuple[str, ...], entry: str):
    assert [query for query in queries if entry not in ids(query)[:3]] == []


@pytest.mark.parametrize("language", written_in())
def test_something_is_found_for_the_words_that_the_rules_know(language: str):
    words, asked = Words(language, strict=True), set[str]()
    for meaning in MEANINGS:
        if meaning not in ("idle", "what"):
            known = [word.strip() for word in words.part("asking", meaning).split(",")]
            # Every fourth: what a word is found by is its meaning, which the others share.
            asked.update(known[::4])
    assert len(asked) > 200
    assert [word for word in sorted(asked) if not ids(word, language)] == []


@pytest.mark.parametrize("language", written_in())
def test_each_language_has_words_for_each_meaning_and_no_others(language: str):
    parts = re.findall(
        r"^    \.([a-z]+) =", (LOCALES / language / "asking.ftl").read_text("utf-8"), re.M
    )
    assert sorted(parts) == sorted(MEANINGS)


def test_every_title_finds_its_entry_first_or_beside_a_namesake():
    for language in written_in():
        words = Words(language, strict=True)
        for entry in entries().values():
            assert entry.id in ids(entry.title(words), language)[:3], entry.id


def test_a_typing_error_anywhere_in_a_name_is_forgiven():
    rng, words, wrong, tried = random.Random(7), Words(strict=True), [], 0
    for entry in entries().values():
        name = entry.title(words).lower()
        if entry.kind == "question" or len(name) < 4:
            continue
        for _ in range(3):
            at = rng.randrange(len(name))
            letter = rng.choice("abcdefghijklmnopqrstuvwxyz")
            typed = rng.choice(
                (
                    name[:at] + name[at + 1 :],
                    name[:at] + letter + name[at + 1 :],
                    name[:at] + letter + name[at:],
                    name[:at] + name[at + 1 : at + 2] + name[at : at + 1] + name[at + 2 :],
                )
            )
            tried += 1
            wrong += [] if entry.id in ids(typed)[:3] else [(typed, entry.id)]
    assert tried > 500
    assert len(wrong) <= 0.02 * tried, wrong


def test_a_name_is_found_in_any_language_whatever_the_readers_own():
    for reader in ("en", "ja", "ko", "fr", "xx"):
        assert ids("trolls", reader)[0] == "race.trolls"
        assert ids("dragon master", reader)[0] == "power.dragon_master"


def test_what_concerns_the_reader_goes_first_among_equals():
    assert ids("forest")[:2] == ["power.forest", "terrain.forest"]
    near = [h.entry.id for h in lookup.find("forest", near=["terrain.forest"])]
    assert near[:2] == ["terrain.forest", "power.forest"]


@pytest.mark.parametrize(
    ("query", "above", "below"),
    [
        ("mine", "symbol.mine", "terrain.mine"),
        ("mountain", "terrain.mountain", "terrain.black_mountain"),
        ("ghost", "power.spirit", "marker.ghost"),
        ("fortress", "marker.fortress", "place.keep_on_the_motherland"),
        ("swamp", "power.swamp", "terrain.mudpool"),
        ("natives", "marker.lost_tribe", "marker.monster"),
        ("城塞", "power.fortified", "marker.keep_walls"),
        ("魔法", "symbol.magic", "power.magic"),
        ("유령", "power.spirit", "marker.ghost"),
        ("갱도", "symbol.mine", "terrain.mine"),
    ],
)
def test_a_word_of_two_boxes_is_that_of_the_game_and_elsewhere_both(
    query: str, above: str, below: str
):
    assert ids(query, "en", "base")[0] == above
    assert ids(query, "en", "underground")[0] == below
    assert {above, below} <= {*ids(query)[:4]}


def test_things_of_two_boxes_with_one_name_are_both_offered_with_their_box():
    words = Words(strict=True)
    meant = lookup.meant(lookup.find("mine"))
    assert [rules.label(entry, words) for entry in meant] == [
        "Mine · terrain · Small World Underground",
        "Mine · symbol · Small World",
    ]
    assert [e.id for e in lookup.meant(lookup.find("mine", editions=["base"]))] == ["symbol.mine"]


def test_what_bears_its_name_alone_is_found_whatever_is_played():
    assert lookup.find("trolls", editions=["none of ours"])[0].entry.id == "race.trolls"


@pytest.mark.parametrize(
    ("question", "title", "box"),
    [
        ("question.river_stay", "can i stay in a river", "underground"),
        ("question.heroes_move", "do heroes have to move each turn", "base"),
    ],
)
def test_a_question_of_one_box_is_found_in_its_games_and_outside_with_its_box(
    question: str, title: str, box: str
):
    for edition in OFFERED:
        assert (question in ids(title, "en", edition)) == (edition == box)
    assert ids(title)[0] == question
    words, entry = Words(), entries()[question]
    assert rules.label(entry, words).endswith(words(f"edition-{box}"))
    table = lobby(Choice((box,), 2))
    assert rules.label(entry, words, table) == entry.title(words)


def test_scores_fall_and_say_when_nothing_is_meant():
    scores = [hit.score for hit in lookup.find("fortress")]
    assert scores[0] > lookup.SURE
    assert all(lookup.LEAST <= score <= 100 for score in scores)
    assert lookup.find("qqqqzzzz") == []
    assert lookup.find("") == []
    assert lookup.find("!?") == []


@settings(deadline=None)
@given(st.text(max_size=200))
def test_nothing_that_can_be_typed_breaks_it(query):
    found = lookup.find(query, most=25)
    assert len(found) <= 25
    assert len({hit.entry.id for hit in found}) == len(found)


@pytest.mark.parametrize("query", ["돈 숨겨도 돼?", "돈 숨긴 사람", "돈을 숨길 수 있나"])
def test_a_korean_verb_is_found_by_its_stem_alone(query: str):
    assert "question.coins_secret" in ids(query, "ko")[:3]


def test_who_asks_what_something_is_gets_the_thing_before_questions_about_it():
    assert ids("what does declining even do")[0] in ("phase.decline", "term.decline")
    assert {"phase.decline", "term.decline"} & {*ids("처음인데 쇠퇴가 뭐예요", "ko")[:3]}


def test_outside_games_a_question_of_a_later_box_stays_behind_unless_something_of_it_is_named():
    assert entries()[ids("can i use both powers of both races")[0]].edition is None
    assert "question.river_stay" in ids("can i stay in the river")[:3]


@pytest.mark.parametrize(
    ("entry", "queries"),
    [
        ("question.leave_game", {"en": "I want to quit", "ja": "もうやめたい", "ko": "그만할래"}),
        ("question.reminders", {"en": "fewer pings", "ja": "通知を止めて", "ko": "알림 꺼줘"}),
        ("question.join_game", {"en": "join late", "ja": "今から参加", "ko": "지금 참가"}),
        ("question.defend", {"en": "guard my land", "ja": "土地を守る", "ko": "땅 지키기"}),
    ],
)
def test_what_concerns_playing_here_and_those_attacked_has_an_answer(
    entry: str, queries: Mapping[str, str]
):
    for language, query in queries.items():
        assert entry in ids(query, language)[:3], query


# ---------------------------------------------------------------------------- folding


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("ﾄﾞﾗｺﾞﾝ", "どらごん"),
        ("トロ-ル", "とろーる"),
        ("Ｔｒｏｌｌ", "troll"),
        ("Élan  vital!", "elan vital"),
        ("hole-in-the-ground", "hole in the ground"),
        ("Dwarves'", "dwarves"),
    ],
)
def test_ways_of_writing_are_one(typed, same):
    assert folded(typed) == same


@pytest.mark.parametrize(
    ("kana", "romaji"),
    [
        ("トロール", "tororu"),
        ("トロール", "torōru"),
        ("ウィザード", "uizado"),
        ("しょうにん", "shonin"),
        ("しょうにん", "shounin"),
        ("ちかせかい", "tikasekai"),
        ("ふくつ", "hukutu"),
        ("ラットマン", "ratoman"),
    ],
)
def test_spellings_of_japanese_in_latin_letters_are_one(kana, romaji):
    assert loosely(folded(kana)) == loosely(folded(romaji))


def test_only_stems_without_a_last_consonant_run_together_with_endings():
    assert {"숨겨", "숨긴", "숨겼"} <= inflected("숨기")
    assert {"골라", "골랐"} <= inflected("고르")
    for other in ("막", "사람", "", "ab"):
        assert inflected(other) == frozenset(), other


def test_hangul_is_taken_apart_also_while_it_is_typed():
    assert sounds(folded("트롤")) == "ㅌㅡㄹㅗㄹ"
    assert sounds(folded("트로ㄹ")) == sounds(folded("트롤"))
    assert sounds(folded("의")) == "ㅇㅡㅣ"
    assert initials("드래곤 조련사") == "ㄷㄹㄱㅈㄹㅅ"
    assert sounds(folded("ㅌㄹ")) == "ㅌㄹ"


# --------------------------------------------------------------------------- the tool


def test_the_tool_prints_ids_best_first(capsys):
    assert main(["rule", "trols", "--lang", "ja", "--json"]) == 0
    assert capsys.readouterr().out.startswith('["race.trolls"')
    assert main(["rule", "qqqqzzzz", "--json"]) == 1
    assert capsys.readouterr().out == "[]\n"
    assert main(["rule", "--placeholders"]) == 0
    assert "race.amazons: $extra = 4" in capsys.readouterr().out


@pytest.mark.parametrize("query", ["orcs again later", "オークまた使いたい", "오크 또 하고싶어"])
def test_a_question_about_one_race_finds_what_holds_for_any(query: str):
    assert "question.race_again" in ids(query)[:3]


def test_only_the_last_word_may_be_one_that_is_still_being_typed():
    assert "symbol.mine" in ids("what pays a coin for a pic")
    assert {"power.swamp", "terrain.swamp"}.isdisjoint(ids("hero swa region")[:3])


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("which sea rules hold here?", "en"),
        ("can i take a lake", "en"),
        ("湖を取れる？", "ja"),
        ("바다 정복할 수 있어?", "ko"),
    ],
)
def test_who_takes_water_in_a_mix_goes_before_what_holds_in_base(query: str, language: str):
    mixed = ids(query, language, "base", "underground")
    assert mixed.index("question.mix_seas") < mixed.index("question.take_water")
    assert "question.take_water" in ids(query, language, "base")
    assert "question.mix_seas" not in ids(query, language, "base")


def test_what_an_entry_goes_before_is_known_and_told_wherever_it_belongs():
    known = entries()
    ahead = [entry for entry in known.values() if entry.before]
    assert ahead
    for entry in ahead:
        assert {*entry.before} <= known.keys()
        assert all(known[other].kind == entry.kind for other in entry.before)


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("what was left out of this mix?", "en"),
        ("この混合で何が除かれましたか？", "ja"),
        ("이 게임에서 뭐가 빠졌어?", "ko"),
    ],
)
def test_what_was_left_out_opens_its_entry(query: str, language: str):
    found = lookup.find(query, language, 5, ["base", "underground"])
    assert [entry.id for entry in lookup.meant(found)] == ["question.mix_out"]
