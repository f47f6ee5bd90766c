"""Open offers: making, answering, countering and withdrawing them, in a window or in a settlement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import Log
from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import Accept, Counter, DeclineOffer, Offer, Withdraw
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.reasons import NO_SUCH_OFFER, NOT_YOUR_OFFER
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import AnchorTerms, cannot_accept, cannot_offer, exchange
from parlour.kit.trade import offers as on_table
from parlour.kit.trade.bundle import Proposal, find
from parlour.kit.trade.deal import CachedDealDomain
from parlour.kit.trade.deal_menu import (
    ACCEPTING,
    COUNTERING,
    DECLINING,
    OFFERING,
    WITHDRAWING,
    DealMenu,
)

CLAUSE: Final = "WA-R34"


def deals_of(s: AnchorState, seat: int) -> DealMenu:
    """Return a seat's menu of deals."""
    menu = s.deal_menus[seat]
    if menu is None:
        menu = DealMenu(seat, CLAUSE, AnchorTerms(s, seat, ()), AnchorTerms(s, seat, ()))
        s.deal_menus[seat] = menu
    return menu


def offering(s: AnchorState, menu: DealMenu, partners: i64) -> i64:
    """Return the bit of the choice to make an offer to one of these seats, or 0 if there is nothing to trade."""
    if not (s.owned & ~s.built or s.cards_kept):
        return 0
    seat: i64 = menu.seat
    others = partners & ~(1 << seat)
    if partners == menu.partners:
        menu.offering.count_anew()
    else:
        menu.partners = partners
        terms = menu.offering
        assert isinstance(terms, AnchorTerms)
        terms.deal_with_seats(others)
    if partners == s.playing and not s.options.cash_only:
        return OFFERING  # some seat has goods; a single partner may have none
    return OFFERING if _has_any(s, seat, menu.offering, others) else 0


def answering(s: AnchorState, menu: DealMenu, offers: list[Proposal]) -> i64:
    """Return the choices about open offers, as bits: those made to the seat, and its own."""
    seat: i64 = menu.seat
    declined: i64 = 0
    taken: i64 = 0
    mine: i64 = 0
    makers: i64 = 0
    place: i64 = 1  # the bit of each offer
    for offer in offers:
        if offer.to == seat:
            declined |= place
            makers |= 1 << offer.maker
            if cannot_accept(s, offer) is None:
                taken |= place
        elif offer.maker == seat:
            mine |= place
        place <<= 1
    open_bits: i64 = 0
    if mine:
        open_bits = WITHDRAWING
        menu.withdrawing.put(offers, (), mine)
    if declined:
        open_bits |= DECLINING
        menu.declining.put(offers, (), declined)
        menu.countering.deal_with_makers(offers, declined)
        if taken:
            open_bits |= ACCEPTING
            menu.accepting.put(offers, (), taken)
        if taken or _has_any(s, seat, menu.countering, makers):  # an offer that can be accepted can be countered
            open_bits |= COUNTERING
    return open_bits


def _has_any(s: AnchorState, seat: i64, terms: CachedDealDomain, others: i64) -> bool:
    if s.options.cash_only:
        return terms.size() > 0
    goods = s.holdings[seat].goods
    for other, holding in enumerate(s.holdings):
        if others >> other & 1:
            goods |= holding.goods
    return goods != 0 and others != 0


def cannot_answer(s: AnchorState, seat: int, offers: list[Proposal], action: Action) -> Reason | None:
    """Return why a seat may not answer an open offer, or withdraw its own, or None."""
    if isinstance(action, Withdraw):
        own = find(offers, action.number)
        return None if own is not None and own.maker == seat else NOT_YOUR_OFFER
    assert isinstance(action, (Accept, DeclineOffer, Counter))
    offer = find(offers, action.number)
    if offer is None or offer.to != seat:
        return NO_SUCH_OFFER
    if isinstance(action, Accept):
        return cannot_accept(s, offer)
    if isinstance(action, Counter):
        return cannot_offer(s, seat, offer.maker, action.give, action.get)
    return None


def make_offer(s: AnchorState, seat: int, offers: list[Proposal], action: Offer, log: Log | None) -> None:
    """Open an offer with the next number at this table."""
    _lay(s, offers, Proposal(s.revision + 1, seat, action.to, action.give, action.get), log)


def answer_offer(s: AnchorState, seat: int, offers: list[Proposal], action: Action, log: Log | None) -> bool:
    """Carry out a checked answer. Returns True if goods have changed hands."""
    assert isinstance(action, (Accept, DeclineOffer, Counter, Withdraw))
    offer = find(offers, action.number)
    assert offer is not None
    if isinstance(action, Counter):
        _lay(s, offers, Proposal(s.revision + 1, seat, offer.maker, action.give, action.get), log)
        return False
    if not isinstance(action, Accept):
        on_table.close(offers, offer, isinstance(action, Withdraw), CLAUSE, log)
        return False
    offers.remove(offer)
    exchange(s, offer, log)
    _take_over(s, offer.to, offer.give.goods)
    _take_over(s, offer.maker, offer.get.goods)
    return True


def _take_over(s: AnchorState, owner: int, goods: int) -> None:
    """Push a frame in which the new owner may repay the loans on traded vessels at once (WA-D23)."""
    if goods & s.mortgaged:
        s.push(TakeOverMortgages(owner, goods & s.mortgaged, "WA-090"))


def _lay(s: AnchorState, offers: list[Proposal], offer: Proposal, log: Log | None) -> None:
    s.revision = offer.number
    on_table.lay(offers, offer, CLAUSE, log)


def lapse(offers: list[Proposal], log: Log | None) -> None:
    """Void all offers that are open when the window closes or the debt is settled."""
    on_table.lapse(offers, CLAUSE, log)


def lapse_to(offers: list[Proposal], seat: int, log: Log | None) -> None:
    """Void the offers that a seat left unanswered (WA-D22)."""
    on_table.lapse_to(offers, seat, CLAUSE, log)


def drop_retired(s: AnchorState, offers: list[Proposal], log: Log | None) -> None:
    """Drop offers to or from a seat that is out."""
    on_table.drop_retired(offers, s.playing, CLAUSE, log)
