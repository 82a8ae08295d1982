"""The board as it was, for who asks for it: turn by turn, and then beside now."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.handlers.replies import Reply
from bot.panels import tapcode
from bot.panels.messages import steps
from bot.panels.panel import Page, gallery, layout
from bot.panels.pictures import Shown
from bot.panels.turn import textboard
from bot.panels.turn.sight import Sight
from bot.panels.turn.textboard import IN_WORDS
from bot.tables.table import Table
from render import STYLES, Happened, alt_text, has_map
from render.styles import DEFAULT

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)


async def page(client: ElbowRoom, sight: Sight, asked: str, notice: str = "") -> Reply:
    """Return the board that is ``asked`` for as a page (see :mod:`bot.panels.messages.steps`).

    ``sight``: of the table as it stands now; ``notice``: what is told first.
    """
    parts, table = asked.split(".")[1:], sight.table
    numbers = tapcode.numbers(parts)
    chosen = next((part for part in parts if part in (*STYLES, IN_WORDS)), "")
    person = await client.acquaintances.person(sight.user)
    turns, log = await client.desk.turns(table), await client.desk.log(table)
    at = steps.stop(turns, table.seq, None if steps.NOW in parts else (*numbers, 1)[0])
    words = sight.wording.words
    wording = replace(sight.wording, reader=None)
    head = "\n".join(filter(None, (notice, steps.told(at, table, log, wording))))
    keys = steps.keys(at, words, chosen)
    then = await _then(client, table, at.seq)
    style = chosen or person.style or DEFAULT.name
    if style == IN_WORDS or not has_map(then.view()):
        shown = client.desk.sight(then, sight.user, words)
        number = numbers[1] if len(numbers) > 1 and at.number == numbers[0] else 0
        name = f"{steps.PAGE}.{at.number}"
        told = textboard.page(shown, number, lambda n: f"{name}.{n}.{IN_WORDS}")
        rows = [*told.rows, *keys]
        return Reply(view=layout(table, Page(f"{head}\n{told.text}", rows, None), None))
    view, happened = then.view(sight.user).standing(), await client.desk.happened(then)
    alt = alt_text(view, wording.labels, words, happened)
    mover = sight.decides and at.seq == table.seq
    picture = await client.pictures.board(then, view, wording, happened, style, mover=mover)
    return Reply(view=layout(table, Page(head, keys), picture.name, alt), picture=picture, alt=alt)


async def compared(client: ElbowRoom, sight: Sight, page: Page, since: int) -> Reply:
    """Return ``page`` under the board as it was at revision ``since`` and as it is now."""
    plain = Reply(view=layout(sight.table, page, None))
    person = await client.acquaintances.person(sight.user)
    style = person.style or DEFAULT.name
    if style == IN_WORDS or not has_map(sight.view):
        return plain
    try:
        then = client.desk.sight(
            await client.tables.at(sight.table.game.id, since), sight.user, sight.wording.words
        )
        happened = await client.desk.happened(sight.table, since)
        shown = [
            await _shown(client, then, "before", (), style, mover=sight.decides),
            await _shown(client, sight, "now", happened, style, mover=sight.decides),
        ]
    except Exception:
        # What happened is told in words, too.
        _log.exception("game %s since %s: no pictures", sight.table.game.id, since)
        return plain
    return Reply(view=gallery(sight.table, page, shown), shown=shown)


async def _shown(
    client: ElbowRoom,
    sight: Sight,
    when: str,
    happened: tuple[Happened, ...],
    style: str,
    *,
    mover: bool,
) -> Shown:
    """Return the board of ``sight`` with what has ``happened``; ``when``: before or now."""
    view, words, wording = sight.view.standing(), sight.wording.words, sight.wording
    picture = await client.pictures.board(sight.table, view, wording, happened, style, mover=mover)
    alt = words(f"since-alt-{when}", told=alt_text(view, wording.labels, words, happened))
    heading = words("board-title", round=view.round, rounds=view.rounds)
    named = replace(picture, name=f"{when}-{picture.name}")
    return Shown(named, alt, words(f"since-{when}", round=heading))


async def _then(client: ElbowRoom, table: Table, seq: int) -> Table:
    """Return ``table`` as it stood at ``seq``; of a finished game with everybody's coins open."""
    if seq == table.seq:
        return table
    then = await client.tables.at(table.game.id, seq)
    if not table.over:
        return then
    options = {**then.game.options, "open_scores": True}
    return replace(then, game=replace(then.game, options=options))
