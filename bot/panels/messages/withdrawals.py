"""What is shown of withdrawals: whom the game waits for, what may still be moved, and how."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from discord import ButtonStyle

from bot.clock import HOUR
from bot.panels.panel import Key, Page, in_rows
from bot.panels.tapcode import MOST_ARGUMENT
from bot.panels.verbs import PAGE, REARRANGE, SUGGESTED
from bot.tables.decisions import policy
from bot.tables.decisions.orders import PLACING
from bot.tables.decisions.withdrawals import Wait, patience, wait
from bot.tables.table import Options, Table
from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine import (
    ByOrder,
    Question,
    Refusal,
    RuleError,
    Withdrawal,
    apply,
    rearrangement,
    withdrawal,
)
from engine.actions import Action, Withdraw
from engine.view import ArmyView, RegionView, View

MINE: Final = "mine"
"""The page on which one moves what was withdrawn by order; open to everybody."""
REGIONS: Final = 20
"""Regions on that page: four rows."""


def option(options: Options, wording: Wording) -> list[str]:
    """Return what a table does with driven-out tokens, where it is not the usual thing."""
    if options.withdrawals == Options().withdrawals:
        return []
    seconds = patience(options) or 0
    key = f"settings-withdrawals-{options.withdrawals}"
    return [wording.words(key, hours=seconds // HOUR)]


@dataclass(frozen=True, slots=True)
class Ask:
    """The question to a victim, as a message."""

    content: str
    keys: Sequence[Key]


def suggested(table: Table) -> ByOrder:
    """Return the placement that is suggested to a victim before everybody: the even one.

    It is the same whatever the victim has ordered, which is nobody else's business.
    """
    return withdrawal(*table.playing())


def ask(
    table: Table,
    wording: Wording,
    waiting: Wait,
    until: int | None,
    moment: int = 0,
    *,
    rings: bool = True,
    piloted: bool = False,
) -> Ask:
    """Return the question to the victim that ``table`` waits for, who is named in it.

    ``until``: when it is answered for them; ``None``: never, or not while time stands.
    ``moment``: when it is asked, in Unix seconds.  ``rings``: they are mentioned, and not only
    named as where they have been told before.  ``piloted``: the autopilot plays the turn.
    """
    words, view = wording.words, table.view()
    by = wording.people[view.player]
    noted = piloted and not table.seats[view.player].computer  # A computer's name says so itself.
    army = view.army(waiting.army)
    lost = [str(region) for region in _lost(table, waiting.army)]
    asked = table.view(table.user_at(waiting.seat)).questions
    home = _home(wording, (q for q in asked if q.army == waiting.army))
    back = table.away_until(waiting.seat, moment) or 0
    lines = [
        words(
            "withdraw-ask",
            away="yes" if back > moment else "no",
            mention=f"<@{table.user_at(waiting.seat)}>" if rings else wording.people[waiting.seat],
            player=words("seat-on-autopilot", player=by) if noted else by,
            race=wording.race(army.race),
            regions=wording.listed(lost),
            count=len(lost),
            tokens=army.driven,
            pieces=len(home),
            home=wording.listed(home),
        )
    ]
    if table.stands_still:
        lines.append(words("withdraw-stands"))
    elif back > moment:
        ends = "no" if until is None else "yes"
        when = {"back": f"<t:{back}:f>", "until": f"<t:{until or 0}:R>"}
        lines.append(words("withdraw-away", **when, ends=ends))
    elif until is not None:
        lines.append(words("withdraw-until", until=f"<t:{until}:R>"))
    action = suggested(table)
    told = wording.put(action.moves) if action.moves else words("key-suggested-pieces")
    argument = Pending.proposed(waiting.army, action).written()
    keys = [
        PAGE.key(words("button-decide"), "main", ButtonStyle.primary),
        SUGGESTED.named(words, argument if len(argument) <= MOST_ARGUMENT else "", choice=told),
    ]
    return Ask("\n".join(lines), keys)


def _lost(table: Table, army: int) -> list[int]:
    """Return the regions from which ``army`` was driven in this turn, each once.

    Some may have been emptied by a monster (U-48), or have lost no more than a token (W-46).
    """
    _, state = table.playing()
    forced = (f for f in state.turn.forced if f.to < 0 and (f.saved or not f.part))
    lines = (line for line in (*state.turn.journal, *forced) if line.loser == army)
    return list(dict.fromkeys(line.region for line in lines))


def _home(wording: Wording, asked: Iterable[Question]) -> list[str]:
    """Return what comes home and is to be placed, with how many: "2 encampments"."""
    keyed = ((key_of("withdraw", "home", q.key.rpartition(".")[0]), q.up_to) for q in asked)
    return [wording.words(key, amount=n) for key, n in keyed]


def asked(table: Table, wording: Wording, seat: int, over: str) -> str:
    """Return what the question says once it is ``over``: ``placed`` or ``off``."""
    return wording.words(f"withdraw-{over}", player=wording.people[seat])


def awaited(table: Table, wording: Wording) -> str:
    """Return the sentence that tells for whom a turn waits that is played out, if it does."""
    seat = policy.awaited(table)
    if seat is None:
        return ""
    return wording.words("withdraw-awaited", player=wording.people[seat])


def movable(table: Table, user: int) -> list[Withdrawal]:
    """Return what ``user`` may still put elsewhere."""
    seat = table.seat_of(user)
    if table.state is None or table.game.status != "running" or seat is None:
        return []
    mine = {a.id for a in table.state.armies if a.player == seat}
    return [w for w in table.state.withdrawals if w.army in mine]


def told(table: Table, wording: Wording) -> list[str]:
    """Return lines that tell everybody what was placed and may still be moved."""
    view, seats = table.view(), _may_move(table)
    owners = [(view.army(w.army).player, w) for w in view.withdrawals]
    # What may still be moved comes last: of that the next sentence speaks.
    owners.sort(key=lambda owned: owned[0] in seats)
    lines = [
        wording.words("withdraw-placed-at", player=wording.people[seat], moves=_where(w, wording))
        for seat, w in owners
    ]
    if not seats:
        return lines
    names = wording.together([wording.people[seat] for seat in seats])
    mover = wording.people[view.player]
    own = "yes" if view.player in seats and len(seats) == 1 else "no"
    return [*lines, wording.words("withdraw-may-move", names=names, mover=mover, own=own)]


def _may_move(table: Table) -> list[int]:
    """Return the seats whose players may put elsewhere what was placed: no computer ever does."""
    view = table.view()
    seats = dict.fromkeys(view.army(w.army).player for w in view.withdrawals)
    return [seat for seat in seats if table.user_at(seat) is not None]


def _where(withdrawal: Withdrawal, wording: Wording) -> str:
    words = wording.words
    parts = [words("added", region=r, tokens=n) for r, n in sorted(withdrawal.tokens.items())]
    parts += [
        words("withdraw-piece", piece=wording.why(marker), region=region, amount=n)
        for marker, at in withdrawal.pieces.items()
        for region, n in sorted(at.items())
    ]
    return wording.listed(parts)


def key(table: Table, wording: Wording) -> list[Key]:
    """Return the button to the page on which its owner moves it, where there is something."""
    if table.state is None or table.game.status != "running" or not _may_move(table):
        return []
    return [PAGE.key(wording.words("button-move-withdrawn"), MINE)]


_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_PUT: Final = re.compile(r"([a-z]?)([0-9]{1,4})x([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class Pending:
    """Where tokens and pieces are to go, as far as it was tapped."""

    army: int
    tokens: Counter[int] = field(default_factory=Counter)
    pieces: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By the marker's place among those that came home, and region."""

    @classmethod
    def read(cls, parts: Sequence[str]) -> Pending | None:
        """Return what the ``parts`` of an argument say: ``3``, ``4x2``, ``a5x1``; or nothing."""
        if not parts or not _NUMBER.fullmatch(parts[0]):
            return None
        pending = cls(int(parts[0]))
        for part in parts[1:]:
            match = _PUT.fullmatch(part)
            if match is None:
                return None
            letter, region, n = match[1], int(match[2]), int(match[3])
            if letter:
                pending.pieces[(ord(letter) - ord("a"), region)] += n
            else:
                pending.tokens[region] += n
        return pending

    def written(self) -> str:
        """Return the argument that says this."""
        tokens = [f"{r}x{n}" for r, n in sorted(self.tokens.items()) if n]
        pieces = [f"{chr(ord('a') + m)}{r}x{n}" for (m, r), n in sorted(self.pieces.items()) if n]
        return ".".join([str(self.army), *tokens, *pieces])

    def with_token(self, region: int) -> Pending:
        """Return it with one token more in ``region``."""
        return Pending(self.army, self.tokens + Counter({region: 1}), self.pieces)

    def with_piece(self, marker: int, region: int) -> Pending:
        """Return it with one piece more in ``region``."""
        return Pending(self.army, self.tokens, self.pieces + Counter({(marker, region): 1}))

    def action(self, withdrawal: Withdrawal) -> Withdraw:
        """Return what it comes to."""
        markers = list(withdrawal.pieces)
        pieces = tuple(
            (markers[m] if m < len(markers) else "", r, n)
            for (m, r), n in sorted(self.pieces.items())
        )
        return Withdraw(tuple(sorted(self.tokens.items())), self.army, pieces)

    @classmethod
    def proposed(cls, army: int, action: ByOrder) -> Pending:
        """Return what ``action`` would do with what ``army`` has to withdraw."""
        pieces = Counter((n, r) for n, answer in enumerate(action.answers) for r in answer)
        return cls(army, Counter(dict(action.moves)), pieces)

    def withdrawal(self) -> ByOrder:
        """Return the withdrawal that it comes to."""
        answers: dict[int, list[int]] = {}
        for (n, region), pieces in sorted(self.pieces.items()):
            answers.setdefault(n, []).extend([region] * pieces)
        return ByOrder(tuple(sorted(self.tokens.items())), tuple(map(tuple, answers.values())))

    @classmethod
    def of(cls, action: Withdraw, withdrawal: Withdrawal) -> Pending:
        """Return what comes to ``action``."""
        markers = list(withdrawal.pieces)
        pieces = Counter({(markers.index(m), r): n for m, r, n in action.pieces})
        return cls(withdrawal.army, Counter(dict(action.moves)), pieces)


