"""The state of Pit as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import Absent, BySeat, Fixed, Kind, Maybe, OneKindOf, Record, SeatBits, Several, Stage, Usual
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import OUTCOME
from parlour.core.refusals import BadData, expected
from parlour.core.words import NUMBER, SEAT, SeatWord, Spoken
from parlour.games.pit.grammar import CARDS, COMMODITY, GRAMMAR
from parlour.games.pit.hands import BITS, MOST_ALIKE, count
from parlour.games.pit.phases.dealing import Dealing
from parlour.games.pit.phases.market import STAGES as MARKET_STAGES, Market
from parlour.games.pit.phases.opening import DEALER, STAGES as OPENING_STAGES, Opening
from parlour.games.pit.phases.rounds import CALLING, STAGES as ROUND_STAGES, Rounds
from parlour.games.pit.phases.standing import Bid, Standing, StandingCall
from parlour.games.pit.state import PitState


class HandKind(Kind):
    """A hand: how many of each card, by name."""

    def __init__(self) -> None:
        self.category = "card"

    def dump(self, value: object, lexicon: Lexicon) -> object:
        assert isinstance(value, int)
        names = lexicon.names[self.category]
        return {names[card]: count(value, card) for card in range(len(names)) if count(value, card)}

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        hand = 0
        for name, number in data.items():
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_ALIKE:
                raise BadData(f"{where}.{name}", expected(f"a number of cards from 0 to {MOST_ALIKE}", number))
            hand += number << (BITS * lexicon.number(self.category, str(name), where))
        return hand

    def form(self) -> str:
        return "a table of cards and their numbers"

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return {lexicon.sample(self.category, n): 2}


class SwapKind(Kind):
    """Two seats and how many cards they swapped: ["A", "B", 2]."""

    def __init__(self) -> None:
        self.seat = SeatWord()

    def dump(self, value: object, lexicon: Lexicon) -> object:
        assert isinstance(value, tuple)
        return [lexicon.letter(value[0]), lexicon.letter(value[1]), value[2]]

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        if not isinstance(data, list) or len(data) != 3:
            raise self.unlike(data, lexicon, where)
        one, other = (self.seat.load(seat, lexicon, where) for seat in data[:2])
        return (one, other, NUMBER.load(data[2], lexicon, where))

    def form(self) -> str:
        return "two seats and a number"

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return [lexicon.letters[0], lexicon.letters[1], 2]


class AnswersKind(Kind):
    """Answers by seat, as they are typed; seats that have given none are left out."""

    def __init__(self) -> None:
        self.spoken = Spoken(GRAMMAR)

    def dump(self, value: object, lexicon: Lexicon) -> object:
        assert isinstance(value, list)
        return {lexicon.letter(n): self.spoken.dump(a, lexicon) for n, a in enumerate(value) if a is not None}

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        answers: list[object] = [None] * lexicon.seats
        for letter, answer in data.items():
            answers[lexicon.seat(letter, where)] = self.spoken.load(answer, lexicon, f"{where}.{letter}")
        return answers

    def form(self) -> str:
        return "a table of answers by seats"

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return {lexicon.letters[0]: self.spoken.example(lexicon, n)}


HAND: Final = HandKind()
SWAPS: Final = Usual(Fixed(SwapKind()), ())
ANSWERS: Final = Usual(AnswersKind(), [])
STANDING: Final = Record(
    Standing,
    {
        "calls": Usual(Several(Record(StandingCall, {"seat": SEAT, "number": NUMBER, "cards": Usual(CARDS, ())})), []),
        "bids": Usual(Several(Record(Bid, {"seat": SEAT, "to": SEAT, "cards": CARDS})), []),
        "yes": Usual(SeatBits(), 0),
    },
)
FRAMES: Final = OneKindOf(
    {
        "opening": Record(Opening, {"stage": Usual(Stage(*OPENING_STAGES), DEALER), "votes": BySeat(Absent(SEAT))}),
        "dealing": Record(Dealing, {"tens": Usual(Fixed(SEAT), ())}),
        "rounds": Record(
            Rounds,
            {
                "stage": Usual(Stage(*ROUND_STAGES), CALLING),
                "round": Usual(NUMBER, 1),
                "dry": Usual(NUMBER, 0),
                "answers": ANSWERS,
                "held": Usual(SeatBits(), 0),
                "seekers": Usual(Fixed(SEAT), ()),
                "numbers": Usual(Several(NUMBER), []),
                "swaps": Usual(Several(SwapKind()), []),
            },
        ),
        "market": Record(
            Market,
            {
                "stage": Stage(*MARKET_STAGES),
                "ready": Usual(SeatBits(), 0),
                "standing": STANDING,
                "bells": ANSWERS,
                "swaps": SWAPS,
                "exchanges": Usual(NUMBER, 0),
            },
        ),
    }
)
STATE: Final = Record(
    PitState,
    {
        "suits": Fixed(COMMODITY),
        "dealer": Absent(SEAT),
        "scores": BySeat(NUMBER),
        "hands": BySeat(HAND),
        "dealt": NUMBER,
        "voids": Usual(NUMBER, 0),
        "stack": Several(FRAMES),
        "outcome": Usual(Maybe(OUTCOME), None),
    },
)
