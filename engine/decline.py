"""A race goes in decline (B-66)."""

from __future__ import annotations

from .state import Army
from .table import Game


def decline(game: Game, army: Army) -> None:
    """Put ``army`` in decline: the older declined race leaves, then its own tokens turn.

    Its effects are told before and afterwards, those too that end with it.
    """
    for me in game.voices_of(army, "on_decline"):
        me.effect.on_decline(me)
    afterwards = game.voices_of(army, "on_declined")
    if takes_slot(game, army):
        make_room(game, army)
    keepers, least = game.voices_of(army, "keeps"), game.least(army)
    for spec in tuple(game.regions_of(army)):
        here = game.state.regions[spec.id]
        stay = max([least, *(me.effect.keeps(me, here.tokens) for me in keepers)])
        stay = min(stay, here.tokens)
        game.bank(army, here.tokens - stay)
        game.state.add_tokens(spec.id, stay - here.tokens)
        for marker in here.markers:
            if not game.box.markers[marker].stays_in_decline:
                game.lift(spec.id, marker)
    power, army.active = army.power, False
    if power and not game.box.powers[power].trait.stays:
        game.state.discards.append(power)
        army.power = None
    army.memory.clear()
    game.armies_changed()
    in_hand = 0 if game.commands(army) else army.hand
    game.bank(army, in_hand + army.driven + army.aside)
    army.hand -= in_hand
    army.driven = army.aside = 0
    army.extra = {}
    for spec in game.to_leave(army):
        game.bank(army, game.state.regions[spec.id].tokens)
        game.clear(spec.id)
    game.emit("declined", army.player, race=army.race, power=power or "", army=army.id)
    for me in afterwards:
        if any(still is army for still in game.state.armies):
            me.effect.on_declined(me)
    game.retire_if_gone(army)


def decline_late(game: Game, army: Army) -> None:
    """Put ``army`` in decline after the scoring; if it regroups, it acts next (U-71)."""
    decline(game, army)
    if regroups(game, army):
        game.state.turn.army = army.id


def regroups(game: Game, army: Army) -> bool:
    """Whether ``army``, just gone in decline, redeploys once more (U-01)."""
    return any(still is army for still in game.state.armies) and any(
        me.effect.regroups(me) for me in game.voices_of(army, "regroups")
    )


def make_room(game: Game, army: Army) -> None:
    """Let its player's older declined race leave for ``army``."""
    for old in tuple(game.state.armies):
        mine = old is not army and old.player == army.player
        if mine and not old.active and takes_slot(game, old):
            game.retire(old)


def takes_slot(game: Game, army: Army) -> bool:
    """Whether ``army``, in decline, is its player's one declined race (not Spirit, B-47)."""
    return all(me.effect.takes_slot(me) for me in game.voices_of(army, "takes_slot"))
