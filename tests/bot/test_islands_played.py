"""Warcraft played by hand: what the panel offers, End turn announces and the next player is told.

The islands are those of `player.SEED` for two: 12 borders 6, 7, 8, 9, 11 and 13.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from bot.panels.turn.pages import page
from engine.actions import Conquer, Use
from engine.me import Me
from engine.position import table as position
from engine.table import Game
from engine.traits.warcraft import PLACES, POWERS, RACES, RELICS, RULES
from tests.bot import player, war
from tests.bot.harness import Stage
from tests.bot.sights import sight, table_of

BEN = {"player": 1, "race": "warcraft.dwarves", "power": "ranger", "regions": {13: 2, 10: 3}}


def ann(race: str = "warcraft.orcs", power: str = "farmer", **more: Any) -> dict[str, Any]:
    return {"player": 0, "race": race, "power": power, "regions": {12: 4, 8: 3}, **more}


async def laid(stage: Stage, *armies: dict[str, Any], **data: Any) -> war.War:
    """Open a game of two and lay the table, the first player being to move."""
    await player.lobby(stage, "Ann", "Ben", edition="warcraft")
    table = await player.table(stage)
    data = {"edition": "warcraft", "players": 2, "armies": armies, **data}
    table = await war.lay(stage.bot.tables, table, **data)
    await stage.settle()
    return war.War(stage, table, seats=2)


def shown(stage: Stage, member) -> str:
    return stage.text(stage.private(member))


def labels(stage: Stage, member) -> list[str]:
    return [c.label for c in stage.controls(member, stage.private(member)) if not c.disabled]


async def tap(stage: Stage, member, label: str) -> str:
    """Tap a button of one's panel and return what it shows then."""
    await stage.tap(member, label, message=stage.private(member))
    return shown(stage, member)


async def test_W_48_the_champion_is_offered_without_a_price_and_told_of_once(stage: Stage):
    game = await laid(stage, ann(power="championing"), BEN)
    await stage.slash(game.a, "play")
    assert "Champion takes 13" in labels(stage, game.a)
    told = await tap(stage, game.a, "Champion takes 13")
    assert "Your Champion takes region 13." in told
    assert "Your Champion is now in region 13" not in told


async def test_W_57_a_raid_that_is_too_dear_leaves_other_prices_unexplained(stage: Stage):
    game = await laid(stage, ann("warcraft.gnomes"), BEN | {"regions": {17: 4}}, die=[0])
    await stage.slash(game.a, "play")
    await tap(stage, game.a, "Raid a region…")
    await tap(stage, game.a, "17 · 6 − 🎲 (50%)")
    assert "Raid · 17 🎲1+ (50%)" in labels(stage, game.a)
    prices = await tap(stage, game.a, "Prices")
    assert "Raid: **6** = 2 base +4 defenders" in prices
    assert "You can't use that there" not in prices


async def test_W_57_where_to_raid_stands_on_short_buttons_under_one_lock_for_all(stage: Stage):
    game = await laid(stage, ann("warcraft.gnomes"), BEN | {"regions": {17: 4}})
    table = await game.table()
    found = page(sight(table, table.seat_of(game.a.id)), "use.0")
    keys = {key.label: key.emoji for row in found.rows[:-1] for key in row}
    assert {"18 · 2 − 🎲", "17 · 6 − 🎲 (50%)"} < set(keys)
    assert set(keys.values()) == {None}
    assert found.text.count("🔒") == 1
    assert "🔒 Whichever you choose, you can undo it only if the others agree." in found.text


async def test_W_46_a_shove_says_whose_and_where_to_and_its_victim_reads_it(stage: Stage):
    game = await laid(stage, ann(power="intimidating"), BEN)
    await stage.slash(game.a, "play")
    assert "Intimidate 2" in labels(stage, game.a)  # A Murloc.
    # The only other region of theirs, so nothing is asked.
    await tap(stage, game.a, "Intimidate 13 (Ben) → 10")
    await tap(stage, game.a, "1 · 3")
    await tap(stage, game.a, "End turn")
    assert "makes Ben's" in game.turn_post().content
    assert "Dwarves move (+1 on 10)" in game.turn_post().content


