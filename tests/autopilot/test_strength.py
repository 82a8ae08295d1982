"""A taste of what ``python -m tools rate`` measures over hundreds of games."""

from engine import Choice
from tools.rate import rate


def test_it_wins_every_game_against_random_play():
    rating = rate([Choice(("base",), 2)], "random", 12, seed=7, jobs=1)
    assert (rating.won, rating.shared, rating.lost) == (12, 0, 0)
    assert rating.mean_coins > 2 * rating.mean_rival
