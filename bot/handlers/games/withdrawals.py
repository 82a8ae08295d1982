"""Taps that answer the question to a victim, or put elsewhere what was withdrawn by order."""

from __future__ import annotations

from bot.handlers.replies import Reply
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.panels.messages import withdrawals


@does(verbs.SUGGESTED)
async def suggested(touch: Touch) -> Reply:
    """Withdraw as the question suggests."""
    parts = [part for part in touch.tap.argument.split(".") if part]
    # What it places stands on the button, so it does not matter what else has happened since.
    revision = None if parts else touch.tap.revision
    return await touch.client.desk.move(
        touch.interaction,
        touch.tap.game,
        lambda table: withdrawals.as_suggested(table, parts),
        revision=revision,
    )


@does(verbs.REARRANGE)
async def rearrange(touch: Touch) -> Reply:
    """Put elsewhere what was withdrawn by order."""
    user, parts = touch.interaction.user.id, touch.tap.argument.split(".")
    return await touch.client.desk.rearrange(
        touch.interaction, touch.tap.game, lambda table: withdrawals.tapped(table, user, parts)
    )
