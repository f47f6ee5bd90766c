"""Sharing the income of railroads or utilities: partnerships, and deals with one holder (FIN-R34, FIN-R35)."""

from __future__ import annotations

from typing import final

from parlour.core.domains import ByFirst, Domain, OneOf, Product, TupleDomain
from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.finance.actions import Share, ShareHeld
from parlour.games.finance.effects import forget_all, give, pay, void_proposals
from parlour.games.finance.events_trade import LeasesPooled, SharingBegun, SharingEnded
from parlour.games.finance.figures import parties
from parlour.games.finance.options import INTEREST_NOW, MUST_REDEEM
from parlour.games.finance.plans import TO_POOL, TO_SHARE, TO_STOP, Plan
from parlour.games.finance.reasons import (
    SHARE_FORM,
    SHARE_HOLDER,
    SHARE_IN_DEBT,
    SHARE_MONEY,
    SHARE_MORTGAGED,
    SHARE_OWNERS,
    SHARE_SUM,
    SHARE_TWICE,
    SHARE_WHAT,
    TRADE_CHANGED,
    TRADE_INTEREST,
)
from parlour.games.finance.state import FinanceState, Pact
from parlour.games.finance.trading import may_deal
from parlour.kit.bits import members
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import BANK
from parlour.kit.trade.offers import SHARED
from parlour.kit.trade.shares import Payments, adds_up, splits_among, within


def to_agree(s: FinanceState, plan: Plan) -> int:
    """Return the seats that must still agree to a plan, as bits."""
    needed = s.playing if plan.kind == TO_STOP else s.partners[plan.series]
    return needed & ~plan.agreed


def cannot_share(s: FinanceState, seat: int, series: int) -> Reason | None:
    """Return why a seat may not propose any sharing of a set, or None."""
    if series != s.edition.railroads and series != s.edition.utilities:
        return SHARE_WHAT
    for pact in s.pacts:
        if pact.series == series:
            return SHARE_TWICE
    owners = s.partners[series]
    if owners & (owners - 1) == 0 or not owners >> seat & 1:
        return SHARE_OWNERS
    if s.options.debts_linger:
        for owner in members(owners):
            if not may_deal(s, owner):
                return SHARE_IN_DEBT
    return None


def cannot_join(s: FinanceState, seat: int, action: Share) -> Reason | None:
    """Return why a partnership may not be proposed, or None (FIN-R34)."""
    reason = cannot_share(s, seat, action.series)
    if reason is not None:
        return reason
    if s.options.utility_deals:
        return SHARE_FORM
    return None if adds_up(action.shares, s.partners[action.series]) else SHARE_SUM


def cannot_pool(s: FinanceState, seat: int, action: ShareHeld) -> Reason | None:
    """Return why a deal with one holder may not be proposed, or None (FIN-R35)."""
    reason = cannot_share(s, seat, action.series)
    if reason is not None:
        return reason
    if not s.options.utility_deals:
        return SHARE_FORM
    owners = s.partners[action.series]
    if action.holder < 0 or not owners >> action.holder & 1:
        return SHARE_HOLDER
    if not adds_up(action.shares, owners):
        return SHARE_SUM
    if s.options.on_transfer == MUST_REDEEM and _handed_over(s, action.series, action.holder) & s.mortgaged:
        return SHARE_MORTGAGED
    right = within(action.moneys, action.holder, owners & ~(1 << action.holder), tuple(s.cash[: s.seats]))
    return None if right else SHARE_MONEY


def _handed_over(s: FinanceState, series: int, holder: int) -> int:
    return s.edition.sets.bits[series] & ~s.deeds.held[holder]


def shareable(s: FinanceState, seat: int) -> list[int]:
    """Return the sets whose sharing a seat may propose (FIN-D15)."""
    return [
        series
        for series in s.edition.shared_series
        if s.partners[series] >> seat & 1 and cannot_share(s, seat, series) is None
    ]


@final
class SharesBySet(ByFirst):
    """The shares that a seat may propose for each set. Owners and pacts rarely change, so the branches are reused."""

    def __init__(self) -> None:
        super().__init__(())
        self._partners: tuple[int, ...] = ()
        self._pacts: list[Pact] = []

    def update(self, s: FinanceState, seat: int) -> bool:
        """Update the domain to the sets that a seat may share now. Return whether there are any."""
        if s.partners is not self._partners or s.pacts != self._pacts or s.options.debts_linger:
            self._partners, self._pacts = s.partners, s.pacts[:]
            branches: list[tuple[int, Domain]] = [
                (series, splits_among(s.partners[series], s.seats)) for series in shareable(s, seat)
            ]
            self._branches = tuple(branches)
        return len(self._branches) > 0


