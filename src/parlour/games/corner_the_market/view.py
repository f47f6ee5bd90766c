"""Views of Corner the Market: a seat sees everything except the order of the piles and, by option, holdings."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, cast, final

from mypy_extensions import trait

from parlour.core.moves import Rng
from parlour.core.rules import Rules
from parlour.core.text.names import Names
from parlour.core.view import OpenView, Owed, ValueLine, View
from parlour.games.corner_the_market.phases.buying import Buying
from parlour.games.corner_the_market.phases.debts import Debts, Raising
from parlour.games.corner_the_market.phases.selling import Selling
from parlour.games.corner_the_market.phases.short import Short
from parlour.games.corner_the_market.phases.trading import Trading
from parlour.games.corner_the_market.position import STATE
from parlour.games.corner_the_market.prices import assets, corner_price, final_worth
from parlour.games.corner_the_market.seating import partner_of
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.valuation import valuation
from parlour.kit.board.places import Box, grid, ring
from parlour.kit.debts import owed_in
from parlour.kit.trade.counts import LOTS

HIDDEN = -1
"""Stands for a number that the viewer may not see."""
PITS: Final[Box] = (0.18, 0.22, 0.64, 0.56)
"""The box in which the pits are drawn, inside the track."""


@trait
class Facts:
    """The facts of a table, by seat letters and commodity names."""

    @abstractmethod
    def _table(self) -> CornerState: ...

    @abstractmethod
    def _names(self) -> Names: ...

    @abstractmethod
    def _shows(self, seat: int | str, is_cash: bool) -> bool:
        """Return whether this viewer may see a seat's cash, or its holdings (CTM-R54)."""

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self._names().letter(self._table().mover)

    def turns(self) -> int:
        """How many turns have been played."""
        return self._table().turns

    def marker(self) -> str:
        """The season, or in the longer game the month."""
        return self._names().name("marker", self._table().marker)

    def season(self) -> str:
        """The season of the marker."""
        s = self._table()
        return s.edition.seasons[s.edition.season_of[s.marker]]

    def steps_left(self) -> int:
        """How many moves of the marker are left before the one that ends the year."""
        s = self._table()
        return s.edition.last_marker(s.options.months) - s.marker

    def is_crash(self) -> bool:
        """Whether there is a Crash."""
        return self._table().crash

    def commodities(self) -> tuple[str, ...]:
        """The names of the commodities."""
        return tuple([one.name for one in self._table().edition.commodities])

    def asking(self, commodity: str) -> int:
        """The price at which the Cashier sells now."""
        return self._table().asking[self._number(commodity)]

    def redeeming(self, commodity: str) -> int:
        """The price that the Cashier pays now."""
        return self._table().redeeming[self._number(commodity)]

    def current(self, commodity: str) -> int:
        """The price between players now."""
        return self._table().current[self._number(commodity)]

    def price_in(self, season: str, commodity: str) -> int:
        """The price printed for a season."""
        s = self._table()
        return s.edition.season_prices[s.edition.seasons.index(season)][self._number(commodity)]

    def seasons(self) -> tuple[str, ...]:
        """The names of the seasons, in order."""
        return tuple(self._table().edition.seasons)

    def crash_price(self, commodity: str) -> int:
        """The price of a commodity during a Crash."""
        return self._table().edition.crash_prices[self._number(commodity)]

    def premium(self, commodity: str, number: int) -> int:
        """The premium of each contract if this many are held; 0 below a Corner."""
        return self._table().edition.premiums[self._number(commodity)][number]

    def corner_price(self, commodity: str, number: int) -> int:
        """The Corner Premium Price now if this many are held."""
        return corner_price(self._table(), self._number(commodity), number)

    def control_value(self, commodity: str) -> int:
        """The value of all contracts of a commodity together."""
        return self._table().edition.commodities[self._number(commodity)].control

    def final_worth(self, commodity: str, number: int) -> int:
        """The value of this many contracts if the year ended in its last season, without a Crash."""
        return final_worth(self._table(), self._number(commodity), number)

    def corner_size(self) -> int:
        """How many contracts make a Corner."""
        return self._table().edition.corner

    def control_size(self) -> int:
        """How many contracts give Control of a commodity."""
        return self._table().edition.contracts

    def stock(self, commodity: str) -> int:
        """The contracts of the Exchange."""
        return self._table().stock[self._number(commodity)]

    def is_closed(self, commodity: str) -> bool:
        """Whether a pit is closed."""
        return self._table().closed >> self._number(commodity) & 1 == 1

    def is_out(self, seat: int | str) -> bool:
        """Whether a seat has left the game."""
        return self._table().at[self._seat(seat)] < 0

    def cash(self, seat: int | str) -> int:
        """A seat's money; -1 if hidden from this viewer."""
        return self._table().cash[self._seat(seat)] if self._shows(seat, True) else HIDDEN

    def owns(self, seat: int | str, commodity: str) -> int:
        """How many contracts a seat has of a commodity."""
        return self.holdings(seat)[self._number(commodity)]

    def holdings(self, seat: int | str) -> tuple[int, ...]:
        """A seat's contracts, by commodity."""
        contracts = self._table().contracts[self._seat(seat)]
        return tuple(contracts) if self._shows(seat, False) else tuple([HIDDEN] * len(contracts))

    def broker_seats(self, seat: int | str) -> int:
        """How many seats on the Exchange a player holds."""
        return self._table().broker_seats[self._seat(seat)].bit_count() if self._shows(seat, False) else HIDDEN

    def assets(self, seat: int | str) -> int:
        """The value of a seat's assets at present prices."""
        s = self._table()
        number = self._seat(seat)
        if s.at[number] < 0:
            return 0
        is_seen = self._shows(seat, True) and self._shows(seat, False)
        return assets(s, number, s.outcome is not None) if is_seen else HIDDEN

    def _worths(self) -> dict[str, int | None]:
        worths: dict[str, int | None] = {}
        for letter in self._names().letters:
            worth = self.assets(letter)
            worths[letter] = None if worth == HIDDEN else worth
        return worths

    def _owed(self) -> Owed | None:
        """Return what is owed. Debts are in the frame below `Raising`; a forced purchase is not a debt yet."""
        s = self._table()
        top = s.top if s.stack else None
        if not isinstance(top, Raising):
            return None
        below = s.stack[-2] if len(s.stack) > 1 else None
        if isinstance(below, Debts) and below.debts:
            return owed_in(below.debts, self._names(), "the Cashier")
        return Owed(self._names().letter(top.debtor), top.amount, ())

    def _moneys(self) -> dict[str, int | None]:
        names = self._names()
        letters = [names.letter(n) for n in range(names.seats)]
        return {letter: self.cash(letter) if self._shows(letter, True) else None for letter in letters}

    def _valuation(self, seat: int | str) -> list[ValueLine]:
        if self.assets(seat) == HIDDEN:
            return []
        return valuation(self._table(), self._seat(seat), self._table().outcome is not None)

    def _drawn(self) -> dict[str, Box]:
        """Return the boxes of the track, and of the pits as rows inside it."""
        board = self._table().edition.board
        names = board.short_names
        return ring(names[: board.length]) | grid(names[board.length :], board.ring_size, PITS)

    def place(self, seat: int | str) -> str:
        """The place of a piece: a square's number, or a pit and a number; '' if it is off the board."""
        at = self._table().at[self._seat(seat)]
        return self._names().name("place", at) if at >= 0 else ""

    def stop(self, seat: int | str) -> str:
        """The name of the square a piece is on."""
        at = self._table().at[self._seat(seat)]
        return self._names().name("stop", at) if at >= 0 else ""

    def pit(self, seat: int | str) -> str:
        """The pit a piece is in; '' if it is in none."""
        s = self._table()
        at = self._table().at[self._seat(seat)]
        pit = s.edition.board.pits[at] if at >= 0 else -1
        return s.edition.commodities[pit].name if pit >= 0 else ""

    def partner(self, seat: int | str) -> str:
        """The other player in the same pit; '' if there is none."""
        partner = partner_of(self._table(), self._names().seat(seat))
        return self._names().letter(partner) if partner >= 0 else ""

    def has_called(self, seat: int | str) -> bool:
        """Whether a piece waits on a Telephone with its call completed."""
        return self._table().called[self._seat(seat)]

    def squares(self) -> tuple[tuple[str, str, int], ...]:
        """Every square of the track: its kind, commodity ('' for none) and number (a Telephone's, a fine's)."""
        return self._places(0, self._table().edition.board.length)

    def ring(self) -> tuple[tuple[str, str, int], ...]:
        """Every space of a pit, from the Entrance to the Exit: its kind, an empty commodity and 0."""
        board = self._table().edition.board
        return tuple([(kind, "", 0) for kind, _name, _n in self._places(board.ring(0, 0), board.ring(1, 0))])

    def forfeit(self) -> int:
        """The amount of a forfeit."""
        return self._table().edition.amounts.forfeit

    def entry_payment(self) -> int:
        """The payment for entering a pit."""
        return self._table().edition.amounts.entry

    def surcharge(self) -> int:
        """The surcharge on prices while two pieces are in a pit."""
        return self._table().edition.amounts.surcharge

    def seat_value(self) -> int:
        """The value of a Broker Seat at the end."""
        return self._table().edition.amounts.seat_final

    def near_bankruptcy(self) -> int:
        """With less cash than this, a player may sell from a Corner at any price in Open Trading."""
        return self._table().edition.amounts.near_bankruptcy

    def swap_payments(self) -> tuple[int, int]:
        """The amounts that the mover and the partner pay instead of a contract in a swap."""
        amounts = self._table().edition.amounts
        return amounts.swap_by_mover, amounts.swap_by_partner

    def price_step(self) -> int:
        """The step of prices and bids."""
        return self._table().edition.amounts.step

    def highest_bid(self) -> tuple[str, int]:
        """The highest bidder for the contract on a SELL square, and the bid; ('', 0) if nobody has bid."""
        top = self._table().top
        if isinstance(top, Selling) and top.outcry is not None and top.outcry.high >= 0:
            return self._names().letter(top.outcry.high), top.outcry.bid
        return "", 0

    def cashier_pays(self) -> int:
        """The Cashier's price for a contract at the present SELL stop; 0 if there is none."""
        top = self._table().top
        return top.cashier_price(self._table()) if isinstance(top, Selling) else 0

    def stop_commodity(self) -> str:
        """The commodity of the present BUY or SELL stop; '' if there is none."""
        top = self._table().top
        return self._names().name("commodity", top.commodity) if isinstance(top, (Buying, Selling)) else ""

    def caught_short(self) -> str:
        """The commodity that the mover must sell but does not own; '' if the mover is not caught short."""
        top = self._table().top
        return self._names().name("commodity", top.commodity) if isinstance(top, Short) else ""

    def quotes(self) -> tuple[tuple[str, int, int], ...]:
        """The offers of players to a mover who must buy: seat, number, price each."""
        top = self._table().top
        if not isinstance(top, (Buying, Short)):
            return ()
        return tuple([(self._names().letter(one.seat), one.number, one.price) for one in top.quotes.made])

    def offers(self) -> tuple[tuple[int, str, str, str, str], ...]:
        """The open offers of Open Trading: number, maker, addressee, what the maker gives and gets."""
        top = self._table().top
        if not isinstance(top, Trading):
            return ()
        names = self._names()
        return tuple(
            [
                (
                    one.number,
                    names.letter(one.maker),
                    names.letter(one.to),
                    LOTS.show(one.give, names),
                    LOTS.show(one.get, names),
                )
                for one in top.offers
            ]
        )

    # By number, for bots: seats and commodities by their places

    def board(self) -> str:
        """A key of what contracts count at the end: tables with the same edition and reading have the same."""
        s = self._table()
        return f"{s.edition.content} {s.options.loose_count_current}"

    def final_worths(self) -> tuple[tuple[int, ...], ...]:
        """By commodity, what 0, 1, 2... contracts count if the year ended in its last season, without a Crash."""
        s = self._table()
        most = s.edition.contracts
        kinds = range(len(s.edition.commodities))
        return tuple([tuple([final_worth(s, kind, number) for number in range(most + 1)]) for kind in kinds])

    def premiums(self) -> tuple[tuple[int, ...], ...]:
        """By commodity, the premium of each contract if 0, 1, 2... are held."""
        return tuple([tuple(row) for row in self._table().edition.premiums])

    def table_by_number(
        self,
    ) -> tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]:
        """All holdings: the seats in the game as bits, cash and contracts of each (-1: hidden); the stock."""
        s = self._table()
        playing = 0
        cash: list[int] = []
        contracts: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            if s.at[seat] >= 0:
                playing |= 1 << seat
            cash.append(s.cash[seat] if self._shows(seat, True) else HIDDEN)
            held = s.contracts[seat]
            contracts.append(tuple(held) if self._shows(seat, False) else tuple([HIDDEN] * len(held)))
        return playing, tuple(cash), tuple(contracts), tuple(s.stock)

    def asking_by_number(self, commodity_number: int) -> int:
        """The price at which the Cashier sells now."""
        return self._table().asking[commodity_number]

    def redeeming_by_number(self, commodity_number: int) -> int:
        """The price that the Cashier pays now."""
        return self._table().redeeming[commodity_number]

    def current_by_number(self, commodity_number: int) -> int:
        """The price between players now."""
        return self._table().current[commodity_number]

    def corner_price_by_number(self, commodity_number: int, number: int) -> int:
        """The Corner Premium Price now if this many are held."""
        return corner_price(self._table(), commodity_number, number)

    def pit_by_number(self, seat_number: int) -> int:
        """The pit a piece is in; -1 if it is in none."""
        s = self._table()
        at = s.at[seat_number]
        return s.edition.board.pits[at] if at >= 0 else -1

    def has_partner(self, seat_number: int) -> bool:
        """Whether another player is in the same pit."""
        return partner_of(self._table(), seat_number) >= 0

    def stop_by_number(self) -> int:
        """The commodity of the present BUY or SELL stop; -1 if there is none."""
        top = self._table().top
        return top.commodity if isinstance(top, (Buying, Selling)) else -1

    def short_by_number(self) -> int:
        """The commodity that the mover must sell but does not own; -1 if the mover is not caught short."""
        top = self._table().top
        return top.commodity if isinstance(top, Short) else -1

    def mover_by_number(self) -> int:
        """The seat whose turn it is."""
        return self._table().mover

    def quotes_by_number(self) -> tuple[tuple[int, int, int], ...]:
        """The offers of players to a mover who must buy: seat, number, price each."""
        top = self._table().top
        if not isinstance(top, (Buying, Short)):
            return ()
        return tuple([(one.seat, one.number, one.price) for one in top.quotes.made])

    def offers_by_number(self) -> tuple[tuple[int, int, int, int, int, int, int], ...]:
        """The open offers: number, maker, addressee, cash and goods given, and those asked for; four bits a kind."""
        top = self._table().top
        if not isinstance(top, Trading):
            return ()
        return tuple(
            [(o.number, o.maker, o.to, o.give.cash, o.give.goods, o.get.cash, o.get.goods) for o in top.offers]
        )

    def letter(self, seat_number: int) -> str:
        """The letter of a seat."""
        return self._names().letter(seat_number)

    def _places(self, start: int, end: int) -> tuple[tuple[str, str, int], ...]:
        edition = self._table().edition
        board = edition.board
        rows: list[tuple[str, str, int]] = []
        for place in range(start, end):
            commodity = board.commodities[place]
            name = edition.commodities[commodity].name if commodity >= 0 else ""
            rows.append((edition.kind_names[board.kinds[place]], name, board.numbers[place]))
        return tuple(rows)

    def _number(self, commodity: str) -> int:
        return self._names().number("commodity", commodity)

    def _seat(self, seat: int | str) -> int:
        return self._names().seat(seat)


