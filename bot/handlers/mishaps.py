"""The one place where errors of interactions end: a kind sentence for the player, a line for us."""

from __future__ import annotations

import logging
import re
import secrets
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.handlers.replies import Interaction, Reply, give
from bot.panels import tapcode
from bot.texts.i18n import Words

_log = logging.getLogger(__name__)

# Unknown interaction, and interaction already acknowledged: it was too late to answer, or the
# same interaction was delivered twice.  What was to be done is done.
_ANSWERED: Final = (10062, 40060)
_UNREACHED: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""Faults of the network."""


OUTDATED: Final = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A client that has not heard of an update sent a command as an older version had it."""


async def answer(interaction: Interaction, error: BaseException, words: Words) -> None:
    """Answer ``interaction`` after ``error``; raises nothing but cancellation."""
    cause = getattr(error, "original", error)
    if isinstance(cause, discord.HTTPException) and cause.code in _ANSWERED:
        _log.info("too late to answer %s: %s", what(interaction), cause)
        return
    if isinstance(cause, discord.HTTPException):
        interaction.client.emblems.blamed(cause)
    if isinstance(cause, OUTDATED):
        _log.info("this version has no command %s: %s", what(interaction), cause)
        text = words("error-old-command")
    elif passing(cause):
        _log.warning("Discord did not take the answer to %s: %s", what(interaction), cause)
        text = words("error-not-shown")
    else:
        incident = secrets.token_hex(3)
        _log.error("incident %s at %s", incident, what(interaction), exc_info=cause)
        text = words("error-unexpected", incident=incident)
    try:
        await give(interaction, Reply(text))
    except (discord.HTTPException, *_UNREACHED) as fault:
        _log.info("could not answer %s: %s", what(interaction), fault)


async def suggest_nothing(interaction: Interaction) -> None:
    """Answer with no suggestions, which is always allowed."""
    try:
        if not interaction.response.is_done():
            await interaction.response.autocomplete([])
    except (discord.HTTPException, *_UNREACHED) as fault:
        _log.info("no suggestions for %s, and could not say so: %s", what(interaction), fault)


def passing(fault: BaseException) -> bool:
    """Whether Discord or the network fails, and only for the moment."""
    if isinstance(fault, discord.HTTPException):
        return fault.status == 429 or fault.status >= 500
    return isinstance(fault, (discord.RateLimited, *_UNREACHED))


def what(interaction: Interaction) -> str:
    """Return what was tapped or typed, for the log: game and seq where a button tells them."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    found = re.fullmatch(tapcode.TEMPLATE, custom_id)
    if found is None:
        return f"{custom_id or data.get('name')!r} channel={interaction.channel_id}"
    tap = tapcode.decode(found.groupdict())
    return f"game={tap.game} seq={tap.revision} {tap.verb}:{tap.argument}"
