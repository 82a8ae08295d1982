"""The table as one seat knows it: what thinking starts from."""

from __future__ import annotations

from collections.abc import Iterable

from engine.box import Box
from engine.model import Stack, State

SEED = "autopilot"
"""Stands for the secret one; chance is thought through face by face, not drawn."""


def as_seen(box: Box, position: State, seat: int) -> State:
    """Return a copy of ``position`` in which everything ``seat`` cannot see is made up (B-63).

    The purses of others are empty, so that coins they hold there are coins they
    got or paid in thought.  The tiles nobody sees lie in order of their names.
    """
    state = position.clone()
    state.seed, state.draws, state.faces = SEED, 0, []
    state.coins = [c if i == seat else 0 for i, c in enumerate(state.coins)]
    races = {a.race for a in state.armies} | {c.race for c in state.column}
    powers = {a.power for a in state.armies} | {c.power for c in state.column}
    powers |= set(state.discards) | {f.badge for f in state.finds}
    state.banners = _made_up(state.banners, box.races, races)
    state.badges = _made_up(state.badges, box.powers, powers)
    state.hidden = _made_up(state.hidden, box.finds, {f.id for f in state.finds})
    return state


def _made_up(stack: Stack, printed: Iterable[str], seen: set[str] | set[str | None]) -> Stack:
    return Stack([], sorted(tile for tile in printed if tile not in seen)[: len(stack)])
