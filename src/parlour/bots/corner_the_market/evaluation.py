"""Evaluation of contracts in Corner the Market: what they will count at the end, and what may still come of them."""

# Compiled with mypyc.

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from parlour.bots.temperament import NEUTRAL, Temperament
from parlour.core.memo import Memo
from parlour.games.corner_the_market.view import Facts

THROWS_A_STEP: Final = 18
"""The marker moves once in this many throws."""
SLOW: Final = 16.0
"""The number of turns in which a player gets half of the contracts they want."""
LOOSE_ELSEWHERE: Final = 0.4
"""How likely contracts that others hold can be bought, relative to those of the Exchange."""
THIRST: Final = 0.4
"""The extra value of a dollar in hand at the start of the year: there will be Corners to buy with it."""
RIVAL: Final = 0.33
"""The weight of a rival's gain against one's own."""


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Worths:
    """What 0, 1, 2... contracts of each commodity count at the end, and the premium of each contract held."""

    def __init__(self, view: Facts) -> None:
        self.final = [list(row) for row in view.final_worths()]
        self.premiums = [list(row) for row in view.premiums()]


_WORTHS: Final[Memo[str, Worths]] = Memo(20)


def worths_of(view: Facts) -> Worths:
    """Return the worths of a table's board, shared by all bots that play on it."""
    found = _WORTHS.get(view.board())
    return _WORTHS.keep(view.board(), Worths(view)) if found is None else found


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Evaluation:
    """An evaluation of the table at one moment. Commodities and seats are numbers; what is hidden counts as zero.

    The temperament is that of the seat itself; it takes the others for neutral.
    """

    slow: ClassVar[float] = SLOW

    def __init__(self, view: Facts, me: int, temperament: Temperament = NEUTRAL) -> None:
        self.bidding, self.fear, self.building, self.keeping, self.haggling, self.hope = temperament
        playing, cash, contracts, stock = view.table_by_number()
        self.view = view
        self.me = me
        self.held = [[max(0, number) for number in row] for row in contracts]
        self.playing = [seat for seat in range(len(contracts)) if playing >> seat & 1]
        self.others = [seat for seat in self.playing if seat != me]
        self.cash = max(0, cash[me])
        self.step = view.price_step()
        self.corner = view.corner_size()
        self.all = view.control_size()
        turns = THROWS_A_STEP * (view.steps_left() + 1) / len(self.playing)
        self.reach = turns / (turns + self.slow)
        self.dollar = 1.0 + THIRST * self.reach
        """The value of a dollar in hand."""
        self.stock = list(stock)
        self.rival = self.envy()
        worths = worths_of(view)
        self._final = worths.final
        self._premiums = worths.premiums
        self._chances = [self.reach**missing for missing in range(self.all + 1)]
        """How likely 0, 1, 2... more contracts are got in time."""
        self.commodities = len(self.stock)
        self._cornered = [self._in_corners(commodity) for commodity in range(self.commodities)]
        """The contracts in Corners, by commodity."""
        self._reserve = -1

    def envy(self) -> float:
        """Return the weight of a rival's gain against one's own."""
        return RIVAL

    def _in_corners(self, commodity: int) -> int:
        number = 0
        for row in self.held:
            if row[commodity] >= self.corner:
                number += row[commodity]
        return number

    def has(self, commodity: int) -> int:
        return self.held[self.me][commodity]

    def worth(self, seat: int, commodity: int, number: int, stock: int) -> float:
        """Return the value of a seat's contracts, given the Exchange's stock: their count and their prospects."""
        final = self._final[commodity]
        count = final[number]
        if number >= self.all:
            return count
        goal = self.corner if number < self.corner else self.all
        missing = goal - number
        elsewhere = self.all - number - stock
        in_corners = self._cornered[commodity]
        held = self.held[seat][commodity]
        if held >= self.corner:
            in_corners -= held
        if stock + elsewhere - in_corners < missing:
            return count
        chance = self._chances[missing] * (1.0 if stock >= missing else LOOSE_ELSEWHERE)
        if number < self.corner:
            prize = float(final[goal] - goal * final[1])
        else:
            prize = float(final[goal] - count - missing * final[1])
        if seat == self.me:
            chance = min(1.0, self.hope * chance)
            prize *= self.building
        return count + chance * prize

    def gain(self, commodity: int, number: int, of_stock: bool = True) -> float:
        """Return the value of `number` more contracts, without their price; a negative number means fewer."""
        stock = self.stock[commodity]
        after = min(max(stock - number, 0), self.all) if of_stock else stock
        return self._gain(self.me, commodity, number, stock, after)

    def gain_of(self, seat: int, commodity: int, number: int) -> float:
        """Return the value of `number` more contracts of other players to a seat, without their price."""
        stock = self.stock[commodity]
        gain = self._gain(seat, commodity, number, stock, stock)
        return self.keeping * gain if number < 0 and seat == self.me else gain

    def buying(self, commodity: int, number: int, of_stock: bool = True) -> float:
        """Return what this seat would pay for contracts."""
        return self.bidding * self.gain(commodity, number, of_stock)

    def losing(self, commodity: int, number: int = 1) -> float:
        """Return what this seat asks for parting with contracts."""
        return -self.keeping * self.gain(commodity, -number, of_stock=False)

    def _gain(self, seat: int, commodity: int, number: int, stock: int, after: int) -> float:
        now = self.held[seat][commodity]
        if not 0 <= now + number <= self.all:
            return 0.0
        return self.worth(seat, commodity, now + number, after) - self.worth(seat, commodity, now, stock)

    def denial(self, commodity: int, number: int) -> float:
        """Return the value of keeping contracts out of the rivals' reach."""
        stock = self.stock[commodity]
        left = max(0, stock - number)
        lost = 0.0
        for seat in self.others:
            held = self.held[seat][commodity]
            lost += self.worth(seat, commodity, held, stock) - self.worth(seat, commodity, held, left)
        return self.rival * lost

    def reserve(self) -> int:
        """Return the cash to reserve for a Corner square, a fine or a forfeit."""
        if self._reserve < 0:
            penalty = 0
            for seat in self.others:
                for commodity, number in enumerate(self.held[seat]):
                    penalty += self._premiums[commodity][number]
            forfeit = self.view.forfeit()
            self._reserve = int(self.fear * min(5 * forfeit, 2 * forfeit + penalty))
        return self._reserve

    def rounded_up(self, amount: float) -> int:
        """Return an amount in whole steps that is not less, which may be below zero."""
        return -int(-amount // self.step) * self.step

    def rounded(self, amount: float) -> int:
        """Return a price in whole steps, at least one."""
        return max(1, round(amount / self.step)) * self.step
