"""One's own coins, told to oneself alone, and shown to one's allies or not (T-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import NotAPlayer
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import Touch, does
from bot.panels import verbs
from bot.panels.panel import layout
from bot.panels.turn import purses
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


async def coins(
    client: ElbowRoom, interaction: Interaction, table: Table, shows: bool | None = None
) -> Reply:
    """Return the caller's coins, and those that allies show.

    ``shows``: have them shown to allies from now on, or not; ``None``: as it is.

    :raises NotAPlayer: the caller has no seat.
    :raises NoAllies: there is nobody to show them to.
    :raises NotStarted: it is a lobby.
    """
    user = interaction.user.id
    if table.seat_of(user) is None:
        raise NotAPlayer
    if shows is not None:
        table = await client.tables.show_coins(table.game.id, user, shows)
    page = purses.purse(client.desk.sight(table, user, client.words_for(interaction)))
    if not page.rows:
        return Reply(page.text)
    return Reply(view=layout(table, page, None))


@does(verbs.SHOW)
async def show(touch: Touch) -> Reply:
    """Show one's coins to one's allies, or hide them again, and return to where one was."""
    client, interaction = touch.client, touch.interaction
    way, _, page = touch.tap.argument.partition(".")
    if page == purses.COINS:
        return await coins(client, interaction, touch.table, way == purses.ON)
    user, words = interaction.user.id, client.words_for(interaction)
    table = await client.tables.show_coins(touch.table.game.id, user, way == purses.ON)
    notice = purses.told(client.desk.sight(table, user, words), shows=way == purses.ON)
    return await client.desk.panel(interaction, table, page, notice=[notice])
