"""The state of a table of Finance."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from parlour.core.data.fields import (
    FLAG,
    SEATS,
    Absent,
    Column,
    ListOf,
    TupleOf,
    WithDefault,
)
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record, record_type
from parlour.core.data.values import Value
from parlour.core.frames import Stack, State
from parlour.core.text.notation import NUMBER, SEAT, Number, Seat
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.fields import CARD as CARD_NAME, LeaseName, LeaseSet, SeriesName
from parlour.games.finance.options import Options
from parlour.games.finance.rides import Ride
from parlour.kit.deeds import NOBODY, Deeds, deeds_of
from parlour.kit.menu import StepMenu
from parlour.kit.pack import Pack
from parlour.kit.trade.deal_menu import DealMenu
from parlour.kit.trade.shares import SharesBySeat

FREE: Final = -1
"""Not in Jail. Other values are the number of failed tries to leave it."""
CORNER: Final = 1
CARD: Final = 2
"""With `CORNER`: what Jail insurance covers, as bits."""
IDLE_AFTER_OFFER: Final = -1
"""The idle count after an offer: the turn of the offer itself does not count as idle (FIN-R08)."""


@record
class Claim(Value):
    """A rent that may be claimed, or a free ride that may be struck off, until the visitor moves on (FIN-R41)."""

    owner: Annotated[Seat, "Who may claim."]
    visitor: Annotated[Seat, "Who has stopped there."]
    lease: Annotated[LeaseName, "The lease."]
    amounts: Annotated[
        tuple[int, ...], TupleOf(NUMBER), "What is due to each seat, fixed at the stop; empty for a ride."
    ] = ()
    single: Annotated[Number, "The plain rent where it may be doubled (FIN-D23), else 0."] = 0
    is_ride: Annotated[bool, "Whether a free ride may be struck off."] = False


@record
class Pact(Value):
    """Shared income of the railroads or utilities. `holder` has all leases; NOBODY: each keeps their own (FIN-R35)."""

    series: Annotated[SeriesName, "The series whose income is shared."]
    holder: Annotated[int, WithDefault(Absent(SEAT), NOBODY), "Who holds all its leases; null: each keeps their own."]
    shares: Annotated[SharesBySeat, "Whole percent by seat, 100 in all."]


@record
class FinanceState(State):
    """Everything that changes in a game. Edition and options do not change and are shared by copies.

    Players are stored by column; a position has them by seat, see `position`. Derived values (`deeds` to `decks`) are
    computed there and updated by the functions of `effects`, nowhere else.
    """

    edition: FinanceEdition
    options: Options
    seats: int
    cash: list[int]
    """Each seat's money, then an empty pot, then the Bank's (see kit.ledger)."""
    at: list[int]
    jail: list[int]
    owes: list[int]
    playing: i64
    """The seats in the game, as bits."""
    deeds: Deeds
    partners: tuple[int, ...]
    """The owners of the railroads and of the utilities, by series; none while a lease of the set has no owner."""
    built: int
    """The leases of all series that have a house, as bits."""
    house_stock: int
    """Houses left, if their number is limited (FIN-R16)."""
    decks: tuple[Pack, Pack]
    """The cards of each deck that have not been seen, and those put back."""
    owners: Annotated[
        tuple[int, ...],
        Column("lease", SEAT, NOBODY),
        "Who owns each lease; those in the Auctioneer's stack are left out.",
    ]
    houses: Annotated[tuple[int, ...], Column("lease", NUMBER, 0), "The houses on each lease."]
    mortgaged: Annotated[LeaseSet, "The leases that are mortgaged."]
    withdrawn: Annotated[LeaseSet, "The leases that are out of the game (FIN-R28)."]
    rides: Annotated[list[Ride], WithDefault(ListOf(record_type(Ride)), []), "Free rides that players hold."]
    pacts: Annotated[list[Pact], WithDefault(ListOf(record_type(Pact)), []), "Series whose income is shared."]
    claims: Annotated[
        list[Claim],
        WithDefault(ListOf(record_type(Claim)), []),
        "Rents that may be claimed and rides that may be struck off until the visitor moves on (FIN-R41).",
    ]
    income: Annotated[
        int,
        WithDefault(NUMBER, 0),
        "With the option forgetters: the circuits of this turn that the mover has not collected for (FIN-133).",
    ]
    cover: Annotated[
        int,
        WithDefault(NUMBER, 0),
        "What the mover is insured against in this throw: 1 the corner, 2 the card, 3 both.",
    ]
    mover: Annotated[Seat, "Whose turn it is."]
    first: Annotated[Seat, "The seat that moved first: rounds are counted by it (FIN-R30)."]
    round: Annotated[Number, "How many rounds are over."]
    turn: Annotated[Number, "How many turns are over."]
    idle: Annotated[Number, "Turns in a row without a lease being offered; -1 after a turn with an offer (FIN-R08)."]
    auctioneer: Annotated[
        int, WithDefault(Absent(SEAT), NOBODY), "Who is the Auctioneer, where a player is; null otherwise."
    ]
    has_sold_early: Annotated[
        bool,
        WithDefault(FLAG, False),
        "Whether the Auctioneer has offered a lease since the last throw (FIN-D08).",
    ]
    standing: Annotated[i64, SEATS, "The seats whose pass stands: they are not waited for in windows."]
    resigning: Annotated[int, WithDefault(SEATS, 0), "The seats that leave at the next open window (FIN-R46)."]
    revision: Annotated[Number, "The number of the last proposal made at this table."]
    chance: Annotated[
        tuple[int, ...],
        WithDefault(TupleOf(CARD_NAME), ()),
        "With the option deck_mode = draw: the Chance cards put back under the deck, in order.",
    ]
    chest: Annotated[
        tuple[int, ...],
        WithDefault(TupleOf(CARD_NAME), ()),
        "With the option deck_mode = draw: the Community Chest cards put back under the deck, in order.",
    ]
    stack: Stack
    outcome: Ending = None

    def __post_init__(self) -> None:
        self.menus: list[StepMenu | None] = [None] * self.seats
        """Each seat's choices in a window, created at its first ask. A menu reads the state it was created for."""
        self.deal_menus: list[DealMenu | None] = [None] * self.seats
        """Each seat's choices about deals, in windows and auctions."""
        self.stale: i64 = 0
        """The seats whose menu is out of date, as bits."""

    def holdings(self, owners: tuple[int, ...]) -> Deeds:
        """Return the holdings. If series shrink, a series consists of its leases still in the game (FIN-R28)."""
        sets = self.options.sets
        if not (self.options.shrinks and self.withdrawn):
            return deeds_of(sets, owners, self.seats)
        bits = tuple([self._series_left(n) for n in range(len(sets.bits))])
        held = deeds_of(sets, owners, self.seats).held
        whole = [sum([1 << n for n, group in enumerate(bits) if group & mine == group]) for mine in held]
        return Deeds(sets.of, bits, owners, held, tuple(whole), sum(held))

    def found_partners(self) -> tuple[int, ...]:
        """Return the seats that could share the income of each set (FIN-R34); other series have none."""
        owners = [0] * len(self.edition.sets.deeds)
        for series in self.edition.shared_series:
            owners[series] = self._owners_of(series)
        return tuple(owners)

    def _owners_of(self, series: int) -> int:
        owners = 0
        for lease in self.edition.sets.deeds[series]:
            if self.owners[lease] < 0:
                return 0
            owners |= 1 << self.owners[lease]
        return owners

    def _series_left(self, series: int) -> int:
        bits = self.options.sets.bits[series]
        if not self.edition.series[series].is_buildable:
            return bits
        # an empty series must not count as held by anyone
        return bits & ~self.withdrawn or 1 << len(self.edition.leases)

    def stacked(self) -> int:
        """Return the leases in the Auctioneer's stack, as bits."""
        return self.edition.every_lease & ~self.deeds.owned & ~self.withdrawn
