"""The picture of the help: its numbers stand at what they name, and hide nothing."""

import pytest
from PIL import ImageChops, ImageStat

from engine import OFFERED, Target, plain_box
from render import GUIDE_KINDS, board_image, callouts, guide_image, theme
from render.beside.offer import column_parts
from render.ground.geometry import map_of
from render.map.layout import layout
from render.map.lying import lying
from render.map.names import name_pieces, region_names
from render.pictures.guide import DISC, render_guide
from tests.render.tables import NAMES, laid, table, words


def on_map(point):
    return point[0] + theme.MAP[0], point[1] + theme.MAP[1]


def holds(box, point):
    return box[0] <= point[0] < box[2] and box[1] <= point[1] < box[3]


def apart(one, other):
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def pieces_of(seen, targets):
    map_ = map_of(seen.boards)
    names = name_pieces(map_, region_names(seen, words))
    return layout(map_, seen.regions, targets, (), names, lying(seen))


GUIDES = [*((edition, "") for edition in OFFERED), ("warcraft", "azeroth")]
"""Editions and variants that are explained."""


@pytest.mark.parametrize(("edition", "variant"), GUIDES)
def test_every_edition_has_a_guide_with_one_of_each_kind(edition, variant):
    seen, targets = laid(edition, variant)
    found = callouts(seen, words, targets)
    there = tuple(k for k in GUIDE_KINDS if k != "find" or plain_box(edition, 2).finds)
    assert tuple(c.kind for c in found) == there
    assert [c.number for c in found] == list(range(1, len(there) + 1))


@pytest.mark.parametrize(("edition", "variant"), GUIDES)
def test_what_lies_on_the_map_is_framed_where_it_lies(edition, variant):
    seen, targets = laid(edition, variant)
    map_, regions = map_of(seen.boards), {r.id: r for r in seen.regions}
    found = {c.kind: c for c in callouts(seen, words, targets)}
    here = {kind: regions[c.region] for kind, c in found.items() if c.region}
    assert holds(found["label"].box, on_map(map_.regions[here["label"].id].label))
    assert here["active"].active
    assert here["active"].owner is not None
    assert not here["declined"].active
    for kind in ("active", "declined"):
        assert holds(found[kind].box, on_map(map_.regions[here[kind].id].token))
    movable = [m for m, _ in here["piece"].markers if m != here["piece"].terrain]
    assert movable
    assert holds(found["piece"].box, on_map(map_.regions[here["piece"].id].marks[0]))
    assert not targets[here["price"].id].roll
    assert targets[here["roll"].id].roll
    tags = {p.region: p for p in pieces_of(seen, targets) if p.what == "price"}
    for kind in ("price", "roll"):
        tag = tags[here[kind].id]
        assert holds(found[kind].box, on_map((tag.x, tag.y)))


def test_the_offer_has_coins_and_the_player_is_the_one_to_move():
    seen, targets = laid()
    found = {c.kind: c for c in callouts(seen, words, targets)}
    rows = max(6, len(seen.column))
    left, top, right, bottom = theme.COLUMN
    high = (bottom - top - theme.TITLE) / rows
    box = found["offer"].box
    place = round((box[1] - top - theme.TITLE) / high)
    assert seen.column[place].coins
    assert left <= box[0]
    assert box[2] <= right
    assert holds(theme.PLAYERS, found["player"].box[:2])
    middle = (found["player"].box[1] + found["player"].box[3]) / 2
    half = (theme.PLAYERS[1] + theme.PLAYERS[3]) / 2
    assert (middle < half) == (seen.player == 0)


def test_where_badges_and_banners_lie_in_rows_the_offer_is_a_row():
    seen, targets = laid("warcraft", "azeroth")
    assert seen.rows is not None
    offer = next(c for c in callouts(seen, words, targets) if c.kind == "offer").box
    parts = column_parts(seen, words)[-len(seen.rows.badges) :]
    row = parts[0].box
    assert offer[0] < row[0] < row[2] < offer[2]
    assert offer[1] < row[1] < row[3] < offer[3]
    assert apart(offer, parts[1].box) or offer[3] - parts[1].box[1] < row[1] - offer[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_numbers_hide_neither_one_another_nor_what_they_name(players, seed):
    seen = table(players, seed, crowd=0.2)
    free = [r.id for r in seen.regions if r.owner is None][:4]
    targets = {r: Target(2 + n, roll=n > 2) for n, r in enumerate(free)}
    found = callouts(seen, words, targets)
    assert len(found) >= len(GUIDE_KINDS) - 3
    for callout in found:
        left, top, right, bottom = callout.disc
        assert min(left, top) >= 0
        assert right <= theme.WIDTH
        assert bottom <= theme.HEIGHT
        others = [c for c in found if c is not callout]
        assert all(apart(callout.disc, other.disc) for other in others)
        assert not apart(callout.disc, callout.box)


@pytest.mark.parametrize("edition", OFFERED)
def test_on_the_guide_itself_numbers_hide_nothing(edition):
    seen, targets = laid(edition)
    map_ = map_of(seen.boards)
    for callout in callouts(seen, words, targets):
        for piece in pieces_of(seen, targets):
            if piece.what not in ("label", "name", "count", "price"):
                continue
            left, top, right, bottom = piece.box
            x, y = theme.MAP
            assert apart(callout.disc, (left + x, top + y, right + x, bottom + y)), piece
    assert map_.boards == seen.boards


@pytest.mark.parametrize("edition", OFFERED)
def test_numbers_are_seen_at_the_size_of_a_phone(painted, edition):
    seen, targets = laid(edition)
    picture = render_guide(seen, names=NAMES, words=words, targets=targets, folder=painted)
    small = picture.resize((550, 412))
    assert DISC * 550 / theme.WIDTH >= 20
    for callout in callouts(seen, words, targets):
        box = tuple(round(v * 550 / theme.WIDTH) for v in callout.disc)
        light = small.crop(box).convert("L").getextrema()
        assert light[0] < 110
        assert light[1] > 215


def test_the_guide_is_small_enough_to_send_and_differs_by_style(painted):
    seen, targets = laid()
    drawn = [
        render_guide(
            seen, names=NAMES, words=words, targets=targets, style=style, folder=painted
        ).reduce(4)
        for style in ("default", "contrast")
    ]
    assert sum(ImageStat.Stat(ImageChops.difference(*drawn)).mean) > 5
    data = guide_image(seen, names=NAMES, words=words, targets=targets, folder=painted)
    assert len(data) <= theme.BOARD_BYTES
    assert data != board_image(seen, names=NAMES, words=words, folder=painted)


def test_a_target_that_is_not_on_the_board_is_refused(painted):
    seen, _ = laid()
    with pytest.raises(LookupError, match="no such regions: \\[99\\]"):
        render_guide(
            seen, names=NAMES, words=words, targets={99: Target(1, roll=False)}, folder=painted
        )
