"""Where the tokens go once the conquests are over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from engine.actions import Action, Answer, Done, Place, Redeploy, Use
from engine.hooks import Refusal, RuleError
from engine.me import Me
from engine.orders import rearranging
from engine.placing import against_placing, fewest
from engine.specs import AFTER_SCORE, REDEPLOY, REGROUP
from engine.state import Army
from engine.table import Game

from .flow import next_army
from .step import Step, acting, check, play, resume
from .using import perform, uses

place = lru_cache(maxsize=4096)(Place)
"""Placements are offered by the hundred; the same one is made once."""


def rest(game: Game) -> dict[int, int]:
    """Return what is placed by itself: what is left in hand, in the only region."""
    army = acting(game)
    held = [spec.id for spec in game.regions_of(army)]
    fits = len(held) == 1 and army.hand and game.takes(army, held[0], army.hand)
    return {held[0]: army.hand} if fits else {}


def says_the_rest(game: Game, moves: tuple[tuple[int, int], ...]) -> bool:
    """Whether ``moves`` are what is placed by itself."""
    return min(n for _, n in moves) > 0 and rearranging.summed(moves) == rest(game)


def other_than_the_rest(game: Game) -> Refusal:
    """Return why other ``moves`` are refused: what is placed by itself, and where."""
    region, tokens = next(iter(rest(game).items()), (-1, 0))
    return Refusal("bad_moves", region, {"tokens": tokens})


class RedeployStep(Step):
    """All movable tokens are in hand and go back to the race's regions (step 7)."""

    spec = REDEPLOY
    moment = "on_redeploy"

    def enter(self, game: Game) -> None:
        """Pick up what may move; then come the gains and losses of this moment."""
        army, turn = acting(game), game.state.turn
        turn.die = None
        taken = game.pick_up(army, all_beside=True)
        if not turn.begun:
            for region, tokens in taken.items():
                turn.readied[region] = turn.readied.get(region, 0) + tokens
        for spec in game.to_leave(army):
            game.put_down(army, spec.id, -game.state.regions[spec.id].tokens)

    def speakers(self, game: Game) -> Sequence[Me]:
        """The effects of the army that acts."""
        return () if game.state.turn.army is None else game.voices_of(acting(game), self.moment)

    def heard(self, game: Game) -> None:
        """Regions that are left again count for the gains, and are left before tokens are put."""
        turn = game.state.turn
        if not game.box.left or turn.army is None:
            return
        army = game.army(turn.army)
        for spec in game.to_leave(army):
            game.give_up(army, spec.id)
            game.emit("given_up", army.player, spec.id, why=spec.terrain, race=army.race)

    def actions(self, game: Game) -> Iterator[Action]:
        """Every placement and use, done once no token must be placed.

        What is left again has been left (``heard``): tokens may stay in all that the race holds.
        """
        army = acting(game)
        if not army.hand or self.placed(game):
            yield Done()
        yield from uses(game)
        for spec in game.regions_of(army) if army.hand else ():
            for n in range(fewest(game, army, spec.id), army.hand + 1):
                yield place(spec.id, n)

    def settled(self, game: Game) -> bool:
        """No token can be placed or moved, and no power used; or the race has left the game."""
        if game.state.turn.army is None:
            return True
        return self.placed(game) and next(uses(game), None) is None

    def placed(self, game: Game) -> bool:
        """There is nowhere to choose from, or nothing to move (B-72), or nowhere to put it."""
        army = acting(game)
        if len(held := game.regions_of(army)) < 2:
            return True
        if army.hand:
            return not any(game.holds(army, spec.id, army.hand) for spec in held)
        return not game.to_spare(army, all_beside=True)

    def leave(self, game: Game) -> None:
        """Put what is left in the only region; then the next army acts, or the powers place."""
        turn = game.state.turn
        if turn.army is not None:
            for region, tokens in rest(game).items():
                self.put(game, acting(game), region, tokens)
            if not turn.begun:
                turn.begun = not self.as_it_stood(game)
        next_army(game)

    def as_it_stood(self, game: Game) -> bool:
        """Whether the army stands where it stood before it was readied."""
        army, was = acting(game), game.state.turn.readied
        least, regions = game.least(army), game.state.regions
        return all(
            regions[s.id].tokens == was.get(s.id, 0) + (0 if game.held_without(s.id) else least)
            for s in game.regions_of(army)
        )

    def put(self, game: Game, army: Army, region: int, tokens: int) -> None:
        """Put tokens of the hand in a region and tell."""
        game.put_down(army, region, tokens)
        game.deployed(army, region, tokens)

    def place(self, game: Game, action: Place) -> None:
        """Put tokens of the hand in a region of the race."""
        army = acting(game)
        check(against_placing(game, army, action.region, action.tokens, army.hand))
        self.put(game, army, action.region, action.tokens)

    def done(self, game: Game, action: Done) -> None:
        """Leave the tokens as they lie."""
        army = acting(game)
        if army.hand and not self.placed(game):
            raise RuleError(Refusal("tokens_left", params={"hand": army.hand}))
        self.leave(game)

    def redeploy(self, game: Game, action: Redeploy) -> None:
        """Place the whole hand as told, and close the step."""
        for region, tokens in action.moves:
            play(game, Place(region, tokens))
        play(game, Done())
        for chosen in action.answers:
            play(game, Answer(chosen))

    def use(self, game: Game, action: Use) -> None:
        """Use an optional power that may be used here too."""
        perform(game, action)

    plays: ClassVar = {Place: place, Use: use, Done: done, Redeploy: redeploy}


class RegroupStep(RedeployStep):
    """A race that went in decline after the scoring redeploys once more (U-71)."""

    spec = REGROUP

    def leave(self, game: Game) -> None:
        """Put what is left in the only region; then the others have their say after the scoring."""
        if game.state.turn.army is not None:
            for region, tokens in rest(game).items():
                self.put(game, acting(game), region, tokens)
        game.state.turn.army = None
        resume(game, AFTER_SCORE)
