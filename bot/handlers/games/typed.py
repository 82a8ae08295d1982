"""The moves that typed options mean, in whatever language and writing they were typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.handlers.games import choices
from bot.handlers.games.matching import (
    Offer,
    meant,
    number_in,
    plainly,
    region_in,
    without,
)
from bot.handlers.replies import Interaction
from bot.panels.turn.moves import UnreadableError
from bot.panels.turn.picking import numbered
from bot.panels.turn.sight import Sight
from bot.panels.verbs import MOVES
from bot.tables.table import Table
from bot.texts.wording import Wording
from engine.actions import Action, Answer, Conquer, Pick, Use

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_LAST_NUMBER: Final = re.compile(r"(?<!\d)\d{1,4}\D{0,8}$")
_TARGET: Final = re.compile(r"-?\d{1,4}")


def look(interaction: Interaction, table: Table) -> Sight:
    """Return the table as whoever types sees it."""
    client: ElbowRoom = interaction.client
    wording = Wording.of(table, client.words_for(interaction))
    return Sight(table, interaction.user.id, wording)


def picked(sight: Sight, typed: str) -> Pick:
    """Return the pick of the combo that is called so, or that has that number.

    Where there is none, or it is not for the player, a pick that the rules refuse.
    """
    view = sight.view
    if plainly(typed).isdecimal():
        combo = numbered(view, sight.seat).get(number_in(typed) or 0)
        return Pick(combo.place if combo else -1)
    known = (choices.combos(sight, shown) for shown in (view.offered(sight.seat), view.column))
    found = next((offer for offers in known if (offer := meant(offers, typed))), None)
    race = found.value if found else plainly(typed)
    return Pick(next((combo.place for combo in view.column if combo.race == race), -1))


def region(table: Table, typed: str) -> int:
    """Return the region that has that number or that name.

    :raises UnreadableError: none has.
    """
    if (number := region_in(typed)) is not None:
        return number
    view = table.view()
    named = [Offer("", str(r.id), also=choices.region_names(r)) for r in view.regions]
    if found := meant(named, typed):
        return int(found.value)
    raise UnreadableError("error-bad-region", typed)


def conquest(table: Table, typed: str) -> Conquer:
    """Return the conquest of a region, with the die where a word for it stands at the end.

    By a way if its id follows the region, as in the list.

    :raises UnreadableError: there is no region in it.
    """
    place, roll = without(typed, "typed-die")
    place, _, by = place.partition(choices.BY)
    return Conquer(region(table, place.strip()), roll, by.strip())


def used(sight: Sight, typed: str) -> Use:
    """Return the use of a power: its name, and the number of a region where there are several.

    Without it, a use of that power that names none; so the rules say what is missing, as they say
    what is wrong with a region where it cannot be used.

    :raises UnreadableError: there is no power in it.
    """
    offers, last = choices.uses(sight), _LAST_NUMBER.search(plainly(typed))
    found = meant(offers, typed)
    if not found and last:
        there = [offer for offer in offers if offer.value.endswith(f"@{region_in(last[0])}")]
        found = meant(there, plainly(typed)[: last.start()])
    trait, _, target = (found.value if found else typed).partition("@")
    if not found and not target:
        before, number = (
            (plainly(typed)[: last.start()], region_in(last[0])) if last else (typed, -1)
        )
        if number is not None and (power := meant(_powers(offers), before)):
            return Use(power.value, number)
    if not trait.strip() or (target and not _TARGET.fullmatch(target.strip())):
        raise UnreadableError("error-bad-choice", typed)
    return Use(trait.strip(), int(target or -1))


def _powers(offers: Sequence[Offer]) -> list[Offer]:
    """Return each power on offer once, whatever the region."""
    powers = {offer.value.partition("@")[0]: offer for offer in offers}
    return [offer._replace(name="", value=power) for power, offer in powers.items()]


def chosen(sight: Sight, typed: str) -> Action:
    """Return the answer to the open question: numbers, a name on offer, or a word for nothing.

    Where it is still to be said whether the turn is played on: that.

    :raises UnreadableError: it is none of these.
    """
    asks_another = sight.view.questions and not sight.decides  # What is said then is refused.
    if asks_another or without(typed, "typed-none") == ("", True):
        return Answer()
    found = meant(choices.answers(sight), typed)
    chooses = sight.stands is not None or sight.view.at.chooses
    if chooses and found and not sight.view.questions:
        return MOVES[found.value].reads("")
    said = plainly(found.value if found else typed).replace(",", " ").replace("、", " ").split()
    if said == [choices.NONE]:
        return Answer()
    offered = {str(o) for q in sight.view.questions[:1] for o in q.options}
    if not said or not all(w in offered or (w.isdecimal() and len(w) < 5) for w in said):
        raise UnreadableError("error-bad-choice", typed)
    return Answer(tuple(map(int, said)))
