"""`make audit`: known holes in what `constraints.txt` installs, by pip-audit, which asks PyPI."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CONSTRAINTS = Path("constraints.txt")


def audit(program: Path) -> int:
    """Run pip-audit, the file `program`; return 0: nothing known, 1: holes, 2: it could not tell.

    Packages of other systems or versions of Python than this one's are not looked at.
    """
    # Strict, for otherwise it passes what it could not ask about.
    asked = [str(program), "--strict", "--no-deps", "--disable-pip", "--progress-spinner", "off"]
    done = subprocess.run(  # noqa: S603
        [*asked, "--requirement", str(CONSTRAINTS)], capture_output=True, text=True, check=False
    )
    code, said = verdict(done.returncode, done.stdout, done.stderr)
    print(said, file=sys.stderr if code else sys.stdout)
    return code


def verdict(code: int, table: str, notes: str) -> tuple[int, str]:
    """Return our exit code and what to say of pip-audit's; `table`, `notes`: its two outputs."""
    lines = notes.strip().splitlines() or [f"pip-audit ended with code {code}"]
    if code == 0:
        return 0, lines[-1]
    if any(line.startswith("Found ") for line in lines):
        return 1, f"{lines[-1]}\n{table.strip()}"
    return 2, (
        "Nothing was audited: the service that knows the holes did not answer for every package. "
        f"This needs a network. The last it said: {lines[-1][:300]}"
    )
