"""What other boxes will need of the core, each mechanism shown by small invented things.

Every test is a numbered sentence.  The tables are those of ``tests.dsl``; races and powers of
the base game are there by name only, for what they do is made up here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.box import FindSpec
from engine.hooks import Effect, Lasts, Trait
from engine.state import Find, Stack
from engine.table import Game
from tests import dsl

Does = Effect | tuple[Effect, ...] | Trait
"""What a thing does: its effects while active, or a whole trait."""


def table(
    text: str,
    *,
    races: Mapping[str, Does] | None = None,
    powers: Mapping[str, Does] | None = None,
    rules: Mapping[str, Does] | None = None,
    finds: Mapping[str, tuple[int | None, Does]] | None = None,
    hidden: Mapping[str, Does] | None = None,
    order: Mapping[str, tuple[str, ...]] | None = None,
    box: Mapping[str, Any] | None = None,
    **more: Any,
) -> dsl.Table:
    """Return the table that ``text`` draws, on which things do what is said here.

    ``finds`` lie in a region, ``hidden`` ones turn up in this order; ``box``: other fields of the
    box.  The turn has begun before anything invented speaks.
    """
    t = dsl.table(text, **more)
    specs = {
        name: FindSpec(name, "relic", _trait(name, does))
        for name, does in {
            **{n: d for n, (_, d) in (finds or {}).items()},
            **(hidden or {}),
        }.items()
    }
    t.box = replace(
        t.box,
        races={
            **t.box.races,
            **{n: replace(t.box.races[n], trait=_trait(n, d)) for n, d in (races or {}).items()},
        },
        powers={
            **t.box.powers,
            **{n: replace(t.box.powers[n], trait=_trait(n, d)) for n, d in (powers or {}).items()},
        },
        rules=tuple(_trait(name, does) for name, does in (rules or {}).items()),
        finds=specs,
        order=order or {},
        **(box or {}),
    )
    t.state.finds = [Find(name, region) for name, (region, _) in (finds or {}).items()]
    t.state.hidden = Stack([], list(hidden or ()))
    return t


def game(t: dsl.Table) -> Game:
    """Return the table as the rules work on it; what they do to it lasts."""
    return Game(t.box, t.state)


def always(*effects: Effect) -> Trait:
    """Return what works in decline, too."""
    return Trait("", effects, Lasts.ALWAYS, stays=True)


def in_decline(*effects: Effect) -> Trait:
    """Return what works in decline only."""
    return Trait("", effects, Lasts.DECLINE, stays=True)


def _trait(name: str, does: Does) -> Trait:
    if isinstance(does, Trait):
        return replace(does, id=name)
    return Trait(name, does if isinstance(does, tuple) else (does,))
