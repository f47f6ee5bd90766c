"""Facts of a table of Finance, by names and seat letters, shared by all views."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr, trait

from parlour.core.text.names import Names
from parlour.core.view import Owed, ValueLine
from parlour.games.finance.figures import ends_of_stop, has_part_in, raisable, rent, rent_clause
from parlour.games.finance.phases.auction import Auction, ordinal
from parlour.games.finance.phases.debts import Debts
from parlour.games.finance.phases.turn import Turn
from parlour.games.finance.phases.window import Window
from parlour.games.finance.plans import KIND as PLAN_KIND
from parlour.games.finance.sharing import to_agree
from parlour.games.finance.state import CARD, CORNER, FinanceState
from parlour.games.finance.valuation import valuation
from parlour.kit.bits import first, members
from parlour.kit.debts import owed_in
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.offers import open_offers
from parlour.kit.trade.shares import SHARES

KIND_NAMES: Final = (
    "start",
    "lease",
    "chance",
    "community chest",
    "tariff",
    "taxes",
    "luxury",
    "jail",
    "go to jail",
)
"""Names of the kinds of squares, in the order of their numbers in the edition."""
ASSUMED_THROW: Final = 7
"""The throw assumed for a utility's rent if none has been made."""
Side = tuple[int, tuple[str, ...], tuple[tuple[int, tuple[str, ...]], ...]]
"""One side of a deal: cash, leases, and free rides (how many on which leases)."""
HIDDEN: Final = "?"
"""The owner of a lease that is hidden (FIN-R04)."""


