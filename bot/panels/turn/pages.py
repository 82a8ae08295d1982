"""The pages of a panel: what a player sees and may tap at each moment of the game.

Everything here is a pure function of a :class:`Sight`; which message it becomes and what a tap
does stands elsewhere.  A page is asked for by name with numbers: ``main``, ``redeploy.2.0``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from bot.panels import rules, tapcode, verbs
from bot.panels.messages import clocks, withdrawals
from bot.panels.panel import Page, in_rows
from bot.panels.turn.choosing import question_page
from bot.panels.turn.conquests import abandoning, conquering, declining, taking
from bot.panels.turn.openings import Openings
from bot.panels.turn.picking import picking
from bot.panels.turn.pieces import (
    DOES,
    back,
    does,
    fitting,
    go,
    heading,
    locks_told,
    move_key,
    nth,
    undo_end,
)
from bot.panels.turn.placing import placing
from bot.panels.turn.prices import prices
from bot.panels.turn.purses import switch
from bot.panels.turn.sight import Sight
from bot.panels.turn.uses import using
from bot.panels.verbs import SURE
from bot.tables.table import Table
from bot.texts.wording import Wording
from engine import PlayOn
from engine.view import ArmyView, ComboView, View

ENTRIES: Final = 20
"""Buttons that lead from there to the rules: four rows."""


def page(sight: Sight, asked: str = "main") -> Page:
    """Return the page asked for, or the main one where it has no meaning now."""
    return locks_told(_asked(sight, asked), sight)


def _asked(sight: Sight, asked: str) -> Page:
    name, *rest = asked.split(".")
    numbers = tapcode.numbers(rest)
    sight = replace(sight, sure=SURE in rest)
    if name == DOES:
        return _does(sight, everybody=nth(numbers, 0) == 1)
    if name == withdrawals.MINE:
        return withdrawals.page(sight.table, sight.user, sight.wording, rest, sight.notice)
    if sight.rests:
        return _resting(sight)
    if sight.decides:
        made = _SIDE.get(name, _no_page)(sight, numbers)
        if made is not None:
            return made
        return _main(sight, numbers)
    return _waiting(sight)


def _main(sight: Sight, numbers: Sequence[int]) -> Page:
    if sight.view.questions:
        return question_page(sight, sight.view.questions[0], nth(numbers, 0))
    step = sight.view.at
    if step.picks:
        return picking(sight)
    if step.chooses:
        return _choosing(sight)
    if step.places:
        return placing(sight, nth(numbers, 0, 1), nth(numbers, 1))
    return conquering(sight, nth(numbers, 0))


def _no_page(sight: Sight, numbers: Sequence[int]) -> Page | None:
    return None


def _waiting(sight: Sight) -> Page:
    """What those see who have nothing to decide."""
    wording, words, view = sight.wording, sight.wording.words, sight.view
    if not sight.table.unfinished:
        key = "panel-over" if sight.table.over else "panel-cancelled"
        # What the last move did ends with the same news.
        lines = [words(key), *(line for line in sight.notice if line != words("log-over"))]
        return Page(fitting(lines), [[go(sight, "button-log", "log")]])
    names = wording.together([wording.playing(sight.table, seat) for seat in view.deciders])
    head = heading(
        sight,
        "panel-waiting",
        names=names,
        count=len(view.deciders),
        step=doing(sight.table, wording),
    )
    head = "\n".join([head, *clocks.told(sight.table, wording, sight.now)])
    keys = [
        *undo_end(sight),
        go(sight, "key-look-again", "main"),
        go(sight, "button-log", "log"),
        go(sight, "key-does", DOES),
        *switch(sight),
    ]
    if sight.nudge:
        keys.append(verbs.NUDGE.named(words))
    if withdrawals.movable(sight.table, sight.user):
        keys = [*withdrawals.key(sight.table, sight.wording), *keys]
    return Page(head, in_rows(keys))


def _resting(sight: Sight) -> Page:
    """What those see for whom the autopilot plays."""
    words = sight.wording.words
    keys = [
        verbs.BACK.named(words),
        go(sight, "key-look-again", "main"),
        go(sight, "button-log", "log"),
        go(sight, "key-does", DOES),
    ]
    key = "panel-rests" if sight.table.awaits_return else "panel-resting"
    return Page(heading(sight, key), [keys])


def _choosing(sight: Sight) -> Page:
    """Whether the turn is played on: what the decline would do is a page of its own."""
    words = sight.wording.words
    keys = [move_key(sight, words("key-play-on"), PlayOn(), ButtonStyle.primary)]
    if sight.may_decline:
        keys.append(go(sight, "key-decline", "decline"))
    control = [*undo_end(sight), go(sight, "key-does", DOES)]
    return Page(heading(sight, "panel-choosing"), [keys, control])


def doing(table: Table, wording: Wording) -> str:
    """Return what those who must decide have to do: "conquer or decline"."""
    view = table.view()
    if view.questions:
        return wording.words("step-answer")
    if view.at.conquers and Openings.of(table).decline:
        return wording.words("step-conquer-or-decline")
    return wording.step(view.step)


def _does(sight: Sight, *, everybody: bool) -> Page:
    """What the combos do: those on offer while one is picked, else the mover's, or all in play."""
    words, wording, view = sight.wording.words, sight.wording, sight.view
    lines = [heading(sight, "panel-does")]
    offered = view.at.picks and not everybody
    combos = _own_first(view, sight.seat) if offered else []
    for combo in combos:
        # Where a badge goes with several banners, what it does is told once.
        told = [line for line in _abilities(sight, combo) if line not in lines]
        lines += [words("does-combo", combo=wording.army(combo)), *told]
    held = sorted(view.armies, key=lambda a: (a.player != view.player, a.player, not a.active))
    for army in () if offered else held:
        if everybody or army.player == view.player:
            key = "does-held" if army.active else "does-held-declined"
            player = wording.people[army.player]
            lines.append(words(key, combo=wording.army(army), player=player))
            lines += _abilities(sight, army)
    lines.append(words("does-note" if len(lines) > 1 else "does-nobody"))
    keys = [back(sight)]
    if not everybody and view.armies:
        keys.append(go(sight, "key-does-all", f"{DOES}.1"))
    mine = [a for a in held if everybody or a.player == view.player]
    entries = rules.combo_keys(combos or mine, view, words)[:ENTRIES]
    return Page("\n".join(lines), [*in_rows(entries), keys], None)


def _own_first(view: View, seat: int | None) -> list[ComboView]:
    """Return the combos on offer, before all others those that ``seat`` may take."""
    own = view.offered(seat)
    return sorted(view.column, key=lambda combo: combo not in own)


def _abilities(sight: Sight, army: ArmyView | ComboView) -> list[str]:
    """Return what each thing of an army or a combo does; of who acts, what is lent to it, too."""
    things = [army.race, army.power or ""]
    if isinstance(army, ArmyView):
        things += [id for find in sight.view.found_by(army) for id in (find.id, find.badge)]
        if sight.decides and army.id == sight.view.acting:
            open_ = Openings.of(sight.table)
            things += [part for by in open_.ways for part in by.split("+")]
            things += [use.trait for use in open_.uses]
    return does(sight, filter(None, things))


_SIDE: Final[dict[str, Callable[[Sight, Sequence[int]], Page | None]]] = {
    "prices": prices,
    "abandon": abandoning,
    "decline": declining,
    "use": using,
    "way": taking,
}


def names() -> Iterator[str]:
    """Yield the names of the pages beside the main one."""
    yield from (*_SIDE, DOES)
