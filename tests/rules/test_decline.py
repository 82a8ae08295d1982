"""A race goes in decline (B-19, B-25, B-54, B-66, B-67, B-68)."""

import pytest

from engine import default_action
from engine.actions import Abandon, Conquer, Done, GoInDecline, Place, Redeploy
from tests.dsl import Table, table


def realm(race: str = "trolls", power: str = "merchant", older: str = "(giants)") -> Table:
    return table(f"""
        turn A
        A: {older}
        A: {race} {power}, hand 1
        B: humans
        1 farmland edge : {older.strip("()").split()[0]} fortress
        2 mountain      : {race}*3
        3 swamp         : {race}*2
        4 hill edge     : humans
        5 hill
    """)


def test_B_25_declining_takes_the_whole_turn() -> None:
    t = realm().declines()
    assert t.player == "B"
    assert t.happened("conquered") == []
    assert t.coins("A") == 5 + 2  # then it scores
    t.settled()


def test_B_25_one_token_stays_in_each_region() -> None:
    t = realm().declines()
    assert (t[2], t[3]) == ("(trolls)*1 mountain", "(trolls)*1")
    assert (t.army("trolls").hand, t.state.tray["trolls"]) == (0, 8)


def test_B_66_the_older_declined_race_leaves_with_its_tokens_and_pieces() -> None:
    t = realm().declines()
    assert t[1] == ""
    assert t.state.tray["giants"] == 11
    assert t.races() == ["(trolls)", "humans"]
    assert [e.race for e in t.happened("removed")] == ["giants"]


def test_B_66_the_older_one_leaves_before_the_new_one_turns() -> None:
    t = realm().declines()
    kinds = [e.kind for e in t.events]
    assert kinds.index("removed") < kinds.index("declined")


def test_B_66_a_declined_spirit_race_stays() -> None:
    t = realm(older="(giants) spirit").declines()
    assert t[1] == "(giants)*1 fortress"
    assert t.races() == ["(giants)", "(trolls)", "humans"]
    assert t.coins("A") == 5 + 3


def test_B_66_a_race_that_declines_with_spirit_removes_nobody() -> None:
    t = realm(power="spirit").declines()
    assert t[1] == "(giants)*1 fortress"
    assert t.races() == ["(giants)", "(trolls)", "humans"]


def test_B_66_it_is_told_with_the_badge_it_had_and_without_one() -> None:
    (event,) = realm().declines().happened("declined")
    assert (event.player, event.race, event.power) == (0, "trolls", "merchant")
    (event,) = realm(power="").declines().happened("declined")
    assert (event.race, event.power) == ("trolls", "")


def test_B_66_what_the_race_remembered_is_forgotten() -> None:
    t = table("""
        turn A
        A: halflings, hand 4
        B: humans
        1 farmland edge
        2 hill
        3 hill edge : humans
    """)
    t.conquer(1, 2).end_turn()
    assert t.army("halflings").memory == {"halflings.hole": 2}
    t.end_turn().declines()
    assert t.army("halflings").memory == {}


def test_B_66_ghouls_keep_all_their_tokens() -> None:
    t = realm(race="ghouls").declines()
    assert (t[2], t[3]) == ("(ghouls)*3 mountain", "(ghouls)*2")
    assert (t.army("ghouls").hand, t.state.tray["ghouls"]) == (1, 10 - 6)


@pytest.mark.parametrize("piece", ["hole", "hero", "dragon", "encampment"])
def test_B_54_holes_heroes_dragon_and_encampments_leave_the_board(piece: str) -> None:
    t = table(f"""
        turn A
        A: trolls heroic
        B: humans
        1 farmland edge : trolls {piece}
        2 hill edge     : humans
    """)
    t.declines()
    assert t[1] == "(trolls)*1"


@pytest.mark.parametrize("piece", ["lair", "fortress"])
def test_B_54_lairs_and_fortresses_stay_and_defend(piece: str) -> None:
    t = table(f"""
        turn A
        A: trolls fortified
        B: humans, hand 6
        1 farmland edge : trolls {piece}
        2 hill edge     : humans
    """)
    t.declines()
    assert t[1] == f"(trolls)*1 {piece}"
    assert t.price(1) == {"base": 2, "defenders": 1, piece: 1}


def test_B_67_a_race_that_declines_without_a_token_on_the_board_is_gone_at_once() -> None:
    t = table(
        """
        turn A
        A: trolls merchant, hand 3
        B: humans
        1 hill edge : humans
        2 hill
        """,
        column=[("elves", "hill")],
        banners=[],
        badges=["flying"],
    )
    t.declines()
    assert t.races() == ["humans"]
    assert t.state.tray["trolls"] == 10
    assert [c.race for c in t.state.column] == ["elves", "trolls"]
    assert t.state.discards == ["merchant"]


def test_B_67_until_then_it_keeps_its_banner_before_its_player() -> None:
    t = table("""
        turn A
        A: trolls merchant
        B: humans
        1 hill edge : humans
        2 hill
    """)
    t.done()
    assert t.races() == ["trolls", "humans"]


