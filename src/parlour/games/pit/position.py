"""The position format of Pit: the state as data."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import (
    Absent,
    BySeat,
    EnumOf,
    FieldType,
    ListOf,
    RecordType,
    SeatBits,
    TaggedUnion,
    TupleOf,
    WithDefault,
    about,
    stack_of,
)
from parlour.core.data.outcome_fields import ENDING
from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, ActionField, SeatToken
from parlour.games.pit.grammar import CARDS, COMMODITY, GRAMMAR
from parlour.games.pit.hands import BITS, MAX_ALIKE, count
from parlour.games.pit.phases.dealing import Dealing
from parlour.games.pit.phases.market import STAGES as MARKET_STAGES, Market
from parlour.games.pit.phases.opening import DEALER, STAGES as OPENING_STAGES, Opening
from parlour.games.pit.phases.rounds import CALLING, STAGES as ROUND_STAGES, Rounds
from parlour.games.pit.phases.standing import Bid, Standing, StandingCall
from parlour.games.pit.state import PitState


class HandField(FieldType):
    """A hand: how many of each card, by name."""

    def __init__(self) -> None:
        self.category = "card"

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        names = lexicon.names[self.category]
        return {names[card]: count(value, card) for card in range(len(names)) if count(value, card)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        hand = 0
        for name, number in data.items():
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MAX_ALIKE:
                raise BadData(f"{where}.{name}", expected(f"a number of cards from 0 to {MAX_ALIKE}", number))
            hand += number << (BITS * lexicon.number(self.category, str(name), where))
        return hand

    def form(self) -> str:
        return "a table of cards and their numbers"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.sample(self.category, n): 2}


class SwapField(FieldType):
    """Two seats and how many cards they swapped: ["A", "B", 2]."""

    def __init__(self) -> None:
        self.seat = SeatToken()

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        return [lexicon.letter(value[0]), lexicon.letter(value[1]), value[2]]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list) or len(data) != 3:
            raise self.unlike(data, lexicon, where)
        one, other = (self.seat.load(seat, lexicon, where) for seat in data[:2])
        return (one, other, NUMBER.load(data[2], lexicon, where))

    def form(self) -> str:
        return "two seats and a number"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return [lexicon.letters[0], lexicon.letters[1], 2]


class AnswersField(FieldType):
    """Answers by seat, in notation. Seats that have not answered are left out."""

    def __init__(self) -> None:
        self.spoken = ActionField(GRAMMAR)

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, list)
        return {lexicon.letter(n): self.spoken.dump(a, lexicon) for n, a in enumerate(value) if a is not None}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        answers: list[object] = [None] * lexicon.seats
        for letter, answer in data.items():
            answers[lexicon.seat(letter, where)] = self.spoken.load(answer, lexicon, f"{where}.{letter}")
        return answers

    def form(self) -> str:
        return "a table of answers by seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[0]: self.spoken.example(lexicon, n)}


HAND: Final = HandField()
SWAPS: Final = WithDefault(TupleOf(SwapField()), ())
ANSWERS: Final = WithDefault(AnswersField(), [])
STANDING: Final = RecordType(
    Standing,
    {
        "calls": about(
            WithDefault(
                ListOf(
                    RecordType(
                        StandingCall,
                        {
                            "seat": about(SEAT, "Who calls."),
                            "number": about(NUMBER, "How many cards."),
                            "cards": about(
                                WithDefault(CARDS, ()),
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
            WithDefault(
                ListOf(
                    RecordType(
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
        "yes": about(WithDefault(SeatBits(), 0), "The seats that have voted to void the hand (PIT-R10)."),
    },
)
FRAMES: Final = TaggedUnion(
    {
        "opening": RecordType(
            Opening,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
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
        "dealing": RecordType(
            Dealing,
            {
                "tens": about(
                    WithDefault(TupleOf(SEAT), ()),
                    "Who has been drawn for the tenth cards of the next deal, where they are drawn (PIT-R03).",
                )
            },
        ),
        "rounds": RecordType(
            Rounds,
            {
                "stage": about(
                    WithDefault(
                        EnumOf(
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
                "round": about(WithDefault(NUMBER, 1), "The number of the round."),
                "dry": about(WithDefault(NUMBER, 0), "How many rounds in a row have passed without an exchange."),
                "answers": about(ANSWERS, "This round's sealed answers."),
                "held": about(
                    WithDefault(SeatBits(), 0), "The seats that hold a corner and have not called it this round."
                ),
                "seekers": about(
                    WithDefault(TupleOf(SEAT), ()), "The callers in the order in which they look for partners."
                ),
                "numbers": about(WithDefault(ListOf(NUMBER), []), "The numbers called last, by seat; 0 for a pass."),
                "swaps": about(WithDefault(ListOf(SwapField()), []), "The exchanges of the last round."),
            },
        ),
        "market": RecordType(
            Market,
            {
                "stage": about(
                    EnumOf(
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
                "ready": about(WithDefault(SeatBits(), 0), "The seats that have sorted their cards."),
                "standing": about(STANDING, "The calls and offers that stand."),
                "bells": about(
                    ANSWERS,
                    "By seat, who has called a corner and who holds, while the bell's window is open (PIT-R16).",
                ),
                "swaps": about(SWAPS, "The last exchange."),
                "exchanges": about(WithDefault(NUMBER, 0), "How many exchanges there have been in this hand."),
            },
        ),
    }
)
STATE: Final = RecordType(
    PitState,
    {
        "suits": about(
            TupleOf(COMMODITY), "The suits in play, one for each player, in the order of the edition (PIT-10)."
        ),
        "dealer": about(Absent(SEAT), "Who deals; null before the first dealer is known."),
        "scores": about(BySeat(NUMBER), "Each seat's points."),
        "hands": about(BySeat(HAND), "Each seat's cards. Between two hands nobody has any."),
        "dealt": about(NUMBER, "How many hands have been dealt, the one in play included."),
        "voids": about(WithDefault(NUMBER, 0), "How many hands in a row were void (PIT-R25)."),
        "stack": stack_of(FRAMES),
        "outcome": ENDING,
    },
)
