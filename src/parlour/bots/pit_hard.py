"""A harder trader of Pit: it collects what pays, and lets nobody talk it out of it.

Found by letting variants of the normal bot play against it: an aim is worth more the more it scores, since a game is
several hands long; and what others seem to collect, as far as it can be read from what they gave, is no reason to leave
an aim before it is stuck.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.bots.pit import PitBot


class Broker(PitBot):
    """The normal bot with another judgement of what to collect."""

    name = "hard"
    wanted: ClassVar[float] = 0.0
    points_a_card: ClassVar[float] = 40.0


BOT = Broker
