"""What an answer does in Ten-Up, beside its events: points that are still to be settled."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.meaning.consequences import GAIN, LOSS, NEUTRAL, Consequences, Effect, Tone
from parlour.core.moves import Action
from parlour.core.view import View
from parlour.games.ten_up.view import TenUpView

TONES: Final = {
    "man_sent_home": Tone("seat", LOSS),
    "count_lost": Tone("seat", LOSS),
    "point_refused": Tone("seat", LOSS),
    "points_made": Tone("seat", GAIN, LOSS),
}
EFFECTS: Final[dict[str, tuple[str, ...]]] = {"points_gained": ("seat", "points"), "points_lost": ("seat", "points")}


def derive(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    """Return the points that the answer brings and takes, also those still to be settled on a Score Table."""
    assert isinstance(before, TenUpView)
    assert isinstance(after, TenUpView)
    found: list[Effect] = []
    due = _newly_due(before, after)
    for seat in before.seats():
        points = after.total(seat) - before.total(seat) + sum(change for letter, change in due if letter == seat)
        if not points:
            continue
        tone = NEUTRAL if seat != before.me() else GAIN if points > 0 else LOSS
        name, clause = ("points_gained", "TEN-25") if points > 0 else ("points_lost", "TEN-21")
        found.append(Effect(name, clause, {"seat": seat, "points": abs(points)}, tone))
    return sorted(found, key=lambda effect: effect.fields["seat"] != before.me())


def _newly_due(before: TenUpView, after: TenUpView) -> list[tuple[str, int]]:
    due = list(after.points_due())
    for point in before.points_due():
        if point in due:
            due.remove(point)
    return due


CONSEQUENCES: Final = Consequences(TONES, EFFECTS, derive)
