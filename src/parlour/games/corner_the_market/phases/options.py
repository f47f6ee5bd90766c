"""Options of squares and cards, and cards that order a deal (CTM-041, CTM-052, CTM-109, CTM-111, CTM-R51, CTM-R57)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import Absent
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.corner_the_market.actions import DECLINE, DECLINES, FORFEIT, Buy, Decline, Forfeit, Sell
from parlour.games.corner_the_market.cards import ANY
from parlour.games.corner_the_market.effects import buy, sell
from parlour.games.corner_the_market.events import Declined
from parlour.games.corner_the_market.fields import COMMODITY, CommodityName
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.prices import has_control, has_corner, loose
from parlour.games.corner_the_market.reasons import (
    BUY_OR_FORFEIT,
    CORNER_IS_KEPT,
    NOT_YOURS_TO_SELL,
    SELL_OR_FORFEIT,
    TOO_MANY_TO_BUY,
    USE_OPTION,
    not_now,
)
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.upto import UpTo


def offer_option(s: CornerState, is_sale: bool, commodity: int, most: int) -> None:
    """Offer an option to the mover, unless there is nothing to buy or sell."""
    option = Option(is_sale, commodity, most)
    if option.choice(s) is not None:
        s.push(option)


def most_from_cashier(s: CornerState, seat: int, commodity: int, price: int) -> int:
    """Return how many contracts the stock holds and the cash buys."""
    return min(s.stock[commodity], s.cash[seat] // price)


def order_purchase(s: CornerState, commodity: int, log: Log | None) -> None:
    """Order the mover to buy (CTM-R57): the holder of Control is exempt, a mover who cannot buy forfeits."""
    if has_control(s, s.mover, commodity):
        return
    if most_from_cashier(s, s.mover, commodity, s.asking[commodity]):
        s.push(Purchase(commodity))
    else:
        forfeit(s, s.mover, "CTM-106", log)


@record
class Option(Frame[CornerState]):
    """The mover's option to buy from, or sell to, the Cashier some contracts of one commodity."""

    is_sale: Annotated[bool, "Whether the mover may sell to the Cashier; false: buy."]
    commodity: Annotated[int, Absent(COMMODITY), "The commodity; null if the mover names it."]
    most: Annotated[Number, "At most so many contracts."]
    done: Annotated[bool, "Whether the option has been used or declined; passes at once."] = False

    def __post_init__(self) -> None:
        self._choice: Choice | None = None

    def choice(self, s: CornerState) -> Choice | None:
        """Return the choice of number and commodity, or None if nothing can be bought or sold."""
        if self._choice is None and self.commodity != ANY:
            number = self.limit(s, self.commodity)
            choices = s.edition.sales if self.is_sale else s.edition.purchases
            self._choice = choices[self.commodity][number] if number else None
        elif self._choice is None:
            limits = UpTo([self.limit(s, commodity) for commodity in range(s.edition.kinds)])
            self._choice = Choice(Sell if self.is_sale else Buy, limits) if limits.size() else None
        return self._choice

    def pending(self, s: CornerState) -> Pending:
        return ONE_SEAT[s.mover]

    def ask(self, s: CornerState, seat: int) -> Ask:
        choice = self.choice(s)
        assert choice is not None
        return Ask(seat, (DECLINE, choice), USE_OPTION.clause, DECLINES)

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        details: dict[str, object] = {"is_sale": self.is_sale, "commodity": "any", "number": self.most, "price": 0}
        if self.commodity != ANY:
            prices = s.redeeming if self.is_sale else s.asking
            details["commodity"] = s.edition.commodities[self.commodity].name
            details["number"] = self.limit(s, self.commodity)
            details["price"] = prices[self.commodity]
        return details

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        choice = self.choice(s)
        if isinstance(action, Decline) or (choice is not None and choice.contains(action)):
            return None
        if isinstance(action, Buy) and not self.is_sale and self.commodity in (ANY, action.commodity):
            return TOO_MANY_TO_BUY
        if isinstance(action, Sell) and self.is_sale and 0 <= action.commodity < s.edition.kinds:
            is_corner = has_corner(s, seat, action.commodity)
            return CORNER_IS_KEPT if is_corner else NOT_YOURS_TO_SELL
        return not_now(action, USE_OPTION)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        self.done = True
        if isinstance(action, Buy):
            buy(s, seat, action.commodity, action.number, s.asking[action.commodity], "CTM-111", log)
        elif isinstance(action, Sell):
            sell(s, seat, action.commodity, action.number, s.redeeming[action.commodity], "CTM-111", log)
        elif log is not None:
            log.add(Declined("CTM-111", seat))

    def advance(self, s: CornerState, log: Log | None) -> bool:
        return self.done

    def limit(self, s: CornerState, commodity: int) -> int:
        """Return the limit for a commodity; contracts of a Corner are not sold (CTM-R51)."""
        if self.is_sale:
            return min(self.most, loose(s, s.mover, commodity))
        return min(self.most, most_from_cashier(s, s.mover, commodity, s.asking[commodity]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Frame[CornerState]):
    """A card's order to deal in one contract with the Cashier. The mover may forfeit."""

    commodity: int
    done: bool

    @abstractmethod
    def reason(self) -> Reason:
        """Return the reason for refusing anything else; a forfeit cites its clause."""

    @abstractmethod
    def choice(self, s: CornerState) -> Choice:
        """Return the choice to make the deal."""

    @abstractmethod
    def price(self, s: CornerState) -> int:
        """Return the Cashier's price."""

    @abstractmethod
    def carry_out(self, s: CornerState, log: Log | None) -> None: ...

    def pending(self, s: CornerState) -> Pending:
        return ONE_SEAT[s.mover]

    def ask(self, s: CornerState, seat: int) -> Ask:
        choice = self.choice(s)
        return Ask(seat, (choice, FORFEIT), self.reason().clause, choice.nth(0))

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        return {
            "commodity": s.edition.commodities[self.commodity].name,
            "price": self.price(s),
            "forfeit": s.edition.amounts.forfeit,
        }

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Forfeit) or self.choice(s).contains(action):
            return None
        return not_now(action, self.reason())

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        self.done = True
        if isinstance(action, Forfeit):
            forfeit(s, seat, self.reason().clause, log)
        else:
            self.carry_out(s, log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        return self.done


@record
class Purchase(Order):
    """The order to buy one contract (CTM-D17)."""

    commodity: Annotated[CommodityName, "What must be bought."]
    done: Annotated[bool, "Whether that is settled; passes at once."] = False

    def reason(self) -> Reason:
        return BUY_OR_FORFEIT

    def choice(self, s: CornerState) -> Choice:
        return s.edition.purchases[self.commodity][1]

    def price(self, s: CornerState) -> int:
        return s.asking[self.commodity]

    def carry_out(self, s: CornerState, log: Log | None) -> None:
        buy(s, s.mover, self.commodity, 1, self.price(s), "CTM-109", log)


@record
class Delivery(Order):
    """The order to sell one contract that the mover owns (CTM-D18, CTM-058)."""

    commodity: Annotated[CommodityName, "What must be sold."]
    done: Annotated[bool, "Whether that is settled; passes at once."] = False

    def reason(self) -> Reason:
        return SELL_OR_FORFEIT

    def choice(self, s: CornerState) -> Choice:
        return s.edition.sales[self.commodity][1]

    def price(self, s: CornerState) -> int:
        return s.redeeming[self.commodity]

    def carry_out(self, s: CornerState, log: Log | None) -> None:
        deliver(s, self.commodity, log)


def deliver(s: CornerState, commodity: int, log: Log | None) -> None:
    """Sell one contract to the Cashier, at the Cashier's price."""
    sell(s, s.mover, commodity, 1, s.redeeming[commodity], "CTM-109", log)
