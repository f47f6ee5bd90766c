"""The possible deals in Pit and their probabilities: what one seat can infer about the others' hands.

A deal is everybody else's hand now. All deals that agree with the observations are stored, each with a weight: how
likely it was dealt, times how likely the trader model makes every number called and every card given since. A swap
between two others leads from one deal to several, one for each pair of sets they may have swapped; equal deals are
merged. That is exact. If there are more deals than the limit, a random sample is stored in which each deal has its
weight on average. So the result is unbiased, and the time is bounded.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.bots.pit.trader_model import Gifts, TraderModel
from parlour.core.moves import Rng, below
from parlour.games.pit.hands import BITS, MAX_ALIKE, cards_in, count, size

HANDS: Final = 360
"""The maximum number of hands stored in total: with fewer opponents, more deals."""
FIRST: Final = 2.5
"""The initial sample has this many times the limit."""
DOUBT: Final = 0.2
"""The assumed probability that no stored deal is right, if some have been dropped."""
DOUBTED: Final = 60
"""The number of other deals that are then considered."""
Deal = tuple[int, ...]
"""The hands of the others, in the order of their seats."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PossibleDeals:
    """The others' possible hands with weights. `pool` is all their cards, `sizes` the number that each holds."""

    def __init__(self, habits: TraderModel, pool: int, sizes: Sequence[int], rng: Rng, limit: int = 0) -> None:
        self.habits = habits
        self.rng = rng
        """The random generator; a caller with another one sets it."""
        self._sizes = list(sizes)
        self._limit = limit or HANDS // len(self._sizes)
        self._weights: dict[Deal, float] = {}
        self._is_whole = True
        """Whether every possible deal is stored."""
        self._deal(pool, [0] * len(self._sizes))

    def weights(self) -> dict[Deal, float]:
        """Return every stored deal with its probability; the sum is 1."""
        return self._weights

    def are_of(self, pool: int) -> bool:
        """Whether these are deals of these cards."""
        return sum(next(iter(self._weights))) == pool

    def drawn(self, number: int) -> list[Deal]:
        """Draw deals by weight, spread over all of them as evenly as possible."""
        return _picked(self._weights, number, self.rng)

    def expected(self, other: int, card: int) -> float:
        """Return the expected count of a card in another's hand."""
        return sum([weight * count(deal[other], card) for deal, weight in self._weights.items()])

    def nobody_cornered(self) -> None:
        """Take in that nobody has hit the board, so nobody held a corner."""
        is_corner = self.habits.is_corner
        self._take({deal: 0.0 if any(map(is_corner, deal)) else weight for deal, weight in self._weights.items()})

    def called(self, other: int, number: int) -> None:
        """Take in that another seat has called a number; 0 is a pass."""
        call = self.habits.call
        self._take({deal: weight * call(deal[other], number) for deal, weight in self._weights.items()})

    def traded(self, partners: Sequence[int], called: Sequence[int], gave: int, got: int) -> None:
        """Take in one's own trade: one of these partners gave `gave` and received `got`.

        `called` is what each of them had called; 0 for one that matched one's own call.
        """
        number = size(gave)
        gifts = self.habits.gifts
        found: dict[Deal, float] = {}
        for deal, weight in self._weights.items():
            for other, before in zip(partners, called, strict=True):
                for cards, chance in gifts(deal[other], before, number):
                    if cards == gave:
                        _add(found, _with(deal, other, got - gave), weight * chance)
        if not found:  # the model did not expect this, so only the possible givers are known
            for deal, weight in self._weights.items():
                for other in partners:
                    if _covers(deal[other], gave):
                        _add(found, _with(deal, other, got - gave), weight)
        if found:
            self._take(found)
        else:
            known = [0] * len(self._sizes)
            known[partners[0]] = got
            self._deal(sum(next(iter(self._weights))) + got - gave, known)

    def swapped(self, one: int, one_called: int, other: int, other_called: int, number: int) -> None:
        """Take in that two others have swapped a number of cards, unseen."""
        gifts = self.habits.gifts
        found: dict[Deal, float] = {}
        for deal, weight in self._weights.items():
            theirs = gifts(deal[other], other_called, number)
            for gave, likely in gifts(deal[one], one_called, number):
                for got, chance in theirs:
                    hands = list(deal)
                    hands[one] += got - gave
                    hands[other] += gave - got
                    _add(found, tuple(hands), weight * likely * chance)
        self._take(found)

    def swapped_unseen(self, places: Sequence[int], number: int) -> None:
        """Take in that two of these others have swapped; a random choice decides for each deal who and what."""
        found: dict[Deal, float] = {}
        for deal, weight in self._weights.items():
            first = below(self.rng, len(places))
            one = places[first]
            other = places[(first + 1 + below(self.rng, len(places) - 1)) % len(places)]
            gave = _one_of(self.habits.gifts(deal[one], 0, number), self.rng)
            got = _one_of(self.habits.gifts(deal[other], 0, number), self.rng)
            after = _with(_with(deal, one, got - gave), other, gave - got) if gave and got else deal
            _add(found, after, weight)
        self._take(found)

    def doubt(self) -> None:
        """If deals have been dropped, add variants of stored ones: two hands with a card of each exchanged."""
        number = min(DOUBTED, self._limit - len(self._weights))
        if self._is_whole or number <= 0:
            return
        found = {deal: weight * (1.0 - DOUBT) for deal, weight in self._weights.items()}
        for deal in self.drawn(number):
            _add(found, _near(deal, self.rng), DOUBT / number)
        self._weights = found

    def _take(self, found: dict[Deal, float]) -> None:
        """Replace the possible deals. If none is left, the model did not expect this action, and nothing changes."""
        whole = sum(found.values())
        if whole <= 0.0:
            return
        possible = {deal: weight / whole for deal, weight in found.items() if weight > 0.0}
        if len(possible) > self._limit:
            self._is_whole = False
            possible = _thinned(possible, self._limit, self.rng)
        self._weights = possible

    def _deal(self, pool: int, known: list[int]) -> None:
        """Find all deals of the pool that contain the known cards; if there are too many, a random sample."""
        loose = pool - sum(known)
        missing = [number - size(hand) for number, hand in zip(self._sizes, known, strict=True)]
        found = _all_deals(loose, missing, self._limit)
        if found is None:
            self._is_whole = False
            found = {}
            bits = [1 << (BITS * card) for card in cards_in(loose)]
            for _ in range(int(FIRST * self._limit)):
                _add(found, _dealt(bits, missing, self.rng), 1.0)
        whole = sum(found.values())
        self._weights = {
            tuple([hand + had for hand, had in zip(deal, known, strict=True)]): weight / whole
            for deal, weight in found.items()
        }


