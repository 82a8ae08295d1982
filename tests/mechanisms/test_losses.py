"""Who loses what when a region is taken or tokens are forced off it, and what gets away."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine import default_action, ranking, tokens_on_board
from engine.actions import Abandon, Conquer, Place, Redeploy, Use
from engine.box import FindSpec
from engine.codec import dump_state, load_state
from engine.hooks import Effect, Lasts, Mod, Trait, Way
from engine.me import Me
from engine.parts.champion import Champion
from engine.parts.reach import Discount
from engine.parts.tokens import AllStay, Sanctuary, SavedOnce, Spared
from engine.specs import MarkerSpec
from engine.state import Conquest, Find, Withdrawal
from tests import dsl
from tests.dsl import Table
from tools.checks import violations

from . import game
from .test_ways import Guarded

NOTHING = Effect()
CHAMPION = MarkerSpec("hero", 1, defense=1, token=True, holds=True, stays_in_decline=False)
BEAST = replace(CHAMPION, id="dragon", limit=5, dies=True, ranks=True)


class Socks(Effect):
    """A way in which nobody who is driven out dies."""

    def way(self, me: Me) -> Way:
        return Way()

    def harmless(self, me: Me, conquest: Conquest) -> bool:
        return me.does(conquest.means)


class Escapes(Effect):
    """In decline it loses like an active race."""

    def survives(self, me: Me) -> bool:
        return True


class Undying(Effect):
    """No token is ever lost, whatever comes."""

    def losses(self, me: Me, conquest: Conquest) -> int:
        return -conquest.tokens


class Demon(Effect):
    """Moves in anywhere: two tokens die there, the rest flees, and nobody holds the region."""

    def offers(self, me: Me):
        return [Use(me.way, region) for region in me.game.box.regions]

    def perform(self, me: Me, use: Use) -> None:
        me.game.expel(me.army, use.target, 2, me.label)


@dataclass(frozen=True, slots=True)
class Bombs(Effect):
    """Blows a region up: it is conquered, and empty."""

    free: bool = False

    def offers(self, me: Me):
        return [Use(me.way, region) for region in me.game.box.regions]

    def perform(self, me: Me, use: Use) -> None:
        attack = me.game.attack(me.army, use.target, me.label)
        me.game.take(attack, 0, leaves_empty=True, free=self.free)


@dataclass(frozen=True, slots=True)
class Frightens(Effect):
    """A token or piece of a region goes to another of its race, or off where there is none."""

    piece: str = ""

    def offers(self, me: Me):
        return [Use(me.way, r) for r, h in me.game.state.regions.items() if h.army is not None]

    def perform(self, me: Me, use: Use) -> None:
        game, holder = me.game, me.game.state.regions[use.target].army
        assert holder is not None
        others = [r.id for r in game.regions_of(game.army(holder)) if r.id != use.target]
        if others:
            game.shove(me.army, use.target, others[0], 1, me.label, self.piece)
        else:
            game.remove(me.army, use.target, 1, me.label, self.piece)


@dataclass(frozen=True, slots=True)
class Cuts(Effect):
    """Takes one token or native off a region, or a piece."""

    piece: str = ""

    def offers(self, me: Me):
        return [Use(me.way, region) for region in me.game.box.regions]

    def perform(self, me: Me, use: Use) -> None:
        me.game.remove(me.army, use.target, 1, me.label, self.piece)


class Pairs(Effect):
    def garrison(self, me: Me) -> int:
        return 2


class Rejoices(Effect):
    """A coin for each conquest, and one for each token killed."""

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        if not conquest.free:
            me.game.pay(me.army.player, 1 + conquest.killed, me.label)


def fight(
    victim: str = "elves", *, does: Effect, victims: Effect = NOTHING, tokens: int = 3
) -> Table:
    """A attacks B, who also holds 2, and comes after A and C."""
    return dsl.table(
        f"""
        turn A
        A: orcs, hand 7
        C: {victim}
        B: trolls
        1 farmland edge     : elves*{tokens}
        2 hill - 1 4        : elves*2
        3 swamp - 1         : orcs*2
        4 forest edge       : trolls*2
        5 forest - 1        : tribe
        """,
        Trait("orcs", (does,)),
        Trait("elves", (victims,), Lasts.ALWAYS),
    )


def sound(t: Table) -> Table:
    assert violations(t.box, t.state) == []
    assert load_state(dump_state(t.state)) == t.state
    return t


def stops(t: Table) -> Table:
    """The turn's player makes no more conquests, and redeploys somehow."""
    player = t.player
    while t.player == player and t.step in ("conquer", "redeploy"):
        t.play(default_action(t.box, t.state))
    return sound(t)


