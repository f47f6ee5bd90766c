"""Hands as multisets: one integer with four bits per card. A hand has no order, so an order cannot leak."""

from __future__ import annotations

from typing import Final

BITS: Final = 4
MAX_ALIKE: Final = 15
"""The largest number of equal cards a hand can hold."""


def pack(cards: tuple[int, ...]) -> int:
    """Return some cards as a hand."""
    hand = 0
    for card in cards:
        hand += 1 << (BITS * card)
    return hand


def count(hand: int, card: int) -> int:
    """Return how many of a card a hand holds."""
    return (hand >> (BITS * card)) & MAX_ALIKE


def size(hand: int) -> int:
    """Return how many cards a hand holds."""
    cards = 0
    while hand:
        cards += hand & MAX_ALIKE
        hand >>= BITS
    return cards


def cards_in(hand: int) -> tuple[int, ...]:
    """Return the cards of a hand, sorted."""
    cards: list[int] = []
    card = 0
    while hand:
        cards += [card] * (hand & MAX_ALIKE)
        hand >>= BITS
        card += 1
    return tuple(cards)


def holds(hand: int, cards: tuple[int, ...]) -> bool:
    """Return whether a hand holds all of these cards at once."""
    for card in cards:
        if card < 0 or cards.count(card) > count(hand, card):
            return False
    return True
