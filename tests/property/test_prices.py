"""What a conquest costs is what its lines add up to, wherever anybody could attack."""

from random import Random

import pytest

from engine import new_game, plain_box, pricing
from engine.steps import options, play
from engine.table import Game
from tools.play import choose


@pytest.mark.parametrize(
    ("edition", "players", "seed"),
    [
        ("base", 3, 5),
        ("underground", 2, 6),
        ("underground", 3, 7),
        ("underground", 3, 8),
        ("underground", 5, 9),
    ],
)
def test_the_lines_of_a_price_add_up_to_what_is_asked(
    edition: str, players: int, seed: int
) -> None:
    rng, box = Random(seed), plain_box(edition, players)
    game = Game(box, new_game(box, str(seed)))
    priced = 0
    while actions := options(game):
        for army in game.state.armies if rng.random() < 1 / 4 else ():
            for by in ("", *pricing.ways(game, army)):
                for region in pricing.reach(game, army, by):
                    attack = game.attack(army, region, by)
                    lines, total = pricing.priced(game, attack)
                    assert sum(line.amount for line in lines) == total
                    assert pricing.required(game, attack) == total
                    priced += 1
        play(game, choose(rng, actions))
    assert priced > 500