def line(t: Table) -> Conquest:
    turn = t.state.turn
    return (turn.journal or turn.forced)[-1]


# ------------------------------------------------------------------- conquests


def test_a_conquest_tells_how_many_tokens_died_by_it() -> None:
    t = sound(fight(does=Rejoices()).conquer(1))
    assert (line(t).killed, line(t).tokens, line(t).forced) == (1, 3, False)
    assert t.earned("A") == {"orcs": 2}


@pytest.mark.parametrize("victim", ["elves", "(elves)"])
def test_U_67_by_a_harmless_way_all_tokens_get_away_declined_ones_too(victim: str) -> None:
    t = fight(victim, does=Socks())
    t.play(Conquer(1, by="orcs"))
    assert (t.army("elves").driven, line(t).killed) == (3, 0)
    assert t.happened("lost") == []
    stops(t)
    assert t.player == "B", "with one region there is nothing to choose"
    assert t[2] == ("elves*5" if victim == "elves" else "(elves)*5")


def test_U_67_by_the_plain_way_the_same_attacker_kills_as_usual() -> None:
    t = sound(fight("(elves)", does=Socks()).conquer(1))
    assert (t.army("elves").driven, line(t).killed) == (0, 3)


def test_U_67_declined_tokens_without_another_region_are_lost_at_once() -> None:
    t = dsl.table(
        """
        turn A
        A: orcs, hand 7
        B: (elves)
        1 farmland edge : elves*3
        2 hill          : orcs
        """,
        Trait("orcs", (Socks(),)),
    )
    t.play(Conquer(1, by="orcs"))
    assert [(e.kind, e.amount) for e in t.events if e.kind in ("lost", "driven", "removed")] == [
        ("lost", 3),
        ("removed", 0),
    ]
    assert t.races() == ["orcs"]
    sound(t)


def tomb(tokens: int = 3) -> Table:
    """A conquers B's stacks, that B has kept in decline."""
    return dsl.table(
        f"""
        turn A
        A: orcs, hand 8
        B: (elves)
        C: trolls
        1 farmland edge : elves*{tokens}
        2 hill - 1      : elves*2
        3 swamp - 1 2   : orcs*2
        4 forest edge   : trolls
        5 forest - 1 2  : elves
        """,
        Trait("elves", (AllStay(), Escapes()), Lasts.ALWAYS),
        Trait("orcs", (Discount(amount=9),)),
    )


def test_U_40_who_survives_in_decline_loses_one_token_and_withdraws_the_rest() -> None:
    t = sound(tomb().conquer(1))
    assert (t.army("elves").driven, line(t).killed) == (2, 1)
    stops(t)
    assert t.decider == "B"
    assert t.legal() == [Place(2, 1), Place(2, 2), Place(5, 1), Place(5, 2)]
    sound(t.put((2, 2)))
    assert t[2] == "(elves)*4"


def test_U_66_with_its_last_region_such_a_race_loses_what_was_driven_out_too() -> None:
    t = tomb().conquer(1, 5)
    assert t.army("elves").driven == 2
    t.conquer(2)
    assert [e.amount for e in t.happened("lost")] == [2]
    assert t.races() == ["orcs", "trolls"]
    assert t.state.tray["elves"] == t.box.races["elves"].tokens
    sound(t)


