"""What happened, in words: events of the engine to sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final

from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine.events import Event


def sentences(events: Iterable[Event], wording: Wording) -> list[str]:
    """Return one sentence for each event; what a player earns and places is told together."""
    told, events = list[str](), _brought(_picks_first(events), wording)
    own, new = from_own(events), _laid_by_conquest(events)
    for _, run in groupby(events, key=lambda event: _together(event, wording, new)):
        told += _run(list(run), wording, own)
    return told


def _laid_by_conquest(events: Sequence[Event]) -> frozenset[int]:
    """Return which events put a piece where its region has just been conquered, by identity.

    Such a piece is new: it hasn't come from where another one is taken off next (a lair, B-36).
    """
    return frozenset(
        id(event)
        for before, event in pairwise(events)
        if event.kind == "placed" and (before.kind, before.region) == ("conquered", event.region)
    )


def from_own(events: Iterable[Event]) -> dict[int, str]:
    """Return the regions that a player took from another of their own races, with that race."""
    held: dict[int, Event] = {}
    own: dict[int, str] = {}
    for event in events:
        if event.kind in ("lost", "driven"):
            held[event.region] = event
        elif event.kind == "conquered":
            loser = held.get(event.region)
            if loser is not None and loser.player == event.player:
                own[event.region] = loser.race
    return own


def _picks_first(events: Iterable[Event]) -> list[Event]:
    """Return ``events`` with what a combo costs, brings and places told after that it is taken.

    By the rules it is taken last (B-64), but nobody understands a Volcano before its Flames.
    """
    told = list[Event]()
    for event in events:
        told.append(event)
        if event.kind == "picked":
            told.sort(key=_comes_with_combo)
    return told


def _comes_with_combo(event: Event) -> bool:
    return event.kind == "placed" or (event.kind == "coins" and event.why == "column")


def _brought(events: Sequence[Event], wording: Wording) -> list[Event]:
    """Return ``events`` without those of which the next to it, or an earlier one, tells too."""
    told, emptied = set[int](), set[int]()
    for n, event in enumerate(events):
        before = events[n - 1] if n else event
        beside = before.region == event.region
        if event.kind == "placed" and beside and _tells(before, event, wording):
            told.add(n)
        if event.kind == "found" and beside and _turned_up(before, wording):
            told.add(n - 1)
        if before.kind in _PIECES and beside and _told_of(event, before.why, wording):
            told.add(n - 1)
        if event.kind == "note" and wording.words.has_part(own_words(event), "moves"):
            told |= {m for m in (n - 2, n - 1) if m >= 0 and _is_of(events[m], event.why)}
        if event.kind == "given_up" and event.region in emptied:
            told.add(n)
        if empties(event, wording):
            emptied.add(event.region)
    return [event for n, event in enumerate(events) if n not in told]


_PIECES: Final = ("placed", "taken_off")


def _is_of(event: Event, piece: str) -> bool:
    return event.kind in _PIECES and event.why == piece


def _tells(before: Event, placed: Event, wording: Wording) -> bool:
    """Whether a sentence tells where the piece is: what lies with a find, or takes a region."""
    return before.kind == "found" or _told_of(before, placed.why, wording)


def _told_of(event: Event, piece: str, wording: Wording) -> bool:
    """Whether the sentence of ``event`` tells what becomes of a ``piece``."""
    key = own_words(event)
    return wording.words.has_part(key, "piece") and wording.words.part(key, "piece") == piece


def empties(event: Event, wording: Wording) -> bool:
    """Whether the sentence of a conquest tells that nobody holds the region afterwards (W-44)."""
    return wording.words.has_part(own_words(event), "empties")


def own_words(event: Event) -> str:
    """Return the key of the sentence that a trait has for its conquests or notes, if it has one."""
    if event.kind == "note":
        return f"log-note-{key_of(event.thing)}"
    return f"log-conquered-by-{key_of(event.why)}" if event.kind == "conquered" else ""


def _turned_up(before: Event, wording: Wording) -> bool:
    """Whether what is found was a piece of nobody's, which lay there face down (W-06)."""
    return before.kind == "taken_off" and wording.is_nobodys(before.why)


