"""The page on which a combo is picked, and the numbers by which combos are called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import ButtonStyle

from bot.panels import verbs
from bot.panels.panel import Page
from bot.panels.turn.openings import Openings, asks_first, leads_to
from bot.panels.turn.pieces import DOES, LOCK, go, heading, way_back
from bot.panels.turn.purses import switch
from bot.panels.turn.sight import Sight
from bot.texts.i18n import key_of
from engine.actions import Pick
from engine.view import Banners, ComboView, Rows, View


def numbered(view: View, seat: int | None) -> dict[int, ComboView]:
    """Return the combos that ``seat`` may take if it can pay, by number from 1, the cheapest first.

    That is the place in the column; where badges and banners lie apart, the row (T-07).
    """
    if view.rows is None:
        return dict(enumerate(view.column, 1))
    columns = (column for column in view.rows.columns if seat in column.seats)
    return {n: combo for column in columns for n, combo in in_rows_of(view, column).items()}


def in_rows_of(view: View, column: Banners) -> dict[int, ComboView]:
    """Return the combos of a ``column`` of banners by the numbers of their rows, from 1."""
    combos = {combo.race: combo for combo in view.column}
    return {n: combos[race] for n, race in enumerate(column.races, 1) if race in combos}


def picking(sight: Sight) -> Page:
    """Return the page of the combos that may be taken, each with its price."""
    wording, view = sight.wording, sight.view
    open_places = set(Openings.of(sight.table).picks)
    keys = []
    for combo in view.offered(sight.seat):
        label = wording.words(
            "key-pick",
            combo=wording.plain.army(combo),
            tokens=combo.tokens,
            pay=combo.price,
            get=combo.coins,
        )
        closed, emoji = combo.place not in open_places, wording.emoji(combo.race)
        if emoji is None and (closed or leads_to(sight.table, Pick(combo.place))[0]):
            emoji = LOCK
        keys.append(
            verbs.PICK.key(
                label,
                str(combo.place),
                ButtonStyle.primary,
                emoji,
                disabled=closed,
            )
        )
    coins = view.coins[sight.seat] if sight.seat is not None else None
    asking = [
        wording.race(combo.race)
        for combo in view.offered(sight.seat)
        if combo.place in open_places and asks_first(sight.table, Pick(combo.place))
    ]
    head = heading(
        sight,
        "panel-picking" if view.rows is None else "panel-picking-row",
        coins=coins or 0,
        locked="yes" if any(key.emoji == LOCK for key in keys) else "no",
        back=way_back(sight) if _lasts(sight, open_places) else "free",
        asking=wording.listed(asking),
        count=len(asking),
        faction=_faction(sight),
        lying=sum(combo.coins for combo in view.offered(sight.seat)),
    )
    lines = [head, *(_factions(sight) if view.rows is None else _others(sight, view.rows))]
    control = [go(sight, "key-does", DOES), *switch(sight)]
    return Page("\n".join(lines), [*([key] for key in keys), control])


def _lasts(sight: Sight, places: Iterable[int]) -> bool:
    """Whether one of the picks is for good: not where the stack is empty, and nothing turns up.

    What asks first is for good once it is answered.
    """
    picks = [Pick(place) for place in places]
    return any(leads_to(sight.table, p)[0] or asks_first(sight.table, p) for p in picks)


def _faction(sight: Sight) -> str:
    """Return the name of the faction whose banners are for the one who looks; empty: all are."""
    columns = sight.view.rows.columns if sight.view.rows else ()
    own = (column.faction for column in columns if sight.seat in column.seats)
    return next((sight.wording.words(key_of("faction", name)) for name in own), "")


def _others(sight: Sight, rows: Rows) -> Iterator[str]:
    """Yield what others may take in the same rows (T-08)."""
    words, wording = sight.wording.words, sight.wording
    told = [
        words(
            "faction-races",
            faction=words(key_of("faction", column.faction)),
            races=words.row(wording.race(race) if race else "–" for race in _filled(column.races)),
        )
        for column in rows.columns
        if sight.seat not in column.seats
    ]
    yield words("panel-picking-others", factions=words.row(told, "list-parts-between"))


def _filled(races: Sequence[str]) -> Sequence[str]:
    """Return the rows of a column down to its last banner: what is missing is so at the end."""
    return races[: max((n for n, race in enumerate(races, 1) if race), default=0)]


def _factions(sight: Sight) -> Iterator[str]:
    """Yield which of the races on offer belong to which faction, if they belong to any."""
    wording, words = sight.wording, sight.wording.words
    races: dict[str, list[str]] = {}
    for combo in sight.view.offered(sight.seat):
        if combo.faction:
            races.setdefault(combo.faction, []).append(wording.race(combo.race))
    told = [
        words("faction-races", faction=words(key_of("faction", it)), races=words.listed(races[it]))
        for it in sorted(races)
    ]
    if told:
        yield words("panel-factions", factions=words.row(told, "list-parts-between"))
