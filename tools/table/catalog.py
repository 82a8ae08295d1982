"""Commands as each member's Discord lists them, which simcord lists in English for all.

Names, descriptions and choices are those that were sent to Discord with the command. What is typed
goes back to simcord under the names it knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from simcord.enums import OptionType
from simcord.preview import _actions, _commands

Node = Mapping[str, Any]
"""A command, a part of one, an option or a choice, as it was sent to Discord."""

_PICKED = {OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE}
"""Options whose values the page asks for by the option's English name."""


@contextmanager
def commands_shown(by_user: Mapping[int, str]) -> Iterator[None]:
    """List and take the commands in each user's language while the block runs."""
    build, prepare = _commands.build_catalog, _actions._prepare_command_action

    def shown(preview: Any, page: Any) -> dict[str, Any]:
        catalog = build(preview, page)
        language = by_user.get(page.viewer.id)
        for entry in catalog["entries"] if language else ():
            if nodes := _nodes(preview, page, entry["commandId"], entry["path"]):
                _translate(entry, nodes, str(language))
        return catalog

    def typed(preview: Any, page: Any, kind: str, body: Mapping[str, Any], actor: Any) -> Any:
        language = by_user.get(page.viewer.id)
        nodes = _nodes(preview, page, body.get("command_id"), body.get("path"))
        if language and nodes:
            known = {_name(option, language): option["name"] for option in _options(nodes)}
            body = dict(body)
            if isinstance(body.get("options"), Mapping):
                body["options"] = {known.get(n, n): v for n, v in body["options"].items()}
            if "focused" in body:
                body["focused"] = known.get(body["focused"], body["focused"])
        return prepare(preview, page, kind, body, actor)

    _commands.build_catalog, _actions._prepare_command_action = shown, typed
    try:
        yield
    finally:
        _commands.build_catalog, _actions._prepare_command_action = build, prepare


def _nodes(preview: Any, page: Any, command: Any, path: Any) -> list[Node]:
    """Return the command at a path, from its group to itself; empty: it is not to be seen."""
    found = _commands.visible_leaf(preview, page, command, path)
    if found is None:
        return []
    nodes: list[Node] = [found[0]]
    for part in path[1:]:
        nodes.append(next(n for n in nodes[-1]["options"] if n["name"] == part))
    return nodes


def _translate(entry: dict[str, Any], nodes: list[Node], language: str) -> None:
    entry["invocation"] = " ".join(_said(node, "name", language) for node in nodes)
    entry["description"] = _said(nodes[-1], "description", language)
    for option, sent in zip(entry["options"], _options(nodes), strict=True):
        option["name"] = _name(sent, language)
        option["description"] = _said(sent, "description", language)
        for choice, named in zip(option["choices"], sent.get("choices") or (), strict=True):
            choice["name"] = _said(named, "name", language)


def _options(nodes: list[Node]) -> list[Node]:
    return nodes[-1].get("options") or []


def _name(option: Node, language: str) -> str:
    kept = OptionType(option["type"]) in _PICKED
    return str(option["name"]) if kept else _said(option, "name", language)


def _said(node: Node, what: str, language: str) -> str:
    """Return a name or description in a language, in English where there is none."""
    return str((node.get(f"{what}_localizations") or {}).get(language) or node[what])
