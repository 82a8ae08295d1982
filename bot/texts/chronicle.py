"""What happened, in words: events of the engine to sentences, and a player's recap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.tables.table import LogEntry
from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine.events import Event

_MINUS = "\u2212"


def sentences(events: Iterable[Event], wording: Wording) -> list[str]:
    """Return one sentence for each event; what a player earns and places is told together."""
    told, events = list[str](), _brought(_picks_first(events), wording)
    own = _from_own(events)
    for _, run in groupby(events, key=_together):
        told += _run(list(run), wording, own)
    return told


def _from_own(events: Iterable[Event]) -> dict[int, str]:
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
        if event.kind == "note" and wording.words.has_part(_own_words(event), "moves"):
            told |= {m for m in (n - 2, n - 1) if m >= 0 and _is_of(events[m], event.why)}
        if event.kind == "given_up" and event.region in emptied:
            told.add(n)
        if _emptied(event, wording):
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
    key = _own_words(event)
    return wording.words.has_part(key, "piece") and wording.words.part(key, "piece") == piece


def _emptied(event: Event, wording: Wording) -> bool:
    """Whether the sentence of a conquest tells that nobody holds the region afterwards (W-44)."""
    return wording.words.has_part(_own_words(event), "empties")


def _own_words(event: Event) -> str:
    """Return the key of the sentence that a trait has for its conquests or notes, if it has one."""
    if event.kind == "note":
        return f"log-note-{key_of(event.thing)}"
    return f"log-conquered-by-{key_of(event.why)}" if event.kind == "conquered" else ""


def _turned_up(before: Event, wording: Wording) -> bool:
    """Whether what is found was a piece of nobody's, which lay there face down (W-06)."""
    key = key_of("marker", before.why)
    nobodys = before.kind == "taken_off" and wording.words.has_part(key, "owner")
    return nobodys and wording.words.part(key, "owner") == "nobody"


def _together(event: Event) -> tuple[str, int]:
    """Return what events that follow one another must share to be told in one sentence."""
    if event.kind == "coins" and event.why != "column":
        return ("paid" if event.amount < 0 else "earned", event.player)
    if event.kind in ("deployed", "withdrawn", "rearranged"):
        # Of two races that are redeployed one after the other each is told of.
        race = event.race if event.kind == "deployed" else ""
        return (event.kind + event.why + race, event.player)
    if event.kind in ("placed", "taken_off"):
        return (f"piece {event.why}", event.player)
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
        moves = wording.added(_summed((e.region, e.amount) for e in run))
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


def _summed(pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
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
        key = by if words.has(by := _own_words(event)) else "log-conquered-by"
    elif event.kind == "given_up" and event.why:
        key = "log-left"
    elif event.kind == "note":
        key = _own_words(event)
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
        other=_other(event, wording),
        loser=wording.race(own[event.region]) if event.region in own else "",
    )


def _other(event: Event, wording: Wording) -> str:
    if 0 <= event.seat < len(wording.people):
        return wording.people[event.seat]
    return ""


@dataclass(slots=True)
class _Turn:
    """What one player's turn came to."""

    player: int
    round: int = 0
    seq: int = 0
    """Its latest line."""
    events: list[Event] = field(default_factory=list)
    autopilot: list[Event] = field(default_factory=list)
    """Those of what was played on the player's behalf."""
    by_hand: bool = False
    """The player has played some of it."""


def turns(entries: Iterable[LogEntry], player: int) -> list[_Turn]:
    """Cut the log into turns; ``player`` is the seat whose turn it was when it begins."""
    found = [_Turn(player)]
    for entry in standing(entries):
        found[-1].seq = entry.seq
        for event in entry.events:
            if event.kind == "turn":
                found.append(_Turn(event.player, event.amount, entry.seq))
            elif event.kind == "rearranged":
                _withdrawn_in(found, event.player).events.append(event)
            else:
                found[-1].events.append(event)
                if entry.seat != found[-1].player:
                    continue
                if entry.policy:
                    found[-1].autopilot.append(event)
                else:
                    found[-1].by_hand = True
    return [turn for turn in found if turn.events]


