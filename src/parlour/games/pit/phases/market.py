"""A live hand: every player may act at any moment. Messages are handled one at a time, in order of arrival.

The rules have no clock. The driver of the table has one. After `time_limit` it answers for the seats that are waited
for: 'ready' when the time for sorting is over, 'open' at once, and in the bell's window 'hold' for every player who has
not hit the board by then.
"""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import SEATS, TupleOf, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.pit.actions import (
    HOLD,
    HOLDS,
    OPEN,
    READY,
    VOTES_NO,
    YES,
    Accept,
    AnswersBySeat,
    Call,
    CallNumber,
    Corner,
    Hold,
    Lower,
    Match,
    Open,
    Ready,
    TakeBack,
    VoteVoid,
    Withdraw,
)
from parlour.games.pit.ending import calls_among, fine, tied_seats, void_hand
from parlour.games.pit.events import (
    Called,
    CornerCalled,
    CornerRefused,
    ExchangeOpened,
    HeldUp,
    Invited,
    MadeReady,
    Matched,
    Shown,
    Swapped,
    Traded,
    Voted,
)
from parlour.games.pit.fields import SWAP, Cards
from parlour.games.pit.hands import pack
from parlour.games.pit.phases.board import all_corners, award, cannot_corner, cannot_say
from parlour.games.pit.phases.matching import Swap
from parlour.games.pit.phases.messages import cannot_send, choices_of
from parlour.games.pit.phases.standing import Bid, Standing, StandingCall
from parlour.games.pit.phases.waiting import BELL_AMONG, DECIDE_FOR, FREE_FOR, MEMBERS
from parlour.games.pit.reasons import BELL as BELL_REASON, CLOSED
from parlour.games.pit.state import PitState
from parlour.kit.trade.questions import letter_of

SORTING: Final = 0
OPENING: Final = 1
TRADING: Final = 2
BELL: Final = 3
LOT: Final = 4
DONE: Final = 5
STAGE: Final = enum_of(
    {
        "sorting": "all sort their cards and say when they are ready",
        "opening": "the dealer opens the Exchange",
        "trading": "everybody may call, offer, exchange, or hit the board",
        "bell": "the bell has been hit: the others call a corner too, or hold",
        "lot": "chance is waited for: who of several callers of a corner has it",
        "done": "the hand is over; only in a finished game",
    }
)


