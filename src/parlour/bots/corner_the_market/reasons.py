"""Reasons in Corner the Market: what the bots weigh for an answer."""

# Compiled with mypyc.

from __future__ import annotations

from parlour.bots.bot import Term
from parlour.bots.common.reasons import spending
from parlour.bots.corner_the_market.evaluation import Evaluation
from parlour.core.moves import Action
from parlour.games.corner_the_market import actions as act
from parlour.games.corner_the_market.view import Facts
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counts import counts_in


def reasons(view: Facts, j: Evaluation, action: Action) -> list[Term]:
    """Return what speaks for and against an answer."""
    stop = view.stop_by_number()
    if isinstance(action, act.Enter):
        price = view.asking_by_number(action.pit)
        return [*_purchase(view, j, action.pit, 1, price, True)] if j.stock[action.pit] else []
    if isinstance(action, (act.Buy, act.BuyFrom)):
        of_stock = isinstance(action, act.Buy)
        price = view.asking_by_number(action.commodity) if of_stock else view.current_by_number(action.commodity)
        is_shared = view.pit_by_number(j.me) == action.commodity and view.has_partner(j.me)
        price += view.surcharge() if is_shared and stop >= 0 else 0
        return _purchase(view, j, action.commodity, action.number, price, of_stock)
    if isinstance(action, act.Take) and view.short_by_number() < 0:
        price = next(price for seat, _number, price in view.quotes_by_number() if seat == action.seller)
        return _purchase(view, j, stop, action.number, price, False)
    if isinstance(action, act.Bid):
        return _purchase(view, j, stop, 1, action.amount, False)
    if isinstance(action, act.SellTo):
        return _sale(j, action.commodity, 1, view.current_by_number(action.commodity) + view.surcharge())
    if isinstance(action, act.Sell):
        price = view.cashier_pays() or view.redeeming_by_number(action.commodity)
        return _sale(j, action.commodity, action.number, price)
    if isinstance(action, act.AcceptBid):
        return _sale(j, stop, 1, view.highest_bid()[1])
    if isinstance(action, act.Redeem):
        return _sale(j, action.commodity, 1, view.redeeming_by_number(action.commodity))
    if isinstance(action, act.Give):
        return _sale(j, action.commodity, 1, 0)
    if isinstance(action, act.Forfeit):
        return spending(view.forfeit(), j.cash, j.reserve())
    if isinstance(action, act.Offer):
        return _exchange(view, j, action.to, action.give, action.get)
    if isinstance(action, act.Counter):
        for number, maker, *_rest in view.offers_by_number():
            if number == action.number:
                return _exchange(view, j, maker, action.give, action.get)
    if isinstance(action, (act.Accept, act.DeclineOffer)):
        for number, maker, _to, give_cash, give, get_cash, get in view.offers_by_number():
            if number == action.number:
                terms = _exchange(view, j, maker, Bundle(get_cash, get), Bundle(give_cash, give))
                if isinstance(action, act.Accept):
                    return terms
                return [term._replace(amount=-term.amount) for term in terms]
    return []


def _purchase(view: Facts, j: Evaluation, commodity: int, number: int, price: int, of_stock: bool) -> list[Term]:
    name = view.commodities()[commodity]
    gain = j.gain(commodity, number, of_stock)
    terms = [_contracts(j, commodity, name, number, gain)]
    if of_stock:
        denial = j.denial(commodity, number)
        if denial > 0.0:
            terms.append(Term("blocks", denial, {"commodity": name, "amount": round(denial)}))
    return terms + spending(number * price, j.cash, j.reserve(), j.dollar)


def _contracts(j: Evaluation, commodity: int, name: str, number: int, gain: float) -> Term:
    """Return the term for more contracts: whether they make a Corner."""
    after = j.has(commodity) + number
    fields: dict[str, str | int] = {"commodity": name, "count": number, "amount": round(gain)}
    return Term("corners" if after >= j.corner > j.has(commodity) else "contracts", gain, fields)


def _sale(j: Evaluation, commodity: int, number: int, price: int) -> list[Term]:
    name = j.view.commodities()[commodity]
    loss = j.losing(commodity, number)
    terms = [Term("gives_contracts", -loss, {"commodity": name, "count": number, "amount": round(loss)})]
    if price:
        terms.append(Term("receives", j.dollar * number * price, {"amount": number * price}))
    return terms


def _exchange(view: Facts, j: Evaluation, other: int, give: Bundle, get: Bundle) -> list[Term]:
    names = view.commodities()
    terms: list[Term] = []
    theirs = float(give.cash - get.cash)
    for sign, bundle in ((1, get), (-1, give)):
        for kind, count in counts_in(bundle.goods):
            if kind >= j.commodities:
                continue
            gain = j.gain_of(j.me, kind, sign * count)
            theirs += j.gain_of(other, kind, -sign * count)
            if sign > 0:
                terms.append(_contracts(j, kind, names[kind], count, gain))
            else:
                fields: dict[str, str | int] = {"commodity": names[kind], "count": count, "amount": round(-gain)}
                terms.append(Term("gives_contracts", gain, fields))
    if theirs > 0.0:
        terms.append(Term("helps", -j.rival * theirs, {"seat": view.letter(other), "amount": round(theirs)}))
    if get.cash > give.cash:
        terms.append(Term("receives", float(get.cash - give.cash), {"amount": get.cash - give.cash}))
    return terms + spending(give.cash - get.cash, j.cash, j.reserve())
