"""What panels, logs and refusals say in mixed games, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bot.panels import rules
from bot.panels.refused import rule, told
from bot.panels.turn import pages, textboard
from bot.panels.turn.sight import Sight
from bot.rulebook.entries import of_thing
from bot.texts.boxes import does_in, is_told_apart
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words, key_of, languages
from bot.texts.wording import Wording
from engine import Choice, Refusal, RuleError, apply, drawn, load_box, new_game
from engine.actions import Conquer
from render import alt_text
from tests.bot.sights import NAMES, PLAYED_EMOJIS, played_in, table_of
from tests.bot.test_limits import _reachable
from tests.mixes import LENT, MIXED
from tests.rules.mixes import surface


@cache
def _games() -> list[list]:
    """Return a random game of each mix."""
    mixes = enumerate((*MIXED, *LENT[:1]))
    return [list(played_in(load_box(drawn(mix, str(n))), n)) for n, mix in mixes]


def _of_all_kinds(game: list) -> Iterator[list]:
    """Yield what happened at each step of a game at which something was new."""
    told = set[tuple[str, str]]()
    for _, _, events in game:
        kinds = {(event.kind, event.why) for event in events}
        if kinds - told:
            yield events
        told |= kinds


@pytest.mark.parametrize("language", languages())
def test_a_random_game_of_each_mix_is_told_without_a_missing_text(language: str):
    """Its log as a whole, and its panel at one moment, another for each mix."""
    words = Words(language, strict=True, emojis=PLAYED_EMOJIS)
    for number, game in enumerate(_games(), 1):
        wording = Wording.of(table_of(*game[0][:2]), words)
        said = [line for events in _of_all_kinds(game) for line in sentences(events, wording)]
        assert len(said) > 20
        box, state, _ = game[number * len(game) // (len(_games()) + 1)]
        table = table_of(box, state)
        user = table.user_at((table.deciders or (0,))[0])
        look = Sight(table, user, Wording.of(table, words, user), undo=True, restart=True)
        # All that can be reached from there is looked at in one language.
        turn = (number + languages().index(language)) % len(languages())
        assert list(_reachable(look) if turn == 0 else [pages.page(look, "main")])
        assert turn or textboard.lines(look)
        assert alt_text(look.view, NAMES[: box.players], words)


def _closed(choice: Choice, words: Words) -> str:
    box = load_box(drawn(choice, "s"))
    table = table_of(box, new_game(box, "s"))
    water = next(r for r in box.regions.values() if box.terrains[r.terrain].closed)
    return rule(Refusal("closed", water.id, {"terrain": water.terrain}), words, table)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("editions", "able"),
    [
        (("base",), ["seafaring"]),
        (("underground",), ["kraken"]),
        (("base", "underground"), ["kraken", "seafaring"]),
    ],
)
def test_who_may_take_water_is_whoever_can_at_this_table(
    language: str, editions: tuple[str, ...], able: list[str]
):
    words = Words(language, strict=True)
    said = _closed(Choice(editions, 3, "base"), words)
    names = {
        "kraken": words("race-kraken"),
        "seafaring": words("who-power", power=words("power-seafaring")),
    }
    assert [thing for thing in names if names[thing] in said] == able
    assert words("terrain-chasm") in _closed(Choice(editions, 3, "underground"), words)


def test_who_may_take_water_is_told_to_a_player_who_tries():
    t = surface("""
        turn A
        A: ogres, hand 5
        1 hill edge - 2 : ogres
        2 sea - 1       :
    """)
    with pytest.raises(RuleError) as refused:
        apply(t.box, t.state, Conquer(2))
    table = table_of(t.box, t.state)
    (said,) = told(refused.value, Words(strict=True), table)
    assert said == (
        "Region 2 is water, and only Kraken and an active Seafaring race can take that. "
        "Choose land."
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("world", ["base", "underground"])
def test_what_things_do_is_told_in_words_of_the_board(language: str, world: str):
    """No line of a panel names land that this board has not, where its own has a word for it."""
    words = Words(language, strict=True)
    box = load_box(drawn(Choice(("base", "underground"), 3, world), "s"))
    there = {t.id for t in box.terrains.values()} | {*box.symbols}
    others = ALIKE[world] - there
    assert others
    foreign = {words(key).casefold() for name in others for key in _named(name, words)}
    own = {words(key).casefold() for name in there for key in _named(name, words)}
    foreign = {name for name in foreign - own if not any(name in mine for mine in own)}
    lines = {thing: does_in(world, thing, words) for thing in (*box.races, *box.powers)}
    assert {t: n for t, line in lines.items() for n in foreign if n in line.casefold()} == {}
    abroad = [thing for thing in lines if is_told_apart(world, thing, words)]
    assert len(abroad) == {"base": 13, "underground": 7}[world]
    table = table_of(box, new_game(box, "s"))
    for thing in abroad:
        entry = of_thing(thing)
        assert words("rulepage-abroad", does=lines[thing]) in rules.in_game(entry, words, table)


ALIKE = {
    "base": {"mudpool", "mushroom_forest", "black_mountain", "mystic_crystal", "mine", "river"},
    "underground": {"swamp", "forest", "mountain", "magic", "mine", "sea", "lake"},
}
"""By world: land of the other one that something of its own counts as."""


def _named(name: str, words: Words) -> list[str]:
    keys = (key_of(family, name) for family in ("terrain", "symbol"))
    return [key for key in keys if words.has(key)]
