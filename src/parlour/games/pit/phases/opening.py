"""Before the first hand: the dealer (PIT-09, PIT-R01) and the suits in play (PIT-10, PIT-R02)."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Final

from parlour.core.data.fields import Absent, BySeat, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import CHANCE, ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import SEAT
from parlour.games.pit.actions import AT_RANDOM, LeaveSuitsToLot, NameDealer, NameSuits
from parlour.games.pit.deck import Sets
from parlour.games.pit.events import DealerChosen, DealerNamed, SuitsChosen
from parlour.games.pit.phases.waiting import DEALER_AMONG, SEALED_FOR, seat_set
from parlour.games.pit.reasons import NAME_DEALER, NAME_SUITS
from parlour.games.pit.state import PitState

DEALER: Final = 0
TIE: Final = 1
SUITS: Final = 2
LOT: Final = 3
STAGE: Final = enum_of(
    {
        "dealer": "the first dealer: by a draw, or by a vote of all",
        "tie": "chance is waited for: a dealer among those who tie in the vote",
        "suits": "the dealer names the suits in play",
        "lot": "chance is waited for: the suits in play",
    }
)


@record
class Opening(Frame[PitState]):
    """The first dealer comes from a draw, the host or a vote. The suits come from a draw, the dealer or the values."""

    stage: Annotated[int, WithDefault(STAGE, DEALER), "What is being decided."]
    votes: Annotated[list[int], BySeat(Absent(SEAT)), "By seat, whom it has named as dealer; null for nobody yet."]

    def pending(self, s: PitState) -> Pending:
        if self.stage == DEALER and s.options.first_dealer == "vote":
            return SEALED_FOR[seat_set([seat for seat, vote in enumerate(self.votes) if vote < 0])]
        if self.stage == DEALER:
            return DEALER_AMONG[(1 << len(self.votes)) - 1]
        if self.stage == TIE:
            return DEALER_AMONG[seat_set(self._most_named())]
        if self.stage == SUITS:
            return ONE_SEAT[s.dealer]
        suits = tuple(s.options.deck.values)
        return Pending(CHANCE, (), Draw("suits", suits, len(s.hands), "PIT-R02", -1, False))

    def ask(self, s: PitState, seat: int) -> Ask:
        if self.stage == SUITS:
            sets = tuple(combinations(sorted(s.options.deck.values), len(s.hands)))
            return Ask(seat, (AT_RANDOM, Choice(NameSuits, Sets(sets))), NAME_SUITS.clause, AT_RANDOM.nth(0))
        players = OneOf(tuple(range(len(s.hands))))
        return Ask(seat, (Choice(NameDealer, players),), NAME_DEALER.clause, NameDealer(seat), True, True)

    def question_details(self, s: PitState, seat: int) -> dict[str, object]:
        return {"number": len(s.hands)} if self.stage == SUITS else {}

    def check(self, s: PitState, seat: int, action: Action) -> Reason | None:
        if self.stage == SUITS:
            return None if self.ask(s, seat).contains(action) else NAME_SUITS
        right = isinstance(action, NameDealer) and 0 <= action.player < len(s.hands)
        return None if right else NAME_DEALER

    def answer(self, s: PitState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, NameDealer):
            self.votes[seat] = action.player
        elif isinstance(action, LeaveSuitsToLot):
            self.stage = LOT
        else:
            assert isinstance(action, NameSuits)
            choose_suits(s, action.suits, log)

    def resolve_draw(self, s: PitState, values: list[int], log: Log | None) -> None:
        if self.stage == LOT:
            choose_suits(s, tuple(sorted(values)), log)
        else:
            self._choose_dealer(s, values[0], log)

    def advance(self, s: PitState, log: Log | None) -> bool:
        if self.stage == DEALER and s.options.first_dealer == "host":
            self._choose_dealer(s, 0, log)
        elif self.stage == DEALER and s.options.first_dealer == "vote" and min(self.votes) >= 0:
            self._count_votes(s, log)
        if self.stage == LOT and s.options.suits_choice in ("highest", "lowest"):
            choose_suits(s, suits_by_value(s, s.options.suits_choice == "highest"), log)
        return len(s.suits) > 0

    def _count_votes(self, s: PitState, log: Log | None) -> None:
        if log is not None:
            for seat, vote in enumerate(self.votes):
                log.add(DealerNamed(seat, vote))
        best = self._most_named()
        if len(best) == 1:
            self._choose_dealer(s, best[0], log)
        else:
            self.stage = TIE

    def _most_named(self) -> list[int]:
        counts = [self.votes.count(seat) for seat in range(len(self.votes))]
        return [seat for seat, named in enumerate(counts) if named == max(counts)]

    def _choose_dealer(self, s: PitState, seat: int, log: Log | None) -> None:
        s.dealer = seat
        self.stage = SUITS if s.options.suits_choice == "dealer" else LOT
        if log is not None:
            log.add(DealerChosen(seat))


def choose_suits(s: PitState, suits: tuple[int, ...], log: Log | None) -> None:
    """PIT-10: set the suits for the whole game."""
    s.suits = suits
    if log is not None:
        log.add(SuitsChosen(suits))


def suits_by_value(s: PitState, highest: bool) -> tuple[int, ...]:
    """Return as many suits as there are players, of the highest or the lowest values (PIT-R02)."""
    values = s.options.deck.values
    ordered = sorted(values, key=lambda suit: -values[suit] if highest else values[suit])
    return tuple(sorted(ordered[: len(s.hands)]))
