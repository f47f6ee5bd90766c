"""The state of a table of Weigh Anchor."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import (
    FLAG,
    SEATS,
    Column,
    ListOf,
    TupleOf,
    WithDefault,
)
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record, record_type
from parlour.core.data.values import Value
from parlour.core.domains import count_of
from parlour.core.frames import Stack, State
from parlour.core.text.notation import NUMBER, SEAT, Number, Seat
from parlour.games.weigh_anchor.edition import AnchorEdition, Form
from parlour.games.weigh_anchor.fields import CARD, VESSELS, VesselName
from parlour.games.weigh_anchor.menu import OutsideMenu
from parlour.games.weigh_anchor.options import Options
from parlour.kit.ledger import BANK
from parlour.kit.menu import StepMenu
from parlour.kit.pack import Pack
from parlour.kit.trade.deal_menu import DealMenu

FREE: Final = -1
"""Not in the Dock. Other values are the number of turns spent there."""
NO_TOKEN: Final = -1


@record
@mypyc_attr(acyclic=True)
class Holding:
    """The holdings of one seat, each value in a machine word. The last three are derived from the rest of the table."""

    cash: i64
    at: i64
    """The space the seat's token is on."""
    dock: i64
    """FREE, or the number of turns spent in the Dock."""
    cards: i64
    """The Get Out cards of the seat, as bits over `edition.kept_cards`."""
    vessels: i64
    """The seat's deeds, as bits."""
    groups: i64 = 0
    """The groups the seat holds completely, as bits."""
    goods: i64 = 0
    """The goods the seat may trade, as bits: vessels, then cards."""
    goods_count: i64 = 0


@record
class Claim(Value):
    """Hire that its owner may ask for until the claim lapses (WA-R33)."""

    owner: Annotated[Seat, "Who may ask for the hire."]
    lander: Annotated[Seat, "Who owes it."]
    vessel: Annotated[VesselName, "The vessel landed on."]
    amount: Annotated[Number, "How much."]
    turn: Annotated[Number, "The number of the turn in which the lander landed."]


@record
class AnchorState(State):
    """Everything that changes in a game. Edition and options do not change and are shared by copies.

    Sets of seats and vessels are bits in a machine word. A position has players and owners in place of `seats` to
    `packs`: see `position`. Derived values (complete groups, groups with pieces, the Bank's stock, goods that may be
    traded, unseen cards) are computed there and updated by the functions of `effects`, nowhere else.
    """

    edition: AnchorEdition
    options: Options
    seats: int
    holdings: list[Holding]
    tokens: tuple[int, ...]
    playing: i64
    """The seats in the game, as bits; `salaried` and `moved` likewise."""
    salaried: i64
    moved: i64
    bank: i64
    """The Bank's balance. It is negative, so that the Bank, all cash and the pot add up to zero."""
    owned: i64
    """The vessels that have an owner, as bits."""
    cards_kept: i64
    """The Get Out cards held by players, as bits."""
    most_decks: i64
    built: i64
    """The vessels of all groups that have a piece, as bits."""
    decks: i64
    """The decks the Bank has left; `suites` likewise."""
    suites: i64
    packs: tuple[Pack, Pack]
    levels: Annotated[
        tuple[int, ...],
        Column("vessel", NUMBER, 0),
        "The pieces on each vessel: 1 to 4 decks, 5 for a suite (in the short game 1 to 3 decks, 4 for a suite).",
    ]
    mortgaged: Annotated[i64, VESSELS, "The vessels that are mortgaged."]
    paid: Annotated[
        list[list[int]],
        WithDefault(ListOf(ListOf(NUMBER)), []),
        "With sell_back_base = amount_paid: by group what each piece cost, in the order of buying (WA-R25).",
    ]
    chance: Annotated[
        tuple[int, ...], TupleOf(CARD), "The Chance cards put back under the pack, in order; the others are unseen."
    ]
    chest: Annotated[
        tuple[int, ...], TupleOf(CARD), "The Chest cards put back under the pack, in order; the others are unseen."
    ]
    claims: Annotated[
        list[Claim],
        WithDefault(ListOf(record_type(Claim)), []),
        "Hire that owners may still ask for, where hire must be asked for (WA-R33).",
    ]
    pot: Annotated[i64, NUMBER, "The money in the pot of fines, where an option has one."]
    mover: Annotated[i64, SEAT, "Whose turn it is."]
    doubles: Annotated[i64, NUMBER, "Doubles thrown in this turn, one after the other."]
    has_left_dock: Annotated[
        bool, WithDefault(FLAG, False), "Whether the mover has left the Dock by card or fine in this turn."
    ]
    turn: Annotated[i64, NUMBER, "How many turns are over."]
    standing: Annotated[i64, SEATS, "The seats whose pass stands: they are not waited for in windows (WA-R13)."]
    revision: Annotated[i64, NUMBER, "The number of the last offer made at this table."]
    stack: Stack
    outcome: Ending = None
    _owners: tuple[int, ...] | None = None
    """Cache of `owners`."""

    def __post_init__(self) -> None:
        self.menus: list[StepMenu | None] = [None] * self.seats
        """Each seat's choices in a window. A menu reads the state it was created for, so copies have none."""
        self.deal_menus: list[DealMenu | None] = [None] * self.seats
        self.outside_menus: list[OutsideMenu | None] = [None] * self.seats
        self.stale: i64 = (1 << self.seats) - 1
        """The seats whose menu is out of date because deeds, cash, a level or a mortgage changed."""

    def regroup(self, holding: Holding) -> None:
        """Recompute the complete groups after a seat's deeds have changed."""
        self._owners = None
        lacking = ~holding.vessels
        groups: i64 = 0
        bit: i64 = 1
        for bits in self.edition.sets.bits:
            if bits & lacking == 0:
                groups |= bit
            bit <<= 1
        holding.groups = groups

    def restock_one(self, holding: Holding) -> None:
        """Recompute the goods a seat may trade: vessels of unimproved groups (WA-075, WA-077), cards (WA-043)."""
        goods = holding.vessels & ~self.built | holding.cards << len(self.levels)
        holding.goods = goods
        holding.goods_count = count_of(goods)

    def restock(self) -> None:
        """Recompute the goods of every seat; see `restock_one`."""
        for holding in self.holdings:
            self.restock_one(holding)

    def owner(self, vessel: i64) -> int:
        """Return the seat that owns a vessel, or BANK."""
        if self.owned >> vessel & 1:
            for seat, holding in enumerate(self.holdings):
                if holding.vessels >> vessel & 1:
                    return seat
        return BANK

    @property
    def owners(self) -> tuple[int, ...]:
        """The owner of every vessel, for a position. The tuple is reused while no deed changes hands."""
        owners = self._owners
        if owners is None:
            owners = tuple([self.owner(vessel) for vessel in range(len(self.levels))])
            self._owners = owners
        return owners

    def form(self) -> Form:
        """Return the figures of the full or the short game."""
        return self.edition.short if self.options.short else self.edition.full
