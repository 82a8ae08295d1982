"""`make image-check`: what the Dockerfile says, done in a temporary folder without Docker.

Its instructions are read from the file itself, and its files go through `.dockerignore`, so that a
package that is not copied or a dependency that is not installed is missing here too. What differs:
the Python is the one at hand, folders such as `/data` lie in the temporary one, and no user is
made; that the bot needs no rights but over its home is seen from what it has written.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

PROBE = """
import importlib, pathlib, pkgutil, sys
app = pathlib.Path.cwd()
for name in ("engine", "render", "bot"):
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(module.name)
strange = [n for n, m in sys.modules.items() if n.split(".")[0] in ("engine", "render", "bot")
           and m.__file__ and not pathlib.Path(m.__file__).is_relative_to(app)]
assert not strange, strange
from bot.settings import load_settings
from bot.storage.migrate import bring_up_to_date
from bot.texts.i18n import Words, languages
from bot.rulebook import lookup
from render.writing.fonts import faces
bring_up_to_date(str(load_settings().database))
for language in languages():
    assert Words(language, strict=True)("button-play")
lookup.Lookup(languages()[:1])
faces()
print("ready")
"""
"""Run in the image: every module, migration, text and font is there, the database can be made."""


class StepFailed(Exception):
    """A step of the Dockerfile does not work. Its text says which and why."""


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Yield each instruction of a Dockerfile's `text` in capitals, with its arguments."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            name, _, arguments = line.strip().partition(" ")
            yield name.upper(), arguments.strip()


def lets_through(ignored: str, path: str) -> bool:
    """Whether the patterns of a `.dockerignore` leave `path` (its parts joined by `/`) to Docker.

    The last pattern that fits the path, or a folder it is in, decides.
    """
    parts = path.split("/")
    places = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    kept = True
    for line in filter(None, map(str.strip, ignored.splitlines())):
        if line.startswith("#"):
            continue
        pattern = line.removeprefix("!").strip("/")
        if any(re.fullmatch(_expression(pattern), place) for place in places):
            kept = line.startswith("!")
    return kept


def _expression(pattern: str) -> str:
    words = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    found = re.split(r"(\*\*/|\*\*|\*|\?)", pattern)
    return "".join(words.get(part) or re.escape(part) for part in found)


def copy(root: Path, sources: list[str], place: Path) -> None:
    """Copy into the folder `place` what `.dockerignore` lets through of `sources` in `root`.

    :raises StepFailed: nothing of a source gets through.
    """
    ignored = (root / ".dockerignore").read_text(encoding="utf-8")
    for source in sources:
        start = root / source
        files = [start] if start.is_file() else sorted(f for f in start.rglob("*") if f.is_file())
        taken = [f for f in files if lets_through(ignored, f.relative_to(root).as_posix())]
        if not taken:
            raise StepFailed(f"COPY {source}: nothing of that gets to Docker (.dockerignore).")
        for file in taken:
            inside = file.name if start.is_file() else file.relative_to(start)
            target = place / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


class Image:
    """A folder in which a Dockerfile's instructions are carried out."""

    def __init__(self, folder: Path, commands: Path, *, root: Path = ROOT) -> None:
        """Begin with an empty image.

        `folder`: what is `/` there. `commands`: where its `python` and `pip` are.
        """
        self.folder = folder
        self._root = root
        self._place = folder
        self.homes: list[Path] = []
        """Folders that belong to the user who runs the bot."""
        self.command: list[str] = []
        """What `CMD` says."""
        self._environment = {"PATH": f"{commands}:/usr/bin:/bin", "HOME": str(folder)}

    def build(self, *, run: Callable[[Image, str], None]) -> None:
        """Carry out the instructions; `run` does those that run a command line.

        :raises StepFailed: one does not work, or is none that is known here.
        """
        for name, said in instructions((self._root / "Dockerfile").read_text(encoding="utf-8")):
            if name == "RUN":
                run(self, said)
            else:
                self._do(name, said)

    def _do(self, name: str, said: str) -> None:
        if name == "WORKDIR":
            self._place = self._inside(said)
            self._place.mkdir(parents=True, exist_ok=True)
        elif name == "COPY":
            *sources, target = said.split()
            copy(self._root, sources, self._inside(target))
        elif name == "USER":
            self._environment["HOME"] = str(self.homes[0])
        elif name == "ENV":
            pairs = dict(word.split("=", 1) for word in shlex.split(said))
            rooted = {k: str(self._inside(v)) if v[:1] == "/" else v for k, v in pairs.items()}
            self._environment |= rooted
        elif name == "VOLUME":
            self.home(said)
        elif name == "CMD":
            self.command = json.loads(said)
        elif name != "FROM":
            raise StepFailed(f"{name} {said}: this check does not know such a step.")

    def _inside(self, path: str) -> Path:
        return self.folder / path.lstrip("/") if path.startswith("/") else self._place / path

    def home(self, path: str) -> None:
        """Make a folder that belongs to the user."""
        place = self._inside(path)
        place.mkdir(parents=True, exist_ok=True)
        self.homes.append(place)

    def written(self) -> set[Path]:
        """Return the files that the user could not have written."""
        files = {file for file in self.folder.rglob("*") if file.is_file()}
        # Python writes its compiled modules where it may, and does without where it may not.
        files = {file for file in files if file.parent.name != "__pycache__"}
        return {f for f in files if not any(f.is_relative_to(home) for home in self.homes)}

    def shell(self, line: str) -> None:
        """Run a command line as `RUN` does.

        :raises StepFailed: it ends with an error.
        """
        done = self._run(["sh", "-c", line])
        if done.returncode:
            raise StepFailed(f"RUN {line}\n{done.stdout}{done.stderr}")

    def start(self, command: list[str] | None = None) -> subprocess.CompletedProcess[str]:
        """Start what `CMD` says, or `command` in its place."""
        return self._run(command or self.command)

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603
            command,
            cwd=self._place,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )


def installs(image: Image, line: str) -> None:
    """Do what a RUN says; users are not made, but their homes are."""
    if line.startswith("useradd "):
        words = shlex.split(line)
        image.home(words[words.index("--home-dir") + 1])
    else:
        image.shell(line)


def faults(image: Image) -> list[str]:
    """Return what is wrong with a built image, a sentence each."""
    found = []
    before = image.written()
    started = image.start()
    if started.returncode != 2 or "DISCORD_TOKEN is not set" not in started.stderr:
        found.append(f"CMD without a token ends with {started.returncode}: {started.stderr}")
    probed = image.start(["python", "-c", PROBE])
    if probed.stdout.strip() != "ready":
        found.append(f"something is missing: {probed.stdout}{probed.stderr}")
    if strange := image.written() - before:
        found.append(f"the user may not write there: {sorted(map(str, strange))}")
    return found


def cannot_back_up(image: Image) -> list[str]:
    """Return what is wrong with making a backup in an image that has been started."""
    copied = image.start([*image.command, "backup", str(image.homes[0] / "copy.sqlite3")])
    if copied.returncode:
        return [f"a backup ends with {copied.returncode}: {copied.stderr}"]
    return []


def check() -> int:
    """Build the image with a fresh environment and report; return the exit code."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)  # noqa: S603
        image = Image(folder / "root", venv / "bin")
        try:
            image.build(run=installs)
            wrong = [*faults(image), *cannot_back_up(image)]
        except StepFailed as failed:
            wrong = [str(failed)]
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        return 1
    print(f"Every step of the Dockerfile works (Python {sys.version.split()[0]}, no Docker).")
    return 0
