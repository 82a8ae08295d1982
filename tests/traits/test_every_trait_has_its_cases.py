"""Every race, power and find of a box has its cases, of every kind (see README.md)."""

import ast
import importlib
import importlib.util
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from engine import EDITIONS, OFFERED, plain_box
from tests.source import parsed
from tests.traits import families, test_families

KINDS = ("positive", "negative", "boundary", "decline", "combined")
SENTENCE = re.compile(r"test_[A-Z]+_\d\d(_[A-Za-z0-9]+){3,}")
"""Ruling id, then at least three words."""


class Case(NamedTuple):
    """A test of a trait's file as one mark has it; a test may have several."""

    name: str
    kind: str
    partners: tuple[str, ...]
    body: str


def traits(editions: Iterable[str] = OFFERED) -> set[str]:
    """Ids of the races and powers of every box on offer, and of what can be found in it."""
    boxes = [plain_box(e, n) for e in editions for n in EDITIONS[e].choices().players]
    return {trait for box in boxes for trait in (*box.races, *box.powers, *box.finds)}


def cases(trait: str) -> list[Case] | None:
    """Cases in the trait's file and of its family; ``None`` if there is neither."""
    name = f"{__package__}.test_{families.in_a_name(trait)}"
    of_family = [
        case._replace(name=sentence)
        for test in written_in(test_families)
        if (sentence := families.names(test).get(trait))
        for case in cases_of(test)
    ]
    if importlib.util.find_spec(name) is None:
        return of_family or None
    own = written_in(importlib.import_module(name))
    return [*of_family, *(case for test in own for case in cases_of(test))]


def written_in(module: ModuleType) -> list[Callable[..., object]]:
    return [f for n, f in vars(module).items() if n.startswith("test_") and callable(f)]


def cases_of(test: Callable[..., object]) -> list[Case]:
    """What a test is a case of; one case of kind ``""`` if it is not marked."""
    tree = parsed(textwrap.dedent(inspect.getsource(test)))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    body = "\n".join(map(ast.unparse, function.body))
    marks = [m for m in getattr(test, "pytestmark", []) if m.name == "case" and m.args]
    args = [m.args for m in marks] or [("",)]
    return [Case(test.__name__, kind, tuple(partners), body) for kind, *partners in args]


def faults(trait: str, found: list[Case] | None, known: set[str]) -> list[str]:
    """What a trait's cases lack, a line each."""
    if found is None:
        return [f"there is no test_{families.in_a_name(trait)}.py"]
    out = [f"no {kind} case" for kind in KINDS if kind not in {c.kind for c in found}]
    for c in found:
        if c.kind not in KINDS:
            out.append(f"{c.name}: marked {c.kind!r}, which is no kind of case")
        if not SENTENCE.fullmatch(c.name):
            out.append(f"{c.name}: its name is no sentence that begins with a ruling")
        if bool(c.partners) != (c.kind == "combined"):
            out.append(f"{c.name}: combined cases, and only they, name partners")
        for partner in c.partners:
            if partner == trait or partner not in known:
                out.append(f"{c.name}: {partner!r} is no other race, power or find")
            elif not re.search(rf"\b{re.escape(partner)}\b", c.body):
                out.append(f"{c.name}: {partner} does not occur in it")
    if len({p for c in found for p in c.partners}) < 2:
        out.append("combined with fewer than two others")
    return out


@pytest.mark.parametrize("trait", sorted(traits()))
def test_every_race_power_and_find_has_all_its_kinds_of_cases(trait: str) -> None:
    assert faults(trait, cases(trait), traits(EDITIONS)) == []


def test_no_file_of_cases_is_left_of_a_trait_that_is_in_no_box() -> None:
    files = {f.stem.removeprefix("test_") for f in Path(__file__).parent.glob("test_*.py")}
    assert files - set(map(families.in_a_name, traits(EDITIONS))) == {
        "every_trait_has_its_cases",
        "families",
    }


def test_no_family_has_a_member_that_is_in_no_box() -> None:
    assert {row.trait for row in (*families.PER_REGION, *families.CHEAPER)} <= traits(EDITIONS)


# ------------------------------------------------------------------ the checker can fail

GOOD = [
    Case("test_B_01_it_does_this", "positive", (), ""),
    Case("test_B_01_it_does_not", "negative", (), ""),
    Case("test_B_01_it_just_does", "boundary", (), ""),
    Case("test_B_01_in_decline_too", "decline", (), ""),
    Case("test_B_01_with_two_others", "combined", ("orcs", "elves"), "'orcs' + 'elves'"),
]


def _faults(found: list[Case] | None) -> list[str]:
    return faults("trolls", found, {"trolls", "orcs", "elves"})


def test_a_complete_set_of_cases_has_no_faults() -> None:
    assert _faults(GOOD) == []


def test_a_family_has_cases_of_its_members_and_of_nobody_else() -> None:
    names = {c.name for c in cases("forest") or ()}
    assert "test_B_49_forest_pays_nobody_else" in names
    assert "test_B_03_forest_pays_on_the_turn_of_its_decline_and_later_only_if_it_lasts" in names
    assert not any("beside_a_new_race" in name for name in names), "a case of races"
    for test in written_in(test_families):
        assert "trolls" not in families.names(test)


def test_a_missing_file_is_found() -> None:
    assert _faults(None) == ["there is no test_trolls.py"]
    assert cases("no_such_trait") is None


@pytest.mark.parametrize("missing", range(5))
def test_each_missing_kind_is_found(missing: int) -> None:
    found = _faults(GOOD[:missing] + GOOD[missing + 1 :])
    assert f"no {KINDS[missing]} case" in found


def test_one_partner_is_too_few() -> None:
    lone = Case("test_B_01_with_one_other", "combined", ("orcs",), "'orcs'")
    assert _faults([*GOOD[:4], lone]) == ["combined with fewer than two others"]
    assert _faults([*GOOD[:4], lone, lone]) == ["combined with fewer than two others"]


@pytest.mark.parametrize(
    ("case", "fault"),
    [
        (Case("test_B_01_is_not_marked", "", (), ""), "marked '', which is no kind of case"),
        (
            Case("test_it", "positive", (), ""),
            "its name is no sentence that begins with a ruling",
        ),
        (
            Case("test_B_01_with_a_partner", "positive", ("orcs",), "'orcs'"),
            "combined cases, and only they, name partners",
        ),
        (
            Case("test_B_01_without_a_partner", "combined", (), ""),
            "combined cases, and only they, name partners",
        ),
        (
            Case("test_B_01_with_a_stranger", "combined", ("gnomes",), "'gnomes'"),
            "'gnomes' is no other race, power or find",
        ),
        (
            Case("test_B_01_with_itself_only", "combined", ("trolls",), "'trolls'"),
            "'trolls' is no other race, power or find",
        ),
        (
            Case("test_B_01_in_name_only", "combined", ("orcs",), "'elves'"),
            "orcs does not occur in it",
        ),
    ],
)
def test_a_faulty_case_is_found(case: Case, fault: str) -> None:
    assert _faults([*GOOD, case]) == [f"{case.name}: {fault}"]
