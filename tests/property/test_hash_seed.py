"""The same game in another process with another PYTHONHASHSEED: no order depends on hashes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = """
from hashlib import sha256
from random import Random
from engine import plain_box, new_game
from engine.codec import dump_line, dump_state
from engine.table import Game
from engine.steps import options, play
from tools.play import choose

told = sha256()
for players in (2, 3, 4, 5):
    for number in range(4):
        rng = Random(number)
        box = plain_box("base", players)
        game = Game(box, new_game(box, str(number)))
        while actions := options(game):
            told.update("".join(map(dump_line, actions)).encode())
            play(game, choose(rng, actions))
        told.update(dump_state(game.state).encode())
        told.update(repr(game.events).encode())
print(told.hexdigest())
"""


def played(hash_seed: str) -> str:
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", GAME], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_game_under_another_hash_seed(hash_seed: str) -> None:
    once = played("0")
    assert len(once) == 64
    assert played(hash_seed) == once
