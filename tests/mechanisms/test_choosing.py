"""The start of a turn that is played on, and the moments of a decline (C-11, C-12)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.actions import Answer, Conquer, GoInDecline, Pick, Place, PlayOn, Redeploy
from engine.hooks import Effect, Lasts, Trait
from engine.me import Me
from tests.dsl import Table, table


class Springs(Effect):
    """A token more at the start of each turn that is played on."""

    def on_muster(self, me: Me) -> None:
        me.game.from_tray(me.army, 1, me.label)


class Asks(Effect):
    """Asks at the start of a turn that is played on for a region, which gets a token."""

    def on_muster(self, me: Me) -> None:
        me.ask("where", [r.id for r in me.regions()], default=[me.regions()[0].id])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for region in chosen:
            me.game.from_tray(me.army, 1)
            me.game.put_down(me.army, region, 1)


class Rolls(Effect):
    """As many tokens more as a roll says."""

    def on_muster(self, me: Me) -> None:
        me.game.from_tray(me.army, me.game.roll(me.army), me.label)


class Counts(Effect):
    """Remembers how many tokens lay on the board when it had its say."""

    def on_muster(self, me: Me) -> None:
        me.remember("seen", sum(me.game.state.regions[r.id].tokens for r in me.regions()))


def turn(*traits: Trait, power: str = "hill") -> Table:
    return table(
        f"""
        turn A
        A: orcs {power}
        B: elves
        1 farmland edge : orcs*2
        2 hill          : orcs
        3 swamp         :
        4 forest        : elves
        """,
        *traits,
    )


def test_where_nothing_happens_at_the_start_nothing_need_be_said() -> None:
    t = turn()
    assert t.step == "conquer"
    assert GoInDecline() in t.legal()


def test_a_player_says_first_whether_to_play_on() -> None:
    t = turn(Trait("orcs", (Springs(),)))
    assert t.step == "choose"
    assert t.legal()[:2] == [GoInDecline(), PlayOn()]
    assert t[1] == "orcs*2", "nothing is picked up yet"


def test_who_does_what_comes_then_has_played_on() -> None:
    t = turn(Trait("orcs", (Springs(),)))
    offered = t.legal()[2:]
    assert Conquer(3) in offered
    assert GoInDecline() not in offered
    t.play(Conquer(3))
    assert t.army("orcs").hand == 0
    t.refuses(GoInDecline(), "cannot_decline_begun")
    played = turn(Trait("orcs", (Springs(),))).play(PlayOn())
    assert played.legal() == offered
    for action in offered:
        turn(Trait("orcs", (Springs(),))).play(action)
    turn(Trait("orcs", (Springs(),))).refuses(Conquer(2), "own_region")
    turn(Trait("orcs", (Springs(),))).refuses(Pick(0), "wrong_step")


def test_who_answers_what_is_asked_then_has_played_on() -> None:
    t = turn(Trait("orcs", (Asks(),)))
    assert t.legal()[2:] == [Answer(), Answer((1,)), Answer((2,))]
    t.answer(2)
    assert t.step == "conquer"
    assert t.army("orcs").hand == 2


def test_what_hangs_on_chance_is_known_only_once_the_turn_is_played_on() -> None:
    t = turn(Trait("orcs", (Rolls(),)))
    assert t.legal() == [GoInDecline(), PlayOn()]
    t.refuses(Conquer(3), "wrong_step")


def test_what_happens_at_the_start_happens_when_it_is_played_on() -> None:
    t = turn(Trait("orcs", (Springs(),))).play(PlayOn())
    assert t.step == "conquer"
    assert t.army("orcs").hand == 2
    t.refuses(GoInDecline(), "cannot_decline_begun")


def test_what_happens_at_the_start_does_not_happen_in_a_decline() -> None:
    t = turn(Trait("orcs", (Springs(),)))
    tray = t.state.tray["orcs"]
    t.declines()
    assert t.state.tray["orcs"] == tray + 1, "only what went off the board came into it"
    t.settled()


def test_it_also_happens_when_a_combo_has_been_taken() -> None:
    t = table(
        """
        turn A
        B: elves
        1 farmland edge : elves
        2 hill edge     :
        """,
        Trait("orcs", (Springs(),)),
        column=[["orcs", "hill"]],
    )
    t.play(Pick(0))
    assert t.step == "conquer"
    assert t.army("orcs").hand == t.box.combo_tokens("orcs", "hill") + 1


def test_a_question_at_the_start_is_answered_before_the_troops_are_readied() -> None:
    t = turn(Trait("orcs", (Asks(),))).play(PlayOn())
    assert (t.step, t.question(), t.options()) == ("choose", "orcs.where", [1, 2])
    t.answer(2)
    assert t.step == "conquer"
    assert t.army("orcs").hand == 2


def test_a_later_source_knows_what_an_earlier_one_was_answered() -> None:
    t = turn(Trait("orcs", (Asks(),)), Trait("hill", (Counts(),))).play(PlayOn())
    assert "hill.seen" not in t.army("orcs").memory
    t.answer(2)
    assert t.army("orcs").memory["hill.seen"] == 4


def test_a_player_who_says_nothing_plays_on() -> None:
    t = turn(Trait("orcs", (Springs(),)))
    t.end_turn()
    assert t.races() == ["orcs", "elves"]
    assert t.player == "B"


def test_a_declined_race_too_can_have_its_say_at_the_start() -> None:
    t = table(
        """
        turn A
        A: orcs
        A: (trolls)
        B: elves
        1 farmland edge : orcs
        2 hill          : trolls
        3 swamp         : elves
        """,
        Trait("trolls", (Springs(),), Lasts.ALWAYS),
    )
    assert t.step == "choose"
    t.play(PlayOn())
    assert t.army("trolls").hand == 1


class Tidies(Effect):
    """Before it declines, its regions with more than a token earn a coin; afterwards it asks."""

    def on_decline(self, me: Me) -> None:
        tokens = me.game.state.regions
        rich = sum(tokens[r.id].tokens > 1 for r in me.regions())
        me.game.pay(me.army.player, rich, me.label)

    def on_declined(self, me: Me) -> None:
        me.remember("active", int(me.army.active))
        me.ask("off", [r.id for r in me.regions()])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        for region in chosen:
            me.game.bank(me.army, me.game.state.regions[region].tokens)
            me.game.clear(region)


def test_a_race_has_its_say_before_and_after_it_declines() -> None:
    t = turn(Trait("hill", (Tidies(),))).declines()
    assert t.army("orcs").power is None, "its badge is gone"
    assert t.army("orcs").memory == {"hill.active": 0}
    assert t.earned() == {"hill": 1}, "region 1 had two tokens, and nothing is scored yet"
    assert (t.step, t.question(), t.options()) == ("decline", "hill.off", [1, 2])
    t.answer(1)
    assert t.earned("A") == {"regions": 1}
    assert t[1] == ""
    t.settled()


def test_a_decline_that_asks_is_scored_once_all_is_answered() -> None:
    t = turn(Trait("hill", (Tidies(),))).declines().answer()
    assert t.earned("A") == {"regions": 2}
    assert (t.player, t.step) == ("B", "conquer")


def test_going_in_decline_after_scoring_is_told_too() -> None:
    t = turn(Trait("orcs", (Tidies(),)), power="stout").play(Redeploy(((1, 1),)))
    assert t.earned("A") == {"regions": 2}
    t.answer(1)
    assert (t.step, t.question()) == ("after_score", "orcs.off")
    t.answer(2)
    assert t[2] == ""
    t.settled()


class Vanishes(Effect):
    """It leaves the board as it declines, for two coins a region (U-41)."""

    def on_declined(self, me: Me) -> None:
        me.game.pay(me.army.player, 2 * len(me.regions()), me.label)
        me.game.retire(me.army)


def test_a_race_can_leave_the_game_as_it_declines() -> None:
    t = turn(Trait("hill", (Vanishes(),))).declines()
    assert t.races() == ["elves"]
    assert t.earned("A") == {"hill": 4}
    t.settled()


def test_what_has_left_the_game_as_it_declined_has_no_more_to_say() -> None:
    t = turn(Trait("orcs", (Vanishes(),)), Trait("hill", (Tidies(),))).declines()
    assert t.races() == ["elves"]
    assert not t.state.questions
    t.settled()


class Regroups(Effect):
    """In decline all tokens stay, and are redeployed once more."""

    def keeps(self, me: Me, tokens: int) -> int:
        return tokens

    def regroups(self, me: Me) -> bool:
        return True


TOMB = Trait("hill", (Regroups(),), Lasts.ALWAYS, stays=True)


def test_U_01_a_race_may_be_redeployed_once_more_as_it_declines_before_it_is_scored() -> None:
    t = turn(TOMB).declines()
    assert (t.step, t[1], t[2], t.army("orcs").hand) == ("redeploy", "(orcs)*1", "(orcs)*1", 1)
    assert (t.decider, t.legal(Place), t.earned("A")) == ("A", [Place(1, 1), Place(2, 1)], {})
    t.play(Redeploy(((2, 1),)))
    assert (t[1], t[2]) == ("(orcs)*1", "(orcs)*2")
    assert t.earned("A") == {"regions": 2}
    assert t.player == "B"
    t.settled()


def test_U_01_who_says_nothing_redeploys_by_default() -> None:
    t = turn(TOMB).declines()
    t.end_turn()
    assert t.state.regions[1].tokens + t.state.regions[2].tokens == 3
    assert t.player == "B"


def test_U_01_a_race_with_nothing_to_move_is_scored_at_once() -> None:
    t = table(
        """
        turn A
        A: orcs hill
        B: elves
        1 farmland edge : orcs
        2 hill          : orcs
        3 swamp         : elves
        """,
        TOMB,
    ).declines()
    assert (t.player, t.earned("A")) == ("B", {"regions": 2})


def test_U_41_a_race_that_leaves_the_game_as_it_declines_redeploys_nothing() -> None:
    t = turn(Trait("hill", (Vanishes(), Regroups()), Lasts.ALWAYS)).declines()
    assert (t.races(), t.player) == (["elves"], "B")
    t.settled()


class Revives(Effect):
    """When the turn is played on, a declined region of its player becomes its own (U-38)."""

    def on_muster(self, me: Me) -> None:
        for army in me.game.state.armies:
            if army.player == me.army.player and not army.active:
                me.game.from_tray(me.army, 1)
                me.game.hand_over(me.game.regions_of(army)[0].id, me.army)
                return


def test_a_declined_region_can_become_one_of_the_active_race() -> None:
    t = table(
        """
        turn A
        A: orcs
        A: (trolls)
        B: elves
        1 farmland edge : orcs
        2 hill          : trolls lair
        3 swamp         : elves
        """,
        Trait("orcs", (Revives(),)),
    )
    tray = dict(t.state.tray)
    t.play(PlayOn())
    assert (t[2], t.races()) == ("orcs*1 lair", ["orcs", "elves"])
    assert t.state.tray["trolls"] == tray["trolls"] + 1
    assert t.state.tray["orcs"] == tray["orcs"] - 1


def test_a_trait_has_one_effect_that_asks() -> None:
    with pytest.raises(ValueError, match="hill has two effects that ask"):
        Trait("hill", (Asks(), Tidies()))
