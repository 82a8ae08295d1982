"""What an attack is for: some things protect from conquests only, some from any touch."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from engine import Conquer, Use, explain
from engine.hooks import Aim, Attack, Effect, Refusal, Toll
from engine.me import Me
from engine.parts.grudges import Dues
from engine.parts.places import Owns
from engine.refusing import against
from engine.specs import MarkerSpec
from tests.dsl import Table

from . import always, game, table
from .test_ways import Plain, paid

LAND = """
    1 farmland edge - 2 3 : orcs
    2 hill          : elves*3 {piece}
    3 swamp         : elves*2
    4 forest        : trolls
"""
AIMS: tuple[Aim, ...] = ("conquest", "removal", "touch")
ALL, FORCE, CONQUESTS = AIMS, AIMS[:2], AIMS[:1]


@dataclass(frozen=True, slots=True)
class Meddles(Effect):
    """Forces a token off a region, or exchanges what stands there with what stands in 4."""

    aim: Aim

    def offers(self, me: Me) -> Iterable[Use]:
        return me.unobjected(Use(me.way, region) for region in (1, 2, 3))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        yield from against(me.game, self._attack(me, use))

    def perform(self, me: Me, use: Use) -> None:
        me.game.collect_due(self._attack(me, use))
        if self.aim == "removal":
            me.game.remove(me.army, use.target, 1, me.label)
        else:
            me.game.swap(use.target, 4)

    def _attack(self, me: Me, use: Use) -> Attack:
        return me.game.attack(me.army, use.target, me.way, self.aim)


@dataclass(frozen=True, slots=True)
class Protected(Effect):
    """Whoever does one of these things to a region of mine pays me."""

    aims: tuple[Aim, ...]
    coins: int = 2
    once: str = ""

    def tolls(self, me: Me, attack: Attack) -> Iterable[Toll]:
        if attack.loser is me.army and attack.aim in self.aims:
            yield Toll(self.coins, me.label, me.army.player, once=self.once)


@dataclass(frozen=True, slots=True)
class Hallowed(Effect):
    """Nobody may do one of these things to a region of mine."""

    aims: tuple[Aim, ...]

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        if attack.loser is me.army and attack.aim in self.aims:
            yield Refusal("at_peace", attack.region.id)


def world(
    aim: Aim, elves: Effect, *, coins: int = 3, piece: str = "", orcs: Effect | None = None, **does
) -> Table:
    """A may do to B what ``aim`` says, by the power if it is no conquest."""
    power = () if aim == "conquest" else (Meddles(aim),)
    races = {"orcs": always(orcs) if orcs else (), "elves": always(elves), "trolls": ()}
    return table(
        f"""
        turn A
        A: orcs merchant, hand 8, coins {coins}
        B: elves hill, coins 5
        C: trolls forest, coins 5
        {LAND.format(piece=piece)}
        """,
        races=races,
        powers={"merchant": power, "hill": (), "forest": ()},
        **does,
    )


def done(aim: Aim, region: int) -> Conquer | Use:
    return Conquer(region) if aim == "conquest" else Use("merchant", region)


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("aims", [ALL, FORCE, CONQUESTS])
def test_W_20_W_51_W_52_a_toll_is_due_for_what_it_is_asked_for(
    aim: Aim, aims: tuple[Aim, ...]
) -> None:
    due = aim in aims
    t = world(aim, Protected(aims))
    t.play(done(aim, 2))
    assert paid(t) == ([("A", -2, "elves"), ("B", 2, "elves")] if due else [])
    poor = world(aim, Protected(aims), coins=1)
    if due:
        poor.refuses(done(aim, 2), "toll")
    else:
        poor.play(done(aim, 2))
        assert poor.coins("A") == 1


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("aims", [ALL, FORCE, CONQUESTS])
def test_what_is_forbidden_is_forbidden_for_what_it_is_said_of(
    aim: Aim, aims: tuple[Aim, ...]
) -> None:
    t = world(aim, Hallowed(aims))
    if aim in aims:
        t.refuses(done(aim, 2), "at_peace")
    else:
        t.play(done(aim, 2))


@pytest.mark.parametrize("aim", AIMS)
def test_W_49_an_immune_piece_bars_all_of_them(aim: Aim) -> None:
    t = world(aim, Effect(), piece="hero")
    t.refuses(done(aim, 2), "immune")
    t.play(done(aim, 3))


def test_W_49_ones_own_region_may_be_touched_by_whoever_passes_the_piece() -> None:
    wall = MarkerSpec("hero", 2, immune=True)
    for rules, keys in (({}, ["immune"]), ({"custom": always(Owns(()))}, [])):
        t = world("touch", Effect(), rules=rules)
        t.box = replace(t.box, markers={**t.box.markers, "hero": wall})
        game(t).lay(1, "hero")
        if keys:
            t.refuses(Use("merchant", 1), *keys)
        else:
            t.use("merchant", 1)
            assert (t[1], t[4]) == ("trolls*1", "orcs*1 hero")


@pytest.mark.parametrize("aim", ["removal", "touch"])
def test_U_22_an_optional_power_that_is_suppressed_touches_nothing(aim: Aim) -> None:
    world(aim, Plain()).refuses(done(aim, 2), "stopped")


def test_W_21_W_52_what_is_due_once_a_turn_is_paid_by_whatever_comes_first() -> None:
    t = world("removal", Protected(ALL, once="paid"), coins=2)
    t.use("merchant", 2)
    assert t.coins("A") == 0
    price = explain(t.box, t.state, 3)
    assert price is not None
    assert price.tolls == ()
    t.use("merchant", 2).conquer(3)
    assert t.coins("A") == 0


def test_what_is_due_every_time_is_due_for_each_removal() -> None:
    t = world("removal", Protected(FORCE, coins=1), coins=2).use("merchant", 2)
    assert t.coins("A") == 1
    t.use("merchant", 2).refuses(Use("merchant", 2), "toll")


def test_U_12_C_04_dues_of_who_is_conquered_are_not_for_a_removal() -> None:
    t = world("removal", Dues(1), coins=1).use("merchant", 2)
    assert t.coins("A") == 1
    assert t.conquer(3).coins("A") == 0


def test_C_05_what_one_does_to_oneself_is_free() -> None:
    t = world("removal", Effect(), coins=0, orcs=Protected(ALL))
    t.use("merchant", 1)
    assert (t[1], t.coins("A")) == ("", 0)
