"""Trading in Weigh Anchor: find and judge offers that complete a group at a price that suits both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.bots.common.decline_texts import AGREED, NEEDS_CASH, keeps_whole, wants_more
from parlour.bots.weigh_anchor.evaluation import Holdings
from parlour.games.weigh_anchor.actions import Offer
from parlour.kit.bits import members
from parlour.kit.trade.bundle import Bundle

MARGIN: Final = 15.0
"""The minimum gain from a deal."""
THEIR_MARGIN: Final = 40.0
"""The gain that an offer leaves to the partner, so that it is accepted."""
MIN_CASH: Final = 40

Deal = tuple[str, int, int]


def is_good(fleet: Holdings, me: str, partner: str, give: int, get: int, cash: int) -> bool:
    """Whether a seat should agree: it gives `give` and `cash` (gets it, if negative) for `get`."""
    return objection(fleet, me, partner, give, get, cash) == AGREED


def objection(fleet: Holdings, me: str, partner: str, give: int, get: int, cash: int) -> str:
    """Return a seat's objection to an exchange as a sentence; '' if it has none.

    It never breaks up a whole group without getting another one, and never spends its last cash.
    """
    interest = sum([fleet.chart.loans[v] // 10 + 1 for v in members(get & fleet.mortgaged)])
    if cash > 0 and fleet.cash[me] - cash - interest < MIN_CASH:
        return NEEDS_CASH
    if fleet.breaks_group(me, give) and not _completes(fleet, me, give, get):
        whole = next(n for n in fleet.whole(me) if give & fleet.chart.groups[n])
        return keeps_whole(f"{fleet.chart.group_names[whole]} group")
    gain = fleet.gain(me, partner, give, get, cash)
    if gain >= MARGIN:
        return AGREED
    return wants_more(MARGIN - gain, _completes(fleet, partner, get, give))


def _completes(fleet: Holdings, seat: str, give: int, get: int) -> bool:
    """Whether a seat gains a whole group that it did not have."""
    before, after = fleet.held[seat], fleet.held[seat] & ~give | get
    for n in fleet.chart.liners:
        group = fleet.chart.groups[n]
        if after & group == group and before & group != group:
            return True
    return False


def best_offer(fleet: Holdings, me: str, reserve: int, lately: set[Deal]) -> tuple[str, Offer] | None:
    """Return the best exchange that the partner should accept; none that was recently rejected."""
    best: tuple[str, Offer] | None = None
    most = MARGIN
    for partner in fleet.rivals:
        for get in _wishes(fleet, me, partner):
            for give in _gifts(fleet, me, partner, get):
                if (partner, give, get) in lately:
                    continue
                cash = _price(fleet, me, partner, give, get)
                if cash is None or fleet.cash[me] - max(0, cash) < reserve or cash < -fleet.cash[partner] + MIN_CASH:
                    continue
                gain = fleet.gain(me, partner, give, get, cash)
                if gain > most and is_good(fleet, me, partner, give, get, cash):
                    most = gain
                    seat = ord(partner) - ord("A")
                    best = partner, Offer(seat, Bundle(max(0, cash), give), Bundle(max(0, -cash), get))
    return best


def _wishes(fleet: Holdings, me: str, partner: str) -> Iterator[int]:
    """Yield vessels of a partner that would complete a group, or bring it nearer."""
    mine, theirs = fleet.held[me], fleet.held[partner] & ~fleet.built
    for n in fleet.chart.liners:
        group = fleet.chart.groups[n]
        missing = group & ~mine
        if mine & group and missing:
            if missing & theirs == missing:
                yield missing
            for v in members(missing & theirs):
                if 1 << v != missing:
                    yield 1 << v


def _gifts(fleet: Holdings, me: str, partner: str, get: int) -> Iterator[int]:
    """Yield what could be given: cash only, what the partner lacks for a group, or a single vessel."""
    yield 0
    mine, theirs = fleet.held[me] & ~fleet.built, fleet.held[partner]
    wanted = [fleet.chart.group_of[v] for v in members(get)]
    for n in fleet.chart.liners:
        group = fleet.chart.groups[n]
        missing = group & ~theirs
        if n not in wanted and theirs & group and missing and missing & mine == missing:
            yield missing
    for v in members(mine):
        if fleet.chart.group_of[v] not in wanted and not fleet.breaks_group(me, 1 << v):
            yield 1 << v


def _price(fleet: Holdings, me: str, partner: str, give: int, get: int) -> int | None:
    """Return the cash on top (negative: asked for) that leaves the partner a fair gain; None if there is none."""
    if fleet.breaks_group(partner, get) and not _completes(fleet, partner, get, give):
        return None
    cash = 0
    for _ in range(3):  # the value of money depends a little on how much there is
        lacking = THEIR_MARGIN - fleet.gain(partner, me, get, give, -cash)
        if abs(lacking) < 1:
            break
        cash += round(lacking)
    cash = max(cash, MIN_CASH - fleet.cash[partner])
    return cash if fleet.gain(partner, me, get, give, -cash) >= MARGIN else None
