"""The deal: one hidden draw of the whole deck. Each seat learns only its own cards (PIT-11)."""

from __future__ import annotations

from typing import Annotated

from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Pending
from parlour.games.pit.ending import put_hands_away
from parlour.games.pit.events import DealerChosen, HandDealt, HandTaken, Misdealt, SuitsChosen, TenthCardsDealt
from parlour.games.pit.fields import COPIES, Seats
from parlour.games.pit.hands import BITS, cards_in
from parlour.games.pit.phases.market import new_market
from parlour.games.pit.phases.rounds import new_rounds
from parlour.games.pit.phases.waiting import TENS_AMONG
from parlour.games.pit.state import PitState


@record
class Dealing(Frame[PitState]):
    """One deal after another, to the end of the game. Each hand is a separate frame on top."""

    tens: Annotated[
        Seats, "Who has been drawn for the tenth cards of the next deal, where they are drawn (PIT-R03)."
    ] = ()

    def pending(self, s: PitState) -> Pending:
        if s.options.tens_at_random and not self.tens:
            return TENS_AMONG[(1 << len(s.hands)) - 1]
        return s.options.deck.deal(s.suits)

    def resolve_draw(self, s: PitState, values: list[int], log: Log | None) -> None:
        if s.options.tens_at_random and not self.tens:
            self.tens = tuple(values)
            return
        hands = [0] * len(s.hands)
        for seat, value in zip(recipients(s, self.tens), values, strict=True):
            hands[seat] += 1 << (BITS * (value // COPIES))
        s.hands = hands
        self.tens = ()
        if s.options.misdeals and any(s.options.deck.finishes(hand) for hand in hands):  # PIT-R19
            put_hands_away(s)
            if log is not None:
                log.add(Misdealt(s.dealer))
            return
        s.dealt += 1
        if log is not None:
            self._log_deal(s, log)
        s.push(new_market(s) if s.options.live else new_rounds(s))

    def advance(self, s: PitState, log: Log | None) -> bool:
        return False

    def _log_deal(self, s: PitState, log: Log) -> None:
        if s.dealt == 1 and s.options.first_dealer == "host":
            # The host is the dealer from the start, so no earlier event has announced it.
            log.add(DealerChosen(s.dealer))
            if s.options.suits_choice in ("highest", "lowest"):
                log.add(SuitsChosen(s.suits))
        log.add(HandDealt(s.dealer, s.dealt))
        seats = len(s.hands)
        if s.options.bull_and_bear:
            most = max([len(cards_in(hand)) for hand in s.hands])
            log.add(TenthCardsDealt(tuple([seat for seat in range(seats) if len(cards_in(s.hands[seat])) == most])))
        for n in range(1, seats + 1):
            seat = (s.dealer + n) % seats
            log.add(HandTaken(seat, cards_in(s.hands[seat])))


def recipients(s: PitState, tens: tuple[int, ...]) -> list[int]:
    """Return the seat that gets each card: one at a time from the dealer's left, the tenth cards last (PIT-R03)."""
    seats = len(s.hands)
    order = [(s.dealer + 1 + n) % seats for n in range(seats * s.edition.hand_size)]
    if s.options.bull_and_bear:
        order += tens or [(s.dealer + 1 + n) % seats for n in range(len(s.edition.specials))]
    return order
