"""Where tokens and pieces save their player most: the order ``guard``.

First they go where they make what the rivals are expected to conquer cost the player least
(:mod:`.threats`); the rest, in case a rival does something else, where most is at stake
(:mod:`.outlook`).  Pieces that powers place at the end of a turn go by the same sense.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.scoring import worth
from engine.state import Army
from engine.table import Game

from .outlook import STEP, Outlook, exposed, rivals_before
from .threats import Threat, conquerors

BESIDE: Final = 2.0
"""Coins that a region lost costs beside those of one turn: for its token and for later turns."""
FIRST: Final = 0.3
"""How much the first token put in a region lowers the danger, for attackers have others to take.

Further ones lower it by ``STEP`` each.
"""
LOOKS = 48
"""Threats looked at for placements at the most, those of all rivals together."""
WIDE = 4
"""Placements to go on from with one token more."""
CLOSE: Final = 0.2
"""A threat that brings a rival so many coins less than his best is ``e`` times less likely."""
UNLIKELY: Final = 0.05
"""Regions that are lost less often than this are not worth a token to look ahead for."""
WALL: Final = 99
"""Tokens that a piece is as good as that makes its region immune."""


def stakes(game: Game, army: Army, *, bare: str = "") -> dict[int, float]:
    """Return the coins that ``army`` is likely to lose in each of its regions before its next turn.

    Tokens and pieces count as they lie; ``bare``: but for those of this marker, which are looked
    at as if they lay nowhere.
    """
    without = _without(game, army, bare)
    at_stake = _at_stake(without, army, _ahead(without, army))
    without.let_go()
    return at_stake


def guarded(game: Game, army: Army, n: int, among: Collection[int] | None = None) -> list[int]:
    """Return the regions that ``n`` tokens of ``army`` go to, in turn; none if none is in danger.

    Where a power of the others could take regions because one token lies there, those come first
    if there are enough for all of them, or for all that it could take at once.  ``among``: no
    other regions.
    """
    if not n:
        return []
    outlook = _ahead(game, army)
    wanted = [r.id for r in game.quarters(army) if among is None or r.id in among]
    at_stake = _at_stake(game, army, outlook)
    before: list[int] = []
    for now in (True, False):
        alone = [r for r in exposed(game, army, outlook, now=now) if r in wanted]
        before = alone if len(alone) <= n else before
    return _placed(game, army, n, {r: at_stake[r] for r in wanted}, before)


def guarded_by(
    game: Game,
    army: Army,
    marker: str,
    n: int,
    among: Collection[int] | None = None,
    *,
    anew: bool = True,
    apart: bool = True,
) -> list[int]:
    """Return the regions that ``n`` pieces ``marker`` of ``army`` go to, fewer if fewer need one.

    ``among``: no other regions.  ``anew``: all of them are placed, so those that lie somewhere
    are looked at as if they did not.  ``apart``: no two go to one region.
    """
    without, spec = _without(game, army, marker if anew else ""), game.box.markers[marker]
    at_stake = _at_stake(without, army, _ahead(without, army))
    at_stake = {r: stake for r, stake in at_stake.items() if among is None or r in among}
    each = WALL if spec.immune else spec.defense
    regions = _placed(without, army, n, at_stake, each=each, apart=apart)
    without.let_go()
    return regions


def guarding(
    at_stake: Mapping[int, float],
    n: int,
    before: Sequence[int] = (),
    *,
    first: float = FIRST,
    apart: bool = False,
) -> list[int]:
    """Return the region with the most ``at_stake`` ``n`` times, each time with one token more.

    ``before``: regions that get theirs in any case, no more than ``n``.  ``first``: how much
    the first token lowers what is at stake.  No others where nothing is at stake.
    ``apart``: no region twice.
    """
    regions = list(before)
    given = Counter(regions)
    left = {r: s * _lowered(given[r], first) for r, s in at_stake.items() if s}
    if apart:
        rest = sorted((r for r in left if r not in given), key=lambda r: -left[r])
        return (regions + rest)[:n]
    while left and len(regions) < n:
        region = max(left, key=lambda r: (left[r], -given[r]))
        left[region] *= STEP if given[region] else first
        given[region] += 1
        regions.append(region)
    return regions


def _without(game: Game, army: Army, marker: str) -> Game:
    """Return a copy of the table on which no piece ``marker`` of ``army`` lies."""
    without = game.ahead()
    for spec in game.regions_of(army) if marker else ():
        without.lift(spec.id, marker)
    return without


def _ahead(game: Game, army: Army) -> Outlook:
    rivals = rivals_before(game, army.player)
    return Outlook(game, army.player, held_only=True, rivals=rivals)


def _at_stake(game: Game, army: Army, outlook: Outlook) -> dict[int, float]:
    risks = {spec.id: outlook.risk(game, spec.id) for spec in game.regions_of(army)}
    return {r: risk and risk * (worth(game, army, r) + BESIDE) for r, risk in risks.items()}


def _lowered(tokens: int, first: float) -> float:
    """Return what is left of a danger when so many tokens more lie there."""
    return first * float(STEP ** (tokens - 1)) if tokens else 1.0


def _placed(
    game: Game,
    army: Army,
    n: int,
    at_stake: Mapping[int, float],
    before: Sequence[int] = (),
    *,
    each: int = 1,
    apart: bool = False,
) -> list[int]:
    """Place what is worth ``each`` tokens, ``n`` times; see ``guarded`` and ``guarded_by``."""
    regions = before
    if any(at_stake.values()):
        regions = Foresight(game, army, at_stake, each).deterring(n, before, apart=apart)
    return guarding(at_stake, n, regions, apart=apart)


class _Look(NamedTuple):
    """What a placement leads to."""

    cost: float
    """Coins that it is expected to cost the player."""
    left: float
    """Coins at stake all the same, in case the rivals do something else."""
    regions: tuple[int, ...]
    """The placement: a region for each token or piece."""
    lost: tuple[int, ...]
    """The player's regions that are likely to be lost."""


