"""``gallery``: a page with every board, race, power and piece as they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.texts.i18n import Words, key_of
from engine import (
    EDITIONS,
    FIRST_EDITION,
    OFFERED,
    Box,
    Choice,
    drawn,
    load_box,
    plain_box,
    variants,
    view,
)
from render import changes, render, theme
from render.ground.land import parchment
from render.looks import FINDS
from render.pictures.emblem import emblem, emblems
from render.pieces.counts import count
from render.pieces.discs import disc
from render.pieces.icons import codes
from render.pieces.markers import marker
from render.pieces.sheet import put
from render.pieces.tiles import tile
from render.styles import DEFAULT, STYLES

from .board import NAMES
from .play import position_seed, random_position

FOLDER = "gallery"
"""Where the pictures are, beside the page."""
FILM = ("tests/games/4-greedy.json", "docs/images/recap.webp")
"""The game that the README opens with, and its picture."""
BOARD = (1000, 750)
QUALITY = 72
"""WebP quality."""
STRIP, ROWS = 116, 200
"""Height of a power's or piece's picture, and of a race's with its two rows."""
SEED, TURNS = 7, {2: 8, 3: 13, 4: 17, 5: 21}
"""The tables shown: random play, in the middle of the game."""


def table(choice: Choice, style: str, folder: Path | None = None) -> Image.Image:
    """Return a board in the middle of a game."""
    box, players = load_box(drawn(choice, position_seed(SEED))), choice.players
    now, before = (
        view(box, random_position(box, SEED, TURNS[players] - back), open_scores=True)
        for back in (0, 1)
    )
    picture = render(
        now,
        names=NAMES[:players],
        words=Words(strict=True),
        happened=changes(before, now),
        style=style,
        folder=folder,
    )
    return picture.resize(BOARD, Image.Resampling.LANCZOS)


def _sheet(width: int, height: int = STRIP) -> Image.Image:
    """Return an empty strip of parchment."""
    sheet = parchment((720, ROWS), "gallery").crop((0, 0, width, height))
    ImageDraw.Draw(sheet).rectangle((0, 0, width - 1, height - 1), outline=theme.GOLD_DARK, width=3)
    return sheet


def race(box: Box, thing: str) -> Image.Image:
    """Return a race's emblem, its tile on offer, and every player's: a stack, and in decline."""
    sheet = _sheet(660, ROWS)
    upper, lower = 60, 144
    middle = (upper + lower) // 2
    small = emblem("race", thing).resize((72, 72), Image.Resampling.LANCZOS)
    sheet.paste(small, (22, middle - 36), small)
    tiles = [(tile(thing, -1, True, 1, 66), box.races[thing].banner, 160, middle)]
    for seat in range(len(theme.SEATS)):
        x, deep = 260 + 84 * seat, 1 + seat % 3
        tiles.append((tile(thing, seat, True, deep, 66), deep, x, upper))
        tiles.append((tile(thing, seat, False, 1, 66), 1, x, lower))
    for piece, amount, x, y in tiles:
        put(sheet, piece, x, y)
        put(sheet, count(amount, 32), x + 24, y + 24)
    return sheet


def power(box: Box, thing: str) -> Image.Image:
    """Return a power's emblem, and its badge in two sizes with the tokens on it."""
    sheet = _sheet(340)
    middle = STRIP // 2
    small = emblem("power", thing).resize((72, 72), Image.Resampling.LANCZOS)
    sheet.paste(small, (22, middle - 36), small)
    put(sheet, disc("power", thing, 66), 160, middle)
    put(sheet, count(box.powers[thing].badge, 32), 184, middle + 24)
    put(sheet, disc("power", thing, 42), 262, middle)
    return sheet


