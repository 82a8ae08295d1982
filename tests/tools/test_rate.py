"""``python -m tools rate``: honest counts, the same every time."""

import json

import pytest

from engine import Choice, deciders, default_action, drawn, new_game, plain_box
from engine.actions import Answer, Done, GoInDecline, Redeploy
from tests.dsl import table
from tools.__main__ import main
from tools.rate import rate
from tools.rivals import greedy, named

UNTIMED = ("won", "shared", "lost", "mean_coins", "mean_rival")


def test_every_game_is_won_shared_or_lost():
    rating = rate([Choice(("base",), 3)], "greedy", 1, seed=5, jobs=1)
    assert rating.won + rating.shared + rating.lost == rating.games == 1
    assert rating.won_share == rating.won


def test_the_same_seed_plays_the_same_games_whatever_the_number_of_jobs():
    once, again = (rate([Choice(("base",), 2)], "random", 2, seed=5, jobs=jobs) for jobs in (1, 2))
    assert [getattr(once, f) for f in UNTIMED] == [getattr(again, f) for f in UNTIMED]


def test_several_tables_take_turns_and_each_is_played_from_every_seat(monkeypatch):
    below, above = Choice(("base",), 2, "underground"), Choice(("underground",), 2, "base")
    played = []
    monkeypatch.setattr("tools.rate.drawn", lambda c, seed: played.append(c) or drawn(c, seed))
    rate([below, above], "random", 5, seed=5, jobs=1, player="random")
    assert played == [below, below, above, above, below]


def test_figures_as_json(capsys):
    assert main(["rate", "--against", "random", "--games", "1", "--jobs", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 1
    assert figures["turn_max_ms"] >= figures["turn_median_ms"] > 0
    mixes = ["--mixes", "--world=base", "--player=random", "--games=2", "--json"]
    assert main(["rate", *mixes, "--against", "random", "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_what_cannot_be_rated_is_said(capsys):
    assert main(["rate", "--players", "9"]) == 2
    assert "9 players" in capsys.readouterr().err
    for name in ("nobody", "greedy:nonsense", "random:even"):
        with pytest.raises(ValueError, match=f"no player '{name}'"):
            rate([Choice(("base",), 2)], name, 1, seed=1, jobs=1)


def test_the_greedy_player_places_its_tokens_by_its_order():
    t = table("""
        turn A, round 10
        A: humans
        B: trolls
        1 farmland edge - 2 : humans*3
        2 hill          - 1 : humans
        3 mountain edge     : trolls*5
    """)
    ends = {name: named(name, "")(t.box, t.state, 0) for name in ("greedy:hold", "greedy:even")}
    assert ends == {"greedy:hold": Redeploy(((1, 2),)), "greedy:even": Redeploy(((1, 1), (2, 1)))}
    assert named("greedy", "")(t.box, t.state, 0) == default_action(t.box, t.state)


@pytest.mark.parametrize(
    ("power", "stood", "answer"),
    [
        ("heroic", "hero", (1, 2)),
        ("bivouacking", "encampment*2", (1, 1, 2, 3, 1)),
        ("fortified", "fortress", (2,)),
    ],
)
def test_the_careless_player_leaves_pieces_where_they_stand(power, stood, answer):
    t = table(f"""
        turn A, round 4
        A: humans {power}, hand 0
        B: elves
        1 hill edge - 2 4   : humans {stood}
        2 hill - 1 3 4      : humans
        3 farmland - 2      : humans
        4 hill edge - 1 2   : elves*6
    """)
    careless = named("careless", "")
    t.done()
    assert careless(t.box, t.state, 0) == Answer(answer)
    t.answer(*answer)


def test_any_player_can_be_rated():
    rating = rate([Choice(("base",), 2)], "greedy:even", 1, seed=5, jobs=1, player="random")
    assert (rating.player, rating.against, rating.lost) == ("random", "greedy:even", 1)


def test_the_greedy_player_takes_what_brings_most_this_turn():
    t = table("""
        turn A, round 3
        A: wizards
        B: elves
        1 farmland edge - 2 3 : wizards*3
        2 hill          - 1
        3 hill magic    - 1
        4 hill edge           : elves
    """)
    assert greedy(t.box, t.state, 0).region == 3


@pytest.mark.parametrize(("number", "action"), [(3, GoInDecline), (10, Done)])
def test_the_greedy_player_declines_only_when_nothing_else_is_left(number, action):
    t = table(f"""
        turn A, round {number}
        A: humans
        B: trolls
        1 farmland edge : humans
        2 mountain edge : trolls*5
        3 mountain      : trolls*5
    """)
    done = greedy(t.box, t.state, 0)
    assert isinstance(done, action) or (number == 10 and done.kind == "redeploy")


def test_the_greedy_player_always_has_an_action():
    box = plain_box("base", 2)
    state = new_game(box, "greedy")
    assert greedy(box, state, deciders(state)[0]).kind == "pick"
