"""What Warcraft says of islands, travel, factions, finds and steps, whoever plays (W-01 to W-70).

Cases of races, powers, artifacts and places are in ``tests/traits``.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engine import (
    Choice,
    Conquer,
    default_action,
    drawn,
    legal,
    load_box,
    new_game,
    plain_box,
)
from engine.actions import Place, PlayOn
from engine.editions import seating
from engine.scoring import ranking
from engine.table import Game
from tests.dsl import Table, tied
from tests.traits.warcraft import wow

PLAYERS = (2, 3, 4, 5)
SEEDS = [f"seed {n}" for n in range(60)]
ALLIANCE, HORDE = "warcraft.dwarves", "blood_elves"
KEYS = ["aegis_of_aggramar.where", "heart_of_azeroth.where"]


def islands(players: int, seed: str) -> list[str]:
    """The islands that a seed draws: size, board and face, as ``l1a``."""
    setup = drawn(Choice(("warcraft",), players), seed)
    return [board.removeprefix("warcraft-") for board in setup.boards]


# -------------------------------------------------------------- set-up: W-01 to W-05, W-70


@pytest.mark.parametrize(("players", "sizes"), [(2, "ls"), (3, "lms"), (4, "lmms"), (5, "llmss")])
def test_W_01_the_number_of_players_says_which_sizes_of_islands_lie_there(
    players: int, sizes: str
) -> None:
    for seed in SEEDS:
        drawn_ones = islands(players, seed)
        assert "".join(name[0] for name in drawn_ones) == sizes
        boards = [name[:2] for name in drawn_ones]
        assert len(set(boards)) == len(boards), "each physical board lies there once"


@pytest.mark.parametrize("players", PLAYERS)
def test_W_05_boards_and_their_faces_are_drawn_and_every_one_can_come(players: int) -> None:
    came = Counter(name for seed in SEEDS for name in islands(players, seed))
    sizes = dict.fromkeys(name[0] for name in came)
    assert set(came) == {f"{size}{n}{face}" for size in sizes for n in "12" for face in "ab"}
    assert min(came.values()) >= 5, "each of them in about half or a quarter of the games"
    assert islands(players, "one") == islands(players, "one")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS[:12])
def test_W_05_what_is_printed_lies_on_the_islands_before_the_first_turn(
    players: int, seed: str
) -> None:
    box = load_box(drawn(Choice(("warcraft",), players), seed))
    state = new_game(box, seed)
    face_down = Counter[str]()
    for region, here in state.regions.items():
        spec = box.regions[region]
        mountain = {"mountain": 1} if spec.terrain == "mountain" else {}
        hidden = {"face_down": 1} if "face_down" in here.markers else {}
        assert here.markers == {**mountain, **hidden}
        assert (here.army, here.natives) == (None, spec.natives)
        assert spec.natives in (0, 1)
        assert spec.entry is ("anchor" in spec.symbols)
        if box.terrains[spec.terrain].water:
            printed = (*spec.symbols, *here.markers)
            assert (printed, spec.natives) == ((), 0), "W-70: water carries nothing"
        face_down[spec.board] += len(hidden)
    assert face_down == dict.fromkeys(box.setup.boards, 1)
    murlocs = sum(here.natives for here in state.regions.values())
    assert 0 < murlocs <= box.natives["murloc"] == 15
    assert len(box.of_terrain("mountain")) <= (box.markers["mountain"].limit or 0) == 10


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_W_04_a_new_table_has_its_rounds_coins_and_column_and_no_fixed_first_player(
    players: int, rounds: int
) -> None:
    box = plain_box("warcraft", players)
    state = new_game(box, "any")
    assert (box.rounds, state.coins, len(state.column)) == (rounds, [5] * players, 6)
    first = {seating(box.setup, seed)[0] for seed in SEEDS}
    assert first == set(range(players))


def test_W_02_sixteen_races_with_182_tokens_and_each_is_of_a_faction() -> None:
    box = plain_box("warcraft", 5)
    assert sum(race.tokens for race in box.races.values()) == 182
    factions = Counter(race.faction for race in box.races.values())
    assert factions == {"alliance": 6, "horde": 6, "neutral": 4}
    assert set(factions) == set(box.factions)


def test_W_03_five_artifacts_and_seven_places_lie_hidden_and_none_is_known() -> None:
    box = plain_box("warcraft", 5)
    families = Counter(find.family for find in box.finds.values())
    assert families == {"relic": 5, "place": 7}
    assert box.markers["face_down"].limit == 12
    state = new_game(box, "any")
    assert (len(state.hidden.unseen), state.finds) == (12, [])


# ------------------------------------------------------------------------- travel: W-41

ISLES = """
    1 fields anchor  : {0}
    2 hill anchor    :
    3 swamp          :
    4 forest anchor  : {1}
    --- second
    5 mountain       :
    6 fields anchor  : tribe
    7 hill           : {2}
    8 sea            :