def _withdrawn_in(turns: Sequence[_Turn], player: int) -> _Turn:
    """Return the last of ``turns`` in which ``player`` withdrew tokens, or some had to move."""
    for turn in reversed(turns):
        own = (event for event in turn.events if event.player == player)
        if any(event.kind == "withdrawn" or _forced(event) for event in own):
            return turn
    return turns[-1]


def _forced(event: Event) -> bool:
    """Whether tokens had to go somewhere else at once in another's turn (W-42, W-46)."""
    return event.kind == "deployed" and event.why == "forced"


def standing(entries: Iterable[LogEntry]) -> Iterator[LogEntry]:
    """Yield the lines that count: neither undone nor take-backs themselves."""
    return (entry for entry in entries if entry.action is not None and not entry.undone)


def recap(
    entries: Iterable[LogEntry],
    player: int,
    seat: int | None,
    wording: Wording,
    room: int = 1000,
    latest: int = 0,
) -> list[str]:
    """Return a line for each turn that others have played, as ``seat`` wants to know it.

    Of its own turns that is what the autopilot has played for it.  What was done while somebody
    else had the seat is told of them.

    ``player`` is whose turn it was when ``entries`` begin.  At most ``room`` characters, the
    latest turns first to be kept.  ``latest``: only of so many turns; 0: of all.
    """
    lines = [_told(turn, seat, wording) for turn in turns(entries, player)[-latest:]]
    kept: list[str] = []
    for line in reversed([line for line in lines if line]):
        room -= len(line) + 1
        if room < 0:
            kept.append(wording.words("recap-more"))
            break
        kept.append(line)
    return kept[::-1]


def _told(turn: _Turn, seat: int | None, wording: Wording) -> str:
    if seat is not None and not wording.held(seat, turn.seq):
        seat = None
    piloted = bool(turn.autopilot) and not wording.computer(turn.player, turn.seq)
    wording = wording.then(turn.seq)
    mine = turn.player == seat
    parts = list(_parts(replace(turn, events=turn.autopilot) if mine else turn, seat, wording))
    if not parts:
        return ""
    words = wording.words
    if mine:
        you, mover = wording.you(turn.player), wording.people[turn.player]
        told = words.row(parts, "recap-between")
        return words("recap-for-you", you=you, player=mover, parts=told)
    player, told = wording.people[turn.player], words.row(parts, "recap-between")
    if piloted:
        kind = "part" if turn.by_hand else "all"
        return words("recap-line-piloted", player=player, kind=kind, parts=told)
    return words("recap-line", player=player, parts=told)


def _parts(turn: _Turn, seat: int | None, wording: Wording) -> Iterator[str]:
    words = wording.words
    yield from _deeds(turn, seat, wording)
    if won := dict.fromkeys(event.why for event in turn.events if event.kind == "won"):
        things = [_find(why, "", wording) for why in won]
        yield words("recap-won", things=wording.listed(things))
    if found := [event.why for event in turn.events if event.kind == "found"]:
        lent = {event.why: event.power for event in turn.events if event.kind == "lent"}
        things = [_find(why, lent.get(why, ""), wording) for why in found]
        yield words("recap-found", things=wording.listed(things))
    for event in turn.events:
        if event.kind == "declined":
            combo = wording.combo(event.race, event.power or None)
            yield words("recap-declined", combo=combo)
        elif event.seat < 0 and words.has(f"{_own_words(event)}-nobody"):
            continue  # A note that may be about somebody is about nobody.
        elif event.kind == "note" and words.has(key := f"recap-note-{key_of(event.thing)}"):
            yield words(
                key,
                you=wording.you(event.seat),
                player=_other(event, wording),
                region=event.region,
                amount=event.amount,
                thing=wording.why(event.why) if event.why else "",
            )
    yield from _forced_moves(turn, wording)
    yield from _laid(turn, wording)
    yield from _coins(turn, wording)


def _forced_moves(turn: _Turn, wording: Wording) -> Iterator[str]:
    """Yield whose tokens had to go somewhere else at once, where, and what none of them holds."""
    moves: dict[tuple[int, str], list[tuple[int, int]]] = {}
    left: dict[tuple[int, str], list[str]] = {}
    for event in turn.events:
        whose = (event.player, event.race)
        if _forced(event):
            moves.setdefault(whose, []).append((event.region, event.amount))
        elif event.kind == "given_up" and event.player != turn.player:
            left.setdefault(whose, []).append(str(event.region))
    for (seat, race), moved in moves.items():
        empty = left.get((seat, race), [])
        yield wording.words(
            "recap-forced",
            left=len(empty),
            regions=wording.listed(empty),
            you=wording.you(seat),
            player=wording.people[seat],
            race=wording.race(race),
            moves=wording.added(_summed(moved)),
        )


