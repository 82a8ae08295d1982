"""What can be chosen, what it comes to, and that tables and files keep it."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest
from pydantic import ValidationError

from engine import (
    EDITIONS,
    BoardError,
    Choice,
    Setup,
    SetupError,
    drawn,
    load_box,
    new_game,
    seating,
    versions,
    view,
)
from engine.box import RaceSpec
from engine.codec import dump_setup, load_setup
from engine.editions import base
from engine.export import ExportError, read, replay
from engine.hooks import Trait
from engine.loading import Tiles
from engine.rng import circle
from engine.setup import before_setups
from tests.dsl import Table
from tools.checks import violations
from tools.record import record

THREE = Setup(("base",), ("base-3p",), 3)


def test_the_base_game_has_one_board_for_each_number_of_players() -> None:
    assert drawn(Choice(("base",), 3), "any seed") == THREE
    assert EDITIONS["base"].choices().players == (2, 3, 4, 5)


def test_the_same_set_up_is_the_same_box() -> None:
    box = load_box(THREE)
    assert load_box(replace(THREE)) is box
    assert (box.setup, box.players, box.version) == (THREE, 3, "1")
    assert view(box, new_game(box, "s")).setup == THREE


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (Choice((), 3), "no edition is chosen"),
        (Choice(("sun",), 3), "no edition 'sun'; there are: base, underground, warcraft, moon"),
        (
            Choice(("base",), 3, "sun"),
            "no edition 'sun'; there are: base, underground, warcraft, moon",
        ),
        (Choice(("base", "base"), 3), "the edition 'base' is named twice"),
        (Choice(("base", "moon"), 3), "moon can't be played on the boards of base"),
        (Choice(("base",), 6), "no base board for 6 players; there are: 2, 3, 4, 5"),
        (Choice(("base",), 5, "moon"), "no moon board for 5 players; there are: 2, 3"),
        (Choice(("base",), 3, variant="tides"), "base has no variant 'tides'; there are: none"),
        (Choice(("moon",), 3, variant="x"), "moon has no variant 'x'; there are: tides"),
        (
            Choice(("base",), 3, flags=(("dust", "falls"),)),
            "no rule called 'dust' can be chosen; there are: none",
        ),
        (
            Choice(("moon",), 3, flags=(("dust", "sits"),)),
            "the rule dust can't be 'sits'; there are: falls, floats",
        ),
        (
            Choice(("moon",), 3, flags=(("dust", "falls"), ("dust", "floats"))),
            "the rule 'dust' is named twice",
        ),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(
    moon: SimpleNamespace, choice: Choice, sentence: str
) -> None:
    with pytest.raises(SetupError) as refused:
        drawn(choice, "s")
    assert str(refused.value) == sentence
    with pytest.raises(SetupError):
        load_box(Setup.of(choice, ("base-3p",)))


def test_boards_are_drawn_from_the_seed(moon: SimpleNamespace) -> None:
    choice = Choice(("moon",), 2, variant="tides", flags=(("dust", "floats"),))
    setups = {drawn(choice, str(seed)) for seed in range(20)}
    assert {setup.boards for setup in setups} == {("moon-a",), ("moon-b",)}
    assert all(setup.choice == choice for setup in setups)
    assert drawn(choice, "7") == drawn(choice, "7")


def test_two_editions_are_played_with_on_the_boards_of_one(moon: SimpleNamespace) -> None:
    setup = drawn(Choice(("base", "moon"), 2, "moon"), "s")
    box = load_box(setup)
    assert {"selenites", "trolls"} < box.races.keys()
    assert {"pale", "flying"} < box.powers.keys()
    assert "lair" in box.markers
    assert (box.rounds, box.version, versions(setup)) == (7, "1+4", {"base": 1, "moon": 4})
    # Whose boards lie there counts, though none of its races are played with.
    assert load_box(drawn(Choice(("base",), 2, "moon"), "s")).version == "1+4"


def test_a_race_of_two_editions_is_named(moon: SimpleNamespace) -> None:
    moon.tiles = lambda: Tiles({"trolls": RaceSpec("trolls", 6, 12, Trait("trolls"))})
    with pytest.raises(BoardError, match="races of moon: trolls: is in another edition too"):
        load_box(drawn(Choice(("base", "moon"), 2, "moon"), "s"))


@pytest.fixture
def hosted(moon: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> Choice:
    """Let the moon be a guest on base's board, its mooncalves on one region that is drawn."""
    plain = base.choices()
    monkeypatch.setattr(base, "choices", lambda: replace(plain, guests=("moon",)))
    monkeypatch.setattr(
        base,
        "setup",
        lambda choice, seed: Setup.of(choice, ("base-2p",), (("mooncalf", (11, 11)),)),
    )
    return Choice(("base", "moon"), 2)


