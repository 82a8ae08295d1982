"""Every text that is asked for exists, none is left over, and none stands in the code."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import bot
import render
from bot import errors
from bot.commands.turn import PAGES
from bot.errors import BadAbsence, NothingToTakeBack, TableError
from bot.handlers import rights
from bot.rulebook.entries import entries, told_again
from bot.tables import mixes
from bot.tables.seats.computers import NAMES
from bot.texts import boxes
from bot.texts.i18n import LOCALES, MissingTextError, Words, key_of, languages
from engine import EDITIONS, MAKING, OFFERED, PLUS, plain_box, taken_out
from engine.hooks import HOOKS
from engine.steps import STEPS
from tests.mixes import MIXED

CODE = Path(bot.__file__).parent
ENGINE = CODE.parent / "engine"
STRICT = Words(strict=True)
FOR_OPERATORS = {
    "app",
    "errors",
    "logs",
    "migrate",
    "outbox",
    "rows",
    "settings",
    "store",
    "writing",
    "__main__",
}
"""Modules whose sentences are for whoever runs the bot, or are SQL."""
LOGGING = {"debug", "info", "warning", "error", "exception", "critical"}


# ------------------------------------------------------------------------ the files


@cache
def _parsed(path: Path) -> list[fluent.EntryType]:
    """Return what stands in a file, which many tests read and none changes."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def _messages(language: str, files: Container[str] = ()) -> dict[str, fluent.Message]:
    """Return a language's messages, of all its files or of those named."""
    found: dict[str, fluent.Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        if files and path.name not in files:
            continue
        for entry in _parsed(path):
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                told = entry.value is not None or entry.attributes
                assert told, f"{path.name}: {entry.id.name} is empty"
                found[entry.id.name] = entry
    return found


def _parts(message: fluent.Message) -> dict[str, fluent.Pattern | None]:
    """Return the text of a message, under an empty name, and its parts by their names."""
    return {"": message.value} | {part.id.name: part.value for part in message.attributes}


def _parameters(text: fluent.Pattern | None) -> set[str]:
    found: set[str] = set()
    waiting: list[object] = [text]
    while waiting:
        node = waiting.pop()
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.BaseNode):
            waiting += vars(node).values()
        elif isinstance(node, list):
            waiting += node
    return found


@pytest.mark.parametrize("language", languages())
def test_the_files_parse_and_hold_each_key_once(language: str):
    assert len(_messages(language)) > 200


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_every_language_has_the_same_keys_and_parameters(language: str):
    # What is not begun is shown in English; what is begun is whole.
    begun = {path.name for path in (LOCALES / language).glob("*.ftl")}
    english, other = _messages("en", begun), _messages(language)
    assert set(english) == set(other)
    for key, message in english.items():
        ours, theirs = _parts(message), _parts(other[key])
        # Each language has the forms that it needs of a name; a text of parts has the same.
        assert message.value or set(ours) == set(theirs), key
        for part, text in ours.items():
            if not (message.value and part):
                assert _parameters(text) == _parameters(theirs[part]), f"{key} {part}"


def test_a_missing_text_is_an_error_in_tests_and_the_key_in_life():
    with pytest.raises(MissingTextError):
        STRICT("no-such-text")
    with pytest.raises(MissingTextError):
        STRICT("log-failed")
    assert Words()("no-such-text") == "no-such-text"


# --------------------------------------------------------------- keys made from ids


def _said(pattern: str) -> set[str]:
    text = "\n".join(p.read_text(encoding="utf-8") for p in sorted(ENGINE.rglob("*.py")))
    return set(re.findall(pattern, text))


def refusals() -> set[str]:
    """Return the keys of all refusals that the engine knows."""
    found = _said(r'Refusal\(\s*"([a-z_]+)"')
    return found | _said(r'Refusal\(\s*"[a-z_]+" if \w+(?:\(\))? else "([a-z_]+)"')


def kinds() -> set[str]:
    """Return the kinds of all events that the engine emits."""
    return _said(r'emit\(\s*"([a-z_]+)"')


