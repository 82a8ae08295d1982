"""Battle for Azeroth at the panel: what one may take, whom one attacks, whose coins one sees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.handlers.games import choices, typed
from bot.panels.turn import textboard
from bot.panels.turn.pages import page
from bot.panels.turn.sight import Sight
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words, languages
from bot.texts.wording import Wording
from engine import RuleError, apply
from engine.actions import Pick
from engine.position import table as position
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


def seen(seat: int | None = None, players: int = 4, seed: str = "7", **data: Any) -> Sight:
    """Return what a seat sees, or who must decide."""
    azeroth = {"edition": "warcraft", "variant": "azeroth", "players": players, "seed": seed}
    return sight(table_of(*position({**azeroth, **data})), seat)


def labels(sight: Sight, name: str = "main") -> list[str]:
    """Return what can be tapped on a page."""
    return [key.label for row in page(sight, name).rows for key in row if not key.disabled]


# ----------------------------------------------------------------------------- picking


def test_T_07_only_the_own_column_is_offered_each_with_its_rows_badge_and_price():
    dealt = seen(coins=[2])
    found = page(dealt)
    assert [row[0].label for row in found.rows[:-1]] == [
        "Farmer Night Elves · 8 · free",
        "Defensive Draenei · 12 · pay 1",
        "Fishing Worgen · 8 · pay 2",
        "Beast Master Dwarves · 9 · pay 3",
    ]
    assert [row[0].disabled for row in found.rows[:-1]] == [False, False, False, True]
    assert "Pick one of the Alliance races; you have 2 coins." in found.text
    assert "paid to the bank" in found.text
    assert "down the column" not in found.text


def test_T_07_a_row_without_a_banner_or_a_badge_offers_nothing_and_keeps_its_number():
    dealt = seen(column=COLUMN)
    assert labels(dealt) == [
        "Farmer Dwarves · 9 · free",
        "Ranger Worgen · 9 · pay 2",
        "Races & powers",
    ]
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
    assert told.index("**Farmer Forsaken**") < told.index("**Beast Master Orcs**")
    assert told.index("**Beast Master Orcs**") < told.index("**Farmer Night Elves**")
    assert told.count("\nFarmer: ") == told.count("\nNaga: ") == 1


def test_T_08_what_comes_in_sight_is_told_in_one_sentence_in_every_language():
    box, state = seen().table.playing()
    after, events = apply(box, state, Pick(4))
    wording = Wording.of(table_of(box, after), Words())
    assert sentences(events, wording)[-1] == "New on offer: the Blacksmith badge and Humans."
    for words in map(Words, languages()):
        told = sentences(events, replace(wording, words=words))
        assert len(told) == 3
        assert words("power-blacksmith") in told[-1]
        assert words("race-warcraft-humans") in told[-1]
