"""Random games in which everything happens at once: finds, ways, tolls, claims, what is lent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from engine import Use, apply, deciders, ending, legal, plain_box
from engine.autopilot import decide
from engine.box import Box, FindSpec
from engine.deal import new_game
from engine.history import History
from engine.hooks import Effect, Lasts, Trait
from engine.me import Me
from engine.parts.conquest import Convert
from engine.parts.income import Bonus
from engine.parts.reach import Flight
from engine.specs import MarkerSpec
from tools.checks import untold
from tools.play import choose
from tools.simulate import Report, play_out

from .test_income import Collects, Doubles
from .test_voices import Asks, Coins, LendsBadge, Saves
from .test_ways import AsIfEmpty, Carpet, Consoled, Dear, Guarded, Plain, Sharp, ToBank, Watches


@dataclass(frozen=True, slots=True)
class TurnsUp(Effect):
    """Where natives lived something turns up."""

    def on_conquered(self, me: Me, conquest) -> None:
        if conquest.natives:
            me.game.discover(me.army, conquest.region)


@dataclass(frozen=True, slots=True)
class Copies(Effect):
    """One of the relics on the board at a time is mine, too, until it was used."""

    def lends(self, me: Me):
        mine = f"{me.key}."
        if not any(name.startswith(mine) for name in me.game.state.turn.used):
            for find in me.game.finds():
                if me.game.box.finds[find.id].family == "relic":
                    yield find.id


@dataclass(frozen=True, slots=True)
class Forges(Effect):
    """A hammer more each turn, which is no strength against whoever suppresses me."""

    def on_redeploy(self, me: Me) -> None:
        me.remember("hammers", min(me.recall("hammers") + 1, HAMMER.limit or 0))
        me.game.equip(me.army, HAMMER.id, me.recall("hammers"))


@dataclass(frozen=True, slots=True)
class Opens(Effect):
    """A badge is drawn when I am found."""

    def on_found(self, me: Me) -> None:
        if me.find and (me.game.state.badges or me.game.state.discards):
            me.game.lay_badge(me.find)


HAMMER = MarkerSpec("hammer", 4, token=True, by="ratmen")
RACES = {
    "elves": (Guarded(2), Consoled()),
    "orcs": (Plain(),),
    "humans": (AsIfEmpty(("defenders",)), Dear()),
    "trolls": (Collects(1),),
    "dwarves": (Guarded(1, late=True, once=True), Saves()),
    "wizards": (Convert(), Watches()),
    "ratmen": (Forges(),),
}
POWERS = {
    "merchant": (Copies(), Bonus()),
    "hill": (ToBank(),),
    "swamp": (Flight(), Guarded(1, once=True)),
    "forest": (Coins(2), Asks()),
    "seafaring": (),  # lent, it would leave a race on water that it lost the way to
}
FINDS = {
    "carpet": ("relic", (Carpet(beside=True),)),
    "blade": ("relic", (Sharp(),)),
    "horn": ("relic", (ToBank(),)),
    "orb": ("relic", (Convert(from_hand=True, enters=True, once=True),)),
    "staff": ("relic", (Doubles(3), Asks())),
    "circle": ("place", (LendsBadge(), Opens())),
    "well": ("place", (Collects(2), Saves())),
}


def invented(players: int) -> Box:
    box = plain_box("base", players)
    lasts = {"dwarves": Lasts.ALWAYS, "hill": Lasts.DECLINE, "well": Lasts.ALWAYS}

    def trait(name: str, effects: tuple[Effect, ...]) -> Trait:
        return Trait(name, effects, lasts.get(name, Lasts.ACTIVE), stays=name == "hill")

    races = {n: replace(box.races[n], trait=trait(n, does)) for n, does in RACES.items()}
    powers = {n: replace(box.powers[n], trait=trait(n, does)) for n, does in POWERS.items()}
    return replace(
        box,
        races={**box.races, **races},
        powers={**box.powers, **powers},
        markers={**box.markers, HAMMER.id: HAMMER},
        finds={n: FindSpec(n, family, trait(n, does)) for n, (family, does) in FINDS.items()},
        rules=(Trait("custom", (TurnsUp(),), Lasts.ALWAYS),),
        order={"on_turn_end": ("forest", "staff")},
    )


@pytest.mark.parametrize(("players", "games"), [(2, 3), (3, 2), (4, 1), (5, 1)])
def test_01_no_game_breaks_a_rule_of_the_pieces_and_what_is_offered_is_accepted(
    players: int, games: int
) -> None:
    report = Report()
    for game in range(games):
        coins, faults = play_out(invented(players), f"{players}:{game}", report, check=True)
        assert faults == []
        assert len(coins) == players


def test_02_every_coin_is_told_and_a_replay_comes_to_the_same_table() -> None:
    box, rng = invented(3), Random(5)
    history = History(box, new_game(box, "told"))
    lines = []
    while deciders(history.state):
        before, seat = history.state, deciders(history.state)[0]
        action = choose(rng, legal(box, before))
        events = history.play(seat, action)
        lines.append((seat, action))
        assert untold(before, history.state, events) == []
    assert history.state.finds
    again = History(box, new_game(box, "told"))
    for seat, action in lines:
        again.replay(seat, action)
    assert again.state == history.state


def test_03_the_autopilot_plays_with_things_that_it_was_not_made_for() -> None:
    box = invented(2)
    state = new_game(box, "pilot")
    for _ in range(30):
        action = decide(box, state, deciders(state)[0])
        state, _ = apply(box, state, action)
    assert state.turn.round > 1


def test_04_what_is_lent_is_used_beside_the_original_and_all_that_is_offered_is_accepted() -> None:
    box, rng = invented(3), Random(7)
    copying = {n: replace(p, trait=Trait(n, (Copies(),))) for n, p in box.powers.items()}
    box = replace(box, powers=copying, finds={"orb": box.finds["orb"]})
    both = sent = 0
    for game in range(2):
        state = new_game(box, f"lent {game}")
        while deciders(state):
            open_ = legal(box, state)
            uses = [a for a in open_ if isinstance(a, Use)]
            assert len(set(open_)) == len(open_)
            lent = [use for use in uses if "." in use.trait]
            if any(replace(u, trait=ending(box.traits, u.trait)) in uses for u in lent):
                both += 1
                for use in uses:
                    apply(box, state, use)
            state, events = apply(box, state, rng.choice(lent) if lent else choose(rng, open_))
            sent += sum(e.kind == "conquered" and e.why == "orb" for e in events)
    assert both
    assert sent
