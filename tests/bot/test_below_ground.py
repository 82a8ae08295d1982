"""Underground at a table: its questions, its relics, victims, and what players should not do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.panels.turn import pages
from bot.texts.i18n import key_of
from tests.bot import player, war
from tests.bot.harness import Stage
from tests.bot.sights import WORDS, sight, table_of
from tests.rules.mixes import below

BOX = {"edition": "underground", "players": 2}
MINE = {20: 2, 26: 2, 27: 2}
THEIRS = {2: 1, 7: 2, 12: 2, 22: 1}
RIVALS = {"player": 1, "race": "spiderines", "regions": THEIRS}


def armies(race: str = "ogres", power: str | None = None, **more: Any) -> list[dict[str, Any]]:
    """Return the first player's race, with more said of it, and the rival's."""
    return [{"player": 0, "race": race, "power": power, "regions": MINE, **more}, RIVALS]


def found(*finds: str, region: int = 20, badge: str = "") -> list[dict[str, Any]]:
    return [{"id": f, "region": region, "badge": badge} for f in finds]


def declined(power: str | None = None) -> dict[str, Any]:
    old = {"race": "drow", "power": power, "active": False, "regions": {5: 1, 10: 1}}
    return {"player": 0, **old}


COLUMN = [
    ("shadow_mimes", "wise"),
    ("flames", "stone", 1),
    ("kraken", "tomb"),
    ("liches", "mystic"),
]
QUESTIONS: dict[str, tuple[dict[str, Any], tuple[str, dict[str, str]]]] = {
    "shadow_mimes.badge": (
        {"armies": [RIVALS], "column": COLUMN},
        ("pick", {"combo": "Shadow Mimes"}),
    ),
    "flames.where": ({"armies": [RIVALS], "column": COLUMN}, ("pick", {"combo": "Flames"})),
    "reborn.back": ({"armies": [declined("reborn"), *armies()]}, ("play", {})),
    "royal.queen": ({"armies": armies(power="royal")}, ("", {})),
    "shield.where": ({"armies": armies(power="shield", regions=MINE | {8: 1})}, ("", {})),
    "crypt_of_the_tomb_raider.where": (
        {"armies": armies(), "finds": found("crypt_of_the_tomb_raider")},
        ("", {}),
    ),
    "scepter_of_avarice.where": (
        {"armies": armies(), "finds": found("scepter_of_avarice")},
        ("", {}),
    ),
    "froggys_ring.where": ({"armies": armies(), "finds": found("froggys_ring")}, ("", {})),
    "altar_of_souls.token": (
        {"armies": [declined(), *armies()], "finds": found("altar_of_souls")},
        ("end", {}),
    ),
    "wickedest_pentacle.to": (
        {"armies": armies(hand=3), "hidden": ["wickedest_pentacle"]},
        ("conquer", {"region": "23"}),
    ),
    "vanishing.vanish": (
        {"armies": armies(), "finds": found("stonehedge", badge="vanishing")},
        ("decline", {}),
    ),
}
"""A table for each question of the box, and what leads to it: a command, or to choose oneself."""


async def laid(stage: Stage, data: dict[str, Any]) -> war.War:
    """Open a game of two and lay the table, the first player being to move."""
    await player.lobby(stage, "Ann", "Ben", edition="underground")
    table = await war.lay(stage.bot.tables, await player.table(stage), **BOX, **data)
    await stage.settle()
    return war.War(stage, table, seats=2)


async def asked(stage: Stage) -> str:
    questions = (await player.table(stage)).state.questions
    return questions[0].key if questions else ""


def asking(stage: Stage, member) -> str:
    """Return the button that ends the turn and asks about what is placed then."""
    return next(
        c.label
        for c in stage.controls(member, stage.private(member))
        if c.label.startswith("End turn, but ask")
    )


async def test_every_question_is_asked_with_a_suggestion_or_a_way_out_and_answered(stage: Stage):
    for kind, (data, (command, options)) in QUESTIONS.items():
        game = await laid(stage, data)
        if command == "end":
            await player.end(stage, game.a)
        elif command:
            await stage.slash(game.a, command, **options)
        else:
            await stage.slash(game.a, "play")
            await stage.tap(game.a, asking(stage, game.a), message=stage.private(game.a))
            await stage.tap(game.a, "End turn anyway", message=stage.private(game.a))
        panel = stage.private(game.a)
        offered = [c for c in stage.controls(game.a, panel) if not c.disabled]
        names = [c.label for c in offered]
        if kind != "reborn.back":  # That is asked of the table as it would be.
            assert await asked(stage) == kind
        ready = [c for c in offered if player.verb(c) == "answer"]
        assert len(ready) > 1, (kind, names)
        if kind != "reborn.back":
            listed = await stage.suggest(game.a, "choose", "option")
            assert {c.label for c in ready} <= {c["name"] for c in listed}, kind
        suggested = [c for c in ready if (c.label or "").startswith("As suggested")]
        await stage.press(game.a, (suggested or ready)[0])
        assert await asked(stage) != kind, kind
        await stage.slash(stage["Ann"], "game cancel")
        await stage.tap(stage["Ann"], "End it for good")
        await stage.settle()


@pytest.mark.parametrize("stands", [False, True])
async def test_the_ghosts_way_out_says_whether_one_stands_already(stage: Stage, stands: bool):
    crypt = {"armies": armies(), "finds": found("crypt_of_the_tomb_raider")}
    game = await laid(stage, {**crypt, "markers": {2: {"ghost": 1}} if stands else {}})
    await stage.slash(game.a, "play")
    await stage.tap(game.a, asking(stage, game.a), message=stage.private(game.a))
    await stage.tap(game.a, "End turn anyway", message=stage.private(game.a))
    assert await asked(stage) == "crypt_of_the_tomb_raider.where"
    names = {c.label for c in stage.controls(game.a, stage.private(game.a))}
    ways_out = {"Don't place it", "Leave it where it is"}
    assert names & ways_out == {"Leave it where it is" if stands else "Don't place it"}


@pytest.mark.parametrize("stands", [False, True])
async def test_U_50_a_lent_queen_can_be_left_out_and_says_whether_she_stands_already(
    stage: Stage, stands: bool
):
    lent = {"armies": armies(), "finds": found("stonehedge", badge="royal")}
    game = await laid(stage, {**lent, "markers": {2: {"queen": 1}} if stands else {}})
    await stage.slash(game.a, "play")
    await stage.tap(game.a, asking(stage, game.a), message=stage.private(game.a))
    await stage.tap(game.a, "End turn anyway", message=stage.private(game.a))
    assert await asked(stage) == "royal.queen"
    labels = [c.label for c in stage.controls(game.a, stage.private(game.a))]
    assert any(label.startswith("As suggested") for label in labels if label)
    way_out = "Leave her where she is" if stands else "Don't place her"
    assert {*labels} & {"Leave her where she is", "Don't place her"} == {way_out}
    listed = await stage.suggest(game.a, "choose", "option")
    assert way_out in {choice["name"] for choice in listed}
    await stage.tap(game.a, way_out, message=stage.private(game.a))
    table = await player.table(stage)
    assert (await asked(stage), table.state.turn.player) == ("", 1)
    lies = [r for r, here in table.state.regions.items() if "queen" in here.markers]
    assert lies == ([2] if stands else [])


async def test_U_50_of_lent_armors_some_can_be_left_out(stage: Stage):
    forests = MINE | {5: 1, 8: 1}
    lent = {"armies": armies(regions=forests), "finds": found("stonehedge", badge="shield")}
    game = await laid(stage, lent)
    await stage.slash(game.a, "play")
    await stage.tap(game.a, asking(stage, game.a), message=stage.private(game.a))
    await stage.tap(game.a, "End turn anyway", message=stage.private(game.a))
    assert await asked(stage) == "shield.where"
    await stage.tap(game.a, "26", message=stage.private(game.a))
    await stage.tap(game.a, "Place no more", message=stage.private(game.a))
    table = await player.table(stage)
    assert (await asked(stage), table.state.turn.player) == ("", 1)
    lies = {r: n for r, here in table.state.regions.items() if (n := here.markers.get(ARMOR))}
    assert lies == {26: 1}


ARMOR = "mushroom_armor"


@pytest.mark.parametrize(
    ("badge", "pieces", "way_out"),
    [
        ("heroic", "", "Place none"),
        ("heroic", "hero", "Leave it as it is"),
        ("bivouacking", "", "Place none"),
        ("bivouacking", "encampment*2", "Leave it as it is"),
        ("seafaring", "", "Leave none"),
    ],
)
def test_U_50_what_is_lent_in_a_mix_can_be_left_unused(badge: str, pieces: str, way_out: str):
    second = "river" if badge == "seafaring" else "mine"
    t = below(
        f"""
        turn A
        A: ogres
        B: liches
        1 mine edge : ogres {pieces}
        2 {second} : ogres
        3 mine : ogres
        4 mudpool : liches
        """,
        {"stonehedge": 1},
        badge,
    ).done()
    page = pages.page(sight(table_of(t.box, t.state)))
    assert way_out in [key.label for row in page.rows for key in row]


PLAIN = [("ogres", "wise"), ("kraken", "tomb")]


@pytest.mark.parametrize("column", [COLUMN, PLAIN])
async def test_a_pick_says_which_combos_can_still_be_undone_after_it(stage: Stage, column: list):
    game = await laid(stage, {"armies": [RIVALS], "column": column})
    await stage.slash(game.a, "play")
    shown = stage.text(stage.private(game.a))
    assert "Once you've picked, you can undo it only if the others agree." in shown
    asking = re.search(r"The \S+ ?Shadow Mimes and \S+ ?Flames ask you something first", shown)
    assert bool(asking) == ("ask you something" in shown) == (column is COLUMN)
    if asking:
        await stage.slash(game.a, "pick", combo="Flames")
        assert await asked(stage) == "flames.where"
        await stage.slash(game.a, "undo")
        assert await asked(stage) == ""


async def test_a_find_tells_its_finder_what_it_does_and_everybody_that_it_was_found(stage: Stage):
    game = await laid(stage, {"armies": armies(hand=3), "hidden": ["stonehedge"]})
    await stage.slash(game.a, "play")
    shown = stage.text(stage.private(game.a))
    lock = "🔒 on a button: you can undo it only if the others agree."
    assert f"how many tokens it takes.\n{lock}" in shown
    await stage.slash(game.a, "conquer", region="23")
    shown = stage.text(stage.private(game.a))
    power = (await game.table()).state.finds[0].badge
    assert "You find Stonehedge in region 23." in shown
    assert f"Stonehedge: {WORDS('does-stonehedge')}" in shown
    does = (WORDS(key_of(text, power)) for text in ("power", "does"))
    assert ": ".join(does) in shown
    await stage.slash(game.a, "play")
    assert "🔒" not in stage.text(stage.private(game.a)).partition("Each button")[2]
    await player.end(stage, game.a)
    named = rf"(<:\w+:\d+> )?{WORDS(key_of('power', power))}"
    assert re.search(f"Stonehedge lends {named} from now on", shown)
    post = game.turn_post().content
    assert re.search(rf"; finds Stonehedge \(lends {named}\); earns", post)
    await stage.slash(game.b, "log")
    told = stage.text(stage.private(game.b))
    assert re.search(f"Stonehedge lends {named} from now on", told)


async def test_shadow_mimes_see_how_many_tokens_each_badge_would_bring(stage: Stage):
    game = await laid(stage, {"armies": [RIVALS], "column": COLUMN})
    await stage.slash(game.a, "pick", combo="Shadow Mimes")
    table = await game.table()
    box = table.playing()[0]
    brings = {power: box.combo_tokens("shadow_mimes", power) for power in ("wise", "tomb")}
    labels = [c.label for c in stage.controls(game.a, stage.private(game.a))]
    assert f"Tomb · {brings['tomb']}" in labels
    assert f"Keep this one · {brings['wise']}" in labels
    shown = stage.text(stage.private(game.a))
    assert all(WORDS(key_of("does", power)) in shown for power in ("stone", "tomb", "mystic"))
    await stage.tap(game.a, "Tomb", message=stage.private(game.a))
    assert (await game.table()).state.armies[-1].hand == brings["tomb"]


def verbs(stage: Stage, member) -> list[str]:
    return [player.verb(c) for c in player.moves(stage, member)]


async def tap(stage: Stage, member, label: str) -> str:
    """Tap a button of one's panel and return what it shows then."""
    await stage.tap(member, label, message=stage.private(member))
    return stage.text(stage.private(member))


