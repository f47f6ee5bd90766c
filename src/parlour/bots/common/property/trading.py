"""Trading in property games: find and judge exchanges that complete a group at a price that suits both."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.bots.common.decline_reasons import NEEDS_CASH, Objection, keeps_whole, wants_more
from parlour.bots.common.property.evaluation import Exchange, PropertyHoldings
from parlour.kit.bits import members

MARGIN: Final = 15.0
"""The minimum gain from a deal."""
THEIR_MARGIN: Final = 40.0
"""The gain that an offer leaves to the partner, so that it is accepted."""
MIN_CASH: Final = 40
OFFERS_A_TURN: Final = 1

Deal = tuple[int, int, int]
"""An exchange without cash: the partner's seat, the deeds one gives, and those one gets."""
Holdings = PropertyHoldings[Any]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OfferMemory:
    """Limits a bot's offers: so many a turn, and none again that was recently rejected."""

    def __init__(self, patience: int) -> None:
        """`patience`: the number of turns before a rejected offer is made again."""
        self._patience = patience
        self._turn = -1
        self._made = 0
        self._offered: dict[Deal, int] = {}
        """Exchanges, with the turn in which they were offered. An accepted one is not possible again."""

    def may_offer(self, turn: int) -> bool:
        """Whether another offer may be made in this turn."""
        if turn != self._turn:
            self._turn, self._made = turn, 0
        return self._made < OFFERS_A_TURN

    def count(self, deal: Deal | None = None) -> None:
        """Count an offer of this turn; `deal` is None for a proposal that is not an exchange."""
        self._made += 1
        if deal is not None:
            self._offered[deal] = self._turn

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
    holdings: Holdings, me: int, partner: int, give: int, get: int, cash: int, extra: float = 0.0
) -> Objection | None:
    """Return a seat's objection to an exchange; None if it has none.

    The seat gives `give` and `cash` (gets it, if negative) for `get`; `extra` is the value of what else it gets. It
    never breaks up a complete group without getting another one, and never spends its last cash.
    """
    facts = holdings.facts
    if cash > 0 and holdings.cash[me] - cash - holdings.interest_on(get) < MIN_CASH:
        return NEEDS_CASH
    if holdings.breaks_group(me, give) and not _completes(holdings, me, give, get):
        whole = next(n for n in holdings.complete(me) if give & facts.groups[n])
        return keeps_whole(facts.group_names[whole])
    gain = holdings.gain(me, partner, give, get, cash) + extra
    margin = MARGIN * holdings.haggling if me == holdings.me else MARGIN
    if gain >= margin:
        return None
    return wants_more(margin - gain, -cash, _completes(holdings, partner, get, give))


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


def price(holdings: Holdings, deal: Deal, least: int, extra: float = 0.0) -> int | None:
    """Return the cash on top (negative: asked for) that leaves the partner a fair gain; None if there is none.

    It is never below `least`. `extra` is the value of what else the partner gets.
    """
    partner, give, get = deal
    if holdings.breaks_group(partner, get) and not _completes(holdings, partner, get, give):
        return None
    exchange = Exchange(holdings, partner, holdings.me, get, give)
    share = THEIR_MARGIN / holdings.haggling
    cash = 0
    for _ in range(3):  # the value of money depends a little on how much there is
        lacking = share - extra - exchange.gain(-cash)
        if abs(lacking) < 1:
            break
        cash += round(lacking)
    cash = max(cash, least)
    return cash if exchange.gain(-cash) + extra >= MARGIN else None
