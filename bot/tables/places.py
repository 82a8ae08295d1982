"""Places in a lobby: in the order of joining, or of the side that somebody has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import NoSuchSide, SideFull, SideGone
from bot.storage.rows import Seat
from bot.tables.table import Table
from engine import Setup, Sides, seating


def free(sides: Sides, taken: Sequence[Seat]) -> tuple[int, ...]:
    """Return the places that nobody has taken, in order of the seats that they will become."""
    held = {seat.joined for seat in taken}
    return tuple(place for place in range(len(sides.of)) if place not in held)


def free_by_side(table: Table) -> dict[str, int]:
    """Return how many places each side of a lobby has left; empty where each plays alone."""
    sides = table.sides
    left = [sides.of[place] for place in free(sides, table.seats)]
    return {name: left.count(side) for side, name in enumerate(sides.names)}


def place_for(table: Table, side: str = "", *, rather: str = "") -> int:
    """Return the place that a newcomer to a lobby takes.

    ``side``: the one that they want; else at ``rather`` if that has room, else where most is left.

    :raises NoSuchSide: they want one that there is not, or each plays alone.
    :raises SideFull: the side has no place left.
    """
    sides, left = table.sides, free_by_side(table)
    if side and side not in left:
        raise NoSuchSide(side=side, sides=sides.names)
    if not left:
        return max((seat.joined for seat in table.seats), default=-1) + 1
    if not side:
        side = rather if left.get(rather) else max(left, key=lambda name: left[name])
    if not left[side]:
        raise SideFull(side=side, seats=len(sides.seats(sides.names.index(side))))
    return _first_of(side, sides, table.seats)


def for_computers(table: Table) -> tuple[int, ...]:
    """Return the places that computers have if a lobby begins now.

    As many as were asked for; where people play for sides, all that nobody has taken.
    """
    if table.has_sides:
        return free(table.sides, table.seats)
    first = place_for(table)
    return tuple(range(first, first + table.options.computers))


def kept(seats: Sequence[Seat], before: Sides, after: Sides) -> tuple[Seat, ...]:
    """Return who is in a lobby, at the places of the same sides where there are other ones now.

    :raises SideGone: somebody's side has no place for them.
    """
    if before == after:
        return tuple(seats)
    if not after.names:
        return tuple(replace(seat, joined=place) for place, seat in enumerate(seats))
    placed: list[Seat] = []
    for seat in seats:
        left = [after.of[place] for place in free(after, placed)]
        side = max(range(len(after.names)), key=left.count)
        if before.names:
            name = before.names[before.of[seat.joined]]
            if name not in after.names or after.names.index(name) not in left:
                raise SideGone(side=name, seats=len(after.of))
            side = after.names.index(name)
        placed.append(replace(seat, joined=_first_of(after.names[side], after, placed)))
    return tuple(placed)


def side_again(was: Table, user: int, *, swapped: bool) -> str:
    """Return the side for which ``user`` plays in a rematch; empty: any.

    ``swapped``: the one after it that is as large, so that everybody who can plays another.
    """
    seat, sides = was.seat_of(user), was.sides
    if seat is None or not sides.names:
        return ""
    side = sides.of[seat]
    if swapped:
        sizes = [len(sides.seats(s)) for s in range(len(sides.names))]
        alike = [s for s, size in enumerate(sizes) if size == sizes[side]]
        side = alike[(alike.index(side) + 1) % len(alike)]
    return sides.names[side]


def seated(joined: Sequence[Seat], setup: Setup, seed: str) -> tuple[Seat, ...]:
    """Seat the players of a lobby, computers included, as the lot has it (B-62, T-03)."""
    by_place = sorted(joined, key=lambda seat: seat.joined)
    return tuple(
        replace(by_place[place], seat=seat, joined=place)
        for seat, place in enumerate(seating(setup, seed))
    )


def _first_of(side: str, sides: Sides, taken: Sequence[Seat]) -> int:
    number = sides.names.index(side)
    return next(place for place in free(sides, taken) if sides.of[place] == number)
