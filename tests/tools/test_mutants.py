"""What ``mutate`` changes, and that each change is one and is named."""

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.traits.families import PER_REGION, Pays
from tools import __main__ as tools
from tools import mutate
from tools.mutants import mutants
from tools.mutate import _Runner, explained, modules, trait_of, users

SOURCE = '''
"""A module."""
LIMIT: int = 3


def f(a, b):
    """A function."""
    if a < b and not b:
        a += 1
        print("hill")
    return [x for x in a if x] or max(a, -b)


TRAITS = (Trait("elves", (Spared(), Levy(4)), Lasts.ALWAYS, stays=True),)
'''


def names(tmp_path: Path, source: str = SOURCE) -> list[str]:
    file = tmp_path / "m.py"
    file.write_text(source, encoding="utf-8")
    return [m.name for m in mutants("engine.m", file)]


def test_every_kind_of_change_is_made(tmp_path: Path) -> None:
    assert [n.partition(" in: ")[0] for n in names(tmp_path)] == [
        "m : 3 to 4",
        "m f: a < b and (not b) to a < b or not b",
        "m f: a < b to a <= b",
        "m f: not b to b",
        "m f: a += 1 to a -= 1",
        "m f: removed",
        "m f: 1 to 2",
        "m f: removed",
        "m f: 'hill' to 'farmland'",
        "m f: [x for x in a if x] or max(a, -b) to [x for x in a if x] and max(a, -b)",
        "m f: without if x",
        "m f: max to min",
        "m f: -b to b",
        "m elves: 'elves' to 'elves_'",
        "m elves: without Spared()",
        "m elves: without Levy(4)",
        "m elves: 4 to 5",
        "m elves: Lasts.ALWAYS to Lasts.ACTIVE",
        "m elves: True to False",
    ]


def test_each_mutant_is_one_change_of_the_whole_module(tmp_path: Path) -> None:
    file = tmp_path / "m.py"
    file.write_text(SOURCE, encoding="utf-8")
    whole = ast.unparse(ast.parse(SOURCE))
    changed = [ast.unparse(m.tree()) for m in mutants("engine.m", file)]
    assert whole not in changed
    assert len(set(changed)) == len(changed)


def test_no_two_mutants_share_a_name() -> None:
    root = Path(__file__).parents[2]
    for module in modules():
        found = [m.name for m in mutants(module, root / (module.replace(".", "/") + ".py"))]
        assert len(set(found)) == len(found)


def test_docs_types_imports_and_assertions_are_left_alone(tmp_path: Path) -> None:
    source = (
        '"""Doc."""\nfrom a import b\n\nif TYPE_CHECKING:\n    c(1)\n\n\n'
        "@d(slots=True)\nclass E:\n    x: list[1]\n    assert x == 1\n"
    )
    assert names(tmp_path, source) == []


@pytest.mark.parametrize(
    ("part", "traits"),
    [
        ("Levy", {"amazons"}),
        ("Pillage", {"orcs", "pillaging"}),
        ("coastal", {"fisher", "tritons"}),
        ("Linked", {"underworld"}),
        ("Fortifies", {"garrisoned", "defensive"}),
    ],
)
def test_a_part_belongs_to_the_traits_that_name_it(part: str, traits: set[str]) -> None:
    assert users()[part] == traits


@pytest.mark.parametrize("f", PER_REGION)
def test_a_case_of_a_family_is_one_of_its_member(f: Pays, request: pytest.FixtureRequest) -> None:
    assert trait_of(request.node) == f.trait


def test_any_other_case_is_of_the_trait_of_its_file(request: pytest.FixtureRequest) -> None:
    assert trait_of(request.node) == "mutants"


def test_what_is_explained_is_a_mutant() -> None:
    root = Path(__file__).parents[2]
    everyone = {
        m.name
        for module in modules()
        for m in mutants(module, root / (module.replace(".", "/") + ".py"))
    }
    assert explained()
    assert explained() <= everyone


def test_only_the_modules_that_are_named_are_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = set[str]()

    def no_cases(_: object, plugins: list[_Runner]) -> None:
        tried.update(m.module for m in plugins[0].drawn)

    monkeypatch.setattr(mutate.pytest, "main", no_cases)
    named = ["engine.parts.swaps", "engine.parts.spoils"]
    assert tools.main(["mutate", *(f"--module={name}" for name in named)]) == 2
    assert tried == {*named}
    capsys.readouterr()
    assert tools.main(["mutate", "--module=engine.parts.spoils", "--module=engine.state"]) == 2
    sentence = f"no rules in 'engine.state'; there are: {', '.join(modules())}\n"
    assert capsys.readouterr() == ("", sentence)


def test_a_trait_with_a_dot_in_its_id_has_the_cases_of_its_file_and_its_rows() -> None:
    runner, file = _Runner([]), Path(__file__).parents[1] / "traits"
    items = [
        SimpleNamespace(name="of_its_file", path=file / "test_underground_gnomes.py"),
        SimpleNamespace(name="of_another", path=file / "test_ogres.py"),
    ]
    for module, inside in (
        ("engine.traits.underground", "underground.gnomes"),
        ("engine.parts.grudges", "Untouched.suppresses"),
    ):
        mutant = SimpleNamespace(module=module, inside=inside)
        assert [i.name for i in runner.cases(mutant, items)] == ["of_its_file"]
