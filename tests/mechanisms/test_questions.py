"""What a question may be about: regions, seats, what is on offer, things, pairs, yes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from bot.handlers.games import typed
from bot.handlers.games.choices import NONE, answers
from bot.panels.turn.pieces import option_name
from engine import default_action, suggestion, view
from engine.actions import Answer, Redeploy
from engine.codec import dump_state, load_state
from engine.hooks import Effect, Trait
from engine.me import Me
from engine.state import Conquest, ends, pair
from tests.bot.sights import sight, table_of
from tests.dsl import Table, table
from tools.checks import violations


@dataclass(frozen=True)
class Asks(Effect):
    """Asks one question at the end of its turn and remembers the answer."""

    options: tuple[int, ...] = ()
    about: Any = "region"
    things: tuple[str, ...] = ()
    always: bool = False

    def on_turn_end(self, me: Me) -> None:
        me.ask("what", self.options, self.about, things=self.things, always=self.always)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for option in chosen:
            me.remember(name, option)


def asked(asks: Asks, regions: int = 3) -> Table:
    """Ask at the end of a turn on a board of so many regions."""
    more = "\n".join(f"{region} forest" for region in range(4, regions + 1))
    t = table(
        f"""
        turn A
        A: orcs
        B: elves
        1 farmland edge : orcs*2
        2 hill          : orcs
        3 swamp         : elves
        {more}
        """,
        Trait("orcs", (asks,)),
        column=[["trolls", "hill"], ["giants", "swamp", 2]],
    )
    return t.play(Redeploy(((1, 1),)))


KINDS = {
    "region": (Asks((1, 2)), ["1", "2"]),
    "seat": (Asks((0, 1), "seat"), ["Ann", "W"]),
    "place": (Asks((0, 1), "place"), ["Hill Trolls", "Swamp Giants"]),
    "thing": (Asks(things=("fortress", "commando")), ["Fortress", "Commando"]),
    "pair": (Asks((pair(1, 3), pair(2, 3)), "pair"), ["1 to 3", "2 to 3"]),
    "yes": (Asks((1,), "yes"), ["Yes"]),
}


@pytest.mark.parametrize("about", KINDS)
def test_a_question_says_what_it_is_about(about: str) -> None:
    asks, names = KINDS[about]
    t = asked(asks)
    (question,) = t.state.questions
    assert (question.about, len(question.options)) == (about, len(names))
    assert load_state(dump_state(t.state)).questions == t.state.questions
    look = sight(table_of(t.box, t.state))
    said = [option_name(look, look.view.questions[0], o) for o in question.options]
    assert [a.casefold().startswith(b.casefold()) for a, b in zip(said, names, strict=True)] == [
        True
    ] * len(names), said


@pytest.mark.parametrize("about", KINDS)
def test_each_option_can_be_chosen_and_nothing_else(about: str) -> None:
    t = asked(KINDS[about][0])
    options = list(t.options())
    assert t.legal() == [Answer(), *(Answer((o,)) for o in options)]
    t.refuses(Answer((max(options) + 1,)), "not_an_option")
    t.answer(options[-1])
    assert t.army("orcs").memory == {"orcs.what": options[-1]}


def test_a_pair_of_far_regions_can_be_typed() -> None:
    t = asked(Asks((pair(12, 13), pair(1, 3)), "pair"), regions=13)
    look = sight(table_of(t.box, t.state))
    assert [typed.chosen(look, offer.value) for offer in answers(look) if offer.value != NONE] == [
        Answer((pair(12, 13),)),
        Answer((pair(1, 3),)),
    ]


def test_W_54_what_must_not_be_known_to_have_no_answer_is_asked_all_the_same() -> None:
    assert asked(Asks()).state.questions == []
    t = asked(Asks((), "yes", always=True))
    (question,) = t.state.questions
    assert (question.options, question.at_least, question.up_to) == ([], 0, 0)
    assert not [v for v in violations(t.box, t.state) if question.key in v]
    assert t.legal() == [Answer()]
    assert default_action(t.box, t.state) == Answer()
    t.refuses(Answer((1,)), "too_many")
    can = asked(Asks((1,), "yes", always=True))
    assert view(t.box, t.state, 1) == view(can.box, can.state, 1)
    assert t.answer().player == "B"


class Buys(Effect):
    """Asks for which of my regions to pay two coins each, as far as my purse goes."""

    def on_turn_end(self, me: Me) -> None:
        held = [region.id for region in me.regions()]
        there = held[: me.game.state.coins[me.army.player] // 2]
        me.ask("where", there, up_to=len(there), default=there)


@pytest.mark.parametrize("seat", [None, 1])
def test_what_another_is_asked_tells_nobody_what_he_may_answer_for_it_may_hang_on_his_purse(
    seat: int | None,
) -> None:
    def seen(coins: int, who: int | None):
        t = table(WHEN, Trait("orcs", (Buys(),)))
        t.state.coins[0] = coins
        return view(t.box, t.play(Redeploy(((1, 1),))).state, who).questions

    assert [len(seen(coins, 0)[0].options) for coins in (2, 4)] == [1, 2]
    assert seen(2, seat) == seen(4, seat)
    (question,) = seen(4, seat)
    assert (question.player, question.key, question.about) == (0, "orcs.where", "region")
    assert (question.options, question.default, question.up_to) == ([], [], 1)


@pytest.mark.parametrize("about", KINDS)
def test_whoever_is_not_asked_is_offered_no_answer_and_refused_what_he_types(about: str) -> None:
    t = asked(KINDS[about][0])
    other = sight(table_of(t.box, t.state), 1)
    assert answers(other) == []
    for typed_ in ("1", "none", "Hill Trolls", "whatever"):
        assert typed.chosen(other, typed_) == Answer()


class Mourns(Effect):
    """Asks its player, in another's turn, when a region is lost."""

    def on_lost(self, me: Me, conquest: Conquest) -> None:
        me.ask("why", [1, 2], default=[2])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        me.remember(name, chosen[0])


