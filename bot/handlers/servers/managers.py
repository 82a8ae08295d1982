"""Who may manage a server."""

from __future__ import annotations

from bot.errors import NotAManager
from bot.handlers.replies import Interaction
from bot.storage.rows import Game


def manages(interaction: Interaction, game: Game | None = None) -> bool:
    """Whether whoever asks may manage the server that they ask in, and ``game`` is played there."""
    here = game is None or game.guild == interaction.guild_id
    return here and interaction.guild_id is not None and interaction.permissions.manage_guild


def must_manage(interaction: Interaction, game: Game | None = None) -> None:
    """Check that whoever asks may manage the server, that of ``game``; as :func:`manages`.

    What Discord hides can still be sent.

    :raises NotAManager: they may not.
    """
    if not manages(interaction, game):
        raise NotAManager
