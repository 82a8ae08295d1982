"""What reminders say: within Discord's limits, and harmless whatever a server is called."""

from __future__ import annotations

import re

import pytest

from bot.panels import freekeys, tapcode
from bot.panels.messages import letters, posts
from bot.panels.messages.letters import Left, Where
from bot.storage.store import Post
from tests.bot import sights
from tests.bot.sights import HOSTILE, WORDS, played, table_of

NOW = 1_767_225_600


@pytest.fixture(scope="module")
def table():
    box, state, _ = next(iter(played(3, 1)))
    return table_of(box, state, seq=36**4 - 1)


def where(name: str) -> Where:
    return Where(name, name, "https://discord.com/channels/" + "/".join(["9" * 19] * 3))


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (24 * 3600, "about 24 hours are left"),
        (5400, "about 2 hours are left"),
        (5399, "about 89 minutes are left"),
        (3600, "about 60 minutes are left"),
        (119, "about a minute is left"),
        (0, "about a minute is left"),
    ],
)
def test_the_time_left_is_told_in_words(table, seconds, told):
    text = letters.reminder(table, WORDS, where("x"), Left(NOW, NOW + seconds), first=False)
    first, second = text.split("\n")
    assert first.endswith(f"(#x in x): {told}.")
    assert f"<t:{NOW + seconds}:R>" in second


def test_the_first_line_holds_no_markup_that_a_phone_would_show(table):
    for left in (Left(NOW, NOW + 7200), Left(NOW, None)):
        text = letters.reminder(table, WORDS, where("Elbow Room"), left, first=True)
        assert not re.search(r"<[@#:t]", text.split("\n")[0])


@pytest.mark.parametrize(
    "name", [HOSTILE, "@everyone", "<@1> https://evil.example", "# " * 50, "**b** ||s||", "x" * 100]
)
def test_a_server_of_any_name_is_harmless_and_short(table, name):
    text = letters.reminder(table, WORDS, where(name), Left(NOW, NOW + 7200), first=True)
    assert len(text) <= 2000
    first = text.split("\n")[0]
    assert not re.search(r"@(everyone|here)|(?<!\\)<[@#:/t]|://", first)
    assert text.count("\n") == 2


@pytest.mark.parametrize("kind", ["remind_half", "remind_late", "snooze"])
async def test_its_buttons_fit_and_say_what_they_mean(table, kind):
    view = letters.reminder_view(table, WORDS, kind)
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
    marks = set()
    for kind in ("remind_half", "remind_late", "snooze"):
        post = Post(1, table.game.id, table.seq, kind, None, 1, {}, "nonce")
        verb, argument = letters.mark(post)
        wanted = tapcode.encode(table.game, tapcode.Tap(post.game, post.seq, verb, argument))
        shown = [c.custom_id for c in letters.reminder_view(table, WORDS, kind).children]
        assert wanted in shown
        marks.add(wanted)
    assert len(marks) == 3


def test_what_mentions_somebody_says_something_first(table):
    wording = sights.sight(table).wording
    post = Post(1, table.game.id, 0, "nudge", 1, None, {"mark": "nudge.1"}, "nonce")
    for draft in (
        letters.fallback(table, wording, 0, Left(NOW, NOW + 7200)),
        letters.nudge(table, wording, 0, wording.people[1], post),
    ):
        assert draft.audible == table.user_at(0)
        assert draft.content.startswith(f"<@{table.user_at(0)}>, ")
        assert 40 < len(draft.content) <= 2000
        assert draft.content.count("<@") == 1
    assert posts.mark(post) == ("play", "nudge.1")
