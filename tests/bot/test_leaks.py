"""Everything that can be said is said in the made-up language: no text stands in the code."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import get_args

import discord
import pytest

import render
from bot import errors
from bot.handlers import rights
from bot.handlers.games import choices
from bot.handlers.servers import trail
from bot.panels import refused, rules
from bot.panels.messages import (
    clocks,
    dashboard,
    letters,
    lobbies,
    notices,
    recaps,
    results,
    rewinds,
    stories,
    turns,
    withdrawals,
)
from bot.panels.messages.letters import Ended, How, Left, Reader, Where
from bot.panels.pictures import Picture
from bot.panels.turn import pages, textboard
from bot.panels.turn.sight import Sight
from bot.rulebook.entries import entries
from bot.storage.rows import Post
from bot.storage.servers import Entry
from bot.storage.votes import Vote
from bot.tables.contents import Archived, Idle, Reminder
from bot.tables.table import Table
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words
from bot.texts.recap import recap
from bot.texts.wording import Wording
from engine import Refusal, RuleError
from engine.events import Event
from render.writing.text import _runs
from tests.bot.leaks import NAMES, leaks
from tests.bot.sights import PLAYED_EMOJIS, played, table_of
from tests.bot.test_limits import _entries, _reachable
from tests.bot.test_locales import _messages, _parameters, kinds, refusals
from tests.bot.test_withdrawal_pages import positions as withdrawn
from tools.pseudo import LANGUAGE, spoken


@pytest.fixture(scope="module", autouse=True)
def made_up() -> Iterator[None]:
    with spoken(LANGUAGE):
        yield


def words() -> Words:
    return Words(LANGUAGE, strict=True, emojis=PLAYED_EMOJIS)


def strangers(table: Table) -> Table:
    """Return the table with people whose names have no Latin letter."""
    seats = tuple(replace(s, name=NAMES[s.seat]) for s in table.seats)
    return replace(table, seats=seats)


def look(table: Table, seat: int | None = None, *notice: str) -> Sight:
    seat = (table.deciders or (0,))[0] if seat is None else seat
    user = table.user_at(seat)
    wording = Wording.of(table, words(), user)
    return Sight(table, user, wording, undo=True, restart=True, notice=notice)


def clean(*texts: str, allowed: tuple[str, ...] = ()) -> None:
    """Check that nothing in ``texts`` but what is ``allowed`` is from elsewhere."""
    found = {text: leaks(text, allowed) for text in texts}
    assert {text: leak for text, leak in found.items() if leak} == {}


def spoken_by(page: pages.Page) -> list[str]:
    return [page.text, *(key.label for row in page.rows for key in row)]


def written(view: discord.ui.LayoutView) -> list[str]:
    """Return the texts, labels and descriptions of a message."""
    found = []
    for item in view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            found.append(item.content)
        elif isinstance(item, discord.ui.Button):
            found.append(item.label or "")
        elif isinstance(item, discord.ui.MediaGallery):
            found += [media.description or "" for media in item.items]
    return found


@pytest.fixture(scope="module")
def positions() -> list:
    found = []
    for players, seed in ((2, 0), (3, 1), (4, 2), (5, 3), (3, 4)):
        game = list(played(players, seed))
        found += game[:: len(game) // 14]
    return found


def test_the_net_catches_what_it_should():
    assert leaks("‹Ŕòùńď 3 òƒ 10·› <@12> **‹à›** `code` 9:2") == []
    assert leaks("‹à› and ‹ḃ›") == ["and"]
    assert leaks("‹à›, ‹ḃ›") == [","]
    assert leaks("‹à› ‹ḃ›") == ["› ‹"]
    assert leaks("‹à ‹ḃ› ‹ç››") == []
    assert leaks("‹à›(3)") == ["(", ")"]


def test_no_page_says_anything_else(positions):
    for box, state, events in positions:
        table = strangers(table_of(box, state))
        for seat in range(len(state.coins)):
            at = look(table, seat)
            told = sentences(events, at.wording)
            clean(*told)
            for page in _reachable(replace(at, notice=tuple(told))):
                clean(*spoken_by(page))


def test_no_board_in_words_and_no_suggestion_does(positions):
    listers = (
        choices.picks,
        choices.targets,
        choices.abandonable,
        choices.uses,
        choices.answers,
        choices.placings,
    )
    for box, state, _ in positions:
        at = look(strangers(table_of(box, state)))
        clean(*textboard.lines(at), *clocks.told(at.table, at.wording, 0))
        clean(*(offer.name for lister in listers for offer in lister(at)))
        alt = render.alt_text(at.view.standing(), at.wording.labels, at.wording.words)
        clean(alt)


def test_no_page_of_withdrawals_does():
    rng = Random(1)
    for box, state in withdrawn()[::4]:
        table = strangers(table_of(box, state))
        seats = {a.player for a in state.armies if a.id in {w.army for w in state.withdrawals}}
        for seat in sorted(seats):
            asked = withdrawals.MINE
            for _ in range(6):
                page = pages.page(look(table, seat), asked)
                clean(*spoken_by(page))
                steps = [k.argument for row in page.rows for k in row if k.verb == "page"]
                asked = rng.choice(steps or ["main"])
        clean(*withdrawals.told(table, Wording.of(table, words())))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_post_does(players):
    *_, (box, state, _) = played(players, 1)
    log = _entries(players, 1)
    over = strangers(table_of(box, state))
    wording = Wording.of(over, words())
    first, *_ = played(players, 1)
    table = strangers(table_of(first[0], first[1], seq=9))
    drafts = [
        turns.turn(table, wording, 0, log, 0, gone=True),
        results.result(over, wording),
        results.cancelled(over, wording, NAMES[0]),
        notices.idle(Idle(until=90), table, wording),
        *(notices.archived(about, wording) for about in ARCHIVED),
    ]
    for draft in drafts:
        clean(draft.content, *(key.label for key in draft.keys))
    clean(turns.turn_over(table, wording, 0, log, 0, lapsed="clock"))
    for seat in range(players):
        clean(*recap(log, 0, seat, wording, room=100_000))
    for number in range(len(stories.cut(stories.lines(log, wording), wording))):
        clean(*spoken_by(stories.page(log, wording, 0, number)))
    views = [replace(strangers(table_of(b, s))).view() for b, s, _ in [first, (box, state, [])]]
    film, chart = Picture("film.webp", b""), Picture("chart.webp", b"")
    clean(*written(recaps.message(over, wording, views, film, chart)))
    found = rewinds.moments(log)
    clean(*(rewinds.named(m, wording) for m in found), *(rewinds.choice(m, wording) for m in found))
    clean(rewinds.undone(log, log[:5], wording))
    vote = Vote(1, 1, 0, 3, 0, 1_700_000_000, "open", {0: True})
    clean(rewinds.vote(table, wording, vote, "‹ḿ›", "‹ù›").content)


ARCHIVED = (Archived(), Archived(by=1), Archived(found=True))


def test_no_lobby_and_no_dashboard_does():
    box, state, _ = next(played(3, 1))
    running = strangers(table_of(box, state))
    lobby = replace(running, game=replace(running.game, status="lobby"), state=None, box=None)
    games = [dashboard.line(table, 1, words()) for table in (running, lobby)]
    wording = Wording.of(lobby, words())
    draft = lobbies.lobby(lobby, wording, 0, called=NAMES[:2])
    clean(draft.content, *(key.label for key in draft.keys))
    for status in ("cancelled", "running"):
        table = replace(lobby, game=replace(lobby.game, status=status))
        clean(lobbies.lobby(table, wording, 0).content)
    for line in dashboard.text(games, 1, words()).splitlines():
        clean(line)


def test_no_letter_does():
    box, state, _ = next(played(3, 1))
    table = strangers(table_of(box, state))
    where, wording = Where("Ω", "ω", "https://x/1"), Wording.of(table, words())
    for left in (Left(None), Left(90), Left(90, 90_060), Left(90, on_reserve=True)):
        reader = Reader(words(), nth=3, first=True, away=90)
        text = letters.reminder(table, reader, where, left)
        clean(text)
        clean(letters.fallback(table, wording, 0, left).content)
    snoozes = [(1, ""), (3, "08:00")]
    view = letters.reminder_view(table, words(), Reminder(seat=0, began=3), snoozes)
    clean(*(item.label for item in view.children))
    clean(*(item.label for item in letters.lost_view(table, words()).children))
    for server in ("Ω", None):
        clean(notices.lost(table, words(), server))
    for kind, user in product(("remind_half", "absent"), (table.user_at(0), 99)):
        letter = Post(1, table.game.id, 3, kind, None, user, {"seat": 0, "began": 3}, "n")
        clean(letters.closed(table, letter, words(), where, 90))
    letter = Post(
        1, table.game.id, 3, "remind_half", None, table.user_at(0), {"seat": 0, "began": 3}, "n"
    )
    for how in get_args(How):
        clean(letters.closed(table, letter, words(), where, 90, Ended(how, 2)))


def test_no_refusal_of_the_rules_does():
    for key in sorted(refusals()):
        params = dict.fromkeys(
            _parameters(_messages("en")[f"refusal-{key.replace('_', '-')}"].value), 2
        )
        if "step" in params:
            params["step"] = "pick"
        if "piece" in params:
            params["piece"] = "queen"
        refusal = Refusal(key, params.pop("region", 3), params)
        clean(*refused.told(RuleError(refusal), words()))


def test_no_refusal_of_the_table_does():
    box, state, _ = next(played(3, 1))
    table = strangers(table_of(box, state))
    for error in vars(errors).values():
        if not (isinstance(error, type) and issubclass(error, errors.TableError)):
            continue
        if error is errors.TableError or len(inspect.signature(error).parameters) > 1:
            continue
        key = f"error-{error.id}"
        message = _messages("en").get(key)
        if message is None:
            continue
        params = dict.fromkeys(_parameters(message.value), 1)
        try:
            made = error(**params)
        except TypeError:
            continue
        clean(*refused.told(made, words(), table))


@pytest.mark.parametrize(
    ("option", "value"),
    [("clock", 13), ("withdrawals", "x"), ("open_scores", 3), ("edition", "x"), ("language", "y")],
)
def test_a_refused_option_is_called_as_it_is_typed(option, value):
    clean(*refused.told(errors.BadOptions(option=option, value=value), words()))


def test_no_permission_and_no_line_of_the_trail_does():
    lacking = [*rights.NEEDED, "send_messages", "create_public_threads"]
    clean(rights.named(lacking, "<#1>", words()))
    english = _messages("en")
    for key in sorted(k for k in english if k.startswith("audit-")):
        what = key.removeprefix("audit-")
        if what in ("nobody", "person", "former", "other"):
            continue
        params = dict.fromkeys(_parameters(english[key].value), 3)
        clean(trail.told(Entry(1, 1, 7, 5, what, params, 0), words()))


def test_every_kind_of_event_is_told_in_it():
    box, state, _ = next(played(3, 1))
    wording = Wording.of(strangers(table_of(box, state)), words())
    for kind in sorted(kinds()):
        for amount in (1, -1):
            why = "merchant" if kind == "coins" else ""
            # Only a trait has words for its notes.
            thing = "diplomat" if kind == "note" else ""
            event = Event(kind, 1, 4, amount, why, thing=thing, race="trolls", power="flying")
            clean(*sentences([event], wording))


def test_no_page_of_the_rules_does():
    box, state, _ = list(played(3, 1))[30]
    table = strangers(table_of(box, state))
    for entry in entries().values():
        told = [*written(rules.layout(entry, words(), table)), rules.label(entry, words())]
        # The faces of the die are numerals only, in every language.
        clean(*told, allowed=("0, 0, 0, 1, 2, 3", "0, 0, 0, 1, 2 and 3"))


def test_nothing_else_is_drawn(positions, monkeypatch, tmp_path_factory):
    drawn: set[str] = set()

    def seen(text: str, style: str):
        if style != "icon":
            drawn.add(text)
        return _runs(text, style)

    monkeypatch.setattr("render.writing.text._runs", seen)
    folder = tmp_path_factory.mktemp("boards")
    for box, state, _ in positions[::30]:
        view = strangers(table_of(box, state)).view()
        names = NAMES[: view.seats]
        render.render(view, names=names, words=words(), folder=folder)
        render.render_panel(view, names=names, words=words(), folder=folder)
    rounds = [table_of(box, state).view() for box, state, _ in played(3, 1)][::12]
    render.chart_image(rounds, names=NAMES[:3], words=words())
    assert len(drawn) > 100
    clean(*(text for text in drawn if not text.endswith("…")))
