"""Deals between two players: which offers are allowed, when one can be accepted, and the exchange itself."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.finance.effects import give, pay, void_proposals
from parlour.games.finance.events_trade import RidesGranted
from parlour.games.finance.figures import is_house_owner, rides_held
from parlour.games.finance.options import CARRIES, CLEAR_ONLY, HOUSES_TRAVEL, INTEREST_NOW, MUST_REDEEM
from parlour.games.finance.reasons import (
    OFFER_BOTH_CASH,
    OFFER_BOUND,
    OFFER_CASH,
    OFFER_HOUSE_OWNER,
    OFFER_HOUSES,
    OFFER_IN_DEBT,
    OFFER_MORTGAGED,
    OFFER_NO_LEASE,
    OFFER_NO_PARTNER,
    OFFER_NOT_THEIRS,
    OFFER_NOT_YOURS,
    OFFER_ONE_SIDED,
    OFFER_RIDES,
    OFFER_RIDES_CAP,
    OFFER_RIDES_FOR,
    OFFER_THEIR_CASH,
    TRADE_CHANGED,
    TRADE_INTEREST,
)
from parlour.games.finance.rides import Ride
from parlour.games.finance.sale import reserved, spare
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import has, members
from parlour.kit.ledger import BANK
from parlour.kit.property.events import Traded
from parlour.kit.trade.bundle import Bundle, Proposal
from parlour.kit.trade.offers import RIDES


def may_deal(s: FinanceState, seat: int) -> bool:
    """Return whether a seat's debts are settled (FIN-091): no arrears, and no bid still to be raised."""
    if s.owes[seat]:
        return False
    return not (s.options.deals_in_auction and s.options.bids_liquid and reserved(s, seat) > s.cash[seat])


def bound_leases(s: FinanceState) -> int:
    """Return the leases that no deal can move: those of utility deals (FIN-141)."""
    bound = 0
    for pact in s.pacts:
        if pact.holder >= 0:
            bound |= s.edition.sets.bits[pact.series]
    return bound


def cannot_offer(s: FinanceState, seat: int, to: int, give: Bundle, get: Bundle) -> Reason | None:
    """Return why these terms may not be offered in a window, or None."""
    if not has(s.playing & ~(1 << seat), to):
        return OFFER_NO_PARTNER
    if not may_deal(s, seat) or not may_deal(s, to):
        return OFFER_IN_DEBT
    reason = cannot_move_goods(s, seat, to, give.goods, get.goods)
    if reason is not None:
        return reason
    if not 0 <= give.cash <= spare(s, seat):
        return OFFER_CASH
    if not 0 <= get.cash <= spare(s, to):
        return OFFER_THEIR_CASH
    if give.cash and get.cash:
        return OFFER_BOTH_CASH
    if s.options.gifts:
        return None if give.goods or get.goods or give.cash or get.cash else OFFER_ONE_SIDED
    if not (give.goods | get.goods) & s.edition.every_lease:
        return OFFER_NO_LEASE
    both = (give.goods or give.cash) and (get.goods or get.cash)
    return None if both else OFFER_ONE_SIDED


def cannot_move_goods(s: FinanceState, seat: int, to: int, mine: int, theirs: int) -> Reason | None:
    """Return why these leases and rides may not change hands between two seats, or None."""
    leases = s.edition.every_lease
    give, get = mine & leases, theirs & leases
    if give & ~s.deeds.held[seat]:
        return OFFER_NOT_YOURS
    if get & ~s.deeds.held[to]:
        return OFFER_NOT_THEIRS
    if s.pacts and (give | get) & bound_leases(s):
        return OFFER_BOUND
    if s.options.on_transfer == MUST_REDEEM and (give | get) & s.mortgaged:
        return OFFER_MORTGAGED
    if (give | get) & s.built and s.options.trading != HOUSES_TRAVEL and not _moves_whole(s, give, get):
        return OFFER_HOUSES
    if s.options.house_owners and not (_may_take(s, seat, get, give) and _may_take(s, to, give, get)):
        return OFFER_HOUSE_OWNER
    shift = len(s.owners)
    if not (mine >> shift or theirs >> shift):
        return None
    if not s.options.free_rides:
        return OFFER_RIDES
    return _cannot_grant(s, seat, to, mine >> shift, get, give) or _cannot_grant(
        s, to, seat, theirs >> shift, give, get
    )


def _moves_whole(s: FinanceState, give: int, get: int) -> bool:
    """Return whether series with houses change hands as a whole or not at all (FIN-R18)."""
    if s.options.trading == CLEAR_ONLY:
        return False
    sets = s.options.sets
    for lease in members((give | get) & s.built):
        bits = s.deeds.group_bits[sets.of[lease]]
        if give & bits != bits and get & bits != bits:
            return False
    return True


