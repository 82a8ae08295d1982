"""What reminders say: within Discord's limits, and harmless whatever a server is called."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args
from zoneinfo import ZoneInfo

import pytest

from bot.panels import freekeys, tapcode, verbs
from bot.panels.messages import absent, letters, marks, notices
from bot.panels.messages.letters import Ended, How, Left, Reader, Where
from bot.storage.rows import Post
from bot.tables.contents import Content, Idle, Lost, Nudge, Reminder
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from tests.bot import sights
from tests.bot.sights import HOSTILE, WORDS, played, table_of

NOW = 1_767_225_600


@pytest.fixture(scope="module")
def table():
    box, state, _ = next(iter(played(3, 1)))
    return table_of(box, state, seq=36**4 - 1)


def where(name: str) -> Where:
    return Where(name, name, "https://discord.com/channels/" + "/".join(["9" * 19] * 3))


def test_the_reserve_is_told_exactly(table):
    def told(left: Left) -> str:
        return letters.reminder(table, Reader(WORDS), where("x"), left).split("\n")[1]

    ends = f"Your time runs out on <t:{NOW}:f>."
    assert told(Left(NOW)).startswith(f"{ends} [Everything")
    for seconds, length in (
        (48 * 3600, "48 hours"),
        (3660, "1 hour and 1 minute"),
        (59, "1 minute"),
    ):
        begins = f"{ends} After that you have a reserve of {length}. [Everything"
        assert told(Left(NOW, seconds)).startswith(begins)
    lasts = f"your reserve lasts until <t:{NOW}:f>. After that the autopilot plays this turn. "
    lasts += "[Everything"
    assert lasts in told(Left(NOW, on_reserve=True))
    alone = told(Left(NOW, on_reserve=True, then_rests=True))
    assert "After that the game rests until you're back. " in alone
    assert "autopilot" not in alone
    assert told(Left(None)).startswith("[Everything about")


@pytest.mark.parametrize(
    ("zone", "language", "told"),
    [
        (None, "en", "It's your turn in Small World (#x in x)."),
        ("America/New_York", "en", "your time runs out on Wed, Dec 31, 19:00."),
        ("Asia/Tokyo", "ja", "持ち時間は1月1日(木) 09:00まで。"),
        ("Asia/Seoul", "ko", "제한 시간은 1월 1일 (목) 09:00까지예요."),
    ],
)
def test_a_phone_shows_the_time_on_the_wall(table, zone, language, told):
    reader = Reader(Words(language, strict=True), zone and ZoneInfo(zone))
    text = letters.reminder(table, reader, where("x"), Left(NOW))
    assert text.split("\n")[0].endswith(told)


@pytest.mark.parametrize("zone", [None, ZoneInfo("Asia/Tokyo")])
@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_a_phone_has_room_for_it(table, zone, language):
    """Issue 4: until when there is time is told once, and the address hides behind words."""
    for left in (Left(NOW), Left(NOW, 7200), Left(NOW, on_reserve=True)):
        reader = Reader(Words(language, strict=True), zone)
        place = where("small-world")
        text = letters.reminder(table, reader, place, left)
        assert len(re.findall(r"<t:\d+:f>|09:00", text)) == 1
        assert f"]({place.link})" in text
        assert len(text.replace(place.link, "")) < 250


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_who_is_away_for_too_long_is_told_why_the_clock_runs(table, language):
    words = Words(language, strict=True)
    text = letters.reminder(table, Reader(words, away=NOW + 9), where("x"), Left(NOW))
    assert f"<t:{NOW + 9}:f>" in text
    assert "14" in text.split("\n")[-1]


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_whoever_plays_against_computers_alone_keeps_nobody_waiting(table, language):
    """Issue 4 A: "the others" would be computers."""
    words = Words(language)
    first, *others = table.seats
    solo = replace(table, seats=(first, *(replace(s, user=None, computer=True) for s in others)))
    for plays, key in ((table, "unhurried"), (solo, "unhurried-alone")):
        letter = letters.reminder(plays, Reader(words), where("x"), Left(None))
        assert words(f"reminder-{key}") in letter
        wording = Wording.of(plays, words)
        assert words(f"fallback-{key}") in letters.fallback(plays, wording, 0, Left(None)).content
        asked = notices.idle(Idle(until=90), plays, wording)
        assert ("Any player" in asked.content) == (language == "en" and plays is table)
        assert ("The button" in asked.content) == (language == "en" and plays is solo)


def test_the_first_line_holds_no_markup_that_a_phone_would_show(table):
    for left in (Left(NOW), Left(None), Left(NOW, 7200), Left(NOW, on_reserve=True)):
        reader = Reader(WORDS, first=True)
        text = letters.reminder(table, reader, where("Elbow Room"), left)
        assert not re.search(r"<[@#:t]", text.split("\n")[0])


def test_nothing_in_it_grows_false_while_it_lies_there(table):
    """What is counted from the moment of sending is left to Discord's own timestamps."""
    for left in (Left(NOW, 7200), Left(NOW, on_reserve=True)):
        text = letters.reminder(table, Reader(WORDS, nth=3), where("x"), left)
        plain = re.sub(r"<t:\d+:f>|reserve of \d+ hours", "", text)
        assert "<t:" not in plain, "what is read later is told as a date"
        assert not re.search(r"\d+ (hour|minute|day)|\bleft\b", plain)


def test_the_third_says_that_it_is_the_last(table):
    for nth, last in ((1, False), (2, False), (3, True)):
        text = letters.reminder(table, Reader(WORDS, nth=nth), where("x"), Left(NOW))
        assert ("last reminder for this turn" in text) is last


