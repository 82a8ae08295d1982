"""What an effect leaves to chance, what leaves the game for good, and what is drawn of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from bot.panels.turn.openings import leads_to
from engine import Conquer, GoInDecline, PlayOn, RuleError, apply, view
from engine.actions import Use
from engine.box import FindSpec
from engine.codec import dump_state, load_state
from engine.history import History
from engine.hooks import Effect, Trait
from engine.made_up import as_seen
from engine.me import Me
from engine.position import PositionError, TableData
from engine.specs import MarkerSpec
from engine.state import Stack
from engine.table import Game
from tests.bot.sights import table_of
from tests.dsl import Table
from tools.checks import violations
from tools.states import table as told

from . import game, table

BOMBS, DUDS = 4, 2
PIECES = {
    "bomb": MarkerSpec("bomb", BOMBS, stays_in_decline=True),
    "dud": MarkerSpec("dud", DUDS),
}


class Goblins(Effect):
    """At turn's end a bomb into each opponent's region at my border; then it is seen what it is.

    It is shown at the start of my turn, or as I decline, which changes what follows.
    """

    def on_turn_end(self, me: Me) -> None:
        state = me.game.state
        near = {r for spec in me.regions() for r in spec.borders}
        foes = {a.id for a in state.armies if a.player != me.army.player}
        me.ask("where", sorted(r for r in near if state.regions[r].army in foes), up_to=9)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for region in chosen:
            me.game.lay(region, "bomb")

    def on_muster(self, me: Me) -> None:
        self._show(me)

    def on_decline(self, me: Me) -> None:
        self._show(me)

    def _show(self, me: Me) -> None:
        game = me.game
        for region, here in list(game.state.regions.items()):
            if "bomb" not in here.markers:
                continue
            unseen = BOMBS - game.state.gone.get("bomb", 0)
            dud = game.chance(unseen) < game.supply("dud")
            game.lift(region, "bomb")
            game.scrap("bomb")
            if dud:
                game.scrap("dud")
            else:
                game.take(game.attack(me.army, region, me.label), 0, leaves_empty=True)


def goblins(seed: str = "1", *laid: int, coins: int = 5) -> Table:
    """A's turn; A holds 1 and has laid bombs in regions of B's."""
    t = table(
        f"""
        turn A
        A: orcs merchant, coins {coins}
        B: elves hill, hand 3
        1 farmland edge - 2 3 4 5 : orcs*3
        2 hill                    : elves*2
        3 swamp edge              : elves*2
        4 forest                  : elves*2
        5 mountain                : elves*2
        """,
        races={"orcs": Goblins(), "elves": ()},
        powers={"merchant": (), "hill": ()},
    )
    t.box = replace(t.box, markers={**t.box.markers, **PIECES})
    t.state.seed = seed
    playing = game(t)
    for region in laid:
        playing.lay(region, "bomb")
    t.state.turn.step, t.state.turn.army, t.state.turn.readied = "choose", None, {}
    t.army("orcs").hand, t.state.regions[1] = 0, replace(t.state.regions[1], tokens=3)
    return sound(t)


def sound(t: Table) -> Table:
    assert violations(t.box, t.state) == []
    assert load_state(dump_state(t.state)) == t.state == t.state.clone()
    return t


def blasts(t: Table) -> list[int]:
    return [line.region for line in t.state.turn.journal]


def test_01_W_44_what_lies_there_is_drawn_as_it_is_shown_and_leaves_the_game() -> None:
    for seed in map(str, range(1, 12)):
        t = sound(goblins(seed, 2, 3, 4, 5).play(PlayOn()))
        assert len(blasts(t)) == 2, "half of all are duds, whatever the seed"
        assert t.state.gone == {"bomb": 4, "dud": 2}
        assert [t.region(r).army for r in blasts(t)] == [None, None]
        assert game(t).supply("bomb") == game(t).supply("dud") == 0


def test_02_each_is_as_likely_as_any_other() -> None:
    first = [blasts(goblins(seed, 2, 3).play(PlayOn())) for seed in map(str, range(1, 61))]
    assert {tuple(found) for found in first} == {(), (2,), (3,), (2, 3)}


def test_03_no_state_knows_it_before() -> None:
    one, other = goblins("1", 2, 3).state, goblins("2", 2, 3).state
    assert replace(one, seed="") == replace(other, seed="")


def test_04_what_is_gone_is_never_laid_again_also_by_those_who_come_later() -> None:
    t = goblins("1", 2, 3, 4).play(PlayOn())
    assert t.state.gone["bomb"] == 3
    t.end_turn()
    while t.player != "A":
        t.end_turn()
    playing = game(t)
    playing.lay(2, "bomb")
    playing.lay(3, "bomb")
    assert [r for r in (2, 3) if "bomb" in t.region(r).markers] == [2], "one is left"
    playing.scrap("bomb", 0)
    assert t.state.gone["bomb"] == 3
    with pytest.raises(ValueError, match="no 1 of bomb lie nowhere"):
        playing.scrap("bomb")


def test_05_a_step_that_leaves_something_to_chance_cannot_be_taken_back() -> None:
    t = goblins("1", 2)
    history = History(t.box, t.state)
    history.play(0, PlayOn())
    assert history.revealed_by(0)
    with pytest.raises(RuleError, match="nothing_to_take_back"):
        history.take_back(0)
    again = History(t.box, t.state)
    again.replay(0, PlayOn())
    assert again.state == history.state


def test_06_nothing_is_left_to_chance_where_nothing_lies() -> None:
    t = goblins("1")
    draws = t.state.draws
    assert t.play(PlayOn()).state.draws == draws


@pytest.mark.parametrize("action", [PlayOn(), GoInDecline()])
def test_07_a_preview_says_that_the_step_stays_and_nothing_of_what_it_shows(action) -> None:
    for seed in "123":
        t = goblins(seed, 2, 3, 4)
        stays, events = leads_to(table_of(t.box, t.state), action)
        assert stays
        assert events == ()
    assert len(apply(t.box, t.state, action)[1]) > 0
    assert apply(t.box, as_seen(t.box, t.state, 0), action)[1] == []


def test_08_what_is_gone_is_seen_by_all_and_told_line_by_line() -> None:
    t = goblins("1", 2, 3, 4, 5).play(PlayOn())
    assert view(t.box, t.state, 1).gone == (("bomb", 4), ("dud", 2))
    assert dict(view(t.box, t.state).supply)["bomb"] == 0
    assert told(t.box, t.state)["gone"] == {"bomb": 4, "dud": 2}


def test_09_there_are_never_more_pieces_than_the_box_holds() -> None:
    t = goblins("1", 2, 3)
    t.state.gone = {"bomb": 3}
    assert violations(t.box, t.state) == ["5 of bomb are in play, there are 4"]
    t.state.gone = {"nothing": 1}
    assert violations(t.box, t.state) == ["1 of nothing are out of the game"]


def test_10_a_table_can_be_set_up_and_stored_with_pieces_that_are_gone() -> None:
    assert TableData(gone={"lair": 2}).gone == {"lair": 2}
    t = table("turn A\nA: trolls\n1 hill edge : trolls\n2 swamp", gone={"lair": 2})
    assert t.state.gone == {"lair": 2}
    assert game(t).supply("lair") == (t.box.markers["lair"].limit or 0) - 2
    with pytest.raises(PositionError, match="no marker 'house'"):
        table("turn A\nA: trolls\n1 hill edge : trolls\n2 swamp", gone={"house": 2})
    before = load_state(dump_state(goblins().state).replace(',"gone":{}', ""))
    assert before == goblins().state, "stored before there were such pieces"


# ------------------------------------------------------------------- of one kind


@dataclass(frozen=True, slots=True)
class Finds(Effect):
    """Finds something of a family where I say."""

    family: str | None = None

    def offers(self, me: Me):
        return [Use(me.way, region) for region in me.game.box.regions]

    def perform(self, me: Me, use: Use) -> None:
        me.game.discover(me.army, use.target, self.family)


def hiding(effect: Effect, *, ordered: bool = True) -> Table:
    t = table(
        "turn A\nA: orcs, hand 3\nB: elves\n1 hill edge : orcs\n2 swamp : elves",
        races={"orcs": effect, "elves": ()},
    )
    of = {"drum": "relic", "well": "place", "flute": "relic", "gate": "place"}
    t.box = replace(t.box, finds={n: FindSpec(n, f, Trait(n)) for n, f in of.items()})
    names = list(of)
    t.state.hidden = Stack([], names) if ordered else Stack(sorted(names), [])
    return t


@pytest.mark.parametrize("ordered", [True, False])
def test_11_W_33_another_of_the_same_family_can_be_drawn(ordered: bool) -> None:
    t = hiding(Finds("place"), ordered=ordered)
    t.use("orcs", 1).use("orcs", 1)
    assert sorted(f.id for f in t.state.finds) == ["gate", "well"]
    left = t.state.hidden
    assert sorted(left.unseen + left.under) == ["drum", "flute"]
    draws = t.state.draws
    t.use("orcs", 1)
    assert (len(t.state.finds), t.state.draws) == (2, draws), "no place is left"
    sound(t)


def test_12_without_a_family_it_is_the_next_one_as_ever() -> None:
    t = hiding(Finds()).use("orcs", 1)
    assert [f.id for f in t.state.finds] == ["drum"]


def test_13_U_71_a_badge_is_drawn_that_is_none_of_those_left_out() -> None:
    t = hiding(Finds())
    t.state.badges, kept = Stack([], ["wealthy", "flying", "swamp"]), t.state.discards
    playing = game(t)
    assert playing.draw_badge(("wealthy", "spirit")) == "flying"
    assert (t.state.badges.under, t.state.discards) == (["wealthy", "swamp"], kept)


def test_14_where_only_those_are_left_the_discarded_ones_are_shuffled_in() -> None:
    found = set()
    for seed in map(str, range(20)):
        t = hiding(Finds())
        t.state.seed, t.state.badges = seed, Stack(["wealthy"], [])
        t.state.discards = ["spirit", "flying", "swamp"]
        found.add(game(t).draw_badge(("wealthy", "spirit")))
        assert t.state.discards == []
        assert {"wealthy", "spirit"} < set(t.state.badges.unseen)
    assert found == {"flying", "swamp"}


def test_15_where_there_is_none_at_all_it_says_so() -> None:
    t = hiding(Finds())
    t.state.badges, t.state.discards = Stack(["wealthy"], []), []
    with pytest.raises(IndexError):
        Game(t.box, t.state).draw_badge(("wealthy",))


# ------------------------------------------------------------------- where nobody is


class Ghost(Effect):
    """At turn's end the ghost goes to any region, also where nobody is, which is immune then."""

    def on_turn_end(self, me: Me) -> None:
        me.ask("haunts", list(me.game.box.regions), default=[1])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for region in chosen:
            me.game.lay(region, "ghost")


def test_16_U_49_a_piece_may_lie_where_nobody_is_and_stays_when_its_region_is_left() -> None:
    t = table(
        """
        turn A
        A: orcs, hand 2
        B: elves, hand 3
        1 hill edge       : orcs
        2 swamp edge      : orcs
        3 forest edge - 2
        4 farmland - 3    : elves
        """,
        races={"orcs": Ghost(), "elves": ()},
    )
    ghost = MarkerSpec("ghost", 1, immune=True, stays_when_lost=True)
    t.box = replace(t.box, markers={**t.box.markers, "ghost": ghost})
    t.done()
    t.put((1, 2)).done()
    sound(t.answer(3))
    assert (t.player, t[3]) == ("B", "ghost")
    t.refuses(Conquer(3), "immune")
    playing = game(t)
    playing.lift(3, "ghost")
    playing.lay(2, "ghost")
    playing.give_up(t.army("orcs"), 2)
    assert (t[2], sound(t).army("orcs").hand) == ("ghost", 1)
