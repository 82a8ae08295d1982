"""Tools name a table in the same words everywhere, and refuse in a sentence what there is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import EDITIONS, OFFERED, Choice
from engine.export import read
from tools import __main__ as tools
from tools import gallery
from tools.options import choice_of, choices_of, mixes_of, table_options

COMMANDS = {
    "simulate": ["--games", "1", "--json"],
    "record": ["--out", "game.json"],
    "board": ["--out", "board.png"],
    "rate": ["--games", "1"],
    "bench": [],
    "gallery": ["--docs", "docs"],
}
"""Every command about tables, with what else it must be told."""
KEYS = [
    "games", "finished", "actions", "seconds", "games_per_second", "actions_per_second",
    "exchanged", "violations", "mean_score",
]  # fmt: skip
"""What ``simulate --json`` tells; others read it."""
KNOWN = ", ".join(EDITIONS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("--edition=atlantis", f"no edition 'atlantis'; there are: {KNOWN}"),
        ("--edition=base+atlantis", f"no edition 'atlantis'; there are: {KNOWN}"),
        ("--world=atlantis", f"no edition 'atlantis'; there are: {KNOWN}"),
        ("--variant=teams", "base has no variant 'teams'; there are: none"),
        ("--flag=doomhammer=owner", "no rule called 'doomhammer' can be chosen; there are: none"),
        ("--players=0", "no base board for 0 players; there are: 2, 3, 4, 5"),
        ("--players=6", "no base board for 6 players; there are: 2, 3, 4, 5"),
        ("--players=four", "'four' is no number of players"),
        ("--players=", "'' is no number of players"),
        ("--edition=", f"no edition ''; there are: {KNOWN}"),
        ("--edition=base+", f"no edition ''; there are: {KNOWN}"),
        ("--edition=base+base", "the edition 'base' is named twice"),
        (
            "--flag=doomhammer",
            "'doomhammer' doesn't say how to read a rule; write it as NAME=VALUE",
        ),
        ("--flag=", "'' doesn't say how to read a rule; write it as NAME=VALUE"),
        ("--flag==owner", "'=owner' doesn't say how to read a rule; write it as NAME=VALUE"),
    ],
)
def test_what_there_is_not_is_refused_in_one_sentence(
    command: str,
    asked: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert tools.main([command, *COMMANDS[command], asked]) == 2
    assert capsys.readouterr() == ("", sentence + "\n")
    assert list(tmp_path.iterdir()) == []


def asked(*typed: str, players: int | None = 4):
    return table_options(players).parse_args(typed)


def test_what_is_not_said_is_the_first_edition_with_as_many_players_as_usual() -> None:
    assert choice_of(asked()) == Choice(("base",), 4)
    offered = [c for c in choices_of(asked(players=None)) if c.editions[0] in OFFERED]
    assert offered == gallery.everything()


@pytest.mark.usefixtures("moon")
def test_everything_about_a_table_can_be_said() -> None:
    typed = ("--edition=base+moon", "--world=moon", "--variant=tides", "--players=3")
    choice = Choice(("base", "moon"), 3, "moon", "tides", flags=(("dust", "floats"),))
    assert choice_of(asked(*typed, "--flag=dust=floats")) == choice
    without = choice_of(asked("--edition=underground", "--world=base", "--without-finds"))
    assert without == Choice(("underground",), 4, "base", finds=False)
    assert choices_of(asked("--edition=moon", players=None)) == [
        Choice(("moon",), 2), Choice(("moon",), 3)
    ]  # fmt: skip
    assert len(choices_of(asked("--players=3", players=None))) == len(EDITIONS)


def test_the_mixes_on_a_world_are_its_guests_without_and_with_its_own_tiles() -> None:
    below = mixes_of(asked("--world=underground", players=3))
    assert below == [
        Choice(tiles, 3, "underground", finds=finds)
        for tiles in (("base",), ("underground", "base"))
        for finds in (True, False)
    ]
    assert {c.editions for c in mixes_of(asked())} == {("underground",), ("base", "underground")}


@pytest.mark.usefixtures("moon")
def test_games_of_a_mix_are_simulated_and_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mix = ["--edition=base+moon", "--world=moon", "--players=2"]
    assert tools.main(["simulate", *mix, "--games=2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == KEYS
    assert (report["finished"], report["violations"]) == (2, [])
    out = tmp_path / "game.json"
    assert tools.main(["record", *mix, f"--out={out}"]) == 0
    game = read(out.read_bytes())
    assert game.set_up.choice == Choice(("base", "moon"), 2, "moon")
    assert tools.main(["replay", str(out)]) == 0


def test_the_pictures_of_some_tables_leave_the_rest_of_the_gallery_alone() -> None:
    only = gallery.pictures(choices=[Choice(("base",), 2)])
    boards = {name for name in only if name.startswith("board-")}
    assert boards == {"board-base-2-default", "board-base-2-contrast"}
    assert only.keys() < gallery.pictures().keys()