@record
class Market(Frame[PitState]):
    """One live hand, message by message."""

    stage: Annotated[int, STAGE, "What is going on."]
    ready: Annotated[int, WithDefault(SEATS, 0), "The seats that have sorted their cards."]
    standing: Annotated[Standing, "The calls and offers that stand."]
    bells: Annotated[
        AnswersBySeat, "By seat, who has called a corner and who holds, while the bell's window is open (PIT-R16)."
    ]
    swaps: Annotated[tuple[Swap, ...], TupleOf(SWAP), "The last exchange."] = ()
    """Public."""
    exchanges: Annotated[Number, "How many exchanges there have been in this hand."] = 0

    def pending(self, s: PitState) -> Pending:
        everybody = (1 << len(s.hands)) - 1
        if self.stage == TRADING:
            return FREE_FOR[everybody]
        if self.stage == SORTING:
            return DECIDE_FOR[everybody & ~self.ready]
        if self.stage == OPENING:
            return ONE_SEAT[s.dealer]
        if self.stage == LOT:
            return BELL_AMONG[tied_seats(s, self.bells)]
        waiting = 0
        for seat, bell in enumerate(self.bells):
            if bell is None:
                waiting |= 1 << seat
        return DECIDE_FOR[waiting]

    def ask(self, s: PitState, seat: int) -> Ask:
        if self.stage == SORTING:
            return Ask(seat, (READY,), "PIT-R22", READY.nth(0))
        if self.stage == OPENING:
            return Ask(seat, (OPEN,), "PIT-14", OPEN.nth(0))
        if self.stage == BELL:
            return Ask(seat, (HOLD, all_corners(s)), "PIT-R16", HOLDS)
        return Ask(seat, choices_of(s, self.standing, seat), "PIT-20", VOTES_NO, False)

    def question_details(self, s: PitState, seat: int) -> dict[str, object]:
        """Return who has hit the board. Everybody has heard it."""
        return {"seats": [letter_of(caller) for caller in calls_among(self.bells)]} if self.stage == BELL else {}

    def check(self, s: PitState, seat: int, action: Action) -> Reason | None:
        if self.stage == SORTING:
            return None if isinstance(action, Ready) else CLOSED
        if self.stage == OPENING:
            return None if isinstance(action, Open) else CLOSED
        if self.stage == BELL:
            if isinstance(action, Corner):
                return cannot_say(s, action)
            return None if isinstance(action, Hold) else BELL_REASON
        return cannot_send(s, self.standing, seat, action)

    def answer(self, s: PitState, seat: int, action: Action, log: Log | None) -> None:
        standing = self.standing
        if isinstance(action, Call):
            self._call(s, StandingCall(seat, len(action.cards), action.cards), log)
        elif isinstance(action, CallNumber):
            self._call(s, StandingCall(seat, action.number, ()), log)
        elif isinstance(action, Match):
            self._match(s, seat, action.player, action.cards, log)
        elif isinstance(action, (Lower, Accept)):
            bid = standing.bid(action.player, seat)
            assert bid is not None
            clause = "PIT-19" if isinstance(action, Lower) else "PIT-18"
            self._swap(s, seat, action.cards, action.player, bid.cards, clause, log)
        elif isinstance(action, Withdraw):
            standing.withdraw(seat, log)
        elif isinstance(action, TakeBack):
            standing.end_bid(seat, action.player, log)
        elif isinstance(action, VoteVoid):
            self._vote(s, seat, action.answer, log)
        elif isinstance(action, Corner):
            self._hit_board(s, seat, action, log)
        elif isinstance(action, Hold):
            self.bells[seat] = action
        elif isinstance(action, Ready):
            self._make_ready(s, seat, log)
        else:
            self.stage = TRADING
            if log is not None:
                log.add(ExchangeOpened(seat))

    def resolve_draw(self, s: PitState, values: list[int], log: Log | None) -> None:
        self._award(s, values[0], True, log)

    def advance(self, s: PitState, log: Log | None) -> bool:
        if self.stage == BELL and None not in self.bells:
            calls = calls_among(self.bells)
            best = MEMBERS[tied_seats(s, self.bells)]
            if len(best) > 1:
                self.stage = LOT
            else:
                self._award(s, best[0], len(calls) > 1, log)
        return self.stage == DONE

    def _make_ready(self, s: PitState, seat: int, log: Log | None) -> None:
        """PIT-14: when all seats have sorted, the dealer may open the Exchange."""
        self.ready |= 1 << seat
        if self.ready == (1 << len(s.hands)) - 1:
            self.stage = OPENING
        if log is not None:
            log.add(MadeReady(seat))

    def _call(self, s: PitState, call: StandingCall, log: Log | None) -> None:
        """PIT-17: the number is public, the cards are not."""
        self.standing.put_call(call, log)
        if log is not None:
            seat, number = call.seat, call.number
            if call.cards:
                log.add(HeldUp(seat, call.cards))
            log.add(Shown(seat, number) if s.options.silent else Called(seat, number))
        if s.options.palms_match and call.cards:  # PIT-R23: it matches the first standing call of that number
            for other in self.standing.calls:
                if other.seat != call.seat and other.number == call.number:
                    self._match(s, call.seat, other.seat, call.cards, log)
                    return

    def _match(self, s: PitState, seat: int, player: int, cards: Cards, log: Log | None) -> None:
        """PIT-18: an equal number is an exchange. PIT-19: a smaller number is an invitation to lower."""
        call = self.standing.call(player)
        assert call is not None
        number = len(cards)
        if number == call.number and not s.options.confirms:
            self._swap(s, seat, cards, player, call.cards, "PIT-18", log)
            return
        self.standing.put_bid(Bid(seat, player, cards))
        if log is not None:
            log.add(Matched(seat, player, number) if number == call.number else Invited(seat, player, number))

    def _swap(self, s: PitState, seat: int, gave: Cards, other: int, got: Cards, clause: str, log: Log | None) -> None:
        """Exchange cards. The calls and bids of both seats end, and so does every vote to void the hand."""
        moved = pack(got) - pack(gave)
        s.hands[seat] += moved
        s.hands[other] -= moved
        self.swaps = ((seat, other, len(gave)),)
        self.exchanges += 1
        self.standing.yes = 0
        if log is not None:
            log.add(Swapped(clause, seat, other, len(gave)))
            log.add(Traded(clause, seat, other, gave, got))
            log.add(Traded(clause, other, seat, got, gave))
        self.standing.end_all(seat, log)
        self.standing.end_all(other, log)

    def _vote(self, s: PitState, seat: int, answer: int, log: Log | None) -> None:
        """PIT-R10: the hand is void if all seats vote for it."""
        standing = self.standing
        if answer == YES:
            standing.yes |= 1 << seat
        else:
            standing.yes &= ~(1 << seat)
        if log is not None:
            log.add(Voted(seat, answer))
        if standing.yes == (1 << len(s.hands)) - 1:
            void_hand(s, log)
            self.stage = DONE

    def _hit_board(self, s: PitState, seat: int, call: Corner, log: Log | None) -> None:
        """PIT-21: the first call counts. PIT-R16: or all calls within the window."""
        if cannot_corner(s, seat, call) is not None:
            if log is not None:
                log.add(CornerRefused(seat, call.words, call.commodity))
            fine(s, seat, log)
            if self.stage == BELL:
                self.bells[seat] = HOLDS
            return
        if log is not None:
            log.add(CornerCalled(seat, call.words, call.commodity))
        self.bells[seat] = call
        if s.options.bell_window == 0:
            self._award(s, seat, False, log)
        else:
            self.stage = BELL

    def _award(self, s: PitState, seat: int, is_tie: bool, log: Log | None) -> None:
        call = self.bells[seat]
        assert isinstance(call, Corner)
        award(s, seat, call, is_tie, log)
        self.stage = DONE


def new_market(s: PitState) -> Market:
    """Return the phase of a hand just dealt, before any seat has sorted it."""
    return Market(SORTING, 0, Standing([], []), [None] * len(s.hands))


def time_limit(s: PitState) -> int:
    """Return the milliseconds until the table answers for the seats it waits for; 0 for no limit."""
    top = s.top
    if not isinstance(top, Market):
        return 0
    if top.stage in (SORTING, OPENING):
        return max(1, s.options.sorting_seconds * 1000)  # PIT-R22
    return s.options.bell_window if top.stage == BELL else 0  # PIT-R16
