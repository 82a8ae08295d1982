"""What happened in a turn, marked on the picture; and what can be done, on a panel."""

import dataclasses
import itertools
import math
from random import Random

import pytest
from PIL import ImageChops, ImageStat

import render
from engine import Target, new_game, plain_box, view
from engine.events import Event
from engine.steps import options, play
from engine.table import Game
from engine.view import FindView
from render import Happened, changes, theme
from render.ground.geometry import load_map, map_of
from render.map.happened import ARROW, ARROWS, mark_pieces
from render.map.layout import layout
from render.map.lying import lying
from render.map.names import name_pieces, region_names
from tests.render.tables import BOARDS, NAMES, boards_of, table, words
from tests.render.test_layout import few_markers
from tools.geometry.check import inside
from tools.play import choose, random_positions

NUMBERS = ("label", "name", "count", "price", "use")


def happening(seen, seed, share=0.5):
    """Return a random tale of how the table came to be: who took what from whom, and losses."""
    rng = Random(seed)
    told = []
    for r in seen.regions:
        if rng.random() < share:
            before = rng.choice([None, *range(seen.seats)])
            if r.owner is not None or before is not None:
                told.append(Happened(r.id, before, r.owner))
    return told


def placed(seen, happened, usable=(), priced=()):
    map_ = map_of(seen.boards)
    targets = {r: Target(1 + r % 12, roll=r % 3 == 0) for r in priced}
    names = name_pieces(map_, region_names(seen, words))
    pieces = layout(map_, seen.regions, targets, usable, names, lying(seen))
    return pieces, mark_pieces(map_, seen.regions, happened, pieces)


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(5))
def test_marks_hide_no_number_no_label_and_not_one_another(edition, players, seed):
    seen = few_markers(table(players, seed, edition, crowd=0.9, held=0.9), 2)
    happened = happening(seen, seed, 1.0)
    pieces, marks = placed(seen, happened)
    numbers = [p for p in pieces if p.what in NUMBERS]
    assert [(m, n) for m in marks for n in numbers if m.covers(n)] == []
    assert [(a, b) for a, b in itertools.combinations(marks, 2) if a.covers(b)] == []
    width, height = map_of(seen.boards).size
    for mark in marks:
        left, top, right, bottom = mark.box
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height


def turns_of_play(edition, players, seed):
    """Yield the tables around each turn of a random game, and what was told in between.

    With it comes what the table itself knew when each region was conquered for the last time:
    the regions that the conquering army held; nothing if it changed places with another.
    """
    box, rng = plain_box(edition, players), Random(seed)
    game = Game(box, new_game(box, str(seed)))
    before, told, held = view(box, game.state), [], {}
    while actions := options(game):
        lay = {r: here.army for r, here in game.state.regions.items()}
        moment = game.state.turn.round, game.state.turn.player
        play(game, choose(rng, actions))
        for event in game.events:
            if event.kind == "given_up":  # the Champion is taken up and used in one go (W-73)
                lay.pop(event.region)
            elif event.kind == "note" and event.thing == "portal_mage":
                for region in (event.region, event.amount):
                    held.pop(region, None)
                    held[region] = None
            elif event.kind == "conquered":
                held.pop(event.region, None)
                held[event.region] = {r for r, army in lay.items() if army == event.army}
        told += game.events
        game.events.clear()
        if (game.state.turn.round, game.state.turn.player) != moment:
            now = view(box, game.state)
            yield before, now, told, held
            before, told, held = now, [], {}


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_arrows_tell_in_their_order_from_where_each_region_was_taken(edition, players):
    map_ = map_of(boards_of(edition, players))
    beside = {region: set() for region in (0, *map_.regions)}
    for border in map_.borders:
        beside[border.a].add(border.b)
        beside[border.b].add(border.a)
    seen = {"edge": 0, "beside": 0, "afar": 0, "exchanged": 0}
    for seed in (1, 2):
        for before, now, told, held in turns_of_play(edition, players, seed):
            changed = [h for h in changes(before, now, told) if h.seat_to is not None]
            happened = [h for h in changed if h.sources is not None]
            assert [h.region for h in happened] == [
                r for r in held if r in {h.region for h in changed}
            ]
            for change in happened:
                own = held[change.region]
                if own is None:
                    assert change.sources == ()
                    seen["exchanged"] += 1
                elif own & beside[change.region]:
                    assert set(change.sources) == own & beside[change.region]
                    seen["beside"] += 1
                elif 0 not in beside[change.region] or any(
                    map_.printed[r][0] == map_.printed[change.region][0] for r in own
                ):
                    assert change.sources == ()
                    seen["afar"] += 1
                else:
                    assert change.sources == (0,)
                    seen["edge"] += 1
            _, marks = placed(now, happened)
            assert [m.region for m in marks if m.what == "arrow"] == [h.region for h in happened]
            sources = {h.region: h.sources for h in happened}
            for arrow in (m for m in marks if m.what == "arrow"):
                drawn_in_its_place(arrow, map_, sources[arrow.region])
    assert seen["edge"]
    assert seen["beside"]


