"""What one player, or a bystander, may see of a table.

A :class:`View` is all that pictures, messages and panels are made from; what
it does not hold cannot leak.  Hidden are: the coins of others while they are
secret, the seed, the order of the stacks (B-63), and what others may answer.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from .box import Box
from .market import Offer
from .scoring import Rank, ranking
from .setup import Setup
from .sides import Sides
from .specs import STEP_SPECS, MarkerSpec, RegionSpec, StepSpec
from .state import Army, Conquest, Question, State, Withdrawal
from .steps import deciders
from .table import Game
from .things import Family


@dataclass(frozen=True, slots=True)
class RegionView:
    """One region as it lies on the table, print and pieces together."""

    id: int
    terrain: str
    symbols: tuple[str, ...]
    coastal: bool
    natives: int
    markers: tuple[tuple[str, int], ...]
    """Marker id and number of pieces, in the order of the box."""
    army: int | None = None
    owner: int | None = None
    """Seat of the player who holds it."""
    race: str | None = None
    active: bool = True
    """``False``: the race that holds it is in decline."""
    tokens: int = 0
    native: str = ""
    """Kind of the original inhabitants that are printed there; empty: none are."""
    printed: str = ""
    """The marker that is part of its terrain; empty: none is."""
    water: bool = False
    board: str = ""
    """Id of the board it is printed on."""
    number: int = 0
    """Its number on that board."""


@dataclass(frozen=True, slots=True)
class ArmyView:
    """One race in play."""

    id: int
    player: int
    race: str
    power: str | None
    active: bool
    hand: int
    """Tokens in hand."""
    driven: int
    """Tokens driven out that wait for the withdrawals."""
    aside: int
    """Tokens set aside until the race is readied again."""
    regions: tuple[int, ...]
    spares: tuple[int, ...] = ()
    """Seats whose active race may not attack it now."""
    extra: tuple[tuple[str, int], ...] = ()
    """Pieces in hand that conquer like tokens, by marker, and how many."""
    faction: str = ""
    """What its race belongs to by its print; empty: nothing."""
    sides_with: str = ""
    """The faction with which it sides for this turn; empty: with none but its own."""

    @property
    def force(self) -> int:
        """What it can spend on a conquest: tokens in hand and pieces like them."""
        return self.hand + sum(n for _, n in self.extra)


@dataclass(frozen=True, slots=True)
class ComboView:
    """A combo on offer."""

    race: str
    power: str
    price: int
    """Coins to pay."""
    coins: int
    """Coins that lie on it, and are got with it."""
    tokens: int
    """Race tokens that come with it (the Amazons' extra ones not counted)."""
    place: int = 0
    """How it is called by :class:`engine.actions.Pick`."""
    seats: tuple[int, ...] | None = None
    """Who may take it; ``None``: everybody."""
    faction: str = ""
    """What the race belongs to by its print; empty: nothing."""


class Banners(NamedTuple):
    """A column of banners of one faction, beside others that share the badges with it."""

    faction: str
    seats: tuple[int, ...]
    """Who may take them."""
    races: tuple[str, ...]
    """From the first row on; empty: a gap."""
    left: int
    """How many lie under them."""


class Rows(NamedTuple):
    """Badges and banners that lie apart: each row is a badge that several columns share."""

    badges: tuple[str, ...]
    """From the first row on; empty: a gap."""
    prices: tuple[int, ...]
    """Coins to pay for whatever is taken in each row."""
    columns: tuple[Banners, ...]


@dataclass(frozen=True, slots=True)
class FindView:
    """A thing that was found on the board and lies there for all to see."""

    id: str
    family: Family
    region: int
    badge: str = ""
    """The power badge that lies with it; empty: none does."""


@dataclass(frozen=True, slots=True)
class PieceView:
    """Pieces that lie before a player and in no region."""

    seat: int
    marker: str
    number: int


@dataclass(frozen=True, slots=True)
class View:
    """A table as ``seat`` sees it (``None``: a bystander)."""

    setup: Setup
    """What the table is set up with."""
    seat: int | None
    seats: int
    round: int
    rounds: int
    player: int
    """Seat whose turn it is."""
    step: str
    acting: int | None
    """Id of the army that acts."""
    deciders: tuple[int, ...]
    """Seats that have something to decide now; empty when the game is over."""
    die: int | None
    """A roll that waits for its conquest, in tokens."""
    regions: tuple[RegionView, ...]
    armies: tuple[ArmyView, ...]
    coins: tuple[int | None, ...]
    """Coins by seat, ``None`` where secret."""
    column: tuple[ComboView, ...]
    """The combos on offer, as they are shown."""
    banners: int
    """Banners left in the stack."""
    badges: int
    """Badges left in the stack."""
    tray: tuple[tuple[str, int], ...]
    """Race tokens left, by race."""
    supply: tuple[tuple[str, int], ...]
    """Pieces that lie nowhere and are still in the game, by marker, where there is a limit."""
    questions: tuple[Question, ...]
    """Those to others say who is asked and of what, but not what he may answer or has chosen.

    That may hang on his coins (a region that costs a toll, W-44).
    """
    journal: tuple[Conquest, ...]
    """This turn's conquests."""
    readied: tuple[tuple[int, int], ...] = ()
    """Regions and tokens that the acting army has picked up from them, nothing being done yet."""
    withdrawals: tuple[Withdrawal, ...] = ()
    """What was withdrawn by standing order and may still be rearranged by its player."""
    ranking: tuple[Rank, ...] = ()
    """The sides, best first; only when the game is over."""
    finds: tuple[FindView, ...] = ()
    """What was found and lies on the board, by region."""
    pieces: tuple[PieceView, ...] = ()
    """What lies before players, by seat."""
    markers: Mapping[str, MarkerSpec] = field(default_factory=dict)
    """What each kind of marker does, in the order of the box."""
    forced: tuple[Conquest, ...] = ()
    """What was forced off regions this turn without a conquest."""
    slots: int = 0
    """How many combos there is room for on offer."""
    gone: tuple[tuple[str, int], ...] = ()
    """Pieces that are out of the game for good, by marker."""
    sides: Sides = field(default_factory=lambda: Sides(()))
    """Who plays with whom."""
    rows: Rows | None = None
    """How badges and banners lie apart; ``None``: each combo on offer lies by itself."""

    @property
    def at(self) -> StepSpec:
        """The step."""
        return STEP_SPECS[self.step]

    @property
    def boards(self) -> tuple[str, ...]:
        """Ids of the boards on the table, ``base-3p``: the names of their geometry."""
        return self.setup.boards

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, together where they tie; none before the game is over."""
        return tuple(seat for rank in self.ranking if rank.place == 1 for seat in rank.seats)

    @property
    def over(self) -> bool:
        """The last round is played."""
        return self.at.over

    def region(self, region: int) -> RegionView:
        """Return the region numbered ``region``.

        :raises KeyError: there is none.
        """
        for r in self.regions:
            if r.id == region:
                return r
        raise KeyError(region)

    def is_allys(self, region: int) -> bool:
        """Whether an ally of the player whose turn it is holds ``region`` (T-04).

        :raises KeyError: there is no such region.
        """
        return self.region(region).owner in self.sides.allies(self.player)

    def army(self, army: int) -> ArmyView:
        """Return the army with id ``army``.

        :raises KeyError: there is none.
        """
        for a in self.armies:
            if a.id == army:
                return a
        raise KeyError(army)

    def standing(self) -> View:
        """Return the table with the troops where they stood before they were readied.

        Once something has been done in the turn it is the view itself.
        """
        if not self.readied:
            return self
        back = dict(self.readied)
        picked_up = sum(back.values())
        return replace(
            self,
            regions=tuple(replace(r, tokens=r.tokens + back.get(r.id, 0)) for r in self.regions),
            armies=tuple(
                replace(a, hand=a.hand - picked_up) if a.id == self.acting else a
                for a in self.armies
            ),
            readied=(),
        )

    def found_by(self, army: ArmyView) -> tuple[FindView, ...]:
        """Return what lies in the regions that ``army`` holds."""
        return tuple(find for find in self.finds if find.region in army.regions)

    def combo(self, place: int) -> ComboView:
        """Return the combo that is on offer at ``place``.

        :raises KeyError: there is none.
        """
        for combo in self.column:
            if combo.place == place:
                return combo
        raise KeyError(place)

    def offered(self, seat: int | None) -> tuple[ComboView, ...]:
        """Return the combos that ``seat`` may take if it can pay; all for a bystander."""
        return tuple(c for c in self.column if c.seats is None or seat is None or seat in c.seats)

    def active(self, seat: int) -> ArmyView | None:
        """Return the active army of ``seat``, if there is one."""
        return next((a for a in self.armies if a.player == seat and a.active), None)


def view(
    box: Box,
    state: State,
    seat: int | None = None,
    *,
    open_scores: bool = False,
    shown: Collection[int] = (),
) -> View:
    """Return what ``seat`` may see; coins of all when the game is over or scores are open.

    ``shown``: the seats that show their coins to their allies (T-04).
    """
    game, turn, over = Game(box, state), state.turn, state.turn.at.over
    known = frozenset() if seat is None else box.sides.shown(seat, shown)
    return View(
        setup=box.setup,
        seat=seat,
        seats=len(state.coins),
        round=turn.round,
        rounds=box.rounds,
        player=turn.player,
        step=turn.step,
        acting=turn.army,
        deciders=deciders(state),
        die=turn.die,
        regions=tuple(_region(game, spec) for spec in box.regions.values()),
        armies=tuple(_army(game, army) for army in state.armies),
        coins=tuple(
            c if over or open_scores or i in known else None for i, c in enumerate(state.coins)
        ),
        column=tuple(_combo(box, offer) for offer in box.market.offers(state)),
        banners=len(state.banners),
        badges=len(state.badges),
        tray=tuple(sorted(state.tray.items())),
        supply=tuple(
            (m.id, game.supply(m.id)) for m in box.markers.values() if m.limit is not None
        ),
        questions=tuple(q if q.player == seat else _of_another(q) for q in state.questions),
        journal=tuple(turn.journal),
        markers=box.markers,
        forced=tuple(turn.forced),
        slots=box.market.slots,
        gone=tuple(sorted(state.gone.items())),
        sides=box.sides,
        rows=box.market.rows(state),
        readied=tuple(turn.readied.items()) if turn.at.conquers and not turn.begun else (),
        withdrawals=tuple(state.withdrawals),
        ranking=ranking(box, state) if over else (),
        finds=tuple(
            FindView(find.id, box.finds[find.id].family, find.region, find.badge)
            for find in sorted(state.finds, key=lambda find: find.region or 0)
            if find.region is not None
        ),
        pieces=_pieces(game),
    )


def _region(game: Game, spec: RegionSpec) -> RegionView:
    """Return a region as it lies on the table."""
    box, here = game.box, game.state.regions[spec.id]
    army, terrain = None if here.army is None else game.army(here.army), box.terrains[spec.terrain]
    return RegionView(
        spec.id,
        spec.terrain,
        tuple(sorted(spec.symbols)),
        spec.coastal,
        here.natives,
        tuple((marker, here.markers[marker]) for marker in box.markers if marker in here.markers),
        here.army,
        army.player if army else None,
        army.race if army else None,
        army.active if army else True,
        here.tokens,
        box.native(spec) if here.natives else spec.native,
        terrain.marker,
        terrain.water,
        spec.board,
        spec.number,
    )


def _army(game: Game, army: Army) -> ArmyView:
    """Return a race in play, with what anybody can see of it."""
    sparing = game.voices_of(army, "spares")
    return ArmyView(
        army.id,
        army.player,
        army.race,
        army.power,
        army.active,
        army.hand,
        army.driven,
        army.aside,
        tuple(spec.id for spec in game.regions_of(army)),
        tuple(seat for me in sparing for seat in me.effect.spares(me)),
        tuple(army.extra.items()),
        game.box.races[army.race].faction,
        game.sides_with(army),
    )


def _combo(box: Box, offer: Offer) -> ComboView:
    """Return a combo on offer, with the tokens it brings."""
    return ComboView(
        offer.race,
        offer.power,
        offer.price,
        offer.coins,
        box.combo_tokens(offer.race, offer.power),
        offer.place,
        offer.seats,
        box.races[offer.race].faction,
    )


def _of_another(question: Question) -> Question:
    """Return what others than the player asked may know of ``question``."""
    return Question(
        question.player,
        question.army,
        question.key,
        [],
        source=question.source,
        about=question.about,
    )


def _pieces(game: Game) -> tuple[PieceView, ...]:
    """Return what the effects in force have laid before players."""
    found: dict[tuple[int, str], int] = {}
    for me in game.voices("lying"):
        for seat, marker, n in me.effect.lying(me):
            found[seat, marker] = found.get((seat, marker), 0) + n
    return tuple(PieceView(*key, n) for key, n in sorted(found.items()) if n)