def test_U_66_such_a_race_expelled_from_its_last_region_is_lost_while_another_acts() -> None:
    t = dsl.table(
        """
        turn A
        A: orcs, hand 6
        B: (elves)
        B: trolls
        1 farmland edge : elves*4
        2 hill - 1      : elves*2
        3 swamp - 1 2   : orcs*2
        4 forest edge   : trolls
        """,
        Trait("elves", (AllStay(), Escapes()), Lasts.ALWAYS),
        Trait("orcs", (Demon(),)),
    )
    sound(t.use("orcs", 1))
    assert t.army("elves").driven == 2
    sound(t.use("orcs", 2))
    assert t.races() == ["orcs", "trolls"]
    assert t.state.tray["elves"] == t.box.races["elves"].tokens
    sound(t.conquer(2))
    t.end_turn()
    assert t.player == "B", "nobody waits for a race that is gone"


def test_W_20_that_tokens_were_moved_by_force_is_known_and_none_of_them_lost() -> None:
    t = sound(fight(does=Frightens()).use("orcs", 1))
    assert (t[1], t[2]) == ("elves*2", "elves*3")
    moved = t.state.turn.forced[-1]
    assert (moved.region, moved.to, moved.tokens, moved.killed) == (1, 2, 1, 0)
    assert (moved.means, moved.race, moved.loser_player) == ("orcs", "elves", 2)


class PaidByRace(Effect):
    """A coin at once, and another at the scoring, for each region taken from Elves."""

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        if conquest.race == "elves":
            me.game.pay(me.army.player, 1, me.label)

    def income(self, me: Me):
        yield Mod(sum(c.race == "elves" for c in me.journal()), me.label)


def test_W_61_which_race_lost_a_region_is_known_even_if_it_has_left_the_game_with_it() -> None:
    t = dsl.table(
        """
        turn A
        A: orcs, hand 6
        B: (elves)
        1 farmland edge : elves
        2 hill - 1      : orcs
        3 swamp - 1 2   : tribe
        """,
        Trait("orcs", (PaidByRace(),)),
    )
    sound(t.conquer(1))
    assert (t.races(), t.earned("A")) == (["orcs"], {"orcs": 1})
    t.conquer(3)
    assert t.earned("A") == {}
    t.end_turn()
    assert t.earned("A")["orcs"] == 1


def test_B_35_a_number_of_losses_that_is_named_holds_whatever_powers_say() -> None:
    t = fight(does=Effect(), victims=Undying())
    g = game(t)
    g.take(g.attack(t.army("orcs"), 1), 3, losses=2)
    assert (t.army("elves").driven, t.state.turn.journal[-1].killed) == (1, 2)


def test_W_56_a_loss_saved_once_a_turn_is_not_saved_again() -> None:
    t = sound(fight(does=Effect(), victims=SavedOnce(), tokens=1).conquer(1, 2))
    assert [c.killed for c in t.state.turn.journal] == [0, 1]
    assert t.army("elves").driven == 1 + 1


def test_W_12_what_powers_saved_is_known_and_where_nobody_dies_at_all_they_saved_none() -> None:
    t = fight(does=Effect(), victims=SavedOnce(), tokens=1).conquer(1, 2)
    assert [(c.killed, c.saved) for c in t.state.turn.journal] == [(0, 1), (1, 0)]
    assert line(fight(does=Effect(), victims=Undying()).conquer(1)).saved == 1
    assert line(fight(does=Demon(), victims=Undying()).use("orcs", 1)).saved == 2
    assert line(fight(does=Effect(), victims=Sanctuary()).conquer(1)).saved == 0
    beast = with_pieces(fight(does=Effect(), victims=Undying()), dragon=1)
    assert line(beast.conquer(1)).saved == 0


def test_W_48_what_stood_in_the_region_is_known_when_it_is_lost() -> None:
    t = fight(does=Effect(), victims=Champion("hero"))
    t.box = replace(t.box, markers={**t.box.markers, "hero": CHAMPION})
    game(t).lay(1, "hero")
    t.conquer(1)
    assert (line(t).killed, line(t).strength, t.army("elves").driven) == (0, 4, 3)
    assert t.earned() == {"elves": 0}, "a coin from one to the other"
    assert game(t).supply("hero") == 1
    sound(t)


