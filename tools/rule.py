"""The rules from the command line: what is found for a query, and which numbers texts may name."""

from __future__ import annotations

from bot.rulebook import numbers
from bot.rulebook.entries import entries


def placeholders() -> str:
    """Return the numbers that the texts of each entry may name, and those that all may."""
    lines = [
        f"{entry.id}: " + ", ".join(f"${name} = {n}" for name, n in own.items())
        for entry in entries().values()
        if (own := numbers.own(entry))
    ]
    everywhere = [f"${name} = {n}" for name, n in numbers.facts("base").items()]
    return "\n".join([*lines, "everywhere: " + ", ".join(everywhere)])
