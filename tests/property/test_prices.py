"""What a conquest costs is what its lines add up to, wherever anybody could attack."""

from random import Random

import pytest

from engine import Use, new_game, plain_box, pricing, reaching, refusing
from engine.state import Army
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
        ("warcraft", 3, 10),
        ("warcraft", 5, 11),
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
            for by in ("", *reaching.ways(game, army)):
                for region in reaching.reach(game, army, by):
                    attack = game.attack(army, region, by)
                    lines, total = pricing.priced(game, attack)
                    assert sum(line.amount for line in lines) == total
                    assert pricing.required(game, attack) == total
                    priced += 1
        army = game.state.turn.army
        if game.state.turn.at.conquers and army is not None:
            assert _found(game, game.army(army)) == _looked_at(game, game.army(army))
            for me in game.voices_of(game.army(army), "offers"):
                uses = {Use(me.way, region) for region in (-1, *game.box.regions)}
                assert set(me.effect.offers(me)) == set(me.unobjected(uses))
        play(game, choose(rng, actions))
    assert priced > 500


def _found(game: Game, army: Army) -> list[tuple[str, int, bool]]:
    ways = ("", *reaching.ways(game, army))
    return [(by, *found) for by in ways for found in refusing.affordable(game, army, by)]


def _looked_at(game: Game, army: Army) -> list[tuple[str, int, bool]]:
    """Return the same, region by region."""
    found = []
    for by in ("", *reaching.ways(game, army)):
        for attack in (game.attack(army, region, by) for region in game.box.regions):
            if any(refusing.refusals(game, attack)):
                continue
            _, need = pricing.priced(game, attack)
            if (roll := pricing.payment(game, attack, need)) is not None:
                found.append((by, attack.region.id, roll))
    return found
