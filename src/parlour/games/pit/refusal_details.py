"""The numbers and names that fill the texts of refusals, as plain data. None is hidden from the seat."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import Action
from parlour.games.pit.actions import Accept, Corner, Lower, Match, TakeBack
from parlour.games.pit.hands import cards_in, count
from parlour.games.pit.phases.market import SORTING, Market
from parlour.games.pit.state import PitState
from parlour.kit.trade.questions import letter_of

KINDS: Final[tuple[str, ...]] = ("corner", "bull", "double")
"""Ids of the words of a corner, for selectors: the words themselves have spaces."""


def details_of(s: PitState, seat: int, action: Action) -> dict[str, object]:
    """Return all details that a refusal of this answer may mention. The only cards in them are the seat's own."""
    names = s.edition.names["card"]
    cards = cards_in(s.hands[seat])
    top = s.top
    details: dict[str, object] = {
        "hand": " + ".join([f"{names[card]} {cards.count(card)}" for card in sorted(set(cards))]),
        "least": s.edition.least_traded,
        "most": s.edition.most_traded,
        "number": len(s.hands),
        "suits": [names[suit] for suit in s.suits],
        "kind": "sorting" if isinstance(top, Market) and top.stage == SORTING else "opening",
    }
    if isinstance(action, Corner):
        details["kind"] = KINDS[action.words]
        details["commodity"] = names[action.commodity]
        details["count"] = count(s.hands[seat], action.commodity)
        details["alike"] = s.edition.alike
        details["needed"] = s.edition.bull_needs
        details["has_bull"] = count(s.hands[seat], s.edition.bull) > 0
    elif isinstance(action, (Match, Lower, Accept, TakeBack)):
        details["player"] = letter_of(action.player)
        if isinstance(top, Market):
            _about_player(top, seat, action.player, details)
    return details


def _about_player(market: Market, seat: int, player: int, details: dict[str, object]) -> None:
    """Add how many cards a player calls, which is public, and offers to the seat."""
    call = market.standing.call(player)
    bid = market.standing.bid(player, seat)
    details["called"] = 0 if call is None else call.number
    details["offered"] = 0 if bid is None else len(bid.cards)
