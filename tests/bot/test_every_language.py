"""What Discord allows, in every language there is; languages that are added are looked at too."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import discord
import pytest
import regex
from discord import app_commands
from fluent.syntax import ast as fluent

from bot import commands
from bot.handlers.games import choices
from bot.panels import panel, rules
from bot.panels.messages import results, stories, turns
from bot.panels.turn import textboard
from bot.panels.turn.sight import Sight
from bot.rulebook.entries import entries
from bot.tables.table import Table
from bot.texts.chronicle import sentences
from bot.texts.i18n import FALLBACK, Words, languages, own_names, spoken, trying
from bot.texts.speech import Translator
from bot.texts.wording import Wording
from render import alt_text
from tests.bot.sights import PLAYED_EMOJIS, played, table_of
from tests.bot.test_limits import _entries, _reachable, _within_limits
from tests.bot.test_locales import _messages, _parts

LANGUAGES = languages()
NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")
"""Discord's own rule for names of commands and options."""
READABLE = 34
"""Columns of a button that a phone shows in one line; a wide character takes two."""


def words(language: str) -> Words:
    return Words(language, strict=True, emojis=PLAYED_EMOJIS)


# -------------------------------------------------------------------------- commands


async def _payloads() -> list[dict]:
    """Return what is sent to Discord at the start."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for command in commands.ALL:
        tree.add_command(command)
    translator = Translator(strict=True)
    return [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]


def _nodes(payloads: list[dict]) -> Iterator[dict]:
    for payload in payloads:
        yield payload
        yield from _nodes(payload.get("options", []))


def _called(node: dict, locale: str) -> str:
    return node.get("name_localizations", {}).get(locale, node["name"])


def _locales(language: str) -> list[str]:
    """Return Discord's languages in which our ``language`` is spoken."""
    return [locale.value for locale in discord.Locale if spoken(locale.value) == language]


def test_every_language_is_one_of_discords_and_says_what_it_is_called():
    for language in LANGUAGES:
        assert _locales(language), language
    assert tuple(own_names()) == LANGUAGES
    assert len(set(own_names().values())) == len(LANGUAGES)


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])
async def test_every_command_and_option_is_sent_with_a_name_and_a_description(language):
    for locale in _locales(language):
        for node in _nodes(await _payloads()):
            assert locale in node.get("name_localizations", {}), node["name"]
            told = node.get("description_localizations", {}).get(locale, "")
            assert told, node["name"]
            assert told != node["description"], node["name"]
            for choice in node.get("choices", ()):
                by_itself = choice["name"] in own_names().values()
                assert by_itself or locale in choice.get("name_localizations", {}), choice


def _said(payload: object) -> Iterator[str]:
    """Yield every text of a payload."""
    if isinstance(payload, str):
        yield payload
    elif isinstance(payload, list):
        yield from (text for part in payload for text in _said(part))
    elif isinstance(payload, dict):
        yield from _said([*payload.values()])


async def test_what_is_sent_is_plain_text_without_the_forms_of_a_name():
    """The local table and others copy what they are sent, and know nothing of forms."""
    said = [*_said(await _payloads())]
    assert len(said) > 1000
    assert [text for text in said if type(text) is not str] == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_and_descriptions_are_as_discord_demands(language):
    for locale in _locales(language):
        payloads = await _payloads()
        for level in (payloads, *(n.get("options", []) for n in _nodes(payloads))):
            names = [_called(node, locale) for node in level]
            assert len(set(names)) == len(names), names
        for node in _nodes(payloads):
            name = _called(node, locale)
            assert NAME.fullmatch(name), name
            assert name == name.lower()
            told = node.get("description_localizations", {}).get(locale, node["description"])
            assert 1 <= len(told) <= 100, told
            said = [
                choice.get("name_localizations", {}).get(locale, choice["name"])
                for choice in node.get("choices", ())
            ]
            assert all(1 <= len(name) <= 100 for name in said)
            assert len(set(said)) == len(said), said


async def test_no_command_is_too_long_with_its_longest_names():
    for payload in await _payloads():
        assert _longest(payload) <= 8000, payload["name"]


def _longest(node: dict) -> int:
    """Return the characters that Discord counts: of each text its longest translation."""
    own = sum(
        max(map(len, [node[part], *node.get(f"{part}_localizations", {}).values()]))
        for part in ("name", "description")
    )
    for choice in node.get("choices", ()):
        said = [choice["name"], *choice.get("name_localizations", {}).values()]
        own += max(map(len, said)) + len(str(choice["value"]))
    return own + sum(_longest(child) for child in node.get("options", ()))


