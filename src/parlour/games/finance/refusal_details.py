"""The numbers and names that fill the texts of refusals."""

from __future__ import annotations

from parlour.core.moves import Action
from parlour.games.finance.actions import (
    Build,
    EndSharing,
    InsureCard,
    Mortgage,
    Offer,
    Redeem,
    Share,
    ShareHeld,
    TearDown,
)
from parlour.games.finance.options import CLEAR_OR_WHOLE
from parlour.games.finance.phases.auction import Auction
from parlour.games.finance.phases.debts import MAX_OFFERS, Debts
from parlour.games.finance.sale import spare
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import members
from parlour.kit.trade.questions import letter_of


def details_of(s: FinanceState, seat: int, action: Action) -> dict[str, object]:
    """Return all details for any refusal. They are only computed when a refusal is shown."""
    edition = s.edition
    details: dict[str, object] = {
        "cash": s.cash[seat],
        "spare": spare(s, seat),
        "owes": s.owes[seat],
        "fee": edition.fee,
        "premium": edition.card_premium if isinstance(action, InsureCard) else edition.corner_premium,
        "houses": edition.most_houses,
        "cap": s.options.ride_cap,
        "last": edition.early_sale,
        "most_offers": MAX_OFFERS,
        "step": s.options.bid_step,
        "goods": {"goods": [edition.lease_names[lease] for lease in members(s.deeds.held[seat])]},
        "may_move_whole": s.options.trading == CLEAR_OR_WHOLE,
        "has_holder": s.options.utility_deals,
    }
    if isinstance(action, (Build, TearDown, Mortgage, Redeem)):
        lease = edition.leases[action.lease]
        details["lease"] = lease.name
        details["series"] = edition.series_ids[lease.series]
        details["cost"] = s.options.house_cost[action.lease]
        details["missing"] = _missing(s, seat, action.lease)
        details["redeem"] = s.options.redeem_cost[action.lease]
    elif isinstance(action, (Share, ShareHeld, EndSharing)):
        details["series"] = edition.series_ids[action.series]
    elif isinstance(action, Offer) and 0 <= action.to < s.seats:
        details["partner"] = letter_of(action.to)
    details.update(_of_frame(s, seat))
    return details


def _missing(s: FinanceState, seat: int, lease: int) -> list[str]:
    """Return the leases of a series that a seat lacks."""
    sets = s.options.sets
    return [s.edition.lease_names[n] for n in members(sets.bits[sets.of[lease]] & ~s.deeds.held[seat])]


def _of_frame(s: FinanceState, seat: int) -> dict[str, object]:
    """Return the details of the top frame."""
    top = s.top
    if isinstance(top, Auction):
        return {
            "lot": s.edition.lease_names[top.lease],
            "least": top.least(s),
            "most": max(0, top.most(s, seat)),
        }
    if isinstance(top, Debts):
        return {"debt": top.due(), "debtor": letter_of(top.debtor())}
    return {}
