"""Answers to questions before something grave (:mod:`bot.panels.questions`)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from bot.errors import StorageFailed, TableError
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import does_anywhere
from bot.panels import freekeys, verbs
from bot.panels.refused import told

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


@does_anywhere(verbs.KEEP)
async def keep(client: ElbowRoom, interaction: Interaction, _: str) -> Reply:
    """Leave everything as it is, and take the question away."""
    return Reply(view=freekeys.layout(client.words_for(interaction)("question-kept")))


async def settled(client: ElbowRoom, interaction: Interaction, done: Awaitable[Reply]) -> Reply:
    """Return what came of an answer; a refusal takes the place of the question, which is moot.

    :raises StorageFailed: the disk refused; the question stays, for it can be answered again.
    """
    try:
        return await done
    except StorageFailed:
        raise
    except TableError as refused:
        text = "\n".join(told(refused, client.words_for(interaction)))
        return Reply(view=freekeys.layout(text))
