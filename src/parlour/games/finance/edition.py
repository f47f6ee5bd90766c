"""The edition of Finance: forty squares, leases in series, two decks of cards, and all amounts."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.games.finance.actions import Build, Mortgage, Redeem, TearDown
from parlour.games.finance.cards import PAY, TO_JAIL, Card
from parlour.games.finance.rides import RideTable
from parlour.kit.board.spaces import SPACES, told_apart
from parlour.kit.board.track import Track
from parlour.kit.deeds import Groups
from parlour.kit.dice import Dice
from parlour.kit.trade.bundle import GOODS, NOTATION

START: Final = 0
LEASE: Final = 1
CHANCE: Final = 2
CHEST: Final = 3
TARIFF: Final = 4
TAXES: Final = 5
LUXURY: Final = 6
JAIL: Final = 7
GO_TO_JAIL: Final = 8
SQUARE_KINDS: Final = {
    "start": START,
    "street": LEASE,
    "railroad": LEASE,
    "utility": LEASE,
    "chance": CHANCE,
    "community_chest": CHEST,
    "tariff": TARIFF,
    "taxes": TAXES,
    "luxury": LUXURY,
    "jail": JAIL,
    "go_to_jail": GO_TO_JAIL,
}
STREET: Final = 0
RAILROAD: Final = 1
UTILITY: Final = 2
LEASE_KINDS: Final = {"street": STREET, "railroad": RAILROAD, "utility": UTILITY}
CALLS: Final = 3
"""The calls of an auction: going once, going twice, and sold (FIN-032)."""


@final
class Lease:
    """A lease card: its value, and for a street its rents without and with houses."""

    def __init__(self, reader: Reader, number: int, series: int, kind: int, square: int, houses: int) -> None:
        if reader.number("number") != number:
            raise reader.fail(f"No. {number} is due here (FIN-005)", "number")
        self.number = number
        self.id = reader.text("id")
        self.name = reader.text("name")
        self.series = series
        self.kind = kind
        self.square = square
        self.value = reader.number("value", least=1)
        self.rents: tuple[int, ...] = ()
        """A street's rent by the number of houses on it, starting with none (FIN-040, FIN-041)."""
        if kind == STREET:
            self.rents = (reader.number("rent", least=0), *reader.numbers("house_rents", count=houses, least=0))
            if list(self.rents) != sorted(self.rents):
                raise reader.fail("rents rise with the houses (FIN-042)", "house_rents")
        reader.skip("provenance")


