"""The buttons of optional powers, each of which says all that a use needs to be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from discord import ButtonStyle

from bot.panels.panel import Key, Page, in_rows
from bot.panels.turn.openings import (
    Openings,
    Said,
    chance_of,
    does_the_same,
    rolls_decide,
    said_uses,
    taken_by_use,
)
from bot.panels.turn.pieces import (
    DIE,
    LOCK,
    back,
    does,
    heading,
    leaf,
    move_key,
    nth,
    option_name,
    way_back,
)
from bot.panels.turn.sight import Sight
from bot.panels.verbs import PAGE
from bot.texts.i18n import Words, key_of
from engine import Target, ending, ends
from engine.actions import Use

NEARLY_ALL: Final = 0.7
"""Share of the regions that are not the race's own; in so many a power works nearly everywhere."""


@dataclass(frozen=True, slots=True)
class UseKeys:
    """The buttons of optional powers on a page."""

    keys: Sequence[Key]
    uses: Sequence[Use]
    """What has a button of its own, and need not be looked for on a power's page."""


def use_keys(sight: Sight, open_: Openings, most: int) -> UseKeys:
    """Return the buttons of optional powers, ``most`` at most, but one for each power at least.

    A button says everything that a use asks.  Where they would be too many, powers with the most
    have some (:func:`_few`) or none; a page then has all of them.
    """
    traits = list(dict.fromkeys(use.trait for use in open_.uses))
    whole = {trait: _whole(sight, open_, trait) for trait in traits}
    shown = dict(whole)
    while (number := _buttons(whole, shown)) > most:
        trait = max(traits, key=lambda t: len(shown[t]))
        if len(shown[trait]) < 2:
            break
        room = most - (number - len(shown[trait])) - (shown[trait] == whole[trait])
        few = _few(sight, shown[trait], room)
        shown[trait] = few if len(few) < len(shown[trait]) - 1 else []
    keys = []
    for number, trait in enumerate(traits):
        keys += _use_keys(sight, shown[trait])
        if len(shown[trait]) < len(whole[trait]):
            label = sight.wording.using(trait, sight.wording.words("key-use-where"))
            keys.append(PAGE.key(label, f"use.{number}"))
    return UseKeys(keys, [said.use for trait in traits for said in shown[trait]])


def roll_told(sight: Sight, uses: Sequence[Use]) -> Iterator[str]:
    """Yield what "− 🎲" on the buttons of ``uses`` means, and what comes of a roll too low."""
    one_each = list({use.trait: use for use in uses if use.target >= 0}.values())
    if any(target.roll for target in taken_by_use(sight.table, one_each).values()):
        then = "done" if rolls_decide(sight.table, one_each) else "on"
        yield sight.wording.words("panel-roll-less", then=then)


def _buttons(whole: Mapping[str, list[Said]], shown: Mapping[str, list[Said]]) -> int:
    """Return how many buttons it takes, with those of the pages of what is not ``shown``."""
    return sum(len(shown[trait]) + (len(shown[trait]) < len(whole[trait])) for trait in whole)


def _whole(sight: Sight, open_: Openings, trait: str) -> list[Said]:
    """Return the uses of a power with all that they ask answered, each named once."""
    found = [s for use in open_.uses if use.trait == trait for s in said_uses(sight.table, use)]
    kept = list[Said]()
    # What is named from either side is named from the player's own, else from an empty region:
    # the label tells who is on the other side.
    if any(_pair(said) for said in found):
        found.sort(key=lambda said: (_pair(said) is None, _strangeness(sight, said.use.target)))
    for said in found:
        alike = (other for other in kept if _may_be_the_same(said, other))
        if not any(does_the_same(sight.table, said.use, other.use) for other in alike):
            kept.append(said)
    return kept


def _may_be_the_same(said: Said, other: Said) -> bool:
    """Whether two uses may do the same: an exchange from either side."""
    pair = _pair(said)
    return pair is not None and _pair(other) == pair[::-1]


def _pair(said: Said) -> tuple[int, ...] | None:
    """Return the regions from which and to which something goes; ``None``: it is no such use."""
    pairs = [ends(option) for asked, option in said.asked if asked.about == "pair"]
    return pairs[0] if len(pairs) == 1 else None


def _few(sight: Sight, uses: Sequence[Said], room: int) -> list[Said]:
    """Return the likeliest of ``uses``, for which there is ``room``.

    Of what goes from a region of the player's as many as fit; else for each region the first,
    which is what is suggested there.
    """
    own = _own(sight)
    if from_own := [said for said in uses if (pair := _pair(said)) and pair[0] in own]:
        return from_own[: max(0, room)]
    return list({said.use.target: said for said in reversed(uses)}.values())[::-1]


def _strangeness(sight: Sight, region: int) -> int:
    """Return 0 for a region of the army that acts, 1 for one nobody holds, 2 for all others."""
    held = sight.view.region(region).army
    return 0 if held == sight.view.acting else 1 if held is None else 2


def _own(sight: Sight) -> frozenset[int]:
    """Return the regions of the army that acts."""
    return frozenset(r.id for r in sight.view.regions if r.army == sight.view.acting)


