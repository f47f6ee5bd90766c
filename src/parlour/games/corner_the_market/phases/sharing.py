"""Two pieces in a pit: the partner's duty to deal, and dealing in more by consent (CTM-R13, CTM-R15)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.domains import IntRange, Show, TupleDomain
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.actions import (
    COMPLIES,
    COMPLY,
    DECLINE,
    DECLINES,
    FORFEIT,
    FORFEITS,
    Agree,
    Comply,
    Decline,
    Forfeit,
    More,
)
from parlour.games.corner_the_market.events import Agreed, Declined, MoreAsked
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.reasons import AGREE_OR_DECLINE, DEAL_OR_FORFEIT, not_now
from parlour.games.corner_the_market.seating import partner_of
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.trade.questions import letter_of

CHOOSING: Final = 0
DUTY: Final = 2
AGREEING: Final = 3
OVER: Final = 4
"""The stages of BUY and SELL squares. Stage 1 is each square's own: offers or bids that were called for."""


class WithPartner(TupleDomain):
    """Domain of one contract of a commodity, from or to one seat: (1, commodity, partner)."""

    def __init__(self, commodity: int, partner: int) -> None:
        self.commodity = commodity
        self.partner = partner

    def size(self) -> int:
        return 1

    def pick(self, n: int) -> tuple[object, ...]:
        return (1, self.commodity, self.partner)

    def contains(self, value: object) -> bool:
        return value == (1, self.commodity, self.partner)

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"rows": [[1, show(field + 1, self.commodity), show(field + 2, self.partner)]]}


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedStop(Frame[CornerState]):
    """A stop to buy or sell a commodity. A partner in the pit must deal in one contract, and may agree to more."""

    commodity: int
    stage: int
    released: bool
    asked: bool
    wanted: int

    @abstractmethod
    def deal_by_duty(self, s: CornerState, log: Log | None) -> None:
        """Deal in one contract with the partner, who must."""

    @abstractmethod
    def deal_by_consent(self, s: CornerState, number: int, log: Log | None) -> None:
        """Deal in more contracts with the partner, who has agreed."""

    def partner_price(self, s: CornerState) -> int:
        """Return the price between partners (CTM-047, CTM-059, CTM-R16)."""
        return s.current[self.commodity] + s.edition.amounts.surcharge

    def more_choices(self, most: int) -> list[Choice]:
        """Return the mover's choice to ask the partner for up to `most` more."""
        return [Choice(More, IntRange(1, most))] if most else []

    def ask_for_more(self, s: CornerState, number: int, log: Log | None) -> None:
        self.asked = True
        self.wanted = number
        self.stage = AGREEING
        if log is not None:
            log.add(MoreAsked("CTM-R15", s.mover, partner_of(s, s.mover), number))

    def ask_partner(self, seat: int, can_pay: bool) -> Ask:
        """Return the partner's ask: deal or forfeit (CTM-D23), or agree to more or decline (CTM-D22)."""
        if self.stage == DUTY:
            return Ask(seat, (COMPLY, FORFEIT), DEAL_OR_FORFEIT.clause, COMPLIES if can_pay else FORFEITS)
        agree = Choice(Agree, IntRange(1, self.wanted))
        return Ask(seat, (DECLINE, agree), AGREE_OR_DECLINE.clause, DECLINES)

    def stop_details(self, s: CornerState, kind: str, price: int, number: int) -> dict[str, object]:
        """Return what the questions of a stop name; `kind` says which question it is."""
        partner = partner_of(s, s.mover)
        return {
            "kind": kind,
            "seat": letter_of(s.mover),
            "partner": letter_of(partner) if partner >= 0 else "",
            "commodity": s.edition.commodities[self.commodity].name,
            "price": price,
            "number": number,
            "forfeit": s.edition.amounts.forfeit,
        }

    def cannot_as_partner(self, action: Action) -> Reason | None:
        """Return why the partner may not give this answer, or None."""
        if self.stage == DUTY:
            return None if isinstance(action, (Comply, Forfeit)) else not_now(action, DEAL_OR_FORFEIT)
        if isinstance(action, Decline) or (isinstance(action, Agree) and 1 <= action.number <= self.wanted):
            return None
        return not_now(action, AGREE_OR_DECLINE)

    def answer_as_partner(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        self.stage = CHOOSING
        if isinstance(action, Comply):
            self.deal_by_duty(s, log)
        elif isinstance(action, Forfeit):
            self.released = True
            forfeit(s, seat, "CTM-R13", log)
        elif isinstance(action, Agree):
            if log is not None:
                log.add(Agreed("CTM-R15", seat, action.number))
            self.deal_by_consent(s, action.number, log)
        elif log is not None:
            log.add(Declined("CTM-R15", seat))
