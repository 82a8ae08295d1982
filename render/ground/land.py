"""The static base: everything of the picture that never changes during a game.

Terrain, borders, scenery, the wooden frame and the empty parchment panels.  It
depends on the board and its terrains only; no word and no piece is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import theme
from render.looks import terrain as look_of
from render.looks.look import TerrainLook
from render.scenery.art import Artist
from render.styles import DEFAULT, Style, shades
from render.theme import Box, Color, mix, rgb

from .geometry import Map, Point, Shape
from .noise import clouds, grain, light, relief

FINE = 2
"""Masks and lines are drawn this many times as large and reduced."""
WATER_LINES = ((88, 6, 160), (57, 5, 120), (31, 3, 90), (13, 1, 60))
"""The lines along the coast: level and breadth in the blurred land (255 = all land), strength."""
STREAKS = (("#e2fbf8", 150), ("#0f5a70", 120))
"""Light and dark lines of a current: color and strength."""
GLOW = ((0.95, 8, 0.62), (1.4, 22, 0.42))
"""Light of what glows, near and far: radius in heights of the thing, blur in pixels, strength."""
VARIANTS = 12
"""Different pictures of each kind of tree, peak and the like."""
LABEL_ROOM = (46, 30)
"""Half sizes of the place around a label that scenery leaves free."""
NAME_ROOM = (54, 12)
"""The same for a usual name."""
Stood = tuple[int, int, Image.Image, TerrainLook]
"""A thing on the land: where its foot is, down and across; and how its terrain looks."""


class Land(NamedTuple):
    """What is painted: the map, and what its regions are in the world that they lie in."""

    map: Map
    terrains: Mapping[int, str]
    """The terrain of every region."""
    world: str
    """The edition whose boards these are."""

    def look(self, region: int) -> TerrainLook:
        """Return how a region's terrain looks; there is none beyond the frame."""
        return look_of(self.terrains.get(region, ""), self.world)

    def kinds(self) -> Iterator[tuple[str, TerrainLook, list[tuple[Point, ...]]]]:
        """Yield every terrain, how it looks, and the outlines of its regions."""
        for terrain in sorted(set(self.terrains.values())):
            own = [s.polygon for r, s in self.map.regions.items() if self.terrains[r] == terrain]
            yield terrain, look_of(terrain, self.world), own

    def where(self, so: Callable[[TerrainLook], bool]) -> list[tuple[Point, ...]]:
        """Return the outlines of the regions whose terrain looks so."""
        return [s.polygon for r, s in self.map.regions.items() if so(self.look(r))]

    @property
    def buried(self) -> bool:
        """All of it lies below ground."""
        return all(self.look(region).buried for region in self.terrains)


def shape_mask(size: tuple[int, int], polygons: list[tuple[Point, ...]]) -> Image.Image:
    """Return a smooth mask of the polygons."""
    big = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(big)
    for polygon in polygons:
        draw.polygon([(x * FINE, y * FINE) for x, y in polygon], fill=255)
    return big.reduce(FINE)


def ramp(noise: Image.Image, colors: tuple[Color, Color, Color]) -> Image.Image:
    """Return gray ``noise`` in a terrain's dark, middle and light color."""
    tables: list[int] = []
    low, middle, high = colors
    for channel in range(3):
        for gray in range(256):
            a, b = (low, middle) if gray < 128 else (middle, high)
            share = (gray % 128) / 127
            tables.append(round(a[channel] + (b[channel] - a[channel]) * share))
    return Image.merge("RGB", (noise,) * 3).point(tables)


def _ground(land: Land, style: Style) -> Image.Image:
    """Return the land and the water, still without lines."""
    map_ = land.map
    noise = clouds(map_.size, f"{map_.name}/ground")
    lit = relief(noise)
    picture = Image.new("RGB", map_.size, theme.ROCK[0] if land.buried else theme.WOOD)
    for terrain, look, shapes in land.kinds():
        own = clouds(map_.size, f"{map_.name}/{terrain}", (90, 34, 12))
        texture = ramp(own, shades(style, look))
        steep = 0.0 if style.plain else look.steep
        if steep:
            texture = light(
                texture, lit.point([round(128 + (v - 128) * steep) for v in range(256)])
            )
        if look.cracked and not style.plain:
            _crack(texture, f"{map_.name}/{terrain}", look.cracked)
        picture.paste(texture, (0, 0), shape_mask(map_.size, shapes))
    return picture


