"""What is said of a question that is asked after somebody's last scoring."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bot.panels.turn import pages
from bot.panels.turn.sight import Sight
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import default_action
from engine.hooks import Effect
from engine.me import Me
from engine.parts.decline import Retires
from tests.bot.sights import sight, table_of
from tests.mechanisms import table

LAND = """
    turn A
    A: orcs stout, hand 3
    A: (humans)
    B: elves hill
    1 farmland edge : orcs
    2 hill          : humans
    3 swamp         : elves
    """
ALIKE = "it makes no difference to your score"


@dataclass(frozen=True, slots=True)
class Altar(Effect):
    """After scoring, declined tokens may be given for coins; how many each, and to whom."""

    coins: int
    payee: int = 0
    draws: bool = False
    up_to: int = 1

    def on_scored(self, me: Me) -> None:
        me.ask("altar", [1, 2], up_to=self.up_to, default=[])

    def on_answer(self, me: Me, name: str, chosen: list[int]) -> None:
        if chosen and self.draws:
            me.game.chance(6)
        if len(chosen) == self.up_to:
            me.game.pay(self.payee, self.coins, me.label)


def asked(orcs: Effect, round_: int = 10, stout: Effect | None = None) -> Sight:
    t = table(LAND, races={"orcs": orcs}, powers={"stout": stout or ()})
    t.state.turn.round = round_
    while not t.state.questions:
        t.play(default_action(t.box, t.state))
    made = table_of(t.box, t.state)
    return replace(sight(made, 0), wording=Wording.of(made, Words()))


@pytest.mark.parametrize(
    "altar",
    [Altar(3), Altar(3, payee=1), Altar(0, draws=True), Altar(2, up_to=2)],
    ids=["pays", "pays another", "draws", "pays for two picks only"],
)
def test_what_still_earns_after_the_last_scoring_is_not_called_indifferent(altar: Altar) -> None:
    assert ALIKE not in pages.page(asked(altar)).text


@pytest.mark.parametrize("up_to", [1, 2])
def test_what_earns_nothing_after_the_last_scoring_is_called_indifferent(up_to: int) -> None:
    assert ALIKE in pages.page(asked(Altar(0, up_to=up_to))).text
    assert ALIKE not in pages.page(asked(Altar(0, up_to=up_to), 9)).text


class Vanishes(Effect):
    """Its decline is paid for."""

    def on_declined(self, me: Me) -> None:
        me.game.pay(me.army.player, 4, me.label)


@pytest.mark.parametrize("round_", [9, 10])
def test_coins_for_a_decline_after_the_scoring_are_told(round_: int) -> None:
    text = pages.page(asked(Vanishes(), round_, Retires())).text
    assert "If you decline now:" in text
    assert "You'd earn 4 coins" in text
    assert ("keep" in text) == (round_ == 9)
    assert ALIKE not in text


def test_a_late_decline_that_earns_nothing_does_not_promise_to_score_on_the_last_turn() -> None:
    text = pages.page(asked(Effect(), 10, Retires())).text
    assert ALIKE in text
    assert "scoring" not in text.split(ALIKE)[0].partition("go in decline")[2]
