"""The normal bot for Weigh Anchor: it buys, bids by value, builds, mortgages under pressure, and trades for groups."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parlour.bots.bot import Bot, Remark
from parlour.bots.common.decline_texts import AGREED
from parlour.bots.weigh_anchor.evaluation import BoardFacts, Holdings
from parlour.bots.weigh_anchor.trading import best_offer, objection
from parlour.core.moves import Action, Ask, Choice, Rng
from parlour.core.view import View
from parlour.games.weigh_anchor.actions import (
    Accept,
    Bid,
    Build,
    BuildSuite,
    Buy,
    ChooseSet,
    Decline,
    DeclineOffer,
    DutyFlat,
    DutyShare,
    Hold,
    Lift,
    Mortgage,
    Offer,
    PayFine,
    UseCard,
    Want,
)
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.bits import members
from parlour.kit.dice import Throw

MIN_RESERVE: Final = 60
MAX_RESERVE: Final = 400
FEAR: Final = 0.45
"""The share of the highest hire ahead that is reserved in cash."""
STEPS_AHEAD: Final = range(2, 13)
STEP: Final = 0.1
"""The size of a raise, relative to the vessel's price."""
OFFERS_A_TURN: Final = 1
PATIENCE: Final = 24
"""The number of turns before a rejected offer is made again."""
BUSY: Final = 8
"""While this many vessels are for sale it pays to be out of the Dock."""
SCARCE_PRICE: Final = 1.5


