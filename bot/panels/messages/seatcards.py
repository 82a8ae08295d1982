"""What the post of a seat says: that it is free, or who has it now."""

from __future__ import annotations

from dataclasses import replace

from discord import ButtonStyle

from bot.clock import DAY
from bot.panels import verbs
from bot.panels.messages import sided
from bot.panels.messages.draft import Draft
from bot.panels.panel import Key
from bot.tables.clocks.timekeeping import MISSED
from bot.tables.clocks.timing import LEFT_ALONE
from bot.tables.contents import SeatCard, SeatEdit
from bot.tables.seats import cards
from bot.tables.table import Table
from bot.texts.i18n import Words
from bot.texts.wording import Wording


def seat(table: Table, wording: Wording, about: SeatCard | SeatEdit) -> Draft:
    """Return the message about a seat, as it stands."""
    closed = isinstance(about, SeatEdit) and about.closed
    draft = _about(table, wording, about.seat, about.was, closed=closed)
    if about.leads is None:
        return draft
    leader = wording.words("seat-leads", player=wording.people[about.leads])
    return replace(draft, content=wording.words.row([draft.content, leader], "sentence-between"))


def _about(table: Table, wording: Wording, number: int, was: str, *, closed: bool) -> Draft:
    """Return it but for who is host; ``was``: who had the seat then, by name, unescaped."""
    words, held = wording.words, table.seats[number]
    player, kind = wording.people[number], cards.card(table, held)
    if not kind:
        goes_on = held.pilot == "player" or table.game.status == "running"
        key = "seat-kept" if goes_on else "seat-ended"
        if table.game.status == "cancelled":
            key = "seat-cancelled"
        elif was not in ("", held.name) and not table.over:
            key = "seat-taken"
        keys = [_watch(number, words)] if key == "seat-taken" and not closed else []
        return Draft(words(key, player=player, was=wording.name(was)), keys)
    asked = "" if held.asked is None else f"<@{held.asked}>"
    rests = table.awaits_return and kind != "asked"
    key = f"seat-{kind}-rests" if rests else f"seat-{kind}"
    told = [words(key, player=player, asked=asked, missed=MISSED)]
    if table.has_sides and (held.offered or held.asked is not None):
        told.append(sided.playing_for(table.sides, wording, number))
    if rests:
        told.append(words("seats-rest" if table.rests else "seats-week", days=LEFT_ALONE // DAY))
    line = words.row(told, "sentence-between")
    if closed:
        return Draft(line, ())
    keys = []
    if kind == "asked":
        keys.append(verbs.ACCEPT.named(words, str(number)))
        keys.append(verbs.REFUSE.named(words, str(number)))
    keys += seat_keys(table, wording, number)
    return Draft(line, [*keys, _watch(number, words)])


def _watch(number: int, words: Words) -> Key:
    """Return the button by which the message about a seat is known again."""
    argument = SeatCard(seat=number).kind
    return verbs.PLAY.key(words("button-watch"), argument, ButtonStyle.secondary)


def seat_keys(table: Table, wording: Wording, number: int) -> list[Key]:
    """Return the buttons by which a seat is taken, or taken back."""
    words, held, keys = wording.words, table.seats[number], list[Key]()
    if held.user is not None and held.pilot == "autopilot":
        keys.append(verbs.BACK.named(words))
    if held.offered:
        keys.append(verbs.TAKE.named(words, str(number)))
    return keys