def _printed(edition: str) -> Iterator[tuple[str, str]]:
    """Yield board and number of every region of an edition; not all boards lie on one table."""
    for file in sorted((ENGINE / "data" / edition / "boards").glob("*.json")):
        for region in json.loads(file.read_text("utf-8"))["regions"]:
            yield f"{edition}-{file.stem}", str(region["id"])


def _made() -> Iterator[str]:
    """Yield every key that is made from an id."""
    for edition in OFFERED:
        yield key_of("edition", edition)
        yield key_of("choose", "edition", edition)
        yield key_of("about", "edition", edition)
        yield key_of("coach", edition)
        yield key_of("world", edition)
        for flag, (usual, *others) in EDITIONS[edition].choices().flags.items():
            yield from (key_of("flag", flag, reading) for reading in (usual, *others))
            yield from (key_of("house", "rule", flag, reading) for reading in others)
        for variant in EDITIONS[edition].choices().variants:
            yield from (key_of("variant", variant), key_of("about", "variant", variant))
            yield key_of("coach", edition, variant)
        box = plain_box(edition, EDITIONS[edition].choices().players[0])
        for family, things in box.things.items():
            yield from (key_of(family, name) for name in things)
            yield from (key_of("does", t.id) for t in things.values() if t.trait)
        yield from (key_of("region", *where) for where in _printed(edition))
        for variant in EDITIONS[edition].choices().variants:
            yield from (key_of("variant", variant), key_of("about", "variant", variant))
            yield from (key_of(key, edition, variant) for key in ("coach", "choose-edition"))
            smallest = mixes.chosen(edition, min(mixes.boards(edition)), variant=variant)
            yield from {boxes.lack_key(each.lack) for each in taken_out(smallest)}
    yield from (key_of("choose", "edition", *ed.split(PLUS)) for ed in mixes.offered())
    yield from (key_of("choose", "world", world) for world in mixes.worlds())
    yield from ("coach-mixed", *(f"finds-{finds}" for finds in mixes.FINDS))
    yield from {boxes.lack_key(each.lack) for choice in MIXED for each in taken_out(choice)}
    yield from (f"error-bad-options-{option}" for option in ("world", "finds"))
    yield from (key_of("step", step) for step in STEPS)
    yield from (key_of("computer", name) for name in NAMES)
    yield from (key_of("refusal", key) for key in refusals())
    yield from (key_of("permission", name) for name in (*rights.NEEDED, *_MORE_RIGHTS))
    yield from (f"page-{page}" for page in PAGES)
    for kind in kinds() - {"coins", "note"}:
        yield key_of("log", kind)
    for trait in _notes():
        yield key_of("log-note", trait)
    for error in _errors():
        if issubclass(error, NothingToTakeBack):
            yield from (
                f"error-{error.id}-{why}" for why in ("none", "revealed", "turn", "autopilot")
            )
        elif issubclass(error, BadAbsence):
            yield from (f"error-{error.id}-{why}" for why in ("unreadable", "past", "far"))
        else:
            yield f"error-{error.id}"
    yield from (key_of("guide", kind) for kind in render.GUIDE_KINDS)
    for key in _questions():
        yield key_of("question", key)
    yield from (entry.key for entry in (*entries().values(), *told_again().values()))
    for trait in _uses():
        yield key_of("use", trait)


_MORE_RIGHTS = ("send_messages", "send_messages_in_threads", "create_public_threads")


def _errors() -> list[type[TableError]]:
    return [
        e
        for e in vars(errors).values()
        if isinstance(e, type) and issubclass(e, TableError) and e is not TableError
    ]


def _traits_with(hook: str) -> Iterator[tuple[str, object]]:
    from engine.hooks import hooks_of

    for edition in OFFERED:
        box = plain_box(edition, EDITIONS[edition].choices().players[0])
        for thing in (thing for things in box.things.values() for thing in things.values()):
            for effect in thing.trait.effects if thing.trait else ():
                if hook in hooks_of(effect):
                    yield thing.id, effect


