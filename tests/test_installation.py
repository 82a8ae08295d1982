"""What is installed is the same everywhere: versions, fonts, and what gets into the image."""

from __future__ import annotations

import hashlib
import re
import shlex
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from bot.__main__ import main
from engine import RELEASE
from render.writing.fonts import faces
from tools.audit import verdict
from tools.image import Image, StepFailed, copy, faults, instructions, lets_through

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINE = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[0-9a-z.]+)(?: ; (?P<marker>.+))?")
IMPORT = re.compile(r"^(?:from|import) (\w+)(?:[\w.]* import .+| as \w+|[\w.]*)$", re.M)
EXTRAS = PROJECT["project"]["optional-dependencies"]
NEEDED = [
    Requirement(line)
    for lines in (PROJECT["project"]["dependencies"], *EXTRAS.values())
    for line in [*lines, *PROJECT["build-system"]["requires"]]
]
BY_DATE = {"regex", "tzdata"}
"""Number their releases by date: no number tells beforehand what will break."""
FONTS = {
    "Cinzel[wght].ttf": "f4d83d34d1f6c741193e4acf4b3dff9531e5a67b6aa65228d00a7db72a4e0f34",
    "NotoSans[wdth,wght].ttf": "bfb7bb691513f12e734dc346c03a03f784912432d7e3fa8e56efcf906fe86b3d",
    "NotoSansArabic[wdth,wght].ttf": (
        "63111b5b2e074dd48cc67692e0a2726d86ee94c1c37fe8598257b7b4e87e869e"
    ),
    "NotoSansCJKjp-Bold.otf": "e53dcb0dcb2922e45d01aae1ebd2f382bb81d4229b18b6b883bd170678af1f76",
    "NotoSansThai[wdth,wght].ttf": (
        "5a1c559bb539583c8a1fd99d1c5b9491e5e14478c9cd2bd0970d5c3096cc9ef8"
    ),
    "Rubik[wght].ttf": "1b3a7437ba2af80e465e773ed60c5036d1ba6ace492d89046dbcf18fb31e4e88",
    "emoji.ttf": "4d608eecfad8b9350ce0d15b003b44ccd1cdbb048900e92bf03d2dcca8f2db1d",
    "icons.ttf": "923c1055591e250a17fbed8937895b8d0c454bf8ce0302cca294f7eb7c0ab843",
}


def test_a_release_has_one_number_and_a_chapter_of_the_changelog(capsys):
    assert PROJECT["project"]["version"] == RELEASE
    chapters = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert chapters[0] == RELEASE
    assert chapters == sorted(chapters, key=Version, reverse=True)
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Elbow Room {RELEASE}\n"


def constraints() -> Iterator[tuple[str, Version, Marker | None]]:
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            found = LINE.fullmatch(line)
            assert found, f"not one exact version for all platforms: {line}"
            marker = Marker(found["marker"]) if found["marker"] else None
            yield found["name"], Version(found["version"]), marker


def test_every_requirement_has_an_exact_version_that_it_accepts():
    for needed in NEEDED:
        pinned = [v for name, v, _ in constraints() if name == canonicalize_name(needed.name)]
        assert pinned, needed
        assert all(version in needed.specifier for version in pinned), needed


@pytest.mark.parametrize(
    ("platform", "python"),
    [("linux", "3.11"), ("linux", "3.13"), ("darwin", "3.12"), ("win32", "3.14")],
)
def test_what_they_need_themselves_has_exactly_one_version_on_each_platform(platform, python):
    place = {
        **default_environment(),
        "sys_platform": platform,
        "platform_system": {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}[platform],
        "python_version": python,
        "python_full_version": f"{python}.0",
    }
    pinned = [name for name, _, on in constraints() if on is None or on.evaluate(place)]
    assert len(pinned) == len(set(pinned))
    assert sorted(_all_needed(place) - set(pinned)) == []


def _all_needed(place: Mapping[str, str]) -> set[str]:
    """Return what the installed packages need at `place`, and what those need."""
    found: set[str] = set()
    waiting = list(NEEDED)
    while waiting:
        needed = waiting.pop()
        name = canonicalize_name(needed.name)
        found.add(name)
        try:
            lines = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # Of an extra that the suite does without, or of another platform.
        for line in map(Requirement, lines):
            extras = needed.extras or {""}
            on = line.marker
            if on is None or any(on.evaluate({**place, "extra": extra}) for extra in extras):
                waiting += [line] if canonicalize_name(line.name) not in found else []
    return found