async def test_an_ordinary_turn_takes_two_taps_besides_its_conquests_whatever_is_placed(
    stage: Stage,
):
    finds = [*found("fountain_of_youth"), *found("scepter_of_avarice", region=27)]
    game = await laid(stage, {"armies": armies(power="royal"), "finds": finds, "natives": {23: 0}})
    await stage.tap(game.a, "Play my turn", message=game.turn_post())
    shown = await tap(stage, game.a, "23 · 1")  # The tap that plays on, too.
    assert "**End turn**" in shown
    assert "the Queen on " in shown
    assert "the Scepter on " in shown
    shown = await tap(stage, game.a, "End turn")
    assert "Waiting for" in shown
    table = await game.table()
    assert table.seq == 2
    assert sum("queen" in r.markers for r in table.state.regions.values()) == 1
    await tap(stage, game.a, "Undo end of turn…")
    await tap(stage, game.a, "Undo it")
    assert (await game.table()).view().player == table.seat_of(game.a.id), "one step takes it back"


async def test_U_45_the_bag_is_named_where_it_works_as_the_scepter(stage: Stage):
    finds = found("scepter_of_avarice", region=27)
    game = await laid(stage, {"armies": armies(power="magic"), "finds": finds})
    await stage.slash(game.a, "play")
    shown = stage.text(stage.private(game.a))
    assert re.search(r" · the Bag as the Scepter of Avarice on \d+ · the Scepter on \d+ · ", shown)
    await tap(stage, game.a, "End turn, but ask me first…")
    shown = await tap(stage, game.a, "End turn anyway")
    bag = "Put the Bag, which works as the Scepter of Avarice, in a region of yours? Whatever"
    scepter = "Put the Scepter of Avarice in a region of yours? Whatever"
    assert bag in shown
    shown = await tap(stage, game.a, "26")
    assert "Your Bag is now in region 26." in shown
    assert scepter in shown
    assert bag not in shown


