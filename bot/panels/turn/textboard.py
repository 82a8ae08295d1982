"""The board in words: everything that a picture shows, for a turn to be played without one.

First what the reader can do, then the players, the combos on offer, and every region on a line
of its own: nothing stands in columns, so that it reads well on a phone and aloud.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from bot.panels import verbs
from bot.panels.messages import sided
from bot.panels.panel import Page
from bot.panels.turn.conquests import on_loan, roll_first
from bot.panels.turn.openings import Openings, chance_of, price_of
from bot.panels.turn.picking import in_rows_of, numbered
from bot.panels.turn.sight import Sight
from bot.panels.turn.uses import with_toll
from bot.texts.i18n import Words, key_of
from bot.texts.wording import holding
from engine import Rows, Target
from engine.view import ArmyView, ComboView, FindView, RegionView

IN_WORDS: Final = "text"
"""Style of a board without a picture."""
ROOM: Final = 3400
"""Characters on a page; a message holds 4000."""


def page(sight: Sight, number: int, name: Callable[[int], str] = "text.{}".format) -> Page:
    """Return page ``number`` (from 0) of the board in words.

    :param name: what the page with a number is asked for by.
    """
    words = sight.wording.words
    pages = cut(lines(sight), ROOM)
    number = min(max(number, 0), len(pages) - 1)
    keys = [
        verbs.PAGE.key(words("key-to-page", page=n + 1), name(n), disabled=n == number)
        for n in range(len(pages))
    ]
    return Page(pages[number], [keys] if len(pages) > 1 else [], None)


def cut(told: Sequence[str], room: int = ROOM) -> list[str]:
    """Cut lines into pages of at most ``room`` characters."""
    pages: list[str] = []
    for line in told:
        short = line if len(line) <= room else line[: room - 1] + "…"
        if pages and len(pages[-1]) + 1 + len(short) <= room:
            pages[-1] += "\n" + short
        else:
            pages.append(short)
    return pages


def lines(sight: Sight) -> list[str]:
    """Return the whole board, line by line."""
    words = sight.wording.words
    told = [*_now(sight), *_can(sight)]
    told += [
        f"**{words('text-players')}**",
        *sided.grouped(sight.view, sight.wording, partial(_player, sight)),
    ]
    if sight.view.column:
        told += [f"**{words('text-offers')}**", *_offers(sight)]
    told.append(f"**{words('text-regions')}**")
    open_ = Openings.of(sight.table) if sight.decides else Openings()
    told += [_region(sight, region, open_) for region in sight.view.regions]
    return told


def _now(sight: Sight) -> Iterator[str]:
    wording, view = sight.wording, sight.view
    words = wording.words
    yield f"**{words('board-title', round=view.round, rounds=view.rounds)}**"
    if view.deciders and sight.table.unfinished:
        doing = words("step-answer") if view.questions else wording.step(view.step)
        names = [wording.people[seat] for seat in view.deciders]
        yield words("status-waiting", names=wording.together(names), step=doing)
    else:
        yield words("panel-over" if sight.table.over else "panel-cancelled")
    if view.die is not None:
        yield words("panel-die", amount=view.die)


def _can(sight: Sight) -> Iterator[str]:
    """Yield what the reader can do now, each with the command for it."""
    if not sight.decides:
        return
    words, open_ = sight.wording.words, Openings.of(sight.table)
    if open_.picks:
        shown = numbered(sight.view, sight.seat)
        free = [n for n, combo in shown.items() if combo.place in open_.picks]
        yield words("text-can-pick", places=words.row(free))
    for roll, key in ((False, "text-can-conquer"), (True, "text-can-roll")):
        if told := [_offer(sight, r, t, open_) for r, t in open_.targets.items() if t.roll is roll]:
            yield words(key, regions=words.row(told))
    for by, found in open_.ways.items():
        regions = words.row(_offer(sight, r, target, open_) for r, target in found.items())
        yield words("text-can-way", way=sight.wording.offered(by), regions=regions)
    yield from on_loan(sight)
    yield from roll_first(sight, open_)
    for trait in dict.fromkeys(use.trait for use in open_.uses):
        places = [use.target for use in open_.uses if use.trait == trait and use.target >= 0]
        key = "text-can-use" if places else "text-can-use-plain"
        yield words(key, power=sight.wording.offered(trait), regions=words.row(places))
    if open_.abandonable:
        yield words("text-can-abandon", regions=words.row(open_.abandonable))
    if open_.room:
        army = sight.army()
        left = 0
        if army:
            left = army.driven if sight.view.at.places == "driven" else army.hand
        yield words("text-can-place", tokens=left, regions=words.row(open_.room))
    if sight.view.questions:
        yield words("text-can-choose")
    if open_.decline:
        yield words("text-can-decline")
    if open_.done:
        yield words("text-can-end")


def _offer(sight: Sight, region: int, target: Target, open_: Openings) -> str:
    """Return a region that can be conquered, with its price and, of a roll, the chance."""
    key, own = "text-chance" if target.roll else "text-price", open_.whose(region)
    words, chance = sight.wording.words, chance_of(sight.table, target) if target.roll else 0
    told = words(key, region=region, price=target.price, own=own, chance=chance)
    return with_toll(words, told, target.coins)


def _player(sight: Sight, seat: int) -> list[str]:
    view, words = sight.view, sight.wording.words
    parts = [_army(sight, army) for army in view.armies if army.player == seat]
    armies = words.row(parts, "list-parts-between") or words("status-nothing")
    coins = view.coins[seat]
    key = "status-player" if coins is None else "status-player-coins"
    told = [words(key, player=sight.wording.people[seat], armies=armies, coins=coins or 0)]
    if lying := [(p.marker, p.number) for p in view.pieces if p.seat == seat]:
        pieces = sight.wording.pieces(lying)
        told.append(words("text-before", player=sight.wording.people[seat], pieces=pieces))
    return told


def _army(sight: Sight, army: ArmyView) -> str:
    words = sight.wording.words
    told = words(
        "text-army" if army.active else "text-army-declined",
        combo=sight.wording.sided(army),
        regions=words.row(army.regions) or words("text-none"),
        hand=army.hand,
    )
    if army.extra:
        told += words("text-extra", pieces=sight.wording.pieces(army.extra))
    if army.driven:
        told += words("text-driven", tokens=army.driven)
    return told


def _offers(sight: Sight) -> Iterator[str]:
    if sight.view.rows:
        yield from _columns(sight, sight.view.rows)
        return
    for place, combo in enumerate(sight.view.column, 1):
        yield _on_offer(sight, place, combo, sight.wording.sided(combo))


def _on_offer(sight: Sight, place: int, combo: ComboView, name: str) -> str:
    """Return what a combo costs and brings, after the place by which it is picked."""
    return sight.wording.words(
        "text-offer",
        place=place,
        combo=name,
        pay=combo.price,
        get=combo.coins,
        tokens=combo.tokens,
    )


def _columns(sight: Sight, rows: Rows) -> Iterator[str]:
    """Yield what each faction's players may take, with the gaps and what lies in the stacks."""
    wording, words = sight.wording, sight.wording.words
    for column in rows.columns:
        shown = in_rows_of(sight.view, column)
        yield words(
            "text-column",
            faction=f"**{words(key_of('faction', column.faction))}**",
            players=wording.listed([wording.people[seat] for seat in column.seats]),
            left=column.left,
        )
        for number, race in enumerate(column.races, 1):
            if combo := shown.get(number):
                yield _on_offer(sight, number, combo, wording.army(combo))
            elif race:
                yield words("text-row-bare", row=number, race=wording.race(race))
            else:
                yield words("text-row-gap", row=number)
    if sight.view.badges:
        yield words("text-badges", left=sight.view.badges)


