"""The steps of a turn and their order, the same in every edition.

``pick`` or decline, then for each army that acts (declined ones first)
``conquer`` and ``redeploy``, then ``place``, scoring, ``after_score``,
``withdraw``, and the next player.  A step offers actions, plays them, and is
left as soon as nothing is left to decide in it.  Source: "The turn, step by
step" of the base rulings, whose numbers stand at the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from . import defaults, pricing, rearranging
from .actions import (
    Abandon,
    Action,
    Answer,
    ByOrder,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    Rearrange,
    Redeploy,
    Use,
    Withdraw,
)
from .decline import decline
from .hooks import Me, Refusal, RuleError
from .model import Army, Question, State, Turn
from .scoring import score
from .table import Game

place = lru_cache(maxsize=4096)(Place)
"""Placements are offered by the hundred; the same one is made once."""


class Step:
    """Part of a turn: what may be said in it, and when it is over."""

    id: ClassVar[str]
    plays: ClassVar[Mapping[type, Callable[[Any, Game, Any], None]]] = {}
    """The method that plays each kind of action."""

    def actions(self, game: Game) -> Iterator[Action]:
        """Yield the elementary actions open now, in a fixed order."""
        return iter(())

    def settled(self, game: Game) -> bool:
        """Whether nothing is left to decide, no question being open."""
        return True

    def leave(self, game: Game) -> None:
        """Go on to the next step."""

    def play(self, game: Game, action: Action) -> None:
        """Play ``action``.

        :raises RuleError: the step or the table does not allow it.
        """
        method = self.plays.get(type(action))
        if method is None:
            raise RuleError(Refusal("wrong_step", params={"step": self.id}))
        method(self, game, action)


def acting(game: Game) -> Army:
    """Return the army whose step it is."""
    army = game.state.turn.army
    assert army is not None
    return game.army(army)


def region_named(game: Game, region: int) -> None:
    """Check that the board has ``region``.

    :raises RuleError: ``no_region_named``.
    """
    if region not in game.box.regions:
        raise RuleError(Refusal("no_region_named", params={"number": region}))


def check(refusals: Iterator[Refusal]) -> None:
    """Refuse if there is any reason to.

    :raises RuleError: with all the reasons.
    """
    if found := tuple(refusals):
        raise RuleError(*found)


class PickStep(Step):
    """Choose a combo of the column (step 2, B-14, B-64)."""

    id = "pick"

    def actions(self, game: Game) -> Iterator[Action]:
        """Every combo that can be paid for."""
        for i in range(len(game.state.column)):
            if not any(self.refusals(game, i)):
                yield Pick(i)

    def settled(self, game: Game) -> bool:
        """Never: a player without an active race must pick (B-65)."""
        return False

    def refusals(self, game: Game, place: int) -> Iterator[Refusal]:
        """Yield why the combo at ``place`` may not be taken."""
        if not 0 <= place < len(game.state.column):
            yield Refusal("no_such_combo", params={"places": len(game.state.column)})
            return
        price, coins = place * game.box.step, game.state.coins[game.state.turn.player]
        if price > coins:
            yield Refusal("too_poor", params={"price": price, "coins": coins})

    def pick(self, game: Game, action: Pick) -> None:
        """Pay, take the combo with the coins on it, and its tokens in hand."""
        check(self.refusals(game, action.place))
        state, player = game.state, game.state.turn.player
        for above in state.column[: action.place]:
            above.coins += game.box.step
        if action.place:
            game.pay(player, -action.place * game.box.step, "column")
        combo = state.column.pop(action.place)
        if combo.coins:
            game.pay(player, combo.coins, "column")
        army = Army(state.next_army, player, combo.race, combo.power, state.turn.round)
        state.next_army += 1
        state.armies.append(army)
        game.armies_changed()
        got = game.from_tray(army, game.box.combo_tokens(combo.race, combo.power))
        game.emit("picked", player, -1, got, "", combo.race, combo.power, army.id)
        game.refill()
        for me in game.voices_of(army, "on_formed"):
            me.effect.on_formed(me)
        state.turn.begun = True
        begin_conquests(game)

    plays: ClassVar = {Pick: pick}


class ConquerStep(Step):
    """Abandon, then conquer as often as wanted; or decline instead (steps 2 to 6)."""

    id = "conquer"

    def enter(self, game: Game, army: Army) -> None:
        """Ready the troops: tokens set aside and all but one per region come in hand."""
        turn = game.state.turn
        turn.step, turn.army = self.id, army.id
        turn.moved = turn.closed = False
        turn.die = None
        army.hand += army.aside
        army.aside = 0
        turn.readied = game.pick_up(army)

    def actions(self, game: Game) -> Iterator[Action]:
        """Decline, conquests, powers, abandoning, done."""
        army, turn = acting(game), game.state.turn
        if not any(self.against_decline(game)):
            yield GoInDecline()
        if army.hand:
            for region in pricing.reach(game, army):
                attack = game.attack(army, region)
                if next(pricing.refusals(game, attack), None):
                    continue
                need = pricing.required(game, attack)
                for roll in (False, True):
                    if next(pricing.unpayable(game, attack, need, roll=roll), None) is None:
                        yield Conquer(region, roll)
        for me in game.voices_of(army, "offers"):
            for use in me.effect.offers(me):
                if next(iter(me.effect.objections(me, use)), None) is None:
                    yield use
        if not turn.moved:
            for spec in game.regions_of(army):
                yield Abandon(spec.id)
        yield Done()

    def settled(self, game: Game) -> bool:
        """After the final attempt there is nothing more to do here (step 6)."""
        return game.state.turn.closed

    def leave(self, game: Game) -> None:
        """Redeploy."""
        REDEPLOY.enter(game)

    def against_decline(self, game: Game) -> Iterator[Refusal]:
        """Yield why the turn may not be spent on going in decline (B-68)."""
        turn = game.state.turn
        army = game.active(turn.player)
        if army and army.since == turn.round:
            yield Refusal("cannot_decline_new")
        elif turn.begun:
            yield Refusal("cannot_decline_begun")

    def go_in_decline(self, game: Game, action: GoInDecline) -> None:
        """Put the active race in decline, and the troops picked up back before that."""
        check(self.against_decline(game))
        turn = game.state.turn
        hasty = acting(game)
        for region, tokens in turn.readied.items():
            game.put_down(hasty, region, tokens)
        turn.readied.clear()
        turn.begun = True
        army = game.active(turn.player)
        assert army is not None
        turn.army = None
        decline(game, army)
        SCORE.enter(game)

    def abandon(self, game: Game, action: Abandon) -> None:
        """Give up a region before the first conquest (B-17)."""
        region_named(game, action.region)
        army, turn = acting(game), game.state.turn
        if turn.moved:
            raise RuleError(Refusal("cannot_abandon_now", action.region))
        if game.state.regions[action.region].army != army.id:
            raise RuleError(Refusal("not_yours", action.region))
        turn.begun = True
        tokens = game.give_up(army, action.region)
        game.emit("abandoned", army.player, action.region, tokens, race=army.race)

    def conquer(self, game: Game, action: Conquer) -> None:
        """Conquer a region with as many tokens as it costs, or try it with the final die."""
        region_named(game, action.region)
        army, turn = acting(game), game.state.turn
        attack = game.attack(army, action.region)
        check(pricing.refusals(game, attack))
        need = pricing.required(game, attack)
        check(pricing.unpayable(game, attack, need, roll=action.roll))
        turn.begun = turn.moved = True
        if not action.roll:
            turn.die = None
            game.take(attack, need)
            return
        turn.closed = True
        line = game.conquest(attack)
        if army.hand + game.roll(army.player, action.region) < need:
            turn.failed.append(line)
            game.emit("failed", army.player, action.region, race=army.race)
        else:
            game.take(attack, army.hand)

    def use(self, game: Game, action: Use) -> None:
        """Use an optional power."""
        if action.target != -1:
            region_named(game, action.target)
        for me in game.voices_of(acting(game), "offers"):
            if me.label == action.trait:
                check(iter(me.effect.objections(me, action)))
                game.state.turn.begun = game.state.turn.moved = True
                me.effect.perform(me, action)
                return
        raise RuleError(Refusal("not_offered", action.target))

    def done(self, game: Game, action: Done) -> None:
        """Make no more conquests; by itself that is doing nothing yet (B-68)."""
        game.forget_withdrawal(acting(game))
        game.state.turn.closed = True

    def redeploy(self, game: Game, action: Redeploy) -> None:
        """Make no more conquests and redeploy as told; what is placed by itself may be told."""
        self.done(game, Done())
        self.leave(game)
        if game.state.questions or not REDEPLOY.settled(game):
            play(game, action)
        elif action.moves and not REDEPLOY.says_the_rest(game, action.moves):
            raise RuleError(Refusal("bad_moves"))

    plays: ClassVar = {
        GoInDecline: go_in_decline,
        Abandon: abandon,
        Conquer: conquer,
        Use: use,
        Done: done,
        Redeploy: redeploy,
    }


def held_by(game: Game, army: Army, region: int) -> None:
    """Check that ``army`` holds ``region``.

    :raises RuleError: ``no_region_named`` or ``not_yours``.
    """
    region_named(game, region)
    if game.state.regions[region].army != army.id:
        raise RuleError(Refusal("not_yours", region))


class RedeployStep(Step):
    """All movable tokens are in hand and go back to the race's regions (step 7)."""

    id = "redeploy"

    def enter(self, game: Game) -> None:
        """Pick up what may move, then gains and losses of this moment."""
        army = acting(game)
        game.state.turn.step = self.id
        game.state.turn.die = None
        game.pick_up(army)
        for me in game.voices_of(army, "on_redeploy"):
            me.effect.on_redeploy(me)

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

    def rest(self, game: Game) -> dict[int, int]:
        """Return what is placed by itself: what is left in hand, in the only region."""
        army = acting(game)
        held = game.regions_of(army)
        return {held[0].id: army.hand} if len(held) == 1 and army.hand else {}

    def says_the_rest(self, game: Game, moves: tuple[tuple[int, int], ...]) -> bool:
        """Whether ``moves`` are what is placed by itself."""
        return min(n for _, n in moves) > 0 and rearranging.summed(moves) == self.rest(game)

    def leave(self, game: Game) -> None:
        """Put what is left in the only region; then the next army acts, or the powers place."""
        army, turn = acting(game), game.state.turn
        for region, tokens in self.rest(game).items():
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


