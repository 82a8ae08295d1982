"""Who may import whom: docs and habits drift, this does not."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.source import parsed

ROOT = Path(__file__).parent.parent
OURS = ("engine", "render", "bot", "tools", "tests")
IMPURE = {
    "asyncio",
    "datetime",
    "os",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "threading",
    "time",
}
"""What a pure function of a position has no use for."""
LOADING = {"engine.codec", "engine.export", "engine.loading", "engine.position"}
"""The edges of the engine, where data from outside is checked."""
DOORS = {"engine", "engine.export", "engine.position"}
"""Where a box is asked for by the name of its edition."""


def _paths(package: str) -> dict[str, Path]:
    """Return the file of each module of `package` by its dotted name."""
    found = {}
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _modules(package: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the dotted name and the code of each module of `package`."""
    for name, path in _paths(package).items():
        yield name, parsed(path.read_text(encoding="utf-8"), str(path))


def _imports(module: str, tree: ast.Module) -> Iterator[str]:
    """Yield what `module` imports, relative names made absolute."""
    is_package = (ROOT / module.replace(".", "/") / "__init__.py").exists()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = node.level - is_package
            base = module.split(".")[: -up or None]
            parent = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{parent}.{alias.name}" for alias in node.names)


def _inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _top(name: str) -> str:
    return name.partition(".")[0]


@cache
def _imported(package: str) -> list[tuple[str, str]]:
    """Return each module of a package at the top with each name that it imports."""
    return [(module, name) for module, tree in _modules(package) for name in _imports(module, tree)]


def _offences(package: str, allowed) -> list[str]:
    return [
        f"{module} imports {name}"
        for module, name in _imported(_top(package))
        if _inside(module, package)
        and not _inside(name, "__future__")
        and not allowed(module, name)
    ]


def test_the_scan_sees_relative_absolute_and_late_imports():
    source = "import a.b\nfrom c import d\ndef f():\n    from . import e\n    from ..g import h\n"
    assert set(_imports("bot.client", parsed(source))) == {"a.b", "c.d", "bot.e", "g.h"}
    assert set(_imports("engine.parts", parsed("from .. import state"))) == {"engine.state"}


@pytest.mark.parametrize("package", OURS)
def test_every_package_is_scanned(package):
    assert len(_paths(package)) > 1
    assert package == "tests" or {_top(module) for module, _ in _imported(package)} == {package}


def test_the_engine_needs_the_standard_library_only_and_pydantic_where_it_loads():
    def allowed(module: str, name: str) -> bool:
        if _inside(name, "pydantic"):
            return _inside(module, *LOADING)
        return _inside(name, "engine") or _top(name) in sys.stdlib_module_names

    assert _offences("engine", allowed) == []


def test_the_rules_know_no_clock_no_chance_and_no_disk():
    def allowed(module: str, name: str) -> bool:
        return _inside(module, *LOADING) or _top(name) not in IMPURE

    assert _offences("engine", allowed) == []


def test_traits_are_made_of_parts_and_hooks():
    def allowed(module: str, name: str) -> bool:
        may = ("engine.traits", "engine.parts", "engine.hooks")
        return not _inside(name, "engine") or _inside(name, *may)

    assert _offences("engine.traits", allowed) == []


def test_parts_and_the_core_know_no_trait_and_no_edition():
    """Only the engine's doors do, so that an edition is an addition."""

    def allowed(module: str, name: str) -> bool:
        if module in DOORS or _inside(module, "engine.traits", "engine.editions"):
            return True
        return not _inside(name, "engine.traits", "engine.editions")

    assert _offences("engine", allowed) == []


def test_orders_are_known_to_the_steps_and_not_the_other_way_round():
    def allowed(module: str, name: str) -> bool:
        above = ("engine.steps", "engine.defaults", "engine.parts", "engine.autopilot")
        return not _inside(name, *above)

    assert _offences("engine.orders", allowed) == []


def test_pictures_are_drawn_from_views_by_pillow_alone():
    """And `regex`, which alone knows where a written character ends."""

    def allowed(module: str, name: str) -> bool:
        ours = ("render", "engine.view")
        return _inside(name, "PIL", "regex", *ours) or _top(name) in sys.stdlib_module_names

    assert _offences("render", allowed) == []


@pytest.mark.parametrize("package", ["engine", "render"])
def test_nothing_below_the_bot_imports_it(package):
    def allowed(module: str, name: str) -> bool:
        return not _inside(name, "bot", "tools", "tests")

    assert _offences(package, allowed) == []


def test_the_bot_needs_neither_tools_nor_tests():
    def allowed(module: str, name: str) -> bool:
        return not _inside(name, "tools", "tests", "simcord", "pytest")

    assert _offences("bot", allowed) == []


