"""How many lines of play there are from known tables: one more or less is a changed rule.

Counted are the sequences of elementary actions of the given length; a game
over ends a line early and counts as one.  The small tables were counted by
hand (the reasoning stands beside them), the others were written down from a
version in which every case held.
"""

import pytest

from engine import Choice, apply, drawn, legal, load_box, new_game, plain_box
from engine.box import Box
from engine.state import State
from tests.dsl import Table, table


def perft(box: Box, state: State, depth: int) -> int:
    actions = legal(box, state)
    if depth == 1 or not actions:
        return max(1, len(actions))
    return sum(perft(box, apply(box, state, a)[0], depth - 1) for a in actions)


def lone() -> Table:
    """Two regions, one race on each; nobody has a token to spare."""
    return table("""
        turn A
        A: ratmen
        B: tritons
        1 farmland edge : ratmen
        2 hill edge     : tritons
    """)


def entry() -> Table:
    return table("""
        turn A, die 0 0 0 0
        A: ratmen, hand 4
        B: tritons, hand 2
        1 farmland edge
        2 swamp
        3 hill edge
    """)


def powers() -> Table:
    return table("""
        turn A, die 1 2 3 0 1 2
        A: sorcerers berserk, hand 3
        B: halflings heroic
        C: (ghouls)
        1 farmland edge  : sorcerers*2
        2 mountain mine  : halflings hole
        3 swamp          : halflings*2
        4 forest magic   : tribe
        5 lake - 4 6
        6 hill cavern edge : ghouls*2
    """)


def ghouls() -> Table:
    return table("""
        turn A, die 2 1
        A: (ghouls), hand 2
        A: giants underworld, hand 2
        B: trolls fortified
        1 mountain cavern edge : giants
        2 hill                 : trolls*2 lair fortress
        3 swamp cavern         : ghouls
        4 forest cavern edge   : trolls lair
    """)


def test_perft_counted_by_hand() -> None:
    """A may decline, give its region up, or be done.

    Declined, B has the same three (its triton borders a region it cannot pay: the die needs a
    token in hand).  After giving up, A holds one token: it may enter at 1 with the die, at 2
    with the die (2 tritons' defense: price 3), or be done.  Done: B has three.
    """
    t = lone()
    assert perft(t.box, t.state, 1) == 3
    assert perft(t.box, t.state, 2) == 3 + 3 + 3


def skipped() -> Table:
    return table("""
        turn A
        A: (ghouls)
        A: ratmen
        B: tritons
        1 farmland edge : ghouls
        2 swamp         : ratmen
        3 hill edge     : tritons
    """)


def test_perft_of_skipping_ghouls_counted_by_hand() -> None:
    """The Ghouls may give way to a decline, give up their region, or be done (B-68).

    Declined, the Ghouls leave and B may decline, give up, or be done.  Given up, one Ghoul is
    in hand: it may enter at 1 (price 2) or at 3 (price 3), both with the die, or be done.
    Done, nothing has been done: A may decline, give the ratmen's region up, or be done.
    """
    t = skipped()
    assert perft(t.box, t.state, 1) == 3
    assert perft(t.box, t.state, 2) == 3 + 3 + 3


@pytest.mark.parametrize(
    ("make", "counts"),
    [
        (lone, [3, 9, 33, 120, 420, 1348, 4662, 17204]),
        (entry, [4, 12, 32, 110, 326, 1022, 3338, 12674]),
        (powers, [4, 18, 64, 170, 505, 1409, 3993, 14271]),
        (ghouls, [4, 16, 49, 156, 498, 1692, 6335, 26461]),
    ],
)
def test_perft_of_fixed_tables(make, counts: list[int]) -> None:
    t = make()
    assert [perft(t.box, t.state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [6, 96, 462, 3164]),
        (3, [6, 113, 566, 3975]),
        (4, [6, 147, 737, 5571]),
        (5, [6, 176, 909, 7161]),
    ],
)
def test_perft_of_the_printed_boards(players: int, counts: list[int]) -> None:
    box = plain_box("base", players)
    state = new_game(box, "perft")
    assert [perft(box, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [4, 42, 387]),
        (3, [4, 63, 856]),
        (4, [4, 84, 1505]),
        (5, [4, 101, 2121]),
    ],
)
def test_perft_of_warcraft_for_sides(players: int, counts: list[int]) -> None:
    """The first player may pick one of the four rows of a side (T-07)."""
    box = load_box(drawn(Choice(("warcraft",), players, variant="azeroth"), "perft"))
    state = new_game(box, "perft")
    assert [perft(box, state, depth) for depth in range(1, len(counts) + 1)] == counts
