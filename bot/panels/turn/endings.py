"""What ending a step would come to, told before the button is pressed.

It is tried on the table as the player knows it: nobody else's purse is looked into.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, islice

from bot.panels.turn.openings import (
    Openings,
    Stays,
    default_known,
    foreseen,
    leads_to,
    loan_of,
    stays,
    taken_by_use,
)
from bot.panels.turn.thoughts import default_action, suggestion, with_pieces
from bot.tables.decisions.orders import order_for
from bot.tables.table import Table
from engine import (
    Box,
    Event,
    Question,
    RuleError,
    State,
    apply,
    commands,
)
from engine.actions import Action, Answer, Redeploy, Withdraw


@dataclass(frozen=True, slots=True)
class Ending:
    """The step ended with what is done for a player who does not say."""

    stays: Stays
    """Whether it could not be taken back."""
    standing: Mapping[int, int] = field(default_factory=dict)
    """Tokens by region of the acting army, as they will stand; empty if they stand so already."""
    keeps: int = 0
    """Tokens that stay in hand, for no region is left."""
    left: tuple[int, ...] = ()
    """Regions of the acting army that it does not keep, in board order (U-26)."""
    earns: int | None = None
    """Coins at the scoring; ``None``: the turn is not scored with it."""
    asks: tuple[Question, ...] = ()
    """What the player still has to choose; ``earns`` is without what that may add."""
    gives_up: int = 0
    """Regions to give up, which the player chooses, for tokens that were only lent."""
    placed: tuple[tuple[Question, tuple[int, ...]], ...] = ()
    """What the powers ask at the end of the turn, and what is answered for the player."""
    lays: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Regions by marker where pieces are laid of which nothing is asked."""


def ending(table: Table) -> Ending | None:
    """Return what ending the step does at ``table``; ``None`` where a combo must be picked."""
    action = default_known(table)
    if action is None:
        return None
    box, state = foreseen(table)
    whole = with_pieces(box, state, action, order_for(table))
    placed = tuple(_placed(box, state, action, whole))
    after, events = apply(box, state, whole)
    held = _standing(state, state)
    stands = _withdrawn(held, whole) if isinstance(whole, Withdraw) else _standing(state, after)
    army = next((a for a in after.armies if a.id == state.turn.army), None)
    asked_first = after.turn.at.places == "hand"  # Then nothing is placed yet.
    return Ending(
        stays(table, whole),
        {} if asked_first or stands == held else stands,
        army.hand if army and not stands else 0,
        tuple(region for region in held if region not in stands),
        _earned(box, state, after, events),
        tuple(question for question in after.questions if question.player in table.deciders),
        loan_of(table).gives_up,
        placed,
        _laid(box, events, [question for question, _ in placed]),
    )


def _laid(
    box: Box, events: Iterable[Event], asked: Iterable[Question]
) -> dict[str, tuple[int, ...]]:
    """Return where pieces come to lie by ``events`` that were not there, but those asked about."""
    told = {question.key.rpartition(".")[2] for question in asked}
    laid: dict[str, dict[int, bool]] = {}
    for event in events:
        if event.kind == "turn":
            break
        if event.kind in ("placed", "taken_off") and event.why in box.markers.keys() - told:
            regions = laid.setdefault(event.why, {})
            regions[event.region] = event.kind == "placed" and event.region not in regions
    return {
        marker: tuple(sorted(region for region, new in regions.items() if new))
        for marker, regions in laid.items()
        if any(regions.values())
    }


def _placed(
    box: Box, state: State, action: Action, whole: Action
) -> Iterator[tuple[Question, tuple[int, ...]]]:
    """Yield what is asked after ``action``, with what the ``whole`` end of the step answers."""
    if not isinstance(whole, Redeploy) or not whole.answers:
        return
    state, _ = apply(box, state, action)
    for chosen in whole.answers:
        if not state.questions:  # What was asked before the hand is placed is answered.
            state, _ = apply(box, state, Redeploy(whole.moves))
        yield state.questions[0], chosen
        state, _ = apply(box, state, Answer(chosen))


