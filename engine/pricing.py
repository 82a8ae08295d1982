"""What a conquest costs, line by line, in tokens and in coins."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from .hooks import EVERYTHING, Attack, Mod, Refusal, Toll
from .state import Army
from .table import Game


class Price(NamedTuple):
    """A price with its reasons."""

    lines: tuple[Mod, ...]
    total: int
    """Tokens needed, at least those that hold a region; the sum of the lines."""
    tolls: tuple[Toll, ...]
    """Coins due besides."""
    refusals: tuple[Refusal, ...]
    """Why the region may not be conquered at all, whatever the hand."""
    short: int
    """Tokens that are missing: the fewest that a die would have to show."""


def price(game: Game, attack: Attack) -> list[Mod]:
    """Return why ``attack`` costs what it costs, line by line (B-26)."""
    return priced(game, attack)[0]


def shielded(game: Game) -> set[int]:
    """Return the regions of races that can suppress what helps an attacker."""
    return {spec.id for me in game.voices("suppresses") for spec in me.regions()}


def required(game: Game, attack: Attack) -> int:
    """Return the tokens that ``attack`` needs, at least 1."""
    ((_, need),) = needed(game, attack.army, (attack.region.id,), attack.means)
    return need


def needed(
    game: Game, army: Army, regions: Collection[int], means: str
) -> Iterator[tuple[int, int]]:
    """Yield ``regions``, each with the tokens that ``army`` needs to conquer it by ``means``.

    That is what its price comes to, but the lines are put together only where it takes that to
    know: where something is struck off the land or its defense, or who holds it suppresses.
    """
    box, least = game.box, game.least(army)
    line_by_line = shielded(game)
    waived = set[str]()
    for me in game.voices_of(army, "strikes"):
        for names, where in me.effect.strikes(me, means):
            if where is None and (EVERYTHING in names or box.standing.isdisjoint(names)):
                waived.update(names)
            else:
                line_by_line.update(box.regions if where is None else where)
    costs = [
        (amount, where)
        for me in game.voices_of(army, "cost")
        for amount, why, where in me.effect.cost(me, means)
        if why not in waived
    ]
    free = EVERYTHING in waived
    for region in regions:
        if region in line_by_line:
            total = priced(game, game.attack(army, region, means))[1]
        elif free:
            total = least
        else:
            total = game.defense(region)
            for amount, where in costs:
                if where is None or region in where:
                    total += amount
        yield region, max(total, least)


def missing(
    game: Game, army: Army, regions: Collection[int], means: str
) -> Iterator[tuple[int, int]]:
    """Yield ``regions``, each with the tokens that ``army`` is short of; less than 0: has over."""
    for region, need in needed(game, army, regions, means):
        force = game.force(army, game.attack(army, region, means)) if army.extra else army.hand
        yield region, need - force


def priced(game: Game, attack: Attack) -> tuple[list[Mod], int]:
    """Return the lines of the price of ``attack``, and their sum."""
    lines = _lines(game, attack)
    lines += _struck(lines, _strikes(game, attack))
    total = sum([line.amount for line in lines])
    if total < (least := game.least(attack.army)):
        lines.append(Mod(least - total, "minimum"))
        total = least
    return lines, total


def _lines(game: Game, attack: Attack) -> list[Mod]:
    """Return what counts in the price of ``attack`` before anything is struck off it.

    First the land and what defends it, then what powers add and take off.
    """
    here, box = game.state.regions[attack.region.id], game.box
    lines = [Mod(box.ground[attack.region.id], "base")]
    if defenders := here.tokens + here.natives:
        lines.append(Mod(defenders, "defenders"))
    for marker, n in here.markers.items():
        if defense := n * box.markers[marker].defense:
            lines.append(Mod(defense, marker))
    for me in game.voices_of(attack.army, "cost"):
        for amount, why, where in me.effect.cost(me, attack.means):
            if _applies(where, attack) and (amount > 0 or not game.muted(attack, me.source)):
                lines.append(Mod(amount, why))
    return lines


def _strikes(game: Game, attack: Attack) -> list[tuple[str, Collection[str]]]:
    """Return who strikes lines off the price of ``attack``, and what these are called."""
    return [
        (me.label, names)
        for me in game.voices_of(attack.army, "strikes")
        for names, where in me.effect.strikes(me, attack.means)
        if _applies(where, attack) and not game.muted(attack, me.source)
    ]


def _applies(where: Collection[int] | None, attack: Attack) -> bool:
    """Whether the region of ``attack`` is one of those; ``None``: any is."""
    return where is None or attack.region.id in where


def _struck(lines: list[Mod], strikes: list[tuple[str, Collection[str]]]) -> list[Mod]:
    """Return what takes off those of ``lines`` that are struck, each line once."""
    off, struck = list[Mod](), set[str]()
    for label, names in strikes:
        now = {line.why for line in lines} if EVERYTHING in names else names
        if amount := sum([ln.amount for ln in lines if ln.why in now and ln.why not in struck]):
            off.append(Mod(-amount, label))
        struck.update(now)
    return off


def coins_due(game: Game, attack: Attack) -> int:
    """Return the coins that must be paid for ``attack``."""
    return sum([toll.coins for _, toll in due]) if (due := game.tolls(attack)) else 0


def payment(game: Game, attack: Attack, need: int) -> bool | None:
    """Return whether ``attack`` needs the final die (B-08, B-29); ``None``: that won't do either.

    ``need``: the tokens that :func:`required` returns for it.
    """
    army = attack.army
    if need <= (hand := game.force(army, attack) if army.extra else army.hand):
        return False
    return True if game.state.turn.die is None and need <= hand + max(game.box.die) else None


def short(game: Game, attack: Attack, need: int) -> int:
    """Return the tokens that are missing for ``attack``, which needs ``need``."""
    return max(0, need - game.force(attack.army, attack))
