"""``replay --states``: a finished game line by line, every table whole, as JSON.

For programs that check the rules with ones of their own: ``docs/states.md`` says what is in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from engine import Box, State, all_targets, deciders, explain, legal
from engine.codec import dump_line, dump_setup, dump_state
from engine.export import Export, Played, line_by_line
from engine.pricing import Price
from engine.questions import suggested
from engine.reaching import ways
from engine.table import Game

FORMAT: Final = 1
"""Version of what is printed."""


def states(export: Export) -> Iterator[dict[str, Any]]:
    """Yield what ``docs/states.md`` describes: the beginning, then every line of the log.

    :raises ExportError: see :func:`engine.export.line_by_line`.
    """
    for seq, played in enumerate(line_by_line(export)):
        box, now = played.history.box, played.history.state
        if played.line is None:
            yield {
                "seq": seq,
                "format": FORMAT,
                "setup": dump_setup(box.setup),
                "seed": export.seed,
                "table": table(box, now),
            }
        else:
            yield {"seq": seq, **_line(box, played), "table": table(box, now)}


def _line(box: Box, played: Played) -> dict[str, Any]:
    assert played.line is not None
    return {
        "seat": played.line.seat,
        "action": json.loads(dump_line(played.line.says)),
        "automatic": played.line.automatic,
        "offered": offered(box, played.before),
        "events": [event._asdict() for event in played.events],
    }


def table(box: Box, state: State) -> dict[str, Any]:
    """Return the whole table, open and hidden, but for the seed."""
    found: dict[str, Any] = json.loads(dump_state(state))
    del found["seed"], found["faces"]
    for question, told in zip(state.questions, found["questions"], strict=True):
        told["default"] = list(suggested(Game(box, state), question))
    found["deciders"] = list(deciders(state))
    found["offers"] = [offer._asdict() for offer in box.market.offers(state)]
    return found


def offered(box: Box, state: State) -> dict[str, Any]:
    """Return what whoever must decide may do, and what each region would cost."""
    return {
        "deciders": list(deciders(state)),
        "step": state.turn.step,
        "legal": [json.loads(dump_line(action)) for action in legal(box, state)],
        "targets": {
            by: {str(region): target._asdict() for region, target in found.items()}
            for by, found in all_targets(box, state).items()
        },
        "prices": _prices(box, state),
    }


def _prices(box: Box, state: State) -> dict[str, dict[str, Any]]:
    """Return by way and region what a conquest would cost the army that may conquer now."""
    if not state.turn.at.conquers or state.turn.army is None or state.questions:
        return {}
    game = Game(box, state)
    found: dict[str, dict[str, Any]] = {}
    for by in ("", *ways(game, game.army(state.turn.army))):
        found[by] = {}
        for region in box.regions:
            price = explain(box, state, region, by)
            assert price is not None
            found[by][str(region)] = _price(price)
    return found


def _price(price: Price) -> dict[str, Any]:
    return {
        "lines": [[line.why, line.amount] for line in price.lines],
        "total": price.total,
        "tolls": [toll._asdict() for toll in price.tolls],
        "refusals": [refusal.key for refusal in price.refusals],
    }
