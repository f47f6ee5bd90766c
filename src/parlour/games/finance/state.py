"""The state of a table of Finance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from parlour.core.data.values import Value
from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.menu import FinanceMenu
from parlour.games.finance.options import Options
from parlour.games.finance.rides import Ride
from parlour.kit.deeds import Deeds, deeds_of
from parlour.kit.ledger import opened
from parlour.kit.pack import Pack

FREE: Final = -1
"""Not in Jail. Other values are the number of failed tries to leave it."""
CORNER: Final = 1
CARD: Final = 2
"""With `CORNER`: what Jail insurance covers, as bits."""
IDLE_AFTER_OFFER: Final = -1
"""The idle count after an offer: the turn of the offer itself does not count as idle (FIN-R08)."""


@final
class Player(Value):
    """One seat as written in a position. The state stores these values by column."""

    def __init__(self, cash: int, at: int, jail: int, is_in: bool, owes: int) -> None:
        self.cash = cash
        self.at = at
        self.jail = jail
        self.is_in = is_in
        self.owes = owes
        """With bank_debt = carry: what is deducted from the seat's next receipts (FIN-R26)."""


@final
class Claim(Value):
    """A rent that may be claimed, or a free ride that may be struck off, until the visitor moves on (FIN-R41)."""

    def __init__(
        self, owner: int, visitor: int, lease: int, amounts: tuple[int, ...], single: int, is_ride: bool
    ) -> None:
        self.owner = owner
        self.visitor = visitor
        self.lease = lease
        self.amounts = amounts
        """What is due to each seat, fixed at the stop; empty for a ride."""
        self.single = single
        """The plain rent if it may be doubled (FIN-D23), else 0."""
        self.is_ride = is_ride


@final
class Pact(Value):
    """Shared income of the railroads or utilities. `holder` has all leases; NOBODY: each keeps their own (FIN-R35)."""

    def __init__(self, series: int, holder: int, shares: tuple[int, ...]) -> None:
        self.series = series
        self.holder = holder
        self.shares = shares
        """Whole percents by seat, 100 in total."""


@final
class FinanceState(State):
    """Everything that changes in a game. Edition and options do not change and are shared by copies.

    Players are stored by column. Derived values (sets of leases, series with houses, houses left, unseen cards) are
    computed in the constructor and updated by the functions of `effects`, nowhere else.
    """

    def __init__(
        self,
        edition: FinanceEdition,
        options: Options,
        stack: list[Frame[FinanceState]],
        outcome: Outcome | None,
        players: list[Player],
        owners: Sequence[int],
        houses: Sequence[int],
        mortgaged: int,
        withdrawn: int,
        rides: list[Ride],
        pacts: list[Pact],
        claims: list[Claim],
        income: int,
        cover: int,
        mover: int,
        first: int,
        round: int,
        turn: int,
        idle: int,
        auctioneer: int,
        has_sold_early: bool,
        standing: int,
        resigning: int,
        revision: int,
        chance: tuple[int, ...],
        chest: tuple[int, ...],
    ) -> None:
        self.edition = edition
        self.options = options
        self.mortgaged = mortgaged
        self.withdrawn = withdrawn
        self.rides = rides
        self.pacts = pacts
        self.claims = claims
        self.income = income
        """With forgetters: the circuits of this turn that the mover has not collected income for (FIN-133)."""
        self.cover = cover
        """What the mover is insured against until the throw is over, as bits."""
        self.mover = mover
        self.first = first
        """The seat that moved first; rounds are counted by it (FIN-R30)."""
        self.round = round
        """How many rounds are over."""
        self.turn = turn
        """How many turns are over."""
        self.idle = idle
        """Consecutive turns without an offer (FIN-R08)."""
        self.auctioneer = auctioneer
        self.has_sold_early = has_sold_early
        """Whether the Auctioneer has offered a lease since the last throw (FIN-D08)."""
        self.standing = standing
        """The seats with a standing pass, as bits."""
        self.resigning = resigning
        """The seats, as bits, that leave at the next open window (FIN-R46)."""
        self.revision = revision
        """The number of the last proposal made at this table."""
        self.chance = chance
        """With deck_mode = draw: the cards put back under the deck, in order; `chest` likewise."""
        self.chest = chest
        super().__init__(stack, outcome)
        if players:  # copy() passes no players and sets the attributes itself
            self._seat(players)
            self._derive(tuple(owners), tuple(houses))

    def _seat(self, players: list[Player]) -> None:
        self.seats = len(players)
        self.cash = opened([player.cash for player in players], 0)
        """Each seat's money, then an empty pot, then the Bank's (see kit.ledger)."""
        self.at = [player.at for player in players]
        self.jail = [player.jail for player in players]
        self.owes = [player.owes for player in players]
        self.playing = 0
        """The seats in the game, as bits."""
        for seat, player in enumerate(players):
            self.playing |= player.is_in << seat

    def _derive(self, owners: tuple[int, ...], houses: tuple[int, ...]) -> None:
        self.owners = owners
        self.houses = houses
        sets = self.options.sets
        self.built = 0
        """The leases of all series that have a house, as bits."""
        for lease, count in enumerate(houses):
            if count > 0:
                self.built |= sets.bits[sets.of[lease]]
        self.deeds = self.holdings(owners)
        self.partners = self.found_partners()
        """The owners of the railroads and of the utilities, by series; none while a lease of the set has no owner."""
        self.house_stock = self.options.house_supply - sum(houses)
        """Houses left, if their number is limited (FIN-R16)."""
        unseen = ~(sum([1 << card for card in (*self.chance, *self.chest)]))
        edition = self.edition
        self.decks = (
            Pack(self.chance, unseen & edition.chance_bits),
            Pack(self.chest, unseen & edition.chest_bits),
        )
        self.menus: list[FinanceMenu | None] = [None] * self.seats
        """Each seat's choices in a window, created at its first ask."""
        self.stale = 0
        """The seats whose menu is out of date, as bits; for those in `unsettled`, leases or houses have changed too."""
        self.unsettled = 0

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

    @property
    def players(self) -> list[Player]:
        """The seats as a list, for a position."""
        return [
            Player(self.cash[seat], self.at[seat], self.jail[seat], bool(self.playing >> seat & 1), self.owes[seat])
            for seat in range(self.seats)
        ]

    def stacked(self) -> int:
        """Return the leases in the Auctioneer's stack, as bits."""
        return self.edition.every_lease & ~self.deeds.owned & ~self.withdrawn

    def copy(self) -> FinanceState:
        s = FinanceState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            [],
            (),
            (),
            self.mortgaged,
            self.withdrawn,
            self.rides[:],
            self.pacts[:],
            self.claims[:],
            self.income,
            self.cover,
            self.mover,
            self.first,
            self.round,
            self.turn,
            self.idle,
            self.auctioneer,
            self.has_sold_early,
            self.standing,
            self.resigning,
            self.revision,
            self.chance,
            self.chest,
        )
        s.seats = self.seats
        s.cash = self.cash[:]
        s.at = self.at[:]
        s.jail = self.jail[:]
        s.owes = self.owes[:]
        s.playing = self.playing
        s.owners = self.owners
        s.houses = self.houses
        s.built = self.built
        s.deeds = self.deeds
        s.partners = self.partners
        s.house_stock = self.house_stock
        s.decks = self.decks
        s.menus = [None] * self.seats  # a menu reads the state it was created for
        s.stale = 0
        s.unsettled = 0
        return s