def page(
    table: Table, user: int, wording: Wording, parts: Sequence[str], notice: Sequence[str] = ()
) -> Page:
    """Return the page on which ``user`` puts elsewhere what was withdrawn by order.

    ``parts`` of its name: the army, and where its tokens are to go so far.
    """
    words = wording.words
    mine = movable(table, user)
    back = PAGE.key(words("key-back"), "main")
    if not mine:
        seat = table.seat_of(user)
        others = bool(table.state and table.state.withdrawals)
        key = "move-not-yours" if others else "move-too-late"
        if seat is None:
            key = "move-stranger"
        return Page("\n".join([words(key), *notice]), [[back]] if seat is not None else [], None)
    pending = Pending.read(parts) or Pending(mine[0].army)
    withdrawn = next((w for w in mine if w.army == pending.army), mine[0])
    if withdrawn.army != pending.army:
        pending = Pending(withdrawn.army)
    return _moving(_Moving(table, wording, withdrawn, pending), mine, notice, back)


@dataclass(frozen=True)
class _Moving:
    """A player who is moving tokens; what they see is made once for the whole page."""

    table: Table
    wording: Wording
    withdrawal: Withdrawal
    pending: Pending

    @cached_property
    def army(self) -> ArmyView:
        return self.view.army(self.withdrawal.army)

    @cached_property
    def view(self) -> View:
        return self.table.view().standing()

    @cached_property
    def shown(self) -> View:
        """The table with what is to be placed in hand, and what was tapped where it goes."""
        army, view = self.withdrawal.army, self.view
        armies = (replace(a, hand=a.hand + self.left) if a.id == army else a for a in view.armies)
        regions = (replace(r, **self._lies(r)) if r.army == army else r for r in view.regions)
        return replace(view, armies=tuple(armies), regions=tuple(regions))

    def _lies(self, region: RegionView) -> dict[str, Any]:
        """Return the tokens and pieces of ``region`` as the page shows them."""
        here, tokens = region.id, region.tokens - self.withdrawal.tokens.get(region.id, 0)
        pieces = dict(region.markers)
        for i, (marker, at) in enumerate(self.withdrawal.pieces.items()):
            if self._taken_up(i):
                put = self.pending.pieces[(i, here)]
                pieces[marker] = pieces.get(marker, 0) - at.get(here, 0) + put
        order = list(self.table.playing()[0].markers)
        return {
            "tokens": tokens + self.pending.tokens[here],
            "markers": tuple((m, pieces[m]) for m in order if pieces.get(m)),
        }

    def _taken_up(self, marker: int) -> bool:
        """Whether pieces are being placed, or have been: before that they lie where they are."""
        asked = self.left == 0 and self.piece[0] == marker
        return asked or any(m == marker for m, _ in self.pending.pieces)

    @property
    def left(self) -> int:
        return sum(self.withdrawal.tokens.values()) - self.pending.tokens.total()

    @property
    def piece(self) -> tuple[int, int]:
        """Which pieces are to be placed next, and how many are left of them; (-1, 0): none."""
        for i, at in enumerate(self.withdrawal.pieces.values()):
            placed = sum(n for (m, _), n in self.pending.pieces.items() if m == i)
            if placed < sum(at.values()):
                return i, sum(at.values()) - placed
        return -1, 0