@pytest.mark.parametrize(
    ("relic", "named"),
    [("froggys_ring", "Froggy's Ring"), ("scepter_of_avarice", "Scepter of Avarice")],
)
async def test_who_wants_to_place_a_relic_is_asked_about_it_by_name(
    stage: Stage, relic: str, named: str
):
    game = await laid(stage, {"armies": armies(), "finds": found(relic)})
    await stage.slash(game.a, "play")
    shown = await tap(stage, game.a, f"End turn, but ask about {named} first…")
    assert "End turn anyway" in shown


async def test_the_clock_comes_after_a_question_and_what_explains_it(stage: Stage):
    game = await laid(stage, {"armies": armies(), "finds": found("froggys_ring")})
    await stage.slash(game.a, "play")
    await tap(stage, game.a, "End turn, but ask about Froggy's Ring first…")
    shown = await tap(stage, game.a, "End turn anyway")
    assert "Put Froggy's Ring in a region of yours? Each player" in shown
    assert "pays you 1 coin. Your clock" in shown


async def test_regions_whose_base_prices_differ_share_no_line_of_prices(stage: Stage):
    mine = {"player": 0, "race": "ogres", "regions": {26: 2}}
    lizards = mine | {"race": "lizardmen", "hand": 3}
    game = await laid(stage, {"armies": [lizards, RIVALS | {"regions": {2: 1}}]})
    await stage.slash(game.a, "play")
    shown = await tap(stage, game.a, "Prices")
    (river,) = [
        line for line in shown.splitlines() if line.endswith(": **1** each, the base price")
    ]
    assert "21" in river
    (land,) = [line for line in shown.splitlines() if line.endswith(": **2** each, the base price")]
    assert "21" not in land


