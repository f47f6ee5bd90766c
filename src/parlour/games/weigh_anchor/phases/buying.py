"""Landing on an unowned vessel: buy it, or leave it to an auction (WA-028 to WA-030)."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import Buy, Decline, Mortgage, Sell
from parlour.games.weigh_anchor.business import cannot_raise, outside_menu, raise_cash
from parlour.games.weigh_anchor.effects import give, pay
from parlour.games.weigh_anchor.events import Bought, Declined
from parlour.games.weigh_anchor.fields import VesselName
from parlour.games.weigh_anchor.phases.auction import open_auction
from parlour.games.weigh_anchor.reasons import BUY_CASH, BUY_OR_DECLINE
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.ledger import BANK

ASKING: Final = 0
DECIDED: Final = 1
STAGE: Final = enum_of(
    {
        "asking": "the mover buys, declines, or raises cash first",
        "decided": "the mover has decided; waits only under another frame",
    }
)


@record
@mypyc_attr(free_list_len=1)
class Buying(Frame[AnchorState]):
    """The mover's choice to buy a vessel; the mover may raise cash first (WA-R13)."""

    vessel: Annotated[VesselName, "The vessel that may be bought."]
    stage: Annotated[int, STAGE, "What comes next."] = ASKING

    def pending(self, s: AnchorState) -> Pending:
        return ONE_SEAT[s.mover]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        return outside_menu(s, seat).buy(s.holdings[seat].cash >= s.edition.vessels[self.vessel].price)

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        vessel = s.edition.vessels[self.vessel]
        missing = max(0, vessel.price - s.holdings[seat].cash)
        return {"vessel": vessel.name, "price": vessel.price, "missing": missing}

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Buy):
            return None if s.holdings[seat].cash >= s.edition.vessels[self.vessel].price else BUY_CASH
        if isinstance(action, Decline):
            return None
        return cannot_raise(s, seat, action) if isinstance(action, (Mortgage, Sell)) else BUY_OR_DECLINE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Buy):
            self.stage = DECIDED
            price = s.edition.vessels[self.vessel].price
            pay(s, seat, BANK, price, "WA-028", "a vessel", log)
            give(s, 1 << self.vessel, seat, log)
            if log is not None:
                log.add(Bought("WA-029", seat, self.vessel, price))
        elif isinstance(action, Decline):
            self.stage = DECIDED
            if log is not None:
                log.add(Declined(seat, self.vessel))
            open_auction(s, self.vessel, seat, "WA-030", log)
        else:
            raise_cash(s, seat, action, log)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        return self.stage == DECIDED