class PlaceStep(Step):
    """Powers place their pieces and make their choices (step 8); all are questions."""

    id = "place"

    def enter(self, game: Game) -> None:
        """Let the powers of the turn's player ask."""
        turn = game.state.turn
        turn.step, turn.army = self.id, None
        for me in list(game.voices("on_turn_end")):
            if me.army.player == turn.player:
                me.effect.on_turn_end(me)

    def leave(self, game: Game) -> None:
        """Score."""
        SCORE.enter(game)


class AfterScoreStep(Step):
    """Score (step 9), then what may be done after it (step 10); a question."""

    id = "after_score"

    def enter(self, game: Game) -> None:
        """Pay the player and let his powers ask."""
        turn = game.state.turn
        turn.step = self.id
        score(game)
        for me in list(game.voices("on_scored")):
            if me.army.player == turn.player:
                me.effect.on_scored(me)

    def leave(self, game: Game) -> None:
        """Victims withdraw."""
        WITHDRAW.enter(game)


class WithdrawStep(Step):
    """Those whose tokens were driven out place them, clockwise (step 11, B-15, B-73)."""

    id = "withdraw"

    def enter(self, game: Game) -> None:
        """Line up the armies that lost a region."""
        turn = game.state.turn
        turn.step = self.id
        lost = {line.loser for line in turn.journal}
        victims = [a for a in game.state.armies if a.id in lost and game.commands(a)]
        turn.waiting = [a.id for a in game.clockwise(victims)]
        self.call_next(game)

    def call_next(self, game: Game) -> None:
        """Let the next victim withdraw; at once where his choice changes nothing (B-61)."""
        turn = game.state.turn
        if not turn.waiting:
            turn.army = None
            return
        army = game.army(turn.waiting.pop(0))
        turn.army = army.id
        if not game.regions_of(army):
            army.hand += army.driven
            if army.driven:
                game.emit("waits", army.player, amount=army.driven, race=army.race)
            army.driven = 0
            return
        for me in game.voices_of(army, "on_withdraw"):
            me.effect.on_withdraw(me)
        if no_choice(game, army):
            while game.state.questions:
                play_answer(game, tuple(game.state.questions[0].default))
            for region, tokens in defaults.spread(game, army, army.driven):
                self.put(game, army, region, tokens)

    def actions(self, game: Game) -> Iterator[Action]:
        """Every placement of driven-out tokens."""
        army = acting(game)
        for spec in game.regions_of(army):
            for n in range(1, army.driven + 1):
                yield place(spec.id, n)

    def settled(self, game: Game) -> bool:
        """All driven-out tokens are placed."""
        army = game.state.turn.army
        return army is None or not game.army(army).driven

    def leave(self, game: Game) -> None:
        """The next victim, or the next player."""
        if game.state.turn.army is None:
            next_turn(game)
        else:
            self.call_next(game)

    def put(self, game: Game, army: Army, region: int, tokens: int, why: str = "") -> None:
        """Put driven-out tokens in a region and tell."""
        army.driven -= tokens
        game.state.add_tokens(region, tokens)
        game.emit("withdrawn", army.player, region, tokens, why, army.race)

    def place(self, game: Game, action: Place) -> None:
        """Put driven-out tokens in a region the race still holds."""
        self.place_all(game, ((action.region, action.tokens),))

    def place_all(self, game: Game, moves: tuple[tuple[int, int], ...], why: str = "") -> None:
        """Put driven-out tokens in regions that the race still holds."""
        army = acting(game)
        for region, tokens in moves:
            held_by(game, army, region)
            if not 1 <= tokens <= army.driven:
                raise RuleError(Refusal("not_that_many", region, {"hand": army.driven}))
            self.put(game, army, region, tokens, why)

    def withdraw(self, game: Game, action: Withdraw, why: str = "") -> None:
        """Place all driven-out tokens as told."""
        army = acting(game)
        if sum(tokens for _, tokens in action.moves) != army.driven:
            raise RuleError(Refusal("tokens_left", params={"hand": army.driven}))
        self.place_all(game, action.moves, why)

    def by_order(self, game: Game, action: ByOrder) -> None:
        """Answer and place as a standing order says, so that it can still be rearranged."""
        army = acting(game)
        before = rearranging.pieces_of(game, army)
        for chosen in action.answers:
            play_answer(game, chosen)
        if game.state.questions:
            raise RuleError(Refusal("answer_first"))
        self.withdraw(game, Withdraw(action.moves), "order")
        rearranging.remember(game, army, action.moves, before)

    plays: ClassVar = {Place: place, Withdraw: withdraw, ByOrder: by_order}


