"""What holds of every table, whatever was played: pieces conserved, nothing impossible.

``violations`` looks at one position, ``untold`` at one step.  Both know the box
and the rules about pieces, but no race or power.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from random import Random

from engine import (
    Box,
    State,
    all_targets,
    deciders,
    default_action,
    explain,
    legal,
    loan,
    open_ways,
    view,
)
from engine.decline import takes_slot
from engine.events import Event
from engine.faction_rows import FactionRows
from engine.market import Column
from engine.refusing import opened
from engine.specs import RegionSpec
from engine.state import Army, Question, Region, Stack
from engine.steps import STEPS
from engine.table import Game
from engine.view import View


def violations(box: Box, state: State) -> list[str]:
    """Return what is impossible about ``state``, a sentence each; empty when all is well."""
    faults = [*_regions(box, state), *_tiles(box, state), *_turn(box, state)]
    if faults:  # ids may dangle: what asks the rules would fail
        return faults
    game = Game(box, state)
    faults += _tokens(box, state)
    faults += _markers(box, state)
    faults += _armies(game)
    for question in state.questions:
        faults += _question(question)
    faults += _withdrawals(game)
    return faults


def untold(before: State, after: State, events: Iterable[Event]) -> list[str]:
    """Return which changes of coins between two tables no event tells."""
    told: Counter[int] = Counter()
    for event in events:
        if event.kind == "coins":
            told[event.player] += event.amount
    return [
        f"player {seat}: {was} coins became {now}, the events say {told[seat]:+}"
        for seat, (was, now) in enumerate(zip(before.coins, after.coins, strict=True))
        if now - was != told[seat]
    ]


def leaks(box: Box, state: State, rng: Random) -> list[str]:
    """Return what changes for a seat when all that it must not know is exchanged.

    Some seats, drawn by lot, show their coins to their allies.
    """
    (acting,) = deciders(state) or (None,)
    seats, faults = range(len(state.coins)), list[str]()
    shown = {seat for seat in seats if box.sides.allies(seat) and rng.random() < 1 / 2}
    for seat in seats:
        other = otherwise(state, seat, rng, box.sides.shown(seat, shown))
        was, now = (_told(box, at, seat, shown, acts=seat == acting) for at in (state, other))
        faults += _overheard(view(box, state, seat))
        faults += [
            f"seat {seat} is told more than it may know: {k}" for k in was if was[k] != now[k]
        ]
    return faults


def _overheard(seen: View) -> Iterator[str]:
    """Yield which questions to others are seen with their answers: those may hang on a purse."""
    for question in seen.questions:
        answers = (question.options, question.things, question.chosen, question.default)
        if question.player != seen.seat and any(answers):
            yield f"seat {seen.seat} sees what {question.key} may be answered"


def otherwise(state: State, seat: int, rng: Random, known: Collection[int] = ()) -> State:
    """Return ``state`` with all that ``seat`` can't see exchanged: purses, chance and stacks.

    ``known``: seats of others whose purses it sees.
    """
    other = replace(state.clone(), seed=str(rng.random()), draws=rng.randint(0, 99))
    other.faces = [3, 0, 2]
    other.coins = [
        c if i == seat or i in known else rng.randint(0, 90) for i, c in enumerate(state.coins)
    ]
    for name in ("banners", "badges", "hidden"):
        stack: Stack = getattr(other, name)
        tiles = stack.unseen + stack.under
        rng.shuffle(tiles)
        cut = rng.randint(0, len(tiles))
        setattr(other, name, Stack(tiles[:cut], tiles[cut:]))
    return other


def _told(
    box: Box, state: State, seat: int, shown: Collection[int], *, acts: bool
) -> dict[str, object]:
    told: dict[str, object] = {"the table": view(box, state, seat, shown=shown)}
    if acts:
        told |= {
            "what is legal": legal(box, state),
            "targets": all_targets(box, state),
            "ways": open_ways(box, state),
            "prices": [explain(box, state, region) for region in box.regions],
            "what is on loan": loan(box, state),
            "the default": None if state.turn.at.picks else default_action(box, state),
        }
    return told


def _regions(box: Box, state: State) -> Iterator[str]:
    if list(state.regions) != list(box.regions):
        yield "the table has other regions than the board"
        return
    armies = {a.id for a in state.armies}
    printed = [region.natives for region in box.regions.values()]
    if sum(here.natives for here in state.regions.values()) > sum(printed):
        yield "more natives live than are printed"
    for region, here in state.regions.items():
        if here.army is None and here.tokens:
            yield f"region {region}: {here.tokens} tokens of army {here.army}"
        if here.army is not None and here.army not in armies:
            yield f"region {region}: held by army {here.army}, which is not there"
        if here.tokens and here.natives:
            yield f"region {region}: natives live beside race tokens"
        if not 0 <= here.natives <= max(printed) or here.tokens < 0:
            yield f"region {region}: {here.natives} natives, {here.tokens} tokens"
        for marker, n in here.markers.items():
            if marker not in box.markers or n < 1:
                yield f"region {region}: {n} of {marker}"


def _tiles(box: Box, state: State) -> Iterator[str]:
    """Every tile is in one place (B-19, B-64)."""
    races = [a.race for a in state.armies] + [*box.market.banners_in_sight(state)]
    races += state.banners.unseen + state.banners.under
    powers = [a.power for a in state.armies if a.power] + [*box.market.badges_in_sight(state)]
    powers += state.badges.unseen + state.badges.under + state.discards
    powers += [f.badge for f in state.finds if f.badge]
    finds = [f.id for f in state.finds] + state.hidden.unseen + state.hidden.under
    printed_tiles = (
        ("race", races, box.races), ("power", powers, box.powers), ("find", finds, box.finds)
    )  # fmt: skip
    for kind, tiles, printed in printed_tiles:
        counted = Counter(tiles)
        for tile in sorted({*counted, *printed}):
            if counted[tile] != (tile in printed):
                yield f"the {kind} {tile} is in {counted[tile]} places"
    if isinstance(box.market, Column):
        yield from _column(box.market, state)
    if isinstance(box.market, FactionRows):
        yield from _rows(box.market, state)


def _column(column: Column, state: State) -> Iterator[str]:
    """Yield that there are too many combos or too few, or that one owes coins."""
    if len(state.column) > column.slots:
        yield f"{len(state.column)} combos are open"
    if len(state.column) < column.slots and state.banners and not state.turn.at.forms:
        yield "a place of the column is empty though banners are left"
    for combo in state.column:
        if combo.coins < 0:
            yield f"{combo.coins} coins lie on {combo.race}"


def _rows(market: FactionRows, state: State) -> Iterator[str]:
    """Yield where columns have gaps that should be closed, or hold what is not theirs (T-05)."""
    rows = market.rows(state)
    if len(state.column) != market.slots or len(rows.badges) != market.height:
        yield f"{len(state.column)} places in {len(rows.badges)} rows"
    for place, combo in enumerate(state.column):
        if combo.coins:
            yield f"{combo.coins} coins lie in place {place}"
        if combo.power != rows.badges[place // len(market.factions)]:
            yield f"place {place} has another badge than its row"
    for faction, column in zip(market.factions, rows.columns, strict=True):
        if not {*filter(None, column.races)} <= faction.races:
            yield f"a race of another faction is in the column of {faction.id}"
    if state.turn.at.forms:
        return
    stacks = [("badges", rows.badges, len(state.badges))]
    stacks += [(column.faction, column.races, column.left) for column in rows.columns]
    for name, tiles, left in stacks:
        laid = len([*filter(None, tiles)])
        if any(tiles[laid:]):
            yield f"a gap among {name}: {tiles}"
        if left and laid < market.height:
            yield f"a gap under {name} though {left} are left"


def _turn(box: Box, state: State) -> Iterator[str]:
    turn = state.turn
    ids = {a.id for a in state.armies}
    if len(ids) != len(state.armies) or any(i >= state.next_army for i in ids):
        yield "two armies share an id"
    if turn.step not in STEPS:
        yield f"no step {turn.step!r}"
        return
    if not 1 <= turn.round <= box.rounds or not 0 <= turn.player < box.players:
        yield f"round {turn.round}, player {turn.player}"
    if turn.army is not None and turn.army not in ids:
        yield f"army {turn.army} acts and is not there"
    if turn.at.acts and turn.army is None:
        yield f"nobody acts in {turn.step}"
    if not {*turn.waiting, *(q.army for q in state.questions)} <= ids:
        yield "an army that is not there is waited for"
    if not {w.army for w in state.withdrawals} <= ids:
        yield "an army that is not there has withdrawn"
    if len(deciders(state)) != (not turn.at.over):
        yield f"{len(deciders(state))} players decide in {turn.step}"
    if turn.at.picks and any(a.active and a.player == turn.player for a in state.armies):
        yield "a player with an active race picks"
    if turn.die is not None and not turn.at.conquers:
        yield f"a roll waits in {turn.step}"
    if turn.at.over and any(a.driven for a in state.armies):
        yield "the game is over before all have withdrawn"
    if len(state.coins) != box.players:
        yield f"{len(state.coins)} purses for {box.players} players"
    for seat, coins in enumerate(state.coins):
        if coins < 0:
            yield f"player {seat} has {coins} coins"


def _tokens(box: Box, state: State) -> Iterator[str]:
    """The tokens of a race are in the tray, in hand or on the board, and none is lost (B-74)."""
    races = {a.id: a.race for a in state.armies}
    held: Counter[str] = Counter()
    for here in state.regions.values():
        if here.army is not None:
            held[races[here.army]] += here.tokens
    off: Counter[str] = Counter()
    for army in state.armies:
        off[army.race] += army.hand + army.driven + army.aside
    for race, spec in box.races.items():
        tray = state.tray[race]
        if tray < 0 or tray + held[race] + off[race] != spec.tokens:
            yield f"{race}: {tray} in the tray, {off[race]} off the board, {held[race]} on it"


def _markers(box: Box, state: State) -> Iterator[str]:
    laid: Counter[str] = Counter()
    for lying in state.regions.values():
        for marker, n in lying.markers.items():
            laid[marker] += n
    for army in state.armies:
        laid.update(army.extra)
    laid.update(state.gone)
    for marker, spec in box.markers.items():
        if spec.limit is not None and laid[marker] > spec.limit:
            yield f"{laid[marker]} of {marker} are in play, there are {spec.limit}"
    for marker, n in state.gone.items():
        if marker not in box.markers or n < 1:
            yield f"{n} of {marker} are out of the game"
    armies = {a.id: a for a in state.armies}
    for region in box.regions.values():
        here = state.regions[region.id]
        holder = None if here.army is None else armies[here.army]
        yield from _pieces(box, region, here, holder)


def _pieces(box: Box, region: RegionSpec, here: Region, holder: Army | None) -> Iterator[str]:
    """Pieces lie where they may (B-22, B-54, B-56)."""
    printed = region.markers
    for marker, n in {**dict.fromkeys(printed, 0), **here.markers}.items():
        spec = box.markers[marker]
        land = any(terrain.marker == marker for terrain in box.terrains.values())
        if land and n != printed.get(marker, 0):
            yield f"region {region.id}: {n} of {marker}"
        if not spec.stays_when_lost and holder is None:
            yield f"region {region.id}: {marker} of nobody"
        if not spec.stays_in_decline and holder and not holder.active:
            yield f"region {region.id}: {marker} of a declined race"
        if spec.limit is None and marker not in printed:
            yield f"region {region.id}: {marker}, which is printed elsewhere"
        if not (spec.token or spec.holds or spec.many) and n > max(1, printed.get(marker, 0)):
            yield f"region {region.id}: {n} of {marker}"


def _armies(game: Game) -> Iterator[str]:
    armies = game.state.armies
    turn = game.state.turn
    driving = {line.loser for line in (*turn.journal, *turn.forced)}
    for army in armies:
        if min(army.hand, army.driven, army.aside) < 0:
            yield f"{army.race}: {army.hand} in hand, {army.driven} driven, {army.aside} aside"
        if army.driven and army.id not in driving:
            yield f"{army.race}: driven out by nobody"
        if not army.active:
            yield from _declined(game, army)
        for region in game.regions_of(army):
            yield from _garrison(game, army, region)
            if not (opened(game, army, region) or _was_lent(game, "opens")):
                yield f"region {region.id}: {army.race} may not be there"
    for player in range(len(game.state.coins)):
        mine = [a for a in armies if a.player == player]
        if sum(a.active for a in mine) > 1:
            yield f"player {player} has two active races"
        if sum(not a.active and takes_slot(game, a) for a in mine) > 1:
            yield f"player {player} has two declined races"


def _was_lent(game: Game, hook: str) -> bool:
    """Whether a badge lies with a find that has a say in ``hook``, whoever used it before."""
    powers = game.box.powers
    return any(f.badge and hook in powers[f.badge].trait.voices for f in game.state.finds)


def _garrison(game: Game, army: Army, region: RegionSpec) -> Iterator[str]:
    """A region is held by tokens enough, or by a piece alone, or is about to be left again."""
    tokens = game.state.regions[region.id].tokens
    asked = bool(game.state.questions) and game.state.turn.at.places == "hand"
    leaving = asked and not game.habitable(army, region)
    if not (tokens or leaving or game.held_without(region.id)):
        yield f"region {region.id}: held by {army.race} with nothing"
    if 0 < tokens < game.least(army):
        yield f"region {region.id}: only {tokens} tokens of {army.race}"


def _declined(game: Game, army: Army) -> Iterator[str]:
    if army.power and not game.box.powers[army.power].trait.stays:
        yield f"{army.race}: declined with the badge {army.power}"
    turn = game.state.turn
    placing = turn.at.places == "hand" and turn.army == army.id
    if army.aside or (army.hand and not placing and not game.commands(army)):
        yield f"{army.race}: declined with tokens in hand"
    if not (army.hand or army.driven or game.regions_of(army)):
        yield f"{army.race}: declined, without a token, not removed"


def _question(question: Question) -> Iterator[str]:
    """It can be answered, and a default that it was put with is an answer."""
    left, default = question.options, question.default
    if bool(left) != bool(question.up_to) or not 0 <= question.at_least <= question.up_to:
        yield f"{question.key}: {question.at_least} to {question.up_to} of {left}"
    if not question.repeats and question.at_least > len(left):
        yield f"{question.key}: {question.at_least} of {left} cannot be picked"
    if not default:  # The effect that asks may suggest one; that is no part of the table.
        return
    if not question.at_least <= len(default) <= question.up_to or not set(default) <= set(left):
        yield f"{question.key}: the default {default} is no answer"
    if not question.repeats and len(set(default)) != len(default):
        yield f"{question.key}: the default {default} repeats"


def _withdrawals(game: Game) -> Iterator[str]:
    """What may be rearranged lies where it is said to, and only until it matters no more."""
    state = game.state
    if state.withdrawals and state.turn.journal and state.turn.at.conquers:
        yield "a withdrawal can be rearranged after a conquest"
    for withdrawal in state.withdrawals:
        army = game.army(withdrawal.army)
        lying = state.turn.at.conquers and state.turn.army == army.id
        back = state.turn.readied if lying else {}
        for region, n in withdrawal.tokens.items():
            here = state.regions[region]
            most = here.tokens + back.get(region, 0) - (not game.held_without(region))
            if here.army != army.id or not 1 <= n <= most:
                yield f"region {region}: no {n} tokens of {army.race} were withdrawn to it"
        for marker, at in withdrawal.pieces.items():
            for region, n in at.items():
                if not 1 <= n <= state.regions[region].markers.get(marker, 0):
                    yield f"region {region}: no {n} of {marker} came home to it"
        acted = state.turn.begun and state.turn.at.places != "driven"
        if army.player == state.turn.player and acted:
            yield f"{army.race}: their player has acted and can still rearrange"
