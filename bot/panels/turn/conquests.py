"""The pages of conquering: targets, prices, powers, abandoning, and going in decline instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from bot.panels.messages import withdrawals
from bot.panels.panel import ROW, Key, Page, in_rows
from bot.panels.turn.endings import Declined, declined
from bot.panels.turn.openings import (
    Openings,
    chance_of,
    die_of,
    loan_of,
    may_redeploy,
)
from bot.panels.turn.pieces import (
    DOES,
    Plan,
    back,
    does,
    go,
    heading,
    leaf,
    locks_told,
    move_key,
    nth,
    plan_of,
    undo_keys,
)
from bot.panels.turn.purses import switch
from bot.panels.turn.sight import Sight
from bot.panels.turn.uses import marks, roll_told, use_keys, with_toll
from bot.panels.verbs import ASK, DONE, PAGE, SURE, said
from bot.texts.chronicle import income
from bot.texts.wording import Wording
from engine import Target
from engine.actions import Abandon, Action, Conquer, GoInDecline, Use
from engine.view import ArmyView

POWERS: Final = 10
"""Buttons of special powers and pages on the conquest page at least: two rows."""
WITH_TARGETS: Final = 25
"""Buttons of those and of targets together: five rows, which leave one for the controls."""


def conquering(sight: Sight, number: int) -> Page:
    """Return the page of conquests; ``number``: which page of its regions, from 0."""
    words, open_ = sight.wording.words, Openings.of(sight.table)
    army = sight.army()
    assert army is not None
    uses = bool(open_.uses or open_.ways)
    lines = [_conquest_head(sight, army, targets=bool(open_.targets), uses=uses)]
    end = words("key-end")
    if not army.active:
        end = words("key-end-army", race=sight.wording.plain.race(army.race))
    plan = plan_of(sight, end)
    if plan.told:
        lines.append(plan.told)
    said = SURE if sight.sure else ""
    control = [
        *undo_keys(sight),
        DONE.named(words, disabled=not may_redeploy(sight.table)),
        plan.finish(end, said),
    ]
    pages = _page_keys(sight, open_, plan)
    used = use_keys(sight, open_, _room(open_) - len(pages))
    pages = [*used.keys, *pages]
    # The switch is elsewhere, too, so it only fills a row and takes no room from moves.
    powers = in_rows([*pages, *(switch(sight) if len(pages) % ROW else ())])
    shown = leaf(len(open_.targets), number, *powers, control)
    targets = list(open_.targets.items())[shown.start : shown.stop]
    keys = [_target_key(sight, region, target, open_) for region, target in targets]
    lines += on_loan(sight)
    rows = [*in_rows(keys), *powers, [*control, *shown.more(sight, "main")]]
    page = Page("\n".join(lines), rows, open_.targets, marks(sight, open_.uses, few=True))
    return page.saying(_explained(sight, open_, dict(targets), used.uses))


def _room(open_: Openings) -> int:
    """Return how many buttons of powers and pages fit: what the rows of targets leave."""
    return max(POWERS, WITH_TARGETS - ROW * -(-len(open_.targets) // ROW))


def _explained(
    sight: Sight, open_: Openings, shown: Mapping[int, Target], used: Sequence[Use]
) -> list[str]:
    """Return what the buttons of ``shown`` targets and of ``used`` powers mean, and a roll."""
    words, lines = sight.wording.words, list[str]()
    if kinds := {target.roll for target in shown.values()}:
        rolls = "some" if len(kinds) > 1 else "all" if True in kinds else "none"
        lines.append(words("panel-buttons", rolls=rolls))
    found = (open_.targets, *open_.ways.values())
    if any(target.roll for targets in found for target in targets.values()):
        lines.append(
            words(
                "panel-last-roll", faces=words.listed([str(face) for face in die_of(sight.table)])
            )
        )
    return [*lines, *roll_told(sight, used), *roll_first(sight, open_)]


def on_loan(sight: Sight) -> Iterator[str]:
    """Yield which tokens in hand go aside after the conquests, and what one more would cost."""
    words, loan = sight.wording.words, loan_of(sight.table)
    if loan.tokens:
        yield words("panel-loan", tokens=loan.tokens)
    if loan.next > loan.gives_up:
        yield words("panel-loan-short", regions=loan.next)


def roll_first(sight: Sight, open_: Openings) -> Iterator[str]:
    """Yield what a roll before the conquest could take, where a power wants one (B-40)."""
    words, alike = sight.wording.words, dict[int, list[int]]()
    for region, chance in open_.chances.items():
        if region not in open_.targets:
            alike.setdefault(chance, []).append(region)
    told = [
        words("chance", regions=numbered(sight.wording, alike[chance]), chance=chance)
        for chance in sorted(alike, reverse=True)
    ]
    if told:
        yield words("panel-roll-first", chances=words.row(told, "list-parts-between"))


def asked_to_end(sight: Sight, regions: Sequence[int], *, ask: bool = False) -> Page:
    """Return the question whether to end a turn no conquest of which stays, ``regions`` being open.

    ``ask``: the player then wants to place the pieces of powers themselves.
    """
    words, army = sight.wording.words, sight.army()
    assert army is not None
    open_ = numbered(sight.wording, regions)
    taken = "yes" if sight.view.journal else "no"
    text = words("end-empty", hand=army.force, regions=open_, count=len(regions), taken=taken)
    plan = plan_of(sight, words("key-end"))
    sure = f"{SURE}.{ASK}" if ask else SURE
    keys = [
        plan.finish(words("key-end-anyway"), sure, ButtonStyle.danger),
        PAGE.key(words("key-conquer-on"), f"main.{SURE}"),
    ]
    return locks_told(Page("\n".join([text, plan.told]), [keys], None), sight)


def _conquest_head(sight: Sight, army: ArmyView, *, targets: bool, uses: bool) -> str:
    wording, view = sight.wording, sight.view
    key = "panel-conquering" if army.active else "panel-conquering-declined"
    head = heading(sight, key, combo=wording.sided(army), hand=army.hand)
    if view.die is not None:
        head += "\n" + wording.words("panel-die", amount=view.die)
    if army.extra:
        head += "\n" + wording.words("panel-extra", pieces=wording.pieces(army.extra))
    if not targets and not uses:
        head += "\n" + wording.words("panel-no-target" if army.force else "panel-no-tokens")
    return head


def numbered(wording: Wording, regions: Sequence[int]) -> str:
    """Return the numbers of regions as a list in words."""
    return wording.listed([str(region) for region in regions])


def _target_key(sight: Sight, region: int, target: Target, open_: Openings, way: str = "") -> Key:
    """Return the button of a target; those that are sure stand out.

    ``way``: its name, where the button has to say by which it is taken.
    """
    words = sight.wording.words
    params: dict[str, str | int] = {"region": region, "own": open_.whose(region)}
    if target.roll:
        params["needs"] = target.short
        params["chance"] = chance_of(sight.table, target)
        label = words("key-roll", **params)
    else:
        label = words("key-conquer", price=target.price, **params)
    label = with_toll(words, label, target.coins)
    if way:
        label = words("key-way", way=way, what=label)
    action = Conquer(region, target.roll, target.by)
    if target.roll:
        verb, argument = said(action)
        return Key(label, verb, argument)
    style = ButtonStyle.primary if params["own"] == "no" else ButtonStyle.secondary
    return move_key(sight, label, action, style)


def _page_keys(sight: Sight, open_: Openings, plan: Plan) -> list[Key]:
    """Return the buttons of ways to conquer, prices, abandoning and decline, before them powers.

    Together they are two rows at most.
    """
    pages = []
    if open_.targets or open_.ways or any(use.target >= 0 for use in open_.uses):
        pages.append(go(sight, "key-prices", "prices"))
    if open_.abandonable:
        pages.append(go(sight, "key-abandon", "abandon"))
    if open_.decline or (sight.stands and sight.may_decline):
        pages.append(go(sight, "key-decline", "decline"))
    if withdrawals.movable(sight.table, sight.user):
        pages += withdrawals.key(sight.table, sight.wording)
    pages += plan.asking(sight)
    pages.append(go(sight, "key-does", DOES))
    return [*_way_keys(sight, open_), *pages]


def _way_keys(sight: Sight, open_: Openings) -> list[Key]:
    """Return a button for each way to conquer: the only conquest, or the page of several."""
    words, keys = sight.wording.words, []
    for number, (by, found) in enumerate(open_.ways.items()):
        name = sight.wording.plain.offered(by)
        if len(found) == 1:
            keys += [_target_key(sight, r, target, open_, name) for r, target in found.items()]
        else:
            label = words("key-way", way=name, what=words("key-use-where"))
            keys.append(PAGE.key(label, f"way.{number}"))
    return keys


def taking(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page of the regions that can be taken by a way, ``None`` if there is no such."""
    open_ = Openings.of(sight.table)
    which, number = nth(numbers, 0), nth(numbers, 1)
    if which >= len(open_.ways):
        return None
    by, found = list(open_.ways.items())[which]
    shown = leaf(len(found), number, [back(sight)])
    name = sight.wording.offered(by)
    head = "\n".join([heading(sight, "panel-use", power=name), *does(sight, by.split("+"))])
    few = list(found.items())[shown.start : shown.stop]
    keys = [_target_key(sight, region, target, open_) for region, target in few]
    control = [back(sight), *shown.more(sight, f"way.{which}")]
    return Page(head, [*in_rows(keys), control], found)


