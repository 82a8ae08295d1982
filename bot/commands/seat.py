"""``/seat``: seats that change hands while a game runs; ``/game rematch`` and ``/mygames``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.handlers.games import mine, piloting, rematch, seats
from bot.handlers.replies import Interaction, Reply, answer
from bot.panels import verbs
from bot.tables.table import Table
from bot.texts.speech import text

from .common import Typed, in_servers, table_here
from .game import GROUP as GAME

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.handlers.client import ElbowRoom

SWITCH: Final = ("on", "off")
KEEP: Final = "keep"

GROUP = in_servers(app_commands.Group(name=text("command-seat"), description=text("about-seat")))

_SWITCH = [app_commands.Choice(name=text(f"seat-switch-{way}"), value=way) for way in SWITCH]


_SIDES = [app_commands.Choice(name=text(f"rematch-{way}"), value=way) for way in (KEEP, verbs.SWAP)]


async def _here(
    interaction: Interaction, do: Callable[[ElbowRoom, Table], Awaitable[Reply]]
) -> None:
    async def work() -> Reply:
        return await do(interaction.client, await table_here(interaction))

    await answer(interaction, work())


@GROUP.command(name=text("command-seat-offer"), description=text("about-seat-offer"))
@app_commands.describe(player=text("option-seat-player"))
@app_commands.rename(player=text("name-player"))
@app_commands.autocomplete(player=seats.suggest_given)
async def offer(interaction: Interaction, player: Typed = "") -> None:
    """Offer a seat to anybody, or withdraw the offer."""
    await _here(interaction, lambda client, table: seats.offer(client, interaction, table, player))


@GROUP.command(name=text("command-seat-take"), description=text("about-seat-take"))
@app_commands.describe(player=text("option-seat-open"))
@app_commands.rename(player=text("name-player"))
@app_commands.autocomplete(player=seats.suggest_open)
async def take(interaction: Interaction, player: Typed = "") -> None:
    """Take an open seat, or one to which one is asked."""
    await _here(interaction, lambda client, table: seats.take(client, interaction, table, player))


@GROUP.command(name=text("command-seat-refuse"), description=text("about-seat-refuse"))
async def refuse(interaction: Interaction) -> None:
    """Say no to taking over a seat."""
    await _here(interaction, lambda client, table: seats.refuse(client, interaction, table))


@GROUP.command(name=text("command-seat-replace"), description=text("about-seat-replace"))
@app_commands.describe(by=text("option-seat-by"), player=text("option-seat-player"))
@app_commands.rename(by=text("name-by"), player=text("name-player"))
@app_commands.autocomplete(player=seats.suggest_given)
async def replace(
    interaction: Interaction, by: discord.Member | discord.User, player: Typed = ""
) -> None:
    """Ask somebody to take over a seat."""
    await _here(
        interaction, lambda client, table: seats.replace(client, interaction, table, by, player)
    )


@GROUP.command(name=text("command-seat-resign"), description=text("about-seat-resign"))
async def resign(interaction: Interaction) -> None:
    """Leave the game for good, after being asked once more."""
    await _here(interaction, lambda client, table: seats.resign(client, interaction, table))


@GROUP.command(name=text("command-seat-autopilot"), description=text("about-seat-autopilot"))
@app_commands.describe(switch=text("option-seat-switch"))
@app_commands.rename(switch=text("name-switch"))
@app_commands.choices(switch=_SWITCH)
async def autopilot(interaction: Interaction, switch: str) -> None:
    """Let the autopilot play, or play again oneself."""
    await _here(
        interaction,
        lambda client, table: piloting.autopilot(client, interaction, table, switch == "on"),
    )


@GROUP.command(name=text("command-seat-back"), description=text("about-seat-back"))
async def back(interaction: Interaction) -> None:
    """Play again oneself."""
    await _here(interaction, lambda client, table: piloting.back(client, interaction, table))


@GAME.command(name=text("command-game-rematch"), description=text("about-game-rematch"))
@app_commands.describe(sides=text("option-rematch-sides"))
@app_commands.rename(sides=text("name-sides"))
@app_commands.choices(sides=_SIDES)
async def again(interaction: Interaction, sides: str = KEEP) -> None:
    """Play the channel's latest game again, on the same sides or on others."""
    swapped = sides == verbs.SWAP
    await answer(interaction, rematch.here(interaction.client, interaction, swapped=swapped))


@app_commands.command(name=text("command-mygames"), description=text("about-mygames"))
async def mygames(interaction: Interaction) -> None:
    """List all games of whoever asks."""
    await answer(interaction, mine.games(interaction.client, interaction))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (mygames,)
