"""What sources say, put together once so that it need not be asked again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.hooks import Effect, Trait
from engine.me import Me, Source
from engine.state import Army

TILES: Final = (-1, "")
"""The place of what lies in no region: the race and the power of an army, and the rules."""


class Lending(NamedTuple):
    """What one effect lends (the hook ``lends``)."""

    lender: Me
    names: tuple[str, ...]
    """Ids of the things that speak for its army, too."""


class Lines(NamedTuple):
    """What the tiles of an army and the rules say, whoever's army it is, if they lend nothing."""

    traits: tuple[Trait, ...]
    effects: tuple[tuple[int, Effect], ...]
    """Each with the number of its trait."""
    hooks: Mapping[str, tuple[int, ...]]
    """In which hooks which of them have a say, by number, in order."""


@dataclass(eq=False, slots=True)
class Said:
    """What one or several sources say; each is itself and like no other."""

    army: Army
    """For whom they speak."""
    place: tuple[int, str]
    """The region of a find, and its id; ``TILES`` of what is none."""
    sources: list[Source]
    """What each of them lends is right behind it."""
    voices: dict[str, list[Me]]
    """Their effects by hook."""
    lendings: list[Lending]
    lines: Lines | None = None
    """What is said, as long as nobody has asked who says it: then the two above are empty."""

    @property
    def hooks(self) -> Mapping[str, object]:
        """The hooks in which they have a say."""
        return self.voices if self.lines is None else self.lines.hooks
