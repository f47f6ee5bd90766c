"""A debt: an amount owed that waits to be paid and is never booked as negative cash."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import FLAG, Absent, RecordType, WithDefault, about
from parlour.core.data.outcome_fields import TEXT
from parlour.core.data.values import Value
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT
from parlour.core.view import Owed
from parlour.kit.ledger import BANK


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Debt(Value):
    """A debt of one seat to another or to the BANK, with its clause and purpose; a fine may go to a pot."""

    def __init__(
        self, debtor: int, creditor: int, amount: int, clause: str, purpose: str, is_fine: bool = False
    ) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.amount = amount
        self.clause = clause
        self.purpose = purpose
        self.is_fine = is_fine


def owed_in(debts: list[Debt], lexicon: Names, bank: str = "the Bank") -> Owed:
    """Return what the debtor of the first of these debts owes by all of them."""
    debtor = debts[0].debtor
    creditors: list[str] = []
    amount = 0
    for debt in debts:
        name = lexicon.letter(debt.creditor) if debt.creditor >= 0 else ""
        if debt.debtor == debtor:
            amount += debt.amount
            if name not in creditors:
                creditors.append(name)
    return Owed(lexicon.letter(debtor), amount, tuple(creditors), bank)


DEBT: Final = RecordType(
    Debt,
    {
        "debtor": about(SEAT, "Who owes."),
        "creditor": about(WithDefault(Absent(SEAT), BANK), "Who is owed: a seat, or null for the Bank."),
        "amount": about(NUMBER, "How much."),
        "clause": about(TEXT, "The clause by which it is owed."),
        "purpose": about(TEXT, "What for, in a few words for the log."),
        "is_fine": about(WithDefault(FLAG, False), "Whether it goes to the pot where an option has one."),
    },
)