async def test_W_46_where_a_token_goes_is_asked_by_its_owners_name(stage: Stage):
    game = await laid(stage, ann(power="intimidating"), BEN | {"regions": {13: 2, 10: 3, 5: 1}})
    await stage.slash(game.a, "play")
    assert {"Intimidate 13 (Ben) → 5", "Intimidate 13 (Ben) → 10"} < set(labels(stage, game.a))
    await stage.slash(game.a, "use", power="intimidating@13")
    asked = shown(stage, game.a)
    assert "Where should Ben's token from region 13 go?" in asked
    assert {"13 to 5", "13 to 10"} < set(labels(stage, game.a))


async def test_W_47_what_is_exchanged_is_named_with_its_owner_before_and_after(stage: Stage):
    mine = ann(power="portal_mage", regions={12: 4, 11: 3})
    game = await laid(stage, mine, BEN | {"regions": {18: 4, 10: 3}})
    await stage.slash(game.a, "play")
    exchanges = {label for label in labels(stage, game.a) if label.startswith("Exchange")}
    assert exchanges == {"Exchange 11 ↔ 4", "Exchange 11 ↔ 18 (Ben)", "Exchange 4 ↔ 18 (Ben)"}
    await stage.slash(game.a, "use", power="portal_mage@11")
    assert "Which region should region 11 change places with?" in shown(stage, game.a)
    assert {"11 ↔ 4", "11 ↔ 18 (Ben)"} < set(labels(stage, game.a))
    await tap(stage, game.a, "Undo")
    await tap(stage, game.a, "Exchange 11 ↔ 18 (Ben)")
    assert "Undo" in labels(stage, game.a)
    await tap(stage, game.a, "7 · 2")
    await tap(stage, game.a, "End turn")
    assert "exchanges what's in regions 11 and 18" in game.turn_post().content


async def test_W_44_bombs_are_laid_with_end_turn_and_blow_up_in_one_line(stage: Stage):
    game = await laid(stage, ann("goblins"), BEN | {"regions": {13: 2, 10: 3, 2: 2}})
    await stage.slash(game.a, "play")
    assert " · bombs on 2 and 13 · " in await tap(stage, game.a, "7 · 2")
    await tap(stage, game.a, "End turn")
    assert "puts bombs on 2 and 13" in game.turn_post().content
    await stage.slash(game.b, "play")
    await tap(stage, game.b, "4 · 1")
    await tap(stage, game.b, "End turn")
    await stage.slash(game.a, "play")
    told = await tap(stage, game.a, "Play on")
    blown = [region for region in (2, 13) if f"Your bomb empties region {region}." in told]
    assert blown, "another seed is needed"
    assert "is no longer in region" not in told
    assert "You give up" not in told
    assert "Undo" not in labels(stage, game.a)
    await player.end(stage, game.a)
    post = game.turn_post().content
    assert "Ann blows Ben out of region" in post
    assert "gives up" not in post


async def test_W_60_who_is_paid_for_an_objective_in_anothers_turn_reads_it(stage: Stage):
    naga = {"player": 1, "race": "naga", "power": "ranger", "regions": {13: 3, 9: 5}}
    humans, lies = ann("warcraft.humans"), {2: {"objective": 1}}
    game = await laid(stage, humans, naga, player=1, markers=lies)
    await stage.slash(game.b, "play")
    await tap(stage, game.b, "2 · 3")
    await tap(stage, game.b, "End turn")
    assert "brings Ann 2 coins" in game.turn_post().content


