"""What panels, boards in words and logs say of factions, pieces that hold regions, forced moves.

The tables are Warcraft's; nothing in the bot knows of it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.panels.messages import withdrawals
from bot.panels.turn import textboard
from bot.panels.turn.pages import page
from bot.tables.decisions.withdrawals import Wait
from bot.tables.table import LogEntry, Table
from bot.texts import chronicle, recap
from bot.texts.i18n import Words, languages
from bot.texts.wording import Wording
from engine import apply, deciders, legal
from engine.actions import Answer, Conquer, Done, Use, Withdraw
from engine.events import Event
from engine.position import table as position
from engine.state import pair
from engine.table import Game
from tests.bot import player
from tests.bot.sights import WORDS, sight, table_of

PEOPLE = ("Ann", "Ben", "Cy")
BEASTS = {"player": 1, "race": "worgen", "power": "beast_master", "regions": {6: 0, 17: 2}}


def laid(*armies, **data):
    """Return the box and a table of Warcraft on which these armies stand; Ann's turn."""
    return position(
        {
            "edition": "warcraft",
            "players": 3,
            "seed": "5eed",
            "armies": [
                {"player": 0, "race": "warcraft.orcs", "power": "intimidating", "regions": {12: 9}},
                *armies,
            ],
            **data,
        }
    )


def told(language: str, events) -> str:
    return "\n".join(
        chronicle.sentences(events, Wording(Words(language, strict=True), PEOPLE, PEOPLE))
    )


def test_races_on_offer_are_told_by_faction():
    column = [["warcraft.humans", "farmer", 0], ["naga", "ranger", 0], ["worgen", "fishing", 0]]
    box, state = position({"edition": "warcraft", "players": 2, "armies": [], "column": column})
    seen = sight(table_of(box, state))
    text = page(seen, "main").text
    assert "Alliance: Humans and Worgen" in text
    assert "Neutral: Naga" in text
    offers = [line for line in textboard.lines(seen) if "Farmer Humans" in line]
    assert offers[0].startswith("1. Farmer Humans (Alliance):")


def test_the_board_in_words_names_factions_and_the_side_taken_for_a_turn():
    box, state = laid({"player": 1, "race": "naga", "power": "ranger", "regions": {17: 2}})
    board = "\n".join(textboard.lines(sight(table_of(box, state))))
    assert "Intimidating Orcs (Horde) in 12" in board
    assert "Ranger Naga (Neutral) in 17" in board
    naga = next(army for army in state.armies if army.race == "naga")
    Game(box, state).side_with(naga, "alliance")
    board = "\n".join(textboard.lines(sight(table_of(box, state))))
    assert "Ranger Naga (Neutral, on the side of the Alliance this turn)" in board


def test_boxes_without_factions_name_none():
    box, state = position({"players": 3, "armies": []})
    seen = sight(table_of(box, state))
    assert "Alliance" not in page(seen, "main").text
    assert not any("(" in line for line in textboard.lines(seen) if line.startswith("1. "))


def test_a_region_that_only_pieces_hold_is_told_with_them():
    box, state = laid(BEASTS, markers={6: {"beast": 2}})
    (line,) = [x for x in textboard.lines(sight(table_of(box, state))) if x.startswith("**6**")]
    assert line.count("beast ×2") == line.count("beast ×2 of ") == 1
    assert "0 of" not in line


def pushed():
    """A token is pushed out of 6, and the other must not stay alone (W-42, W-46)."""
    box, state = laid(
        {"player": 2, "race": "tauren", "power": "farmer", "regions": {6: 2, 13: 2, 17: 5}}
    )
    state, first = apply(box, state, Use("intimidating", 6))
    state, second = apply(box, state, Answer((pair(6, 13),)))
    return state, [*first, *second]


def test_W_46_who_is_made_to_move_does_not_place_tokens():
    _, events = pushed()
    assert {e.why for e in events if e.kind == "deployed"} == {"forced"}
    assert "Cy's Tauren have to move: now 3 on 13" in told("en", events)
    assert "places" not in told("en", events)


def test_W_42_what_is_moved_again_by_order_is_told_with_the_turn_that_forced_it():
    _, events = pushed()
    moved = Event("rearranged", 2, 13, -1, race="tauren"), Event("rearranged", 2, 17, 1)
    begins = Event("turn", 1, amount=2)
    lines = [
        LogEntry(n, seat, action.kind, action, None, tuple(happened), 0, False, False)
        for n, seat, action, happened in (
            (1, 0, Use("intimidating", 6), events),
            (2, 0, Done(), (begins,)),
            (3, 2, Withdraw(((17, 1),), 1), moved),
        )
    ]
    (turn,) = recap.turns(lines, 0)
    assert (turn.player, [e.kind for e in turn.events][-2:]) == (0, ["rearranged"] * 2)


