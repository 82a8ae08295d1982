"""A combo that changes before it is formed, and what lies in the column meanwhile (U-33)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import as_seen, view
from engine.actions import Answer, Pick
from engine.autopilot import decide
from engine.hooks import Effect, Trait
from engine.market import Offer
from engine.me import Me
from engine.orders.threats import conquerors
from engine.state import Combo, Stack
from tests.dsl import Table, table
from tests.mechanisms import Does, game
from tests.mechanisms import table as invented
from tests.mechanisms.rows import Rows


class Borrows(Effect):
    """May exchange its badge for another on offer, before its tokens are counted."""

    def on_picked(self, me: Me) -> None:
        me.ask("badge", [o.place for o in me.game.box.market.offers(me.game.state)], "place")

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for place in chosen:
            offers = me.game.box.market.offers(me.game.state)
            me.game.swap_badge(me.army, offers[place].power)


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


# ------------------------------------------------ rows whose badges several factions share


def in_rows(*, coins: int = 5, orcs: Does = ()) -> Table:
    """Draw a table where A may take orcs or trolls, and B elves (team rules 5 to 8)."""
    t = invented(
        f"""
        turn A
        A: , coins {coins}
        B: dwarves
        1 farmland edge : dwarves
        2 hill edge     :
        """,
        races={"orcs": orcs},
        box={"market": Rows()},
        column=[["orcs", "hill"], ["elves", "forest"], ["trolls", "swamp"]],
        badges=["commando"],
    )
    rows = [("orcs", "hill"), ("", "hill"), ("trolls", "forest"), ("elves", "forest")]
    t.state.column = [Combo(race, power) for race, power in rows]
    t.state.badges = Stack([], ["commando"])
    return t


def test_what_a_seat_may_take_is_for_the_market_to_say() -> None:
    t = in_rows()
    assert [o.race for o in t.box.market.offers(t.state)] == ["orcs", "trolls", "elves"]
    assert [o.race for o in t.box.market.offers(t.state, 0)] == ["orcs", "trolls"]
    assert [a for a in t.legal() if isinstance(a, Pick)] == [Pick(0), Pick(2)]
    t.refuses(Pick(3), "combo_of_others")
    t.refuses(Pick(1), "no_such_combo")
    in_rows(coins=0).refuses(Pick(2), "too_poor")


def test_a_row_costs_by_its_number_and_all_below_the_one_taken_are_paired_anew() -> None:
    t = in_rows().play(Pick(2))
    assert (t.coins("A"), t.army("trolls").power) == (5 - 1, "forest")
    offers = t.box.market.offers(t.state)
    assert [(o.place, o.race, o.power) for o in offers] == [
        (0, "orcs", "hill"),
        (1, "elves", "hill"),
    ]
    assert t.box.market.badges_in_sight(t.state) == ["hill", "commando"]


def test_a_badge_in_sight_is_exchanged_where_no_combo_has_it_alone() -> None:
    class Mimics(Effect):
        def others(self, me: Me) -> list[str]:
            seen = me.game.box.market.badges_in_sight(me.game.state)
            return [power for power in seen if power != me.army.power]

        def on_picked(self, me: Me) -> None:
            me.ask("badge", things=self.others(me))

        def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
            for option in chosen:
                me.game.swap_badge(me.army, self.others(me)[option])

    t = in_rows(orcs=Mimics()).play(Pick(0), Answer((0,)))
    assert t.army("orcs").power == "forest"
    assert {o.race: o.power for o in t.box.market.offers(t.state)}["trolls"] == "hill"


def test_the_view_says_who_may_take_what_and_where_it_lies() -> None:
    t = in_rows()
    seen = view(t.box, t.state, 0)
    assert [(c.race, c.place, c.seats) for c in seen.column] == [
        ("orcs", 0, (0,)),
        ("trolls", 2, (0,)),
        ("elves", 3, (1,)),
    ]
    assert [c.race for c in seen.offered(1)] == ["elves"]
    assert seen.combo(3).race == "elves"
    assert (seen.slots, len(seen.offered(None))) == (4, 3)
    with pytest.raises(KeyError):
        seen.combo(1)


def test_whoever_thinks_ahead_counts_on_what_a_rival_may_take() -> None:
    t = in_rows()
    made_up = as_seen(t.box, t.state, 1).banners.under
    assert not {"orcs", "trolls", "elves", "dwarves"} & {*made_up}
    assert decide(t.box, t.state, 0) in (Pick(0), Pick(2))
    assert conquerors(game(t), 0)
    t.state.column[0].race = t.state.column[2].race = ""
    t.state.column[1].race = "elves"
    assert conquerors(game(t), 0) == [], "A may take none of these"
