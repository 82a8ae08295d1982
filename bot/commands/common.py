"""What the commands share: where they may be used, and which game they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from discord import app_commands

from bot.handlers.replies import Interaction
from bot.tables.table import Table
from bot.texts.i18n import own_names
from bot.texts.plain import TYPED

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_C = TypeVar("_C")

LANGUAGES: Final = [
    # Not translated: whoever looks for their language knows it by its own name.
    app_commands.Choice(name=name, value=language)
    for language, name in own_names().items()
]
Typed = app_commands.Range[str, None, TYPED]
"""What is typed for an option that is no choice: no longer than it is looked at."""
DISCORDS: Final = "server"
"""Chosen instead of a language: that of the server."""


def in_servers(command: _C) -> _C:
    """Mark a command, or a group, as one for servers only."""
    contexts: Callable[[Any], _C] = app_commands.allowed_contexts(
        guilds=True, dms=False, private_channels=False
    )
    return contexts(app_commands.allowed_installs(guilds=True, users=False)(command))


async def table_here(interaction: Interaction) -> Table:
    """Return the game of the channel.

    :raises NoGame: there is none.
    """
    client: ElbowRoom = interaction.client
    return await client.tables.in_channel(interaction.channel_id or 0)