def _crack(ground: Image.Image, seed: str, dark: float) -> None:
    """Draw cracks with a lit lower edge into rocky ground, in place."""
    bent = clouds(ground.size, f"{seed}/cracks", (80, 30, 11))
    seams = bent.point([255 if abs(v - 128) <= 1 else 0 for v in range(256)])
    seams = seams.filter(ImageFilter.GaussianBlur(0.8))
    edge = ImageChops.subtract(ImageChops.offset(seams, 1, 2), seams)
    ground.paste(rgb("#ffffff"), (0, 0), edge.point(lambda v: v * dark * 0.4))
    ground.paste(theme.NIGHT, (0, 0), seams.point(lambda v: v * dark))


def _shore(picture: Image.Image, land: Land) -> None:
    """Draw shelf, old water-lines and the shadow of the land upon the water, in place."""
    size = land.map.size
    water = shape_mask(size, land.where(lambda look: look.water))
    dry = shape_mask(size, land.where(lambda look: not look.water))
    shelf = dry.filter(ImageFilter.GaussianBlur(26))
    picture.paste(
        rgb("#8fd0d8"), (0, 0), ImageChops.multiply(shelf.point(lambda v: v * 0.62), water)
    )
    near = dry.filter(ImageFilter.GaussianBlur(16))
    for level, breadth, alpha in WATER_LINES:
        band = near.point([alpha if abs(v - level) <= breadth else 0 for v in range(256)])
        band = ImageChops.multiply(band.filter(ImageFilter.GaussianBlur(0.6)), water)
        picture.paste(rgb("#eefaf6"), (0, 0), band)
    fall = ImageChops.offset(dry, 3, 5).filter(ImageFilter.GaussianBlur(4))
    picture.paste(rgb("#0c2a40"), (0, 0), ImageChops.multiply(fall.point(lambda v: v * 0.5), water))


def _current(picture: Image.Image, land: Land) -> None:
    """Draw streaks along the banks of all water that flows, in place."""
    map_, wet = land.map, land.where(lambda look: look.flows)
    if not wet:
        return
    water = shape_mask(map_.size, wet)
    bent = clouds(map_.size, f"{map_.name}/bent", (70, 30))
    here = clouds(map_.size, f"{map_.name}/current", (46, 18))
    depth = Image.blend(water.filter(ImageFilter.GaussianBlur(20)), bent, 0.16)
    for start, (color, strength) in enumerate(STREAKS):
        band = depth.point(
            [
                strength if v % 22 == 11 * start or v % 22 == 11 * start + 1 else 0
                for v in range(256)
            ]
        )
        broken = here.point([255 if (v > 138) != (start == 1) else 0 for v in range(256)])
        band = ImageChops.multiply(band.filter(ImageFilter.GaussianBlur(0.8)), broken)
        picture.paste(rgb(color), (0, 0), ImageChops.multiply(band, water))


