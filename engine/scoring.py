"""Victory coins: what a turn earns, line by line, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .box import Box
from .hooks import Mod
from .model import Army, State
from .table import Game


def income(game: Game, player: int) -> Iterator[tuple[Army, Mod]]:
    """Yield what ``player`` earns now: a coin per region (B-03), and the bonuses in force."""
    for army in game.state.armies:
        if army.player != player:
            continue
        if held := len(game.regions_of(army)):
            yield army, Mod(held, "regions")
        for me in game.voices_of(army, "income"):
            for line in me.effect.income(me):
                yield army, line


def score(game: Game) -> None:
    """Pay the turn's player (steps 9 and 12)."""
    player = game.state.turn.player
    for army, line in list(income(game, player)):
        game.pay(player, line.amount, line.why, army.race)


def tokens_on_board(state: State, player: int) -> int:
    """Return the race tokens that break a tie: active and declined, on the board only (B-20)."""
    mine = {a.id for a in state.armies if a.player == player}
    return sum(r.tokens for r in state.regions.values() if r.army in mine)


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
    for side in dict.fromkeys(sides.of):
        seats = sides.seats(side)
        tokens = sum(tokens_on_board(state, seat) for seat in seats)
        coins = [state.coins[seat] for seat in seats]
        score = (min(coins), tokens if sides.tie == "tokens" else max(coins))
        found.append((score, Rank(0, side, seats, min(coins), tokens)))
    return tuple(
        sorted(
            (
                rank._replace(place=1 + sum(other > score for other, _ in found))
                for score, rank in found
            ),
            key=lambda rank: rank.place,
        )
    )
