"""Trading in property games: find and judge exchanges that complete a group at a price that suits both."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.bots.common.decline_reasons import (
    ROUND,
    Objection,
    blur,
    helps_you,
    keeps_whole,
    needs_cash,
    wants,
    wants_more,
)
from parlour.bots.common.property.evaluation import Exchange, PropertyHoldings
from parlour.core.moves import Rng
from parlour.kit.bits import members

MARGIN: Final = 15.0
"""The minimum gain from a deal."""
THEIR_MARGIN: Final = 40.0
"""The gain that an offer leaves to the partner, so that it is accepted."""
MIN_CASH: Final = 40
FIRST_ASK: Final = 25.0
"""What a counter-offer asks for beyond the minimum gain; a haggler asks for more."""
FINE: Final = 5
"""The price of a counter-offer is a multiple of this."""
GREED: Final = 3
"""How strongly a haggler's first offer leaves the partner less: it comes down later."""
OFFERS_A_TURN: Final = 1

Deal = tuple[int, int, int]
"""An exchange without cash: the partner's seat, the deeds one gives, and those one gets."""
Holdings = PropertyHoldings[Any]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OfferMemory:
    """Limits a bot's offers: so many a turn, none again that was recently rejected, and never at the same price.

    It also keeps what a refusal hides: asked about the same exchange again, a bot names no other price.
    """

    def __init__(self, patience: int) -> None:
        """`patience`: the number of turns before a rejected offer is made again."""
        self._patience = patience
        self._turn = -1
        self._made = 0
        self._offered: dict[Deal, int] = {}
        """Exchanges, with the turn in which they were offered. An accepted one is not possible again."""
        self._prices: dict[Deal, list[int]] = {}
        """The cash of these offers."""
        self._countered: dict[Deal, int] = {}
        """Exchanges that others offered, with the turn in which this bot made a counter-offer."""
        self._blurs: dict[Deal, int] = {}

    def may_offer(self, turn: int) -> bool:
        """Whether another offer may be made in this turn."""
        if turn != self._turn:
            self._turn, self._made = turn, 0
        return self._made < OFFERS_A_TURN

    def count(self, deal: Deal | None = None, cash: int = 0) -> None:
        """Count an offer of this turn; `deal` is None for a proposal that is not an exchange."""
        self._made += 1
        if deal is not None:
            self._offered[deal] = self._turn
            self._prices.setdefault(deal, []).append(cash)

    def times(self, deal: Deal) -> int:
        """Return how often an exchange was offered in vain."""
        return len(self._prices.get(deal, ()))

    def was_offered(self, deal: Deal, cash: int) -> bool:
        """Whether an exchange was offered at exactly this price."""
        return cash in self._prices.get(deal, ())

    def kept_word(self, deal: Deal, said: Objection, cash: int) -> Objection:
        """Return an objection that asks for no more than this bot has offered itself; `cash` is what it would give."""
        prices = self._prices.get(deal)
        if not prices or int(said.fields.get("pay", -max(prices, default=0))) <= -max(prices):
            return said
        return wants(-max(prices), -cash)

    def may_counter(self, deal: Deal, turn: int) -> bool:
        """Whether to answer an exchange with a counter-offer: once for each in a while."""
        return turn - self._countered.get(deal, -self._patience) >= self._patience

    def countered(self, deal: Deal, turn: int) -> None:
        self._countered[deal] = turn

    def blur(self, deal: Deal, rng: Rng, haggling: float) -> int:
        """Return what is added to the price that a refusal of an exchange names, in units."""
        found = self._blurs.get(deal)
        if found is None:
            found = self._blurs[deal] = blur(rng, haggling)
        return found

    def rejected(self) -> set[Deal]:
        """Return the exchanges that were offered too recently."""
        offered = self._offered
        if not offered:
            return set()
        return {deal for deal, turn in offered.items() if self._turn - turn < self._patience}


def is_good(holdings: Holdings, me: int, partner: int, give: int, get: int, cash: int, extra: float = 0.0) -> bool:
    """Whether a seat should agree to an exchange (see `objection`)."""
    return objection(holdings, me, partner, give, get, cash, extra) is None


def objection(
    holdings: Holdings, me: int, partner: int, give: int, get: int, cash: int, extra: float = 0.0, blurred: int = 0
) -> Objection | None:
    """Return a seat's objection to an exchange; None if it has none.

    The seat gives `give` and `cash` (gets it, if negative) for `get`; `extra` is the value of what else it gets. It
    never breaks up a complete group without getting another one, and never spends its last cash. `blurred`: units that
    the price it names has on top.
    """
    facts = holdings.facts
    if cash > 0 and holdings.cash[me] - cash - holdings.interest_on(get) < MIN_CASH:
        return needs_cash(MIN_CASH + holdings.interest_on(get))
    if holdings.breaks_group(me, give) and not _completes(holdings, me, give, get):
        whole = next(n for n in holdings.complete(me) if give & facts.groups[n])
        return keeps_whole(facts.group_names[whole])
    gain = holdings.gain(me, partner, give, get, cash) + extra
    margin = MARGIN * holdings.haggling if me == holdings.me else MARGIN
    if gain >= margin:
        return None
    if _completes(holdings, partner, get, give):
        return helps_you(holdings.gain(partner, me, get, give, -cash))
    return wants_more(margin - gain, -cash, ROUND, blurred)


