"""A possible table for one seat: it agrees with everything the seat knows and uses nothing else of the true table.

A bot's process receives such a table. It depends only on the seat's knowledge and on chance: two tables that the seat
cannot distinguish give the same result, card by card.
"""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Action, Rng, below
from parlour.core.refusals import RulesBug
from parlour.games.pit.actions import Corner, Offer
from parlour.games.pit.fields import Cards
from parlour.games.pit.hands import cards_in, count, pack, size
from parlour.games.pit.phases import rounds
from parlour.games.pit.phases.market import Market
from parlour.games.pit.phases.opening import DEALER, Opening
from parlour.games.pit.phases.rounds import Rounds
from parlour.games.pit.phases.standing import Bid, Standing, StandingCall
from parlour.games.pit.sets import sets_of
from parlour.games.pit.state import PitState

NOBODY: Final = -1
CORNER: Final = 100
"""A corner is harder to satisfy than any number of cards."""


def imagine(s: PitState, seat: int | None, rng: Rng) -> PitState:
    """Return a copy of the state in which everything unknown to a seat is resampled (None: a spectator)."""
    imagined = s.copy()
    me = NOBODY if seat is None else seat
    top = imagined.top
    if isinstance(top, Opening) and top.stage == DEALER:
        top.votes = [vote if n == me else NOBODY for n, vote in enumerate(top.votes)]
    if not s.is_dealt():
        return imagined
    known = _known_cards(s, me)
    _deal(imagined, me, known, rng)
    if isinstance(top, Rounds):
        imagined.pop()
        imagined.push(_rounds(imagined, top, me, known, rng))
    elif isinstance(top, Market):
        top.standing = _standing(imagined, top.standing, me, rng)
    return imagined


@final
class KnownCards:
    """Knowledge about another seat's cards: the size of a set it has shown or called, and the corner it has called."""

    def __init__(self, seat: int, number: int, corner: Corner | None) -> None:
        self.seat = seat
        self.number = number
        self.corner = corner


def _known_cards(s: PitState, me: int) -> list[KnownCards]:
    """Return the knowledge about every other seat, the hardest to satisfy first."""
    top = s.top
    found: list[KnownCards] = []
    for seat in range(len(s.hands)):
        if seat == me:
            continue
        corner: Action | None = None
        number = 0
        if isinstance(top, Market):
            corner = top.bells[seat]
            number = _most_held_up(top.standing, seat, me)
        elif isinstance(top, Rounds) and top.stage > rounds.LAST:
            corner = top.answers[seat]
            number = top.offered[seat] if top.stage != rounds.BELL else 0
        found.append(KnownCards(seat, number, corner if isinstance(corner, Corner) else None))
    found.sort(key=_ease)
    return found


def _ease(known: KnownCards) -> int:
    return -known.number if known.corner is None else -CORNER


def _most_held_up(standing: Standing, seat: int, me: int) -> int:
    """Return the largest number of cards that a seat holds up at once, as far as another seat knows."""
    call = standing.call(seat)
    most = 0 if call is None else len(call.cards)
    bid = standing.bid(seat, me)
    return most if bid is None else max(most, len(bid.cards))


def _deal(s: PitState, me: int, known: list[KnownCards], rng: Rng) -> None:
    """Deal the other seats' cards at random, so that every call they have made is possible."""
    sizes = [size(hand) for hand in s.hands]
    pool = 0
    for seat, hand in enumerate(s.hands):
        if seat != me:
            pool += hand
    bound = _bound(s, known, 0, sizes, pool, rng)
    if bound is None:
        raise RulesBug("no deal of Pit fits what was heard")
    for hand in bound:
        pool -= hand
    loose = _shuffled(list(cards_in(pool)), rng)
    for other, hand in zip(known, bound, strict=True):
        missing = sizes[other.seat] - size(hand)
        s.hands[other.seat] = hand + pack(tuple(loose[:missing]))
        loose = loose[missing:]


