"""The pictures: the whole table, and the small board of a player's panel.

Layers, from below: the static base of the board, ownership, what lies on the
map, the words beside it.  Everything but encoding happens under one lock (fonts
are not to be used by two threads at once); encoding lets other threads run.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PIL import Image

from engine.view import View
from render import theme
from render.beside.header import header_parts
from render.beside.offer import column_parts
from render.beside.players import player_parts
from render.beside.strip import draw_strip
from render.ground.base import base
from render.ground.geometry import Map
from render.map.board import mark_targets, piece_parts
from render.map.happened import Happened
from render.map.layout import Target
from render.map.marks import outline_parts
from render.map.names import region_names
from render.map.owners import owner_parts
from render.parts import Frames, draw_all
from render.styles import DEFAULT, style_named
from render.writing.text import Words

QUALITIES = (75, 64, 52, 38, 22)
"""WebP qualities of the whole picture, tried in turn until it is small enough.

In play the first one is; it takes a full board with every marker to need the second.
"""
PANEL_QUALITIES = (60, 50, 40, 30, 20)
"""Tried in turn until a panel is small enough; in play the first or second is."""

drawing = threading.RLock()
"""Held by whoever draws; fonts and caches are not to be used by two threads at once."""
_frames = Frames()


def render(
    view: View,
    *,
    names: Sequence[str],
    words: Words,
    happened: Sequence[Happened] = (),
    style: str = DEFAULT.name,
    folder: Path | None = None,
) -> Image.Image:
    """Return the table as a picture of 1600 by 1200 pixels.

    :param names: the players' names by seat, in any script, as they are.
    :param words: gives the picture's texts in the reader's language.
    :param happened: the regions that changed hands, to be marked; see :func:`changes`.
    :param style: name of one of :data:`render.styles.STYLES`.
    :param folder: where painted boards are kept; the user's cache if ``None``.
    :raises LookupError: the view's board has no map, what happened is not on it, or there is
        no such style.
    """
    look = style_named(style)
    with drawing:
        ground, key, map_ = base(view, folder, look)
        check_regions(map_, [h.region for h in happened])
        parts = [
            *owner_parts(ground, key, map_, view, look),
            *outline_parts(map_, happened),
            *piece_parts(
                map_, view, {}, happened=happened, names=region_names(view, words), style=look
            ),
            *column_parts(view, words),
            *player_parts(view, names, words),
            *header_parts(view, names, words),
        ]
        return _frames.compose(ground, key, parts)


def render_panel(
    view: View,
    *,
    names: Sequence[str],
    words: Words,
    targets: Mapping[int, Target] | None = None,
    uses: Mapping[int, str] | None = None,
    style: str = DEFAULT.name,
    folder: Path | None = None,
) -> Image.Image:
    """Return the small board of a panel, 1000 by 750 pixels, with what can be done marked.

    :param targets: the regions that can be conquered now, with price and whether
        only the die could do it; all other regions are darkened if there are any.
    :param uses: the regions on which a power or race (its id) can be used now, marked likewise;
        one with an empty id is only outlined.
    :param style: name of one of :data:`render.styles.STYLES`.
    :raises LookupError: the view's board has no map, a target is not on it, or there is no such
        style.
    """
    priced, usable, look = dict(targets or {}), dict(uses or {}), style_named(style)
    with drawing:
        ground, key, map_ = base(view, folder, look)
        check_regions(map_, [*priced, *usable])
        picture = ground.copy()
        draw_all(picture, owner_parts(ground, key, map_, view, look))
        if priced or usable:
            mark_targets(picture, map_, {*priced, *usable})
        called = region_names(view, words)
        draw_all(picture, piece_parts(map_, view, priced, uses=usable, names=called, style=look))
        x, y = theme.MAP
        height = theme.PANEL[1]
        width = round(height * map_.size[0] / map_.size[1])
        board = picture.resize(
            (width, height),
            Image.Resampling.BICUBIC,
            box=(x, y, x + map_.size[0], y + map_.size[1]),
        )
        panel = Image.new("RGB", theme.PANEL, theme.WOOD)
        panel.paste(board, (0, 0))
        draw_strip(panel, (width, 0, *theme.PANEL), view, names, words)
    return panel


def check_regions(map_: Map, regions: Iterable[int]) -> None:
    """See that all ``regions`` are on the map.

    :raises LookupError: one of them is not.
    """
    if strange := set(regions) - set(map_.regions):
        raise LookupError(f"no such regions: {sorted(strange)}")


def encode(image: Image.Image, quality: int = QUALITIES[0], method: int = 0) -> bytes:
    """Return ``image`` as a WebP file; other threads run meanwhile.

    ``method`` 0 is the fastest, 2 takes half as long again for a file a sixth smaller.
    """
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=method)
    return out.getvalue()


def encode_board(image: Image.Image) -> bytes:
    """Return the whole picture as a WebP file of at most 400,000 bytes."""
    return within(theme.BOARD_BYTES, QUALITIES, lambda quality: encode(image, quality))


def encode_panel(image: Image.Image) -> bytes:
    """Return a panel as a WebP file of at most 150,000 bytes."""
    return within(theme.PANEL_BYTES, PANEL_QUALITIES, lambda quality: encode(image, quality, 2))


def within(most: int, qualities: Sequence[int], encoded: Callable[[int], bytes]) -> bytes:
    """Return a file of at most ``most`` bytes, in the best of ``qualities`` that allows it.

    If none does, it is in the last of them, and larger.  ``encoded``: the file in a quality.
    """
    data = b""
    for quality in qualities:
        data = encoded(quality)
        if len(data) <= most:
            break
    return data


def board_image(
    view: View,
    *,
    names: Sequence[str],
    words: Words,
    happened: Sequence[Happened] = (),
    style: str = DEFAULT.name,
    folder: Path | None = None,
) -> bytes:
    """Return the table as a WebP file of at most 400,000 bytes; meant to be run in a thread.

    Parameters as for :func:`render`.

    :raises LookupError: as :func:`render`.
    """
    return encode_board(
        render(view, names=names, words=words, happened=happened, style=style, folder=folder)
    )


def panel_image(
    view: View,
    *,
    names: Sequence[str],
    words: Words,
    targets: Mapping[int, Target] | None = None,
    uses: Mapping[int, str] | None = None,
    style: str = DEFAULT.name,
    folder: Path | None = None,
) -> bytes:
    """Return a panel's board as a WebP file of at most 150,000 bytes; meant for a thread.

    Parameters as for :func:`render_panel`.

    :raises LookupError: as :func:`render_panel`.
    """
    return encode_panel(
        render_panel(
            view,
            names=names,
            words=words,
            targets=targets,
            uses=uses,
            style=style,
            folder=folder,
        )
    )
