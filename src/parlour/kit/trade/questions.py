"""What the questions of property games name: offers to answer, the standing bid, a debt. All as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.kit.auction import OpenAuction
from parlour.kit.debts import Debt
from parlour.kit.trade.bundle import Proposal

BANK_WORD: Final = "bank"
SEVERAL_WORD: Final = "several"


def letter_of(seat: int) -> str:
    """Return a seat as the texts of a game know it."""
    return chr(ord("A") + seat)


def offers_to(offers: Sequence[Proposal], seat: int) -> dict[str, object]:
    """Return the moment 'offer' and who makes it, or 'offers' and their number; nothing if there is none to answer.

    `makers` says it by the number of the offer, for the buttons that answer one.
    """
    makers = makers_of(offers, seat)
    if len(makers) == 1:
        return {"moment": "offer", "maker": next(iter(makers.values())), "makers": makers}
    return {"moment": "offers", "count": len(makers), "makers": makers} if makers else {}


def makers_of(offers: Sequence[Proposal], seat: int) -> dict[str, str]:
    """Return who makes the offers to a seat, by their numbers."""
    return {str(offer.number): letter_of(offer.maker) for offer in offers if offer.to == seat}


def standing_bid(outcry: OpenAuction, least: int) -> dict[str, object]:
    """Return who leads an auction and with how much (0: nobody does yet), and the lowest bid allowed now."""
    leader = letter_of(outcry.high) if outcry.high >= 0 else ""
    return {"leader": leader, "bid": outcry.bid if outcry.high >= 0 else 0, "least": least}


def debt_of(debts: Sequence[Debt], due: int, cash: int) -> dict[str, object]:
    """Return what a debtor owes and to whom: a seat, the 'bank' or 'several' seats; and how much cash is missing."""
    creditors = {debt.creditor for debt in debts if debt.debtor == debts[0].debtor}
    creditor = SEVERAL_WORD if len(creditors) > 1 else BANK_WORD
    if len(creditors) == 1 and debts[0].creditor >= 0:
        creditor = letter_of(debts[0].creditor)
    return {"creditor": creditor, "due": due, "missing": max(0, due - cash)}