def drawn_in_its_place(arrow, map_, sources):
    """Check that an arrow ends in its region, begins there or in a source, and stays on the map."""
    tail, *rest, last = corners(arrow)
    own = list(map_.regions[arrow.region].polygon)
    assert inside(rest[2], own)
    grounds = [own, *(list(map_.regions[r].polygon) for r in sources if r)]
    assert any(lies(tail, ground) and lies(last, ground) for ground in grounds)
    width, height = map_.size
    assert all(0 < x < width and 0 < y < height for x, y in corners(arrow))


def lies(point, polygon):
    """Tell whether a point lies in a polygon, or upon a pixel of its border."""
    x, y = point
    return any(inside((x + a, y + b), polygon) for a in (-1, 0, 1) for b in (-1, 0, 1))


def corners(arrow):
    way, size = math.radians(arrow.amount), arrow.width / ARROWS[0]
    cos, sin = size * math.cos(way), size * math.sin(way)
    return [(arrow.x + a * cos - b * sin, arrow.y + a * sin + b * cos) for a, b in ARROW]


def test_what_is_taken_one_after_another_is_drawn_as_it_was_taken():
    seen = table(3, 2, held=0.0)
    map_ = map_of(seen.boards)
    entry = next(b.a or b.b for b in map_.borders if not (b.a and b.b))
    then = next(b.a + b.b - entry for b in map_.borders if entry in (b.a, b.b) and b.a and b.b)
    took = {entry: 5, then: 5}
    now = dataclasses.replace(
        seen,
        regions=tuple(
            dataclasses.replace(r, army=took.get(r.id), owner=0 if r.id in took else None)
            for r in seen.regions
        ),
    )
    told = [Event("conquered", 0, region, 1, army=5) for region in took]
    assert [(h.region, h.sources) for h in changes(seen, now, told)] == [
        (entry, (0,)),
        (then, (entry,)),
    ]
    told = [*told, Event("given_up", 0, then), Event("conquered", 0, then, 1, army=5)]
    assert [h.region for h in changes(seen, now, told)] == [entry, then]


def on_islands(**armies):
    """Return a table of two islands on which armies hold regions: ``r1=5`` is army 5 in region 1.

    Armies are those of the first player.
    """
    held = {int(region[1:]): army for region, army in armies.items()}
    seen = table(2, 2, "warcraft", held=0.0)
    regions = tuple(
        dataclasses.replace(r, army=held.get(r.id), owner=0 if r.id in held else None)
        for r in seen.regions
    )
    return dataclasses.replace(seen, regions=regions)


