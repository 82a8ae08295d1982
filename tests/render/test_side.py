"""Beside the map: every race and power has its whole name wherever it is written."""

import dataclasses

import pytest

import render
from bot.texts.i18n import Words
from engine.view import ComboView
from render import text
from tests.render.tables import NAMES, POWERS, RACES, table

ENGLISH = Words(strict=True)


@pytest.fixture
def cut_short(monkeypatch):
    """Return the texts that are cut short, filled while pictures are drawn."""
    found, fit = [], text.fit

    def spy(words, size, width, style="body"):
        fitted = fit(words, size, width, style)
        if fitted[0] != words:
            found.append(words)
        return fitted

    monkeypatch.setattr(text, "fit", spy)
    return found


def with_combo(seen, race, power, driven):
    """Return the table with one combo everywhere: on offer and as every player's army."""
    armies = tuple(
        dataclasses.replace(a, race=race, power=power, hand=11, driven=driven) if a.active else a
        for a in seen.armies
    )
    column = tuple(ComboView(race, power, place, 12, 10 + place) for place in range(6))
    return dataclasses.replace(seen, armies=armies, column=column)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_race_and_power_has_room_for_its_name(players, cut_short, painted):
    seen = table(players, 3, die=3)
    for step, power in enumerate(POWERS):
        race = RACES[step % len(RACES)]
        for driven in (0, 3):
            shown = with_combo(seen, race, power, driven)
            render.render(shown, names=NAMES, words=ENGLISH, folder=painted)
    assert cut_short == []


def test_a_long_name_is_cut_short_and_stays_in_its_row(cut_short, painted):
    names = ("Bartholomew the Extraordinarily Long", *NAMES[1:])
    render.render(table(4, 3), names=names, words=ENGLISH, folder=painted)
    assert names[0] in cut_short