def _laid(turn: _Turn, wording: Wording) -> Iterator[str]:
    """Yield where pieces lie now that others should know of: those that have words for it."""
    words, laid = wording.words, dict[str, dict[int, None]]()
    for event in turn.events:
        if event.kind == "placed" and words.has(f"recap-placed-{key_of(event.why)}"):
            laid.setdefault(event.why, {})[event.region] = None
        elif event.kind == "taken_off":
            laid.get(event.why, {}).pop(event.region, None)
    for marker, regions in laid.items():
        if regions:
            listed = wording.listed([str(region) for region in sorted(regions)])
            yield words(f"recap-placed-{key_of(marker)}", regions=listed, count=len(regions))


def _find(find: str, power: str, wording: Wording) -> str:
    """Return the name of what was found, with the power that it lends if it does."""
    named = wording.words("recap-thing", thing=wording.why(find))
    if not power:
        return named
    return wording.words("recap-thing-lends", thing=named, power=wording.thing("power", power))


def _coins(turn: _Turn, wording: Wording) -> Iterator[str]:
    """Yield what the player earned, and from whom, and what they paid, and to whom."""
    words = wording.words
    coins = [e for e in turn.events if e.kind == "coins" and e.why != "column"]
    gained, spent = Counter[int](), Counter[int]()
    paid: dict[str, int] = {}
    for event in coins:
        if event.amount > 0:
            gained[event.player] += event.amount
        elif event.player == turn.player:
            paid[event.why] = paid.get(event.why, 0) - event.amount
        else:
            spent[event.player] -= event.amount
    if income := gained[turn.player]:
        told = words("recap-earned", amount=income)
        of = [
            words("recap-from", amount=n, you=wording.you(seat), player=wording.people[seat])
            for seat, n in spent.items()
        ]
        yield words("recap-with-losses", what=told, losses=words.row(of)) if of else told
    for seat, amount in _from_bank(turn.player, coins).items():
        you = wording.you(seat)
        yield words("recap-brought", amount=amount, you=you, player=wording.people[seat])
    for why, amount in paid.items():
        payees = (e.player for e in coins if e.why == why and e.amount > 0)
        payee = next((seat for seat in payees if seat != turn.player), None)
        yield words(
            "recap-paid",
            amount=amount,
            to="nobody" if payee is None else "you" if wording.you(payee) == "yes" else "player",
            player="" if payee is None else wording.people[payee],
        )


def _from_bank(mover: int, coins: Sequence[Event]) -> dict[int, int]:
    """Return what others than ``mover`` got that nobody paid them, by seat (W-60)."""
    got: dict[int, int] = {}
    for why in dict.fromkeys(event.why for event in coins):
        of = [event for event in coins if event.why == why]
        if all(event.amount > 0 for event in of):
            for event in of:
                if event.player != mover:
                    got[event.player] = got.get(event.player, 0) + event.amount
    return got


_LEFT: Final = ("abandoned", "given_up")
_Deed = tuple[Event, int | None]
"""What a player did, and of a conquest whose the region was."""


def _deeds(turn: _Turn, seat: int | None, wording: Wording) -> Iterator[str]:
    """Yield what was picked, left, conquered and tried, in order; by race where two acted."""
    words, deeds = wording.words, list(_done(turn, wording))
    several = len({event.race for event, _ in deeds if event.kind in ("conquered", "failed")}) > 1
    losses = [] if seat in (None, turn.player) else _losses(turn, seat, wording)
    for (kind, race), spell in groupby(deeds, key=lambda deed: _spell(deed[0])):
        if kind == "picked":
            event, _ = next(spell)
            yield words("recap-picked", combo=wording.combo(race, event.power or None))
            continue
        parts = list[str]()
        for kind, run in groupby(spell, key=lambda deed: _told_with(deed[0])):
            if kind == "conquered":
                parts += _conquests(turn, list(run), seat, losses, wording)
            else:
                numbers = [str(event.region) for event, _ in run]
                regions = wording.listed(numbers)
                parts.append(words(f"recap-{kind}", regions=regions, count=len(numbers)))
        if several:
            parts = [words("recap-by", race=wording.race(race), what=part) for part in parts]
        yield words.row(parts, "recap-between")
    if seat is not None and (struck := _struck(turn, seat)):
        told = words(
            "recap-struck",
            regions=wording.listed(struck),
            count=len(struck),
            you=wording.you(seat),
            player=wording.people[seat],
        )
        yield words("recap-with-losses", what=told, losses=words.row(losses)) if losses else told