class OverStep(Step):
    """The last round is played: nothing more can be done."""

    id = "over"

    def settled(self, game: Game) -> bool:
        """Never: the game stays over."""
        return False

    def play(self, game: Game, action: Action) -> None:
        """Refuse.

        :raises RuleError: ``game_over``, always.
        """
        raise RuleError(Refusal("game_over"))


PICK, CONQUER, REDEPLOY = PickStep(), ConquerStep(), RedeployStep()
PLACE, SCORE, WITHDRAW, OVER = PlaceStep(), AfterScoreStep(), WithdrawStep(), OverStep()
STEPS: Mapping[str, Step] = {
    step.id: step for step in (PICK, CONQUER, REDEPLOY, PLACE, SCORE, WITHDRAW, OVER)
}
"""All steps, in the order of the turn."""


# ------------------------------------------------------------------ from step to step


def start_turn(game: Game) -> None:
    """Begin the turn of ``turn.player`` (step 1)."""
    turn = game.state.turn
    game.state.turn = Turn(turn.round, turn.player)
    game.armies_changed()
    rearranging.turn_begins(game)
    game.emit("turn", turn.player, amount=turn.round)
    for me in game.voices("on_turn_start"):
        if me.army.player == turn.player:
            me.effect.on_turn_start(me)
    if game.active(turn.player):
        begin_conquests(game)