@final
class CornerView(OpenView[CornerState], Facts):
    """View of a table where holdings and cash are open to all."""

    def _table(self) -> CornerState:
        return self._s

    def _names(self) -> Names:
        return self.lexicon

    def _shows(self, seat: int | str, is_cash: bool) -> bool:
        return True

    def worths(self) -> dict[str, int | None]:
        return self._worths()

    def measure(self) -> str:
        return "money"

    def money(self) -> dict[str, int | None]:
        return self._moneys()

    def owed(self) -> Owed | None:
        return self._owed()

    def places(self) -> dict[str, Box]:
        return self._drawn()

    def values(self) -> dict[str, int]:
        return {commodity: self.current(commodity) for commodity in self.commodities()}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        return self._valuation(seat)


@final
class VeiledView(View[CornerState], Facts):
    """View of a table where each seat sees only its own holdings, or cash (CTM-R54)."""

    def _table(self) -> CornerState:
        return self._s

    def _names(self) -> Names:
        return self.lexicon

    def worths(self) -> dict[str, int | None]:
        return self._worths()

    def measure(self) -> str:
        return "money"

    def imagined(self, rng: Rng) -> CornerState:
        return self._s.copy()  # every change was public; hidden values are only not displayed

    def money(self) -> dict[str, int | None]:
        return self._moneys()

    def owed(self) -> Owed | None:
        return self._owed()

    def places(self) -> dict[str, Box]:
        return self._drawn()

    def values(self) -> dict[str, int]:
        return {commodity: self.current(commodity) for commodity in self.commodities()}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        return self._valuation(seat)

    def to_data(self) -> dict[str, object]:
        """Return the position without the hidden cash, contracts and Broker Seats of other seats."""
        data = cast("dict[str, object]", STATE.dump(self._s, self.lexicon))
        players = cast("dict[str, dict[str, object]]", data["players"])
        for seat, player in players.items():
            for is_cash, field in ((True, "cash"), (False, "contracts"), (False, "seats")):
                if not self._shows(seat, is_cash):
                    player.pop(field, None)
        return data

    def _shows(self, seat: int | str, is_cash: bool) -> bool:
        options = self._s.options
        is_open = options.cash_visible if is_cash else options.holdings_visible
        return is_open or self._s.outcome is not None or self.lexicon.seat(seat) == self.seat


def view_of(rules: Rules[Any, Any], s: CornerState, lexicon: Names, seat: int | None) -> View[Any]:
    """Return the view for the table's options."""
    if s.options.holdings_visible and s.options.cash_visible:
        return CornerView(rules, s, lexicon, seat)
    return VeiledView(rules, s, lexicon, seat)
