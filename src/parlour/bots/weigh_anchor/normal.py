"""The normal bot for Weigh Anchor: it buys, bids by value, builds, mortgages under pressure, and trades for groups."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.bidding import raised_bid
from parlour.bots.common.decline_reasons import NO_CARDS, wants
from parlour.bots.common.property.evaluation import BUILDINGS_WANTED, Weights
from parlour.bots.common.property.money import MIN_RESERVE, deed_missed_least, deed_to_redeem
from parlour.bots.common.property.trading import Deal, OfferMemory, counter_price, objection
from parlour.bots.common.reasons import sorted_terms
from parlour.bots.weigh_anchor.evaluation import WEIGHTS, BoardFacts, Holdings, facts_of
from parlour.bots.weigh_anchor.reasons import reasons
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
    Counter,
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
from parlour.kit.trade.bundle import Bundle

PATIENCE: Final = 24
"""The number of turns before a rejected offer is made again."""
BUSY: Final = 8
"""While this many vessels are for sale it pays to be out of the Dock."""
SCARCE_PRICE: Final = 1.5


@mypyc_attr(native_class=False)
class NormalBot(Bot):
    """Evaluates everything for itself and for others; keeps a reserve against the hire ahead."""

    name = "normal"
    game = "weigh-anchor"
    trades: ClassVar[bool] = True
    weights: ClassVar[Weights] = WEIGHTS

    def __init__(self, facts: BoardFacts | None = None) -> None:
        """`facts`: facts of the board, read earlier with the same `weights`."""
        self._facts = facts
        self._offers = OfferMemory(PATIENCE)

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        mine = cast("AnchorView", view)
        self.remark = None
        choices = ask.choices
        if len(choices) == 1 and choices[0].size() == 1:
            return ask.default_action
        facts = self._facts
        if facts is None:
            facts = self._facts = facts_of(mine, self.weights)
        kinds: dict[object, Choice] = {choice.make: choice for choice in choices}
        return self._answer(mine, Holdings(facts, mine, ask.seat, self.temperament), ask, kinds, rng)

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        mine = cast("AnchorView", view)
        fleet = Holdings(self._facts or facts_of(mine), mine, ask.seat, self.temperament)
        return sorted_terms(reasons(mine, fleet, ask, action))

    def _answer(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice], rng: Rng) -> Action:
        if ChooseSet in kinds:
            return _best_set(fleet.facts, kinds[ChooseSet])
        if DutyFlat in kinds:
            return _pay_duty(fleet, kinds)
        if Want in kinds:
            return _most_wanted(kinds[Want], fleet.spare())
        if view.is_in_debt():
            return self._settle(view, fleet, ask, kinds, rng)
        if Buy in kinds or Decline in kinds:
            return _buy(view, fleet, ask, kinds)
        vessel, _standing, _bidder = view.lot_by_number()
        if vessel >= 0:
            return _bid(fleet, ask, kinds, vessel, rng)
        if view.scarce():
            return _bid_for_piece(fleet, ask, kinds)
        if Lift in kinds and Hold in kinds:
            return _lift(fleet, kinds) or ask.default_action
        return self._do_business(view, fleet, ask, kinds, rng)

    def _settle(self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice], rng: Rng) -> Action:
        if DeclineOffer in kinds:
            return self._answer_offer(view, fleet, kinds, rng)
        debt = view.debt()
        if debt is None or debt[0] != view.me():
            return ask.default_action
        raisable = view.raisable(fleet.me)
        if raisable is None or raisable < debt[2]:
            return ask.default_action
        return _raise(fleet, kinds) or ask.default_action

    def _do_business(
        self, view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice], rng: Rng
    ) -> Action:
        if DeclineOffer in kinds:
            return self._answer_offer(view, fleet, kinds, rng)
        if Throw not in kinds:
            return ask.default_action
        found = _leave_dock(view, fleet, kinds)
        if found is None and Lift in kinds:
            found = _lift(fleet, kinds)
        if found is None:
            found = self._build(fleet, kinds)
        if found is None and self.trades and Offer in kinds:
            found = self._offer(view, fleet, ask)
        return found or kinds[Throw].nth(0)

    def _build(self, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Build one piece where it earns most for its price, with spare money."""
        return best_piece(fleet, kinds)

    def _offer(self, view: AnchorView, fleet: Holdings, ask: Ask) -> Action | None:
        """Make at most one offer a turn, and none that was recently rejected."""
        if not self._offers.may_offer(view.turns()):
            return None
        made = best_offer(fleet, fleet.reserve(), self._offers)
        if made is None:
            return None
        self._offers.count(made[0], made[1].give.cash - made[1].get.cash)
        return made[1] if ask.contains(made[1]) else None

    def _answer_offer(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice], rng: Rng) -> Action:
        goods = len(fleet.facts.names)
        for number, maker, to, give_cash, give, get_cash, get in view.offers_by_number():
            if to != fleet.me:
                continue
            action = Accept(number)
            if self.trades and Accept in kinds and kinds[Accept].contains(action):
                if (give | get) >> goods:
                    self.remark = NO_CARDS.remark(view.lexicon.letter(maker), number)
                    return DeclineOffer(number)
                deal: Deal = (maker, get, give)
                cash, letter = get_cash - give_cash, view.lexicon.letter(maker)
                blurred = self._offers.blur(deal, rng, fleet.haggling)
                said = objection(fleet, to, maker, get, give, cash, 0.0, blurred)
                if said is None:
                    return action
                self.remark = self._offers.kept_word(deal, said, cash).remark(letter, number)
                countered = self._counter(view, fleet, number, deal, kinds.get(Counter))
                if countered is not None:
                    self.remark = wants(countered.get.cash - countered.give.cash, -cash).remark(letter, number)
                    return countered
            return DeclineOffer(number)
        return kinds[DeclineOffer].nth(0)

    def _counter(
        self, view: AnchorView, fleet: Holdings, number: int, deal: Deal, choice: Choice | None
    ) -> Counter | None:
        """Return the same exchange at another price, once for each in a while; None if no price suits both."""
        turn = view.turns()
        if choice is None or not self.counters or not self._offers.may_counter(deal, turn):
            return None
        maker, give, get = deal
        cash = counter_price(fleet, maker, give, get)
        if cash is None:
            return None
        found = Counter(number, Bundle(max(0, cash), give), Bundle(max(0, -cash), get))
        if not choice.contains(found):
            return None
        self._offers.countered(deal, turn)
        return found