def begin_conquests(game: Game) -> None:
    """Line up the armies that act: declined ones that still conquer first (B-31)."""
    turn = game.state.turn
    mine = [a for a in game.state.armies if a.player == turn.player and game.commands(a)]
    turn.waiting = [a.id for a in sorted(mine, key=lambda a: (a.active, a.id))]
    next_army(game)


def next_army(game: Game) -> None:
    """Let the next army act; after the last one the powers place their pieces."""
    turn = game.state.turn
    if turn.waiting:
        CONQUER.enter(game, game.army(turn.waiting.pop(0)))
    else:
        PLACE.enter(game)


def next_turn(game: Game) -> None:
    """Pass the turn on; after the last player of the last round the game is over (step 13)."""
    turn = game.state.turn
    rearranging.forget(game, turn.player)
    if is_last_turn(game):
        game.state.withdrawals.clear()
        game.state.turn = Turn(turn.round, turn.player, OVER.id)
        game.emit("over", turn.player)
        return
    turn.player = (turn.player + 1) % len(game.state.coins)
    turn.round += turn.player == 0
    start_turn(game)


def is_last_turn(game: Game) -> bool:
    """Whether this turn is the last of the game."""
    turn = game.state.turn
    return turn.round == game.box.rounds and turn.player == len(game.state.coins) - 1