@final
class Series:
    """Leases of one colour and value. Leases of a buildable series can carry houses."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.colour = reader.text("colour")
        self.value = reader.number("value", least=1)
        self.leases = reader.texts("leases")
        self.is_buildable = reader.flag("buildable")
        self.house_cost = reader.number("house_cost", least=1) if self.is_buildable else 0
        if self.is_buildable and self.house_cost != self.value:
            raise reader.fail("a house costs the value of its property (FIN-046)", "house_cost")
        reader.skip("provenance")


@final
class FinanceEdition(Edition):
    """Typed records of the edition file. Leases, squares, series and cards are numbers here, names in the notation."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        for key in ("labels", "players", "decks"):
            reader.at(key)
            reader.skip(key)
        self._read_amounts(reader)
        self._read_jail(reader)
        self._read_squares(reader)
        self._read_leases(reader)
        self._read_cards(reader)
        self.rides = RideTable(self.sets, self.by_value, self.lease_names, self.series_ids, self.most_rides)
        self.names = self._names()
        self.things = {GOODS: self.rides.things}
        check_names({GOODS: self.names[GOODS]}, reader.where, NOTATION)
        check_names(self.names, reader.where)

    def _read_amounts(self, reader: Reader) -> None:
        money = reader.at("money")
        self.currency = money.text("currency")
        self.start_cash = money.number("start_cash", least=0)
        self.income = money.number("circuit_income", least=0)
        if not money.flag("bank_is_unlimited"):
            raise money.fail("the Bank never runs out (FIN-R29)", "bank_is_unlimited")
        dice = reader.at("dice")
        sides = dice.number("sides", least=2)
        self.dice = Dice(dice.number("count", least=2, most=2), sides, self.most_seats, "FIN-020")
        self.reach = (2, 2 * sides)
        """The fewest and the most squares that a throw moves a player's piece."""
        fixed = reader.at("fixed_payments")
        self.taxes = fixed.number("taxes", least=0)
        self.luxury = fixed.number("luxury", least=0)
        self.tariff_percent = fixed.number("tariff_percent", least=0, most=100)
        auction = reader.at("auction")
        self.least_raise = auction.number("minimum_raise", least=1)
        self.calls = tuple(auction.texts("calls", count=CALLS))
        self.early_sale = auction.number("early_sale_threshold", least=0)
        houses = reader.at("houses")
        self.most_houses = houses.number("max_per_space", least=1)
        self.difference = houses.number("max_difference_in_series", least=1)
        self.refund_percent = houses.number("refund_percent", least=0, most=100)
        mortgage = reader.at("mortgage")
        self.interest_percent = mortgage.number("interest_percent", least=0, most=100)
        self.loan_percent = mortgage.number("loan_percent_of_value", least=1, most=100)
        rides = reader.at("free_rides")
        self.usual_rides = rides.number("usual_max_per_series", least=1)
        self.most_rides = rides.number("hard_max_per_series", least=self.usual_rides)
        for part in (money, dice, fixed, auction, houses, mortgage, rides):
            part.skip("provenance")

    def _read_jail(self, reader: Reader) -> None:
        jail = reader.at("jail")
        self.fee = jail.number("leave_fee", least=0)
        self.jail_turns = jail.number("max_turns", least=1)
        self.corner_premium = jail.number("insurance_corner", least=0)
        self.card_premium = jail.number("insurance_chance", least=0)
        self.throw_houses = jail.number("three_throw_houses", least=1)
        self.railroad_rents = tuple(reader.at("railroads").numbers("rents_by_count", least=0))
        self.utility_times = tuple(reader.at("utilities").numbers("multiplier_by_count", least=0))
        self.pauper_below = reader.at("paupers").number("cash_below", least=0)
        for part in (jail, reader.at("railroads"), reader.at("utilities"), reader.at("paupers")):
            part.skip("provenance")

    def _read_squares(self, reader: Reader) -> None:
        board = reader.at("board")
        size = board.number("size", least=2)
        board.text("direction", ("clockwise",))
        board.skip("corners", "provenance")
        squares = board.each("squares")
        if len(squares) != size:
            raise board.fail(f"expected {size} squares, got {len(squares)}", "squares")
        self.track = Track(size)
        self.square_kinds: list[int] = []
        self.square_names: list[str] = []
        self.square_ids: list[str] = []
        self.lease_squares: dict[str, tuple[int, int]] = {}
        """The square and the kind of each lease, by its id."""
        for n, record in enumerate(squares):
            if record.number("index") != n:
                raise record.fail(f"square {n} is due here", "index")
            kind = record.text("kind", tuple(SQUARE_KINDS))
            self.square_kinds.append(SQUARE_KINDS[kind])
            self.square_names.append(record.text("name"))
            self.square_ids.append(record.text("id"))
            record.skip("place_provenance")
            if kind in LEASE_KINDS:
                self.lease_squares[self.square_ids[-1]] = (n, LEASE_KINDS[kind])
        for needed, name in ((START, "start"), (JAIL, "jail"), (GO_TO_JAIL, "go_to_jail")):
            if self.square_kinds.count(needed) != 1:
                raise board.fail(f"expected one square of the kind {name}", "squares")
        if self.square_kinds[0] != START:
            raise board.fail("the men line up on Start, square 0 (FIN-007)", "squares")
        self.jail = self.square_kinds.index(JAIL)
        self.corner = self.square_kinds.index(GO_TO_JAIL)

    def _read_leases(self, reader: Reader) -> None:
        self.series = [Series(record) for record in reader.each("series")]
        self.series_ids = [series.id for series in self.series]
        self.leases: list[Lease] = []
        self.lease_at = [-1] * self.track.size
        for n, record in enumerate(reader.each("lease")):
            id = record.text("id", tuple(self.lease_squares))
            square, kind = self.lease_squares[id]
            series = self.series_ids.index(record.text("series", self.series_ids))
            lease = Lease(record, n + 1, series, kind, square, self.most_houses)
            if lease.value != self.series[series].value or (kind == STREET) != self.series[series].is_buildable:
                raise record.fail(f"it differs from its series {self.series_ids[series]!r} (FIN-045)", "value")
            if self.lease_at[square] >= 0:
                raise record.fail(f"the lease of {id!r} stands there twice", "id")
            self.lease_at[square] = n
            self.leases.append(lease)
        self.lease_names = [lease.name for lease in self.leases]
        if len(self.leases) != len(self.lease_squares):
            raise reader.fail(f"{len(self.lease_squares)} named squares want a lease each (FIN-030)", "lease")
        for n, listed in enumerate(self.series):
            theirs = [lease.id for lease in self.leases if lease.series == n]
            if theirs != listed.leases:
                raise reader.fail(f"the leases of {listed.id} are {listed.leases}, but {theirs} name it", "series")
        self.sets = Groups(tuple([lease.series for lease in self.leases]), len(self.series))
        self.by_value = Groups(tuple([self._same_value(lease.series) for lease in self.leases]), len(self.series))
        """The series if all streets of one value form one series (FIN-R11)."""
        self.every_lease = (1 << len(self.leases)) - 1
        leases = range(len(self.leases))
        self.mortgages = tuple([Mortgage(lease) for lease in leases])
        """One shared action object per lease; `redemptions`, `buildings` and `demolitions` likewise."""
        self.redemptions = tuple([Redeem(lease) for lease in leases])
        self.buildings = tuple([Build(lease) for lease in leases])
        self.demolitions = tuple([TearDown(lease) for lease in leases])
        for kind, charges, key in (
            (RAILROAD, self.railroad_rents, "railroads"),
            (UTILITY, self.utility_times, "utilities"),
        ):
            of_kind = [lease for lease in self.leases if lease.kind == kind]
            if len(of_kind) != len(charges) or len({lease.series for lease in of_kind}) != 1:
                raise reader.fail(f"{len(of_kind)} leases in one series want as many charges (FIN-080, FIN-082)", key)
        self.railroads = next(lease.series for lease in self.leases if lease.kind == RAILROAD)
        self.utilities = next(lease.series for lease in self.leases if lease.kind == UTILITY)

        self.shared_series = (self.railroads, self.utilities)
        self.shared_leases = self.sets.bits[self.railroads] | self.sets.bits[self.utilities]

    def _same_value(self, series: int) -> int:
        if not self.series[series].is_buildable:
            return series
        return next(
            n for n, other in enumerate(self.series) if other.is_buildable and other.value == self.series[series].value
        )

    def _read_cards(self, reader: Reader) -> None:
        self.chance = [Card(record, self.square_ids) for record in reader.each("chance")]
        self.chest = [Card(record, self.square_ids) for record in reader.each("community_chest")]
        if not self.chance or not self.chest:
            raise reader.fail("both decks have cards", "chance")
        if any(card.effect != PAY for card in self.chest):
            raise reader.fail("every green card pays the Bank (FIN-070)", "community_chest")
        if not any(card.effect == TO_JAIL for card in self.chance):
            raise reader.fail("one red card sends to Jail (FIN-061)", "chance")
        self.cards: list[Card] = self.chance + self.chest
        self.chance_faces = tuple(range(len(self.chance)))
        self.chest_faces = tuple(range(len(self.chance), len(self.cards)))
        self.chance_bits = (1 << len(self.chance)) - 1
        self.chest_bits = ((1 << len(self.cards)) - 1) ^ self.chance_bits

    def _names(self) -> dict[str, list[str]]:
        return {
            "lease": self.lease_names,
            SPACES: told_apart(self.square_names),
            "series": self.series_ids,
            "card": [card.id for card in self.cards],
            "currency": [self.currency],
            GOODS: self.lease_names + self.rides.names,
        }
