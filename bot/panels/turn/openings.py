"""What is open to whoever must decide: the engine's legal actions, sorted for buttons and lists.

The only place of the user interface, beside saying what a move would do, that asks the engine
about a table instead of a view; nothing secret leaves it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from bot.panels.turn.thoughts import default_action, suggestion, with_pieces
from bot.tables.decisions.orders import order_for
from bot.tables.decisions.policy import decided_at_once
from bot.tables.table import Table
from engine import (
    Box,
    Loan,
    Price,
    Question,
    RuleError,
    State,
    Target,
    all_targets,
    apply,
    as_seen,
    asked,
    explain,
    legal,
    loan,
    open_ways,
)
from engine.actions import (
    Abandon,
    Action,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    PlayOn,
    Redeploy,
    Use,
    Withdraw,
)
from engine.events import Event


@dataclass(frozen=True, slots=True)
class Openings:
    """The legal elementary actions of one moment, by kind."""

    picks: tuple[int, ...] = ()
    """Places of the column that can be paid for."""
    targets: Mapping[int, Target] = field(default_factory=dict)
    """Conquests by region: the price in tokens, and whether only the die could do it.

    First those that are sure, then those that need the die; after them allies' regions, and the
    player's own last.
    """
    ways: Mapping[str, Mapping[int, Target]] = field(default_factory=dict)
    """The same by each way besides the plain one, by the ways' ids."""
    own: frozenset[int] = frozenset()
    """Of the targets of any way, use or roll, those that another race of the same player holds."""
    allies: frozenset[int] = frozenset()
    """Of them, those that allies hold (T-04)."""
    chances: Mapping[int, int] = field(default_factory=dict)
    """Of regions that the die decides about, in how many of 100 rolls they can be taken: targets
    that need it, and those that a power lets one conquer once it is rolled."""
    uses: tuple[Use, ...] = ()
    """Those of each power together, on allies' regions last."""
    abandonable: tuple[int, ...] = ()
    room: Mapping[int, int] = field(default_factory=dict)
    """Most tokens that can be placed, by region."""
    answers: tuple[Answer, ...] = ()
    decline: bool = False
    done: bool = False

    @classmethod
    def of(cls, table: Table) -> Openings:
        """Return what is open at ``table``; nothing in a lobby or when the game is over."""
        if not table.deciders:
            return cls()
        box, state = table.playing()
        actions = legal(box, state)
        room: dict[int, int] = {}
        for action in actions:
            if isinstance(action, Place):
                room[action.region] = max(action.tokens, room.get(action.region, 0))
        conquering = state.turn.at.conquers and any(isinstance(a, Conquer) for a in actions)
        known = all_targets(box, state) if conquering else {}
        named = {region for found in known.values() for region in found}
        named |= {a.target for a in actions if isinstance(a, Use) and a.target >= 0}
        chances = _chances(table, known.get("", {}), actions)
        named |= chances.keys()
        mover, owner = state.turn.player, {region: _owner(state, region) for region in named}
        own = frozenset(region for region in named if owner[region] == mover)
        friends = box.sides.allies(mover)
        allies = frozenset(region for region in named if owner[region] in friends)
        known = {
            by: dict(sorted(found.items(), key=lambda t: (t[0] in own, t[0] in allies, t[1].roll)))
            for by, found in known.items()
        }
        found = known.pop("", {})
        return cls(
            picks=tuple(a.place for a in actions if isinstance(a, Pick)),
            targets=found,
            ways=known,
            own=own,
            allies=allies,
            chances=chances,
            uses=_by_power([a for a in actions if isinstance(a, Use)], allies),
            abandonable=tuple(a.region for a in actions if isinstance(a, Abandon)),
            room=room,
            answers=tuple(a for a in actions if isinstance(a, Answer)),
            decline=GoInDecline() in actions,
            done=Done() in actions,
        )

    def whose(self, region: int) -> str:
        """Return whose a target is, as texts ask for it: one's own ("yes"), an "ally"'s or "no"."""
        return "yes" if region in self.own else "ally" if region in self.allies else "no"


def _owner(state: State, region: int) -> int | None:
    """Return the seat of the player who holds ``region``, if anybody does."""
    army = state.regions[region].army
    return next((a.player for a in state.armies if a.id == army), None)


def _by_power(uses: Sequence[Use], allies: Collection[int]) -> tuple[Use, ...]:
    """Return ``uses`` power by power, each time those on regions of ``allies`` last."""
    traits = list(dict.fromkeys(use.trait for use in uses))
    return tuple(sorted(uses, key=lambda u: (traits.index(u.trait), u.target in allies)))


