"""Raising a sum known to be within reach, for the winner of an auction (WA-R15, bid_limit = raisable)."""

from __future__ import annotations

from typing import Annotated

from parlour.core.data.fields import Absent
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number, Seat
from parlour.games.weigh_anchor.actions import Mortgage, Sell
from parlour.games.weigh_anchor.business import (
    UNKNOWN,
    cannot_raise,
    improved_now,
    next_raise,
    raise_cash,
    raising_choices,
)
from parlour.games.weigh_anchor.fields import VESSELS
from parlour.games.weigh_anchor.reasons import RAISE_BID
from parlour.games.weigh_anchor.state import AnchorState


@record
class RaiseCash(Frame[AnchorState]):
    """A seat mortgages and sells pieces until it has the amount.

    `improved` are its vessels in groups that had pieces when raising began (absent: it begins now).
    """

    seat: Annotated[Seat, "Who raises cash."]
    amount: Annotated[Number, "The cash that the seat must have in the end."]
    improved: Annotated[
        int,
        Absent(VESSELS),
        "Its vessels in groups that had pieces when it began; null: it begins now.",
    ] = UNKNOWN

    def pending(self, s: AnchorState) -> Pending:
        return ONE_SEAT[self.seat]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        return Ask(seat, raising_choices(s, seat), RAISE_BID.clause, next_raise(s, seat, self._improved(s)))

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        return {"amount": self.amount, "missing": max(0, self.amount - s.holdings[seat].cash)}

    def _improved(self, s: AnchorState) -> int:
        return improved_now(s, self.seat) if self.improved == UNKNOWN else self.improved

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        return cannot_raise(s, seat, action) if isinstance(action, (Mortgage, Sell)) else RAISE_BID

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        self.improved = self._improved(s)
        raise_cash(s, seat, action, log)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        self.improved = self._improved(s)
        return s.holdings[self.seat].cash >= self.amount