def _moving(moving: _Moving, mine: Sequence[Withdrawal], notice: Sequence[str], back: Key) -> Page:
    words, withdrawal, pending = moving.wording.words, moving.withdrawal, moving.pending
    combo = moving.wording.army(moving.army)
    mover = moving.table.view().player
    own = "yes" if moving.army.player == mover else "no"
    lines = [
        words("move-head", combo=combo, moves=_where(withdrawal, moving.wording)),
        *notice,
        words("move-until", mover=moving.wording.people[mover], own=own),
    ]
    fresh = not (pending.tokens or pending.pieces)
    orders = _by_order(moving) if fresh else []
    rows: list[Sequence[Key]] = [orders]
    if moving.left > 0:
        lines.append(words("move-left", tokens=moving.left, orders=len(orders)))
        rows += in_rows(_token_keys(moving)[:REGIONS])
    else:
        marker, left = moving.piece
        if left:
            piece = moving.wording.why(list(withdrawal.pieces)[marker])
            counts = {"amount": left, "orders": len(orders)}
            lines.append(words("move-left-pieces", piece=piece, **counts))
            rows += in_rows(_piece_keys(moving, marker)[:REGIONS])
    rows.append([*_so(moving), *([] if fresh else [_again(moving)]), *_others(moving, mine), back])
    return Page("\n".join(lines), rows, view=moving.shown)


