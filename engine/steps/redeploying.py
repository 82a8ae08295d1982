"""Where the tokens go once the conquests are over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from engine import rearranging
from engine.actions import Action, Done, Place, Redeploy
from engine.hooks import Me, Refusal, RuleError
from engine.model import REDEPLOY, Army
from engine.table import Game

from .flow import next_army
from .step import Step, acting, held_by, play

place = lru_cache(maxsize=4096)(Place)
"""Placements are offered by the hundred; the same one is made once."""


def rest(game: Game) -> dict[int, int]:
    """Return what is placed by itself: what is left in hand, in the only region."""
    army = acting(game)
    held = game.regions_of(army)
    return {held[0].id: army.hand} if len(held) == 1 and army.hand else {}


def says_the_rest(game: Game, moves: tuple[tuple[int, int], ...]) -> bool:
    """Whether ``moves`` are what is placed by itself."""
    return min(n for _, n in moves) > 0 and rearranging.summed(moves) == rest(game)


class RedeployStep(Step):
    """All movable tokens are in hand and go back to the race's regions (step 7)."""

    spec = REDEPLOY
    moment = "on_redeploy"

    def enter(self, game: Game) -> None:
        """Pick up what may move; then come the gains and losses of this moment."""
        game.state.turn.die = None
        game.pick_up(acting(game))

    def speakers(self, game: Game) -> Sequence[Me]:
        """The effects of the army that acts."""
        return game.voices_of(acting(game), self.moment)

    def actions(self, game: Game) -> Iterator[Action]:
        """Every placement, done once the hand is empty."""
        army = acting(game)
        if not army.hand:
            yield Done()
        for spec in game.regions_of(army):
            for n in range(1, army.hand + 1):
                yield place(spec.id, n)

    def settled(self, game: Game) -> bool:
        """There is nowhere to choose from, or nothing to move (B-72)."""
        army = acting(game)
        held = game.regions_of(army)
        movable = army.hand + sum(game.state.regions[s.id].tokens - 1 for s in held)
        return len(held) < 2 or not movable

    def leave(self, game: Game) -> None:
        """Put what is left in the only region; then the next army acts, or the powers place."""
        army, turn = acting(game), game.state.turn
        for region, tokens in rest(game).items():
            self.put(game, army, region, tokens)
        if not turn.begun:
            turn.begun = not self.as_it_stood(game)
        next_army(game)

    def as_it_stood(self, game: Game) -> bool:
        """Whether the army stands where it stood before it was readied."""
        was = game.state.turn.readied
        return all(
            game.state.regions[s.id].tokens == 1 + was.get(s.id, 0)
            for s in game.regions_of(acting(game))
        )

    def put(self, game: Game, army: Army, region: int, tokens: int) -> None:
        """Put tokens of the hand in a region and tell."""
        game.put_down(army, region, tokens)
        game.emit("deployed", army.player, region, tokens, race=army.race)

    def place(self, game: Game, action: Place) -> None:
        """Put tokens of the hand in a region of the race."""
        army = acting(game)
        held_by(game, army, action.region)
        if not 1 <= action.tokens <= army.hand:
            raise RuleError(Refusal("not_that_many", action.region, {"hand": army.hand}))
        self.put(game, army, action.region, action.tokens)

    def done(self, game: Game, action: Done) -> None:
        """Leave the tokens as they lie."""
        army = acting(game)
        if army.hand:
            raise RuleError(Refusal("tokens_left", params={"hand": army.hand}))
        self.leave(game)

    def redeploy(self, game: Game, action: Redeploy) -> None:
        """Place the whole hand as told, and close the step."""
        for region, tokens in action.moves:
            play(game, Place(region, tokens))
        play(game, Done())

    plays: ClassVar = {Place: place, Done: done, Redeploy: redeploy}