def _done(turn: _Turn, wording: Wording) -> Iterator[_Deed]:
    loser: int | None = None
    at = -1  # A monster that moves drives tokens out of a region that nobody takes (U-68).
    emptied = set[int]()
    for event in turn.events:
        if event.kind in ("lost", "driven"):
            loser, at = event.player, event.region
        elif event.kind == "conquered":
            yield event, loser if event.region == at else None
            loser = None
            if _emptied(event, wording):  # What is given up then is part of it.
                emptied.add(event.region)
        elif event.player != turn.player:
            continue
        elif event.kind == "given_up" and event.region in emptied:
            emptied.discard(event.region)
        elif event.kind in ("picked", "failed") or (event.kind in _LEFT and not event.why):
            yield event, None


def _spell(event: Event) -> tuple[str, str]:
    return ("picked" if event.kind == "picked" else "acts", event.race)


def _told_with(event: Event) -> str:
    return "abandoned" if event.kind in _LEFT else event.kind


def _conquests(
    turn: _Turn, run: Sequence[_Deed], seat: int | None, losses: list[str], wording: Wording
) -> Iterator[str]:
    """Yield what one race took in a row, first from ``seat``; of it ``losses``, which are spent."""
    words, own = wording.words, _from_own(turn.events)
    taken: dict[tuple[int | None, str, str], list[str]] = {}
    for event, loser in run:
        from_own = own.get(event.region, "") if loser == turn.player else ""
        by = f"recap-took-by-{key_of(event.why)}" if event.why else ""
        known = by if loser is not None and words.has(by) else ""
        taken.setdefault((loser, from_own, known), []).append(str(event.region))
    for (victim, from_own, by), numbers in sorted(taken.items(), key=lambda t: t[0][0] != seat):
        where: dict[str, str | int] = {"regions": wording.listed(numbers), "count": len(numbers)}
        if by and victim is not None:
            you, loser_name = wording.you(victim), wording.people[victim]
            told = words(by, **where, you=you, player=loser_name)
        elif from_own:
            told = words("recap-took-own", **where, race=wording.race(from_own))
        elif victim is None or victim == turn.player:
            told = words("recap-took", **where)
        else:
            you, loser_name = wording.you(victim), wording.people[victim]
            told = words("recap-took-from", **where, you=you, player=loser_name)
        if losses and victim == seat:
            told = words("recap-with-losses", what=told, losses=words.row(losses))
            losses.clear()
        yield told


def _struck(turn: _Turn, seat: int) -> list[str]:
    """Return the regions in which ``seat`` lost tokens though nobody took them (U-68)."""
    taken = {event.region for event in turn.events if event.kind == "conquered"}
    hit = (e.region for e in turn.events if e.kind in ("lost", "driven") and e.player == seat)
    return [str(region) for region in dict.fromkeys(hit) if region not in taken]


def _losses(turn: _Turn, seat: int, wording: Wording) -> list[str]:
    """Return what ``seat`` lost in the turn for good, and where the others went."""
    words = wording.words
    lost = sum(e.amount for e in turn.events if e.kind == "lost" and e.player == seat)
    driven = sum(e.amount for e in turn.events if e.kind == "driven" and e.player == seat)
    placed = _summed(
        (e.region, e.amount)
        for e in turn.events
        if e.kind in ("withdrawn", "rearranged") and e.player == seat
    )
    back = [(region, n) for region, n in placed if n > 0]
    losses = [words("recap-lost", amount=f"{_MINUS}{lost}", tokens=lost)] if lost else []
    if len(back) == 1:
        losses.append(words("recap-withdrawn-to", amount=driven, region=back[0][0]))
    elif back:
        losses.append(words("recap-withdrawn", amount=driven, moves=wording.added(back)))
    return losses
