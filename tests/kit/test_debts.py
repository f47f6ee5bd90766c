"""Debts of several debtors: those of the first are due together."""

from __future__ import annotations

from parlour.core.text.names import Names
from parlour.core.view import Owed
from parlour.kit.debts import Debt, owed_first, owed_in
from parlour.kit.ledger import BANK

DEBTS = [
    Debt(1, 0, 30, "WA-041", "a card"),
    Debt(1, BANK, 5, "WA-041", "a card"),
    Debt(2, 0, 40, "WA-041", "a card"),
    Debt(1, 0, 7, "WA-041", "a card"),
]


def test_all_debts_of_the_first_debtor_are_due() -> None:
    assert owed_first(DEBTS) == 42
    assert owed_first(DEBTS[2:]) == 40


def test_a_debt_names_each_creditor_once_and_the_bank_by_nothing() -> None:
    names = Names({}, 3)
    assert owed_in(DEBTS, names) == Owed("B", 42, ("A", ""))
