"""Chance is a function of the seed and a counter, and can be checked afterwards."""

from collections import Counter
from hashlib import sha256

import pytest

from engine import commitment, new_game, plain_box, rng
from engine.state import Stack


def table(seed: str = "seed"):
    return new_game(plain_box("base", 3), seed)


def test_known_numbers_of_a_known_seed() -> None:
    """Written down once: another result means that old games no longer replay."""
    state = table("elbow room")
    start = state.draws
    assert [rng.below(state, 1000) for _ in range(6)] == [530, 633, 680, 893, 19, 242]
    assert state.draws == start + 6


def test_numbers_depend_on_seed_and_counter_only() -> None:
    one, two, other = table(), table(), table("another")
    two.coins = [99, 0, 0]
    assert [rng.below(one, 10**6) for _ in range(5)] == [rng.below(two, 10**6) for _ in range(5)]
    assert [rng.below(one, 10**6) for _ in range(5)] != [rng.below(other, 10**6) for _ in range(5)]


@pytest.mark.parametrize("n", [1, 2, 6, 20])
def test_numbers_are_fair(n: int) -> None:
    state = table()
    counted = Counter(rng.below(state, n) for _ in range(600 * n))
    assert set(counted) == set(range(n))
    assert all(480 < times < 720 for times in counted.values()) or n == 1


def test_the_die_has_the_printed_faces_equally_often() -> None:
    state = table()
    counted = Counter(rng.roll(state, (0, 0, 0, 1, 2, 3)) for _ in range(6000))
    assert set(counted) == {0, 1, 2, 3}
    assert 2800 < counted[0] < 3200
    assert all(850 < counted[face] < 1150 for face in (1, 2, 3))


def test_scripted_faces_come_first_and_count_as_draws() -> None:
    state = table()
    state.faces = [3, 0]
    before = state.draws
    assert [rng.roll(state, (1,)) for _ in range(3)] == [3, 0, 1]
    assert (state.draws, state.faces) == (before + 3, [])


def test_tiles_are_drawn_from_the_unordered_rest_first_then_in_order() -> None:
    state = table()
    stack = Stack(["a", "b", "c"], ["x", "y"])
    drawn = [rng.draw(state, stack) for _ in range(5)]
    assert (sorted(drawn[:3]), drawn[3:]) == (["a", "b", "c"], ["x", "y"])
    assert len(stack) == 0
    with pytest.raises(IndexError):
        rng.draw(state, stack)


def test_every_tile_is_drawn_equally_often() -> None:
    state = table()
    counted = Counter(rng.draw(state, Stack(["a", "b", "c"])) for _ in range(3000))
    assert all(850 < counted[tile] < 1150 for tile in "abc")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("seed") == sha256(b"seed").hexdigest()
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment("seed") != commitment("seed ")
