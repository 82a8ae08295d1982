"""Posts by kind: what is stored of each, as any version has written it, and that each is made."""

from __future__ import annotations

import ast
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.handlers.posting.edits import Edit
from bot.handlers.posting.kinds import KINDS
from bot.handlers.posting.messages import New
from bot.panels.messages import marks
from bot.storage import rows
from bot.storage.rows import Post
from bot.tables import contents
from bot.tables.contents import Content, UnknownPostError

KEPT = Path(__file__).parents[1] / "games" / "kept" / "stored.sql"
STORED = (
    ("lobby", "{}", contents.Lobby()),
    ("lobby_edit", '{"expired": true}', contents.LobbyEdit(expired=True)),
    ("turn", '{"round": 2, "seat": 1, "since": 0}', contents.Turn(seat=1, round=2)),
    (
        "turn",
        '{"again": true, "round": 2, "seat": 1, "silent": true, "since": 5, "waiting": [9, 7]}',
        contents.Turn(seat=1, round=2, since=5, silent=True, waiting=(9, 7), again=True),
    ),
    ("turn_edit", "{}", contents.TurnEdit()),
    ("turn_edit", '{"of": 4, "round": 1, "seat": 0}', contents.TurnEdit(of=4, seat=0, round=1)),
    ("turn_now_edit", '{"of": 4}', contents.TurnNow(of=4)),
    ("turn_moved_edit", '{"of": 4}', contents.TurnMoved(of=4)),
    (
        "withdraw",
        '{"army": 3, "seat": 1, "silent": true, "turn": 8}',
        contents.Withdraw(turn=8, army=3, seat=1, silent=True),
    ),
    (
        "withdraw_edit",
        '{"army": 3, "over": "off", "seat": 1, "turn": 8}',
        contents.WithdrawEdit(turn=8, army=3, seat=1, over="off"),
    ),
    ("seat_4", '{"seat": 4, "was": "Ann"}', contents.SeatCard(seat=4, was="Ann")),
    ("seat_0", '{"leads": 0, "seat": 0}', contents.SeatCard(seat=0, leads=0)),
    (
        "seat_11_edit",
        '{"closed": false, "seat": 11, "was": "Ann"}',
        contents.SeatEdit(seat=11, was="Ann"),
    ),
    ("went_back", '{"by": "vote", "seat": 0, "to": 3}', contents.WentBack(to=3, by="vote", seat=0)),
    ("vote", '{"mark": 7, "vote": 7}', contents.Vote(vote=7, mark=7)),
    ("vote_edit", '{"vote": 7}', contents.VoteEdit(vote=7)),
    ("vote_letter", '{"seat": 0, "vote": 7}', contents.VoteLetter(seat=0, vote=7)),
    (
        "nudge",
        '{"by": 1, "mark": "nudge.90", "seat": 0}',
        contents.Nudge(seat=0, by=1, mark="nudge.90"),
    ),
    ("fallback", '{"began": 3, "seat": 0}', contents.Fallback(seat=0, began=3)),
    ("call_edit", '{"of": 12}', contents.CallEdit(of=12)),
    (
        "remind_last",
        '{"began": 3, "nth": 2, "seat": 0}',
        contents.Reminder(which="remind_last", seat=0, began=3, nth=2),
    ),
    (
        "snooze",
        '{"began": 3, "nth": 2, "seat": 0}',
        contents.Reminder(which="snooze", seat=0, began=3, nth=2),
    ),
    ("untold", '{"began": 3, "seat": 0}', contents.Untold(seat=0, began=3)),
    ("absent", '{"began": 3, "seat": 0}', contents.Absent(seat=0, began=3)),
    ("lost", '{"seat": 0}', contents.Lost(seat=0)),
    ("letter_edit", '{"at": 90, "of": 12}', contents.LetterEdit(of=12, at=90)),
    ("result", '{"silent": true}', contents.Result(silent=True)),
    ("recap", "{}", contents.Recap()),
    ("cancelled", '{"deserted": true, "seat": 0}', contents.Cancelled(seat=0, deserted=True)),
    ("idle", '{"until": 90}', contents.Idle(until=90)),
    (
        "idle_edit",
        '{"aside": false, "stood": "rests"}',
        contents.IdleEdit(aside=False, stood="rests"),
    ),
    ("archived", '{"by": 0, "stood": "paused"}', contents.Archived(by=0, stood="paused")),
    ("archived", '{"found": true}', contents.Archived(found=True)),
    ("archived_edit", "{}", contents.ArchivedEdit()),
)
"""Kinds and parameters as they have been in the outbox since its first version."""


