"""``replay --transcript``: a finished game to be read, in the engine's own words.

At the beginning of each turn the board stands as text; then for each line what could be said, what
was said, and what happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine import Action, Box, State, all_targets, legal
from engine.actions import Abandon, Answer, Conquer, Line, Pick, Place, Use
from engine.events import Event
from engine.export import Export, line_by_line
from engine.market import Offer

SEATS = "ABCDEFGH"
"""What the seats are called."""


def transcript(export: Export) -> Iterator[str]:
    """Yield the lines to read.

    :raises ExportError: see :func:`engine.export.line_by_line`.
    """
    turn: tuple[int, int] | None = None
    for played in line_by_line(export):
        if played.line is None:
            setup = played.history.box.setup
            variant = f", {setup.variant}" if setup.variant else ""
            yield f"{' and '.join(setup.boards)}, {export.players} players{variant}"
            continue
        box, before = played.history.box, played.before
        if turn != (before.turn.round, before.turn.player):
            turn = before.turn.round, before.turn.player
            yield from ("", *_table(box, before))
        yield ""
        yield from (f"  can {told}" for told in _legal(box, before))
        automatic = " (by order)" if played.line.automatic else ""
        yield f"{SEATS[played.line.seat]} {_said(played.line.says)}{automatic}"
        yield from (f"  {_event(event)}" for event in played.events)
    yield ""
    yield "at the end"
    yield from _table(played.history.box, played.history.state)


def _table(box: Box, state: State) -> Iterator[str]:
    turn = state.turn
    yield f"round {turn.round}, {SEATS[turn.player]}"
    for seat, coins in enumerate(state.coins):
        mine = [army for army in state.armies if army.player == seat]
        told = [
            f"{army.race if army.active else f'({army.race})'} {army.power or '-'}"
            + (f", {army.hand} in hand" if army.hand else "")
            + (f", {army.aside} aside" if army.aside else "")
            for army in mine
        ]
        yield f"  {SEATS[seat]} {coins} coins; {'; '.join(told) or 'no race'}"
    offers = box.market.offers(state)
    yield f"  offered {', '.join(map(_offer, offers))}"
    armies = {army.id: army for army in state.armies}
    for region, spec in box.regions.items():
        here = state.regions[region]
        lies = []
        if here.natives:
            lies.append(f"natives*{here.natives}")
        if here.army is not None:
            army = armies[here.army]
            name = army.race if army.active else f"({army.race})"
            lies.append(f"{SEATS[army.player]} {name}*{here.tokens}")
        lies += [f"{marker}*{n}" for marker, n in here.markers.items()]
        if lies:
            yield f"  {region:>3} {spec.terrain:8} {', '.join(lies)}"
    finds = [f"{f.id} in {f.region}" for f in state.finds if f.region is not None]
    if finds:
        yield f"  found {', '.join(finds)}"


def _offer(offer: Offer) -> str:
    """Return race, badge, price and coins of what is on offer, and who may take it if not all."""
    seats = "" if offer.seats is None else f" {''.join(SEATS[seat] for seat in offer.seats)}"
    return f"{offer.race} {offer.power} {offer.price}/{offer.coins}{seats}"


def _legal(box: Box, state: State) -> Iterator[str]:
    """Yield what can be said, one line for each kind."""
    for by, found in all_targets(box, state).items():
        told = (
            f"{region}{'?' if target.roll else ''}={target.price}"
            + (f"+{target.coins} coins" if target.coins else "")
            for region, target in found.items()
        )
        yield f"conquer{f' by {by}' if by else ''} {' '.join(told)}"
    kinds: dict[str, list[str]] = {}
    for action in legal(box, state):
        if not isinstance(action, Conquer):
            kinds.setdefault(action.kind, []).append(_what(action))
    for kind, told in kinds.items():
        yield " ".join([kind, *filter(None, dict.fromkeys(told))])


def _what(action: Action) -> str:
    match action:
        case Pick():
            return str(action.place)
        case Abandon():
            return str(action.region)
        case Use():
            return action.trait if action.target < 0 else f"{action.trait}@{action.target}"
        case Place():
            return str(action.region)
        case Answer():
            return "+".join(map(str, action.chosen)) or "enough"
    return ""


def _said(line: Line) -> str:
    fields = ((name, getattr(line, name)) for name in line.__slots__ if name != "kind")
    return " ".join([line.kind, *(f"{name}={_value(value)}" for name, value in fields if value)])


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(_value(v) if not isinstance(v, tuple) else _colons(v) for v in value)
    return str(value)


def _colons(values: Iterable[object]) -> str:
    return ":".join(map(str, values))


def _event(event: Event) -> str:
    """Return what happened: its kind, whose, and the fields that say something."""
    usual = Event(event.kind, event.player)
    told = [
        f"{name}={value}"
        for name, value, plain in zip(event._fields, event, usual, strict=True)
        if name not in ("kind", "player") and value != plain
    ]
    return " ".join([SEATS[event.player], event.kind, *told])