"""


def lands(army: str = f"{HORDE}, hand 9", one: str | None = None, four: str = "", **more) -> Table:
    held = army.split()[0].rstrip(",") if one is None else one
    board = ISLES.format(held, four, more.pop("seven", "warcraft.trolls"))
    text = f"turn A{more.pop('die', '')} \n A: {army} {more.pop('also', '')}"
    return wow(f"{text} \n B: warcraft.trolls \n {board}", **more)


def test_W_41_entries_of_all_boards_are_in_reach_for_one_more_and_what_borders_is_not() -> None:
    t = lands()
    assert t.targets() == {2: 2, 4: 3, 6: 4}
    assert t.price(2) == {"base": 2}
    assert t.price(4) == {"base": 2, "travel": 1}
    assert t.price(6) == {"base": 2, "defenders": 1, "travel": 1}
    t.refuses(Conquer(3), "not_adjacent")
    t.refuses(Conquer(5), "not_adjacent")
    t.refuses(Conquer(8), "closed", "not_adjacent")


def test_W_31_W_41_where_the_ashes_or_a_raid_lead_costs_no_travel() -> None:
    both = "ethereals+ashes_of_alar"
    finds = {"ashes_of_alar": 1, "frostmourne": 1, "dark_portal": 6}
    t = lands("ethereals, hand 9", finds=finds)
    assert t.price(6, "ashes_of_alar") == {"base": 2, "defenders": 1}
    assert t.price(6, both) == {"base": 2, "defenders": 1, "ethereals": -2}
    assert t.price(4, "frostmourne") == {"base": 2, "travel": 1, "frostmourne": -2}
    assert t.price(4) == {"base": 2, "travel": 1}
    t = lands("warcraft.gnomes, hand 9", die=", die 1").use("warcraft.gnomes", 6)
    assert t.price(6, "warcraft.gnomes") == {"base": 2, "defenders": 1, "die": -1}


def test_W_41_once_landed_what_borders_costs_nothing_more() -> None:
    t = lands().conquer(6)
    assert t.price(5) == {"base": 2, "mountain": 1}
    assert t.conquer(2).conquer(3).targets() == {}
    assert t.price(4) == {"base": 2}, "it borders region 3 now"


def test_W_41_a_first_conquest_is_an_entry_and_takes_one_more_too() -> None:
    t = lands(f"{HORDE}, hand 4", one="")
    assert t.targets() == {1: 3, 2: 3, 4: 3, 6: 4}
    t.refuses(Conquer(3), "not_an_entry")
    t.conquer(1)
    assert (t[1], t.army(HORDE).hand) == (f"{HORDE}*3", 1)


def test_W_41_a_race_that_has_left_all_boards_makes_a_first_conquest_again() -> None:
    t = lands().abandon(1)
    assert t.price(2) == {"base": 2, "travel": 1}
    t.refuses(Conquer(3), "not_an_entry")


def test_W_41_only_regions_of_the_same_active_race_make_an_entry_adjacent() -> None:
    t = lands(f"(naga) \n A: {HORDE}, hand 6", one=HORDE, four="(naga)")
    assert t.price(4) == {"base": 2, "defenders": 1, "travel": 1}
    t = lands(f"(naga) \n A: {HORDE}, hand 6", one="(naga)", four=HORDE)
    assert t.price(2) == {"base": 2, "travel": 1}


def test_W_19_W_41_a_cavern_with_an_anchor_costs_kobolds_no_more_to_enter_or_later() -> None:
    for one in ("", "kobolds"):
        t = wow(
            f"""
            turn A
            A: kobolds, hand 9
            B: naga
            1 fields anchor        : {one}
            2 lake                 : naga
            --- second
            3 swamp anchor cavern  :
            4 hill cavern          :
            5 forest anchor        :
            """
        )
        assert t.price(3) == t.price(4) == {"base": 2}
        assert t.price(5) == {"base": 2, "travel": 1}


def test_W_59_naga_go_ashore_from_water_without_one_more() -> None:
    t = wow("""
        turn A
        A: naga, hand 9
        B: kobolds
        1 sea            : naga
        2 fields anchor  :
        3 hill anchor    : kobolds
    """)
    assert t.price(2) == {"base": 2}
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1}


def test_W_07_the_final_die_counts_what_travel_adds_and_no_more_than_three_may_be_missing() -> None:
    t = lands(f"{HORDE}, hand 1", die=", die 2")
    assert t.die_targets() == [2, 4, 6]
    t.roll(4)
    assert t[4] == f"{HORDE}*1"
    t = lands(f"{HORDE}, hand 1", four="warcraft.trolls*2")
    t.refuses(Conquer(4, roll=True), "die_too_weak")


def test_W_08_after_a_failed_attempt_conquests_end_and_what_is_left_is_redeployed() -> None:
    t = lands(f"{HORDE}, hand 1", four=HORDE, die=", die 0").roll(6)
    assert (t.step, t.army(HORDE).hand) == ("redeploy", 1)
    assert not [action for action in t.legal() if isinstance(action, Conquer)]
    assert Place(4, 1) in t.legal()


def test_W_08_with_no_region_they_stay_in_hand() -> None:
    t = lands(f"{HORDE}, hand 2", one="", die=", die 0").roll(1)
    assert (t.player, t.army(HORDE).hand) == ("B", 2)


# --------------------------------------------------------- the faction bonus: W-09, W-61

WAR = """
    1 fields anchor - 2 3 4 5 6 : {0}
    2 hill - 1                  : {1}
    3 swamp - 1                 : {2}
    4 forest - 1                : {3}
    5 hill anchor - 1           : tribe
    6 swamp - 1                 :
