"""The normal bot for Finance: it bids by what a lease completes, reserves cash for rents, trades, shares and builds."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parlour.bots.bot import Bot, Remark
from parlour.bots.common.decline_texts import AGREED
from parlour.bots.common.property.evaluation import BUILDINGS_WANTED, Weights
from parlour.bots.common.property.money import MIN_RESERVE, deed_to_mortgage, deed_to_redeem, reserve
from parlour.bots.common.property.trading import OfferMemory, objection
from parlour.bots.finance.evaluation import WEIGHTS, BoardFacts, Holdings
from parlour.bots.finance.trading import best_offer, is_fair, proposal
from parlour.core.moves import Action, Ask, Choice, Rng
from parlour.core.view import View
from parlour.games.finance.actions import (
    Accept,
    Bid,
    Build,
    ClaimRent,
    Collect,
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
from parlour.games.finance.view import FinanceView
from parlour.games.finance.view_base import Side
from parlour.kit.bits import members
from parlour.kit.dice import Throw

MAX_RESERVE: Final = 420
STEP: Final = 0.12
"""The size of a raise, relative to the lease's value."""
PATIENCE: Final = 20
"""The number of turns before a rejected offer or proposal is made again."""
BUSY: Final = 8
"""While this many leases are for sale it pays to be out of Jail."""
SMALL_RENT: Final = 25
"""A free ride is not used for a lower rent."""


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
        mine = cast("FinanceView", view)
        self.remark = None
        if len(ask.choices) == 1 and ask.choices[0].size() == 1:
            return ask.choices[0].nth(0)
        kinds: dict[object, Choice] = {choice.make: choice for choice in ask.choices}
        for sure in (Collect, ClaimRent, StrikeOff):  # always claim what is due
            if sure in kinds:
                return kinds[sure].nth(0)
        if UseRide in kinds:
            return self._ride(mine, kinds)
        if self._facts is None:
            self._facts = BoardFacts(mine, self.weights)
        return self._answer(mine, Holdings(self._facts, mine), ask, kinds)

    def _answer(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        if Cut in kinds:
            return self._cut(view, holdings, kinds)
        if view.debt() is not None:
            return ask.default_action
        if view.lot() is not None:
            return self._bid(view, holdings, ask, kinds)
        if DeclineOffer in kinds:
            return self._answer_proposal(view, holdings, kinds)
        if Throw not in kinds and EndTurn not in kinds:
            return ask.default_action
        return self._do_business(view, holdings, ask, kinds)

    def _reserve(self, view: FinanceView, holdings: Holdings) -> int:
        return reserve(holdings, view.at(holdings.me), holdings.rent_of, MAX_RESERVE)

    def _spare(self, view: FinanceView, holdings: Holdings) -> int:
        return holdings.cash[holdings.me] - self._reserve(view, holdings)

    def _ride(self, view: FinanceView, kinds: dict[object, Choice]) -> Action:
        """Use a ride if it saves something."""
        rent = view.rent_now(view.lease_at(view.at(view.me())))
        small = rent <= SMALL_RENT and view.cash(view.me()) > MIN_RESERVE
        return kinds[PayRent].nth(0) if small else kinds[UseRide].nth(0)

    def _cut(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action:
        """Insure against the card while there is much to buy; otherwise cut."""
        is_busy = holdings.unowned.bit_count() >= BUSY and InsureCard in kinds and holdings.cash[holdings.me] > 200
        return kinds[InsureCard].nth(0) if is_busy else kinds[Cut].nth(0)

    def _bid(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        """Raise while the lease is worth it, then leave the auction."""
        lot = view.lot()
        assert lot is not None
        silent = kinds[Leave].nth(0) if Leave in kinds else ask.default_action
        if DeclineOffer in kinds:
            return kinds[DeclineOffer].nth(0)
        if Bid not in kinds:
            return silent
        lease = holdings.facts.names.index(lot[0])
        limit = min(int(holdings.price_for(holdings.me, lease)), holdings.cash[holdings.me] - MIN_RESERVE // 2)
        least = kinds[Bid].nth(0)
        assert isinstance(least, Bid)
        step = max(0, int(STEP * holdings.facts.values[lease]) // 5 * 5)
        raised = Bid(least.amount + step)
        if raised.amount > limit or not kinds[Bid].contains(raised):
            raised = least
        return raised if raised.amount <= limit else silent

    def _do_business(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        found = self._about_jail(view, holdings, kinds)
        if found is None and Redeem in kinds:
            found = self._redeem(view, holdings, kinds)
        if found is None:
            found = self._build(view, holdings, kinds)
        if found is None and Throw in kinds:
            found = self._propose(view, holdings, ask, kinds)
        if found is None:
            return kinds[Throw].nth(0) if Throw in kinds else kinds[EndTurn].nth(0)
        return found

    def _about_jail(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Leave Jail early while there is much to buy; later Jail is a good place to stay."""
        if holdings.unowned.bit_count() < BUSY:
            return None
        spare = self._spare(view, holdings)
        if InsureCorner in kinds and spare > 300:
            return kinds[InsureCorner].nth(0)
        return kinds[PayFee].nth(0) if PayFee in kinds and spare > 2 * view.fee() else None

    def _redeem(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        leases = [action.lease for action in kinds[Redeem].enumerate() if isinstance(action, Redeem)]
        found = deed_to_redeem(holdings, leases, self._spare(view, holdings))
        return None if found is None else Redeem(found)

    def _build(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Build one house where it earns most for its price, with spare money or by mortgaging an odd lease."""
        facts = holdings.facts
        spare = self._spare(view, holdings)
        best: Build | None = None
        most = 0.0
        for n in holdings.complete(holdings.me):
            if facts.groups[n] & holdings.mortgaged:
                continue
            lowest = min([holdings.levels[lease] for lease in members(facts.groups[n])])
            for lease in members(facts.groups[n]):
                rents = facts.rents[lease]
                if holdings.levels[lease] != lowest or lowest + 1 >= len(rents):
                    continue
                earns = (rents[lowest + 1] - rents[lowest]) / facts.build_costs[n]
                # the first houses earn little, but there is no third without them
                ahead = min(max(lowest + 1, BUILDINGS_WANTED), len(rents) - 1)
                earns = max(earns, (rents[ahead] - rents[lowest]) / (facts.build_costs[n] * (ahead - lowest)))
                if earns > most:
                    best, most = Build(lease), earns
        if best is None:
            return None
        cost = facts.build_costs[facts.group_of[best.lease]]
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

    def _propose(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action | None:
        """Make at most one proposal a turn, and none that was recently rejected."""
        turn = view.turns()
        if not self.trades or not self._offers.may_offer(turn):
            return None
        shared = self._share(view, holdings, turn, kinds)
        if shared is not None:
            self._offers.count()
            return shared if ask.contains(shared) else None
        made = best_offer(holdings, self._reserve(view, holdings), self._offers.rejected()) if Offer in kinds else None
        if made is None:
            return None
        self._offers.count(made[0])
        return made[1] if ask.contains(made[1]) else None

    def _share(self, view: FinanceView, holdings: Holdings, turn: int, kinds: dict[object, Choice]) -> Action | None:
        """Propose to share railroads and utilities, which bring all owners more together."""
        choice = kinds.get(Share) or kinds.get(ShareHeld)
        if choice is None:
            return None
        facts = holdings.facts
        for n in facts.unbuildable:
            if turn - self._proposed.get(n, -PATIENCE) < PATIENCE or not holdings.held[holdings.me] & facts.groups[n]:
                continue
            number = view.all_series().index(facts.group_names[n])
            spare = self._spare(view, holdings)
            found = proposal(holdings, n, number, len(view.seats()), ShareHeld in kinds, spare)
            if choice.contains(found):
                self._proposed[n] = turn
                return found
        return None

    def _answer_proposal(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action:
        accepts = list(kinds[Accept].enumerate()) if Accept in kinds else []
        for number, maker, to, give, get in view.offers():
            if to == holdings.me:
                if not self.trades or Accept(number) not in accepts:
                    return DeclineOffer(number)
                said = self._objects(holdings, maker, give, get)
                if said == AGREED:
                    return Accept(number)
                self.remark = Remark(maker, said)
                return DeclineOffer(number)
        me = ord(holdings.me) - ord("A")
        for number, _maker, kind, series, holder, shares, moneys, waiting in view.plans():
            if holdings.me not in waiting:
                continue
            if kind == "stop" or Accept(number) not in accepts:
                return DeclineOffer(number)
            n = holdings.facts.group_names.index(series)
            gets = moneys[me] if moneys else 0
            fair = is_fair(holdings, n, shares[me], gets, bool(holder) and holder != holdings.me)
            return Accept(number) if fair and self.trades else DeclineOffer(number)
        return kinds[DeclineOffer].nth(0)

    def _objects(self, holdings: Holdings, maker: str, give: Side, get: Side) -> str:
        """Return the objection to an offer whose maker gives `give` for `get`; '' if there is none."""
        extra = self._rides(holdings, give) - self._rides(holdings, get)
        mine, theirs = self._bits(holdings, get), self._bits(holdings, give)
        return objection(holdings, holdings.me, maker, mine, theirs, get[0] - give[0], extra)

    def _bits(self, holdings: Holdings, side: Side) -> int:
        return sum([1 << holdings.facts.names.index(name) for name in side[1]])

    def _rides(self, holdings: Holdings, side: Side) -> float:
        """Return the value of the free rides of a side."""
        names = holdings.facts.names
        return sum([count * holdings.ride_value(sum([1 << names.index(n) for n in scope])) for count, scope in side[2]])


BOT = NormalBot
