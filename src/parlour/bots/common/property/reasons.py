"""Reasons of bots in property games: what speaks for and against a purchase, a building, a mortgage or an exchange."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.bots.bot import Term
from parlour.bots.common.property.evaluation import BUILDINGS_WANTED, Exchange, PropertyHoldings
from parlour.bots.common.reasons import spending
from parlour.kit.bits import members

Holdings = PropertyHoldings[Any]


def of_purchase(holdings: Holdings, deed: int, price: int, reserve: int, letters: Sequence[str]) -> list[Term]:
    """Return what speaks for and against buying a deed, or bidding so much for it."""
    me, facts = holdings.me, holdings.facts
    bit = 1 << deed
    value = holdings.base(holdings.held[me] | bit) - holdings.base(holdings.held[me])
    terms = [Term("value", value, {"deed": facts.names[deed], "amount": round(value)})]
    terms += of_group(holdings, bit, holdings.bonus_gain(me, bit))
    most, rival = 0.0, -1
    for seat in holdings.rivals:
        harm = holdings.rival_part * holdings.bonus_gain(seat, bit)
        if harm > most:
            most, rival = harm, seat
    if rival >= 0:
        terms.append(Term("denies", most, {"deed": facts.names[deed], "seat": letters[rival]}))
    return terms + spending(price, holdings.cash[me], reserve)


def of_refusal(holdings: Holdings, deed: int, price: int, reserve: int) -> list[Term]:
    """Return what speaks for and against leaving a deed that would cost so much."""
    worth = round(holdings.price_for(holdings.me, deed))
    terms: list[Term] = []
    fields: dict[str, str | int] = {"deed": holdings.facts.names[deed], "worth": worth, "price": price}
    if price > worth:
        terms.append(Term("too_dear", float(price - worth), fields))
    else:
        terms.append(Term("worth_more", float(price - worth), fields))
    left = holdings.cash[holdings.me] - price
    if left < reserve:
        terms.append(Term("saves", float(reserve - left), {"amount": price, "needed": reserve}))
    return terms


def of_group(holdings: Holdings, got: int, bonus: float) -> list[Term]:
    """Return the terms for groups that these deeds complete, or nearly complete; the bonus is shared by them."""
    facts = holdings.facts
    mine = holdings.held[holdings.me]
    terms: list[Term] = []
    groups = [n for n in facts.buildable if facts.groups[n] & got and not facts.groups[n] & holdings.lost]
    for n in groups:
        missing = facts.groups[n] & ~(mine | got)
        part = bonus / len(groups)
        if not missing:
            rent = max([facts.rents[deed][BUILDINGS_WANTED] for deed in members(facts.groups[n])])
            fields: dict[str, str | int] = {"group": facts.group_names[n], "count": BUILDINGS_WANTED, "amount": rent}
            terms.append(Term("completes", part, fields))
        elif missing.bit_count() == 1:
            last = facts.names[members(missing)[0]]
            terms.append(Term("nears", part, {"group": facts.group_names[n], "deed": last}))
    return terms


def of_building(holdings: Holdings, deed: int, cost: int, reserve: int) -> list[Term]:
    """Return what speaks for and against one more building on a deed."""
    rents = holdings.facts.rents[deed]
    level = holdings.levels[deed]
    now, then = rents[level], rents[min(level + 1, len(rents) - 1)]
    fields: dict[str, str | int] = {"deed": holdings.facts.names[deed], "before": now, "now": then}
    terms = [Term("earns", float(then - now), fields)]
    ahead = rents[min(max(level + 1, BUILDINGS_WANTED), len(rents) - 1)]
    if ahead > then:
        terms.append(Term("leads_to", float(ahead - then), {"count": BUILDINGS_WANTED, "amount": ahead}))
    return terms + spending(cost, holdings.cash[holdings.me], reserve)


def of_mortgage(holdings: Holdings, deed: int) -> list[Term]:
    """Return what speaks for and against mortgaging a deed."""
    facts = holdings.facts
    name = facts.names[deed]
    lost = holdings.base(1 << deed) - holdings.facts.loans[deed]
    return [
        Term("raises", float(facts.loans[deed]), {"deed": name, "amount": facts.loans[deed]}),
        Term("idle", -max(1.0, lost), {"deed": name}),
    ]


def of_redemption(holdings: Holdings, deed: int, reserve: int) -> list[Term]:
    """Return what speaks for and against redeeming a mortgage."""
    facts = holdings.facts
    value = facts.values[deed] - holdings.base(1 << deed)
    terms = [Term("redeems", value, {"deed": facts.names[deed]})]
    return terms + spending(facts.redeem_costs[deed], holdings.cash[holdings.me], reserve)


def of_exchange(
    holdings: Holdings, partner: int, give: int, get: int, cash: int, letters: Sequence[str], extra: float = 0.0
) -> list[Term]:
    """Return what speaks for and against an exchange: `give` and `cash` (what comes in, if negative) for `get`.

    `extra` is the value of what else it gets.
    """
    me, facts = holdings.me, holdings.facts
    terms: list[Term] = []
    for deed in members(get):
        value = holdings.base(1 << deed)
        terms.append(Term("gets_deed", value, {"deed": facts.names[deed], "amount": round(value)}))
    for deed in members(give):
        value = holdings.keeping * holdings.base(1 << deed)
        terms.append(Term("gives_deed", -value, {"deed": facts.names[deed], "amount": round(value)}))
    mine = holdings.held[me]
    bonus = holdings.bonus(me, mine & ~give | get, holdings.cash[me] - cash) - holdings.bonus(
        me, mine, holdings.cash[me]
    )
    if get and bonus > 0.0:
        terms += of_group(holdings, get, bonus)
    if extra:
        terms.append(Term("free_rides", extra, {"amount": round(abs(extra))}))
    if cash < 0:
        terms.append(Term("receives", float(-cash), {"amount": -cash}))
    helped = holdings.rival_part * Exchange(holdings, partner, me, get, give).gain(-cash)
    if helped > 0.0:
        terms.append(Term("helps", -helped, {"seat": letters[partner], "amount": round(helped / holdings.rival_part)}))
    return terms + spending(max(0, cash), holdings.cash[me], 0)


def turned(terms: list[Term]) -> list[Term]:
    """Return the terms for declining what these speak for."""
    return [term._replace(amount=-term.amount) for term in terms]