def with_pieces(t: Table, **lies: int) -> Table:
    """Put so many beasts and champions in region 1."""
    t.box = replace(t.box, markers={**t.box.markers, "hero": CHAMPION, "dragon": BEAST})
    for marker, n in lies.items():
        game(t).shift(t.army("elves"), 1, marker, n)
    return t


@pytest.mark.parametrize("victims", [Effect(), SavedOnce(), Spared()])
def test_W_12_W_43_a_beast_dies_instead_of_a_token_and_no_power_saves_it(victims: Effect) -> None:
    t = with_pieces(fight(does=Rejoices(), victims=victims), dragon=2)
    sound(t.conquer(1))
    assert (t.army("elves").driven, t.happened("lost"), game(t).supply("dragon")) == (3, [], 5)
    assert (line(t).killed, line(t).strength, t.earned("A")) == (1, 5, {"orcs": 2})


def test_W_43_beasts_alone_lose_one_of_them_too() -> None:
    t = with_pieces(fight(does=Effect(), tokens=1), dragon=3)
    t.state.add_tokens(1, -1)
    t.state.tray["elves"] += 1
    sound(t.conquer(1))
    assert (line(t).killed, line(t).tokens, t.army("elves").driven) == (1, 0, 0)


def test_W_43_where_two_are_lost_a_beast_dies_for_each_and_then_a_token() -> None:
    t = sound(with_pieces(fight(does=Demon()), dragon=1).use("orcs", 1))
    assert (line(t).killed, t.army("elves").driven) == (2, 2)
    t = sound(with_pieces(fight(does=Demon()), dragon=3).use("orcs", 1))
    assert (line(t).killed, t.army("elves").driven) == (2, 3)


def test_W_43_where_one_token_of_several_is_forced_off_no_beast_dies_for_it() -> None:
    t = sound(with_pieces(fight(does=Cuts()), dragon=2).use("orcs", 1))
    assert (t[1], line(t).killed, line(t).part) == ("elves*2 dragon*2", 1, True)


def test_W_46_a_beast_is_moved_as_a_token_is_and_none_dies() -> None:
    t = sound(with_pieces(fight(does=Frightens("dragon")), dragon=2).use("orcs", 1))
    assert (t[1], t[2]) == ("elves*3 dragon", "elves*2 dragon")
    assert (line(t).killed, line(t).tokens, line(t).to) == (0, 0, 2)
    assert (line(t).forced, line(t).part) == (True, True)
    sound(t.use("orcs", 1))
    assert (t[1], t[2]) == ("elves*3", "elves*2 dragon*2")
    sound(t.use("orcs", 1))
    assert t[2] == "elves*2 dragon*2", "there is none left to move"


@pytest.mark.parametrize("saves", [Undying(), SavedOnce(), Sanctuary()])
def test_W_12_W_46_a_beast_forced_off_dies_and_no_power_saves_it(saves: Effect) -> None:
    t = sound(with_pieces(fight(does=Cuts("dragon"), victims=saves), dragon=2).use("orcs", 1))
    assert (t[1], line(t).killed, line(t).tokens) == ("elves*3 dragon", 1, 0)
    assert (game(t).supply("dragon"), t.army("elves").driven) == (4, 0)
    sound(t.use("orcs", 1).use("orcs", 1))
    assert (t[1], line(t).killed) == ("elves*3", 0)


def test_W_12_a_beast_forced_off_leaves_the_power_to_save_for_the_next_token() -> None:
    t = with_pieces(fight(does=Cuts("dragon"), victims=SavedOnce(), tokens=1), dragon=1)
    sound(t.use("orcs", 1).conquer(1))
    assert (line(t).killed, t.army("elves").driven) == (0, 1)


