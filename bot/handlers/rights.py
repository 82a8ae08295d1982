"""Which permissions the bot needs in a channel, and what to say when one is missing."""

from __future__ import annotations

from typing import Final

import discord

from bot.texts.i18n import Words, key_of

NEEDED: Final = ("view_channel", "embed_links", "attach_files", "read_message_history")
"""Beside the right to send messages, which has another name in threads."""


def missing(rights: discord.Permissions, *, thread: bool, makes_thread: bool = False) -> list[str]:
    """Return the names of the permissions that ``rights`` lacks for a game.

    ``thread``: it is played in a thread; ``makes_thread``: one is to be opened for it.
    """
    send = "send_messages_in_threads" if thread or makes_thread else "send_messages"
    needed = [NEEDED[0], send, *NEEDED[1:]]
    if makes_thread:
        needed.append("create_public_threads")
    return [name for name in needed if not getattr(rights, name)]


def named(lacking: list[str], channel: str, words: Words) -> str:
    """Return the sentence that names what is missing in ``channel`` (a mention)."""
    permissions = words.row(words(key_of("permission", name)) for name in lacking)
    return words(
        "error-missing-permissions", count=len(lacking), channel=channel, permissions=permissions
    )
