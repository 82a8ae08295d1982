"""What the buttons of optional powers say is what a tap plays, on tables with any mix of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from bot.handlers.games import typed
from bot.panels.panel import Key
from bot.panels.refused import told
from bot.panels.turn import uses
from bot.panels.turn.moves import meant
from bot.panels.turn.openings import Openings
from bot.panels.verbs import USE
from bot.texts.i18n import Words, languages
from engine import Box, RuleError, State, apply, legal, plain_box
from engine.actions import Conquer, Done, Use
from engine.position import PositionError
from engine.position import table as position
from engine.state import pair
from tests.bot.sights import sight, table_of
from tests.dsl import table
from tests.traits.warcraft import wow
from tools.play import choose

USING = {
    "warcraft": (
        ("portal_mage", "portal_mage", "intimidating", "championing"),
        ("warcraft.gnomes", "warcraft.humans", "ethereals"),
        ("aegis_of_aggramar", "heart_of_azeroth"),
    ),
    "underground": (
        ("vampire",),
        ("will_o_wisps", "shadow_mimes"),
        ("scepter_of_avarice", "froggys_ring", "wickedest_pentacle", "shiny_orb"),
    ),
}


def a_table(edition: str, seed: int) -> tuple[Box, State]:
    """Return a possible table of an edition: armies, half of them with powers to use, and finds."""
    rng = Random(seed)
    players = rng.randint(2, 5)
    box = plain_box(edition, players)
    races, powers = list(box.races), list(box.powers)
    rng.shuffle(races)
    rng.shuffle(powers)
    using, folk, things = USING[edition]
    if rng.random() < 2 / 3:
        powers.append(rng.choice(using))
    if rng.random() < 1 / 3:
        races.append(rng.choice(folk))
    land = [n for n in box.land if not box.closed(box.regions[n])]
    rng.shuffle(land)
    armies = []
    for player in range(players):
        race, power = races.pop(), powers.pop()
        free = box.combo_tokens(race, power)
        held = {land.pop(): 1 for _ in range(min(free, rng.randint(1, 4)))}
        armies.append({"player": player, "race": race, "power": power, "regions": held}
                      | {"hand": rng.randint(0, min(3, free - len(held)))})  # fmt: skip
        races, powers = [r for r in races if r != race], [p for p in powers if p != power]
    finds = sorted({*rng.sample(sorted(box.finds), 2), *rng.sample(things, 2)})
    mine = list(armies[0]["regions"])
    there = [{"id": find, "region": rng.choice([*mine, *land[:2]])} for find in finds]
    return position(
        {"edition": edition, "players": players, "player": 0, "round": 3, "armies": armies}
        | {"seed": str(seed), "finds": there, "die": [rng.randint(0, 3) for _ in range(6)]}
    )


def moments(edition: str, seed: int) -> Iterator[tuple[Box, State]]:
    """Yield the moments of a turn in which powers can be used, those after the die among them."""
    try:
        box, state = a_table(edition, seed)
    except PositionError:
        return
    rng = Random(seed)
    for _ in range(14):
        actions = legal(box, state)
        if state.turn.player or not actions:
            return
        if any(isinstance(action, Use) for action in actions):
            yield box, state
        going_on = [a for a in actions if not isinstance(a, Done)] or actions
        tries = [a for a in actions if isinstance(a, Conquer) and a.roll]
        used = [a for a in actions if isinstance(a, Use)]
        wanted = rng.choice([tries or going_on, used or going_on, going_on, actions])
        state, _ = apply(box, state, choose(rng, wanted))


def keys_of(box: Box, state: State) -> Iterator[tuple[Use, Key]]:
    """Yield the buttons on the pages of all powers that can be used, with what they mean."""
    table = table_of(box, state)
    look = sight(table)
    for number in range(len({use.trait for use in Openings.of(table).uses})):
        leaf = 0
        while (page := uses.using(look, [number, leaf])) is not None:
            keys = [key for row in page.rows for key in row]
            for key in keys:
                if key.verb == USE.id and not key.disabled:
                    yield meant(table, key.verb, key.argument), key
            leaf += 1
            if not any(key.argument == f"use.{number}.{leaf}" for key in keys):
                break


def asks_of_its_own(use: Use, state: State) -> bool:
    """Whether what is asked after a use is its own question."""
    return state.questions[0].key.startswith(f"{use.trait}.")


@pytest.mark.parametrize("edition", ["warcraft", "underground"])
def test_every_button_on_the_pages_of_uses_is_legal_when_it_is_tapped(edition: str):
    tapped = folded = asked_next = 0
    for seed in range(150):
        for box, state in moments(edition, seed):
            for use, key in keys_of(box, state):
                try:
                    after, _ = apply(box, state, use)
                except RuleError as refused:
                    pytest.fail(f"table {seed}, {key.label!r} ({use}): {refused}")
                tapped += 1
                folded += bool(use.answers)
                asked_next += bool(after.questions) and not asks_of_its_own(use, after)
    assert tapped > 300
    assert asked_next, "a use has ended a step that then asks something"
    assert bool(folded) == (edition == "warcraft"), "a pair of regions is one tap"


LAND = """
    1 hill anchor magic : {0}
    2 hill anchor       : {0}
    3 mountain magic    :
    4 forest            : kobolds*3
    5 swamp magic       :
    6 hill anchor       : {0}
    7 forest            :
