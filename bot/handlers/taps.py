"""Buttons: whatever one says by its id is done here, however old its message is."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import NoGame, OldButton
from bot.handlers import mishaps, questions, rules
from bot.handlers.games import care, clocks, lifecycle, rematch, rewinds, seats, withdrawals
from bot.handlers.private import people
from bot.handlers.replies import Interaction, Reply, answer, on_own_panel
from bot.handlers.servers import admin
from bot.panels import freekeys, tapcode
from bot.panels.messages.steps import PAGE
from bot.panels.messages.stories import LOG, SINCE
from bot.panels.messages.withdrawals import MINE, REARRANGE, SUGGESTED
from bot.panels.tapcode import Tap
from bot.panels.turn.moves import FINISH, SURE, VERBS, meant
from bot.panels.turn.pieces import DOES
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
_TEMPLATE: Final = re.compile(tapcode.TEMPLATE)
_FREE: Final = re.compile(freekeys.TEMPLATE)
OF_NO_MOMENT: Final = ("main", LOG, SINCE, f"{PAGE}.", DOES, MINE)
"""Pages that tell how it stands, whenever they are asked for."""


@dataclass(frozen=True, slots=True)
class Touch:
    """A tap on a button that is known to be ours."""

    client: ElbowRoom
    interaction: Interaction
    table: Table
    tap: Tap


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=tapcode.TEMPLATE):
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

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let through who does not tap too fast."""
        client: ElbowRoom = interaction.client
        return await client.pace.lets(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says."""
        client: ElbowRoom = interaction.client
        try:
            await answer(interaction, _reply(client, interaction, self.tap, self.check))
        except Exception as error:
            await mishaps.answer(interaction, error, client.words_for(interaction))


async def _reply(client: ElbowRoom, interaction: Interaction, tap: Tap, check: str) -> Reply:
    try:
        table = await _table(client, tap)
    except NoGame:
        raise OldButton from None
    # A letter's buttons are tapped in direct messages, all others where the game is.
    if interaction.guild_id not in (None, table.game.guild):
        raise OldButton
    if not tapcode.genuine(table.game, tap, check):
        raise OldButton
    act = _move if tap.verb in VERBS else _VERBS.get(tap.verb)
    if act is None:
        raise OldButton
    return await act(Touch(client, interaction, table, tap))


async def _table(client: ElbowRoom, tap: Tap) -> Table:
    """Return the table that was tapped; for what ends a game, also one that cannot be read."""
    if tap.verb in _UNREAD:
        return await client.tables.outline(tap.game)
    return await client.tables.load(tap.game)


async def _move(touch: Touch) -> Reply:
    tap, then = touch.tap, "main"
    if tap.verb == FINISH and tap.argument != SURE:
        return await touch.client.desk.finish(
            touch.interaction,
            touch.table,
            lambda table: meant(table, FINISH, ""),
            revision=tap.revision,
        )
    if tap.verb == "place":
        # region.tokens.page: the page goes on with as many tokens a tap, where it was.
        then = ".".join(["main", *tap.argument.split(".")[1:]])
    return await touch.client.desk.move(
        touch.interaction,
        tap.game,
        lambda table: meant(table, tap.verb, tap.argument),
        revision=tap.revision,
        then=then,
    )


async def _undo(touch: Touch) -> Reply:
    tap = touch.tap
    if tap.verb == "undo" and await rewinds.undo_is_further(touch):
        return await rewinds.further(touch)
    return await touch.client.desk.undo(
        touch.interaction,
        tap.game,
        whole=tap.verb == "restart",
        revision=tap.revision,
        sure=tap.argument == SURE,
    )


async def _page(touch: Touch) -> Reply:
    """Show a page; of an earlier moment there is none but the log, so the newest main page."""
    tap, table = touch.tap, touch.table
    table.playing()
    notice = []
    if on_own_panel(touch.interaction) and tap.revision != table.seq and _is_of_a_moment(tap):
        notice = [touch.client.words_for(touch.interaction)("error-stale-table")]
    touch.client.rounds.soon(table.game.id)
    await touch.client.tables.repost(table.game.id)
    asked = tap.argument if tap.verb == "page" else "main"
    return await touch.client.desk.panel(touch.interaction, table, asked, notice=notice)


def _is_of_a_moment(tap: Tap) -> bool:
    """Whether a page tells what could be done then, not how it stands or what happened."""
    return tap.verb == "page" and not tap.argument.startswith(OF_NO_MOMENT)


async def _story(touch: Touch) -> Reply:
    touch.table.playing()
    asked = SINCE if touch.tap.argument == SINCE else f"{LOG}.0"
    return await touch.client.desk.panel(touch.interaction, touch.table, asked)


async def _lobby(touch: Touch) -> Reply:
    return await _LOBBY[touch.tap.verb](touch.client, touch.interaction, touch.tap.game)


async def _cancel(touch: Touch) -> Reply:
    return await lifecycle.cancel_sure(touch.client, touch.interaction, touch.tap)


def _settling(act: Callable[[Touch], Awaitable[Reply]]) -> Callable[[Touch], Awaitable[Reply]]:
    """Return ``act``, which answers a question, so that a refusal takes the question away."""

    async def settle(touch: Touch) -> Reply:
        return await questions.settled(touch.client, touch.interaction, act(touch))

    return settle


async def _export(touch: Touch) -> Reply:
    return await lifecycle.export(touch.client, touch.interaction, touch.tap.game)


async def _resume(touch: Touch) -> Reply:
    return await clocks.resume(touch.client, touch.interaction, touch.tap.game)


_LOBBY: Final = {
    "join": lifecycle.join,
    "leave": lifecycle.leave,
    "begin": lifecycle.begin,
}

_VERBS: Final[dict[str, Callable[[Touch], Awaitable[Reply]]]] = {
    "play": _page,
    "page": _page,
    "story": _story,
    "undo": _undo,
    "further": rewinds.further,
    "rewind": rewinds.ask,
    "vote": rewinds.look,
    "agree": rewinds.agree,
    "disagree": rewinds.agree,
    "resume": _resume,
    "restart": _undo,
    "join": _lobby,
    "leave": _lobby,
    "begin": _lobby,
    "cancel": _settling(_cancel),
    "export": _export,
    "rollback": _settling(admin.roll_back),
    "skip": _settling(admin.skip_sure),
    "still": care.still,
    "aside": care.aside,
    "revive": care.bring_back,
    "snooze": people.snooze,
    "hush": people.hush,
    SUGGESTED: withdrawals.suggested,
    REARRANGE: withdrawals.rearrange,
    "nudge": people.tapped_nudge,
    "take": seats.tapped,
    "sit": _settling(seats.sit),
    "accept": seats.tapped,
    "refuse": seats.tapped,
    "resign": _settling(seats.tapped),
    "back": seats.tapped,
    "handover": _settling(seats.tapped),
    "rematch": rematch.tapped,
    "rule": rules.tapped_at_table,
}


_UNREAD: Final = ("cancel",)
"""Verbs that work on a game whose record cannot be read."""


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
        _log.info("no answer to an unknown component possible: %s", fault)


def _is_button(interaction: Interaction) -> bool:
    """Whether it is a tap on a button of a message that is shown, as dynamic items want it."""
    data: Any = interaction.data or {}
    return (
        interaction.type is discord.InteractionType.component
        and data.get("component_type") == discord.ComponentType.button.value
        and interaction.message is not None
    )