# ------------------------------------------------------------------ commands in texts


def _paths(language: str) -> set[str]:
    """Return the commands as they are typed in a language: ``game new``."""
    said = Words(language, strict=True)
    found = set()
    for command in (c for root in commands.ALL for c in _walk(root)):
        parts, at = [], command
        while at is not None:
            parts.insert(0, said(at._locale_name.extras["key"]))
            at = at.parent
        found.add(" ".join(parts))
    return found


def _walk(command: app_commands.Command | app_commands.Group) -> Iterator[app_commands.Command]:
    if isinstance(command, app_commands.Group):
        for child in command.commands:
            yield from _walk(child)
    else:
        yield command


def _plain(text: fluent.Pattern | None, said: Words) -> Iterator[str]:
    """Yield what a pattern says, each variant by itself; what is filled in is a dot."""
    told, inside = "", []
    for element in text.elements if text else ():
        if isinstance(element, fluent.TextElement):
            told += element.value
        elif isinstance(element.expression, fluent.MessageReference):
            told += said(element.expression.id.name)
        else:
            told += "·"
            if isinstance(element.expression, fluent.SelectExpression):
                inside += [variant.value for variant in element.expression.variants]
    yield told
    for variant in inside:
        yield from _plain(variant, said)


_MENTIONED = regex.compile(r"(?<![A-Za-z\p{N}<>/·])/(?=\p{L})(?=(?P<rest>[^/]*))")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_called_in_texts_as_they_are_typed(language):
    paths, said, wrong = _paths(language), Words(language, strict=True), []
    groups = {path.rpartition(" ")[0] for path in paths if " " in path} - {""}
    mentions = 0
    for key, message in _messages(language).items():
        for part, text in _parts(message).items():
            for told in _plain(text, said) if part != "also" else ():
                for found in _MENTIONED.finditer(told):
                    rest, mentions = found["rest"], mentions + 1
                    if not any(rest.startswith(path) for path in (*paths, *groups)):
                        wrong.append(f"{key}: /{rest[:24]}")
    assert wrong == []
    assert mentions > 100 or language != FALLBACK, "others may be begun only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_commands_by_their_keys(language):
    """``/{ command-play }``: then English, shown for want of a text, says what Discord shows."""
    written = [
        f"{key}: /{found['rest'][:24]} stands for /{{ command-… }}"
        for key, message in _messages(language).items()
        for part, text in _parts(message).items()
        for told in (_literal(text) if part != "also" else ())
        for found in _MENTIONED.finditer(told)
    ]
    assert written == []


def _literal(text: fluent.Pattern | None) -> Iterator[str]:
    """Yield what stands in a pattern and its variants as it is."""
    for element in text.elements if text else ():
        if isinstance(element, fluent.TextElement):
            yield element.value
        elif isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                yield from _literal(variant.value)


def test_english_for_want_of_a_text_names_commands_as_the_language_calls_them(tmp_path):
    names = "command-game = spiel\ncommand-game-new = neu\n"
    (tmp_path / "commands.ftl").write_text(names, encoding="utf-8")
    with trying("de", tmp_path):
        assert Words("de", strict=True)("dashboard-none").endswith("/spiel neu opens one.")
        assert Words("en", strict=True)("dashboard-none").endswith("/game new opens one.")


# ----------------------------------------------------------------------------- signs


def _emphases(told: str) -> Iterator[str]:
    """Yield each ``**`` that CommonMark would show as it is, with what is beside it."""
    marks = [found.start() for found in regex.finditer(r"\*\*", told)]
    for place, at in enumerate(marks):
        before, after = told[at - 1 : at] or " ", told[at + 2 : at + 3] or " "
        # What it holds is beside it on the right where it opens, on the left where it closes.
        inside, outside = (after, before) if place % 2 == 0 else (before, after)
        if inside.isspace() or (_is_sign(inside) and outside.isalnum()):
            yield f"{before}**{after}"


def _is_sign(character: str) -> bool:
    return unicodedata.category(character)[0] in "PS"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_bold_is_seen_as_bold_and_not_as_asterisks(language):
    """A full-width sign just inside ``**`` and a letter just outside show the asterisks."""
    assert list(_emphases("**衰退中：**x")) == ["：**x"]
    said, wrong = Words(language), []
    for key, message in _messages(language).items():
        for text in _parts(message).values():
            for told in _plain(text, said):
                wrong += [f"{key}: {found}" for found in _emphases(told.replace("·", "x"))]
    assert wrong == []


