"""Ways to conquer that things of an invented box give, and coins due: offered as conquests are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.handlers.games import choices, typed
from bot.panels.panel import Key
from bot.panels.turn import pages, prices, textboard
from bot.panels.turn.endings import forgone
from bot.panels.turn.moves import meant
from bot.panels.turn.openings import Openings, default_of
from bot.panels.turn.sight import Sight
from bot.panels.verbs import MOVES, PLACE, USE
from bot.texts.i18n import Words, trying
from bot.texts.wording import Wording
from engine import Conquer, Use, apply, legal
from engine.hooks import Attack, Effect, Toll, Way
from engine.me import Me, Source
from engine.parts.conquest import Convert
from engine.specs import MarkerSpec
from render import alt_text
from tests import mechanisms
from tests.bot.sights import table_of
from tests.mechanisms.test_uses import Moves
from tests.mechanisms.test_ways import FREE, LAND, Borrows, Carpet, Plain, Sharp

ORCS = """
    turn A
    A: orcs merchant, hand 4, coins 5
    B: elves hill, coins 5
"""


class Gate(Effect):
    """A way into one region only."""

    def way(self, me: Me):
        return Way((5,))


@dataclass(frozen=True, slots=True)
class Rolls(Effect):
    """A roll makes one conquest of a region of mine cheaper."""

    def offers(self, me: Me):
        yield Use(me.way, 4)

    def perform(self, me: Me, use: Use) -> None:
        attack = me.game.attack(me.army, use.target, me.way)
        me.game.declare(attack)
        me.game.roll(me.army, use.target)


class Late(Effect):
    """Whoever takes a region of mine pays the bank, if that succeeds."""

    def tolls(self, me: Me, attack: Attack):
        if attack.loser is me.army:
            yield Toll(1, me.label, late=True)


class Levies(Effect):
    """Whoever takes a region of mine pays me two coins."""

    def tolls(self, me: Me, attack: Attack):
        if attack.loser is me.army:
            yield Toll(2, me.label, me.army.player)


WALLED = LAND.replace("2 hill          : elves", "2 hill : elves*9")
"""The same, and nothing can be taken the plain way."""
TEXTS = """
marker-hammer = hammer
does-carpet = Conquer any region, wherever it lies.
does-sword = One conquest costs two less.
relic-carpet = Carpet
relic-sword = Sharp Sword
relic-horn = Horn
use-horn = Blow for { $region }
use-sword = Strike { $region }
"""


@pytest.fixture(autouse=True)
def named(tmp_path: Path) -> Iterator[None]:
    """Have names for what is invented, before the texts in English."""
    (tmp_path / "moon.ftl").write_text(TEXTS, encoding="utf-8")
    with trying("xx", tmp_path):
        yield


def seen(language: str = "xx", *, hand: int = 4, coins: int = 5, land: str = LAND, **more) -> Sight:
    mine = ORCS.replace("hand 4, coins 5", f"hand {hand}, coins {coins}")
    t = mechanisms.table(mine + land, **more)
    hammer = MarkerSpec("hammer", 7, token=True)
    t.box = replace(t.box, markers={**t.box.markers, "hammer": hammer})
    table = table_of(t.box, t.state)
    words = Words(language, strict=True)
    return Sight(table, table.user_at(0), Wording.of(table, words))


def keys_of(sight: Sight, page: str = "main") -> Sequence[Key]:
    return [key for row in pages.page(sight, page).rows for key in row if not key.disabled]


def moves_of(sight: Sight, page: str = "main") -> dict[Conquer, str]:
    """Return the conquests on a page, each with its label."""
    found = {
        meant(sight.table, key.verb, key.argument): key.label
        for key in keys_of(sight, page)
        if key.verb in MOVES
    }
    return {action: label for action, label in found.items() if isinstance(action, Conquer)}


def lending() -> Sight:
    """Return a table on which A holds the horn and is lent a second one by his power."""
    land = LAND.replace("4 forest        : tribe", "4 forest : elves")
    land = land.replace("1 farmland edge", "1 farmland edge - 2 4")
    land = land.replace("2 hill          : elves", "2 hill - 1 3 4 : elves")
    return seen(land=land, finds={"horn": (1, Convert())}, powers={"merchant": Borrows("horn")})


def test_what_is_lent_is_used_by_a_button_of_its_own_that_says_who_lends_it():
    sight = lending()
    mine = [key for key in keys_of(sight) if key.verb == USE.id]
    uses = {meant(sight.table, key.verb, key.argument): key.label for key in mine}
    assert set(uses) == {a for a in legal(*sight.table.playing()) if isinstance(a, Use)}
    assert uses[Use("horn", 2)].startswith("Blow for 2")
    assert uses[Use("merchant.horn", 2)].startswith("Merchant · Blow for 2")
    for action in uses:
        apply(*sight.table.playing(), action)
    assert pages.page(sight, "main").uses == {2: "horn", 4: "horn"}


@pytest.mark.parametrize(
    ("said", "trait"),
    [
        ("merchant.horn@2", "merchant.horn"),
        ("Horn (Merchant) 2", "merchant.horn"),
        ("merchant · blow for 2", "merchant.horn"),
        ("horn@2", "horn"),
        ("Horn 2", "horn"),
        ("blow for 2", "horn"),
    ],
)
def test_what_is_lent_can_be_typed_as_the_list_offers_it(said: str, trait: str):
    assert typed.used(lending(), said) == Use(trait, 2)


def uses_of(sight: Sight, page: str = "main") -> list[Use]:
    said = [meant(sight.table, key.verb, key.argument) for key in keys_of(sight, page)
            if key.verb == USE.id]  # fmt: skip
    return [use for use in said if isinstance(use, Use)]


def redeploying(finds: dict[str, tuple[int, Effect]]) -> Sight:
    """Return a table on which A redeploys in two regions."""
    land = LAND.replace("5 mountain edge", "5 mountain edge : orcs")
    t = mechanisms.table(ORCS + land, finds=finds).done()
    assert t.step == "redeploy"
    table = table_of(t.box, t.state)
    return Sight(table, table.user_at(0), Wording.of(table, Words("xx", strict=True)))


def test_a_power_that_may_be_used_in_the_redeployment_stands_beside_the_placements():
    sight = redeploying({"horn": (1, Moves())})
    assert uses_of(sight) == [Use("horn", region) for region in (1, 2, 3, 4, 5)]
    page = pages.page(sight)
    assert set(page.uses) == {1, 2, 3, 4, 5}
    assert any(key.verb == PLACE.id for row in page.rows for key in row)
    sight = redeploying({"horn": (1, Moves()), "sword": (5, Moves())})
    assert uses_of(sight) == [], "too many for a row: a page for each of the two"
    assert len(uses_of(sight, "use.0")) == len(uses_of(sight, "use.1")) == 5


def test_a_lent_thing_that_nobody_has_besides_goes_by_its_own_name():
    sight = seen(finds={"horn": (5, Convert())}, powers={"merchant": Borrows("horn")})
    for said in ("Horn 2", "Horn (Merchant) 2", "horn"):
        assert typed.used(sight, said) == Use("merchant.horn", 2)


def test_the_board_in_words_and_the_page_of_a_power_say_what_lends_it():
    sight = lending()
    text = "".join(textboard.page(sight, n).text for n in range(2))
    assert "Horn (Merchant) (/use): you can use this on 2, 4." in text
    assert "\nHorn (/use): you can use this on 2, 4." in text
    assert "Horn (Merchant): choose where." in pages.page(sight, "use.0").text


def test_ways_that_are_lent_and_ones_own_are_told_apart():
    sight = seen(finds={"sword": (1, Sharp())}, powers={"merchant": Borrows("sword")})
    labels = {a.by: label for a, label in moves_of(sight).items()}
    assert labels["sword"].startswith("Sharp Sword · 2")
    assert labels["merchant.sword"].startswith("Sharp Sword (Merchant) · 2")


class Honest(Effect):
    """Nothing helps against my regions."""

    def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
        return attack.loser is me.army


def test_the_odds_are_those_of_what_can_be_sent_there():
    land = LAND.replace("1 farmland edge", "1 farmland edge - 2 4")
    land = land.replace("2 hill          : elves", "2 hill - 1 3 4 : elves*2")
    sight = seen(hand=0, land=land.replace("orcs*3", "orcs*2"), races={"elves": Honest()})
    box, state = sight.table.playing()
    spec = MarkerSpec("lair", 7, token=True, by="merchant")
    box = replace(box, markers={**box.markers, "lair": spec})
    state.armies[0].extra = {"lair": 1}
    sight = replace(sight, table=table_of(box, state))
    told = moves_of(sight)
    assert told[Conquer(2, True)] == "2 🎲3+ (17%)"
    assert told[Conquer(4, True)] == "4 🎲1+ (50%)"
    names = {offer.value: offer.name for offer in choices.targets(sight)}
    assert "17%" in names["2 die"]
    assert Openings.of(sight.table).chances == {2: 17, 4: 50}


TWO = {"carpet": (1, Carpet()), "sword": (1, Sharp())}


def test_every_conquest_is_offered_by_every_way_that_is_open():
    sight = seen(finds=TWO)
    links = [k.argument for k in keys_of(sight) if k.argument.startswith("way.")]
    shown = {**moves_of(sight)}
    for link in links:
        shown |= moves_of(sight, link)
    open_ = {a for a in legal(*sight.table.playing()) if isinstance(a, Conquer)}
    assert {a.by for a in open_} >= {"", "carpet", "sword"}
    assert set(shown) == open_
    for action in shown:
        apply(*sight.table.playing(), action)


def test_a_way_to_one_region_is_a_button_and_says_so():
    sight = seen(land=WALLED, finds={"carpet": (1, Gate())})
    (label,) = (label for a, label in moves_of(sight).items() if a.by)
    assert label == "Carpet · 5 · 3"
    assert not [k for k in keys_of(sight) if k.argument.startswith("way.")]


def test_a_way_that_needs_the_die_says_its_odds():
    sight = seen(hand=0, land=WALLED, finds={"carpet": (1, Gate())})
    found = {a: label for a, label in moves_of(sight).items() if a.by}
    assert found == {Conquer(5, True, "carpet"): "Carpet · 5 🎲1+ (50%)"}


def test_a_way_can_be_typed_as_the_list_offers_it():
    sight = seen(finds=TWO)
    for offer in choices.targets(sight):
        action = typed.conquest(sight.table, offer.value)
        assert action in legal(*sight.table.playing()), offer
    names = {offer.value: offer.name for offer in choices.targets(sight)}
    assert names["5 @carpet"].startswith("Carpet · 5 · 3 (")


@pytest.mark.parametrize(
    ("language", "due", "whose"),
    [
        ("en", " + 2 coins", " to WWW"),
        ("ja", " · 支払い2コイン", "（エルフ、支払い先：WWW"),
        ("ko", " + 승점 2점", " (엘프, WWW"),
    ],
)
def test_coins_that_are_due_stand_with_the_price(language: str, due: str, whose: str):
    sight = seen(language, races={"elves": Levies()})
    told = {action.region: label for action, label in moves_of(sight).items()}
    assert told[2].endswith(due)
    assert [region for region, label in told.items() if label.endswith(due)] == [2]
    assert f"{due}{whose}" in pages.page(sight, "prices").text
    (offered,) = (offer.name for offer in choices.targets(sight) if offer.value == "2")
    assert offered.endswith(due)


def test_the_board_in_words_tells_of_ways_and_coins():
    sight = seen(finds=TWO, races={"elves": Levies()})
    text = "".join(textboard.page(sight, n).text for n in range(2))
    assert "Carpet (/conquer): you can conquer " in text
    assert "Sharp Sword (/conquer): you can conquer 2 for 1 + 2 coins" in text
    assert "**you can conquer it for 3** + 2 coins" in text


# ------------------------------------------------------------------------------- prices


def told_of(text: str, region: int) -> str:
    """Return what the page of prices tells of a region."""
    (found,) = [p for p in text.split("\n**")[1:] if p.startswith(f"{region}**")]
    return found


def test_prices_are_told_by_every_way_with_reasons():
    text = pages.page(seen(finds=TWO), "prices").text
    two = told_of(text, 2)
    assert "- **3** = 2 base +1 defender" in two
    assert "- Sharp Sword: **1** = 2 base +1 defender −2 Sharp Sword" in two
    assert "- Carpet: **3** = 2 base +1 defender" in two
    assert "Carpet: **3** = 2 base +1 mountain" in told_of(text, 5), "nothing else reaches it"


def test_prices_by_a_way_tell_its_odds_and_what_is_more_than_one_can_pay():
    text = pages.page(seen(hand=0, finds=TWO), "prices").text
    assert "- **3** = 2 base +1 defender · 🎲 50%" in told_of(text, 2)
    dear = pages.page(seen(hand=1, finds=TWO, land=WALLED), "prices").text
    assert "- **11** = 2 base +9 defenders, more than you can pay" in told_of(dear, 2)


def test_prices_tell_whom_coins_go_to_and_when():
    text = pages.page(seen(races={"elves": (Levies(), Late())}), "prices").text
    assert "+ 2 coins to WWWW" in told_of(text, 2)
    assert "(Elves) + 1 coin to the bank (Elves, only if you take it)" in told_of(text, 2)


def test_prices_tell_why_a_region_cannot_be_had_in_some_way():
    sight = seen(finds=TWO, races={"elves": Plain()})
    two = told_of(pages.page(sight, "prices").text, 2)
    assert "- **3** = 2 base +1 defender" in two
    assert "- Sharp Sword: That doesn't work against region 2" in two
    poor = seen(races={"elves": Levies()}, coins=1, land=FREE)
    assert "have to pay 2 coins, and you have 1" in told_of(pages.page(poor, "prices").text, 2)


def test_prices_tell_what_powers_take_and_what_a_roll_could_do():
    sorcerers = seen(races={"orcs": Convert()}, land=LAND)
    assert "no tokens from your hand" in told_of(pages.page(sorcerers, "prices").text, 2)
    rolling = seen(hand=0, races={"orcs": Rolls()}, land=FREE)
    told = told_of(pages.page(rolling, "prices").text, 4)
    assert "Orcs: **3** = 2 base +1 Lost Tribe · 🎲 50%" in told


def test_many_prices_take_several_pages_and_none_is_lost(monkeypatch):
    monkeypatch.setattr(prices, "MOST_TEXT", 420)
    sight = seen(finds=TWO, races={"elves": (Levies(), Late())})
    told, asked = [], "prices"
    for _ in range(9):
        page = pages.page(sight, asked)
        assert len(page.text) <= 420
        told += page.text.split("\n")[1:]
        asked = next(k.argument for k in keys_of(sight, asked) if k.argument[:6] == "prices")
        if asked == "prices.0":
            break
    assert asked == "prices.0"
    assert sum("Carpet" in line for line in told) == len(moves_of(sight, "way.0"))


# -------------------------------------------------------------- pieces that conquer, relics


def test_pieces_that_conquer_like_tokens_count_for_odds_and_are_told():
    sight = seen(hand=0, land=FREE)
    army = sight.table.playing()[1].armies[0]
    before = pages.page(sight).text
    army.extra = {"hammer": 1}
    told = Sight(replace(sight.table), sight.user, sight.wording)
    text = pages.page(told).text
    assert "Also in your hand, to use like a token when you conquer: hammer." in text
    assert "like a token when you conquer" not in before
    assert "4 · 3" in {k.label for k in keys_of(told)}, "three are enough"
    assert "with 2 in hand, hammer in hand" in "".join(textboard.lines(told))
    alt = alt_text(told.view, told.wording.labels, told.wording.words)
    assert "2 in hand, hammer in hand" in alt


def test_one_tap_tells_what_each_relic_does():
    sight = seen(finds=TWO)
    does = pages.page(sight, "does").text
    for line in ("Conquer any region, wherever it lies.", "One conquest costs two less."):
        assert line in does
    links = [k.argument for k in keys_of(sight) if k.argument.startswith("way.")]
    assert links
    assert any("wherever it lies" in pages.page(sight, link).text for link in links)


def test_what_is_lent_is_explained_with_what_one_has():
    sight = seen(finds={"sword": (3, Sharp())}, powers={"merchant": Borrows("sword")})
    assert "One conquest costs two less." in pages.page(sight, "does").text


def test_regions_open_by_a_way_or_a_power_are_asked_about_before_a_turn_is_wasted():
    def wasted(**more) -> tuple[int, ...]:
        table = seen(**more).table
        return forgone(table, default_of(table))

    assert wasted(land=WALLED, hand=3) == ()
    assert wasted(land=WALLED, hand=3, finds={"carpet": (1, Gate())}) == (5,)
    assert wasted(land=LAND, hand=1, races={"orcs": Convert()}) == (2,)
