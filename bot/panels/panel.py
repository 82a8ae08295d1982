"""How a panel is laid out: texts, one picture and rows of buttons, as one Components V2 message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import discord
from discord import ButtonStyle

from bot.panels import tapcode
from bot.panels.pictures import Shown
from bot.panels.tapcode import Tap
from bot.tables.table import Table
from engine import Target, View

MOST_COMPONENTS = 40
"""Parts of a message at most, rows and their buttons each counted; Discord takes no more."""
MOST_TEXT = 4000
"""Characters of a message's text at most; Discord takes no more."""
MOST_LABEL = 80
"""Characters of a button's label at most; Discord takes no more."""
ROW = 5
"""Buttons in a row."""


@dataclass(frozen=True, slots=True)
class Key:
    """A button to be."""

    label: str
    verb: str
    argument: str = ""
    style: ButtonStyle = ButtonStyle.secondary
    emoji: str | None = None
    disabled: bool = False
    is_last: bool = False
    """What it does ends the game, and nothing brings it back."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a panel shows."""

    text: str
    """Stands between the picture and the buttons: a panel opens scrolled to its end."""
    rows: Sequence[Sequence[Key]] = ()
    targets: Mapping[int, Target] | None = field(default_factory=dict)
    """What the picture marks as targets; ``None``: no picture."""
    uses: Mapping[int, str] = field(default_factory=dict)
    """Regions that the picture marks with a power (its id) that can be used there; one with an
    empty id, as an option of a question, is only outlined."""
    above: str = ""
    """Text over the picture, for what is read from its beginning."""
    view: View | None = None
    """The table as the page shows it, with what was tapped and not yet done; ``None``: as it is."""

    @property
    def said(self) -> str:
        """All that it says in words."""
        return "\n".join(filter(None, [self.above, self.text]))

    def saying(self, lines: Sequence[str]) -> Page:
        """Return the page with ``lines`` about its buttons after all that it says."""
        return replace(self, text="\n".join(filter(None, [self.text, *lines])))


def text_item(text: str) -> discord.ui.TextDisplay[discord.ui.LayoutView]:
    """Return ``text`` as a part of a message, cut short where it is longer than one may be."""
    return discord.ui.TextDisplay(text if len(text) <= MOST_TEXT else text[: MOST_TEXT - 1] + "…")


def in_rows(keys: Sequence[Key]) -> list[Sequence[Key]]:
    """Cut ``keys`` into rows of five."""
    return [keys[i : i + ROW] for i in range(0, len(keys), ROW)]


def button(table: Table, key: Key) -> discord.ui.Button[discord.ui.View]:
    """Return the button for ``key``; it says all it means by its custom id."""
    long = len(key.argument) > tapcode.MOST_ARGUMENT  # Then it has to be typed.
    argument = key.argument[: tapcode.MOST_ARGUMENT]
    tap = Tap(table.game.id, table.seq, key.verb, argument)
    return discord.ui.Button(
        label=key.label[:MOST_LABEL],
        style=key.style,
        emoji=key.emoji,
        disabled=key.disabled or long,
        custom_id=tapcode.encode(table.game, tap),
    )


def layout(
    table: Table | None, page: Page, picture: str | None, alt: str = ""
) -> discord.ui.LayoutView:
    """Return ``page`` as a message; ``picture`` is the file name of its image.

    ``table``: whose buttons they are; ``None`` where the page has none.
    """
    # Stopped from the start: buttons are answered by their ids, so nothing is kept waiting.
    view = discord.ui.LayoutView(timeout=None)
    if page.above:
        view.add_item(text_item(page.above))
    if picture:
        gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture}", description=alt or None)
        view.add_item(gallery)
    view.add_item(text_item(page.text))
    for row in page.rows:
        if row and table:
            view.add_item(discord.ui.ActionRow(*(button(table, key) for key in row)))
    view.stop()
    return view


def gallery(table: Table, page: Page, shown: Sequence[Shown]) -> discord.ui.LayoutView:
    """Return ``page`` under several pictures, each as wide as the message can be."""
    view = discord.ui.LayoutView(timeout=None)
    for each in shown:
        view.add_item(discord.ui.TextDisplay(each.caption))
        # One gallery each: two pictures of the same one would stand side by side.
        one: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
        one.add_item(media=f"attachment://{each.picture.name}", description=each.alt)
        view.add_item(one)
    for item in layout(table, page, None).children:
        view.add_item(item)
    view.stop()
    return view


def rows(table: Table, keys: Sequence[Sequence[Key]]) -> discord.ui.View:
    """Return rows of buttons for a classic message."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(keys):
        for key in row:
            made = button(table, key)
            made.row = number
            view.add_item(made)
    view.stop()
    return view
