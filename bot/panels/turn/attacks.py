"""Whether an ally is really to be attacked: asked once for each region and turn (T-04)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from discord import ButtonStyle

from bot.panels.panel import Page
from bot.panels.turn.openings import foreseen, played_on, taken_by_use
from bot.panels.turn.pieces import locks_told, move_key
from bot.panels.turn.sight import Sight
from bot.panels.verbs import PAGE, SURE
from bot.tables.table import LogEntry, Table
from engine import RuleError, apply
from engine.actions import Action, Conquer, Use

_FIGHTS: Final = {"rolled", "conquered", "failed"}
"""What happens in an attack, but not if a power does something else in the region."""


def on_ally(table: Table, action: Action) -> int | None:
    """Return the region of an ally that ``action`` conquers, or may after a roll.

    ``None`` where it does nothing of the kind, or the rules refuse it.
    """
    table, region = played_on(table), _aim(action)
    view = table.view()
    if region not in (r.id for r in view.regions) or not view.is_allys(region):
        return None
    if isinstance(action, Use):
        return region if taken_by_use(table, [replace(action, answers=())]) else None
    try:
        apply(*foreseen(table), action)
    except RuleError:
        return None
    return region


def _aim(action: Action | None) -> int:
    """Return the region that ``action`` is aimed at; -1: none."""
    if isinstance(action, Conquer):
        return action.region
    return action.target if isinstance(action, Use) else -1


def meant_before(log: Iterable[LogEntry], table: Table, region: int) -> bool:
    """Whether an attack on ``region`` was played in this turn already, be it taken back since."""
    there = (e for e in log if e.seq > table.turn_began and _aim(e.action) == region)
    return any(_FIGHTS & {event.kind for event in entry.events} for entry in there)


def asked(sight: Sight, action: Action, region: int) -> Page:
    """Return the question whether ``action`` is really to hit an ally's ``region``."""
    words, wording = sight.wording.words, sight.wording
    owner = sight.view.region(region).owner
    assert owner is not None
    text = words(
        "attack-ally",
        player=wording.people[owner],
        region=region,
        what=wording.holder(sight.view, region),
    )
    label = words("key-attack-anyway", region=region)
    attack = move_key(sight, label, action, ButtonStyle.danger)
    surely = replace(attack, argument=f"{attack.argument}.{SURE}")
    keys = [surely, PAGE.key(words("key-attack-not"), "main")]
    return locks_told(Page(text, [keys], None), sight)
