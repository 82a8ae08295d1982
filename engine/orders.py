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
             enough for all of those; then where tokens make what the others
             are expected to conquer cost the player least (:mod:`raids`); each
             of the rest goes to that with the most at stake, the tokens before
             it counted.  As ``even`` where nothing is at stake
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
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from .actions import ByOrder, Withdraw
from .model import Army, Question, RegionSpec
from .outlook import STEP, Outlook, exposed, rivals_before
from .pricing import defence, immune, opened, reach
from .raids import NO_RAID, Raid, Raider, raiders
from .scoring import expected
from .table import Game

GUARD: Final = "guard"
EVEN: Final = "even"
ASK: Final = "ask"
ORDERS: Final = (EVEN, GUARD, "border", "richest", "hold", ASK)
"""All standing orders."""
BESIDE: Final = 2.0
"""Coins that a region lost costs beside those of one turn: for its token and for later turns."""
FIRST: Final = 0.3
"""How much the first token put in a region lowers the danger, for attackers have others to take.

Further ones lower it by ``STEP`` each.
"""
LOOKS = 16
"""Placements compared at the most, all rivals together; what has been begun is ended."""
WIDE = 4
"""Placements to go on from with one token more."""


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
    held = weakest(game, game.quarters(army))
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
    open_ones = [r for r in held if not immune(game, r)] or held
    return [min(open_ones, key=lambda r: (-earns[r], -defence(game, r), r))]


def one_by_one(
    game: Game, army: Army, n: int, order: str = EVEN, among: Collection[int] | None = None
) -> list[int]:
    """Return the regions that ``n`` tokens or other pieces go to as ``order`` says, in turn.

    ``among``: no others, if there are such.  None where there is no region.

    :raises ValueError: there is no such order.
    """
    if order == GUARD:
        regions = _guarded(game, army, n, among)
        return regions + one_by_one(game, army, n - len(regions), EVEN, among)
    regions = [r for r in chosen(game, army, order) if among is None or r in among]
    return [regions[i % len(regions)] for i in range(n)] if regions else []


def spread(game: Game, army: Army, tokens: int, order: str = EVEN) -> tuple[tuple[int, int], ...]:
    """Place ``tokens`` as ``order`` says.

    Returns pairs of region and tokens, by region; none where there is no region.  None is left
    with fewer tokens than it takes to hold one, though the order would choose it.

    :raises ValueError: there is no such order.
    """
    among = open_to(game, army, tokens)
    regions = one_by_one(game, army, tokens, order, among)
    regions = regions or one_by_one(game, army, tokens, EVEN, among)
    return tuple(sorted(Counter(regions).items()))


def open_to(game: Game, army: Army, tokens: int) -> list[int]:
    """Return the regions of ``army`` to which ``tokens`` can go one by one, in board order.

    Where a region is held by a piece alone and needs several, one such region, to which all of
    them can go together; it is returned only if there is no other.
    """
    held = [spec.id for spec in game.quarters(army)]
    single = [region for region in held if game.takes(army, region, 1)]
    return single or [region for region in held if game.takes(army, region, tokens)][:1]


def stakes(game: Game, army: Army, *, bare: str = "") -> dict[int, float]:
    """Return the coins that ``army`` is likely to lose in each of its regions before its next turn.

    Tokens and pieces count as they lie; ``bare``: but for those of this marker, which are looked
    at as if they lay nowhere.
    """
    if not bare:
        return _at_stake(game, army, _ahead(game, army))
    without = Game(game.box, game.state.clone())
    for spec in game.regions_of(army):
        without.lift(spec.id, bare)
    at_stake = _at_stake(without, army, _ahead(without, army))
    without.let_go()
    return at_stake


def _ahead(game: Game, army: Army) -> Outlook:
    rivals = rivals_before(game, army.player)
    return Outlook(game, army.player, held_only=True, rivals=rivals)


def _at_stake(game: Game, army: Army, outlook: Outlook) -> dict[int, float]:
    risks = {spec.id: outlook.risk(game, spec.id) for spec in game.regions_of(army)}
    return {r: risk and risk * (worth(game, army, r) + BESIDE) for r, risk in risks.items()}


