"""Standing orders: where tokens go for a player who does not say (B-60).

Each order chooses among the regions that the race still holds; the tokens are
spread evenly over those chosen, the odd ones to the most easily taken.

===========  =================================================================
order        the regions it chooses
===========  =================================================================
``even``     all
``border``   those that somebody else could attack next; all, if there is none
``richest``  those that earn most at the scoring, all that tie
``hold``     one: that which earns most; of those that tie the one that costs an
             attacker most, then the lowest number.  Regions that cannot be
             attacked at all (B-51) only where there is no other
``ask``      all, when the player has not been asked or did not answer
===========  =================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .actions import ByOrder, Rearrange
from .model import Army, Question, RegionSpec
from .pricing import defence, immune, opened, reach
from .scoring import income
from .table import Game

EVEN: Final = "even"
ASK: Final = "ask"
ORDERS: Final = (EVEN, "border", "richest", "hold", ASK)
"""All standing orders; who has chosen none has the first."""


def weakest(game: Game, regions: Sequence[RegionSpec]) -> list[int]:
    """Return the ids of ``regions``, the most easily taken first, immune ones last."""
    return sorted((r.id for r in regions), key=lambda r: (immune(game, r), defence(game, r), r))


def chosen(game: Game, army: Army, order: str = EVEN) -> list[int]:
    """Return the regions of ``army`` that ``order`` chooses, the most easily taken first.

    None where the race holds none.

    :raises ValueError: there is no such order.
    """
    if order not in ORDERS:
        raise ValueError(f"no order {order!r}")
    held = weakest(game, game.regions_of(army))
    if not held or order in (EVEN, ASK):
        return held
    if order == "border":
        near = within_reach(game, army.player)
        return [r for r in held if r in near] or held
    earns = {r: worth(game, army, r) for r in held}
    if order == "richest":
        return [r for r in held if earns[r] == max(earns.values())]
    open_ones = [r for r in held if not immune(game, r)] or held
    return [min(open_ones, key=lambda r: (-earns[r], -defence(game, r), r))]


def spread(game: Game, army: Army, tokens: int, order: str = EVEN) -> tuple[tuple[int, int], ...]:
    """Place ``tokens`` as ``order`` says.

    Returns pairs of region and tokens, by region; none where there is no region.

    :raises ValueError: there is no such order.
    """
    regions = chosen(game, army, order)
    if not regions:
        return ()
    each, odd = divmod(tokens, len(regions))
    shares = {region: each + (i < odd) for i, region in enumerate(regions)}
    return tuple((region, n) for region, n in sorted(shares.items()) if n)


def within_reach(game: Game, player: int) -> set[int]:
    """Return the regions that an army of somebody else than ``player`` could attack next.

    By what it borders and by its powers, whatever it would cost; a player without an active
    race will come from the edge (B-10).  Immune regions, and water that an army may not take,
    are out of its reach.
    """
    found: set[int] = set()
    for army in game.state.armies:
        if army.player != player and game.commands(army):
            near = (game.box.regions[r] for r in reach(game, army))
            found |= {r.id for r in near if opened(game, army, r)}
    others = set(range(len(game.state.coins))) - {player}
    if not others <= {a.player for a in game.state.armies if a.active}:
        found |= {r.id for r in game.box.regions.values() if r.entry and not game.box.closed(r)}
    return {r for r in found if not immune(game, r)}


def worth(game: Game, army: Army, region: int) -> int:
    """Return the coins that the player of ``army`` would earn less without ``region``."""
    without = Game(game.box, game.state.clone())
    without.clear(region)
    return _earned(game, army.player) - _earned(without, army.player)


def _earned(game: Game, player: int) -> int:
    return sum(line.amount for _, line in income(game, player))


def answer(game: Game, question: Question, order: str = EVEN) -> tuple[int, ...]:
    """Return a whole answer to ``question`` as ``order`` says.

    Where pieces are to be put in regions of the race, any number in each, they go in turn to
    the regions chosen; else, and for orders that choose all regions, the answer is the default.
    """
    army = game.army(question.army)
    held = {r.id for r in game.regions_of(army)}
    regions = [r for r in chosen(game, army, order) if r in question.options]
    free = question.repeats and held.issuperset(question.options)
    if order in (EVEN, ASK) or not free or not regions:
        return tuple(question.default)
    return tuple(regions[i % len(regions)] for i in range(question.up_to))


def withdrawal(game: Game, order: str = EVEN) -> ByOrder:
    """Return the whole withdrawal of the victim who must decide, as ``order`` says.

    :raises LookupError: nobody withdraws now.
    """
    from .turn import play_answer

    turn = game.state.turn
    if turn.step != "withdraw" or turn.army is None:
        raise LookupError(turn.step)
    ahead = Game(game.box, game.state.clone())
    answers = []
    while ahead.state.questions:
        answers.append(answer(ahead, ahead.state.questions[0], order))
        play_answer(ahead, answers[-1])
    army = ahead.army(turn.army)
    return ByOrder(spread(ahead, army, army.driven, order), tuple(answers))


def rearrangement(game: Game, army: int, order: str) -> Rearrange:
    """Return how what ``army`` has withdrawn by order is put elsewhere, as ``order`` says.

    :raises LookupError: nothing may be rearranged of that army.
    """
    withdrawal = next((w for w in game.state.withdrawals if w.army == army), None)
    if withdrawal is None:
        raise LookupError(army)
    ahead = Game(game.box, game.state.clone())
    turn = ahead.state.turn
    if turn.step == "conquer" and turn.army == army:
        for region, n in turn.readied.items():
            ahead.state.add_tokens(region, n)
    for region, n in withdrawal.tokens.items():
        ahead.state.add_tokens(region, -n)
    mine = ahead.army(army)
    for marker, at in withdrawal.pieces.items():
        for region, n in at.items():
            ahead.shift(mine, region, marker, -n)
    pieces = []
    for marker, at in withdrawal.pieces.items():
        for region, n in _in_turn(chosen(ahead, mine, order), sum(at.values())).items():
            ahead.shift(mine, region, marker, n)
            pieces.append((marker, region, n))
    moves = spread(ahead, mine, sum(withdrawal.tokens.values()), order)
    return Rearrange(army, moves, tuple(pieces))


def _in_turn(regions: Sequence[int], n: int) -> dict[int, int]:
    """Put ``n`` pieces one by one in ``regions``, in turn; by region."""
    shares: dict[int, int] = {}
    for i in range(n):
        region = regions[i % len(regions)]
        shares[region] = shares.get(region, 0) + 1
    return dict(sorted(shares.items()))
