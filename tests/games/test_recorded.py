"""Recorded games replay to the same final scores; a change of rules that breaks one is seen.

``python -m tools record`` wrote them.  Together they end in every way a game can:
won outright, on tokens, and shared (B-20).
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import ranking
from engine.export import Export, ExportError, lot_holds, read, replay
from tools.__main__ import main

GAMES = Path(__file__).parent
SCORES = json.loads((GAMES / "scores.json").read_text())


def document(name: str) -> Export:
    return read((GAMES / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", SCORES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    state = replay(document(name)).history.state
    assert state.turn.step == "over"
    assert {"coins": state.coins, "ranking": [list(r) for r in ranking(state)]} == SCORES[name]


def test_the_games_end_in_every_way() -> None:
    ways = set()
    for score in SCORES.values():
        best = sorted(score["coins"], reverse=True)
        shared = len(score["ranking"][0]) > 1
        ways.add("shared" if shared else "tokens" if best[0] == best[1] else "coins")
    assert ways == {"coins", "tokens", "shared"}


def test_games_go_back_in_every_way_and_old_ones_say_nothing_of_it() -> None:
    kinds, automatic = set(), 0
    for name in SCORES:
        text = (GAMES / f"{name}.json").read_text()
        lines = read(text).lines
        kinds |= {line.says.kind for line in lines}
        automatic += sum(line.automatic for line in lines)
        assert ("automatic" in text) == any(line.automatic for line in lines)
    assert {"take_back", "rewind"} <= kinds
    assert automatic


def test_replaying_prints_the_final_scores(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(iter(SCORES))
    assert main(["replay", str(GAMES / f"{name}.json")]) == 0
    printed = capsys.readouterr().out
    for coins in SCORES[name]["coins"]:
        assert f": {coins} coins" in printed


def changed(**fields: object) -> Export:
    return document(next(iter(SCORES))).model_copy(update=fields).sealed()


@pytest.mark.parametrize("at", [3, 100, 1000, -70, -5])
def test_a_changed_byte_is_noticed(at: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    text = bytearray((GAMES / f"{next(iter(SCORES))}.json").read_bytes())
    text[at] = text[at] ^ 1
    file = tmp_path / "game.json"
    file.write_bytes(bytes(text))
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.startswith(str(file))


def test_another_seed_than_the_promised_one_is_noticed() -> None:
    with pytest.raises(ExportError, match="commitment"):
        replay(changed(seed="another"))


def test_another_first_player_than_the_drawn_one_is_noticed() -> None:
    joined = document(next(iter(SCORES))).joined
    with pytest.raises(ExportError, match="lot"):
        replay(changed(joined=joined[::-1]))


@pytest.mark.parametrize("joined", [(0, 0), (1, 1), (5, 6)])
def test_seats_that_are_no_seating_are_noticed(joined: tuple[int, ...]) -> None:
    assert not lot_holds("seed", joined)


def test_a_game_that_goes_on_keeps_its_seed() -> None:
    with pytest.raises(ExportError, match="seed_withheld"):
        replay(changed(seed=None))


def test_a_line_against_the_rules_is_named() -> None:
    lines = document(next(iter(SCORES))).lines
    with pytest.raises(ExportError) as caught:
        replay(changed(lines=lines[:7] + lines[:1] + lines[7:]))
    assert caught.value.key == "line"
    assert caught.value.params["seq"] == 8


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"", "malformed"),
        (b"[]", "malformed"),
        (b"\xff", "malformed"),
        (b"{}", "format"),
        (b'{"format": 1, "engine": 99}', "engine"),
        (b'{"format": 1, "engine": 1, "edition": "base"}', "malformed"),
    ],
)
def test_what_is_no_export_is_named(text: bytes, key: str) -> None:
    with pytest.raises(ExportError) as caught:
        read(text)
    assert caught.value.key == key


def test_a_table_nobody_has_is_named() -> None:
    with pytest.raises(ExportError, match="setup"):
        replay(changed(edition="moon"))
