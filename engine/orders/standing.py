"""Standing orders: where tokens go for a player who does not say.

Without an order driven-out tokens go by ``even`` (B-60), and what is left at the end of the own
turn by ``guard``.  Each order chooses among the regions that the race still holds; the tokens are
spread evenly over those chosen, the odd ones to the most easily taken.  Only ``guard`` looks at
what the others would conquer, and puts more where more is at stake.

===========  =================================================================
order        the regions it chooses
===========  =================================================================
``guard``    those that somebody could take before the player's next turn: first
             where one token more stops a power of the others, if there are
             enough for all that it could come to, or for all it could take at
             once; then where tokens make what the others are expected to
             conquer cost the player least (:mod:`.guarding`); each of the rest
             goes to that with the most at stake, the tokens before it counted.
             As ``even`` where nothing is at stake
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

from collections import Counter
from collections.abc import Collection
from typing import Final

from engine.actions import ByOrder, Withdraw
from engine.questions import play_answer, suggested
from engine.reaching import reach
from engine.refusing import opened
from engine.scoring import worth
from engine.state import Army, Question
from engine.table import Game

from .guarding import guarded, stakes

GUARD: Final = "guard"
EVEN: Final = "even"
ASK: Final = "ask"
ORDERS: Final = (EVEN, GUARD, "border", "richest", "hold", ASK)
"""All standing orders."""


def chosen(game: Game, army: Army, order: str = EVEN) -> list[int]:
    """Return the regions of ``army`` that ``order`` chooses, the most easily taken first.

    None where the race holds none.

    :raises ValueError: there is no such order.
    """
    if order not in ORDERS:
        raise ValueError(f"no order {order!r}")
    held = game.weakest(game.quarters(army))
    if not held or order in (EVEN, ASK):
        return held
    if order == GUARD:
        at_stake = stakes(game, army)
        return [r for r in held if at_stake[r]] or held
    if order == "border":
        near = within_reach(game, army.player)
        return [r for r in held if r in near] or held
    earns = {r: worth(game, army, r) for r in held}
    if order == "richest":
        return [r for r in held if earns[r] == max(earns.values())]
    open_ones = [r for r in held if not game.immune(r)] or held
    return [min(open_ones, key=lambda r: (-earns[r], -game.defense(r), r))]


def one_by_one(
    game: Game, army: Army, n: int, order: str = EVEN, among: Collection[int] | None = None
) -> list[int]:
    """Return the regions that ``n`` tokens or other pieces go to as ``order`` says, in turn.

    ``among``: no others, if there are such.  None where there is no region.

    :raises ValueError: there is no such order.
    """
    if order == GUARD:
        regions = guarded(game, army, n, among)
        return regions + one_by_one(game, army, n - len(regions), EVEN, among)
    regions = [r for r in chosen(game, army, order) if among is None or r in among]
    return [regions[i % len(regions)] for i in range(n)] if regions else []


def spread(game: Game, army: Army, tokens: int, order: str = EVEN) -> tuple[tuple[int, int], ...]:
    """Place ``tokens`` as ``order`` says.

    Returns pairs of region and tokens, by region; none where there is no region.  None is left
    with fewer tokens than it takes to hold one, though the order would choose it.

    :raises ValueError: there is no such order.
    """
    among = game.open_to(army, tokens)
    regions = one_by_one(game, army, tokens, order, among)
    regions = regions or one_by_one(game, army, tokens, EVEN, among)
    return tuple(sorted(Counter(regions).items()))


def within_reach(game: Game, player: int) -> set[int]:
    """Return the regions that an army of a rival of ``player`` could attack next.

    By what it borders and by its powers, whatever it would cost; a rival without an active
    race will come from the edge (B-10).  Immune regions, and water that an army may not take,
    are out of its reach.
    """
    found, others = set[int](), {*game.box.sides.rivals(player)}
    for army in game.state.armies:
        if army.player in others and game.commands(army):
            near = (game.box.regions[r] for r in reach(game, army))
            found |= {r.id for r in near if opened(game, army, r)}
    if not others <= {a.player for a in game.state.armies if a.active}:
        found |= {r.id for r in game.box.regions.values() if r.entry and not game.box.closed(r)}
    return {r for r in found if not game.immune(r)}


def answer(game: Game, question: Question, order: str = EVEN) -> tuple[int, ...]:
    """Return a whole answer to ``question`` as ``order`` says.

    Where pieces are to be put in regions of the race, any number in each, they go in turn to
    the regions chosen; else, and for orders that choose all regions, it is what is suggested.
    """
    army = game.army(question.army)
    held = {r.id for r in game.regions_of(army)}
    pieces = question.about == "region" and question.repeats
    free = pieces and held.issuperset(question.options)
    if order in (EVEN, ASK) or not free:
        return suggested(game, question)
    regions = one_by_one(game, army, question.up_to, order, question.options)
    return tuple(regions) or suggested(game, question)


def withdrawal(game: Game, order: str = EVEN) -> ByOrder:
    """Return the whole withdrawal of the victim who must decide, as ``order`` says.

    :raises LookupError: nobody withdraws now.
    """
    turn = game.state.turn
    if turn.at.places != "driven" or turn.army is None:
        raise LookupError(turn.step)
    ahead = game.ahead()
    answers = []
    while ahead.state.questions:
        answers.append(answer(ahead, ahead.state.questions[0], order))
        play_answer(ahead, answers[-1])
    army = ahead.army(turn.army)
    return ByOrder(spread(ahead, army, army.driven, order), tuple(answers))


def rearrangement(game: Game, army: int, order: str) -> Withdraw:
    """Return how what ``army`` has withdrawn by order is put elsewhere, as ``order`` says.

    :raises LookupError: nothing may be rearranged of that army.
    """
    withdrawal = next((w for w in game.state.withdrawals if w.army == army), None)
    if withdrawal is None:
        raise LookupError(army)
    ahead = game.ahead()
    turn = ahead.state.turn
    if turn.at.conquers and turn.army == army:
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
        home = Counter(one_by_one(ahead, mine, sum(at.values()), order))
        for region, n in sorted(home.items()):
            ahead.shift(mine, region, marker, n)
            pieces.append((marker, region, n))
    moves = spread(ahead, mine, sum(withdrawal.tokens.values()), order)
    return Withdraw(moves, army, tuple(pieces))
