"""What the bot asks for when it is invited to a server."""

from __future__ import annotations

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
)
"""All that any feature needs; the last one only for `/game new thread:yes`."""


def invite_url(application_id: int) -> str:
    """Return the link with which a server's manager adds the bot, with `PERMISSIONS`."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
