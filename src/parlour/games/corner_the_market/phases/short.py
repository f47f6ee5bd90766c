"""A card that orders a sale, and being caught short (CTM-057, CTM-058, CTM-R06, CTM-R57)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.corner_the_market.actions import BUY_IN, FORFEIT, FORFEITS, BuyIn, Forfeit, Take
from parlour.games.corner_the_market.effects import buy
from parlour.games.corner_the_market.fields import CommodityName
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.phases.options import Delivery, deliver, most_from_cashier
from parlour.games.corner_the_market.prices import has_corner
from parlour.games.corner_the_market.quotes import (
    QUOTES,
    Quotes,
    answer_quote,
    cannot_quote,
    quote_ask,
    quote_details,
    sellers,
    take_choices,
    take_quote,
)
from parlour.games.corner_the_market.reasons import CAUGHT_SHORT, NO_SUCH_OFFER, not_now
from parlour.games.corner_the_market.state import CornerState

STARTING: Final = 0
CHOOSING: Final = 1
QUOTING: Final = 2
TAKING: Final = 3
DONE: Final = 4
STAGE: Final = enum_of(
    {
        "starting": "the way out is looked for; passes at once",
        "choosing": "the mover buys one in or forfeits",
        "quoting": "players are asked for offers, one after the other",
        "taking": "the mover takes an offer or forfeits",
        "done": "it is settled; waits only under another frame",
    }
)


def order_sale(s: CornerState, commodity: int, log: Log | None) -> None:
    """Order the mover to sell (CTM-109, CTM-R57).

    A mover with a Corner or Control is exempt. A mover without contracts is caught short (CTM-R06).
    """
    if has_corner(s, s.mover, commodity):
        return
    if not s.contracts[s.mover][commodity]:
        s.push(Short(commodity, 0, True, STARTING, Quotes((), [])))
    else:
        s.push(Delivery(commodity))


@record
class Short(Frame[CornerState]):
    """The mover must sell a contract they do not own: buy one in, or forfeit. A card then takes it at once."""

    commodity: Annotated[CommodityName, "What the mover has to sell and does not own."]
    extra: Annotated[Number, "What the Exchange's price rises by in a shared pit."]
    by_card: Annotated[bool, "Whether a card orders the sale."]
    stage: Annotated[int, WithDefault(STAGE, STARTING), "What comes next."]
    quotes: Annotated[Quotes, QUOTES, "Offers of players to the mover."]

    def pending(self, s: CornerState) -> Pending:
        return ONE_SEAT[self.quotes.waiting[0] if self.stage == QUOTING else s.mover]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == QUOTING:
            return quote_ask(s, seat, self.commodity, 1)
        if self.stage == TAKING:
            return Ask(seat, (*take_choices(s, self.quotes, 1), FORFEIT), CAUGHT_SHORT.clause, FORFEITS)
        cost = self._price(s) - s.redeeming[self.commodity]  # CTM-D18: the cheaper of the two
        default = BUY_IN if cost < s.edition.amounts.forfeit else FORFEIT
        return Ask(seat, (BUY_IN, FORFEIT), CAUGHT_SHORT.clause, default.nth(0))

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        if self.stage == QUOTING:
            return quote_details(s, self.commodity)
        return {
            "kind": "players" if self.stage == TAKING else "cashier",
            "commodity": s.edition.commodities[self.commodity].name,
            "price": self._price(s),
            "forfeit": s.edition.amounts.forfeit,
        }

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if self.stage == QUOTING:
            return cannot_quote(s, seat, self.commodity, 1, action)
        if isinstance(action, Forfeit) or (self.stage == CHOOSING and isinstance(action, BuyIn)):
            return None
        if self.stage == TAKING and isinstance(action, Take):
            is_there = any(choice.contains(action) for choice in take_choices(s, self.quotes, 1))
            return None if is_there else NO_SUCH_OFFER
        return not_now(action, CAUGHT_SHORT)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if self.stage == QUOTING:
            answer_quote(self.quotes, seat, self.commodity, action, log)
            return
        self.stage = DONE
        if isinstance(action, BuyIn):
            self._buy_in(s, log)
        elif isinstance(action, Take):
            take_quote(s, self.quotes, action, self.commodity, "CTM-057", log)
            self._deliver(s, log)
        else:
            forfeit(s, seat, "CTM-057", log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if self.stage == STARTING:
            self._start(s, log)
        if self.stage == QUOTING and not self.quotes.waiting:
            if take_choices(s, self.quotes, 1):
                self.stage = TAKING
            else:
                self._give_up(s, log)
        return self.stage == DONE and s.top is self

    def _start(self, s: CornerState, log: Log | None) -> None:
        """Start buying in: from the Exchange if it has stock, else from a player (CTM-D19), if players may deal."""
        if s.stock[self.commodity]:
            if not most_from_cashier(s, s.mover, self.commodity, self._price(s)):
                self._give_up(s, log)
            elif s.options.must_buy_in and not self.by_card:
                self.stage = DONE
                self._buy_in(s, log)
            else:
                self.stage = CHOOSING
            return
        waiting = () if s.options.deals_in_trading_only else sellers(s, self.commodity)
        if waiting:
            self.quotes.waiting = waiting
            self.stage = QUOTING
        else:
            self._give_up(s, log)

    def _price(self, s: CornerState) -> int:
        return s.asking[self.commodity] + self.extra

    def _buy_in(self, s: CornerState, log: Log | None) -> None:
        buy(s, s.mover, self.commodity, 1, self._price(s), "CTM-057", log)
        self._deliver(s, log)

    def _deliver(self, s: CornerState, log: Log | None) -> None:
        if self.by_card:
            deliver(s, self.commodity, log)

    def _give_up(self, s: CornerState, log: Log | None) -> None:
        self.stage = DONE
        forfeit(s, s.mover, "CTM-057", log)
