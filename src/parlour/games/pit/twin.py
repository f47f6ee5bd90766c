"""Twins: another table that one seat cannot distinguish from this one. The seat must be sent the same on both.

`parlour.testing.twins` plays both side by side. This module tells it what may differ and which moves look alike.
"""

from __future__ import annotations

from parlour.core.moves import Action, Draw, Rng, below
from parlour.games.pit.actions import HOLDS, Accept, Call, Corner, Lower, Match, NameDealer, Offer
from parlour.games.pit.fields import Cards
from parlour.games.pit.hands import cards_in, pack
from parlour.games.pit.phases.dealing import Dealing, recipients
from parlour.games.pit.phases.market import Market
from parlour.games.pit.phases.messages import choices_of
from parlour.games.pit.phases.rounds import Rounds
from parlour.games.pit.phases.standing import Bid, Standing, StandingCall
from parlour.games.pit.state import PitState


def resample_hidden(s: PitState, seat: int | None, rng: Rng) -> PitState:
    """Return a copy in which the cards a seat cannot see are dealt again (None: a spectator sees none).

    Cards that other seats hold up, offer or have answered with stay in their hands, so that everything public stays
    true.
    """
    twin = s.copy()
    if not s.is_dealt():
        return twin
    bound_hands = [_bound(s, other) if other != seat else s.hands[other] for other in range(len(s.hands))]
    loose = [list(cards_in(hand - bound)) for hand, bound in zip(s.hands, bound_hands, strict=True)]
    pool = _shuffled([card for cards in loose for card in cards], rng)
    for other, cards in enumerate(loose):
        twin.hands[other] = bound_hands[other] + pack(tuple([pool.pop() for _ in cards]))
    top = twin.top
    if isinstance(top, Rounds):
        top.reset_corners()
    return twin


def _bound(s: PitState, seat: int) -> int:
    """Return the cards a seat has held up, offered or answered with, as a hand.

    If the seat has called a corner, this is its whole hand.
    """
    top = s.top
    if isinstance(top, Rounds):
        answer = top.answers[seat]
        if isinstance(answer, Offer):
            return pack(answer.cards)
        return s.hands[seat] if isinstance(answer, Corner) else 0
    assert isinstance(top, Market)
    if top.bells[seat] is not None:
        return s.hands[seat]
    bound: dict[int, int] = {}
    call = top.standing.call(seat)
    sets = [] if call is None else [call.cards]
    sets += [bid.cards for bid in top.standing.bids if bid.seat == seat]
    for cards in sets:
        for card in cards:
            bound[card] = max(bound.get(card, 0), cards.count(card))
    return pack(tuple([card for card, number in bound.items() for _ in range(number)]))


def redraw(s: PitState, seat: int | None, draw: Draw, values: list[int], rng: Rng) -> list[int]:
    """Return a deal that gives the seat the same cards and the others random ones.

    Other draws have public effects and stay.
    """
    top = s.top
    if draw.what != "deal" or not isinstance(top, Dealing):
        return values
    owners = recipients(s, top.tens)
    pool = _shuffled([value for owner, value in zip(owners, values, strict=True) if owner != seat], rng)
    return [value if owner == seat else pool.pop() for owner, value in zip(owners, values, strict=True)]


def alike(s: PitState, twin: PitState, seat: int | None, actor: int, action: Action) -> list[Action]:
    """Return the actor's moves on the twin that must look to the seat like this action on this table.

    Empty if the result may differ: the action shows the seat cards that are not the same on both tables.
    """
    top, there = s.top, twin.top
    if isinstance(action, Corner) and s.is_dealt():
        return []  # the holders of the Bull and the Bear may differ, and so may the record that is then public
    if isinstance(action, NameDealer):
        return [action]
    if isinstance(top, Rounds) and isinstance(there, Rounds):
        return _alike_in_rounds(s, twin, seat, actor, action)
    if isinstance(top, Market) and isinstance(there, Market):
        return _alike_live(s, twin, seat, actor, action)
    return [action]


def unseen(s: PitState, twin: PitState, seat: int | None) -> tuple[bool, int, Action] | None:
    """Return an invisible move that only one of the two tables needs: a hold by a seat that has a corner only there.

    The result says whether the move is the twin's, which seat makes it, and the move.
    """
    top, there = s.top, twin.top
    if isinstance(top, Rounds) and isinstance(there, Rounds):
        for actor in range(len(s.hands)):
            here = top.is_deciding(s, actor)
            if actor != seat and here != there.is_deciding(twin, actor):
                return not here, actor, HOLDS
    return None


def _alike_in_rounds(s: PitState, twin: PitState, seat: int | None, actor: int, action: Action) -> list[Action]:
    top, there = s.top, twin.top
    assert isinstance(top, Rounds)
    assert isinstance(there, Rounds)
    if not isinstance(action, Offer):
        return [action]
    if actor == seat:
        # The seat may trade with any other, so the others' cards must be the same on both tables.
        return [action] if top.answers == there.answers else []
    offers = twin.options.deck.holding(twin.hands[actor]).offers.offers
    if seat is None or (top.answers[seat] is not None and not isinstance(top.answers[seat], Offer)):
        return [o for o in offers if len(o.cards) == len(action.cards) and o.floor == action.floor]
    return [action] if action in offers else []


def _alike_live(s: PitState, twin: PitState, seat: int | None, actor: int, action: Action) -> list[Action]:
    top, there = s.top, twin.top
    assert isinstance(top, Market)
    assert isinstance(there, Market)
    if isinstance(action, (Match, Lower, Accept)):
        concerned = seat in (actor, action.player)
        same = _same_call(top.standing, there.standing, action.player) and _same_call(
            top.standing, there.standing, actor
        )
        if concerned and not (same and _same_bid(top.standing, there.standing, action.player, actor)):
            return []
        if concerned:
            return [action]
    elif not isinstance(action, Call) or actor == seat:
        return [action]
    found: list[Action] = []
    for choice in choices_of(twin, there.standing, actor):
        if choice.make is type(action):
            for n in range(choice.size()):
                other = choice.nth(n)
                if _number(other) == _number(action) and _player(other) == _player(action):
                    found.append(other)
    return found


def _same_call(one: Standing, other: Standing, seat: int) -> bool:
    return _call_cards(one.call(seat)) == _call_cards(other.call(seat))


def _same_bid(one: Standing, other: Standing, seat: int, to: int) -> bool:
    return _bid_cards(one.bid(seat, to)) == _bid_cards(other.bid(seat, to))


def _call_cards(call: StandingCall | None) -> Cards:
    return () if call is None else call.cards


def _bid_cards(bid: Bid | None) -> Cards:
    return () if bid is None else bid.cards


def _number(action: Action) -> int:
    return len(action.cards) if isinstance(action, (Call, Match, Lower, Accept)) else 0


def _player(action: Action) -> int:
    return action.player if isinstance(action, (Match, Lower, Accept)) else -1


def _shuffled(values: list[int], rng: Rng) -> list[int]:
    left = values[:]
    return [left.pop(below(rng, len(left))) for _ in values]
