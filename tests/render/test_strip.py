"""The strip beside a panel's board: what it shows of each player."""

import dataclasses

import pytest
from PIL import Image, ImageChops

from render import theme
from render.beside.players import in_hand
from render.beside.strip import draw_strip
from tests.render.tables import NAMES, table, words

BOX = (849, 0, *theme.PANEL)


def strip(seen):
    panel = Image.new("RGB", theme.PANEL)
    draw_strip(panel, BOX, seen, NAMES, words)
    return panel


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_coins_that_may_be_seen_are_on_the_strip_and_no_others(players):
    seen = table(players, 3)
    assert set(seen.coins) == {None}
    for seat in range(players):
        mine = tuple(17 if s == seat else None for s in range(players))
        own = dataclasses.replace(seen, coins=mine)
        more = dataclasses.replace(seen, coins=tuple(c and 18 for c in mine))
        _, top, _, bottom = ImageChops.difference(strip(own), strip(more)).getbbox()
        height = min(150, (theme.PANEL[1] - 64) // players)
        assert 58 + seat * height <= top
        assert bottom <= 58 + (seat + 1) * height
        assert ImageChops.difference(strip(seen), strip(own)).getbbox()


def test_the_hand_is_that_of_the_army_that_acts():
    seen = table(3, 2)
    mine = [a for a in seen.armies if a.player == seen.player]
    other = dataclasses.replace(mine[0], id=99, active=False, hand=6)
    armies = tuple(dataclasses.replace(a, hand=14) if a is mine[0] else a for a in seen.armies)
    seen = dataclasses.replace(seen, armies=(*armies, other))
    assert in_hand(dataclasses.replace(seen, acting=99), seen.player) == 6
    assert in_hand(dataclasses.replace(seen, acting=mine[0].id), seen.player) == 14
    assert in_hand(dataclasses.replace(seen, acting=None), seen.player) == 20 + sum(
        a.hand for a in mine[1:]
    )