def _by_order(moving: _Moving) -> list[Key]:
    """Return a button for each order that would place it otherwise than it stands."""
    words, keys = moving.wording.words, []
    for order, action in _orders(moving.table, moving.withdrawal.army).items():
        argument = Pending.of(action, moving.withdrawal).written()
        name, choice = words(f"by-order-{order}"), moving.wording.put(action.moves)
        label = words("key-by-order", order=name, choice=choice) if choice else name
        long = len(argument) > MOST_ARGUMENT
        keys.append(
            REARRANGE.key(label, argument[:MOST_ARGUMENT], ButtonStyle.primary, disabled=long)
        )
    return keys


def _orders(table: Table, army: int) -> dict[str, Withdraw]:
    """Return what each order makes of what ``army`` has withdrawn, none twice nor as it stands."""
    found: dict[str, Withdraw] = {}
    for order in PLACING:
        action = rearrangement(*table.playing(), army, order)
        if action not in found.values() and _legal(table, action):
            found[order] = action
    return found


def by_order(table: Table, user: int) -> dict[str, Withdraw]:
    """Return what each order makes of what ``user`` may move, by order; empty: nothing may."""
    mine = movable(table, user)
    return _orders(table, mine[0].army) if mine else {}


def _token_keys(moving: _Moving) -> list[Key]:
    words, shown = moving.wording.words, moving.shown
    keys = []
    for region in moving.army.regions:
        now = shown.region(region).tokens
        label = words("key-place", region=region, tokens=now, then=now + 1)
        keys.append(_to(label, moving.pending.with_token(region)))
    return keys


