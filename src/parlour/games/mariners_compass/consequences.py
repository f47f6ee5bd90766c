"""What an answer does in Mariner's Compass, beside its events: how far the Pole is then."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, NEUTRAL, Consequences, Effect, Tone
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.mariners_compass.actions import Go
from parlour.games.mariners_compass.view import MarinersView

TONES: Final = {
    "met_on_north": Tone("seat", GAIN),
    "move_lost": Tone("seat", LOSS),
    "pole_reached": Tone("seat", GAIN, LOSS),
}


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    """Return the distance of the seat's expedition after the answer, or the least that its next answer can reach."""
    assert isinstance(before, MarinersView)
    assert isinstance(after, MarinersView)
    mine = before.me()
    had, has = before.distance(mine), after.distance(mine)
    choices = [] if had != has else _next_steps(after)
    name = "pole_within" if choices else "pole_distance"
    left = min([has, *choices])
    if not choices and before.expedition(mine) == after.expedition(mine):
        return []
    tone = GAIN if left < had else LOSS if left > had else NEUTRAL
    kind = "same" if left == had else "new"
    return [Effect(name, "MAR-14", {"left": left, "kind": kind}, tone)]


def _next_steps(after: MarinersView) -> list[int]:
    """Return the distances that the seat can choose from next, where the compass leaves it a choice."""
    ask = after.ask()
    if ask is None:
        return []
    steps = [action for choice in ask.choices if choice.make is Go for action in choice.enumerate()]
    found: list[int] = []
    for step in steps:
        reached = after.after(step)
        assert isinstance(reached, MarinersView)
        found.append(reached.distance(after.me()))
    return found


CONSEQUENCES: Final = Consequences(TONES, {"pole_distance": ("left", "kind"), "pole_within": ("left", "kind")}, derive)
