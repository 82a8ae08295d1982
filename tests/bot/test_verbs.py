"""Verbs: each does something and has words, and old buttons say what they said."""

from __future__ import annotations

import re

import pytest

from bot.errors import OldButton
from bot.handlers import freetaps, taps
from bot.handlers.touch import deed, free_deed
from bot.panels import freekeys, tapcode, verbs
from bot.storage.rows import Game
from bot.texts.i18n import Words, languages
from engine.actions import (
    Abandon,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    PlayOn,
    Use,
)

GAME = Game(41, 5, 1234567890123456789, "base", {}, "running", 99, 1763800000)
OLD = (
    ("er:15:0:join::484abe", "join", ""),
    ("er:15:h:play::61bd07", "play", ""),
    ("er:15:h:page:decline:ff7e66", "page", "decline"),
    ("er:15:h:conquer:14:352fea", "conquer", "14"),
    ("er:15:h:roll:9:f0d59b", "roll", "9"),
    ("er:15:h:use:berserk@-1:a3b65c", "use", "berserk@-1"),
    ("er:15:h:use:trolls@3:5ee2a5", "use", "trolls@3"),
    ("er:15:h:place:9.2:ee1c75", "place", "9.2"),
    ("er:15:h:place:9.2.1:ec764a", "place", "9.2.1"),
    ("er:15:h:answer:4.4.7.:2243b2", "answer", "4.4.7."),
    ("er:15:h:abandon:3:842dcc", "abandon", "3"),
    ("er:15:1:pick:0:259089", "pick", "0"),
    ("er:15:h:decline::ecb5a7", "decline", ""),
    ("er:15:h:done::149074", "done", ""),
    ("er:15:h:finish::b6c2c2", "finish", ""),
    ("er:15:i:undo::972a4e", "undo", ""),
    ("er:15:2n9c:agree:8:7b579b", "agree", "8"),
    ("er:15:5:sit:2.77.3:5341ec", "sit", "2.77.3"),
    ("er:15:5:hush:snooze.2:a27361", "hush", "snooze.2"),
)
"""Ids that buttons of posted messages bear, with what they say."""
ON_OLD_MESSAGES = (
    *("abandon", "accept", "agree", "answer", "aside", "back", "begin", "cancel", "conquer"),
    *("decline", "disagree", "done", "export", "finish", "further", "handover", "hush", "join"),
    *("leave", "nudge", "page", "pick", "place", "play", "rearrange", "refuse", "rematch"),
    *("resign", "restart", "resume", "revive", "rewind", "roll", "rollback", "rule", "sit"),
    *("skip", "snooze", "still", "story", "suggested", "take", "undo", "use", "vote"),
)
"""Verbs that messages posted by the first versions may bear."""
MEANT = (
    ("pick", "0", Pick(0)),
    ("conquer", "14", Conquer(14)),
    ("roll", "9", Conquer(9, roll=True)),
    ("way", "14.magic.sword", Conquer(14, by="magic.sword")),
    ("way_roll", "9.carpet+sword", Conquer(9, roll=True, by="carpet+sword")),
    ("abandon", "3", Abandon(3)),
    ("use", "berserk@-1", Use("berserk")),
    ("use", "trolls@3", Use("trolls", 3)),
    ("use", "trolls@3.1-2.4", Use("trolls", 3, ((1, 2), (4,)))),
    ("place", "9.2", Place(9, 2)),
    ("answer", "", Answer()),
    ("answer", "4.4.7", Answer((4, 4, 7))),
    ("decline", "", GoInDecline()),
    ("play_on", "", PlayOn()),
    ("done", "", Done()),
)


def test_every_verb_does_something():
    assert taps.BOUND
    assert freetaps.BOUND
    assert all(deed(verb) for verb in verbs.OF_A_GAME.values())
    assert all(free_deed(verb) for verb in verbs.OF_NO_GAME.values())


def test_every_verb_fits_the_ids_of_buttons():
    for verb in verbs.OF_A_GAME.values():
        tap = tapcode.Tap(GAME.id, 3, verb.id, "1")
        assert re.fullmatch(tapcode.TEMPLATE, tapcode.encode(GAME, tap))
    for verb in verbs.OF_NO_GAME.values():
        assert re.fullmatch(freekeys.TEMPLATE, str(freekeys.button(verb.key("x")).custom_id))


@pytest.mark.parametrize("language", languages())
def test_the_usual_label_of_every_verb_exists(language: str):
    words = Words(language, strict=True)
    named = [v.words for v in (*verbs.OF_A_GAME.values(), *verbs.OF_NO_GAME.values()) if v.words]
    assert len(named) > 30
    assert [key for key in named if not words.has(key)] == []


@pytest.mark.parametrize(("custom_id", "verb", "argument"), OLD, ids=lambda x: x or "none")
def test_a_button_posted_before_says_what_it_said(custom_id: str, verb: str, argument: str):
    found = re.fullmatch(tapcode.TEMPLATE, custom_id)
    assert found
    tap = tapcode.decode(found.groupdict())
    assert (tap.verb, tap.argument) == (verb, argument)
    assert tapcode.genuine(GAME, tap, found["check"])
    assert verb in verbs.OF_A_GAME


def test_no_verb_of_an_old_message_is_gone():
    assert set(verbs.OF_A_GAME) >= {*ON_OLD_MESSAGES}
    assert set(verbs.OF_NO_GAME) >= {"audit", "away", "forget", "keep", "mine", "remind", "rule"}


@pytest.mark.parametrize(("verb", "argument", "action"), MEANT, ids=lambda x: str(x) or "none")
def test_a_move_is_read_as_it_is_said(verb: str, argument: str, action):
    assert verbs.MOVES[verb].reads(argument) == action
    assert verbs.said(action) == (verb, argument)


def test_every_move_is_among_those_that_are_read_as_they_are_said():
    assert {verb for verb, _, _ in MEANT} == set(verbs.MOVES)


def test_a_way_that_is_none_is_an_old_button():
    for argument in ("", "14", "14.", ".sword"):
        with pytest.raises(OldButton):
            verbs.WAY.reads(argument)


def test_what_follows_a_placement_leads_back_to_the_same_page():
    assert verbs.MOVES["place"].reads("9.2.1") == Place(9, 2)
    assert verbs.MOVES["place"].then("9.2.1") == "main.2.1"
    with pytest.raises(OldButton):
        verbs.MOVES["place"].reads("9")
