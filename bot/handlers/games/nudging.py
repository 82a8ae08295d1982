"""Having whoever a game waits for mentioned once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import stamp
from bot.errors import NobodyToNudge
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import does_by_number
from bot.panels import verbs
from bot.tables.clocks.nudging import to_nudge
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


@does_by_number(verbs.NUDGE)
async def nudge(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Have whoever the game waits for mentioned once.

    :raises TableError: as :meth:`bot.tables.clocks.nudging.Nudging.nudge`.
    """
    words, user = client.words_for(interaction), interaction.user.id
    table = await client.tables.load(game)
    wording = Wording.of(table, words)
    try:
        seat = to_nudge(table, user, stamp(client.clock))
        awaited = table.user_at(seat)
        if awaited is not None and not await client.is_member(table.game.guild, awaited):
            return Reply(words("nudge-gone", player=wording.people[seat]))
        seat = await client.tables.nudge(game, user)
    except NobodyToNudge as refused:
        return Reply(_nobody(refused, wording))
    return Reply(words("nudge-done", player=wording.people[seat]))


def _nobody(refused: NobodyToNudge, wording: Wording) -> str:
    seat = refused.params.get("seat")
    return wording.words(
        "error-nobody-to-nudge",
        why=refused.why,
        player=wording.people[seat] if isinstance(seat, int) else "",
        until=f"<t:{refused.params.get('until', 0)}:f>",
    )
