"""Accounts and payments: one function moves money and logs the event, so that no money is created or lost.

A ledger is a list of accounts: those of the seats, then the pot, then the Bank, so that POT and BANK are indexes into
it.
"""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.outcome_fields import Text
from parlour.core.data.record_class import record, tagged
from parlour.core.events import Event, Log
from parlour.core.meaning.event_tags import GAINED, LOST, EventTag
from parlour.core.refusals import RulesBug
from parlour.core.text.names import Names
from parlour.core.text.notation import NumberToken, Seat

BANK: Final = -1
"""The Bank as payer or payee; it never runs out of money."""
POT: Final = -2
"""Money set aside on the board."""


class MoneyToken(NumberToken):
    """An amount, shown with the edition's currency before it."""

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        sign = lexicon.names["currency"][0]
        return f"{sign}{value:,}" if value >= 0 else f"-{sign}{-value:,}"


MONEY: Final = MoneyToken()
Money = Annotated[int, MONEY]


@record
class Paid(Event):
    clause: str
    payer: Seat
    payee: Seat
    amount: Money
    purpose: Text


@record
class PaidBank(Event):
    clause: str
    payer: Seat
    amount: Money
    purpose: Text


@record
class BankPaid(Event):
    clause: str
    payee: Seat
    amount: Money
    purpose: Text


@record
class PaidPot(Event):
    clause: str
    payer: Seat
    amount: Money
    purpose: Text


@record
class PotPaid(Event):
    clause: str
    payee: Seat
    amount: Money
    purpose: Text


@record
class PotFilled(Event):
    clause: str
    amount: Money
    purpose: Text


LEDGER_EVENTS: Final = tagged(Paid, PaidBank, BankPaid)
POT_EVENTS: Final = tagged(PaidPot, PotPaid, PotFilled)
LEDGER_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LOST, "paid", {"seat": "payer"}),
    EventTag(GAINED, "paid", {"seat": "payee"}),
    EventTag(LOST, "paid_bank", {"seat": "payer"}),
    EventTag(GAINED, "bank_paid", {"seat": "payee"}),
)
POT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LOST, "paid_pot", {"seat": "payer"}),
    EventTag(GAINED, "pot_paid", {"seat": "payee"}),
)


def opened(cash: list[int], pot: int) -> list[int]:
    """Create the accounts of seats and pot, and the Bank's, so that the sum of all is always zero."""
    return [*cash, pot, -sum(cash) - pot]


def transfer(
    ledger: list[int], payer: int, payee: int, amount: int, clause: str, purpose: str, log: Log | None
) -> None:
    """Move an amount from one account to another and log it. A seat with less money is a bug in the rules."""
    if amount < 0 or (payer >= 0 and ledger[payer] < amount):
        raise RulesBug(f"seat {payer} cannot pay {amount}, having {ledger[payer]}")
    ledger[payer] -= amount
    ledger[payee] += amount
    if log is not None and amount > 0:
        log.add(payment(payer, payee, amount, clause, purpose))


def payment(payer: int, payee: int, amount: int, clause: str, purpose: str) -> Event:
    """Return the event for a payment."""
    if payer >= 0:
        if payee >= 0:
            return Paid(clause, payer, payee, amount, purpose)
        return PaidBank(clause, payer, amount, purpose) if payee == BANK else PaidPot(clause, payer, amount, purpose)
    if payee >= 0:
        return BankPaid(clause, payee, amount, purpose) if payer == BANK else PotPaid(clause, payee, amount, purpose)
    return PotFilled(clause, amount, purpose)