def _notes() -> set[str]:
    """Return the traits that tell something only they know the words for."""
    return {
        trait
        for hook in HOOKS
        for trait, effect in _traits_with(hook)
        if ".note(" in inspect.getsource(type(effect))
    }


def _uses() -> set[str]:
    return {trait for trait, _ in _traits_with("offers")}


def _questions() -> set[str]:
    """Return the keys of all questions: which effect asks by which names."""
    found = set()
    for trait, effect in _traits_with("on_answer"):
        bodies = [
            ast.parse(inspect.getsource(kind))
            for kind in type(effect).__mro__
            if kind.__module__.startswith("engine.parts")
        ]
        for call in (node for body in bodies for node in ast.walk(body)):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr not in ("ask", "_ask"):
                continue
            first = call.args[0]
            either = [first.body, first.orelse] if isinstance(first, ast.IfExp) else []
            names = [a.value for a in either or call.args if isinstance(a, ast.Constant)]
            if isinstance(first, ast.Attribute):
                names = [getattr(effect, first.attr)]
            found |= {f"{trait}.{name}" for name in (names if either else names[:1])}
    return found


def test_every_text_made_from_an_id_of_the_engine_or_the_tables_exists():
    assert len(refusals()) > 25
    assert len(kinds()) > 15
    assert _questions() >= {"stout.decline", "heroic.hero", "bivouacking.anew", "diplomat.ally"}
    assert _questions() >= {"scepter_of_avarice.where", "wickedest_pentacle.to"}
    assert [key for key in _made() if not STRICT.has(key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_region_of_every_board_has_a_short_name_of_its_own(language: str):
    words = Words(language, strict=True)
    names = [words(key_of("region", *where)) for edition in OFFERED for where in _printed(edition)]
    assert len(names) >= 140 + 159 + 119
    assert len({name.casefold() for name in names}) == len(names)
    assert all(2 <= len(name) <= 13 for name in names)


# --------------------------------------------------------------------- keys in code


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(CODE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def _literals() -> set[str]:
    found = set()
    for path, tree in _trees():
        if path.stem == "errors":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value) + "*")
    return found


def test_every_key_in_the_code_exists():
    keys = set(_messages("en"))
    families = {key.split("-")[0] for key in keys}
    used = {
        literal
        for literal in _literals()
        if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", literal) and literal.split("-")[0] in families
    }
    assert len(used) > 100
    assert used - keys == set()


def test_no_text_is_left_over():
    literals = _literals()
    used = {*_made(), *render.WORDS, *(v for v in literals if not v.endswith("*"))}
    begun = tuple(v[:-1] for v in literals if v.endswith("*") and re.match(r"^[a-z]+-", v))
    optional = ("option-", "enough-", "asks-", "chosen-", "placed-", "why-", "lender-", "way-")
    files = {path.name for path in (LOCALES / "en").glob("*.ftl")}
    said = _messages("en", {name for name in files if not any(e in name for e in MAKING)})
    left = [key for key in said if key not in used and not key.startswith((*begun, *optional))]
    assert left == []


# -------------------------------------------------------------- no sentences in code


def _spoken(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module that read like a sentence and go to nobody's log."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for child in node.body:
                if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                    silent.add(id(child.value))
        told = isinstance(node, ast.Call) and (
            (isinstance(node.func, ast.Attribute) and node.func.attr in LOGGING)
            or (isinstance(node.func, ast.Name) and node.func.id.endswith(("Error", "CannotSend")))
            or (isinstance(node.func, ast.Attribute) and node.func.attr == "_report")
            or (isinstance(node.func, ast.Name) and node.func.id in ("MissingTextError",))
        )
        if told or isinstance(node, ast.Raise):
            silent.update(id(child) for child in ast.walk(node))
    for node in ast.walk(tree):
        if id(node) in silent or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str) and re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", node.value):
            yield node.lineno, node.value


def test_no_sentence_for_players_stands_in_the_code():
    found = [
        f"{path.name}:{line}: {value}"
        for path, tree in _trees()
        if path.stem not in FOR_OPERATORS and "storage" not in path.parts
        for line, value in _spoken(tree)
    ]
    assert found == []