ENTERED = ("actions", "autopilot", "codec", "events", "export", "history", "position", "view")
"""Parts of the engine that the bot may use beside its door: plain values, files, logs, thinking."""


def test_the_bot_enters_the_engine_only_by_its_door():
    import engine

    doors = {f"engine.{name}" for name in (*engine.__all__, *ENTERED)}

    def allowed(module: str, name: str) -> bool:
        return not _inside(name, "engine") or name == "engine" or _inside(name, *doors)

    assert _offences("bot", allowed) == []


@pytest.mark.parametrize("package", ["engine", "render", "bot", "tools"])
def test_no_banner_parts_a_module(package):
    """What needs one has two reasons to exist."""
    banner = re.compile(r"^\s*#\s*[-=]{2}", re.MULTILINE)
    found = [
        name for name, path in _paths(package).items() if banner.search(path.read_text("utf-8"))
    ]
    assert found == []


DRAWN = ("writing", "scenery", "looks", "pieces", "ground", "map", "beside", "pictures")
"""Each folder of pictures may use those before it, and the modules that stand by themselves."""
BY_THEMSELVES = ("render.theme", "render.styles", "render.parts")


@pytest.mark.parametrize("folder", DRAWN)
def test_the_folders_of_pictures_look_down_only(folder):
    below = [f"render.{name}" for name in DRAWN[: DRAWN.index(folder) + 1]]

    def allowed(module: str, name: str) -> bool:
        return not _inside(name, "render") or _inside(name, *below, *BY_THEMSELVES)

    assert _offences(f"render.{folder}", allowed) == []


def test_every_picture_is_in_a_folder():
    found = {name.split(".")[1] for name in _paths("render") if "." in name}
    assert found == {*DRAWN, "theme", "styles", "parts"}


EDITIONS_OWN = ("engine/data", "engine/editions", "engine/traits", "render/looks")
"""Where things are called by name; texts and tests are no modules of ours."""
WORDS = {
    ("bot", "mine"),  # What belongs to the player.
    ("engine", "fields"), ("bot", "fields"),  # Of dataclasses, models and forms.
    ("render", "anchor"), ("tools", "anchor"),  # How a text is laid at a point.
    ("engine", "base"), ("bot", "base"),  # The first line of a price.
    ("tools", "base"),  # Mutants are made of that edition's traits.
    ("render", "base"),  # The module of what is drawn first, under the pieces.
    ("bot", "humans"),  # The people at a table, beside its computers.
}  # fmt: skip
"""Words that are ids by accident, or have to be named."""
_WORD = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*")


