"""An effect that overrides nothing has no say and changes nothing."""

import dataclasses

import pytest

from engine.actions import Use
from engine.box import PowerSpec
from engine.hooks import HOOKS, Effect, Lasts, Trait, hooks_of
from engine.me import Me, Source
from engine.questions import asker
from engine.state import Question
from engine.table import Game
from tests.dsl import table

NEUTRAL = {
    "losses": 0,
    "harmless": False,
    "survives": False,
    "lent": 0,
    "opens": False,
    "settles": False,
    "garrison": 1,
    "suppresses": False,
    "passes": False,
    "keeps": 1,
    "regroups": False,
    "commands": False,
    "takes_slot": True,
    "during": ("conquer",),
}
NOTHING = {"perform", "way", *(hook for hook in HOOKS if hook.startswith("on_"))}


def test_every_hook_has_a_neutral_default() -> None:
    t = table("""
        turn A
        A: orcs, hand 2
        B: elves
        1 farmland edge : orcs
        2 hill          : elves
    """)
    game = Game(t.box, t.state)
    army, effect = t.army("orcs"), Effect()
    trait = Trait("idle", (effect,))
    me = Me(game, army, trait, effect, Source.of(trait, army))
    attack = game.attack(army, 2)
    conquest, region, use = game.conquest(attack), t.box.regions[2], Use("idle")
    more = {
        "cost": ("",),
        "forbids": (attack,),
        "losses": (conquest,),
        "harmless": (conquest,),
        "on_conquered": (conquest,),
        "on_lost": (conquest,),
        "on_attack": (conquest, True),
        "on_moved": (3,),
        "strikes": ("",),
        "tolls": (attack,),
        "fees": (attack,),
        "suppresses": (attack, me.source),
        "passes": (attack, "lair"),
        "links": (region,),
        "opens": (region,),
        "settles": (region,),
        "keeps": (3,),
        "objections": (use,),
        "perform": (use,),
        "suggests": ("name", [1], 1),
        "on_answer": ("name", [1]),
    }
    answers = {hook: getattr(effect, hook)(me, *more.get(hook, ())) for hook in HOOKS}
    wanted = {hook: NEUTRAL.get(hook, None if hook in NOTHING else ()) for hook in HOOKS}
    assert answers == wanted


def test_an_effect_speaks_only_where_it_overrides() -> None:
    class Idle(Effect):
        pass

    class Rich(Effect):
        def income(self, me: Me):
            return ()

    assert hooks_of(Idle()) == frozenset()
    assert hooks_of(Rich()) == {"income"}
    rich = Rich()
    assert Trait("rich", (Idle(), rich)).voices == {"income": (rich,)}


def test_a_trait_works_while_active_in_decline_or_always() -> None:
    t = table("""
        turn A
        A: orcs
        A: (trolls)
        1 farmland edge : orcs
        2 hill          : trolls
    """)
    orcs, trolls = t.army("orcs"), t.army("trolls")
    assert (Lasts.ACTIVE.covers(orcs), Lasts.ACTIVE.covers(trolls)) == (True, False)
    assert (Lasts.DECLINE.covers(orcs), Lasts.DECLINE.covers(trolls)) == (False, True)
    assert (Lasts.ALWAYS.covers(orcs), Lasts.ALWAYS.covers(trolls)) == (True, True)


def test_what_an_army_remembers_is_its_own_and_can_be_forgotten() -> None:
    t = table("""
        turn A
        A: orcs
        B: trolls
        1 farmland edge : orcs
        2 hill          : trolls
    """)
    game, effect = Game(t.box, t.state), Effect()
    trait = Trait("idle", (effect,))
    mine, other = (
        Me(game, army, trait, effect, Source.of(trait, army))
        for army in (t.army("orcs"), t.army("trolls"))
    )
    assert mine.recall("n", 7) == 7
    mine.remember("n", 3)
    assert (mine.recall("n"), other.recall("n")) == (3, 0)
    assert t.army("orcs").memory == {"idle.n": 3}
    mine.forget("n")
    mine.forget("n")
    assert mine.recall("n") == 0
    assert not mine.used("x")
    mine.spend("x")
    assert (mine.used("x"), mine.used(), other.used("x")) == (True, False, False)


class Fleeting(Effect):
    """Asks for coins after a conquest, and is gone before the answer."""

    def on_conquered(self, me: Me, conquest) -> None:
        me.ask("coins", [1, 2, 3], at_least=1)
        me.army.power = None
        me.game.armies_changed()

    def on_answer(self, me: Me, name: str, chosen) -> None:
        me.game.pay(me.army.player, chosen[0], f"{me.label}.{name}")


def test_a_question_is_answered_although_the_badge_that_asked_is_gone() -> None:
    t = table("""
        turn A
        A: orcs merchant, hand 4, coins 5
        B: elves
        1 farmland edge : orcs
        2 hill
    """)
    fleeting = PowerSpec("merchant", 2, Trait("merchant", (Fleeting(),)))
    t.box = dataclasses.replace(t.box, powers={**t.box.powers, "merchant": fleeting})
    t.conquer(2)
    assert (t.army("orcs").power, t.question()) == (None, "merchant.coins")
    t.answer(3)
    assert t.earned("A") == {"merchant.coins": 3}
    assert t.state.questions == []


def test_a_race_that_leaves_the_board_asks_nothing_more() -> None:
    t = table("""
        turn A
        A: orcs
        B: (trolls)
        1 farmland edge : orcs
        2 hill          : trolls
    """)
    t.state.questions = [
        Question(player, t.army(race).id, "x.y", [1])
        for player, race in enumerate(("orcs", "trolls"))
    ]
    Game(t.box, t.state).retire(t.army("trolls"))
    assert [q.player for q in t.state.questions] == [0]


def test_nothing_in_the_box_asks_what_nothing_asks() -> None:
    t = table("""
        turn A
        A: orcs
        1 farmland edge : orcs
        2 hill
    """)
    game = Game(t.box, t.state)
    for key in ("nobody.knows", "orcs.why"):
        with pytest.raises(LookupError, match=key):
            asker(game, Question(0, t.army("orcs").id, key, [1]))
