"""Whoever installs the project instead of running its checkout gets its data too."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SETUP = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]


def test_every_file_that_is_no_code_is_packaged():
    packages = {name.rstrip("*") for name in SETUP["packages"]["find"]["include"]}
    assert packages == set(SETUP["package-data"])
    for package, patterns in SETUP["package-data"].items():
        folder = ROOT / package
        data = {f for f in folder.rglob("*") if f.is_file() and f.suffix not in (".py", ".pyc")}
        packaged = {file for pattern in patterns for file in folder.glob(pattern)}
        assert data, package
        assert sorted(map(str, data - packaged)) == []
