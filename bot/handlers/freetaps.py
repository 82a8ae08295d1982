"""Taps on buttons that belong to no game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import OldButton
from bot.handlers import mishaps, questions, rules
from bot.handlers.games import mine
from bot.handlers.private import people, privacy
from bot.handlers.replies import Interaction, Reply, answer
from bot.handlers.servers import admin
from bot.handlers.touch import free_deed
from bot.panels import freekeys, verbs

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


BOUND: Final = (admin, mine, people, privacy, questions, rules)
"""Where it stands what each verb does."""


class FreeButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=freekeys.TEMPLATE):
    """Any button of no game; nothing about it is kept but its id."""

    def __init__(self, item: discord.ui.Button[Any], verb: str, argument: str) -> None:
        super().__init__(item)
        self.verb = verb
        self.argument = argument

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> FreeButton:
        """Return the button that was tapped."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, match["verb"], match["argument"])

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let through who does not tap too fast."""
        client: ElbowRoom = interaction.client
        return await client.pace.lets(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says."""
        client: ElbowRoom = interaction.client
        try:
            await answer(interaction, _reply(client, interaction, self.verb, self.argument))
        except Exception as error:
            await mishaps.answer(interaction, error, client.words_for(interaction))


async def _reply(client: ElbowRoom, interaction: Interaction, verb: str, argument: str) -> Reply:
    known = verbs.OF_NO_GAME.get(verb)
    if known is None:
        raise OldButton
    return await free_deed(known)(client, interaction, argument)