def _all_deals(pool: int, sizes: list[int], most: int) -> dict[Deal, float] | None:
    """Return every way to deal the pool, weighted by the number of card orders; None if there are too many."""
    found: dict[Deal, tuple[int, float]] = {(): (pool, 1.0)}
    if sizes and _number_of_hands(pool, sizes[0]) ** max(1, len(sizes) - 1) > most * most:
        return None
    for number in sizes:
        longer: dict[Deal, tuple[int, float]] = {}
        for deal, (left, weight) in found.items():
            for hand, ways in _hands(left, number):
                longer[*deal, hand] = (left - hand, weight * ways)
                if len(longer) > most:
                    return None
        found = longer
    return {deal: weight for deal, (_left, weight) in found.items()}


def _number_of_hands(pool: int, number: int) -> int:
    """Return the number of different hands of a size in a pool."""
    ways = [1] + [0] * number
    while pool:
        held = pool & MAX_ALIKE
        ways = [sum(ways[max(0, cards - held) : cards + 1]) for cards in range(number + 1)]
        pool >>= BITS
    return ways[number]


def _hands(pool: int, number: int, card: int = 0) -> list[tuple[int, int]]:
    """Return all hands of a size in a pool, with the number of ways to pick each."""
    if number == 0:
        return [(0, 1)]
    if not pool >> (BITS * card):
        return []
    held = count(pool, card)
    found: list[tuple[int, int]] = []
    for some in range(min(held, number) + 1):
        ways = comb(held, some)
        found += [(hand + (some << (BITS * card)), ways * more) for hand, more in _hands(pool, number - some, card + 1)]
    return found


def _dealt(bits: list[int], sizes: list[int], rng: Rng) -> Deal:
    """Deal single cards at random."""
    shuffled = sorted(bits, key=lambda _: rng.random())
    deal: list[int] = []
    first = 0
    for number in sizes:
        deal.append(sum(shuffled[first : first + number]))
        first += number
    return tuple(deal)


def _with(deal: Deal, other: int, change: int) -> Deal:
    return (*deal[:other], deal[other] + change, *deal[other + 1 :])


def _add(weights: dict[Deal, float], deal: Deal, weight: float) -> None:
    weights[deal] = weights.get(deal, 0.0) + weight


def _one_of(gifts: Gifts, rng: Rng) -> int:
    """Pick cards at random by probability; none if there are none to give."""
    left = rng.random()
    for cards, chance in gifts:
        left -= chance
        if left < 0.0:
            return cards
    return gifts[-1][0] if gifts else 0


def _near(deal: Deal, rng: Rng) -> Deal:
    """Return a deal with two cards exchanged between two hands."""
    one = below(rng, len(deal))
    other = (one + 1 + below(rng, len(deal) - 1)) % len(deal)
    gave, got = _any_card(deal[one], rng), _any_card(deal[other], rng)
    return _with(_with(deal, one, got - gave), other, gave - got)


def _any_card(hand: int, rng: Rng) -> int:
    cards = cards_in(hand)
    return 1 << (BITS * cards[below(rng, len(cards))])


def _covers(hand: int, cards: int) -> bool:
    """Whether a hand contains all these cards."""
    while cards:
        if hand & MAX_ALIKE < cards & MAX_ALIKE:
            return False
        hand >>= BITS
        cards >>= BITS
    return True


def _thinned(weights: dict[Deal, float], limit: int, rng: Rng) -> dict[Deal, float]:
    """Return at most `limit` deals, drawn by weight."""
    found: dict[Deal, float] = {}
    for deal in _picked(weights, limit, rng):
        _add(found, deal, 1.0 / limit)
    return found


def _picked(weights: dict[Deal, float], number: int, rng: Rng) -> list[Deal]:
    """Return deals at even steps through their weights, from a random start."""
    found: list[Deal] = []
    place = rng.random() / number
    passed = 0.0
    for deal, weight in weights.items():
        passed += weight
        while place < passed and len(found) < number:
            found.append(deal)
            place += 1.0 / number
    while len(found) < number:  # left over by rounding
        found.append(next(iter(weights)))
    return found
