import dataclasses

import pytest

import render
from bot.texts.i18n import Words, languages
from engine import EDITIONS, OFFERED, Choice, drawn, load_box, plain_box, view
from engine.view import FindView
from render import Happened, alt_text
from render.ground.geometry import map_of
from render.pictures.alt import WHATS
from render.writing.text import row
from tests.render.tables import BOARDS, MIXES, MOVABLE, POWERS, RACES, table
from tools.play import random_position

ENGLISH = Words(strict=True)
NAMES = ["Ann", "Bob", "Cleo", "Dmitri", "Elif"]


def test_every_text_on_the_picture_is_in_the_locale_file():
    for key in render.WORDS:
        assert ENGLISH.has(key), key


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_picture_asks_for_no_text_that_is_not_listed(players, painted):
    asked = set()

    def words(key, **params):
        asked.add(key.removesuffix(".before"))
        return ENGLISH(key, **params)

    for over in (False, True):
        seen = table(players, 1, over=over)
        render.render(seen, names=["\u200b", *NAMES[1:]], words=words, folder=painted)
        render.render_panel(seen, names=NAMES, words=words, folder=painted)
        alt_text(seen, NAMES, words)
    names = {f"race-{r}" for r in RACES} | {f"power-{p.replace('_', '-')}" for p in POWERS}
    names |= {f"marker-{marker}" for marker in MOVABLE} | {"marker-mountain"}
    names |= {f"region-{seen.boards[0]}-{r.id}" for r in seen.regions}
    assert asked - names <= set(render.WORDS)


def test_the_description_tells_who_holds_what():
    seen = view(plain_box("base", 3), random_position(plain_box("base", 3), 3, 9))
    text = alt_text(seen, NAMES, ENGLISH)
    assert f"Round {seen.round} of 10" in text
    for army in seen.armies:
        race = ENGLISH(f"race-{army.race}")
        assert race in text
        for region in army.regions:
            assert f"{region} ({seen.region(region).tokens})" in text
    natives = ", ".join(str(r.id) for r in seen.regions if r.natives)
    assert f"Lost Tribes in {natives}." in text
    assert ENGLISH(f"race-{seen.column[0].race}") in text
    assert f"+{seen.column[0].coins}" in text
    assert text.endswith(ENGLISH("picture-alt-more"))


def test_the_description_tells_what_happened_and_what_lies_where():
    seen = table(3, 4, crowd=0)
    swap = {8: (("dragon", 1),), 9: (("encampment", 3),), 13: (("dragon", 1),)}
    regions = tuple(dataclasses.replace(r, markers=swap.get(r.id, ())) for r in seen.regions)
    seen = dataclasses.replace(seen, regions=regions, die=2)
    news = [Happened(8, 1, 0), Happened(9, None, 0), Happened(13, 0, 0), Happened(4, 2, None)]
    text = alt_text(seen, NAMES, ENGLISH, news)
    assert "Ann just took 8 from Bob; 9; 13 from their other race." in text
    assert "Cleo no longer holds 4." in text
    assert "dragon in 8, 13" in text
    assert "encampment in 9 (×3)" in text
    assert "The die shows 2." in text


def test_coins_that_may_be_seen_are_told():
    told = alt_text(dataclasses.replace(table(2, 1, over=True), coins=(88, 1)), NAMES, ENGLISH)
    assert "Ann, 88 coins:" in told
    assert ", 1 coin:" in told


def test_a_region_that_only_a_piece_holds_is_told_with_the_piece():
    seen = table(2, 1)
    army = next(army for army in seen.armies if army.active and len(army.regions) > 1)
    alone, guarded = army.regions[:2]
    hero = dataclasses.replace(seen.markers["hero"], holds=True)
    lies = {alone: {"tokens": 0}, guarded: {"tokens": 2}}
    regions = tuple(
        dataclasses.replace(r, markers=(("hero", 1),), **lies[r.id]) if r.id in lies else r
        for r in seen.regions
    )
    seen = dataclasses.replace(seen, regions=regions, markers={**seen.markers, "hero": hero})
    told = alt_text(seen, NAMES, ENGLISH)
    assert f"{alone} (hero)" in told
    assert f"{guarded} (2)" in told


def test_a_race_off_the_board_is_told_to_be_in_no_region():
    seen = table(2, 1)
    army = next(army for army in seen.armies if army.active)
    gone = tuple(dataclasses.replace(a, regions=()) if a is army else a for a in seen.armies)
    told = alt_text(dataclasses.replace(seen, armies=gone), NAMES, ENGLISH)
    assert f"{ENGLISH(f'race-{army.race}')} in no region" in told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_the_description_is_never_longer_than_1000_characters(players, seed):
    seen = table(players, seed, held=1.0)
    text = alt_text(seen, ["N" * 200] * 5, ENGLISH)
    assert 0 < len(text) <= 1000
    assert text.startswith("Round")


