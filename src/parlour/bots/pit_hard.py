"""A harder trader of Pit: in rounds it keeps its sets together.

Found by letting variants of the normal bot play against it. A set that is lowered leaves a rest behind, which must be
traded again, and alone: so until it is near a corner it trades as many cards as it offers, or none. Nothing else that
was tried brought as much, not even to look into the others' hands: who was told for certain what everybody collects won
no more often than who only guesses it as the normal bot does.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.pit import CALM, NEAR, PitBot
from parlour.games.pit.view import PitView

WHOLE: Final = 99
"""More cards than any set has."""


class Broker(PitBot):
    """The normal bot, but in rounds its sets go whole."""

    name = "hard"

    def least(self, view: PitView) -> int:
        if view.form() != "rounds" or self._holds_bear(view):
            return super().least(view)
        return 1 if self._missing(view) < NEAR or self._waited > CALM else WHOLE


BOT = Broker