"""


def war(a: str = HORDE, *held: str, b: str = ALLIANCE, c: str = "night_elves", **more) -> Table:
    board = WAR.format(a.split()[-1], *held, *[""] * (3 - len(held)))
    return wow(f"turn A \n A: {a}, hand 9 \n B: {b} \n C: {c} \n {board}", **more)


def feud(t: Table) -> int:
    return t.end_turn().earned("A").get("feud", 0)


def test_W_61_a_coin_for_each_race_of_the_enemy_faction_that_lost_a_region() -> None:
    assert feud(war(HORDE, ALLIANCE, ALLIANCE).conquer(2, 3)) == 1
    assert feud(war(HORDE, ALLIANCE, "night_elves").conquer(2, 3)) == 2
    assert feud(war(ALLIANCE, "tauren*2", b="tauren").conquer(2)) == 1
    assert feud(war(HORDE, ALLIANCE)) == 0


def test_W_61_an_active_and_a_declined_race_of_one_player_are_two() -> None:
    b = f"({ALLIANCE}) \n B: night_elves"
    assert feud(war(HORDE, f"({ALLIANCE})", "night_elves", b=b, c="naga").conquer(2, 3)) == 2


def test_W_61_murlocs_neutrals_and_ones_own_faction_give_none_and_neutrals_get_none() -> None:
    assert feud(war(HORDE, "kobolds", b="kobolds").conquer(5, 2)) == 0
    assert feud(war(HORDE, "warcraft.orcs", b="warcraft.orcs").conquer(2)) == 0
    assert feud(war("kobolds", ALLIANCE).conquer(2)) == 0


def test_W_09_ones_own_declined_race_of_the_other_faction_counts() -> None:
    t = war(f"(night_elves) \n A: {HORDE}", "(night_elves)", b="kobolds", c="naga").conquer(2)
    assert feud(t) == 1


def test_W_61_a_region_blown_up_counts_and_one_that_is_free_of_charge_does_not() -> None:
    for free in (False, True):
        t = war(HORDE, ALLIANCE)
        game = Game(t.box, t.state)
        attack = game.attack(t.army(HORDE), 2)
        game.take(attack, 0, leaves_empty=True, free=free)
        assert feud(t) == (0 if free else 1)


def test_W_61_a_race_that_left_the_game_with_its_region_counts() -> None:
    t = war(HORDE, f"({ALLIANCE})", b=f"({ALLIANCE}) \n B: naga").conquer(2)
    assert ALLIANCE not in [army.race for army in t.state.armies]
    assert feud(t) == 1


# ------------------------------------------------------------- what lies face down: W-06

FACE_DOWN = """
    1 fields anchor magic : {0}
    2 hill magic          : {1} face_down
    3 swamp               : {2}
    4 forest anchor       : kobolds
