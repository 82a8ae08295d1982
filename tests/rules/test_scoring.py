"""Coins: earned, hidden, counted (B-03, B-20, B-21, B-63, B-75)."""

from engine import new_game, plain_box, tokens_on_board, view
from tests.dsl import Table, table


def test_B_03_each_region_of_every_own_race_earns_a_coin() -> None:
    t = table("""
        turn A
        A: orcs
        A: (trolls)
        A: (dwarves) spirit
        B: humans
        1 farmland edge : orcs
        2 hill          : orcs
        3 swamp         : trolls
        4 hill          : dwarves
        5 hill edge     : humans
    """)
    t.end_turn()
    assert t.coins("A") == 5 + 2 + 1 + 1
    assert [(e.amount, e.why, e.race) for e in t.happened("coins")] == [
        (2, "regions", "orcs"),
        (1, "regions", "trolls"),
        (1, "regions", "dwarves"),
    ]


def test_B_03_bonuses_of_a_race_stop_on_the_turn_on_which_it_declines() -> None:
    text = """
        turn A
        A: humans merchant
        B: orcs
        1 farmland edge : humans
        2 farmland      : humans
        3 hill edge     : orcs
    """
    assert table(text).end_turn().earned("A") == {"regions": 2, "humans": 2, "merchant": 2}
    assert table(text).declines().earned("A") == {"regions": 2}


def test_B_03_dwarven_mines_go_on() -> None:
    text = """
        turn A
        A: dwarves merchant
        B: orcs
        1 farmland mine edge : dwarves
        2 farmland           : dwarves
        3 hill edge          : orcs
    """
    t = table(text)
    assert t.declines().earned("A") == {"regions": 2, "dwarves": 1}


def test_B_03_nobody_else_scores() -> None:
    t = table("""
        turn A
        A: orcs
        B: humans merchant
        C: (trolls)
        1 farmland edge : orcs
        2 farmland      : humans
        3 hill edge     : trolls
    """)
    t.end_turn()
    assert (t.coins("A"), t.coins("B"), t.coins("C")) == (6, 5, 5)


def test_B_03_a_turn_without_a_region_earns_nothing() -> None:
    t = table("""
        turn A
        A: orcs merchant
        B: humans
        1 farmland edge : humans
        2 farmland
    """)
    t.end_turn()
    assert t.earned() == {}


def test_B_21_there_is_no_end_of_coins() -> None:
    t = table("""
        turn A
        A: orcs merchant, coins 1000
        B: humans
        1 farmland edge : orcs
        2 farmland edge : humans
    """)
    t.end_turn()
    assert t.coins("A") == 1002


def test_B_63_nobody_sees_the_coins_of_others_until_the_end() -> None:
    t = table(
        """
        turn A, round 2
        A: orcs, coins 7
        B: humans, coins 9
        C: elves, coins 4
        1 farmland edge : orcs
        2 hill edge     : humans
        3 hill edge     : elves
        """,
        rounds=2,
    )
    assert view(t.box, t.state, 0).coins == (7, None, None)
    assert view(t.box, t.state, 2).coins == (None, None, 4)
    assert view(t.box, t.state, None).coins == (None, None, None)
    assert view(t.box, t.state, None, open_scores=True).coins == (7, 9, 4)
    t.end_turn().end_turn().end_turn()
    assert t.step == "over"
    assert view(t.box, t.state, None).coins == (8, 10, 5)


def test_B_63_everything_else_on_the_table_is_open_but_the_order_of_the_stacks() -> None:
    box = plain_box("base", 3)
    seen = view(box, new_game(box, "secret"), 1)
    assert (seen.banners, seen.badges, len(seen.column)) == (8, 14, 6)
    assert dict(seen.tray) == {r.id: r.tokens for r in box.races.values()}
    assert dict(seen.supply) == {
        "mountain": 9 - sum(r.terrain == "mountain" for r in box.regions.values()),
        "lair": 10,
        "fortress": 6,
        "encampment": 5,
        "hole": 2,
        "hero": 2,
        "dragon": 1,
    }
    assert [c.price for c in seen.column] == [0, 1, 2, 3, 4, 5]
    assert "secret" not in repr(seen)


def final(a: str, b: str, c: str, coins: tuple[int, int, int]) -> Table:
    t = table(
        f"""
        turn C, round 2
        A: {a}, coins {coins[0]}
        B: {b}, coins {coins[1]}
        C: {c}, coins {coins[2]}
        1 farmland edge : orcs*2
        2 farmland      : elves*2
        3 farmland edge : ratmen*1
        """,
        rounds=2,
    )
    return t.end_turn()


def test_R_11_the_most_coins_win() -> None:
    t = final("orcs", "elves", "ratmen", (6, 7, 4))
    assert t.step == "over"
    assert [t.coins(p) for p in "ABC"] == [6, 7, 5]
    assert t.ranking() == ((1,), (0,), (2,))


def test_B_20_a_tie_is_broken_by_race_tokens_on_the_board() -> None:
    t = final("orcs", "elves, hand 3", "ratmen", (5, 5, 4))
    assert [t.coins(p) for p in "ABC"] == [5, 5, 5]
    assert [tokens_on_board(t.box, t.state, p) for p in range(3)] == [2, 2, 1]
    assert t.ranking() == ((0, 1), (2,))  # tokens in hand do not count; A and B share


def test_B_20_active_and_declined_tokens_count_encampments_and_those_set_aside_do_not() -> None:
    t = table(
        """
        turn B, round 2
        A: amazons, aside 4
        A: (trolls)
        B: humans bivouacking
        1 farmland edge : amazons*3
        2 farmland      : trolls
        3 hill edge     : humans*2 encampment*5
        """,
        rounds=2,
    )
    assert (tokens_on_board(t.box, t.state, 0), tokens_on_board(t.box, t.state, 1)) == (4, 1)
    t.end_turn()
    assert (tokens_on_board(t.box, t.state, 0), tokens_on_board(t.box, t.state, 1)) == (4, 2)


def test_B_75_the_last_round_is_played_like_any_other() -> None:
    t = table(
        """
        turn B, round 2
        A: orcs
        B: humans stout, hand 2
        1 farmland edge : orcs
        2 farmland      : humans*3
        """,
        rounds=2,
    )
    t.conquer(1).done()
    assert t.step == "redeploy"
    t.put((1, 3)).done()
    assert (t.step, t.question()) == ("after_score", "stout.decline")
    assert tokens_on_board(t.box, t.state, 1) == 5
    t.answer(1)
    assert (t.step, tokens_on_board(t.box, t.state, 1)) == ("over", 2)
    assert t.coins("B") == 5 + 2 + 2  # nothing is scored again
    assert t.happened("over")[0].player == 1