def test_in_anothers_turn_nobody_is_asked_and_the_default_holds() -> None:
    t = table(
        """
        turn A
        A: orcs, hand 4
        B: elves
        1 farmland edge : orcs
        2 hill          : elves
        3 swamp         : elves
        """,
        Trait("elves", (Mourns(),)),
    )
    t.conquer(2)
    assert not t.state.questions
    assert t.army("elves").memory == {"elves.why": 2}
    assert t.decider == "A"


WHEN = """
    turn A
    A: orcs
    B: elves
    1 farmland edge : orcs*2
    2 hill          : orcs
    3 swamp         : elves
    4 forest        : orcs
"""


class Weighs(Effect):
    """Asks where two pieces go, and has to think to know where is best."""

    def __init__(self) -> None:
        self.thought: list[str] = []

    def on_turn_end(self, me: Me) -> None:
        me.ask("where", [r.id for r in me.regions()], at_least=1, up_to=2)

    def on_lost(self, me: Me, conquest: Conquest) -> None:
        me.ask("where", [1, 2, 4], at_least=1, up_to=2)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        self.thought.append(f"{name} {sorted(options)} {up_to}")
        return [4, 2]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        me.remember(name, sum(10**i * option for i, option in enumerate(reversed(chosen))))


def test_what_takes_thought_is_thought_of_only_when_somebody_needs_it() -> None:
    weighs = Weighs()
    t = table(WHEN, Trait("orcs", (weighs,)))
    t.play(Redeploy(((1, 1),)))
    assert t.legal() == [Answer((1,)), Answer((2,)), Answer((4,))]
    assert t.state.questions[0].default == []
    asked = t.state.questions[0].player
    assert view(t.box, t.state, asked).questions == tuple(t.state.questions)
    assert weighs.thought == []
    assert suggestion(t.box, t.state) == (4, 2)
    assert weighs.thought == ["where [1, 2, 4] 2"]


def test_what_is_suggested_is_the_default_answer() -> None:
    t = table(WHEN, Trait("orcs", (Weighs(),)))
    t.play(Redeploy(((1, 1),)))
    assert default_action(t.box, t.state) == Answer((4, 2))
    t.play(default_action(t.box, t.state))
    assert t.army("orcs").memory == {"orcs.where": 42}


@pytest.mark.parametrize(("first", "rest"), [(4, (2,)), (2, (4,)), (1, (4,))])
def test_after_a_pick_the_rest_of_the_answer_is_suggested(
    first: int, rest: tuple[int, ...]
) -> None:
    weighs = Weighs()
    t = table(WHEN, Trait("orcs", (weighs,)))
    t.play(Redeploy(((1, 1),))).answer(first)
    assert suggestion(t.box, t.state) == rest
    assert weighs.thought == ["where [1, 2, 4] 2"]  # as it was put
    t.play(default_action(t.box, t.state))
    assert t.army("orcs").memory == {"orcs.where": 10 * first + rest[0]}


@pytest.mark.parametrize(("first", "rest"), [((), (1, 2)), ((2,), (1,)), ((4,), (1,))])
def test_a_default_that_an_earlier_version_stored_holds(
    first: tuple[int, ...], rest: tuple[int, ...]
) -> None:
    weighs = Weighs()
    t = table(WHEN, Trait("orcs", (weighs,)))
    t.play(Redeploy(((1, 1),)))
    t.state.questions[0].default = [1, 2]
    t.state = load_state(dump_state(t.state))
    t.play(*(Answer((pick,)) for pick in first))
    assert suggestion(t.box, t.state) == rest
    assert default_action(t.box, t.state) == Answer(rest)
    assert weighs.thought == []


def test_in_anothers_turn_what_is_suggested_holds() -> None:
    t = table(
        """
        turn A
        A: orcs, hand 4
        B: elves
        1 farmland edge : orcs
        2 hill          : elves
        3 swamp         : elves
        """,
        Trait("elves", (Weighs(),)),
    )
    t.conquer(2)
    assert not t.state.questions
    assert t.army("elves").memory == {"elves.where": 42}


def test_nothing_is_suggested_where_nothing_is_asked() -> None:
    t = table(WHEN)
    with pytest.raises(LookupError):
        suggestion(t.box, t.state)


def test_a_pair_of_regions_is_one_number() -> None:
    assert ends(pair(7, 12)) == (7, 12)
    assert pair(7, 12) != pair(12, 7)


def test_a_question_about_things_without_any_is_not_asked() -> None:
    t = asked(Asks(about="thing"))
    assert not t.state.questions
