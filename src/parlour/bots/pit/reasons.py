"""Reasons in Pit: what the bots weigh for a trade."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from parlour.bots.bot import Term
from parlour.core.moves import Action
from parlour.games.pit.actions import Accept, Call, Corner, Lower, Match, Offer
from parlour.games.pit.corner import WORDS
from parlour.games.pit.hands import count
from parlour.games.pit.view import PitView

CONTESTED: Final = 0.5
"""From this probability on it is worth saying that somebody else collects the same."""


def reasons(view: PitView, action: Action, aim: int, wanted: list[float]) -> list[Term]:
    """Return what speaks for and against an answer, in cards.

    `aim` is what the bot collects, and `wanted` how likely somebody else collects each suit in play.
    """
    names = view.lexicon.names["card"]
    if isinstance(action, Corner):
        words = WORDS[action.words]
        for each, commodity, points in view.corners():
            if each == words and names.index(commodity) == action.commodity:
                return [Term("scores", float(points), {"points": points, "card": commodity})]
        return []
    if aim < 0 or not isinstance(action, (Offer, Call, Match, Lower, Accept)):
        return []
    held = count(view.hand_by_number(), aim)
    terms = [Term("collects", float(held), {"card": names[aim], "count": held, "of": view.cards_alike()})]
    given = len([card for card in action.cards if card == aim])
    others = len(action.cards) - given
    if others:
        terms.append(Term("sheds", float(others), {"count": others}))
    if given:
        terms.append(Term("gives_aim", -float(given), {"count": given, "card": names[aim]}))
    suits = view.suits_by_number()
    rivals = wanted[suits.index(aim)] if aim in suits and wanted else 0.0
    if rivals >= CONTESTED:
        terms.append(Term("contested", -rivals, {"card": names[aim], "percent": round(100 * rivals)}))
    return terms