def _may_take(s: FinanceState, taker: int, taken: int, given: int) -> bool:
    """Return whether a seat may take these leases (FIN-128, FIN-R39).

    A house owner must own a lease of the series before the deal and keep it in the deal.
    """
    if not taken or not is_house_owner(s, taker):
        return True
    sets = s.options.sets
    for lease in members(taken):
        if not s.deeds.held[taker] & ~given & sets.bits[sets.of[lease]]:
            return False
    return True


def _cannot_grant(s: FinanceState, grantor: int, holder: int, rides: int, taken: int, given: int) -> Reason | None:
    """Return why the taker of leases may not grant these rides to their giver, or None.

    Only one grant for each series is allowed (FIN-R42).
    """
    table = s.edition.rides
    sets = s.options.sets
    after = s.deeds.held[grantor] & ~given | taken
    seen = 0
    for number in members(rides):
        scope = table.scopes[number]
        series = sets.bits[sets.of[(scope & -scope).bit_length() - 1]]
        if scope & ~series or not taken & series or not scope & after or seen & series:
            return OFFER_RIDES_FOR
        seen |= series
        if s.options.ride_cap and rides_held(s, holder, series) + table.counts[number] > s.options.ride_cap:
            return OFFER_RIDES_CAP
    return None


def interest_due(s: FinanceState, leases: int) -> int:
    """Return the interest the taker of these leases pays the Bank at the deal (FIN-R19, interest_now)."""
    if s.options.on_transfer != INTEREST_NOW:
        return 0
    return sum([s.options.interest[lease] for lease in members(leases & s.mortgaged)])


def cannot_accept(s: FinanceState, offer: Proposal) -> Reason | None:
    """Return why an open offer cannot be carried out now, or None: something changed, or interest is not affordable."""
    if s.options.deals_freely and not s.built and s.options.on_transfer == CARRIES:
        # The offer was allowed when it was made; check that its goods and cash still exist.
        give, get, maker, to = offer.give, offer.get, offer.maker, offer.to
        gone = give.goods & ~s.deeds.held[maker] or get.goods & ~s.deeds.held[to]
        return TRADE_CHANGED if gone or give.cash > s.cash[maker] or get.cash > s.cash[to] else None
    if cannot_offer(s, offer.maker, offer.to, offer.give, offer.get) is not None:
        return TRADE_CHANGED
    return cannot_pay_interest(s, offer)


def cannot_pay_interest(s: FinanceState, offer: Proposal) -> Reason | None:
    """Return why interest cannot be paid, or None.

    Each taker of mortgaged leases must have their interest in cash after the exchange.
    """
    if s.options.on_transfer != INTEREST_NOW:
        return None
    leases = s.edition.every_lease
    maker = spare(s, offer.maker) - offer.give.cash + offer.get.cash
    taker = spare(s, offer.to) + offer.give.cash - offer.get.cash
    short = maker < interest_due(s, offer.get.goods & leases) or taker < interest_due(s, offer.give.goods & leases)
    return TRADE_INTEREST if short else None


def exchange(s: FinanceState, offer: Proposal, log: Log | None) -> None:
    """Exchange cash, leases and rides at once."""
    if log is not None:
        log.add(Traded("FIN-090", offer.maker, offer.to, offer.number, offer.give, offer.get))
    _hand_over(s, offer.maker, offer.to, offer.give, log)
    _hand_over(s, offer.to, offer.maker, offer.get, log)
    _grant(s, offer.maker, offer.to, offer.give.goods >> len(s.owners), log)
    _grant(s, offer.to, offer.maker, offer.get.goods >> len(s.owners), log)
    for seat, goods in ((offer.to, offer.give.goods), (offer.maker, offer.get.goods)):
        due = interest_due(s, goods & s.edition.every_lease)
        pay(s, seat, BANK, due, "FIN-R19", "interest on a mortgage taken over", log)


def _hand_over(s: FinanceState, giver: int, taker: int, bundle: Bundle, log: Log | None) -> None:
    if bundle.cash:
        pay(s, giver, taker, bundle.cash, "FIN-090", "a deal", log)
    leases = bundle.goods & s.edition.every_lease
    if leases:
        give(s, leases, taker, log)


def _grant(s: FinanceState, grantor: int, holder: int, rides: int, log: Log | None) -> None:
    """Grant rides, valid from now on; they bind the leases of their scope that the grantor holds (FIN-150)."""
    for number in members(rides):
        scope = s.edition.rides.scopes[number]
        count = s.edition.rides.counts[number]
        s.rides.append(Ride(holder, grantor, scope, scope & s.deeds.held[grantor], count))
        if log is not None:
            log.add(RidesGranted(grantor, holder, scope, count))
        void_proposals(s, scope & s.deeds.held[grantor], RIDES, log)