async def test_W_58_a_stolen_artifact_is_told_in_one_sentence(stage: Stage):
    finds = [{"id": "doomhammer", "region": 13}, {"id": "karazhan", "region": 7}]
    game = await laid(stage, ann("ethereals"), BEN, finds=finds)
    await stage.slash(game.a, "play")
    told = await tap(stage, game.a, "Take the artifact in 13")
    assert "You take the Doomhammer from region 13 to region 12." in told
    assert "is now in region 12" not in told
    prices = await tap(stage, game.a, "Prices")
    assert "You can't use that there" not in prices


async def test_W_24_W_50_towers_and_forts_stand_on_end_turns_line(stage: Stage):
    game = await laid(stage, ann(power="garrisoned"), BEN)
    await stage.slash(game.a, "play")
    assert " · forts on 8 and 12 · 2 coins." in shown(stage, game.a)
    await stage.slash(game.a, "game cancel")
    await stage.tap(game.a, "End it for good")
    game = await laid(stage, ann(power="defensive"), BEN, natives={2: 0})
    await stage.slash(game.a, "play")
    assert " · a watch tower on 8 · " in await tap(stage, game.a, "7 · 2")


async def test_W_55_what_forsaken_buy_is_told_as_a_number(stage: Stage):
    game = await laid(stage, ann("forsaken", regions={12: 6, 8: 3}), BEN)
    await stage.slash(game.a, "play")
    await tap(stage, game.a, "13 · 4")
    assert " · buy 2 tokens (price deducted) · " in await tap(stage, game.a, "2 · 3")
    asked = await tap(stage, game.a, "End turn, but ask about Forsaken first…")
    assert "You can buy up to 2 new Forsaken tokens" in asked
    assert "As suggested: buy 2" in labels(stage, game.a)
    assert "So far: buy 1." in await tap(stage, game.a, "Buy one")


async def test_W_55_of_what_nobody_can_pay_the_end_of_the_turn_says_nothing(stage: Stage):
    game = await laid(stage, ann("forsaken", regions={12: 6, 8: 3}), BEN, coins=[0, 5])
    await stage.slash(game.a, "play")
    told = await tap(stage, game.a, "13 · 4")
    assert "**End turn**" in told
    assert "price deducted" not in told
    assert not [label for label in labels(stage, game.a) if "ask me" in label]
    await tap(stage, game.a, "End turn")
    assert (await game.table()).waiting_for == (game.b.id,)


async def test_W_54_a_form_that_is_taken_back_leaves_nothing_to_ask_the_others_about(stage: Stage):
    game = await laid(stage, ann("worgen"), BEN, player=1)
    await player.end(stage, game.b)
    await stage.tap(game.a, "Play my turn", message=game.turn_post())
    await tap(stage, game.a, "Worgen form: pay 1 coin")
    assert "7 · 1" in labels(stage, game.a)
    await tap(stage, game.a, "Undo")
    assert {"Human form: +2 coins", "Decline…"} < set(labels(stage, game.a))
    assert "Ask to undo…" not in labels(stage, game.a)


async def test_W_44_the_page_of_declining_tells_what_stays_though_bombs_are_shown_first(
    stage: Stage,
):
    older = {"player": 0, "race": "kobolds", "active": False, "regions": {16: 1}}
    game = await laid(stage, ann("goblins"), BEN, older, markers={13: {"bomb": 1}})
    await stage.slash(game.a, "play")
    told = await tap(stage, game.a, "Decline…")
    assert "stays in each of their 2 regions and keeps scoring; the other 5 go back" in told
    assert "Kobolds leave the board" in told
    assert "First, what you've hidden on the board is shown." in told
    assert "You'd earn" not in told