def _chances(
    table: Table, found: Mapping[int, Target], actions: Sequence[Action]
) -> dict[int, int]:
    """Return the chances of what the die decides about, in percent, by region."""
    box, _ = table.playing()
    short = {region: target.short for region, target in found.items() if target.roll}
    if any(isinstance(a, Use) and a.target < 0 and rolls(table, a) for a in actions):
        for region in box.regions:
            price = price_of(table, region)
            if price and {refusal.key for refusal in price.refusals} == {"roll_first"}:
                short[region] = price.short
    chances = {region: _chance(box.die, missing) for region, missing in short.items()}
    return {region: chance for region, chance in chances.items() if chance}


def chance_of(table: Table, target: Target) -> int:
    """Return in how many of 100 rolls ``target``, which needs the die, can be taken."""
    return _chance(die_of(table), target.short)


def force_of(table: Table) -> int:
    """Return what the acting army can spend on a conquest: tokens and pieces like them."""
    view = table.view()
    return 0 if view.acting is None else view.army(view.acting).force


def _chance(die: Sequence[int], needs: int) -> int:
    """Return in how many of 100 rolls the die shows at least ``needs``."""
    return round(100 * sum(face >= needs for face in die) / len(die))


def played_on(table: Table) -> Table:
    """Return ``table`` as it is once the turn is played on; itself where that need not be said.

    Nor is it known beforehand where that hangs on chance.
    """
    if table.state is None or not table.state.turn.at.chooses or table.state.questions:
        return table
    box, state = table.playing()
    ahead, _ = apply(box, state, PlayOn())
    return table if ahead.draws != state.draws else replace(table, state=ahead)


def foreseen(table: Table) -> tuple[Box, State]:
    """Return what a preview is played on: the table as whoever must decide knows it.

    Others' purses, the seed and the stacks are made up, so nothing of them can show.
    """
    box, state = table.playing()
    decides = next(iter(table.deciders), state.turn.player)
    return box, as_seen(box, state, decides, table.shown)


def rolls(table: Table, action: Action) -> bool:
    """Whether ``action`` rolls the die."""
    try:
        _, events = apply(*foreseen(table), action)
    except RuleError:  # It hangs on what the player cannot know.
        return False
    return any(event.kind == "rolled" for event in events)


def ending_of(table: Table) -> Action | None:
    """Return what ends the step with all that a good player would place then, as it is foreseen.

    ``None`` where somebody must pick.
    """
    action = default_of(table)
    known = default_known(table)
    if known is None or action is None:
        return None
    placed = with_pieces(*foreseen(table), known, order_for(table))
    if isinstance(action, Redeploy) and isinstance(placed, Redeploy):
        return replace(action, answers=placed.answers)
    return placed


def default_of(table: Table) -> Action | None:
    """Return what is done for a player who does not say, ``None`` where somebody must pick."""
    try:
        return default_action(*table.playing(), order_for(table))
    except LookupError:
        return None


def default_known(table: Table) -> Action | None:
    """Return the same as far as the player can foresee it, for previews and suggestions."""
    try:
        return default_action(*foreseen(table), order_for(table))
    except LookupError:
        return None


def suggestion_of(table: Table) -> tuple[int, ...]:
    """Return what answers the open question for a player who does not say; may be empty."""
    return suggestion(*foreseen(table))


def moves_of(action: Action | None) -> tuple[tuple[int, int], ...]:
    """Return the placements of a redeployment or a withdrawal, else none."""
    return action.moves if isinstance(action, Redeploy | Withdraw) else ()


def price_of(table: Table, region: int, by: str = "") -> Price | None:
    """Return why ``region`` costs the acting army what it costs; ``None`` when none acts.

    ``by``: the way, or the optional power, by which it would be taken.
    """
    return explain(*table.playing(), region, by)


def ways_of(table: Table) -> tuple[str, ...]:
    """Return the ways besides the plain one that are open, even if nothing can be taken so."""
    return open_ways(*table.playing())


def taken_by_use(table: Table, uses: Sequence[Use]) -> dict[Use, Target]:
    """Return those of ``uses`` by which the region named is conquered, or may be after a roll.

    The price of one that needs no roll is what it takes from the hand.
    """
    box, state = foreseen(table)
    found = {}
    for use in uses:
        price = price_of(table, use.target, use.trait) if use.target >= 0 else None
        if price is None:
            continue
        try:
            after, events = apply(box, state, use)
        except RuleError:  # It hangs on what the player cannot know.
            continue
        coins = sum(toll.coins for toll in price.tolls)
        if any(event.kind == "rolled" for event in events):
            found[use] = Target(price.total, coins, True, use.trait, price.short)
        elif any(event.kind == "conquered" and event.region == use.target for event in events):
            spent = force_of(table) - force_of(replace(table, state=after))
            found[use] = Target(max(0, spent), coins, by=use.trait)
    return found


@dataclass(frozen=True, slots=True)
class Said:
    """A use together with the answers to what it asks."""

    use: Use
    asked: tuple[tuple[Question, int], ...] = ()
    """What it asks and what is picked, in turn."""


