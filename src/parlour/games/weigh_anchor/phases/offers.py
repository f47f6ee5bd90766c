"""Offers on the table: making, answering, countering and taking them back, in a window or in settlement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import Log
from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import Accept, Counter, DeclineOffer, Offer, Withdraw
from parlour.games.weigh_anchor.menu import ACCEPTING, COUNTERING, DECLINING, OFFERING, WITHDRAWING, Desk
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.reasons import NO_SUCH_OFFER, NOT_YOUR_OFFER
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import cannot_accept, cannot_offer, exchange
from parlour.kit.trade import offers as on_table
from parlour.kit.trade.bundle import Proposal, find
from parlour.kit.trade.terms import TradeTerms

CLAUSE: Final = "WA-R34"


def offering(s: AnchorState, menu: Desk, partners: i64) -> i64:
    """The kind of choice for an offer to one of some seats, if there is anything to trade."""
    if not (s.owned & ~s.built or s.cards_kept):
        return 0
    others = partners & ~(1 << menu.seat)
    if partners == menu.partners:
        menu.offering.count_anew()
    else:
        menu.partners = partners
        menu.offering.deal_with_seats(others)
    # One who deals with all finds goods somewhere; one who deals with a single seat may not.
    return OFFERING if (partners == s.playing and not s.options.cash_only) or _has_any(s, menu.offering, others) else 0


def answering(s: AnchorState, menu: Desk, offers: list[Proposal]) -> i64:
    """The kinds of choices a seat has about the open offers: those made to it, and its own."""
    seat: i64 = menu.seat
    declined: i64 = 0
    taken: i64 = 0
    mine: i64 = 0
    makers: i64 = 0
    place: i64 = 1  # of each as a bit
    for offer in offers:
        if offer.to == seat:
            declined |= place
            makers |= 1 << offer.maker
            if cannot_accept(s, offer) is None:
                taken |= place
        elif offer.maker == seat:
            mine |= place
        place <<= 1
    kinds: i64 = 0
    if mine:
        kinds = WITHDRAWING
        menu.withdrawing.put(offers, (), mine)
    if declined:
        kinds |= DECLINING
        menu.declining.put(offers, (), declined)
        menu.countering.deal_with_makers(offers, declined)
        if taken:
            kinds |= ACCEPTING
            menu.accepting.put(offers, (), taken)
        if taken or _has_any(s, menu.countering, makers):  # what can be taken can be countered
            kinds |= COUNTERING
    return kinds


def _has_any(s: AnchorState, terms: TradeTerms, others: i64) -> bool:
    if s.options.cash_only:
        return terms.size() > 0
    goods = s.holdings[terms.seat].goods
    for other, holding in enumerate(s.holdings):
        if others >> other & 1:
            goods |= holding.goods
    return goods != 0 and others != 0


def cannot_answer(s: AnchorState, seat: int, offers: list[Proposal], action: Action) -> Reason | None:
    """Judge an answer to an open offer, or taking one's own back."""
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
    """A new offer has the next number at this table."""
    _lay(s, offers, Proposal(s.revision + 1, seat, action.to, action.give, action.get), log)


def answer_offer(s: AnchorState, seat: int, offers: list[Proposal], action: Action, log: Log | None) -> bool:
    """Take an answer that has been checked; True if goods have changed hands."""
    assert isinstance(action, (Accept, DeclineOffer, Counter, Withdraw))
    offer = find(offers, action.number)
    assert offer is not None
    if isinstance(action, Counter):
        _lay(s, offers, Proposal(s.revision + 1, seat, offer.maker, action.give, action.get), log)
        return False
    offers.remove(offer)
    if isinstance(action, Accept):
        exchange(s, offer, log)
        _take_over(s, offer.to, offer.give.goods)
        _take_over(s, offer.maker, offer.get.goods)
        return True
    if log is not None:
        if isinstance(action, Withdraw):
            log.add(on_table.OfferWithdrawn(CLAUSE, seat, offer.number))
        else:
            log.add(on_table.OfferDeclined(CLAUSE, seat, offer.number))
    return False


def _take_over(s: AnchorState, owner: int, goods: int) -> None:
    """The loans on what has changed hands may be paid at once (WA-D23)."""
    if goods & s.mortgaged:
        s.push(TakeOverMortgages(owner, goods & s.mortgaged, "WA-090"))


def _lay(s: AnchorState, offers: list[Proposal], offer: Proposal, log: Log | None) -> None:
    s.revision = offer.number
    on_table.lay(offers, offer, CLAUSE, log)


def lapse(offers: list[Proposal], log: Log | None) -> None:
    """What is open when the window closes, or the debt is settled, is void."""
    on_table.lapse(offers, CLAUSE, log)


def lapse_to(offers: list[Proposal], seat: int, log: Log | None) -> None:
    """Offers that a seat leaves unanswered lapse (WA-D22)."""
    on_table.lapse_to(offers, seat, CLAUSE, log)


def drop_retired(s: AnchorState, offers: list[Proposal], log: Log | None) -> None:
    """Offers die with either party."""
    on_table.drop_retired(offers, s.playing, CLAUSE, log)
