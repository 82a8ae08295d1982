"""What the pages of a panel have in common: headings, buttons, and what ending a step would do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from discord import ButtonStyle

from bot.panels import verbs
from bot.panels.messages import clocks
from bot.panels.panel import MOST_COMPONENTS, ROW, Key, Page
from bot.panels.turn import purses
from bot.panels.turn.endings import ending
from bot.panels.turn.openings import Stays, stays
from bot.panels.turn.sight import Sight
from bot.panels.verbs import ASK, FINISH, SURE
from bot.tables.rewinding import must_let
from bot.tables.table import Table
from bot.texts.boxes import does_in
from bot.texts.i18n import key_of
from bot.texts.plain import split_first
from bot.texts.wording import Wording
from engine import Event, Question, ends
from engine import ending as id_in
from engine.actions import Action

DOES: Final = "does"
"""The page that tells what races and powers do; open to everybody."""
MOST_KEYS: Final = 20
"""Regions on a page at most: four rows."""
MOST_ANSWERS: Final = 25
"""Answers on a page at most: five rows, so that all regions that three play on can have one."""
_OTHERS: Final = 3
"""Components beside the rows: text, picture, and one that is left free."""
LOCK: Final = "🔒"
PERHAPS: Final = "🔓"
LOCKS: Final = {Stays.NO: None, Stays.PERHAPS: PERHAPS, Stays.YES: LOCK, Stays.OVER: LOCK}
"""The mark of a button by whether what it does could not be taken back."""
_BACK: Final = {"together": "others", "alone": "alone", "limited": "no"}
"""How texts say who must let one go back."""
DIE: Final = "🎲"


def nth(numbers: Sequence[int], n: int, otherwise: int = 0) -> int:
    """Return the number at place ``n`` of a page's name, or ``otherwise`` where it has fewer."""
    return numbers[n] if n < len(numbers) else otherwise


def heading(sight: Sight, key: str, *, whole: bool = False, **params: str | int) -> str:
    """Return the first lines of a page: the round, the text of ``key``, and notices.

    The clock is told with its first sentence, for what follows explains the buttons; after all of
    it, if it is one ``whole``, as a question that is explained in the next sentence.
    """
    words, view = sight.wording.words, sight.view
    top = words("panel-round", round=view.round, rounds=view.rounds)
    coins = view.coins[sight.seat] if sight.seat is not None and sight.decides else None
    if coins is not None and not view.at.picks:  # There the text says it.
        top = words("panel-purse", round=top, coins=coins)
    for ally, shows in purses.shown(sight):
        top = words("panel-purse-ally", round=top, player=sight.wording.people[ally], coins=shows)
    first = words("panel-head", round=top, text=words(key, **params))
    if clock := _clock(sight):
        text, stop, more = (first, "", "") if whole else split_first(first)
        first = words("panel-clocked", text=text, stop=stop, clock=clock) + more
    return fitting([first, *_aside(sight), *sight.notice])


def _aside(sight: Sight) -> list[str]:
    """Return that the game is put aside, if it is: a panel can still be opened from afar."""
    since = sight.table.game.archived
    return [] if since is None else [sight.wording.words("status-aside", since=f"<t:{since}:R>")]


def _clock(sight: Sight) -> str:
    """Return what time is left to the one who looks, if it is their turn and limited."""
    table = sight.table
    mine = sight.decides and table.clock is not None and table.clock.seat == sight.seat
    return clocks.own(table, sight.wording, sight.now) if mine else ""


def fitting(lines: Sequence[str], room: int = 1800) -> str:
    """Join lines, the first always kept, and of the others the last ones that fit."""
    first, kept = lines[0], list[str]()
    for line in reversed(lines[1:]):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join([first, *reversed(kept)])


def does(sight: Sight, things: Iterable[str]) -> list[str]:
    """Return what things do, a line each: races, powers, relics; what is lent like the original."""
    return _does(sight.table, sight.wording, things)


