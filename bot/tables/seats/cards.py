"""The posts about seats: offered, left, played by the autopilot, or that somebody is asked.

A seat has at most one such post that counts, and that says what is so now.  When what it says is
over, or only less, the post is edited; when others are called upon anew, the old one is closed
and a new one comes, for nobody looks far up in a channel.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from bot.storage.store import Seat
from bot.tables.announce import Announcement
from bot.tables.table import Table

Card = Literal["", "asked", "left", "missed", "open", "offered", "autopilot"]
"""What there is to say of a seat: somebody is asked to take it over; its player has left it; the
autopilot plays after turns missed, or plays and anybody may take it; its player offers it and
goes on; the autopilot plays until its player is back.  Empty: nothing."""
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
    return "autopilot"


def changed(before: Table, after: Table) -> list[Announcement]:
    """Return the posts about seats that a change asks for."""
    if before.game.status != "running":
        return []
    posts = []
    for was, now in zip(before.seats, after.seats, strict=True):
        old, new = card(before, was), card(after, now)
        if (old, was.user, was.asked) == (new, now.user, now.asked):
            continue
        anew = new != "" and (
            old == ""
            or (new in CALLS and old != "asked")
            or (now.asked is not None and now.asked != was.asked)
        )
        if old:
            params: dict[str, Any] = {"seat": now.seat, "was": was.name, "closed": anew}
            posts.append(Announcement(f"{kind(now.seat)}_edit", after.seq, params))
        if anew:
            posts.append(Announcement(kind(now.seat), after.seq, {"seat": now.seat}))
    return posts


def kind(seat: int) -> str:
    """Return the kind of the posts about a seat."""
    return f"seat_{seat}"
