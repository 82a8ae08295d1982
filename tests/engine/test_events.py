"""What the events' page promises is what the rules tell."""

import re
from collections import defaultdict
from random import Random
from typing import NamedTuple

import pytest

from engine import events, new_game, plain_box
from engine.actions import Answer, ByOrder, Pick, PlayOn, Redeploy, Withdraw
from engine.events import Event
from engine.steps import options, play
from engine.table import Game
from tests.dsl import table
from tests.mechanisms.test_market import picking
from tests.mechanisms.test_voices import hidden
from tests.traits.underground import under
from tests.traits.warcraft import wow
from tools.play import choose

FIELDS = ("region", "amount", "why", "race", "power", "army", "stands")
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


class Step(NamedTuple):
    """What one action did, and who had what before and after it."""

    player: int
    """Whose turn it was."""
    races: dict[str, int]
    held: dict[int, int]
    events: list[Event]
    next_player: int
    holds: dict[int, int]


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """Every step of some random games."""
    found = []
    for seed in range(24):
        rng = Random(seed)
        box = plain_box("base", 2 + seed % 4)
        game = Game(box, new_game(box, str(seed)))
        holds = holders(game)
        while actions := options(game):
            player, held = game.state.turn.player, holds
            races = {a.race: a.player for a in game.state.armies}
            play(game, choose(rng, actions))
            holds = holders(game)
            events, game.events = game.events, []
            found.append(Step(player, races, held, events, game.state.turn.player, holds))
    return found


def holders(game: Game) -> dict[int, int]:
    """Return the seat that holds each region held."""
    regions = game.state.regions.items()
    return {r: game.army(here.army).player for r, here in regions if here.army is not None}


@pytest.fixture(scope="module")
def told(steps: list[Step]) -> dict[str, set[str]]:
    """Fields in use by kind, over those games and some rare cases."""
    found: dict[str, set[str]] = defaultdict(set)
    for event in [
        *driven_off(),
        *moved_about(),
        *exchanged(),
        *hidden().conquer(2).events,
        *left_again(),
        *lent(),
        *won(),
        *shoved(),
        *sided(),
        *rolled_in_decline(),
        *(e for s in steps for e in s.events),
    ]:
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
    return events + t.play(Withdraw(((2, 1),), t.army("elves").id)).events


def rolled_in_decline() -> list[Event]:
    """What seldom happens by chance: declined Ghouls roll the die."""
    t = table("""
        turn A, die 1
        A: (ghouls)
        A: orcs, hand 1
        1 farmland edge : (ghouls)*2
        2 farmland      :
        3 hill          : orcs
    """)
    return t.roll(2).events


def left_again() -> list[Event]:
    """What only a terrain brings about where no race may stay."""
    t = under("""
        turn A
        A: ogres, hand 3
        1 mudpool edge : ogres*2
        2 river        :
    """)
    return t.conquer(2).done().events


def lent() -> list[Event]:
    """What only a find brings about that lends a power."""
    t = under(
        """
        turn A
        A: ogres, hand 3
        1 mine edge : tribe
        2 mudpool   :
        """,
        hidden=["stonehedge"],
    )
    return t.conquer(1).events


def won() -> list[Event]:
    """What is seldom where few relics are about: one lies in what is conquered."""
    t = under(
        """
        turn A
        A: ogres, hand 3
        B: liches
        1 mine edge : liches
        2 mine      :
        """,
        finds={"shiny_orb": 1},
    )
    return t.conquer(1).events


def shoved() -> list[Event]:
    """What a power forces on a rival: a token has to move."""
    t = wow("""
        turn A
        A: kobolds intimidating, hand 3
        B: blood_elves
        1 hill anchor - 2 : kobolds
        2 hill - 1 3      : blood_elves*2
        3 swamp - 2       : blood_elves
    """)
    return t.use("intimidating", 2).events


def sided() -> list[Event]:
    """What a note may be about: a faction whose side is taken."""
    t = wow(
        """
        turn A
        A: naga, hand 9
        1 fields anchor - 2 : naga
        2 hill - 1          :
        """,
        {"battleground": 1},
    )
    return t.play(PlayOn()).answer(1).events


def exchanged() -> list[Event]:
    """What no box does yet: a badge is exchanged as a combo is taken."""
    return picking().play(Pick(1), Answer((1,))).events


def test_every_kind_of_event_is_documented_and_happens(told: dict[str, set[str]]) -> None:
    assert set(documented()) == set(told)


def test_events_use_the_documented_fields_and_no_others(told: dict[str, set[str]]) -> None:
    assert told == documented()


WHOSE = {
    **dict.fromkeys(("picked", "swapped", "coins", "declined", "abandoned", "note"), "turn"),
    **dict.fromkeys(("rolled", "failed", "conquered", "natives", "found", "deployed"), "turn"),
    **dict.fromkeys(("gained", "lent", "won", "aside", "given_up", "offered", "over"), "turn"),
    **dict.fromkeys(("removed", "lost", "driven", "withdrawn", "rearranged", "waits"), "race"),
    "taken_off": "held",
    "placed": "holds",
    "turn": "next",
}
"""Who bears each kind: the turn's player, who has the race, who held or holds the region, or the
next player."""


def test_every_event_names_whom_it_happened_to(steps: list[Step]) -> None:
    assert set(WHOSE) == set(documented())
    of_others = set()
    for step in steps:
        for event in step.events:
            whom = {
                "turn": step.player,
                "race": step.races.get(event.race),
                "held": step.held.get(event.region),
                "holds": step.holds.get(event.region),
                "next": step.next_player,
            }[WHOSE[event.kind]]
            assert event.player == whom, event
            if whom != step.player:
                of_others.add(event.kind)
    assert of_others >= {"removed", "lost", "driven", "withdrawn", "taken_off", "placed", "turn"}