def forgone(table: Table, action: Action) -> tuple[int, ...]:
    """Return the regions that could be taken for sure if ``action`` did not end the turn so early.

    By whatever way, or by an optional power.

    None where it is no slip: something was conquered that stays, it is a declined race that acts,
    only regions of the player's own or of allies are open, or it leads to redeploying and not past
    it.

    :raises RuleError: the rules refuse ``action``.
    """
    box, state = table.playing()
    army = next((a for a in state.armies if a.id == state.turn.army), None)
    if not state.turn.at.conquers or army is None or not army.active:
        return ()
    after, _ = apply(box, state, action)
    if any(after.regions[line.region].army == line.by for line in state.turn.journal):
        return ()
    if after.turn.at.acts and after.turn.player == state.turn.player:
        return ()
    open_ = Openings.of(table)
    ways = (open_.targets, *open_.ways.values())
    sure = {region for found in ways for region, target in found.items() if not target.roll}
    uses = taken_by_use(table, open_.uses)
    sure |= {use.target for use, target in uses.items() if not target.roll}
    # Before a conquest for which one rolls first, whatever the die shows may be enough (B-40).
    sure |= {region for region, chance in open_.chances.items() if chance == 100}
    return tuple(sorted(sure - open_.own - open_.allies))


def _standing(state: State, then: State) -> dict[int, int]:
    """Return the tokens by region, ``then``, of the army that acts in ``state``."""
    army = state.turn.army
    return {
        number: region.tokens
        for number, region in sorted(then.regions.items())
        if army is not None and region.army == army
    }


def _withdrawn(held: Mapping[int, int], done: Withdraw) -> dict[int, int]:
    """Return the tokens by region once those driven out are added to what is ``held``.

    The next turn may be that of the same player, who takes up tokens as it begins.
    """
    home = dict(done.moves)
    return {region: held.get(region, 0) + home.get(region, 0) for region in sorted({*held, *home})}


def _earned(box: Box, before: State, state: State, events: list[Event]) -> int | None:
    """Return the coins of the turn's player, the choices before scoring left out if they can be."""
    if _scored(before, before):
        return None
    told = list(events)
    while state.questions and state.turn.at.before_scoring:
        needed = state.questions[0].at_least
        answer = Answer(suggestion(box, state) if needed else ())
        state, events = apply(box, state, answer)
        told += events
    if not _scored(before, state):
        return None
    return sum(e.amount for e in told if e.kind == "coins" and e.player == before.turn.player)


def _scored(before: State, state: State) -> bool:
    then, turn = before.turn, state.turn
    passed = (then.round, then.player) != (turn.round, turn.player)
    return passed or not turn.at.before_scoring


Pieces = tuple[tuple[str, int], ...]
"""Pieces by marker, with how many."""


@dataclass(frozen=True, slots=True)
class Declined:
    """What going in decline makes of a player's races."""

    race: str
    power: str
    held: int
    """Regions that the race has before."""
    stay: int
    """Tokens that stay on the board."""
    regions: int
    goes: int
    """Tokens that go back to the box."""
    waits: int
    """Tokens that stay in hand."""
    regroups: bool
    """The race is redeployed once more before the turn is scored (U-01)."""
    fights_on: bool
    """The race goes on conquering in decline."""
    leaving: tuple[str, ...]
    """Older declined races that leave the board."""
    beside: tuple[str, ...]
    """Older declined races that stay."""
    coins: tuple[Event, ...]
    stays: Pieces
    """Pieces that stay in its regions, those apart that belong to the board."""
    goes_too: Pieces
    """Pieces that go back to the box, out of regions and out of hand."""
    finds: tuple[str, ...]
    """What was found in its regions, stays there and works on."""
    unusable: tuple[str, ...]
    """What stays there too and is of no use to a declined race (U-46, U-56)."""
    foreseen: bool
    """Nothing is shown first that nobody can know: ``coins`` are all of them (W-44)."""


