"""What a seat can do in several games of property: bid, pass, rest, deal. Each game says when, and by which clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast, final

from parlour.core.domains import OneOf
from parlour.core.moves import Action, Choice
from parlour.core.words import NUMBER, SEAT, Verb, Word
from parlour.kit.bundle import Bundle


@final
class Pass(Action):
    """Want nothing more just now."""


@final
class Rest(Action):
    """Let one's pass stand from now on."""


@final
class Resume(Action):
    """Lift one's standing pass: be waited for again."""


@final
class Resign(Action):
    """Leave the game."""


@final
class Bid(Action):
    """Bid for what is under the hammer."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class Hold(Action):
    """Do not raise the bid; or leave things as they are."""


@final
class Offer(Action):
    """Offer another seat a bundle for a bundle."""

    def __init__(self, to: int, give: Bundle, get: Bundle) -> None:
        self.to = to
        self.give = give
        self.get = get

    def values(self) -> tuple[object, ...]:
        return (self.to, self.give, self.get)


@final
class Counter(Action):
    """Answer an offer with another one, which takes its place."""

    def __init__(self, number: int, give: Bundle, get: Bundle) -> None:
        self.number = number
        self.give = give
        self.get = get

    def values(self) -> tuple[object, ...]:
        return (self.number, self.give, self.get)


@final
class Accept(Action):
    """Take an offer, or agree to a proposal."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


@final
class DeclineOffer(Action):
    """Refuse an offer or a proposal."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Withdraw(Action):
    """Take an offer or a proposal of one's own back."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


T = TypeVar("T")


class OfferNumbers(OneOf):
    """The numbers of open offers, to be accepted, declined or taken back."""

    def made(self, make: Callable[..., T], n: int) -> T:
        number = self.values[n]
        if make is DeclineOffer:
            return cast("T", DeclineOffer(number))
        if make is Accept:
            return cast("T", Accept(number))
        if make is Withdraw:
            return cast("T", Withdraw(number))
        return make(number)


PASS: Final = Choice(Pass)
REST: Final = Choice(Rest)
RESUME: Final = Choice(Resume)
RESIGN: Final = Choice(Resign, grave=True)
HOLD: Final = Choice(Hold)
PASSES: Final = Pass()
HOLDS: Final = Hold()

PASS_VERB: Final = Verb(Pass, "pass")
WINDOW_VERBS: Final = (PASS_VERB, Verb(Rest, "rest"), Verb(Resume, "resume"), Verb(Resign, "resign"))
BID_VERB: Final = Verb(Bid, "bid {amount}", {"amount": NUMBER})
HOLD_VERB: Final = Verb(Hold, "hold")
WITHDRAW_VERB: Final = Verb(Withdraw, "withdraw {number}", {"number": NUMBER})


def offer_verbs(bundle: Word, decline: str = "decline") -> tuple[Verb, ...]:
    """Offers of bundles written so, and the answers to them."""
    return (
        Verb(Offer, "offer {to}: {give} for {get}", {"to": SEAT, "give": bundle, "get": bundle}),
        Verb(Counter, "counter {number}: {give} for {get}", {"number": NUMBER, "give": bundle, "get": bundle}),
        Verb(Accept, "accept {number}", {"number": NUMBER}),
        Verb(DeclineOffer, f"{decline} {{number}}", {"number": NUMBER}),
    )
