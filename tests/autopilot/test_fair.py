"""It uses what its seat may see, and what it may see alone decides."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine import deciders, plain_box
from engine.autopilot import decide
from engine.codec import dump_line
from engine.view import view
from tests.property.positions import random_table
from tools.checks import otherwise

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_hidden_changes_nothing(seed):
    box, state = random_table(seed)
    seat = deciders(state)[0]
    other = otherwise(state, seat, Random(seed))
    assert view(box, other, seat) == view(box, state, seat)
    assert other.coins != state.coins
    assert decide(box, other, seat) == decide(box, state, seat)


CHOICES = """
from engine import deciders
from engine.autopilot import decide
from engine.codec import dump_line
from tests.property.positions import random_table
for seed in range(100, 104):
    box, state = random_table(seed)
    print(dump_line(decide(box, state, deciders(state)[0])))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_choices_under_another_hash_seed(hash_seed):
    here = []
    for seed in range(100, 104):
        box, state = random_table(seed)
        here.append(dump_line(decide(box, state, deciders(state)[0])))
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    there = subprocess.run(
        [sys.executable, "-c", CHOICES], cwd=ROOT, env=env, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert there.stdout.split() == here


def test_it_knows_no_race_power_or_marker_by_name():
    box = plain_box("base", 2)
    names = {*box.races, *box.powers, *box.markers, *box.terrains, *box.symbols, "base"}
    for path in (ROOT / "engine" / "autopilot").glob("*.py"):
        said = {n.value for n in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(n, ast.Constant) and isinstance(n.value, str)}  # fmt: skip
        assert not names & said, path.name
