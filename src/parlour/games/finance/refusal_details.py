"""The numbers and names that fill the texts of refusals."""

from __future__ import annotations

from parlour.core.moves import Action
from parlour.games.finance.actions import (
    Accept,
    Build,
    DeclineOffer,
    EndSharing,
    InsureCard,
    Mortgage,
    Redeem,
    Share,
    ShareHeld,
    TearDown,
    Withdraw,
)
from parlour.games.finance.options import CLEAR_OR_WHOLE
from parlour.games.finance.phases.auction import Auction
from parlour.games.finance.phases.debts import MAX_OFFERS, Debts
from parlour.games.finance.sale import spare
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import members


def details_of(s: FinanceState, seat: int, action: Action) -> dict[str, object]:
    """Return all details for any refusal. They are only computed when a refusal is shown."""
    edition = s.edition
    held = [edition.lease_names[lease] for lease in members(s.deeds.held[seat])]
    premium = edition.card_premium if isinstance(action, InsureCard) else edition.corner_premium
    details: dict[str, object] = {
        "cash": money(s, s.cash[seat]),
        "spare": money(s, spare(s, seat)),
        "owes": money(s, s.owes[seat]),
        "fee": money(s, edition.fee),
        "premium": money(s, premium),
        "houses": edition.most_houses,
        "cap": s.options.ride_cap,
        "last": edition.early_sale,
        "most_offers": MAX_OFFERS,
        "step": money(s, s.options.bid_step),
        "goods": ", ".join(held) or "nothing",
        "or_whole": ", or hand the whole series over" if s.options.trading == CLEAR_OR_WHOLE else "",
        "form": "with one holder of all leases: 'share railroads under A: A 60, B 40; nothing'"
        if s.options.utility_deals
        else "a partnership in which each keeps their leases: 'share railroads: A 60, B 40'",
        "lease": "that lease",
        "missing": "some",
        "series": "that",
        "cost": "more",
        "redeem": "more",
        "number": action.number if isinstance(action, (Accept, DeclineOffer, Withdraw)) else 0,
    }
    if isinstance(action, (Build, TearDown, Mortgage, Redeem)):
        lease = edition.leases[action.lease]
        details["lease"] = lease.name
        details["series"] = edition.series_ids[lease.series]
        details["cost"] = money(s, s.options.house_cost[action.lease])
        details["missing"] = _missing(s, seat, action.lease)
        details["redeem"] = money(s, s.options.redeem_cost[action.lease])
    elif isinstance(action, (Share, ShareHeld, EndSharing)):
        details["series"] = edition.series_ids[action.series]
    details.update(_of_frame(s, seat))
    return details


def _missing(s: FinanceState, seat: int, lease: int) -> str:
    """Return the leases of a series that a seat lacks."""
    sets = s.options.sets
    names = [s.edition.lease_names[n] for n in members(sets.bits[sets.of[lease]] & ~s.deeds.held[seat])]
    return ", ".join(names) or "none"


def money(s: FinanceState, amount: int) -> str:
    return f"{s.edition.currency}{amount:,}"


def _of_frame(s: FinanceState, seat: int) -> dict[str, object]:
    """Return the details of the top frame."""
    details: dict[str, object] = {"lot": "It", "least": "", "most": "", "debt": "", "debtor": ""}
    top = s.top
    if isinstance(top, Auction):
        details["lot"] = s.edition.lease_names[top.lease]
        details["least"] = money(s, top.least(s))
        details["most"] = money(s, max(0, top.most(s, seat)))
    elif isinstance(top, Debts):
        details["debt"] = money(s, top.due())
        details["debtor"] = f"Seat {chr(ord('A') + top.debtor())}"
    return details
