"""Small tables on which it is clear what to do."""

import pytest

from engine.actions import Answer, Conquer, Done, GoInDecline, Pick, PlayOn
from engine.autopilot import decide
from engine.position import table as printed_table
from tests.dsl import SEATS, table
from tests.traits.underground import under
from tests.traits.warcraft import wow


def choice(t):
    return decide(t.box, t.state, SEATS.index(t.decider))


def let_play(t):
    """Let the autopilot end the turn; return what it did."""
    player, done = t.player, []
    while t.step != "over" and t.player == player and t.decider == player:
        done.append(choice(t))
        t.play(done[-1])
    return done


WORN_OUT = """
    turn A, round {round}
    A: humans
    B: trolls
    1 farmland edge : humans
    2 farmland      : humans
    3 mountain      : trolls*5 lair
    4 mountain      : trolls*5 lair
    5 hill          : tribe
    6 hill edge     : tribe
    7 forest
    8 swamp edge
"""


def test_01_it_declines_when_worn_out():
    assert choice(table(WORN_OUT.format(round=3))) == GoInDecline()


def test_02_not_in_the_last_round_when_that_costs_coins():
    assert choice(table(WORN_OUT.format(round=10))) == Done()


def test_03_it_expands_while_there_are_tokens_and_room():
    t = table("""
        turn A, round 3
        A: ratmen
        B: elves
        1 farmland edge : ratmen*7
        2 farmland
        3 forest
        4 swamp
        5 hill          : elves*5
    """)
    assert isinstance(choice(t), Conquer)


def test_04_it_takes_the_richer_of_two_regions():
    t = table("""
        turn A, round 10
        A: wizards
        B: elves
        1 farmland edge - 2 3 : wizards*3
        2 hill          - 1
        3 hill magic    - 1
        4 hill edge           : elves
    """)
    assert choice(t) == Conquer(3)


def test_05_it_takes_from_another_rather_than_from_nobody():
    t = table("""
        turn A, round 10
        A: ratmen
        B: (elves)
        1 farmland edge - 2 3 : ratmen*4
        2 hill          - 1   : tribe
        3 hill          - 1 4 : elves
        4 hill edge     - 3   : elves
    """)
    assert choice(t) == Conquer(3)


def test_06_it_rolls_for_what_it_cannot_pay():
    t = table("""
        turn A, round 10
        A: ratmen
        B: elves
        1 farmland edge : ratmen*2
        2 hill          : elves
        3 hill edge     : elves
    """)
    assert choice(t) == Conquer(2, roll=True)


def test_07_it_does_not_roll_where_nothing_is_won():
    t = table("""
        turn A, round 10
        A: ratmen
        A: (elves)
        B: trolls
        1 farmland edge : ratmen*2
        2 hill          : elves
        3 mountain edge : trolls*9 lair
    """)
    assert t.die_targets() == [2]
    assert choice(t) == Done()


def test_08_in_the_last_turn_it_takes_all_it_can():
    t = table("""
        turn B, round 10, die 3
        A: elves
        B: ratmen
        1 farmland edge : ratmen*9
        2 hill
        3 hill
        4 forest        : tribe
        5 swamp
        6 swamp edge    : elves*3
    """)
    let_play(t)
    assert t.step == "over"
    assert [r for r in range(1, 7) if "ratmen" in t[r]] == [1, 2, 3, 4, 5]


def test_09_a_planned_order_beats_the_cheapest_first():
    """Five tokens: two and three for both, but only by way of the dearer one."""
    t = table("""
        turn A, round 10
        A: ratmen
        B: elves
        1 farmland edge - 2 3 : ratmen*6
        2 hill          - 1   : tribe
        3 mountain      - 1 4
        4 hill mine     - 3
        5 hill edge           : elves
    """)
    done = let_play(t)
    assert done[:2] == [Conquer(3), Conquer(4)]


def test_10_tokens_go_to_the_border():
    t = table("""
        turn A
        A: ratmen
        B: trolls
        1 farmland edge - 2   : ratmen*5
        2 farmland      - 1 3 : ratmen
        3 farmland      - 2 4 : ratmen
        4 mountain      - 3 5 : trolls*5 lair
        5 mountain      - 4   : trolls*4 lair
    """)
    t.done()
    assert t.step == "redeploy"
    moves = dict(choice(t).moves)
    assert sum(moves.values()) == 4
    assert moves[3] >= 3
    assert 1 not in moves