def no_choice(game: Game, army: Army) -> bool:
    """Whether ``army`` has one region only, or where it withdraws to changes nothing (B-61).

    Nothing changes when the game ends with this turn, or when the victim moves
    next and all is readied at once.
    """
    if is_last_turn(game) or len(game.regions_of(army)) == 1:
        return True
    after = (game.state.turn.player + 1) % len(game.state.coins)
    return army.player == after and not rearranging.stands_on(game, army)


# --------------------------------------------------------------------- the door


def deciders(state: State) -> tuple[int, ...]:
    """Return the seats that have something to decide; none when the game is over."""
    turn = state.turn
    if turn.step == OVER.id:
        return ()
    if state.questions:
        return (state.questions[0].player,)
    if turn.step == WITHDRAW.id:
        return tuple(a.player for a in state.armies if a.id == turn.army)
    return (turn.player,)


def options(game: Game) -> list[Action]:
    """Return every elementary action open now, in a fixed order."""
    if game.state.questions:
        return list(answers(game.state.questions[0]))
    return list(STEPS[game.state.turn.step].actions(game))


def play(game: Game, action: Action) -> None:
    """Play ``action`` on the game's own state, and go on until somebody must decide.

    :raises RuleError: the rules refuse it; the state may then be half changed.
    """
    if isinstance(action, Rearrange):
        rearranging.rearrange(game, action)
        return
    if isinstance(action, Answer):
        play_answer(game, action.chosen)
    elif game.state.questions and not isinstance(action, ByOrder):
        raise RuleError(Refusal("answer_first"))
    else:
        STEPS[game.state.turn.step].play(game, action)
    if game.state.turn.begun:
        rearranging.forget(game, game.state.turn.player)
    while not game.state.questions:
        step = STEPS[game.state.turn.step]
        if not step.settled(game):
            break
        step.leave(game)


def answers(question: Question) -> Iterator[Answer]:
    """Yield each pick open now, and "enough" where no more need be picked."""
    if not question.at_least:
        yield Answer()
    for option in question.options:
        yield Answer((option,))


def play_answer(game: Game, chosen: tuple[int, ...] | list[int]) -> None:
    """Answer the open question: no pick closes it, several are a whole answer.

    :raises RuleError: there is no question, a pick is no option, or too few or too many.
    """
    if not game.state.questions:
        raise RuleError(Refusal("no_question"))
    question = game.state.questions[0]
    if len(chosen) > question.up_to:
        raise RuleError(Refusal("too_many", params={"up_to": question.up_to}))
    for option in chosen:
        if option in question.chosen and not question.repeats:
            raise RuleError(Refusal("same_option_twice"))
        if option not in question.options:
            raise RuleError(Refusal("not_an_option"))
        question.chosen.append(option)
        question.up_to -= 1
        question.at_least = max(0, question.at_least - 1)
        if not question.repeats:
            question.options.remove(option)
        if option in question.default:
            question.default.remove(option)
        else:
            del question.default[question.up_to :]
    if len(chosen) == 1 and question.up_to and question.options:
        return
    if question.at_least:
        raise RuleError(Refusal("too_few", params={"at_least": question.at_least}))
    game.state.questions.pop(0)
    me, name = asker(game, question)
    me.effect.on_answer(me, name, question.chosen)


def asker(game: Game, question: Question) -> tuple[Me, str]:
    """Return the effect that put ``question``, and its name for it.

    It is looked for in the box, not among those in force: its trait may have stopped working
    since, and whoever was asked can answer all the same.

    :raises LookupError: nothing in the box asks so.
    """
    label, name = question.key.rsplit(".", 1)
    for tiles in (game.box.races, game.box.powers):
        if tile := tiles.get(label):
            for effect in tile.trait.voices.get("on_answer", ()):
                return Me(game, game.army(question.army), tile.trait, effect), name
    raise LookupError(question.key)