def declined(table: Table, action: Action) -> Declined | None:
    """Return what ``action`` does, ``None`` if it puts no race in decline."""
    box, state = foreseen(table)
    _, events = leads_to(table, action)
    try:
        after, _ = apply(box, state, action)
    except RuleError:  # It hangs on what the player cannot know.
        return None
    told = next((e for e in events if e.kind == "declined"), None)
    falls = told or _fallen(state, after)
    if falls is None:
        return None
    regroups = not after.questions and after.turn.at.places == "hand"
    keeps = [region for region, here in after.regions.items() if here.army == falls.army]
    lies = _markers(after, keeps)
    gone = _all_markers(state, falls.army) - _all_markers(after, falls.army)
    stays = [
        (m, lies[m]) for m, spec in box.markers.items() if lies[m] and not spec.stays_when_lost
    ]
    fallen = [army for army in after.armies if army.id == falls.army]
    works = {
        find.id: any(box.finds[find.id].trait.lasts.covers(army) for army in fallen)
        for find in after.finds
        if find.region in keeps
    }
    after, happened = _played_out(box, state, after, list(events))
    before = next(a for a in state.armies if a.id == falls.army)
    army = next((a for a in after.armies if a.id == falls.army), None)
    held = [r.tokens for r in after.regions.values() if r.army == falls.army]
    had = [r.tokens for r in state.regions.values() if r.army == falls.army]
    all_ = sum(had) + before.hand + before.aside + before.driven
    waits = army.hand if army else 0
    left = {a.id for a in state.armies} - {a.id for a in after.armies} - {falls.army}
    others = [a for a in after.armies if a.player == falls.player and a.id != falls.army]
    return Declined(
        falls.race,
        falls.power,
        len(had),
        sum(held),
        len(held),
        all_ - sum(held) - waits,
        waits,
        regroups,
        army is not None and commands(box, after, army.id),
        tuple(a.race for a in state.armies if a.player == falls.player and a.id in left),
        tuple(a.race for a in others),
        tuple(e for e in happened if e.kind == "coins" and e.player == falls.player),
        tuple(stays),
        tuple((m, gone[m]) for m in box.markers if gone[m]),
        tuple(find for find in works if works[find]),
        tuple(find for find in works if not works[find]),
        told is not None,
    )


def _fallen(before: State, after: State) -> Event | None:
    """Return that a race has gone in decline after something was shown, of which nothing is told.

    What is left of it on the board hangs on nothing that was.
    """
    active = {army.id for army in before.armies if army.active}
    for army in after.armies:
        if army.id in active and not army.active:
            power = next(a.power for a in before.armies if a.id == army.id)
            return Event("declined", army.player, race=army.race, power=power or "", army=army.id)
    return None


def _markers(state: State, regions: Iterable[int]) -> Counter[str]:
    """Return the pieces that lie in ``regions``."""
    found: Counter[str] = Counter()
    for region in regions:
        found.update(state.regions[region].markers)
    return found


def _all_markers(state: State, army: int) -> Counter[str]:
    """Return all pieces in regions and those in hand of ``army``."""
    found = _markers(state, state.regions)
    for held in state.armies:
        if held.id == army:
            found.update(held.extra)
    return found


def _played_out(
    box: Box, before: State, after: State, told: list[Event]
) -> tuple[State, list[Event]]:
    """Return the table once the turn is scored, and all that happens, choices left out."""
    while not _scored(before, after):
        free = after.questions and not after.questions[0].at_least
        after, events = apply(box, after, Answer() if free else default_action(box, after))
        told += events
    return after, told


MOST = 64
"""Answers to a question that are tried; of one that has more nothing is said."""


def earns_alike(table: Table) -> bool:
    """Whether all answers to the open question are sure to leave everybody the same coins.

    Not where an answer draws something, leads to another question or hangs on what the player
    cannot know; nor where there are too many answers to try.
    """
    box, state = foreseen(table)
    coins: set[tuple[int, ...]] = set()
    asked = state.questions[0]
    answers = list(islice(_whole_answers(asked), MOST + 1))
    for answer in answers if len(answers) <= MOST else ():
        try:
            after, _ = apply(box, state, answer)
            if _asks_on(after, asked):
                after, _ = apply(box, after, Answer())
        except RuleError:
            return False
        if after.draws != state.draws or len(after.questions) >= len(state.questions):
            return False
        coins.add(tuple(after.coins))
    return len(coins) == 1


def earned_with(table: Table) -> dict[int, int]:
    """Return the coins of this turn by option of the open question, choices that follow left out.

    None where all options earn the same, where more than one is chosen, or where it isn't sure.
    """
    box, state = foreseen(table)
    asked = state.questions[0]
    if asked.up_to != 1 or asked.player != state.turn.player:
        return {}
    coins: dict[int, int] = {}
    for option in asked.options:
        try:
            after, events = apply(box, state, Answer((option,)))
        except RuleError:
            return {}
        earned = _earned(box, state, after, events)
        if earned is None or after.draws != state.draws:
            return {}
        coins[option] = earned
    return coins if len(set(coins.values())) > 1 else {}


def _asks_on(after: State, asked: Question) -> bool:
    """Whether what was picked of ``asked`` has left it open, for more picks."""
    return any(q.key == asked.key and len(q.chosen) > len(asked.chosen) for q in after.questions)


def _whole_answers(question: Question) -> Iterator[Answer]:
    chosen = combinations_with_replacement if question.repeats else combinations
    for n in range(question.at_least, question.up_to + 1):
        yield from (Answer(picks) for picks in chosen(question.options, n))
