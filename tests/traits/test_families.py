"""What every member of a family does; `families.py` has the rows."""

import pytest

from engine import Conquer
from tests.traits.families import CHEAPER, PER_REGION, Cheaper, Pays, each

RACES = [f for f in PER_REGION if f.is_race]
POWERS = [f for f in PER_REGION if not f.is_race]

# ------------------------------------------------- a coin more for each region of a kind


@each(PER_REGION, "positive")
def test_pays_a_coin_more_for_each_region_of_its_kind(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: {f.combo}, coins 5
        B: {f.world.rival}
        1 {f.kind} edge : {f.race}
        2 {f.kind}      : {f.race}
        3 {f.other}     : {f.race}
        4 {f.kind} edge : {f.world.rival}
    """)
    t.end_turn()
    assert t.earned("A") == f.earned(2, 1)
    assert t.coins("A") == 5 + sum(f.earned(2, 1).values())
    t.settled()


@each(PER_REGION, "positive")
def test_pays_for_a_region_conquered_this_turn(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: {f.combo}, hand 3
        B: {f.world.rival}
        1 {f.other} edge : {f.race}
        2 {f.kind}       :
        3 {f.kind} edge  : {f.world.rival}
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == f.earned(1, 1)
    t.settled()


@each(PER_REGION, "positive")
def test_pays_every_turn_for_what_is_held(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: {f.combo}, coins 5
        B: {f.world.rival}
        1 {f.kind} edge  : {f.race}*2
        2 {f.other} edge : {f.world.rival}*2
    """)
    t.end_turn().end_turn().end_turn()
    assert t.earned("A") == f.earned(1)
    assert t.coins("A") == 5 + 2 + 2
    t.settled()


@each([f for f in PER_REGION if f.others], "negative")
def test_pays_for_no_other_terrain_and_no_other_symbol(f: Pays) -> None:
    board = "\n".join(f"{n} {other} : {f.race}" for n, other in enumerate(f.others, 1))
    last = f"{len(f.others) + 1} {f.kind} edge : {f.world.rival}"
    t = f.table(f"turn A \n A: {f.combo} \n B: {f.world.rival} \n {board} \n {last}")
    t.end_turn()
    assert t.earned("A") == {"regions": len(f.others)}
    t.settled()


