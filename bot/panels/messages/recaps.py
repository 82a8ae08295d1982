"""The message that shows how a finished game went: the board through all turns, and the coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.panels.messages import marks, steps
from bot.panels.messages.results import piloted
from bot.panels.panel import button
from bot.panels.pictures import Picture
from bot.tables.contents import Recap
from bot.tables.seats.piloted import Share
from bot.tables.table import Table
from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine import View
from render import coins_by_round

LONGEST: Final = 1000
"""Characters of a picture's description; Discord takes 1024."""


def message(
    table: Table,
    wording: Wording,
    views: Sequence[View],
    film: Picture,
    chart: Picture,
    shares: Sequence[Share] = (),
) -> discord.ui.LayoutView:
    """Return the message; ``views`` are what :meth:`bot.tables.service.Tables.turns` gives.

    ``shares``: what the autopilot has played of each seat.

    Its pictures stand one below the other, each as wide as the channel lets it be.
    """
    words = wording.words
    view = discord.ui.LayoutView(timeout=None)
    told = [words("recap-title", turns=len(views) - 1), piloted(table, wording, shares)]
    view.add_item(discord.ui.TextDisplay("\n".join(filter(None, told))))
    shown = words("recap-alt", rounds=views[-1].rounds, turns=len(views) - 1)
    for picture, alt in ((film, shown), (chart, _chart_alt(wording, views))):
        gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture.name}", description=alt)
        view.add_item(gallery)
    log = marks.key(words, Recap)
    view.add_item(discord.ui.ActionRow(button(table, log), button(table, steps.through(words))))
    view.stop()
    return view


def _chart_alt(wording: Wording, views: Sequence[View]) -> str:
    """Return the chart in words: everybody's coins at the end of each round."""
    rounds = coins_by_round(views)
    sides, words = views[-1].sides, wording.words
    told = [words("chart-title")]
    for seat in (seat for side in sides.all for seat in sides.seats(side)):
        coins, name = words.row(then[seat] for then in rounds), wording.labels[seat]
        if side := sides.name(seat):
            named = words(key_of("faction", side))
            told.append(words("chart-alt-side", side=named, player=name, coins=coins))
        else:
            told.append(words("chart-alt", player=name, coins=coins))
    return "\n".join(told)[:LONGEST]