def counter_price(holdings: Holdings, maker: int, give: int, get: int) -> int | None:
    """Return the cash that a seat would give for an exchange (negative: ask for), rather than take what was offered.

    None if no price suits it, or if the price that does should not suit the maker.
    """
    me = holdings.me
    if holdings.breaks_group(me, give) and not _completes(holdings, me, give, get):
        return None
    mine = Exchange(holdings, me, maker, give, get)
    asked = holdings.haggling * (MARGIN + FIRST_ASK)
    cash = 0
    for _ in range(3):  # the value of money depends a little on how much there is
        cash += round(mine.gain(cash) - asked)
    cash = cash // FINE * FINE
    if mine.gain(cash) < holdings.haggling * MARGIN or (not give and cash <= 0) or (not get and cash >= 0):
        return None
    if holdings.cash[me] - max(0, cash) - holdings.interest_on(get) < MIN_CASH:
        return None
    if holdings.cash[maker] + min(0, cash) - holdings.interest_on(give) < MIN_CASH:
        return None
    return cash if Exchange(holdings, maker, me, get, give).gain(-cash) > 0.0 else None


def _completes(holdings: Holdings, seat: int, give: int, get: int) -> bool:
    """Whether a seat gains a complete group that it did not have."""
    if not get:
        return False
    before, after = holdings.held[seat], holdings.held[seat] & ~give | get
    groups = holdings.facts.groups
    for n in holdings.facts.buildable:
        if not groups[n] & ~after and groups[n] & ~before:
            return True
    return False


def exchanges(holdings: Holdings, rejected: set[Deal]) -> list[Deal]:
    """Return the exchanges worth pricing: deeds of a group for cash or other deeds; none that was recently rejected."""
    found: list[Deal] = []
    for partner in holdings.rivals:
        for get in _wishes(holdings, partner):
            for give in _gifts(holdings, partner, get):
                deal = (partner, give, get)
                if not rejected or deal not in rejected:
                    found.append(deal)
    return found


def _wishes(holdings: Holdings, partner: int) -> list[int]:
    """Return deeds of a partner that would complete a group, or bring it nearer."""
    found: list[int] = []
    mine, theirs = holdings.held[holdings.me], holdings.held[partner] & ~holdings.built
    groups = holdings.facts.groups
    for n in holdings.facts.buildable:
        group = groups[n]
        missing = group & ~mine
        if mine & group and missing & theirs and not group & holdings.lost:
            if missing & theirs == missing:
                found.append(missing)
            for deed in members(missing & theirs):
                if 1 << deed != missing:
                    found.append(1 << deed)
    return found


def _gifts(holdings: Holdings, partner: int, get: int) -> list[int]:
    """Return what could be given: cash only, what the partner lacks for a group, or a single deed."""
    found = [0]
    facts = holdings.facts
    groups = facts.groups
    mine, theirs = holdings.held[holdings.me] & ~holdings.built, holdings.held[partner]
    for n in facts.buildable:
        group = groups[n]
        missing = group & ~theirs
        if not group & get and theirs & group and missing and missing & mine == missing:
            found.append(missing)
    kept = 0
    for n in facts.buildable:
        if not groups[n] & ~holdings.held[holdings.me]:
            kept |= groups[n]
    for deed in members(mine & ~kept):
        if not groups[facts.group_of[deed]] & get:
            found.append(1 << deed)
    return found


def price(holdings: Holdings, deal: Deal, least: int, extra: float = 0.0, times: int = 0) -> int | None:
    """Return the cash on top (negative: asked for) that leaves the partner a fair gain; None if there is none.

    It is never below `least`. `extra` is the value of what else the partner gets. `times` is how often the exchange was
    offered in vain: each time the partner is left more.
    """
    partner, give, get = deal
    if holdings.breaks_group(partner, get) and not _completes(holdings, partner, get, give):
        return None
    exchange = Exchange(holdings, partner, holdings.me, get, give)
    share = THEIR_MARGIN * (1 + times) / holdings.haggling**GREED
    cash = 0
    for _ in range(3):  # the value of money depends a little on how much there is
        lacking = share - extra - exchange.gain(-cash)
        if abs(lacking) < 1:
            break
        cash += round(lacking)
    cash = max(cash, least)
    wanted = MARGIN if share >= MARGIN else share - 1.0
    return cash if exchange.gain(-cash) + extra >= wanted else None
