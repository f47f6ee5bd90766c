"""Proposals: offers between two seats, and plans that several seats must agree to (FIN-D13 to FIN-D15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import Log
from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.finance.actions import (
    Accept,
    Counter,
    DeclineOffer,
    Offer,
    ProposeStop,
    Share,
    ShareHeld,
    Withdraw,
)
from parlour.games.finance.events_trade import (
    HoldingProposed,
    ProposalAgreed,
    ProposalLapsed,
    ProposalRefused,
    SharingProposed,
    StopProposed,
)
from parlour.games.finance.plans import TO_POOL, TO_SHARE, TO_STOP, Plan
from parlour.games.finance.reasons import NO_COUNTER, NO_SUCH_OFFER, NOT_YOUR_OFFER
from parlour.games.finance.sharing import begin_sharing, cannot_agree, to_agree
from parlour.games.finance.state import FinanceState
from parlour.games.finance.terms import DealTerms, has_any, heads_of
from parlour.games.finance.trading import cannot_accept, cannot_offer, exchange, may_deal
from parlour.kit.bits import members
from parlour.kit.deeds import NOBODY
from parlour.kit.trade import offers as on_table
from parlour.kit.trade.bundle import Proposal, find
from parlour.kit.trade.deal_menu import (
    ACCEPTING,
    COUNTERING,
    DECLINING,
    OFFERING,
    WITHDRAWING,
    DealMenu,
)

CLAUSE: Final = "FIN-R31"


def deals_of(s: FinanceState, seat: int) -> DealMenu:
    """Return a seat's menu of deals."""
    menu = s.deal_menus[seat]
    if menu is None:
        menu = DealMenu(seat, CLAUSE, DealTerms(s, seat, ()), DealTerms(s, seat, ()))
        s.deal_menus[seat] = menu
    return menu


def offering(s: FinanceState, menu: DealMenu) -> i64:
    """Return the bit of the choice to make an offer, or 0 if the seat has nothing to deal in."""
    seat = menu.seat
    # A seat with a lease that is free to move can trade with any other such seat, whatever their cash.
    free = s.deeds.owned & ~s.built
    own = s.deeds.held[seat] & free
    is_certain = s.options.deals_freely and own != 0 and own != free
    if is_certain and menu.partners == s.playing:
        menu.offering.count_anew()
        return OFFERING
    menu.partners = 0
    others = s.playing & ~(1 << seat)
    if s.options.debts_linger:
        if not may_deal(s, seat):
            return 0
        others = sum([1 << other for other in members(others) if may_deal(s, other)])
    if not is_certain and not has_any(s, seat, others):
        return 0
    menu.offering.deal_with(heads_of(others))
    if not s.options.debts_linger:
        menu.partners = s.playing
    return OFFERING


def answering(s: FinanceState, menu: DealMenu, offers: list[Proposal], plans: list[Plan]) -> int:
    """Return the choices about open proposals, as bits: those made to the seat, and its own."""
    seat = menu.seat
    declined = taken = mine = countered = makers = 0
    place = 1  # the bit of each proposal: first the offers, then the plans
    for offer in offers:
        if offer.to == seat:
            declined |= place
            if cannot_accept(s, offer) is None:
                taken |= place
            if not s.options.debts_linger or (may_deal(s, seat) and may_deal(s, offer.maker)):
                countered |= place
                makers |= 1 << offer.maker
        elif offer.maker == seat:
            mine |= place
        place <<= 1
    for plan in plans:
        if plan.maker == seat:
            mine |= place
        elif to_agree(s, plan) >> seat & 1:
            declined |= place
            if cannot_agree(s, plan) is None:
                taken |= place
        place <<= 1
    open_bits = 0
    if menu.offers is not offers:
        menu.look_at(offers, plans)
    if mine:
        open_bits = WITHDRAWING
        menu.withdrawing.places = mine
    if declined:
        open_bits |= DECLINING
        menu.declining.places = declined
        if taken:
            open_bits |= ACCEPTING
            menu.accepting.places = taken
        if makers and has_any(s, seat, makers):
            open_bits |= COUNTERING
            menu.countering.deal_with_makers(offers, countered)
    return open_bits


def find_plan(plans: list[Plan], number: int) -> Plan | None:
    for plan in plans:
        if plan.number == number:
            return plan
    return None


def cannot_answer(
    s: FinanceState, seat: int, offers: list[Proposal], plans: list[Plan], action: Action
) -> Reason | None:
    """Return why a seat may not answer an open proposal, or withdraw its own, or None."""
    assert isinstance(action, (Accept, DeclineOffer, Counter, Withdraw))
    plan = find_plan(plans, action.number)
    if plan is not None:
        return _cannot_answer_plan(s, seat, plan, action)
    offer = find(offers, action.number)
    if isinstance(action, Withdraw):
        return None if offer is not None and offer.maker == seat else NOT_YOUR_OFFER
    if offer is None or offer.to != seat:
        return NO_SUCH_OFFER
    if isinstance(action, Accept):
        return cannot_accept(s, offer)
    if isinstance(action, Counter):
        return cannot_offer(s, seat, offer.maker, action.give, action.get)
    return None