def _use_keys(sight: Sight, uses: Sequence[Said]) -> list[Key]:
    """Return a button for each of ``uses``."""
    names = dict(use_labels(sight, list(dict.fromkeys(said.use for said in map(_plain, uses)))))
    return [_use_key(sight, s.use, _said_label(sight, s, names[_plain(s).use])) for s in uses]


def _plain(said: Said) -> Said:
    """Return the same use without what is answered."""
    return Said(replace(said.use, answers=()))


def _said_label(sight: Sight, said: Said, name: str) -> str:
    """Return the name of a use with what is answered: "Intimidate 13 (Ben) → 5"."""
    words, trait = sight.wording.words, said.use.trait
    for question, option in said.asked:
        if question.about != "pair":
            name = words("key-use-then", use=name, then=option_name(sight, question, option))
        elif words.has(key := key_of("option", question.key, "use")):
            then = option_name(sight, question, option)
            name = sight.wording.by_lender(trait, "use", words(key, pair=then))
        else:
            name = words("key-use-then", use=name, then=str(ends(option)[1]))
    return name


def use_labels(sight: Sight, uses: Sequence[Use]) -> Iterator[tuple[Use, str]]:
    """Yield what each of ``uses`` is called; of conquests with what they take, and the odds."""
    taken = taken_by_use(sight.table, uses)
    for use in uses:
        label = sight.wording.use(use.trait, use.target, sight.view)
        if (target := taken.get(use)) is not None:
            label = _taking(sight, label, use.target, target)
        yield use, label


def _taking(sight: Sight, name: str, region: int, target: Target) -> str:
    """Return the ``name`` of a conquest with its price, the odds if it is rolled for, and coins.

    It says also if an ally has the region (T-04).
    """
    words, chance = sight.wording.words, chance_of(sight.table, target) if target.roll else 0
    told = words("key-use-taking", use=name, price=target.price, chance=chance)
    told = with_toll(words, told, target.coins)
    return words("key-option-ally", what=told) if sight.view.is_allys(region) else told


def with_toll(words: Words, told: str, coins: int) -> str:
    """Return what is told of a conquest with the ``coins`` that are due for it, if any are."""
    return words("conquest-toll", what=told, coins=coins) if coins else told


def _use_key(sight: Sight, use: Use, label: str) -> Key:
    made = move_key(sight, label, use, ButtonStyle.primary, DIE if use.target < 0 else None)
    emoji = sight.wording.emoji(use.trait)
    if emoji is None:
        return made
    return replace(made, label=" ".join(filter(None, (label, made.emoji))), emoji=emoji)


def using(sight: Sight, numbers: Sequence[int]) -> Page | None:
    """Return the page on which a power that can be used in many regions is used; or ``None``."""
    open_ = Openings.of(sight.table)
    traits = list(dict.fromkeys(use.trait for use in open_.uses))
    which, number = nth(numbers, 0), nth(numbers, 1)
    if which >= len(traits):
        return None
    mine = _whole(sight, open_, traits[which])
    shown = leaf(len(mine), number, [back(sight)])
    name = sight.wording.offered(traits[which])
    lines = [heading(sight, "panel-use", power=name), *does(sight, [traits[which]])]
    keys = _keys_of_page(sight, mine[shown.start : shown.stop])
    if len(keys) > 1 and all(key.emoji == LOCK for key in keys):  # One in the text is enough.
        keys = [replace(key, emoji=None) for key in keys]
        lines.append(sight.wording.words("panel-locked-each", back=way_back(sight)))
    lines += roll_told(sight, [said.use for said in mine[shown.start : shown.stop]])
    control = [back(sight), *shown.more(sight, f"use.{which}")]
    marked = marks(sight, [said.use for said in mine])
    return Page("\n".join(lines), [*in_rows(keys), control], uses=marked)


def _keys_of_page(sight: Sight, uses: Sequence[Said]) -> list[Key]:
    """Return the buttons of one power's page; where all roll for a region, its number is enough."""
    taken = taken_by_use(sight.table, [said.use for said in uses])
    if len(taken) < len(uses) or not all(target.roll for target in taken.values()):
        return _use_keys(sight, uses)
    keys = []
    for use, target in taken.items():
        label = _taking(sight, str(use.target), use.target, target)
        keys.append(move_key(sight, label, use, ButtonStyle.primary))
    return keys


def marks(sight: Sight, uses: Sequence[Use], *, few: bool = False) -> dict[int, str]:
    """Return the ids of the things that can be used, by the region where.

    ``few``: of one that can be used nearly everywhere, none, for it would hide all other marks.
    """
    known = sight.table.playing()[0].traits
    numbers = Counter((use.trait, use.target) for use in uses)
    regions = Counter(trait for trait, _ in numbers)
    others = sum(region.army != sight.view.acting for region in sight.view.regions)
    return {
        use.target: ending(known, use.trait)
        for use in uses
        if use.target >= 0 and not (few and regions[use.trait] >= NEARLY_ALL * others)
    }
