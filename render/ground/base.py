"""Keeps static bases: in memory, and on disk so that a restart need not paint them again."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import PIL
from PIL import Image

from engine.view import View
from render import theme
from render.styles import DEFAULT, Style

from .geometry import Map, map_file, map_of
from .isles import arranged
from .land import Land, framed, paint

KEPT = 3
"""Bases kept in memory, 8 MB each."""
FACES = 14
"""Boards that lie beside others, and waters, kept in memory: about 1 MB each, a water 5 MB."""
FILES = 72
"""Bases kept on disk, 3 MB each, or 1 MB; older ones go when a new one is painted."""
PAINTED_BY = ("ground", "looks", "scenery", "styles.py", "theme.py")
"""Folders and modules whose code decides how a base looks."""

_memory: OrderedDict[str, Image.Image] = OrderedDict()
_faces: OrderedDict[str, Image.Image] = OrderedDict()
_lock = threading.Lock()


def cache_folder() -> Path:
    """Return the folder for painted bases when the caller names none: the user's cache."""
    root = os.environ.get("XDG_CACHE_HOME") or (Path.home() / ".cache")
    return Path(root) / "elbow-room" / "boards"


@lru_cache(maxsize=1)
def _brush() -> str:
    """Return a hash of the code that paints: an old picture is never taken for a new one."""
    digest = hashlib.sha256(PIL.__version__.encode())
    for place in (files("render").joinpath(name) for name in PAINTED_BY):
        within = place.iterdir() if place.is_dir() else (place,)
        code = (file for file in within if file.name.endswith(".py"))
        for file in sorted(code, key=lambda file: file.name):
            digest.update(file.read_bytes())
    return digest.hexdigest()


@lru_cache(maxsize=32)
def _map_hash(board: str) -> str:
    return hashlib.sha256(map_file(board).read_bytes()).hexdigest()


def _key(map_: Map, terrains: dict[int, str], world: str, style: Style) -> str:
    said = json.dumps(
        [
            _brush(),
            [_map_hash(board) for board in map_.boards],
            map_.lies,
            style.name,
            world,
            sorted(terrains.items()),
        ]
    )
    return hashlib.sha256(said.encode()).hexdigest()[:32]


def base(
    view: View, folder: Path | None = None, style: Style = DEFAULT
) -> tuple[Image.Image, str, Map]:
    """Return the static base of a view's board, its content hash, and the board's map.

    The picture is shared: copy before drawing on it.  A cached file that cannot
    be read, or a folder that cannot be written, costs time but no more.

    :raises LookupError: the board has no map, or the map lacks a region.
    """
    map_ = map_of(view.boards)
    terrains = {r.id: r.terrain for r in view.regions}
    if set(terrains) != set(map_.regions):
        raise LookupError(f"the map of {map_.name!r} does not have the regions of the table")
    world = view.setup.home
    key = _key(map_, terrains, world, style)
    with _lock:
        picture = _memory.get(key)
        if picture is None:
            picture = _made(folder or cache_folder(), key, Land(map_, terrains, world), style)
            _memory[key] = picture
            while len(_memory) > KEPT:
                _memory.popitem(last=False)
        _memory.move_to_end(key)
    return picture, key, map_


def prepare(view: View, folder: Path | None = None, style: Style = DEFAULT) -> None:
    """Paint a view's board unless that is kept, so that its first picture need not wait for it.

    :raises LookupError: as :func:`base`.
    """
    base(view, folder, style)


def has_map(view: View) -> bool:
    """Tell whether the view's board can be drawn: a board of somebody's own may have no map."""
    try:
        return {r.id for r in view.regions} == set(map_of(view.boards).regions)
    except LookupError:
        return False


def _made(folder: Path, key: str, land: Land, style: Style) -> Image.Image:
    """Return a base: of one board as it was painted once, of several pasted from theirs."""
    size = (theme.WIDTH, theme.HEIGHT)
    if land.map.lies is None:
        return _load(folder, key, size) or _save(folder, key, paint(land, style))

    def keep(name: Hashable, size: tuple[int, int], make: Callable[[], Image.Image]) -> Image.Image:
        key = _face_key(name, land.map.boards)
        picture = _faces.get(key) or _load(folder, key, size) or _save(folder, key, make())
        _faces[key] = picture
        _faces.move_to_end(key)
        while len(_faces) > FACES:
            _faces.popitem(last=False)
        return picture

    return framed(arranged(land, style, keep), land.buried)


def _face_key(name: Hashable, boards: Sequence[str]) -> str:
    """Return the key of what is painted once for any table, and knows what it is painted from."""
    own = [_map_hash(board) for board in boards if isinstance(name, tuple) and name[0] == board]
    return hashlib.sha256(json.dumps([_brush(), own, name]).encode()).hexdigest()[:32]


def _load(folder: Path, key: str, size: tuple[int, int]) -> Image.Image | None:
    try:
        with Image.open(folder / f"{key}.png") as file:
            picture = file.convert("RGB")
    except (OSError, SyntaxError, ValueError):
        return None
    return picture if picture.size == size else None


def _save(folder: Path, key: str, picture: Image.Image) -> Image.Image:
    """Keep a picture on disk if that can be done, and return it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, suffix=".part", delete=False) as file:
            picture.save(file, "PNG", compress_level=1)
        Path(file.name).replace(folder / f"{key}.png")
        kept = sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime)
        for old in kept[:-FILES]:
            old.unlink(missing_ok=True)
    except OSError:
        pass
    return picture
