"""Actions of Pit: before the first hand, in rounds, and live."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.core.moves import Action, Choice
from parlour.games.pit.hands import pack

Cards = tuple[int, ...]


def in_order(cards: Cards) -> Cards:
    """Return the cards sorted. The cards of a legal set already are, so this is usually only a check."""
    last = -1
    for card in cards:
        if card < last:
            return tuple(sorted(cards))
        last = card
    return cards


@final
class NameDealer(Action):
    """Vote for the first dealer (PIT-R01)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def values(self) -> tuple[object, ...]:
        return (self.player,)


@final
class NameSuits(Action):
    """The dealer chooses the suits in play (PIT-10, PIT-R02)."""

    def __init__(self, suits: Cards) -> None:
        self.suits = in_order(suits)

    def values(self) -> tuple[object, ...]:
        return (self.suits,)


@final
class LeaveSuitsToLot(Action):
    """The dealer lets chance choose the suits in play."""


@final
class Pass(Action):
    """Offer nothing this round."""


@final
class Offer(Action):
    """Offer some cards, and the least number of them that may be traded. A lowered trade takes the first cards."""

    def __init__(self, cards: Cards, floor: int) -> None:
        # Only the order of the cards after the floor matters. The cards before it always go together and are sorted.
        self.cards = tuple(sorted(cards[:floor])) + cards[floor:] if floor > 0 else cards
        self.floor = floor
        self.packed = tuple([pack(self.cards[:number]) for number in range(len(cards) + 1)])
        """By number: the first `number` cards as a hand."""

    def values(self) -> tuple[object, ...]:
        return (self.cards, self.floor)


@final
class Corner(Action):
    """Hit the board: the words of the call, and the commodity that is cornered (PIT-21, PIT-31, PIT-32)."""

    def __init__(self, words: int, commodity: int) -> None:
        self.words = words
        self.commodity = commodity

    def values(self) -> tuple[object, ...]:
        return (self.words, self.commodity)


@final
class Hold(Action):
    """Do not hit the board now."""


@final
class Ready(Action):
    """Say that the hand is sorted (PIT-12)."""


@final
class Open(Action):
    """The dealer declares the Exchange open (PIT-14)."""


@final
class Call(Action):
    """Hold up some cards and call their number (PIT-15, PIT-17)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = in_order(cards)

    def values(self) -> tuple[object, ...]:
        return (self.cards,)


@final
class CallNumber(Action):
    """Call a number without holding up cards for it (PIT-R11)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Withdraw(Action):
    """Take back one's own call and all one's invitations."""


@final
class TakeBack(Action):
    """Take back what was offered to one player."""

    def __init__(self, player: int) -> None:
        self.player = player

    def values(self) -> tuple[object, ...]:
        return (self.player,)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Match(Action):
    """Trade with a caller. Fewer cards than called are an invitation to lower the call (PIT-18, PIT-19)."""

    def __init__(self, player: int, cards: Cards) -> None:
        self.player = player
        self.cards = in_order(cards)

    def values(self) -> tuple[object, ...]:
        return (self.player, self.cards)


@final
class Lower(Action):
    """Lower one's call to the number of cards another player offers, and trade (PIT-19)."""

    def __init__(self, player: int, cards: Cards) -> None:
        self.player = player
        self.cards = in_order(cards)

    def values(self) -> tuple[object, ...]:
        return (self.player, self.cards)


@final
class Accept(Action):
    """Confirm a match of one's call (PIT-R11, PIT-R12)."""

    def __init__(self, player: int, cards: Cards) -> None:
        self.player = player
        self.cards = in_order(cards)

    def values(self) -> tuple[object, ...]:
        return (self.player, self.cards)


NO: Final = 0
YES: Final = 1
ANSWERS: Final = ("no", "yes")


@final
class VoteVoid(Action):
    """Vote on voiding the hand (PIT-R10)."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def values(self) -> tuple[object, ...]:
        return (self.answer,)


PASS: Final = Choice(Pass)
HOLD: Final = Choice(Hold)
READY: Final = Choice(Ready)
OPEN: Final = Choice(Open)
WITHDRAW: Final = Choice(Withdraw)
AT_RANDOM: Final = Choice(LeaveSuitsToLot)
PASSES: Final = Pass()
HOLDS: Final = Hold()
VOTES_NO: Final = VoteVoid(NO)
