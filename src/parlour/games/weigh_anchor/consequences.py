"""What an answer does in Weigh Anchor, beside its events: lines completed, hire, what a bid leaves."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, Consequences, Effect, Tone
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.weigh_anchor.actions import Bid
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.property.consequences import Estate, EstateRules, compare, effects_of, of_bid

RULES: Final = EstateRules("group", "WA-037", "WA-039", "WA-031")
TONES: Final = {
    "left_dock": Tone("seat", GAIN),
    "bought": Tone("seat", GAIN),
    "mortgaged": Tone("seat", LOSS),
    "lifted": Tone("seat", GAIN),
    "hire_waived": Tone("lander", GAIN),
    "went_bankrupt": Tone("seat", LOSS, GAIN),
    "went_bankrupt_to_bank": Tone("seat", LOSS),
}


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    assert isinstance(before, AnchorView)
    assert isinstance(after, AnchorView)
    mine = before.me()
    found: list[Effect] = []
    lot = before.lot()
    if isinstance(action, Bid) and lot is not None and after.cash(mine) == before.cash(mine):
        found = of_bid(RULES, action.amount, before.cash(mine), before.price(lot[0]))
    return found + compare(RULES, _estate(before), _estate(after), mine)


def _estate(view: AnchorView) -> Estate:
    seats = view.seats()
    names = [deed[0] for deed in view.deeds()]
    return Estate(
        {seat: view.vessels(seat) for seat in seats},
        {seat: view.groups(seat) for seat in seats},
        {name: view.hire_now(name) for name in names},
        {name: view.group_of(name) for name in names},
    )


CONSEQUENCES: Final = Consequences(TONES, effects_of(RULES), derive)