def _pay_duty(fleet: Holdings, kinds: dict[object, Choice]) -> Action:
    """Compare a tenth of cash and prices with the fixed amount."""
    flat = kinds[DutyFlat].nth(0)
    share = kinds[DutyShare].nth(0)
    assert isinstance(flat, DutyFlat)
    assert isinstance(share, DutyShare)
    worth = fleet.cash[fleet.me] + sum([fleet.facts.values[v] for v in members(fleet.held[fleet.me])])
    return share if worth * share.percent < flat.amount * 100 else flat


def _buy(view: AnchorView, fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
    v = view.sale_by_number()
    price = fleet.facts.values[v]
    value = fleet.price_for(fleet.me, v)
    if Buy in kinds:
        needed = price + (0 if value > price * 1.2 else int(fleet.fear * (MIN_RESERVE // 2)))
        return kinds[Buy].nth(0) if fleet.cash[fleet.me] >= needed else kinds[Decline].nth(0)
    raisable = view.raisable(fleet.me)
    if value > price * 1.5 and raisable is not None and raisable >= price * 1.3:
        return _raise(fleet, kinds) or ask.default_action
    return ask.default_action


def _bid(fleet: Holdings, ask: Ask, kinds: dict[object, Choice], vessel: int, rng: Rng) -> Action:
    """Raise the standing bid while the vessel is worth it."""
    if Bid not in kinds:
        return ask.default_action
    limit = min(int(fleet.price_for(fleet.me, vessel)), fleet.cash[fleet.me] - int(fleet.fear * (MIN_RESERVE // 2)))
    return raised_bid(kinds[Bid], limit, fleet.facts.values[vessel], rng) or kinds[Hold].nth(0)


def _bid_for_piece(fleet: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
    """Bid for a scarce piece."""
    if Bid not in kinds:
        return ask.default_action
    least = kinds[Bid].nth(0)
    assert isinstance(least, Bid)
    limit = int(least.amount * SCARCE_PRICE)
    return least if least.amount <= min(limit, fleet.spare()) else kinds[Hold].nth(0)


def _raise(fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
    """Mortgage what is needed least: no part of a whole group if there is something else."""
    if Mortgage not in kinds:
        return None
    vessels = [action.vessel for action in kinds[Mortgage].enumerate() if isinstance(action, Mortgage)]
    return Mortgage(deed_missed_least(fleet, vessels))


def _lift(fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
    vessels = [action.vessel for action in kinds[Lift].enumerate() if isinstance(action, Lift)]
    found = deed_to_redeem(fleet, vessels, fleet.spare() - MIN_RESERVE)
    return None if found is None else Lift(found)


def _leave_dock(view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
    """Leave the Dock early while there is much to buy; later it is a good place to stay."""
    if fleet.unowned.bit_count() < BUSY:
        return None
    if UseCard in kinds:
        return kinds[UseCard].nth(0)
    return kinds[PayFine].nth(0) if PayFine in kinds and fleet.spare() > 2 * view.fine() else None


def best_piece(fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
    """Return the piece that earns most for its price and that spare money pays for."""
    complete = fleet.complete(fleet.me)
    if not complete:
        return None
    spare = fleet.spare_to_build()
    facts = fleet.facts
    best: Action | None = None
    most = 0.0
    for kind, costs in ((Build, facts.build_costs), (BuildSuite, facts.suite_costs)):
        if kind not in kinds:
            continue
        for n in complete:
            if costs[n] > spare:
                continue
            group = members(facts.groups[n])
            lowest = min([fleet.levels[v] for v in group])
            for v in group:
                if fleet.levels[v] != lowest:
                    continue
                hires = facts.rents[v]
                earns = (hires[min(lowest + 1, len(hires) - 1)] - hires[lowest]) / costs[n]
                # the first two decks earn little, but there is no third without them
                ahead = hires[min(BUILDINGS_WANTED, len(hires) - 1)]
                earns = max(earns, (ahead - hires[lowest]) / (costs[n] * BUILDINGS_WANTED)) * facts.visits[v]
                if earns > most:
                    action = Build(v, 1) if kind is Build else BuildSuite(v)
                    if kinds[kind].contains(action):
                        best, most = action, earns
    return best


def _best_set(facts: BoardFacts, choice: Choice) -> Action:
    """Return the set that earns most with decks, relative to the cost of the decks."""
    best = choice.nth(0)
    most = -1.0
    for action in choice.enumerate():
        assert isinstance(action, ChooseSet)
        n = action.group
        earns = facts.earnings[n]
        worth = earns / (facts.build_costs[n] * BUILDINGS_WANTED * facts.groups[n].bit_count()) if earns else 0.0
        if worth > most:
            best, most = action, worth
    return best


def _most_wanted(choice: Choice, spare: int) -> Action:
    """Return as many pieces as there is money for, if each cost as much as the most expensive."""
    wanted = Want(0)
    for action in choice.enumerate():
        if isinstance(action, Want) and action.count * 200 <= spare:
            wanted = action
    return wanted


BOT = NormalBot
