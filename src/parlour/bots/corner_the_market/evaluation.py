"""Evaluation of contracts in Corner the Market: what they will count at the end, and what may still come of them."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Protocol

THROWS_A_STEP = 18
"""The marker moves once in this many throws."""
SLOW = 16.0
"""The number of turns in which a player gets half of the contracts they want."""
LOOSE_ELSEWHERE = 0.4
"""How likely contracts that others hold can be bought, relative to those of the Exchange."""
THIRST = 0.4
"""The extra value of a dollar in hand at the start of the year: there will be Corners to buy with it."""
RIVAL = 0.33
"""The weight of a rival's gain against one's own."""


class Facts(Protocol):
    """The facts that the evaluation uses; any view of the game provides them."""

    def me(self) -> str: ...
    def seats(self) -> tuple[str, ...]: ...
    def is_out(self, seat: str) -> bool: ...
    def commodities(self) -> tuple[str, ...]: ...
    def cash(self, seat: str) -> int: ...
    def holdings(self, seat: str) -> tuple[int, ...]: ...
    def broker_seats(self, seat: str) -> int: ...
    def stock(self, commodity: str) -> int: ...
    def asking(self, commodity: str) -> int: ...
    def current(self, commodity: str) -> int: ...
    def redeeming(self, commodity: str) -> int: ...
    def premium(self, commodity: str, number: int) -> int: ...
    def corner_price(self, commodity: str, number: int) -> int: ...
    def final_worth(self, commodity: str, number: int) -> int: ...
    def corner_size(self) -> int: ...
    def control_size(self) -> int: ...
    def steps_left(self) -> int: ...
    def forfeit(self) -> int: ...
    def surcharge(self) -> int: ...
    def entry_payment(self) -> int: ...
    def swap_payments(self) -> tuple[int, int]: ...
    def seat_value(self) -> int: ...
    def price_step(self) -> int: ...
    def near_bankruptcy(self) -> int: ...
    def is_closed(self, commodity: str) -> bool: ...


class Evaluation:
    """An evaluation of the table at one moment. Commodities and seats are numbers; what is hidden counts as zero."""

    slow: ClassVar[float] = SLOW

    def __init__(self, view: Facts) -> None:
        self.view = view
        self.names = view.commodities()
        self.seats = view.seats()
        self.me = self.seats.index(view.me())
        self.held = [[max(0, number) for number in view.holdings(seat)] for seat in self.seats]
        self.playing = [seat for seat, letter in enumerate(self.seats) if not view.is_out(letter)]
        self.cash = max(0, view.cash(view.me()))
        self.step = view.price_step()
        self.corner = view.corner_size()
        self.all = view.control_size()
        turns = THROWS_A_STEP * (view.steps_left() + 1) / len(self.playing)
        self.reach = turns / (turns + self.slow)
        self.dollar = 1.0 + THIRST * self.reach
        """The value of a dollar in hand."""
        self.stock = [view.stock(name) for name in self.names]
        self.rival = self.envy()
        self.worth = cache(self._worth)

    def envy(self) -> float:
        """Return the weight of a rival's gain against one's own."""
        return RIVAL

    def cash_of(self, seat: int) -> int:
        return max(0, self.view.cash(self.seats[seat]))

    def others(self) -> list[int]:
        return [seat for seat in self.playing if seat != self.me]

    def has(self, commodity: int) -> int:
        return self.held[self.me][commodity]

    def _worth(self, seat: int, commodity: int, number: int, stock: int) -> float:
        """Return the value of a seat's contracts, given the Exchange's stock: their count and their prospects."""
        name = self.names[commodity]
        count = self.view.final_worth(name, number)
        goal = self.corner if number < self.corner else self.all
        if number >= self.all:
            return count
        missing = goal - number
        elsewhere = self.all - number - stock
        in_corners = sum(
            held[commodity] for n, held in enumerate(self.held) if n != seat and held[commodity] >= self.corner
        )
        if stock + elsewhere - in_corners < missing:
            return count
        chance = self.reach**missing * (1.0 if stock >= missing else LOOSE_ELSEWHERE)
        if number < self.corner:
            prize = self.view.final_worth(name, goal) - goal * self.view.final_worth(name, 1)
        else:
            prize = self.view.final_worth(name, goal) - count - missing * self.view.final_worth(name, 1)
        return count + chance * prize

    def gain(self, commodity: int, number: int, of_stock: bool = True, seat: int | None = None) -> float:
        """Return the value of `number` more contracts to a seat, without their price; a negative number means fewer."""
        who = self.me if seat is None else seat
        now = self.held[who][commodity]
        if not 0 <= now + number <= self.all:
            return 0.0
        stock = self.stock[commodity]
        after = min(max(stock - number, 0), self.all) if of_stock else stock
        return self.worth(who, commodity, now + number, after) - self.worth(who, commodity, now, stock)

    def denial(self, commodity: int, number: int) -> float:
        """Return the value of keeping contracts out of the rivals' reach."""
        stock = self.stock[commodity]
        lost = 0.0
        for seat in self.others():
            held = self.held[seat][commodity]
            lost += self.worth(seat, commodity, held, stock) - self.worth(seat, commodity, held, max(0, stock - number))
        return self.rival * lost

    def reserve(self) -> int:
        """Return the cash to reserve for a Corner square, a fine or a forfeit."""
        penalty = 0
        for seat in self.others():
            for commodity, number in enumerate(self.held[seat]):
                penalty += self.view.premium(self.names[commodity], number)
        return min(5 * self.view.forfeit(), 2 * self.view.forfeit() + penalty)

    def rounded(self, amount: float) -> int:
        """Return a price in whole steps, at least one."""
        return max(1, round(amount / self.step)) * self.step