def _together(event: Event, wording: Wording, new: Container[int]) -> tuple[str, int]:
    """Return what events that follow one another must share to be told in one sentence."""
    if event.kind == "coins" and event.why != "column":
        return ("paid" if event.amount < 0 else "earned", event.player)
    if event.kind in ("deployed", "withdrawn", "rearranged"):
        # Of two races that are redeployed one after the other each is told of.
        race = event.race if event.kind == "deployed" else ""
        return (event.kind + event.why + race, event.player)
    if event.kind in _PIECES and id(event) not in new:
        return (f"piece {event.why}", -1 if wording.is_nobodys(event.why) else event.player)
    if _is_tile(event):
        return ("tiles", event.player)
    return (f"single {id(event)}", event.player)


def _run(run: list[Event], wording: Wording, own: Mapping[int, str]) -> list[str]:
    first = run[0]
    player = wording.people[first.player] if first.player >= 0 else ""
    if first.kind == "coins" and first.why != "column":
        return [paid(run, wording) if first.amount < 0 else earned(run, wording)]
    if first.kind == "deployed":
        # Of tokens that were taken up most come back, so how many stand there tells more.
        stands = wording.counted({e.region: e.stands for e in run})
        you, race = wording.you(first.player), wording.race(first.race)
        key = f"log-deployed-{first.why}" if first.why else "log-deployed"
        return [wording.words(key, player=player, you=you, race=race, moves=stands)]
    if first.kind == "withdrawn":
        key = f"log-withdrawn-{first.why}" if first.why else "log-withdrawn"
        moves = wording.added(summed((e.region, e.amount) for e in run))
        you = wording.you(first.player)
        return [wording.words(key, player=player, you=you, moves=moves)]
    if first.kind == "rearranged":
        left = wording.listed([str(e.region) for e in run if e.amount < 0])
        moves = wording.added((e.region, e.amount) for e in run if e.amount > 0)
        you = wording.you(first.player)
        return [wording.words("log-rearranged", player=player, you=you, regions=left, moves=moves)]
    if _is_tile(first):
        tiles = [_tile(event, wording) for event in run]
        return [wording.words("log-offered-tiles", tiles=wording.listed(tiles))]
    if len(run) > 1:
        return _pieces(run, player, wording)
    return [_one(event, player, wording, own) for event in run]


def _is_tile(event: Event) -> bool:
    """Whether a badge or a banner has come in sight by itself, not a combo."""
    return event.kind == "offered" and not (event.race and event.power)


def _tile(event: Event, wording: Wording) -> str:
    """Return what has come in sight, a badge as such: it looks like a race's name else."""
    if event.race:
        return wording.race(event.race)
    return wording.words("log-offered-badge", power=wording.thing("power", event.power))


def _pieces(run: Sequence[Event], player: str, wording: Wording) -> list[str]:
    """Return where pieces of one kind stand now and did not before: nothing if none has moved.

    Where as many are put up as were taken off they have moved; else nobody knows which of them.
    """
    laid = Counter(e.region for e in run if e.kind == "placed")
    lifted = Counter({e.region: e.amount for e in run if e.kind == "taken_off"})
    new, gone = laid - lifted, lifted - laid
    if new.total() == gone.total():
        told = [("moved", gone, new)] if new else []
    else:
        told = [(key, gone, new) for key, any_ in (("gone", gone), ("new", new)) if any_]
    you, pieces = wording.you(run[0].player), wording.why(run[0].why)
    if len(gone) == len(new) == 1 and not wording.words.has(key_of("marker", run[0].why)):
        if wording.is_nobodys(run[0].why):  # Nobody moves it: it goes there.
            return [_one(event, "", wording, {}) for event in run if event.kind == "placed"]
        (start,), (end,) = gone, new
        known = {"from": start, "to": end}
        return [wording.words("log-piece-moved", player=player, you=you, piece=pieces, **known)]
    return [
        wording.words(
            f"log-pieces-{key}",
            player=player,
            you=you,
            pieces=pieces,
            amount=(off if key == "gone" else on).total(),
            to=_counted(on, wording),
            to_count=len(on),
            from_count=len(off),
            **{"from": _counted(off, wording)},
        )
        for key, off, on in told
    ]