def post(kind: str, params: str) -> Post:
    return Post(1, 1, 1, kind, 1, None, json.loads(params), "n")


@pytest.mark.parametrize(("kind", "params", "content"), STORED, ids=lambda x: str(x)[:40])
def test_what_is_stored_is_read_and_written_as_it_was(kind: str, params: str, content: Content):
    assert Content.from_post(post(kind, params)) == content
    assert content.kind == kind
    assert json.dumps(content.params(), sort_keys=True) == params


def test_every_kind_is_among_those_that_have_been_stored():
    assert {type(content) for _, _, content in STORED} == set(contents.KINDS)


def test_every_post_that_an_earlier_version_wrote_is_read_and_would_be_written_so_again():
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(KEPT.read_text(encoding="utf-8"))
        rows = db.execute("SELECT kind, params FROM outbox").fetchall()
    assert len(rows) > 50
    for kind, params in rows:
        content = Content.from_post(post(kind, params))
        assert (content.kind, content.params()) == (kind, json.loads(params))


def test_every_kind_is_made_as_what_it_is():
    assert set(KINDS) == set(contents.KINDS)
    for kind, how in KINDS.items():
        if kind.edits and kind is not contents.LetterEdit:
            assert isinstance(how, Edit), kind
        elif issubclass(kind, contents.Letter):
            assert not isinstance(how, New | Edit), kind


def test_every_new_message_is_known_again():
    unmarked = [type(c) for _, _, c in STORED if marks.of(c) is None]
    assert all(kind.edits for kind in unmarked)


def test_nothing_is_kept_of_an_edit_that_shows_a_turn_as_it_is_now():
    gone = [content for kind, params, content in STORED if contents.passing(post(kind, params))]
    assert gone == [contents.TurnEdit(), contents.TurnNow(of=4), contents.TurnMoved(of=4)]
    assert not contents.passing(post("rumor", "{}"))


def test_what_the_storage_does_by_kind_follows_from_the_kinds():
    assert contents.CALLS == ("nudge", "fallback")
    assert contents.LASTING == ("result", "recap")
    assert contents.NAMES == ("was",)


def test_the_storage_names_no_kind_of_post():
    states = {"lobby", "cancelled", "turn"}
    """Of games and clocks: words that say something else there."""
    kinds = {kind for kind, _, _ in STORED} - states | {"seat_*"}
    for file in sorted(Path(rows.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named = {node.value, *re.findall(r"'([a-z_*]+)'", node.value)}
                assert not named & kinds, f"{file.name}:{node.lineno}"


def test_what_a_later_version_adds_is_left_out():
    assert Content.from_post(post("idle", '{"until": 90, "why": 1}')) == contents.Idle(until=90)


@pytest.mark.parametrize(
    ("kind", "params"),
    [("rumor", "{}"), ("seat_", '{"seat": 1}'), ("seat_x", '{"seat": 1}'), ("idle", "{}")],
)
def test_what_no_version_has_written_is_refused_by_name(kind: str, params: str):
    with pytest.raises(UnknownPostError, match=kind):
        Content.from_post(post(kind, params))
    assert Content.known(post(kind, params)) is None


def test_a_post_of_one_kind_is_not_taken_for_another():
    with pytest.raises(UnknownPostError):
        contents.Turn.from_post(post("lobby", "{}"))
    assert contents.OfWait.known(post("absent", '{"began": 3, "seat": 0}')) is not None
    assert contents.OfWait.known(post("lost", '{"seat": 0}')) is None
