"""What the post of a lobby says: open, begun or called off."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clock import HOUR
from bot.panels import verbs
from bot.panels.messages import clocks, sided, withdrawals
from bot.panels.messages.draft import Draft
from bot.panels.panel import Key
from bot.tables import places
from bot.tables.lobbies import LEAST_PLAYERS
from bot.tables.table import Table
from bot.tables.upkeep.care import LOBBY
from bot.texts.boxes import about, edition_of, mix, taken_out
from bot.texts.i18n import Words, key_of
from bot.texts.wording import Wording, house_rules


def lobby(
    table: Table,
    wording: Wording,
    closes: int,
    called: Sequence[str] = (),
    *,
    expired: bool = False,
) -> Draft:
    """Return the lobby as it stands: open, begun or called off.

    ``closes``: when, unless somebody starts it; Unix seconds.  ``called``: names, escaped, of
    those who played the game before and are not in yet; ``expired``: it is over because nobody
    started it in time.
    """
    words, game = wording.words, table.game
    edition = edition_of(game, words)
    if game.status == "cancelled":
        if expired:
            return Draft(words("lobby-expired", edition=edition, hours=LOBBY // HOUR), ())
        return Draft(words("lobby-cancelled", edition=edition), ())
    if game.status != "lobby":
        key, players = "lobby-begun", wording.listed(wording.people)
        if table.has_sides:
            key, players = "lobby-begun-sides", sided.players(table.sides, wording)
        begun = words(key, edition=edition, players=players)
        return Draft("\n".join([begun, *mix(table.choice, words)]), ())
    seats, joined = table.options.seats, len(table.seats) + table.options.computers
    players = wording.listed(joining(table, wording))
    everybody = words("lobby-players", players=players, count=joined, seats=seats)
    host = table.seat_of(game.host)
    opened_by = {} if host is None else {"host": wording.people[host]}
    lines = [
        _lobby_title(table, words, edition=edition, seats=seats, **opened_by),
        *about(table.choice, words),
        # What sides leave out follows from who plays for them; it is told once the game begins.
        *([] if table.has_sides else taken_out(table.choice, words)),
        *(_by_side(table, wording) if table.has_sides else [everybody]),
    ]
    if called:
        lines.append(words("lobby-again", players=wording.together(called), count=len(called)))
    if table.options.open_scores:
        lines.append(words("lobby-open-scores"))
    lines.append(clocks.option(table.options.clock, wording))
    lines += withdrawals.option(table.options, wording)
    lines += house_rules(table.choice.boxes, table.options.flags, words)
    how = "lobby-how-sides" if table.has_sides else "lobby-how"
    lines.append(words(how, until=f"<t:{closes}:R>", seats=seats))
    return Draft("\n".join(lines), [*_join_keys(table, words), *_lobby_keys(table, words)])


def _lobby_title(table: Table, words: Words, **params: str | int) -> str:
    """Return what a lobby is for, and whose it is if the ``host`` is still in."""
    if table.has_sides:
        return words("lobby-title-sides", **{"host": "nobody", **params})
    return words("lobby-title" if "host" in params else "lobby-title-left", **params)


def _by_side(table: Table, wording: Wording) -> list[str]:
    """Return a line for each side of a lobby: who plays for it, and how many are wanted."""
    words, sides = wording.words, table.sides
    return [
        words(
            "lobby-side",
            side=wording.thing("faction", name),
            players=wording.listed(
                [wording.people[s.seat] for s in table.seats if sides.of[s.joined] == side]
            )
            or "nobody",
            count=sum(sides.of[s.joined] == side for s in table.seats),
            seats=len(sides.seats(side)),
        )
        for side, name in enumerate(sides.names)
    ]


def _join_keys(table: Table, words: Words) -> list[Key]:
    """Return the button by which one joins, or one for each side."""
    if not table.has_sides:
        return [verbs.JOIN.named(words)]
    return [
        verbs.JOIN.key(
            words("button-join-side", side=words(key := key_of("faction", name))),
            name,
            emoji=words.emojis.get(key),
            disabled=not left,
        )
        for name, left in places.free_by_side(table).items()
    ]


def _lobby_keys(table: Table, words: Words) -> list[Key]:
    """Return what else one can do in a lobby."""
    people, fill = len(table.seats), len(places.for_computers(table))
    start = verbs.BEGIN.named(words, disabled=people + fill < LEAST_PLAYERS)
    if table.has_sides:
        start = verbs.BEGIN.key(words("button-start-filled", count=fill))
    return [verbs.LEAVE.named(words), start]


def joining(table: Table, wording: Wording) -> list[str]:
    """Return who plays, or will: names, and in a lobby how many computers were asked for."""
    names = list(wording.people)
    if table.game.status == "lobby" and table.options.computers:
        names.append(wording.words("lobby-computers", count=table.options.computers))
    return names
