"""Answering an interaction once: at once if it can be, else after a deferral."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.handlers.posting.places import ringing
from bot.panels.pictures import Picture, Shown
from bot.panels.refused import REFUSED, told

_log = logging.getLogger(__name__)
PATIENCE: Final = 1.0
"""Seconds to work before Discord is told that the answer will take a while (it waits for 3)."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to whoever tapped or typed."""

    text: str = ""
    """Plain content; empty where there is a ``view``."""
    view: discord.ui.LayoutView | None = None
    """A panel or another page."""
    picture: Picture | None = None
    alt: str = ""
    shown: Sequence[Shown] = ()
    """Several pictures, where the ``view`` shows them."""
    file: tuple[str, bytes] | None = None
    """Name and content of a file to give."""
    public: bool = False
    """Everybody sees it (silently); else only who asked."""

    def files(self) -> list[discord.File]:
        """Return the attachments, made anew each time because sending uses them up."""
        found = []
        if self.picture:
            data = io.BytesIO(self.picture.data)
            found.append(discord.File(data, self.picture.name, description=self.alt or None))
        for each in self.shown:
            data = io.BytesIO(each.picture.data)
            found.append(discord.File(data, each.picture.name, description=each.alt))
        if self.file:
            found.append(discord.File(io.BytesIO(self.file[1]), self.file[0]))
        return found


Interaction = discord.Interaction[Any]


def on_own_panel(interaction: Interaction) -> bool:
    """Whether the tap was on a private message, so that this can be edited in answer."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def answer(
    interaction: Interaction, work: Coroutine[Any, Any, Reply], *, public: bool = False
) -> None:
    """Do ``work`` and answer with its reply: edit the tapped panel, or send a message.

    ``public`` must be told before the work is done, for a deferral fixes who sees the answer.
    Refusals are answered too; what else ``work`` raises passes through.
    """
    task = asyncio.ensure_future(_tried(interaction, work))
    if not await _in_time(task):
        try:
            if on_own_panel(interaction):
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=not public, thinking=True)
        except discord.HTTPException as fault:
            # The work goes on, and its answer may still be taken.
            _log.info("could not defer an answer: %s", fault)
    await give(interaction, await task)
    await interaction.client.acquaintances.met(interaction)


async def _in_time(task: asyncio.Future[Reply]) -> bool:
    """Whether ``task`` is done before Discord should be told that it takes a while."""
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    return bool(done)


async def _tried(interaction: Interaction, work: Coroutine[Any, Any, Reply]) -> Reply:
    try:
        return await work
    except REFUSED as refused:
        return Reply("\n".join(told(refused, interaction.client.words_for(interaction))))


async def give(interaction: Interaction, reply: Reply) -> None:
    """Send or edit in ``reply``, whichever the state of the interaction asks for."""
    if reply.view is not None and on_own_panel(interaction) and not reply.public:
        await _edit(interaction, reply)
    elif interaction.response.is_done():
        await _late(interaction, reply)
    else:
        # Its overloads know a layout only without content; of ours one is always empty.
        view: Any = reply.view or discord.utils.MISSING
        await interaction.response.send_message(
            reply.text or None,
            view=view,
            files=reply.files() or discord.utils.MISSING,
            ephemeral=not reply.public,
            silent=reply.public,
            allowed_mentions=ringing(None),
        )


async def _edit(interaction: Interaction, reply: Reply) -> None:
    if interaction.response.is_done():
        await interaction.edit_original_response(
            view=reply.view, attachments=reply.files(), allowed_mentions=ringing(None)
        )
    else:
        await interaction.response.edit_message(
            view=reply.view, attachments=reply.files(), allowed_mentions=ringing(None)
        )


async def _late(interaction: Interaction, reply: Reply) -> None:
    """Answer after a deferral."""
    if on_own_panel(interaction):
        await interaction.followup.send(
            reply.text,
            files=reply.files() or discord.utils.MISSING,
            ephemeral=True,
            allowed_mentions=ringing(None),
        )
        return
    await interaction.edit_original_response(
        content=reply.text or discord.utils.MISSING,
        view=reply.view or discord.utils.MISSING,
        attachments=reply.files(),
        allowed_mentions=ringing(None),
    )
