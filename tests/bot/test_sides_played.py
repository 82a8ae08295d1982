"""Battle for Azeroth at the panel: what one may take, whom one attacks, whose coins one sees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.handlers.games import choices, typed
from bot.panels.turn import textboard
from bot.panels.turn.pages import page
from bot.panels.turn.sight import Sight
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words, languages
from bot.texts.wording import Wording
from engine import RuleError, apply
from engine.actions import Done, Pick, Redeploy
from engine.position import table as position
from tests.bot import player, war
from tests.bot.harness import Stage
from tests.bot.sights import sight, table_of

ALLIANCE, HORDE = (0, 2), (1, 3)
"""Seats of four (T-03)."""
COLUMN = [
    *(["warcraft.dwarves", "farmer"], ["tauren", "farmer"]),
    *(["", "fishing"], ["goblins", "fishing"]),
    *(["worgen", "ranger"], ["warcraft.trolls", "ranger"]),
    *(["draenei", ""], ["warcraft.orcs", ""]),
]
"""The Alliance has a gap in its second row, and the last row has no badge."""


def seen(seat: int | None = None, players: int = 4, **data: Any) -> Sight:
    """Return what a seat sees, or who must decide."""
    azeroth = {"edition": "warcraft", "variant": "azeroth", "players": players, "seed": player.SEED}
    return sight(table_of(*position({**azeroth, **data})), seat)


def labels(sight: Sight, name: str = "main") -> list[str]:
    """Return what can be tapped on a page."""
    return [key.label for row in page(sight, name).rows for key in row if not key.disabled]


# ----------------------------------------------------------------------------- picking


def test_T_07_only_the_own_column_is_offered_each_with_its_rows_badge_and_price():
    dealt = seen(coins=[2])
    found = page(dealt)
    assert [row[0].label for row in found.rows[:-1]] == [
        "Defensive Dwarves · 10 · free",
        "Fishing Draenei · 10 · pay 1",
        "Ranger Humans · 9 · pay 2",
        "Swamp Walker Gnomes · 9 · pay 3",
    ]
    assert [row[0].disabled for row in found.rows[:-1]] == [False, False, False, True]
    assert "Pick a combo for the Alliance; you have 2 coins." in found.text
    assert "1 coin for each row above it" in found.text
    assert "for each combo above it" not in found.text
    assert found.text.splitlines()[1] == (
        "Others pick from the same rows, and each pick changes the combos from that row down. "
        "Horde: Tauren, Forsaken, Orcs, Goblins."
    )


def test_T_07_a_row_without_a_banner_or_a_badge_offers_nothing_and_keeps_its_number():
    dealt = seen(column=COLUMN)
    assert labels(dealt)[:-1] == [
        "Farmer Dwarves · 9 · free",
        "Ranger Worgen · 9 · pay 2",
        "Races & powers",
    ]
    assert " Horde: Tauren, Goblins, Trolls, Orcs." in page(dealt).text
    assert "Alliance: Dwarves, –, Worgen, Draenei." in page(seen(1, column=COLUMN, player=1)).text
    assert typed.picked(dealt, "3") == Pick(4)
    assert typed.picked(dealt, "2") == Pick(-1)
    told = "\n".join(textboard.lines(dealt))
    assert "by its place: 1, 3." in told
    assert "\n3. Ranger Worgen: 9 tokens, costs 2 coins\n" in told


def test_T_07_typing_offers_the_own_column_and_a_strange_combo_is_refused_by_its_side():
    dealt = seen(column=COLUMN)
    assert [offer.name for offer in choices.picks(dealt)] == [
        "Farmer Dwarves · 9 tokens · free",
        "Ranger Worgen · 9 tokens · pay 2 coins",
    ]
    assert typed.picked(dealt, "Farmer") == Pick(0)
    assert typed.picked(dealt, "fishing goblins") == Pick(3)
    with pytest.raises(RuleError) as refused:
        apply(*dealt.table.playing(), typed.picked(dealt, "Trolls"))
    assert refused.value.refusals[0].key == "combo_of_others"


def test_what_is_on_offer_does_is_told_of_the_own_races_first_and_of_each_badge_once():
    told = page(seen(seat=4, players=5), "does").text
    assert told.index("**Fishing Forsaken**") < told.index("**Swamp Walker Goblins**")
    assert told.index("**Swamp Walker Goblins**") < told.index("**Defensive Dwarves**")
    assert told.count("\nFishing: ") == told.count("\nNaga: ") == 1


def test_T_08_what_comes_in_sight_is_told_in_one_sentence_in_every_language():
    box, state = seen().table.playing()
    after, events = apply(box, state, Pick(4))
    wording = Wording.of(table_of(box, after), Words())
    assert sentences(events, wording)[-1] == "New on offer: the Beast Master badge and Worgen."
    for words in map(Words, languages()):
        told = sentences(events, replace(wording, words=words))
        assert len(told) == 3
        assert words("power-beast-master") in told[-1]
        assert words("race-worgen") in told[-1]


# --------------------------------------------------------------------------- attacking

ALLY = {"player": 2, "race": "warcraft.dwarves", "power": "ranger", "regions": {13: 2, 10: 3}}
"""Of the first player; 12 borders 6, 7, 8, 9, 11 and 13."""


def ann(race: str = "draenei", power: str = "farmer", **more: Any) -> dict[str, Any]:
    return {"player": 0, "race": race, "power": power, "regions": {12: 5, 8: 3}, **more}


async def laid(stage: Stage, *armies: dict[str, Any], **data: Any) -> list[simcord.MemberActor]:
    """Open a game of two against two, lay the table, and return the two of the Alliance."""
    stage.bot.tables._seed = lambda: player.SEED
    await player.opened(stage, "Ann", "warcraft.azeroth", players=4)
    for name in ("Ben", "Cy"):
        await stage.slash(stage[name], "game join")
    await stage.slash(stage["Ann"], "game start")
    await stage.settle()
    table = await player.table(stage)
    data = {"edition": "warcraft", "variant": "azeroth", "players": 4, "armies": armies, **data}
    table = await war.lay(stage.bot.tables, table, **data)
    await stage.settle()
    users = [table.user_at(seat) for seat in ALLIANCE]
    return sorted(
        (m for m in stage.members.values() if m.id in users), key=lambda m: users.index(m.id)
    )


def shown(stage: Stage, member: simcord.MemberActor) -> str:
    return stage.text(stage.private(member))


def offers(stage: Stage, member: simcord.MemberActor) -> list[str]:
    return [c.label for c in stage.controls(member, stage.private(member)) if not c.disabled]


async def tap(stage: Stage, member: simcord.MemberActor, label: str) -> str:
    """Tap a button of one's panel and return what it shows then."""
    await stage.tap(member, label, message=stage.private(member))
    return shown(stage, member)


