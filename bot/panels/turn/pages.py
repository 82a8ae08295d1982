"""The pages of a panel: what a player sees and may tap at each moment of the game.

Everything here is a pure function of a :class:`Sight`; which message it becomes and what a tap
does stands elsewhere.  A page is asked for by name with numbers: ``main``, ``redeploy.2.0``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from discord import ButtonStyle

from bot.panels import rules, tapcode
from bot.panels.messages import clocks, withdrawals
from bot.panels.panel import ROW, Key, Page, in_rows
from bot.panels.turn.endings import declined, ending
from bot.panels.turn.moves import FINISH, said
from bot.panels.turn.openings import Openings, die_of, leads_to, may_redeploy, price_of
from bot.tables.table import Table
from bot.texts.chronicle import income
from bot.texts.i18n import key_of
from bot.texts.wording import Wording
from engine import Target
from engine.actions import Abandon, Action, Answer, Conquer, GoInDecline, Place, Use
from engine.model import Question
from engine.view import ArmyView, ComboView, View
from render.styles import DEFAULT

A_PAGE: Final = 15
"""Regions on a page: three rows."""
POWERS: Final = 10
"""Buttons of special powers and pages on the conquest page: two rows."""
LINES: Final = 12
"""Regions on a page of prices."""
UNITS: Final = (1, 2, 3, 5)
"""How many tokens a tap places, beside all."""
ENTRIES: Final = 20
"""Buttons that lead from there to the rules: four rows."""
DOES: Final = "does"
"""The page that tells what races and powers do; open to everybody."""
LOCK: Final = "🔒"
DIE: Final = "🎲"


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks at which table, and in which words."""

    table: Table
    user: int
    wording: Wording
    undo: bool = False
    """The last step can be taken back."""
    restart: bool = False
    """The turn can be begun again."""
    nudge: bool = False
    """Whom the game waits for may be nudged now."""
    notice: Sequence[str] = ()
    """What has just happened, or why not."""
    now: int = 0
    """When it is looked at, in Unix seconds."""
    style: str = DEFAULT.name
    """Of the picture."""
    view: View = field(init=False)
    seat: int | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", self.table.view(self.user))
        object.__setattr__(self, "seat", self.table.seat_of(self.user))

    @property
    def decides(self) -> bool:
        """Whether the one who looks has something to decide."""
        return self.seat is not None and self.seat in self.table.deciders

    @property
    def rests(self) -> bool:
        """Whether the autopilot plays for the one who looks."""
        table, seat = self.table, self.seat
        return table.unfinished and seat is not None and table.plays_itself(seat)

    def army(self) -> ArmyView | None:
        """Return the army that acts."""
        return None if self.view.acting is None else self.view.army(self.view.acting)


# ----------------------------------------------------------------------- which page


def page(sight: Sight, asked: str = "main") -> Page:
    """Return the page asked for, or the main one where it has no meaning now."""
    name, *rest = asked.split(".")
    numbers = tapcode.numbers(rest)
    if name == DOES:
        return _does(sight, everybody=_nth(numbers, 0) == 1)
    if name == withdrawals.MINE:
        return withdrawals.page(sight.table, sight.user, sight.wording, rest, sight.notice)
    if sight.rests:
        return _resting(sight)
    if sight.decides:
        made = _SIDE.get(name, _no_page)(sight, numbers)
        if made is not None:
            return made
        return _main(sight, numbers)
    return _waiting(sight)


def _main(sight: Sight, numbers: Sequence[int]) -> Page:
    if sight.view.questions:
        return _question(sight, sight.view.questions[0], _nth(numbers, 0))
    step = sight.view.step
    if step == "pick":
        return _picking(sight)
    if step in ("redeploy", "withdraw"):
        return _placing(sight, _nth(numbers, 0, 1), _nth(numbers, 1))
    return _conquering(sight, _nth(numbers, 0))


