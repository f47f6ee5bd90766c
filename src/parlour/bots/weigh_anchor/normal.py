"""The normal bot for Weigh Anchor: it buys, bids by value, builds, mortgages under pressure, and trades for groups."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parlour.bots.bot import Bot, Remark
from parlour.bots.common.decline_texts import AGREED
from parlour.bots.common.property.evaluation import BUILDINGS_WANTED
from parlour.bots.common.property.money import MIN_RESERVE, deed_to_redeem, reserve
from parlour.bots.common.property.trading import OfferMemory, objection
from parlour.bots.weigh_anchor.evaluation import BoardFacts, Holdings
from parlour.bots.weigh_anchor.trading import best_offer
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

MAX_RESERVE: Final = 400
STEP: Final = 0.1
"""The size of a raise, relative to the vessel's price."""
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

    def __init__(self, facts: BoardFacts | None = None) -> None:
        """`facts`: facts of the board, read earlier."""
        self._facts = facts
        self._offers = OfferMemory(PATIENCE)

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        mine = cast("AnchorView", view)
        self.remark = None
        if len(ask.choices) == 1 and ask.choices[0].size() == 1:
            return ask.default_action
        if self._facts is None:
            self._facts = BoardFacts(mine)
        return self._answer(mine, Holdings(self._facts, mine), ask, {choice.make: choice for choice in ask.choices})

    def _answer(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        if ChooseSet in kinds:
            return max(kinds[ChooseSet].enumerate(), key=lambda action: _set_worth(fleet.facts, action))
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
            return self._lift(view, fleet, kinds) or ask.default_action
        return self._do_business(view, fleet, ask, kinds)

    def _reserve(self, view: AnchorView, fleet: Holdings) -> int:
        mine, names = fleet.held[fleet.me], fleet.facts.names

        def hire_of(vessel: int) -> int:
            return 0 if mine >> vessel & 1 else view.hire_now(names[vessel])

        return reserve(fleet, view.at(fleet.me), hire_of, MAX_RESERVE)

    def _spare(self, view: AnchorView, fleet: Holdings) -> int:
        return fleet.cash[view.me()] - self._reserve(view, fleet)

    def _pay_duty(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action:
        """Compare a tenth of cash and prices with the fixed amount."""
        flat = kinds[DutyFlat].nth(0)
        share = kinds[DutyShare].nth(0)
        assert isinstance(flat, DutyFlat)
        assert isinstance(share, DutyShare)
        worth = fleet.cash[view.me()] + sum([fleet.facts.values[v] for v in members(fleet.held[view.me()])])
        return share if worth * share.percent < flat.amount * 100 else flat

    def _buy(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        v = fleet.facts.names.index(view.for_sale())
        price = fleet.facts.values[v]
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
        v = fleet.facts.names.index(lot[0])
        limit = min(int(fleet.price_for(view.me(), v)), fleet.cash[view.me()] - MIN_RESERVE // 2)
        raised = Bid(max(least.amount, lot[1] + int(STEP * fleet.facts.values[v])))
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
        whole = fleet.complete(view.me())
        facts = fleet.facts
        options = [action for action in kinds[Mortgage].enumerate() if isinstance(action, Mortgage)]
        return min(options, key=lambda action: (facts.group_of[action.vessel] in whole, facts.values[action.vessel]))

    def _lift(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        vessels = [action.vessel for action in kinds[Lift].enumerate() if isinstance(action, Lift)]
        found = deed_to_redeem(fleet, vessels, self._spare(view, fleet) - MIN_RESERVE)
        return None if found is None else Lift(found)

    def _do_business(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        if DeclineOffer in kinds:
            return self._answer_offer(view, fleet, kinds)
        if Throw not in kinds:
            return ask.default_action
        found = self._leave_dock(view, fleet, kinds)
        if found is None and Lift in kinds:
            found = self._lift(view, fleet, kinds)
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
        facts = fleet.facts
        best: Action | None = None
        most = 0.0
        for kind, costs in ((Build, facts.build_costs), (BuildSuite, facts.suite_costs)):
            if kind not in kinds:
                continue
            for n in fleet.complete(view.me()):
                lowest = min([fleet.levels[v] for v in members(facts.groups[n])])
                for v in members(facts.groups[n]):
                    action = Build(v, 1) if kind is Build else BuildSuite(v)
                    if fleet.levels[v] != lowest or costs[n] > spare or not kinds[kind].contains(action):
                        continue
                    hires = facts.rents[v]
                    earns = (hires[min(lowest + 1, len(hires) - 1)] - hires[lowest]) / costs[n]
                    # the first two decks earn little, but there is no third without them
                    ahead = hires[min(BUILDINGS_WANTED, len(hires) - 1)]
                    earns = max(earns, (ahead - hires[lowest]) / (costs[n] * BUILDINGS_WANTED))
                    if earns > most:
                        best, most = action, earns
        return best

    def _offer(self, view: AnchorView, fleet: Holdings, ask: Ask) -> Action | None:
        """Make at most one offer a turn, and none that was recently rejected."""
        if not self._offers.may_offer(view.turns()):
            return None
        made = best_offer(fleet, self._reserve(view, fleet), self._offers.rejected())
        if made is None:
            return None
        self._offers.count(made[0])
        return made[1] if ask.contains(made[1]) else None

    def _answer_offer(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action:
        accepts = list(kinds[Accept].enumerate()) if Accept in kinds else []
        goods = len(fleet.facts.names)
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


def _bits(fleet: Holdings, goods: tuple[str, ...]) -> int:
    """Return goods as bits; a Get Out card is a bit beyond the vessels."""
    names = fleet.facts.names
    return sum([1 << (names.index(name) if name in names else len(names)) for name in goods])


def _set_worth(facts: BoardFacts, action: Action) -> float:
    """Return what a set earns with decks, relative to the cost of the decks."""
    assert isinstance(action, ChooseSet)
    group = facts.groups[action.group]
    if not facts.earnings[action.group]:
        return 0.0
    return facts.earnings[action.group] / (facts.build_costs[action.group] * BUILDINGS_WANTED * group.bit_count())


def _most_wanted(choice: Choice, spare: int) -> Action:
    """Return as many pieces as there is money for, if each cost as much as the most expensive."""
    wanted = Want(0)
    for action in choice.enumerate():
        if isinstance(action, Want) and action.count * 200 <= spare:
            wanted = action
    return wanted


BOT = NormalBot
