"""The commands that only look: board, status, log, coins, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

import render
from bot.handlers.games import choices, looks, purses
from bot.handlers.replies import Interaction, Reply, answer
from bot.panels.turn.purses import OFF, ON
from bot.panels.turn.textboard import IN_WORDS
from bot.texts.speech import text

from .common import Typed, in_servers, table_here

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

STYLES: Final = (*render.STYLES, IN_WORDS)


@in_servers
@app_commands.command(name=text("command-board"), description=text("about-board"))
@app_commands.describe(
    at=text("option-board-at"),
    style=text("option-board-style"),
    share=text("option-share"),
    keep=text("option-board-keep"),
)
@app_commands.rename(
    at=text("name-at"), style=text("name-style"), share=text("name-share"), keep=text("name-keep")
)
@app_commands.autocomplete(at=choices.turns)
@app_commands.choices(
    style=[app_commands.Choice(name=text(f"style-{style}"), value=style) for style in STYLES]
)
async def board(
    interaction: Interaction,
    at: Typed = "",
    style: str = "",
    share: bool = False,
    keep: bool = False,
) -> None:
    """Show the board now, or as it was when a turn began."""

    async def work() -> Reply:
        table = await table_here(interaction)
        return await looks.board(
            interaction.client, interaction, table, at, share=share, style=style, keep=keep
        )

    await answer(interaction, work(), public=share)


@in_servers
@app_commands.command(name=text("command-status"), description=text("about-status"))
async def status(interaction: Interaction) -> None:
    """Tell whose turn it is, and how everybody stands."""

    async def work() -> Reply:
        return await looks.status(interaction.client, interaction, await table_here(interaction))

    await answer(interaction, work())


@in_servers
@app_commands.command(name=text("command-log"), description=text("about-log"))
@app_commands.describe(since=text("option-log-since"))
@app_commands.rename(since=text("name-since"))
@app_commands.autocomplete(since=choices.turns)
async def log(interaction: Interaction, since: Typed = "") -> None:
    """Tell what happened, in words."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        table = await table_here(interaction)
        return await looks.log(client, interaction, table, since)

    await answer(interaction, work())


@in_servers
@app_commands.command(name=text("command-coins"), description=text("about-coins"))
@app_commands.describe(ally=text("option-coins-ally"))
@app_commands.rename(ally=text("name-ally"))
@app_commands.choices(
    ally=[app_commands.Choice(name=text(f"coins-ally-{way}"), value=way) for way in (ON, OFF)]
)
async def coins(interaction: Interaction, ally: str = "") -> None:
    """Tell the caller's own coins, and show them to the ally or hide them again."""

    async def work() -> Reply:
        shows = ally == ON if ally else None
        table = await table_here(interaction)
        return await purses.coins(interaction.client, interaction, table, shows)

    await answer(interaction, work())


@app_commands.command(name=text("command-help"), description=text("about-help"))
async def help_(interaction: Interaction) -> None:
    """Tell how to play, in five lines."""
    await answer(interaction, looks.help_(interaction.client, interaction))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (board, status, log, coins, help_)
