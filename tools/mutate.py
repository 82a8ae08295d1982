"""``mutate``: break the rules one small thing at a time, and see that the cases notice.

The cases are collected once; each mutant gets a fork of that process, in which
the changed code is put in and the cases of what it belongs to are run until one
fails.  A mutant that no case notices has to be explained in ``docs/mutation.md``.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import resource
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType

import pytest
from _pytest.runner import runtestprotocol

from .mutants import Mutant, mutants

ROOT = Path(__file__).parent.parent
EXPLAINED = ROOT / "docs" / "mutation.md"
TRAITS = "engine.traits"
"""Where every edition has its traits, under its name."""
LATE = ("rules", "mechanisms")
"""Folders whose cases every mutant is tried on, after those of the traits it belongs to."""
CPU = 120
"""Seconds of processor time after which a mutant counts as noticed: it loops.

All cases together take about a quarter of that.
"""
MEMORY = 4 << 30
"""Bytes a mutant may use."""
NOTICED, SURVIVED = 1, 0


def mutate(seed: int, most: int, names: Sequence[str] = ()) -> int:
    """Try up to ``most`` mutants of the modules ``names``, drawn by ``seed``; return the exit code.

    Of all modules if none is named.  0: all were noticed or are explained; 1: some were not;
    2: the cases fail as it is, or a module that is named is none of those.
    """
    for name in names:
        if name not in modules():
            print(f"no rules in {name!r}; there are: {', '.join(modules())}", file=sys.stderr)
            return 2
    everyone = [m for name in names or modules() for m in mutants(name, _file(name))]
    drawn = everyone
    if len(everyone) > most:
        chosen = sorted(Random(seed).sample(range(len(everyone)), most))
        drawn = [everyone[i] for i in chosen]
    runner = _Runner(drawn)
    quiet = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal"]
    cases = [str(ROOT / "tests" / folder) for folder in ("traits", *LATE)]
    pytest.main([*quiet, f"--rootdir={ROOT}", *cases], plugins=[runner])
    if not runner.sound:
        print("The cases fail without any change; mend them first.")
        return 2
    unknown = [name for name in runner.survivors if name not in runner.known]
    noticed, silent = len(drawn) - len(runner.survivors), len(runner.survivors) - len(unknown)
    print(f"{len(everyone)} mutants, {len(drawn)} tried, {noticed} noticed, ", end="")
    print(f"{silent} explained, {len(unknown)} not")
    return 1 if unknown else 0


def modules() -> list[str]:
    """Return the modules that are mutated."""
    folder = ROOT / "engine" / "parts"
    parts = [f"engine.parts.{f.stem}" for f in sorted(folder.glob("*.py")) if f.stem != "__init__"]
    core = ("pricing", "reaching", "refusing", "scoring", "decline")
    return [*(f"engine.{name}" for name in core), *parts, *_traits()]


def explained() -> set[str]:
    """Return the mutants whose survival ``docs/mutation.md`` explains."""
    if not EXPLAINED.exists():
        return set()
    text = EXPLAINED.read_text(encoding="utf-8")
    return set(re.findall(r"^- ``(.+?)``", text, re.MULTILINE))


def _file(module: str) -> Path:
    return ROOT / (module.replace(".", "/") + ".py")


class _Runner:
    """The plugin that runs the mutants in place of the tests."""

    def __init__(self, drawn: Sequence[Mutant]) -> None:
        self.drawn = drawn
        self.survivors: list[str] = []
        self.sound = False
        self.users = users()
        self.known = explained()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the cases as they are, then against each mutant, some at a time."""
        items = session.items
        if session.testsfailed or _outcome(_start(None, items)) != SURVIVED:
            return True
        self.sound = True
        outcomes = {}
        running: dict[int, Mutant] = {}
        for mutant in [*self.drawn, None]:
            while running and (mutant is None or len(running) >= (os.cpu_count() or 1)):
                pid, status = os.wait()
                name = running.pop(pid).name
                outcomes[name] = os.waitstatus_to_exitcode(status)
                if outcomes[name] == SURVIVED and name not in self.known:
                    print(f"survived: {name}", flush=True)
            if mutant:
                running[_start(mutant, list(self.cases(mutant, items)))] = mutant
        self.survivors = [m.name for m in self.drawn if outcomes[m.name] == SURVIVED]
        return True

    def cases(self, mutant: Mutant, items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
        """Yield the cases of what a mutant belongs to, the closest first."""
        near = self._traits(mutant)
        late: dict[str, list[pytest.Item]] = {folder: [] for folder in LATE}
        for item in items:
            if in_a_name(trait_of(item)) in near:
                yield item
            elif item.path.parent.name in late:
                late[item.path.parent.name].append(item)
        for folder in LATE:
            yield from late[folder]

    def _traits(self, mutant: Mutant) -> set[str]:
        if mutant.module.startswith(TRAITS):
            return {in_a_name(mutant.inside)}
        found: set[str] = set()
        for name in mutant.inside.split(".")[:1]:
            found = self.users.get(name, set())
        return set(map(in_a_name, found or set().union(*self.users.values())))


def trait_of(item: pytest.Item) -> str:
    """Return the race or power that a case is of, as its row in a family or else its file says."""
    callspec = getattr(item, "callspec", None)
    row = callspec.params.get("f") if callspec else None
    return getattr(row, "trait", item.path.stem.removeprefix("test_"))


def in_a_name(trait: str) -> str:
    """Return the id as names of files have it."""
    return trait.replace(".", "_")


def _traits() -> list[str]:
    """Return the modules of traits, one for each edition."""
    editions = importlib.import_module("engine.editions")
    return [f"{TRAITS}.{name}" for name in editions.EDITIONS]


def users() -> dict[str, set[str]]:
    """Return which traits use a part: by class or function, the ids of the traits that name it.

    Those of a class use the classes, too, that it is made from.
    """
    found: dict[str, set[str]] = {}
    trees = [ast.parse(_file(name).read_text(encoding="utf-8")) for name in _traits()]
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Trait":
            trait = ast.literal_eval(node.args[0])
            for part in ast.walk(node):
                if isinstance(part, ast.Name) and part.id != "Trait":
                    found.setdefault(part.id, set()).add(trait)
    modules = [importlib.import_module(name) for name in _traits()]
    for name, traits in [*found.items()]:
        for made in {getattr(module, name, None) for module in modules}:
            for base in made.__mro__[1:] if isinstance(made, type) else ():
                found.setdefault(base.__name__, set()).update(traits)
    return found


def _start(mutant: Mutant | None, items: Sequence[pytest.Item]) -> int:
    """Fork; in the child put the mutant in and run ``items`` until one fails."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = NOTICED
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if mutant:
            _put_in(mutant)
        failed = (r.failed for i in items for r in runtestprotocol(i, log=False, nextitem=None))
        code = NOTICED if any(failed) else SURVIVED
    finally:
        os._exit(code)


def _outcome(pid: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _put_in(mutant: Mutant) -> None:
    """Change the living module: the code of its functions, and what was made from its classes."""
    module = importlib.import_module(mutant.module)
    code = compile(mutant.tree(), str(_file(mutant.module)), "exec")
    fresh = {c.co_qualname: c for c in _codes(code)}
    for function in _functions(module):
        function.__code__ = fresh[function.__code__.co_qualname]
    if mutant.module.startswith("engine.parts"):
        exec(code, module.__dict__)  # noqa: S102 - our own code, changed on purpose
    if mutant.module.startswith(("engine.parts", TRAITS)):
        editions = importlib.import_module("engine.editions")
        for name, edition in editions.EDITIONS.items():
            traits = importlib.import_module(f"{TRAITS}.{name}")
            text = _file(traits.__name__).read_text(encoding="utf-8")
            exec(code if mutant.module == traits.__name__ else text, traits.__dict__)  # noqa: S102
            importlib.reload(edition)
        editions._printed.cache_clear()


def _codes(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from _codes(const)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """Yield the functions and methods that a module defines."""
    for thing in vars(module).values():
        if getattr(thing, "__module__", None) != module.__name__:
            continue
        members = vars(thing).values() if isinstance(thing, type) else [thing]
        for member in members:
            if isinstance(member, FunctionType) and member.__code__.co_filename == module.__file__:
                yield member
