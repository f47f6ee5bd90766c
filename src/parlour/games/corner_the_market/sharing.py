"""Two pieces in a pit: the partner's duty to deal, and dealing in more by consent (CTM-R13, CTM-R15)."""

from __future__ import annotations

from parlour.core.domains import IntRange, Show, TupleDomain
from parlour.core.events import Log
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
from parlour.games.corner_the_market.events_deals import Agreed, Declined, MoreAsked
from parlour.games.corner_the_market.reasons import AGREE_OR_DECLINE, DEAL_OR_FORFEIT, not_now
from parlour.games.corner_the_market.state import CornerState


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


def comply_ask(seat: int, can_deal: bool) -> Ask:
    """Return the ask to deal or forfeit (CTM-D23); a time-out deals if the seat has the cash."""
    return Ask(seat, (COMPLY, FORFEIT), DEAL_OR_FORFEIT.clause, COMPLIES if can_deal else FORFEITS)


def cannot_comply(action: Action) -> Reason | None:
    return None if isinstance(action, (Comply, Forfeit)) else not_now(action, DEAL_OR_FORFEIT)


def more_choice(most: int) -> Choice:
    """Return the mover's choice to ask the partner for up to `most` more."""
    return Choice(More, IntRange(1, most))


def ask_more(s: CornerState, partner: int, number: int, log: Log | None) -> None:
    if log is not None:
        log.add(MoreAsked("CTM-R15", s.mover, partner, number))


def agree_ask(seat: int, wanted: int) -> Ask:
    """Return the ask to agree to more, or decline (CTM-D22)."""
    return Ask(seat, (DECLINE, Choice(Agree, IntRange(1, wanted))), AGREE_OR_DECLINE.clause, DECLINES)


def cannot_agree(wanted: int, action: Action) -> Reason | None:
    if isinstance(action, Decline) or (isinstance(action, Agree) and 1 <= action.number <= wanted):
        return None
    return not_now(action, AGREE_OR_DECLINE)


def answer_more(seat: int, action: Action, log: Log | None) -> None:
    if log is None:
        return
    log.add(Agreed("CTM-R15", seat, action.number) if isinstance(action, Agree) else Declined("CTM-R15", seat))