@pytest.mark.parametrize(
    "name", [HOSTILE, "@everyone", "<@1> https://evil.example", "# " * 50, "**b** ||s||", "x" * 100]
)
def test_a_server_of_any_name_is_harmless_and_short(table, name):
    text = letters.reminder(table, Reader(WORDS, first=True), where(name), Left(NOW, 7200))
    assert len(text) <= 2000
    first = text.split("\n")[0]
    assert not re.search(r"@(everyone|here)|(?<!\\)<[@#:/t]|://", first)
    assert text.count("\n") == 2


@pytest.mark.parametrize("kind", ["remind_half", "remind_late", "remind_last", "snooze"])
async def test_its_buttons_fit_and_say_what_they_mean(table, kind):
    view = letters.reminder_view(
        table, WORDS, Reminder(which=kind, seat=0, began=0, nth=1), [(1, ""), (3, "08:00")]
    )
    ids = [child.custom_id for child in view.children]
    assert len(set(ids)) == len(ids) == 6
    rows = [child.row for child in view.children]
    assert max(rows.count(row) for row in set(rows)) <= 5
    for child in view.children:
        assert 1 <= len(child.label) <= 34, "reads well on a phone"
        assert len(child.custom_id) <= 100
        known = re.fullmatch(tapcode.TEMPLATE, child.custom_id)
        assert known or re.fullmatch(freekeys.TEMPLATE, child.custom_id)
    assert view.is_finished()


def test_reminders_of_one_turn_are_told_apart(table):
    found = set()
    for nth, kind in enumerate(("remind_half", "snooze", "snooze"), 1):
        about = Reminder(which=kind, seat=0, began=0, nth=nth)
        wanted = mark_of(table, about)
        shown = [c.custom_id for c in letters.reminder_view(table, WORDS, about).children]
        assert wanted in shown
        found.add(wanted)
    assert len(found) == 3


def mark_of(table, about: Content) -> str:
    """Return the id of the button by which a post about ``about`` is known again."""
    verb, argument = marks.of(about)
    return tapcode.encode(table.game, tapcode.Tap(table.game.id, table.seq, verb.id, argument))


def test_the_letter_of_a_lost_channel_is_known_again(table):
    (only,) = letters.lost_view(table, WORDS).children
    assert only.custom_id == mark_of(table, Lost(seat=0))


def test_when_a_game_is_played_on_is_told_as_a_date(table):
    seats = tuple(replace(seat, pilot="autopilot") for seat in table.seats)
    left = replace(table, seats=seats)
    text = absent.letter(left, 0, WORDS, where("x"), NOW).content
    assert f"The game is resting until <t:{NOW}:f>" in text
    assert "days" not in text


def test_a_closed_letter_says_what_came_of_it(table):
    over = replace(table, game=replace(table.game, status="over"))
    user = table.user_at(0)
    for now, kind, reader, begins in (
        (table, "remind_half", user, "Your choice in Small World (#x in x) was settled on"),
        (table, "absent", user, "You've been playing your own seat in Small World (#x in x) again"),
        (table, "vote_letter", 99, "You haven't had a seat in Small World (#x in x) since"),
        (table, "remind_half", 99, "You haven't had a seat in Small World (#x in x) since"),
        (over, "absent", user, f"Small World (#x in x) ended on <t:{NOW}:f>."),
    ):
        about = {"seat": 0, "began": 3, "vote": 1}
        letter = Post(1, table.game.id, 3, kind, None, reader, about, "nonce")
        told = letters.closed(now, letter, WORDS, where("x"), NOW)
        assert told.startswith(begins)
        assert f"<t:{NOW}:f>" in told
        assert len(letters.closed(now, letter, WORDS, where(HOSTILE), NOW)) <= 2000


HOW = {
    "played": "Thanks for playing: your turn in Small World (#x in x), round 7, ended",
    "lapsed-clock": "The clock ran out in Small World (#x in x), so the autopilot played your turn",
    "lapsed-skip": "Your turn in Small World (#x in x), round 7, was played by the autopilot",
    "piloted": "The autopilot played your turn in Small World (#x in x), round 7, for you.",
    "gone-back": "Small World (#x in x) was rewound on",
    "decided": "Thanks for deciding: your choice in Small World (#x in x), round 7, was",
    "placed": "Your choice in Small World (#x in x), round 7, was made for you on",
    "off": "You no longer have a choice to make in Small World (#x in x), round 7: what led",
}


def test_a_closed_reminder_says_how_it_ended(table):
    assert set(get_args(How)) == {*HOW, "done"}
    about = Reminder(which="remind_half", seat=0, began=3)
    user = table.user_at(0)
    letter = Post(1, table.game.id, 3, about.kind, None, user, about.params(), "nonce")
    for how, begins in HOW.items():
        for language in ("en", "ja", "ko"):
            words, ended = Words(language, strict=True), Ended(how, 7)
            told = letters.closed(table, letter, words, where("x"), NOW, ended)
            assert told.startswith(begins) is (language == "en")
            assert f"<t:{NOW}:f>" in told
            assert "7" in told.replace(f"<t:{NOW}:f>", "")


def test_what_mentions_somebody_says_something_first(table):
    wording = sights.sight(table).wording
    nudge = Nudge(seat=0, by=1, mark="nudge.1")
    for draft in (
        letters.fallback(table, wording, 0, Left(NOW, 7200)),
        letters.nudge(table, wording, nudge),
    ):
        assert draft.audible == table.user_at(0)
        assert draft.content.startswith(f"<@{table.user_at(0)}>, ")
        assert 40 < len(draft.content) <= 2000
        assert draft.content.count("<@") == 1
    assert [(key.verb, key.argument) for key in draft.keys] == [("play", "nudge.1")]
    assert marks.of(nudge) == (verbs.PLAY, "nudge.1")