def _counted(pieces: Counter[int], wording: Wording) -> str:
    """Return regions, of several with how many pieces each has if more than one: "7 and 9 ×2"."""
    several = len(pieces) > 1
    return wording.listed(
        [
            wording.words("log-pieces-in", region=region, amount=n if several else 1)
            for region, n in sorted(pieces.items())
        ]
    )


def summed(pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return each key with the sum of its numbers, in the order in which keys first come."""
    total: dict[int, int] = {}
    for key, n in pairs:
        total[key] = total.get(key, 0) + n
    return list(total.items())


def earned(coins: Sequence[Event], wording: Wording) -> str:
    """Return the sentence that tells line by line what a turn earned."""
    seat = coins[0].player
    player, you = wording.people[seat], wording.you(seat)
    total, shown = income(coins, wording)
    if not shown:
        return wording.words("log-earned-nothing", player=player, you=you)
    return wording.words("log-earned", player=player, you=you, amount=total, lines=shown)


def paid(coins: Sequence[Event], wording: Wording) -> str:
    """Return the sentence that tells what somebody paid, and for what."""
    seat, why = coins[0].player, dict.fromkeys(event.why for event in coins)
    return wording.words(
        "log-paid",
        player=wording.people[seat],
        you=wording.you(seat),
        amount=-sum(event.amount for event in coins),
        lines=wording.words.row(
            wording.words("log-paid-line", why=wording.why(name)) for name in why
        ),
    )


def income(coins: Iterable[Event], wording: Wording) -> tuple[int, str]:
    """Return the sum of ``coins`` and where they come from: "3 from regions, 2 from Merchant"."""
    lines: dict[str, int] = {}
    for event in coins:
        lines[event.why] = lines.get(event.why, 0) + event.amount
    shown = wording.words.row(
        wording.words("log-earned-line", why=wording.why(why), amount=n)
        for why, n in lines.items()
        if n
    )
    return sum(lines.values()), shown


def _one(event: Event, player: str, wording: Wording, own: Mapping[int, str]) -> str:
    words, kind = wording.words, event.kind.replace("_", "-")
    key = f"log-{kind}"
    if event.kind == "coins":
        key = "log-column-paid" if event.amount < 0 else "log-column-got"
    elif event.kind == "rolled":
        target = "-for" if event.region > 0 else ""
        declined = "-declined" if event.race else ""
        key = f"log-rolled{target}{declined}"
    elif event.kind == "conquered" and event.region in own:
        key = "log-conquered-own"
    elif event.kind == "conquered" and event.why:
        key = by if words.has(by := own_words(event)) else "log-conquered-by"
    elif event.kind == "given_up" and event.why:
        key = "log-left"
    elif event.kind == "note":
        key = own_words(event)
        if event.seat < 0 and words.has(nobody := f"{key}-nobody"):
            key = nobody
    return words(
        key,
        player=player,
        you=wording.you(event.player),
        to_you=wording.you(event.seat),
        region=event.region,
        amount=abs(event.amount),
        why=wording.why(event.why) if event.why else "",
        native=key_of(event.why),
        race=wording.race(event.race) if event.race else "",
        power=wording.thing("power", event.power) if event.power else "",
        combo=wording.combo(event.race, event.power or None) if event.race else "",
        other=other_name(event, wording),
        loser=wording.race(own[event.region]) if event.region in own else "",
    )


def other_name(event: Event, wording: Wording) -> str:
    """Return the name of the other player that an event is about; empty: it is about nobody."""
    if 0 <= event.seat < len(wording.people):
        return wording.people[event.seat]
    return ""
