"""``/privacy``: what is stored about whoever asks; in direct messages too."""

from __future__ import annotations

from discord import app_commands

from bot.handlers.private import privacy
from bot.handlers.replies import Interaction, answer
from bot.texts.speech import text

GROUP = app_commands.Group(name=text("command-privacy"), description=text("about-privacy"))


@GROUP.command(name=text("command-privacy-show"), description=text("about-privacy-show"))
async def show(interaction: Interaction) -> None:
    """Tell in words what is stored."""
    await answer(interaction, privacy.show(interaction.client, interaction))


@GROUP.command(name=text("command-privacy-export"), description=text("about-privacy-export"))
async def export(interaction: Interaction) -> None:
    """Give it as a file."""
    await answer(interaction, privacy.export(interaction.client, interaction))


@GROUP.command(name=text("command-privacy-delete"), description=text("about-privacy-delete"))
async def delete(interaction: Interaction) -> None:
    """Delete it."""
    await answer(interaction, privacy.delete(interaction.client, interaction))
