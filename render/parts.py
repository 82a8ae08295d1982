"""A picture as a list of parts, and frames that are kept so that only what changed is drawn.

From one position of a game to the next a few regions and rows change.  The
frames drawn last are kept with their parts; the next picture of the same board
starts from the one that differs least, and the boxes in which it differs are
drawn anew from the ground up.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PIL import Image

from .theme import Box

FRAMES = 3
"""Frames kept, 8 MB each."""
FAR = 0.5
"""Share of a frame's parts from which on another game gets a frame of its own."""

Draw = Callable[[Image.Image, int, int], None]
"""Draws on a picture whose upper left corner is that many pixels to the left and above (x, y)."""


class Part:
    """One thing on the picture: parts of equal ``look`` in equal boxes are equal pixels."""

    __slots__ = ("box", "draw", "key")

    def __init__(self, box: Box, look: Hashable, draw: Draw) -> None:
        """Draw by ``draw`` nothing outside ``box``, which is in pixels of the whole picture."""
        self.box = box
        self.draw = draw
        self.key = (box, look)
        """What makes it this part and no other."""


def stamp(piece: Image.Image, x: int, y: int, *look: Hashable) -> Part:
    """Return the part that is ``piece`` with its middle at (``x``, ``y``).

    ``look`` decides how ``piece`` looks.
    """
    width, height = piece.size
    left, top = x - width // 2, y - height // 2

    def draw(picture: Image.Image, right: int, down: int) -> None:
        picture.paste(piece, (left + right, top + down), piece)

    return Part((left, top, left + width, top + height), look, draw)


def draw_all(picture: Image.Image, parts: Sequence[Part]) -> None:
    """Draw parts on a whole picture, in place and in order."""
    for part in parts:
        part.draw(picture, 0, 0)


@dataclass(slots=True, eq=False)
class _Frame:
    key: Hashable
    picture: Image.Image
    parts: list[Part]


class Frames:
    """The frames drawn last.  Not for use by two threads at once."""

    def __init__(self, most: int = FRAMES) -> None:
        self._most = most
        self._kept: list[_Frame] = []

    def compose(self, ground: Image.Image, key: Hashable, parts: Sequence[Part]) -> Image.Image:
        """Return ``ground`` with ``parts`` drawn on it in order; the caller may change it.

        ``key`` names the ground.
        """
        now = list(parts)
        frame = self._nearest(key, now)
        if frame is None:
            frame = _Frame(key, ground.copy(), [])
        else:
            self._kept.remove(frame)
        _redraw(frame.picture, ground, now, _dirty(frame.parts, now))
        frame.parts = now
        self._kept.append(frame)
        del self._kept[: max(0, len(self._kept) - self._most)]
        return frame.picture.copy()

    def _nearest(self, key: Hashable, parts: list[Part]) -> _Frame | None:
        new = {part.key for part in parts}
        best, least = None, FAR * len(parts)
        for frame in self._kept:
            if frame.key == key:
                apart = len(new.symmetric_difference(part.key for part in frame.parts))
                if apart < least:
                    best, least = frame, apart
        return best


def _dirty(old: list[Part], new: list[Part]) -> list[Box]:
    """Return boxes that cover every pixel in which the two lists may differ."""
    before, now = [part.key for part in old], [part.key for part in new]
    was, will = set(before), set(now)
    if [key for key in before if key in will] != [key for key in now if key in was]:
        return _merged([box for box, _ in (*before, *now)])
    return _merged([box for box, _ in was ^ will])


def _merged(boxes: Sequence[Box]) -> list[Box]:
    """Return fewer boxes that cover the same, joined where that is no more to draw."""
    done: list[tuple[Box, int]] = []
    for box in sorted(boxes):
        left, top, right, bottom = box
        area = (right - left) * (bottom - top)
        joined = True
        while joined:
            joined = False
            for at, ((a, b, c, d), other) in enumerate(done):
                x, y = min(left, a), min(top, b)
                z, w = max(right, c), max(bottom, d)
                both = (z - x) * (w - y)
                if both <= area + other:
                    del done[at]
                    left, top, right, bottom, area, joined = x, y, z, w, both, True
                    break
        done.append(((left, top, right, bottom), area))
    return [box for box, _ in done]


def _redraw(
    picture: Image.Image, ground: Image.Image, parts: Sequence[Part], boxes: Sequence[Box]
) -> None:
    """Draw what lies in ``boxes`` anew, in place."""
    for box in boxes:
        left, top, right, bottom = box
        piece = ground.crop(box)
        for part in parts:
            a = part.box
            if a[0] < right and left < a[2] and a[1] < bottom and top < a[3]:
                part.draw(piece, -left, -top)
        picture.paste(piece, (left, top))
