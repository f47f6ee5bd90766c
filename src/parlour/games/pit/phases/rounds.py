"""A hand in rounds: sealed offers, then matching, then swaps (section 4b of the rulebook).

A seat that holds a corner is asked about it before its next offer. The other seats are asked for their offers at the
same time. So being asked, or having to wait, reveals nothing about who holds a corner.
"""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import (
    SEATS,
    ListOf,
    SeatSet,
    TupleOf,
    WithDefault,
    enum_of,
)
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.pit.actions import HOLD, HOLDS, PASS, PASSES, AnswersBySeat, Corner, Hold, Offer, Pass
from parlour.games.pit.edition import MAX_SEATS
from parlour.games.pit.ending import calls_among, tied_seats, void_hand
from parlour.games.pit.events import Called, CornerCalled, Offered, Passed, Shown, Swapped, Traded
from parlour.games.pit.fields import SWAP
from parlour.games.pit.phases.board import award, cannot_corner, corners_of
from parlour.games.pit.phases.matching import CALLER, Swap, needs_order, needs_partners, pairs, tally
from parlour.games.pit.phases.trading import cannot_offer
from parlour.games.pit.phases.waiting import BELL_AMONG, MEMBERS, PARTNERS_AMONG, SEALED_FOR, SEEKERS_AMONG
from parlour.games.pit.reasons import BOARD_FIRST, HOLD_ONLY, ROUND
from parlour.games.pit.state import PitState
from parlour.kit.asks import ListedAsk

CALLING: Final = 0
LAST: Final = 1
SEEKERS: Final = 2
PARTNERS: Final = 3
BELL: Final = 4
DONE: Final = 5
STAGE: Final = enum_of(
    {
        "calling": "all answer at the same time, unseen: an offer, a pass, a corner",
        "last corners": "the rounds are over: who holds a corner calls it or holds",
        "seekers": "chance is waited for: the order in which callers look for partners",
        "partners": "chance is waited for: the partners",
        "bell": "chance is waited for: who of several callers of a corner has it",
        "done": "the hand is over; only in a finished game",
    }
)
UNKNOWN: Final = -1
IN_TURN: Final[list[list[int]]] = [list(range(seats)) for seats in range(MAX_SEATS + 1)]
"""By number of seats: the seats in order."""


