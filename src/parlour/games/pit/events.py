"""Events of Pit, and who may see them."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import RecordType, TaggedUnion, TupleOf
from parlour.core.events import Event
from parlour.core.text.event_text import CountedNoun
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.pit.actions import Cards
from parlour.games.pit.corner import CLAUSES
from parlour.games.pit.grammar import ANSWER, CARDS, COMMODITY, CORNER_WORDS

CARD_COUNT: Final = CountedNoun("card", "cards")
POINTS: Final = CountedNoun("point", "points")


@final
class DealerNamed(Event):
    def __init__(self, seat: int, player: int) -> None:
        super().__init__("PIT-R01")
        self.seat = seat
        self.player = player


@final
class DealerChosen(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("PIT-09")
        self.seat = seat


@final
class SuitsChosen(Event):
    def __init__(self, suits: Cards) -> None:
        super().__init__("PIT-10")
        self.suits = suits


@final
class HandDealt(Event):
    def __init__(self, dealer: int, number: int) -> None:
        super().__init__("PIT-11")
        self.dealer = dealer
        self.number = number


@final
class TenthCardsDealt(Event):
    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__("PIT-27")
        self.seats = seats


@final
class HandTaken(Event):
    def __init__(self, seat: int, cards: Cards) -> None:
        super().__init__("PIT-12", (seat,))
        self.seat = seat
        self.cards = cards


@final
class Misdealt(Event):
    def __init__(self, dealer: int) -> None:
        super().__init__("PIT-R19")
        self.dealer = dealer


@final
class Offered(Event):
    def __init__(self, seat: int, cards: Cards, floor: int) -> None:
        super().__init__("PIT-15", (seat,))
        self.seat = seat
        self.cards = cards
        self.floor = floor


@final
class Called(Event):
    """A number is called. In silent play it is shown with fingers."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("PIT-17")
        self.seat = seat
        self.number = number


@final
class Shown(Event):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("PIT-42")
        self.seat = seat
        self.number = number


