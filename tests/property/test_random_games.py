"""Games to the end by random legal play, every check at every step: a hundred of base."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import (
    Action,
    Choice,
    Conquer,
    RuleError,
    State,
    Use,
    apply,
    drawn,
    legal,
    load_box,
    new_game,
)
from engine.steps import options, play
from engine.table import Game
from tests.mixes import MIXED
from tests.property.positions import imaginable
from tools.play import choose
from tools.simulate import simulate

GAMES = {2: 60, 3: 22, 4: 11, 5: 7}
"""A game of five costs four times what one of two does, and each has every step checked."""


def test_a_hundred_games_are_played() -> None:
    assert sum(GAMES.values()) == 100


@pytest.mark.parametrize("players", GAMES)
def test_random_games_run_to_the_end_without_a_violation(players: int) -> None:
    report = simulate(Choice(("base",), players), GAMES[players], seed=20)
    assert report.violations == []
    assert report.finished == GAMES[players]
    assert report.actions > 80 * GAMES[players]


@pytest.mark.parametrize(("players", "games"), [(2, 12), (3, 6), (4, 2), (5, 2)])
def test_games_of_underground_break_no_rule_and_tell_nothing_that_is_hidden(
    players: int, games: int
) -> None:
    report = simulate(Choice(("underground",), players), games, seed=20, hidden=30)
    assert report.violations == []
    assert report.finished == games
    assert report.exchanged > 3 * games


@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_games_for_sides_break_no_rule_and_tell_nothing_that_is_hidden(
    players: int, games: int
) -> None:
    """What an ally is shown is no secret of his, and to nobody else (T-04)."""
    choice = Choice(("warcraft",), players, variant="azeroth")
    report = simulate(choice, games, seed=20, hidden=30)
    assert report.violations == []
    assert report.finished == games
    assert report.exchanged > 3 * games


MIXES = [mix for mix in MIXED if mix.finds or mix.players == 2]


@pytest.mark.parametrize("choice", MIXES)
def test_games_of_every_mix_break_no_rule_and_tell_nothing_that_is_hidden(choice: Choice) -> None:
    report = simulate(choice, 1, seed=20, hidden=30)
    assert report.violations == []
    assert report.finished == 1
    assert report.exchanged > 2


BELOW, BOTH = ("underground",), ("base", "underground")


@pytest.mark.parametrize(
    ("choice", "seed"),
    [
        (Choice(BELOW, 2), 9),
        (Choice(BELOW, 3), 11),
        (Choice(BELOW, 2), 12),
        (Choice(BOTH, 3), 13),
        (Choice(BOTH, 3, "underground"), 14),
    ],
)
def test_in_games_with_finds_what_is_not_offered_is_refused(choice: Choice, seed: int) -> None:
    """In every third step: by name of anything in the box or on the board, found or not."""
    rng, box = Random(seed), load_box(drawn(choice, str(seed)))
    game = Game(box, new_game(box, str(seed)))
    tried = 0
    while actions := options(game):
        offered = set(legal(box, game.state))
        wrong = [*imaginable(box, game.state, rng, 8), *by_any_way(game.state, rng, 4)]
        for action in wrong if rng.random() < 1 / 3 else ():
            if action not in offered:
                with pytest.raises(RuleError):
                    apply(box, game.state, action)
                tried += 1
        play(game, choose(rng, actions))
        game.events.clear()
    assert tried > 200


def by_any_way(state: State, rng: Random, n: int) -> Iterator[Action]:
    """Yield ``n`` uses and conquests with what is in play, lent or not."""
    names = [name for a in state.armies for name in (a.race, a.power) if name]
    names += [f.id for f in state.finds]
    ways = [*names, *(f"magic.{name}" for name in names), *(f"stonehedge.{n}" for n in names)]
    for _ in range(n if ways else 0):
        way, region = rng.choice(ways), rng.choice([-1, *state.regions])
        yield rng.choice((Use(way, region), Use(way), Conquer(region, by=way)))
