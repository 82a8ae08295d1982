"""Nothing that somebody is shown depends on what they must not know, whatever a box has in it.

Others' purses, the seed and the order of the stacks are changed, and all that a player is shown
is compared.  What the races do here is made up: they owe one another coins.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

import render
from bot.handlers.games.choices import abandonable, answers, picks, placings, targets, uses
from bot.panels.turn import pages, textboard
from bot.panels.turn.endings import declined, ending
from bot.panels.turn.openings import Openings, Stays, default_of, leads_to, price_of
from bot.panels.turn.sight import Sight
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import Choice, Conquer, GoInDecline, RuleError, Use, apply, default_action, legal
from engine.autopilot import decide
from engine.export import Export, ExportError, replay
from engine.hooks import Claim, Effect, Refusal
from engine.me import Me
from engine.parts.conquest import Convert
from engine.parts.income import Bonus
from engine.state import Stack
from tests.bot.sights import sight, table_of
from tests.dsl import Table
from tests.mechanisms import always, table
from tests.mechanisms.test_income import Flat
from tests.mechanisms.test_ways import Guarded
from tools.record import record

BOARD = """
    turn A
    A: sorcerers dragon_master, hand 5
    B: elves hill
    C: trolls flying
    1 farmland edge : sorcerers*3
    2 hill          : sorcerers
    3 swamp         : elves
    4 forest edge   : trolls
    5 hill          : trolls*2
"""


@dataclass(frozen=True, slots=True)
class Collects(Effect):
    """Everybody else owes me at the scoring."""

    coins: int = 2

    def claims(self, me: Me):
        for seat in range(len(me.game.state.coins)):
            yield Claim(self.coins, seat, me.label)


class Digs(Effect):
    """Whatever I conquer, something is found there, and so it is when I move my troops."""

    def on_redeploy(self, me: Me) -> None:
        for spec in me.regions()[:1]:
            me.game.discover(me.army, spec.id)

    def on_conquered(self, me: Me, conquest) -> None:
        me.game.discover(me.army, conquest.region)


class Looks(Effect):
    """Once a turn something is found where I look for it."""

    def offers(self, me: Me):
        return me.unobjected(Use(me.way, spec.id) for spec in me.regions())

    def objections(self, me: Me, use: Use):
        if me.used():
            yield Refusal("used_this_turn", use.target)

    def perform(self, me: Me, use: Use) -> None:
        me.spend()
        me.game.discover(me.army, use.target)


class Stands(Effect):
    """Lends a badge that is drawn when I am found."""

    def on_found(self, me: Me) -> None:
        assert me.find is not None
        me.game.lay_badge(me.find)

    def lends(self, me: Me):
        return (me.find.badge,) if me.find and me.find.badge else ()


def at(moment: str) -> Table:
    t = table(
        PICKING if moment == "picking" else BOARD,
        races={
            "sorcerers": (Collects(), Convert()),
            "elves": always(Guarded(3)),
            "trolls": Collects(),
        },
        powers={
            "dragon_master": (Bonus(), Looks()),
            "hill": Guarded(1, late=True),
            "flying": (Convert(),),
        },
        rules={"digs": always(Digs())},
        hidden={
            "bone": Stands(),
            "drum": Flat(1),
            "ring": Flat(3),
            "stone": Flat(5),
            "urn": Flat(7),
        },
    )
    t.state.hidden.under.remove("urn")  # It is not in the game, and nobody knows that.
    if moment in ("begun", "picking"):
        return t
    t.conquer(3)
    if moment == "redeploying":
        t.done()
    elif moment == "others":
        while t.player == "A":
            t.play(default_action(t.box, t.state))
    return t


PICKING = """
    turn A
    A: (sorcerers)
    B: elves hill
    C: trolls flying
    1 farmland edge : (sorcerers)
    2 hill          :
    3 swamp         : elves
    4 forest edge   : trolls
    5 hill          : trolls*2