@pytest.mark.skipif("ja" not in LANGUAGES, reason="there are no Japanese texts")
def test_japanese_brackets_are_full_width():
    """Half-width ones stand for links only."""
    said = Words("ja")
    for key, message in _messages("ja").items():
        for part, text in _parts(message).items():
            for told in _plain(text, said) if part != "also" else ():
                assert not regex.search(r"(?<!\])\(|(?<!\]\([^()]*)\)", told), f"{key}: {told}"


# ----------------------------------------------------------------- panels and posts


@cache
def positions() -> list:
    found = []
    for players, seed in ((2, 0), (3, 1), (5, 2)):
        game = list(played(players, seed))
        found += game[:: len(game) // 14]
    return found


W = "W" * 32


def _look(language: str, box, state, name: str = W) -> Sight:
    table = table_of(box, state, seq=36**4 - 1)
    table = replace(table, seats=tuple(replace(s, name=name) for s in table.seats))
    user = table.user_at((table.deciders or (0,))[0])
    wording = Wording.of(table, words(language), user)
    return Sight(table, user, wording, undo=True, restart=True)


def _columns(label: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in label)


@cache
def reached(language: str) -> list[tuple[Table, panel.Page]]:
    """Return the pages that can be reached in the positions, said in a language."""
    found = []
    for box, state, events in positions():
        look = _look(language, box, state)
        look = replace(look, notice=tuple(sentences(events, look.wording)))
        found += [(look.table, page) for page in _reachable(look)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_fits_without_being_cut(language):
    for table, page in reached(language):
        assert len(page.text) <= panel.MOST_TEXT
        assert all(len(key.label) <= panel.MOST_LABEL for row in page.rows for key in row)
        _within_limits(panel.layout(table, page, "panel.webp", "alt"))
    assert len(reached(language)) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_buttons_can_be_read_on_a_phone(language):
    labels = {
        key.label
        for _, page in reached(language)
        for row in page.rows
        for key in row
        # A combo has a row to itself, and a player's name may be long.
        if key.verb != "pick" and W not in key.label
    }
    long = sorted(label for label in labels if _columns(label) > READABLE)
    assert len(long) <= len(labels) / 20, long


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_buttons_are_short(language):
    said = {
        key: "".join(_plain(message.value, Words(language)))
        for key, message in _messages(language).items()
        if key.startswith(("button-", "key-"))
        and all(isinstance(e, fluent.TextElement) for e in message.value.elements)
    }
    assert len(said) > 30 or language != FALLBACK, "others may be begun only"
    assert {key: text for key, text in said.items() if _columns(text) > READABLE} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_post_and_suggestion_fits(language):
    first, *_, last = played(5, 2)
    log = _entries(5, 2)
    over, table = _look(language, *last[:2]), _look(language, *first[:2])
    assert len(results.result(over.table, over.wording).content) <= 2000
    turn = turns.turn(replace(table.table, seq=9), table.wording, 0, log, 0, gone=True)
    assert len(turn.content) <= 2000
    for number in range(len(stories.cut(stories.lines(log, over.wording), over.wording))):
        assert len(stories.page(log, over.wording, 0, number).text) <= 4000
    listers = (choices.picks, choices.targets, choices.uses, choices.answers, choices.placings)
    for box, state, _ in positions():
        look = _look(language, box, state)
        for page in textboard.cut(textboard.lines(look)):
            assert len(page) <= 4000
        # What a longer name makes too long is cut: what is typed for it stands in front.
        for lister in listers:
            named = lister(_look(language, box, state, "W" * 20))
            assert all(1 <= len(offer.name) <= 100 for offer in named)
        alt = alt_text(look.view.standing(), look.wording.labels, look.wording.words)
        assert len(alt) <= 1024
        assert alt.endswith(look.wording.words("picture-alt-more"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_rules_fits(language):
    for entry in entries().values():
        view = rules.layout(entry, words(language), None)
        assert view.total_children_count <= 40
        assert view.content_length() <= 4000
        assert 1 <= len(rules.label(entry, words(language))) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_long_for_a_message(language):
    """What is filled in takes room too, so a text may not fill a message by itself."""
    said = Words(language)
    for key, message in _messages(language).items():
        for text in _parts(message).values():
            assert sum(map(len, _plain(text, said))) <= 1700, key
