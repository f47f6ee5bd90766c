"""What an answer does in Corner the Market, beside its events: how much one holds, what a Corner lacks, prices."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, NEUTRAL, Consequences, Effect, Tone
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.corner_the_market.view import Facts

TONES: Final = {
    "contract_received": Tone("seat", GAIN),
    "corner_made": Tone("seat", GAIN, LOSS),
    "corner_broken": Tone("seat", LOSS, GAIN),
    "control_gained": Tone("seat", GAIN, LOSS),
    "went_bankrupt": Tone("seat", LOSS),
}
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "held": ("commodity", "number"),
    "short_of_corner": ("commodity", "missing"),
    "price_changed": ("commodity", "before", "now"),
}
NEAR: Final = 1
"""How many contracts short of a Corner is worth saying."""


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    if after is None:
        return []
    assert isinstance(before, Facts)
    assert isinstance(after, Facts)
    mine = before.me()
    found: list[Effect] = []
    for commodity in before.commodities():
        had, has = before.owns(mine, commodity), after.owns(mine, commodity)
        missing = before.corner_size() - has
        if had != has and 0 < missing <= NEAR and has > had:
            fields: dict[str, object] = {"commodity": commodity, "missing": missing}
            found.append(Effect("short_of_corner", "CTM-081", fields, GAIN))
        elif had != has and has and missing > 0:
            found.append(Effect("held", "CTM-081", {"commodity": commodity, "number": has}, NEUTRAL))
        prices = before.current(commodity), after.current(commodity)
        if prices[0] != prices[1] and has:
            tone = GAIN if prices[1] > prices[0] else LOSS
            fields = {"commodity": commodity, "before": prices[0], "now": prices[1]}
            found.append(Effect("price_changed", "CTM-118", fields, tone))
    return found


CONSEQUENCES: Final = Consequences(TONES, EFFECTS, derive)
