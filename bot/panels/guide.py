"""The help's picture: a table laid out for each edition or variant, and what its numbers mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

import render
from bot.tables import mixes
from bot.texts.i18n import Words, key_of
from engine import Setup, Target, targets, view
from engine.position import guide
from engine.view import View


@dataclass(frozen=True, slots=True)
class Guide:
    """A table on which things are explained."""

    view: View
    """As the player to move sees it."""
    targets: Mapping[int, Target]
    """What that player can conquer."""


def guide_for(editions: Iterable[str]) -> Guide | None:
    """Return the guide of the first of some editions or variants that can be drawn."""
    return next(filter(None, map(guide_of, editions)), None)


@cache
def guide_of(edition: str) -> Guide | None:
    """Return the guide of an edition, or of a variant as ``warcraft.azeroth``.

    ``None``: it has none that can be drawn.
    """
    laid = guide(*mixes.parted(edition))
    if laid is None:
        return None
    box, state = laid
    seen = view(box, state, state.turn.player)
    return Guide(seen, targets(box, state)) if render.has_map(seen) else None


def names(shown: Guide, words: Words) -> tuple[str, ...]:
    """Return what the players are called by seat: the reader, and others."""
    others = (words("guide-other", number=seat + 1) for seat in range(shown.view.seats))
    return tuple(
        words("guide-you") if seat == shown.view.player else other
        for seat, other in enumerate(others)
    )


def legend(shown: Guide, words: Words) -> str:
    """Return what each number on the picture means, a line each."""
    found = render.callouts(shown.view, words, shown.targets)
    return "\n".join(_line(callout, shown.view.setup, words) for callout in found)


def _line(callout: render.Callout, setup: Setup, words: Words) -> str:
    """Return what a number means, in the words of the variant or the box if it has some."""
    key, values = key_of("guide", callout.kind), _values(callout)
    for own in filter(None, (setup.variant, setup.home)):
        if words.has_part(key, own):
            return words.part(key, own, **values)
    return words(key, **values)


def _values(callout: render.Callout) -> dict[str, int]:
    return {"number": callout.number, "region": callout.region or 0}


def alt(shown: Guide, words: Words) -> str:
    """Return the picture in a sentence; the lines of the legend tell the rest."""
    last = len(render.callouts(shown.view, words, shown.targets))
    return words("guide-alt", last=last)
