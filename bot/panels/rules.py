"""Pages of the rules: an entry with its texts, how it stands in a game, and where to read on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from typing import Final, Literal

import discord

import render
from bot.panels import freekeys, panel
from bot.panels.panel import MOST_LABEL, MOST_TEXT, Key, in_rows
from bot.panels.pictures import Picture
from bot.panels.verbs import RULE
from bot.rulebook import numbers
from bot.rulebook.entries import (
    MOST_RELATED,
    NAMED,
    Entry,
    editions_of,
    entries,
    entry_id,
    namesakes,
    of_thing,
    played,
    related,
    tellings,
    told_at,
)
from bot.tables import mixes
from bot.tables.table import Table
from bot.texts.boxes import does_in, is_told_apart, lacking
from bot.texts.i18n import Words, key_of
from bot.texts.wording import Wording, house_rules
from engine import EDITIONS, FIRST_EDITION, Box, drawn, load_box
from engine.view import ArmyView, ComboView, RegionView, View

BEGIN: Final = (
    "phase.turn",
    "step.pick",
    "step.conquer",
    "phase.decline",
    "phase.score",
    "question.die_when",
    "question.take_back",
)
"""Where to begin reading."""

_PLAIN: Final = ("does", "numbers", "limits")
_HIDDEN: Final = 0
"""User id of one who has no seat: an entry tells only what everybody may know."""


def head(entry: Entry, words: Words, table: Table | None = None) -> str:
    """Return the name of ``entry`` and, under it, what it is.

    The box is told where a thing of another bears that name, or it is none of ``table``'s.
    """
    about = _kind("about", entry, words, table)
    absent = table is not None and entry.kind in NAMED and not _is_at(entry, table)
    if entry.edition and (absent or namesakes()[entry.id]):
        about = words("rulepage-about-box", about=about, edition=_boxes(entry, words))
    return f"### {entry.title(words)}\n-# {about}"


def _kind(
    said: Literal["about", "kind"], entry: Entry, words: Words, table: Table | None = None
) -> str:
    """Return what ``entry`` is, in the words of its box: a relic of one is another's artifact."""
    key, own = f"rulepage-{said}-{entry.kind}", numbers.own(entry)
    box = table.choice.home if table and table.choice.home in editions_of(entry) else entry.edition
    return words.part(key, box, **own) if box and words.has_part(key, box) else words(key, **own)


def text(entry: Entry, words: Words, table: Table | None = None) -> str:
    """Return all that is told of ``entry``; with how it stands at ``table``, if that is played.

    Outside a game what several boxes tell in their own words is told of each, under its name; so
    it is in a game of these boxes, that of the board first.
    """
    tells = _tells(entry, table)
    told: list[str] = []
    for telling, box in tells:
        if len(tells) > 1:
            told += [*([""] if told else []), words("rulepage-in-box", edition=_box(box, words))]
        told += _told(telling, box, words)
    if here := in_game(entry, words, table):
        # Without the empty line the heading would belong to the last note.
        told += ["", words("rulepage-here"), *(f"- {line}" for line in here)]
    if rulings := dict.fromkeys(ruling for telling, _ in tells for ruling in telling.rulings):
        # No line may end within an id.
        ids = words.row(ruling.replace("-", "\N{NON-BREAKING HYPHEN}") for ruling in rulings)
        told.append(f"-# {words('rulepage-rulings', ids=ids)}")
    return "\n".join(told)


def _tells(entry: Entry, table: Table | None) -> list[tuple[Entry, str]]:
    """Return ``entry`` as it is told, with the box that tells it so; at a table that of its boxes.

    What is an edition's own, or told by all alike, is told once.
    """
    if table is None:
        return [(telling, telling.edition or FIRST_EDITION) for telling in tellings(entry)]
    return told_at(entry, table.choice)