def _piece_keys(moving: _Moving, marker: int) -> list[Key]:
    words, shown = moving.wording.words, moving.shown
    name = list(moving.withdrawal.pieces)[marker]
    keys = []
    for region in moving.army.regions:
        now = dict(shown.region(region).markers).get(name, 0)
        label = words("key-place", region=region, tokens=now, then=now + 1)
        keys.append(_to(label, moving.pending.with_piece(marker, region)))
    return keys


def _to(label: str, pending: Pending) -> Key:
    argument = f"{MINE}.{pending.written()}"
    return PAGE.key(label, argument[:MOST_ARGUMENT], disabled=len(argument) > MOST_ARGUMENT)


def _so(moving: _Moving) -> list[Key]:
    """Return the button that does what was tapped together, once it is whole."""
    action = moving.pending.action(moving.withdrawal)
    if not _legal(moving.table, action):
        return []
    words, argument = moving.wording.words, moving.pending.written()
    label = words("key-move-so", choice=moving.wording.put(action.moves))
    return [
        REARRANGE.key(
            label,
            argument[:MOST_ARGUMENT],
            ButtonStyle.success,
            disabled=len(argument) > MOST_ARGUMENT,
        )
    ]


def _again(moving: _Moving) -> Key:
    return PAGE.key(moving.wording.words("key-begin-again"), f"{MINE}.{moving.withdrawal.army}")


def _others(moving: _Moving, mine: Sequence[Withdrawal]) -> list[Key]:
    """Return buttons to what the same player has withdrawn of another race."""
    words, view = moving.wording.words, moving.view
    return [
        PAGE.key(
            words("key-other-race", race=moving.wording.plain.race(view.army(w.army).race)),
            f"{MINE}.{w.army}",
        )
        for w in mine
        if w.army != moving.withdrawal.army
    ]


def _legal(table: Table, action: Action) -> bool:
    try:
        apply(*table.playing(), action)
    except RuleError:
        return False
    return True


def rearranged(table: Table, user: int, moves: Iterable[tuple[int, int]]) -> Withdraw | None:
    """Return what typed ``moves`` mean of what ``user`` may put elsewhere; ``None``: nothing may.

    Of several races that which holds the regions named.
    """
    mine, asked = movable(table, user), tuple(moves)
    if not mine:
        return None
    _, state = table.playing()
    named = {state.regions[r].army for r, _ in asked if r in state.regions}
    fits = next((w for w in mine if w.army in named), mine[0])
    return Withdraw(asked, fits.army)


def tapped(table: Table, user: int, parts: Sequence[str]) -> Withdraw | None:
    """Return what a button's argument means of what ``user`` may put elsewhere; or ``None``."""
    pending = Pending.read(parts)
    mine = next((w for w in movable(table, user) if pending and w.army == pending.army), None)
    return pending.action(mine) if pending and mine else None


def as_suggested(table: Table, parts: Sequence[str]) -> Action:
    """Return the withdrawal that a button offers: as its argument says, else as suggested now.

    :raises RuleError: it is not about what must be withdrawn now.
    """
    waiting = wait(table)
    pending = Pending.read(parts)
    if waiting is None or (pending is not None and pending.army != waiting.army):
        raise RuleError(Refusal("too_late"))
    return suggested(table) if pending is None else pending.withdrawal()
