"""Coins that the one who looks may know of: their own, and those that allies show (T-04)."""

from __future__ import annotations

from bot.panels.panel import Key, Page
from bot.panels.turn.sight import Sight
from bot.panels.verbs import SHOW

ON, OFF = "on", "off"
COINS = "coins"
"""The answer to who asks for their coins, as the button on it names it."""


def purse(sight: Sight) -> Page:
    """Return the page that tells coins, with the switch for allies; ``seat`` is somebody's."""
    assert sight.seat is not None
    own = sight.view.coins[sight.seat]
    lines = [sight.wording.words("coins-own", coins=own or 0), *allies_purses(sight)]
    if keys := switch(sight, COINS):
        on = sight.table.seats[sight.seat].shows
        lines.append(told(sight, shows=on))
    return Page("\n".join(lines), [keys] if keys else [], None)


def allies_purses(sight: Sight) -> list[str]:
    """Return how many coins each ally has who shows them."""
    words, people = sight.wording.words, sight.wording.people
    return [words("coins-allys", player=people[seat], coins=coins) for seat, coins in shown(sight)]


def shown(sight: Sight) -> list[tuple[int, int]]:
    """Return the seats and coins of allies who show them; none where everybody sees all."""
    view = sight.view
    if sight.seat is None or _are_open(sight):
        return []
    showing = (seat for seat in view.sides.allies(sight.seat) if seat in sight.table.shown)
    return [(seat, coins) for seat in showing if (coins := view.coins[seat]) is not None]


def switch(sight: Sight, page: str = "main") -> list[Key]:
    """Return the button that shows one's coins to one's allies, or hides them again.

    ``page``: what is shown afterwards, a page of the panel or :data:`COINS`.
    """
    if sight.seat is None or _are_open(sight) or not sight.view.sides.allies(sight.seat):
        return []
    shows = sight.table.seats[sight.seat].shows
    label = sight.wording.words(
        "key-coins-hide" if shows else "key-coins-show", ally=_allies(sight, plain=True)
    )
    return [SHOW.key(label, f"{OFF if shows else ON}.{page}")]


def told(sight: Sight, *, shows: bool) -> str:
    """Return whether allies see the coins of the one who looks."""
    key = "coins-shown" if shows else "coins-hidden"
    return sight.wording.words(key, ally=_allies(sight))


def _allies(sight: Sight, *, plain: bool = False) -> str:
    """Return the names of the allies; ``plain``: for labels."""
    assert sight.seat is not None
    names = sight.wording.labels if plain else sight.wording.people
    return sight.wording.together([names[seat] for seat in sight.view.sides.allies(sight.seat)])


def _are_open(sight: Sight) -> bool:
    """Whether everybody sees everybody's coins."""
    return sight.table.options.open_scores or not sight.table.unfinished
