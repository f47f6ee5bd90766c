"""Legal sets: the cards that may be traded at once, and the offers they allow (PIT-15, PIT-40, PIT-41, PIT-R04)."""

from __future__ import annotations

from itertools import permutations

from parlour.games.pit.actions import Offer
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.fields import Cards
from parlour.games.pit.hands import BITS, MAX_ALIKE, count


def is_of_one_kind(edition: PitEdition, cards: Cards, mixed: bool) -> bool:
    """Return whether the cards are of one suit, apart from the Bull and the Bear.

    If suits may mix, they do so only together with the Bull or the Bear (PIT-R04).
    """
    suit = -1
    is_mixed = False
    has_special = False
    for card in cards:
        if card >= edition.bull:
            has_special = True
        elif suit < 0:
            suit = card
        elif card != suit:
            is_mixed = True
    return not is_mixed or (mixed and has_special)


def sets_of(edition: PitEdition, hand: int, mixed: bool) -> tuple[Cards, ...]:
    """Return all legal sets of a hand, by suit and then by number."""
    specials: list[Cards] = [()]
    if count(hand, edition.bull):
        specials.append((edition.bull,))
    if count(hand, edition.bear):
        specials += [(*extra, edition.bear) for extra in specials]
    found: list[Cards] = []
    for goods in _goods(edition, hand, mixed and len(specials) > 1):
        for extra in specials:
            cards = goods + extra
            if edition.least_traded <= len(cards) <= edition.most_traded and is_of_one_kind(edition, cards, mixed):
                found.append(cards)
    return tuple(found)


def _goods(edition: PitEdition, hand: int, mixed: bool) -> list[Cards]:
    """Return the commodity cards a set can have, sorted: none, some of one suit, or of several if suits may mix."""
    found: list[Cards] = [()]
    commodity = -1
    hand &= (1 << (BITS * edition.bull)) - 1
    while hand:
        commodity += 1
        most = min(hand & MAX_ALIKE, edition.most_traded)
        hand >>= BITS
        before = found[:] if mixed else [()]
        for number in range(1, most + 1):
            found += [goods + (commodity,) * number for goods in before if len(goods) + number <= edition.most_traded]
    return found


def offers_of(edition: PitEdition, cards: Cards, mixed: bool) -> tuple[Offer, ...]:
    """Return every offer of a set: each floor, with each order in which lowering can take the cards above it."""
    found: dict[Offer, None] = {}
    orders = list(dict.fromkeys(permutations(cards)))
    for floor in range(1, len(cards) + 1):
        for order in orders:
            offer = Offer(order, floor)
            if can_be_lowered(edition, offer.cards, floor, mixed):
                found[offer] = None
    return tuple(found)


def can_be_lowered(edition: PitEdition, cards: Cards, floor: int, mixed: bool) -> bool:
    """Return whether the set stays legal at every number of cards down to the floor."""
    for number in range(floor, len(cards)):
        if not is_of_one_kind(edition, cards[:number], mixed):
            return False
    return True