@each(PER_REGION, "negative")
def test_pays_nobody_else(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: {f.world.settler}
        B: {f.combo}
        1 {f.kind} edge : {f.world.settler}
        2 {f.kind}      : {f.world.settler}
        3 {f.kind} edge : {f.race}
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@each(PER_REGION, "negative")
def test_pays_nothing_for_regions_of_the_other_race_of_its_player(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: ({f.world.raider})
        A: {f.combo}
        B: {f.world.rival}
        1 {f.kind} edge : ({f.world.raider})
        2 {f.kind}      : {f.race}
        3 {f.kind} edge : {f.world.rival}
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, f.trait: 1}
    t.settled()


@pytest.mark.parametrize("regions", range(4))
@each(PER_REGION, "boundary")
def test_pays_as_many_coins_as_there_are_regions_of_its_kind(f: Pays, regions: int) -> None:
    t = f.table(f"""
        turn A
        A: {f.combo}, hand 5
        B: {f.world.rival}
        1 {f.kind} edge : {f.race if regions > 0 else ""}
        2 {f.kind} edge : {f.race if regions > 1 else ""}
        3 {f.kind} edge : {f.race if regions > 2 else ""}
        4 {f.kind} edge : {f.world.rival}
    """)
    t.end_turn()
    assert t.earned("A") == f.earned(regions)
    t.settled()


@each(PER_REGION, "boundary")
def test_pays_nothing_for_a_region_that_was_abandoned(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: {f.combo}
        B: {f.world.rival}
        1 {f.kind} edge  : {f.race}
        2 {f.kind}       : {f.race}
        3 {f.other} edge : {f.world.rival}
    """)
    t.abandon(1).end_turn()
    assert t.region(1).army is None
    assert t.earned("A") == f.earned(1)
    t.settled()


@each(PER_REGION, "boundary")
def test_pays_no_more_for_a_region_that_was_lost(f: Pays) -> None:
    t = f.table(f"""
        turn B
        A: {f.combo}
        B: {f.world.raider}, hand 6
        1 {f.kind} edge : {f.race}*2
        2 {f.kind} edge : {f.race}
    """)
    t.conquer(1).end_turn().end_turn()
    assert t.earned("A") == f.earned(1)
    t.settled()


@each(PER_REGION, "boundary")
def test_pays_one_coin_however_many_tokens_and_symbols_are_there(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: {f.combo}
        B: {f.world.rival}
        1 {f.kind} {" ".join(f.world.symbols)} edge : {f.race}*5
        2 {f.other} edge                                   : {f.world.rival}
    """)
    t.end_turn()
    assert t.region(1).tokens == 5
    assert t.earned("A") == f.earned(1)
    t.settled()


@each(PER_REGION, "decline", ruling="B_03")
def test_pays_on_the_turn_of_its_decline_and_later_only_if_it_lasts(f: Pays) -> None:
    t = f.table(
        f"""
        turn A
        A: {f.combo}
        B: {f.world.rival}
        1 {f.kind} edge  : {f.race}*2
        2 {f.kind}       : {f.race}
        3 {f.other} edge : {f.world.rival}
    """,
        column=[(f.world.raider, f.world.badge)],
    )
    left = f.earned(2) if f.lasts else {"regions": 2}
    t.declines()
    assert t.earned("A") == left
    assert t.state.discards == ([] if f.is_race or f.lasts else [f.trait])
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == left
    t.settled()


@each(RACES, "decline", ruling="B_54")
def test_pays_beside_a_new_race_only_if_it_lasts(f: Pays) -> None:
    t = f.table(f"""
        turn A
        A: ({f.race})
        A: {f.world.race}
        1 {f.kind} edge : ({f.race})
        2 {f.kind}      : {f.world.race}
    """)
    t.end_turn()
    assert t.earned("A") == ({"regions": 2, f.trait: 1} if f.lasts else {"regions": 2})
    t.settled()


def is_paid_beside_badges(f: Pays, **badges: int) -> None:
    for badge, coins in badges.items():
        t = f.table(f"""
            turn A
            A: {f.race} {badge}, hand 6
            1 {f.kind} edge : {f.race}
            2 {f.kind}      : {f.race}
            3 {f.other}     :
        """)
        t.conquer(3).end_turn()
        assert t.earned("A") == {**f.earned(2, 1), badge: coins}
        t.settled()


@each([f for f in RACES if f.edition == "base"], "combined", "merchant", "alchemist", ruling="B_49")
def test_is_paid_beside_a_badge_that_pays_too(f: Pays) -> None:
    is_paid_beside_badges(f, merchant=3, alchemist=2)


@each([f for f in RACES if f.edition == "underground"], "combined", "flocking", "quarreling")
def test_is_paid_beside_a_badge_that_pays_for_groups(f: Pays) -> None:
    is_paid_beside_badges(f, flocking=2, quarreling=1)


@each([f for f in POWERS if f.edition == "base"], "combined", "dwarves", "wizards", ruling="B_36")
def test_is_paid_beside_a_race_that_is_paid_too(f: Pays) -> None:
    for race, symbol in (("dwarves", "mine"), ("wizards", "magic")):
        t = f.table(f"""
            turn A
            A: {race} {f.trait}, hand 6
            1 {f.kind} {symbol} edge : {race}
            2 {f.kind}               : {race}
            3 {f.other} {symbol}     :
        """)
        t.conquer(3).end_turn()
        assert t.earned("A") == {**f.earned(2, 1), race: 2}
        t.settled()


@each([f for f in POWERS if f.edition == "underground"], "combined", "shrooms", "drow")
def test_is_paid_beside_a_race_that_is_paid_for_its_regions(f: Pays) -> None:
    for race, coins in (("shrooms", 1), ("drow", 3)):
        t = f.table(f"""
            turn A
            A: {race} {f.trait}, hand 6
            1 {f.kind} edge   : {race}
            2 {f.kind}        : {race}
            3 mushroom_forest :
        """)
        t.conquer(3).end_turn()
        assert t.earned("A") == {**f.earned(2, 1), race: coins}
        t.settled()


@each([f for f in RACES if f.edition == "warcraft"], "combined", "farmer", "herbalist")
def test_is_paid_beside_a_badge_that_pays_for_a_terrain(f: Pays) -> None:
    is_paid_beside_badges(f, farmer=2, herbalist=1)


@each([f for f in POWERS if f.edition == "warcraft"], "combined", "blood_elves", "naga")
def test_is_paid_beside_a_race_that_is_paid_for_symbols_and_not_for_water(f: Pays) -> None:
    for race, third in (("blood_elves", f"{f.other} magic"), ("naga", "sea")):
        t = f.table(f"""
            turn A
            A: {race} {f.trait}, hand 6
            1 {f.kind} magic edge : {race}
            2 {f.kind}            : {race}
            3 {third}             :
        """)
        t.conquer(3).end_turn()
        assert t.earned("A") == {**f.earned(2, 1), **({} if race == "naga" else {race: 2})}
        t.settled()


# ------------------------------------------------------ a token less for some regions


@each(CHEAPER, "positive")
def test_costs_a_token_less_whoever_defends(f: Cheaper) -> None:
    t = f.table(f"turn A \n A: {f.combo}, hand 5 \n B: {f.world.rival} \n {f.board('', 'tribe')}")
    assert t.price(2) == {"base": 2, f.trait: -1}
    assert t.price(3) == {"base": 2, "defenders": 1, f.trait: -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == (f"{f.race}*1", f"{f.race}*2")
    assert t.army(f.race).hand == 2
    t.end_turn()
    t.settled()


@each([f for f in CHEAPER if not f.everywhere], "negative")
def test_costs_the_full_price_where_it_is_no_such_region(f: Cheaper) -> None:
    t = f.table(f"turn A \n A: {f.combo}, hand 5 \n B: {f.world.rival} \n {f.board('', '')}")
    assert t.price(4) == {"base": 2}


@each(CHEAPER, "negative")
def test_makes_nothing_cheaper_for_others(f: Cheaper) -> None:
    board = f.board(f.race, "", held_by=f.world.raider)
    board = board.replace(f": {f.world.rival}", f": ({f.world.rival})")
    t = f.table(
        f"turn A \n A: {f.world.raider}, hand 5 \n B: ({f.world.rival}) \n B: {f.combo} \n {board}"
    )
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.price(3) == {"base": 2}


@each(CHEAPER, "boundary", ruling="B_13")
def test_takes_a_token_however_cheap_a_region_is(f: Cheaper) -> None:
    t = f.table(f"turn A \n A: {f.combo} \n B: {f.world.rival} \n {f.board('', 'tribe')}")
    t.refuses(Conquer(2), "no_tokens")
    t.refuses(Conquer(2, roll=True), "no_tokens")


@each(CHEAPER, "boundary", ruling="B_29")
def test_rolls_for_nothing_that_the_reduced_price_pays(f: Cheaper) -> None:
    t = f.table(f"turn A \n A: {f.combo}, hand 1 \n B: {f.world.rival} \n {f.board('', 'tribe')}")
    assert (t.targets(), t.die_targets()) == ({2: 1}, [3])
    t.refuses(Conquer(2, roll=True), "die_not_needed")
    t.refuses(Conquer(3), "too_few_tokens")
    t.conquer(2)
    t.refuses(Conquer(3), "no_tokens")


@each(CHEAPER, "boundary", ruling="B_08")
def test_counts_the_final_die_from_the_reduced_price(f: Cheaper) -> None:
    board = f.board(f"{f.world.rival}*3", f"{f.world.rival}*4")
    t = f.table(f"turn A, die 3 \n A: {f.combo}, hand 1 \n B: {f.world.rival} \n {board}")
    assert t.price(2) == {"base": 2, "defenders": 3, f.trait: -1}
    assert t.die_targets() == [2]
    t.refuses(Conquer(2), "too_few_tokens")
    t.refuses(Conquer(3, roll=True), "die_too_weak")
    t.roll(2)
    assert t[2] == f"{f.race}*1"
    t.settled()


@each([f for f in CHEAPER if not f.is_race], "decline", ruling="B_31")
def test_is_no_discount_for_ghouls_in_decline(f: Cheaper) -> None:
    board = f.board("", "", held_by="ghouls*4")
    t = f.table(
        f"turn A \n A: ghouls {f.trait} \n B: {f.world.rival} \n {board}",
        column=[(f.world.raider, f.world.badge)],
    )
    assert t.price(2) == {"base": 2, f.trait: -1}
    t.declines()
    assert t.state.discards == [f.trait]
    t.settled()
    t.end_turn().pick(0)
    assert t.price(2) == {"base": 2}
    t.conquer(2)
    assert t[2] == "(ghouls)*2"


@each([f for f in CHEAPER if f.is_race], "decline", ruling="B_54")
def test_is_no_discount_for_the_next_race(f: Cheaper) -> None:
    board = f.board(f"({f.race})", "", held_by=f.world.race)
    t = f.table(
        f"turn A \n A: ({f.race}) \n A: {f.world.race}, hand 2 \n B: {f.world.rival} \n {board}"
    )
    assert t.price(3) == {"base": 2}
    t.conquer(3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()