async def test_who_may_decline_still_sees_the_conquests_and_declines_in_two_taps(stage: Stage):
    finds = found("fountain_of_youth")
    game = await laid(stage, {"armies": armies(), "finds": finds})
    await stage.tap(game.a, "Play my turn", message=game.turn_post())
    await tap(stage, game.a, "Decline…")
    await tap(stage, game.a, "Decline now")
    table = await game.table()
    assert not table.view().armies[0].active
    assert table.state.tray["ogres"] == 10 - 3


async def test_bad_input_with_relics_and_immune_regions_changes_nothing(stage: Stage):
    finds = [*found("sword_of_the_killer_rabbit"), *found("shiny_orb", region=26)]
    data = {
        "armies": armies(hand=4),
        "finds": [*finds, *found("wickedest_pentacle", region=27)],
        "markers": {21: {"balrog": 1}, 12: {"queen": 1}},
        "natives": {19: 0, 23: 0},
    }
    game = await laid(stage, data)
    await stage.slash(game.a, "play")
    await tap(stage, game.a, "Sword of the Killer Rabbit")
    way = next(c for c in player.moves(stage, game.a) if (c.label or "").startswith("19 · 1"))
    stale = stage.snapshot(way.message)
    await stage.press(game.a, way)
    assert (await game.table()).state.regions[19].tokens == 1
    before = await game.table()
    for command, options, told in (
        (
            "conquer",
            {"region": "23 @ sword_of_the_killer_rabbit"},
            "You've already used that this turn",
        ),
        ("use", {"power": "shiny_orb@12"}, "immune"),
        ("conquer", {"region": "21"}, "Region 21 is immune: the "),
        ("conquer", {"region": "1"}, "Region 1"),
        ("use", {"power": "wickedest_pentacle@24"}, "The Balrog can't go to region 24"),
        ("pick", {"combo": "kraken"}, "can't do that in this step"),
        ("choose", {"option": "1"}, "There's nothing to choose"),
    ):
        reply = await stage.slash(game.a, command, **options)
        assert told in stage.text(reply.response), (command, options)
    await stage.deliver(stage.tapping(game.a, stale, way.custom_id))
    now = await game.table()
    assert (now.seq, now.state) == (before.seq, before.state)


