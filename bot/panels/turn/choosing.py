"""The page of a question that a race or a power asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.panels.panel import Key, Page, in_rows
from bot.panels.turn.conquests import decline_lines
from bot.panels.turn.endings import earned_with, earns_alike
from bot.panels.turn.openings import Openings, suggestion_of
from bot.panels.turn.pieces import (
    DOES,
    MOST_ANSWERS,
    allied,
    chosen_name,
    does,
    enough_name,
    go,
    heading,
    leaf,
    move_key,
    option_label,
    option_name,
    own_options,
    piece_named,
    suggested_name,
    undo_keys,
)
from bot.panels.turn.sight import Sight
from bot.texts.i18n import key_of
from engine import Question, ends
from engine.actions import Answer


def question_page(sight: Sight, question: Question, number: int) -> Page:
    """Return the page of ``question``; ``number``: which page of its options, from 0."""
    words, name = sight.wording.words, key_of("question", question.key)
    piece = piece_named(sight, question)
    starts = _starts(sight, question)
    lines = [heading(sight, name, whole=True, up_to=question.up_to, piece=piece, **starts)]
    # Who is asked to choose among powers wants to know what they do.
    lines += does(sight, question.things)
    if question.chosen:
        lines.append(words("question-chosen", chosen=chosen_name(sight, question)))
    suggested = suggestion_of(sight.table)
    answers = in_order(sight, question, suggested)
    if len(answers) == 1 and (then := decline_lines(sight, answers[0])):
        lines += [words("question-if-so"), *(f"- {line}" for line in then)]
    if sight.has_scored_last and earns_alike(sight.table):
        lines.append(words("question-last"))
    elif told := _coins_told(sight, question):
        lines.append(words("question-coins", told=told))
    ready = [*_default_key(sight, question, suggested), *_enough_key(sight, question, suggested)]
    control = [*undo_keys(sight), go(sight, "key-does", DOES)]
    if sight.stands and sight.may_decline:
        control.append(go(sight, "key-decline", "decline"))
    shown = leaf(len(answers), number, ready, control, most=MOST_ANSWERS)
    keys = [
        move_key(
            sight, option_label(sight, question, answer.chosen[0]), answer, ButtonStyle.primary
        )
        for answer in answers[shown.start : shown.stop]
    ]
    control[2:2] = shown.more(sight, "main")
    outlined = dict.fromkeys(_regions(question, answers), "")
    return Page("\n".join(lines), [*in_rows(keys), ready, control], uses=outlined)


def _starts(sight: Sight, question: Question) -> dict[str, str | int]:
    """Return where all that can be chosen begins, and whose that is; region 0: nowhere one."""
    starts = {ends(o)[0] for o in question.options} if question.about == "pair" else set[int]()
    region = starts.pop() if len(starts) == 1 else 0
    owner = sight.view.region(region).owner if region else None
    return {"region": region, "player": "" if owner is None else sight.wording.people[owner]}


def _coins_told(sight: Sight, question: Question) -> str:
    """Return what each answer would earn this turn, if they differ in that."""
    words, alike = sight.wording.words, dict[int, list[str]]()
    for option, coins in earned_with(sight.table).items():
        alike.setdefault(coins, []).append(option_name(sight, question, option))
    told = [
        words(
            "coins-with",
            coins=coins,
            about=question.about,
            options=words.listed(named),
            count=len(named),
        )
        for coins, named in sorted(alike.items(), reverse=True)
    ]
    return words.row(told, "list-parts-between")


def in_order(sight: Sight, question: Question, suggested: Sequence[int]) -> list[Answer]:
    """Return the answers that choose something, in the order in which they are offered.

    Regions of allies come late and the player's own last, unless it is one of them that a good
    player would choose.
    """
    answers = [a for a in Openings.of(sight.table).answers if a.chosen]
    own, allies = own_options(sight, question), allied(sight, question)
    if (own | allies) & set(suggested):
        return answers
    return sorted(answers, key=lambda a: (a.chosen[0] in own, a.chosen[0] in allies))


def _regions(question: Question, answers: Sequence[Answer]) -> list[int]:
    """Return the regions that the answers name, for the picture."""
    options = [answer.chosen[0] for answer in answers]
    if question.about == "pair":
        return [region for option in options for region in ends(option)]
    return options if question.about == "region" else []


def _default_key(sight: Sight, question: Question, suggested: tuple[int, ...]) -> list[Key]:
    """Return the button that answers, or goes on, as a player would be answered for."""
    alone = [answer.chosen for answer in Openings.of(sight.table).answers if answer.chosen]
    if not suggested or alone == [suggested]:  # The only button there is says it already.
        return []
    label, answer = suggested_name(sight, question, suggested), Answer(suggested)
    made = move_key(sight, label, answer, ButtonStyle.success)
    # The button of that region says the same, and no two of a message may have one id.
    return [replace(made, argument=f"{made.argument}.")]


def _enough_key(sight: Sight, question: Question, suggested: tuple[int, ...]) -> list[Key]:
    if question.at_least:
        return []
    style = ButtonStyle.secondary if suggested else ButtonStyle.success
    return [move_key(sight, enough_name(sight, question), Answer(), style)]
