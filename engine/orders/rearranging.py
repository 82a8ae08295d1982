"""A withdrawal made by standing order can be rearranged until somebody conquers or rolls.

So can tokens that had to leave a region at once in another's turn, for nobody is asked then (W-42).

The table remembers such withdrawals (``State.withdrawals``).  They are
forgotten at the first conquest or roll that follows, when the race leaves, and
when its player's own turn makes them pointless: at once where all is readied
anyway (B-61), else with the first thing done in it, be it a decline, or its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.actions import Withdraw
from engine.hooks import Refusal, RuleError
from engine.placing import check_all, not_held_by
from engine.state import Army, Withdrawal
from engine.table import Game


def stands_on(game: Game, army: Army) -> bool:
    """Whether where ``army`` stands still matters when its player's turn begins.

    It does not for an active race, whose troops are readied then; but it does where a declined
    army of the same player may conquer before that, and to a race that keeps all its tokens
    where they stand if it goes in decline.
    """
    return (
        not army.active
        or bool(game.voices_of(army, "keeps"))
        or any(
            a.player == army.player and not a.active and game.commands(a) for a in game.state.armies
        )
    )


def pieces_of(game: Game, army: Army) -> dict[str, dict[int, int]]:
    """Return the pieces that lie with ``army``, by marker and region."""
    found: dict[str, dict[int, int]] = {}
    for spec in game.regions_of(army):
        for marker, n in game.state.regions[spec.id].markers.items():
            found.setdefault(marker, {})[spec.id] = n
    return found


def remember(
    game: Game,
    army: Army,
    moves: Iterable[tuple[int, int]],
    before: Mapping[str, Mapping[int, int]],
) -> None:
    """Remember what ``army`` has withdrawn; ``before``: the pieces that lay there until then."""
    home = {
        marker: {r: n - before.get(marker, {}).get(r, 0) for r, n in at.items()}
        for marker, at in pieces_of(game, army).items()
    }
    pieces = {marker: {r: n for r, n in at.items() if n > 0} for marker, at in home.items()}
    pieces = {marker: at for marker, at in pieces.items() if at}
    _remember(game, army, summed(moves), pieces)


def remember_rehoused(game: Game) -> None:
    """Remember what had to leave a region at once in this turn, as far as it is there still."""
    rehoused = game.state.turn.rehoused
    for army in game.state.armies if rehoused else ():
        went = rehoused.get(army.id, {}).items()
        tokens = {region: n for region, n in went if _can_leave(game, army, region, n)}
        if len(game.quarters(army)) > 1:
            _remember(game, army, tokens, {})


def _can_leave(game: Game, army: Army, region: int, n: int) -> bool:
    """Whether ``army`` still holds ``region`` if ``n`` tokens leave it."""
    here = game.state.regions[region]
    if here.army != army.id or here.tokens < n:
        return False
    left = here.tokens - n
    return left >= game.least(army) or (not left and game.held_without(region))


def _remember(
    game: Game, army: Army, tokens: dict[int, int], pieces: dict[str, dict[int, int]]
) -> None:
    """Remember these tokens and pieces, with what is remembered of ``army`` already."""
    if not (tokens or pieces):
        return
    state = game.state
    known = next((w for w in state.withdrawals if w.army == army.id), None)
    if known is None:
        state.withdrawals.append(Withdrawal(army.id, tokens, pieces))
    else:
        known.tokens = summed((*known.tokens.items(), *tokens.items()))
        known.pieces = {**known.pieces, **pieces}


def forget(game: Game, player: int) -> None:
    """Forget the withdrawals of ``player``."""
    game.state.withdrawals = [
        w for w in game.state.withdrawals if game.army(w.army).player != player
    ]


def turn_begins(game: Game) -> None:
    """Forget what the turn's player need not rearrange, for it is readied anyway (B-61)."""
    game.state.withdrawals = [
        w
        for w in game.state.withdrawals
        if (army := game.army(w.army)).player != game.state.turn.player or stands_on(game, army)
    ]


def withdraw_again(game: Game, action: Withdraw) -> None:
    """Put what was withdrawn by standing order elsewhere.

    :raises RuleError: ``too_late`` (nothing is remembered of that army), ``bad_pieces``,
        ``unchanged``, or what a first withdrawal is refused for; see :func:`check_all`.
    """
    withdrawal = next((w for w in game.state.withdrawals if w.army == action.army), None)
    if withdrawal is None:
        raise RuleError(Refusal("too_late"))
    army, turn = game.army(withdrawal.army), game.state.turn
    readied = turn.at.conquers and turn.army == army.id
    for region, n in turn.readied.items() if readied else ():
        game.put_down(army, region, n)
    before = withdrawal.tokens
    for region, n in before.items():
        game.state.add_tokens(region, -n)
    check_all(game, army, action.moves, sum(before.values()))
    after, pieces = summed(action.moves), _pieces(game, army, withdrawal, action.pieces)
    if (after, pieces) == (before, withdrawal.pieces):
        raise RuleError(Refusal("unchanged"))
    for region, n in after.items():
        game.state.add_tokens(region, n)
    for region, n in _changes(before, after):
        game.emit("rearranged", army.player, region, n, race=army.race)
    if readied:
        turn.readied = game.pick_up(army)
    for marker, at in pieces.items():
        for region, n in _changes(withdrawal.pieces[marker], at):
            game.shift(army, region, marker, n)
    withdrawal.tokens, withdrawal.pieces = after, pieces


def _pieces(
    game: Game, army: Army, withdrawal: Withdrawal, told: tuple[tuple[str, int, int], ...]
) -> dict[str, dict[int, int]]:
    """Return where the pieces shall lie; those that are not named stay."""
    pieces = {marker: dict(at) for marker, at in withdrawal.pieces.items()}
    for marker in dict.fromkeys(marker for marker, _, _ in told):
        pieces[marker] = summed((region, n) for m, region, n in told if m == marker)
        home = sum(withdrawal.pieces.get(marker, {}).values())
        if not home or min(n for m, _, n in told if m == marker) < 1:
            raise RuleError(Refusal("bad_pieces", params={"hand": home}))
        for region in pieces[marker]:
            if refusals := tuple(not_held_by(game, army, region)):
                raise RuleError(*refusals)
        if sum(pieces[marker].values()) != home:
            raise RuleError(Refusal("bad_pieces", params={"hand": home}))
    return pieces


def summed(moves: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Return the tokens that ``moves`` put in each region, by region."""
    total: dict[int, int] = {}
    for region, n in sorted(moves):
        total[region] = total.get(region, 0) + n
    return total


def _changes(before: Mapping[int, int], after: Mapping[int, int]) -> list[tuple[int, int]]:
    """Return by how much each region changes, what is taken away first."""
    changes = [(r, after.get(r, 0) - before.get(r, 0)) for r in {*before, *after}]
    return sorted((c for c in changes if c[1]), key=lambda c: (c[1] > 0, c[0]))
