"""Taps that play: moves, the end of a step, taking back, and the pages of a panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.handlers.games import rewinds
from bot.handlers.replies import Reply, on_own_panel
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.panels.messages.steps import PAGE
from bot.panels.messages.stories import LOG, SINCE
from bot.panels.messages.withdrawals import MINE
from bot.panels.tapcode import Tap
from bot.panels.turn.moves import meant
from bot.panels.turn.pieces import DOES
from bot.panels.verbs import ASK, SURE
from bot.tables.table import Table
from engine.actions import Action

OF_NO_MOMENT: Final = ("main", LOG, SINCE, f"{PAGE}.", DOES, MINE)
"""Pages that tell how it stands, whenever they are asked for."""


@does(*verbs.MOVES.values())
async def move(touch: Touch) -> Reply:
    """Play the move that was tapped; ask first, unless that was done, where it hits an ally."""
    desk, tap = touch.client.desk, touch.tap
    said = tap.argument.removesuffix(f".{SURE}")
    then = verbs.MOVES[tap.verb].then(said)

    def means(table: Table) -> Action:
        return meant(table, tap.verb, said)

    if said != tap.argument:
        return await desk.move(touch.interaction, tap.game, means, revision=tap.revision, then=then)
    return await desk.play(touch.interaction, touch.table, means, revision=tap.revision, then=then)


@does(verbs.FINISH)
async def finish(touch: Touch) -> Reply:
    """End the step; ask first, unless that was done, where the whole turn would be wasted."""
    desk, tap = touch.client.desk, touch.tap
    ask = ASK in tap.argument.split(".")
    if SURE in tap.argument.split("."):
        return await desk.move(
            touch.interaction,
            tap.game,
            lambda table: meant(table, tap.verb, tap.argument),
            revision=tap.revision,
        )
    return await desk.finish(
        touch.interaction,
        touch.table,
        lambda table: meant(table, tap.verb, tap.argument),
        revision=tap.revision,
        ask=ask,
    )


@does(verbs.UNDO)
async def undo(touch: Touch) -> Reply:
    """Take back the last step; who plays alone may go back further by rewinding."""
    if await rewinds.undo_is_further(touch):
        return await rewinds.further(touch)
    return await _undone(touch, whole=False)


@does(verbs.RESTART)
async def restart(touch: Touch) -> Reply:
    """Take back the whole turn."""
    return await _undone(touch, whole=True)


async def _undone(touch: Touch, *, whole: bool) -> Reply:
    return await touch.client.desk.undo(
        touch.interaction,
        touch.tap.game,
        whole=whole,
        revision=touch.tap.revision,
        sure=touch.tap.argument == SURE,
    )


@does(verbs.PLAY)
async def play(touch: Touch) -> Reply:
    """Show the panel."""
    return await _page(touch, "main")


@does(verbs.PAGE)
async def page(touch: Touch) -> Reply:
    """Show a page; of an earlier moment there is none but the log, so the newest main page."""
    stale = touch.tap.revision != touch.table.seq and _is_of_a_moment(touch.tap)
    notice = []
    if stale and on_own_panel(touch.interaction):
        notice = [touch.client.words_for(touch.interaction)("error-stale-table")]
    return await _page(touch, touch.tap.argument, notice)


async def _page(touch: Touch, asked: str, notice: Sequence[str] = ()) -> Reply:
    touch.table.playing()
    touch.client.rounds.soon(touch.table.game.id)
    await touch.client.tables.repost(touch.table.game.id)
    return await touch.client.desk.panel(touch.interaction, touch.table, asked, notice=notice)


def _is_of_a_moment(tap: Tap) -> bool:
    """Whether a page tells what could be done then, not how it stands or what happened."""
    return not tap.argument.startswith(OF_NO_MOMENT)


@does(verbs.STORY)
async def story(touch: Touch) -> Reply:
    """Show what happened, the latest last."""
    touch.table.playing()
    asked = SINCE if touch.tap.argument == SINCE else f"{LOG}.0"
    return await touch.client.desk.panel(touch.interaction, touch.table, asked)
