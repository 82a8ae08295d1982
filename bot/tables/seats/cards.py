"""The posts about seats: offered, left, played by the autopilot, or that somebody is asked.

A seat has at most one such post that counts, and that says what is so now.  When what it says is
over, or only less, the post is edited; when others are called upon anew, or somebody has taken the
seat over, the old one is closed and a new one comes, for nobody looks far up in a channel.
"""

from __future__ import annotations

from typing import Final, Literal

from bot.storage.rows import Seat
from bot.tables.announce import Announcement
from bot.tables.contents import Content, SeatCard, SeatEdit
from bot.tables.table import Table

Card = Literal["", "asked", "left", "missed", "open", "offered", "stopped", "autopilot"]
"""What there is to say of a seat: somebody is asked to take it over; its player has left it; the
autopilot plays after turns missed, or plays and anybody may take it; its player offers it and
goes on; its clock has run out and nobody waits; the autopilot plays until its player is back.
Empty: nothing.  Where nobody plays any more they say so, and that the game rests."""
CALLS: Final = ("asked", "left", "missed", "open", "offered")
"""Those that call upon others."""


def card(table: Table, seat: Seat) -> Card:
    """Return what there is to say of ``seat``."""
    if table.game.status != "running":
        return ""
    if seat.asked is not None:
        return "asked"
    if seat.computer or seat.pilot == "player":
        return "offered" if seat.offered else ""
    if seat.user is None:
        return "left"
    if seat.offered:
        return "missed" if seat.missed else "open"
    return "stopped" if seat.missed else "autopilot"


def changed(before: Table, after: Table) -> list[Announcement]:
    """Return the posts about seats that a change asks for."""
    if before.game.status != "running":
        return []
    posts = []
    for was, now in zip(before.seats, after.seats, strict=True):
        old, new = card(before, was), card(after, now)
        same = (old, was.user, was.asked) == (new, now.user, now.asked)
        if same and before.awaits_return == after.awaits_return:
            continue
        anew = not same and (
            new != ""
            and (
                old == ""
                or (new in CALLS and old != "asked")
                or (now.asked is not None and now.asked != was.asked)
            )
        )
        taken = old != "" and new == "" and now.user not in (None, was.user)
        leads = None if same else _leads(before, after)
        found: list[Content] = []
        if old:
            closed = anew or taken
            told = None if closed else leads
            found.append(SeatEdit(seat=now.seat, was=was.name, closed=closed, leads=told))
        if anew:
            found.append(SeatCard(seat=now.seat, leads=leads))
        if taken:
            found.append(SeatCard(seat=now.seat, was=was.name, leads=leads))
        posts += [Announcement(content, after.seq) for content in found]
    return posts


def _leads(before: Table, after: Table) -> int | None:
    """Return the seat of who is host from now on, if that is another."""
    same = before.game.host == after.game.host
    return None if same else after.seat_of(after.game.host)
