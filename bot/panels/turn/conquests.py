"""The pages of conquering: targets, prices, powers, abandoning, and going in decline instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from bot.panels.messages import withdrawals
from bot.panels.panel import ROW, Key, Page, in_rows
from bot.panels.turn.endings import declined
from bot.panels.turn.moves import FINISH
from bot.panels.turn.openings import Openings, die_of, may_redeploy, price_of
from bot.panels.turn.pieces import (
    A_PAGE,
    DIE,
    DOES,
    LOCK,
    back,
    go,
    heading,
    more_keys,
    move_key,
    nth,
    plan_of,
    undo_keys,
)
from bot.panels.turn.sight import Sight
from bot.texts.chronicle import income
from bot.texts.i18n import key_of
from engine import Target
from engine.actions import Abandon, Action, Conquer, GoInDecline, Use
from engine.view import ArmyView

POWERS: Final = 10
"""Buttons of special powers and pages on the conquest page: two rows."""
LINES: Final = 12
"""Regions on a page of prices."""


def conquering(sight: Sight, number: int) -> Page:
    """Return the page of conquests; ``number``: which page of its regions, from 0."""
    words, open_ = sight.wording.words, Openings.of(sight.table)
    army = sight.army()
    assert army is not None
    lines = [_conquest_head(sight, army, targets=bool(open_.targets), uses=bool(open_.uses))]
    end = words("key-end")
    if not army.active:
        end = words("key-end-army", race=sight.wording.plain.race(army.race))
    plan, stays = plan_of(sight, end)
    if plan:
        lines.append(plan)
    if open_.targets:
        lines.append(words("panel-buttons"))
    if any(target.roll for target in open_.targets.values()):
        lines.append(words("panel-last-roll", faces=words.row(die_of(sight.table))))
    start = number * A_PAGE if number * A_PAGE < len(open_.targets) else 0
    shown = list(open_.targets.items())[start : start + A_PAGE]
    control = [
        *undo_keys(sight),
        Key(words("key-redeploy"), "done", disabled=not may_redeploy(sight.table)),
        Key(end, FINISH, style=ButtonStyle.success, emoji=LOCK if stays else None),
        *more_keys(sight, "main", start // A_PAGE, len(open_.targets), A_PAGE),
    ]
    rows = [
        *in_rows([_target_key(sight, region, t, army.hand) for region, t in shown]),
        *in_rows(_power_keys(sight, open_)),
        control,
    ]
    uses = {use.target: use.trait for use in open_.uses if use.target >= 0}
    return Page("\n".join(lines), rows, open_.targets, uses)


def _conquest_head(sight: Sight, army: ArmyView, *, targets: bool, uses: bool) -> str:
    wording, view = sight.wording, sight.view
    key = "panel-conquering" if army.active else "panel-conquering-declined"
    head = heading(sight, key, combo=wording.army(army), hand=army.hand)
    if view.die is not None:
        head += "\n" + wording.words("panel-die", amount=view.die)
    if not targets and not uses:
        head += "\n" + wording.words("panel-no-target")
    return head


def _target_key(sight: Sight, region: int, target: Target, hand: int) -> Key:
    words = sight.wording.words
    if target.roll:
        label = words("key-roll", region=region, needs=target.price - hand)
        return Key(label, "roll", str(region), ButtonStyle.danger, DIE)
    label = words("key-conquer", region=region, price=target.price)
    return move_key(sight, label, Conquer(region), ButtonStyle.primary)


def _power_keys(sight: Sight, open_: Openings) -> list[Key]:
    """Return the buttons of optional powers, prices, abandoning and decline: two rows at most."""
    words = sight.wording.words
    pages = []
    if open_.targets:
        pages.append(go(sight, "key-prices", "prices"))
    if open_.abandonable:
        pages.append(go(sight, "key-abandon", "abandon"))
    if open_.decline:
        pages.append(go(sight, "key-decline", "decline"))
    if withdrawals.movable(sight.table, sight.user):
        pages += withdrawals.key(sight.table, sight.wording)
    pages.append(go(sight, "key-does", DOES))
    uses = open_.uses
    if len(uses) + len(pages) <= POWERS:
        return [*(_use_key(sight, use) for use in uses), *pages]
    traits = list(dict.fromkeys(use.trait for use in uses))
    keys = []
    for trait in traits:
        mine = [use for use in uses if use.trait == trait]
        if len(mine) == 1:
            keys.append(_use_key(sight, mine[0]))
        else:
            label = words(key_of("use", trait), region=words("key-use-where"), player="none")
            keys.append(Key(label, "page", f"use.{traits.index(trait)}"))
    return [*keys, *pages]


def _use_key(sight: Sight, use: Use) -> Key:
    label = sight.wording.use(use.trait, use.target, sight.view)
    made = move_key(sight, label, use, ButtonStyle.primary, DIE if use.target < 0 else None)
    emoji = sight.wording.emoji(use.trait)
    if emoji is None:
        return made
    return replace(made, label=" ".join(filter(None, (label, made.emoji))), emoji=emoji)


def using(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page on which a power that can be used in many regions is used; or ``None``."""
    uses = Openings.of(sight.table).uses
    traits = list(dict.fromkeys(use.trait for use in uses))
    which, number = nth(numbers, 0), nth(numbers, 1)
    if which >= len(traits):
        return None
    mine = [use for use in uses if use.trait == traits[which]]
    size = 4 * ROW
    start = number * size if number * size < len(mine) else 0
    name = sight.wording.why(traits[which])
    head = heading(sight, "panel-use", power=name)
    rows = in_rows([_use_key(sight, use) for use in mine[start : start + size]])
    more = more_keys(sight, f"use.{which}", start // size, len(mine), size)
    places = {use.target: use.trait for use in mine if use.target >= 0}
    return Page(head, [*rows, [back(sight), *more]], uses=places)


def prices(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page that says why regions cost what they cost; ``None``: none can be taken."""
    open_ = Openings.of(sight.table)
    if not open_.targets:
        return None
    wording, words, number = sight.wording, sight.wording.words, nth(numbers, 0)
    start = number * LINES if number * LINES < len(open_.targets) else 0
    shown = list(open_.targets.items())[start : start + LINES]
    lines = [heading(sight, "panel-prices")]
    plain = [region for region, _ in shown if _plain(sight, region)]
    for region, target in shown:
        if len(plain) > 1 and region in plain:
            continue
        lines.append(
            words(
                "price-line",
                region=region,
                price=target.price,
                what=wording.holder(sight.view, region),
                lines=price_lines(sight, region),
            )
        )
    if len(plain) > 1:
        price = open_.targets[plain[0]].price
        lines.append(
            words("price-plain", regions=wording.listed([str(r) for r in plain]), price=price)
        )
    more = more_keys(sight, "prices", start // LINES, len(open_.targets), LINES)
    return Page("\n".join(lines), [[back(sight), *more]], open_.targets)


def _plain(sight: Sight, region: int) -> bool:
    """Whether nothing adds to the base price of ``region`` and nothing is taken off."""
    price = price_of(sight.table, region)
    return price is not None and [mod.why for mod in price.lines] == ["base"]


def price_lines(sight: Sight, region: int) -> str:
    """Return why ``region`` costs what it costs: ``2 base +1 mountain -1 Mounted``."""
    price, natives = price_of(sight.table, region), sight.view.region(region).natives
    words = sight.wording.words
    parts = [
        words(
            "price-first" if i == 0 else "price-less" if mod.amount < 0 else "price-more",
            amount=abs(mod.amount),
            why=sight.wording.why("natives" if natives and mod.why == "defenders" else mod.why),
        )
        for i, mod in enumerate(price.lines if price else ())
    ]
    return words.row(parts, "price-between")


def abandoning(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page on which regions are abandoned, ``None`` where none may be."""
    regions = Openings.of(sight.table).abandonable
    if not regions:
        return None
    number, size = nth(numbers, 0), 4 * ROW
    start = number * size if number * size < len(regions) else 0
    words = sight.wording.words
    keys = [
        move_key(
            sight,
            words("key-abandon-region", region=region, tokens=sight.view.region(region).tokens),
            Abandon(region),
            ButtonStyle.danger,
        )
        for region in regions[start : start + size]
    ]
    more = more_keys(sight, "abandon", start // size, len(regions), size)
    head = heading(sight, "panel-abandoning")
    return Page(head, [*in_rows(keys), [back(sight), *more]])


def declining(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page that tells what declining does, ``None`` where one may not."""
    if not Openings.of(sight.table).decline or sight.seat is None:
        return None
    words = sight.wording.words
    army = sight.view.active(sight.seat)
    head = heading(sight, "panel-declining", combo=sight.wording.army(army) if army else "")
    lines = [head, words("decline-what"), *decline_lines(sight, GoInDecline())]
    keys = [
        move_key(sight, words("key-decline-now"), GoInDecline(), ButtonStyle.danger),
        back(sight),
    ]
    return Page("\n".join(lines), [keys])


def decline_lines(sight: Sight, action: Action) -> list[str]:
    """Return what becomes of the player's races by ``action``; none if it is no decline."""
    then = declined(sight.table, action)
    if then is None:
        return []
    words, wording = sight.wording.words, sight.wording
    race = wording.race(then.race)
    if not then.stay + then.waits:
        lines = [words("decline-gone", race=race)]
    else:
        key = "decline-single" if then.stay == then.regions else "decline-stay"
        lines = [words(key, race=race, tokens=then.stay, regions=then.regions, goes=then.goes)]
    if then.waits:
        lines.append(words("decline-waits", tokens=then.waits))
    if then.fights_on:
        lines.append(words("decline-fights", race=race))
    lines += [words("decline-removes", race=wording.race(older)) for older in then.leaving]
    lines += [words("decline-beside", race=wording.race(older)) for older in then.beside]
    if sight.view.round < sight.view.rounds:
        lines.append(words("decline-next"))
    if not sight.view.questions:
        amount, shown = income(then.coins, wording)
        key = "decline-earns" if amount else "decline-earns-nothing"
        lines.append(words(key, amount=amount, lines=shown))
    return lines