"""


def unknown(a: str = f"{HORDE}, hand 9", two: str = "", three: str = "kobolds", **more) -> Table:
    board = FACE_DOWN.format(a.split()[0].rstrip(","), two, three)
    text = f"turn A{more.pop('die', '')} \n A: {a} \n B: kobolds \n {board}"
    return wow(text, hidden=["karazhan", "frostmourne"], **more)


def found(t: Table) -> list[tuple[str, int | None]]:
    return [(find.id, find.region) for find in t.state.finds]


def test_W_06_who_conquers_its_region_turns_it_up_and_it_works_from_now_on() -> None:
    t = unknown().conquer(2)
    assert (found(t), t[2]) == ([("karazhan", 2)], f"{HORDE}*2")
    assert [(e.player, e.region, e.why) for e in t.happened("found")] == [(0, 2, "karazhan")]
    assert t.state.hidden.under == ["frostmourne"]


def test_W_06_so_does_the_champion_who_comes_alone() -> None:
    t = unknown(f"{HORDE} championing").use("championing", 2)
    assert found(t) == [("karazhan", 2)]


def test_W_06_an_artifact_that_is_found_can_be_used_at_once() -> None:
    t = unknown()
    t.state.hidden.under.reverse()
    t.conquer(2).play(Conquer(3, by="frostmourne"))
    assert (t[3], found(t)) == (f"{HORDE}*1", [("frostmourne", 3)])


def test_W_06_a_final_attempt_turns_it_up_only_if_it_succeeds() -> None:
    t = unknown(f"{HORDE}, hand 1", die=", die 0").roll(2)
    assert (found(t), t[2]) == ([], "face_down")
    t = unknown(f"{HORDE}, hand 1", die=", die 1").roll(2)
    assert found(t) == [("karazhan", 2)]


def test_W_06_an_explosion_does_not_turn_it_up() -> None:
    t = unknown(two="tribe")
    game = Game(t.box, t.state)
    game.take(game.attack(t.army(HORDE), 2), 0, leaves_empty=True)
    assert (found(t), t[2]) == ([], "face_down")


@pytest.mark.parametrize("who", [HORDE, "kobolds"])
def test_W_06_W_47_an_exchange_turns_it_up_for_whoevers_tokens_come(who: str) -> None:
    t = unknown()
    Game(t.box, t.state).swap(2, 1 if who == HORDE else 3)
    assert found(t) == [("karazhan", 2)]
    assert t.region(2).army == t.army(who).id


def test_W_06_W_47_tokens_of_a_declined_race_turn_it_up_as_well() -> None:
    t = wow(
        f"turn A \n A: {HORDE} \n B: (naga) \n C: kobolds \n"
        + FACE_DOWN.format(HORDE, "", "(naga)"),
        hidden=["karazhan"],
    )
    Game(t.box, t.state).swap(2, 3)
    assert (found(t), t[2]) == ([("karazhan", 2)], "(naga)*1")


# ------------------------------------------------------------------ one's own tower: W-49


def test_W_49_a_tower_of_ones_own_bars_nobody_of_the_same_player() -> None:
    for b, tower, keys in (
        (f"(naga) \n A: {HORDE}", "(naga) watch_tower", ()),
        (f"{HORDE}", "naga watch_tower", ("immune",)),
    ):
        other = "kobolds" if keys == () else "naga"
        t = wow(
            f"""
            turn A
            A: {b}, hand 9
            B: {other}
            1 fields anchor : {HORDE}
            2 hill          : {tower}
            3 lake          : {other if other == "naga" else ""}
            4 swamp anchor  : {other}
            """
        )
        if keys:
            t.refuses(Conquer(2), *keys)
        else:
            assert t.conquer(2)[2] == f"{HORDE}*3"


# ------------------------------------------------------------- the turn, step by step


def order(t: Table, *kinds: str) -> list[tuple[str, str]]:
    return [(e.kind, e.why) for e in t.events if e.kind in kinds]


def test_step_5_of_a_conquest_coins_come_first_then_the_artifact_then_what_is_turned_up() -> None:
    t = wow(
        f"""
        turn A
        A: warcraft.orcs battle_master, hand 9
        B: {ALLIANCE}
        1 fields anchor : warcraft.orcs
        2 hill          : {ALLIANCE} fort face_down
        3 swamp anchor  : {ALLIANCE}
        """,
        {"frostmourne": 1},
        hidden=["battleground"],
    ).play(Conquer(2, by="frostmourne"))
    kinds = ("lost", "conquered", "coins", "placed", "found")
    assert order(t, *kinds) == [
        ("lost", ""), ("conquered", "frostmourne"), ("coins", "battle_master"),
        ("coins", "warcraft.orcs"), ("placed", "frostmourne"), ("found", "battleground"),
    ]  # fmt: skip
    assert t[2] == "warcraft.orcs*2", "two, a fort, a defender, and two less"


def test_step_5_a_neutral_race_that_finds_the_battleground_is_asked_once() -> None:
    t = wow(
        f"""
        turn A
        A: kobolds, hand 9
        B: {ALLIANCE}
        1 fields anchor : kobolds
        2 hill          : face_down
        3 swamp anchor  : {ALLIANCE}
        """,
        hidden=["battleground"],
    ).conquer(2)
    assert [q.key for q in t.state.questions] == ["battleground.side"]
    assert feud(t.answer(1).conquer(3)) == 1


def start(army: str, board: str, finds: dict[str, int] | None = None, **more) -> Table:
    """A's turn has begun and is played on; B holds region 4."""
    text = f"turn A \n A: {army} \n B: {ALLIANCE} \n {board} \n 4 swamp anchor : {ALLIANCE}"
    return wow(text, finds, **more).play(PlayOn())