def test_who_held_nothing_on_an_island_comes_to_it_over_the_sea():
    """So an arrow stands at the coast, its head inland; within an island it comes from afar."""
    map_ = map_of(on_islands().boards)
    coast = {border.a for border in map_.borders if not border.b}
    sea = next(r for r in sorted(coast) if map_.printed[r][0] != map_.printed[1][0])
    far = next(
        r
        for r in sorted(coast)
        if map_.printed[r][0] == map_.printed[1][0]
        and r != 1
        and not any({r, 1} == {border.a, border.b} for border in map_.borders)
    )
    before, now = on_islands(r1=5), on_islands(r1=5, **{f"r{sea}": 5, f"r{far}": 5})
    told = [Event("conquered", 0, region, 1, army=5) for region in (sea, far)]
    happened = changes(before, now, told)
    assert [(h.region, h.sources) for h in happened] == [(sea, (0,)), (far, ())]
    arrow = next(m for m in placed(now, happened)[1] if m.region == sea)
    line = [p for b in map_.borders if (b.a, b.b) == (sea, 0) for p in b.line]
    assert min(math.dist(p, (arrow.x, arrow.y)) for p in line) < ARROWS[0]
    tip = corners(arrow)[3]
    assert min(math.dist(p, tip) for p in line) > min(math.dist(p, corners(arrow)[0]) for p in line)


def test_what_changed_places_came_from_afar_and_goes_on_from_there():
    """A Portal Mage's exchange is no conquest (W-47): what comes next starts where they are now."""
    map_ = map_of(on_islands().boards)
    one, other = 1, next(r for r in map_.regions if map_.printed[r][0] != map_.printed[1][0])
    then = next(b.a + b.b - other for b in map_.borders if other in (b.a, b.b) and b.b)
    before = on_islands(r1=5)
    now = on_islands(**{f"r{other}": 5, f"r{then}": 5})
    told = [
        Event("note", 0, one, other, thing="portal_mage"),
        Event("conquered", 0, then, 1, army=5),
    ]
    happened = {h.region: h for h in changes(before, now, told)}
    assert happened[other].sources == ()
    assert happened[then].sources == (other,)
    assert happened[one].seat_to is None
    back = [told[0], Event("note", 0, other, one, thing="portal_mage")]
    assert changes(before, before, back) == ()


def test_nobody_comes_from_a_region_that_a_walking_piece_has_emptied():
    """The Balrog steps on one's own last token there; then the region beside it is conquered."""
    seen = table(3, 2, held=0.0)
    left, taken = next((b.a, b.b) for b in map_of(seen.boards).borders if b.a and b.b)

    def held_by(region):
        held = (
            dataclasses.replace(r, army=5, owner=0) if r.id == region else r for r in seen.regions
        )
        return dataclasses.replace(seen, regions=tuple(held))

    conquered = Event("conquered", 0, taken, 1, army=5)
    walked = Event("placed", 0, left, why="balrog")
    for told, from_there in ([conquered, walked], True), ([walked, conquered], False):
        change, _ = changes(held_by(left), held_by(taken), told)
        assert change.region == taken
        assert (left in change.sources) == from_there