def _no_page(sight: Sight, numbers: Sequence[int]) -> Page | None:
    return None


def _nth(numbers: Sequence[int], n: int, otherwise: int = 0) -> int:
    return numbers[n] if n < len(numbers) else otherwise


# ------------------------------------------------------------------------ the pieces


def _head(sight: Sight, key: str, **params: str | int) -> str:
    words, view = sight.wording.words, sight.view
    top = words("panel-round", round=view.round, rounds=view.rounds)
    first = words("panel-head", round=top, text=words(key, **params))
    if clock := _clock(sight):
        first = words("panel-clocked", text=first, clock=clock)
    return _fitting([first, *_aside(sight), *sight.notice])


def _aside(sight: Sight) -> list[str]:
    """Return that the game is put aside, if it is: a panel can still be opened from afar."""
    since = sight.table.game.archived
    return [] if since is None else [sight.wording.words("status-aside", since=f"<t:{since}:R>")]


def _clock(sight: Sight) -> str:
    """Return what time is left to the one who looks, if it is their turn and limited."""
    table = sight.table
    mine = sight.decides and table.clock is not None and table.clock.seat == sight.seat
    return clocks.own(table, sight.wording, sight.now) if mine else ""


def _fitting(lines: Sequence[str], room: int = 1800) -> str:
    """Join lines, the first always kept, and of the others the last ones that fit."""
    first, kept = lines[0], list[str]()
    for line in reversed(lines[1:]):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join([first, *reversed(kept)])


def _key(
    sight: Sight, label: str, action: Action, style: ButtonStyle, emoji: str | None = None
) -> Key:
    verb, argument = said(action)
    stays, _ = leads_to(sight.table, action)
    return Key(label, verb, argument, style, emoji or (LOCK if stays else None))


def _go(sight: Sight, text: str, to: str, **params: str | int) -> Key:
    return Key(sight.wording.words(text, **params), "page", to)


def _back(sight: Sight) -> Key:
    return _go(sight, "key-back", "main")


