"""Prices offered by players to a mover who must buy: one offer each, a price and a number (CTM-R64)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import ListOf, TupleOf, WithDefault
from parlour.core.data.record_class import record, record_type
from parlour.core.data.values import Value
from parlour.core.domains import IntRange, Product
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Reason
from parlour.core.text.notation import SEAT, Number, Seat
from parlour.games.corner_the_market.actions import PASS, PASSES, Pass, Quote, Take
from parlour.games.corner_the_market.effects import deal
from parlour.games.corner_the_market.events import Declined, Quoted
from parlour.games.corner_the_market.prices import corner_price, has_control, has_corner
from parlour.games.corner_the_market.reasons import BELOW_CORNER_PRICE, QUOTE_OR_PASS, not_now
from parlour.games.corner_the_market.seating import others
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.upto import UpTo
from parlour.kit.trade.questions import letter_of


@record
class Quotation(Value):
    """An offer by a seat: a number of contracts at a price each."""

    seat: Annotated[Seat, "Who offers."]
    number: Annotated[Number, "How many contracts."]
    price: Annotated[Number, "The price of each."]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quotation) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[int, int, int]:
        return (self.seat, self.number, self.price)


@record
class Quotes:
    """The seats still to be asked, the next one first, and the offers made."""

    waiting: Annotated[
        tuple[int, ...],
        WithDefault(TupleOf(SEAT), ()),
        "The seats still to be asked for an offer, the next one first.",
    ]
    made: Annotated[list[Quotation], WithDefault(ListOf(record_type(Quotation)), []), "The offers made."]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quotes) and self.waiting == other.waiting and self.made == other.made

    def __hash__(self) -> int:
        return hash((self.waiting, tuple(self.made)))


QUOTES: Final = WithDefault(record_type(Quotes), Quotes((), []))


def least_quote(s: CornerState, seat: int, commodity: int) -> int:
    """Return the lowest price a seat may ask.

    For a Corner it is the Premium Price (CTM-085, CTM-089), otherwise any price is allowed (CTM-018).
    """
    if has_corner(s, seat, commodity):
        return corner_price(s, commodity, s.contracts[seat][commodity])
    return s.edition.amounts.step


def can_quote(s: CornerState, seat: int, commodity: int) -> bool:
    """Return whether a seat has contracts, not under Control (CTM-095), at a price the mover could pay."""
    if not s.contracts[seat][commodity] or has_control(s, seat, commodity):
        return False
    return least_quote(s, seat, commodity) <= s.cash[s.mover]


def sellers(s: CornerState, commodity: int) -> tuple[int, ...]:
    """Return the seats that can be asked for an offer, from the mover's left."""
    return tuple([seat for seat in others(s, s.mover) if can_quote(s, seat, commodity)])


def quote_choice(s: CornerState, seat: int, commodity: int, most: int) -> Choice:
    """Return the choice of a number, and of a price in whole steps that the mover could pay."""
    number = min(most, s.contracts[seat][commodity])
    step = s.edition.amounts.step
    prices = IntRange(least_quote(s, seat, commodity), s.cash[s.mover], step)
    return Choice(Quote, Product((IntRange(1, number), prices)))


def quote_ask(s: CornerState, seat: int, commodity: int, most: int) -> Ask:
    """Return the ask to make an offer or pass (CTM-D05, CTM-D07, CTM-D19)."""
    return Ask(seat, (PASS, quote_choice(s, seat, commodity, most)), "CTM-R64", PASSES)


def quote_details(s: CornerState, commodity: int) -> dict[str, object]:
    """Return what the question of `quote_ask` names."""
    return {"kind": "quote", "seat": letter_of(s.mover), "commodity": s.edition.commodities[commodity].name, "least": 0}


def cannot_quote(s: CornerState, seat: int, commodity: int, most: int, action: Action) -> Reason | None:
    if isinstance(action, Pass) or quote_choice(s, seat, commodity, most).contains(action):
        return None
    if isinstance(action, Quote) and has_corner(s, seat, commodity):
        return BELOW_CORNER_PRICE if action.price < least_quote(s, seat, commodity) else QUOTE_OR_PASS
    return not_now(action, QUOTE_OR_PASS)


def answer_quote(quotes: Quotes, seat: int, commodity: int, action: Action, log: Log | None) -> None:
    """Record the answer of the seat asked; the next seat is asked."""
    quotes.waiting = quotes.waiting[1:]
    if isinstance(action, Quote):
        quotes.made.append(Quotation(seat, action.number, action.price))
        if log is not None:
            log.add(Quoted("CTM-R64", seat, action.number, commodity, action.price))
    elif log is not None:
        log.add(Declined("CTM-R64", seat))


def take_limits(s: CornerState, quotes: Quotes, most: int) -> list[int]:
    """Return for each seat how many contracts of its offer the mover can take."""
    limits = [0] * s.seats
    cash = s.cash[s.mover]
    for one in quotes.made:
        limits[one.seat] = max(0, min(one.number, most, cash // one.price))
    return limits


def take_choices(s: CornerState, quotes: Quotes, most: int) -> tuple[Choice, ...]:
    """Return the choice of offers the mover can take (CTM-043)."""
    if not quotes.made:
        return ()
    limits = take_limits(s, quotes, most)
    return (Choice(Take, UpTo(limits)),) if max(limits) > 0 else ()


def take_quote(s: CornerState, quotes: Quotes, action: Take, commodity: int, clause: str, log: Log | None) -> None:
    """Take an offer; the rest of it lapses."""
    for one in quotes.made:
        if one.seat == action.seller:
            deal(s, one.seat, s.mover, commodity, action.number, one.price, clause, log)
    quotes.made = [one for one in quotes.made if one.seat != action.seller]
