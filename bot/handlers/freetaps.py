"""Taps on buttons that belong to no game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import OldButton
from bot.handlers import questions, rules
from bot.handlers.buttons import Tapped
from bot.handlers.games import mine, nudging
from bot.handlers.private import privacy, reminders
from bot.handlers.replies import Interaction, Reply
from bot.handlers.servers import trail
from bot.handlers.touch import free_deed
from bot.panels import freekeys, verbs

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


BOUND: Final = (mine, nudging, privacy, questions, reminders, rules, trail)
"""Where it stands what each verb does."""


class FreeButton(
    Tapped, discord.ui.DynamicItem[discord.ui.Button[Any]], template=freekeys.TEMPLATE
):
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

    async def reply(self, client: ElbowRoom, interaction: Interaction) -> Reply:
        """Do what its id says."""
        return await _reply(client, interaction, self.verb, self.argument)


async def _reply(client: ElbowRoom, interaction: Interaction, verb: str, argument: str) -> Reply:
    known = verbs.OF_NO_GAME.get(verb)
    if known is None:
        raise OldButton
    return await free_deed(known)(client, interaction, argument)
