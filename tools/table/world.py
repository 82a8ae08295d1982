"""The simulated server: one guild, one game channel and the people who play there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
import simcord

from bot.handlers.invite import PERMISSIONS

NAMES = ("Ann", "Ben", "Cy")
"""The members whom one person plays at the local table."""
MANAGER = "Mia"
"""One more at the local table, who manages the server and has no seat to begin with."""


@dataclass(frozen=True, slots=True)
class World:
    """A simulated server in which a bot can be started."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    """The text channel the game is played in."""
    members: dict[str, simcord.MemberActor]
    """Name to actor, in the order in which they were created."""
    manager: simcord.MemberActor | None = None
    """Who may manage the server and sits at no table yet; ``None``: nobody."""

    @property
    def everybody(self) -> dict[str, simcord.MemberActor]:
        """The members and who manages the server, by name."""
        return self.members | ({MANAGER: self.manager} if self.manager else {})


def idle_client() -> discord.Client:
    """Return a client that does nothing, to hold the world before and between bots."""
    return discord.Client(intents=discord.Intents(guilds=True))


def build_world(
    env: simcord.Env,
    names: Sequence[str] = NAMES,
    language: str = "en-US",
    *,
    managed: bool = False,
) -> World:
    """Create the server in `env`, always in the same order.

    Ids follow from the order of creation, so a database that outlives the simulated Discord finds
    its guild, channel and members again in the next one. The bot has exactly the permissions of
    the invitation link.

    :param language: the server's, one of Discord's.
    :param managed: whether there is somebody who manages the server, :data:`MANAGER`.
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
    # Last, so that the ids of all others are the same with and without.
    manager = _manager(env, guild) if managed else None
    return World(env, guild, channel, members, manager)


def _manager(env: simcord.Env, guild: simcord.GuildHandle) -> simcord.MemberActor:
    """Add a member who may manage the server."""
    member = guild.add_member(env.create_user(MANAGER.lower(), global_name=MANAGER))
    _ = member.user.dm_channel
    role = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    env.backend.get_guild(guild.id).members[member.id].role_ids.append(role.id)
    return member
