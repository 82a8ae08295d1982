"""A view holds what its reader may see, ready to be looked up."""

import dataclasses

import pytest

from engine import apply, new_game, plain_box, view
from engine.actions import Pick
from engine.market import Column
from engine.table import Game
from engine.view import ComboView
from tests.dsl import table, tied


def board():
    return table(
        """
        turn A
        A: amazons diplomat, hand 1, aside 4
        A: (trolls)
        B: humans
        1 farmland edge : amazons*2
        2 mountain mine : trolls lair
        3 hill edge     : humans*2 encampment*2 fortress
        4 lake
        5 forest cavern : tribe
        """,
        column=[("orcs", "merchant", 2), ("elves", "hill")],
    )


def test_regions_are_seen_with_print_and_pieces() -> None:
    t = board()
    seen = view(t.box, t.state)
    mine, camp, lake, home = (seen.region(r) for r in (2, 3, 4, 5))
    assert (mine.terrain, mine.symbols, mine.markers) == (
        "mountain",
        ("mine",),
        (("mountain", 1), ("lair", 1)),
    )
    assert (mine.owner, mine.race, mine.active, mine.tokens) == (0, "trolls", False, 1)
    assert (camp.markers, camp.owner, camp.active) == (
        (("fortress", 1), ("encampment", 2)),
        1,
        True,
    )
    assert (lake.army, lake.owner, lake.race, lake.active, lake.tokens) == (
        None,
        None,
        None,
        True,
        0,
    )
    assert (home.natives, home.coastal, camp.coastal) == (1, True, True)
    with pytest.raises(KeyError):
        seen.region(99)


def test_armies_are_seen_with_their_tokens_off_the_board() -> None:
    t = board()
    seen = view(t.box, t.state)
    amazons = seen.active(0)
    assert amazons is not None
    assert (amazons.race, amazons.power, amazons.hand, amazons.aside) == (
        "amazons",
        "diplomat",
        1 + 4 + 1,
        0,
    )
    assert amazons.regions == (1,)
    assert seen.army(amazons.id) is amazons
    assert [a.race for a in seen.armies] == ["amazons", "trolls", "humans"]
    assert seen.acting == amazons.id
    with pytest.raises(KeyError):
        seen.army(99)


def test_nobody_without_an_active_race_has_one() -> None:
    box = plain_box("base", 3)
    assert view(box, new_game(box, "s")).active(1) is None


def test_combos_are_seen_with_price_coins_and_tokens() -> None:
    t = board()
    assert view(t.box, t.state).column == (
        ComboView("orcs", "merchant", 0, 2, 7, 0),
        ComboView("elves", "hill", 1, 0, 10, 1),
    )


def test_the_turn_is_seen() -> None:
    t = board()
    seen = view(t.box, t.state, 1)
    assert (seen.setup.editions, seen.setup.boards) == (("base",), ("board",))
    assert (seen.seat, seen.seats) == (1, 2)
    assert (seen.round, seen.rounds, seen.player, seen.step) == (2, 10, 0, "conquer")
    assert (seen.deciders, seen.die, seen.questions, seen.journal) == ((0,), None, (), ())
    assert (seen.over, seen.ranking) == (False, ())
    t.conquer(2).done().put((1, 1)).done()
    seen = view(t.box, t.state)
    assert [q.key for q in seen.questions] == ["diplomat.ally"]
    assert [c.region for c in seen.journal] == [2]


def test_the_supply_is_what_does_not_lie_on_the_board() -> None:
    t = board()
    assert dict(view(t.box, t.state).supply) == {
        "mountain": 8,
        "lair": 9,
        "fortress": 5,
        "encampment": 3,
        "hole": 2,
        "hero": 2,
        "dragon": 1,
    }


def test_pieces_in_a_hand_are_not_in_the_supply() -> None:
    t = board()
    t.army("amazons").extra = {"lair": 4, "hero": 1}
    seen = view(t.box, t.state)
    assert seen.army(t.army("amazons").id).extra == (("lair", 4), ("hero", 1))
    game = Game(t.box, t.state)
    assert dict(seen.supply) == {m: game.supply(m) for m, _ in seen.supply}
    assert (dict(seen.supply)["lair"], dict(seen.supply)["hero"]) == (9 - 4, 2 - 1)


def test_what_was_forced_off_regions_is_seen_beside_the_conquests() -> None:
    t = board()
    Game(t.box, t.state).expel(t.army("amazons"), 3, 1, "amazons")
    seen = view(t.box, t.state)
    assert [(c.region, c.killed, c.forced) for c in seen.forced] == [(3, 1, True)]
    assert seen.journal == ()


def test_the_end_is_seen_with_the_ranking() -> None:
    t = table(
        """
        turn B, round 1
        A: orcs, coins 9
        B: humans, coins 3
        1 farmland edge : orcs
        2 hill edge     : humans
        """,
        rounds=1,
    ).done()
    seen = view(t.box, t.state)
    assert (seen.over, seen.deciders, seen.coins) == (True, (), (9, 4))
    assert tied(seen.ranking) == ((0,), (1,))


def test_prices_are_seen_as_they_are_paid() -> None:
    t = table(
        """
        turn A
        A:
        B: humans
        1 farmland edge : humans
        2 hill edge
        """,
        column=[("orcs", "merchant"), ("elves", "hill")],
    )
    dear = dataclasses.replace(t.box, market=Column(6, 2))
    assert [c.price for c in view(dear, t.state).column] == [0, 2]
    after, _ = apply(dear, t.state, Pick(1))
    assert (after.coins[0], after.column[0].coins) == (5 - 2, 2)


def test_troops_that_have_only_been_readied_are_seen_where_they_stand() -> None:
    t = table("""
        turn A
        A: ratmen
        B: orcs
        1 hill edge : ratmen*4
        2 swamp     : ratmen
        3 farmland  : orcs*2
    """)
    seen = view(t.box, t.state)
    assert [r.tokens for r in seen.regions] == [1, 1, 2]
    assert seen.army(0).hand == 3
    stands = seen.standing()
    assert [r.tokens for r in stands.regions] == [4, 1, 2]
    assert stands.army(0).hand == 0
    assert stands.standing() == stands


def test_once_something_is_done_nothing_is_put_back() -> None:
    t = table("""
        turn A
        A: ratmen
        B: orcs
        1 hill edge : ratmen*4
        2 swamp
        3 farmland  : orcs*2
    """).conquer(2)
    seen = view(t.box, t.state)
    assert [r.tokens for r in seen.regions] == [1, 2, 2]
    assert seen.standing() is seen