@pytest.mark.parametrize("does", [Frightens("dragon"), Cuts("dragon")])
def test_W_46_a_region_that_only_a_beast_held_is_left_with_it(does: Effect) -> None:
    t = with_pieces(fight(does=does, tokens=1), dragon=1)
    t.state.add_tokens(1, -1)
    t.state.tray["elves"] += 1
    sound(t.use("orcs", 1))
    assert t[1] == ""
    assert [(e.kind, e.player) for e in t.happened("given_up")] == [("given_up", 2)]


def mined(t: Table, region: int = 1) -> Table:
    """Lay a piece that needs a holder, whoever that is, and a fortress."""
    bomb = MarkerSpec("lair", 2, stays_when_taken=True)
    t.box = replace(t.box, markers={**t.box.markers, "lair": bomb})
    for marker in ("lair", "fortress"):
        game(t).lay(region, marker)
    return sound(t)


def test_W_44_a_piece_may_stay_when_its_region_changes_hands_and_others_go() -> None:
    t = sound(mined(fight(does=Effect())).conquer(1))
    assert t[1] == "orcs*6 lair"


@pytest.mark.parametrize("does", [Demon(), Bombs(), Cuts()])
def test_W_44_it_goes_back_when_its_region_is_left_empty(does: Effect) -> None:
    t = sound(mined(fight(does=does, tokens=1)).use("orcs", 1))
    assert (t[1], game(t).supply("lair")) == ("", 2)


def test_W_44_it_goes_back_when_its_region_is_abandoned_or_its_race_leaves_the_game() -> None:
    t = sound(mined(fight(does=Effect()), region=3).play(Abandon(3)))
    assert (t[3], game(t).supply("lair")) == ("", 2)
    t = mined(fight("(elves)", does=Effect()))
    game(t).retire(t.army("elves"))
    assert (t[1], game(t).supply("lair")) == ("", 2)


def test_W_47_it_goes_along_when_all_that_stands_there_is_exchanged() -> None:
    t = mined(fight(does=Effect()))
    game(t).swap(1, 3)
    assert (sound(t)[3], t[1]) == ("elves*3 lair fortress", "orcs*1")


def test_W_27_a_fort_that_is_taken_off_is_no_loss() -> None:
    t = fight(does=Cuts("fortress"))
    game(t).lay(1, "fortress")
    sound(t.use("orcs", 1))
    assert (t[1], line(t).killed, line(t).part) == ("elves*3", 0, True)


def test_B_35_where_the_tokens_lost_are_named_no_beast_dies_for_one() -> None:
    t = with_pieces(fight(does=Effect()), dragon=2)
    playing = game(t)
    playing.take(playing.attack(t.army("orcs"), 1), 3, losses=1)
    assert (t.army("elves").driven, line(t).killed) == (2, 1)


@pytest.mark.parametrize("piece", ["dragon", "hero"])
def test_W_12_what_was_saved_by_a_piece_leaves_the_power_to_save_for_the_next(piece: str) -> None:
    t = fight(does=Effect(), tokens=1)
    saves = Trait("elves", (SavedOnce(), Champion("hero")) if piece == "hero" else (SavedOnce(),))
    elves = replace(t.box.races["elves"], trait=saves)
    t.box = replace(t.box, races={**t.box.races, "elves": elves})
    with_pieces(t, **{piece: 1}).conquer(1, 2)
    assert [c.killed for c in t.state.turn.journal] == [int(piece == "dragon"), 0]


def test_W_32_W_75_where_nobody_of_the_loser_dies_beasts_live_too() -> None:
    t = with_pieces(fight(does=Effect(), victims=Sanctuary()), dragon=2)
    sound(t.conquer(1))
    assert (line(t).killed, t.army("elves").driven) == (0, 3)
    assert (t.happened("lost"), game(t).supply("dragon")) == ([], 5)