def test_11_driven_out_tokens_go_to_the_border_too():
    t = table("""
        turn A
        A: trolls
        B: elves
        C: ratmen
        1 farmland edge : trolls*8
        2 farmland      : ratmen*4
        3 farmland      : ratmen
        4 farmland      : ratmen
        5 sea
        6 hill edge     : elves
    """)
    t.conquer(2).done()
    while t.decider == "A":
        t.play(choice(t))
    assert t.step == "withdraw"
    moves = dict(choice(t).moves)
    assert sum(moves.values()) == 3
    assert moves[3] >= 2


@pytest.mark.parametrize(("declined", "declines"), [("(ghouls)", False), ("(elves)", True)])
def test_12_it_keeps_declined_races_that_still_act(declined, declines):
    name, each = declined.strip("()"), 4 if declined == "(ghouls)" else 1
    t = table(f"""
        turn A, round 8
        A: humans
        A: {declined}
        B: trolls
        1 farmland edge - 2 3     : humans
        2 farmland      - 1 3     : humans
        3 mountain      - 1 2 4   : trolls*4 lair
        4 mountain      - 3 5     : trolls*4 lair
        5 hill edge     - 4 6     : {name}*{each}
        6 hill          - 5 7     : {name}*{each}
        7 forest edge   - 6
    """)
    assert (GoInDecline() in let_play(t)) is declines


def test_13_coins_on_a_combo_count():
    column = [["ratmen", "merchant"], ["humans", "swamp", 6]]
    t = table("turn A, round 10\nA:\nB: elves\n1 hill edge\n2 hill\n3 hill edge: elves",
              column=column)  # fmt: skip
    assert choice(t) == Pick(1)


def test_14_coins_it_does_not_get_back_are_not_spent():
    column = [["humans", "commando"], ["ratmen", "underworld"], ["giants", "mounted"]]
    t = table("turn A, round 10\nA:\nB: elves\n1 swamp edge\n2 swamp\n3 swamp edge: elves",
              column=column)  # fmt: skip
    assert choice(t) == Pick(0)


def test_15_a_worn_out_race_retires_where_its_badge_lets_it():
    t = table(WORN_OUT.format(round=3).replace("A: humans", "A: humans stout"))
    t.done()
    assert t.step == "after_score"
    assert choice(t) == Answer((1,))


def test_16_but_not_at_the_end_where_its_tokens_may_break_a_tie():
    t = table(WORN_OUT.format(round=10).replace("A: humans", "A: humans stout"))
    t.done()
    assert t.step == "after_score"
    assert choice(t) == Answer()


def test_17_peace_is_made_with_the_neighbor_who_is_dangerous():
    t = table("""
        turn A, round 4
        A: humans diplomat
        B: elves
        C: trolls
        1 farmland edge - 2   : humans*2
        2 farmland      - 1 3 : humans
        3 mountain      - 2   : trolls*9
        4 hill edge     - 5 6 : elves
        5 hill          - 4   : elves
        6 lake          - 2 4
    """)
    t.done()
    t.play(choice(t))
    assert t.question() == "diplomat.ally"
    assert choice(t) == Answer((2,))


def test_18_a_fortress_is_built_where_an_attack_is_likely():
    t = table("""
        turn A, round 4
        A: humans fortified
        B: trolls
        1 farmland edge - 2   : humans
        2 farmland      - 1 3 : humans
        3 farmland      - 2 4 : humans
        4 mountain      - 3 5 : trolls*4 lair
        5 mountain      - 4   : trolls*4 lair
    """)
    t.done()
    while t.step != "place":
        t.play(choice(t))
    assert choice(t) == Answer((3,))


def test_19_it_enters_where_it_can_go_on():
    """One entry is a dead end; from the other two more regions can be had."""
    t = table("""
        turn A, round 10
        A: ratmen, hand 6
        B: elves
        1 hill edge - 2
        2 mountain  - 1     : elves*7
        3 hill edge - 4 2
        4 hill      - 3 5
        5 hill      - 4
    """)
    done = let_play(t)
    assert done[:3] == [Conquer(3), Conquer(4), Conquer(5)]


def test_20_a_declined_race_that_may_act_but_does_not_keeps_declining_open():
    t = table("""
        turn A, round 4
        A: humans
        A: (ghouls)
        B: trolls
        1 farmland edge : humans*6
        2 farmland
        3 farmland
        4 farmland
        5 mountain      : trolls*5 lair
        6 mountain      : trolls*4 lair
        7 hill edge     : ghouls
    """)
    assert t.state.turn.army == t.army("ghouls").id
    t.play(choice(t))
    assert t.state.turn.army == t.army("humans").id
    assert GoInDecline() in t.legal()


