"""Actions that several property games share: bid, pass, rest, resign, trade. Each game says when they are legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.record_class import record
from parlour.core.domains import Domain, IntRange, count_of
from parlour.core.moves import Action, Choice
from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Number, Token
from parlour.kit.bits import first
from parlour.kit.trade.bundle import Bundle, Numbered, Proposal

T = TypeVar("T")


@final
class Pass(Action):
    """Want nothing more for now."""


@final
class Rest(Action):
    """Pass automatically from now on."""


@final
class Resume(Action):
    """Lift one's standing pass and be waited for again."""


@final
class Resign(Action):
    """Leave the game."""


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Bid(Action):
    """Bid for the item under the hammer."""

    amount: Number


@final
class Bids(IntRange):
    """Bids from the lowest that counts to the highest that a seat can pay."""

    def build(self, make: Callable[..., T], n: int) -> T:
        """Build the action. Compiled, calling a class by name is faster than calling `make`; also below."""
        if make is Bid:
            return cast("T", Bid(self.low + n * self.step))
        return make(self.low + n * self.step)


@final
class Hold(Action):
    """Do not raise the bid, or leave things as they are."""


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Action):
    """Offer another seat a bundle for a bundle."""

    to: int
    give: Bundle
    get: Bundle


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Counter(Action):
    """Answer an offer with another one, which replaces it."""

    number: int
    give: Bundle
    get: Bundle


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Accept(Action):
    """Take an offer, or agree to a proposal."""

    number: Number


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class DeclineOffer(Action):
    """Refuse an offer or a proposal."""

    number: Number


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Withdraw(Action):
    """Take back one's own offer or proposal."""

    number: Number


@final
class OfferNumbers(Domain):
    """The numbers of open offers and plans that a seat may accept, decline or take back.

    A bit set holds their places: first the offers, then the plans. So no list is created.
    """

    def __init__(self) -> None:
        self._offers: list[Proposal] = []
        self._plans: Sequence[Numbered] = ()
        self.places: i64 = 0

    def read(self, offers: list[Proposal], plans: Sequence[Numbered]) -> None:
        """Read numbers from these lists from now on, with none selected."""
        self._offers = offers
        self._plans = plans
        self.places = 0

    def put(self, offers: list[Proposal], plans: Sequence[Numbered], places: i64) -> None:
        """Use the domain in another ask, after a move."""
        self._offers = offers
        self._plans = plans
        self.places = places

    def number(self, n: int) -> int:
        """Return the number of the n-th selected offer or plan."""
        places = self.places
        while n > 0:
            places &= places - 1
            n -= 1
        place = first(places)
        offers = self._offers
        if place < len(offers):
            return offers[place].number
        return self._plans[place - len(offers)].number

    def size(self) -> int:
        return count_of(self.places)

    def nth(self, n: int) -> object:
        return self.number(n)

    def contains(self, value: object) -> bool:
        return any(self.number(n) == value for n in range(self.size()))

    def build(self, make: Callable[..., T], n: int) -> T:
        number = self.number(n)
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
RESIGN: Final = Choice(Resign, never_random=True)
HOLD: Final = Choice(Hold)
PASSES: Final = Pass()
HOLDS: Final = Hold()

PASS_VERB: Final = ActionSyntax(Pass, "pass")
WINDOW_VERBS: Final = (
    PASS_VERB,
    ActionSyntax(Rest, "rest"),
    ActionSyntax(Resume, "resume"),
    ActionSyntax(Resign, "resign"),
)
BID_VERB: Final = ActionSyntax(Bid, "bid {amount}")
HOLD_VERB: Final = ActionSyntax(Hold, "hold")
WITHDRAW_VERB: Final = ActionSyntax(Withdraw, "withdraw {number}")


def offer_verbs(bundle: Token, decline: str = "decline") -> tuple[ActionSyntax, ...]:
    """Return the syntax of offers with this kind of bundle, and of the answers to them."""
    return (
        ActionSyntax(Offer, "offer {to}: {give} for {get}", {"to": SEAT, "give": bundle, "get": bundle}),
        ActionSyntax(Counter, "counter {number}: {give} for {get}", {"number": NUMBER, "give": bundle, "get": bundle}),
        ActionSyntax(Accept, "accept {number}"),
        ActionSyntax(DeclineOffer, f"{decline} {{number}}"),
    )
