"""What each turn came to, in words: a player's recap of what others have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.tables.table import LogEntry
from bot.texts.chronicle import empties, from_own, other_name, own_words, summed
from bot.texts.i18n import Words, key_of
from bot.texts.wording import Wording
from engine.events import Event

_MINUS = "\u2212"


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
    won = [e.why for e in turn.events if e.kind == "won" and e.player == turn.player]
    if won:
        things = [_find(why, "", wording) for why in dict.fromkeys(won)]
        yield words("recap-won", things=wording.listed(things))
    yield from _finds(turn, wording, taken=True)
    before, after = _declined(turn, wording)
    yield from before
    for event in turn.events:
        if event.seat < 0 and words.has(f"{own_words(event)}-nobody"):
            continue  # A note that may be about somebody is about nobody.
        elif event.kind == "note" and words.has(key := f"recap-note-{key_of(event.thing)}"):
            yield words(
                key,
                you=wording.you(event.seat),
                player=other_name(event, wording),
                region=event.region,
                amount=event.amount,
                thing=wording.why(event.why) if event.why else "",
            )
    yield from _finds(turn, wording, taken=False)
    yield from _forced_moves(turn, wording)
    yield from _laid(turn, wording)
    yield from _coins(turn, wording)
    yield from after


def _declined(turn: _Turn, wording: Wording) -> tuple[list[str], list[str]]:
    """Return which race went in decline before the turn was scored, and after it (Stout)."""
    before, after, scored = list[str](), list[str](), False
    for event in turn.events:
        scored = scored or (event.kind == "coins" and event.why == "regions")
        if event.kind == "declined":
            combo = wording.combo(event.race, event.power or None)
            (after if scored else before).append(wording.words("recap-declined", combo=combo))
    return before, after


def _finds(turn: _Turn, wording: Wording, *, taken: bool) -> Iterator[str]:
    """Yield who found what in regions that were ``taken``, or in those tokens came to otherwise.

    That they came there in another's turn, by an exchange, makes it theirs all the same (W-06).
    """
    words, found = wording.words, dict[int, list[str]]()
    lent = {event.why: event.power for event in turn.events if event.kind == "lent"}
    conquered = {event.region for event in turn.events if event.kind == "conquered"}
    for event in turn.events:
        if event.kind == "found" and (event.region in conquered) == taken:
            named = _find(event.why, lent.get(event.why, ""), wording)
            found.setdefault(event.player, []).append(named)
    for seat, finds in found.items():
        things = wording.listed(finds)
        if seat == turn.player:
            yield words("recap-found", things=things)
        else:
            you, player = wording.you(seat), wording.people[seat]
            yield words("recap-found-by", you=you, player=player, things=things)


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
            moves=wording.added(summed(moved)),
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
    losses = _Losses() if seat in (None, turn.player) else _Losses.of(turn, seat, wording)
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
    struck = list(losses.lost) if losses.lost or seat != turn.player else _struck(turn, seat)
    if seat is not None and struck:
        told = words(
            "recap-struck",
            regions=wording.listed(struck),
            count=len(struck),
            you=wording.you(seat),
            player=wording.people[seat],
        )
        yield losses.told_with(told, struck, words)


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
            if empties(event, wording):  # What is given up then is part of it.
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
    turn: _Turn, run: Sequence[_Deed], seat: int | None, losses: _Losses, wording: Wording
) -> Iterator[str]:
    """Yield what one race took in a row, first from ``seat`` with the ``losses`` there."""
    words, own = wording.words, from_own(turn.events)
    taken: dict[tuple[int | None, str, str], list[str]] = {}
    for event, loser in run:
        of_own = own.get(event.region, "") if loser == turn.player else ""
        by = f"recap-took-by-{key_of(event.why)}" if event.why else ""
        known = by if loser is not None and words.has(by) else ""
        taken.setdefault((loser, of_own, known), []).append(str(event.region))
    for (victim, of_own, by), numbers in sorted(taken.items(), key=lambda t: t[0][0] != seat):
        where: dict[str, str | int] = {"regions": wording.listed(numbers), "count": len(numbers)}
        if by and victim is not None:
            you, loser_name = wording.you(victim), wording.people[victim]
            told = words(by, **where, you=you, player=loser_name)
        elif of_own:
            told = words("recap-took-own", **where, race=wording.race(of_own))
        elif victim is None or victim == turn.player:
            told = words("recap-took", **where)
        else:
            you, loser_name = wording.you(victim), wording.people[victim]
            told = words("recap-took-from", **where, you=you, player=loser_name)
        yield losses.told_with(told, numbers, words) if victim == seat else told


def _struck(turn: _Turn, seat: int) -> list[str]:
    """Return the regions in which ``seat`` lost tokens though nobody took them (U-68)."""
    taken = {event.region for event in turn.events if event.kind == "conquered"}
    hit = (e.region for e in turn.events if e.kind in ("lost", "driven") and e.player == seat)
    return [str(region) for region in dict.fromkeys(hit) if region not in taken]


@dataclass(slots=True)
class _Losses:
    """What a seat lost in a turn for good, by region, and where its other tokens went."""

    lost: Counter[str] = field(default_factory=Counter)
    """Regions in which tokens were lost or withdrawn, with how many were lost; told ones leave."""
    went: list[str] = field(default_factory=list)
    """Told with the last of those regions: who places tokens does it for all of them at once."""

    @classmethod
    def of(cls, turn: _Turn, seat: int, wording: Wording) -> _Losses:
        words, driven = wording.words, 0
        losses, placed = cls(), list[tuple[int, int]]()
        for event in turn.events:
            if event.player != seat:
                continue
            if event.kind in ("lost", "driven"):
                losses.lost[str(event.region)] += event.amount if event.kind == "lost" else 0
                driven += event.amount if event.kind == "driven" else 0
            elif event.kind in ("withdrawn", "rearranged"):
                placed.append((event.region, event.amount))
        back = [(region, n) for region, n in summed(placed) if n > 0]
        if len(back) == 1:
            losses.went.append(words("recap-withdrawn-to", amount=driven, region=back[0][0]))
        elif back:
            losses.went.append(words("recap-withdrawn", amount=driven, moves=wording.added(back)))
        return losses

    def told_with(self, what: str, regions: Iterable[str], words: Words) -> str:
        """Return ``what`` was done in ``regions``, with what was lost there."""
        there = [self.lost.pop(region) for region in regions if region in self.lost]
        told = list[str]()
        if n := sum(there):
            told.append(words("recap-lost", amount=f"{_MINUS}{n}", tokens=n))
        if there and not self.lost:
            told += self.went
        return words("recap-with-losses", what=what, losses=words.row(told)) if told else what