def test_W_32_an_explosion_is_a_conquest_and_a_token_forced_off_is_none() -> None:
    t = sound(fight(does=Bombs(), victims=Sanctuary()).use("orcs", 1))
    assert (line(t).killed, t.army("elves").driven) == (0, 3)
    t = sound(fight(does=Cuts(), victims=Sanctuary()).use("orcs", 1))
    assert (line(t).killed, t[1], line(t).part) == (1, "elves*2", True)
    t = sound(fight(does=Frightens(), victims=Sanctuary()).use("orcs", 1))
    assert (line(t).to, line(t).part) == (2, True)


def test_W_65_it_saves_in_the_attack_that_takes_it_too_and_nobody_afterwards() -> None:
    t = fight(does=Effect(), tokens=1)
    place = Trait("chapel", (Sanctuary(),))
    t.box = replace(t.box, finds={"chapel": FindSpec("chapel", "place", place)})
    t.state.finds.append(Find("chapel", 1))
    sound(t.conquer(1, 2))
    assert [c.killed for c in t.state.turn.journal] == [0, 1]


def test_U_67_the_losers_own_harmless_way_saves_nobody_from_others() -> None:
    t = fight(does=Effect(), victims=Socks()).conquer(1)
    assert line(t).killed == 1
    both = fight(does=Socks(), victims=Sanctuary())
    both.play(Conquer(1, by="orcs"))
    assert (line(both).killed, both.army("elves").driven) == (0, 3)


@pytest.mark.parametrize(("free", "changes"), [(False, [-1, 0, 2]), (True, [0, 0, 0])])
def test_W_76_for_what_is_free_nobody_pays_and_nobody_is_paid(
    free: bool, changes: list[int]
) -> None:
    """Else: tolls of 2 and 1, a coin of ransom, one for the conquest."""
    t = fight(does=Effect())
    races = {
        "orcs": Trait("orcs", (Bombs(free), Rejoices())),
        "elves": Trait("elves", (Champion("hero"), Guarded(2), Guarded(1, late=True))),
    }
    specs = {name: replace(t.box.races[name], trait=trait) for name, trait in races.items()}
    t.box = replace(t.box, races={**t.box.races, **specs})
    with_pieces(t, hero=1)
    before = t.state.coins
    sound(t.use("orcs", 1))
    assert [now - was for now, was in zip(t.state.coins, before, strict=True)] == changes
    assert (t[1], line(t).free, t.army("elves").driven) == ("", free, 3)


def test_E9_a_conquest_may_leave_its_region_empty() -> None:
    t = fight(does=Bombs()).use("orcs", 1)
    assert (t[1], t.army("orcs").hand, t.army("elves").driven) == ("", 8, 2)
    assert [e.kind for e in t.events][-2:] == ["conquered", "given_up"]
    assert line(t).loser_player == 2
    sound(t.play(Redeploy(((3, 8),))))
    assert t[2] == "elves*4", "the victims withdraw at the end of the turn"


# ------------------------------------------------------- losses without a conquest


def test_U_48_who_is_expelled_loses_two_and_the_rest_withdraws_and_nobody_conquered() -> None:
    t = fight(does=Demon()).use("orcs", 1)
    assert (t[1], t.army("elves").driven) == ("", 1)
    assert t.state.turn.journal == []
    assert (line(t).killed, line(t).forced, line(t).means) == (2, True, "orcs")
    sound(t.play(Redeploy(((3, 8),))))
    assert t[2] == "elves*3"


def test_U_48_of_fewer_tokens_all_are_lost_and_natives_go_too() -> None:
    t = sound(fight(does=Demon(), tokens=1).use("orcs", 1))
    assert (t[1], t.army("elves").driven, line(t).killed) == ("", 0, 1)
    sound(t.use("orcs", 5))
    assert (t[5], line(t).natives) == ("", 1)


@pytest.mark.parametrize(("saves", "killed"), [(Spared(), 2), (Undying(), 0)])
def test_U_68_what_saves_from_conquests_saves_from_nothing_else(saves: Effect, killed: int) -> None:
    t = sound(fight(does=Demon(), victims=saves).use("orcs", 1))
    assert (line(t).killed, t.army("elves").driven) == (killed, 3 - killed)