def _told(entry: Entry, edition: str, words: Words) -> Iterator[str]:
    """Yield the lines of an entry's text, with the numbers of ``edition`` if it belongs to all."""
    values = numbers.of(entry, edition, words)
    for part in _PLAIN:
        if words.has_part(entry.key, part):
            yield words.part(entry.key, part, **values)
    if words.has_part(entry.key, "decline"):
        yield words("rulepage-decline", text=words.part(entry.key, "decline", **values))
    if words.has_part(entry.key, "notes"):
        yield from (f"- {note}" for note in words.part(entry.key, "notes", **values).splitlines())


def _box(edition: str, words: Words) -> str:
    """Return what an edition is called, or a variant of one."""
    name, variant = mixes.parted(edition)
    return words(key_of("variant", variant) if variant else key_of("edition", name))


def _boxes(entry: Entry, words: Words) -> str:
    """Return the boxes, or the variants of one, that have what ``entry`` is about."""
    order = [*EDITIONS]
    own = sorted(editions_of(entry), key=lambda box: (order.index(mixes.parted(box)[0]), box))
    return words.listed([_box(box, words) for box in own])


def label(entry: Entry, words: Words, table: Table | None = None) -> str:
    """Return how ``entry`` is called in a list, where a terrain and a power may share a name.

    So may things of two boxes; then the box is told too, as it is of a question outside a game.
    """
    title = entry.title(words)
    if entry.kind == "question":
        if not entry.edition or (table and not mixes.is_mixed(table.choice)):
            return title
        return words("rulepage-about-box", about=title, edition=_boxes(entry, words))
    kind = _kind("kind", entry, words, table)
    if entry.edition and namesakes()[entry.id]:
        edition = _boxes(entry, words)
        return words("rulepage-choice-box", title=title, kind=kind, edition=edition)
    return words("rulepage-choice", title=title, kind=kind)


def in_game(entry: Entry, words: Words, table: Table | None) -> list[str]:
    """Return how ``entry`` stands at ``table``: who has it, where, for what price; public only."""
    if table is None or table.state is None or not table.unfinished:
        return []
    if gone := _left_out(entry, table, words):
        return gone
    if entry.kind in NAMED and not _is_at(entry, table):
        return []
    view, wording = table.view(_HIDDEN).standing(), Wording.of(table, words)
    tell = None if entry.unseen else _HERE.get(entry.kind)
    flags = [flag for flag in table.options.flags if flag[0] == entry.id.partition(".")[2]]
    ruled = house_rules(table.choice.boxes, flags, words)
    return [*_here(entry, table, words), *ruled, *(tell(entry, view, wording) if tell else ())]


def _box_of(table: Table) -> Box:
    """Return what is played with, or will be: what a seed draws makes no difference to that."""
    return table.box or load_box(drawn(table.choice, ""))


def _is_at(entry: Entry, table: Table) -> bool:
    """Whether a named thing is played with at ``table``, or will be once the game begins."""
    things = _box_of(table).things
    return any(entry.id == entry_id(family, i) for family, of in things.items() for i in of)


def _left_out(entry: Entry, table: Table, words: Words) -> list[str]:
    """Return why a thing is left out of the game at ``table``; none if it is not."""
    for each in _box_of(table).taken_out:
        if entry_id(each.family, each.id) == entry.id:
            why = lacking(table.choice, each.lack, words)
            return [words("rulepage-left-out", why=why)]
    return []


def _here(entry: Entry, table: Table, words: Words) -> list[str]:
    """Return what a thing of another world does on this board; none if that is just the same."""
    world = table.choice.home
    if entry.kind not in NAMED or not is_told_apart(world, entry.thing, words):
        return []
    return [words("rulepage-abroad", does=does_in(world, entry.thing, words))]