def test_21_tokens_that_leave_again_do_not_make_a_race_worth_keeping():
    t = table("""
        turn A, round 4
        A: amazons commando, aside 4
        B: elves
        1 farmland edge : amazons
        2 farmland      : amazons
        3 farmland      : amazons
        4 farmland      : amazons
        5 hill
        6 hill
        7 hill
        8 hill          : tribe
        9 hill edge     : elves*5
    """)
    assert t.army("amazons").hand == 4
    assert choice(t) == GoInDecline()


def test_22_a_race_that_has_spread_declines_before_it_is_worn_out():
    """Most of its regions will last in decline, too, while a new race spreads beside them."""
    t = table("""
        turn A, round 4
        A: humans
        B: trolls
        1 farmland edge  : humans*2
        2 farmland       : humans
        3 farmland       : humans
        4 farmland       : humans
        5 farmland       : humans
        6 farmland       : humans
        7 farmland       : humans
        8 hill
        9 hill
        10 hill
        11 hill
        12 hill
        13 hill
        14 hill edge     : trolls*4
    """)
    assert choice(t) == GoInDecline()


def test_23_a_combo_that_asks_is_taken_for_what_the_best_answer_makes_of_it():
    """With their own badge the Mimes earn 3 here, with that of the Liches twice as much."""
    column = [["shadow_mimes", "wise"], ["liches", "stone"], ["mudmen", "muddy"]]
    t = under(
        """
        turn A, round 10
        A:
        B: ogres
        1 black_mountain edge - 2 :
        2 black_mountain - 3      :
        3 black_mountain - 4      :
        4 black_mountain edge     : ogres*9
        """,
        column=column,
    )
    assert choice(t) == Pick(0)
    t.play(choice(t))
    assert t.question() == "shadow_mimes.badge"
    t.play(choice(t))
    assert t.army("shadow_mimes").power == "stone"


def test_24_a_piece_that_opens_a_way_is_put_where_the_way_goes_on():
    """Most defenders are beside the other chasm, but the mines are beside this one."""
    t = under(
        """
        turn A, round 10
        A:
        B: ogres
        C: lizardmen
        1 mudpool edge - 2     : ogres*5
        2 chasm volcano - 1 3  :
        3 black_mountain - 2 4 : lizardmen*9
        4 mine - 3 5           : tribe*2
        5 mine - 4 6           : tribe*2
        6 mine - 5 7           : tribe*2
        7 chasm volcano - 6    :
        """,
        column=[["flames", "underground.mining"], ["liches", "wise"]],
    )
    assert choice(t) == Pick(0)
    t.play(choice(t))
    assert t.question() == "flames.where"
    assert choice(t) == Answer((7,))


def test_25_pieces_that_conquer_but_do_not_stay_make_no_worn_out_race_worth_keeping():
    t = under("""
        turn A, round 6
        A: iron_dwarves mystic
        B: ogres
        1 mystic_crystal edge  : iron_dwarves
        2 mystic_crystal       : iron_dwarves
        3 mystic_crystal       : iron_dwarves
        4 mystic_crystal       : iron_dwarves
        5 mystic_crystal       : iron_dwarves
        6 mushroom_forest edge : ogres*9
    """)
    army = t.army("iron_dwarves")
    army.extra, army.memory = {"silver_hammer": 7}, {"iron_dwarves.made": 7}
    assert choice(t) == GoInDecline()


def test_26_raids_that_may_go_anywhere_leave_time_to_think_of_plain_conquests():
    gnomes = {"player": 0, "race": "warcraft.gnomes", "hand": 5, "regions": {1: 2, 2: 2}}
    kobolds = {"player": 1, "race": "kobolds", "regions": {5: 2, 6: 3}}
    data = {"edition": "warcraft", "players": 4, "seed": "x", "armies": [gnomes, kobolds]}
    assert isinstance(decide(*printed_table(data), 0), Conquer)


@pytest.mark.parametrize(("hand", "shape"), [(9, (1,)), (2, ())])
def test_27_what_is_asked_before_conquests_is_answered_for_what_they_bring(hand, shape):
    """Nine Worgen take nine regions and pay a coin; or four, and get two.  Two gain nothing."""
    t = wow(
        f"""
        turn A, round 10
        A: worgen, hand {hand}, coins 5
        B: kobolds
        1 fields anchor - 2 3 4 5 6 7 8 9 10 : worgen
        2 hill     :
        3 swamp    :
        4 fields   :
        5 forest   :
        6 hill     :
        7 swamp    :
        8 fields   :
        9 forest   :
        10 hill    :
        11 hill    : kobolds
        """
    )
    t.play(PlayOn())
    assert choice(t) == Answer(shape)