def abandoning(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page on which regions are abandoned, ``None`` where none may be."""
    regions = Openings.of(sight.table).abandonable
    if not regions:
        return None
    shown = leaf(len(regions), nth(numbers, 0), [back(sight)])
    words = sight.wording.words
    keys = [
        move_key(
            sight,
            words("key-abandon-region", region=region, tokens=sight.view.region(region).tokens),
            Abandon(region),
            ButtonStyle.danger,
        )
        for region in regions[shown.start : shown.stop]
    ]
    control = [back(sight), *shown.more(sight, "abandon")]
    return Page(heading(sight, "panel-abandoning"), [*in_rows(keys), control])


def declining(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page that tells what declining does, ``None`` where one may not."""
    if not sight.may_decline or sight.seat is None:
        return None
    if sight.stands is not None:
        sight = replace(sight, table=sight.stands)
    assert sight.seat is not None
    words = sight.wording.words
    army = sight.view.active(sight.seat)
    head = heading(sight, "panel-declining", combo=sight.wording.army(army) if army else "")
    lines = [head, words("decline-what"), *decline_lines(sight, GoInDecline())]
    keys = [
        move_key(sight, words("key-decline-now"), GoInDecline(), ButtonStyle.danger),
        back(sight),
    ]
    # What stays, stays where it stood: tokens that were taken up to be redeployed are put back.
    return Page("\n".join(lines), [keys], view=sight.view.standing())


def decline_lines(sight: Sight, action: Action) -> list[str]:
    """Return what becomes of the player's races by ``action``; none if it is no decline.

    Of a race that will not score again it is not said what stays and scores.
    """
    then = declined(sight.table, action)
    if then is None:
        return []
    words, wording = sight.wording.words, sight.wording
    race = wording.race(then.race)
    if not then.stay + then.waits:
        lines = [words("decline-vanishes" if then.held else "decline-gone", race=race)]
    elif sight.has_scored_last:
        lines = []
    else:
        key = "decline-single" if then.stay == then.regions else "decline-stay"
        lines = [words(key, race=race, tokens=then.stay, regions=then.regions, goes=then.goes)]
    if then.regroups:
        lines.append(words("decline-regroups"))
    if then.waits:
        lines.append(words("decline-waits", tokens=then.waits))
    if not sight.has_scored_last:
        lines += _pieces(sight, then)
    if then.fights_on and sight.view.round < sight.view.rounds:
        lines.append(words("decline-fights", race=race))
    lines += [words("decline-removes", race=wording.race(older)) for older in then.leaving]
    lines += [words("decline-beside", race=wording.race(older)) for older in then.beside]
    if sight.view.round < sight.view.rounds:
        lines.append(words("decline-next"))
    if not then.foreseen:
        lines.append(words("decline-shows"))
    elif then.coins or not sight.view.questions:
        amount, shown = income(then.coins, wording)
        key = "decline-earns" if amount else "decline-earns-nothing"
        lines.append(words(key, amount=amount, lines=shown))
    return lines


def _pieces(sight: Sight, then: Declined) -> Iterator[str]:
    """Yield which pieces and finds of a race in decline stay, and which go."""
    words, wording = sight.wording.words, sight.wording
    stays = [wording.pieces([piece]) for piece in then.stays]
    if stays := [*stays, *map(wording.why, then.finds)]:
        yield words("decline-pieces-stay", pieces=words.row(stays))
    if then.unusable:
        unusable = words.row(map(wording.why, then.unusable))
        yield words("decline-pieces-unusable", pieces=unusable)
    if then.goes_too:
        yield words("decline-pieces-go", pieces=wording.pieces(then.goes_too))
