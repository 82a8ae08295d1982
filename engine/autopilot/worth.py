"""What a table is worth to a seat, in coins: those it has, those to come, and what others lack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial, reduce
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from engine.decline import decline, takes_slot
from engine.hooks import Lasts
from engine.made_up import made_up_coins
from engine.orders.outlook import STEP, Outlook
from engine.scoring import expected
from engine.state import Army, Turn
from engine.table import Game

from . import forecast
from .forecast import Decline, Pace
from .thought import Thinking

FLEETING = 0.4
"""Part of the coins for this turn's conquests that the next turns will earn again."""
REVENANTS = 0.5
"""Part of the regions that the tokens of a declined race which still acts will conquer."""
HANDY = 1.2
"""Coins a turn that a find is worth to the active race it works for, beside what it scores."""
CALM = 0.6
"""Part of a danger that counts: attackers have other regions to choose from."""
MOST = 0.7
"""Chance to lose a region at the most, however many could take it."""
SPREAD = 3.0
"""By how many coins the difference of two allies usually changes in a turn of either."""
TIES = 0.01
"""Coins of the poorer ally that one of the richer is worth: it may break a tie (T-11)."""
NORMAL = NormalDist()
USUAL = Pace(tokens=12.0, first=3.0, bonus=3.0, price=2.8, lost=0.11, worn=0.12)
"""Fitted to turns that were played both ways, declining and not; docs/autopilot.md says how."""


def warm_up(game: Game) -> Thinking[None]:
    """Work out what new races bring, the late turns first, so that no slice is long."""
    for turns in range(game.box.rounds + 1):
        forecast.fresh(USUAL, turns, 0.0)
        yield


def turns_left(game: Game, player: int) -> int:
    """Return how many turns of ``player`` have not begun."""
    turn = game.state.turn
    if turn.at.over:
        return 0
    return game.box.rounds - turn.round + (player > turn.player)


def scored(game: Game, player: int) -> bool:
    """Whether ``player`` has nothing to score in the turn being played."""
    return game.state.turn.player != player or not game.state.turn.at.before_scoring


def left_again(game: Game, player: int) -> int:
    """Return how many regions ``player`` holds now and leaves before they are scored (U-26)."""
    if not game.box.left:
        return 0
    mine = (army for army in game.state.armies if army.player == player)
    return sum(len(game.regions_of(army)) - len(game.quarters(army)) for army in mine)


class Earnings(NamedTuple):
    """Coins of a turn."""

    now: float
    """If the player scored now, regions and all."""
    lasting: float
    """Beside regions, every turn as long as nothing changes."""


def earned_now(game: Game, player: int) -> int:
    """Return the coins of ``player`` if the turn were scored now, regions left again aside."""
    if scored(game, player):
        return 0
    return sum(line.amount for line in expected(game, player)) - left_again(game, player)


def earnings(game: Game, player: int) -> Earnings:
    """Return what ``player`` earns now, and what of it comes again."""
    state = game.state
    now = earned_now(game, player)
    turn = state.turn
    state.turn = Turn(turn.round + 1, turn.player, turn.step, turn.army)
    standing = sum(line.amount for line in expected(game, player) if line.why != "regions")
    again = standing
    if turn.journal and not scored(game, player):
        state.turn.journal = turn.journal
        again = sum(line.amount for line in expected(game, player) if line.why != "regions")
    state.turn = turn
    return Earnings(now, standing + FLEETING * (again - standing))


Declines = dict[tuple[str, str | None], Decline]
"""What becomes of combos in decline, as far as it was found out while a seat thinks."""


def declining(game: Game, army: Army, known: Declines) -> Decline:
    """Return what becomes of ``army`` in decline.

    It is tried once, on the first table where it holds a region.
    """
    combo = army.race, army.power
    if combo not in known:
        held = len(game.quarters(army))
        if not held:
            return Decline(haunts=not takes_slot(game, army))
        known[combo] = _declined(game, army, held)
    return known[combo]


def _declined(game: Game, army: Army, held: int) -> Decline:
    after = game.ahead()
    haunts = not takes_slot(game, army)
    decline(after, after.army(army.id))
    mine = [a for a in after.state.armies if a.id == army.id]
    kept = sum(len(after.quarters(a)) for a in mine)
    paid = after.state.coins[army.player] - game.state.coins[army.player]
    lines = expected(after, army.player) if mine else ()
    bonus = sum(line.amount for line in lines if line.why != "regions")
    after.let_go()
    return Decline(kept / held, (kept + paid) / held, float(bonus), haunts)


