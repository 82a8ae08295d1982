"""Layers and boards against pictures that a person has looked at.

``python -m tests.render.test_goldens`` draws them anew, all or those that are named; look at
each before you commit it.
"""

import dataclasses
import sys
import tempfile
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine import Choice, Target, drawn, load_box, plain_box, view
from engine.deal import bare_table
from render import changes, theme
from render.beside.header import header_parts
from render.beside.offer import column_parts
from render.beside.players import player_parts
from render.ground import base
from render.ground.geometry import map_of
from render.looks import FINDS, MARKERS
from render.map.board import piece_parts
from render.map.happened import mark_pieces
from render.map.marks import mark_parts, outline_parts
from render.map.owners import owner_parts
from render.parts import draw_all
from render.pictures.chart import render_chart
from render.pictures.emblem import SIDE, emblem, emblems
from render.pictures.guide import render_guide
from render.pictures.recap import recap_frames
from render.pictures.result import Honor, render_result
from render.pieces.markers import marker
from render.pieces.sheet import put
from render.styles import CONTRAST, DEFAULT
from tests.dsl import ranks
from tests.render.tables import NAMES, laid, table, words
from tools.play import random_position

GOLDENS = Path(__file__).parent / "goldens"
SIZE = (480, 360)
BLOCK = 24
"""Pictures are compared block by block: a token that is missing fills one."""
EVERYWHERE, ANYWHERE = 4.0, 14.0
"""Mean difference allowed over the picture and within a block, of 255."""


def flat():
    return Image.new("RGB", (theme.WIDTH, theme.HEIGHT), (150, 150, 130))


def land(players, style=DEFAULT):
    return lambda folder: base.base(table(players, 1), folder, style)[0]


def owners(style=DEFAULT):
    def draw(folder):
        sheet = flat()
        seen = table(5, 11)
        draw_all(sheet, owner_parts(flat(), f"flat {style.name}", map_of(seen.boards), seen, style))
        return sheet

    return draw


def pieces(style=DEFAULT, edition="base", players=4):
    def draw(folder):
        sheet = flat()
        seen = table(players, 12, edition, crowd=0.4)
        draw_all(sheet, piece_parts(map_of(seen.boards), seen, {}, style=style))
        return sheet

    return draw


def marks(folder):
    """Return what just happened, without what lies there."""
    sheet = flat()
    now = table(4, 17, crowd=0.1)
    told = changes(table(4, 18, crowd=0.1), now)[::3]
    map_ = map_of(now.boards)
    draw_all(sheet, outline_parts(map_, told))
    draw_all(sheet, mark_parts(mark_pieces(map_, now.regions, told, []), told))
    return sheet


def region_labels(folder):
    sheet = flat()
    seen = table(3, 19, held=0.0, crowd=0.0)
    names = {r.id: f"Region {r.id}" for r in seen.regions}
    draw_all(sheet, piece_parts(map_of(seen.boards), seen, {}, names=names))
    return sheet