"""


@pytest.mark.parametrize(
    ("race", "finds", "asks"),
    [
        ("goblins", {"aegis_of_aggramar": 2}, "aegis_of_aggramar"),
        ("goblins", {"heart_of_azeroth": 2}, "heart_of_azeroth"),
        ("warcraft.humans", {}, "warcraft.humans"),
    ],
)
def test_W_47_the_last_exchange_names_its_regions_and_not_what_is_asked_after_it(
    race: str, finds: dict[str, int], asks: str
):
    army = f"A: {race} portal_mage, hand 1"
    t = wow(f"turn A, die 3 \n {army} \n B: kobolds \n {LAND.format(race)}", finds)
    t.play(Conquer(7, roll=True)).play(Use("portal_mage", 1, answers=((pair(1, 3),),)))
    found = {key.label: use for use, key in keys_of(t.box, t.state)}
    assert set(found) == {"Exchange 3 ↔ 1", "Exchange 3 ↔ 5"}
    for use in found.values():
        after, _ = apply(t.box, t.state, use)
        assert after.questions[0].key.startswith(f"{asks}.")


@pytest.mark.parametrize("language", languages())
def test_a_power_that_needs_a_region_asks_for_one_and_tells_no_number_of_the_engines(language: str):
    words, met = Words(language, strict=True), set()
    tables = (at for edition in USING for seed in range(40) for at in moments(edition, seed))
    for box, state in tables:
        for trait in {use.trait for use in legal(box, state) if isinstance(use, Use)}:
            with suppress(RuleError):
                apply(box, state, Use(trait))
                continue
            with pytest.raises(RuleError) as caught:
                apply(box, state, Use(trait))
            assert told(caught.value, words, table_of(box, state)) == [
                words("refusal-no-region-named", number=-1)
            ]
            met.add(trait)
    assert {"wickedest_pentacle", "portal_mage", "championing"} <= met
    assert not re.search(r"\d", words("refusal-no-region-named", number=-1))
    assert "99" in words("refusal-no-region-named", number=99)


@pytest.mark.parametrize("said", ["sorcerers", "Sorcerers", " SORCERERS ", "ソーサラー", "주술사"])
def test_a_power_typed_without_a_region_is_known_by_any_of_its_names(said: str):
    t = table("""
        turn A
        A: sorcerers, hand 2
        B: elves
        1 hill edge  : sorcerers
        2 swamp - 1  : elves
        3 hill - 1   : elves
    """)
    look = sight(table_of(t.box, t.state))
    assert typed.used(look, said) == Use("sorcerers")
    assert typed.used(look, f"{said} 2") == Use("sorcerers", 2)
    assert typed.used(look, f"{said} 1") == Use("sorcerers", 1), "the rules say why not there"
    assert typed.used(look, "sorcerers@1") == Use("sorcerers", 1)
