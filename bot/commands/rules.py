"""The command that looks up the rules, wherever its caller is."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.handlers import rules
from bot.handlers.replies import Interaction, answer
from bot.texts.speech import text

from .common import Typed


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.command(name=text("command-rule"), description=text("about-rule"))
@app_commands.describe(topic=text("option-rule-topic"), share=text("option-share"))
@app_commands.rename(topic=text("name-topic"), share=text("name-share"))
@app_commands.autocomplete(topic=rules.topics)
async def rule(interaction: Interaction, topic: Typed, share: bool = False) -> None:
    """Show what the rules say about something."""
    work = rules.look_up(interaction.client, interaction, topic, share=share)
    await answer(interaction, work, public=share)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rule,)