def worth(game: Game, seat: int, outlook: Outlook, known: Declines) -> float:
    """Return the coins of the side of ``seat``, less their part of what other sides expect."""
    sides = game.box.sides
    own = sides.of[seat]
    others = [side for side in sides.all if side != own]
    value = together(game, own, {seat: outlook}, known)
    for side in others:
        value -= together(game, side, {}, known) / len(others)
    return value


def together(game: Game, side: int, outlooks: Mapping[int, Outlook], known: Declines) -> float:
    """Return the coins that a side may expect to be worth: those of its poorer player (T-10).

    Who that will be is not certain as long as turns are left, so it is worth something to help
    the richer one, too; where somebody's purse is not in sight, as much as the poorer one.
    """
    seats = game.box.sides.seats(side)
    coins = [prospects(game, seat, outlooks.get(seat), known) for seat in seats]
    if len(seats) == 1:
        return coins[0]
    if any(made_up_coins(game.state, seat) for seat in seats):
        return sum(coins) / len(seats)
    left = sum(turns_left(game, seat) for seat in seats)
    poorer = reduce(partial(lower, spread=SPREAD * sqrt(1 + left)), coins)
    return poorer + TIES * max(coins)


def lower(one: float, other: float, spread: float) -> float:
    """Return what to expect of the lower of two uncertain numbers.

    ``spread``: by how much their difference usually comes out higher or lower (its standard
    deviation), more than 0.
    """
    ahead = NORMAL.cdf((other - one) / spread)
    return one * ahead + other * (1 - ahead) - spread**2 * NormalDist(0, spread).pdf(other - one)


def prospects(game: Game, player: int, outlook: Outlook | None, known: Declines) -> float:
    """Return the coins of ``player``, had and expected.

    With an ``outlook`` (his own), the dangers to his regions are looked at one
    by one, and in his turn what he has now is what he will score.  Without, they
    are what is usual, and his turn is all before him.
    """
    turns = turns_left(game, player)
    earned = earnings(game, player)
    have = float(game.state.coins[player] - made_up_coins(game.state, player))
    if outlook:
        have += earned.now
    elif not scored(game, player):
        turns += 1
    if not turns:
        return have
    active: Army | None = None
    slot = beside = 0.0
    for army in game.state.armies:
        if army.player != player:
            continue
        if army.active:
            active = army
            continue
        held = float(len(game.quarters(army)))
        if outlook:
            held -= losses(game, army, outlook)
            held /= 1 - USUAL.worn
        if game.commands(army):
            held += REVENANTS * spare(game, army) / USUAL.price
        if takes_slot(game, army):
            slot += held
        else:
            beside += held
    if active is None:
        return have + forecast.fresh(USUAL, turns, slot, beside)
    held = float(len(game.quarters(active)))
    tokens = held + spare(game, active)
    if outlook:
        held -= losses(game, active, outlook)
        held /= 1 - USUAL.lost
    bonus, fate = earned.lasting + HANDY * handy(game, active), declining(game, active, known)
    return have + forecast.ahead(
        USUAL, turns, held, bonus, tokens, slot, beside, fate, helpers(active)
    )


def handy(game: Game, army: Army) -> int:
    """Return how many finds work for ``army`` as long as it is active: relics, most places."""
    regions, finds = game.state.regions, game.box.finds
    return sum(
        find.region is not None
        and regions[find.region].army == army.id
        and finds[find.id].trait.lasts is Lasts.ACTIVE
        for find in game.state.finds
    )


def spare(game: Game, army: Army) -> int:
    """Return the tokens of ``army`` with which it could hold more regions; see ``helpers``."""
    return game.to_spare(army) + army.hand + army.driven


def helpers(army: Army) -> int:
    """Return what helps ``army`` to conquer every turn, but leaves the board again.

    Tokens set aside, and pieces that conquer like tokens.
    """
    return army.aside + sum(army.extra.values())


def losses(game: Game, army: Army, outlook: Outlook) -> float:
    """Return how many regions ``army`` is likely to lose, its free tokens well placed."""
    risks = [outlook.risk(game, r.id) for r in game.quarters(army)]
    turn = game.state.turn
    if army.id != turn.army or not turn.at.acts:
        return total_after(risks, army.driven)
    least = game.least(army)
    more = [max(0, game.state.regions[r.id].tokens - least) for r in game.quarters(army)]
    risks = [risk / STEP**n for risk, n in zip(risks, more, strict=True)]
    return total_after(risks, sum(more) + army.hand)


def total_after(risks: list[float], tokens: int) -> float:
    """Return how much of ``risks`` to expect once ``tokens`` lower the highest ones, one by one."""
    if not risks:
        return 0.0
    for _ in range(tokens):
        highest = max(risks)
        risks[risks.index(highest)] = highest * STEP
    return CALM * sum(min(MOST, risk) for risk in risks)
