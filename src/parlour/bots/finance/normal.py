"""The normal bot for Finance: it bids by what a lease completes, reserves cash for rents, trades, shares and builds."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parlour.bots.bot import Bot, Remark
from parlour.bots.common.decline_texts import AGREED
from parlour.bots.finance.evaluation import EARNINGS, HOUSES_WANTED, BoardFacts, Holdings
from parlour.bots.finance.trading import best_offer, is_fair, objection, proposal
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

MIN_RESERVE: Final = 60
MAX_RESERVE: Final = 420
FEAR: Final = 0.45
"""The share of the highest rent ahead that is reserved in cash."""
STEPS_AHEAD: Final = range(2, 13)
STEP: Final = 0.12
"""The size of a raise, relative to the lease's value."""
OFFERS_A_TURN: Final = 1
PATIENCE: Final = 20
"""The number of turns before a rejected offer is made again."""
BUSY: Final = 8
"""While this many leases are for sale it pays to be out of Jail."""
SMALL_RENT: Final = 25
"""A free ride is not used for a lower rent."""


class NormalBot(Bot):
    """Evaluates everything for itself and for others; keeps a reserve against the rents ahead."""

    name = "normal"
    game = "finance"
    trades: ClassVar[bool] = True
    earnings: ClassVar[float] = EARNINGS
    """The value of a complete series, relative to the rent of all its streets with three houses."""

    def __init__(self, chart: BoardFacts | None = None) -> None:
        """`chart`: facts of the board, read earlier with the same `earnings`."""
        self._chart = chart
        self._turn = -1
        self._made = 0
        self._refused: dict[tuple[str, int, int], int] = {}
        """Exchanges that were rejected, with the turn in which they were offered."""
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
        if self._chart is None:
            self._chart = BoardFacts(mine, self.earnings)
        return self._answer(mine, ask, kinds)

    def _answer(self, view: FinanceView, ask: Ask, kinds: dict[object, Choice]) -> Action:
        chart = self._chart
        assert chart is not None
        holdings = Holdings(chart, view, view.me(), view.seats())
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
        """Return the cash to reserve: part of the highest rent that the next throw may cost."""
        chart = holdings.chart
        at = chart.spaces.index(view.at(holdings.me))
        worst = 0
        for steps in STEPS_AHEAD:
            lease = chart.lease_at[(at + steps) % len(chart.spaces)]
            if lease >= 0:
                worst = max(worst, holdings.rent_of(lease))
        return int(min(MAX_RESERVE, max(MIN_RESERVE, FEAR * worst)))

    def _spare(self, view: FinanceView, holdings: Holdings) -> int:
        return holdings.cash[holdings.me] - self._reserve(view, holdings)

    def _ride(self, view: FinanceView, kinds: dict[object, Choice]) -> Action:
        """Use a ride if it saves something."""
        rent = view.rent_now(view.lease_at(view.at(view.me())))
        small = rent <= SMALL_RENT and view.cash(view.me()) > MIN_RESERVE
        return kinds[PayRent].nth(0) if small else kinds[UseRide].nth(0)

    def _cut(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action:
        """Insure against the card while there is much to buy; otherwise cut."""
        is_busy = holdings.unsold.bit_count() >= BUSY and InsureCard in kinds and holdings.cash[holdings.me] > 200
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
        lease = holdings.chart.names.index(lot[0])
        limit = min(int(holdings.price_for(holdings.me, lease)), holdings.cash[holdings.me] - MIN_RESERVE // 2)
        least = kinds[Bid].nth(0)
        assert isinstance(least, Bid)
        step = max(0, int(STEP * holdings.chart.values[lease]) // 5 * 5)
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
        if holdings.unsold.bit_count() < BUSY:
            return None
        spare = self._spare(view, holdings)
        if InsureCorner in kinds and spare > 300:
            return kinds[InsureCorner].nth(0)
        return kinds[PayFee].nth(0) if PayFee in kinds and spare > 2 * view.fee() else None

    def _redeem(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Redeem in complete series first, and only with spare money."""
        spare = self._spare(view, holdings)
        chart = holdings.chart
        whole = holdings.complete(holdings.me)
        found = [action for action in kinds[Redeem].enumerate() if isinstance(action, Redeem)]
        good = [action for action in found if chart.redeem_costs[action.lease] <= spare]
        if not good:
            return None
        best = max(good, key=lambda action: (chart.of[action.lease] in whole, chart.values[action.lease]))
        return best if chart.of[best.lease] in whole or spare >= 3 * chart.redeem_costs[best.lease] else None

    def _build(self, view: FinanceView, holdings: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Build one house where it earns most for its price, with spare money or by mortgaging an odd lease."""
        chart = holdings.chart
        spare = self._spare(view, holdings)
        best: Build | None = None
        most = 0.0
        for n in holdings.complete(holdings.me):
            if chart.series[n] & holdings.mortgaged:
                continue
            lowest = min([holdings.houses[lease] for lease in members(chart.series[n])])
            for lease in members(chart.series[n]):
                rents = chart.rents[lease]
                if holdings.houses[lease] != lowest or lowest + 1 >= len(rents):
                    continue
                earns = (rents[lowest + 1] - rents[lowest]) / chart.house_costs[n]
                # the first houses earn little, but there is no third without them
                ahead = min(max(lowest + 1, HOUSES_WANTED), len(rents) - 1)
                earns = max(earns, (rents[ahead] - rents[lowest]) / (chart.house_costs[n] * (ahead - lowest)))
                if earns > most:
                    best, most = Build(lease), earns
        if best is None:
            return None
        cost = chart.house_costs[chart.of[best.lease]]
        if cost <= spare:
            return best if Build in kinds and kinds[Build].contains(best) else None
        return self._pledge(holdings, kinds, best, cost - spare)

    def _pledge(self, holdings: Holdings, kinds: dict[object, Choice], house: Build, lacking: int) -> Action | None:
        """Mortgage an odd lease for one of the first three houses."""
        chart = holdings.chart
        if Mortgage not in kinds or holdings.houses[house.lease] >= HOUSES_WANTED:
            return None
        whole = holdings.complete(holdings.me)
        odd = [
            action
            for action in kinds[Mortgage].enumerate()
            if isinstance(action, Mortgage) and chart.of[action.lease] not in whole
        ]
        if sum([chart.values[action.lease] for action in odd]) < lacking:
            return None
        return min(odd, key=lambda action: chart.values[action.lease])

    def _propose(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action | None:
        """Make at most one proposal a turn, and none that was recently rejected."""
        turn = view.turns()
        if turn != self._turn:
            self._turn, self._made = turn, 0
        if not self.trades or self._made >= OFFERS_A_TURN:
            return None
        found = self._share(view, holdings, turn, kinds)
        if found is None and Offer in kinds:
            lately = {deal for deal, when in self._refused.items() if turn - when < PATIENCE}
            made = best_offer(holdings, self._reserve(view, holdings), lately)
            if made is not None:
                self._refused[made[0]] = turn
                found = made[1]
        if found is None:
            return None
        self._made += 1
        return found if ask.contains(found) else None

    def _share(self, view: FinanceView, holdings: Holdings, turn: int, kinds: dict[object, Choice]) -> Action | None:
        """Propose to share railroads and utilities, which bring all owners more together."""
        choice = kinds.get(Share) or kinds.get(ShareHeld)
        if choice is None:
            return None
        chart = holdings.chart
        for n in chart.sets:
            if turn - self._proposed.get(n, -PATIENCE) < PATIENCE or not holdings.held[holdings.me] & chart.series[n]:
                continue
            number = view.all_series().index(chart.series_names[n])
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
            n = holdings.chart.series_names.index(series)
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
        return sum([1 << holdings.chart.names.index(name) for name in side[1]])

    def _rides(self, holdings: Holdings, side: Side) -> float:
        """Return the value of the free rides of a side."""
        names = holdings.chart.names
        return sum([count * holdings.ride_value(sum([1 << names.index(n) for n in scope])) for count, scope in side[2]])


BOT = NormalBot
