"""Whatever is played from whatever table: offered is accepted, the rest refused, all conserved."""

import copy
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import (
    ORDERS,
    RuleError,
    Withdraw,
    apply,
    deciders,
    default_action,
    legal,
    new_game,
    plain_box,
    view,
    withdrawal,
)
from engine.actions import Rewind
from engine.codec import dump_line, dump_state, load_line, load_state
from engine.history import History, gone_back_to
from tests.property.positions import imaginable, random_table, wrong_shorthands
from tools.checks import untold, violations
from tools.play import choose


class Play(RuleBasedStateMachine):
    """One table, played and poked at."""

    @initialize(seed=st.integers(0, 2**32), fresh=st.booleans(), players=st.integers(2, 5))
    def begin(self, seed: int, fresh: bool, players: int) -> None:
        if fresh:
            self.box = plain_box("base", players)
            start = new_game(self.box, str(seed))
        else:
            self.box, start = random_table(seed)
        self.start = start.clone()
        self.history = History(self.box, start, keep=range(1000))
        self.log = []
        self.rng = Random(seed)

    @property
    def state(self):
        return self.history.state

    def play(self, action, *, automatic: bool = False) -> None:
        before = self.state
        (seat,) = deciders(before)
        frozen = dump_state(before)
        events = self.history.play(seat, action, automatic=automatic)
        assert dump_state(before) == frozen
        assert untold(before, self.state, events) == []
        self.log.append((seat, action, automatic))

    @precondition(lambda self: deciders(self.state))
    @rule()
    def somebody_plays(self) -> None:
        self.play(choose(self.rng, legal(self.box, self.state)))

    @precondition(lambda self: deciders(self.state))
    @rule(pick=st.integers(0, 10**6))
    def somebody_plays_anything(self, pick: int) -> None:
        offered = legal(self.box, self.state)
        self.play(offered[pick % len(offered)])

    @precondition(lambda self: deciders(self.state) and self.state.turn.step != "pick")
    @rule()
    def somebody_is_away(self) -> None:
        self.play(default_action(self.box, self.state), automatic=True)

    @precondition(lambda self: self.state.turn.step == "withdraw")
    @rule(order=st.sampled_from(ORDERS))
    def somebody_withdraws_by_order(self, order: str) -> None:
        self.play(withdrawal(self.box, self.state, order), automatic=True)

    @precondition(lambda self: self.state.withdrawals)
    @rule(seed=st.integers(0, 2**32))
    def somebody_rearranges(self, seed: int) -> None:
        rng, before = Random(seed), self.state
        chosen = rng.choice(before.withdrawals)
        seat = next(a.player for a in before.armies if a.id == chosen.army)
        held = [r for r, here in before.regions.items() if here.army == chosen.army]
        moves = Counter(rng.choice(held) for _ in range(sum(chosen.tokens.values())))
        pieces = Counter(
            (marker, rng.choice(held))
            for marker, at in chosen.pieces.items()
            for _ in range(sum(at.values()))
        )
        action = Withdraw(
            tuple(moves.items()), chosen.army, tuple((m, r, n) for (m, r), n in pieces.items())
        )
        lies = (moves, pieces) == (
            Counter(chosen.tokens),
            Counter({(m, r): n for m, at in chosen.pieces.items() for r, n in at.items()}),
        )
        if lies:
            with pytest.raises(RuleError, match="unchanged"):
                self.history.play(seat, action)
            assert self.state is before
        else:
            self.history.play(seat, action)
            self.log.append((seat, action, False))
            assert self.history.goes_back == seat
            assert deciders(self.state) == deciders(before)

    @precondition(lambda self: self.history.goes_back is not None)
    @rule(pick=st.integers(0, 10**6))
    def somebody_takes_back(self, pick: int) -> None:
        seat = self.history.goes_back
        way, drawn = self.history.way_back(seat), self.state.draws
        to = way[pick % len(way)]
        line = self.history.take_back(seat, to)
        assert line.to == to
        assert self.state.draws == drawn, "nothing revealed is undone"
        self.log.append((seat, line, False))

    @precondition(lambda self: deciders(self.state) and self.history.seq)
    @rule(pick=st.integers(0, 10**6))
    def all_agree_to_go_back(self, pick: int) -> None:
        line = Rewind(pick % self.history.seq, "vote")
        self.history.rewind(line)
        assert self.history.goes_back is None
        self.log.append((0, line, False))

    @rule(seed=st.integers(0, 2**32))
    def somebody_tries_what_is_not_offered(self, seed: int) -> None:
        before = dump_state(self.state)
        offered = set(legal(self.box, self.state))
        tries = imaginable(self.box, self.state, Random(seed), 30)
        for action in [a for a in tries if a not in offered] + [*wrong_shorthands(self.state)]:
            with pytest.raises(RuleError) as caught:
                apply(self.box, self.state, action)
            assert caught.value.refusals, action
        assert dump_state(self.state) == before

    @invariant()
    def what_is_offered_is_accepted(self) -> None:
        offered = legal(self.box, self.state)
        assert bool(offered) == bool(deciders(self.state))
        assert len(set(offered)) == len(offered)
        for action in offered if len(offered) < 12 else self.rng.sample(offered, 12):
            apply(self.box, self.state, action)
            assert load_line(dump_line(action)) == action

    @invariant()
    def nothing_impossible_lies_on_the_table(self) -> None:
        assert violations(self.box, self.state) == []

    @invariant()
    def a_clone_is_a_deep_copy(self) -> None:
        clone = self.state.clone()
        assert clone == copy.deepcopy(self.state)
        assert not mutables(clone) & mutables(self.state)

    @invariant()
    def the_table_survives_storage(self) -> None:
        text = dump_state(self.state)
        assert load_state(text) == self.state
        assert dump_state(load_state(text)) == text

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        over = self.state.turn.step == "over"
        for seat in (None, *range(len(self.state.coins))):
            seen = view(self.box, self.state, seat)
            for other, coins in enumerate(self.state.coins):
                assert seen.coins[other] == (coins if over or other == seat else None)

    def teardown(self) -> None:
        """The log alone makes the same table again."""
        if hasattr(self, "log"):
            keep = gone_back_to(line for _, line, _ in self.log)
            again = History(self.box, self.start, keep=keep)
            for seat, line, automatic in self.log:
                again.replay(seat, line, automatic=automatic)
            assert dump_state(again.state) == dump_state(self.state)
            assert (again.seq, again.turn_began) == (self.history.seq, self.history.turn_began)
            for seat in range(len(self.state.coins)):
                assert again.way_back(seat) == self.history.way_back(seat)


def mutables(thing: object) -> set[int]:
    """The identities of all that could be changed in ``thing``.

    What is frozen cannot; that pieces lying in a region are replaced too is seen in ``play``.
    """
    found: set[int] = set()
    todo = [thing]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            todo += part.values()
        elif isinstance(part, list):
            todo += part
        elif getattr(part, "__dataclass_params__", None) and not part.__dataclass_params__.frozen:
            todo += [getattr(part, name) for name in part.__dataclass_fields__]
        else:
            continue
        found.add(id(part))
    return found


Play.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestPlay = Play.TestCase
