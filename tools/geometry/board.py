"""A board whose map is made: its graph, the sheet it is drawn on, and what it has to offer."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

from bot.texts.i18n import Words, languages
from render.map.layout import label_size
from render.map.names import name_width

from .check import area
from .coast import RIM, Coast
from .foam import Line
from .graph import load
from .outlines import outline_of
from .place import BARE, SEVERAL, SIZES, Sizes, grade, masked, roomy
from .plane import Sheet

UNEVEN = 0.92
"""Share of its least area that land must have before it is leveled."""
ROUGHER = 1.03
"""By how much more room land should have before it is roughened than it must have then."""


class Board:
    """A board file, read for its map."""

    def __init__(self, path: Path) -> None:
        raw = json.loads(path.read_text("utf-8"))
        edition, players = raw["edition"], raw.get("players")
        self.regions, self.graph, self.home = load(path)
        own = f"{players}p" if players else path.stem.removeprefix(f"{edition}-")
        self.id = f"{edition}-{own}"
        """What its map is called."""
        word = f"{edition}{players or own}"
        self.seed = int(hashlib.sha256(word.encode()).hexdigest()[:8], 16)
        self.outline = outline_of(self.id)
        self.coast: Coast | None = None
        self.sheet, self.sizes = Sheet(*self.outline.size), SEVERAL
        if self.outline.name:
            self.sheet = Sheet(*self.outline.size, margin=RIM)
            self.coast = Coast(self.sheet, self.outline.seed)
        if players:
            self.sizes = SIZES[min(SIZES, key=lambda n: (abs(n - players), n))]
        self.sizes = replace(
            self.sizes,
            clear=self.outline.clear,
            smallest=self.outline.tile,
            finest=self.outline.mark,
            named=self.outline.named,
        )
        looks = {r: self.home.look(region) for r, region in self.regions.items()}
        self.bare = {r for r, look in looks.items() if look.deep}
        """The regions that nobody can hold."""
        self.land = {r for r, look in looks.items() if not look.water and r not in self.bare}
        least = 10 ** (self.outline.digits - 1)
        self.labels = {
            r: label_size(max(r, least), len(region["symbols"]))
            for r, region in self.regions.items()
        }
        """Width and height of the regions' labels."""
        self._called = {r: self._longest(r) for r in self.regions}

    def wished(self, region: int) -> Sizes:
        """Return the sizes of the pieces that should lie in a region."""
        if region in self.bare:
            return BARE
        return replace(self.sizes, strip=max(self.sizes.strip, self._called[region]))

    def _longest(self, region: int) -> int:
        """Return how long a region's longest name is in any language, 0 without one yet.

        In pixels, and even, as strips are.
        """
        key = f"region-{self.id}-{region}"
        texts = [Words(language) for language in languages()]
        widths = [name_width(text(key)) for text in texts if text.has(key)]
        return -(-max(widths, default=0) // 2) * 2

    def roomy(self, region: int, outline: Line) -> bool:
        """Tell whether a region has room for the smallest pieces allowed.

        ``outline``: where it lies on the map.
        """
        mask, _ = masked(outline, self.outline.size)
        return roomy(mask, self.labels[region], self.wished(region))

    def grade(self, region: int, outline: Line) -> int:
        """Return how large the pieces are for which a region has room: 0 for none allowed.

        ``outline``: where it lies before it is roughened, and bent as its coast is.
        """
        if self.coast:
            outline = [(x, y) for x, y in self.coast.bent(outline)]
        mask, _ = masked(outline, self.outline.size)
        found = grade(mask, self.labels[region], self.wished(region))
        least = self.outline.least * UNEVEN
        if region in self.land and (holds := area(outline)) < least * ROUGHER:
            return min(found, int(holds >= least))
        return found