def test_a_guest_brings_its_finds_rules_order_and_natives(hosted: Choice) -> None:
    """Who drives the mooncalves out finds something, before its own trait has a say (C-12)."""
    trolls = {"player": 0, "race": "trolls", "power": "merchant", "hand": 5, "regions": {18: 1}}
    t = Table({"edition": "base+moon", "players": 2, "armies": [trolls]})
    assert (t.box.regions[11].native, t[11], t[18]) == ("mooncalf", "tribe*2", "trolls*1")
    assert t.price(11) == {"base": 2, "defenders": 2}
    t.conquer(11)
    told = [(e.kind, e.why) for e in t.events if e.kind in ("found", "placed")]
    assert told == [("found", "crater"), ("placed", "lair")]
    assert [(find.id, find.region) for find in t.state.finds] == [("crater", 11)]
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "merchant": 2, "crater": 3}
    assert violations(t.box, t.state) == []


def test_a_table_without_finds_leaves_those_of_guests_in_their_box(hosted: Choice) -> None:
    box = load_box(drawn(replace(hosted, finds=False), "s"))
    assert (box.finds, [rule.id for rule in box.rules]) == ({}, ["digs"])


def test_where_only_the_board_is_an_editions_its_finds_and_rules_are_played_with(
    moon: SimpleNamespace,
) -> None:
    choice = Choice(("base",), 2, "moon", flags=(("dust", "floats"),))
    box = load_box(drawn(choice, "s"))
    assert ({*box.finds}, box.natives["mooncalf"], "selenites" in box.races) == (
        {"crater"}, 4, False,
    )  # fmt: skip


@pytest.mark.parametrize("family", ["powers", "finds", "rules", "natives"])
def test_what_two_editions_call_alike_is_named(moon: SimpleNamespace, family: str) -> None:
    mine = Tiles(powers={"x": 1}, finds={"x": 1}, rules=(Trait("x"),), natives={"x": 1})
    theirs = Tiles()._replace(**{family: getattr(mine, family)})
    with pytest.raises(BoardError, match=f"{family} of moon: x: is in another edition too"):
        mine.with_those_of("moon", theirs)


def test_of_what_speaks_first_the_first_editions_comes_first() -> None:
    mine, theirs = Tiles(order={"on_muster": ("a",)}), Tiles(order={"on_muster": ("b",), "x": ()})
    assert mine.with_those_of("moon", theirs).order == {"on_muster": ("a", "b"), "x": ()}


