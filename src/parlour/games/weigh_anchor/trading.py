"""Private sales and exchanges: which offers are allowed, when one can be accepted, and the exchange itself."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.effects import give, pass_card, pay
from parlour.games.weigh_anchor.reasons import (
    OFFER_BOTH_CASH,
    OFFER_CASH,
    OFFER_CASH_ONLY,
    OFFER_IMPROVED,
    OFFER_LOAN,
    OFFER_NO_PARTNER,
    OFFER_NOT_THEIRS,
    OFFER_NOT_YOURS,
    OFFER_THEIR_CASH,
    TRADE_CHANGED,
    TRADE_INTEREST,
)
from parlour.games.weigh_anchor.state import AnchorState, Holding
from parlour.kit.bits import first, has, members, spread, sum_by_bits
from parlour.kit.ledger import BANK
from parlour.kit.property.events import Traded
from parlour.kit.trade.bundle import Bundle, Proposal
from parlour.kit.trade.deal import UNCOUNTED
from parlour.kit.trade.terms import TradeTerms


def owned_by(s: AnchorState, seat: int) -> int:
    """Return a seat's vessels and Get Out cards, whether they may be traded or not."""
    return s.holdings[seat].vessels | s.holdings[seat].cards << len(s.levels)


@final
class AnchorTerms(TradeTerms):
    """The domain of offers a seat may make, read from the state on demand."""

    def __init__(self, s: AnchorState, seat: int, heads: tuple[tuple[int, int], ...]) -> None:
        super().__init__(seat, heads, s.options.cash_only)
        self._s = s

    def cash(self, seat: int) -> int:
        return self._s.holdings[seat].cash

    def goods(self, seat: int) -> int:
        return self._s.holdings[seat].goods

    def count(self, seat: int) -> int:
        return self._s.holdings[seat].goods_count

    def ways_to(self, partner: int) -> int:
        if self.cash_only:
            return super().ways_to(partner)
        return ways_between(self._s.holdings[self.seat], self._s.holdings[partner])

    def size(self) -> int:
        if self.counted != UNCOUNTED:
            return self.counted
        if self.cash_only or not self._partners:
            return super().size()
        mine = self._s.holdings[self.seat]
        counted = 0
        for partner, theirs in enumerate(self._s.holdings):
            if self._partners >> partner & 1:
                counted += ways_between(mine, theirs)
        self.counted = counted
        return counted

    def terms(self, n: int) -> tuple[int, Bundle, Bundle]:
        if self.cash_only or not self._partners:
            return super().terms(n)
        mine = self._s.holdings[self.seat]
        for partner, theirs in enumerate(self._s.holdings):
            if self._partners >> partner & 1:
                ways = ways_between(mine, theirs)
                if n < ways:
                    return self._exchange(partner, partner, n)
                n -= ways
        raise IndexError("no such offer")

    def _exchange(self, head: int, partner: int, n: int) -> tuple[int, Bundle, Bundle]:
        if self.cash_only:
            return super()._exchange(head, partner, n)
        holdings = self._s.holdings
        mine, theirs = holdings[self.seat], holdings[partner]
        my_cash: int = mine.cash
        moneys: int = my_cash + theirs.cash + 1
        bundles = n // moneys
        cash = n - bundles * moneys
        mask: i64 = bundles + 1
        give = spread(mask & (1 << mine.goods_count) - 1, mine.goods)
        get = spread(mask >> mine.goods_count, theirs.goods)
        if cash <= my_cash:
            return (head, Bundle(cash, give), Bundle(0, get))
        return (head, Bundle(0, give), Bundle(cash - my_cash, get))


def ways_between(mine: Holding, theirs: Holding) -> int:
    """Return the number of offers one seat may make to another, if offers are not for cash only."""
    bundles: int = (1 << mine.goods_count + theirs.goods_count) - 1
    moneys: int = mine.cash + theirs.cash + 1
    return bundles * moneys  # each factor fits into a machine word, the product may not


