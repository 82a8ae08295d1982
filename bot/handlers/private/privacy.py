"""What is stored about whoever asks: told, given as a file, deleted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import does_anywhere
from bot.panels import freekeys, verbs
from bot.panels.messages.hours import shown
from bot.panels.questions import question
from bot.panels.tapcode import number
from bot.storage.rows import Game
from bot.tables.decisions.orders import Orders
from bot.texts.i18n import Words, key_of, own_names, spoken

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


async def show(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Tell in words what is stored."""
    words, user = client.words_for(interaction), interaction.user.id
    stored = await client.store.records.of(user)
    seats = stored["seats"]
    counts = {
        "open": sum(seat["status"] in ("lobby", "running") for seat in seats),
        "over": sum(seat["status"] not in ("lobby", "running") for seat in seats),
        "left": len(stored["seats_left"]),
        "actions": len(stored["actions"]),
        "audit": len(stored["audit"]),
        "letters": len(stored["direct_messages"]),
    }
    asked, hosted = len(stored["seats_asked_to_take"]), len(stored["games_opened"])
    if not any((*counts.values(), asked, hosted)) and stored["settings"] is None:
        return Reply(words("privacy-nothing"))
    lines = [words("privacy-title"), words("privacy-id", user=str(user))]
    if any((*counts.values(), hosted)):
        lines.append(words("privacy-games", hosted=hosted, **counts))
    if asked:
        lines.append(words("privacy-asked", asked=asked))
    if stored["settings"] is not None:
        lines.append(words("privacy-settings", **_settings(stored["settings"], words)))
    lines.append(words("privacy-more"))
    return Reply("\n".join(lines))


def _settings(stored: dict[str, Any], words: Words) -> dict[str, str | int]:
    """Return a person's settings, "none" where nothing was chosen."""
    orders = Orders.read(stored["orders"])
    ordered = [words(f"order-{order}") for order in (orders.withdraw, orders.end_turn) if order]
    language, style, away = stored["locale"], stored["style"], stored["away_until"]
    quiet = stored["quiet_from"], stored["quiet_until"]
    return {
        "language": own_names().get(spoken(language), language) if language else "none",
        "reminders": "yes" if stored["reminders"] else "no",
        "zone": stored["timezone"] or "none",
        "quiet": "none" if None in quiet else "some",
        "from": shown(quiet[0] or 0),
        "until": shown(quiet[1] or 0),
        "away": "none" if away is None else f"<t:{away}:f>",
        "orders": words.row(ordered) or "none",
        "style": words(key_of("style", style)) if style else "none",
    }


async def export(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Give everything that is stored as a file."""
    words, user = client.words_for(interaction), interaction.user.id
    stored = await client.store.records.of(user)
    for kept in (stored["settings"], *stored["seats"]):
        if kept and kept["orders"]:
            # Stored as text; in the file it is to be read like everything else.
            kept["orders"] = json.loads(kept["orders"])
    data = json.dumps(stored, indent=1, ensure_ascii=False)
    return Reply(words("privacy-export"), file=(f"elbow-room-{user}.json", data.encode()))


async def delete(client: ElbowRoom, interaction: Interaction) -> Reply:
    """Ask whether everything is to be deleted, and say what that does and what it does not."""
    return _delete_asked(client, interaction, await client.store.games_of(interaction.user.id))


def _delete_asked(
    client: ElbowRoom, interaction: Interaction, games: Sequence[Game], *, anew: bool = False
) -> Reply:
    """Return that question, for a person with these unfinished ``games``."""
    words = client.words_for(interaction)
    lines = [words("question-anew")] if anew else []
    lines.append(words("privacy-delete-sure", games=len(games)))
    yes = verbs.FORGET.named(words, str(len(games)))
    return Reply(view=question("\n".join(lines), freekeys.button(yes), words("button-keep-data")))


@does_anywhere(verbs.FORGET)
async def forget(client: ElbowRoom, interaction: Interaction, told: str) -> Reply:
    """Delete everything, as was confirmed; ask anew who has joined a game since.

    ``told``: in how many unfinished games they were when they were asked.
    """
    user = interaction.user.id
    games = await client.store.games_of(user)
    if len(games) > number(told):
        return _delete_asked(client, interaction, games, anew=True)
    await client.tables.forget_person(user)
    client.acquaintances.forget(user)
    return Reply(view=freekeys.layout(client.words_for(interaction)("privacy-deleted")))
