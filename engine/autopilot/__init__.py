"""A player made of rules and arithmetic: it plays a seat that nobody plays.

``think(box, position, seat)`` is a generator.  It yields after each small slice
of work and returns the next action of ``seat``; whoever drives it decides when
to go on.  ``decide(box, position, seat)`` runs it to the end::

    thinking = think(box, position, seat)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value
        await asyncio.sleep(0)

It is asked anew for every action and remembers nothing: the action depends on
the position and the seat alone, and on nothing that the seat may not see.  The
action returned is one that ``apply`` accepts; often a shorthand (a whole
answer, redeployment or withdrawal), which need not be in ``legal``.
"""

from __future__ import annotations

from collections.abc import Collection, Generator

from engine.actions import Action
from engine.box import Box
from engine.history import check_decider
from engine.made_up import as_seen
from engine.state import State

from .mind import next_action

__all__ = ["decide", "think"]


def think(
    box: Box, position: State, seat: int, shown: Collection[int] = ()
) -> Generator[None, None, Action]:
    """Yield until the next action of ``seat`` is found, and return it.

    ``position`` is not changed, and may change or go once the generator has begun.
    Thinking is bounded by a number of positions looked at, not by a clock.  ``shown``: the seats
    that show their coins to their allies; it plays for its side, and sees no other purses.

    :raises RuleError: ``game_over`` or ``not_your_decision``, at the first step.
    """
    check_decider(position, seat)
    return (yield from next_action(box, as_seen(box, position, seat, shown), seat))


def decide(box: Box, position: State, seat: int, shown: Collection[int] = ()) -> Action:
    """Think to the end without a pause and return the action; for tools and tests.

    :raises RuleError: ``game_over`` or ``not_your_decision``.
    """
    thinking = think(box, position, seat, shown)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action
