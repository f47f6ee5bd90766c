"""The state of Pit as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import (
    Absent,
    BySeat,
    Fixed,
    Kind,
    OneKindOf,
    Record,
    SeatBits,
    Several,
    Stage,
    Usual,
    about,
    stack_of,
)
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import ENDING
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
        "calls": about(
            Usual(
                Several(
                    Record(
                        StandingCall,
                        {
                            "seat": about(SEAT, "Who calls."),
                            "number": about(NUMBER, "How many cards."),
                            "cards": about(
                                Usual(CARDS, ()),
                                "The cards held up for it; none where a call is a number alone (PIT-R11).",
                            ),
                        },
                    )
                ),
                [],
            ),
            "Calls that stand, in order of arrival; one for each seat at most.",
        ),
        "bids": about(
            Usual(
                Several(
                    Record(
                        Bid,
                        {
                            "seat": about(SEAT, "Who offers."),
                            "to": about(SEAT, "The caller it is offered to."),
                            "cards": about(CARDS, "The cards offered."),
                        },
                    )
                ),
                [],
            ),
            "What others have offered to callers, in order of arrival.",
        ),
        "yes": about(Usual(SeatBits(), 0), "The seats that have voted to void the hand (PIT-R10)."),
    },
)
FRAMES: Final = OneKindOf(
    {
        "opening": Record(
            Opening,
            {
                "stage": about(
                    Usual(
                        Stage(
                            *OPENING_STAGES,
                            meanings=(
                                "the first dealer: by a draw, or by a vote of all",
                                "chance is waited for: a dealer among those who tie in the vote",
                                "the dealer names the suits in play",
                                "chance is waited for: the suits in play",
                            ),
                        ),
                        DEALER,
                    ),
                    "What is being decided.",
                ),
                "votes": about(BySeat(Absent(SEAT)), "By seat, whom it has named as dealer; null for nobody yet."),
            },
        ),
        "dealing": Record(
            Dealing,
            {
                "tens": about(
                    Usual(Fixed(SEAT), ()),
                    "Who has been drawn for the tenth cards of the next deal, where they are drawn (PIT-R03).",
                )
            },
        ),
        "rounds": Record(
            Rounds,
            {
                "stage": about(
                    Usual(
                        Stage(
                            *ROUND_STAGES,
                            meanings=(
                                "all answer at the same time, unseen: an offer, a pass, a corner",
                                "the rounds are over: who holds a corner calls it or holds",
                                "chance is waited for: the order in which callers look for partners",
                                "chance is waited for: the partners",
                                "chance is waited for: who of several callers of a corner has it",
                                "the hand is over; only in a finished game",
                            ),
                        ),
                        CALLING,
                    ),
                    "What comes next in the round.",
                ),
                "round": about(Usual(NUMBER, 1), "The number of the round."),
                "dry": about(Usual(NUMBER, 0), "How many rounds in a row have passed without an exchange."),
                "answers": about(ANSWERS, "This round's sealed answers."),
                "held": about(Usual(SeatBits(), 0), "The seats that hold a corner and have not called it this round."),
                "seekers": about(Usual(Fixed(SEAT), ()), "The callers in the order in which they look for partners."),
                "numbers": about(Usual(Several(NUMBER), []), "The numbers called last, by seat; 0 for a pass."),
                "swaps": about(Usual(Several(SwapKind()), []), "The exchanges of the last round."),
            },
        ),
        "market": Record(
            Market,
            {
                "stage": about(
                    Stage(
                        *MARKET_STAGES,
                        meanings=(
                            "all sort their cards and say when they are ready",
                            "the dealer opens the Exchange",
                            "everybody may call, offer, exchange, or hit the board",
                            "the bell has been hit: the others call a corner too, or hold",
                            "chance is waited for: who of several callers of a corner has it",
                            "the hand is over; only in a finished game",
                        ),
                    ),
                    "What is going on.",
                ),
                "ready": about(Usual(SeatBits(), 0), "The seats that have sorted their cards."),
                "standing": about(STANDING, "The calls and offers that stand."),
                "bells": about(
                    ANSWERS,
                    "By seat, who has called a corner and who holds, while the bell's window is open (PIT-R16).",
                ),
                "swaps": about(SWAPS, "The last exchange."),
                "exchanges": about(Usual(NUMBER, 0), "How many exchanges there have been in this hand."),
            },
        ),
    }
)
STATE: Final = Record(
    PitState,
    {
        "suits": about(
            Fixed(COMMODITY), "The suits in play, one for each player, in the order of the edition (PIT-10)."
        ),
        "dealer": about(Absent(SEAT), "Who deals; null before the first dealer is known."),
        "scores": about(BySeat(NUMBER), "Each seat's points."),
        "hands": about(BySeat(HAND), "Each seat's cards. Between two hands nobody has any."),
        "dealt": about(NUMBER, "How many hands have been dealt, the one in play included."),
        "voids": about(Usual(NUMBER, 0), "How many hands in a row were void (PIT-R25)."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
)
