"""``tools replay``: what is promised is compared, and a file from anybody can do no harm."""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from engine import Choice, apply, commitment, load_box
from engine.codec import load_line, load_setup, load_state
from engine.export import Export, checksum, read
from tools.__main__ import main
from tools.record import record
from tools.replay import LARGEST, harmless
from tools.states import offered, states, table

KEPT = Path(__file__).parents[1] / "games" / "kept"
GAME = KEPT / "2-players.json"
PROMISED: str = json.loads(GAME.read_text())["commitment"]
FORGED = "f" * 64


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]):
    """Replay a file; return the exit code, what it printed, and why it was refused."""

    def replayed(file: Path, *more: str) -> tuple[int, str, str]:
        code = main(["replay", str(file), *more])
        out, err = capsys.readouterr()
        assert bool(code) == bool(err)
        assert not (code and out)
        return code, out, err

    return replayed


def forged(folder: Path, **said: Any) -> Path:
    """Return a file that says something else, with a checksum that fits."""
    document = json.loads(GAME.read_text()) | said
    file = folder / "forged.json"
    file.write_text(json.dumps(document | {"checksum": checksum(document)}))
    return file


def test_as_promised_is_said_only_of_a_promise_that_was_given(say) -> None:
    code, out, _ = say(GAME, "--commitment", f" `{PROMISED.upper()}` ")
    assert code == 0
    assert "the promised one, and so are dice and first player" in out
    code, out, _ = say(GAME)
    assert code == 0
    assert f"commitment: {PROMISED}\n" in out
    assert "first turn post" in out
    assert "/game settings" in out
    assert "so are" not in out


def test_a_game_of_ones_own_is_not_the_promised_one(tmp_path: Path, say) -> None:
    game = record(Choice(("base",), 2), "a seed of one's own")
    file = tmp_path / "own.json"
    file.write_text(game.model_dump_json())
    assert say(file)[0] == 0
    code, _, why = say(file, "--commitment", PROMISED)
    assert code == 1
    assert "not the promised game" in why
    assert PROMISED in why
    assert game.commitment in why


def test_a_promise_copied_into_another_game_does_not_help(tmp_path: Path, say) -> None:
    file = forged(tmp_path, seed="another")
    assert "its seed does not fit" in say(file, "--commitment", PROMISED)[2]
    file = forged(tmp_path, seed="another", commitment=commitment("another"))
    assert "not the promised game" in say(file, "--commitment", PROMISED)[2]


@pytest.mark.parametrize("typed", ["", "abc", FORGED[1:], FORGED + "f", "g" * 64])
def test_what_is_no_commitment_is_told_how_one_looks(
    typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["replay", str(GAME), "--commitment", typed])
    assert caught.value.code == 2
    assert "64 digits and letters" in capsys.readouterr().err


def test_a_file_that_does_not_say_who_joined_when_says_that_the_lot_is_unknown(say) -> None:
    file = KEPT / "without-lot.json"
    _, out, _ = say(file)
    assert "who plays first could not be checked" in out
    _, out, _ = say(file, "--commitment", read(file.read_bytes()).commitment)
    assert "first player" not in out
    assert "so are the dice" in out


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"names": ["Ann"]}, "it has 2 players, but its number of names is 1"),
        ({"joined": []}, "its number of places in the order of joining is 0"),
        ({"joined": [0]}, "places in the order of joining is 1"),
        ({"joined": [0, 0]}, "first player is not the one"),
        ({"players": 7}, "it has 7 players, but its number of names is 2"),
        ({"edition": "moon\n"}, "it is a game of 'moon\\n'; this program knows base"),
        ({"engine": 7}, "by version 7 of the base rules; this is version 1"),
        ({"format": "\x1b[2J"}, "its format is \\x1b[2J; this program reads format 1"),
        ({"seed": None}, "not over"),
        ({"seed": "\ud800"}, "not an exported game"),
        ({"lines": [{"seat": 0, "says": {"kind": "\x1b[2J"}}]}, "not an exported game"),
        ({"lines": [{"seat": 0, "says": {"kind": "done"}}]}, "line 1 is against the rules"),
        ({"lines": [{"seat": 5, "says": {"kind": "done"}}]}, "line 1 is against the rules"),
        ({"names": ["Ann", "Ben"], "more": 1}, "not an exported game (more"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(
    tmp_path: Path, say, said: dict[str, Any], why: str
) -> None:
    code, _, told = say(forged(tmp_path, **said))
    assert code == 1
    assert why in told
    assert "\x1b" not in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[" * 100_000,
        b'{"format": ' + b"9" * 5000,
        "{}".encode("utf-16"),
        b"\xff",
        b"1",
    ],
)
def test_what_is_no_game_is_told_in_a_sentence(tmp_path: Path, say, text: bytes) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(text)
    assert say(file)[2].count("\n") == 1


def test_what_is_too_large_for_a_game_is_not_even_read(tmp_path: Path, say) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as opened:
        opened.truncate(LARGEST + 1)
    assert "larger than 4 MB" in say(file)[2]
    assert "Is a directory" in say(tmp_path)[2]
    assert "No such file" in say(tmp_path / "none.json")[2]