@mypyc_attr(allow_interpreted_subclasses=True)
@trait
class FinanceViewBase:
    """The facts of a table, by seat letters and names."""

    @abstractmethod
    def _table(self) -> FinanceState: ...

    @abstractmethod
    def _names(self) -> Names: ...

    @abstractmethod
    def _shows(self, owner: int) -> bool:
        """Return whether this viewer may see what a seat owns (FIN-R04)."""

    def _figures(self) -> dict[str, object]:
        """Return amounts for display.

        `now`: the cost of a stop on each lease with a visible owner; `by`: the clause it follows from; `worth`: what
        each seat could raise.
        """
        s = self._table()
        names = s.edition.lease_names
        letters = [self._names().letter(n) for n in range(s.seats) if self._shows(n)]
        owned = [n for n, owner in enumerate(s.owners) if owner >= 0 and self._shows(owner)]
        return {
            "now": {names[n]: self.rent_now(names[n]) for n in owned},
            "by": {names[n]: self._rent_by(n) for n in owned},
            "worth": {letter: self.worth(letter) for letter in letters},
        }

    def _rent_by(self, lease: int) -> str:
        """Return the clause that a lease's present rent follows from."""
        s = self._table()
        if s.mortgaged >> lease & 1:
            return "FIN-057"
        return rent_clause(s, lease, s.houses[lease] > 0, False)

    def _owed(self) -> Owed | None:
        s = self._table()
        top = s.top if s.stack else None
        return owed_in(top.debts, self._names()) if isinstance(top, Debts) and top.debts else None

    def _worths(self) -> dict[str, int | None]:
        s = self._table()
        return {self._names().letter(n): raisable(s, n) if self._shows(n) else None for n in range(s.seats)}

    def _progress(self) -> dict[str, dict[str, object]]:
        common: dict[str, object] = {
            "rounds": self.round_limit(),
            "players": sum(self.is_in(seat) for seat in self._names().letters),
        }
        return {seat: {"have": worth} | common for seat, worth in self._worths().items() if worth is not None}

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self._names().letter(self._table().mover)

    def turns(self) -> int:
        """How many turns are over."""
        return self._table().turn

    def rounds(self) -> int:
        """How many rounds are over."""
        return self._table().round

    def round_limit(self) -> int:
        """The last round; 0 if there is none."""
        return self._table().options.round_limit

    def dice(self) -> tuple[int, int]:
        """The last throw for movement; zeros before the first."""
        turn = self._table().stack[0]
        assert isinstance(turn, Turn)
        return turn.first, turn.second

    def fee(self) -> int:
        """The fee for leaving Jail."""
        return self._table().edition.fee

    def income(self) -> int:
        """The income for a circuit of the board."""
        return self._table().edition.income

    def unclaimed(self) -> int:
        """The amount the mover may collect for circuits of this turn."""
        return self._table().income * self._table().edition.income

    def has_cover(self) -> tuple[bool, bool]:
        """Whether the mover is insured against the corner, and against the card."""
        cover = self._table().cover
        return bool(cover & CORNER), bool(cover & CARD)

    def houses_left(self) -> int:
        """Houses that can still be built; -1 if their number has no limit."""
        return self._table().house_stock if self._table().options.house_supply else -1

    def auctioneer(self) -> str:
        """The seat that is Auctioneer; '' if there is none."""
        seat = self._table().auctioneer
        return self._names().letter(seat) if seat >= 0 else ""

    def cash(self, seat: int | str) -> int:
        """A seat's money."""
        return self._table().cash[self._names().seat(seat)]

    def owes(self, seat: int | str) -> int:
        """What the Bank deducts from the seat's next receipts."""
        return self._table().owes[self._names().seat(seat)]

    def at(self, seat: int | str) -> str:
        """The square a piece stands on."""
        return self._table().edition.names["space"][self._table().at[self._names().seat(seat)]]

    def jail_tries(self, seat: int | str) -> int:
        """Failed tries to leave Jail; -1 if not in Jail."""
        return self._table().jail[self._names().seat(seat)]

    def is_in(self, seat: int | str) -> bool:
        """Whether a seat is still in the game."""
        return bool(self._table().playing >> self._names().seat(seat) & 1)

    def rests(self, seat: int | str) -> bool:
        """Whether a seat has a standing pass."""
        return bool(self._table().standing >> self._names().seat(seat) & 1)

    def leases(self, seat: int | str) -> tuple[str, ...]:
        """The leases a seat is known to own, in order of their numbers."""
        number = self._names().seat(seat)
        names = self._table().edition.lease_names
        return tuple([names[n] for n in members(self._table().deeds.held[number])]) if self._shows(number) else ()

    def complete(self, seat: int | str) -> tuple[str, ...]:
        """The series a seat is known to own completely."""
        number = self._names().seat(seat)
        names = self._table().edition.series_ids
        return tuple([names[n] for n in members(self._table().deeds.whole[number])]) if self._shows(number) else ()

    def worth(self, seat: int | str) -> int:
        """Cash, values of unmortgaged leases and half the price of houses; -1 if hidden."""
        number = self._names().seat(seat)
        return raisable(self._table(), number) if self._shows(number) else -1

    def _valuation(self, seat: int | str) -> list[ValueLine]:
        number = self._names().seat(seat)
        return valuation(self._table(), number) if self._shows(number) else []

    def owner(self, lease: str) -> str:
        """The owner's letter; '' for nobody, '?' if hidden."""
        owner = self._table().owners[self._lease(lease)]
        return "" if owner < 0 else self._names().letter(owner) if self._shows(owner) else HIDDEN

    def houses(self, lease: str) -> int:
        """How many houses stand on a lease."""
        return self._table().houses[self._lease(lease)]

    def is_mortgaged(self, lease: str) -> bool:
        """Whether a lease is mortgaged."""
        return bool(self._table().mortgaged >> self._lease(lease) & 1)

    def is_withdrawn(self, lease: str) -> bool:
        """Whether a lease has been withdrawn from sale."""
        return bool(self._table().withdrawn >> self._lease(lease) & 1)

    def number(self, lease: str) -> int:
        """The number on the lease."""
        return self._table().edition.leases[self._lease(lease)].number

    def value(self, lease: str) -> int:
        """The value printed on a lease."""
        return self._table().edition.leases[self._lease(lease)].value

    def redeem_cost(self, lease: str) -> int:
        """The cost of redeeming a mortgaged lease."""
        return self._table().options.redeem_cost[self._lease(lease)]

    def rents(self, lease: str) -> tuple[int, ...]:
        """A street's rent by the number of houses, starting with none; () for railroads and utilities."""
        return self._table().edition.leases[self._lease(lease)].rents

    def rent_now(self, lease: str) -> int:
        """The cost of a stop now, not doubled; 0 if nobody may collect. For a utility, a throw of 7 is assumed."""
        s = self._table()
        number = self._lease(lease)
        return 0 if s.owners[number] < 0 or s.mortgaged >> number & 1 else rent(s, number, ASSUMED_THROW)

    def series_of(self, lease: str) -> str:
        """The series of a lease."""
        s = self._table()
        return s.edition.series_ids[s.options.sets.of[self._lease(lease)]]

    def series_leases(self, series: str) -> tuple[str, ...]:
        """The leases of a series as played; none if the series is merged into another (FIN-R11)."""
        s = self._table()
        return tuple([s.edition.lease_names[n] for n in s.options.sets.deeds[self._names().number("series", series)]])

    def series_colour(self, series: str) -> str:
        """The colour of a series."""
        return self._table().edition.series[self._names().number("series", series)].colour

    def house_cost(self, series: str) -> int:
        """The price of a house; 0 if none can be built."""
        return self._table().edition.series[self._names().number("series", series)].house_cost

    def all_series(self) -> tuple[str, ...]:
        """The names of the series."""
        return tuple(self._table().edition.series_ids)

    def lease_at(self, space: str) -> str:
        """The lease of a square; '' if there is none."""
        lease = self._table().edition.lease_at[self._names().number("space", space)]
        return "" if lease < 0 else self._table().edition.lease_names[lease]

    def space_kind(self, space: str) -> str:
        """The kind of a square: 'lease', 'chance', 'jail'..."""
        return KIND_NAMES[self._table().edition.square_kinds[self._names().number("space", space)]]

    def spaces(self) -> tuple[str, ...]:
        """The squares in order."""
        return tuple(self._table().edition.names["space"])

    def deeds(self) -> tuple[tuple[str, str, int, bool], ...]:
        """Every lease by number: name, owner ('' nobody, '?' hidden), houses, whether it is mortgaged."""
        s = self._table()
        letters = [self._names().letter(seat) if self._shows(seat) else HIDDEN for seat in range(s.seats)]
        return tuple(
            [
                (s.edition.lease_names[n], letters[owner] if owner >= 0 else "", s.houses[n], s.mortgaged >> n & 1 == 1)
                for n, owner in enumerate(s.owners)
            ]
        )

    def withdrawn(self) -> tuple[str, ...]:
        """The leases that are out of the game."""
        s = self._table()
        return tuple([s.edition.lease_names[n] for n in members(s.withdrawn)])

    def stacked(self) -> tuple[str, ...]:
        """The leases not yet sold."""
        s = self._table()
        return tuple([s.edition.lease_names[n] for n in members(s.stacked())])

    def rides(self) -> tuple[tuple[str, str, int, tuple[str, ...]], ...]:
        """Free rides: holder, grantor, how many, and the leases they are valid on now."""
        letter, names = self._names().letter, self._table().edition.lease_names
        return tuple(
            [
                (letter(r.holder), letter(r.grantor), r.count, tuple([names[n] for n in members(r.bound)]))
                for r in self._table().rides
            ]
        )

    def ride_goods(self, series: str, count: int) -> int:
        """The goods bit for this many rides on a whole series; 0 if nobody can grant them (FIN-150)."""
        s = self._table()
        most = min(s.edition.most_rides, s.options.ride_cap or s.edition.most_rides)
        if not s.options.free_rides or not 1 <= count <= most:
            return 0
        return s.edition.rides.bit(s.options.sets.bits[self._names().number("series", series)], count)

    def shared(self) -> tuple[tuple[str, str, str], ...]:
        """Shared income: the set, its holder ('' if each keeps their own leases), the shares as text."""
        names = self._names()
        return tuple(
            [
                (
                    names.name("series", p.series),
                    names.letter(p.holder) if p.holder >= 0 else "",
                    SHARES.show(p.shares, names),
                )
                for p in self._table().pacts
            ]
        )

    def claims(self) -> tuple[tuple[str, str, str, int], ...]:
        """Open claims: owner, visitor, lease, amount (0 for a free ride to strike off)."""
        letter, names = self._names().letter, self._table().edition.lease_names
        return tuple(
            [(letter(c.owner), letter(c.visitor), names[c.lease], sum(c.amounts)) for c in self._table().claims]
        )

    def may_claim(self, seat: int | str) -> int:
        """The number of open claims that a seat has a part in."""
        number = self._names().seat(seat)
        return sum([has_part_in(self._table(), number, claim) for claim in self._table().claims])

    def offers(self) -> tuple[tuple[int, str, str, Side, Side], ...]:
        """The open offers: number, maker, addressee, what is given and what is asked for, each as a deal side."""
        letter = self._names().letter
        return tuple(
            [
                (offer.number, letter(offer.maker), letter(offer.to), self._side(offer.give), self._side(offer.get))
                for offer in open_offers(self._table())
            ]
        )

    def _side(self, bundle: Bundle) -> Side:
        s = self._table()
        names, table = s.edition.lease_names, s.edition.rides
        rides = [(table.counts[n], table.scopes[n]) for n in members(bundle.goods >> len(names))]
        return (
            bundle.cash,
            tuple([names[n] for n in members(bundle.goods & s.edition.every_lease)]),
            tuple([(count, tuple([names[n] for n in members(scope)])) for count, scope in rides]),
        )

    def plans(self) -> tuple[tuple[int, str, str, str, str, tuple[int, ...], tuple[int, ...], str], ...]:
        """Proposals to several: number, maker, kind, set, holder, shares and payments by seat, who has not agreed."""
        s = self._table()
        top = s.top if s.stack else None
        names = self._names()
        rows: list[tuple[int, str, str, str, str, tuple[int, ...], tuple[int, ...], str]] = []
        for plan in top.plans if isinstance(top, Window) else []:
            series = names.name("series", plan.series) if plan.series >= 0 else ""
            holder = names.letter(plan.holder) if plan.holder >= 0 else ""
            waiting = "".join([names.letter(seat) for seat in members(to_agree(s, plan))])
            kind = PLAN_KIND.names[plan.kind]
            maker = names.letter(plan.maker)
            rows.append((plan.number, maker, kind, series, holder, plan.shares, plan.moneys, waiting))
        return tuple(rows)

    def lot(self) -> tuple[str, int, str] | None:
        """The lease being auctioned, the standing bid and its bidder (0 and '' before the first)."""
        sale = self._sale()
        if sale is None:
            return None
        bidder = self._names().letter(sale.outcry.high) if sale.outcry.high >= 0 else ""
        return self._table().edition.lease_names[sale.lease], sale.outcry.bid, bidder

    def call(self) -> tuple[int, str, int, int]:
        """The Auctioneer's last call: its number, its text, the place of the piece in its series, the lowest bid."""
        sale = self._sale()
        if sale is None:
            return 0, "", 0, 0
        s = self._table()
        return sale.call, s.edition.calls[sale.call - 1], ordinal(s, sale.lease), sale.least(s)

    def is_bidding(self, seat: int | str) -> bool:
        """Whether a seat has not left the auction in progress."""
        sale = self._sale()
        return sale is not None and not sale.left >> self._names().seat(seat) & 1

    def _sale(self) -> Auction | None:
        for frame in self._table().stack:
            if isinstance(frame, Auction):
                return frame
        return None

    def debt(self) -> tuple[str, str, int] | None:
        """The debt being settled: debtor, creditors ('' for the Bank), amount."""
        top = self._table().top if self._table().stack else None
        if not isinstance(top, Debts) or not top.debts:
            return None
        letter = self._names().letter
        creditors = "".join([letter(debt.creditor) for debt in top.debts if debt.creditor >= 0])
        return letter(top.debtor()), creditors, top.due()

    # By number, for bots: seats, leases and squares by their places, and sets of them as bits

    def board(self) -> str:
        """A key of everything printed: tables with the same edition and options have the same."""
        return self._table().options.board

    def letter(self, seat_number: int) -> str:
        """The letter of a seat."""
        return self._names().letter(seat_number)

    def table_by_number(
        self,
    ) -> tuple[int, tuple[int, ...], tuple[int, ...], int, int, int, int, tuple[int, ...]]:
        """All holdings: seats in the game; cash and known leases of each seat; leases unowned, mortgaged, of series
        with a house, and out of the game; the houses on each lease."""
        s = self._table()
        playing: int = s.playing
        deeds = s.deeds
        held = deeds.held
        if s.options.hides_owners:
            held = tuple([mine if self._shows(seat) else 0 for seat, mine in enumerate(held)])
        unowned = s.edition.every_lease & ~deeds.owned & ~s.withdrawn
        cash = tuple(s.cash[: s.seats])
        return playing, cash, held, unowned, s.mortgaged, s.built, s.withdrawn, s.houses

    def hides_owners(self) -> bool:
        """Whether the owner of any lease is hidden."""
        s = self._table()
        for owner in s.owners if s.options.hides_owners else ():
            if owner >= 0 and not self._shows(owner):
                return True
        return False

    def rides_by_number(self) -> tuple[tuple[int, int, int], ...]:
        """Free rides: holder, how many, and the first lease they are valid on now."""
        return tuple([(ride.holder, ride.count, first(ride.bound)) for ride in self._table().rides])

    def offers_by_number(self) -> tuple[tuple[int, int, int, int, int, int, int], ...]:
        """The open offers: number, maker, addressee, cash and goods given, cash and goods asked for; goods as bits."""
        return tuple(
            [
                (o.number, o.maker, o.to, o.give.cash, o.give.goods, o.get.cash, o.get.goods)
                for o in open_offers(self._table())
            ]
        )

    def rides_in(self, bits: int) -> tuple[tuple[int, int], ...]:
        """The free rides among the goods of an offer: how many on which leases."""
        edition = self._table().edition
        counts, scopes = edition.rides.counts, edition.rides.scopes
        return tuple([(counts[n], scopes[n]) for n in members(bits >> len(edition.lease_names))])

    def lot_by_number(self) -> tuple[int, int, int]:
        """The lease being auctioned, the standing bid and its bidder (0 and -1 before the first); -1, 0, -1 if none."""
        sale = self._sale()
        return (-1, 0, -1) if sale is None else (sale.lease, sale.outcry.bid, sale.outcry.high)

    def is_in_debt(self) -> bool:
        """Whether a debt is being settled."""
        top = self._table().top if self._table().stack else None
        return isinstance(top, Debts) and len(top.debts) > 0

    def square_by_number(self, seat_number: int) -> int:
        """The square a piece stands on."""
        return self._table().at[seat_number]

    def wealth_by_number(self) -> tuple[int, ...]:
        """What each seat could raise; -1 if hidden."""
        s = self._table()
        return tuple([raisable(s, seat) if self._shows(seat) else -1 for seat in range(s.seats)])

    def rent_by_number(self, lease_number: int) -> int:
        """The cost of a stop now, as `rent_now` tells it; 0 if the owner is hidden."""
        s = self._table()
        owner = s.owners[lease_number]
        if owner < 0 or s.mortgaged >> lease_number & 1 or not self._shows(owner):
            return 0
        return rent(s, lease_number, ASSUMED_THROW)

    def ends_by_number(self) -> tuple[tuple[int, ...], ...]:
        """Where a piece that stops on each square is put by it: one square, or one for each card of the deck cut."""
        edition = self._table().edition
        return tuple([ends_of_stop(edition, square) for square in range(edition.track.size)])

    def throws_by_number(self) -> tuple[int, ...]:
        """How many of all throws move a piece by 0, 1, 2... squares."""
        return self._table().edition.dice.totals()

    def _lease(self, lease: str) -> int:
        return self._names().number("lease", lease)