def said_uses(table: Table, use: Use) -> list[Said]:
    """Return ``use`` with each whole answer to what it asks, the suggested one first.

    As it is, where it asks nothing that is sure beforehand; what is asked once it has ended the
    step is no part of it.  A pair is named with it though it is the only one, for nothing else
    tells where something goes.
    """
    return list(_said_further(table, Said(use)))


def _said_further(table: Table, said: Said) -> Iterator[Said]:
    box, state = foreseen(table)
    try:
        after, _ = apply(box, state, said.use)
    except RuleError:  # It hangs on what the player cannot know.
        yield said
        return
    asks = asked(box, state, said.use)
    first = asks.first
    if first is None or after.draws != state.draws or (first.at_least, first.up_to) != (1, 1):
        only = [(one, one.options[0]) for one in asks.settled]
        pairs = ((one, option) for one, option in only if one.about == "pair")
        yield replace(said, asked=(*said.asked, *pairs))
    else:
        best = suggestion(box, after)
        for option in dict.fromkeys((*best, *first.options)):
            use = replace(said.use, answers=(*said.use.answers, (option,)))
            yield from _said_further(table, Said(use, (*said.asked, (first, option))))


def does_the_same(table: Table, one: Use, other: Use) -> bool:
    """Whether two uses leave the same table, as an exchange named from either side."""
    box, state = foreseen(table)
    return apply(box, state, one)[0] == apply(box, state, other)[0]


def rolls_decide(table: Table, uses: Sequence[Use]) -> bool:
    """Whether one of ``uses`` that roll for a region conquers it at once or ends the conquests.

    Else the roll comes first, and the player still chooses what to conquer.
    """
    box, state = foreseen(table)
    for use in uses:
        if rolls(table, use):
            after, events = apply(box, state, use)
            decided = {"conquered", "failed"} & {event.kind for event in events}
            if decided or not after.turn.at.conquers:
                return True
    return False


def loan_of(table: Table) -> Loan:
    """Return what the acting army fights with and may not keep."""
    return loan(*table.playing())


def die_of(table: Table) -> tuple[int, ...]:
    """Return the faces of the die, in tokens."""
    box, _ = table.playing()
    return box.die


def may_redeploy(table: Table) -> bool:
    """Whether ending the conquests leaves tokens that the player may move between regions."""
    box, state = table.playing()
    after, _ = apply(box, state, Done())
    return after.turn.at.places == "hand" and after.turn.army == state.turn.army


def asks_first(table: Table, action: Action) -> bool:
    """Return whether ``action`` asks its player something before it can no longer be undone."""
    box, state = foreseen(table)
    try:
        after, _ = apply(box, state, action)
    except RuleError:
        return False
    return after.draws == state.draws and any(
        question.player == state.turn.player for question in after.questions
    )


class Stays(Enum):
    """Whether a step could be taken back once it is done."""

    NO = auto()
    PERHAPS = auto()
    """It can if others pay all that they owe, and nobody may know whether they can."""
    YES = auto()
    OVER = auto()
    """Not even if all agree: it ends the game."""


def stays(table: Table, action: Action) -> Stays:
    """Return whether ``action`` could not be taken back.

    A step that reveals something (a roll, a tile) or ends the game stays, and so does one that
    passes the turn to the autopilot, which acts at once; also where others are decided for at
    once.  One that lets others pay stays only if they cannot, which nobody knows beforehand.
    """
    return _leads_to(table, action)[0]


def leads_to(table: Table, action: Action) -> tuple[bool, tuple[Event, ...]]:
    """Return whether ``action`` stays, be it perhaps, and what it is sure to do.

    What it would reveal is not told: of the events, only those before the first that depends on
    chance.
    """
    lasts, sure = _leads_to(table, action)
    return lasts is not Stays.NO, sure


def _leads_to(table: Table, action: Action) -> tuple[Stays, tuple[Event, ...]]:
    box, state = foreseen(table)
    try:
        after, events = apply(box, state, action)
    except RuleError:
        return Stays.NO, ()
    after = _settled(replace(table, state=after))
    passes = after.turn.player != state.turn.player and table.plays_itself(after.turn.player)
    mover = state.turn.player
    charged = any(e.kind == "coins" and e.amount < 0 and e.player != mover for e in events)
    lasts = Stays.PERHAPS if charged else Stays.NO
    if after.turn.at.over:
        lasts = Stays.OVER
    elif after.draws != state.draws or passes:
        lasts = Stays.YES
    hidden = box.finds.keys() - {find.id for find in state.finds}
    sure: list[Event] = []
    for event in events:
        if event.kind in ("rolled", "turn", "over") or event.why in hidden:
            break
        if event.kind != "offered":
            sure.append(event)
    return lasts, tuple(sure)


def _settled(table: Table) -> State:
    """Return the table's state after what is decided at once for those whose turn it is not."""
    box, state = table.playing()
    while decided := decided_at_once(replace(table, state=state)):
        state, _ = apply(box, state, decided[1])
    return state
