"""The normal bot for Finance: it bids by what a lease completes, reserves cash for rents, trades, shares and builds."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.bidding import raised_bid
from parlour.bots.common.decline_reasons import Objection, wants
from parlour.bots.common.property.evaluation import BUILDINGS_WANTED, Weights
from parlour.bots.common.property.money import MIN_RESERVE, deed_to_mortgage, deed_to_redeem
from parlour.bots.common.property.trading import Deal, OfferMemory, counter_price, objection
from parlour.bots.common.reasons import sorted_terms
from parlour.bots.finance.evaluation import WEIGHTS, BoardFacts, Holdings, facts_of
from parlour.bots.finance.reasons import reasons, rides_value
from parlour.bots.finance.trading import best_offer, is_fair, proposal
from parlour.core.moves import Action, Ask, Choice, Rng
from parlour.core.view import View
from parlour.games.finance.actions import (
    Accept,
    Bid,
    Build,
    ClaimRent,
    Collect,
    Counter,
    Cut,
    DeclineOffer,
    EndTurn,
    InsureCard,
    InsureCorner,
    Leave,
    Mortgage,
    Offer,
    PayFee,
    PayRent,
    Redeem,
    Share,
    ShareHeld,
    StrikeOff,
    UseRide,
)
from parlour.games.finance.view_base import FinanceViewBase
from parlour.kit.bits import members
from parlour.kit.dice import Throw
from parlour.kit.trade.bundle import Bundle

PATIENCE: Final = 20
"""The number of turns before a rejected offer or proposal is made again."""
BUSY: Final = 8
"""While this many leases are for sale it pays to be out of Jail."""
SMALL_RENT: Final = 25
"""A free ride is not used for a lower rent."""


@mypyc_attr(native_class=False)
class NormalBot(Bot):
    """Evaluates everything for itself and for others; keeps a reserve against the rents ahead."""

    name = "normal"
    game = "finance"
    trades: ClassVar[bool] = True
    weights: ClassVar[Weights] = WEIGHTS

    def __init__(self, facts: BoardFacts | None = None) -> None:
        """`facts`: facts of the board, read earlier with the same `weights`."""
        self._facts = facts
        self._offers = OfferMemory(PATIENCE)
        self._proposed: dict[int, int] = {}
        """The turn in which sharing a set was last proposed."""

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        mine = cast("FinanceViewBase", view)
        self.remark = None
        choices = ask.choices
        if len(choices) == 1 and choices[0].size() == 1:
            return choices[0].nth(0)
        kinds: dict[object, Choice] = {choice.make: choice for choice in choices}
        for sure in (Collect, ClaimRent, StrikeOff):  # always claim what is due
            if sure in kinds:
                return kinds[sure].nth(0)
        if UseRide in kinds:
            return self._ride(mine, view.me(), kinds)
        facts = self._facts
        if facts is None:
            facts = self._facts = facts_of(mine, self.weights)
        return self._answer(mine, Holdings(facts, mine, ask.seat, self.temperament), ask, kinds, rng)

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        mine = cast("FinanceViewBase", view)
        holdings = Holdings(self._facts or facts_of(mine, self.weights), mine, ask.seat, self.temperament)
        return sorted_terms(reasons(mine, holdings, ask, action))

    def _answer(
        self, view: FinanceViewBase, holdings: Holdings, ask: Ask, kinds: dict[object, Choice], rng: Rng
    ) -> Action:
        if Cut in kinds:
            return self._cut(view, holdings, kinds)
        if view.is_in_debt():
            return ask.default_action
        lease, _bid, _bidder = view.lot_by_number()
        if lease >= 0:
            return self._bid(view, holdings, ask, kinds, lease, rng)
        if DeclineOffer in kinds:
            return self._answer_proposal(view, holdings, kinds, rng)
        if Throw not in kinds and EndTurn not in kinds:
            return ask.default_action
        return self._do_business(view, holdings, ask, kinds)

    def _ride(self, view: FinanceViewBase, me: str, kinds: dict[object, Choice]) -> Action:
        """Use a ride if it saves something."""
        rent = view.rent_now(view.lease_at(view.at(me)))
        small = rent <= SMALL_RENT and view.cash(me) > MIN_RESERVE
        return kinds[PayRent].nth(0) if small else kinds[UseRide].nth(0)

    def _cut(self, view: FinanceViewBase, holdings: Holdings, kinds: dict[object, Choice]) -> Action:
        """Insure against the card while there is much to buy; otherwise cut."""
        is_busy = holdings.unowned.bit_count() >= BUSY and InsureCard in kinds and holdings.cash[holdings.me] > 200
        return kinds[InsureCard].nth(0) if is_busy else kinds[Cut].nth(0)

    def _bid(
        self, view: FinanceViewBase, holdings: Holdings, ask: Ask, kinds: dict[object, Choice], lease: int, rng: Rng
    ) -> Action:
        """Raise while the lease is worth it, then leave the auction."""
        silent = kinds[Leave].nth(0) if Leave in kinds else ask.default_action
        if DeclineOffer in kinds:
            return kinds[DeclineOffer].nth(0)
        if Bid not in kinds:
            return silent
        kept = int(holdings.fear * (MIN_RESERVE // 2))
        limit = min(int(holdings.price_for(holdings.me, lease)), holdings.cash[holdings.me] - kept)
        return raised_bid(kinds[Bid], limit, holdings.facts.values[lease], rng) or silent

    def _do_business(self, view: FinanceViewBase, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        found = self._about_jail(view, holdings, kinds)
        if found is None and Redeem in kinds:
            found = self._redeem(holdings, kinds)
        if found is None:
            found = self._build(holdings, kinds)
        if found is None and Throw in kinds:
            found = self._propose(view, holdings, ask, kinds)
        if found is None:
            return kinds[Throw].nth(0) if Throw in kinds else kinds[EndTurn].nth(0)
        return found

    def _about_jail(self, view: FinanceViewBase, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Leave Jail early while there is much to buy; later Jail is a good place to stay."""
        if holdings.unowned.bit_count() < BUSY:
            return None
        spare = holdings.spare()
        if InsureCorner in kinds and spare > 300:
            return kinds[InsureCorner].nth(0)
        return kinds[PayFee].nth(0) if PayFee in kinds and spare > 2 * view.fee() else None

    def _redeem(self, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        leases = [action.lease for action in kinds[Redeem].enumerate() if isinstance(action, Redeem)]
        found = deed_to_redeem(holdings, leases, holdings.spare())
        return None if found is None else Redeem(found)

    def _build(self, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Build one house where it earns most for its price, with spare money or by mortgaging an odd lease."""
        spare = holdings.spare_to_build()
        best = best_house(holdings)
        if best is None:
            return None
        cost = holdings.facts.build_costs[holdings.facts.group_of[best.lease]]
        if cost <= spare:
            return best if Build in kinds and kinds[Build].contains(best) else None
        return self._pledge(holdings, kinds, best, cost - spare)

    def _pledge(self, holdings: Holdings, kinds: dict[object, Choice], house: Build, lacking: int) -> Action | None:
        """Mortgage an odd lease for one of the first three houses."""
        if Mortgage not in kinds or holdings.levels[house.lease] >= BUILDINGS_WANTED:
            return None
        leases = [action.lease for action in kinds[Mortgage].enumerate() if isinstance(action, Mortgage)]
        found = deed_to_mortgage(holdings, leases, lacking)
        return None if found is None else Mortgage(found)

    def _propose(
        self, view: FinanceViewBase, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]
    ) -> Action | None:
        """Make at most one proposal a turn, and none that was recently rejected."""
        turn = view.turns()
        if not self.trades or not self._offers.may_offer(turn):
            return None
        shared = self._share(view, holdings, turn, kinds)
        if shared is not None:
            self._offers.count()
            return shared if ask.contains(shared) else None
        made = best_offer(holdings, holdings.reserve(), self._offers) if Offer in kinds else None
        if made is None:
            return None
        self._offers.count(made[0], made[1].give.cash - made[1].get.cash)
        return made[1] if ask.contains(made[1]) else None

    def _share(
        self, view: FinanceViewBase, holdings: Holdings, turn: int, kinds: dict[object, Choice]
    ) -> Action | None:
        """Propose to share railroads and utilities, which bring all owners more together."""
        choice = kinds.get(Share) or kinds.get(ShareHeld)
        if choice is None:
            return None
        facts = holdings.facts
        for n in facts.unbuildable:
            if turn - self._proposed.get(n, -PATIENCE) < PATIENCE or not holdings.held[holdings.me] & facts.groups[n]:
                continue
            number = view.all_series().index(facts.group_names[n])
            spare = holdings.spare()
            found = proposal(holdings, n, number, ShareHeld in kinds, spare)
            if choice.contains(found):
                self._proposed[n] = turn
                return found
        return None

    def _answer_proposal(
        self, view: FinanceViewBase, holdings: Holdings, kinds: dict[object, Choice], rng: Rng
    ) -> Action:
        me = holdings.me
        accept = kinds.get(Accept)
        for number, maker, to, give_cash, give, get_cash, get in view.offers_by_number():
            if to == me:
                if not self.trades or accept is None or not accept.contains(Accept(number)):
                    return DeclineOffer(number)
                deal: Deal = (maker, get, give)
                cash, letter = get_cash - give_cash, view.letter(maker)
                blurred = self._offers.blur(deal, rng, holdings.haggling)
                said = self._objects(view, holdings, maker, give, get, cash, blurred)
                if said is None:
                    return Accept(number)
                self.remark = self._offers.kept_word(deal, said, cash).remark(letter, number)
                countered = self._counter(view, holdings, number, deal, kinds.get(Counter))
                if countered is None:
                    return DeclineOffer(number)
                self.remark = wants(countered.get.cash - countered.give.cash, -cash).remark(letter, number)
                return countered
        my_letter = view.letter(me)
        for number, _maker, kind, series, holder, shares, moneys, waiting in view.plans():
            if my_letter not in waiting:
                continue
            if kind == "stop" or accept is None or not accept.contains(Accept(number)):
                return DeclineOffer(number)
            n = holdings.facts.group_names.index(series)
            gets = moneys[me] if moneys else 0
            fair = is_fair(holdings, n, shares[me], gets, bool(holder) and holder != my_letter)
            return Accept(number) if fair and self.trades else DeclineOffer(number)
        return kinds[DeclineOffer].nth(0)

    def _counter(
        self, view: FinanceViewBase, holdings: Holdings, number: int, deal: Deal, choice: Choice | None
    ) -> Counter | None:
        """Return the same exchange at another price, once for each in a while; None if no price suits both."""
        turn = view.turns()
        if choice is None or not self.counters or not self._offers.may_counter(deal, turn):
            return None
        maker, give, get = deal
        if (give | get) >> len(holdings.facts.names):
            return None  # free rides are not priced again
        cash = counter_price(holdings, maker, give, get)
        if cash is None:
            return None
        found = Counter(number, Bundle(max(0, cash), give), Bundle(max(0, -cash), get))
        if not choice.contains(found):
            return None
        self._offers.countered(deal, turn)
        return found

    def _objects(
        self, view: FinanceViewBase, holdings: Holdings, maker: int, give: int, get: int, cash: int, blurred: int
    ) -> Objection | None:
        """Return the objection to an offer whose maker gives `give` for `get` and cash; None if there is none."""
        extra = rides_value(view, holdings, give) - rides_value(view, holdings, get)
        leases = (1 << len(holdings.facts.names)) - 1
        return objection(holdings, holdings.me, maker, get & leases, give & leases, cash, extra, blurred)


def best_house(holdings: Holdings) -> Build | None:
    """Return the house that earns most for its price; None if no series is complete or has room for one."""
    facts = holdings.facts
    best: Build | None = None
    most = 0.0
    for n in holdings.complete(holdings.me):
        if facts.groups[n] & holdings.mortgaged:
            continue
        series = members(facts.groups[n])
        lowest = min([holdings.levels[lease] for lease in series])
        for lease in series:
            rents = facts.rents[lease]
            if holdings.levels[lease] != lowest or lowest + 1 >= len(rents):
                continue
            earns = (rents[lowest + 1] - rents[lowest]) / facts.build_costs[n]
            # the first houses earn little, but there is no third without them
            ahead = min(max(lowest + 1, BUILDINGS_WANTED), len(rents) - 1)
            earns = max(earns, (rents[ahead] - rents[lowest]) / (facts.build_costs[n] * (ahead - lowest)))
            earns *= facts.visits[lease]
            if earns > most:
                best, most = Build(lease), earns
    return best


BOT = NormalBot