class NormalBot(Bot):
    """Evaluates everything for itself and for others; keeps a reserve against the hire ahead."""

    name = "normal"
    game = "weigh-anchor"
    trades: ClassVar[bool] = True

    def __init__(self, chart: BoardFacts | None = None) -> None:
        """`chart`: facts of the board, read earlier."""
        self._chart = chart
        self._turn = -1
        self._made = 0
        self._refused: dict[tuple[str, int, int], int] = {}
        """Exchanges that were rejected, with the turn in which they were offered."""

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        mine = cast("AnchorView", view)
        self.remark = None
        if len(ask.choices) == 1 and ask.choices[0].size() == 1:
            return ask.default_action
        if self._chart is None:
            self._chart = BoardFacts(mine)
        return self._answer(mine, ask, {choice.make: choice for choice in ask.choices})

    def _answer(self, view: AnchorView, ask: Ask, kinds: dict[object, Choice]) -> Action:
        chart = self._chart
        assert chart is not None
        if ChooseSet in kinds:
            return max(kinds[ChooseSet].enumerate(), key=lambda action: _set_worth(chart, action))
        fleet = Holdings(chart, view)
        if DutyFlat in kinds:
            return self._pay_duty(view, fleet, kinds)
        if Want in kinds:
            return _most_wanted(kinds[Want], self._spare(view, fleet))
        if view.debt() is not None:
            return self._settle(view, fleet, ask, kinds)
        if Buy in kinds or Decline in kinds:
            return self._buy(view, fleet, ask, kinds)
        if view.lot() is not None or view.scarce():
            return self._bid(view, fleet, ask, kinds)
        if Lift in kinds and Hold in kinds:
            return self._lift(view, fleet, kinds, 1.0) or ask.default_action
        return self._do_business(view, fleet, ask, kinds)

    def _reserve(self, view: AnchorView, fleet: Holdings) -> int:
        """Return the cash to reserve: part of the highest hire that the next throw may cost."""
        chart = fleet.chart
        at = chart.spaces.index(view.at(view.me()))
        worst = 0
        for steps in STEPS_AHEAD:
            v = chart.vessel_at[(at + steps) % len(chart.spaces)]
            if v >= 0 and not fleet.held[view.me()] >> v & 1:
                worst = max(worst, view.hire_now(chart.names[v]))
        return int(min(MAX_RESERVE, max(MIN_RESERVE, FEAR * worst)))

    def _spare(self, view: AnchorView, fleet: Holdings) -> int:
        return fleet.cash[view.me()] - self._reserve(view, fleet)

    def _pay_duty(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action:
        """Compare a tenth of cash and prices with the fixed amount."""
        flat = kinds[DutyFlat].nth(0)
        share = kinds[DutyShare].nth(0)
        assert isinstance(flat, DutyFlat)
        assert isinstance(share, DutyShare)
        worth = fleet.cash[view.me()] + sum([fleet.chart.prices[v] for v in members(fleet.held[view.me()])])
        return share if worth * share.percent < flat.amount * 100 else flat

    def _buy(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        v = fleet.chart.names.index(view.for_sale())
        price = fleet.chart.prices[v]
        value = fleet.price_for(view.me(), v)
        if Buy in kinds:
            needed = price + (0 if value > price * 1.2 else MIN_RESERVE // 2)
            return kinds[Buy].nth(0) if fleet.cash[view.me()] >= needed else kinds[Decline].nth(0)
        raisable = view.raisable(view.me())
        if value > price * 1.5 and raisable is not None and raisable >= price * 1.3:
            return self._raise(view, fleet, kinds) or ask.default_action
        return ask.default_action

    def _bid(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        if Bid not in kinds:
            return ask.default_action
        least = kinds[Bid].nth(0)
        assert isinstance(least, Bid)
        lot = view.lot()
        if lot is None:  # a scarce piece
            limit = int(least.amount * SCARCE_PRICE) if view.scarce() else 0
            return least if least.amount <= min(limit, self._spare(view, fleet)) else kinds[Hold].nth(0)
        v = fleet.chart.names.index(lot[0])
        limit = min(int(fleet.price_for(view.me(), v)), fleet.cash[view.me()] - MIN_RESERVE // 2)
        raised = Bid(max(least.amount, lot[1] + int(STEP * fleet.chart.prices[v])))
        if raised.amount > limit:
            raised = least
        return raised if raised.amount <= limit and kinds[Bid].contains(raised) else kinds[Hold].nth(0)

    def _settle(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        if DeclineOffer in kinds:
            return self._answer_offer(view, fleet, kinds)
        debt = view.debt()
        if debt is None or debt[0] != view.me():
            return ask.default_action
        raisable = view.raisable(view.me())
        if raisable is None or raisable < debt[2]:
            return ask.default_action
        return self._raise(view, fleet, kinds) or ask.default_action

    def _raise(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Mortgage what is needed least: no part of a whole group if there is something else."""
        if Mortgage not in kinds:
            return None
        whole = fleet.whole(view.me())
        chart = fleet.chart
        options = [action for action in kinds[Mortgage].enumerate() if isinstance(action, Mortgage)]
        return min(options, key=lambda action: (chart.group_of[action.vessel] in whole, chart.prices[action.vessel]))

    def _lift(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice], fear: float) -> Action | None:
        """Lift mortgages in whole groups first, and only with spare money."""
        spare = self._spare(view, fleet) - int(fear * MIN_RESERVE)
        whole = fleet.whole(view.me())
        chart = fleet.chart
        found = [action for action in kinds[Lift].enumerate() if isinstance(action, Lift)]
        good = [action for action in found if chart.lift_costs[action.vessel] <= spare]
        if not good:
            return None
        best = max(good, key=lambda action: (chart.group_of[action.vessel] in whole, chart.prices[action.vessel]))
        is_whole = chart.group_of[best.vessel] in whole
        return best if is_whole or spare >= chart.lift_costs[best.vessel] * 3 else None

    def _do_business(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        if DeclineOffer in kinds:
            return self._answer_offer(view, fleet, kinds)
        if Throw not in kinds:
            return ask.default_action
        found = self._leave_dock(view, fleet, kinds)
        if found is None and Lift in kinds:
            found = self._lift(view, fleet, kinds, 1.0)
        if found is None:
            found = self._build(view, fleet, kinds)
        if found is None and self.trades and Offer in kinds:
            found = self._offer(view, fleet, ask)
        return found or kinds[Throw].nth(0)

    def _leave_dock(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Leave the Dock early while there is much to buy; later it is a good place to stay."""
        if fleet.unowned.bit_count() < BUSY:
            return None
        if UseCard in kinds:
            return kinds[UseCard].nth(0)
        return kinds[PayFine].nth(0) if PayFine in kinds and self._spare(view, fleet) > 2 * view.fine() else None

    def _build(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Build one piece where it earns most for its price, with spare money."""
        spare = self._spare(view, fleet)
        chart = fleet.chart
        best: Action | None = None
        most = 0.0
        for kind, costs in ((Build, chart.deck_costs), (BuildSuite, chart.suite_costs)):
            if kind not in kinds:
                continue
            for n in fleet.whole(view.me()):
                lowest = min([fleet.levels[v] for v in members(chart.groups[n])])
                for v in members(chart.groups[n]):
                    action = Build(v, 1) if kind is Build else BuildSuite(v)
                    if fleet.levels[v] != lowest or costs[n] > spare or not kinds[kind].contains(action):
                        continue
                    hires = chart.hires[v]
                    earns = (hires[min(lowest + 1, len(hires) - 1)] - hires[lowest]) / costs[n]
                    # the first two decks earn little, but there is no third without them
                    earns = max(earns, (hires[min(DECKS, len(hires) - 1)] - hires[lowest]) / (costs[n] * DECKS))
                    if earns > most:
                        best, most = action, earns
        return best

    def _offer(self, view: AnchorView, fleet: Holdings, ask: Ask) -> Action | None:
        """Make at most one offer a turn, and none that was recently rejected."""
        turn = view.turns()
        if turn != self._turn:
            self._turn, self._made = turn, 0
        if self._made >= OFFERS_A_TURN:
            return None
        lately = {deal for deal, when in self._refused.items() if turn - when < PATIENCE}
        found = best_offer(fleet, view.me(), self._reserve(view, fleet), lately)
        if found is None:
            return None
        seat, offer = found
        self._made += 1
        self._refused[(seat, offer.give.goods, offer.get.goods)] = turn
        return offer if ask.contains(offer) else None

    def _answer_offer(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action:
        accepts = list(kinds[Accept].enumerate()) if Accept in kinds else []
        goods = len(fleet.chart.names)
        for number, maker, to, give_cash, give, get_cash, get in view.offers():
            if to != view.me():
                continue
            action = Accept(number)
            if self.trades and action in accepts:
                mine, theirs = _bits(fleet, get), _bits(fleet, give)
                if (mine | theirs) >> goods:
                    self.remark = Remark(maker, "I do not trade in cards.")
                    return DeclineOffer(number)
                said = objection(fleet, to, maker, mine, theirs, get_cash - give_cash)
                if said == AGREED:
                    return action
                self.remark = Remark(maker, said)
            return DeclineOffer(number)
        return kinds[DeclineOffer].nth(0)


DECKS: Final = 3
"""The number of decks that building looks ahead."""


def _bits(fleet: Holdings, goods: tuple[str, ...]) -> int:
    """Return goods as bits; a Get Out card is a bit beyond the vessels."""
    names = fleet.chart.names
    return sum([1 << (names.index(name) if name in names else len(names)) for name in goods])


def _set_worth(chart: BoardFacts, action: Action) -> float:
    """Return what a set earns with decks, relative to the cost of the decks."""
    assert isinstance(action, ChooseSet)
    group = chart.groups[action.group]
    if not chart.earnings[action.group]:
        return 0.0
    return chart.earnings[action.group] / (chart.deck_costs[action.group] * DECKS * group.bit_count())


def _most_wanted(choice: Choice, spare: int) -> Action:
    """Return as many pieces as there is money for, if each cost as much as the most expensive."""
    wanted = Want(0)
    for action in choice.enumerate():
        if isinstance(action, Want) and action.count * 200 <= spare:
            wanted = action
    return wanted


BOT = NormalBot
