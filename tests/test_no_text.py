"""No text for people stands in the code: what they read is in the files of ``bot/locales``.

Sentences in the bot are looked for by tests/bot/test_locales.py too, and what reaches a message by
tests/bot/test_leaks.py; here is what the code itself shows.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path

import pytest

from tests.source import parsed

Look = Callable[[ast.Module], Iterator[tuple[int, str]]]
"""Yields lines and literals of a module."""

ROOT = Path(__file__).parent.parent
PACKAGES = (
    "engine",
    "render",
    "bot/texts",
    "bot/rulebook",
    "bot/panels",
    "bot/handlers",
    "bot/commands",
    "bot/tables",
)
ALLOWED = {
    ("engine/editions/__init__.py", ", "): "a fault of the program: names of modules",
    ("engine/hooks.py", ", "): "keys of refusals, for whoever debugs",
}
"""What looks like a text and why it is none."""
FAULTS = {
    "engine/loading/boards.py": "what is wrong with a board file",
    "engine/loading/files.py": "what is wrong with the data files of an edition",
    "engine/loading/tiles.py": "the same",
    "engine/position.py": "what is wrong with a position that somebody has made",
}
"""Modules whose sentences are for whoever changes the data."""
TOLD = {"Key", "Reply", "Page", "Draft", "Ask", "TextDisplay", "Offer", "Choice", "write"}
"""What makes something that is read, of its first argument (of the third: what draws)."""
READ = {"content", "label", "placeholder", "description", "title", "text"}
"""Arguments whose values are read."""
LOGGING = {"debug", "info", "warning", "error", "exception", "critical"}
MARKUP = re.compile(r"[\s*`#<>@&:_·…()\[\]-]*|t:|:R|:f")
"""What may stand around a text in the code: markup of Discord, no word and no comma."""
_WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
_LETTER = re.compile(r"[^\W\d_]")


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield str(path.relative_to(ROOT)), parsed(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def _unread(tree: ast.Module) -> set[int]:
    """Return the nodes that no player reads: docstrings, logs, faults of the program, SQL."""
    found: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for child in body if isinstance(body, list) else ():
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                found.add(id(child.value))
        log = (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in (*LOGGING, "_report")
        )
        made = isinstance(node, ast.Call) and _name(node.func).endswith(("Error", "CannotSend"))
        if log or made or isinstance(node, ast.Raise | ast.Assert):
            found.update(map(id, ast.walk(node)))
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _literal(node: ast.AST | None) -> str:
    """Return what a literal says, of a formatted one what is written in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_literal(part) for part in node.values)
    return ""


def sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield literals of several words."""
    unread = _unread(tree)
    for node in ast.walk(tree):
        if (
            id(node) not in unread
            and isinstance(node, ast.Constant)
            and _WORDS.search(_literal(node))
        ):
            yield node.lineno, _literal(node)


def written(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield literals that are handed to what makes a message, a button or a picture."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _name(node.func)
        args = node.args[2:3] if name == "write" else node.args[:1] if name in TOLD else []
        args += [k.value for k in node.keywords if k.arg in READ and name != "add_parser"]
        for arg in args:
            if _LETTER.search(_literal(arg)):
                yield node.lineno, _literal(arg)


def pasted(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield commas and words by which texts are put together in the code."""
    unread = _unread(tree)
    for node in ast.walk(tree):
        if id(node) in unread:
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            between = _literal(node.func.value)
            if node.func.attr == "join" and re.search(r"[,;:]|\w", between):
                yield node.lineno, between
        if isinstance(node, ast.JoinedStr) and _asks(node):
            for part in node.values:
                if not MARKUP.fullmatch(_literal(part)):
                    yield node.lineno, _literal(part)


def _asks(node: ast.JoinedStr) -> bool:
    """Whether a text is among what is put together."""
    return any(
        isinstance(n, ast.Call) and _name(n.func) in ("words", "listed", "row", "race", "army")
        for n in ast.walk(node)
    )


LOOKS = (sentences, written, pasted)


@cache
def _seen() -> list[tuple[Look, str, int, str]]:
    """Return by what look each literal was found in the code, with its module and line."""
    return [
        (look, path, line, text)
        for path, tree in _trees()
        for look in LOOKS
        for line, text in look(tree)
    ]


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_that_people_read_stands_in_the_code(look):
    found = [
        f"{path}:{line}: {text!r}"
        for by, path, line, text in _seen()
        if by is look and (path, text) not in ALLOWED and path not in FAULTS
    ]
    assert found == []


def test_nothing_is_allowed_that_is_not_there():
    found = {(path, text) for _, path, _, text in _seen()}
    assert set(ALLOWED) <= found
    assert set(FAULTS) <= {path for path, _ in found}


def test_the_lint_finds_what_it_should():
    source = '''
def f(words, n):
    """A docstring of several words."""
    _log.info("a line of the log")
    raise ValueError("a fault of ours")
    x = "two words"
    Key("Join", "join")
    write(picture, (1, 2), "Coins", 24)
    send(content="Hello")
    y = ", ".join(names)
    z = f"{words('a')} and {words('b')}"
    w = f"**{words('a')}**"
    v = f"{n}:{n}"
'''
    tree = ast.parse(source)
    assert [text for _, text in sentences(tree)] == ["two words"]
    assert [text for _, text in written(tree)] == ["Join", "Coins", "Hello"]
    assert [text for _, text in pasted(tree)] == [", ", " and "]
