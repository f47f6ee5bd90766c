"""Charges, raising funds, forced purchases and bankruptcy (CTM-106, CTM-114 to CTM-116, CTM-R14, CTM-R35, CTM-R39)."""

from __future__ import annotations

from typing import Annotated

from parlour.core.data.fields import ListOf
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.outcome import Outcome
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number, Seat
from parlour.games.corner_the_market.actions import REDEEM_SEAT, REDEEMS_SEAT, Redeem, RedeemSeat
from parlour.games.corner_the_market.effects import CASHIER, deal, hand_over, pay, return_seat, sell
from parlour.games.corner_the_market.events import LastLeft, WentBankrupt
from parlour.games.corner_the_market.fields import CommodityName
from parlour.games.corner_the_market.prices import final_scores, loose
from parlour.games.corner_the_market.reasons import (
    CORNER_IS_LAST,
    NO_SEAT_TO_REDEEM,
    NOTHING_TO_REDEEM,
    RAISE_FUNDS,
    not_now,
)
from parlour.games.corner_the_market.state import OUT, CornerState
from parlour.kit.bits import first
from parlour.kit.debts import DEBT, Debt, owed_first
from parlour.kit.trade.questions import letter_of


def charge(s: CornerState, debtor: int, creditor: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """Charge a sum. A debtor short of cash raises funds first."""
    if s.cash[debtor] >= amount:
        pay(s, debtor, creditor, amount, clause, purpose, log)
    else:
        s.push(Debts([Debt(debtor, creditor, amount, clause, purpose)]))


def forfeit(s: CornerState, seat: int, clause: str, log: Log | None) -> None:
    """Charge the forfeit for a required transaction that is not completed (CTM-106)."""
    charge(s, seat, CASHIER, s.edition.amounts.forfeit, clause, "forfeit", log)


def settle(s: CornerState, debts: list[Debt], log: Log | None) -> None:
    """Pay several sums in the order given, those of one debtor together."""
    if not pay_off(s, debts, log):
        s.push(Debts(debts))


def pay_off(s: CornerState, debts: list[Debt], log: Log | None) -> bool:
    """Pay debtor by debtor as far as cash allows. Returns whether all is paid."""
    while debts:
        debtor = debts[0].debtor
        if s.cash[debtor] < owed_first(debts):  # CTM-R35: funds are raised for the whole sum
            return False
        while debts and debts[0].debtor == debtor:
            debt = debts.pop(0)
            pay(s, debtor, debt.creditor, debt.amount, debt.clause, debt.purpose, log)
    return True


def loose_worth(s: CornerState, seat: int) -> int:
    """Return what the Cashier would pay for all Broker Seats and loose contracts of a seat."""
    worth = s.broker_seats[seat].bit_count() * s.edition.amounts.seat_redeemed
    for commodity in range(s.edition.kinds):
        worth += loose(s, seat, commodity) * s.redeeming[commodity]
    return worth


def can_cover(s: CornerState, seat: int, amount: int) -> bool:
    """Return whether everything a player owns is worth this amount."""
    worth = s.broker_seats[seat].bit_count() * s.edition.amounts.seat_redeemed
    for commodity, number in enumerate(s.contracts[seat]):
        worth += number * s.redeeming[commodity]
    if s.options.bank_limit:
        worth = min(worth, s.cash[CASHIER])  # CTM-R40
    return s.cash[seat] + worth >= amount


def go_bankrupt(s: CornerState, seat: int, debts: list[Debt], log: Log | None) -> None:
    """Bankrupt a player (CTM-115, CTM-R35).

    Everything is redeemed, creditors are paid in order while the cash lasts, and the player is out.
    """
    if log is not None:
        log.add(WentBankrupt("CTM-114", seat))
    for commodity in range(s.edition.kinds):
        number = s.contracts[seat][commodity]
        if number:
            sell(s, seat, commodity, number, s.redeeming[commodity], "CTM-R39", log)
    while s.broker_seats[seat]:
        _redeem_seat(s, seat, "CTM-R67", log)
    for debt in debts:
        amount = min(debt.amount, s.cash[seat])
        pay(s, seat, debt.creditor, amount, debt.clause, debt.purpose, log)
    pay(s, seat, CASHIER, s.cash[seat], "CTM-115", "what is left", log)
    s.at[seat] = OUT
    s.called[seat] = False
    s.playing &= ~(1 << seat)
    if s.playing.bit_count() == 1:
        _end_with_last(s, first(s.playing), log)


def _end_with_last(s: CornerState, seat: int, log: Log | None) -> None:
    """End the game with one player left (CTM-116)."""
    s.end(Outcome("last-left", "CTM-116", (seat,), tuple(final_scores(s))))
    if log is not None:
        log.add(LastLeft("CTM-116", seat))


def _redeem_seat(s: CornerState, seat: int, clause: str, log: Log | None) -> None:
    """Sell a Broker Seat back to the Cashier (CTM-099, CTM-100)."""
    return_seat(s, seat, clause, log)
    pay(s, CASHIER, seat, s.edition.amounts.seat_redeemed, clause, "a Broker Seat", log)


@record
class Debts(Frame[CornerState]):
    """Sums that could not all be paid at once. Debtors settle one after the other."""

    debts: Annotated[list[Debt], ListOf(DEBT), "The sums, debtor by debtor; `raising` stands on top."]

    def advance(self, s: CornerState, log: Log | None) -> bool:
        while s.outcome is None and not pay_off(s, self.debts, log):
            debtor = self.debts[0].debtor
            owed = owed_first(self.debts)
            if can_cover(s, debtor, owed):
                s.push(Raising(debtor, owed))
                return False
            theirs = [debt for debt in self.debts if debt.debtor == debtor]
            self.debts = [debt for debt in self.debts if debt.debtor != debtor]
            go_bankrupt(s, debtor, theirs, log)
        return True


@record
class Forced(Frame[CornerState]):
    """The partner must buy one contract of the mover, raising funds if necessary (CTM-059, CTM-R14)."""

    buyer: Annotated[Seat, "The partner who must buy."]
    commodity: Annotated[CommodityName, "One contract of what."]
    price: Annotated[Number, "What it costs."]

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if s.cash[self.buyer] >= self.price:
            deal(s, s.mover, self.buyer, self.commodity, 1, self.price, "CTM-059", log)
        elif can_cover(s, self.buyer, self.price):
            s.push(Raising(self.buyer, self.price))
            return False
        else:
            go_bankrupt(s, self.buyer, [], log)
            if s.outcome is None:
                hand_over(s, self.commodity, 1, s.mover, CASHIER, "CTM-060", log, self.price)
                purpose = s.edition.commodities[self.commodity].name
                pay(s, CASHIER, s.mover, self.price, "CTM-061", purpose, log)
        return True


@record
class Raising(Frame[CornerState]):
    """A player sells to the Cashier, one thing at a time, until they can pay what they owe (CTM-R39)."""

    debtor: Annotated[Seat, "Who sells to the Cashier."]
    amount: Annotated[Number, "The cash that the player must have in the end."]

    def pending(self, s: CornerState) -> Pending:
        return ONE_SEAT[self.debtor]

    def ask(self, s: CornerState, seat: int) -> Ask:
        contracts = tuple([c for c in range(s.edition.kinds) if self._cannot_redeem(s, c) is None])
        choices: tuple[Choice, ...] = (Choice(Redeem, OneOf(contracts)),) if contracts else ()
        if s.broker_seats[seat]:
            return Ask(seat, (REDEEM_SEAT, *choices), "CTM-R39", REDEEMS_SEAT)
        return Ask(seat, choices, "CTM-R39", Redeem(self._default_commodity(s, contracts)))

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        missing = self.amount - s.cash[seat]
        return {"creditor": self._creditor(s), "owed": self.amount, "missing": missing}

    def _creditor(self, s: CornerState) -> str:
        """Return to whom the debtor owes: a seat's letter, 'cashier', or 'several'."""
        below = s.stack[-2]
        if not isinstance(below, Debts):
            return letter_of(s.mover)  # a purchase from the mover (CTM-059)
        creditors = {debt.creditor for debt in below.debts if debt.debtor == self.debtor}
        if len(creditors) > 1:
            return "several"
        return "cashier" if CASHIER in creditors else letter_of(creditors.pop())

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Redeem):
            return self._cannot_redeem(s, action.commodity)
        if isinstance(action, RedeemSeat):
            return None if s.broker_seats[seat] else NO_SEAT_TO_REDEEM
        return not_now(action, RAISE_FUNDS)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Redeem):
            is_loose = loose(s, seat, action.commodity) > 0
            clause = "CTM-017" if is_loose else "CTM-086"
            sell(s, seat, action.commodity, 1, s.redeeming[action.commodity], clause, log)
        else:
            _redeem_seat(s, seat, "CTM-100", log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        return s.cash[self.debtor] >= self.amount

    def _cannot_redeem(self, s: CornerState, commodity: int) -> Reason | None:
        """Return why a contract may not be redeemed, or None (CTM-085, CTM-095).

        Corners and Control come last, unless the order is free.
        """
        if not 0 <= commodity < s.edition.kinds or not s.contracts[self.debtor][commodity]:
            return NOTHING_TO_REDEEM
        if loose(s, self.debtor, commodity) or s.options.debtor_sells_anything:
            return None
        return CORNER_IS_LAST if s.cash[self.debtor] + loose_worth(s, self.debtor) >= self.amount else None

    def _default_commodity(self, s: CornerState, contracts: tuple[int, ...]) -> int:
        """Return the default contract to redeem (CTM-D20): loose first, cheapest first, then Corners, then Control."""
        best = contracts[0]
        least = -1
        for commodity in s.edition.by_price:
            if commodity in contracts:
                number = s.contracts[self.debtor][commodity]
                rank = (number >= s.edition.corner) + (number >= s.edition.contracts)
                if least < 0 or rank < least:
                    best = commodity
                    least = rank
        return best
