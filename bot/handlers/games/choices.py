"""What the options of typed commands offer: what is legal now, with its price, best match first."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bot.errors import TableError
from bot.handlers.games.matching import Choice, Offer, matching
from bot.handlers.replies import Interaction
from bot.panels.messages import withdrawals
from bot.panels.turn.choosing import in_order
from bot.panels.turn.openings import (
    Openings,
    chance_of,
    default_known,
    moves_of,
    suggestion_of,
)
from bot.panels.turn.pieces import enough_name, option_label, suggested_name
from bot.panels.turn.sight import Sight
from bot.panels.turn.uses import use_labels, with_toll
from bot.panels.verbs import DECLINE, PLAY_ON
from bot.texts.i18n import Words, key_of, languages
from bot.texts.wording import Wording
from engine import FAMILIES, ending

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom
    from engine.view import ComboView, RegionView

NONE: Final = "none"
"""Typed for "nothing more" where a question may be left."""
BY: Final = "@"
"""Begins the id of a way to conquer, after a region."""
DIE: Final = "die"
"""Typed after a region for the final conquest with the die."""

_Lister = Callable[[Sight], list[Offer]]


def picks(sight: Sight) -> list[Offer]:
    """Offer the combos that can be paid for; the value is the race."""
    return combos(sight, map(sight.view.combo, Openings.of(sight.table).picks))


def combos(sight: Sight, shown: Iterable[ComboView]) -> list[Offer]:
    """Return what each of the combos ``shown`` may be called; the value is the race."""
    words, found = sight.wording.words, list[Offer]()
    for combo in shown:
        label = words(
            "choice-pick",
            combo=sight.wording.plain.army(combo),
            tokens=combo.tokens,
            pay=combo.price,
            get=combo.coins,
        )
        found.append(
            Offer(
                label,
                combo.race,
                also=_combo_names(combo.race, combo.power),
                about=(f"race.{combo.race}", f"power.{combo.power}"),
            )
        )
    return found


def targets(sight: Sight) -> list[Offer]:
    """Offer the conquests with what they cost, the plain ones first."""
    words, found = sight.wording.words, []
    open_ = Openings.of(sight.table)
    known = (open_.targets, *open_.ways.values())
    for region, target in (each for targets in known for each in targets.items()):
        own = open_.whose(region)
        what = sight.wording.holder(sight.view, region, plain=True)
        if target.roll:
            needs, chance = target.short, chance_of(sight.table, target)
            name = words(
                "choice-roll", region=region, needs=needs, chance=chance, own=own, what=what
            )
        else:
            name = words("choice-conquer", region=region, price=target.price, own=own, what=what)
        name = with_toll(words, name, target.coins)
        place = str(region)
        if target.by:
            name = words("key-way", way=sight.wording.plain.offered(target.by), what=name)
            place = f"{region} {BY}{target.by}"
        value = f"{place} {DIE}" if target.roll else place
        also = region_names(sight.view.region(region))
        found.append(Offer(name, value, rolls=target.roll, also=also))
    return found


def abandonable(sight: Sight) -> list[Offer]:
    """Offer the regions that may be abandoned."""
    words, view = sight.wording.words, sight.view
    return [
        Offer(
            words("key-abandon-region", region=r, tokens=view.region(r).tokens),
            str(r),
            also=region_names(view.region(r)),
        )
        for r in Openings.of(sight.table).abandonable
    ]


def uses(sight: Sight) -> list[Offer]:
    """Offer the powers that can be used; what is lent bears the names of the thing itself, too.

    But only where it is not on offer besides.
    """
    wording, known = sight.wording, sight.table.playing()[0].traits
    open_ = Openings.of(sight.table).uses
    found = []
    for use, label in use_labels(sight, open_):
        thing = ending(known, use.trait)
        alone = thing == use.trait or replace(use, trait=thing) not in open_
        names = (wording.offered(use.trait), *([wording.why(thing)] if alone else ()))
        found.append(
            Offer(
                label,
                f"{use.trait}@{use.target}",
                rolls=use.target < 0,
                also=names,
                about=tuple(f"{family}.{thing}" for family in FAMILIES) if alone else (),
            )
        )
    return found


def answers(sight: Sight) -> list[Offer]:
    """Offer the answers to the open question, the whole default first; or to play on or decline."""
    if not sight.view.questions:
        chooses = sight.stands is not None or sight.view.at.chooses
        return _playing_on(sight) if chooses and sight.decides else []
    if not sight.decides:
        return []
    question, found = sight.view.questions[0], []
    if suggested := suggestion_of(sight.table):
        value = " ".join(map(str, suggested))
        found.append(Offer(suggested_name(sight, question, suggested), value))
    if not question.at_least:
        found.append(Offer(enough_name(sight, question), NONE))
    for answer in in_order(sight, question, suggested):
        option = answer.chosen[0]
        found.append(Offer(option_label(sight, question, option), str(option)))
    return found


def _playing_on(sight: Sight) -> list[Offer]:
    words = sight.wording.words
    found = [Offer(words("key-play-on"), PLAY_ON.id)]
    if sight.may_decline:
        found.append(Offer(words("key-decline-now"), DECLINE.id))
    return found


def placings(sight: Sight) -> list[Offer]:
    """Offer the placement that would be made by itself; out of turn, by each order."""
    if not sight.decides:
        return _movings(sight)
    moves = moves_of(default_known(sight.table))
    if not moves:
        return []
    choice = sight.wording.added(moves)
    value = " ".join(f"{region}:{tokens}" for region, tokens in moves)
    return [Offer(sight.wording.words("key-suggested", choice=choice), value)]


def _movings(sight: Sight) -> list[Offer]:
    """Offer where what was withdrawn by order could be moved."""
    words, plain = sight.wording.words, sight.wording.plain
    return [
        Offer(words("key-by-order", order=words(f"by-order-{order}"), choice=moves), moves)
        for order, action in withdrawals.by_order(sight.table, sight.user).items()
        if (moves := plain.moves(action.moves))
    ]


def suggest(
    lister: _Lister, *, out_of_turn: bool = False
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]:
    """Return the autocompletion that offers what ``lister`` finds to whoever must decide.

    ``out_of_turn``: to the others too.
    """

    async def complete(interaction: Interaction, current: str) -> list[Choice]:
        client: ElbowRoom = interaction.client
        try:
            table = await client.tables.in_channel(interaction.channel_id or 0)
        except TableError:
            return []
        seat = table.seat_of(interaction.user.id)
        if seat not in table.deciders and not (out_of_turn and seat is not None and table.deciders):
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
        Offer(
            wording.words(
                "choice-turn", number=b.number, round=b.round, player=wording.labels[b.seat]
            ),
            str(b.number),
        )
        for b in reversed(begun)
    ]
    return matching(offers, current)


def region_names(region: RegionView) -> tuple[str, ...]:
    """Return what a region is called, in every language that has a name for it."""
    return _region_names(region.board, region.number)


@cache
def _region_names(board: str, number: int) -> tuple[str, ...]:
    key = key_of("region", board, str(number))
    told = (Words(language) for language in languages())
    return tuple(words(key) for words in told if words.has(key, own=True))


@cache
def _combo_names(race: str, power: str) -> tuple[str, ...]:
    """Return what a combo may be called, in every language: as it is said, and its halves."""
    names: dict[str, None] = {}
    for words in map(Words, languages()):
        wording = Wording(words, (), ())
        alone, strength = words(key_of("race", race)), words(key_of("power", power))
        names |= dict.fromkeys((wording.combo(race, power), strength + alone, alone, strength))
    return tuple(names)