async def test_W_42_a_lone_tauren_token_goes_at_once_and_its_owner_reads_it(stage: Stage):
    tauren = {"player": 1, "race": "tauren", "power": "ranger", "regions": {13: 2, 10: 3, 5: 2}}
    game = await laid(stage, ann(power="intimidating"), tauren)
    await stage.slash(game.a, "play")
    told = await tap(stage, game.a, "Intimidate 13 (Ben) → 5")
    assert "Conquer with your" in told, "nobody is asked where the other one goes"
    await tap(stage, game.a, "7 · 2")
    await tap(stage, game.a, "End turn")
    assert "Tauren move (+2 on 5, none left on 13)" in game.turn_post().content
    assert (await game.tokens(13, 5))[0] == 0


HEART = [{"id": "heart_of_azeroth", "region": 12}, {"id": "aegis_of_aggramar", "region": 8}]
HAMMER = [{"id": "doomhammer", "region": 8}]
FROST, ASHES, SIDES = (
    [{"id": find, "region": 8}] for find in ("frostmourne", "ashes_of_alar", "battleground")
)
WELL = {"markers": {7: {"face_down": 1}}, "hidden": ["well_of_eternity"]}


class Turn(NamedTuple):
    """A turn as it is tapped: who moves, the taps after the first one, what lies there.

    ``powers``: how many of the taps use a power; the others conquer.
    """

    mine: dict[str, Any]
    taps: tuple[str, ...]
    uses: tuple[str, ...] = ()
    """Ids of what is used in it, or places something."""
    powers: int = 0
    third: Mapping[int, int] = MappingProxyType({})
    """Where the other player stands besides."""
    data: Mapping[str, Any] = MappingProxyType({})


