"""What is decided at once for players whose turn it is not, so that nobody waits for them.

Where driven-out tokens go is placed by the victim's standing order, else evenly (B-60), and
may be changed afterwards (:mod:`engine.rearranging`).  Whether the table waits for the victim
instead is its choice:

===========  =====================================================================
``instant``  it never waits
``ask``      it waits for who has ordered nothing, or to be asked
``strict``   it waits for everybody
===========  =====================================================================

Nobody waits for a seat that the autopilot plays.  The player whose turn it is withdraws himself
if he has driven out his own.
"""

from __future__ import annotations

from bot.storage.rows import Seat
from bot.tables.decisions.orders import order_for, withdraws
from bot.tables.table import Table
from engine import Action, deciders, withdrawal


def victim(table: Table) -> int | None:
    """Return the seat that must withdraw in another's turn, if there is one."""
    if table.state is None or table.state.turn.at.places != "driven":
        return None
    waiting = deciders(table.state)
    if not waiting or waiting[0] == table.state.turn.player:
        return None
    return waiting[0]


def waits(table: Table, seat: Seat) -> bool:
    """Whether the table waits for the victim at ``seat`` to withdraw."""
    if seat.pilot == "autopilot" or seat.user is None:
        return False
    policy = table.options.withdrawals
    return policy == "strict" or (policy == "ask" and withdraws(seat) is None)


def awaited(table: Table) -> int | None:
    """Return the seat that the table waits for to withdraw in another's turn, if there is one."""
    seat = victim(table)
    return seat if seat is not None and waits(table, table.seats[seat]) else None


def decided_at_once(table: Table) -> tuple[int, Action] | None:
    """Return a victim's seat and how the driven-out tokens are placed without waiting (B-60).

    ``None`` when it is for somebody to decide, or the game is over.
    """
    seat = victim(table)
    if seat is None or waits(table, table.seats[seat]):
        return None
    return seat, placed(table)


def placed(table: Table) -> Action:
    """Return the withdrawal, by order, of the victim who must decide."""
    box, state = table.playing()
    return withdrawal(box, state, order_for(table))
