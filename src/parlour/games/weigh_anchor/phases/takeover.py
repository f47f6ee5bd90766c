"""Mortgaged vessels taken over: the interest is paid, and the loan may be repaid at once (WA-090, WA-096)."""

from __future__ import annotations

from typing import Annotated

from mypy_extensions import mypyc_attr

from parlour.core.data.outcome_fields import Text
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Seat
from parlour.games.weigh_anchor.actions import Hold, Lift
from parlour.games.weigh_anchor.business import lift, outside_menu
from parlour.games.weigh_anchor.fields import VesselSet
from parlour.games.weigh_anchor.reasons import TAKE_OVER_CASH, TAKE_OVER_CHOOSE
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import covered, members


@record
@mypyc_attr(free_list_len=1)
class TakeOverMortgages(Frame[AnchorState]):
    """The new owner lifts any of the vessels for the loan alone, or holds."""

    seat: Annotated[Seat, "The new owner."]
    vessels: Annotated[VesselSet, "The mortgaged vessels that may be lifted for the loan alone."]
    clause: Annotated[Text, "The clause by which they came."]

    def pending(self, s: AnchorState) -> Pending:
        return ONE_SEAT[self.seat]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        return outside_menu(s, seat).take_over(self._payable(s), self.clause)

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        return {"vessels": [s.edition.vessels[vessel].name for vessel in members(self._payable(s))]}

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Hold):
            return None
        if isinstance(action, Lift) and action.vessel >= 0 and self.vessels >> action.vessel & 1:
            return None if self._payable(s) >> action.vessel & 1 else TAKE_OVER_CASH
        return TAKE_OVER_CHOOSE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Lift):
            lift(s, seat, action.vessel, s.edition.vessels[action.vessel].loan, self.clause, log)
        else:
            self.vessels = 0

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        # Vessels may change hands again while the interest is settled; only those still owned can be lifted.
        self.vessels &= s.holdings[self.seat].vessels & s.mortgaged
        return self._payable(s) == 0

    def _payable(self, s: AnchorState) -> int:
        return self.vessels & covered(s.options.loans_for, s.holdings[self.seat].cash)
