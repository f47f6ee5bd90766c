"""A debt: an amount owed that waits to be paid and is never booked as negative cash."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import Absent, WithDefault
from parlour.core.data.outcome_fields import Text
from parlour.core.data.record_class import record, record_type
from parlour.core.data.values import Value
from parlour.core.text.names import Names
from parlour.core.text.notation import SEAT, Number, Seat
from parlour.core.view import Owed
from parlour.kit.ledger import BANK


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Debt(Value):
    """A debt of one seat to another or to the BANK, with its clause and purpose; a fine may go to a pot."""

    debtor: Annotated[Seat, "Who owes."]
    creditor: Annotated[int, WithDefault(Absent(SEAT), BANK), "Who is owed: a seat, or null for the Bank."]
    amount: Annotated[Number, "How much."]
    clause: Annotated[Text, "The clause by which it is owed."]
    purpose: Annotated[Text, "What for, in a few words for the log."]
    is_fine: Annotated[bool, "Whether it goes to the pot where an option has one."] = False


DEBT: Final = record_type(Debt)


def owed_first(debts: list[Debt]) -> int:
    """Return all that the debtor of the first of these debts owes."""
    debtor = debts[0].debtor
    owed = 0
    for debt in debts:
        if debt.debtor == debtor:
            owed += debt.amount
    return owed


def owed_in(debts: list[Debt], lexicon: Names, bank: str = "the Bank") -> Owed:
    """Return what the debtor of the first of these debts owes by all of them."""
    debtor = debts[0].debtor
    theirs = [debt.creditor for debt in debts if debt.debtor == debtor]
    creditors = dict.fromkeys([lexicon.letter(creditor) if creditor >= 0 else "" for creditor in theirs])
    return Owed(lexicon.letter(debtor), owed_first(debts), tuple(creditors), bank)
