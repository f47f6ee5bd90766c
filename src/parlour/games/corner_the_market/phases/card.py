"""A card: taken from the top of its pile, carried out, and put under the pile (CTM-108 to CTM-113)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import EnumOf
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import CHANCE, Pending
from parlour.games.corner_the_market import cards
from parlour.games.corner_the_market.cards import PILE_CLAUSES, PILES
from parlour.games.corner_the_market.effects import CASHIER, pack_of, pay, put_under, receive, return_seat, take_off
from parlour.games.corner_the_market.events import CardHadNoEffect, CardPutBack, CardTaken, SeatKept
from parlour.games.corner_the_market.moving import go_to_telephone, waits_for_call
from parlour.games.corner_the_market.phases.charges import pay_commissions, pay_corner_penalties, pay_fine
from parlour.games.corner_the_market.phases.debts import charge
from parlour.games.corner_the_market.phases.options import offer_option, order_purchase
from parlour.games.corner_the_market.phases.short import order_sale
from parlour.games.corner_the_market.state import NO_CARD, CornerState
from parlour.kit.pack import UNKNOWN

PILE: Final = EnumOf(*PILES, meanings=("the Exchange cards", "the Flyers"))


@record
class CardFrame(Frame[CornerState]):
    """Taking a card. Chance decides which card is on top, until all cards of the pile have been seen."""

    pile: Annotated[int, PILE, "The pile the card is taken from."]
    taken: Annotated[
        bool,
        "Whether the card has been taken and is carried out; before that chance is waited for.",
    ] = False

    def pending(self, s: CornerState) -> Pending:
        draw = pack_of(s, self.pile).draw(PILES[self.pile], PILE_CLAUSES[self.pile], s.mover)
        return Pending(CHANCE, (), draw)

    def resolve_draw(self, s: CornerState, values: list[int], log: Log | None) -> None:
        self._take(s, values[0], log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if not self.taken:
            top = pack_of(s, self.pile).top()
            if top == UNKNOWN:
                return False
            self._take(s, top, log)
        if s.top is not self:
            return False
        if s.card != NO_CARD:
            put_under(s, self.pile, s.card)
            if log is not None:
                log.add(CardPutBack(PILE_CLAUSES[self.pile], s.card))
            s.card = NO_CARD
        return True

    def _take(self, s: CornerState, number: int, log: Log | None) -> None:
        self.taken = True
        take_off(s, self.pile, number)
        s.card = number
        if log is not None:
            log.add(CardTaken(PILE_CLAUSES[self.pile], s.mover, number))
        carry_out(s, number, log)


def carry_out(s: CornerState, number: int, log: Log | None) -> None:
    """Apply a card to the mover."""
    card = s.edition.cards[number]
    seat = s.mover
    if card.type == cards.BROKER_SEAT:
        s.broker_seats[seat] |= 1 << number
        s.card = NO_CARD
        if log is not None:
            log.add(SeatKept("CTM-098", seat, number))
    elif card.type == cards.OPTION_BUY or card.type == cards.OPTION_SELL:
        offer_option(s, card.type == cards.OPTION_SELL, card.commodity, card.amount)
    elif card.type == cards.COMMISSION:
        pay_commissions(s, log)
    elif card.type == cards.CORNER:
        pay_corner_penalties(s, log)
    elif card.type == cards.FINE:
        pay_fine(s, card.amount, log)
    elif card.type == cards.COLLECT:
        pay(s, CASHIER, seat, card.amount, "CTM-109", card.title, log)
    elif card.type == cards.STORAGE:
        amount = card.amount * sum(s.contracts[seat])
        charge(s, seat, CASHIER, amount, "CTM-107", card.title, log)
    elif card.type == cards.RECEIVE_CONTRACT:
        if s.stock[card.commodity]:
            receive(s, seat, card.commodity, "CTM-112", log)
        else:
            pay(s, CASHIER, seat, card.amount, "CTM-112", card.title, log)
    elif card.type == cards.COMPULSORY_BUY:
        order_purchase(s, card.commodity, log)
    elif card.type == cards.COMPULSORY_SELL:
        order_sale(s, card.commodity, log)
    elif card.type == cards.RETURN_SEAT:
        if s.broker_seats[seat]:
            return_seat(s, seat, "CTM-113", log)
    elif waits_for_call(s, seat):  # CTM-080: the piece stays
        if log is not None:
            log.add(CardHadNoEffect("CTM-080", seat, number))
    else:
        go_to_telephone(s, seat, log)