@pytest.mark.parametrize(
    ("drawn_", "sentence"),
    [
        ((("calf", (1,)),), "no natives and no piece 'calf'; there are: lost_tribe, mooncalf, "),
        ((("mooncalf", (99,)),), "mooncalf can't lie in region 99; there are 23 regions"),
        ((("mooncalf", (11,) * 5),), "5 of mooncalf are needed, the box has 4"),
        ((("dragon", (11, 12)),), "2 of dragon are needed, the box has 1"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(
    hosted: Choice, drawn_: tuple, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        load_box(Setup.of(hosted, ("base-2p",), drawn_))


def test_what_is_drawn_is_told_stored_and_checked(hosted: Choice) -> None:
    setup = drawn(hosted, "s")
    assert load_setup(json.loads(json.dumps(dump_setup(setup)))) == setup
    box = load_box(setup)
    assert view(box, new_game(box, "s")).setup.drawn == (("mooncalf", (11, 11)),)
    game = record(hosted, "drawn")
    assert game.setup == setup
    assert replay(read(game.model_dump_json())).box is box
    forged = replace(setup, drawn=(("mooncalf", (4, 4)),))
    with pytest.raises(ExportError) as refused:
        replay(read(game.model_copy(update={"setup": forged}).sealed().model_dump_json()))
    assert refused.value.key == "boards"


def test_a_game_goes_on_by_the_rulings_that_it_began_with() -> None:
    new = drawn(Choice(("underground",), 2), "s")
    assert new.follows("optional_loans")
    assert drawn(Choice(("base",), 2, finds_of="underground"), "s").rulings == new.rulings
    assert drawn(Choice(("base",), 2), "s").rulings == ()
    assert load_setup(json.loads(json.dumps(dump_setup(new)))) == new
    before = replace(new, rulings=())
    assert "rulings" not in dump_setup(before)
    assert drawn(new.choice, "s") == new
    assert drawn(before.choice, "s") == before
    assert not load_box(before).setup.follows("optional_loans")
    with pytest.raises(SetupError, match="no rulings called of_tomorrow"):
        load_box(replace(new, rulings=("of_tomorrow",)))
    with pytest.raises(SetupError, match="rulings named twice: optional_loans"):
        load_box(replace(new, rulings=("optional_loans", "optional_loans")))


def test_a_set_up_is_stored_and_read_again() -> None:
    setup = Setup(("base", "moon"), ("a", "b"), 4, "teams", False, (("x", "y"),), "moon")
    assert load_setup(json.loads(json.dumps(dump_setup(setup)))) == setup
    assert load_setup({"editions": ["base"], "boards": ["base-3p"], "players": 3}) == THREE


@pytest.mark.parametrize(
    "told", [{}, [], {"editions": ["base"]}, {**dump_setup(THREE), "weather": "rain"}]
)
def test_what_is_no_set_up_or_says_more_than_is_known_is_refused(told: object) -> None:
    with pytest.raises(ValidationError):
        load_setup(told)


def test_what_a_later_version_leaves_empty_is_read() -> None:
    assert load_setup({**dump_setup(THREE), "weather": ""}) == THREE


def test_a_board_that_there_is_not_is_refused() -> None:
    with pytest.raises(SetupError, match=r"3 play base on another board than .*secret"):
        load_box(replace(THREE, boards=("../secret",)))


def test_an_export_says_what_it_was_set_up_with_and_one_from_before_is_read() -> None:
    game = record(THREE.choice, "set up")
    told = json.loads(game.model_dump_json())
    assert load_setup(told["setup"]) == THREE
    assert "others" not in told
    before = game.model_copy(update={"setup": None}).sealed()
    assert "setup" not in json.loads(before.model_dump_json())
    assert before.set_up == before_setups("base", 3) == THREE
    played = [replay(read(e.model_dump_json())).history.state for e in (game, before)]
    assert played[0] == played[1]


def test_an_edition_says_who_sits_where_and_an_export_is_held_to_it(moon: SimpleNamespace) -> None:
    setup = drawn(Choice(("base",), 3, "moon"), "seats")
    usual = seating(THREE, "seats")
    assert (usual, sorted(usual)) == (circle(THREE, "seats"), [0, 1, 2])
    places = seating(setup, "seats")
    assert places == (usual[0], usual[2], usual[1])
    game = record(setup.choice, "seats")
    assert game.joined == places
    with pytest.raises(ExportError, match="lot"):
        replay(game.model_copy(update={"joined": usual}).sealed())


def test_an_export_names_the_version_of_each_edition(
    moon: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = drawn(Choice(("base",), 2, "moon"), "mixed")
    game = record(setup.choice, "mixed")
    assert (game.edition, game.engine, game.others) == ("base", 1, {"moon": 4})
    assert game.setup == setup
    text = game.model_dump_json()
    assert replay(read(text)).box is load_box(setup)
    monkeypatch.setattr(moon, "VERSION", 5)
    with pytest.raises(ExportError) as refused:
        read(text)
    assert refused.value.params == {"edition": "moon", "found": "4", "known": 5}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"setup": replace(THREE, players=4, boards=("base-4p",))}, "setup"),
        ({"setup": replace(THREE, editions=("moon",))}, "setup"),
        ({"setup": replace(THREE, editions=())}, "setup"),
        ({"others": {"moon": 4}}, "setup"),
        ({"others": {"sun": 1}}, "edition"),
        ({"setup": replace(THREE, flags=(("dust", "falls"),))}, "setup"),
        ({"setup": replace(THREE, boards=("base-2p",))}, "boards"),
    ],
)
def test_a_forged_set_up_is_noticed(moon: SimpleNamespace, change: dict, key: str) -> None:
    forged = record(THREE.choice, "set up").model_copy(update=change).sealed()
    with pytest.raises(ExportError) as refused:
        replay(read(forged.model_dump_json()))
    assert refused.value.key == key