class Foresight:
    """What the rivals' turns before the player's next one are expected to cost him."""

    def __init__(
        self, game: Game, army: Army, at_stake: Mapping[int, float], each: int = 1
    ) -> None:
        """Ask the rules; ``each``: what is placed is worth so many tokens.

        ``at_stake``: by region where it may be placed; see ``stakes``.
        """
        seats = rivals_before(game, army.player)
        self.rivals = [picks for seat in seats for picks in conquerors(game, seat)]
        self.share = 1 / max(1, len(game.box.sides.rivals(army.player)))
        """What a rival's coin costs: the player is compared with all of them."""
        self.held = {r.id: worth(game, army, r.id) + BESIDE for r in game.regions_of(army)}
        self.at_stake, self.each = at_stake, each

    def deterring(self, n: int, before: Sequence[int], *, apart: bool = False) -> list[int]:
        """Return ``before`` and, of ``n`` tokens, those that make the rivals' turns cost less.

        A token changes a rival's turn only where he would attack, so no other regions are tried.
        ``apart``: no region twice.
        """
        best = self.look(tuple(before))
        kept, looks = [best], LOOKS // max(1, sum(map(len, self.rivals)))
        while kept and looks > 0 and len(kept[0].regions) < n:
            tries = {
                tuple(sorted((*look.regions, r))): None
                for look in kept
                for r in look.lost
                if self.at_stake.get(r) and not (apart and r in look.regions)
            }
            kept = sorted(map(self.look, list(tries)[:looks]))[:WIDE]
            looks -= len(tries)
            if kept and kept[0].cost < best.cost:
                best = kept[0]
        return list(best.regions)

    def look(self, regions: tuple[int, ...]) -> _Look:
        """Return what comes of a placement.

        What a rival conquers costs the coins that it brings him and the regions that are lost.
        """
        given = Counter(regions)
        more = {r: n * self.each for r, n in given.items()}
        cost, lost = 0.0, dict.fromkeys(self.held, 0.0)
        for picks in self.rivals:
            for threat, likely in _likely(
                [threat for pick in picks for threat in pick.threats(more)]
            ):
                cost += self.share * likely * threat.coins
                for region, chance in threat.taken.items():
                    if region in self.held:
                        cost += likely * chance * self.held[region]
                        lost[region] += likely * chance
        left = sum(stake * _lowered(given[r], FIRST) for r, stake in self.at_stake.items())
        likely_lost = tuple(r for r, chance in lost.items() if chance > UNLIKELY)
        return _Look(round(cost, 1), round(left, 6), regions, likely_lost)


def _likely(threats: Sequence[Threat]) -> list[tuple[Threat, float]]:
    """Return ``threats`` with how likely each of them is: the more, the more coins it brings."""
    most = max((threat.coins for threat in threats), default=0.0)
    weights = [exp((threat.coins - most) / CLOSE) for threat in threats]
    total = sum(weights)
    return [(threat, weight / total) for threat, weight in zip(threats, weights, strict=True)]
