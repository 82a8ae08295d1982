"""What whoever runs the bot may set, from the environment and from a file `.env`.

`.env.example` explains each setting; a test holds the two together.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict, SettingsError


class SettingsRefused(Exception):
    """The settings cannot be used. Its text is one sentence for whoever runs the bot."""


class Settings(BaseSettings):
    """The bot's settings; a name in the environment is the field's in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    discord_token: SecretStr | None = None
    """The bot's token; `None` at the local table, which needs none."""

    database: Path = Path("var/elbow-room.sqlite3")
    """The SQLite file that holds all games; made when missing, with its folder."""

    cache_dir: Path | None = None
    """Where painted boards are kept, so that a restart need not paint them again; `None`: the
    user's own cache. May be emptied at any time."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """The least serious log lines to write."""

    guild_ids: Annotated[tuple[int, ...], NoDecode] = ()
    """Servers to register the commands in at once; empty: everywhere."""

    taps_per_second: Annotated[float, Field(ge=0, le=1000)] = 2.0
    """Taps and commands of one person that are answered for long; 20 at once always are.  0: no
    limit."""

    @field_validator("discord_token", mode="before")
    @classmethod
    def _bare_token(cls, value: object) -> object:
        if isinstance(value, str):
            value = value.lstrip().removeprefix("Bot ").strip()
            return value or None
        return value

    @field_validator("database")
    @classmethod
    def _not_a_folder(cls, value: Path) -> Path:
        if value.is_dir():
            raise ValueError("this is a folder, a file is needed")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.strip().upper() if isinstance(value, str) else value

    @field_validator("guild_ids", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        ids = value.replace(",", " ").split()
        if wrong := [one for one in ids if not (one.isascii() and one.isdecimal())]:
            raise ValueError(f"{wrong[0]!r} is not the number of a server")
        return tuple(int(one) for one in ids)

    @property
    def token(self) -> str:
        """Return the token that connects to Discord.

        :raises SettingsRefused: there is none, or it cannot be one.
        """
        token = self.discord_token.get_secret_value() if self.discord_token else ""
        if not token:
            raise SettingsRefused(
                "DISCORD_TOKEN is not set: put the bot's token into the environment or into .env "
                "(docs/deploy.md tells where to find it), or play without Discord with `make run`."
            )
        # Discord's library would send anything, and fail with a traceback on some of it.
        if not token.isascii() or not token.isprintable() or " " in token:
            raise SettingsRefused(
                "DISCORD_TOKEN has characters that no token has: copy it again, without quotes."
            )
        return token


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the environment and `env_file`; the environment wins.

    :raises SettingsRefused: a value is wrong, or the file cannot be read.
    """
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsRefused(" ".join(_fault(one) for one in error.errors())) from None
    except (SettingsError, OSError, UnicodeDecodeError) as error:
        raise SettingsRefused(f"The settings in {env_file} cannot be read: {error}.") from None


def _fault(error: object) -> str:
    """Return one sentence on one wrong value, which is named unless it is secret."""
    assert isinstance(error, dict)
    name = str(error["loc"][0])
    shown = "" if name == "discord_token" else f" {str(error['input'])[:60]!r}"
    reason = error.get("ctx", {}).get("error") or error["msg"].removeprefix("Input ")
    return f"{name.upper()}{shown} cannot be used: {reason}."
