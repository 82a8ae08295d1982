"""The made-up language: English with an accent, longer, and in signs of its own."""

from __future__ import annotations

import re
import subprocess
import sys

from bot.texts.i18n import LOCALES, Words, languages
from tools.pseudo import LANGUAGE, pseudo, spoken


def test_letters_and_signs_are_marked_and_what_is_filled_in_is_not():
    told = pseudo("said = Bob's turn, round { $round } (now).\n")
    assert told.startswith("said = ‹Ḃòḃʼš ťùŕń‚ ŕòùńď { $round } ⁽ńòẁ⁾․".replace("ẁ", "ŵ"))
    assert told.rstrip().endswith("›")
    assert told.count("·") == round(len("Bobsturnroundnow") * 0.4)


def test_every_variant_is_marked_and_selectors_are_not():
    source = "n = { $count ->\n    [one] a token\n   *[other] { $count } tokens\n  }\n"
    told = pseudo(source)
    assert "[one] à ťòķèń" in told
    assert "*[other] { $count } ťòķèńš" in told
    assert "$count ->" in told


def test_code_and_links_stay_what_they_are():
    assert "`python -m tools`" in pseudo("a = Run `python -m tools` now\n")
    assert "](" in pseudo("a = [Go there]({ $url })\n")


def test_names_of_commands_stay_within_discords_rules():
    assert pseudo("command-end = end_turn\n") == "command-end = èńď_ťùŕń\n"


def test_it_is_a_language_only_while_it_is_tried():
    assert LANGUAGE not in languages()
    with spoken("en", LANGUAGE):
        assert LANGUAGE in languages()
        words = Words(LANGUAGE, strict=True)
        assert not re.search("[A-Za-z]", words("help-text", here="no", sides="no"))
        assert words("plan-keeps", hand=1) != words("plan-keeps", hand=2)
    assert Words(LANGUAGE).language == "en"
    with spoken("en"):
        assert LANGUAGE not in languages()


def test_the_tool_writes_every_file(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "tools", "pseudo", str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "LANGUAGES=" in run.stdout
    assert {p.name for p in tmp_path.iterdir()} == {p.name for p in (LOCALES / "en").glob("*.ftl")}