def near(table: Table | None, user: int) -> list[str]:
    """Return the entries that concern ``user`` at ``table`` now: own combos, then those on offer.

    The others' come last.
    """
    if table is None or table.state is None or not table.unfinished:
        return []
    view, seat = table.view(_HIDDEN), table.seat_of(user)
    armies = sorted(view.armies, key=lambda a: (a.player != seat, not a.active))
    mine = [a for a in armies if a.player == seat]
    others = [a for a in armies if a.player != seat]
    return [e.id for e in _of_combos([*mine, *view.column, *others], view)]


def _of_combos(combos: Iterable[ArmyView | ComboView], view: View) -> list[Entry]:
    """Return the entries of races and powers, and of what lies in their regions."""
    traits = dict.fromkeys(trait for combo in combos for trait in things_of(combo, view))
    return [entry for trait in traits if (entry := of_thing(trait))]


def things_of(combo: ArmyView | ComboView, view: View) -> list[str]:
    """Return the ids of what makes an army or a combo able to do something."""
    found = view.found_by(combo) if isinstance(combo, ArmyView) else ()
    return [*filter(None, (combo.power, combo.race)), *(find.id for find in found)]


def _played(entry: Entry, view: View, wording: Wording) -> list[str]:
    told = [*_combos(entry, view, wording), *_lent(entry, view, wording)]
    return told or [wording.words("rulepage-absent")]


def _combos(entry: Entry, view: View, wording: Wording) -> Iterator[str]:
    thing = entry.thing
    for army in view.armies:
        if thing in (army.race, army.power):
            yield _held(army, view, wording)
    for place, combo in _on_offer(view):
        if thing in (combo.race, combo.power):
            yield wording.words(
                "rulepage-offered",
                combo=wording.army(combo),
                place=place,
                tokens=combo.tokens,
                price=combo.price,
                coins=combo.coins,
            )


def _lent(entry: Entry, view: View, wording: Wording) -> Iterator[str]:
    """Yield where a power comes from whose badge lies with a place (U-50)."""
    for find in view.finds:
        if find.badge == entry.thing:
            place = wording.words(key_of(find.family, find.id))
            yield wording.words("rulepage-lent", place=place, region=find.region)


def _on_offer(view: View) -> Iterator[tuple[int, ComboView]]:
    """Yield the combos on offer with their places, which are rows where these lie apart (T-06)."""
    if view.rows is None:
        yield from enumerate(view.column, start=1)
        return
    rows = {race: n for column in view.rows.columns for n, race in enumerate(column.races, start=1)}
    yield from ((rows[combo.race], combo) for combo in view.column)


def _held(army: ArmyView, view: View, wording: Wording) -> str:
    return wording.words(
        "rulepage-held",
        player=wording.people[army.player],
        combo=wording.army(army),
        active="yes" if army.active else "no",
        tokens=sum(view.region(region).tokens for region in army.regions),
        regions=wording.listed([str(region) for region in army.regions]) or "none",
        hand=army.hand + army.driven + army.aside,
    )


def _printed(entry: Entry, view: View, wording: Wording) -> list[str]:
    def matches(region: RegionView) -> bool:
        return entry.thing == region.terrain or entry.thing in region.symbols

    regions = [str(region.id) for region in view.regions if matches(region)]
    return [wording.words("rulepage-regions", regions=wording.listed(regions) or "none")]


def _found(entry: Entry, view: View, wording: Wording) -> list[str]:
    regions = [str(find.region) for find in view.finds if find.id == entry.thing]
    return [wording.words("rulepage-lies", regions=wording.listed(regions) or "none")]


def _lying(entry: Entry, view: View, wording: Wording) -> list[str]:
    words = wording.words
    regions = []
    for region in view.regions:
        natives = region.natives if region.native == entry.thing else 0
        count = natives or dict(region.markers).get(entry.thing, 0)
        if count == 1:
            regions.append(str(region.id))
        elif count:
            regions.append(words("rulepage-several", region=region.id, count=count))
    lies = words("rulepage-lies", regions=wording.listed(regions) or "none")
    spec = view.markers.get(entry.thing)
    # What hides something is turned up, and isn't one of those that are left any longer.
    left = None if spec and spec.hides else dict(view.supply).get(entry.thing)
    return [lies if left is None else words("rulepage-lies-left", lies=lies, left=left)]