async def test_a_question_cannot_be_answered_twice(stage: Stage):
    game = await laid(stage, {"armies": armies(hand=3), "hidden": ["wickedest_pentacle"]})
    await stage.slash(game.a, "conquer", region="23")
    panel = stage.private(game.a)
    answer = next(c for c in player.moves(stage, game.a) if player.verb(c) == "answer")
    twice = [stage.tapping(game.a, panel, answer.custom_id) for _ in range(2)]
    await stage.deliver(*twice)
    table = await game.table()
    assert table.seq == 2
    assert sum("balrog" in r.markers for r in table.state.regions.values()) == 1
    assert "**There's nothing to choose" in stage.text(
        (await stage.slash(game.a, "choose", option="16")).response
    )


HELD = {31: 4, 32: 1, 20: 1}
VICTIMS: dict[str, tuple[dict[str, Any], list[dict[str, Any]], tuple[str, dict[str, str]], int]] = {
    "immortals": ({"power": "immortal"}, [], ("conquer", {"region": "31"}), 6),
    "a tomb": ({"power": "tomb", "active": False}, [], ("conquer", {"region": "31"}), 5),
    "socks": (
        {},
        found("stinky_trolls_socks", region=26),
        ("conquer", {"region": "31 @stinky_trolls_socks"}),
        6,
    ),
    "the Balrog": (
        {},
        found("wickedest_pentacle", region=26),
        ("use", {"power": "wickedest_pentacle@31"}),
        4,
    ),
}
"""Who holds the regions, what is found, what drives them out, and how many tokens are left."""


@pytest.mark.parametrize("whose", VICTIMS)
async def test_what_is_driven_out_withdraws_at_once_and_can_be_moved(stage: Stage, whose: str):
    victim, finds, (command, options), left = VICTIMS[whose]
    attackers = {"player": 0, "race": "mummies", "regions": {26: 10}}
    others = {"player": 1, "race": "drow", "regions": {2: 3, 3: 1}}
    victims = {"player": 2, "race": "shrooms", "regions": HELD, **victim}
    data = {
        "edition": "underground",
        "armies": [attackers, others, victims],
        "finds": finds,
        "markers": {25: {"balrog": 1}} if whose == "the Balrog" else {},
    }
    game = await war.on_stage(stage, data, edition="underground")
    said = await stage.slash(game.a, command, **options)
    await player.end(stage, game.a)
    await stage.settle()
    assert (await game.table()).waiting_for == (game.b.id,), stage.text(said.response)
    even = await game.tokens(32, 20)
    assert sum(even) == left
    assert game.c.id not in game.rung, "nobody is called for it"
    moved = f"20:{left - 2}"
    await stage.slash(game.c, "redeploy", moves=moved)
    assert await game.tokens(32, 20) == [1, left - 1]
    assert (await game.table()).waiting_for == (game.b.id,)
