"""Builds the icon font from the npm package ``@iconify-json/game-icons``.

``tools/icons.toml`` says which icon stands for which thing.  The result is one
small TrueType font with private-use code points, a map from thing to code
point, and the credits that the icons' license (CC BY 3.0) asks for::

    npm install --prefix DIR @iconify-json/game-icons
    python -m tools.icons DIR/node_modules/@iconify-json/game-icons
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

HERE = Path(__file__).parent
ASSETS = HERE.parent / "render" / "assets"
EM = 1024
SQUARE = 512
"""Side of the square on which icons are drawn."""
FIRST = {
    "race": 0xE000,
    "power": 0xE100,
    "marker": 0xE200,
    "symbol": 0xE300,
    "thing": 0xE400,
    "place": 0xE500,
    "relic": 0xE600,
    "faction": 0xE700,
}
"""First code point of each kind, so that adding to one moves no other."""
EPOCH = 2082844800
"""1 January 1970 in the time of font files; keeps the font the same at every build."""


def glyph(body: str, side: int) -> Any:
    """Return the TrueType outline of an icon's SVG ``body`` drawn on a square of ``side``."""
    pen = TTGlyphPen(None)
    scale = EM / side
    turned = TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=True), (scale, 0, 0, -scale, 0, EM))
    for path in re.findall(r'\bd="([^"]*)"', body):
        parse_path(path, turned)
    return pen.glyph()


OWN = "own/"
"""Begins the names of icons that are drawn in ``tools/icons.toml`` itself."""


def build(
    icons: dict[str, Any], chosen: dict[str, dict[str, str]], own: dict[str, str]
) -> tuple[Any, dict[str, Any]]:
    """Return the font and the code points by kind and id.

    ``own`` are the paths of our own icons by name.

    :raises KeyError: neither the set nor ``own`` has an icon of a chosen name.
    """
    names, outlines, points = [".notdef"], {".notdef": TTGlyphPen(None).glyph()}, {}
    codes: dict[str, dict[str, int]] = {}
    for kind, table in chosen.items():
        for place, (thing, icon) in enumerate(table.items()):
            name, code = f"{kind}.{thing}", FIRST[kind] + place
            names.append(name)
            if icon.startswith(OWN):
                outlines[name] = glyph(f'd="{own[icon.removeprefix(OWN)]}"', SQUARE)
            else:
                outlines[name] = glyph(icons["icons"][icon]["body"], icons.get("height", SQUARE))
            points[code] = name
            codes.setdefault(kind, {})[thing] = code
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap(points)
    font.setupGlyf(outlines)
    glyf = font.font["glyf"]
    font.setupHorizontalMetrics({n: (EM, getattr(glyf[n], "xMin", 0)) for n in names})
    font.setupHorizontalHeader(ascent=EM, descent=0)
    font.setupNameTable({"familyName": "Elbow Room Icons", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=EM, sTypoDescender=0, usWinAscent=EM, usWinDescent=0)
    font.setupPost()
    font.updateHead(created=EPOCH, modified=EPOCH)
    font.font.recalcTimestamp = False
    return font, codes


def credits_page(chosen: dict[str, dict[str, str]], authors: dict[str, str]) -> str:
    """Return the attribution that goes beside the font."""
    used: dict[str, list[str]] = {}
    for table in chosen.values():
        for icon in table.values():
            if not icon.startswith(OWN):
                used.setdefault(authors[icon], []).append(icon)
    lines = [
        "# Icons",
        "",
        "`icons.ttf` is made of icons from <https://game-icons.net>,",
        "licensed under CC BY 3.0 (<https://creativecommons.org/licenses/by/3.0/>), turned into",
        "glyphs and otherwise unchanged. A few more were drawn for this project.",
        "",
        "| author | icons |",
        "|---|---|",
    ]
    for author in sorted(used):
        lines.append(f"| {author} | {', '.join(sorted(set(used[author])))} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Build font, map and credits into ``render/assets``."""
    parser = argparse.ArgumentParser(prog="python -m tools.icons", description=__doc__)
    parser.add_argument("package", type=Path, help="folder of the npm package, with icons.json")
    package = parser.parse_args().package
    icons = json.loads((package / "icons.json").read_text("utf-8"))
    said = tomllib.loads((HERE / "icons.toml").read_text("utf-8"))
    authors, own = said.pop("authors"), said.pop("own")
    font, codes = build(icons, said, own)
    font.save(ASSETS / "icons.ttf")
    (ASSETS / "icons.json").write_text(json.dumps(codes, indent=1) + "\n", "utf-8")
    (ASSETS / "ICONS.md").write_text(credits_page(said, authors), "utf-8")
    print(f"{sum(map(len, codes.values()))} glyphs, {(ASSETS / 'icons.ttf').stat().st_size} bytes")


if __name__ == "__main__":
    main()