def fullest(edition, players, tiles=()):
    """Return a table on which all lies that can lie there at once, and how it all came there."""
    box = load_box(drawn(Choice(tiles or (edition,), players, edition), ""))
    seen = table(players, 1, edition, tiles=tiles, crowd=0.0, held=1.0, open_scores=True)
    held = [r.id for r in seen.regions if r.race]
    markers = {r.id: list(r.markers) for r in seen.regions}
    loose = [m for m, spec in box.markers.items() if m not in {r.printed for r in seen.regions}]
    for start, marker in enumerate(loose):
        for place in range(min(box.markers[marker].limit or len(held), len(held))):
            markers[held[(3 * start + place) % len(held)]].append((marker, 1))
    finds = tuple(
        FindView(find, spec.family, held[place % len(held)], "royal" * (find == "stonehedge"))
        for place, (find, spec) in enumerate(box.finds.items())
    )
    regions = (dataclasses.replace(r, markers=tuple(markers[r.id])) for r in seen.regions)
    news = [Happened(r.id, (r.owner + 1) % players, r.owner) for r in seen.regions if r.race]
    return dataclasses.replace(seen, regions=tuple(regions), finds=finds, die=3), news


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("tiles", "edition", "players"), [*(((e,), e, players) for e, players in BOARDS), *MIXES]
)
def test_the_fullest_table_is_described_in_1000_characters_that_say_what_is_left_out(
    tiles, edition, players, language
):
    words = Words(language, strict=True)
    seen, news = fullest(edition, players, tiles)
    text = alt_text(seen, ["N" * 32] * players, words, news)
    assert len(text) <= 1000
    told = [word for word in WHATS if words(f"picture-alt-what-{word}") in text]
    assert told
    start = words("picture-alt-missing", what="|").split("|")[0]
    offers = [words(f"race-{c.race}".replace("_", "-").replace(".", "-")) for c in seen.column]
    assert start in text
    assert ("offers" in told) == any(race not in text for race in offers)


def test_of_pieces_those_that_matter_least_are_left_out():
    seen, _ = fullest("underground", 2)
    text = alt_text(seen, ["N" * 32] * 2, ENGLISH)
    assert len(text) <= 1000
    assert "Left out here: some pieces" in text
    pieces = text[text.index("Pieces:") : text.index("Left out here")]
    assert pieces.index("Ghost in") < pieces.index("Scepter of Avarice in")
    assert "hammer" not in pieces.lower()


def test_the_power_that_stonehedge_lends_is_told():
    seen, _ = fullest("underground", 2)
    seen = dataclasses.replace(seen, finds=tuple(f for f in seen.finds if f.badge))
    region = seen.finds[0].region
    assert f"Royal (Stonehedge) in {region}" in alt_text(seen, NAMES, ENGLISH)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_on_the_surface_monsters_and_tribes_are_told_apart(players, language):
    words = Words(language, strict=True)
    seen = table(players, 1, tiles=("base", "underground"), held=0.0)
    told = alt_text(seen, NAMES, words)
    for native in ("lost_tribe", "monster"):
        homes = [str(r.id) for r in seen.regions if r.native == native]
        assert len(homes) > 1
        kind = native.replace("_", "-")
        assert words("picture-alt-free", native=kind, regions=row(words, homes)) in told


@pytest.mark.parametrize("language", languages())
def test_the_natives_of_every_box_have_their_own_sentence(language):
    words = Words(language, strict=True)
    for edition in OFFERED:
        for native in plain_box(edition, EDITIONS[edition].choices().players[0]).natives:
            kind = native.replace("_", "-")
            told = words("picture-alt-free", native=kind, regions="7")
            assert words(f"native-{kind}") in told, native


@pytest.mark.parametrize("language", languages())
def test_a_name_for_which_the_map_has_no_room_is_told(language):
    words = Words(language, strict=True)
    seen = table(5, 1, "warcraft", held=0.0)
    shapes = map_of(seen.boards).regions
    unnamed = [r for r in seen.regions if not shapes[r.id].name]
    told = alt_text(seen, NAMES, words)
    assert unnamed
    for region in unnamed:
        name = words(f"region-{region.board}-{region.number}")
        assert words("picture-alt-name", region=region.id, name=name) in told
    start = words("picture-alt-unnamed", regions="|").split("|")[0]
    assert start in told
    assert start not in alt_text(table(5, 1), NAMES, words)


def test_nothing_is_said_to_be_left_out_if_nothing_is():
    for edition, players in BOARDS:
        box = plain_box(edition, players)
        text = alt_text(view(box, random_position(box, 3, 5)), NAMES, ENGLISH)
        assert "Left out" not in text


def test_the_description_holds_no_hidden_coins():
    text = alt_text(dataclasses.replace(table(2, 1), coins=(None, 77)), NAMES, ENGLISH)
    assert "Bob, 77 coins:" in text
    assert "Ann:" in text
    assert text.count("coins:") == 1


def test_the_description_of_a_finished_game_says_so():
    assert alt_text(table(2, 1, over=True), NAMES, ENGLISH).startswith("The game is over")


def test_a_player_without_a_name_is_told_by_number():
    assert alt_text(table(2, 1), ["  "], ENGLISH).count("Player 1") >= 1
    assert "Player 2:" in alt_text(table(2, 1), ["Ann"], ENGLISH)


def test_a_lone_player_without_an_army_holds_nothing():
    seen = dataclasses.replace(table(2, 1), armies=())
    assert "Bob: none." in alt_text(seen, NAMES, ENGLISH)