def _region(sight: Sight, region: RegionView, open_: Openings) -> str:
    wording, words = sight.wording, sight.wording.words
    box, _ = sight.table.playing()
    spec = box.regions[region.id]
    parts = [wording.holder(sight.view, region.id)]
    meant = box.terrains[region.terrain].symbols  # not printed: every such region counts as one
    parts += [words(key_of("symbol", it)) for it in region.symbols if it not in meant]
    told = holding(sight.view, region.id)
    for marker, n in region.markers:
        name = words(key_of("marker", marker))
        if marker != region.printed and (marker, n) not in told:
            parts.append(words("text-marker", marker=name, amount=n))
    parts += [_found(words, find) for find in sight.view.finds if find.region == region.id]
    beside = words.row(sorted(spec.borders))
    parts.append(words("text-beside-edge" if spec.edge else "text-beside", regions=beside))
    if price := _price(sight, region.id, open_):
        parts.append(price)
    return words("text-region", region=region.id, told=words.row(parts))


def _found(words: Words, find: FindView) -> str:
    """Return what was found, or the power that it lends: "Royal (Stonehedge)"."""
    name = words(key_of(find.family, find.id))
    if find.badge:
        return words("lent", thing=words(key_of("power", find.badge)), lender=name)
    return name


def _price(sight: Sight, region: int, open_: Openings) -> str:
    """Return what ``region`` would cost the reader now, or nothing where that means nothing."""
    if not sight.decides or not sight.view.at.conquers:
        return ""
    words, target = sight.wording.words, open_.targets.get(region)
    if target:
        key = "text-region-roll" if target.roll else "text-region-conquer"
        told = words(key, price=target.price, chance=open_.chances.get(region, 0))
        return with_toll(words, told, target.coins)
    if sight.view.region(region).army == sight.view.acting:
        return ""
    price = price_of(sight.table, region)
    if price is None or price.refusals:
        return ""
    return words("text-region-far", price=price.total)