def found(table: Table, wording: Wording, events: Iterable[Event]) -> list[str]:
    """Return what things do that were found in ``events``, and what they lend, a line each."""
    ids = [event.why for event in events if event.kind == "found"]
    if not ids:
        return []
    finds = {find.id: find for find in table.playing()[1].finds}
    things = (thing for id in ids if id in finds for thing in (id, finds[id].badge) if thing)
    return _does(table, wording, things)


def _does(table: Table, wording: Wording, things: Iterable[str]) -> list[str]:
    words, known = wording.words, table.playing()[0].traits
    ids = dict.fromkeys(id_in(known, thing) for thing in things)
    return [
        words("does-line", name=wording.why(id), does=does_in(table.choice.home, id, words))
        for id in ids
        if words.has(key_of(DOES, id))
    ]


def move_key(
    sight: Sight, label: str, action: Action, style: ButtonStyle, emoji: str | None = None
) -> Key:
    """Return the button that plays ``action``, locked if that could not be taken back."""
    verb, argument = verbs.said(action)
    lasts = stays(sight.table, action)
    return Key(label, verb, argument, style, emoji or LOCKS[lasts], is_last=lasts is Stays.OVER)


def way_back(sight: Sight) -> str:
    """Return how what Undo does not take back can be: as texts ask for it.

    If the "others" agree; by a rewind of one's own, "alone"; "no": not at all, as nobody can be
    asked.
    """
    if sight.seat is None:
        return "no"
    return _BACK[must_let(sight.table, sight.seat)]


def locks_told(page: Page, sight: Sight) -> Page:
    """Return ``page`` with what a lock means, wherever a button has one and nothing says it yet.

    It is told beside the buttons, below the picture if there is one.
    """
    told = []
    for lock, text in ((LOCK, "panel-locked"), (PERHAPS, "panel-locked-perhaps")):
        # Beside another emoji the lock stands at the end of the label.
        locked = [
            key for row in page.rows for key in row if lock in (key.emoji, key.label.split(" ")[-1])
        ]
        if locked and lock not in page.said:
            back = "no" if all(key.is_last for key in locked) else way_back(sight)
            told.append(sight.wording.words(text, back=back))
    return page.saying(told)


def go(sight: Sight, text: str, to: str, **params: str | int) -> Key:
    """Return the button to the page ``to``, labeled with the text of that key.

    Who has answered whether to end the turn need not answer again on that page.
    """
    then = f"{to}.{SURE}" if sight.sure else to
    return verbs.PAGE.key(sight.wording.words(text, **params), then)


def back(sight: Sight) -> Key:
    """Return the button that leads back to the main page."""
    return go(sight, "key-back", "main")


