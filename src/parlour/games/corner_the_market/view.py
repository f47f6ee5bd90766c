"""What a seat sees of Corner the Market: everything but the order of the piles, unless the table hides holdings."""

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
PITS: Final[Box] = (0.18, 0.22, 0.64, 0.56)
"""Where the pits are drawn, within the track."""
"""What a seat is told of a number it may not see."""


@trait
class Facts:
    """The table's facts, by seats' letters and the names of commodities."""

    @abstractmethod
    def _table(self) -> CornerState: ...

    @abstractmethod
    def _words(self) -> Names: ...

    @abstractmethod
    def _shows(self, seat: int | str, is_cash: bool) -> bool:
        """Whether this viewer may see a seat's cash, or its holdings (CTM-R54)."""

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self._words().letter(self._table().mover)

    def turns(self) -> int:
        """How many turns have been played."""
        return self._table().turns

    def marker(self) -> str:
        """The season, or in the longer game the month."""
        return self._words().name("marker", self._table().marker)

    def season(self) -> str:
        """The season the marker stands in."""
        s = self._table()
        return s.edition.seasons[s.edition.season_of[s.marker]]

    def steps_left(self) -> int:
        """How many moves of the marker there are before the one that ends the year."""
        s = self._table()
        return s.edition.last_marker(s.options.months) - s.marker

    def is_crash(self) -> bool:
        """Whether there is a crash."""
        return self._table().crash

    def commodities(self) -> tuple[str, ...]:
        """The names of the commodities."""
        return tuple([one.name for one in self._table().edition.commodities])

    def asking(self, commodity: str) -> int:
        """What the Cashier sells at now."""
        return self._table().asking[self._number(commodity)]

    def redeeming(self, commodity: str) -> int:
        """What the Cashier pays now."""
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
        """The price of a commodity during a crash."""
        return self._table().edition.crash_prices[self._number(commodity)]

    def premium(self, commodity: str, number: int) -> int:
        """The premium of each contract for so many held; 0 below a Corner."""
        return self._table().edition.premiums[self._number(commodity)][number]

    def corner_price(self, commodity: str, number: int) -> int:
        """The Corner Premium Price now for so many held."""
        return corner_price(self._table(), self._number(commodity), number)

    def control_value(self, commodity: str) -> int:
        """What all contracts of a commodity together are worth."""
        return self._table().edition.commodities[self._number(commodity)].control

    def final_worth(self, commodity: str, number: int) -> int:
        """What so many contracts would count if the year ended in its last season, without a Crash."""
        return final_worth(self._table(), self._number(commodity), number)

    def corner_size(self) -> int:
        """How many contracts make a corner."""
        return self._table().edition.corner

    def control_size(self) -> int:
        """How many contracts give control of a commodity."""
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
        """A seat's money; -1 if this viewer may not see it."""
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
        """What a seat has is worth at the prices of now."""
        s = self._table()
        number = self._seat(seat)
        if s.at[number] < 0:
            return 0
        is_seen = self._shows(seat, True) and self._shows(seat, False)
        return assets(s, number, s.outcome is not None) if is_seen else HIDDEN

    def _worths(self) -> dict[str, int | None]:
        worths: dict[str, int | None] = {}
        for letter in self._words().letters:
            worth = self.assets(letter)
            worths[letter] = None if worth == HIDDEN else worth
        return worths

    def _owed(self) -> Owed | None:
        """Debts wait below while their debtor raises the sum; a purchase that is forced on somebody is no debt yet."""
        s = self._table()
        top = s.top if s.stack else None
        if not isinstance(top, Raising):
            return None
        below = s.stack[-2] if len(s.stack) > 1 else None
        if isinstance(below, Debts) and below.debts:
            return owed_in(below.debts, self._words(), "the Cashier")
        return Owed(self._words().letter(top.debtor), top.amount, ())

    def _moneys(self) -> dict[str, int | None]:
        words = self._words()
        letters = [words.letter(n) for n in range(words.seats)]
        return {letter: self.cash(letter) if self._shows(letter, True) else None for letter in letters}

    def _valuation(self, seat: int | str) -> list[ValueLine]:
        if self.assets(seat) == HIDDEN:
            return []
        return valuation(self._table(), self._seat(seat), self._table().outcome is not None)

    def _drawn(self) -> dict[str, Box]:
        """The track, and the pits as rows within it."""
        board = self._table().edition.board
        names = board.short_names
        return ring(names[: board.length]) | grid(names[board.length :], board.ring_size, PITS)

    def place(self, seat: int | str) -> str:
        """Where a piece stands: a square's number, or a pit and a number; '' when it is off the board."""
        at = self._table().at[self._seat(seat)]
        return self._words().name("place", at) if at >= 0 else ""

    def stop(self, seat: int | str) -> str:
        """The name of the square a piece stands on."""
        at = self._table().at[self._seat(seat)]
        return self._words().name("stop", at) if at >= 0 else ""

    def pit(self, seat: int | str) -> str:
        """The pit a piece is in; '' when it is in none."""
        s = self._table()
        at = self._table().at[self._seat(seat)]
        pit = s.edition.board.pits[at] if at >= 0 else -1
        return s.edition.commodities[pit].name if pit >= 0 else ""

    def partner(self, seat: int | str) -> str:
        """The other player in the same pit; '' when there is none."""
        partner = partner_of(self._table(), self._words().seat(seat))
        return self._words().letter(partner) if partner >= 0 else ""

    def has_called(self, seat: int | str) -> bool:
        """Whether a piece waits on a Telephone with its call done."""
        return self._table().called[self._seat(seat)]

    def squares(self) -> tuple[tuple[str, str, int], ...]:
        """Every square of the track: its kind, commodity ('' for none) and number (a Telephone's, a fine's)."""
        return self._places(0, self._table().edition.board.length)

    def ring(self) -> tuple[tuple[str, str, int], ...]:
        """Every space of a pit, from the Entrance to the Exit: its kind, and nothing else."""
        board = self._table().edition.board
        return tuple([(kind, "", 0) for kind, _name, _n in self._places(board.ring(0, 0), board.ring(1, 0))])

    def forfeit(self) -> int:
        """What a forfeit costs."""
        return self._table().edition.amounts.forfeit

    def entry_payment(self) -> int:
        """What entering a pit pays."""
        return self._table().edition.amounts.entry

    def surcharge(self) -> int:
        """What prices rise by where two are in a pit."""
        return self._table().edition.amounts.surcharge

    def seat_value(self) -> int:
        """What a Broker Seat counts at the end."""
        return self._table().edition.amounts.seat_final

    def near_bankruptcy(self) -> int:
        """Below this much cash a Corner may be sold from at any price in Open Trading."""
        return self._table().edition.amounts.near_bankruptcy

    def swap_payments(self) -> tuple[int, int]:
        """What the mover, and what the partner, pays instead of a contract in a swap."""
        amounts = self._table().edition.amounts
        return amounts.swap_by_mover, amounts.swap_by_partner

    def price_step(self) -> int:
        """The step in which prices and bids rise."""
        return self._table().edition.amounts.step

    def highest_bid(self) -> tuple[str, int]:
        """Who has bid most for the contract on a SELL square, and how much; ('', 0) if nobody has."""
        top = self._table().top
        if isinstance(top, Selling) and top.outcry is not None and top.outcry.high >= 0:
            return self._words().letter(top.outcry.high), top.outcry.bid
        return "", 0

    def cashier_pays(self) -> int:
        """What the Cashier pays for a contract on the SELL square of the stop that goes on; 0 when there is none."""
        top = self._table().top
        return top.cashier_price(self._table()) if isinstance(top, Selling) else 0

    def stop_commodity(self) -> str:
        """The commodity of the BUY or SELL stop that goes on; '' when there is none."""
        top = self._table().top
        return self._words().name("commodity", top.commodity) if isinstance(top, (Buying, Selling)) else ""

    def caught_short(self) -> str:
        """The commodity that the mover has to sell and does not own; '' when he is not caught short."""
        top = self._table().top
        return self._words().name("commodity", top.commodity) if isinstance(top, Short) else ""

    def quotes(self) -> tuple[tuple[str, int, int], ...]:
        """What players have offered a mover who has to buy: who, how many, at what price each."""
        top = self._table().top
        if not isinstance(top, (Buying, Short)):
            return ()
        return tuple([(self._words().letter(one.seat), one.number, one.price) for one in top.quotes.made])

    def offers(self) -> tuple[tuple[int, str, str, str, str], ...]:
        """The open offers of Open Trading: number, maker, to whom, what he gives, what he gets."""
        top = self._table().top
        if not isinstance(top, Trading):
            return ()
        words = self._words()
        return tuple(
            [
                (
                    one.number,
                    words.letter(one.maker),
                    words.letter(one.to),
                    LOTS.show(one.give, words),
                    LOTS.show(one.get, words),
                )
                for one in top.offers
            ]
        )

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
        return self._words().number("commodity", commodity)

    def _seat(self, seat: int | str) -> int:
        return self._words().seat(seat)