def exchanged(hidden: str, region: int = 18):
    """Ann exchanges ``region`` with 4, where something lies face down (W-06, W-47)."""
    data = {"edition": "warcraft", "players": 2, "player": 0, "seed": player.SEED}
    mage = {"player": 0, "race": "warcraft.orcs", "power": "portal_mage", "regions": {12: 4, 11: 3}}
    ranger = {"player": 1, "race": "warcraft.dwarves", "power": "ranger", "regions": {18: 4, 10: 3}}
    lies = {"markers": {4: {"face_down": 1}}, "hidden": [hidden]}
    box, state = position({**data, **lies, "armies": [mage, ranger]})
    state, first = apply(box, state, Use("portal_mage", 4))
    state, second = apply(box, state, Answer((pair(4, region),)))
    return [*first, *second]


def recapped(language: str, events, reader: int | None = None) -> str:
    wording = Wording(Words(language, strict=True), PEOPLE, PEOPLE)
    action = Use("portal_mage", 4)
    line = LogEntry(1, 0, action.kind, action, None, tuple(events), 0, False, False)
    return "\n".join(recap.recap([line], 0, reader, wording))


FOUND_BY_BEN = {
    "en": "Ann exchanges what's in regions 4 and 18; lets Ben find the Ashes of Al'ar.",
    "ja": "Annさん：地域4と地域18の中身を入れ替え／Benさんがアラールの灰を発見。",
    "ko": "Ann 님: 4번과 18번 지역에 있는 것을 서로 바꿈 · Ben 님이 알라르의 재 발견.",
}


@pytest.mark.parametrize("language", languages())
def test_W_06_whose_tokens_an_exchange_brings_to_a_find_is_said_to_have_found_it(language: str):
    assert recapped(language, exchanged("ashes_of_alar")) == FOUND_BY_BEN[language]


def test_W_06_what_an_exchange_turns_up_is_told_after_it():
    own = recapped("en", exchanged("ashes_of_alar", 11))
    assert own == "Ann exchanges what's in regions 4 and 11; finds the Ashes of Al'ar."
    taken = [Event("conquered", 0, 7, 2, race="tauren"), Event("found", 0, 7, why="karazhan")]
    both = recapped("en", [*taken, *exchanged("ashes_of_alar")])
    assert both == (
        "Ann conquers region 7; finds Karazhan; exchanges what's in regions 4 and 18; "
        "lets Ben find the Ashes of Al'ar."
    )


WELL_GOES = {
    "en": "{} the Well of Eternity in region 4.\nThe Well of Eternity is now in region 9.",
    "ja": "{}が地域4で「久遠の聖泉」を見つけました。\n地域9に久遠の聖泉が置かれました。",
    "ko": "{}4번 지역에서 영원의 샘을 찾았어요.\n9번 지역에 영원의 샘이 놓였어요.",
}
FINDS = {
    "en": ("Ann finds", "Ben finds"),
    "ja": ("Annさん", "Benさん"),
    "ko": ("Ann 님이 ", "Ben 님이 "),
}


@pytest.mark.parametrize("language", languages())
def test_W_33_the_well_is_nobodys_where_it_goes_and_one_sentence_tells_it(language: str):
    ann, ben = FINDS[language]
    assert told(language, exchanged("well_of_eternity")).startswith(
        WELL_GOES[language].format(ben) + "\n"
    )
    own = [
        Event("found", 0, 4, why="well_of_eternity"),
        Event("taken_off", 0, 4, 1, "well_of_eternity"),
        Event("placed", 0, 9, why="well_of_eternity"),
    ]
    assert told(language, own) == WELL_GOES[language].format(ann)


@pytest.mark.parametrize("language", languages())
def test_W_33_of_a_well_without_water_only_the_note_is_told(language: str):
    dry = [
        Event("found", 0, 4, why="well_of_eternity"),
        Event("note", 0, 4, thing="well_of_eternity"),
        Event("taken_off", 0, 4, 1, "well_of_eternity"),
        Event("found", 0, 4, why="karazhan"),
    ]
    lines = told(language, dry).splitlines()
    assert len(lines) == 3


@pytest.mark.parametrize("language", languages())
def test_a_region_taken_by_pieces_alone_is_told_without_tokens(language: str):
    line = told(language, [Event("conquered", 0, 7, 0, race="worgen")])
    assert "7" in line
    assert "0" not in line


def test_a_roll_that_decides_nothing_yet_says_so():
    box, state = laid()
    state.armies[0].race = "warcraft.gnomes"
    assert any(isinstance(a, Conquer) for a in legal(box, state))
    told = (
        "you can roll once more as your last attempt this turn, or conquer something else instead"
    )
    seen = sight(table_of(box, state))
    assert told in page(seen, "use.0").text, "where the buttons are that bear the die"
    assert not any("− 🎲" in key.label for row in page(seen).rows for key in row)
    assert told not in page(seen).said


