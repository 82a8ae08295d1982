"""What is decided at once for players whose turn it is not, so that nobody waits for them.

Where driven-out tokens go is placed by the victim's standing order, else evenly (B-60), and
may be changed afterwards (:mod:`engine.orders.rearranging`).  Whether the table waits for the
victim instead is its choice:

===========  =====================================================================
``instant``  it never waits
``ask``      it waits for who has ordered nothing, or to be asked
``strict``   it waits for everybody
===========  =====================================================================

What had to move at once in the middle of another's turn is never asked about: it is placed by
standing order when that turn is over (W-42), and may be changed like a withdrawal.

Nobody waits for a seat that the autopilot plays.  The player whose turn it is withdraws himself
if he has driven out his own.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.storage.rows import Seat
from bot.tables.decisions.orders import order_for, withdraws
from bot.tables.table import Table
from engine import Action, RuleError, apply, deciders, rearrangement, withdrawal


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


def moved_by_order(before: Table, table: Table) -> Iterator[tuple[int, Action]]:
    """Yield how tokens that had to move at once are placed by their player's order (W-42).

    ``before``: the turn in which they had to, as it stood until it ended.  Without an order they
    stay where the rules put them.
    """
    if before.state is None or table.state is None or not before.state.turn.rehoused:
        return
    box, state = table.playing()
    known = {withdrawn.army for withdrawn in before.state.withdrawals}
    owners = {army.id: army.player for army in state.armies}
    for withdrawn in state.withdrawals:
        if withdrawn.army in known or withdrawn.army not in before.state.turn.rehoused:
            continue
        seat = owners[withdrawn.army]
        if order := withdraws(table.seats[seat]):
            action = rearrangement(box, state, withdrawn.army, order)
            try:
                apply(box, state, action)
            except RuleError:  # They are there already.
                continue
            yield seat, action
