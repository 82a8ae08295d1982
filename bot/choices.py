"""What the options of typed commands offer: what is legal now, with its price, best match first."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from .errors import TableError
from .i18n import key_of
from .openings import Openings, default_of, moves_of
from .pages import Sight, option_name
from .replies import Interaction
from .table import Table
from .wording import Wording

if TYPE_CHECKING:
    from .client import ElbowRoom

MOST: Final = 25
"""Choices that Discord shows."""
NONE: Final = "none"
"""Typed for "nothing more" where a question may be left."""
DIE: Final = "die"
"""Typed after a region for the final conquest with the die."""

Choice = app_commands.Choice[str]
_Lister = Callable[[Sight], list[tuple[str, str]]]


def matching(offers: Sequence[tuple[str, str]], typed: str) -> list[Choice]:
    """Return at most 25 of ``offers`` (name, value), the likeliest for ``typed`` first.

    Typing errors are forgiven: what resembles it follows what contains it.
    """
    wanted = typed.strip().casefold()
    if wanted:
        ranked = [(_likeness(wanted, name, value), i) for i, (name, value) in enumerate(offers)]
        offers = [
            offers[i] for score, i in sorted(ranked, key=lambda r: (-r[0], r[1])) if score >= _ALIKE
        ]
    return [Choice(name=name[:100], value=value) for name, value in offers[:MOST]]


_ALIKE: Final = 0.6


def _likeness(wanted: str, name: str, value: str) -> float:
    shown = name.casefold()
    if value.casefold() == wanted or shown.startswith(wanted):
        return 3
    if wanted in shown or wanted in value.casefold():
        return 2
    words = [*shown.split(), shown]
    return max(SequenceMatcher(None, wanted, word).ratio() for word in words)


def picks(sight: Sight) -> list[tuple[str, str]]:
    """Offer the combos that can be paid for; the value is the race."""
    words, column = sight.wording.words, sight.view.column
    found = []
    for place in Openings.of(sight.table).picks:
        combo = column[place]
        label = words(
            "key-pick",
            combo=sight.wording.plain.army(combo),
            tokens=combo.tokens,
            pay=combo.price,
            get=combo.coins,
        )
        found.append((label, combo.race))
    return found


def targets(sight: Sight) -> list[tuple[str, str]]:
    """Offer the conquests with what they cost."""
    words = sight.wording.words
    found = []
    for region, target in Openings.of(sight.table).targets.items():
        what = sight.wording.holder(sight.view, region, plain=True)
        key = "choice-roll" if target.roll else "choice-conquer"
        name = words(key, region=region, price=target.price, what=what)
        found.append((name, f"{region} {DIE}" if target.roll else str(region)))
    return found


def abandonable(sight: Sight) -> list[tuple[str, str]]:
    """Offer the regions that may be abandoned."""
    words, view = sight.wording.words, sight.view
    return [
        (words("key-abandon-region", region=r, tokens=view.region(r).tokens), str(r))
        for r in Openings.of(sight.table).abandonable
    ]


def uses(sight: Sight) -> list[tuple[str, str]]:
    """Offer the powers that can be used."""
    words = sight.wording.words
    return [
        (words(key_of("use", u.trait), region=str(u.target)), f"{u.trait}@{u.target}")
        for u in Openings.of(sight.table).uses
    ]


def answers(sight: Sight) -> list[tuple[str, str]]:
    """Offer the answers to the open question, the whole default first."""
    if not sight.view.questions:
        return []
    words, question = sight.wording.words, sight.view.questions[0]
    found = []
    if question.default and not question.chosen:
        named = ", ".join(option_name(sight, question, o) for o in question.default)
        value = " ".join(map(str, question.default))
        found.append((words("key-suggested", choice=named), value))
    for answer in Openings.of(sight.table).answers:
        if answer.chosen:
            option = answer.chosen[0]
            found.append((option_name(sight, question, option), str(option)))
        else:
            found.append((words("key-enough"), NONE))
    return found


def placings(sight: Sight) -> list[tuple[str, str]]:
    """Offer the placement that would be made by itself."""
    moves = moves_of(default_of(sight.table))
    if not moves:
        return []
    said = sight.wording.moves(moves)
    return [(sight.wording.words("key-suggested", choice=said), said)]


def suggest(lister: _Lister) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]:
    """Return the autocompletion that offers what ``lister`` finds to whoever must decide."""

    async def complete(interaction: Interaction, current: str) -> list[Choice]:
        client: ElbowRoom = interaction.client
        try:
            table = await client.tables.in_channel(interaction.channel_id or 0)
        except TableError:
            return []
        if table.seat_of(interaction.user.id) not in table.deciders:
            return []
        wording = Wording.of(table, client.words_for(interaction))
        return matching(lister(Sight(table, interaction.user.id, wording)), current)

    return complete


async def turns(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the turns of the game, the latest first; the value is the turn's number."""
    client: ElbowRoom = interaction.client
    try:
        table = await client.tables.in_channel(interaction.channel_id or 0)
        if table.state is None:
            return []
        begun = await client.desk.turns(table)
    except TableError:
        return []
    wording = Wording.of(table, client.words_for(interaction))
    offers = [
        (
            wording.words(
                "choice-turn", number=b.number, round=b.round, player=wording.labels[b.seat]
            ),
            str(b.number),
        )
        for b in reversed(begun)
    ]
    return matching(offers, current)


def race_picked(table: Table, typed: str) -> int:
    """Return the place of the combo whose race, or whose place counted from 1, is ``typed``.

    -1 if there is none.
    """
    column = table.view().column
    wanted = typed.strip().casefold()
    for place, combo in enumerate(column):
        if wanted in (combo.race, str(place + 1)):
            return place
    return -1
