"""Why bots decline an offer, and what would change their mind: names and fields of remarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.bots.bot import Remark

ROUND: Final = 25
"""The price that a bot asks for is rounded up to this: nobody reveals their real limit."""


class Objection(NamedTuple):
    """The name and the fields of a remark."""

    name: str
    fields: Mapping[str, str | int]

    def remark(self, to: str, offer: int) -> Remark:
        return Remark(to, self.name, dict(self.fields), offer)


NEEDS_CASH: Final = Objection("needs_cash", {})
HELPS_YOU: Final = Objection("helps_you", {})
NO_CARDS: Final = Objection("no_cards", {})


def keeps_whole(group: str) -> Objection:
    return Objection("keeps_whole", {"group": group})


def wants_more(lacking: float, cash: int, is_costly_rival: bool, unit: int = ROUND) -> Objection:
    """Return why a deal that brings too little is declined, with about the price that would close the gap.

    `cash` is what the deal brings the bot now, below 0 what it costs. The gap is rounded up to `unit`. The field `pay`
    is the money that the other would have to give, below 0 to get, so that a page can prepare that offer.
    """
    if is_costly_rival:
        return HELPS_YOU
    more = (int(lacking) // unit + 1) * unit
    wanted = cash + more
    if wanted == 0:
        return Objection("would_swap", {"pay": 0})
    if cash > 0:
        return Objection("wants_more", {"amount": more, "pay": wanted})
    if wanted < 0:
        return Objection("would_pay", {"amount": -wanted, "pay": wanted})
    return Objection("wants_money", {"amount": wanted, "pay": wanted})