def _named(tree: ast.Module, ids: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield each of `ids` that code names, with its line.

    As a text or in one (a key, a default, a part of an f-string, a query), as an attribute, as what
    is imported, or as the name of an argument that is given.  What is told about the code is none
    of that.
    """
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in ids:
            yield node.value.lineno, node.arg
        if isinstance(node, ast.Attribute) and node.attr in ids:
            yield node.lineno, node.attr
        if isinstance(node, ast.Import | ast.ImportFrom):
            path = ast.unparse(node).replace("import", ".").replace(" as ", ".")
            words = {word.strip() for word in re.split(r"[ .,]+", path)}
            yield from ((node.lineno, word) for word in sorted(words & {*ids}))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            words = {node.value, *_WORD.findall(node.value)}
            words |= {part for word in words for part in word.split("_")}
            yield from ((node.lineno, word) for word in sorted(words & {*ids}))


@pytest.mark.parametrize(
    "code",
    [
        'race = "orcs"',
        'def f(race="orcs"): ...',
        'def f(*, race="orcs"): ...',
        'prices = {"orcs": 1}',
        'key = f"race-orcs-{n}"',
        'key = f"{kind}_orcs"',
        "dict(orcs=1)",
        "db.execute(\"SELECT id FROM games WHERE race = 'orcs'\")",
        'match race:\n    case "orcs": ...',
        "__slots__ = ('orcs',)",
        "traits.orcs.RACES = ()",
        "from engine.traits import orcs",
        "from engine.traits.orcs import RACES",
        "import engine.traits.orcs as known",
    ],
)
def test_the_scan_sees_a_name_wherever_it_is_used(code: str) -> None:
    assert [name for _, name in _named(parsed(code), {"orcs"})] == ["orcs"]


def test_the_scan_leaves_what_is_told_alone() -> None:
    code = '"""Orcs, say orcs."""\ndef f():\n    """As orcs do."""\n    x = "dorcs"  # orcs\n'
    assert [*_named(parsed(code), {"orcs"})] == []


@pytest.mark.parametrize("package", ["engine", "render", "bot", "tools"])
def test_no_code_calls_a_thing_of_an_edition_by_name(package):
    """Editions, races, powers, finds, markers, terrains and all that has an id in a box's data."""
    import engine

    boxes = [engine.plain_box(e, r.choices().players[0]) for e, r in engine.EDITIONS.items()]
    ids = {thing for box in boxes for things in box.things.values() for thing in things}
    assert len(ids) > 40
    ids |= {*engine.EDITIONS}
    found = []
    for path in sorted((ROOT / package).rglob("*.py")):
        if path.relative_to(ROOT).as_posix().startswith(EDITIONS_OWN):
            continue
        found += [
            f"{path.relative_to(ROOT)}:{line}: {name}"
            for line, name in _named(parsed(path.read_text(encoding="utf-8")), ids)
            if (package, name) not in WORDS
        ]
    assert found == []


def test_each_edition_has_one_file_of_looks():
    import engine

    files = {file.stem for file in (ROOT / "render" / "looks").glob("[a-z]*.py")}
    assert {"look", *engine.OFFERED} <= files <= {"look", *engine.EDITIONS}


LAYERS = (
    "bot.storage",
    "bot.tables",
    "bot.texts",
    "bot.rulebook",
    "bot.panels",
    "bot.handlers",
    "bot.commands",
)
"""Each layer of the bot may use those before it.  Handlers and commands know each other."""
SHARED = ("bot.clock", "bot.errors")


@pytest.mark.parametrize("layer", LAYERS)
def test_the_layers_of_the_bot_look_down_only(layer):
    below = LAYERS[: LAYERS.index(layer) + 1] if layer != "bot.handlers" else LAYERS

    def allowed(module: str, name: str) -> bool:
        return not _inside(name, "bot") or _inside(name, *below, *SHARED)

    assert _offences(layer, allowed) == []


STEP_NAMES = frozenset({
    "pick", "form", "choose", "conquer", "redeploy", "place", "decline", "after_score",
    "regroup", "withdraw", "over",
})  # fmt: skip


def _is_step(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "step") or (
        isinstance(node, ast.Name) and node.id == "step"
    )


def _texts(node: ast.AST) -> list[str]:
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    return [p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)]


def _by_name(tree: ast.Module) -> Iterator[tuple[int, list[str]]]:
    """Yield each place where code tells steps apart by their names, with these.

    By a comparison or a match, or by what is kept for several steps (a table, a collection).
    """
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Compare) and any(map(_is_step, [node.left, *node.comparators])):
            names = [n for side in (node.left, *node.comparators) for n in _texts(side)]
        elif isinstance(node, ast.Match) and _is_step(node.subject):
            inside = [n for case in node.cases for n in ast.walk(case.pattern)]
            names = [n for part in inside for n in _texts(part)]
        elif isinstance(node, ast.Subscript | ast.Call):
            table = node.value if isinstance(node, ast.Subscript) else node.func
            keys = [node.slice] if isinstance(node, ast.Subscript) else node.args
            table = table.value if isinstance(table, ast.Attribute) else table
            if isinstance(table, ast.Dict) and any(map(_is_step, keys)):
                names = [n for key in table.keys if key for n in _texts(key)]
        elif isinstance(node, ast.Dict | ast.Set | ast.Tuple | ast.List):
            parts = node.keys if isinstance(node, ast.Dict) else node.elts
            told = [n for part in parts if part for n in _texts(part)]
            names = told if len(told) == len(parts) > 1 and {*told} <= STEP_NAMES else []
        if names:
            yield node.lineno, names


@pytest.mark.parametrize(
    "code",
    [
        'turn.step == "pick"',
        '"pick" != state.turn.step',
        'turn.step in ("pick", "over")',
        'match turn.step:\n    case "pick" | "over": ...',
        'match step:\n    case "pick": ...',
        '{"pick": 1}[turn.step]',
        '{"pick": 1}.get(turn.step, 2)',
        'BY_STEP = {"pick": 1, "over": 2}',
        'ENDS = frozenset({"decline", "over"})',
    ],
)
def test_the_scan_sees_a_step_told_by_its_name(code: str) -> None:
    assert any("pick" in names or "over" in names for _, names in _by_name(parsed(code)))


def test_the_scan_knows_all_steps() -> None:
    from engine.specs import STEP_SPECS

    assert {*STEP_SPECS} == STEP_NAMES


@pytest.mark.parametrize("package", ["engine", "render", "bot", "tools"])
def test_steps_are_asked_by_property_and_not_by_name(package):
    """So a step that an edition adds is looked at once, where it is described."""
    found = [
        f"{module}:{line} tells steps apart by {names}"
        for module, tree in _modules(package)
        for line, names in _by_name(tree)
    ]
    assert found == []