def marker_sheet(edition="base", step=215):
    """Return what draws an edition's markers, and below them what is found on its boards."""

    def draw(folder):
        sheet, box = flat(), plain_box(edition, 2)
        things = [("marker", thing) for thing in MARKERS if thing in box.markers]
        for line, size in enumerate((128, 66, 42, 34)):
            for number, (_, thing) in enumerate(things):
                picture = marker(thing, size, box.markers[thing].immune)
                put(sheet, picture, step * number + 150 * step // 215, 180 + 270 * line)
        for number, thing in enumerate(thing for thing in FINDS if thing in box.finds):
            picture = marker(thing, 66, kind=box.finds[thing].family)
            put(sheet, picture, 60 + 104 * number, 580)
        return sheet

    return draw


def emblem_sheet(edition="base", across=7, side=SIDE):
    """Return what draws the emblems of an edition."""

    def draw(folder):
        sheet, box = flat(), plain_box(edition, 2)
        known = [(kind, thing) for kind, thing in emblems() if thing in box.things.get(kind, ())]
        for number, what in enumerate(known):
            picture = emblem(*what).resize((side, side), Image.Resampling.LANCZOS)
            x, y = (
                40 + 1540 // across * (number % across),
                20 + 235 * 7 // across * (number // across),
            )
            sheet.paste(picture, (x, y), picture)
        return sheet

    return draw


def recap(players=4, edition="base"):
    views = [table(players, 20, edition), table(players, 21, edition, over=True)]
    return lambda folder: recap_frames(views, names=NAMES, words=words, folder=folder)[1]


def chart(folder):
    views = [
        dataclasses.replace(
            table(5, 22), round=1 + n // 5, coins=tuple(5 + n * s for s in range(5))
        )
        for n in range(41)
    ]
    views[-1] = dataclasses.replace(views[-1], round=8, ranking=ranks((4,), (3,), (2,), (1,), (0,)))
    return render_chart(views, names=NAMES, words=words)


def result(edition="base"):
    """Return what draws a tie, with a name that needs two lines and one that was a computer."""

    def draw(folder):
        seen = table(5, 22, edition)
        views = [
            dataclasses.replace(
                seen, round=1 + n // 5, coins=tuple(5 + n * min(s, 3) for s in range(5))
            )
            for n in range(41)
        ]
        views[-1] = dataclasses.replace(views[-1], round=8, ranking=ranks((3, 4), (2,), (1,), (0,)))
        feats = [Honor(s, f"Feat {s}", f"What player {s} did in round {s + 3}") for s in (4, 0, 2)]
        names = (*NAMES[:4], "Maximiliane von Hohenstein-Wernigerode")
        return render_result(
            views, names=names, words=words, feats=feats, notes=("computer", "", "", "", "")
        )

    return draw


def prices(folder):
    sheet = flat()
    seen = table(3, 13, crowd=0.3)
    marked = {r.id: Target(r.id % 13 + 1, roll=r.id % 2 == 0) for r in seen.regions if r.id % 3}
    draw_all(sheet, piece_parts(map_of(seen.boards), seen, marked))
    return sheet


def beside(players, edition="base", **fields):
    def draw(folder):
        sheet = flat()
        seen = dataclasses.replace(table(players, 14, edition), **fields)
        draw_all(sheet, column_parts(seen, words))
        draw_all(sheet, player_parts(seen, NAMES, words))
        draw_all(sheet, header_parts(seen, NAMES, words))
        return sheet

    return draw


def rows(players, turns):
    """Return what draws badges and banners that lie apart, after so many turns."""

    def draw(folder):
        box = load_box(drawn(Choice(("warcraft",), players, variant="azeroth"), "goldens"))
        seen = view(box, random_position(box, 14, turns))
        sheet = flat()
        draw_all(sheet, column_parts(seen, words))
        draw_all(sheet, player_parts(seen, NAMES, words))
        return sheet

    return draw


def whole(players, style=DEFAULT, edition="base", **kinds):
    seen = table(players, 15, edition, **kinds)
    return lambda folder: render.render(
        seen, names=NAMES, words=words, folder=folder, style=style.name
    )


def panel(style=DEFAULT, uses=None, edition="base"):
    seen = table(3, 16, edition)
    marked = {r: Target(r % 5 + 1, roll=r % 4 == 0) for r in (2, 3, 8, 9, 12, 16, 20, 23)}
    return lambda folder: render.render_panel(
        seen,
        names=NAMES,
        words=words,
        targets=marked,
        uses=uses,
        folder=folder,
        style=style.name,
    )


def guide(folder):
    seen, marked = laid()
    return render_guide(seen, names=NAMES, words=words, targets=marked, folder=folder)


def below(players, style=DEFAULT):
    """Return what draws the land of a board below ground."""

    def draw(folder):
        box = plain_box("underground", players)
        return base.base(view(box, bare_table(box, "goldens")), folder, style)[0]

    return draw


ISLANDS = {
    2: ("l1a", "s1a"),
    3: ("l1b", "m2b", "s1b"),
    4: ("l2a", "m1a", "m2a", "s2a"),
    5: ("l1a", "l2b", "m1b", "s2b", "s1a"),
}
"""A table for each number of players; every face of every island is on one of them."""


def isles(players, style=DEFAULT):
    """Return what draws the land of several islands on one table."""

    def draw(folder):
        setup = drawn(Choice(("warcraft",), players), "")
        boards = tuple(f"warcraft-{board}" for board in ISLANDS[players])
        box = load_box(dataclasses.replace(setup, boards=boards))
        return base.base(view(box, bare_table(box, "goldens")), folder, style)[0]

    return draw


LAYERS = {
    "land-2": land(2),
    "land-3": land(3),
    "land-4": land(4),
    "land-5": land(5),
    **{f"land-{players}-contrast": land(players, CONTRAST) for players in (2, 3, 4, 5)},
    **{f"land-underground-{players}": below(players) for players in (2, 3, 4, 5)},
    **{
        f"land-underground-{players}-contrast": below(players, CONTRAST) for players in (2, 3, 4, 5)
    },
    **{f"land-warcraft-{players}": isles(players) for players in (2, 3, 4, 5)},
    **{f"land-warcraft-{players}-contrast": isles(players, CONTRAST) for players in (2, 3, 4, 5)},
    "owners": owners(),
    "owners-contrast": owners(CONTRAST),
    "pieces": pieces(),
    "pieces-warcraft": pieces(edition="warcraft", players=5),
    "pieces-contrast": pieces(CONTRAST),
    "marks": marks,
    "names": region_labels,
    "markers": marker_sheet(),
    "markers-underground": marker_sheet("underground", 140),
    "markers-warcraft": marker_sheet("warcraft", 150),
    "prices": prices,
    "beside-5": beside(5, coins=(1, 22, 103, None, 0), die=2),
    "beside-warcraft-4": beside(4, edition="warcraft", coins=(7, None, 31, 0)),
    "beside-2-over": beside(2, step="over", coins=(88, 91), ranking=ranks((1,), (0,))),
    "beside-rows-5": rows(5, 12),
    "beside-rows-2": rows(2, 9),
    "whole-2": whole(2),
    "whole-3": whole(3, over=True),
    "whole-4": whole(4, open_scores=True, die=3),
    "whole-5": whole(5, crowd=0.6),
    **{f"whole-{players}-contrast": whole(players, CONTRAST) for players in (2, 3, 4, 5)},
    "whole-underground-2": whole(2, edition="underground", crowd=0.3),
    "whole-underground-3-contrast": whole(3, CONTRAST, "underground", crowd=0.5),
    "whole-underground-4": whole(4, edition="underground", crowd=0.5),
    "whole-underground-5": whole(5, edition="underground", crowd=0.4),
    "whole-warcraft-2": whole(2, edition="warcraft", crowd=0.3),
    "whole-warcraft-3": whole(3, edition="warcraft", over=True),
    "whole-warcraft-4-contrast": whole(4, CONTRAST, "warcraft", crowd=0.4),
    "whole-warcraft-5": whole(5, edition="warcraft", crowd=0.4),
    "whole-mix-5": whole(5, tiles=("base", "underground"), crowd=0.25),
    "whole-mix-underground-3": whole(3, edition="underground", tiles=("base",), crowd=0.25),
    "panel": panel(),
    "panel-underground": panel(uses={1: "volcano", 15: "vampire"}, edition="underground"),
    "panel-warcraft": panel(uses={1: "warcraft.gnomes", 13: "portal_mage"}, edition="warcraft"),
    "panel-contrast": panel(CONTRAST, {1: "heroic", 4: "dragon_master", 15: "sorcerers"}),
    "emblems": emblem_sheet(),
    "emblems-underground": emblem_sheet("underground", 10, 110),
    "emblems-warcraft": emblem_sheet("warcraft", 10, 110),
    "guide": guide,
    "recap": recap(),
    "recap-underground": recap(3, "underground"),
    "recap-warcraft": recap(4, "warcraft"),
    "chart": chart,
    "result": result(),
    "result-warcraft": result("warcraft"),
}


def small(picture):
    return picture.resize(SIZE, Image.Resampling.LANCZOS, reducing_gap=3.0)


def apart(one, two):
    """Return how far two small pictures differ: on the whole, and in the worst block."""
    gray = ImageChops.difference(one, two).convert("L")
    blocks = gray.reduce(BLOCK)
    return ImageStat.Stat(gray).mean[0], blocks.getextrema()[1]


def golden(name):
    with Image.open(GOLDENS / f"{name}.webp") as file:
        return file.convert("RGB")


@pytest.mark.parametrize("name", LAYERS)
def test_a_layer_looks_as_it_did_when_somebody_looked_at_it(name, painted):
    mean, worst = apart(small(LAYERS[name](painted)), golden(name))
    assert mean < EVERYWHERE
    assert worst < ANYWHERE


def without_one_token(seen):
    gone = next(r.id for r in seen.regions if r.tokens > 1)
    regions = tuple(
        dataclasses.replace(r, tokens=0, markers=()) if r.id == gone else r for r in seen.regions
    )
    return dataclasses.replace(seen, regions=regions)


def with_another_owner(seen):
    taken = next(r.id for r in seen.regions if r.owner == 0)
    regions = tuple(dataclasses.replace(r, owner=1) if r.id == taken else r for r in seen.regions)
    return dataclasses.replace(seen, regions=regions)


@pytest.mark.parametrize("change", [without_one_token, with_another_owner])
def test_a_missing_token_or_a_wrong_color_is_seen(change, painted):
    seen = change(table(5, 15, crowd=0.6))
    picture = render.render(seen, names=NAMES, words=words, folder=painted)
    assert apart(small(picture), golden("whole-5"))[1] >= ANYWHERE


def test_the_goldens_are_the_layers_and_take_little_room():
    files = list(GOLDENS.iterdir())
    assert {f.stem for f in files} == set(LAYERS)
    assert sum(f.stat().st_size for f in files) < 4_700_000


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as fresh:
        for name in sys.argv[1:] or LAYERS:
            small(LAYERS[name](Path(fresh))).save(GOLDENS / f"{name}.webp", quality=95, method=6)
