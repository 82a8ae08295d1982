"""What is done at once with what a power has rolled for, so that a raid is one tap."""

from __future__ import annotations

from bot.tables.table import LogEntry, Table
from engine import all_targets
from engine.actions import Action, Conquer, Line, Use


def calls_for(table: Table, line: Line) -> Action | None:
    """Return the conquest that a use calls for, just played: of the region it named (W-57).

    Where the roll was enough for it and nothing more is due; a final try is for the player to say.
    """
    if not isinstance(line, Use) or line.target < 0 or table.state is None:
        return None
    box, state = table.playing()
    if state.questions or not state.turn.at.conquers:
        return None
    found = all_targets(box, state).get(line.trait, {})
    target = found.get(line.target)
    if target is None or set(found) != {line.target} or target.roll or target.coins:
        return None
    return Conquer(line.target, by=line.trait)


def follows(first: LogEntry, then: LogEntry) -> bool:
    """Whether ``then`` is the conquest that ``first`` called for."""
    use = first.action
    return isinstance(use, Use) and then.action == Conquer(use.target, by=use.trait)
