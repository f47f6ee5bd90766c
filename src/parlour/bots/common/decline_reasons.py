"""Why bots decline an offer, and what would change their mind: names and fields of remarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.bots.bot import Remark
from parlour.core.moves import Rng, below

ROUND: Final = 25
"""The price that a bot asks for is rounded up to this."""
BLUR: Final = 3
"""It is raised by 0 to so many of these units on top, more by a haggler: nobody reveals their real limit."""


class Objection(NamedTuple):
    """The name and the fields of a remark."""

    name: str
    fields: Mapping[str, str | int]

    def remark(self, to: str, offer: int) -> Remark:
        return Remark(to, self.name, dict(self.fields), offer)


NO_CARDS: Final = Objection("no_cards", {})


def needs_cash(amount: int) -> Objection:
    """Return the objection of somebody who must keep this much money."""
    return Objection("needs_cash", {"amount": amount})


def helps_you(gain: float, unit: int = ROUND) -> Objection:
    """Return the objection that a deal brings the other about so much."""
    return Objection("helps_you", {"amount": (int(gain) // unit + 1) * unit})


def blur(rng: Rng, haggling: float) -> int:
    """Return the number of units that are added to a price."""
    return below(rng, 1 + round(BLUR * haggling))


def keeps_whole(group: str) -> Objection:
    return Objection("keeps_whole", {"group": group})


def wants_more(lacking: float, cash: int, unit: int = ROUND, extra: int = 0) -> Objection:
    """Return why a deal that brings too little is declined, with a price that would close the gap.

    `cash` is what the deal brings the bot now, below 0 what it costs. The gap is rounded up to `unit`, with `extra`
    units on top.
    """
    return wants(cash + (int(lacking) // unit + 1 + extra) * unit, cash)


def wants(wanted: int, cash: int) -> Objection:
    """Return the objection of somebody who wants this much money, below 0: would pay it, where `cash` is offered.

    The field `pay` is the money that the other would have to give, below 0 to get, so that a page can prepare that
    offer.
    """
    more = wanted - cash
    if wanted == 0:
        return Objection("would_swap", {"pay": 0})
    if cash > 0:
        return Objection("wants_more", {"amount": more, "pay": wanted})
    if wanted < 0:
        return Objection("would_pay", {"amount": -wanted, "pay": wanted})
    return Objection("wants_money", {"amount": wanted, "pay": wanted})
