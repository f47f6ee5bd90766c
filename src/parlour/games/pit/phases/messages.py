"""The messages of the open market: which a seat may send, and why others are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from parlour.core.domains import ByFirst, Domain, IntRange, LazyByFirst, OneOf
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.pit.actions import (
    NO,
    WITHDRAW,
    YES,
    Accept,
    Call,
    CallNumber,
    Corner,
    Lower,
    Match,
    TakeBack,
    VoteVoid,
    Withdraw,
)
from parlour.games.pit.deck import Holding, Sets
from parlour.games.pit.fields import Cards
from parlour.games.pit.hands import holds, pack
from parlour.games.pit.phases.board import all_corners, cannot_say
from parlour.games.pit.phases.standing import Standing, StandingCall
from parlour.games.pit.phases.trading import cannot_trade
from parlour.games.pit.reasons import (
    BACKED,
    HELD_UP_ONLY,
    MARKET,
    NO_BID_TO,
    NO_CALL,
    NO_INVITATION,
    NO_MATCH,
    NOTHING_STANDS,
    NUMBER,
    NUMBER_ALONE,
    OTHER_NUMBER,
    TOO_MANY,
)
from parlour.games.pit.state import PitState

T = TypeVar("T")

VOTE: Final = Choice(VoteVoid, OneOf((NO, YES)))
Branches = list[tuple[int, Domain]]


@final
class Matches(LazyByFirst):
    """The callers a seat may trade with, and the sets it may offer each. Looked up on demand instead of listed."""

    def __init__(self, calls: list[StandingCall], seat: int, holding: Holding) -> None:
        super().__init__()
        self._calls = calls
        self._seat = seat
        self._holding = holding

    def find(self) -> tuple[tuple[int, Domain], ...]:
        branches: Branches = []
        for call in self._calls:
            if call.seat != self._seat:
                _branch(branches, call.seat, self._holding.up_to(call.number))
        return tuple(branches)

    def is_large(self) -> bool:
        return False

    def size(self) -> int:
        size = 0
        for call in self._calls:
            if call.seat != self._seat:
                size += len(self._holding.up_to(call.number).sets)
        return size

    def build(self, make: Callable[..., T], n: int) -> T:
        for call in self._calls:
            if call.seat != self._seat:
                sets = self._holding.up_to(call.number).sets
                if n < len(sets):
                    return make(call.seat, sets[n])
                n -= len(sets)
        raise IndexError("no such value in the domain")


def choices_of(s: PitState, standing: Standing, seat: int) -> tuple[Choice, ...]:
    """Return every message a seat may send now."""
    holding = s.options.deck.holding(s.hands[seat])
    most = s.edition.most_traded
    choices: list[Choice] = []
    if s.options.free_calls:
        choices.append(Choice(CallNumber, IntRange(s.edition.least_traded, most)))
    else:
        choices.append(holding.calls(most))
    targets = standing.targets(seat)
    mine = standing.call(seat)
    if mine is not None or targets:
        choices.append(WITHDRAW)
    if targets:
        choices.append(Choice(TakeBack, OneOf(targets)))
    matches = Matches(standing.calls, seat, holding)
    if matches.size():
        choices.append(Choice(Match, matches))
    if mine is not None and standing.bids:
        _answers(s, standing, mine, holding, choices)
    choices.append(all_corners(s))
    choices.append(VOTE)
    return tuple(choices)


def _answers(s: PitState, standing: Standing, mine: StandingCall, holding: Holding, choices: list[Choice]) -> None:
    """Add the answers a caller may give to the players who have made an offer."""
    lowered: Branches = []
    accepted: Branches = []
    for bid in standing.bids:
        if bid.to != mine.seat:
            continue
        number = len(bid.cards)
        if number >= mine.number:
            _branch(accepted, bid.seat, holding.exactly(number) if s.options.free_calls else Sets((mine.cards,)))
        elif s.options.lowers_freely:
            _branch(lowered, bid.seat, holding.exactly(number))
        else:  # PIT-R13
            held_up = pack(mine.cards)
            fitting = tuple([cards for cards in holding.exactly(number).sets if holds(held_up, cards)])
            _branch(lowered, bid.seat, Sets(fitting))
    if lowered:
        choices.append(Choice(Lower, ByFirst(tuple(lowered))))
    if accepted:
        choices.append(Choice(Accept, ByFirst(tuple(accepted))))


def _branch(branches: Branches, seat: int, sets: Sets) -> None:
    """Add the sets that can be given to a seat, if there are any."""
    if sets.sets:
        branches.append((seat, sets))


def cannot_send(s: PitState, standing: Standing, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not send this message now."""
    hand = s.hands[seat]
    if isinstance(action, Call):
        return NUMBER_ALONE if s.options.free_calls else cannot_trade(s, hand, action.cards)  # PIT-R11
    if isinstance(action, CallNumber):
        if not s.options.free_calls:  # PIT-R11
            return BACKED
        return None if s.edition.least_traded <= action.number <= s.edition.most_traded else NUMBER
    if isinstance(action, Match):
        return _cannot_match(s, standing, seat, action)
    if isinstance(action, Lower):
        return _cannot_lower(s, standing, seat, action)
    if isinstance(action, Accept):
        return _cannot_accept(s, standing, seat, action)
    if isinstance(action, Withdraw):
        return None if standing.call(seat) is not None or standing.targets(seat) else NOTHING_STANDS
    if isinstance(action, TakeBack):
        return None if standing.bid(seat, action.player) is not None else NO_BID_TO
    if isinstance(action, Corner):
        return cannot_say(s, action)  # PIT-R08: a false call is accepted, announced and refused
    if isinstance(action, VoteVoid):
        return None if action.answer in (NO, YES) else MARKET
    return MARKET


def _cannot_match(s: PitState, standing: Standing, seat: int, action: Match) -> Reason | None:
    call = standing.call(action.player)
    if call is None or action.player == seat:  # PIT-18
        return NO_CALL
    if len(action.cards) > call.number:
        return TOO_MANY
    return cannot_trade(s, s.hands[seat], action.cards)


def _cannot_lower(s: PitState, standing: Standing, seat: int, action: Lower) -> Reason | None:
    call = standing.call(seat)
    bid = standing.bid(action.player, seat)
    if call is None or bid is None or len(bid.cards) >= call.number:  # PIT-19
        return NO_INVITATION
    reason = _cannot_give(s, seat, len(bid.cards), action.cards)
    if reason is None and not s.options.lowers_freely and not holds(pack(call.cards), action.cards):  # PIT-R13
        return HELD_UP_ONLY
    return reason


def _cannot_accept(s: PitState, standing: Standing, seat: int, action: Accept) -> Reason | None:
    call = standing.call(seat)
    bid = standing.bid(action.player, seat)
    if call is None or bid is None or len(bid.cards) != call.number:  # PIT-R12
        return NO_MATCH
    reason = _cannot_give(s, seat, call.number, action.cards)
    if reason is None and not s.options.free_calls and action.cards != call.cards:
        return HELD_UP_ONLY
    return reason


def _cannot_give(s: PitState, seat: int, number: int, cards: Cards) -> Reason | None:
    return OTHER_NUMBER if len(cards) != number else cannot_trade(s, s.hands[seat], cards)