def _cannot_answer_plan(s: FinanceState, seat: int, plan: Plan, action: Action) -> Reason | None:
    if isinstance(action, Withdraw):
        return None if plan.maker == seat else NOT_YOUR_OFFER
    if not to_agree(s, plan) >> seat & 1:
        return NO_SUCH_OFFER
    if isinstance(action, Counter):
        return NO_COUNTER
    return cannot_agree(s, plan) if isinstance(action, Accept) else None


def make_offer(s: FinanceState, seat: int, offers: list[Proposal], action: Offer, log: Log | None) -> None:
    """Open an offer with the next number at this table."""
    s.revision += 1
    on_table.lay(offers, Proposal(s.revision, seat, action.to, action.give, action.get), CLAUSE, log)


def make_plan(s: FinanceState, seat: int, plans: list[Plan], action: Action, log: Log | None) -> None:
    """Open a plan; it replaces an earlier plan about the same subject, by any maker."""
    s.revision += 1
    number, agreed = s.revision, 1 << seat
    if isinstance(action, Share):
        plan = Plan(number, seat, TO_SHARE, agreed, action.series, NOBODY, action.shares, ())
        if log is not None:
            log.add(SharingProposed(seat, number, action.series, action.shares))
    elif isinstance(action, ShareHeld):
        plan = Plan(number, seat, TO_POOL, agreed, action.series, action.holder, action.shares, action.moneys)
        if log is not None:
            log.add(HoldingProposed(seat, number, action.series, action.holder, action.shares, action.moneys))
    else:
        assert isinstance(action, ProposeStop)
        plan = Plan(number, seat, TO_STOP, agreed, NOBODY, NOBODY, (), ())
        if log is not None:
            log.add(StopProposed(seat, number))
    plans[:] = [other for other in plans if other.series != plan.series]
    plans.append(plan)


def answer(
    s: FinanceState, seat: int, offers: list[Proposal], plans: list[Plan], action: Action, log: Log | None
) -> Plan | None:
    """Carry out a checked answer. Returns a plan that all have now agreed to."""
    assert isinstance(action, (Accept, DeclineOffer, Counter, Withdraw))
    plan = find_plan(plans, action.number)
    if plan is not None:
        return _answer_plan(s, seat, plans, plan, action, log)
    offer = find(offers, action.number)
    assert offer is not None
    if isinstance(action, Counter):
        s.revision += 1
        on_table.lay(offers, Proposal(s.revision, seat, offer.maker, action.give, action.get), CLAUSE, log)
    elif isinstance(action, Accept):
        offers.remove(offer)
        exchange(s, offer, log)
    else:
        on_table.close(offers, offer, isinstance(action, Withdraw), CLAUSE, log)
    return None


def _answer_plan(
    s: FinanceState, seat: int, plans: list[Plan], plan: Plan, action: Action, log: Log | None
) -> Plan | None:
    clause = "FIN-R30" if plan.kind == TO_STOP else "FIN-R34"
    if not isinstance(action, Accept):
        plans.remove(plan)
        if log is not None:
            if isinstance(action, Withdraw):
                log.add(ProposalLapsed(clause, seat, plan.number))
            else:
                log.add(ProposalRefused(clause, seat, plan.number))
        return None
    if log is not None:
        log.add(ProposalAgreed(clause, seat, plan.number))
    agreed = plan.agreed_by(seat)
    if to_agree(s, agreed):
        plans[plans.index(plan)] = agreed
        return None
    plans.remove(plan)
    if agreed.kind != TO_STOP:
        begin_sharing(s, agreed, log)
    return agreed


def lapse_all(s: FinanceState, offers: list[Proposal], plans: list[Plan], log: Log | None) -> None:
    """Close all open proposals before a throw, an auction or a debt (FIN-R31)."""
    if offers:
        on_table.lapse(offers, CLAUSE, log)
    if plans:
        _lapse_plans(plans[:], plans, log)


def lapse_to(s: FinanceState, seat: int, offers: list[Proposal], plans: list[Plan], log: Log | None) -> None:
    """Decline the proposals that a seat left unanswered (FIN-D14)."""
    if offers:
        on_table.lapse_to(offers, seat, CLAUSE, log)
    if plans:
        _lapse_plans([plan for plan in plans if to_agree(s, plan) >> seat & 1], plans, log)


def drop_retired(s: FinanceState, offers: list[Proposal], plans: list[Plan], log: Log | None) -> None:
    """Drop offers to or from a seat that is out, and all plans, because they need everyone who was there."""
    if offers:
        on_table.drop_retired(offers, s.playing, CLAUSE, log)
    if plans:
        _lapse_plans(plans[:], plans, log)


def _lapse_plans(lapsed: list[Plan], plans: list[Plan], log: Log | None) -> None:
    for plan in lapsed:
        plans.remove(plan)
        if log is not None:
            log.add(ProposalLapsed(CLAUSE, plan.maker, plan.number))
