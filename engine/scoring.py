"""Victory coins: what a turn earns, line by line, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .box import Box
from .hooks import Claim, Mod
from .state import Army, State
from .table import Game


def income(game: Game, player: int) -> Iterator[tuple[Army, Mod]]:
    """Yield what ``player`` earns now: a coin per region (B-03), and the bonuses in force."""
    for army in game.state.armies:
        if army.player == player:
            for line in income_of(game, army):
                yield army, line


def income_of(game: Game, army: Army) -> Iterator[Mod]:
    """Yield what ``army`` earns its player now."""
    lines = list(_earned(game, army))
    yield from lines
    yield from _scaled(game, army, lines)


def _earned(game: Game, army: Army) -> Iterator[Mod]:
    if held := len(game.regions_of(army)):
        yield Mod(held, "regions")
    for me in game.voices_of(army, "income"):
        yield from me.effect.income(me)


def _scaled(game: Game, army: Army, lines: Sequence[Mod]) -> Iterator[Mod]:
    """Yield what regions earn once more; ``lines``: what they have earned."""
    for me in game.voices_of(army, "scales"):
        for region in me.effect.scales(me):
            if game.state.regions[region].army == army.id:
                yield Mod(1 + sum(line.regions.count(region) for line in lines), me.label)


def claims(game: Game, player: int) -> Iterator[tuple[Army, Claim]]:
    """Yield what others owe ``player`` at the scoring, whether they have it or not."""
    for me in game.voices("claims"):
        if me.army.player == player:
            for claim in me.effect.claims(me):
                if claim.payer != player:
                    yield me.army, claim


def expected(game: Game, player: int) -> Iterator[Mod]:
    """Yield what ``player`` would earn now as far as he knows: others pay all they owe."""
    for _, line in income(game, player):
        yield line
    for _, claim in claims(game, player):
        yield Mod(claim.coins, claim.why)


def worth(game: Game, army: Army, region: int) -> int:
    """Return the coins that the player of ``army`` would earn less without its ``region``.

    With its last region a declined race earns nothing more.
    """
    without = game.ahead()
    without.clear(region)
    without.retire_if_gone(without.army(army.id))
    left = sum(line.amount for line in expected(without, army.player))
    without.let_go()
    return sum(line.amount for line in expected(game, army.player)) - left


def score(game: Game) -> None:
    """Pay the turn's player (steps 9 and 12); what others owe him comes last."""
    player = game.state.turn.player
    for army, line in list(income(game, player)):
        game.pay(player, line.amount, line.why, army.race)
    owed = list(claims(game, player))
    game.collect(player, [(c.payer, c.coins, c.why, army.race) for army, c in owed])


def tokens_on_board(box: Box, state: State, player: int) -> int:
    """Return the race tokens that break a tie: active and declined, on the board only (B-20).

    Pieces that count as such in every way are among them (C-07).
    """
    mine, markers = {a.id for a in state.armies if a.player == player}, box.markers
    return sum(
        here.tokens + sum(n for m, n in here.markers.items() if markers[m].ranks)
        for here in state.regions.values()
        if here.army in mine
    )


class Rank(NamedTuple):
    """How a side has come out."""

    place: int
    """From 1; who ties shares one, and as many after it are left out."""
    side: int
    seats: tuple[int, ...]
    coins: int
    """Those of its poorest player, which is what a side is worth."""
    tokens: int
    """Its race tokens on the board."""


def ranking(box: Box, state: State) -> tuple[Rank, ...]:
    """Return the sides, best first: by coins, then by what breaks a tie (B-20)."""
    sides, found = box.sides, []
    for side in sides.all:
        seats = sides.seats(side)
        tokens = sum(tokens_on_board(box, state, seat) for seat in seats)
        coins = [state.coins[seat] for seat in seats]
        score = (min(coins), tokens if sides.tie == "tokens" else max(coins))
        found.append((score, (side, seats, min(coins), tokens)))
    ranks = (Rank(1 + sum(other > score for other, _ in found), *own) for score, own in found)
    return tuple(sorted(ranks, key=lambda rank: rank.place))