TURNS = {
    "plain": Turn(ann(), ("7 · 2", "2 · 3")),
    "the Champion last": Turn(
        ann(power="championing"), ("7 · 2", "Champion takes 13"), ("championing",)
    ),
    "bombs": Turn(ann("goblins"), ("7 · 2",), ("goblins",)),
    "objectives": Turn(ann("warcraft.humans"), ("7 · 2",), ("warcraft.humans",)),
    "Harmony": Turn(ann("pandaren"), ("7 · 2",)),
    "forts, too few for all": Turn(
        ann(power="garrisoned", regions=dict.fromkeys((1, 2, 5, 6, 8, 11, 12), 1) | {8: 4}),
        ("7 · 2",),
        ("garrisoned",),
    ),
    "towers": Turn(ann(power="defensive"), ("7 · 2",), ("defensive",)),
    "beasts": Turn(ann(power="beast_master", regions={7: 4, 8: 3}), ("2 · 3",), ("beast_master",)),
    "Aegis and Heart": Turn(
        ann(), ("7 · 2",), ("aegis_of_aggramar", "heart_of_azeroth"), data={"finds": HEART}
    ),
    "what is bought": Turn(
        ann("forsaken", regions={12: 6, 8: 3}), ("7 · 2", "2 · 3"), ("forsaken",)
    ),
    "a form": Turn(ann("worgen"), ("Worgen form: pay 1 coin", "7 · 1"), ("worgen",), 1),
    "a side": Turn(
        ann("naga"), ("Stay neutral", "9 · 2"), ("battleground",), 1, data={"finds": SIDES}
    ),
    "a place for the Well": Turn(
        ann(), ("7 · 2", "As suggested: 9"), ("well_of_eternity",), 1, data=WELL
    ),
    "a raid, which is rolled for first": Turn(
        ann("warcraft.gnomes"),
        ("Raid a region…", "18 · 2"),
        ("warcraft.gnomes",),
        1,
        data={"die": [0]},
    ),
    "the Doomhammer": Turn(
        ann(),
        ("Doomhammer · a region…", "13 · 1 + 2"),
        ("doomhammer",),
        1,
        data={"finds": HAMMER},
    ),
    "Frostmourne": Turn(
        ann(), ("Frostmourne · a region…", "10 · 2"), ("frostmourne",), 1, data={"finds": FROST}
    ),
    "the Ashes": Turn(
        ann(),
        ("Ashes of Al'ar · a region…", "18 · 2"),
        ("ashes_of_alar",),
        1,
        data={"finds": ASHES},
    ),
    "a shove of one that can only go to one place": Turn(
        ann(power="intimidating"), ("Intimidate 13 (Ben) → 10", "7 · 2"), ("intimidating",), 1
    ),
    "a shove, which says where to": Turn(
        ann(power="intimidating"),
        ("Intimidate 13 (Ben) → 5", "7 · 2"),
        ("intimidating",),
        1,
        third={5: 1},
    ),
    "a swap, which names two regions": Turn(
        ann(power="portal_mage", regions={12: 4, 11: 3}),
        ("Exchange 11 ↔ 18", "7 · 2"),
        ("portal_mage",),
        1,
    ),
    "a theft": Turn(
        ann("ethereals"),
        ("Take the artifact in 13", "7 · 2"),
        ("ethereals",),
        1,
        data={"finds": [{"id": "doomhammer", "region": 13}]},
    ),
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Ids of what has had something to choose, whoever answered."""
    found, ask = set[str](), Game.ask

    def told(game: Game, me: Me, name: str, options: list[int], *rest: Any, **how: Any) -> None:
        found.update([me.label] if options else [])
        ask(game, me, name, options, *rest, **how)

    monkeypatch.setattr(Game, "ask", told)
    return found


@pytest.mark.parametrize("kind", TURNS)
async def test_a_turn_takes_two_taps_besides_conquests_and_powers_used(
    stage: Stage, asked: set[str], kind: str
):
    turn = TURNS[kind]
    # Begun as turns begin: another player's has ended.
    theirs = BEN | {"regions": {**BEN["regions"], **turn.third}}
    game = await laid(stage, turn.mine, theirs, player=1, **turn.data)
    await player.end(stage, game.b)
    await stage.tap(game.a, "Play my turn", message=game.turn_post())
    taps = turn.taps if "End turn" in turn.taps else (*turn.taps, "End turn")
    for label in taps:
        await tap(stage, game.a, label)
    table = await game.table()
    assert table.waiting_for == (game.b.id,), shown(stage, game.a)
    log = await stage.bot.tables.log(table.game.id)
    mine_only = [e for line in log for e in line.events if e.player == table.seat_of(game.a.id)]
    conquests = sum(event.kind == "conquered" for event in mine_only)
    assert 1 + len(taps) == conquests + 2 + turn.powers
    done = {
        done.trait if isinstance(done, Use) else done.by
        for line in log
        if isinstance(done := line.action, Use | Conquer)
    }
    assert set(turn.uses) <= asked | done


def test_whatever_is_used_or_places_something_is_in_the_table_of_taps():
    known = {
        trait.id
        for trait in (*RACES, *POWERS, *RELICS, *PLACES, *RULES)
        if {"offers", "way", "on_answer"} & trait.voices.keys()
    }
    assert known == {id for turn in TURNS.values() for id in turn.uses}


async def test_W_57_a_raid_whose_roll_is_enough_is_won_with_the_same_tap_and_can_be_given_up(
    stage: Stage,
):
    game = await laid(stage, ann("warcraft.gnomes"), BEN, die=[1])
    await stage.slash(game.a, "play")
    await tap(stage, game.a, "Raid a region…")
    await tap(stage, game.a, "18 · 2")
    assert (await game.tokens(18))[0] > 0
    told = await tap(stage, game.a, "Undo")
    assert (await game.tokens(18)) == [0]
    assert "Raid · 18 · 1" in labels(stage, game.a), told
    assert "Undo" not in labels(stage, game.a), "the roll stays"
    await tap(stage, game.a, "7 · 2")
    assert not [label for label in labels(stage, game.a) if label.startswith("Raid · 18")]


async def test_W_63_a_lock_of_what_others_pay_is_open_for_it_may_be_undone(stage: Stage):
    game = await laid(stage, ann(), BEN, finds=HEART)
    table = await game.table()
    found = page(sight(table, table.seat_of(game.a.id)))
    ends = [key for row in found.rows for key in row if key.label == "End turn"]
    assert [key.emoji for key in ends] == ["🔓"]
    assert "🔓 on a button" in found.said


async def test_W_47_an_exchange_of_others_names_its_owner_and_a_lock_beside_an_emoji_is_told_of(
    stage: Stage,
):
    theirs = BEN | {"regions": {11: 2, 10: 3}}
    game = await laid(stage, ann(power="portal_mage"), theirs, markers={18: {"face_down": 1}})
    table = await game.table()
    emojis = dict.fromkeys(("power-portal-mage",), "<:power_portal_mage_1a2b3c:1>")
    found = page(sight(table, table.seat_of(game.a.id), emojis=emojis), "main")
    named = [k for row in found.rows for k in row if k.label.startswith("Exchange")]
    assert [k.label for k in named] == ["Exchange 4 ↔ 11 (Ben)", "Exchange 18 ↔ 11 (Ben) 🔒"]
    assert all(k.emoji == "<:power_portal_mage_1a2b3c:1>" for k in named)
    assert "🔒 on a button" in found.said


async def test_powers_with_few_regions_keep_their_buttons_beside_one_that_goes_anywhere(
    stage: Stage,
):
    few = {"regions": {10: 4}}
    game = await laid(stage, ann("warcraft.gnomes", "championing", **few), BEN | {"regions": {}})
    table = await game.table()
    seen = sight(table, table.seat_of(game.a.id))
    names = [key.label for row in page(seen, "main").rows for key in row]
    assert "Raid a region…" in names
    assert {"Champion takes 5", "Champion takes 13"} < set(names)
    marked = page(seen, "main").uses
    assert set(marked.values()) == {"championing"}
    assert "warcraft.gnomes" in page(seen, "use.0").uses.values()


async def test_W_48_a_victims_champion_is_no_choice_of_the_one_who_captures_him(stage: Stage):
    homes = {
        "player": 1,
        "race": "draenei",
        "power": "championing",
        "regions": {13: 2, 10: 2, 5: 2},
    }
    mine = ann(regions={12: 6, 8: 3})
    game = await laid(stage, mine, homes, markers={13: {"champion": 1}})
    await stage.slash(game.a, "play")
    told = await tap(stage, game.a, "13 · 5")
    assert "**End turn**" in told
    assert "you choose" not in told
    assert "as things stand" not in told
    await tap(stage, game.a, "End turn")
    assert (await game.table()).waiting_for == (game.b.id,)


@pytest.mark.parametrize("players", [4, 5])
def test_W_47_with_many_magic_regions_those_from_ones_own_are_on_the_panel(players: int):
    two = {"edition": "warcraft", "players": players, "player": 0, "seed": "7"}
    box, _ = position({**two, "armies": []})
    magic = [r.id for r in box.regions.values() if "magic" in r.symbols]
    rest = [r for r in box.open if r not in magic]
    mine = ann(power="portal_mage", regions={magic[0]: 2, rest[0]: 2, rest[1]: 2}, hand=4)
    theirs = BEN | {"regions": {rest[2]: 2, **dict.fromkeys(magic[1:], 1)}}
    box, state = position({**two, "armies": [mine, theirs]})
    main, every = (page(sight(table_of(box, state)), name) for name in ("main", "use.0"))
    named = [key.label for row in main.rows for key in row if key.label.startswith("Exchange")]
    assert len(named) > 4
    assert named.pop() == "Exchange a region…"
    assert all(label.startswith(f"Exchange {magic[0]} ↔ ") for label in named)
    whole = [key.label for row in every.rows for key in row]
    assert len(magic) * (len(magic) - 1) // 2 > len(named)
    assert "More (1 of 2)" in whole