def _depths(picture: Image.Image, land: Land) -> None:
    """Let whatever is deep fall away from its edge into the dark, in place."""
    map_, deep = land.map, land.where(lambda look: look.deep)
    if not deep:
        return
    mask = shape_mask(map_.size, deep)
    rest = ImageChops.invert(mask)
    jagged = clouds(map_.size, f"{map_.name}/cliff", (36, 14, 6))
    near = Image.blend(rest.filter(ImageFilter.GaussianBlur(19)), jagged, 0.2)
    ledges = near.point([min(255, max(0, v - 30) // 17 * 40) for v in range(256)])
    walls = ramp(ledges, (rgb("#030d1f"), rgb("#182c4c"), rgb("#465e7e")))
    lit = ImageChops.subtract(ledges, ImageChops.offset(ledges, -2, -3))
    walls.paste(rgb("#8ea6bc"), (0, 0), lit.point(lambda v: min(120, v * 3)))
    dark = ImageChops.subtract(ledges, ImageChops.offset(ledges, 3, 4))
    walls.paste(rgb("#01040a"), (0, 0), dark.point(lambda v: min(210, v * 5)))
    picture.paste(walls, (0, 0), mask)
    fall = ImageChops.offset(rest, 4, 7).filter(ImageFilter.GaussianBlur(6))
    picture.paste(rgb("#000208"), (0, 0), ImageChops.multiply(fall.point(lambda v: v * 0.5), mask))


def _scatter(shape: Shape, inner: Image.Image, apart: float, rng: Random) -> list[Point]:
    """Return places inside ``inner``, at least ``apart`` apart, clear of label and tile."""
    left, top, right, bottom = shape.box
    places: list[Point] = []
    half = shape.tile / 2 + 4
    within = inner.tobytes()
    width = inner.width
    for _ in range(900):
        x = left + int(rng.random() * (right - left))
        y = top + int(rng.random() * (bottom - top))
        if not within[(y - top) * width + x - left]:
            continue
        if abs(x - shape.label[0]) < LABEL_ROOM[0] and abs(y - shape.label[1] - 12) < LABEL_ROOM[1]:
            continue
        if abs(x - shape.token[0]) < half and abs(y - 8 - shape.token[1]) < half:
            continue
        if all((x - a) ** 2 + 2.2 * (y - b) ** 2 >= apart**2 for a, b in places):
            places.append((x, y))
    return places


def _stands(thing: Image.Image, x: int, y: int, mask: Image.Image) -> bool:
    """Tell whether a thing whose foot is at (x, y) lies wholly inside a region's mask."""
    wide, high = thing.width * 0.5, thing.height
    spots = (
        (-wide, 0),
        (wide, 0),
        (-wide * 0.7, -high * 0.45),
        (wide * 0.7, -high * 0.45),
        (0, -high),
    )
    return all(
        0 <= x + a < mask.width
        and 0 <= y + b < mask.height
        and mask.getpixel((int(x + a), int(y + b)))
        for a, b in spots
    )


def _under_name(thing: Image.Image, x: int, y: int, shape: Shape) -> bool:
    """Tell whether a thing whose foot is at (x, y) would stand where a usual name is written."""
    if not shape.name:
        return False
    start, end, middle = shape.name
    wide = min(NAME_ROOM[0], (end - start) // 2)
    name = min(max(shape.label[0], start + wide), end - wide)
    return (
        abs(x - name) < wide + thing.width / 2
        and y > middle - NAME_ROOM[1]
        and y - thing.height < middle + NAME_ROOM[1]
    )


@lru_cache(maxsize=512)
def _thing(artist: Artist, scale: float, variant: int) -> Image.Image:
    """Return one of the ``VARIANTS`` of a thing that ``artist`` draws."""
    return artist(Random(f"{artist.__name__}/{variant}"), scale)  # noqa: S311 - a pattern


def _scenery(picture: Image.Image, land: Land, style: Style) -> None:
    """Draw trees, peaks and the like, in place, the hindmost first; none crosses a border."""
    map_ = land.map
    scale = min(1.0, 0.63 + 0.37 * 23 / len(map_.regions))
    things: list[Stood] = []
    for region, shape in map_.regions.items():
        board, number = map_.printed[region]
        rng = Random(f"{board}/{number}")  # noqa: S311 - a pattern, no secret
        things += _stood(shape, land.look(region), scale, rng)
    if not style.plain:
        _lit(picture, land, things)
    for y, x, thing, _ in sorted(things, key=lambda t: t[:2]):
        picture.paste(thing, (x - thing.width // 2, y - thing.height), thing)


def _stood(shape: Shape, look: TerrainLook, scale: float, rng: Random) -> list[Stood]:
    """Return what stands in a region, where, and how its terrain looks."""
    if not look.scenery:
        return []
    things: list[Stood] = []
    left, top, right, bottom = shape.box
    inner = Image.new("L", (right - left, bottom - top))
    corners = [(x - left, y - top) for x, y in shape.polygon]
    ImageDraw.Draw(inner).polygon(corners, fill=255)
    ImageDraw.Draw(inner).line([*corners, corners[0]], 0, 9)
    for x, y in _scatter(shape, inner, look.apart * scale, rng):
        for smaller in (1.0, 0.72):
            thing = _thing(rng.choice(look.scenery), scale * smaller, rng.randrange(VARIANTS))
            if _stands(thing, x - left, y - top, inner) and not _under_name(thing, x, y, shape):
                things.append((y, x, thing, look))
                break
    return things


def _lit(picture: Image.Image, land: Land, things: Sequence[Stood]) -> None:
    """Light the ground around all that glows, as far as its own terrain reaches, in place."""
    size = land.map.size
    for _, look, shapes in land.kinds():
        if look.glow is None:
            continue
        light_ = Image.new("L", size)
        for reach, blur, strength in GLOW:
            spots = Image.new("L", size)
            draw = ImageDraw.Draw(spots)
            for y, x, thing, own in things:
                if own is look:
                    far, middle = reach * thing.height / 2, y - thing.height * 0.4
                    draw.ellipse((x - far, middle - far, x + far, middle + far), fill=255)
            soft = spots.filter(ImageFilter.GaussianBlur(blur))
            light_ = ImageChops.add(light_, soft.point([round(v * strength) for v in range(256)]))
        light_ = ImageChops.multiply(light_, shape_mask(size, shapes))
        shine = Image.merge(
            "RGB", [light_.point([v * c // 255 for v in range(256)]) for c in look.glow]
        )
        picture.paste(ImageChops.screen(picture, shine))


def _lines(picture: Image.Image, land: Land, style: Style) -> None:
    """Draw the borders as soft shadow, warm light and a dark pen line, in place."""
    map_ = land.map
    size = (map_.size[0] * FINE, map_.size[1] * FINE)
    soft, pen, coast, glow = (Image.new("L", size) for _ in range(4))
    for border in map_.borders:
        wet = any(land.look(r).water for r in (border.a, border.b))
        line = [(x * FINE, y * FINE) for x, y in border.line]
        ImageDraw.Draw(soft).line(line, 255, 11 * FINE, "curve")
        ImageDraw.Draw(glow).line([(x - 3, y - 3) for x, y in line], 255, 4 * FINE, "curve")
        ImageDraw.Draw(coast if wet and border.b else pen).line(
            line, 255, round(style.pen * FINE), "curve"
        )
    if not style.plain:
        picture.paste(
            rgb("#20140a"),
            (0, 0),
            soft.reduce(FINE).filter(ImageFilter.GaussianBlur(5)).point(lambda v: v * 0.42),
        )
        picture.paste(
            rgb("#ffe8b0"),
            (0, 0),
            glow.reduce(FINE).filter(ImageFilter.GaussianBlur(0.8)).point(lambda v: v * 0.5),
        )
    picture.paste(rgb("#231408"), (0, 0), pen.reduce(FINE))
    picture.paste(rgb("#10283a"), (0, 0), coast.reduce(FINE))


def planks(size: tuple[int, int], seed: str) -> Image.Image:
    """Return dark planks."""
    fibers = grain((size[0] // 90 + 2, size[1] // 2), seed).resize(size, Image.Resampling.BICUBIC)
    swirl = clouds(size, f"{seed}/swirl", (300, 90))
    board = Image.blend(fibers, swirl, 0.45)
    return ramp(board, (rgb("#20140b"), rgb("#3a2516"), rgb("#5a3c24")))


def cliff(size: tuple[int, int], seed: str) -> Image.Image:
    """Return a wall of dark rock with a few crystals' gleam in it."""
    rough = clouds(size, f"{seed}/rock", (120, 46, 18, 7))
    wall = light(ramp(rough, theme.ROCK), relief(rough, 1.6))
    cracks = clouds(size, f"{seed}/cracks", (64, 24, 9))
    seams = cracks.point([200 if abs(v - 128) <= 1 else 0 for v in range(256)])
    wall.paste(rgb("#07080b"), (0, 0), seams.filter(ImageFilter.GaussianBlur(0.7)))
    veins = clouds(size, f"{seed}/veins", (150, 60, 20)).point(
        [255 if v > 214 else 0 for v in range(256)]
    )
    spark = grain((size[0] // 3 + 1, size[1] // 3 + 1), f"{seed}/spark").point(
        [255 if v > 246 else 0 for v in range(256)]
    )
    spark = spark.resize(size, Image.Resampling.BICUBIC)
    wall.paste(rgb("#63d8e6"), (0, 0), ImageChops.multiply(spark, veins).point(lambda v: v * 0.55))
    return wall


def parchment(size: tuple[int, int], seed: str) -> Image.Image:
    """Return a sheet of old paper, darker toward its rim."""
    spots = clouds(size, seed, (120, 40, 9))
    sheet = ramp(spots, (rgb("#e0c994"), rgb("#efdfb4"), rgb("#f8edcf")))
    rim = Image.new("L", size, 255)
    ImageDraw.Draw(rim).rectangle((10, 10, size[0] - 11, size[1] - 11), fill=0)
    rim = rim.filter(ImageFilter.GaussianBlur(16)).point(lambda v: v * 0.7)
    sheet.paste(rgb("#a97f45"), (0, 0), rim)
    return sheet


def _frame(picture: Image.Image, box: Box, width: int = 5) -> None:
    """Draw a gilded frame around ``box``, in place."""
    draw = ImageDraw.Draw(picture)
    left, top, right, bottom = box
    shades = [
        mix(theme.GOLD_DARK, theme.NIGHT, 0.6),
        theme.GOLD_DARK,
        theme.GOLD,
        theme.GOLD_DARK,
        theme.NIGHT,
    ]
    for step, color in enumerate(shades[:width]):
        out = width - step
        draw.rounded_rectangle(
            (left - out, top - out, right + out - 1, bottom + out - 1), 6, outline=color
        )


def _vignette(picture: Image.Image) -> None:
    """Darken the rim of the map, in place."""
    rim = Image.new("L", picture.size, 150)
    ImageDraw.Draw(rim).rounded_rectangle(
        (26, 26, picture.width - 27, picture.height - 27), 60, fill=0
    )
    picture.paste(rgb("#1a0f06"), (0, 0), rim.filter(ImageFilter.GaussianBlur(26)))


def painted(land: Land, style: Style = DEFAULT) -> Image.Image:
    """Return the land of one board with all that stands on it, as large as its map."""
    ground = _ground(land, style)
    if not style.plain:
        _shore(ground, land)
        _current(ground, land)
        _depths(ground, land)
    _scenery(ground, land, style)
    _lines(ground, land, style)
    return ground


def paint(land: Land, style: Style = DEFAULT) -> Image.Image:
    """Return the static base of a board: 1600 by 1200 pixels, about a second of work."""
    ground = painted(land, style)
    if not style.plain:
        _vignette(ground)
    return framed(ground, land.buried)


def framed(ground: Image.Image, buried: bool = False) -> Image.Image:
    """Return the map's ``ground`` in its frame, beside the empty panels; ``buried``: in rock."""
    picture = _surroundings(ground.size, buried).copy()
    picture.paste(ground, theme.MAP)
    return picture


@lru_cache(maxsize=1)
def _surroundings(size: tuple[int, int], buried: bool) -> Image.Image:
    """Return all around a map of that size: the frame and the empty panels."""
    picture = (cliff if buried else planks)((theme.WIDTH, theme.HEIGHT), "frame").copy()
    x, y = theme.MAP
    _frame(picture, (x, y, x + size[0], y + size[1]))
    for box in (theme.COLUMN, theme.PLAYERS):
        picture.paste(parchment((box[2] - box[0], box[3] - box[1]), f"paper{box[1]}"), box[:2])
        _frame(picture, box)
    return picture
