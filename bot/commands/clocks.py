"""``/away``, and ``/game pause`` and ``/game resume``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.handlers.games import care, clocks
from bot.handlers.replies import Interaction, Reply, answer
from bot.texts.speech import text

from .common import Typed, table_here
from .game import GROUP

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


@GROUP.command(name=text("command-game-pause"), description=text("about-game-pause"))
async def pause(interaction: Interaction) -> None:
    """Stop the game's clocks."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        return await clocks.pause(client, interaction, (await table_here(interaction)).game.id)

    await answer(interaction, work(), public=True)


@GROUP.command(name=text("command-game-resume"), description=text("about-game-resume"))
@app_commands.describe(game=text("option-resume-game"))
@app_commands.rename(game=text("name-game"))
@app_commands.autocomplete(game=care.offered)
async def resume(interaction: Interaction, game: Typed = "") -> None:
    """Let them go on, or a game that was put aside."""
    await answer(interaction, care.resume(interaction.client, interaction, game), public=True)


@GROUP.command(name=text("command-game-aside"), description=text("about-game-aside"))
async def aside(interaction: Interaction) -> None:
    """Put a game aside that was asked about."""

    async def work() -> Reply:
        client: ElbowRoom = interaction.client
        game = await client.tables.game_in(interaction.channel_id or 0)
        return await care.put_aside(client, interaction, game.id)

    await answer(interaction, work())


@app_commands.command(name=text("command-away"), description=text("about-away"))
@app_commands.describe(until=text("option-away-until"))
@app_commands.rename(until=text("name-until"))
@app_commands.autocomplete(until=clocks.suggest)
async def away(interaction: Interaction, until: Typed = "") -> None:
    """Note until when whoever asks is away."""
    await answer(interaction, clocks.away(interaction.client, interaction, until))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (away,)