_HERE: Final[Mapping[str, Callable[[Entry, View, Wording], list[str]]]] = {
    "race": _played,
    "power": _played,
    "relic": _found,
    "place": _found,
    "terrain": _printed,
    "symbol": _printed,
    "marker": _lying,
}
"""What is told of how a thing stands in a game, by its family."""


def keys(found: Iterable[Entry], words: Words) -> list[Key]:
    """Return a button for each of ``found``."""
    return [
        RULE.key(entry.title(words), entry.id, emoji=words.emojis.get(entry.named or ""))
        for entry in found
    ]


def combo_keys(combos: Iterable[ArmyView | ComboView], view: View, words: Words) -> list[Key]:
    """Return a button for each race and power of ``combos``, and what lies in their regions."""
    return keys(_of_combos(combos, view), words)


@cache
def emblem(entry: Entry) -> Picture | None:
    """Return the small picture of ``entry``, if it has one; drawing it takes a moment."""
    kind, _, thing = (entry.icon or entry.id).partition(".")
    if (kind, thing) not in render.emblems():
        return None
    return Picture(f"{kind}-{thing.replace('.', '-')}.png", render.emblem_png(kind, thing))


def layout(
    entry: Entry,
    words: Words,
    table: Table | None = None,
    back: Key | None = None,
) -> discord.ui.LayoutView:
    """Return the page of ``entry``; its picture must come with it, if it has one.

    ``back``: the button that leads to a page of ``table``, whose buttons the others then are too.
    """
    view = discord.ui.LayoutView(timeout=None)
    name, told = head(entry, words, table), text(entry, words, table)
    room = MOST_TEXT - len(name)
    if picture := emblem(entry):
        described = words("rulepage-emblem", title=entry.title(words))
        small = discord.ui.Thumbnail[discord.ui.LayoutView](
            f"attachment://{picture.name}", description=described
        )
        # Only the name stands beside the picture, so that a phone's whole width is the text's.
        view.add_item(discord.ui.Section(name, accessory=small))
    else:
        view.add_item(discord.ui.TextDisplay(name))
    view.add_item(discord.ui.TextDisplay(told if len(told) <= room else told[: room - 1] + "…"))
    for row in in_rows(keys(read_next(entry, table), words)):
        made = [panel.button(table, key) if table and back else freekeys.button(key) for key in row]
        view.add_item(discord.ui.ActionRow(*made))
    if table and back:
        view.add_item(discord.ui.ActionRow(panel.button(table, back)))
    # Buttons are answered by their ids, so nothing is kept waiting.
    view.stop()
    return view


def read_next(entry: Entry, table: Table | None) -> list[Entry]:
    """Return at most ten entries to read after ``entry``, none of a box that has no say there.

    In a game they are of its boxes, outside of the entry's own; where every box has the entry,
    they are of every box in turn.
    """
    boxes = played(table.choice) if table else (editions_of(entry) or None)
    rows = zip_longest(*(related(telling, boxes) for telling, _ in _tells(entry, table)))
    found = {other.id: other for row in rows for other in row if other}
    return list(found.values())[:MOST_RELATED]


def unsure(
    typed: str, found: Sequence[Entry], words: Words, table: Table | None = None
) -> discord.ui.LayoutView:
    """Return what is shown where it is not plain what ``typed`` (escaped) means."""
    offered = list(found) or [entries()[i] for i in BEGIN]
    told = words("rulepage-unsure") if found else words("rulepage-unknown", typed=typed)
    labeled = [
        RULE.key(label(entry, words, table)[:MOST_LABEL], entry.id, emoji=key.emoji)
        for entry, key in zip(offered, keys(offered, words), strict=True)
    ]
    return freekeys.layout(told, in_rows(labeled))
