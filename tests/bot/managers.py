"""People who may manage the server, for tests."""

from __future__ import annotations

import discord
import simcord

from tests.bot.harness import Stage


def promote(stage: Stage, name: str) -> simcord.MemberActor:
    """Let a member manage the server and return them."""
    role = stage.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    member = stage[name]
    stage.env.backend.get_guild(stage.guild.id).members[member.id].role_ids.append(role.id)
    return member
