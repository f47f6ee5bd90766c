"""A tracker of one hand of Pit: it turns what one seat observes into knowledge about the possible deals.

In rounds everything public is seen. In live play a bot looks only now and then: it sees who calls what, and the last
exchange; of earlier ones it knows only how many there were.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.bots.pit.possible_deals import PossibleDeals
from parlour.bots.pit.trader_model import MOST, TraderModel
from parlour.core.moves import Action, Rng
from parlour.games.pit.actions import Accept, Call, Lower, Match, Offer
from parlour.games.pit.hands import BITS, MAX_ALIKE, pack, size
from parlour.games.pit.view import PitView

UNSEEN = 2
"""The assumed number of cards in an exchange that was not seen."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class HandTracker:
    """One hand as one seat has followed it."""

    def __init__(self, view: PitView, habits: TraderModel, rng: Rng) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.others = [seat for seat in range(view.lexicon.seats) if seat != self.me]
        self._seats = view.lexicon.seats
        self._habits = habits
        whole = sum([view.cards_alike() << (BITS * suit) for suit, _ in habits.pack.values])
        whole += sum([1 << (BITS * card) for card in (habits.pack.bull, habits.pack.bear) if card >= 0])
        self._whole = whole
        self._hand = view.hand_by_number()
        self.deals = self._dealt(view, rng)
        self._moment = (view.round(), view.exchanges())
        self._numbers = [0] * self._seats
        self._sets: list[int] = []
        """What this seat may have given, as hands: the last answer's cards first."""
        if not view.round():
            self._hear_calls(view, [])

    def look(self, view: PitView, rng: Rng) -> None:
        """Take in what has happened since the last look."""
        self.deals.rng = rng
        moment = (view.round(), view.exchanges())
        if view.round():
            if moment != self._moment:
                self._after_a_round(view)
        else:
            self._after_a_while(view, moment[1] - self._moment[1])
        self._moment = moment
        self._hand = view.hand_by_number()
        if not self.deals.are_of(self._whole - self._hand):  # somebody else has played this seat meanwhile
            self.deals = self._dealt(view, rng)
        self.deals.doubt()

    def answered(self, action: Action) -> None:
        """Remember one's own answer: its cards are those that may go."""
        if isinstance(action, (Offer, Call, Match, Lower, Accept)):
            self._sets = [pack(action.cards[:number]) for number in range(len(action.cards), 0, -1)] + self._sets[:8]

    def number(self, seat: int) -> int:
        """Return what a seat called last."""
        return self._numbers[seat]

    def _dealt(self, view: PitView, rng: Rng) -> PossibleDeals:
        """Return the deals that are possible given one's own cards."""
        sizes = [view.cards(seat) for seat in self.others]
        return PossibleDeals(self._habits, self._whole - self._hand, sizes, rng)

    def _after_a_round(self, view: PitView) -> None:
        self.deals.nobody_cornered()
        self._numbers = [view.call_by_number(seat) for seat in range(self._seats)]
        for seat in self.others:
            self.deals.called(self._place(seat), self._numbers[seat])
        for one, other, number in view.swaps_by_number():
            if self.me in (one, other):
                self._trade(view, [other if one == self.me else one], self._numbers, number)
            else:
                called = self._numbers
                self.deals.swapped(self._place(one), called[one], self._place(other), called[other], number)

    def _after_a_while(self, view: PitView, exchanges: int) -> None:
        before = self._numbers
        if exchanges > 0:
            self.deals.nobody_cornered()
        traded: list[int] = []
        last = view.swaps_by_number()[-1:] if exchanges > 0 else ()
        is_mine_last = any(self.me in (one, other) for one, other, _ in last)
        hidden = exchanges - len(last)
        if hidden > 0 and not is_mine_last and view.hand_by_number() != self._hand:
            self._trade(view, self.others, before, 0)
            hidden -= 1
        for _ in range(hidden):
            self._unseen(view)
        for one, other, number in last:
            if is_mine_last:
                self._trade(view, [other if one == self.me else one], before, number)
            else:
                called = [before[seat] if before[seat] >= number else 0 for seat in (one, other)]
                self.deals.swapped(self._place(one), called[0], self._place(other), called[1], number)
            traded += [one, other]
        self._hear_calls(view, traded)

    def _hear_calls(self, view: PitView, traded: list[int]) -> None:
        """Take in new calls. A seat that has traded since makes a new call even if it is the same number."""
        for seat in self.others:
            number = view.call_by_number(seat)
            if number and (number != self._numbers[seat] or seat in traded):
                self.deals.called(self._place(seat), number)
        self._numbers = [view.call_by_number(seat) for seat in range(self._seats)]

    def _unseen(self, view: PitView) -> None:
        """Take in an exchange that was only counted.

        It is unlikely to be of a seat that still calls the same number, and likely to have as many cards as a call that
        is gone.
        """
        numbers = {seat: view.call_by_number(seat) for seat in self.others}
        moved = [seat for seat in self.others if not numbers[seat] or numbers[seat] != self._numbers[seat]]
        gone = [self._numbers[seat] for seat in moved if self._numbers[seat]]
        places = [self._place(seat) for seat in (moved if len(moved) > 1 else self.others)]
        self.deals.swapped_unseen(places, gone[0] if gone else UNSEEN)

    def _trade(self, view: PitView, partners: list[int], called: list[int], number: int) -> None:
        """Take in one's own exchange: the cards received follow from those given. `number` is 0 if it was not seen."""
        now = view.hand_by_number()
        for gave in self._sets:
            got = now - self._hand + gave
            if number in (0, size(gave)) and is_hand(got) and size(got) == size(gave):
                before = [called[seat] if called[seat] >= size(gave) else 0 for seat in partners]
                self.deals.traded([self._place(seat) for seat in partners], before, got, gave)
                return

    def _place(self, seat: int) -> int:
        """Return the index of a seat's hand in a deal."""
        return seat if seat < self.me else seat - 1


def is_hand(difference: int) -> bool:
    """Whether a difference of hands is a valid hand, with no negative count."""
    if difference < 0:
        return False
    while difference:
        if difference & MAX_ALIKE > MOST:  # a negative count borrows from the next card
            return False
        difference >>= BITS
    return True