def test_no_range_is_open_above_but_those_of_dates():
    open_above = {
        needed.name
        for needed in NEEDED
        if not any(part.operator in ("<", "<=", "==", "~=") for part in needed.specifier)
    }
    assert open_above == BY_DATE


def test_what_the_bot_imports_is_declared():
    declared = {canonicalize_name(Requirement(n).name) for n in PROJECT["project"]["dependencies"]}
    owners = metadata.packages_distributions()
    ours = ("engine", "render", "bot")
    for file in (file for package in ours for file in (ROOT / package).rglob("*.py")):
        for top in IMPORT.findall(file.read_text(encoding="utf-8")):
            if top not in sys.stdlib_module_names and top not in ours:
                assert declared & {canonicalize_name(owner) for owner in owners[top]}, (file, top)


def test_everything_that_installs_keeps_to_the_constraints():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "--constraint constraints.txt" in re.search(r"^PIP := (.+)$", makefile, re.M)[1]
    assert "pip install" not in re.sub(r"^PIP := .+$", "", makefile, flags=re.M)
    assert "pyproject.toml constraints.txt" in re.search(r"/dev: (pyproject.+) \|", makefile)[0]
    lines = [said for name, said in _dockerfile() if name == "RUN" and "pip install" in said]
    assert lines
    for line in lines:
        for command in line.split("&&"):
            if "pip install" in command:
                assert "--constraint constraints.txt" in command
                assert "--editable" not in command or "--no-build-isolation" in command


def _dockerfile() -> list[tuple[str, str]]:
    return list(instructions((ROOT / "Dockerfile").read_text(encoding="utf-8")))


# ------------------------------------------------------------------ fonts


def test_fonts_are_the_files_that_the_pictures_were_made_for():
    used = {face.path.name: face.path for style in faces().values() for face in style}
    hashes = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in used.items()}
    assert hashes == FONTS


def test_fonts_have_one_version():
    fonts = [needed for needed in NEEDED if re.match("fontpkg|noto", needed.name)]
    assert len({needed.name for needed in fonts}) == 6
    for needed in fonts:
        assert [part.operator for part in needed.specifier] == ["=="], needed


# ------------------------------------------------------------------ the image


def test_the_steps_of_the_dockerfile_make_an_image_that_starts(tmp_path):
    """All but installing, which `make image-check` does."""
    commands = tmp_path / "commands"
    commands.mkdir()
    python = commands / "python"
    # Without what an installation in place adds: this checkout must not be found.
    libraries = f"{sysconfig.get_path('purelib')}:{sysconfig.get_path('platlib')}"
    call = f'PYTHONPATH={shlex.quote(libraries)} exec {shlex.quote(sys.executable)} -S "$@"'
    python.write_text(f"#!/bin/sh\n{call}\n")
    python.chmod(0o755)
    image = Image(tmp_path / "root", commands)
    image.build(run=_makes_homes)
    assert faults(image) == []


def _makes_homes(image: Image, line: str) -> None:
    if line.startswith("useradd"):
        image.home(line.partition("--home-dir ")[2].split()[0])


@pytest.mark.parametrize(
    ("path", "through"),
    [
        ("bot/app.py", True),
        ("constraints.txt", True),
        ("bot/texts/__pycache__/i18n.pyc", False),
        ("tests/conftest.py", False),
        (".env", False),
        ("var/elbow-room.sqlite3", False),
    ],
)
def test_docker_gets_the_program_and_nothing_of_its_owner(path, through):
    assert lets_through((ROOT / ".dockerignore").read_text(encoding="utf-8"), path) is through


def test_a_folder_that_docker_does_not_get_is_noticed(tmp_path):
    (tmp_path / ".dockerignore").write_text("*\n!bot\n")
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "box.py").touch()
    with pytest.raises(StepFailed, match="COPY engine"):
        copy(tmp_path, ["engine"], tmp_path / "image")


# ------------------------------------------------------------------ known holes


@pytest.mark.parametrize(
    ("code", "table", "notes", "ours", "said"),
    [
        (0, "", "WARNING:x\nNo known vulnerabilities found\n", 0, "No known"),
        (1, "Name Version\nx 1", "Found 1 known vulnerability in 1 package", 1, "x 1"),
        (1, "", "ERROR:pip_audit._cli:x: Dependency not found on PyPI", 2, "Nothing was audited"),
        (1, "", "Traceback\nrequests.ConnectionError: no route", 2, "needs a network"),
        (1, "", "", 2, "Nothing was audited"),
    ],
)
def test_an_audit_that_could_not_ask_never_says_that_all_is_well(code, table, notes, ours, said):
    judged, sentence = verdict(code, table, notes)
    assert judged == ours
    assert said in sentence
