"""The table as one seat knows it: what previews and thinking start from."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from .box import Box
from .state import Stack, State

SEED = "autopilot"
"""Stands for the secret one; chance is thought through face by face, not drawn."""
PLENTY = 1000
"""Coins in a purse that nobody else sees: whatever its owner may have to pay, he can."""


def as_seen(box: Box, position: State, seat: int, shown: Collection[int] = ()) -> State:
    """Return a copy of ``position`` in which everything ``seat`` cannot see is made up (B-63).

    The purses of others hold ``PLENTY``: more or less is what they got or paid in
    thought.  The tiles nobody sees lie in order of their names.  ``shown``: the seats
    that show their coins to their allies (T-04).
    """
    state, known = position.clone(), box.sides.shown(seat, shown)
    state.seed, state.draws, state.faces = SEED, 0, []
    state.coins = [c if i in known else PLENTY for i, c in enumerate(state.coins)]
    races = {a.race for a in state.armies} | set(box.market.banners_in_sight(state))
    powers = {a.power for a in state.armies} | set(box.market.badges_in_sight(state))
    powers |= set(state.discards) | {f.badge for f in state.finds}
    state.banners = _made_up(state.banners, box.races, races)
    state.badges = _made_up(state.badges, box.powers, powers)
    state.hidden = _made_up(state.hidden, box.finds, {f.id for f in state.finds})
    return state


def is_made_up(state: State) -> bool:
    """Whether ``as_seen`` made ``state``, or it has come of one that it made."""
    return state.seed == SEED


def made_up_coins(state: State, seat: int) -> int:
    """Return the coins in the purse of ``seat`` that ``as_seen`` put there; 0: it is in sight.

    Nobody gets or pays half as many.
    """
    return PLENTY if is_made_up(state) and state.coins[seat] > PLENTY // 2 else 0


def _made_up(stack: Stack, printed: Iterable[str], seen: set[str] | set[str | None]) -> Stack:
    return Stack([], sorted(tile for tile in printed if tile not in seen)[: len(stack)])
