"""The Corner board, for both forms of play: who may hit it, with which words, and who of several was first."""

from __future__ import annotations

from typing import Final

from parlour.core.domains import Rows
from parlour.core.events import Log
from parlour.core.moves import Choice
from parlour.core.refusals import Reason
from parlour.games.pit.actions import Corner
from parlour.games.pit.corner import PLAIN, WORDS
from parlour.games.pit.deck import Deck
from parlour.games.pit.ending import finish_of, score_corner
from parlour.games.pit.events import TieBroken
from parlour.games.pit.hands import count
from parlour.games.pit.reasons import BEAR_BARS, NO_CORNER, NO_SUCH_WORDS, NOT_IN_PLAY
from parlour.games.pit.state import PitState

ALL_WORDS: Final = tuple(range(len(WORDS)))
PLAIN_WORDS: Final[tuple[int, ...]] = (PLAIN,)


def cannot_say(s: PitState, call: Corner) -> Reason | None:
    """Return why nobody at this table can make this corner call, with any hand."""
    if call.commodity not in s.suits:  # PIT-10
        return NOT_IN_PLAY
    if call.words != PLAIN and not s.options.bull_and_bear:  # PIT-06
        return NO_SUCH_WORDS
    return None


def cannot_corner(s: PitState, seat: int, call: Corner) -> Reason | None:
    """Return why a seat's hand is not this corner."""
    reason = cannot_say(s, call)
    if reason is not None:
        return reason
    hand = s.hands[seat]
    deck = s.options.deck
    if deck.finish(hand, call.words, call.commodity) is not None:
        return None
    if count(hand, s.edition.bear) and not deck.bear_may_call:  # PIT-37, PIT-R05
        return BEAR_BARS
    return NO_CORNER


def corners_of(deck: Deck, hand: int) -> Choice:
    """Return the valid corner calls of a hand, the best first. Any words will do where they do not matter (PIT-R07)."""
    rows: list[tuple[int, ...]] = []
    found = deck.finishes(hand)
    for finish in found:
        rows.append((finish.words, finish.commodity))
    if not deck.strict_words and deck.has_specials:
        rows += [(words, found[0].commodity) for words in range(len(WORDS)) if (words, found[0].commodity) not in rows]
    return Choice(Corner, Rows(tuple(rows)))


def all_corners(s: PitState) -> Choice:
    """Return every corner call that can be made.

    In live play a false one is accepted, announced and refused (PIT-R08).
    """
    return s.options.deck.corners(s.suits, ALL_WORDS if s.options.bull_and_bear else PLAIN_WORDS)


def award(s: PitState, seat: int, call: Corner, is_tie: bool, log: Log | None) -> None:
    """Award the corner to a seat."""
    if is_tie and log is not None:
        log.add(TieBroken(seat))
    score_corner(s, seat, finish_of(s, seat, call), log)
