"""``/admin``: for those who may manage the server.

Discord shows it to them alone; what it hides can still be sent, so each handler asks again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.handlers.replies import Interaction, answer
from bot.handlers.servers import options, rescue, trail
from bot.tables.opening import MOST_GAMES, MOST_OF_ONE
from bot.texts.speech import text

from .common import DISCORDS, LANGUAGES, Typed, in_servers

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_MANAGERS: Final = discord.Permissions(manage_guild=True)

GROUP = in_servers(
    app_commands.Group(
        name=text("command-admin"),
        description=text("about-admin"),
        default_permissions=_MANAGERS,
    )
)
_CHANNELS = app_commands.Group(
    name=text("command-admin-channels"), description=text("about-admin-channels"), parent=GROUP
)
_DASHBOARD = app_commands.Group(
    name=text("command-admin-dashboard"), description=text("about-admin-dashboard"), parent=GROUP
)


def _here(interaction: Interaction, channel: options.Place | None) -> int:
    return interaction.channel_id or 0 if channel is None else channel.id


@_CHANNELS.command(name=text("command-admin-allow"), description=text("about-admin-allow"))
@app_commands.describe(channel=text("option-admin-channel"))
@app_commands.rename(channel=text("name-channel"))
async def allow(interaction: Interaction, channel: options.Place | None = None) -> None:
    """Allow games in a channel."""
    client: ElbowRoom = interaction.client
    await answer(interaction, options.allow(client, interaction, _here(interaction, channel)))


@_CHANNELS.command(name=text("command-admin-forbid"), description=text("about-admin-forbid"))
@app_commands.describe(channel=text("option-admin-channel"))
@app_commands.rename(channel=text("name-channel"))
async def forbid(interaction: Interaction, channel: options.Place | None = None) -> None:
    """Forbid games in a channel."""
    client: ElbowRoom = interaction.client
    await answer(interaction, options.forbid(client, interaction, _here(interaction, channel)))


@_CHANNELS.command(
    name=text("command-admin-everywhere"), description=text("about-admin-everywhere")
)
async def everywhere(interaction: Interaction) -> None:
    """Allow games in all channels."""
    await answer(interaction, options.everywhere(interaction.client, interaction))


@_CHANNELS.command(name=text("command-admin-list"), description=text("about-admin-list"))
async def list_(interaction: Interaction) -> None:
    """Tell where games may be opened."""
    await answer(interaction, options.channels(interaction.client, interaction))


@GROUP.command(name=text("command-admin-limits"), description=text("about-admin-limits"))
@app_commands.describe(games=text("option-admin-games"), each=text("option-admin-each"))
@app_commands.rename(games=text("name-games"), each=text("name-each"))
async def limits(
    interaction: Interaction,
    games: app_commands.Range[int, 0, MOST_GAMES] | None = None,
    each: app_commands.Range[int, 0, MOST_OF_ONE] | None = None,
) -> None:
    """Show or set how many unfinished games there may be."""
    await answer(interaction, options.limits(interaction.client, interaction, games, each))


@GROUP.command(name=text("command-admin-language"), description=text("about-admin-language"))
@app_commands.describe(language=text("option-admin-language"))
@app_commands.rename(language=text("name-language"))
@app_commands.choices(
    language=[app_commands.Choice(name=text("language-discord"), value=DISCORDS), *LANGUAGES]
)
async def language(interaction: Interaction, language: str = "") -> None:
    """Show or set the language of what everybody in the server reads."""
    chosen = None if language == DISCORDS else language
    await answer(interaction, options.language(interaction.client, interaction, chosen))


@GROUP.command(name=text("command-admin-end"), description=text("about-admin-end"))
@app_commands.describe(game=text("option-admin-game"))
@app_commands.rename(game=text("name-game"))
@app_commands.autocomplete(game=rescue.games)
async def end(interaction: Interaction, game: Typed = "") -> None:
    """End a game without scores."""
    await answer(interaction, rescue.end(interaction.client, interaction, game))


@GROUP.command(name=text("command-admin-skip"), description=text("about-admin-skip"))
@app_commands.describe(game=text("option-admin-game"))
@app_commands.rename(game=text("name-game"))
@app_commands.autocomplete(game=rescue.games)
async def skip(interaction: Interaction, game: Typed = "") -> None:
    """Have the autopilot finish the running turn."""
    await answer(interaction, rescue.skip(interaction.client, interaction, game))


@GROUP.command(name=text("command-admin-rollback"), description=text("about-admin-rollback"))
@app_commands.describe(to=text("option-rewind-to"), game=text("option-admin-game"))
@app_commands.rename(to=text("name-to"), game=text("name-game"))
@app_commands.autocomplete(to=rescue.moments, game=rescue.games)
async def rollback(interaction: Interaction, to: Typed, game: Typed = "") -> None:
    """Let a game go back to an earlier moment."""
    await answer(interaction, rescue.rollback(interaction.client, interaction, game, to))


@GROUP.command(name=text("command-admin-audit"), description=text("about-admin-audit"))
async def audit(interaction: Interaction) -> None:
    """Tell what was done beside playing."""
    await answer(interaction, trail.audit(interaction.client, interaction))


@_DASHBOARD.command(name=text("command-admin-put"), description=text("about-admin-put"))
@app_commands.describe(channel=text("option-admin-channel"))
@app_commands.rename(channel=text("name-channel"))
async def put(interaction: Interaction, channel: options.Place | None = None) -> None:
    """Have the dashboard in a channel."""
    client: ElbowRoom = interaction.client
    await answer(interaction, options.put(client, interaction, _here(interaction, channel)))


@_DASHBOARD.command(name=text("command-admin-remove"), description=text("about-admin-remove"))
async def remove(interaction: Interaction) -> None:
    """Have no dashboard any more."""
    await answer(interaction, options.remove(interaction.client, interaction))
