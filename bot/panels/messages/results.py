"""What is told on and of the picture of a result: the feats of the game, and all in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.panels.messages.posts import ranking_lines
from bot.tables.feats import Feat
from bot.tables.table import Table
from bot.texts.wording import Wording
from render import Honor

LONGEST: Final = 1000
"""Characters of the picture's description; Discord takes 1024."""


def honors(feats: Sequence[Feat], wording: Wording) -> list[Honor]:
    """Return feats in words, of who had the seat then."""
    return [_honor(feat, wording.plain.then(feat.seq)) for feat in feats]


def _honor(feat: Feat, wording: Wording) -> Honor:
    told = wording.words(
        f"feat-{feat.kind}-told",
        player=wording.labels[feat.seat],
        amount=feat.amount,
        tokens=feat.amount - feat.die,
        die=feat.die,
        round=feat.round,
        region=feat.region,
        other="no" if feat.victim is None else "yes",
        victim="" if feat.victim is None else wording.labels[feat.victim],
        combo=wording.combo(feat.race, feat.power or None) if feat.race else "",
    )
    return Honor(feat.seat, wording.words(f"feat-{feat.kind}"), told)


def alt(table: Table, wording: Wording, feats: Sequence[Honor]) -> str:
    """Return the picture in words: how all came in, and the feats."""
    words, named = wording.words, Wording(wording.words, wording.labels, wording.labels)
    told = [words("result-alt"), *ranking_lines(table, named)]
    told += [words("result-alt-feat", title=feat.title, told=feat.text) for feat in feats]
    return "\n".join(told)[:LONGEST]
