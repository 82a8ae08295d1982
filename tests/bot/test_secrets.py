"""Nothing that somebody is shown depends on what they must not know, whatever a box has in it.

Others' purses, the seed and the order of the stacks are changed, and all that a player is shown
is compared.  What the races do here is made up: they owe one another coins.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

import render
from bot.handlers.games.choices import placings
from bot.panels.turn import pages, textboard
from bot.panels.turn.endings import declined, ending
from bot.panels.turn.openings import Openings, default_of, price_of
from bot.panels.turn.sight import Sight
from engine import Choice, Conquer, GoInDecline, RuleError, Use, apply, default_action
from engine.export import Export, ExportError, replay
from engine.hooks import Claim, Effect, Me
from engine.parts.conquest import Convert
from engine.parts.income import Bonus
from tests.bot.sights import sight, table_of
from tests.dsl import Table
from tests.mechanisms import always, table
from tests.mechanisms.test_ways import Guarded
from tools.record import record

BOARD = """
    turn A
    A: sorcerers merchant, hand 5
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


def at(moment: str) -> Table:
    t = table(
        BOARD,
        races={
            "sorcerers": (Collects(), Convert()),
            "elves": always(Guarded(3)),
            "trolls": Collects(),
        },
        powers={"merchant": Bonus(), "hill": Guarded(1, late=True), "flying": (Convert(),)},
    )
    if moment == "begun":
        return t
    t.conquer(3)
    if moment == "redeploying":
        t.done()
    elif moment == "others":
        while t.player == "A":
            t.play(default_action(t.box, t.state))
    return t


MOMENTS = ("begun", "conquering", "redeploying", "others")


def secrets_of(t: Table, seat: int) -> Table:
    """Change all that ``seat`` must not know."""
    t.state.coins = [c if i == seat else 40 - 40 * (i % 2) for i, c in enumerate(t.state.coins)]
    t.state.seed = "another seed"
    for stack in (t.state.banners, t.state.badges):
        stack.unseen.reverse()
    return t


def shown(t: Table, seat: int) -> list[object]:
    at_it = table_of(t.box, t.state)
    look: Sight = sight(at_it, seat)
    told: list[object] = [pages.page(look, name) for name in pages.names()]
    told += [at_it.view(seat), textboard.lines(look), refused(t)]
    told.append(render.alt_text(at_it.view(seat), look.wording.labels, look.wording.words))
    if seat in at_it.deciders:
        action = default_of(at_it)
        told += [Openings.of(at_it), action, ending(at_it), declined(at_it, GoInDecline())]
        told += [price_of(at_it, region) for region in t.box.regions]
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
    found = ending(table_of(t.box, t.state))
    assert found is not None
    assert (found.earns, found.stays) == (3 + 3 + 4, True)


def test_the_export_of_a_running_game_holds_its_log_and_nothing_of_the_table() -> None:
    hidden = {"seed"}
    assert set(Export.model_fields) - hidden == {
        "format", "engine", "edition", "others", "players", "setup", "names", "joined",
        "commitment", "lines", "checksum",
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