def ended_by(s: FinanceState, seat: int) -> tuple[int, ...]:
    """Return the sets of the partnerships that a seat may end. A deal with a holder is permanent (FIN-R35)."""
    return tuple([pact.series for pact in s.pacts if pact.holder == NOBODY and pact.shares[seat]])


def pools(s: FinanceState, series: int) -> list[TupleDomain]:
    """Return all shares and payments for each possible holder."""
    owners = s.partners[series]
    cash = tuple(s.cash[: s.seats])
    found: list[TupleDomain] = []
    for holder in members(owners):
        if s.options.on_transfer == MUST_REDEEM and _handed_over(s, series, holder) & s.mortgaged:
            continue
        payments = Payments(holder, owners & ~(1 << holder), cash)
        found.append(Product((OneOf((series,)), OneOf((holder,)), splits_among(owners, s.seats), payments)))
    return found


def cannot_agree(s: FinanceState, plan: Plan) -> Reason | None:
    """Return why a plan cannot be carried out now, or None: the owners have changed, or money is short."""
    if plan.kind == TO_STOP:
        return None
    if not plan.is_for(s.partners[plan.series]) or cannot_share(s, plan.maker, plan.series) is not None:
        return TRADE_CHANGED
    if plan.kind == TO_SHARE:
        return None
    if cannot_pool(s, plan.maker, ShareHeld(plan.series, plan.holder, plan.shares, plan.moneys)) is not None:
        return TRADE_CHANGED
    left = s.cash[plan.holder] - sum(plan.moneys)
    if left < 0:
        return TRADE_CHANGED
    return TRADE_INTEREST if left < _interest(s, plan) else None


def _interest(s: FinanceState, plan: Plan) -> int:
    """Return the interest the holder pays on mortgaged leases received (FIN-R19, interest_now)."""
    if s.options.on_transfer != INTEREST_NOW:
        return 0
    taken = _handed_over(s, plan.series, plan.holder) & s.mortgaged
    return sum([s.options.interest[lease] for lease in members(taken)])


def begin_sharing(s: FinanceState, plan: Plan, log: Log | None) -> None:
    """Start the sharing that all have agreed to."""
    holder = NOBODY
    if plan.kind == TO_POOL:
        holder = plan.holder
        interest = _interest(s, plan)
        for seat in sorted(range(s.seats), key=lambda other: plan.moneys[other]):  # first those who pay the holder
            amount = plan.moneys[seat]
            if amount < 0:
                pay(s, seat, holder, -amount, "FIN-R35", "a utility deal", log)
            elif amount:
                pay(s, holder, seat, amount, "FIN-R35", "a utility deal", log)
        if log is not None:
            log.add(LeasesPooled(holder, plan.series))
        give(s, _handed_over(s, plan.series, holder), holder, log)
        pay(s, holder, BANK, interest, "FIN-R19", "interest on a mortgage taken over", log)
    s.pacts.append(Pact(plan.series, holder, plan.shares))
    forget_all(s)
    if log is not None:
        log.add(SharingBegun(sharing_clause(s, plan.series), plan.series, plan.shares))
    void_proposals(s, s.edition.sets.bits[plan.series], SHARED, log)


def sharing_clause(s: FinanceState, series: int) -> str:
    """Return the clause that allows sharing: one for the railroads, one for the power companies."""
    return "FIN-085" if series == s.edition.railroads else "FIN-086"


def end_sharing(s: FinanceState, series: int, log: Log | None) -> None:
    s.pacts = [pact for pact in s.pacts if pact.series != series]
    forget_all(s)
    if log is not None:
        log.add(SharingEnded("FIN-R35", series))
    void_proposals(s, s.edition.sets.bits[series], SHARED, log)


def leave_pacts(s: FinanceState, seat: int, log: Log | None) -> None:
    """Remove a seat that is out from all pacts.

    If a partner is out, the holder is full owner (FIN-146); without the last partner the deal is over (FIN-R35).
    If the holder is out, the leases go too (FIN-145).
    """
    for place, pact in enumerate(s.pacts):
        if pact.holder >= 0 and pact.holder != seat and pact.shares[seat]:
            shares = list(pact.shares)
            shares[pact.holder] += shares[seat]
            shares[seat] = 0
            s.pacts[place] = Pact(pact.series, pact.holder, tuple(shares))
    for pact in s.pacts[:]:
        if pact.holder >= 0 and (pact.holder == seat or parties(pact) == 1 << pact.holder):
            s.pacts.remove(pact)
            if log is not None:
                log.add(SharingEnded("FIN-145" if pact.holder == seat else "FIN-146", pact.series))
