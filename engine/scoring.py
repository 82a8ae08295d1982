"""Victory coins: what a turn earns, line by line, and who wins."""

from __future__ import annotations

from collections.abc import Iterator

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


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats, best first: coins, then tokens; who ties stands together (B-20)."""
    scores: dict[tuple[int, int], list[int]] = {}
    for seat, coins in enumerate(state.coins):
        scores.setdefault((coins, tokens_on_board(state, seat)), []).append(seat)
    return tuple(tuple(seats) for _, seats in sorted(scores.items(), reverse=True))
