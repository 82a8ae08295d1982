"""What a panel says that ending the turn will do."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.panels.turn.pages import page
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import apply, default_action
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
    text = page(sight(table_of(t.box, t.state), 0)).text
    planned = {int(r): int(n) for n, r in re.findall(r"\b(\d+) tokens on region (\d+)", text)}
    after, _ = apply(t.box, t.state, default_action(t.box, t.state))
    army = t.state.turn.army
    assert planned == {n: r.tokens for n, r in after.regions.items() if r.army == army}
    assert set(planned) == {1, 2}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "5 tokens on region 2; 2 tokens each on regions 3 and 4; 1 on region 9"),
        ("ja", "地域2に5枚、地域3、4に2枚ずつ、地域9に1枚"),
        ("ko", "2번에 5개 · 3, 4번에 2개씩 · 9번에 1개"),
    ],
)
def test_regions_with_as_many_tokens_read_as_one_part_of_the_plan(language, told):
    wording = Wording(Words(language, strict=True), (), ())
    assert wording.standing({2: 5, 3: 2, 4: 2, 9: 1}) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", " · peace with Ben · "), ("ja", "／和平：Benさん／"), ("ko", ", Ben 님과 평화, ")],
)
def test_the_plan_gives_a_name_its_title_once(language, told):
    t = table("""
        turn A
        A: orcs diplomat, hand 1
        B: elves
        1 swamp edge: orcs
        2 swamp edge: elves*2
    """)
    look = sight(table_of(t.box, t.state))
    names = ("Ann", "Ben")
    words = Words(language, strict=True)
    named = replace(look, wording=replace(look.wording, words=words, people=names, labels=names))
    assert told in page(named).text
