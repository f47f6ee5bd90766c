"""Legality of sets and offers, for both forms of play."""

from __future__ import annotations

from parlour.core.refusals import Reason
from parlour.games.pit.actions import Offer
from parlour.games.pit.fields import Cards
from parlour.games.pit.hands import holds
from parlour.games.pit.reasons import FLOOR, LOWERED_SET, NOT_HELD, NUMBER, ONE_SUIT, ONE_SUIT_OR_SPECIAL
from parlour.games.pit.sets import can_be_lowered, is_of_one_kind
from parlour.games.pit.state import PitState


def cannot_trade(s: PitState, hand: int, cards: Cards) -> Reason | None:
    """Return why these cards of a hand are not a legal set."""
    if not s.edition.least_traded <= len(cards) <= s.edition.most_traded:  # PIT-15, PIT-41
        return NUMBER
    if not is_of_one_kind(s.edition, cards, s.options.deck.mixed):  # PIT-15, PIT-40, PIT-R04
        return ONE_SUIT_OR_SPECIAL if s.options.deck.mixed and s.options.bull_and_bear else ONE_SUIT
    return None if holds(hand, cards) else NOT_HELD  # PIT-15, PIT-R11


def cannot_offer(s: PitState, hand: int, offer: Offer) -> Reason | None:
    """Return why a hand cannot make this offer."""
    reason = cannot_trade(s, hand, offer.cards)
    if reason is not None:
        return reason
    if not 1 <= offer.floor <= len(offer.cards):  # PIT-19
        return FLOOR
    if not can_be_lowered(s.edition, offer.cards, offer.floor, s.options.deck.mixed):
        return LOWERED_SET
    return None
