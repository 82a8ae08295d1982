"""The page of prices: what each region costs by every way that is open, or why it can't be had."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.panels.panel import MOST_TEXT, Page
from bot.panels.refused import ROLL_FIRST, rule, telling
from bot.panels.turn.conquests import numbered, on_loan
from bot.panels.turn.openings import (
    Openings,
    chance_of,
    die_of,
    price_of,
    taken_by_use,
    ways_of,
)
from bot.panels.turn.pieces import Leaf, back, heading, nth
from bot.panels.turn.sight import Sight
from bot.panels.turn.textboard import cut
from engine import Price, Target

Told = Mapping[int, Sequence[str]]
"""What is told of each region: a price or a reason for each way."""
_NOT_TOLD: Final = frozenset(
    (
        "own_region",
        "not_adjacent",
        "not_an_entry",
        "enters_elsewhere",
        "closed",
        "not_offered",
        "no_tokens",
        "hand_too_small",
        "die_used",
    )
)
"""Reasons that the picture shows, or that hold for every region."""


def prices(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page that says what regions cost, by every way, and why; ``None``: nothing can be.

    Where they are too many for a line each, those of which the same is told share one.
    """
    open_ = Openings.of(sight.table)
    told = _told(sight, open_)
    if not told:
        return None
    head = "\n".join([heading(sight, "panel-prices"), *on_loan(sight)])
    room = MOST_TEXT - len(head) - 1
    lines = list(_each(sight, open_, told))
    if len("\n".join(lines)) > room:
        lines = list(_shared(sight, told))
    parts = cut(lines, room)
    shown = Leaf.of(len(parts), nth(numbers, 0), 1)
    keys = [back(sight), *shown.more(sight, "prices")]
    return Page(f"{head}\n{parts[shown.number]}", [keys], open_.targets)


def _told(sight: Sight, open_: Openings) -> Told:
    """Return what is told of each region: first of those that can be taken, then of others."""
    if not (open_.targets or open_.ways or open_.uses):
        return {}
    found: dict[int, list[str]] = {}
    for by, targets in (("", open_.targets), *open_.ways.items()):
        for region, target in targets.items():
            found.setdefault(region, []).append(_by(sight, by, _price(sight, region, target)))
    for use, target in taken_by_use(sight.table, open_.uses).items():
        told = _price(sight, use.target, target) if target.roll else _use(sight, use.target, target)
        found.setdefault(use.target, []).append(_by(sight, use.trait, told))
    for by in ("", *ways_of(sight.table)):
        known = open_.ways.get(by, {}) if by else open_.targets
        for region in (r.id for r in sight.view.regions if r.id not in known):
            if told := _refused(sight, open_, region, by):
                found.setdefault(region, []).append(_by(sight, by, told))
    return found


def _by(sight: Sight, by: str, told: str) -> str:
    """Return what is told of a way after its name; of the plain one it has none."""
    if not by:
        return told
    return sight.wording.words("price-way", way=sight.wording.offered(by), told=told)


def _price(sight: Sight, region: int, target: Target) -> str:
    """Return the price of a target with its reasons, odds, and coins due."""
    price = price_of(sight.table, region, target.by)
    assert price is not None
    chance = chance_of(sight.table, target) if target.roll else 0
    return _with_tolls(sight, _reasons(sight, region, price, chance), price)


def _use(sight: Sight, region: int, target: Target) -> str:
    """Return what a power takes from the hand to conquer ``region``, and coins due."""
    price = price_of(sight.table, region, target.by)
    assert price is not None
    return _with_tolls(sight, sight.wording.words("price-use", tokens=target.price), price)


def _refused(sight: Sight, open_: Openings, region: int, by: str) -> str:
    """Return why ``region`` cannot be taken in a way; nothing where that need not be told."""
    price = price_of(sight.table, region, by)
    if price is None:
        return ""
    words, keys = sight.wording.words, {refusal.key for refusal in price.refusals}
    if keys & _NOT_TOLD:
        return ""
    if keys == {ROLL_FIRST} or not keys:
        chance = open_.chances.get(region, 0) if keys else 0
        told = _with_tolls(sight, _reasons(sight, region, price, chance), price)
        far = price.short > max(die_of(sight.table))
        return words("price-dear", what=told) if far else told
    return words.row(
        [rule(refusal, words, sight.table) for refusal in telling(price.refusals)],
        "sentence-between",
    )


def _with_tolls(sight: Sight, told: str, price: Price) -> str:
    """Return what is told of a conquest with the coins due for it, and to whom they go."""
    for toll in price.tolls:
        told = sight.wording.words(
            "price-toll",
            what=told,
            coins=toll.coins,
            payee="" if toll.payee < 0 else sight.wording.people[toll.payee],
            bank="yes" if toll.payee < 0 else "no",
            why=sight.wording.why(toll.why),
            late="yes" if toll.late else "no",
        )
    return told


def _reasons(sight: Sight, region: int, price: Price, chance: int) -> str:
    lines = price_lines(sight, region, price)
    return sight.wording.words("price-told", price=price.total, lines=lines, chance=chance)


def price_lines(sight: Sight, region: int, price: Price) -> str:
    """Return why ``region`` costs what it costs: ``2 base +1 mountain -1 Mounted``."""
    words, here = sight.wording.words, sight.view.region(region)
    parts = [
        words(
            "price-first" if i == 0 else "price-less" if mod.amount < 0 else "price-more",
            amount=abs(mod.amount),
            why=sight.wording.why(
                here.native if here.natives and mod.why == "defenders" else mod.why,
                mod.amount,
            ),
        )
        for i, mod in enumerate(price.lines)
    ]
    return words.row(parts, "price-between")


def _each(sight: Sight, open_: Openings, told: Told) -> Iterator[str]:
    """Yield a line for each region; several that cost no more than their base price share one."""
    wording, words = sight.wording, sight.wording.words
    plain: dict[int, list[int]] = {}
    for region, target in open_.targets.items():
        if len(told[region]) == 1 and _plain(sight, open_, region):
            plain.setdefault(target.price, []).append(region)
    alike = {price: regions for price, regions in plain.items() if len(regions) > 1}
    for region, parts in told.items():
        if not any(region in regions for regions in alike.values()):
            what = wording.holder(sight.view, region)
            yield words("price-line", region=region, what=what, told=_together(parts))
    for price, regions in alike.items():
        yield words("price-plain", regions=numbered(wording, regions), price=price)


def _shared(sight: Sight, told: Told) -> Iterator[str]:
    """Yield a line for all regions of which the same is told."""
    alike: dict[tuple[str, ...], list[int]] = {}
    for region, parts in told.items():
        alike.setdefault(tuple(parts), []).append(region)
    for same, regions in alike.items():
        named = numbered(sight.wording, regions)
        yield sight.wording.words("price-shared", regions=named, told=_together(same))


def _together(parts: Sequence[str]) -> str:
    """Return what is told of one region, a line for each way where there are several."""
    return parts[0] if len(parts) == 1 else "".join(f"\n- {part}" for part in parts)


def _plain(sight: Sight, open_: Openings, region: int) -> bool:
    """Whether nothing adds to the base price of ``region``, nothing is taken off or due."""
    price = price_of(sight.table, region)
    found = price is not None and not price.tolls and [m.why for m in price.lines] == ["base"]
    return found and not open_.targets[region].roll
