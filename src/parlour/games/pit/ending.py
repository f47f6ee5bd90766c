"""The end of a hand: a corner is scored or the hand is void, and either may end the game."""

from __future__ import annotations

from parlour.core.data.fields import SeatSet
from parlour.core.events import Log
from parlour.core.moves import Action
from parlour.core.outcome import Outcome
from parlour.games.pit.actions import Corner
from parlour.games.pit.corner import CLAUSES, Finish
from parlour.games.pit.events import CornerScored, Fined, GameWon, HandVoided, Penalised, VoidsRanOut
from parlour.games.pit.fields import Cards
from parlour.games.pit.hands import count
from parlour.games.pit.phases.waiting import seat_set
from parlour.games.pit.state import NO_HAND, PitState


def change_score(s: PitState, seat: int, points: int) -> None:
    """PIT-35: change a score. It may fall below zero, unless the table has a floor (PIT-R17)."""
    score = s.scores[seat] + points
    s.scores[seat] = max(0, score) if s.options.has_floor else score


def fine(s: PitState, seat: int, log: Log | None) -> None:
    """PIT-R08: charge the penalty for a false call, if the options set one."""
    if s.options.fine_for_false_corner:
        points = s.edition.penalty_false
        change_score(s, seat, -points)
        if log is not None:
            log.add(Fined(seat, points))


def score_corner(s: PitState, seat: int, finish: Finish, log: Log | None) -> None:
    """Score a corner: value, penalties, the next dealer, and the end of the game if the target is reached.

    PIT-22, PIT-24, PIT-33, PIT-34, PIT-25.
    """
    if log is not None:
        log.add(CornerScored(CLAUSES[finish.words], seat, finish.words, finish.commodity, finish.points))
    change_score(s, seat, finish.points)
    charge_holders(s, seat, log)
    s.dealer = seat
    s.voids = 0
    put_hands_away(s)
    if s.scores[seat] >= s.options.target:
        clause = "PIT-26" if s.options.short else "PIT-25"
        s.outcome = Outcome("target", clause, (seat,), tuple(s.scores))
        if log is not None:
            log.add(GameWon(clause, seat, s.scores[seat]))


def charge_holders(s: PitState, caller: int, log: Log | None) -> None:
    """PIT-33, PIT-34: charge the holders of the Bull and the Bear. The caller never pays (PIT-R14)."""
    if not s.options.bull_and_bear:
        return
    edition = s.edition
    for seat, hand in enumerate(s.hands):
        has_bull = count(hand, edition.bull) > 0
        has_bear = count(hand, edition.bear) > 0
        if seat == caller or not (has_bull or has_bear):
            continue
        if has_bull and has_bear:
            _charge(s, "PIT-34", seat, (edition.bull, edition.bear), edition.penalty_both, log)
        elif has_bull:
            _charge(s, "PIT-33", seat, (edition.bull,), edition.penalty_bull, log)
        else:
            _charge(s, "PIT-33", seat, (edition.bear,), edition.penalty_bear, log)


def _charge(s: PitState, clause: str, seat: int, cards: Cards, points: int, log: Log | None) -> None:
    change_score(s, seat, -points)
    if log is not None:
        log.add(Penalised(clause, seat, cards, points))


def void_hand(s: PitState, log: Log | None) -> None:
    """Void the hand.

    PIT-R10: no score, no penalties, and the same dealer deals again. PIT-R25: too many end the game.
    """
    if log is not None:
        log.add(HandVoided(s.dealt))
    if s.options.void_costs:
        charge_holders(s, -1, log)
    if s.options.void_passes_deal:
        s.dealer = (s.dealer + 1) % len(s.hands)
    s.voids += 1
    put_hands_away(s)
    if s.voids >= s.options.void_limit:
        s.outcome = Outcome("void-hands", "PIT-R25", (), tuple(s.scores))
        if log is not None:
            log.add(VoidsRanOut(s.voids))


def put_hands_away(s: PitState) -> None:
    s.hands = [NO_HAND] * len(s.hands)


def finish_of(s: PitState, seat: int, call: Corner) -> Finish:
    """Return the score of a valid corner call."""
    finish = s.options.deck.finish(s.hands[seat], call.words, call.commodity)
    assert finish is not None
    return finish


def first_from_left(s: PitState, seats: list[int]) -> int:
    """Return the first of some seats, counted from the dealer's left; the dealer comes last."""
    return min(seats, key=lambda seat: (seat - s.dealer - 1) % len(s.hands))


def tied_best(s: PitState, calls: dict[int, Corner]) -> list[int]:
    """PIT-R09: return the callers among whom chance decides. A list of one needs no draw."""
    seats = sorted(calls)
    if len(seats) > 1 and s.options.corner_tie == "left_of_dealer":
        return [first_from_left(s, seats)]
    if len(seats) > 1 and s.options.corner_tie == "highest_value":
        best = max([finish_of(s, seat, calls[seat]).points for seat in seats])
        return [seat for seat in seats if finish_of(s, seat, calls[seat]).points == best]
    return seats


def calls_among(answers: list[Action | None]) -> dict[int, Corner]:
    """Return the corners that have been called, by seat."""
    calls: dict[int, Corner] = {}
    for seat, answer in enumerate(answers):
        if isinstance(answer, Corner):
            calls[seat] = answer
    return calls


def tied_seats(s: PitState, answers: list[Action | None]) -> SeatSet:
    """Return the seats of `tied_best` as a set."""
    return seat_set(tied_best(s, calls_among(answers)))