"""
WORDS = Words()
"""What is invented here has no names."""
MOMENTS = ("picking", "begun", "conquering", "redeploying", "others")


def secrets_of(t: Table, seat: int) -> Table:
    """Change all that ``seat`` must not know."""
    t.state.coins = [c if i == seat else 40 - 40 * (i % 2) for i, c in enumerate(t.state.coins)]
    t.state.seed = "another seed"
    for stack in (t.state.banners, t.state.badges):
        stack.unseen, stack.under = stack.under[::-1], stack.unseen[::-1]
    known = {find.id for find in t.state.finds}
    others = [find for find in t.box.finds if find not in known]
    t.state.hidden = Stack([], others[1:][::-1])
    assert len(t.state.hidden) == len(others) - 1, "one more is not in the game"
    return t


def shown(t: Table, seat: int) -> list[object]:
    at_it = table_of(t.box, t.state)
    look: Sight = replace(sight(at_it, seat), wording=Wording.of(at_it, WORDS))
    told: list[object] = [pages.page(look, name) for name in pages.names()]
    told += [at_it.view(seat), textboard.lines(look), refused(t)]
    told.append(render.alt_text(at_it.view(seat), look.wording.labels, look.wording.words))
    if seat in at_it.deciders:
        action = default_of(at_it)
        told += [Openings.of(at_it), action, ending(at_it), declined(at_it, GoInDecline())]
        told += [price_of(at_it, region) for region in t.box.regions]
        told += [leads_to(at_it, action) for action in legal(t.box, t.state)]
        told += [list_(look) for list_ in (picks, targets, uses, abandonable, answers, placings)]
        told.append(decide(t.box, t.state, seat))
    return told


def refused(t: Table) -> list[object]:
    """Return why each conquest and each use of a power is refused, whoever tries it now."""
    found: list[object] = []
    for region in t.box.regions:
        for action in (Conquer(region), Conquer(region, roll=True), Use("sorcerers", region)):
            try:
                apply(t.box, t.state, action)
            except RuleError as error:
                found.append((action, error.refusals))
    return found


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_shown_does_not_depend_on_what_is_hidden(moment: str, seat: int) -> None:
    assert shown(at(moment), seat) == shown(secrets_of(at(moment), seat), seat)


def test_what_a_player_must_know_does_change_what_is_shown() -> None:
    poor = at("begun")
    poor.state.coins[0] = 0
    assert shown(at("begun"), 0) != shown(poor, 0)


def test_end_turn_promises_what_others_owe_and_warns_that_it_may_be_known_then() -> None:
    t = at("conquering")
    t.state.coins[1:] = [0, 0]
    t.state.finds, t.state.hidden = [], Stack()
    found = ending(table_of(t.box, t.state))
    assert found is not None
    assert (found.earns, found.stays) == (3 + 3 + 4, Stays.PERHAPS)


def test_what_is_sure_to_come_of_a_use_names_nothing_that_is_not_yet_found() -> None:
    t = at("begun")
    stays, sure = leads_to(table_of(t.box, t.state), Use("dragon_master", 1))
    assert stays
    assert not [event for event in sure if event.why in t.box.finds]


def test_the_export_of_a_running_game_holds_its_log_and_nothing_of_the_table() -> None:
    hidden = {"seed"}
    assert set(Export.model_fields) - hidden == {
        "format", "engine", "edition", "others", "players", "setup", "names", "joined",
        "commitment", "lines", "checksum", "release",
    }  # fmt: skip
    game = record(Choice(("base",), 2), "running").model_copy(update={"seed": None}).sealed()
    assert "seed" not in json.loads(game.model_dump_json(exclude_none=True))
    with pytest.raises(ExportError, match="seed_withheld"):
        replay(game)


class Points(Effect):
    """Asks, once the conquests are over, which of those who have coins shall pay."""

    def on_redeploy(self, me: Me) -> None:
        coins = me.game.state.coins
        me.ask("who", [s for s in range(len(coins)) if s != me.army.player and coins[s]], "seat")

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for seat in chosen:
            me.remember(name, seat)


def test_a_question_that_hangs_on_purses_neither_breaks_a_panel_nor_tells_of_them() -> None:
    told = []
    for purses in ([0, 0], [5, 5]):
        t = table(BOARD, races={"sorcerers": Points()})
        t.state.coins[1:] = purses
        look = sight(table_of(t.box, t.state), 0)
        told.append([*(pages.page(look, name) for name in pages.names()), *placings(look)])
    assert told[0] == told[1]
