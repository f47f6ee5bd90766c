"""The normal bot for Corner the Market: it goes for Corners, reserves cash for penalties, and negotiates."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, NamedTuple, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.bidding import raised_bid
from parlour.bots.common.decline_reasons import blur, needs_cash, wants, wants_more
from parlour.bots.common.reasons import sorted_terms
from parlour.bots.corner_the_market.evaluation import Evaluation
from parlour.bots.corner_the_market.reasons import reasons
from parlour.core.moves import Action, Ask, Choice, Rng
from parlour.core.view import View
from parlour.games.corner_the_market import actions as act
from parlour.games.corner_the_market.view import Facts
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counts import WIDTH, counts_in

MIN_SURPLUS = 300
"""The minimum joint gain of the two parties for a deal to be offered."""
BROKE = -1e9
"""The value of a deal that would take money the bot needs."""
SHARES = (0.25, 0.5, 0.75)
"""The partner's share of a deal's gain, in successive offers."""
LARGEST_SHARE = 0.95
"""The largest share that a haggler asks for."""


class OwnOffer(NamedTuple):
    """An offer as its maker sees it."""

    use: float
    to: int
    give: Bundle
    get: Bundle


@mypyc_attr(native_class=False)
class NormalBot(Bot):
    """Values contracts by season and by what others hold; remembers only which offers it has made at this stop."""

    name = "normal"
    game = "corner-the-market"
    dickers = True

    def __init__(self) -> None:
        self._stop = -1
        self._asked: set[int] = set()
        """The partners that got an offer at this stop."""
        self._made: dict[tuple[int, int, int], int] = {}
        """How often a partner was asked to sell or to buy a commodity."""
        self._terms: set[tuple[int, int, int, int, int]] = set()
        """The terms that were offered: the idea, number and price."""
        self._countered: set[tuple[int, int, int]] = set()
        """The exchanges that were answered with another offer at this stop."""
        self._blurs: dict[tuple[int, int, int], int] = {}

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        self.remark = None
        choices = ask.choices
        if len(choices) == 1 and choices[0].domain is None:
            return choices[0].nth(0)
        table = cast("Facts", view)
        answer = self._answer(table, self.judge(table, ask.seat), {choice.make: choice for choice in choices}, rng)
        return answer if answer is not None and ask.contains(answer) else ask.default_action

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        table = cast("Facts", view)
        return sorted_terms(reasons(table, self.judge(table, ask.seat), action))

    def judge(self, view: Facts, me: int) -> Evaluation:
        return Evaluation(view, me, self.temperament)

    def _answer(self, view: Facts, j: Evaluation, open_: dict[Any, Choice], rng: Rng) -> Action | None:
        """Answer a question by the kinds of answers it has; None: give the rulebook's default."""
        if act.TakeCard in open_:
            return act.TakeCard(0)
        if act.Enter in open_:
            return self._pit(view, j, open_[act.Enter])
        if act.Offer in open_ or act.Accept in open_ or act.DeclineOffer in open_ or act.EndTrading in open_:
            return self._trade(view, j, open_, rng)
        if act.Bid in open_:
            return self._bid(view, j, open_[act.Bid], rng)
        if act.Quote in open_:
            return self._quote(view, j, open_[act.Quote])
        if act.Redeem in open_ or act.RedeemSeat in open_:
            return self._redeem(view, j, open_)
        if act.Give in open_ or act.PayInstead in open_:
            return self._swap(view, j, open_)
        if act.Agree in open_:
            return self._agree(view, j, open_[act.Agree])
        if act.Buy in open_ or act.BuyFrom in open_ or act.Take in open_:
            return self._buy(view, j, open_)
        if act.Sell in open_ or act.SellTo in open_:
            return self._sell(view, j, open_)
        return None

    # Pits and purchases

    def _pit(self, view: Facts, j: Evaluation, choice: Choice) -> Action:
        """Pick the pit with the best purchase, counting the price of entering."""
        best: tuple[float, Action | None] = (0.0, None)
        for n in range(choice.size()):
            action = cast("act.Enter", choice.nth(n))
            pit = action.pit
            is_shared = any(view.pit_by_number(seat) == pit for seat in range(len(j.held)) if seat != j.me)
            price = view.asking_by_number(pit) + (view.surcharge() if is_shared else 0)
            most = min(j.stock[pit], (j.cash + view.entry_payment() - j.reserve()) // price)
            uses = [self._use(j, pit, number, price) for number in range(1, most + 1)]
            use = max(uses) if uses else -500.0
            if best[1] is None or use > best[0]:
                best = (use, action)
        return best[1] or act.GoOn()

    def _use(self, j: Evaluation, commodity: int, number: int, price: int) -> float:
        """Return the gain of a purchase from the Exchange."""
        return j.buying(commodity, number) + j.denial(commodity, number) - j.dollar * number * price

    def _buy(self, view: Facts, j: Evaluation, open_: dict[Any, Choice]) -> Action | None:
        """Buy the most useful number; keep a little cash, less if the purchase makes a Corner."""
        best: tuple[float, Action | None] = (0.0, None)
        if act.Forfeit in open_:
            best = (-float(j.view.forfeit()), act.Forfeit())
        elif act.Decline in open_ or act.Done in open_:
            best = (0.0, act.Decline() if act.Decline in open_ else act.Done())
        for make in (act.Buy, act.BuyFrom, act.Take):
            choice = open_.get(make)
            for n in range(choice.size() if choice is not None else 0):
                assert choice is not None
                action = choice.nth(n)
                use = self._use_of(view, j, action)
                if use is not None and use > best[0]:
                    best = (use, action)
        if act.Call in open_ and best[0] < 0:
            return act.Call()
        if best[1] is not None and isinstance(best[1], act.Done) and act.More in open_:
            return self._more(view, j, open_[act.More])
        return best[1]

    def _use_of(self, view: Facts, j: Evaluation, action: Action) -> float | None:
        """Return the gain of a purchase, or None if it leaves too little cash."""
        if isinstance(action, act.Take):
            price = next(price for seat, _number, price in view.quotes_by_number() if seat == action.seller)
            short = view.short_by_number()
            if short >= 0:
                return float(view.redeeming_by_number(short) - price)
            commodity = view.stop_by_number()
            number = action.number
            use = j.buying(commodity, number, of_stock=False) - j.dollar * number * price
        else:
            assert isinstance(action, (act.Buy, act.BuyFrom))
            commodity, number = action.commodity, action.number
            of_stock = isinstance(action, act.Buy)
            price = view.asking_by_number(commodity) if of_stock else view.current_by_number(commodity)
            is_shared = view.pit_by_number(j.me) == commodity and view.has_partner(j.me)
            price += view.surcharge() if is_shared and view.stop_by_number() >= 0 else 0
            use = j.buying(commodity, number, of_stock) - j.dollar * number * price
            if of_stock:
                use += j.denial(commodity, number)
        after = j.has(commodity) + number
        is_goal = after >= j.corner > j.has(commodity) or after >= j.all
        left = j.cash - number * price
        return use if left >= (view.forfeit() if is_goal else self.keeps(j)) or number == 1 else None

    def keeps(self, j: Evaluation) -> int:
        """Return the cash that is not spent on contracts."""
        return j.reserve()

    def _more(self, view: Facts, j: Evaluation, choice: Choice) -> Action:
        """Ask the partner for more contracts, if they are worth the partner's price."""
        commodity = view.stop_by_number()
        price = j.view.current_by_number(commodity) + j.view.surcharge()
        number = choice.size()
        cost = number * price
        is_use = j.buying(commodity, number, of_stock=False) > cost and j.cash - cost >= self.keeps(j)
        return act.More(number) if is_use else act.Done()

    # Sales

    def _sell(self, view: Facts, j: Evaluation, open_: dict[Any, Choice]) -> Action | None:
        """Take bids first, which cost nothing; then the best price, the forfeit, or the value of the option."""
        if act.Call in open_ and act.Forfeit in open_:
            return act.Call()
        best: tuple[float, Action | None] = (0.0, None)
        if act.Forfeit in open_:
            best = (-float(j.view.forfeit()), act.Forfeit())
        if act.AcceptBid in open_:
            commodity = view.stop_by_number()
            use = j.dollar * view.highest_bid()[1] - j.losing(commodity)
            best = (use, act.AcceptBid()) if use > best[0] else best
        if act.SellTo in open_:
            action = cast("act.SellTo", open_[act.SellTo].nth(0))
            price = j.view.current_by_number(action.commodity) + j.view.surcharge()
            use = j.dollar * price - j.losing(action.commodity)
            best = (use, action) if use > best[0] else best
        choice = open_.get(act.Sell)
        for n in range(choice.size() if choice is not None else 0):
            assert choice is not None
            sale = cast("act.Sell", choice.nth(n))
            price = view.cashier_pays() or j.view.redeeming_by_number(sale.commodity)
            use = j.dollar * sale.number * price - j.losing(sale.commodity, sale.number)
            best = (use, sale) if use > best[0] else best
        return best[1]

    def _bid(self, view: Facts, j: Evaluation, choice: Choice, rng: Rng) -> Action:
        """Open with most of the Redeeming Price, then raise up to the contract's value here."""
        commodity = view.stop_by_number()
        limit = min(0.9 * j.buying(commodity, 1, of_stock=False) / j.dollar, j.cash - self.keeps(j))
        price = view.redeeming_by_number(commodity)
        opening = act.Bid(min(j.rounded(0.6 * price), int(limit) // j.step * j.step))
        first = cast("act.Bid", choice.nth(0))
        if opening.amount >= first.amount and choice.contains(opening):
            return opening
        return raised_bid(choice, int(limit), price, rng) or act.Pass()

    def _quote(self, view: Facts, j: Evaluation, choice: Choice) -> Action:
        """Quote just below the Cashier, if that pays; more if the Cashier has none."""
        lowest = cast("act.Quote", choice.nth(0))
        stop = view.stop_by_number()
        commodity = stop if stop >= 0 else view.short_by_number()
        loss = j.losing(commodity)
        price = j.rounded(loss + MIN_SURPLUS)
        if j.stock[commodity]:
            price = max(price, j.view.asking_by_number(commodity) - j.step)
            if price >= j.view.asking_by_number(commodity):
                return act.Pass()
        return act.Quote(1, max(price, lowest.price))

    def _agree(self, view: Facts, j: Evaluation, choice: Choice) -> Action:
        """Deal in more contracts with the mover, as long as it brings a gain."""
        commodity = view.stop_by_number()
        price = j.view.current_by_number(commodity) + j.view.surcharge()
        sells = view.cashier_pays() == 0
        best: tuple[float, Action] = (0.0, act.Decline())
        for number in range(1, choice.size() + 1):
            if sells:
                use = number * price - j.losing(commodity, number)
            else:
                use = j.buying(commodity, number, of_stock=False) - number * price
                if j.cash - number * price < self.keeps(j):
                    continue
            best = (use, act.Agree(number)) if use > best[0] else best
        return best[1]

    def _redeem(self, view: Facts, j: Evaluation, open_: dict[Any, Choice]) -> Action | None:
        """Redeem what costs least beyond the money it brings."""
        best: tuple[float, Action | None] = (float("inf"), None)
        if act.RedeemSeat in open_:
            best = (float(j.view.seat_value()), act.RedeemSeat())
        choice = open_.get(act.Redeem)
        for n in range(choice.size() if choice is not None else 0):
            assert choice is not None
            action = cast("act.Redeem", choice.nth(n))
            cost = j.losing(action.commodity) - j.view.redeeming_by_number(action.commodity)
            if cost < best[0]:
                best = (cost, action)
        return best[1]

    def _swap(self, view: Facts, j: Evaluation, open_: dict[Any, Choice]) -> Action | None:
        """Give the least useful contract; or make the payment, if that is cheaper."""
        mine, partner = j.view.swap_payments()
        best: tuple[float, Action | None] = (float("inf"), None)
        if act.PayInstead in open_:
            best = (float(mine if act.Forfeit in open_ else partner), act.PayInstead())
        if act.Forfeit in open_ and j.view.forfeit() < best[0] - 600:
            best = (float(j.view.forfeit()) + 600, act.Forfeit())
        choice = open_.get(act.Give)
        for n in range(choice.size() if choice is not None else 0):
            assert choice is not None
            action = cast("act.Give", choice.nth(n))
            cost = j.losing(action.commodity)
            if cost < best[0]:
                best = (cost, action)
        return best[1]

    # Open Trading

    def _trade(self, view: Facts, j: Evaluation, open_: dict[Any, Choice], rng: Rng) -> Action | None:
        """Answer offers, then propose deals that help both sides, each idea at a better price than before."""
        if view.turns() != self._stop:
            self._stop = view.turns()
            self._asked.clear()
            self._countered.clear()
        answer = self._answer_offers(view, j, open_, rng)
        if answer is not None:
            return answer
        if act.Offer in open_ and self.dickers:
            deal = self._best_deal(view, j, open_[act.Offer])
            if deal is not None:
                return act.Offer(deal.to, deal.give, deal.get)
        return None

    def _answer_offers(self, view: Facts, j: Evaluation, open_: dict[Any, Choice], rng: Rng) -> Action | None:
        if act.DeclineOffer not in open_:
            return None
        accept = open_.get(act.Accept)
        for number, maker, to, give_cash, give, get_cash, get in view.offers_by_number():
            if to != j.me:
                continue
            use = self._exchange(j, maker, Bundle(get_cash, get), Bundle(give_cash, give))
            if use > 0 and accept is not None and accept.contains(act.Accept(number)):
                return act.Accept(number)
            deal = (maker, give, get)
            if deal not in self._blurs:
                self._blurs[deal] = blur(rng, j.haggling)
            brings, letter = give_cash - get_cash, view.letter(maker)
            is_broke = use == BROKE
            said = needs_cash(self.keeps(j)) if is_broke else wants_more(-use, brings, j.step, self._blurs[deal])
            self.remark = said.remark(letter, number)
            countered = None if is_broke else self._counter(j, number, deal, brings - use, open_.get(act.Counter))
            if countered is None:
                return act.DeclineOffer(number)
            self.remark = wants(countered.get.cash - countered.give.cash, brings).remark(letter, number)
            return countered
        return None

    def _counter(
        self, j: Evaluation, number: int, deal: tuple[int, int, int], limit: float, choice: Choice | None
    ) -> act.Counter | None:
        """Return the same exchange at another price, once at a stop; None if none suits both.

        `limit` is the least cash that this seat would take, below 0: the most that it would pay.
        """
        maker, give, get = deal
        if choice is None or not self.counters or deal in self._countered:
            return None
        wanted = j.rounded_up(limit + j.haggling * MIN_SURPLUS)
        mine, theirs = Bundle(max(0, -wanted), get), Bundle(max(0, wanted), give)
        if not (mine.cash or get) or not (theirs.cash or give) or self._exchange(j, maker, mine, theirs) <= 0:
            return None
        found = act.Counter(number, mine, theirs)
        if not choice.contains(found) or self._change(j, maker, theirs, mine) - wanted <= 0:
            return None
        self._countered.add(deal)
        return found

    def _exchange(self, j: Evaluation, other: int, give: Bundle, get: Bundle) -> float:
        """Return the value of a deal: one's own gain minus the weighted gain of the other."""
        mine = get.cash - give.cash + self._change(j, j.me, give, get)
        if j.cash + get.cash - give.cash < self.keeps(j) and give.cash:
            return BROKE
        theirs = give.cash - get.cash + self._change(j, other, get, give)
        return mine - j.rival * max(0.0, theirs)

    def _change(self, j: Evaluation, seat: int, loses: Bundle, gains: Bundle) -> float:
        """Return the value of goods to a seat that gives some and gets others."""
        net: dict[int, int] = dict(counts_in(gains.goods))
        for kind, count in counts_in(loses.goods):
            net[kind] = net.get(kind, 0) - count
        change = 0.0
        for kind, count in net.items():
            if kind < j.commodities:
                change += j.gain_of(seat, kind, count)
            else:
                change += count * j.view.seat_value()
        return change

    def _best_deal(self, view: Facts, j: Evaluation, choice: Choice) -> OwnOffer | None:
        """Return the best deal in one commodity that has not been offered too often."""
        mover = view.mover_by_number()
        best: OwnOffer | None = None
        key = (-1, -1, -1)
        terms = (0, 0)
        most = 0.0
        partners = j.others if mover == j.me else [mover]
        for other in [partner for partner in partners if partner not in self._asked]:
            for buys in (True, False):
                seller = j.held[other if buys else j.me]
                for commodity in range(j.commodities):
                    idea = (other, commodity, int(buys))
                    tried = self._made.get(idea, 0)
                    mine = min(LARGEST_SHARE, j.haggling * (1 - SHARES[min(tried, len(SHARES) - 1)]))
                    share = 1 - mine if buys else mine
                    for number in range(1, min(seller[commodity], j.corner) + 1):
                        use, price = self._idea(j, other, commodity, number, buys, share)
                        if use <= most or (*idea, number, price) in self._terms:
                            continue
                        cash, goods = Bundle(price, 0), Bundle(0, number << WIDTH * commodity)
                        give, get = (cash, goods) if buys else (goods, cash)
                        if choice.contains(act.Offer(other, give, get)):
                            best, key, most = OwnOffer(use, other, give, get), idea, use
                            terms = (number, price)
        if best is not None:
            self._asked.add(best.to)
            self._terms.add((*key, *terms))
            self._made[key] = self._made.get(key, 0) + 1
        return best

    def _idea(
        self, j: Evaluation, other: int, commodity: int, number: int, buys: bool, share: float
    ) -> tuple[float, int]:
        """Return what a deal of contracts for cash gains, and its price; 0 if it does not suit both.

        The side that gains more gets the contracts, at a price between both values.
        """
        seller, buyer = (other, j.me) if buys else (j.me, other)
        value = j.gain_of(buyer, commodity, number)
        loss = j.gain_of(seller, commodity, -number)
        cost = -loss
        held = j.held[seller][commodity]
        if held >= j.corner:
            cost = max(cost, float(number * j.view.corner_price_by_number(commodity, held)))
        if value - cost < MIN_SURPLUS:
            return 0.0, 0
        price = j.rounded(cost + share * (value - cost))
        if buys and (j.cash - price < j.view.forfeit() or j.cash - price < self.keeps(j)):
            return 0.0, 0
        mine, theirs = (value - price, loss + price) if buys else (loss + price, value - price)
        return mine - j.rival * max(0.0, theirs), price


BOT = NormalBot