@final
class CornerView(OpenView[CornerState], Facts):
    """The view of a table where holdings and cash are open to all."""

    def _table(self) -> CornerState:
        return self._s

    def _words(self) -> Names:
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
    """The view of a table where each seat sees its own holdings, or cash, alone (CTM-R54)."""

    def _table(self) -> CornerState:
        return self._s

    def _words(self) -> Names:
        return self.lexicon

    def worths(self) -> dict[str, int | None]:
        return self._worths()

    def measure(self) -> str:
        return "money"

    def imagined(self, rng: Rng) -> CornerState:
        return self._s.copy()  # everything was told; it is only out of sight

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
        """The position, without the cash, contracts and seats of others that are not to be seen."""
        told = cast("dict[str, object]", STATE.dump(self._s, self.lexicon))
        players = cast("dict[str, dict[str, object]]", told["players"])
        for seat, player in players.items():
            for is_cash, field in ((True, "cash"), (False, "contracts"), (False, "seats")):
                if not self._shows(seat, is_cash):
                    player.pop(field, None)
        return told

    def _shows(self, seat: int | str, is_cash: bool) -> bool:
        options = self._s.options
        is_open = options.cash_visible if is_cash else options.holdings_visible
        return is_open or self._s.outcome is not None or self.lexicon.seat(seat) == self.seat


def view_of(rules: Rules[Any, Any], s: CornerState, lexicon: Names, seat: int | None) -> View[Any]:
    """The view that fits the table's options."""
    if s.options.holdings_visible and s.options.cash_visible:
        return CornerView(rules, s, lexicon, seat)
    return VeiledView(rules, s, lexicon, seat)