def test_B_67_ghouls_with_tokens_in_hand_stay() -> None:
    t = table("""
        turn A
        A: ghouls merchant, hand 3
        B: humans
        1 hill edge : humans
        2 hill
    """)
    t.declines()
    assert (t.races(), t.army("ghouls").hand) == (["(ghouls)", "humans"], 3)


def test_B_68_decline_is_open_before_anything_else_is_done() -> None:
    t = realm()
    assert GoInDecline() in t.legal()


@pytest.mark.parametrize("first", [Abandon(3), Conquer(5), Conquer(4, roll=True)])
def test_B_68_and_closed_once_something_was_done(first: object) -> None:
    t = table("""
        turn A, die 0
        A: trolls, hand 2
        B: humans
        1 farmland edge : trolls
        2 hill edge - 1 : trolls
        3 swamp - 1 2   : trolls
        4 hill - 3      : humans*2
        5 hill - 3
    """)
    t.play(first)  # type: ignore[arg-type]
    keys = "wrong_step" if t.step == "redeploy" else "cannot_decline_begun"
    t.refuses(GoInDecline(), keys)


def skippable(ghouls: str = "ghouls*2", hand: int = 0) -> Table:
    return table(f"""
        turn A
        A: (ghouls){f", hand {hand}" if hand else ""}
        A: trolls
        B: humans
        1 farmland edge : {ghouls}
        2 hill edge     : trolls
        3 farmland      : ghouls
        4 swamp edge    : humans
    """)


def test_B_68_skipping_declined_ghouls_is_doing_nothing() -> None:
    t = skippable()
    assert GoInDecline() in t.legal()
    t.done().put((1, 1)).done()
    assert t.state.turn.army == t.army("trolls").id
    assert (t[1], t[3]) == ("(ghouls)*2", "(ghouls)*1")
    t.declines()
    assert t.races() == ["(trolls)", "humans"]  # the older declined race has left


def test_B_68_by_default_declined_ghouls_stay_as_they_stand() -> None:
    t = skippable("ghouls*4")
    assert default_action(t.box, t.state) == Redeploy(((1, 3),))
    t.play(default_action(t.box, t.state))
    assert GoInDecline() in t.legal()


def test_B_68_moving_declined_ghouls_is_doing_something() -> None:
    t = skippable().done().put((3, 1)).done()
    assert t.state.turn.army == t.army("trolls").id
    t.refuses(GoInDecline(), "cannot_decline_begun")


def test_B_68_so_is_placing_what_they_had_in_hand() -> None:
    t = skippable(hand=1)
    assert default_action(t.box, t.state) == Redeploy(((1, 1), (3, 1)))
    t.play(Redeploy(((1, 2),)))
    t.refuses(GoInDecline(), "cannot_decline_begun")


def test_B_68_ghouls_with_one_region_are_skipped_with_one_word() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: trolls
        B: humans
        1 farmland edge : ghouls*3
        2 hill edge     : trolls
        3 swamp edge    : humans
    """)
    t.done()
    assert (t.state.turn.army, t[1]) == (t.army("trolls").id, "(ghouls)*3")
    assert GoInDecline() in t.legal()
    t.done()
    assert t.player == "B"


def test_B_68_ghouls_off_the_board_are_skipped_too() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 2
        A: trolls
        B: humans
        1 farmland edge
        2 hill edge     : trolls
        3 swamp edge    : humans
    """)
    t.done()
    assert t.state.turn.army == t.army("trolls").id
    assert (GoInDecline() in t.legal(), t.army("ghouls").hand) == (True, 2)


@pytest.mark.parametrize("does", ["abandon", "conquer"])
def test_B_68_ghouls_that_have_acted_leave_no_decline(does: str) -> None:
    t = skippable("ghouls*4")
    t = t.abandon(3) if does == "abandon" else t.conquer(4)
    while t.state.turn.army != t.army("trolls").id:
        t.play(default_action(t.box, t.state))
    t.refuses(GoInDecline(), "cannot_decline_begun")


def test_B_68_never_on_the_turn_on_which_the_race_was_picked() -> None:
    t = table("""
        turn A
        A:
        B: humans
        1 farmland edge
        2 hill edge : humans
    """)
    t.pick(0)
    t.refuses(GoInDecline(), "cannot_decline_new")


def test_B_68_a_declined_race_is_followed_by_a_pick_on_the_next_turn() -> None:
    t = realm().declines().end_turn()
    assert (t.player, t.step) == ("A", "pick")


def test_R_10_a_declined_race_neither_readies_nor_moves() -> None:
    t = table("""
        turn A
        A: (giants)
        A: trolls
        B: humans
        1 farmland edge : giants
        2 hill edge     : trolls*2
        3 hill          : trolls
        4 swamp edge    : humans
    """)
    t.refuses(Abandon(1), "not_yours")
    t.done()
    t.refuses(Place(1, 1), "not_yours")
    t.refuses(Done(), "tokens_left")
