"""Offers on the table: making, answering, countering and taking them back, in a window or in settlement."""

from __future__ import annotations

from typing import Final

from parlour.core.events import Log
from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import Accept, Counter, DeclineOffer, Offer, Withdraw
from parlour.games.weigh_anchor.desk import ACCEPTING, COUNTERING, DECLINING, OFFERING, WITHDRAWING, Desk
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.reasons import NO_SUCH_OFFER, NOT_YOUR_OFFER
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import cannot_accept, cannot_offer, exchange
from parlour.kit import offers as on_table
from parlour.kit.bits import members
from parlour.kit.bundle import Proposal, find
from parlour.kit.terms import Terms

CLAUSE: Final = "WA-R34"
_HEADS: Final[dict[int, tuple[tuple[int, int], ...]]] = {}


def offering(s: AnchorState, desk: Desk, partners: int) -> int:
    """The kind of choice for an offer to one of some seats, if there is anything to trade."""
    if not (s.deeds.owned & ~s.built or s.cards_kept):
        return 0
    if partners == desk.partners:
        desk.offering.count_anew()
    else:
        desk.partners = partners
        others = partners & ~(1 << desk.seat)
        desk.offering.deal_with(_HEADS.get(others) or _heads(others))
    # One who deals with all finds goods somewhere; one who deals with a single seat may not.
    return OFFERING if (partners == s.playing and not s.options.cash_only) or _has_any(s, desk.offering) else 0


def _heads(partners: int) -> tuple[tuple[int, int], ...]:
    heads = tuple([(to, to) for to in members(partners)])
    _HEADS[partners] = heads
    return heads


def answering(s: AnchorState, desk: Desk, offers: list[Proposal]) -> int:
    """The kinds of choices a seat has about the open offers: those made to it, and its own."""
    kinds = 0
    seat = desk.seat
    for offer in offers:
        if offer.to == seat:
            kinds |= DECLINING
        elif offer.maker == seat:
            kinds |= WITHDRAWING
    if kinds & WITHDRAWING:
        desk.withdrawing.values = tuple([offer.number for offer in offers if offer.maker == seat])
    if kinds & DECLINING:
        kinds |= _answering_theirs(s, desk, offers)
    return kinds


def _answering_theirs(s: AnchorState, desk: Desk, offers: list[Proposal]) -> int:
    if len(offers) == 1:
        offer = offers[0]
        desk.declining.values = (offer.number,)
        desk.accepting.values = (offer.number,) if cannot_accept(s, offer) is None else ()
        desk.countering.deal_with(((offer.number, offer.maker),))
    else:
        theirs = [offer for offer in offers if offer.to == desk.seat]
        desk.declining.values = tuple([offer.number for offer in theirs])
        desk.accepting.values = tuple([offer.number for offer in theirs if cannot_accept(s, offer) is None])
        desk.countering.deal_with(tuple([(offer.number, offer.maker) for offer in theirs]))
    if desk.accepting.values:
        return ACCEPTING | COUNTERING  # what can be taken can be countered
    return COUNTERING if _has_any(s, desk.countering) else 0


def _has_any(s: AnchorState, terms: Terms) -> bool:
    if s.options.cash_only:
        return terms.size() > 0
    goods = s.goods[terms.seat]
    for _head, partner in terms.heads:
        goods |= s.goods[partner]
    return goods != 0 and len(terms.heads) > 0


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
        mortgaged = s.mortgaged
        exchange(s, offer, log)
        for owner, goods in ((offer.to, offer.give.goods), (offer.maker, offer.get.goods)):
            if goods & mortgaged:
                s.stack.append(TakeOverMortgages(owner, goods & mortgaged, "WA-090"))  # WA-D23
        return True
    if log is not None:
        if isinstance(action, Withdraw):
            log.add(on_table.OfferWithdrawn(CLAUSE, seat, offer.number))
        else:
            log.add(on_table.OfferDeclined(CLAUSE, seat, offer.number))
    return False


def _lay(s: AnchorState, offers: list[Proposal], offer: Proposal, log: Log | None) -> None:
    s.revision = offer.number
    on_table.lay(offers, offer, CLAUSE, log)


def lapse(offers: list[Proposal], log: Log | None) -> None:
    """What is open when the window closes, or the debt is settled, is void."""
    on_table.lapse(offers, CLAUSE, log)


def lapse_to(offers: list[Proposal], seat: int, log: Log | None) -> None:
    """Offers that a seat leaves unanswered lapse (WA-D22)."""
    on_table.lapse_to(offers, seat, CLAUSE, log)


def drop_retired(s: AnchorState, offers: list[Proposal]) -> None:
    """Offers die with either party."""
    on_table.drop_retired(offers, s.playing)
