"""The simulated server: one guild, one game channel and the people who play there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
import simcord

from bot.handlers.invite import PERMISSIONS

NAMES = ("Ann", "Ben", "Cy")
"""The members whom one person plays at the local table."""


@dataclass(frozen=True, slots=True)
class World:
    """A simulated server in which a bot can be started."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    """The text channel the game is played in."""
    members: dict[str, simcord.MemberActor]
    """Name to actor, in the order in which they were created."""


def idle_client() -> discord.Client:
    """Return a client that does nothing, to hold the world before and between bots."""
    return discord.Client(intents=discord.Intents(guilds=True))


def build_world(env: simcord.Env, names: Sequence[str] = NAMES, language: str = "en-US") -> World:
    """Create the server in `env`, always in the same order.

    Ids follow from the order of creation, so a database that outlives the simulated Discord finds
    its guild, channel and members again in the next one. The bot has exactly the permissions of
    the invitation link.

    :param language: the server's, one of Discord's.
    """
    env.backend.bot_user.name = "Elbow Room"
    guild = env.create_guild("Elbow Room", preferred_locale=language)
    channel = guild.create_text_channel("small-world")
    members = {
        name: guild.add_member(env.create_user(name.lower(), global_name=name)) for name in names
    }
    for member in members.values():
        # Asking for it makes it; made here, it too has the same id every time.
        _ = member.user.dm_channel
    for role in env.backend.get_guild(guild.id).roles.values():
        if role.managed:
            role.permissions = PERMISSIONS.value
    return World(env, guild, channel, members)
