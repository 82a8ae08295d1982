"""What a question may be about: regions, seats, what is on offer, things, pairs, yes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from bot.handlers.games import typed
from bot.handlers.games.choices import NONE, answers
from bot.panels.turn.choosing import option_name
from engine.actions import Answer, Redeploy
from engine.codec import dump_state, load_state
from engine.hooks import Effect, Me, Trait
from engine.model import Conquest, ends, pair
from tests.bot.sights import sight, table_of
from tests.dsl import Table, table


@dataclass(frozen=True)
class Asks(Effect):
    """Asks one question at the end of its turn and remembers the answer."""

    options: tuple[int, ...] = ()
    about: Any = "region"
    things: tuple[str, ...] = ()

    def on_turn_end(self, me: Me) -> None:
        me.ask("what", self.options, self.about, things=self.things)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for option in chosen:
            me.remember(name, option)


def asked(asks: Asks) -> Table:
    t = table(
        """
        turn A
        A: orcs
        B: elves
        1 farmland edge : orcs*2
        2 hill          : orcs
        3 swamp         : elves
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
    t = asked(Asks((pair(12, 13), pair(1, 3)), "pair"))
    look = sight(table_of(t.box, t.state))
    assert [typed.chosen(look, offer.value) for offer in answers(look) if offer.value != NONE] == [
        Answer((pair(12, 13),)),
        Answer((pair(1, 3),)),
    ]


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


def test_a_pair_of_regions_is_one_number() -> None:
    assert ends(pair(7, 12)) == (7, 12)
    assert pair(7, 12) != pair(12, 7)


def test_a_question_about_things_without_any_is_not_asked() -> None:
    t = asked(Asks(about="thing"))
    assert not t.state.questions