@record
class Rounds(Frame[PitState]):
    """One hand, round by round."""

    stage: Annotated[int, WithDefault(STAGE, CALLING), "What comes next in the round."]
    round: Annotated[int, WithDefault(NUMBER, 1), "The number of the round."]
    dry: Annotated[int, WithDefault(NUMBER, 0), "How many rounds in a row have passed without an exchange."]
    answers: Annotated[AnswersBySeat, "This round's sealed answers."]
    held: Annotated[int, WithDefault(SEATS, 0), "The seats that hold a corner and have not called it this round."]
    seekers: Annotated[
        tuple[int, ...], WithDefault(TupleOf(SEAT), ()), "The callers in the order in which they look for partners."
    ]
    numbers: Annotated[list[int], WithDefault(ListOf(NUMBER), []), "The numbers called last, by seat; 0 for a pass."]
    swaps: Annotated[list[Swap], WithDefault(ListOf(SWAP), []), "The exchanges of the last round."]
    """Public, as `numbers` are."""
    corners: int = UNKNOWN
    """The seats, as bits, whose hand is a corner."""
    deciding: int = UNKNOWN
    """The seats, as bits, that have a corner and must still call it or hold."""

    def __post_init__(self) -> None:
        self.left: SeatSet = 0
        """The seats that the table waits for."""
        self.called: SeatSet = 0
        """The seats that have called a corner this round."""
        for seat, answer in enumerate(self.answers):
            if answer is None:
                self.left |= 1 << seat
            elif isinstance(answer, Corner):
                self.called |= 1 << seat
        self.floors = [answer.floor if isinstance(answer, Offer) else 0 for answer in self.answers]
        self.offered = [len(answer.cards) if isinstance(answer, Offer) else 0 for answer in self.answers]
        """This round's numbers by seat, so far; 0 for a pass. Secret until all seats have answered."""
        self.counts = tally(self.offered)
        """How many seats offer each number."""

    def pending(self, s: PitState) -> Pending:
        if self.stage <= LAST:
            return SEALED_FOR[self.left]
        if self.stage == BELL:
            return BELL_AMONG[tied_seats(s, self.answers)]
        callers = 0
        for seat, number in enumerate(self.offered):
            if number:
                callers |= 1 << seat
        return SEEKERS_AMONG[callers] if self.stage == SEEKERS else PARTNERS_AMONG[callers]

    def ask(self, s: PitState, seat: int) -> Ask:
        hand = s.hands[seat]
        deck = s.options.deck
        deciding = self.deciding if self.deciding >= 0 else self._update_deciding(s)
        if deciding >> seat & 1:
            corners = corners_of(deck, hand)
            return Ask(seat, (corners, HOLD), "PIT-21", corners.nth(0), True, True)
        if self.stage == LAST:
            return Ask(seat, (HOLD,), "PIT-R10", HOLDS, True, True)
        ask = deck.asks[seat].get(hand)
        if ask is None:
            holding = deck.holding(hand)
            choices = (PASS, Choice(Offer, holding.offers))
            ask = ListedAsk(seat, choices, "PIT-17", PASSES, True, True, holding.answers)
            deck.asks[seat].keep(hand, ask)
        return ask

    def question_details(self, s: PitState, seat: int) -> dict[str, object]:
        """Return the best corner of the seat's own hand, if it has one."""
        found = s.options.deck.finishes(s.hands[seat])
        if not found:
            return {}
        return {"commodity": s.edition.commodities[found[0].commodity], "points": found[0].points}

    def check(self, s: PitState, seat: int, action: Action) -> Reason | None:
        deciding = self.deciding if self.deciding >= 0 else self._update_deciding(s)
        if deciding >> seat & 1:
            if isinstance(action, Corner):
                return cannot_corner(s, seat, action)
            return None if isinstance(action, Hold) else BOARD_FIRST
        if self.stage == LAST:
            return None if isinstance(action, Hold) else HOLD_ONLY
        if isinstance(action, Pass):
            return None
        if isinstance(action, Offer):
            return cannot_offer(s, s.hands[seat], action)
        if isinstance(action, Corner):
            return cannot_corner(s, seat, action) or ROUND
        return ROUND

    def answer(self, s: PitState, seat: int, action: Action, log: Log | None) -> None:
        bit = 1 << seat
        if self.deciding < 0:
            self._update_deciding(s)
        if self.deciding:
            self.deciding &= ~bit
        if isinstance(action, Offer):
            number = len(action.cards)
            self.offered[seat] = number
            self.floors[seat] = action.floor
            self.counts += CALLER[number]
            if log is not None:
                log.add(Offered(seat, action.cards, action.floor))
        elif isinstance(action, Corner):
            self.called |= bit
        elif isinstance(action, Hold) and self.stage == CALLING:
            self.held |= bit
            return
        self.answers[seat] = action
        self.left &= ~bit

    def resolve_draw(self, s: PitState, values: list[int], log: Log | None) -> None:
        if self.stage == BELL:
            self._award(s, values[0], True, log)
        elif self.stage == SEEKERS and needs_partners(self.counts):
            self.seekers = tuple(values)
            self.stage = PARTNERS
        elif self.stage == SEEKERS:
            self._swap(s, values, values, log)
        else:
            self._swap(s, list(self.seekers), values, log)

    def advance(self, s: PitState, log: Log | None) -> bool:
        if self.stage > LAST:
            return self.stage == DONE
        if self.left and not self.called:
            return False
        deciding = self.deciding if self.deciding >= 0 else self._update_deciding(s)
        if deciding:
            return False
        if self.called:
            self._resolve_corners(s, log)
            return self.stage == DONE
        if self.left:
            return False
        if self.stage == LAST:
            void_hand(s, log)
            self.stage = DONE
            return True
        self._reveal_numbers(s, log)
        return False

    def is_deciding(self, s: PitState, seat: int) -> bool:
        """Return whether a seat has a corner and must still call it or hold."""
        deciding = self.deciding if self.deciding >= 0 else self._update_deciding(s)
        return bool(deciding >> seat & 1) and self.stage == CALLING

    def reset_corners(self) -> None:
        """Forget which seats have a corner, because the hands have changed."""
        self.corners = UNKNOWN
        self.deciding = UNKNOWN

    def _update_deciding(self, s: PitState) -> SeatSet:
        """Return the seats that have a corner and must still decide."""
        if self.corners < 0:
            self.corners = 0
            for seat in range(len(s.hands)):
                self._update_corner(s, seat)
        self.deciding = self.corners & ~self.held & self.left if self.stage <= LAST else 0
        return self.deciding

    def _update_corner(self, s: PitState, seat: int) -> None:
        if s.options.deck.finishes(s.hands[seat]):
            self.corners |= 1 << seat
        else:
            self.corners &= ~(1 << seat)

    def _reveal_numbers(self, s: PitState, log: Log | None) -> None:
        """PIT-17: make the numbers public, and nothing else."""
        numbers = self.offered
        self.numbers = numbers
        if log is not None:
            for seat, number in enumerate(numbers):
                if number == 0:
                    log.add(Passed(seat))
                else:
                    log.add(Shown(seat, number) if s.options.silent else Called(seat, number))
        seats = len(numbers)
        if s.options.by_priority:  # from the dealer's left, one seat later each round
            self._swap(s, [(s.dealer + self.round + n) % seats for n in range(seats)], [], log)
        elif needs_order(self.counts):
            self.stage = SEEKERS
        else:
            self._swap(s, IN_TURN[seats], [], log)

    def _swap(self, s: PitState, seekers: list[int], partners: list[int], log: Log | None) -> None:
        """Swap the cards of all pairs at once, then begin the next round."""
        found = pairs(self.offered, self.floors, self.counts, seekers, partners)
        answers = self.answers
        hands = s.hands
        for one, other, number in found:
            mine = answers[one]
            theirs = answers[other]
            assert isinstance(mine, Offer)
            assert isinstance(theirs, Offer)
            moved = theirs.packed[number] - mine.packed[number]
            if moved:
                hands[one] += moved
                hands[other] -= moved
                self._update_corner(s, one)
                self._update_corner(s, other)
            if log is not None:
                clause = "PIT-18" if len(mine.cards) == number else "PIT-19"
                gave = mine.cards[:number]
                got = theirs.cards[:number]
                log.add(Swapped(clause, one, other, number))
                log.add(Traded(clause, one, other, gave, got))
                log.add(Traded(clause, other, one, got, gave))
        self.swaps = found
        self.dry = 0 if found else self.dry + 1
        is_last = self.round >= s.edition.rounds_limit or self.dry >= s.edition.dry_limit  # PIT-R10
        self._begin(LAST if is_last else CALLING, self.round if is_last else self.round + 1)

    def _begin(self, stage: int, round: int) -> None:
        seats = len(self.answers)
        self.stage = stage
        self.round = round
        self.answers = [None] * seats
        self.offered = [0] * seats  # a floor is only read together with a number, so old floors may stay
        self.counts = 0
        self.left = (1 << seats) - 1
        self.held = 0
        self.seekers = ()
        self.deciding = self.corners

    def _resolve_corners(self, s: PitState, log: Log | None) -> None:
        """PIT-21: one call ends the hand. Several are a tie (PIT-R09)."""
        calls = calls_among(self.answers)
        if log is not None:
            for seat, call in calls.items():
                log.add(CornerCalled(seat, call.words, call.commodity))
        best = MEMBERS[tied_seats(s, self.answers)]
        if len(best) > 1:
            self.stage = BELL
        else:
            self._award(s, best[0], len(calls) > 1, log)

    def _award(self, s: PitState, seat: int, is_tie: bool, log: Log | None) -> None:
        call = self.answers[seat]
        assert isinstance(call, Corner)
        award(s, seat, call, is_tie, log)
        self.stage = DONE


def new_rounds(s: PitState) -> Rounds:
    """Return the phase of a hand just dealt, before its first round."""
    return Rounds(CALLING, 1, 0, [None] * len(s.hands), 0, (), [], [])