def _guarded(game: Game, army: Army, n: int, among: Collection[int] | None) -> list[int]:
    if not n:
        return []
    outlook = _ahead(game, army)
    wanted = [r.id for r in game.quarters(army) if among is None or r.id in among]
    at_stake = _at_stake(game, army, outlook)
    alone = [r for r in exposed(game, army, outlook) if r in wanted]
    regions = alone if len(alone) <= n else []
    if any(at_stake.values()):
        regions = _deterring(game, army, n, regions, [r for r in wanted if at_stake[r]])
    return guarding({r: at_stake[r] for r in wanted}, n, regions)


def guarding(
    at_stake: Mapping[int, float], n: int, before: Sequence[int] = (), *, first: float = FIRST
) -> list[int]:
    """Return the region with the most ``at_stake`` ``n`` times, each time with one token more.

    ``before``: regions that get theirs in any case, no more than ``n``.  ``first``: how much
    the first token lowers what is at stake.  No others where nothing is at stake.
    """
    regions = list(before)
    given = Counter(regions)
    left = {r: s * _lowered(given[r], first) for r, s in at_stake.items() if s}
    while left and len(regions) < n:
        region = max(left, key=lambda r: (left[r], -given[r]))
        left[region] *= STEP if given[region] else first
        given[region] += 1
        regions.append(region)
    return regions


def _lowered(tokens: int, first: float) -> float:
    """Return what is left of a danger when so many tokens more lie there."""
    return first * float(STEP ** (tokens - 1)) if tokens else 1.0


def _deterring(
    game: Game, army: Army, n: int, before: Sequence[int], wanted: Collection[int]
) -> list[int]:
    """Return ``before`` and, of ``n`` tokens, those that make the rivals' next turns cost less.

    What they cost is the coins they bring the rivals, and the regions that ``army`` loses in them.
    A token changes a rival's turn only where he would attack, so no other regions are tried.
    """
    rivals = [r for seat in rivals_before(game, army.player) for r in raiders(game, seat)]
    held = {spec.id: worth(game, army, spec.id) + BESIDE for spec in game.regions_of(army)}

    def look(regions: tuple[int, ...]) -> tuple[float, tuple[int, ...], list[int]]:
        raids = [_likeliest(picks, Counter(regions)) for picks in rivals]
        cost = sum(raid.coins for raid in raids)
        cost += sum(held.get(r, 0) * chance for raid in raids for r, chance in raid.taken.items())
        return round(cost, 6), regions, [r for raid in raids for r in raid.taken if r in wanted]

    best = look(tuple(before))
    kept, looks = [best], LOOKS // max(1, len(rivals))
    while kept and looks > 0 and len(kept[0][1]) < n:
        tries = {tuple(sorted((*regions, r))) for _, regions, taken in kept for r in taken}
        looks -= len(tries)
        kept = sorted(map(look, sorted(tries)), key=lambda found: found[:2])[:WIDE]
        if kept and kept[0][0] < best[0]:
            best = kept[0]
    return list(best[1])


def _likeliest(picks: Sequence[Raider], more: Mapping[int, int]) -> Raid:
    return max((pick.raid(more) for pick in picks), key=lambda raid: raid.coins, default=NO_RAID)


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
    left = _earned(without, army.player)
    without.let_go()
    return _earned(game, army.player) - left


def _earned(game: Game, player: int) -> int:
    return sum(line.amount for line in expected(game, player))


def answer(game: Game, question: Question, order: str = EVEN) -> tuple[int, ...]:
    """Return a whole answer to ``question`` as ``order`` says.

    Where pieces are to be put in regions of the race, any number in each, they go in turn to
    the regions chosen; else, and for orders that choose all regions, the answer is the default.
    """
    army = game.army(question.army)
    held = {r.id for r in game.regions_of(army)}
    pieces = question.about == "region" and question.repeats
    free = pieces and held.issuperset(question.options)
    if order in (EVEN, ASK) or not free:
        return tuple(question.default)
    regions = one_by_one(game, army, question.up_to, order, question.options)
    return tuple(regions or question.default)


def withdrawal(game: Game, order: str = EVEN) -> ByOrder:
    """Return the whole withdrawal of the victim who must decide, as ``order`` says.

    :raises LookupError: nobody withdraws now.
    """
    from .steps import play_answer

    turn = game.state.turn
    if turn.at.places != "driven" or turn.army is None:
        raise LookupError(turn.step)
    ahead = Game(game.box, game.state.clone())
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
    ahead = Game(game.box, game.state.clone())
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
