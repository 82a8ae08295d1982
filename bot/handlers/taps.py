"""Buttons: whatever one says by its id is done here, however old its message is."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import NoGame, OldButton
from bot.handlers import questions, rules
from bot.handlers.buttons import Tapped
from bot.handlers.games import (
    care,
    clocks,
    lifecycle,
    piloting,
    playing,
    purses,
    rematch,
    rewinds,
    seats,
    withdrawals,
)
from bot.handlers.private import reminders
from bot.handlers.replies import Interaction, Reply
from bot.handlers.servers import rescue
from bot.handlers.touch import Touch, deed
from bot.panels import freekeys, tapcode, verbs
from bot.panels.tapcode import Tap
from bot.panels.verbs import Verb
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
_TEMPLATE: Final = re.compile(tapcode.TEMPLATE)
_FREE: Final = re.compile(freekeys.TEMPLATE)
BOUND: Final = (
    *(care, clocks, lifecycle, piloting, playing, purses, rematch, reminders, rescue, rewinds),
    *(rules, seats, withdrawals),
)
"""Where it stands what each verb does."""


class TableButton(
    Tapped, discord.ui.DynamicItem[discord.ui.Button[Any]], template=tapcode.TEMPLATE
):
    """Any button of any table; nothing about it is kept but its id."""

    def __init__(self, item: discord.ui.Button[Any], tap: Tap, check: str) -> None:
        super().__init__(item)
        self.tap = tap
        self.check = check

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> TableButton:
        """Return the button that was tapped."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, tapcode.decode(match.groupdict()), match["check"])

    async def reply(self, client: ElbowRoom, interaction: Interaction) -> Reply:
        """Do what its id says."""
        return await _reply(client, interaction, self.tap, self.check)


async def _reply(client: ElbowRoom, interaction: Interaction, tap: Tap, check: str) -> Reply:
    verb = verbs.OF_A_GAME.get(tap.verb)
    if verb is None:
        raise OldButton
    try:
        table = await _table(client, tap.game, verb)
    except NoGame:
        raise OldButton from None
    # A letter's buttons are tapped in direct messages, all others where the game is.
    if interaction.guild_id not in (None, table.game.guild):
        raise OldButton
    if not tapcode.genuine(table.game, tap, check):
        raise OldButton
    done = deed(verb)(Touch(client, interaction, table, tap))
    return await (questions.settled(client, interaction, done) if verb.settles else done)


async def _table(client: ElbowRoom, game: int, verb: Verb) -> Table:
    """Return the table that was tapped; for what ends a game, also one that cannot be read."""
    return await (client.tables.outline(game) if verb.unread else client.tables.load(game))


async def answer_unknown(client: ElbowRoom, interaction: Interaction) -> None:
    """Answer taps and forms that nothing else answers, so that none just fails."""
    if interaction.type not in (
        discord.InteractionType.component,
        discord.InteractionType.modal_submit,
    ):
        return
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    known = _TEMPLATE.fullmatch(custom_id) or _FREE.fullmatch(custom_id)
    if (known and _is_button(interaction)) or not await client.pace.lets(interaction):
        return
    words = client.words_for(interaction)
    try:
        await interaction.response.send_message(words("error-old-button"), ephemeral=True)
    except discord.HTTPException as fault:
        _log.info("could not answer an unknown component: %s", fault)


def _is_button(interaction: Interaction) -> bool:
    """Whether it is a tap on a button of a message that is shown, as dynamic items want it."""
    data: Any = interaction.data or {}
    return (
        interaction.type is discord.InteractionType.component
        and data.get("component_type") == discord.ComponentType.button.value
        and interaction.message is not None
    )