def test_step_3_beasts_are_counted_before_worgen_choose_and_a_neutral_takes_a_side() -> None:
    board = "1 hill anchor : {0} \n 2 hill : {0} beast \n 3 fields :"
    t = start("worgen beast_master", board.format("worgen"))
    assert t.army("worgen").extra == {"beast": 2}
    assert [question.key for question in t.state.questions] == ["worgen.shape"]
    t = start("kobolds beast_master", board.format("kobolds"), {"battleground": 1})
    assert t.army("kobolds").extra == {"beast": 2}
    assert [question.key for question in t.state.questions] == ["battleground.side"]


def test_step_3_bombs_are_shown_before_beasts_are_counted() -> None:
    t = start(
        "goblins beast_master",
        f"1 hill anchor : goblins \n 2 hill : {ALLIANCE} bomb \n 3 fields : {ALLIANCE}",
    )
    assert (t.state.gone.get("bomb", 0), t.army("goblins").extra) == (1, {"beast": 1})


def harmony(t: Table) -> int:
    """How many Harmony tokens lie before players."""
    game = Game(t.box, t.state)
    return sum(n for me in game.voices("lying") for _, _, n in me.effect.lying(me))


def test_step_3_harmony_tokens_come_back_before_a_side_is_taken() -> None:
    board = "1 hill anchor : pandaren \n 2 hill : pandaren \n 3 fields :"
    t = start("pandaren", board, {"battleground": 1}).answer().end_turn()
    assert harmony(t) == 1
    t.end_turn().play(PlayOn())
    assert t.question() == "battleground.side"
    assert harmony(t) == 0


def asked(t: Table) -> list[str]:
    """What is asked from now to the end of A's turn, answered by the defaults."""
    keys = list[str]()
    while t.player == "A" and t.step != "withdraw":
        keys += [question.key for question in t.state.questions[:1]]
        t.play(default_action(t.box, t.state))
    return list(dict.fromkeys(keys))


def test_step_7_forsaken_buy_before_the_spirit_healer_gives() -> None:
    t = wow(
        f"""
        turn A
        A: forsaken, hand 8, coins 5
        B: {ALLIANCE}
        1 fields anchor : forsaken
        2 hill          : {ALLIANCE}
        3 swamp         : {ALLIANCE}
        4 forest anchor : {ALLIANCE}
        """,
        {"spirit_healer": 1},
    ).conquer(2)
    t.done()
    assert (t.step, [q.key for q in t.state.questions]) == ("redeploy", ["forsaken.buy"])
    tray = t.state.tray["forsaken"]
    t.answer(1)
    assert t.state.tray["forsaken"] == tray - 2
    assert [e.why for e in t.happened("gained")] == ["forsaken", "spirit_healer"]


def test_step_8_pieces_are_placed_and_artifacts_laid_in_their_order() -> None:
    laid = {"aegis_of_aggramar": 1, "heart_of_azeroth": 1}
    board = """
        1 fields anchor - 2 3   : {0}
        2 fields - 1            : {0}{1}
        3 hill - 1 4            : {0}
        4 swamp anchor - 3      : kobolds
        5 fields - 4            : kobolds
    """
    for army, piece, keys in (
        ("goblins beast_master", "", ["beast_master.anew", *KEYS, "goblins.lay"]),
        ("warcraft.humans", "", [*KEYS, "warcraft.humans.objective"]),
    ):
        held = board.format(army.split()[0], piece)
        t = wow(f"turn A \n A: {army} \n B: kobolds \n {held}", laid).play(
            *([PlayOn()] if "beast" in army else [])
        )
        assert asked(t) == keys