@final
class Passed(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("PIT-18")
        self.seat = seat


@final
class Swapped(Event):
    def __init__(self, clause: str, one: int, other: int, number: int) -> None:
        super().__init__(clause)
        self.one = one
        self.other = other
        self.number = number


@final
class Traded(Event):
    """The cards of a swap, for one of the two players."""

    def __init__(self, clause: str, seat: int, other: int, gave: Cards, got: Cards) -> None:
        super().__init__(clause, (seat,))
        self.seat = seat
        self.other = other
        self.gave = gave
        self.got = got


@final
class CornerCalled(Event):
    def __init__(self, seat: int, words: int, commodity: int) -> None:
        super().__init__("PIT-21")
        self.seat = seat
        self.words = words
        self.commodity = commodity


@final
class CornerRefused(Event):
    """A false corner call. It does not say why the call is false, because that would reveal the caller's hand."""

    def __init__(self, seat: int, words: int, commodity: int) -> None:
        super().__init__("PIT-R08")
        self.seat = seat
        self.words = words
        self.commodity = commodity


@final
class Fined(Event):
    def __init__(self, seat: int, points: int) -> None:
        super().__init__("PIT-R08")
        self.seat = seat
        self.points = points


@final
class TieBroken(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("PIT-R09")
        self.seat = seat


@final
class CornerScored(Event):
    def __init__(self, seat: int, words: int, commodity: int, points: int) -> None:
        super().__init__(CLAUSES[words])
        self.seat = seat
        self.words = words
        self.commodity = commodity
        self.points = points


@final
class Penalised(Event):
    def __init__(self, clause: str, seat: int, cards: Cards, points: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.cards = cards
        self.points = points


@final
class HandVoided(Event):
    def __init__(self, number: int) -> None:
        super().__init__("PIT-R10")
        self.number = number


@final
class GameWon(Event):
    def __init__(self, clause: str, seat: int, points: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.points = points


@final
class VoidsRanOut(Event):
    def __init__(self, hands: int) -> None:
        super().__init__("PIT-R25")
        self.hands = hands


@final
class MadeReady(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("PIT-R22")
        self.seat = seat


@final
class ExchangeOpened(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("PIT-14")
        self.seat = seat


@final
class HeldUp(Event):
    def __init__(self, seat: int, cards: Cards) -> None:
        super().__init__("PIT-15", (seat,))
        self.seat = seat
        self.cards = cards


@final
class Withdrawn(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("PIT-17")
        self.seat = seat


@final
class Invited(Event):
    def __init__(self, seat: int, other: int, number: int) -> None:
        super().__init__("PIT-19", (seat, other))
        self.seat = seat
        self.other = other
        self.number = number


@final
class Matched(Event):
    """A match that waits for the caller to confirm it."""

    def __init__(self, seat: int, other: int, number: int) -> None:
        super().__init__("PIT-R12", (seat, other))
        self.seat = seat
        self.other = other
        self.number = number


@final
class BidFell(Event):
    def __init__(self, seat: int, other: int) -> None:
        super().__init__("PIT-19", (seat, other))
        self.seat = seat
        self.other = other


@final
class Voted(Event):
    def __init__(self, seat: int, answer: int) -> None:
        super().__init__("PIT-R10")
        self.seat = seat
        self.answer = answer


EVENTS: Final = TaggedUnion(
    {
        "dealer_named": RecordType(DealerNamed, {"seat": SEAT, "player": SEAT}),
        "dealer_chosen": RecordType(DealerChosen, {"seat": SEAT}),
        "suits_chosen": RecordType(SuitsChosen, {"suits": TupleOf(COMMODITY)}),
        "hand_dealt": RecordType(HandDealt, {"dealer": SEAT, "number": NUMBER}),
        "tenth_cards_dealt": RecordType(TenthCardsDealt, {"seats": TupleOf(SEAT)}),
        "hand_taken": RecordType(HandTaken, {"seat": SEAT, "cards": CARDS}),
        "misdealt": RecordType(Misdealt, {"dealer": SEAT}),
        "offered": RecordType(Offered, {"seat": SEAT, "cards": CARDS, "floor": NUMBER}),
        "called": RecordType(Called, {"seat": SEAT, "number": NUMBER}),
        "shown": RecordType(Shown, {"seat": SEAT, "number": NUMBER}),
        "passed": RecordType(Passed, {"seat": SEAT}),
        "swapped": RecordType(Swapped, {"one": SEAT, "other": SEAT, "number": CARD_COUNT}),
        "traded": RecordType(Traded, {"seat": SEAT, "other": SEAT, "gave": CARDS, "got": CARDS}),
        "corner_called": RecordType(CornerCalled, {"seat": SEAT, "words": CORNER_WORDS, "commodity": COMMODITY}),
        "corner_refused": RecordType(CornerRefused, {"seat": SEAT, "words": CORNER_WORDS, "commodity": COMMODITY}),
        "fined": RecordType(Fined, {"seat": SEAT, "points": POINTS}),
        "tie_broken": RecordType(TieBroken, {"seat": SEAT}),
        "corner_scored": RecordType(
            CornerScored, {"seat": SEAT, "words": CORNER_WORDS, "commodity": COMMODITY, "points": POINTS}
        ),
        "penalised": RecordType(Penalised, {"seat": SEAT, "cards": CARDS, "points": POINTS}),
        "hand_voided": RecordType(HandVoided, {"number": NUMBER}),
        "game_won": RecordType(GameWon, {"seat": SEAT, "points": POINTS}),
        "voids_ran_out": RecordType(VoidsRanOut, {"hands": NUMBER}),
        "made_ready": RecordType(MadeReady, {"seat": SEAT}),
        "exchange_opened": RecordType(ExchangeOpened, {"seat": SEAT}),
        "held_up": RecordType(HeldUp, {"seat": SEAT, "cards": CARDS}),
        "withdrawn": RecordType(Withdrawn, {"seat": SEAT}),
        "invited": RecordType(Invited, {"seat": SEAT, "other": SEAT, "number": CARD_COUNT}),
        "matched": RecordType(Matched, {"seat": SEAT, "other": SEAT, "number": CARD_COUNT}),
        "bid_fell": RecordType(BidFell, {"seat": SEAT, "other": SEAT}),
        "voted": RecordType(Voted, {"seat": SEAT, "answer": ANSWER}),
    }
)
