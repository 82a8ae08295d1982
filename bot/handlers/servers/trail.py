"""The trail: what those who manage a server, and others, have done beside playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.errors import NoGame
from bot.handlers.replies import Interaction, Reply
from bot.handlers.servers.managers import must_manage
from bot.handlers.touch import does_anywhere
from bot.panels import freekeys, verbs
from bot.panels.tapcode import number
from bot.storage.servers import Entry
from bot.texts.i18n import Words, own_names
from bot.texts.plain import clean
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

LINES: Final = 12
"""Lines of the trail on a page."""


@does_anywhere(verbs.AUDIT)
async def audit(client: ElbowRoom, interaction: Interaction, page: str = "0") -> Reply:
    """Tell what was done beside playing, the latest first, a page at a time."""
    must_manage(interaction)
    words, guild = client.words_for(interaction), interaction.guild_id or 0
    count = await client.store.servers.audited(guild)
    pages = max(1, -(-count // LINES))
    shown = min(number(page), pages - 1)
    entries = await client.store.servers.audit(guild, skip=shown * LINES, most=LINES)
    lines = [await _line(client, entry, words) for entry in entries]
    lines = lines or [words("admin-audit-nothing")]
    text = "\n".join([words("admin-audit-title", page=shown + 1, pages=pages), *lines])
    keys = [
        verbs.AUDIT.key(words("key-earlier"), str(shown + 1), disabled=shown + 1 >= pages),
        verbs.AUDIT.key(words("key-later"), str(max(0, shown - 1)), disabled=shown == 0),
    ]
    return Reply(view=freekeys.layout(text, [keys] if pages > 1 else []))


async def _line(client: ElbowRoom, entry: Entry, words: Words) -> str:
    """Return a line of the trail in words."""
    if entry.game is None:
        return told(entry, words)
    try:
        table, player = await client.tables.outline(entry.game), ""
    except NoGame:
        return told(entry, words)
    if "seat" in entry.params:
        seat = int(entry.params["seat"]) - 1
        player = Wording.of(table, words).then(entry.seq).people[seat]
    return told(entry, words, player, table.game.channel)


def told(entry: Entry, words: Words, player: str = "", channel: int = 0) -> str:
    """Return a line of the trail in words, with the ``channel`` of the game that it is about.

    ``player``: who had the seat that it is about, escaped.
    """
    params = {k: v if isinstance(v, int) else clean(str(v)) for k, v in entry.params.items()}
    params["own"] = "yes" if entry.params.get("own") else "no"
    if player:
        params["player"] = player
    if "channel" in params:
        params["channel"] = f"<#{params['channel']}>"
    if "language" in params:
        params["language"] = own_names().get(str(params["language"]), params["language"])
    if entry.user is None:
        params["who"] = words("audit-nobody")
    elif entry.user < 0:
        params["who"] = words("audit-former")
    else:
        params["who"] = words("audit-person", who=f"<@{entry.user}>")
    key = f"audit-{entry.what}"
    if not words.has(key):
        key, params["what"] = "audit-other", clean(entry.what)
    at, what = f"<t:{entry.at}:f>", words(key, **params)
    if entry.game is None:
        return words("admin-audit-line", at=at, what=what)
    where = {"number": str(entry.game), "channel": f"<#{channel}>" if channel else "none"}
    return words("admin-audit-line-game", at=at, what=what, **where)