def _bound(s: PitState, known: list[KnownCards], n: int, sizes: list[int], pool: int, rng: Rng) -> list[int] | None:
    """Return cards of the pool for each seat from the nth on that agree with what is known. None if there are none."""
    if n == len(known):
        return []
    other = known[n]
    for cards in _shuffled_sets(_possible_cards(s, other, sizes[other.seat], pool), rng):
        hand = pack(cards)
        rest = _bound(s, known, n + 1, sizes, pool - hand, rng)
        if rest is not None:
            return [hand, *rest]
    return None


def _possible_cards(s: PitState, known: KnownCards, cards: int, pool: int) -> list[Cards]:
    """Return the cards of the pool that a seat may hold, given what is known: none, a set, or a whole corner."""
    if known.corner is not None:
        return _corners(s, known.corner, cards, pool)
    if known.number == 0:
        return [()]
    return [found for found in sets_of(s.edition, pool, s.options.deck.mixed) if len(found) == known.number]


def _corners(s: PitState, call: Corner, cards: int, pool: int) -> list[Cards]:
    """Return the hands of `cards` cards that are this corner."""
    most = count(pool, call.commodity)
    others = [card for card in range(len(s.edition.names["card"])) if card != call.commodity and count(pool, card)]
    found: list[Cards] = []
    for alike in range(s.edition.bull_needs, most + 1):
        for extra in _fillings(others, cards - alike):
            hand = (call.commodity,) * alike + extra
            if len(hand) == cards and s.options.deck.finish(pack(hand), call.words, call.commodity) is not None:
                found.append(hand)
    return found


def _fillings(cards: list[int], number: int) -> list[Cards]:
    """Return the cards that may fill up a corner.

    At most one of each kind, because there are never more than two cards.
    """
    if number <= 0:
        return [()] if number == 0 else []
    found: list[Cards] = []
    for n, card in enumerate(cards):
        found += [(card, *rest) for rest in _fillings(cards[n + 1 :], number - 1)]
    return found


def _rounds(s: PitState, top: Rounds, me: int, known: list[KnownCards], rng: Rng) -> Rounds:
    """Leave out the sealed answers of other seats until their numbers are public.

    Then they become offers of that number.
    """
    answers: list[Action | None] = [None] * len(top.answers)
    if me >= 0:
        answers[me] = top.answers[me]
    if top.stage > rounds.LAST:
        for other in known:
            answers[other.seat] = _answer(s, top, other, rng)
    held = top.held & (1 << me) if me >= 0 else 0
    return Rounds(top.stage, top.round, top.dry, answers, held, top.seekers, top.numbers[:], top.swaps[:])


def _answer(s: PitState, top: Rounds, other: KnownCards, rng: Rng) -> Action | None:
    if other.corner is not None:
        return other.corner
    if other.number == 0:
        return None if top.stage == rounds.BELL else top.answers[other.seat]
    cards = _set_of(s, other.seat, other.number, rng)
    return Offer(cards, len(cards))


def _standing(s: PitState, standing: Standing, me: int, rng: Rng) -> Standing:
    """Return the public calls with other cards behind them. Bids are included only if the seat knows of them."""
    calls = [
        call
        if call.seat == me or not call.cards
        else StandingCall(call.seat, call.number, _set_of(s, call.seat, call.number, rng))
        for call in standing.calls
    ]
    bids = [
        bid if bid.seat == me else Bid(bid.seat, bid.to, _set_of(s, bid.seat, len(bid.cards), rng))
        for bid in standing.bids
        if me in (bid.seat, bid.to)
    ]
    return Standing(calls, bids, standing.yes)


def _set_of(s: PitState, seat: int, number: int, rng: Rng) -> Cards:
    """Return a random legal set of `number` cards from a seat's hand."""
    sets = [cards for cards in sets_of(s.edition, s.hands[seat], s.options.deck.mixed) if len(cards) == number]
    return sets[below(rng, len(sets))]


def _shuffled_sets(sets: list[Cards], rng: Rng) -> list[Cards]:
    left = sets[:]
    return [left.pop(below(rng, len(left))) for _ in sets]


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    left = cards[:]
    return [left.pop(below(rng, len(left))) for _ in cards]
