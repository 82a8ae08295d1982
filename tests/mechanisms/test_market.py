"""A combo that changes before it is formed, and what lies in the column meanwhile (U-33)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Answer, Pick
from engine.hooks import Effect, Me, Trait
from engine.market import Offer
from tests.dsl import Table, table


class Borrows(Effect):
    """May exchange its badge for another on offer, before its tokens are counted."""

    def on_picked(self, me: Me) -> None:
        me.ask("badge", [o.place for o in me.game.box.market.offers(me.game.state)], "place")

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for place in chosen:
            me.game.swap_badge(me.army, place)


def picking() -> Table:
    return table(
        """
        turn A
        A: , coins 5
        B: elves
        1 farmland edge : elves
        2 hill edge     :
        """,
        Trait("orcs", (Borrows(),)),
        column=[["trolls", "hill", 1], ["orcs", "commando"], ["giants", "swamp", 2]],
        banners=["humans"],
        badges=["forest"],
    )


def test_the_column_is_still_open_while_a_combo_changes() -> None:
    t = picking().play(Pick(1))
    assert (t.step, t.question(), t.options()) == ("form", "orcs.badge", [0, 1])
    assert t.army("orcs").hand == 0, "the tokens are counted with the badge it has then"
    assert t.box.market.offers(t.state) == (
        Offer(0, "trolls", "hill", 0, 2),
        Offer(1, "giants", "swamp", 1, 2),
    )


def test_a_badge_is_exchanged_and_the_coins_stay_where_they_lie() -> None:
    t = picking().play(Pick(1), Answer((1,)))
    assert t.army("orcs").power == "swamp"
    assert t.army("orcs").hand == t.box.combo_tokens("orcs", "swamp")
    assert t.box.market.offers(t.state) == (
        Offer(0, "trolls", "hill", 0, 2),
        Offer(1, "giants", "commando", 1, 2),
        Offer(2, "humans", "forest", 2, 0),
    )
    assert t.happened("swapped")[0].power == "swamp"


def test_a_badge_may_be_kept() -> None:
    t = picking().play(Pick(1), Answer())
    assert t.army("orcs").power == "commando"
    assert (t.step, t.state.turn.begun) == ("conquer", True)


def test_a_badge_exchanged_is_the_one_that_is_formed() -> None:
    class Welcomes(Effect):
        def on_formed(self, me: Me) -> None:
            me.remember("formed", 1)

    t = table(
        """
        turn A
        B: elves
        1 farmland edge : elves
        2 hill edge     :
        """,
        Trait("orcs", (Borrows(),)),
        Trait("swamp", (Welcomes(),)),
        column=[["orcs", "commando"], ["giants", "swamp"]],
    )
    t.play(Pick(0), Answer((0,)))
    assert t.army("orcs").memory == {"swamp.formed": 1}