def _more(sight: Sight, name: str, current: int, count: int, size: int) -> list[Key]:
    """Return the button to the next page, if there is more than one."""
    pages = -(-count // size)
    if pages < 2:
        return []
    following = (current + 1) % pages
    key = "key-more" if following else "key-first"
    return [_go(sight, key, f"{name}.{following}", page=current % pages + 1, pages=pages)]


def _undo_keys(sight: Sight) -> list[Key]:
    words = sight.wording.words
    undo = Key(words("key-undo"), "undo", disabled=not sight.undo)
    return [
        Key(words("key-undo-further"), "further") if _goes_further(sight) else undo,
        Key(words("key-restart"), "restart", disabled=not sight.restart),
    ]


def _undo_end(sight: Sight) -> list[Key]:
    """Return the button that takes back what the player did last, while nobody else has acted.

    Who plays alone can take it back also when computers have acted since.
    """
    words = sight.wording.words
    if _goes_further(sight):
        return [Key(words("key-undo-further"), "further")]
    if not sight.undo:
        return []
    key = "key-undo"
    if sight.table.reopens(sight.user):
        key = "key-undo-placed" if sight.table.places_again else "key-undo-end"
    return [Key(words(key), "undo")]


def _goes_further(sight: Sight) -> bool:
    """Whether one has moved and cannot take the last step back but by rewinding.

    Where others have seats it is offered for what was done in the running turn.
    """
    table, view, seat = sight.table, sight.view, sight.seat
    if sight.undo or seat is None or not table.unfinished:
        return False
    in_turn = view.player == seat and table.seq > table.turn_began
    if table.nobody_else(seat):
        return view.round > 1 or seat < view.player or in_turn
    # Where nobody can be asked, what closed the way back keeps it closed.
    return in_turn and table.voters != (seat,)


def _plan(sight: Sight, button: str) -> tuple[str, bool]:
    """Return what the ``button`` that ends the step would do, and whether that would stay."""
    plan = ending(sight.table)
    if plan is None:
        return "", False
    words, wording = sight.wording.words, sight.wording
    if plan.keeps:
        told = [words("plan-keeps", hand=plan.keeps)]
    elif plan.standing:
        told = [words("plan-leaves", regions=wording.standing(plan.standing))]
    else:
        told = [words("plan-nothing")]
    if plan.earns is not None:
        told.append(words("plan-so-far" if plan.asks else "plan-earns", amount=plan.earns))
    said = words("panel-plan", button=button, plan=wording.listed(told))
    if plan.asks:
        said = words.row([said, words("plan-asks")], "sentence-between")
    return said, plan.stays


# -------------------------------------------------------------------------- picking


def _picking(sight: Sight) -> Page:
    wording, view = sight.wording, sight.view
    open_places = set(Openings.of(sight.table).picks)
    keys = []
    for place, combo in enumerate(view.column):
        label = wording.words(
            "key-pick",
            combo=wording.plain.army(combo),
            tokens=combo.tokens,
            pay=combo.price,
            get=combo.coins,
        )
        emoji = wording.emoji(combo.race)
        keys.append(
            Key(
                f"{label} {LOCK}" if emoji else label,
                "pick",
                str(place),
                ButtonStyle.primary,
                emoji or LOCK,
                disabled=place not in open_places,
            )
        )
    coins = view.coins[sight.seat] if sight.seat is not None else None
    head = _head(sight, "panel-picking", coins=coins or 0)
    return Page(head, [*([key] for key in keys), [_go(sight, "key-does", DOES)]])


# ----------------------------------------------------------------------- conquering


def _conquering(sight: Sight, number: int) -> Page:
    words, open_ = sight.wording.words, Openings.of(sight.table)
    army = sight.army()
    assert army is not None
    lines = [_conquest_head(sight, army, targets=bool(open_.targets), uses=bool(open_.uses))]
    end = words("key-end")
    if not army.active:
        end = words("key-end-army", race=sight.wording.plain.race(army.race))
    plan, stays = _plan(sight, end)
    if plan:
        lines.append(plan)
    if open_.targets:
        lines.append(words("panel-buttons"))
    if any(target.roll for target in open_.targets.values()):
        lines.append(words("panel-last-roll", faces=words.row(die_of(sight.table))))
    start = number * A_PAGE if number * A_PAGE < len(open_.targets) else 0
    shown = list(open_.targets.items())[start : start + A_PAGE]
    control = [
        *_undo_keys(sight),
        Key(words("key-redeploy"), "done", disabled=not may_redeploy(sight.table)),
        Key(end, FINISH, style=ButtonStyle.success, emoji=LOCK if stays else None),
        *_more(sight, "main", start // A_PAGE, len(open_.targets), A_PAGE),
    ]
    rows = [
        *in_rows([_target_key(sight, region, t, army.hand) for region, t in shown]),
        *in_rows(_power_keys(sight, open_)),
        control,
    ]
    uses = {use.target: use.trait for use in open_.uses if use.target >= 0}
    return Page("\n".join(lines), rows, open_.targets, uses)


def _conquest_head(sight: Sight, army: ArmyView, *, targets: bool, uses: bool) -> str:
    wording, view = sight.wording, sight.view
    key = "panel-conquering" if army.active else "panel-conquering-declined"
    head = _head(sight, key, combo=wording.army(army), hand=army.hand)
    if view.die is not None:
        head += "\n" + wording.words("panel-die", amount=view.die)
    if not targets and not uses:
        head += "\n" + wording.words("panel-no-target")
    return head


def _target_key(sight: Sight, region: int, target: Target, hand: int) -> Key:
    words = sight.wording.words
    if target.roll:
        label = words("key-roll", region=region, needs=target.price - hand)
        return Key(label, "roll", str(region), ButtonStyle.danger, DIE)
    label = words("key-conquer", region=region, price=target.price)
    return _key(sight, label, Conquer(region), ButtonStyle.primary)


def _power_keys(sight: Sight, open_: Openings) -> list[Key]:
    """Return the buttons of optional powers, prices, abandoning and decline: two rows at most."""
    words = sight.wording.words
    pages = []
    if open_.targets:
        pages.append(_go(sight, "key-prices", "prices"))
    if open_.abandonable:
        pages.append(_go(sight, "key-abandon", "abandon"))
    if open_.decline:
        pages.append(_go(sight, "key-decline", "decline"))
    if withdrawals.movable(sight.table, sight.user):
        pages += withdrawals.key(sight.table, sight.wording)
    pages.append(_go(sight, "key-does", DOES))
    uses = open_.uses
    if len(uses) + len(pages) <= POWERS:
        return [*(_use_key(sight, use) for use in uses), *pages]
    traits = list(dict.fromkeys(use.trait for use in uses))
    keys = []
    for trait in traits:
        mine = [use for use in uses if use.trait == trait]
        if len(mine) == 1:
            keys.append(_use_key(sight, mine[0]))
        else:
            label = words(key_of("use", trait), region=words("key-use-where"), player="none")
            keys.append(Key(label, "page", f"use.{traits.index(trait)}"))
    return [*keys, *pages]


def _use_key(sight: Sight, use: Use) -> Key:
    label = sight.wording.use(use.trait, use.target, sight.view)
    made = _key(sight, label, use, ButtonStyle.primary, DIE if use.target < 0 else None)
    emoji = sight.wording.emoji(use.trait)
    if emoji is None:
        return made
    return replace(made, label=" ".join(filter(None, (label, made.emoji))), emoji=emoji)


def _uses(sight: Sight, numbers: Sequence[int]) -> Page | None:
    uses = Openings.of(sight.table).uses
    traits = list(dict.fromkeys(use.trait for use in uses))
    which, number = _nth(numbers, 0), _nth(numbers, 1)
    if which >= len(traits):
        return None
    mine = [use for use in uses if use.trait == traits[which]]
    size = 4 * ROW
    start = number * size if number * size < len(mine) else 0
    name = sight.wording.why(traits[which])
    head = _head(sight, "panel-use", power=name)
    rows = in_rows([_use_key(sight, use) for use in mine[start : start + size]])
    more = _more(sight, f"use.{which}", start // size, len(mine), size)
    places = {use.target: use.trait for use in mine if use.target >= 0}
    return Page(head, [*rows, [_back(sight), *more]], uses=places)


def _prices(sight: Sight, numbers: Sequence[int]) -> Page | None:
    open_ = Openings.of(sight.table)
    if not open_.targets:
        return None
    wording, words, number = sight.wording, sight.wording.words, _nth(numbers, 0)
    start = number * LINES if number * LINES < len(open_.targets) else 0
    shown = list(open_.targets.items())[start : start + LINES]
    lines = [_head(sight, "panel-prices")]
    plain = [region for region, _ in shown if _plain(sight, region)]
    for region, target in shown:
        if len(plain) > 1 and region in plain:
            continue
        lines.append(
            words(
                "price-line",
                region=region,
                price=target.price,
                what=wording.holder(sight.view, region),
                lines=price_lines(sight, region),
            )
        )
    if len(plain) > 1:
        price = open_.targets[plain[0]].price
        lines.append(
            words("price-plain", regions=wording.listed([str(r) for r in plain]), price=price)
        )
    more = _more(sight, "prices", start // LINES, len(open_.targets), LINES)
    return Page("\n".join(lines), [[_back(sight), *more]], open_.targets)


def _plain(sight: Sight, region: int) -> bool:
    """Whether nothing adds to the base price of ``region`` and nothing is taken off."""
    price = price_of(sight.table, region)
    return price is not None and [mod.why for mod in price.lines] == ["base"]


def price_lines(sight: Sight, region: int) -> str:
    """Return why ``region`` costs what it costs: ``2 base +1 mountain -1 Mounted``."""
    price, natives = price_of(sight.table, region), sight.view.region(region).natives
    words = sight.wording.words
    parts = [
        words(
            "price-first" if i == 0 else "price-less" if mod.amount < 0 else "price-more",
            amount=abs(mod.amount),
            why=sight.wording.why("natives" if natives and mod.why == "defenders" else mod.why),
        )
        for i, mod in enumerate(price.lines if price else ())
    ]
    return words.row(parts, "price-between")


def _abandoning(sight: Sight, numbers: Sequence[int]) -> Page | None:
    regions = Openings.of(sight.table).abandonable
    if not regions:
        return None
    number, size = _nth(numbers, 0), 4 * ROW
    start = number * size if number * size < len(regions) else 0
    words = sight.wording.words
    keys = [
        _key(
            sight,
            words("key-abandon-region", region=region, tokens=sight.view.region(region).tokens),
            Abandon(region),
            ButtonStyle.danger,
        )
        for region in regions[start : start + size]
    ]
    more = _more(sight, "abandon", start // size, len(regions), size)
    head = _head(sight, "panel-abandoning")
    return Page(head, [*in_rows(keys), [_back(sight), *more]])


def _declining(sight: Sight, numbers: Sequence[int]) -> Page | None:
    if not Openings.of(sight.table).decline or sight.seat is None:
        return None
    words = sight.wording.words
    army = sight.view.active(sight.seat)
    head = _head(sight, "panel-declining", combo=sight.wording.army(army) if army else "")
    lines = [head, words("decline-what"), *_decline_lines(sight, GoInDecline())]
    keys = [
        _key(sight, words("key-decline-now"), GoInDecline(), ButtonStyle.danger),
        _back(sight),
    ]
    return Page("\n".join(lines), [keys])


def _decline_lines(sight: Sight, action: Action) -> list[str]:
    """Return what becomes of the player's races by ``action``; none if it is no decline."""
    then = declined(sight.table, action)
    if then is None:
        return []
    words, wording = sight.wording.words, sight.wording
    race = wording.race(then.race)
    if not then.stay + then.waits:
        lines = [words("decline-gone", race=race)]
    else:
        key = "decline-single" if then.stay == then.regions else "decline-stay"
        lines = [words(key, race=race, tokens=then.stay, regions=then.regions, goes=then.goes)]
    if then.waits:
        lines.append(words("decline-waits", tokens=then.waits))
    if then.fights_on:
        lines.append(words("decline-fights", race=race))
    lines += [words("decline-removes", race=wording.race(older)) for older in then.leaving]
    lines += [words("decline-beside", race=wording.race(older)) for older in then.beside]
    if sight.view.round < sight.view.rounds:
        lines.append(words("decline-next"))
    if not sight.view.questions:
        amount, shown = income(then.coins, wording)
        key = "decline-earns" if amount else "decline-earns-nothing"
        lines.append(words(key, amount=amount, lines=shown))
    return lines


# -------------------------------------------------------------------------- placing


def _placing(sight: Sight, unit: int, number: int) -> Page:
    """Redeploying, and withdrawing what was driven out: a tap puts ``unit`` tokens (0: all)."""
    words, view, open_ = sight.wording.words, sight.view, Openings.of(sight.table)
    army = sight.army()
    assert army is not None
    withdrawing = view.step == "withdraw"
    left = army.driven if withdrawing else army.hand
    key = "panel-withdrawing" if withdrawing else "panel-redeploying"
    lines = [_head(sight, key, combo=sight.wording.army(army), hand=left)]
    end = words("key-place-rest" if left else "key-placed")
    plan, stays = _plan(sight, end)
    if plan:
        lines.append(plan)
    room = list(open_.room.items())
    start = number * A_PAGE if number * A_PAGE < len(room) else 0
    keys = [
        _place_key(sight, region, most, unit, start // A_PAGE)
        for region, most in room[start : start + A_PAGE]
    ]
    units = [
        Key(
            words("key-unit", tokens=n) if n else words("key-unit-all"),
            "page",
            f"main.{n}.{start // A_PAGE}",
            ButtonStyle.primary if n == unit else ButtonStyle.secondary,
            disabled=n == unit,
        )
        for n in (*UNITS, 0)
        if n <= left
    ]
    control = [
        *_undo_keys(sight),
        Key(end, FINISH, style=ButtonStyle.success, emoji=LOCK if stays else None),
        *_more(sight, f"main.{unit}", start // A_PAGE, len(room), A_PAGE),
        _go(sight, "key-does", DOES),
    ]
    return Page("\n".join(lines), [*in_rows(keys), units if left > 1 else [], control])


def _place_key(sight: Sight, region: int, most: int, unit: int, number: int) -> Key:
    """Return the button that places tokens, and leads back to this page with the same unit."""
    tokens = min(unit or most, most)
    now = sight.view.region(region).tokens
    label = sight.wording.words("key-place", region=region, tokens=now, then=now + tokens)
    key = _key(sight, label, Place(region, tokens), ButtonStyle.primary)
    return replace(key, argument=f"{key.argument}.{number}")


# ------------------------------------------------------------------------ questions


def _question(sight: Sight, question: Question, number: int) -> Page:
    words, wording = sight.wording.words, sight.wording
    name = key_of("question", question.key)
    chosen = wording.listed([option_name(sight, question, o) for o in question.chosen])
    lines = [_head(sight, name, up_to=question.up_to)]
    if chosen:
        lines.append(words("question-chosen", chosen=chosen))
    answers = [a for a in Openings.of(sight.table).answers if a.chosen]
    if len(answers) == 1:
        lines += _decline_lines(sight, answers[0])
    start = number * A_PAGE if number * A_PAGE < len(answers) else 0
    keys = [
        _key(sight, option_name(sight, question, answer.chosen[0]), answer, ButtonStyle.primary)
        for answer in answers[start : start + A_PAGE]
    ]
    ready = _default_key(sight, question)
    enough = _enough_key(sight, question)
    control = [
        *_undo_keys(sight),
        *_more(sight, "main", start // A_PAGE, len(answers), A_PAGE),
        _go(sight, "key-does", DOES),
    ]
    return Page("\n".join(lines), [*in_rows(keys), [*ready, *enough], control])


def option_name(sight: Sight, question: Question, option: int) -> str:
    """Return the name of an option: a seat's player, a region, or a plain yes."""
    key = key_of("option", question.key)
    words = sight.wording.words
    if words.has(key):
        player = sight.wording.labels[option] if 0 <= option < len(sight.wording.labels) else ""
        return words(key, player=player, region=option)
    return words("option-region", region=option)


def _default_key(sight: Sight, question: Question) -> list[Key]:
    """Return the button that answers as a player would be answered for, if that is a choice."""
    if question.chosen or len(question.default) < 1:
        return []
    words, counted = sight.wording.words, dict[int, int]()
    for option in question.default:
        counted[option] = counted.get(option, 0) + 1
    if len(question.default) == 1 and question.up_to == 1:
        return []
    named = [
        words("list-times", what=name, times=n) if n > 1 else name
        for name, n in ((option_name(sight, question, o), n) for o, n in counted.items())
    ]
    answer = Answer(tuple(question.default))
    label = words("key-suggested", choice=words.row(named))
    return [_key(sight, label, answer, ButtonStyle.success)]


def _enough_key(sight: Sight, question: Question) -> list[Key]:
    if question.at_least:
        return []
    key = key_of("enough", question.key)
    words = sight.wording.words
    label = words(key) if words.has(key) else words("key-enough")
    return [_key(sight, label, Answer(), ButtonStyle.success)]


# -------------------------------------------------------------------------- waiting


def _waiting(sight: Sight) -> Page:
    """What those see who have nothing to decide."""
    wording, words, view = sight.wording, sight.wording.words, sight.view
    if not sight.table.unfinished:
        key = "panel-over" if sight.table.over else "panel-cancelled"
        lines = [words(key), *sight.notice]
        return Page(_fitting(lines), [[_go(sight, "button-log", "log")]])
    names = wording.listed([wording.playing(sight.table, seat) for seat in view.deciders])
    head = _head(
        sight,
        "panel-waiting",
        names=names,
        count=len(view.deciders),
        step=doing(sight.table, wording),
    )
    head = "\n".join([head, *clocks.told(sight.table, wording, sight.now)])
    keys = [
        *_undo_end(sight),
        _go(sight, "key-look-again", "main"),
        _go(sight, "button-log", "log"),
        _go(sight, "key-does", DOES),
    ]
    if sight.nudge:
        keys.append(Key(words("button-nudge"), "nudge"))
    if withdrawals.movable(sight.table, sight.user):
        keys = [*withdrawals.key(sight.table, sight.wording), *keys]
    return Page(head, in_rows(keys))


def _resting(sight: Sight) -> Page:
    """What those see for whom the autopilot plays."""
    words = sight.wording.words
    keys = [
        Key(words("button-back"), "back", style=ButtonStyle.primary),
        _go(sight, "key-look-again", "main"),
        _go(sight, "button-log", "log"),
        _go(sight, "key-does", DOES),
    ]
    key = "panel-rests" if sight.table.left_alone else "panel-resting"
    return Page(_head(sight, key), [keys])


def doing(table: Table, wording: Wording) -> str:
    """Return what those who must decide have to do: "conquer or decline"."""
    view = table.view()
    if view.questions:
        return wording.words("step-answer")
    if Openings.of(table).decline:
        return wording.words("step-conquer-or-decline")
    return wording.step(view.step)


# ------------------------------------------------------------------ races and powers


def _does(sight: Sight, *, everybody: bool) -> Page:
    """What the combos do: those on offer while one is picked, else the mover's, or all in play."""
    words, wording, view = sight.wording.words, sight.wording, sight.view
    lines = [_head(sight, "panel-does")]
    offered = view.step == "pick" and not everybody
    if offered:
        for combo in view.column:
            lines += [words("does-combo", combo=wording.army(combo)), *_abilities(sight, combo)]
    held = sorted(view.armies, key=lambda a: (a.player != view.player, a.player, not a.active))
    for army in () if offered else held:
        if everybody or army.player == view.player:
            key = "does-held" if army.active else "does-held-declined"
            player = wording.people[army.player]
            lines.append(words(key, combo=wording.army(army), player=player))
            lines += _abilities(sight, army)
    lines.append(words("does-note" if len(lines) > 1 else "does-nobody"))
    keys = [_back(sight)]
    if not everybody and view.armies:
        keys.append(_go(sight, "key-does-all", f"{DOES}.1"))
    told = view.column if offered else [a for a in held if everybody or a.player == view.player]
    entries = rules.combo_keys(told, words)[:ENTRIES]
    return Page("\n".join(lines), [*in_rows(entries), keys], None)


def _abilities(sight: Sight, army: ArmyView | ComboView) -> list[str]:
    wording = sight.wording
    return [
        wording.words("does-line", name=wording.why(trait), does=wording.words(key_of(DOES, trait)))
        for trait in (army.race, army.power)
        if trait
    ]


_SIDE: Final[dict[str, Callable[[Sight, Sequence[int]], Page | None]]] = {
    "prices": _prices,
    "abandon": _abandoning,
    "decline": _declining,
    "use": _uses,
}


def names() -> Iterator[str]:
    """Yield the names of the pages beside the main one."""
    yield from (*_SIDE, DOES)
