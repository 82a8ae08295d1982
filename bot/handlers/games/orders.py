"""Standing orders: shown to their owner alone, and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import NoGame
from bot.handlers.replies import Interaction, Reply
from bot.tables.decisions.orders import Orders
from bot.tables.decisions.withdrawals import wait
from bot.tables.table import Table
from bot.texts.i18n import Words

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


async def orders(
    client: ElbowRoom,
    interaction: Interaction,
    changes: dict[str, str | None],
    *,
    everywhere: bool | None = None,
) -> Reply:
    """Change what whoever asks has ordered, if there are ``changes``, and show it.

    ``everywhere``: for all games, or for that of this channel; left open, for this game if
    they play in it, else for all.

    :raises NotAPlayer: they have no seat in this game.
    :raises NoGame: there is none in the channel.
    """
    words, user = client.words_for(interaction), interaction.user.id
    table = await _here(client, interaction, user)
    lines = [words("orders-title")]
    if changes:
        if everywhere is False and table is None:
            table = await client.tables.in_channel(interaction.channel_id or 0)
        for_all = everywhere if everywhere is not None else table is None
        asked = wait(table)
        await client.tables.order(
            user, changes, None if for_all or table is None else table.game.id
        )
        lines.insert(0, words("orders-saved"))
        if table is not None:
            table = await client.tables.load(table.game.id)
            if asked and asked.seat == table.seat_of(user) and wait(table) != asked:
                lines.insert(1, words("orders-placed"))
    if table is not None:
        here = await client.tables.orders(user, table.game.id)
        lines += _told(here, "orders-here", words)
    lines += _told(await client.tables.orders(user), "orders-everywhere", words)
    if table is not None:
        lines.append(words(f"orders-policy-{table.options.withdrawals}"))
    lines.append(words("orders-how"))
    return Reply("\n".join(lines))


async def _here(client: ElbowRoom, interaction: Interaction, user: int) -> Table | None:
    """Return the channel's unfinished game, if ``user`` plays in it."""
    try:
        table = await client.tables.in_channel(interaction.channel_id or 0)
    except NoGame:
        return None
    return table if table.unfinished and table.seat_of(user) is not None else None


def _told(orders: Orders, where: str, words: Words) -> list[str]:
    place = words(where)
    return [
        words("orders-withdraw", where=place, order=_named(orders.withdraw, words)),
        words("orders-end-turn", where=place, order=_named(orders.end_turn, words)),
    ]


def _named(order: str | None, words: Words) -> str:
    if order is None:
        return words("orders-nothing")
    return words("orders-one", order=words(f"order-{order}"), means=words(f"order-{order}-means"))