def test_U_48_a_declined_race_loses_all_of_an_expelled_region_and_may_leave_the_board() -> None:
    t = fight("(elves)", does=Demon()).use("orcs", 1)
    assert (line(t).killed, t.army("elves").driven) == (3, 0)
    sound(t.use("orcs", 2))
    assert t.races() == ["orcs", "trolls"]


def test_U_48_one_may_expel_oneself() -> None:
    t = sound(fight(does=Demon()).use("orcs", 3))
    assert t[3] == ""
    assert line(t).loser == t.army("orcs").id


def test_W_46_one_token_goes_to_another_region_and_that_is_no_loss() -> None:
    t = sound(fight(does=Frightens()).use("orcs", 1))
    assert (t[1], t[2]) == ("elves*2", "elves*3")
    assert (t.happened("lost"), t.army("elves").driven) == ([], 0)


def test_W_46_a_region_that_is_emptied_so_is_left() -> None:
    t = sound(fight(does=Frightens(), tokens=1).use("orcs", 1))
    assert (t[1], t[2]) == ("", "elves*3")
    assert [(e.kind, e.player) for e in t.happened("given_up")] == [("given_up", 2)]


def test_W_46_a_lone_token_that_must_not_stay_alone_follows_at_once() -> None:
    t = sound(fight(does=Frightens(), tokens=2, victims=Pairs()).use("orcs", 1))
    assert (t[1], t[2]) == ("", "elves*4")


def test_W_46_a_token_forced_off_is_lost_and_the_rest_stays() -> None:
    t = sound(fight(does=Cuts()).use("orcs", 1))
    assert (t[1], line(t).killed, line(t).tokens) == ("elves*2", 1, 1)
    sound(t.use("orcs", 5))
    assert t[5] == ""
    sound(t.use("orcs", 5))  # there is nobody any more
    assert (t[5], line(t).tokens, line(t).natives) == ("", 0, 0)


def test_W_56_a_power_saves_the_first_token_forced_off_too_and_it_withdraws() -> None:
    t = sound(fight(does=Cuts(), victims=SavedOnce()).use("orcs", 1))
    assert (t[1], t.army("elves").driven, line(t).killed) == ("elves*2", 1, 0)
    sound(t.use("orcs", 1))
    assert (t[1], t.army("elves").driven) == ("elves*1", 1)
    t.play(Redeploy(((3, 8),)))
    assert t.decider == "C"


def test_U_51_of_ones_own_tokens_no_power_saves_any() -> None:
    t = dsl.table(
        """
        turn A
        A: orcs, hand 3
        A: (elves)
        B: trolls
        1 farmland edge : elves*2
        2 hill          : orcs
        3 forest edge   : trolls
        """,
        Trait("orcs", (Cuts(),)),
        Trait("elves", (Escapes(), Undying()), Lasts.ALWAYS),
    )
    sound(t.use("orcs", 1))
    assert (t[1], t.army("elves").driven) == ("(elves)*1", 0)
    sound(t.use("orcs", 1))
    assert t.races() == ["orcs", "trolls"]


def test_what_was_withdrawn_by_order_cannot_be_rearranged_once_tokens_were_forced_off() -> None:
    t = fight(does=Cuts())
    t.state.withdrawals.append(Withdrawal(t.army("elves").id, {1: 1}))
    t.use("orcs", 1)
    assert t.state.withdrawals == []


def test_C_07_a_piece_breaks_a_tie_only_if_it_counts_as_a_token_in_every_way() -> None:
    t = fight(does=Effect())
    t.box = replace(
        t.box,
        markers={
            **t.box.markers,
            "hero": CHAMPION,
            "dragon": replace(CHAMPION, id="dragon", ranks=True),
        },
    )
    g = game(t)
    g.lay(3, "hero")
    assert tokens_on_board(t.box, t.state, 0) == 1
    g.lay(3, "dragon")
    assert tokens_on_board(t.box, t.state, 0) == 2
    assert {rank.seats: rank.tokens for rank in ranking(t.box, t.state)}[(0,)] == 2
