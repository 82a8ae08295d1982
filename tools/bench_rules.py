"""How long looking something up in the rules takes, over the suite's list of queries."""

from __future__ import annotations

import statistics
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

from bot.rulebook import lookup

QUERIES = Path(__file__).parents[1] / "tests" / "rulebook" / "queries.toml"


def rules() -> Iterator[tuple[str, float]]:
    """Look every query up once; milliseconds of CPU time: it does nothing but compute."""
    began = time.perf_counter()
    lookup.index()
    yield "rules_index_ms", (time.perf_counter() - began) * 1000
    taken = []
    for language, expected in tomllib.loads(QUERIES.read_text(encoding="utf-8")).items():
        for query in (query for queries in expected.values() for query in queries):
            began = time.process_time()
            lookup.find(query, language)
            taken.append((time.process_time() - began) * 1000)
    yield "rules_lookup_ms", statistics.median(taken)
    yield "rules_lookup_p99_ms", statistics.quantiles(taken, n=100)[98]
