"""How long looking something up in the rules takes, over the suite's list of queries.

What is suggested while somebody types is measured letter by letter, with the names that are shown.
"""

from __future__ import annotations

import random
import statistics
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bot.panels.rules import label
from bot.rulebook import lookup
from bot.texts.i18n import Words

QUERIES = Path(__file__).parents[1] / "tests" / "rulebook" / "queries.toml"
TYPED = 10
"""Queries of each language that are typed letter by letter."""


def rules() -> Iterator[tuple[str, float]]:
    """Look every query up once; milliseconds of CPU time: it does nothing but compute."""
    began = time.perf_counter()
    lookup.index()
    yield "rules_index_ms", (time.perf_counter() - began) * 1000
    taken, known = [], _queries()
    for language, queries in known.items():
        for query in queries:
            began = time.process_time()
            lookup.find(query, language)
            taken.append((time.process_time() - began) * 1000)
    yield from typical("rules_lookup", taken)
    yield from typical("rules_suggest", suggesting(known))


def typical(name: str, taken: Sequence[float]) -> Iterator[tuple[str, float]]:
    """Give the median and the 99th percentile of milliseconds their names."""
    yield f"{name}_ms", statistics.median(taken)
    yield f"{name}_p99_ms", statistics.quantiles(taken, n=100)[98]


def suggesting(queries: Mapping[str, Sequence[str]]) -> list[float]:
    """Return the milliseconds of CPU time that suggestions took for each beginning of queries.

    ``queries``: by the language of those who type; ten of each are drawn, always the same.
    """
    rng, taken = random.Random(5), []
    for language, known in queries.items():
        words = Words(language)
        for query in rng.sample(known, TYPED):
            for typed in (query[: n + 1] for n in range(len(query))):
                began = time.process_time()
                for hit in lookup.find(typed, language):
                    label(hit.entry, words)
                taken.append((time.process_time() - began) * 1000)
    return taken


def _queries() -> dict[str, list[str]]:
    read = tomllib.loads(QUERIES.read_text(encoding="utf-8"))
    return {
        language: [query for queries in expected.values() for query in queries]
        for language, expected in read.items()
    }
