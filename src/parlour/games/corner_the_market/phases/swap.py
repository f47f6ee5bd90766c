"""A SWAP square: one contract each way, or a payment instead (CTM-062 to CTM-067, CTM-R18 to CTM-R21)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Absent, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Seat
from parlour.games.corner_the_market.actions import (
    FORFEIT,
    FORFEITS,
    PAY_INSTEAD,
    PAYS_INSTEAD,
    Forfeit,
    Give,
    PayInstead,
)
from parlour.games.corner_the_market.effects import exchange, hand_over, pay
from parlour.games.corner_the_market.events import SwapNamed, SwapPaid
from parlour.games.corner_the_market.fields import COMMODITY
from parlour.games.corner_the_market.phases.debts import charge, forfeit
from parlour.games.corner_the_market.prices import has_control, has_corner
from parlour.games.corner_the_market.reasons import (
    CHOOSE_SWAP,
    SWAP_CONTROL,
    SWAP_IN_CONTRACTS,
    SWAP_NOT_OWNED,
    not_now,
)
from parlour.games.corner_the_market.seating import is_gone, left_of, partner_of
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counts import WIDTH
from parlour.kit.trade.questions import letter_of

MOVER: Final = 0
PARTNER: Final = 1
OVER: Final = 2
STAGE: Final = enum_of(
    {
        "mover": "the mover names a contract, pays instead, or forfeits",
        "partner": "the partner names a contract, or pays instead",
        "over": "the swap is over; waits only under another frame",
    }
)
MONEY: Final = -1
"""Stands for the money the mover pays instead of a contract."""


def land_on_swap(s: CornerState, log: Log | None) -> None:
    """Start a swap (CTM-062, CTM-063).

    A mover who has nothing to give and may not or cannot pay forfeits (CTM-R19).
    """
    partner = partner_of(s, s.mover)
    swap = Swap(partner if partner >= 0 else left_of(s, s.mover))
    if swap.gives(s, s.mover) or swap.cannot_pay(s, s.mover) is None:
        s.push(swap)
    else:
        forfeit(s, s.mover, "CTM-106", log)


@record
class Swap(Frame[CornerState]):
    """A swap: the mover chooses first, then the partner names a contract."""

    partner: Annotated[Seat, "Whom the mover swaps with."]
    stage: Annotated[int, STAGE, "What comes next."] = MOVER
    given: Annotated[int, Absent(COMMODITY), "The commodity that the mover gives; null: it pays."] = MONEY

    def gives(self, s: CornerState, seat: int) -> tuple[int, ...]:
        """Return what a seat may give: any commodity it owns but does not control (CTM-R20)."""
        return tuple([c for c in range(s.edition.kinds) if self._cannot_give(s, seat, c) is None])

    def cannot_pay(self, s: CornerState, seat: int) -> Reason | None:
        """Return why a seat may not pay instead, or None.

        The mover may pay with only Corners or Control (CTM-064), or with nothing if the option allows it (CTM-R19). The
        partner may pay without a loose contract (CTM-066, CTM-R20).
        """
        if self._has_loose(s, seat):
            return SWAP_IN_CONTRACTS
        if seat != s.mover:
            return None
        if s.cash[seat] < s.edition.amounts.swap_by_mover:
            return SWAP_IN_CONTRACTS
        return None if any(s.contracts[seat]) or s.options.swap_by_paying else SWAP_IN_CONTRACTS

    def pending(self, s: CornerState) -> Pending:
        return ONE_SEAT[s.mover if self.stage == MOVER else self.partner]

    def ask(self, s: CornerState, seat: int) -> Ask:
        gives = self.gives(s, seat)
        choices: list[Choice] = [Choice(Give, OneOf(gives))] if gives else []
        if self.cannot_pay(s, seat) is None:
            choices.append(PAY_INSTEAD)
        if self.stage == MOVER:
            choices.append(FORFEIT)
        return Ask(seat, tuple(choices), CHOOSE_SWAP.clause, self._default_action(s, seat, gives))

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        if self.stage == MOVER:
            return {"kind": "first", "seat": letter_of(self.partner), "commodity": "", "amount": 0}
        return {
            "kind": "money" if self.given == MONEY else "contract",
            "seat": letter_of(s.mover),
            "commodity": "" if self.given == MONEY else s.edition.commodities[self.given].name,
            "amount": s.edition.amounts.swap_by_mover,
        }

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Give):
            return self._cannot_give(s, seat, action.commodity)
        if isinstance(action, PayInstead):
            return self.cannot_pay(s, seat)
        if isinstance(action, Forfeit) and self.stage == MOVER:
            return None
        return not_now(action, CHOOSE_SWAP)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if self.stage == PARTNER:
            self.stage = OVER
            if isinstance(action, Give):
                self._swap(s, action.commodity, log)
            else:
                self._pay_off(s, log)
        elif isinstance(action, Forfeit):
            self.stage = OVER
            forfeit(s, seat, "CTM-106", log)
        else:
            self.stage = PARTNER
            self.given = action.commodity if isinstance(action, Give) else MONEY
            if log is not None and self.given == MONEY:
                log.add(SwapPaid("CTM-064", seat, self.partner))
            elif log is not None:
                log.add(SwapNamed("CTM-062", seat, self.partner, self.given))

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if is_gone(s):
            return True
        if self.stage == PARTNER and not self.gives(s, self.partner):
            self.stage = OVER
            self._pay_off(s, log)
        return self.stage == OVER and s.top is self

    def _has_loose(self, s: CornerState, seat: int) -> bool:
        return any(0 < number < s.edition.corner for number in s.contracts[seat])

    def _cannot_give(self, s: CornerState, seat: int, commodity: int) -> Reason | None:
        if not 0 <= commodity < s.edition.kinds or not s.contracts[seat][commodity]:
            return SWAP_NOT_OWNED
        return SWAP_CONTROL if has_control(s, seat, commodity) else None

    def _default_action(self, s: CornerState, seat: int, gives: tuple[int, ...]) -> Action:
        """Return the default action (CTM-D11, CTM-D12, CTM-D24): give the cheapest loose contract.

        Without one, pay if there are Corners, else forfeit.
        """
        for commodity in s.edition.by_price:
            if commodity in gives and not has_corner(s, seat, commodity):
                return Give(commodity)
        if self.cannot_pay(s, seat) is None and (self.stage == PARTNER or any(s.contracts[seat])):
            return PAYS_INSTEAD
        return FORFEITS

    def _swap(self, s: CornerState, commodity: int, log: Log | None) -> None:
        """Exchange both contracts at once; Corners are updated after the exchange (CTM-R18)."""
        if self.given == MONEY:
            amount = s.edition.amounts.swap_by_mover
            pay(s, s.mover, self.partner, amount, "CTM-064", "the swap", log)
            hand_over(s, commodity, 1, self.partner, s.mover, "CTM-064", log, amount)
        else:
            give = Bundle(0, 1 << WIDTH * self.given)
            exchange(s, s.mover, self.partner, give, Bundle(0, 1 << WIDTH * commodity), "CTM-062", log)

    def _pay_off(self, s: CornerState, log: Log | None) -> None:
        """Pay off the mover (CTM-066), who gives and pays nothing (CTM-R21)."""
        charge(s, self.partner, s.mover, s.edition.amounts.swap_by_partner, "CTM-066", "the swap", log)
