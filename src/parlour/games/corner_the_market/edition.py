"""The edition of Corner the Market: commodities, prices, track, pits, cards and amounts, checked against the rules."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.core.moves import CHANCE, Pending
from parlour.games.corner_the_market.actions import Buy, Sell
from parlour.games.corner_the_market.board import KINDS, Board
from parlour.games.corner_the_market.cards import BROKER_SEAT, Card, read_cards
from parlour.games.corner_the_market.upto import each_number
from parlour.kit.dice import Dice
from parlour.kit.trade.bundle import NOTATION
from parlour.kit.trade.counts import MOST

SEASONS: Final = 4
WINTER: Final = 0
SEAT_GOODS: Final = "seat"
"""The name of a Broker Seat as goods in the notation."""


@final
class Commodity:
    """One commodity: its prices by season and in a Crash, and its premiums by number held."""

    def __init__(self, reader: Reader, seasons: list[str], each: int, corner: int, step: int) -> None:
        self.id = reader.text("id")
        self.name = reader.text("name")
        reader.number("rank", least=1)
        if reader.number("contracts") != each:
            raise reader.fail(f"there are {each} contracts of each commodity", "contracts")
        table = reader.at("prices")
        self.prices = tuple([self._money(table, season, step) for season in seasons])
        self.crash = self._money(reader, "crash", step)
        self.control = self._money(reader, "control_value", step)
        premiums = reader.at("premiums")
        self.premiums = tuple([0] * corner + [self._money(premiums, str(n), step) for n in range(corner, each + 1)])
        """By the number held; 0 below a Corner."""
        ladder = (self.crash, *self.prices)
        if any(ladder[n] >= ladder[n + 1] for n in range(SEASONS)):
            raise reader.fail("prices rise from the Crash to Autumn (CTM-I14)", "prices")
        if self.prices[-1] != 2 * self.prices[WINTER]:
            raise table.fail("the Autumn price is twice the Winter price (CTM-014)", seasons[-1])
        if any(self.premiums[n] >= self.premiums[n + 1] for n in range(corner, each)):
            raise reader.fail("premiums rise with the number held (CTM-I14)", "premiums")
        reader.skip("provenance")

    def _money(self, reader: Reader, key: str, step: int) -> int:
        amount = reader.number(key, least=step)
        if amount % step:
            raise reader.fail(f"money is in multiples of {step} (CTM-R49)", key)
        return amount


@final
class Amounts:
    """All amounts that the rules name."""

    def __init__(self, reader: Reader, ours: Reader) -> None:
        self.step = ours.number("price_step", least=1)
        self.near_bankruptcy = ours.number("near_bankruptcy_cash", least=0)
        self.start = self._money(reader, "starting_cash")
        self.cashier = self._money(reader, "pass_or_stop_cashier")
        self.advance = self._money(reader, "advance_to_cashier")
        self.entry = self._money(reader, "enter_pit")
        self.forfeit = self._money(reader, "forfeit")
        self.surcharge = self._money(reader, "double_pit_surcharge")
        self.swap_by_mover = self._money(reader, "swap_payment_by_mover")
        self.swap_by_partner = self._money(reader, "swap_payment_by_partner")
        self.commission = self._money(reader, "commission_per_seat")
        self.no_corner = self._money(reader, "corner_penalty_no_corner")
        self.seat_redeemed = self._money(reader, "broker_seat_redemption")
        self.seat_final = self._money(reader, "broker_seat_final_value")
        self.dividend = self._money(ours, "dividend")
        for part in (reader, ours):
            part.skip("provenance")

    def _money(self, reader: Reader, key: str) -> int:
        amount = reader.number(key, least=0)
        if amount % self.step:
            raise reader.fail(f"money is in multiples of {self.step} (CTM-R49)", key)
        return amount


@final
class CornerEdition(Edition):
    """Typed records of the edition file. Commodities, places and cards are numbers here, names in the notation."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        if self.least_seats < 2:
            raise reader.at("edition").fail("Corner the Market is for two players and more (CTM-001)", "min_players")
        labels = reader.at("labels")
        self.currency = labels.text("currency")
        self.subtitle = labels.text("subtitle")
        labels.skip("provenance")
        self.amounts = Amounts(reader.at("amounts"), reader.at("amounts_reconstructed"))
        self._read_equipment(reader.at("equipment"))
        self._read_thresholds(reader.at("thresholds"))
        self._read_calendar(reader.at("calendar"))
        self._read_commodities(reader)
        ids = [commodity.id for commodity in self.commodities]
        names = [commodity.name for commodity in self.commodities]
        self.board = Board(reader, ids, names, self.amounts.step)
        self.cards: list[Card] = read_cards(reader.at("cards"), self.card_counts, ids, self.amounts.step)
        self._make_tables()
        self.names = {
            "commodity": names,
            "goods": [*names, SEAT_GOODS],
            "place": self.board.short_names,
            "stop": self.board.names,
            "square": self.board.titles,
            "card": [card.id for card in self.cards],
            "title": [card.title for card in self.cards],
            "marker": [*self.seasons, *self.months],
            "currency": [self.currency],
            "pile": ["Exchange", "Flyer"],
        }
        self._check_names(reader.where)

    def _check_names(self, where: str) -> None:
        check_names({key: self.names[key] for key in ("commodity", "goods")}, where, (*NOTATION, " from ", " to "))
        check_names({key: self.names[key] for key in ("place", "card", "marker")}, where)

    def _read_equipment(self, reader: Reader) -> None:
        self.contracts = reader.number("contracts_per_commodity", least=2, most=MOST)
        self.kinds = reader.number("commodities", least=1)
        if reader.number("contracts") != self.contracts * self.kinds:
            raise reader.fail(f"expected {self.kinds} times {self.contracts} contracts", "contracts")
        self.card_counts = (reader.number("exchange_cards", least=1), reader.number("flyer_cards", least=1))
        if reader.number("playing_pieces", least=1) < self.most_seats:
            raise reader.fail("every player has a piece", "playing_pieces")
        self.dice = Dice(
            reader.number("dice", least=2, most=2), reader.number("die_sides", least=2), self.most_seats, "CTM-023"
        )
        total = count = 0
        for bill in reader.each("bill"):
            total += bill.number("value", least=1) * bill.number("start_each", least=0)
            count += bill.number("count", least=1)
        if total != self.amounts.start:
            raise reader.fail(f"the bills of the start make {self.amounts.start} (CTM-005)", "bill")
        if reader.number("bills") != count:
            raise reader.fail(f"there are {count} bills", "bills")
        for key in ("boards", "month_markers", "pit_closed_cards", "market_crash_cards"):
            reader.number(key, least=1)
        reader.skip("provenance")

    def _read_thresholds(self, reader: Reader) -> None:
        self.corner = reader.number("corner_size", least=self.contracts // 2 + 1, most=self.contracts - 1)
        reader.number("control_size", least=self.contracts, most=self.contracts)
        self.most_in_pit = reader.number("max_pieces_in_pit", least=2, most=2)
        self.doubles_limit = reader.number("doubles_limit", least=2)
        reader.skip("provenance")

    def _read_calendar(self, reader: Reader) -> None:
        sides = len(self.dice.faces)
        self.marker_moves = tuple(reader.numbers("marker_moves_on_doubles_of", least=1))
        self.crash_starts = reader.number("crash_starts_on_doubles_of", least=1, most=sides)
        self.crash_ends = reader.number("crash_ends_on_doubles_of", least=1, most=sides)
        for key, value in (
            ("crash_starts_on_doubles_of", self.crash_starts),
            ("crash_ends_on_doubles_of", self.crash_ends),
        ):
            if value not in self.marker_moves:
                raise reader.fail("a Crash starts and ends when the marker moves (CTM-019, CTM-020)", key)
        self.seasons = reader.texts("seasons", count=SEASONS)
        reader.text("start_season", (self.seasons[WINTER],))
        table = reader.at("months")
        self.months: list[str] = []
        self.season_of = list(range(SEASONS))
        """The season by marker: the seasons of the standard game first, then the months of the longer one (CTM-R46)."""
        for season, name in enumerate(self.seasons):
            for month in table.texts(name):
                self.months.append(month)
                self.season_of.append(season)
        if reader.text("start_month") not in self.months[:1]:
            raise reader.fail("the longer game starts with the first month of Winter (CTM-006)", "start_month")
        for part in (reader, table):
            part.skip("provenance")

    def _read_commodities(self, reader: Reader) -> None:
        step = self.amounts.step
        self.commodities = [
            Commodity(record, self.seasons, self.contracts, self.corner, step) for record in reader.each("commodities")
        ]
        if len(self.commodities) != self.kinds:
            raise reader.fail(f"expected {self.kinds} commodities, got {len(self.commodities)}", "commodities")

    def _make_tables(self) -> None:
        goods = self.commodities
        self.season_prices = tuple([tuple([one.prices[n] for one in goods]) for n in range(SEASONS)])
        self.crash_prices = tuple([one.crash for one in goods])
        self.premiums = tuple([one.premiums for one in goods])
        self.by_price = tuple(sorted(range(self.kinds), key=lambda n: goods[n].prices[WINTER]))
        """The commodities, cheapest first."""
        self.seat_cards = 0
        """The Broker Seat cards, as bits."""
        self.pile_bits = [0, 0]
        """The cards of each pile, as bits."""
        for number, card in enumerate(self.cards):
            self.pile_bits[card.pile] |= 1 << number
            if card.type == BROKER_SEAT:
                self.seat_cards |= 1 << number
        self.kind_names = KINDS
        self.throwing = [Pending(CHANCE, (), draw) for draw in self.dice.draws]
        """By seat: the table waits for this seat's throw."""
        self.purchases = each_number(Buy, self.kinds, self.contracts)
        """The choice to buy up to a number from the Cashier, by commodity and number; `sales` likewise."""
        self.sales = each_number(Sell, self.kinds, self.contracts)

    def first_marker(self, months: bool) -> int:
        """Return the first marker of the calendar (CTM-006)."""
        return SEASONS if months else 0

    def last_marker(self, months: bool) -> int:
        """Return the last marker of the calendar: Autumn, or December (CTM-117)."""
        return len(self.season_of) - 1 if months else SEASONS - 1