def other(kind: str, thing: str) -> Image.Image:
    """Return the emblem of a thing without tile or badge, and how it lies on the map if it does."""
    sheet, middle = _sheet(250 if thing in FINDS else 160), STRIP // 2
    small = emblem(kind, thing).resize((72, 72), Image.Resampling.LANCZOS)
    sheet.paste(small, (44, middle - 36), small)
    if thing in FINDS:
        put(sheet, marker(thing, 66, kind=kind), 178, middle)
    return sheet


_SHEETS: Final = {"race": race, "power": power}


def _named(box: Box) -> Iterator[tuple[str, list[str]]]:
    """Yield the families of a box whose things have emblems, with those."""
    known = set(emblems())
    for family, things in box.things.items():
        if found := sorted(thing for thing in things if (family, thing) in known):
            yield family, found


def piece(kind: str, thing: str) -> Image.Image:
    """Return a marker or a symbol as it lies on the map."""
    sheet = _sheet(120)
    shown = marker(thing, 66, _immune(thing)) if kind == "marker" else disc(kind, thing, 66)
    put(sheet, shown, 60, STRIP // 2)
    return sheet


def _immune(thing: str) -> bool:
    boxes = [_box(edition) for edition in OFFERED]
    return any(thing in box.markers and box.markers[thing].immune for box in boxes)


def _mixes() -> Iterator[Choice]:
    """Yield what is played on an edition's boards with guests, and with what only they can find."""
    for world, edition in ((name, EDITIONS[name]) for name in OFFERED):
        known = edition.choices().players
        few, many = known[-2:] if world == FIRST_EDITION else known[:2]
        guests = edition.choices().guests
        if guests:
            yield Choice((world, *guests), many)
        for guest in guests:
            yield Choice((guest,), few, world)
            if EDITIONS[guest].tiles().finds and not edition.tiles().finds:
                yield Choice((world,), known[1], finds_of=guest)


MIXES: Final = tuple(_mixes())
"""The mixes shown."""


VARIANTS: Final = tuple(
    Choice((edition,), players, variant=variant)
    for edition in OFFERED
    for variant in variants(edition)
    for players in EDITIONS[edition].choices().players[-2:]
)
"""The tables of variants shown: an even and an odd number of players."""


def everything() -> list[Choice]:
    """Return the tables of one edition as it is that the gallery shows."""
    return [
        Choice((edition,), players)
        for edition in OFFERED
        for players in EDITIONS[edition].choices().players
    ]


def pictures(
    folder: Path | None = None, choices: Sequence[Choice] | None = None
) -> dict[str, Callable[[], Image.Image]]:
    """Return what draws each picture of the gallery, by its name without ending.

    ``folder`` is where painted boards are kept; ``choices``: only these tables and what is
    played with at them.
    """
    found: dict[str, Callable[[], Image.Image]] = {}
    for choice in everything() if choices is None else choices:
        for style in STYLES:
            name = f"board-{_name(choice)}-{choice.players}-{style}"
            found[name] = partial(table, choice, style, folder)
        box = load_box(drawn(choice, ""))
        for family, things in _named(box):
            draw = partial(_SHEETS[family], box) if family in _SHEETS else partial(other, family)
            found |= {f"{family}-{thing}": partial(draw, thing) for thing in things}
    if choices is not None:
        return found
    for choice in (*VARIANTS, *MIXES):
        found[_beside(choice)] = partial(table, choice, DEFAULT.name, folder)
    for kind in ("marker", "symbol"):
        found |= {f"{kind}-{thing}": partial(piece, kind, thing) for thing in _pieces(kind)}
    return found


def _pieces(kind: str) -> list[str]:
    """Return the markers or symbols of every box, by name."""
    boxes = [_box(edition) for edition in OFFERED]
    return sorted({thing for box in boxes for thing in box.things[kind]} & {*codes()[kind]})


def _name(choice: Choice) -> str:
    flags = (part for flag in choice.flags for part in flag)
    world = choice.world and f"on-{choice.world}"
    found = choice.finds_of and f"with-{choice.finds_of}"
    return "-".join(filter(None, [*choice.editions, world, found, choice.variant, *flags]))


def _beside(choice: Choice) -> str:
    """Return the name of a mix's or a variant's picture."""
    return f"{'variant' if choice.variant else 'mix'}-{_name(choice)}-{choice.players}"


def _box(edition: str) -> Box:
    return plain_box(edition, EDITIONS[edition].choices().players[0])


def page() -> str:
    """Return the page that shows the pictures, as Markdown."""
    words = Words(strict=True)
    lines = [
        "# The gallery",
        "",
        "Every board, race, power and piece as the bot draws them. "
        "`python -m tools gallery` draws this page again.",
        "",
        "The README opens with a whole game: "
        f"`python -m tools replay {FILM[0]} --recap {FILM[1]}`.",
    ]
    for edition in OFFERED:
        title = words(key_of("edition", edition))
        for players in EDITIONS[edition].choices().players:
            lines += ["", f"## {title}, {players} players"]
            for style in STYLES:
                lines += ["", _shown(f"board-{edition}-{players}-{style}", f"Style: {style}")]
        for family, things in _named(_box(edition)):
            lines += ["", f"## {family.capitalize()}s of {title}", ""]
            if family == "race":
                lines += [
                    "Each with its emblem, the tile on offer with its number of tokens, and every "
                    "player's stack and token in decline.",
                    "",
                ]
            lines += _rows(family, things, words)
    lines += ["", "## Variants", "", "Played for sides, with a column of banners for each of them."]
    for choice in VARIANTS:
        title = f"{words(key_of('variant', choice.variant))}, {choice.players} players"
        lines += ["", f"### {title}", "", _shown(_beside(choice), title)]
    lines += [
        "",
        "## Mixes",
        "",
        "Races and powers of one box or of both, on the boards of either.",
    ]
    for choice in MIXES:
        title = _title(choice, words)
        lines += ["", f"### {title}", "", _shown(_beside(choice), title)]
    for kind, title in (("marker", "Markers"), ("symbol", "Symbols")):
        lines += ["", f"## {title}", "", *_rows(kind, _pieces(kind), words)]
    return "\n".join(lines) + "\n"


def _title(choice: Choice, words: Words) -> str:
    """Return what a mix is called, as "Small World on the 3-player board of Underground"."""
    tiles = " and ".join(words(key_of("edition", edition)) for edition in choice.editions)
    world = words(key_of("edition", choice.home))
    title = f"{tiles} on the {choice.players}-player board of {world}"
    if choice.finds_of:
        title += f", with what is found in {words(key_of('edition', choice.finds_of))}"
    return title


def _rows(kind: str, things: Sequence[str], words: Words) -> list[str]:
    rows = ["| | |", "|---|---|"]
    for thing in things:
        name = words(key_of(kind, thing))
        rows.append(f"| {name} | {_shown(f'{kind}-{thing}', name)} |")
    return rows


def _shown(name: str, title: str) -> str:
    return f"![{title}]({FOLDER}/{name}.webp)"


def write(docs: Path, choices: Sequence[Choice] | None = None) -> int:
    """Draw the page and its pictures into the folder ``docs``; return their size in bytes.

    Pictures that no longer belong to it are removed.  ``choices``: draw only the pictures of these
    tables; everything else stays as it is.

    :raises OSError: a file cannot be written.
    """
    there = docs / FOLDER
    there.mkdir(parents=True, exist_ok=True)
    shown = pictures(choices=choices)
    total = 0
    for name, draw in shown.items():
        file = there / f"{name}.webp"
        draw().save(file, "WEBP", quality=QUALITY, method=6)
        total += file.stat().st_size
    if choices is not None:
        return total
    for old in there.glob("*.webp"):
        if old.stem not in shown:
            old.unlink()
    (docs / "gallery.md").write_text(page(), encoding="utf-8")
    return total
