"""Games to the end by random legal play, every check at every step: three hundred of base."""

import pytest

from engine import Choice
from tools.simulate import simulate

GAMES = {2: 90, 3: 80, 4: 70, 5: 60}


def test_three_hundred_games_are_played() -> None:
    assert sum(GAMES.values()) == 300


@pytest.mark.parametrize("players", GAMES)
def test_random_games_run_to_the_end_without_a_violation(players: int) -> None:
    report = simulate(Choice(("base",), players), GAMES[players], seed=20)
    assert report.violations == []
    assert report.finished == GAMES[players]
    assert report.actions > 80 * GAMES[players]


@pytest.mark.parametrize(("players", "games"), [(2, 20), (3, 10)])
def test_games_of_underground_break_no_rule_and_tell_nothing_that_is_hidden(
    players: int, games: int
) -> None:
    report = simulate(Choice(("underground",), players), games, seed=20, hidden=30)
    assert report.violations == []
    assert report.finished == games
    assert report.exchanged > 3 * games
