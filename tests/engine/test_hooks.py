"""An effect that overrides nothing has no say and changes nothing."""

from engine.actions import Use
from engine.hooks import HOOKS, Effect, Lasts, Me, Trait, hooks_of
from engine.table import Game
from tests.dsl import table

NEUTRAL = {"losses": 0, "opens": False, "keeps": 1, "commands": False, "takes_slot": True}
NOTHING = {"perform", *(hook for hook in HOOKS if hook.startswith("on_"))}


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
    me = Me(game, army, Trait("idle", (effect,)), effect)
    attack = game.attack(army, 2)
    conquest, region, use = game.conquest(attack), t.box.regions[2], Use("idle")
    more = {
        "cost": (attack,),
        "forbids": (attack,),
        "losses": (conquest,),
        "on_conquered": (conquest,),
        "links": (region,),
        "opens": (region,),
        "keeps": (3,),
        "objections": (use,),
        "perform": (use,),
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
    assert Trait("rich", (Rich(),)).voices[0][1] == {"income"}


def test_a_trait_works_while_active_or_always() -> None:
    t = table("""
        turn A
        A: orcs
        A: (trolls)
        1 farmland edge : orcs
        2 hill          : trolls
    """)
    orcs, trolls = t.army("orcs"), t.army("trolls")
    assert (Lasts.ACTIVE.covers(orcs), Lasts.ACTIVE.covers(trolls)) == (True, False)
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
    mine, other = (Me(game, t.army(race), trait, effect) for race in ("orcs", "trolls"))
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