@pytest.mark.parametrize(("edition", "players"), BOARDS)
def test_every_conquest_of_a_turn_has_its_arrow_and_every_loss_its_mark(edition, players):
    box = plain_box(edition, players)
    conquests = 0
    last = players * box.rounds
    games = [[view(box, state) for state in random_positions(box, seed)] for seed in range(6)]
    for played, turns in itertools.product(games, (3, 8, 13, last // 2, last - 6, last - 1)):
        before, now = played[turns - 1 : turns + 1]
        happened = changes(before, now)
        pieces, marks = placed(now, happened)
        conquests += len(happened)
        for change in happened:
            arrows = [m for m in marks if (m.region, m.what) == (change.region, "arrow")]
            struck = [m.amount for m in marks if (m.region, m.what) == (change.region, "struck")]
            assert len(arrows) == (change.seat_to is not None)
            assert struck == ([] if change.seat_from is None else [change.seat_from])
        tiles = [p for p in pieces if p.what == "tile"]
        assert [(m, t) for m in marks for t in tiles if m.covers(t)] == []
    assert conquests > 40


def test_a_crowded_last_turn_has_all_its_marks():
    box = plain_box("base", 5)
    for seed, turns in ((6344, 37), (11366, 10), (88041, 24)):
        played = (view(box, state) for state in random_positions(box, seed))
        before, now = itertools.islice(played, turns - 1, turns + 1)
        happened = changes(before, now)
        pieces, marks = placed(now, happened)
        due = [(h.seat_to is not None) + (h.seat_from is not None) for h in happened]
        assert len(marks) == sum(due)
        assert [(m, p) for m in marks for p in pieces if m.covers(p)] == []


def test_changes_tell_who_took_what_from_whom():
    seen = table(3, 2)
    held = [r for r in seen.regions if r.owner is not None]
    mine, other = held[0], next(a for a in seen.armies if a.player != held[0].owner)
    taken = dataclasses.replace(mine, army=other.id, owner=other.player, race=other.race)
    left = dataclasses.replace(held[1], army=None, owner=None, race=None, tokens=0)
    swap = {taken.id: taken, left.id: left}
    now = dataclasses.replace(seen, regions=tuple(swap.get(r.id, r) for r in seen.regions))
    assert set(changes(seen, now)) == {
        Happened(mine.id, mine.owner, other.player),
        Happened(left.id, held[1].owner, None),
    }
    assert changes(seen, seen) == ()


def test_going_in_decline_changes_no_hands():
    seen = table(3, 2)
    gone = tuple(dataclasses.replace(r, active=False) for r in seen.regions)
    assert changes(seen, dataclasses.replace(seen, regions=gone)) == ()


def test_an_arrow_comes_over_the_border_to_older_land_and_points_inwards():
    seen = table(2, 3, crowd=0)
    map_ = map_of(seen.boards)
    border = next(b for b in map_.borders if b.a and b.b and len(b.line) > 12)
    regions = tuple(
        dataclasses.replace(r, owner=0 if r.id in (border.a, border.b) else None)
        for r in seen.regions
    )
    marks = mark_pieces(map_, regions, [Happened(border.b, None, 0)], [])
    (arrow,) = [m for m in marks if m.what == "arrow"]
    near = min((x - arrow.x) ** 2 + (y - arrow.y) ** 2 for x, y in border.line)
    assert near < 15**2
    ahead = math.radians(arrow.amount)
    tip = (arrow.x + 20 * math.cos(ahead), arrow.y + 20 * math.sin(ahead))
    tail = (arrow.x - 20 * math.cos(ahead), arrow.y - 20 * math.sin(ahead))
    polygon = list(map_.regions[border.b].polygon)
    assert inside(tip, polygon)
    assert not inside(tail, polygon)


def test_an_arrow_crosses_a_crowded_border_rather_than_stand_far_from_it():
    """A large one in another corner of the region pointed as if the race had come from there."""
    seen = table(2, 3, "underground", crowd=0)
    full = {14: (2, (("black_mountain", 1),)), 22: (3, ())}
    regions = tuple(
        dataclasses.replace(
            r, army=0, owner=0, race="liches", tokens=full[r.id][0], markers=full[r.id][1]
        )
        if r.id in full
        else r
        for r in seen.regions
    )
    finds = (FindView("crypt_of_the_tomb_raider", "place", 14),)
    seen = dataclasses.replace(seen, regions=regions, finds=finds)
    (arrow,) = placed(seen, [Happened(14, None, 0, (22,))])[1]
    borders = [b.line for b in map_of(seen.boards).borders if {b.a, b.b} == {14, 22}]
    assert min(math.dist((arrow.x, arrow.y), point) for line in borders for point in line) < 40


def test_marks_are_seen_at_the_size_of_a_phone(painted):
    seen = table(4, 5, crowd=0)
    happened = happening(seen, 5, 0.3)
    pictures = [
        render.render(seen, names=NAMES, words=words, happened=told, folder=painted).resize(
            (550, 412)
        )
        for told in ((), happened)
    ]
    change = ImageChops.difference(*pictures)
    map_, scale = map_of(seen.boards), 550 / theme.WIDTH
    _, marks = placed(seen, happened)
    assert marks
    for mark in marks:
        left, top, right, bottom = mark.box
        x, y = theme.MAP
        spot = tuple(round(v * scale) for v in (left + x, top + y, right + x, bottom + y))
        assert min(spot[2] - spot[0], spot[3] - spot[1]) >= 15
        assert sum(ImageStat.Stat(change.crop(spot)).mean) > 60
    for told in happened:
        box = map_.regions[told.region].box
        spot = [round((v + theme.MAP[i % 2]) * scale) for i, v in enumerate(box)]
        assert change.crop(tuple(spot)).getbbox()


def test_regions_that_stayed_as_they_were_are_drawn_as_ever(painted):
    seen = table(3, 2)
    bare = render.render(seen, names=NAMES, words=words, folder=painted)
    told = render.render(
        seen, names=NAMES, words=words, happened=[Happened(8, 1, 0)], folder=painted
    )
    left, top, right, bottom = ImageChops.difference(bare, told).getbbox()
    box, (x, y) = load_map("base-3p").regions[8].box, theme.MAP
    assert box[0] + x - 60 <= left
    assert right <= box[2] + x + 60
    assert box[1] + y - 60 <= top
    assert bottom <= box[3] + y + 60


def test_what_happened_elsewhere_is_refused(painted):
    with pytest.raises(LookupError, match="no such regions: \\[99\\]"):
        render.render(
            table(3, 2),
            names=NAMES,
            words=words,
            happened=[Happened(99, None, 0)],
            folder=painted,
        )


@pytest.mark.parametrize(("edition", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_panels_prices_and_uses_hide_no_number(edition, players, seed):
    seen = few_markers(table(players, seed, edition, crowd=0.9, held=1.0), 2)
    everywhere = [r.id for r in seen.regions]
    pieces, _ = placed(seen, (), usable=everywhere, priced=everywhere)
    numbers = [p for p in pieces if p.what in NUMBERS]
    assert [p.region for p in numbers if p.what == "use"] == everywhere
    tags = [p for p in numbers if p.what != "use"]
    assert [(a, b) for a, b in itertools.combinations(tags, 2) if a.covers(b)] == []
    labels = [p for p in pieces if p.what in ("label", "name", "count")]
    uses = [p for p in pieces if p.what == "use"]
    hidden = [(u, n) for u in uses for n in labels if u.covers(n)]
    assert hidden == []


@pytest.mark.parametrize("trait", ["dragon_master", "sorcerers"])
def test_a_power_that_can_be_used_is_marked_on_a_panel(trait, painted):
    seen = table(3, 2, crowd=0.2)

    def panel(**marks):
        return render.render_panel(seen, names=NAMES, words=words, folder=painted, **marks)

    bare, used = (
        panel(targets={8: Target(2, roll=False)}),
        panel(targets={8: Target(2, roll=False)}, uses={9: trait}),
    )
    map_ = map_of(seen.boards)
    names = name_pieces(map_, region_names(seen, words))
    pieces = layout(map_, seen.regions, {8: Target(2, roll=False)}, [9], names)
    (mark,) = [p for p in pieces if p.what == "use"]
    scale = theme.PANEL[1] / map_.size[1]
    spot = tuple(round(v * scale) for v in mark.box)
    assert sum(ImageStat.Stat(ImageChops.difference(bare, used).crop(spot)).mean) > 60
    other = panel(targets={8: Target(2, roll=False)}, uses={9: "ghouls"})
    assert ImageChops.difference(used, other).getbbox()


def test_an_option_of_a_question_is_outlined_and_bears_no_mark(painted):
    seen = table(3, 2, crowd=0.2)

    def panel(**marks):
        return render.render_panel(seen, names=NAMES, words=words, folder=painted, **marks)

    bare, asked, used = panel(), panel(uses={9: ""}), panel(uses={9: "ghouls"})
    map_ = map_of(seen.boards)
    scale = theme.PANEL[1] / map_.size[1]

    def brightness(picture, region):
        x, y = (round(v * scale) for v in map_.regions[region].token)
        return sum(ImageStat.Stat(picture.crop((x - 60, y - 60, x + 60, y + 60))).mean)

    assert brightness(asked, 2) < brightness(bare, 2)
    assert brightness(asked, 9) == pytest.approx(brightness(bare, 9), rel=0.05)
    assert ImageChops.difference(asked, used).getbbox()
