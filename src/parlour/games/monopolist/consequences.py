"""What an answer does in The Monopolist, beside its events: how many counters the seat has then."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, NEUTRAL, Consequences, Effect, Tone
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.monopolist.actions import Decline
from parlour.games.monopolist.view import MonopolistView

TONES: Final = {
    "drawn_in": Tone("seat", LOSS),
    "line_passed": Tone("seat", GAIN),
    "capital_taken": Tone("seat", GAIN),
    "player_paid": Tone("seat", LOSS, GAIN),
    "monopolist_paid": Tone("seat", LOSS),
    "spin_earned": Tone("seat", GAIN),
    "went_bankrupt": Tone("seat", LOSS),
    "left_game": Tone("seat", LOSS),
    "monopoly_broken": Tone("seat", GAIN, LOSS),
    "last_left": Tone("seat", GAIN, LOSS),
}


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    assert isinstance(before, MonopolistView)
    assert isinstance(after, MonopolistView)
    mine = before.me()
    had, has = before.counters(mine), after.counters(mine)
    if had != has:
        return [Effect("counters_left", "MON-37", {"counters": has}, NEUTRAL)]
    return [Effect("counters_kept", "MON-37", {"counters": has}, NEUTRAL)] if isinstance(action, Decline) else []


CONSEQUENCES: Final = Consequences(TONES, {"counters_left": ("counters",), "counters_kept": ("counters",)}, derive)
