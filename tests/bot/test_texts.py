"""Names made harmless, button ids, typed moves: the small parts that everything stands on."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import NotTheHost, NotYourTurn
from bot.handlers.private import privacy
from bot.panels import tapcode
from bot.panels.messages import lobbies, results, rewinds
from bot.panels.refused import rule, told
from bot.panels.tapcode import Tap
from bot.panels.turn.moves import UnreadableError, moves_in
from bot.panels.verbs import said
from bot.storage.rows import Game
from bot.texts.i18n import Words, key_of, languages, spoken
from bot.texts.plain import LONGEST, clean, escaped, shortened, split_stop
from bot.texts.wording import Wording
from engine import Refusal, RuleError, apply, new_game, plain_box
from engine.actions import Answer, Conquer, Pick, Place, Redeploy, Use
from tests.bot.sights import HOSTILE, table_of
from tests.dsl import table
from tests.traits.underground import under

PEOPLE = ("Ann", "Ben", "Cy")

GAME = Game(7, 1, 2, "base", {}, "running", 3, 1_700_000_000)
OTHER = Game(7, 1, 2, "base", {}, "running", 3, 1_700_000_001)


# ----------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  A\n n\t", "A n"),
        ("\u202eevil\u202c", "evil"),
        ("\u200b\u200d\u3164", "?"),
        ("\ufb01x", "fix"),
        (HOSTILE, "\u00e1\u0301\u0301"),
        ("é" * 40, "é" * LONGEST),
        ("ゆき子", "ゆき子"),
    ],
)
def test_a_name_is_shown_as_one_visible_line(given_name, shown):
    assert clean(given_name) == shown


@given(st.text(max_size=80))
def test_no_name_can_ring_or_format(name):
    shown = escaped(name)
    assert "\n" not in shown
    assert shown.strip()
    assert not re.search(r"@(everyone|here)", shown)
    assert not re.search(r"(?<!\\)<[@#:/t]", shown)
    assert "://" not in shown
    assert len(clean(name)) <= LONGEST * 40


@given(st.sampled_from(["**b**", "_i_", "~~s~~", "`c`", "||x||", "[a](http://b.c)", "# h"]))
def test_markup_in_a_name_is_text(name):
    assert not re.search(r"(?<!\\)(\*\*|~~|`|\|\|)", escaped(name))


@pytest.mark.parametrize("name", ["# BIG", "## a#b", "#"])
def test_the_sign_of_a_heading_is_escaped_once(name):
    assert re.sub(r"\\(.)", r"\1", escaped(name)) == name
    assert not re.search(r"(?<!\\)#", escaped(name))


@pytest.mark.parametrize(
    ("text", "room", "shown"),
    [
        ("Ben conquers region 8", 21, "Ben conquers region 8"),
        ("Ben conquers region 8", 20, "Ben conquers region…"),
        ("Ben conquers region 8", 18, "Ben conquers…"),
        ("Ben rolls: 3. Then ends", 15, "Ben rolls: 3…"),
        ("Rindfleischetikettierung", 10, "Rindfleis…"),
        ("ベンさんが地域8を征服しました。", 12, "ベンさんが地域8を征服…"),
        ("e\u0301e\u0301e\u0301", 5, "e\u0301e\u0301…"),
    ],
)
def test_what_is_too_long_is_cut_after_a_word(text, room, shown):
    assert shortened(text, room) == shown
    assert len(shown) <= room


# ----------------------------------------------------------------------- button ids


taps = st.builds(
    Tap,
    st.just(7),
    st.integers(0, 36**8 - 1),
    st.sampled_from(["pick", "conquer", "page", "place", "finish"]),
    st.from_regex(r"[0-9A-Za-z_.@+-]{0,48}", fullmatch=True),
)


@given(taps)
def test_a_button_says_what_it_means_in_under_100_characters(tap):
    custom_id = tapcode.encode(GAME, tap)
    assert len(custom_id) <= 100
    found = re.fullmatch(tapcode.TEMPLATE, custom_id)
    assert tapcode.decode(found.groupdict()) == tap
    assert tapcode.genuine(GAME, tap, found["check"])
    assert not tapcode.genuine(OTHER, tap, found["check"]), "another database's game 7"


@given(taps, st.integers(0, 120), st.sampled_from("0123456789abcdef:xyz"))
def test_a_changed_button_is_noticed(tap, at, letter):
    custom_id = tapcode.encode(GAME, tap)
    at %= len(custom_id)
    changed = custom_id[:at] + letter + custom_id[at + 1 :]
    found = re.fullmatch(tapcode.TEMPLATE, changed)
    if changed == custom_id or found is None:
        return
    read = tapcode.decode(found.groupdict())
    same_meaning = read == tap and found["check"] == custom_id[-6:]
    assert same_meaning or read.game != 7 or not tapcode.genuine(GAME, read, found["check"])


# ----------------------------------------------------------------------- typed moves


def test_placements_are_read_in_many_ways():
    expected = ((9, 2), (12, 3))
    for text in ("9:2 12:3", "9:2, 12:3.", "9 : 2;12=3", "9x2 12×3", "９：２　１２：３"):
        assert moves_in(text) == expected
    assert moves_in("") == ()
    for text in ("9:2 12", "nine:2", "9:-2", "9:2 drop table"):
        with pytest.raises(UnreadableError):
            moves_in(text)


def test_elementary_moves_fit_a_button_and_shorthands_do_not():
    assert said(Pick(2)) == ("pick", "2")
    assert said(Conquer(14)) == ("conquer", "14")
    assert said(Conquer(14, roll=True)) == ("roll", "14")
    assert said(Use("berserk")) == ("use", "berserk@-1")
    assert said(Place(9, 2)) == ("place", "9.2")
    assert said(Answer((4, 4, 7))) == ("answer", "4.4.7")
    with pytest.raises(TypeError):
        said(Redeploy(((9, 2),)))


# ------------------------------------------------------------------------- languages


def test_a_language_we_lack_is_answered_in_its_parent_or_in_english():
    assert spoken("en-GB") == "en"
    assert spoken("xx") == "en"
    assert Words("en-US", strict=True)(key_of("power", "dragon_master")) == "Dragon Master"


@pytest.mark.parametrize("language", languages())
def test_where_nobody_is_known_a_sentence_of_its_own_stands_and_no_stand_in_for_a_name(language):
    words, box = Words(language, strict=True), plain_box("base", 2)
    over = table_of(box, new_game(box, "0" * 32))
    wording = Wording.of(over, words)
    assert results.cancelled(over, wording, "").content == words("cancelled-line-manager")
    lobby = replace(over, game=replace(over.game, status="lobby", host=1), state=None)
    title, *_ = lobbies.lobby(lobby, wording, 0).content.splitlines()
    assert title == words("lobby-title-left", edition=words("edition-base"), seats=5)
    assert told(NotTheHost(), words) == [words("error-not-the-host-left")]
    assert told(NotYourTurn((1,)), words) == [words("error-not-your-turn-now")]


@pytest.mark.parametrize("language", languages())
def test_stored_settings_are_told_in_words(language):
    words = Words(language, strict=True)
    stored = {
        "locale": "ko",
        "reminders": 1,
        "timezone": "Asia/Seoul",
        "quiet_from": 1320,
        "quiet_until": 450,
        "away_until": None,
        "orders": '{"end_turn": "hold", "withdraw": "border"}',
        "style": "contrast",
    }
    told = words("privacy-settings", **privacy._settings(stored, words))
    assert all(said in told for said in ("한국어", "Asia/Seoul", "22:00", "07:30"))
    ordered = words.row([words("order-border"), words("order-hold")])
    assert ordered in told
    assert words("style-contrast") in told
    assert not re.search(r'withdraw|end_turn|[{}"]|1320', told)
    nothing = dict.fromkeys(stored) | {"reminders": 0}
    words("privacy-settings", **privacy._settings(nothing, words))


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Ann, Ben and Cy"),
        ("ja", "Annさん、Benさん、Cyさん"),
        ("ko", "Ann 님, Ben 님, Cy 님"),
    ],
)
def test_each_of_several_people_has_their_title(language, names):
    wording = Wording(Words(language, strict=True), PEOPLE, PEOPLE)
    told = rewinds.people((0, 1, 2), wording)
    assert names in wording.words("rewind-asks", names=told)
    assert names in wording.words("panel-waiting", names=told, count=3, step="")
    assert wording.together(["Ann"]) == "Ann"


@pytest.mark.parametrize("language", languages())
def test_the_question_whether_to_undo_a_turn_ends_each_of_its_sentences(language):
    words = Words(language, strict=True)
    for key in ("undo-sure", "undo-sure-turn", "undo-sure-placed", "undo-sure-next"):
        assert split_stop(words(key, told="X", player="Ann"))[1], key


@pytest.mark.parametrize("language", languages())
def test_what_is_told_of_a_token_that_is_not_alone_is_what_lies_there(language):
    words = Words(language, strict=True)
    t = table("""
        turn A
        A: sorcerers
        B: orcs bivouacking
        1 hill edge  : sorcerers
        2 swamp - 1  : orcs encampment
        3 hill - 1   : orcs*3
    """)

    def refused(region):
        with pytest.raises(RuleError) as caught:
            apply(t.box, t.state, Use("sorcerers", region))
        (refusal,) = (r for r in caught.value.refusals if r.key == "not_alone")
        return rule(refusal, words)

    assert words("marker-encampment") in refused(2)
    assert words("marker-encampment") not in refused(3)
    assert re.findall(r"\d+", refused(3)).count("3") == 2  # the region, and its tokens


@pytest.mark.parametrize("language", languages())
def test_nobody_is_asked_to_place_tokens_out_of_an_empty_hand(language):
    words = Words(language, strict=True)
    several, none = (words("refusal-not-that-many", hand=hand) for hand in (2, 0))
    assert "2" in several
    assert not re.search(r"\d", none)


@pytest.mark.parametrize("language", languages())
def test_of_a_region_nobody_can_enter_nobody_reads_how_to_get_there(language):
    words = Words(language, strict=True)
    t = under("""
        turn A
        A: ogres, hand 5
        1 mudpool edge :
        2 chasm        :
        3 mudpool      :
        4 mudpool edge : ogres
    """)
    at_table = table_of(t.box, t.state)
    with pytest.raises(RuleError) as caught:
        apply(t.box, t.state, Conquer(2))
    assert {r.key for r in caught.value.refusals} == {"closed", "not_adjacent"}
    (chasm,) = told(caught.value, words, at_table)
    assert words("terrain-chasm") in chasm
    for key in ("closed", "not_on_water"):
        water = Refusal(key, 2, {"terrain": "sea"})
        several = RuleError(Refusal("no_tokens"), water, Refusal("not_adjacent", 2))
        assert told(several, words, at_table) == [rule(water, words, at_table)]
    for key in ("roll_first", "no_roll_there"):
        roll, far = Refusal(key, 2), RuleError(Refusal("not_adjacent", 2))
        both = RuleError(roll, *far.refusals)
        assert told(both, words, at_table) == told(far, words, at_table)
        assert told(RuleError(roll), words, at_table) == [rule(roll, words, at_table)]


@pytest.mark.parametrize("language", languages())
def test_what_is_placed_by_itself_is_told_to_whoever_says_other_numbers(language):
    words = Words(language, strict=True)

    def refused(hand, *moves):
        t = table(f"""
            turn A
            A: orcs, hand {hand}
            B: humans
            1 farmland edge : humans
            2 hill edge     : humans
            3 hill edge     : orcs
        """)
        with pytest.raises(RuleError) as caught:
            apply(t.box, t.state, Redeploy(moves))
        (told_of,) = told(caught.value, words)
        assert words("command-end") in told_of
        return told_of

    for moves in (((3, 40),), ((1, 8),), ((3, 7), (3, 2))):
        assert "3:8" in refused(8, *moves), moves
    assert "3:1" in refused(1, (3, 2))
    assert not re.search(r"\d", refused(0, (3, 1)))
    t = table("turn A \n A: orcs, hand 8 \n B: humans \n 1 farmland edge: orcs \n 2 hill: humans")
    apply(t.box, t.state, Redeploy(((1, 3), (1, 5))))


@pytest.mark.parametrize("language", languages())
def test_land_that_bars_everybody_is_called_what_it_is(language):
    words = Words(language, strict=True)
    t = under("""
        turn A
        A: ogres, hand 5
        1 mudpool edge : ogres
        2 chasm        :
    """)
    with pytest.raises(RuleError) as caught:
        apply(t.box, t.state, Conquer(2))
    (barred,) = (r for r in caught.value.refusals if r.key == "closed")
    below, above = rule(barred, words), rule(replace(barred, params={"terrain": "sea"}), words)
    assert words("terrain-chasm") in below
    assert below != above
