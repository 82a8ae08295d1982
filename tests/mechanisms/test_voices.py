"""Who speaks, for whom, in which order, and where it remembers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from engine import Conquer, RuleError, default_action
from engine.codec import dump_state, load_state
from engine.history import History
from engine.hooks import Effect, Mod
from engine.made_up import as_seen
from engine.me import Me
from engine.parts.peace import Peace
from engine.questions import asker
from engine.scoring import income
from engine.state import Find, Stack, State
from engine.table import Game
from engine.things import FAMILIES, find
from tests.dsl import Table
from tools.checks import violations

from . import always, game, in_decline, table

LAND = """
    1 farmland edge : orcs*3
    2 hill          : elves
    3 swamp edge    : elves
    4 forest        : trolls
"""
BOTH = f"""
    turn A
    A: orcs merchant, hand 4
    A: (trolls)
    B: elves hill
    {LAND}
"""


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """The same coins every turn."""

    coins: int = 1

    def income(self, me: Me):
        yield Mod(self.coins, me.label)


@dataclass(frozen=True, slots=True)
class Saves(Effect):
    """A coin more for each turn in which it was asked."""

    def on_scored(self, me: Me) -> None:
        me.remember("turns", me.recall("turns") + 1)

    def income(self, me: Me):
        yield Mod(me.recall("turns"), me.label)


@dataclass(frozen=True, slots=True)
class Asks(Effect):
    """Asks once a turn for a number and remembers it."""

    def on_turn_end(self, me: Me) -> None:
        if not me.used():
            me.spend()
            me.ask("number", [1, 2, 3], default=[1])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        me.remember(name, sum(chosen))


@dataclass(frozen=True, slots=True)
class Lends(Effect):
    """Other things speak for my race, as long as the use of them is not spent."""

    names: tuple[str, ...]

    def lends(self, me: Me):
        return () if me.used() or me.recall("broken") else self.names


@dataclass(frozen=True, slots=True)
class LendsBadge(Effect):
    """The badge that lies with me speaks for my race."""

    def lends(self, me: Me):
        return (me.find.badge,) if me.find and me.find.badge else ()


@dataclass(frozen=True, slots=True)
class Finds(Effect):
    """A find turns up in the first region I conquer; a hidden one tells when it is shown."""

    def on_conquered(self, me: Me, conquest) -> None:
        me.game.discover(me.army, conquest.region)


@dataclass(frozen=True, slots=True)
class Greets(Effect):
    """A coin at once when it is found."""

    def on_found(self, me: Me) -> None:
        me.game.pay(me.army.player, 1, me.label)


def lines(t: Table, player: int = 0) -> list[tuple[str, str, int]]:
    """Race, reason and coins of what a player earns beside his regions."""
    found = income(game(t), player)
    return [(army.race, line.why, line.amount) for army, line in found if line.why != "regions"]


def speakers(t: Table, hook: str = "income") -> list[str]:
    return [me.key for me in game(t).voices(hook)]


def test_01_armies_speak_clockwise_each_by_race_power_and_rules_and_then_the_finds_by_region() -> (
    None
):
    t = table(
        BOTH,
        races={"orcs": Coins(), "elves": Coins(), "trolls": always(Coins())},
        powers={"merchant": Coins(), "hill": Coins()},
        rules={"custom": always(Coins()), "habit": Coins()},
        finds={"stone": (3, Coins()), "drum": (1, Coins())},
    )
    # the dsl numbers armies in the order of their lines; A's turn
    assert speakers(t) == [
        "0.orcs", "0.merchant", "0.custom", "0.habit",
        "1.trolls", "1.custom",
        "2.elves", "2.hill", "2.custom", "2.habit",
        "find.drum", "find.stone",
    ]  # fmt: skip


def test_02_a_find_speaks_for_whoever_holds_its_region_and_for_nobody_else() -> None:
    nothing = {"races": {"orcs": (), "elves": ()}, "powers": {"merchant": (), "hill": ()}}
    t = table(BOTH, **nothing, finds={"drum": (2, Coins(2))})
    assert (lines(t, 0), lines(t, 1)) == ([], [("elves", "drum", 2)])
    t.conquer(2)
    assert (lines(t, 0), lines(t, 1)) == ([("orcs", "drum", 2)], [])


def test_03_a_find_where_nobody_lives_or_that_lies_nowhere_says_nothing() -> None:
    bare = BOTH.replace("4 forest        : trolls", "4 forest").replace("A: (trolls)\n", "")
    t = table(bare, finds={"drum": (4, Coins()), "flute": (None, Coins())})
    assert not [me for me in speakers(t) if me.startswith("find")]
    t.state.finds[1].region = 1
    assert [me for me in speakers(t) if me.startswith("find")] == ["find.flute"]


def test_04_a_find_works_for_an_active_or_a_declined_race_as_it_lasts() -> None:
    for region, works in ((4, ["stone", "skull"]), (1, ["drum", "stone"])):
        finds = {"drum": Coins(), "stone": always(Coins()), "skull": in_decline(Coins())}
        t = table(BOTH, finds={name: (region, does) for name, does in finds.items()})
        found = [me for me in speakers(t) if me.startswith("find")]
        assert sorted(found) == sorted(f"find.{name}" for name in works)


def test_05_what_works_in_decline_only_says_nothing_before() -> None:
    t = table(BOTH, races={"orcs": in_decline(Coins(4)), "trolls": in_decline(Coins(3))})
    assert ("trolls", "trolls", 3) in lines(t)
    assert ("orcs", "orcs", 4) not in lines(t)
    t.declines()  # the older declined race leaves, and its coins with it
    assert t.earned("A") == {"regions": 1, "orcs": 4}


def test_06_a_find_remembers_for_itself_whoever_holds_it() -> None:
    t = table(BOTH, races={"orcs": ()}, powers={"merchant": ()}, finds={"drum": (1, Saves())})
    t.end_turn()
    assert t.state.finds[0].memory == {"drum.turns": 1}
    assert t.army("orcs").memory == {}
    t.state.finds[0].region = 2
    assert ("elves", "drum", 1) in lines(t, 1)


def test_07_once_a_turn_is_counted_for_each_source() -> None:
    t = table(BOTH, rules={"custom": always(Asks())}, finds={"drum": (1, Asks())})
    first, second, found = (
        next(me for me in game(t).voices("on_turn_end") if me.key == key)
        for key in ("0.custom", "1.custom", "find.drum")
    )
    first.spend()
    assert [me.used() for me in (first, second, found)] == [True, False, False]
    found.spend("left")
    assert [found.used(), found.used("left"), first.used("left")] == [False, True, False]


def test_08_a_rule_remembers_for_each_army_apart() -> None:
    t = table(BOTH, rules={"custom": Saves()})
    t.end_turn()
    assert (t.army("orcs").memory, t.army("elves").memory) == ({"custom.turns": 1}, {})


def test_09_where_the_list_of_steps_says_so_others_come_first_in_that_one_moment() -> None:
    t = table(
        BOTH,
        races={"orcs": (Coins(), Asks())},
        powers={"merchant": (Coins(), Asks())},
        finds={"drum": (1, (Coins(), Asks()))},
        order={"on_turn_end": ("merchant", "drum", "orcs")},
    )
    mine = ("0.orcs", "0.merchant", "find.drum")
    assert [key for key in speakers(t, "on_turn_end") if key in mine] == [
        "0.merchant", "find.drum", "0.orcs",
    ]  # fmt: skip
    assert [key for key in speakers(t) if key in mine] == list(mine)


def test_10_the_order_of_a_moment_is_the_order_of_its_questions() -> None:
    t = table(
        BOTH,
        races={"orcs": Asks()},
        powers={"merchant": Asks()},
        order={"on_turn_end": ("merchant",)},
    )
    t.done()
    t.put((1, 2)) if t.step == "redeploy" else None
    asked = []
    while t.state.questions:
        asked.append(t.question())
        t.answer(2)
    assert asked == ["merchant.number", "orcs.number"]


def test_11_U_70_what_is_lent_speaks_right_after_its_lender_and_remembers_for_the_army() -> None:
    t = table(
        BOTH,
        races={"orcs": Coins()},
        powers={"flying": Saves()},
        finds={"circle": (1, (Coins(), Lends(("flying",)))), "drum": (3, Coins())},
    )
    mine = [key for key in speakers(t) if key.startswith(("0", "find"))]
    assert mine[0] == "0.orcs"
    assert mine[-3:] == ["find.circle", "find.circle.flying", "find.drum"]
    t.end_turn()
    assert t.army("orcs").memory == {"circle.flying.turns": 1}
    assert t.state.finds[0].memory == {}


def test_12_U_70_a_lent_question_is_answered_for_the_army_even_if_the_find_has_moved() -> None:
    t = table(
        BOTH,
        races={"orcs": ()},
        powers={"flying": Asks(), "merchant": ()},
        finds={"circle": (1, Lends(("flying",)))},
    )
    t.done()
    assert t.question() == "flying.number"
    assert t.state.questions[0].source == "find.circle.flying"
    t.state.finds[0].region = 3
    me, name = asker(game(t), t.state.questions[0])
    assert (me.army.race, me.key, name) == ("orcs", "find.circle.flying", "number")
    t.answer(3)
    assert t.army("orcs").memory == {"circle.flying.number": 3}
    assert t.state.finds[0].memory == {}


def test_12b_a_question_of_a_find_is_answered_for_the_find() -> None:
    t = table(BOTH, races={"orcs": ()}, powers={"merchant": ()}, finds={"circle": (1, Asks())})
    t.done().answer(3)
    assert (t.state.finds[0].memory, t.army("orcs").memory) == ({"circle.number": 3}, {})


def lent_peace() -> Table:
    """A holds, between two regions, the place that lends Peace, and has made peace with B."""
    t = table(
        """
        turn A
        A: orcs merchant, hand 1
        B: elves hill, hand 7
        C: trolls swamp, hand 7
        1 farmland edge       : orcs*2
        2 hill edge - 1 3     : orcs*2
        3 swamp edge - 1 2    : elves
        4 forest edge - 1 2 3 : trolls
        """,
        races={"orcs": (), "elves": (), "trolls": ()},
        powers={"merchant": (), "hill": (), "swamp": (), "diplomat": Peace()},
        finds={"circle": (2, Lends(("diplomat",)))},
    )
    t.done()
    while not t.state.questions:
        t.play(default_action(t.box, t.state))
    t.answer(1)
    assert t.player == "B"
    return t


def test_12c_U_70_what_was_agreed_through_a_find_binds_nobody_to_its_next_holder() -> None:
    t = lent_peace()
    t.refuses(Conquer(1), "at_peace")
    t.end_turn().conquer(2)
    assert t.player == "C"
    assert [me.army.race for me in game(t).voices("spares")] == ["trolls"]
    assert t.army("trolls").memory == {}
    while not t.state.questions:
        t.play(default_action(t.box, t.state))
    t.answer()  # C makes peace with nobody
    t.end_turn()
    assert t.player == "B"
    assert Conquer(2) in t.legal()


@pytest.mark.parametrize("how", ["taken", "given up", "brought", "swapped", "handed over"])
def test_12d_U_70_who_gets_a_find_again_remembers_nothing_of_the_time_before(how: str) -> None:
    t = lent_peace()
    playing, circle = game(t), t.state.finds[0]
    orcs, trolls = t.army("orcs"), t.army("trolls")
    assert orcs.memory == {"circle.diplomat.ally": 1}
    orcs.memory["merchant.n"] = 5
    if how == "taken":
        playing.take(playing.attack(trolls, 2), 3)
    elif how == "given up":
        playing.give_up(orcs, 2)
    elif how == "brought":
        playing.bring(circle, 4)
    elif how == "swapped":
        playing.swap(2, 4)
    else:
        playing.hand_over(2, trolls)
    assert orcs.memory == {"merchant.n": 5}


def test_12e_what_two_lend_remembers_for_each_of_them_apart() -> None:
    t = table(
        BOTH,
        races={"orcs": ()},
        powers={"merchant": Lends(("drum",)), "flying": Lends(("drum",))},
        finds={"drum": (3, Saves()), "circle": (1, Lends(("flying",)))},
    )
    t.end_turn()
    assert t.army("orcs").memory == {"merchant.drum.turns": 1, "circle.flying.drum.turns": 1}


def test_13_a_badge_lends_a_find_and_a_lent_badge_does_so_too() -> None:
    t = table(
        BOTH,
        powers={"merchant": Lends(("drum",)), "flying": Lends(("drum",))},
        finds={"drum": (3, Coins(2)), "circle": (1, Lends(("flying",)))},
    )
    mine = [key for key in speakers(t) if key.endswith("drum")]
    assert mine == ["0.merchant.drum", "find.circle.flying.drum", "find.drum"]


def test_14_two_that_lend_each_other_do_not_go_round_for_ever() -> None:
    t = table(
        BOTH,
        powers={
            "merchant": (Coins(), Lends(("flying",))),
            "flying": (Coins(), Lends(("merchant",))),
        },
    )
    mine = [key for key in speakers(t) if "merchant" in key or "flying" in key]
    assert mine == ["0.merchant", "0.merchant.flying"]


def test_15_what_is_lent_is_gone_as_soon_as_the_lender_has_used_it_up_or_changed_its_mind() -> None:
    for gone in (lambda me: me.spend(), lambda me: me.remember("broken", 1)):
        t = table(BOTH, powers={"merchant": Lends(("flying",)), "flying": Coins()})
        playing = game(t)
        assert "0.merchant.flying" in [me.key for me in playing.voices("income")]
        lender = next(me for me in playing.voices("lends") if me.label == "merchant")
        gone(lender)
        assert not [me for me in playing.voices("income") if me.label == "flying"]


def test_16_nothing_is_lent_that_does_not_work_now() -> None:
    t = table(BOTH, powers={"merchant": Lends(("flying",)), "flying": in_decline(Coins())})
    assert not [key for key in speakers(t) if key.endswith("flying")]


def hidden(seed: str = "") -> Table:
    t = table(
        BOTH,
        races={"orcs": Finds()},
        powers={"merchant": Greets()},
        hidden={"drum": (Coins(3), Greets()), "stone": (Coins(3), Greets()), "skull": Coins(3)},
    )
    if seed:
        t.state.hidden.unseen, t.state.hidden.under = sorted(t.state.hidden.under), []
        t.state.seed = seed
    return t


def test_17_what_is_found_works_from_then_on_and_it_alone_is_told_so() -> None:
    t = hidden().conquer(2)
    assert [(f.id, f.region) for f in t.state.finds] == [("drum", 2)]
    assert t.earned("A") == {"drum": 1}
    assert ("orcs", "drum", 3) in lines(t)
    assert [(e.region, e.why) for e in t.happened("found")] == [(2, "drum")]


def test_17b_what_turns_up_where_nobody_lives_knows_who_found_it() -> None:
    t = hidden()
    playing = game(t)
    playing.discover(playing.army(t.army("orcs").id), 4)
    assert [(f.id, f.region) for f in t.state.finds] == [("drum", 4)]
    assert [e.why for e in playing.events if e.kind == "coins"] == ["drum"]


def test_18_hidden_things_are_drawn_by_the_seed_when_they_are_shown() -> None:
    found = {seed: hidden(seed).conquer(2).state.finds[0].id for seed in map(str, range(1, 20))}
    assert set(found.values()) == {"drum", "stone", "skull"}
    assert found == {seed: hidden(seed).conquer(2).state.finds[0].id for seed in found}


def test_19_no_state_knows_what_will_be_found() -> None:
    one, other = hidden("1"), hidden("2")
    assert replace(one.state, seed="") == replace(other.state, seed="")


def test_20_where_nothing_is_left_nothing_is_found() -> None:
    t = hidden()
    t.state.hidden.under.clear()
    draws = t.state.draws
    t.conquer(2)
    assert (t.state.finds, t.state.draws) == ([], draws)


def test_21_a_step_that_shows_something_hidden_cannot_be_taken_back() -> None:
    t = hidden()
    history = History(t.box, t.state)
    history.play(0, Conquer(2))
    assert history.revealed_by(0)
    with pytest.raises(RuleError, match="nothing_to_take_back"):
        history.take_back(0)


def test_22_a_find_that_is_brought_elsewhere_speaks_for_the_other() -> None:
    t = table(BOTH, finds={"drum": (1, Coins())})
    playing = game(t)
    playing.bring(t.state.finds[0], 3)
    assert [me.army.race for me in playing.voices("income") if me.label == "drum"] == ["elves"]
    assert [(e.kind, e.region, e.why, e.player) for e in playing.events] == [
        ("taken_off", 1, "drum", 0), ("placed", 3, "drum", 1),
    ]  # fmt: skip
    playing.bring(t.state.finds[0], None)
    assert "drum" not in [me.label for me in playing.voices("income")]
    playing.bring(t.state.finds[0], 1)
    assert [me.army.race for me in playing.voices("income") if me.label == "drum"] == ["orcs"]
    assert (playing.events[-1].kind, playing.events[-1].region) == ("placed", 1)


def test_22_finds_speak_in_the_order_of_where_they_lie_now() -> None:
    t = table(BOTH, finds={"drum": (2, Coins()), "flute": (3, Coins())})
    playing, (drum, flute) = game(t), t.state.finds

    def order() -> list[str]:
        by_all = [me.label for me in playing.voices("income") if me.find]
        assert [s.trait.id for s in playing.sources() if s.find] == by_all
        elves = t.army("elves")
        assert [me.label for me in playing.voices_of(elves, "income") if me.find] == by_all
        return by_all

    assert order() == ["drum", "flute"]
    playing.bring(flute, 2)
    playing.bring(drum, 3)
    assert order() == ["flute", "drum"]


def test_23_a_find_is_left_behind_in_a_region_that_is_given_up() -> None:
    t = table(BOTH, finds={"drum": (1, Coins())})
    t.abandon(1)
    assert t.state.finds == [Find("drum", 1)]
    assert "find.drum" not in speakers(t)


def test_24_a_table_with_finds_is_stored_and_copied_whole() -> None:
    t = table(BOTH, finds={"drum": (1, Saves())}, hidden={"stone": Coins()})
    t.state.finds[0].memory["drum.turns"] = 4
    t.state.finds[0].badge = "flying"
    t.state.badges.unseen.remove("flying")
    copy = t.state.clone()
    assert copy == t.state == load_state(dump_state(t.state))
    copy.finds[0].memory["drum.turns"] = 5
    copy.hidden.under.clear()
    assert (t.state.finds[0].memory, t.state.hidden.under) == ({"drum.turns": 4}, ["stone"])
    assert violations(t.box, t.state) == []


def test_25_a_table_stored_before_there_were_finds_still_loads() -> None:
    t = table(BOTH)
    old = load_state(dump_state(t.state).replace(',"finds":[]', "").replace(
        ',"hidden":{"unseen":[],"under":[]}', ""))  # fmt: skip
    assert "finds" in dump_state(t.state)
    assert old == t.state


def test_26_every_find_and_every_badge_lies_in_one_place() -> None:
    t = table(BOTH, finds={"drum": (1, Coins())}, hidden={"stone": Coins()})
    assert violations(t.box, t.state) == []
    t.state.hidden.under.append("drum")
    assert violations(t.box, t.state) == ["the find drum is in 2 places"]
    t.state.hidden.under.remove("drum")
    t.state.finds[0].badge = "merchant"
    assert violations(t.box, t.state) == ["the power merchant is in 2 places"]


def test_27_thinking_ahead_makes_up_what_is_hidden() -> None:
    def seen(state: State) -> State:
        return as_seen(hidden().box, state, 0)

    t = hidden("7")
    t.state.hidden.unseen.reverse()
    assert seen(t.state).hidden == seen(hidden("8").state).hidden
    assert seen(t.state).hidden.under == ["drum", "skull", "stone"]


def test_28_all_that_has_a_name_is_in_a_family() -> None:
    t = table(BOTH, rules={"custom": Coins()}, finds={"drum": (1, Coins())})
    things = t.box.things
    assert tuple(things) == FAMILIES
    assert [list(things[f]) for f in ("rule", "relic", "place")] == [["custom"], ["drum"], []]
    assert "orcs" in things["race"]
    assert "lair" in things["marker"]
    assert "mine" in things["symbol"]
    assert things["relic"]["drum"].trait == t.box.traits["drum"]


def test_29_a_name_that_two_families_know_means_the_earlier_one_unless_one_is_named() -> None:
    things = table(BOTH).box.things
    power, terrain = find(things, "forest"), find(things, "forest", ["terrain"])
    assert power is not None
    assert terrain is not None
    assert (power.family, terrain.family) == ("power", "terrain")
    assert find(things, "nothing") is None


def test_30_no_two_that_speak_bear_one_name() -> None:
    with pytest.raises(ValueError, match="orcs is a race and a rule"):
        table(BOTH, rules={"orcs": Coins()})


def test_30b_a_badge_drawn_for_a_find_lies_there_and_is_lent_to_whoever_holds_it() -> None:
    t = table(BOTH, powers={"flying": Coins(2)}, finds={"circle": (1, LendsBadge())})
    t.state.badges = Stack([], ["flying", "swamp"])
    before, playing = t.state.draws, game(t)
    assert "flying" not in [me.label for me in playing.voices("income")]
    playing.lay_badge(t.state.finds[0])
    assert "find.circle.flying" in [me.key for me in playing.voices("income")]
    assert (t.state.finds[0].badge, t.state.badges.under) == ("flying", ["swamp"])
    assert t.state.draws == before + 1


def test_30c_where_no_badge_is_left_the_discarded_ones_are_drawn_from() -> None:
    t = table(BOTH, finds={"circle": (1, LendsBadge())})
    t.state.badges, t.state.discards = Stack(), ["flying"]
    game(t).lay_badge(t.state.finds[0])
    assert (t.state.finds[0].badge, t.state.discards) == ("flying", [])


def test_31_thinking_on_a_copy_leaves_the_finds_of_the_table_alone() -> None:
    t = table(BOTH, finds={"drum": (2, Coins())})
    ahead = Game(t.box, t.state.clone())
    ahead.bring(ahead.state.finds[0], 1)
    assert t.state.finds[0].region == 2