def cannot_offer(s: AnchorState, seat: int, to: int, give: Bundle, get: Bundle) -> Reason | None:
    """Return why these terms may not be offered, or None."""
    if not has(s.playing & ~(1 << seat), to):
        return OFFER_NO_PARTNER
    if give.goods & ~owned_by(s, seat):
        return OFFER_NOT_YOURS
    if get.goods & ~owned_by(s, to):
        return OFFER_NOT_THEIRS
    built: int = s.built
    if (give.goods | get.goods) & built:
        return OFFER_IMPROVED  # WA-077
    if not give.goods and not get.goods:
        return OFFER_LOAN  # WA-102, WA-R34
    mine: int = s.holdings[seat].cash
    theirs: int = s.holdings[to].cash
    if not 0 <= give.cash <= mine:
        return OFFER_CASH
    if not 0 <= get.cash <= theirs:
        return OFFER_THEIR_CASH
    if give.cash and get.cash:
        return OFFER_BOTH_CASH
    if s.options.cash_only:
        is_sale = bool(give.goods) != bool(get.goods) and (give.cash if get.goods else get.cash) > 0
        return None if is_sale else OFFER_CASH_ONLY
    return None


def interest_due(s: AnchorState, goods: int) -> int:
    """Return the interest the new owner of these vessels pays the Bank at once (WA-091, WA-R51)."""
    return sum_by_bits(s.options.interest_sums, goods & s.mortgaged)


def cannot_accept(s: AnchorState, offer: Proposal) -> Reason | None:
    """Return why an open offer cannot be carried out now, or None: something changed, or interest is not affordable."""
    maker, other = s.holdings[offer.maker], s.holdings[offer.to]
    given: i64 = offer.give.goods
    got: i64 = offer.get.goods
    if given & ~maker.goods or got & ~other.goods:
        return TRADE_CHANGED  # a seat that is out has no goods
    paid: i64 = offer.give.cash
    received: i64 = offer.get.cash
    if paid > maker.cash or received > other.cash:
        return TRADE_CHANGED
    if _lacks_interest(s, maker.cash + received - paid, got & s.mortgaged):
        return TRADE_INTEREST  # WA-R51
    return TRADE_INTEREST if _lacks_interest(s, other.cash + paid - received, given & s.mortgaged) else None


def _lacks_interest(s: AnchorState, cash: i64, mortgaged: i64) -> bool:
    """Return whether this cash is too little for the interest on these mortgaged vessels."""
    return mortgaged != 0 and cash < s.options.most_interest and cash < interest_due(s, mortgaged)


def exchange(s: AnchorState, offer: Proposal, log: Log | None) -> None:
    """Exchange cash, vessels and cards at once, and pay the interest on mortgaged vessels."""
    if log is not None:
        log.add(Traded("WA-075", offer.maker, offer.to, offer.number, offer.give, offer.get))
    _hand_over(s, offer.maker, offer.to, offer.give, log)
    _hand_over(s, offer.to, offer.maker, offer.get, log)
    _pay_interest(s, offer.to, offer.give.goods, log)
    _pay_interest(s, offer.maker, offer.get.goods, log)


def _pay_interest(s: AnchorState, seat: int, goods: int, log: Log | None) -> None:
    """Pay the interest on each mortgaged vessel separately."""
    left = goods & s.mortgaged
    while left:
        interest = s.options.interest[first(left)]
        pay(s, seat, BANK, interest, "WA-091", "interest on a mortgage taken over", log)
        left &= left - 1


def _hand_over(s: AnchorState, giver: int, taker: int, bundle: Bundle, log: Log | None) -> None:
    if bundle.cash:
        pay(s, giver, taker, bundle.cash, "WA-075", "a private sale", log)
    goods: i64 = bundle.goods
    vessels = goods & (1 << len(s.levels)) - 1
    if vessels:
        give(s, vessels, taker, log)
    if goods != vessels:
        for card in members(goods >> len(s.levels)):
            pass_card(s, card, giver, taker, log)  # WA-043


def what_changed(s: AnchorState, offer: Proposal) -> str:
    """Return why an offer is no longer valid, as the message of the refusal names it."""
    reason = cannot_offer(s, offer.maker, offer.to, offer.give, offer.get)
    if reason is OFFER_NOT_YOURS or reason is OFFER_NOT_THEIRS:
        return "hands"
    if reason is OFFER_CASH or reason is OFFER_THEIR_CASH:
        return "money"
    if reason is OFFER_IMPROVED:
        return "built"
    return "left"
