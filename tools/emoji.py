"""Builds the font for emoji in names from the npm package ``@fontsource/noto-emoji``.

The package's files are for browsers.  Of its bold face the outlines of single pictographs are
kept, as one TrueType font that Pillow can draw with; sequences, skin tones and layout tables
are left out::

    npm install --prefix DIR @fontsource/noto-emoji
    python -m tools.emoji DIR/node_modules/@fontsource/noto-emoji
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

import regex
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

ASSETS = Path(__file__).parents[1] / "render" / "assets"
SOURCE = "files/noto-emoji-emoji-700-normal.woff"
EM = 512
"""Units of an em: names are drawn at 40 pixels at the most."""
WANTED = regex.compile(r"[\p{Extended_Pictographic}\p{Regional_Indicator}]")


def build(source: Path) -> TTFont:
    """Return the font made of the package's file ``source``."""
    font = TTFont(source)
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.drop_tables += ["STAT", "vhea", "vmtx", "gasp", "GSUB"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[c for c in font.getBestCmap() if WANTED.match(chr(c))])
    subsetter.subset(font)
    scale_upem(font, EM)
    font.flavor = None
    font.recalcTimestamp = False
    return font


def main() -> None:
    """Build the font into ``render/assets``, with its license."""
    parser = argparse.ArgumentParser(prog="python -m tools.emoji", description=__doc__)
    parser.add_argument("package", type=Path, help="folder of the npm package")
    package = parser.parse_args().package
    font = build(package / SOURCE)
    font.save(ASSETS / "emoji.ttf")
    shutil.copyfile(package / "LICENSE", ASSETS / "emoji-OFL.txt")
    print(f"{len(font.getBestCmap())} emoji, {(ASSETS / 'emoji.ttf').stat().st_size} bytes")


if __name__ == "__main__":
    main()
