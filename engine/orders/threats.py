"""What a rival is likely to conquer next: what brings him the most coins at once.

A quick look, region by region.  The rules are asked once what every region costs a rival and
brings him; with more tokens in it a region costs so much more.  So many placements of tokens can
be compared without playing them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine import pricing, reaching, refusing
from engine.scoring import income_of
from engine.specs import CONQUER
from engine.state import Army, Turn
from engine.table import Game

from .outlook import MEANS

WIDE = 4
"""Groups of regions kept after each conquest."""
HOPE = 0.3
"""What a token in hand counts when such groups are compared."""
NEARLY = 1.6
"""A combo that brings so many coins less than the best may be picked once tokens are placed."""


class Threat(NamedTuple):
    """What a rival conquers in a turn."""

    coins: float
    """What it brings him, a final attempt by its chance, and what race and power earn anyway."""
    taken: Mapping[int, float]
    """The regions, each with the chance that it falls."""


NO_THREAT = Threat(0.0, {})


class _Group(NamedTuple):
    """Regions conquered one after the other; sets of regions are bits at their ids."""

    coins: float
    regions: int
    hand: int
    near: int
    """What can be attacked next, regions of the group perhaps among it."""


class Conqueror:
    """An army that may conquer, with what every region costs and brings it."""

    def __init__(self, game: Game, army: Army, coins: int = 0) -> None:
        """Ask the rules; ``game`` is a copy, in which it is the turn of ``army``, all in hand.

        ``coins``: what comes beside those for conquests.
        """
        box, die = game.box, game.box.die
        attacks = [game.attack(army, r, MEANS) for r in box.regions]
        open_now = [
            a for a in attacks if a.loser is not army and not any(refusing.barriers(game, a))
        ]
        self.coins = coins
        self.hand = game.force(army)
        self.price = {
            a.region.id: sum(m.amount for m in pricing.price(game, a) if m.why != "minimum")
            for a in open_now
        }
        """Tokens; may be less than 1 where a region costs the minimum."""
        self.chance = [sum(f >= n for f in die) / len(die) for n in range(max(die) + 1)]
        """Of a final attempt, by the tokens that are missing."""
        self.brings = dict(_brings(game, army, self.price))
        self.borders = {r: self._bits(box.regions[r].borders) for r in self.price}
        self.first = self._bits(reaching.reach(game, army))
        powers = reaching.reach_of_powers(game, army)
        self.later = self.first if game.regions_of(army) else self._bits(powers)
        """What it reaches after its first conquest, the borders of that apart."""

    def _bits(self, regions: Iterable[int]) -> int:
        return sum(1 << r for r in regions if r in self.price)

    def threat(self, more: Mapping[int, int]) -> Threat:
        """Return what it conquers, with ``more`` tokens in some regions than there are.

        Of threats that bring the same the first one found, in which low numbers go first.
        """
        return max(self.threats(more), key=lambda threat: threat.coins)

    def threats(self, more: Mapping[int, int]) -> list[Threat]:
        """Return what it might conquer, the best and others; see :meth:`threat`."""
        price = {r: max(1, p + more.get(r, 0)) for r, p in self.price.items()}
        found = [NO_THREAT]
        groups, seen = [_Group(0.0, 0, self.hand, self.first)], {0}
        while groups:
            larger = [found for group in groups for found in self._further(group, price, seen)]
            found += [self._ended(group, price) for group in groups]
            larger.sort(key=lambda group: -(group.coins + HOPE * group.hand))
            found += [_taken(group) for group in larger[WIDE : 2 * WIDE]]
            groups = larger[:WIDE]
        return [r._replace(coins=self.coins + r.coins) for r in found]

    def _further(self, group: _Group, price: Mapping[int, int], seen: set[int]) -> Iterator[_Group]:
        """Yield the groups one region larger that it can pay for, but for those ``seen``."""
        near = group.near if group.regions else self.later
        for region in _ids(group.near & ~group.regions):
            regions = group.regions | 1 << region
            if price[region] <= group.hand and regions not in seen:
                seen.add(regions)
                coins, hand = group.coins + self.brings[region], group.hand - price[region]
                yield _Group(coins, regions, hand, near | self.borders[region])

    def _ended(self, group: _Group, price: Mapping[int, int]) -> Threat:
        """Return the group with the final attempt that promises most, if one can be made."""
        threat = _taken(group)
        if not group.hand:
            return threat
        missing = {r: price[r] - group.hand for r in _ids(group.near & ~group.regions)}
        hopes = {
            r: self.chance[n] * self.brings[r]
            for r, n in missing.items()
            if 0 < n < len(self.chance)
        }
        region = max(hopes, key=hopes.__getitem__, default=0)
        if not hopes or hopes[region] <= 0:
            return threat
        taken = {**threat.taken, region: self.chance[missing[region]]}
        return Threat(threat.coins + hopes[region], taken)


def conquerors(game: Game, seat: int) -> list[list[Conqueror]]:
    """Return who may conquer in the next turn of ``seat``, army by army.

    Each is a list: of the one that is in play, or of those that might be picked.
    """
    state = game.state
    ahead = game.ahead()
    ahead.state.turn = Turn(state.turn.round, seat, CONQUER.id)
    ahead.armies_changed()
    found = []
    armies = [a for a in ahead.state.armies if a.player == seat and ahead.commands(a)]
    for army in armies:
        army.hand += army.aside + army.driven
        army.aside = army.driven = 0
        ahead.pick_up(army)
        found.append([_conqueror(ahead, army)])
    if not any(army.active for army in armies) and (newcomers := _newcomers(ahead, seat)):
        found.append(newcomers)
    ahead.let_go()
    return found


def _newcomers(ahead: Game, seat: int) -> list[Conqueror]:
    """Return the combos on offer that bring ``seat`` most, or nearly.

    Any of them may be picked, for how many coins somebody has is hidden.
    """
    state, box = ahead.state, ahead.box
    found = []
    for offer in box.market.offers(state, seat):
        army = Army(state.next_army + offer.place, seat, offer.race, offer.power, state.turn.round)
        state.armies.append(army)
        ahead.armies_changed()
        ahead.from_tray(army, box.combo_tokens(offer.race, offer.power))
        for me in ahead.voices_of(army, "on_formed"):
            me.effect.on_formed(me)
        found.append(_conqueror(ahead, army, offer.coins - offer.price))
        state.armies.remove(army)
    ahead.armies_changed()
    threats = [conqueror.threat({}).coins for conqueror in found]
    return [r for r, coins in zip(found, threats, strict=True) if coins > max(threats) - NEARLY]


def _conqueror(game: Game, army: Army, coins: int = 0) -> Conqueror:
    game.state.turn = replace(game.state.turn, army=army.id)
    return Conqueror(game, army, coins + _earned(game, army) - len(game.regions_of(army)))


def _brings(game: Game, army: Army, regions: Iterable[int]) -> Iterator[tuple[int, float]]:
    """Yield the coins that each region alone would bring ``army``."""
    state, before = game.state, _earned(game, army)
    can_earn = bool(game.voices_of(army, "income") or game.voices_of(army, "scales"))
    for region in regions:
        here, more = state.regions[region], 1
        own = here.army is not None and game.army(here.army).player == army.player
        if can_earn:
            state.turn.journal.append(game.conquest(game.attack(army, region)))
            game.clear(region, taken=True)
            game.suppose(region, replace(state.regions[region], army=army.id, tokens=1))
            more = _earned(game, army) - before
            game.clear(region)
            game.suppose(region, here)
            state.turn.journal.pop()
        yield region, float(more - own)


def _earned(game: Game, army: Army) -> int:
    return sum(line.amount for line in income_of(game, army))


def _taken(group: _Group) -> Threat:
    return Threat(group.coins, dict.fromkeys(_ids(group.regions), 1.0))


def _ids(regions: int) -> Iterator[int]:
    while regions:
        lowest = regions & -regions
        yield lowest.bit_length() - 1
        regions ^= lowest
