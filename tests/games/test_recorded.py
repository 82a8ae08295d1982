"""Recorded games replay to the same final scores; a change of rules that breaks one is seen.

``python -m tools record`` wrote them.  Together they end in every way a game can:
won outright, on tokens, and shared (B-20).  Those of Underground have every race, power, relic
and place in them, those of Warcraft every artifact and every face of its islands, too, and so have
those of Warcraft for sides.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple, Union, get_args

import pytest
from pydantic import Field

from engine import EDITIONS, Conquer, before_setups, plain_box, ranking
from engine.actions import Line, Rewind
from engine.export import (
    FORMAT,
    READERS,
    Export,
    ExportError,
    LoggedLine,
    line_by_line,
    lot_holds,
    read,
    replay,
)
from engine.history import History
from tests.dsl import ranked
from tools.__main__ import main

ELSE = Union[tuple(kind for kind in get_args(Line) if kind is not Conquer)]  # noqa: UP007
GAMES = Path(__file__).parent
SCORES = json.loads((GAMES / "scores.json").read_text())
BOXES = {"base", "underground"}
"""Those that mix."""


def document(name: str) -> Export:
    return read((GAMES / f"{name}.json").read_bytes())


class Told(NamedTuple):
    """A recorded game, played again."""

    history: History
    things: frozenset[str]
    """Races and powers in play at some time, and what was found."""


@cache
def played(name: str) -> Told:
    things: set[str] = set()
    for step in line_by_line(document(name)):
        state = step.history.state
        things.update(thing for a in state.armies for thing in (a.race, a.power) if thing)
        things.update(f.id for f in state.finds)
    return Told(step.history, frozenset(things))


@pytest.mark.parametrize("name", SCORES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    history = played(name).history
    state = history.state
    assert state.turn.step == "over"
    assert {
        "coins": state.coins,
        "ranking": ranked(history),
    } == SCORES[name]


def test_the_games_end_in_every_way() -> None:
    ways = set()
    for score in (s for name, s in SCORES.items() if not document(name).set_up.variant):
        best = sorted(score["coins"], reverse=True)
        shared = len(score["ranking"][0]) > 1
        ways.add("shared" if shared else "tokens" if best[0] == best[1] else "coins")
    assert ways == {"coins", "tokens", "shared"}


@pytest.mark.parametrize(
    ("games", "edition", "players", "boards"),
    [
        ("underground", "underground", {2: 10, 3: 10, 4: 5, 5: 5}, 4),
        ("warcraft", "warcraft", {2: 5, 3: 5, 4: 5, 5: 5}, 12),
        ("azeroth", "warcraft", {2: 2, 3: 2, 4: 3, 5: 3}, 12),
    ],
)
def test_the_games_have_all_that_is_in_the_box_in_them_and_every_board(
    games: str, edition: str, players: dict[int, int], boards: int
) -> None:
    names = [name for name in SCORES if name.startswith(f"{games}-")]
    set_ups = [document(name).set_up for name in names]
    assert Counter(set_up.players for set_up in set_ups) == players
    assert len({board for set_up in set_ups for board in set_up.boards}) == boards
    box = plain_box(edition, 2)
    things = frozenset[str]().union(*(played(name).things for name in names))
    assert things == {*box.races, *box.powers, *box.finds}


def test_places_in_the_games_for_sides_are_of_sides_and_some_tie() -> None:
    ties = 0
    games = {name: document(name) for name in SCORES if name.startswith("azeroth-")}
    for name, game in games.items():
        assert json.loads(game.model_dump_json())["setup"]["variant"] == "azeroth"
        history = played(name).history
        sides, ranks = history.box.sides, ranking(history.box, history.state)
        assert [rank.seats for rank in ranks] == [sides.seats(rank.side) for rank in ranks]
        ties += len({rank.coins for rank in ranks}) < len(ranks) == ranks[-1].place
    assert ties, "one is decided by the richest player (T-11)"


@pytest.mark.parametrize(
    ("mix", "tiles", "world", "number"),
    [
        ("surface-underground", ("underground",), "base", 5),
        ("surface-both", ("base", "underground"), "base", 5),
        ("below-base", ("base",), "underground", 7),
        ("below-both", ("underground", "base"), "underground", 7),
    ],
)
def test_games_of_each_mix_are_recorded_with_the_versions_of_both_boxes(
    mix: str, tiles: tuple[str, ...], world: str, number: int
) -> None:
    games = [document(name) for name in SCORES if name.startswith(f"{mix}-")]
    assert len(games) == number
    for game in games:
        assert (game.set_up.editions, game.set_up.home) == (tiles, world)
        assert {game.edition, *(game.others or {})} == {*tiles, world} == BOXES
    assert {game.set_up.players for game in games} == {*EDITIONS[world].choices().players}
    assert {game.set_up.finds for game in games} == {True, False}


def test_games_of_base_with_what_underground_hides_are_recorded() -> None:
    """Mixing, 6: races and powers of one box, relics and places of the other."""
    names = [name for name in SCORES if name.startswith("surface-finds-")]
    assert len(names) == 5
    for game in map(document, names):
        assert (game.set_up.editions, game.set_up.home) == (("base",), "base")
        assert {game.edition, *(game.others or {})} == {*game.set_up.boxes} == BOXES
    assert {document(name).set_up.players for name in names} == {2, 3, 4, 5}
    things = frozenset[str]().union(*(played(name).things for name in names))
    box = plain_box("underground", 2)
    assert len(things & {*box.finds}) > 8
    assert not things & {*box.races, *box.powers}


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
    assert not lot_holds("seed", joined, before_setups("base", 2))


@pytest.mark.parametrize("joined", [(), (0,)])
def test_the_lot_cannot_be_passed_by(joined: tuple[int, ...]) -> None:
    with pytest.raises(ExportError, match="lot"):
        replay(changed(joined=joined))


def test_who_joined_when_may_be_missing_as_in_the_oldest_files() -> None:
    game = changed(joined=None)
    assert "joined" not in game.model_dump_json()
    assert replay(read(game.model_dump_json())).history.state.turn.step == "over"


@pytest.mark.parametrize(
    "told", [{"names": ("Ann",)}, {"names": ()}, {"joined": ()}, {"joined": (0,)}, {"players": 5}]
)
def test_names_and_joining_are_as_many_as_the_players(told: dict[str, Any]) -> None:
    with pytest.raises(ExportError) as caught:
        read(changed(**told).model_dump_json())
    assert caught.value.key == "seats"
    assert caught.value.params["found"] != caught.value.params["players"]


def test_nobody_speaks_from_a_seat_that_there_is_not() -> None:
    lines = document(next(iter(SCORES))).lines
    rewound = LoggedLine(seat=9, says=Rewind(3, "vote"))
    with pytest.raises(ExportError, match="no seat 9"):
        read(changed(lines=(*lines[:9], rewound)).model_dump_json())


@dataclass(frozen=True, slots=True)
class LaterConquer(Conquer):
    """A conquest of a later version, which has one more thing to say."""

    cheered: str = ""


class LaterLine(LoggedLine):
    """A line of such a version."""

    says: Annotated[LaterConquer | ELSE, Field(discriminator="kind")]
    told: bool = False


class LaterExport(Export):
    """A document of such a version."""

    lines: tuple[LaterLine, ...]
    teams: tuple[int, ...] = ()


@pytest.mark.parametrize("name", SCORES)
def test_a_later_version_whose_lines_say_more_reads_it_too(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.export.Export", LaterExport)
    game = document(name)
    assert {line.says.cheered for line in game.lines if isinstance(line.says, LaterConquer)} == {""}
    assert game.sealed().checksum != game.checksum, "written again it says more"


def test_each_number_that_a_document_has_had_is_read() -> None:
    assert list(READERS) == list(range(1, FORMAT + 1))


def test_new_rules_of_one_edition_refuse_no_games_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = changed().model_dump_json()
    monkeypatch.setitem(EDITIONS, "other", SimpleNamespace(VERSION=2))
    assert read(text)
    with pytest.raises(ExportError) as caught:
        read(changed(edition="other").model_dump_json())
    assert caught.value.params == {"edition": "other", "found": "1", "known": 2}
    assert read(changed(edition="other", engine=2).model_dump_json())


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
        (b'{"format": [1]}', "format"),
        (b'{"format": 2}', "format"),
        (b'{"format": true}', "format"),
        (b'{"format": 1, "engine": 99, "edition": "moon"}', "edition"),
        (b'{"format": 1, "engine": 99, "edition": "base"}', "engine"),
        (b'{"format": 1, "engine": 1, "edition": ["base"]}', "malformed"),
        (b'{"format": 1' + b"0" * 5000 + b"}", "malformed"),
        (b'{"format": ' + b"[" * 200_000, "malformed"),
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