def test_step_8_the_aegis_is_laid_before_the_heart() -> None:
    t = wow(
        f"""
        turn A
        A: {HORDE}
        B: kobolds
        1 fields anchor : {HORDE}
        2 hill          : {HORDE}
        3 swamp anchor  : kobolds
        """,
        {"aegis_of_aggramar": 1, "heart_of_azeroth": 1},
    ).done()
    assert asked(t) == KEYS


def test_step_9_the_hearts_coins_come_last() -> None:
    t = wow(
        f"""
        turn A
        A: {HORDE} explorer
        B: kobolds
        1 fields anchor magic : {HORDE}
        2 swamp anchor        : kobolds
        3 lake                :
        """,
        {"heart_of_azeroth": 1, "dark_portal": 1},
    ).end_turn()
    paid = [(e.player, e.amount, e.why) for e in t.happened("coins")]
    assert [why for *_, why in paid][-2:] == ["heart_of_azeroth"] * 2
    assert t.earned("A") == {
        "regions": 1, HORDE: 1, "explorer": 1, "dark_portal": 2, "heart_of_azeroth": 1,
    }  # fmt: skip


def test_step_4_what_lies_in_an_abandoned_region_waits_there() -> None:
    t = lands(f"{HORDE}, hand 3", finds={"frostmourne": 1}).abandon(1)
    assert t.state.finds[0].region == 1
    t.refuses(Conquer(2, by="frostmourne"), "not_offered")
    t.conquer(1).play(Conquer(2, by="frostmourne"))
    assert t[2] == f"{HORDE}*1"


def test_step_12_an_artifact_waits_with_its_declined_race_for_whoever_takes_it() -> None:
    t = lands(finds={"aegis_of_aggramar": 1, "heart_of_azeroth": 1}).declines()
    assert not t.state.questions
    assert {find.region for find in t.state.finds} == {1}
    assert t.earned("A") == {"regions": 1}


# ------------------------------------------------------ banners, and the end: W-10, W-11, W-35


@pytest.mark.parametrize("slots", [6, 2])
def test_W_10_a_banner_that_leaves_play_goes_under_the_stack_or_in_an_empty_slot(
    slots: int,
) -> None:
    races = ("kobolds", "night_elves", "naga", "tauren", "warcraft.trolls", "warcraft.orcs")
    powers = ("farmer", "ranger", "herbalist", "explorer", "blacksmith", "fishing")
    t = wow(
        f"""
        turn A
        A: {HORDE}, hand 9
        B: ({ALLIANCE})
        1 fields anchor : {HORDE}
        2 hill          : ({ALLIANCE})
        """,
        column=[*zip(races, powers, strict=True)][:slots],
        banners=[],
    ).conquer(2)
    left = [combo.race for combo in t.state.column[slots:]], t.state.banners.under
    assert left == (([], [ALLIANCE]) if slots == 6 else ([ALLIANCE], []))


def test_W_11_a_stack_that_has_run_out_is_made_again_from_what_was_put_aside() -> None:
    """Badges are put aside; a banner never is, it goes under its stack at once (W-10)."""
    t = wow(
        """
        turn A
        A: , coins 5
        B: naga
        1 fields anchor : naga
        2 hill
        """,
        column=[("kobolds", "farmer"), ("tauren", "ranger")],
        banners=["warcraft.orcs"],
        badges=[],
        discards=["explorer", "fishing"],
    ).pick(0)
    drawn = t.state.column[-1]
    assert drawn.race == "warcraft.orcs"
    assert sorted([drawn.power, *t.state.badges.unseen]) == ["explorer", "fishing"]
    assert (t.state.discards, t.state.banners.under) == ([], [])


def test_W_35_a_tie_goes_to_the_race_tokens_on_the_boards() -> None:
    t = war(HORDE, f"{ALLIANCE}*2", f"{ALLIANCE}", b=f"{ALLIANCE}, coins 5", c="naga")
    assert legal(t.box, t.state)
    assert tied(ranking(t.box, t.state)) == ((1,), (0,), (2,))
