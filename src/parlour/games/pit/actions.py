"""Actions of Pit: before the first hand, in rounds, and live; and their notation.

'offer Oil 3 floor 1', 'call Oil 2 + Bull', 'match B with Gas', 'bull corner Rice'.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import WithDefault
from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.names import Names
from parlour.core.text.notation import ActionSyntax, Grammar, Number, Seat
from parlour.games.pit.fields import CARDS, AnswersField, Cards, Commodity, CornerWords, Suits, Vote
from parlour.games.pit.hands import pack

_OFFER: Final = re.compile(r"offer\s+([^\d\s].*?)", re.IGNORECASE)
_FLOOR: Final = re.compile(r"\sfloor\b", re.IGNORECASE)


def in_order(cards: Cards) -> Cards:
    """Return the cards sorted. The cards of a legal set already are, so this is usually only a check."""
    last = -1
    for card in cards:
        if card < last:
            return tuple(sorted(cards))
        last = card
    return cards


@record
class NameDealer(Action):
    """Vote for the first dealer (PIT-R01)."""

    player: Seat


@record
class NameSuits(Action):
    """The dealer chooses the suits in play (PIT-10, PIT-R02)."""

    suits: Suits

    def __post_init__(self) -> None:
        self.suits = in_order(self.suits)


@final
class LeaveSuitsToLot(Action):
    """The dealer lets chance choose the suits in play."""


@final
class Pass(Action):
    """Offer nothing this round."""


@record
class Offer(Action):
    """Offer some cards, and the least number of them that may be traded. A lowered trade takes the first cards."""

    cards: Cards
    floor: Number

    def __post_init__(self) -> None:
        cards, floor = self.cards, self.floor
        # Only the order of the cards after the floor matters. The cards before it always go together and are sorted.
        if floor > 0:
            self.cards = tuple(sorted(cards[:floor])) + cards[floor:]
        self.packed = tuple([pack(self.cards[:number]) for number in range(len(cards) + 1)])
        """By number: the first `number` cards as a hand."""


@record
class Corner(Action):
    """Hit the board: the words of the call, and the commodity that is cornered (PIT-21, PIT-31, PIT-32)."""

    words: CornerWords
    commodity: Commodity


@final
class Hold(Action):
    """Do not hit the board now."""


@final
class Ready(Action):
    """Say that the hand is sorted (PIT-12)."""


@final
class Open(Action):
    """The dealer declares the Exchange open (PIT-14)."""


@record
class Call(Action):
    """Hold up some cards and call their number (PIT-15, PIT-17)."""

    cards: Cards

    def __post_init__(self) -> None:
        self.cards = in_order(self.cards)


@record
class CallNumber(Action):
    """Call a number without holding up cards for it (PIT-R11)."""

    number: Number


@final
class Withdraw(Action):
    """Take back one's own call and all one's invitations."""


@record
class TakeBack(Action):
    """Take back what was offered to one player."""

    player: Seat


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Match(Action):
    """Trade with a caller. Fewer cards than called are an invitation to lower the call (PIT-18, PIT-19)."""

    player: Seat
    cards: Cards

    def __post_init__(self) -> None:
        self.cards = in_order(self.cards)


@record
class Lower(Action):
    """Lower one's call to the number of cards another player offers, and trade (PIT-19)."""

    player: Seat
    cards: Cards

    def __post_init__(self) -> None:
        self.cards = in_order(self.cards)


@record
class Accept(Action):
    """Confirm a match of one's call (PIT-R11, PIT-R12)."""

    player: Seat
    cards: Cards

    def __post_init__(self) -> None:
        self.cards = in_order(self.cards)


NO: Final = 0
YES: Final = 1


@record
class VoteVoid(Action):
    """Vote on voiding the hand (PIT-R10)."""

    answer: Vote


PASS: Final = Choice(Pass)
HOLD: Final = Choice(Hold)
READY: Final = Choice(Ready)
OPEN: Final = Choice(Open)
WITHDRAW: Final = Choice(Withdraw)
AT_RANDOM: Final = Choice(LeaveSuitsToLot)
PASSES: Final = Pass()
HOLDS: Final = Hold()
VOTES_NO: Final = VoteVoid(NO)


class OfferSyntax(ActionSyntax):
    """An offer.

    If the floor is not typed, the offer may be lowered to any number. It is always written with a floor.
    """

    def __init__(self) -> None:
        super().__init__(Offer, "offer {cards} floor {floor}")

    def read(self, text: str, lexicon: Names) -> Action | None:
        whole = super().read(text, lexicon)
        if whole is not None or _FLOOR.search(text) is not None:
            return whole
        bare = _OFFER.fullmatch(text)
        if bare is None:
            return None
        cards = CARDS.read(bare[1], lexicon)
        assert isinstance(cards, tuple)
        return Offer(cards, 1)


GRAMMAR: Final = Grammar(
    [
        ActionSyntax(Pass, "pass"),
        OfferSyntax(),
        ActionSyntax(Hold, "hold"),
        ActionSyntax(Ready, "ready"),
        ActionSyntax(Open, "open"),
        ActionSyntax(CallNumber, "call {number}"),
        ActionSyntax(Call, "call {cards}"),
        ActionSyntax(Match, "match {player} with {cards}"),
        ActionSyntax(Lower, "lower to {player} with {cards}"),
        ActionSyntax(Accept, "accept {player} with {cards}"),
        ActionSyntax(Withdraw, "withdraw"),
        ActionSyntax(TakeBack, "withdraw from {player}"),
        ActionSyntax(VoteVoid, "void {answer}"),
        ActionSyntax(Corner, "{words} {commodity}"),
        ActionSyntax(NameDealer, "dealer {player}"),
        ActionSyntax(LeaveSuitsToLot, "suits by lot"),
        ActionSyntax(NameSuits, "suits {suits}"),
    ]
)
AnswersBySeat = Annotated[list[Action | None], WithDefault(AnswersField(GRAMMAR), [])]
"""An answer for each seat; None for a seat that has not answered."""