@dataclass(frozen=True, slots=True)
class Leaf:
    """The part of a long list that one page shows."""

    number: int
    """Which page it is, from 0."""
    pages: int
    start: int
    stop: int

    @classmethod
    def of(cls, count: int, number: int, room: int) -> Leaf:
        """Return page ``number`` of ``count`` things, ``room`` to a page at most.

        The pages are about equally long; a number that none has means the first.
        """
        pages = max(1, -(-count // room))
        size = -(-count // pages)
        number = number if number < pages else 0
        return cls(number, pages, number * size, min(count, (number + 1) * size))

    def more(self, sight: Sight, name: str) -> list[Key]:
        """Return the button to the next page of ``name``, if there is one."""
        if self.pages < 2:
            return []
        following = (self.number + 1) % self.pages
        key = "key-more" if following else "key-first"
        to = f"{name}.{following}"
        return [go(sight, key, to, page=self.number + 1, pages=self.pages)]


def leaf(count: int, number: int, *rows: Sequence[Key], most: int = MOST_KEYS) -> Leaf:
    """Return page ``number`` of ``count`` buttons for which there is room beside ``rows``.

    Where they do not all fit, one more button leads to the other pages.  ``most``: buttons on a
    page at most.
    """
    room = _room(*rows, most=most)
    return Leaf.of(count, number, room if count <= room else _room(*rows, more=1, most=most))


def _room(*rows: Sequence[Key], more: int = 0, most: int) -> int:
    """Return how many buttons in rows of their own a panel has room for beside ``rows``."""
    used = _OTHERS + more + sum(1 + len(row) for row in rows if row)
    whole, rest = divmod(MOST_COMPONENTS - used, ROW + 1)
    return min(most, whole * ROW + max(0, rest - 1))


def undo_keys(sight: Sight) -> list[Key]:
    """Return the buttons that take back the last step and the whole turn.

    In another's turn all that can be begun again is what one decides there.
    """
    words = sight.wording.words
    undo = verbs.UNDO.named(words, disabled=not sight.undo)
    again = verbs.RESTART.words if sight.view.player == sight.seat else "key-begin-again"
    return [
        _further_key(sight) if _goes_further(sight) else undo,
        verbs.RESTART.key(words(again), disabled=not sight.restart),
    ]


def undo_end(sight: Sight) -> list[Key]:
    """Return the button that takes back what the player did last, while nobody else has acted.

    Who plays alone can take it back also when computers have acted since.
    """
    words = sight.wording.words
    if _goes_further(sight):
        return [_further_key(sight)]
    if not sight.undo:
        return []
    key = "key-undo"
    if sight.table.reopens(sight.user):
        key = "key-undo-placed" if sight.table.places_again else "key-undo-end"
    return [verbs.UNDO.key(words(key))]


def _further_key(sight: Sight) -> Key:
    """Return the button that rewinds, which says so where the others are asked first."""
    alone = sight.seat is None or must_let(sight.table, sight.seat) == "alone"
    return verbs.FURTHER.named(sight.wording.words, asks="no" if alone else "yes")


def _goes_further(sight: Sight) -> bool:
    """Whether one has moved and cannot take the last step back but by rewinding.

    Where others have seats it is offered for what was done in the running turn.
    """
    table, view, seat = sight.table, sight.view, sight.seat
    if sight.undo or seat is None or not table.unfinished:
        return False
    _, state = (sight.stands or table).playing()
    # What others have done since it began, as moving their tokens, is nothing of one's own.
    in_turn = view.player == seat and table.seq > table.turn_began and state.turn.begun
    who = must_let(table, seat)
    if who == "alone":
        return view.round > 1 or seat < view.player or in_turn
    # Where nobody can be asked, what closed the way back keeps it closed.
    return in_turn and who == "together"


class Plan(NamedTuple):
    """What the button that ends the step would do."""

    told: str = ""
    """In a line; empty where a combo must be picked."""
    stays: Stays = Stays.NO
    """Whether it could not be taken back."""
    chooses: tuple[str, ...] = ()
    """What choices of the player's it makes are about, by name."""

    def finish(self, label: str, argument: str = "", style: ButtonStyle | None = None) -> Key:
        """Return the button that ends the step, locked if that could not be taken back."""
        key = FINISH.key(label, argument, style, LOCKS[self.stays])
        return replace(key, is_last=self.stays is Stays.OVER)

    def asking(self, sight: Sight, left: int = 0) -> list[Key]:
        """Return the button that ends the step without these choices; ``left``: tokens to place."""
        words = sight.wording.words
        if len(self.chooses) == 1:  # More would be cut on a phone.
            about = "key-place-rest-asking-about" if left else "key-end-asking-about"
            label = words(about, thing=self.chooses[0])
        else:
            label = words("key-place-rest-asking" if left else "key-end-asking")
        said = f"{SURE}.{ASK}" if sight.sure else ASK
        return [FINISH.key(label, said, ButtonStyle.secondary)] if self.chooses else []


def _placed(sight: Sight, asked: Question, chosen: Sequence[int]) -> str:
    """Return what is chosen for the player; nothing where nothing is."""
    if not chosen:
        return ""
    words, wording = sight.wording.words, sight.wording
    choice = wording.listed(_named(sight, asked, chosen))
    trait = asked.key.rpartition(".")[0]
    if piece := _stand_in(sight, asked):
        return words("plan-lent", piece=piece, thing=wording.why(trait), choice=choice)
    by = asked.source.partition(".")[2] or trait
    own = key_of("placed", asked.key)
    if by == trait and words.has(own):
        return words(own, choice=choice, count=len(chosen))
    return words("plan-choice", thing=wording.offered(by), choice=choice)


def _laid(sight: Sight, marker: str, regions: Sequence[int]) -> str:
    """Return where pieces are laid without a question, in the words for when one is asked."""
    words, army = sight.wording.words, sight.army()
    choice = sight.wording.listed([str(region) for region in regions])
    for trait in (army.race, army.power) if army else ():
        if words.has(key := key_of("placed", f"{trait}.{marker}")):
            return words(key, choice=choice, count=len(regions))
    return ""


def piece_named(sight: Sight, question: Question) -> str:
    """Return what goes where ``question`` asks: the thing itself, or what it is lent by (U-45)."""
    words, thing = sight.wording.words, sight.wording.why(question.key.rpartition(".")[0])
    if piece := _stand_in(sight, question):
        return words("piece-lent", piece=piece, thing=thing)
    return words("piece-own", thing=thing)


def _stand_in(sight: Sight, question: Question) -> str:
    """Return the name of the piece that works as what asks; empty where it is that itself."""
    trait, box = question.key.rpartition(".")[0], sight.table.playing()[0]
    through, lent, _ = question.source.rpartition(f".{trait}")
    lender = id_in(box.traits, through)
    pieces = (m.id for m in box.markers.values() if lent and m.by == lender)
    return next(map(sight.wording.why, pieces), "")


def tokens_with(sight: Sight, question: Question, power: str = "") -> int:
    """Return the tokens that the army asked brings with ``power``, else its own; 0: with none."""
    box, state = sight.table.playing()
    army = next((army for army in state.armies if army.id == question.army), None)
    power = power or (army.power or "" if army else "")
    return box.combo_tokens(army.race, power) if army and power in box.powers else 0


def option_name(sight: Sight, question: Question, option: int) -> str:
    """Return the name of an option, in the question's own words where it has such."""
    wording, words = sight.wording, sight.wording.words
    own, usual = key_of("option", question.key), f"option-{question.about}"
    start, end = ends(option) if question.about == "pair" else (option, option)
    combo = sight.view.combo(option) if question.about == "place" else None
    thing = question.things[option] if question.about == "thing" else ""
    holder = sight.view.region(end).owner if question.about == "pair" else None
    seat = option if question.about == "seat" else holder
    return words(
        own if words.has(own) else usual,
        player="" if seat is None else wording.labels[seat],
        you="none" if seat is None else wording.you(seat),
        region=start,
        other=end,
        thing=wording.why(thing) if thing else "",
        tokens=tokens_with(sight, question, thing),
        combo=wording.plain.army(combo) if combo else "",
    )


def option_label(sight: Sight, question: Question, option: int) -> str:
    """Return the name of an option for its button, which tells regions of one's own and allies'."""
    name, words = option_name(sight, question, option), sight.wording.words
    if option in own_options(sight, question):
        return words("key-option-own", what=name)
    return words("key-option-ally", what=name) if option in allied(sight, question) else name


def own_options(sight: Sight, question: Question) -> frozenset[int]:
    """Return the options that are regions of the player asked; none where all are."""
    own = _held_by(sight, question, (question.player,))
    return frozenset() if len(own) == len(question.options) else own


def allied(sight: Sight, question: Question) -> frozenset[int]:
    """Return the options that are regions of allies of the player asked (T-04)."""
    return _held_by(sight, question, sight.view.sides.allies(question.player))


def _held_by(sight: Sight, question: Question, seats: Collection[int]) -> frozenset[int]:
    """Return the options that are regions of ``seats``."""
    if question.about != "region":
        return frozenset()
    return frozenset(o for o in question.options if sight.view.region(o).owner in seats)


def _named(sight: Sight, question: Question, chosen: Sequence[int]) -> list[str]:
    """Return the names of what is chosen, each once, with how many times."""
    words, counted = sight.wording.words, dict[int, int]()
    for option in chosen:
        counted[option] = counted.get(option, 0) + 1
    names = {option: option_name(sight, question, option) for option in counted}
    return [
        words("list-times", what=names[o], times=n) if n > 1 else names[o]
        for o, n in counted.items()
    ]


def chosen_name(sight: Sight, question: Question) -> str:
    """Return the name of what has been chosen already of ``question``."""
    return _together(sight, question, question.chosen) or sight.wording.listed(
        [option_name(sight, question, option) for option in question.chosen]
    )


def _together(sight: Sight, question: Question, chosen: Sequence[int]) -> str:
    """Return the name of all that is chosen, in the question's own words; empty: it has none."""
    key, words = key_of("chosen", question.key), sight.wording.words
    return words(key, count=len(chosen)) if words.has(key) else ""


def suggested_name(sight: Sight, question: Question, suggested: Sequence[int]) -> str:
    """Return the name of the whole answer that a player would be answered for."""
    words = sight.wording.words
    named = _together(sight, question, suggested)
    return words("key-suggested", choice=named or words.row(_named(sight, question, suggested)))


def enough_name(sight: Sight, question: Question) -> str:
    """Return the name of choosing nothing (more), in the question's own words where it has such."""
    key, words = key_of("enough", question.key), sight.wording.words
    if not words.has(key):
        return words("key-enough")
    lies = "yes" if _lies(sight, question) else "no"
    chosen = len(question.chosen)
    return words(key, tokens=tokens_with(sight, question), lies=lies, chosen=chosen)


def _lies(sight: Sight, question: Question) -> bool:
    """Whether a piece of the trait that asks lies on the board already."""
    asks, (box, _) = question.key.rpartition(".")[0], sight.table.playing()
    its = {marker.id for marker in box.markers.values() if marker.by == asks}
    return any(marker in its for region in sight.view.regions for marker, _ in region.markers)


def plan_of(sight: Sight, button: str) -> Plan:
    """Return what the ``button`` that ends the step would do."""
    plan = ending(sight.table)
    if plan is None:
        return Plan()
    words, wording = sight.wording.words, sight.wording
    if plan.gives_up and plan.asks:
        told = [words("plan-gives-up", regions=plan.gives_up)]
    elif plan.gives_up:
        told = []  # All of them, which is told below.
    elif plan.keeps and plan.earns is not None and sight.view.round == sight.view.rounds:
        told = []  # No turn comes in which they could be of use.
    elif plan.keeps:
        told = [words("plan-keeps", hand=plan.keeps)]
    elif plan.standing:
        told = [words("plan-leaves", regions=wording.standing(plan.standing))]
    else:
        told = [words("plan-nothing")]
    if plan.left:
        regions = wording.listed([str(region) for region in plan.left])
        told.append(words("plan-left", regions=regions, count=len(plan.left)))
    told += [line for asked, chosen in plan.placed if (line := _placed(sight, asked, chosen))]
    told += filter(None, (_laid(sight, marker, at) for marker, at in plan.lays.items()))
    if plan.earns is not None:
        told.append(words("plan-so-far" if plan.asks else "plan-earns", amount=plan.earns))
    said = words("panel-plan", button=button, plan=words.row(told, "plan-between"))
    if plan.asks and not plan.gives_up:
        asks = words("plan-asks", choice=words.listed([_asks(sight, one) for one in plan.asks]))
        said = words.row([said, asks], "sentence-between")
    names = dict.fromkeys(_about(sight, asked) for asked, _ in plan.placed if asked.options)
    return Plan(said, plan.stays, tuple(names))


def _about(sight: Sight, asked: Question) -> str:
    """Return the name of what a question is about, for a button."""
    return _stand_in(sight, asked) or sight.wording.plain.why(asked.key.rpartition(".")[0])


def _asks(sight: Sight, asked: Question) -> str:
    """Return what a player chooses by the answer to a question, in its own words if it has such."""
    key, words = key_of("asks", asked.key), sight.wording.words
    return words(key) if words.has(key) else words("asks-about", thing=_about(sight, asked))
