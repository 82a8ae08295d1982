"""What a panel says that ending the turn will do."""

from __future__ import annotations

import re

from bot.pages import page
from engine import default_action
from engine.actions import Conquer
from tests.bot.sights import sight, table_of
from tests.dsl import table

POSITION = """
    turn A
    A: ratmen
    B: orcs
    1 farmland edge - 2 3  : ratmen*9
    2 farmland - 1 3 4     : orcs*4
    3 farmland edge - 1 2 4: orcs*1
    4 farmland edge - 2 3  : orcs*1
"""


def test_the_plan_leaves_out_what_others_withdraw():
    t = table(POSITION)
    t.play(Conquer(2))
    told = " ".join(page(sight(table_of(t.box, t.state), 0)).text.split())
    planned = {int(region): int(n) for region, n in re.findall(r"\b(\d+):(\d+)", told)}
    assert planned == dict(default_action(t.box, t.state).moves)
    assert set(planned) <= {1, 2}