async def test_T_04_regions_of_an_ally_come_after_others_and_are_named_as_such():
    older = {"player": 0, "race": "worgen", "active": False, "regions": {7: 1}}
    mine = ann(regions={12: 5})
    dealt = seen(armies=[mine, older, ALLY], die=[0])
    targets = [label for label in labels(dealt) if label[0].isdigit()]
    assert targets[-3:] == ["13 · 4 (ally's)", "10 🎲2+ (33%) (ally's)", "7 · 3 (yours)"]
    assert not any("(" in target for target in targets[:-3])
    typed_ = [offer.name for offer in choices.targets(dealt)]
    assert [name for name in typed_ if "ally's" in name] == [
        "13 · 4, ally's (Peascod, fields, 2 of á́́'s Dwarves)",
        "10 🎲2+ (33%), ally's · Squirrelwood, forest, 3 of á́́'s Dwarves",
    ]


@pytest.mark.parametrize("by", ["button", "command"])
async def test_T_04_an_attack_on_an_ally_is_asked_about_once(stage: Stage, by: str):
    a, _ = await laid(stage, ann(), ALLY)
    await stage.slash(a, "play")
    if by == "button":
        await tap(stage, a, "13 · 4 (ally's)")
    else:
        await stage.slash(a, "conquer", region="13")
    asked = shown(stage, a)
    assert asked.startswith("Ann is your ally. Region 13: Peascod, fields, 2 of Ann's")
    assert "Conquer with your" in await tap(stage, a, "Don't attack")
    assert (await player.table(stage)).seq == 0
    await tap(stage, a, "13 · 4 (ally's)")
    assert "region 13" in await tap(stage, a, "Attack 13 anyway")
    await tap(stage, a, "Undo")
    # Who has meant it and takes it back is not asked again.
    await tap(stage, a, "13 · 4 (ally's)")
    assert (await player.table(stage)).view().region(13).owner == 0


async def test_T_04_an_attack_on_a_rival_or_one_that_is_refused_asks_nothing(stage: Stage):
    ben = {"player": 1, "race": "warcraft.orcs", "power": "fishing", "regions": {11: 2}}
    a, _ = await laid(stage, ann(), ben, ALLY | {"regions": {13: 9}})
    await stage.slash(a, "play")
    assert "your ally" not in await tap(stage, a, "11 · 5")
    await stage.slash(a, "conquer", region="13")
    assert "your ally" not in shown(stage, a)


