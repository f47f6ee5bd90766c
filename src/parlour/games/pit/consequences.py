"""What an answer does in Pit, as far as a seat can work it out from its own cards and from what is public.

Nothing is tried, because the cards of the others are hidden: only the seat's view is read.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, NEUTRAL, RISK, Consequences, Effect
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.pit.actions import Accept, Call, CallNumber, Corner, Lower, Match, Offer
from parlour.games.pit.corner import WORDS
from parlour.games.pit.fields import Cards
from parlour.games.pit.view import PitView

EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "keeps": ("commodity", "count", "of"),
    "called_too": ("seats", "number"),
    "nobody_calls": ("number",),
    "swaps_now": ("seat", "number"),
    "invites": ("seat", "number"),
    "bell_scores": ("points",),
    "bell_fails": ("commodity", "count", "of"),
}


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    assert isinstance(before, PitView)
    if isinstance(action, Corner):
        return _of_corner(before, action)
    if isinstance(action, Offer):
        return _kept(before, action.cards)
    if isinstance(action, Call):
        return _of_call(before, len(action.cards)) + _kept(before, action.cards)
    if isinstance(action, CallNumber):
        return _of_call(before, action.number)
    if isinstance(action, Match):
        return _of_match(before, action) + _kept(before, action.cards)
    if isinstance(action, (Lower, Accept)):
        seat = before.lexicon.letter(action.player)
        return [_swap(seat, len(action.cards)), *_kept(before, action.cards)]
    return []


def _of_corner(view: PitView, action: Corner) -> list[Effect]:
    """Return what hitting the board scores; where it is no corner, how many cards the seat has of it."""
    commodity = view.lexicon.name("commodity", action.commodity)
    for words, name, points in view.corners():
        if words == WORDS[action.words] and name == commodity:
            return [Effect("bell_scores", "PIT-21", {"points": points}, GAIN)]
    fields: dict[str, object] = {"commodity": commodity, "count": view.holds(commodity), "of": view.cards_alike()}
    return [Effect("bell_fails", "PIT-21", fields, LOSS)]


def _of_call(view: PitView, number: int) -> list[Effect]:
    """Return who calls the same number now."""
    seats = [seat for seat in view.seats() if seat != view.me() and view.number(seat) == number]
    if seats:
        return [Effect("called_too", "PIT-18", {"seats": seats, "number": number}, GAIN)]
    return [Effect("nobody_calls", "PIT-18", {"number": number}, NEUTRAL)]


def _of_match(view: PitView, action: Match) -> list[Effect]:
    seat = view.lexicon.letter(action.player)
    number = len(action.cards)
    if view.number(seat) == number:
        return [_swap(seat, number)]
    return [Effect("invites", "PIT-19", {"seat": seat, "number": number}, NEUTRAL)]


def _swap(seat: str, number: int) -> Effect:
    return Effect("swaps_now", "PIT-18", {"seat": seat, "number": number}, GAIN)


def _kept(view: PitView, cards: Cards) -> list[Effect]:
    """Return how many cards the seat keeps of what it collects: of the commodity that it has most of."""
    names = view.lexicon.names["card"]
    held = {name: count for name, count in view.hand() if name in view.suits()}
    if not held:
        return []
    best = max(held, key=lambda name: held[name])
    count = held[best] - sum(names[card] == best for card in cards)
    fields: dict[str, object] = {"commodity": best, "count": count, "of": view.cards_alike()}
    return [Effect("keeps", "PIT-15", fields, NEUTRAL if count == held[best] else RISK)]


CONSEQUENCES: Final = Consequences(None, EFFECTS, derive)
