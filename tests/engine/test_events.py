"""What the events' page promises is what the rules tell."""

import re
from collections import defaultdict
from random import Random

import pytest

from engine import events, load_box, new_game
from engine.actions import ByOrder, Rearrange, Redeploy
from engine.events import Event
from engine.table import Game
from engine.turn import options, play
from tests.dsl import table
from tools.play import choose

FIELDS = ("region", "amount", "why", "race", "power", "army")
NEUTRAL = Event("", 0)


def documented() -> dict[str, set[str]]:
    """Fields by kind, as the module's table has them."""
    found: dict[str, set[str]] = {}
    kind = ""
    for line in (events.__doc__ or "").splitlines():
        if row := re.match(r"``(\w+)`` +(.*)", line):
            kind, line = row[1], row[2]
            found[kind] = set()
        elif not line.startswith("  "):
            kind = ""
        if kind:
            found[kind] |= set(re.findall(r"``(\w+)``", line)) & set(FIELDS)
    return found


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """Fields in use by kind, over some random games and a rare case."""
    found: dict[str, set[str]] = defaultdict(set)
    happened = driven_off() + moved_about()
    for seed in range(24):
        rng = Random(seed)
        box = load_box("base", 2 + seed % 4)
        game = Game(box, new_game(box, str(seed)))
        while actions := options(game):
            play(game, choose(rng, actions))
        happened += game.events
    for event in happened:
        found[event.kind] |= {f for f in FIELDS if getattr(event, f) != getattr(NEUTRAL, f)}
    return found


def driven_off() -> list[Event]:
    """What seldom happens by chance: the last region of a race is taken."""
    t = table("""
        turn A
        A: orcs, hand 5
        B: trolls
        C: elves
        1 farmland edge : trolls*3
        2 hill edge     : elves
    """)
    return t.conquer(1).done().events


def moved_about() -> list[Event]:
    """What players do of their own accord: move what was withdrawn for them."""
    t = table("""
        turn A
        A: orcs, hand 5
        B: trolls
        C: elves
        1 farmland edge : elves*3
        2 hill edge     : elves
        3 hill          : elves
        4 swamp         : orcs
        5 swamp edge    : trolls
    """)
    events = t.conquer(3).play(Redeploy(((3, 4),)), ByOrder(((1, 1),))).events
    return events + t.play(Rearrange(t.army("elves").id, ((2, 1),))).events


def test_every_kind_of_event_is_documented_and_happens(told: dict[str, set[str]]) -> None:
    assert set(documented()) == set(told)


def test_events_use_the_documented_fields_and_no_others(told: dict[str, set[str]]) -> None:
    assert told == documented()