def test_names_are_printed_harmlessly(tmp_path: Path, say) -> None:
    names = ["\x1b[2J\x1b]0;own\x07Ann", "Ben\n1. Ben: 999 coins\u202e\u2028\x85"]
    code, out, _ = say(forged(tmp_path, names=names))
    assert code == 0
    assert "\\x1b[2J\\x1b]0;own\\x07Ann" in out
    assert "Ben\\n1. Ben: 999 coins\\u202e\\u2028\\x85: " in out
    assert out.count("\n") == 5
    assert "1. player 1: " in say(forged(tmp_path, names=["", " "]))[1]


@pytest.mark.parametrize("name", ["Bén Öz", "佐藤　はな", "민준", "👩 & 🚀", "ปรีชา"])
def test_names_of_people_are_printed_as_they_are(name: str) -> None:
    assert harmless(name) == name


def test_a_terminal_that_knows_no_such_letters_prints_their_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "out"
    with log.open("w", encoding="ascii") as out:
        monkeypatch.setattr("sys.stdout", out)
        assert main(["replay", str(KEPT / "4-players.json")]) == 0
    assert "\\u4f50\\u85e4" in log.read_text(encoding="ascii")


def test_the_file_of_another_place_is_named_harmlessly(tmp_path: Path, say) -> None:
    file = tmp_path / "\x1b[2J.json"
    shutil.copy(GAME, file)
    file.write_bytes(b"{}")
    assert "\x1b" not in say(file)[2]


def test_a_document_is_written_as_it_is_read() -> None:
    kept = read(GAME.read_bytes())
    assert Export.model_validate_json(kept.model_dump_json()) == kept
    game = record(Choice(("base",), 2), "written")
    assert read(game.model_dump_json()) == game == game.sealed()


def test_what_is_no_json_is_told_without_a_parsers_words(say, tmp_path: Path):
    file = tmp_path / "README.md"
    file.write_text("# Elbow Room")
    code, _, why = say(file)
    assert code == 1
    assert why == f"{file}: it is not an exported game (this is no JSON)\n"


def test_a_player_that_there_is_not_is_named_where_a_game_is_recorded(tmp_path: Path, capsys):
    file = tmp_path / "game.json"
    assert main(["record", "--players=2", "--player=clever", f"--out={file}"]) == 2
    assert "no player 'clever'" in capsys.readouterr().err
    assert not file.exists()


def test_a_folder_that_is_missing_is_named_where_a_game_is_recorded(tmp_path: Path, capsys):
    file = tmp_path / "nowhere" / "game.json"
    assert main(["record", "--players", "2", "--seed", "x", "--out", str(file)]) == 2
    assert capsys.readouterr().err == f"{file} cannot be written: No such file or directory\n"


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """Return what is told of a game line by line."""
    return list(states(read(GAME.read_bytes())))


def test_a_game_is_told_line_by_line(told: list[dict[str, Any]], say) -> None:
    code, out, _ = say(GAME, "--states")
    assert code == 0
    assert [json.loads(line) for line in out.splitlines()] == told
    lines = json.loads(GAME.read_text())["lines"]
    assert [line["seq"] for line in told] == list(range(len(lines) + 1))
    assert [(line["seat"], load_line(json.dumps(line["action"]))) for line in told[1:]] == [
        (line["seat"], load_line(json.dumps(line["says"]))) for line in lines
    ]


def test_every_table_of_a_game_can_be_played_on(told: list[dict[str, Any]]) -> None:
    """An independent program could go on from any line: nothing but the seed is left out."""
    box = load_box(load_setup(told[0]["setup"]))
    for before, line in itertools.pairwise(told):
        if line["action"]["kind"] in ("take_back", "rewind"):
            continue
        raw = {key: before["table"][key] for key in before["table"].keys() - {"deciders", "offers"}}
        state = load_state(json.dumps(raw | {"seed": told[0]["seed"]}))
        assert table(box, state) == before["table"]
        after, events = apply(box, state, load_line(json.dumps(line["action"])))
        assert table(box, after) == line["table"]
        assert [event._asdict() for event in events] == line["events"]
        assert offered(box, state) == line["offered"]


def test_what_is_said_was_offered_with_its_price(told: list[dict[str, Any]]) -> None:
    conquests = [line for line in told[1:] if line["action"]["kind"] == "conquer"]
    assert conquests
    for line in conquests:
        action, said = line["action"], line["offered"]
        assert action in said["legal"]
        target = said["targets"][action.get("by", "")][str(action["region"])]
        price = said["prices"][action.get("by", "")][str(action["region"])]
        assert target["price"] == price["total"] == sum(n for _, n in price["lines"])
        assert target["roll"] == action["roll"]
        assert price["refusals"] == []


def test_the_page_names_every_field(told: list[dict[str, Any]]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "states.md").read_text()
    fields = {*told[0], *told[1], *told[1]["offered"], *told[1]["table"], *told[1]["table"]["turn"]}
    assert [field for field in sorted(fields) if f"`{field}`" not in page] == []
