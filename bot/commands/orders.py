"""``/orders``: where tokens go without being asked."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.handlers.games import orders as handling
from bot.handlers.replies import Interaction, answer
from bot.tables.decisions.orders import PLACING
from bot.texts.speech import text
from engine import ORDERS

from .common import in_servers

NONE: Final = "none"
"""Takes an order back."""
EVERYWHERE: Final = "all"
WHERE: Final = ("here", EVERYWHERE)


def _choices(orders: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=text(f"order-choice-{order}"), value=order)
        for order in (*orders, NONE)
    ]


@in_servers
@app_commands.command(name=text("command-orders"), description=text("about-orders"))
@app_commands.describe(
    withdraw=text("option-orders-withdraw"),
    end_turn=text("option-orders-end-turn"),
    where=text("option-orders-where"),
)
@app_commands.rename(
    withdraw=text("name-withdraw"), end_turn=text("name-end-turn"), where=text("name-where")
)
@app_commands.choices(
    withdraw=_choices(ORDERS),
    end_turn=_choices(PLACING),
    where=[app_commands.Choice(name=text(f"orders-where-{w}"), value=w) for w in WHERE],
)
async def orders(
    interaction: Interaction, withdraw: str = "", end_turn: str = "", where: str = ""
) -> None:
    """Show what the caller has ordered, or change it."""
    given = {"withdraw": withdraw, "end_turn": end_turn}
    changes = {name: None if o == NONE else o for name, o in given.items() if o}
    await answer(
        interaction,
        handling.orders(
            interaction.client,
            interaction,
            changes,
            everywhere=where == EVERYWHERE if where else None,
        ),
    )


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (orders,)
