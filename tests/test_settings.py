"""Settings from the environment and from a file, and what is said of wrong ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as process
from bot.settings import Settings, SettingsRefused, load_settings

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch, tmp_path):
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_everything_but_the_token_has_a_default():
    settings = load_settings()
    assert settings.database == Path("var/elbow-room.sqlite3")
    assert settings.log_level == "INFO"
    assert settings.guild_ids == ()
    assert settings.discord_token is None


def test_the_environment_wins_over_the_file(monkeypatch):
    Path(".env").write_text("LOG_LEVEL=debug\nDATABASE=games.db\n")
    monkeypatch.setenv("LOG_LEVEL", "error")
    assert load_settings().log_level == "ERROR"
    assert load_settings().database == Path("games.db")


def test_guild_ids_are_separated_by_commas_or_spaces(monkeypatch):
    monkeypatch.setenv("GUILD_IDS", "12, 34 56")
    assert load_settings().guild_ids == (12, 34, 56)


def test_an_empty_value_counts_as_not_set(monkeypatch):
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    assert load_settings() == Settings(_env_file=None)


def test_a_token_may_be_pasted_with_its_prefix_and_blanks(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "  Bot abc.def ")
    assert load_settings().token == "abc.def"


def test_a_token_is_never_shown(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def")
    settings = load_settings()
    assert "abc.def" not in repr(settings) + str(settings.model_dump())


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LOG_LEVEL", "loud", "LOG_LEVEL 'LOUD' cannot be used: .*'DEBUG'"),
        ("GUILD_IDS", "12,home", "GUILD_IDS .*'home' is not the number of a server"),
        ("GUILD_IDS", "１２", "GUILD_IDS .*is not the number of a server"),
        ("DATABASE", ".", "DATABASE .* this is a folder"),
    ],
)
def test_a_wrong_value_is_refused_by_name(monkeypatch, name, value, said):
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsRefused, match=said):
        load_settings()


@pytest.mark.parametrize("token", ["", "   ", "Bot "])
def test_a_missing_token_is_said_in_one_sentence(monkeypatch, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsRefused, match="DISCORD_TOKEN is not set"):
        _ = load_settings().token


@pytest.mark.parametrize("token", ["abc def", "äöü", "abc\ndef", "abc\x00def"])
def test_what_cannot_be_a_token_is_said_without_showing_it(token):
    settings = Settings(_env_file=None, discord_token=token)
    with pytest.raises(SettingsRefused, match="no token has") as refused:
        _ = settings.token
    assert token not in str(refused.value)


def test_a_settings_file_that_is_no_text_is_refused():
    Path(".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsRefused, match="cannot be read"):
        load_settings()


def test_the_example_names_every_setting_with_its_default():
    example = (ROOT / ".env.example").read_text()
    named = dict(re.findall(r"^([A-Z_]+)=(.*)$", example, re.M))
    assert set(named) == {name.upper() for name in Settings.model_fields}
    assert load_settings(ROOT / ".env.example") == Settings(_env_file=None)


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({}, "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": "a b"}, "DISCORD_TOKEN has characters"),
        ({"DISCORD_TOKEN": "abc", "LOG_LEVEL": "loud"}, "LOG_LEVEL 'LOUD' cannot be used"),
    ],
)
def test_a_start_with_wrong_settings_ends_with_one_line(monkeypatch, capsys, environment, said):
    monkeypatch.setattr(process.os, "umask", lambda _: None)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert process.main([]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1
    assert not Path("var").exists()


def test_so_it_does_in_a_process_of_its_own_without_a_traceback():
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        env={**kept, "DISCORD_TOKEN": "abc", "LOG_LEVEL": "loud", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("LOG_LEVEL 'LOUD' cannot be used")
    assert len(ended.stderr.splitlines()) == 1
    assert not Path("var").exists()
