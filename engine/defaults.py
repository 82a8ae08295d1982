"""What is done for a player who does not say: a legal choice for everything (B-60)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Action, Answer, Done, Redeploy, Withdraw
from .model import Army, RegionSpec, State
from .pricing import defence, immune
from .table import Game


def weakest(game: Game, regions: Sequence[RegionSpec]) -> list[int]:
    """Return the ids of ``regions``, the most easily taken first, immune ones last."""
    return sorted((r.id for r in regions), key=lambda r: (immune(game, r), defence(game, r), r))


def spread(game: Game, army: Army, tokens: int) -> tuple[tuple[int, int], ...]:
    """Spread ``tokens`` evenly over the race's regions, the odd ones to the weakest (B-60).

    Returns pairs of region and tokens, by region; none where there is no region.
    """
    order = weakest(game, game.regions_of(army))
    if not order:
        return ()
    each, odd = divmod(tokens, len(order))
    shares = {region: each + (i < odd) for i, region in enumerate(order)}
    return tuple((region, n) for region, n in sorted(shares.items()) if n)


def default_action(game: Game) -> Action:
    """Return what is done for the player who must decide in the open step or question.

    In ``conquer`` and ``redeploy`` it ends the step with the tokens spread; in
    ``conquer`` it is :class:`Done` when a question has to be answered first.

    :raises LookupError: a combo must be picked, which nobody does for a player here,
        or the game is over.
    """
    state = game.state
    if state.questions:
        return Answer(tuple(state.questions[0].default))
    turn = state.turn
    if turn.step == "withdraw":
        army = game.army(_acting(state))
        return Withdraw(spread(game, army, army.driven))
    if turn.step == "redeploy":
        army = game.army(_acting(state))
        return Redeploy(spread(game, army, army.hand))
    if turn.step == "conquer":
        return _end_of_conquests(game)
    raise LookupError(turn.step)


def _end_of_conquests(game: Game) -> Action:
    from engine.turn import play

    ahead = Game(game.box, game.state.clone())
    play(ahead, Done())
    turn = ahead.state.turn
    if turn.army != game.state.turn.army or turn.step != "redeploy":
        return Redeploy()
    if ahead.state.questions:
        return Done()
    army = ahead.army(_acting(ahead.state))
    return Redeploy(spread(ahead, army, army.hand))


def _acting(state: State) -> int:
    assert state.turn.army is not None
    return state.turn.army