async def test_T_04_a_power_that_takes_an_allys_region_asks_too_and_a_roll_only_once(stage: Stage):
    a, _ = await laid(stage, ann(power="championing"), ALLY)
    await stage.slash(a, "play")
    assert "Champion takes 13 (ally's)" in offers(stage, a)
    assert "is your ally" in await tap(stage, a, "Champion takes 13 (ally's)")
    await tap(stage, a, "Attack 13 anyway")
    assert (await player.table(stage)).view().region(13).owner == 0


async def test_T_04_a_raid_on_an_ally_asks_before_the_roll_and_not_again_after_it(stage: Stage):
    a, _ = await laid(stage, ann("warcraft.gnomes"), ALLY | {"regions": {17: 5}}, die=[0])
    await stage.slash(a, "play")
    await stage.slash(a, "use", power="warcraft.gnomes@17")
    assert "is your ally" in shown(stage, a)
    await tap(stage, a, "Attack 17 anyway")
    assert "is your ally" not in await tap(stage, a, "Raid · 17 🎲1+ (50%) (ally's)")
    assert (await player.table(stage)).seq == 2


def test_W_44_bombs_may_be_laid_under_an_ally_whose_regions_come_last_and_are_not_suggested():
    goblins = {"player": 1, "race": "goblins", "power": "fishing", "regions": {12: 5, 8: 3}}
    ally = {"player": 3, "race": "warcraft.orcs", "power": "ranger", "regions": {7: 2, 11: 1}}
    rival = {"player": 0, "race": "draenei", "power": "farmer", "regions": {13: 2, 1: 3}}
    box, state = seen(player=1, armies=[goblins, ally, rival]).table.playing()
    assert " · bombs on 1 and 13 · " in page(sight(table_of(box, state))).text
    for action in (Done(), Redeploy(((12, 6),))):
        state, _ = apply(box, state, action)
    asked = labels(sight(table_of(box, state)))
    assert asked[:5] == ["1", "13", "7 (ally's)", "11 (ally's)", "As suggested: 1, 13"]


# ------------------------------------------------------------------------------- coins


async def test_T_04_coins_are_shown_to_an_ally_by_a_button_and_hidden_again(stage: Stage):
    a, c = await laid(stage, ann(), ALLY, coins=[4, 6, 23, 8])
    await stage.slash(a, "play")
    assert "Ann has" not in shown(stage, a)
    await stage.slash(c, "play")
    assert "Cy can see your coins." in await tap(stage, c, "Show my coins to Cy")
    await stage.slash(a, "play")
    assert shown(stage, a).startswith("**Round 2 of 9 · 4 coins · Ann has 23 coins** · ")
    await stage.slash(stage["Ben"], "play")
    assert "23" not in shown(stage, stage["Ben"])
    assert not [label for label in offers(stage, stage["Ben"]) if label == "Show my coins to Cy"]
    assert "Cy can't see your coins." in await tap(stage, c, "Hide my coins from Cy")
    await stage.slash(a, "play")
    assert "Ann has" not in shown(stage, a)


async def test_T_04_who_asks_for_their_coins_may_switch_by_command_or_button(stage: Stage):
    a, c = await laid(stage, ann(), ALLY, coins=[4, 6, 23, 8])
    await stage.slash(c, "coins", ally="on")
    assert shown(stage, c).splitlines() == [
        "You have 23 coins.",
        "Cy can see your coins.",
        "Hide my coins from Cy",
    ]
    await stage.slash(a, "coins")
    assert shown(stage, a).splitlines() == [
        "You have 4 coins.",
        "Ann has 23 coins.",
        "Ann can't see your coins.",
        "Show my coins to Ann",
    ]
    assert "Ann can see your coins." in await tap(stage, a, "Show my coins to Ann")
    assert (await player.table(stage)).shown >= {0, 2}
    await stage.slash(c, "coins", ally="off")
    assert (await player.table(stage)).view(a.id).coins[2] is None


async def test_T_04_a_computer_ally_shows_its_coins(stage: Stage):
    await laid(stage, ann(), ALLY, coins=[4, 6, 23, 8])
    ben = stage["Ben"]
    table = await player.table(stage)
    mine, others = table.seat_of(ben.id), {1: 6, 3: 8}
    own = others.pop(mine)
    await stage.slash(ben, "coins")
    (theirs,) = others.values()
    told = shown(stage, ben).splitlines()
    assert told[0] == f"You have {own} coins."
    assert told[1].endswith(f"has {theirs} coins.")


async def test_who_plays_alone_or_with_open_scores_has_nothing_to_show(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "coins", ally="on")
    assert "nobody you could show your coins to" in shown(stage, stage["Ann"])
    await stage.slash(stage["Ann"], "coins")
    assert "You have 5 coins." in stage.text(stage.private(stage["Ann"]))
    assert stage.controls(stage["Ann"], stage.private(stage["Ann"])) == []
