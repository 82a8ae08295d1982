"""The picture in words, for screen readers: who holds what, in at most 1000 characters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import View

from .side import word_id
from .text import Words

WORDS = (
    "picture-alt-round",
    "picture-alt-over",
    "picture-alt-player",
    "picture-alt-none",
    "picture-alt-army",
    "picture-alt-declined",
    "picture-alt-free",
    "picture-alt-offer",
)
"""Keys of the texts used here."""
LONGEST = 1000
"""Characters; Discord takes 1024."""


def alt_text(view: View, names: Sequence[str], words: Words) -> str:
    """Return the table in words: round, every player's regions, natives, combos on offer.

    Sentences that would not fit are left out, the least important first.
    """
    if view.over:
        parts = [words("picture-alt-over", rounds=view.rounds)]
    else:
        parts = [
            words(
                "picture-alt-round",
                round=view.round,
                rounds=view.rounds,
                name=_name(names, view.player, words),
            )
        ]
    parts += [_player(view, names, words, seat) for seat in range(view.seats)]
    native = [r for r in view.regions if r.natives]
    if native:
        parts.append(words("picture-alt-free", regions=_list([str(r.id) for r in native])))
    if view.column:
        offers = [_combo(words, c.race, c.power) for c in view.column]
        parts.append(words("picture-alt-offer", combos=", ".join(offers)))
    text = ""
    for part in parts:
        if len(text) + len(part) + 1 <= LONGEST:
            text = f"{text} {part}".strip()
    return text


def _combo(words: Words, race: str, power: str | None) -> str:
    name = words(word_id("race", race))
    return f"{words(word_id('power', power))} {name}" if power else name


def _player(view: View, names: Sequence[str], words: Words, seat: int) -> str:
    regions = {r.id: r for r in view.regions}
    armies = []
    for army in sorted((a for a in view.armies if a.player == seat), key=lambda a: not a.active):
        held = [f"{r} ({regions[r].tokens})" for r in army.regions]
        armies.append(
            words(
                "picture-alt-army" if army.active else "picture-alt-declined",
                combo=_combo(words, army.race, army.power),
                regions=_list(held) or words("picture-alt-none"),
                hand=army.hand,
            )
        )
    what = "; ".join(armies) or words("picture-alt-none")
    return words("picture-alt-player", name=_name(names, seat, words), armies=what)


def _name(names: Sequence[str], seat: int, words: Words) -> str:
    """Return a player's name, at most as long as Discord's, or their number if there is none."""
    name = names[seat].strip()[:32] if seat < len(names) else ""
    return name or words("picture-player", number=seat + 1)


def _list(items: list[str]) -> str:
    return ", ".join(items)
