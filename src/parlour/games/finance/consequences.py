"""What an answer does in Finance, beside its events: series completed, rents, what a bid leaves."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, Consequences, Effect, Tone
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.finance.actions import Bid
from parlour.games.finance.view_base import FinanceViewBase
from parlour.kit.property.consequences import Estate, EstateRules, compare, effects_of, of_bid

RULES: Final = EstateRules("series", "FIN-045", "FIN-041", "FIN-031")
TONES: Final = {
    "left_jail": Tone("seat", GAIN),
    "sold": Tone("seat", GAIN),
    "mortgaged": Tone("seat", LOSS),
    "redeemed": Tone("seat", GAIN),
    "rent_waived": Tone("visitor", GAIN),
    "ride_taken": Tone("visitor", GAIN),
    "forgiven": Tone("seat", GAIN),
    "put_out": Tone("seat", LOSS),
}


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    assert isinstance(before, FinanceViewBase)
    mine = before.me()
    found: list[Effect] = []
    lot = before.lot()
    if isinstance(action, Bid) and lot is not None and (after is None or after.money() == before.money()):
        found = of_bid(RULES, action.amount, before.cash(mine), before.value(lot[0]))
    if after is None:
        return found
    assert isinstance(after, FinanceViewBase)
    seats = before.seats()
    return found + compare(RULES, _estate(before, seats), _estate(after, seats), mine)


def _estate(view: FinanceViewBase, seats: tuple[str, ...]) -> Estate:
    names = [deed[0] for deed in view.deeds()]
    return Estate(
        {seat: view.leases(seat) for seat in seats},
        {seat: view.complete(seat) for seat in seats},
        {name: view.rent_now(name) for name in names},
        {name: view.series_of(name) for name in names},
    )


CONSEQUENCES: Final = Consequences(TONES, effects_of(RULES), derive)
