"""What keeps conquests, removals and swaps away, and what each of them costs the one who is hit.

One row per protection: what a conquest, a removal (Intimidating) and a touch (Portal Mage) come to.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine import Conquer, Use
from tests.dsl import Table
from tests.traits.warcraft import wow

AIMS = {"conquest": "blacksmith", "removal": "intimidating", "touch": "portal_mage"}
"""By aim: the badge that the attacker has for it."""


class Row(NamedTuple):
    """A protection: who has it, and what lies in the region that is aimed at."""

    rival: str
    region: str
    outcomes: tuple[str | tuple[int, int], ...]
    """For each aim why it is refused, or the coins it costs and the tokens that die by it."""
    land: str = "hill magic"
    finds: tuple[tuple[str, int], ...] = ()
    coins: int = 5
    memory: tuple[tuple[str, int], ...] = ()
    """What the rival's race remembers."""


AEGIS = (("aegis_of_aggramar", 2),)
CHAPEL = (("lights_hope_chapel", 2),)
HOLDER = (("pandaren.0", 1),)
"""A harmony token lies before the attacker."""
ROWS = {
    "W_20_nothing": Row("kobolds", "kobolds*3", ((0, 1), (0, 1), (0, 0))),
    "W_49_a_tower": Row(
        "kobolds defensive", "kobolds*3 watch_tower", ("immune", "immune", "immune")
    ),
    "W_52_the_aegis": Row("kobolds", "kobolds*3", ((2, 1), (2, 1), (2, 0)), finds=AEGIS),
    "W_52_the_aegis_and_two_coins": Row(
        "kobolds", "kobolds*3", ((2, 1), (2, 1), (2, 0)), finds=AEGIS, coins=2
    ),
    "W_52_the_aegis_and_a_coin": Row(
        "kobolds", "kobolds*3", ("toll", "toll", "toll"), finds=AEGIS, coins=1
    ),
    "W_52_the_aegis_of_a_declined_race": Row(
        "(kobolds)", "kobolds", ((0, 1), (0, 1), (0, 0)), finds=AEGIS, coins=0
    ),
    "W_45_harmony": Row("pandaren", "pandaren*3", ((2, 1), (2, 1), (0, 0)), memory=HOLDER),
    "W_45_harmony_and_a_coin": Row(
        "pandaren", "pandaren*3", ("toll", "toll", (0, 0)), memory=HOLDER, coins=1
    ),
    "W_45_no_harmony": Row("pandaren", "pandaren*3", ((0, 1), (0, 1), (0, 0)), coins=0),
    "W_51_a_swamp": Row(
        "kobolds marshdweller", "kobolds*3", ((1, 1), (0, 1), (0, 0)), land="swamp magic"
    ),
    "W_51_a_swamp_and_no_coin": Row(
        "kobolds marshdweller", "kobolds*3", ("toll", (0, 1), (0, 0)), land="swamp magic", coins=0
    ),
    "W_51_a_swamp_of_a_declined_race": Row(
        "(kobolds) marshdweller", "kobolds", ((1, 1), (0, 1), (0, 0)), land="swamp magic"
    ),
    "W_32_the_chapel": Row("kobolds", "kobolds*3", ((0, 0), (0, 1), (0, 0)), finds=CHAPEL),
    "W_56_draenei": Row("draenei", "draenei*3", ((0, 0), (0, 0), (0, 0))),
    "W_59_water": Row("naga", "naga*3", ("closed", (0, 1), "nothing_to_swap"), land="sea"),
    "W_43_a_beast": Row("kobolds beast_master", "kobolds*0 beast*2", ((0, 1), (0, 1), (0, 0))),
    "W_48_the_champion": Row(
        "kobolds championing", "kobolds*0 champion", ((-1, 0), "nobody_to_move", (0, 0))
    ),
    "W_27_a_fort": Row("kobolds garrisoned", "kobolds*3 fort", ((0, 1), (0, 0), (0, 0))),
}
"""A negative number of coins: the attacker gets so many."""


def aimed(row: Row, aim: str) -> Table:
    """A may do to region 2, the only one of B's, what ``aim`` says; C lives elsewhere."""
    power = AIMS[aim]
    t = wow(
        f"""
        turn A
        A: blood_elves {power}, hand 9, coins {row.coins}
        B: {row.rival}, coins 5
        C: warcraft.trolls
        1 hill anchor magic : blood_elves
        2 {row.land}        : {row.region}
        3 forest            : warcraft.trolls
        """,
        finds=dict(row.finds),
    )
    victim = next(army for army in t.state.armies if army.player == 1)
    victim.memory.update(row.memory)
    return t


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("name", ROWS)
def test_W_49_W_52_what_a_protection_protects_from(name: str, aim: str) -> None:
    row = ROWS[name]
    outcome = row.outcomes[tuple(AIMS).index(aim)]
    t = aimed(row, aim)
    action = Conquer(2) if aim == "conquest" else Use(AIMS[aim], 2)
    if isinstance(outcome, str):
        t.refuses(action, outcome)
        return
    t.play(action)
    turn = t.state.turn
    lines = [*turn.journal, *turn.forced]
    assert (row.coins - t.coins("A"), sum(line.killed for line in lines)) == outcome
    assert t.coins("A") + t.coins("B") == row.coins + 5, "nothing comes from the bank or goes there"
    assert len(lines) == (aim != "touch" and name != "W_27_a_fort") or aim == "conquest"
    if aim == "touch":
        assert t.region(1).army != t.army("blood_elves").id


@pytest.mark.parametrize("aim", ["removal", "touch"])
def test_W_28_W_49_what_protects_from_others_is_nothing_to_its_owner(aim: str) -> None:
    t = wow(
        f"""
        turn A
        A: (kobolds)
        A: pandaren {AIMS[aim]}, hand 3, coins 0
        B: warcraft.trolls
        1 hill anchor magic : pandaren
        2 hill magic        : kobolds
        3 forest            : warcraft.trolls
        """,
        finds={"aegis_of_aggramar": 1},
    )
    if aim == "removal":
        t.refuses(Use(AIMS[aim], 2), "nobody_to_move")
    else:
        assert t.use(AIMS[aim], 1)[2] == "pandaren*1"
        assert [(f.id, f.region) for f in t.state.finds] == [("aegis_of_aggramar", 2)]