@pytest.mark.parametrize(("number", "told_so"), [(1, "is now in region 7"), (2, "are now in")])
def test_W_17_what_lies_in_others_regions_is_not_called_theirs(number: int, told_so: str):
    laid_there = [Event("placed", 1, 7 + n, why="objective") for n in range(number)]
    line = told("en", laid_there)
    assert told_so in line
    assert "Ben" not in line


def test_W_06_a_piece_that_is_turned_up_is_told_as_what_it_is():
    found = Event("found", 0, 7, why="karazhan")
    turned = [Event("taken_off", 0, 7, 1, why="face_down"), found]
    assert told("en", turned) == "Ann finds Karazhan in region 7."
    fort = [Event("taken_off", 0, 7, 1, why="fort"), found]
    assert "fort" in told("en", fort)


HOME = {
    "beast_master": (
        {6: {"beast": 3}},
        {
            "en": "2 tokens and 2 beasts to place",
            "ja": "トークン2枚と獣2枚を置く",
            "ko": "토큰 2개, 돌아온 야수 2개를 놓을",
        },
    ),
    "championing": (
        {6: {"champion": 1}},
        {
            "en": "2 tokens and the Champion to place",
            "ja": "トークン2枚と勇者を置く",
            "ko": "토큰 2개, 돌아온 용사를 놓을",
        },
    ),
}


def driven_out(power: str) -> Table:
    """A table that waits for the third player, whom the first has driven out of a region."""
    markers, _ = HOME[power]
    homes = {"player": 2, "power": power, "regions": {6: 2, 13: 2, 17: 2}}
    next_ = {"player": 1, "race": "naga", "power": "ranger", "regions": {20: 2}}
    box, state = laid(next_, BEASTS | homes, markers=markers)
    state, _ = apply(box, state, Conquer(6))
    while deciders(state) == (0,):
        state, _ = apply(
            box, state, Done() if Done() in legal(box, state) else legal(box, state)[0]
        )
    return table_of(box, state)


@pytest.mark.parametrize("power", HOME)
def test_W_48_who_is_asked_to_withdraw_is_told_what_comes_home(power: str):
    table = driven_out(power)
    for language, told in HOME[power][1].items():
        wording = Wording.of(table, Words(language, strict=True))
        assert told in withdrawals.ask(table, wording, Wait(0, 2, 2), None).content


def test_U_68_who_is_asked_to_withdraw_from_the_balrog_is_told_from_where():
    """Nobody has conquered that region."""
    armies = [
        {"player": 0, "race": "ogres", "regions": {24: 3}},
        {"player": 1, "race": "drow", "regions": {2: 3}},
        {"player": 2, "race": "shrooms", "regions": {12: 1, 16: 4, 19: 1}},
    ]
    finds = [{"id": "wickedest_pentacle", "region": 24}]
    box, state = position(
        {"edition": "underground", "players": 3, "armies": armies, "finds": finds}
    )
    assert "drove your Shrooms out of region 16. You have 2 tokens to place." in asked_after(
        box, state, Use("wickedest_pentacle", 16)
    )


def test_W_46_a_token_that_was_only_moved_is_not_told_as_driven_out():
    box, state = laid(
        {"player": 1, "race": "naga", "power": "ranger", "regions": {20: 2}},
        {"player": 2, "race": "draenei", "power": "fishing", "regions": {6: 2, 13: 2, 17: 2}},
    )
    assert "drove your Draenei out of region 6. You have 2 tokens to place." in asked_after(
        box, state, Use("intimidating", 13), Answer((pair(13, 17),)), Conquer(6)
    )


def asked_after(box, state, *actions) -> str:
    """Return what the third player is asked once the first has played ``actions`` and ended."""
    for action in actions:
        state, _ = apply(box, state, action)
    while deciders(state) == (0,):
        state, _ = apply(box, state, Done() if Done() in (can := legal(box, state)) else can[0])
    table = table_of(box, state)
    army = next(army.id for army in state.armies if army.player == 2)
    wording = Wording.of(table, WORDS)
    return withdrawals.ask(table, wording, Wait(0, army, 2), None).content


def test_the_autopilot_is_named_only_where_it_plays_for_a_person():
    table = driven_out("championing")
    first, *others = table.seats
    for seat, noted in (
        (first, True),
        (replace(first, user=None, computer=True, name="moss"), False),
    ):
        told = replace(table, seats=(seat, *others))
        wording = Wording.of(told, Words("en", strict=True))
        asked = withdrawals.ask(told, wording, Wait(0, 2, 2), None, piloted=True).content
        assert ("(autopilot) drove" in asked) is noted
