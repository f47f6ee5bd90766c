"""What events mean in any game: a landing, a purchase, a ruin. Who counts them need not know the game."""

from __future__ import annotations

from typing import Final, final

LED: Final = "led"
"""A seat plays first, or deals first; of several such events the first counts."""
LANDED: Final = "landed"
"""A piece has come to a square."""
EARNED: Final = "earned"
"""A thing has brought its owner an amount."""
BOUGHT: Final = "bought"
"""A thing has been bought for an amount, from the Bank, at an auction or from another player."""
SOLD: Final = "sold"
"""A thing has been sold for an amount."""
OFFERED: Final = "offered"
"""A thing is put up for auction; a purchase of it ends the auction."""
UNSOLD: Final = "unsold"
"""Nobody wanted it."""
BID: Final = "bid"
TRADED: Final = "traded"
"""Two seats have agreed on a deal."""
CORNERED: Final = "cornered"
"""A seat has a corner in something."""
BROKEN: Final = "broken"
"""A corner is lost."""
RUINED: Final = "ruined"
"""A seat is out of the game with nothing."""
HELD: Final = "held"
"""A seat is sent where it cannot move on: jail, a dock."""
STAYED: Final = "stayed"
"""It has spent a turn there."""
FREED: Final = "freed"

PARTS: Final[dict[str, tuple[str, ...]]] = {
    LED: ("seat",),
    LANDED: ("seat", "square"),
    EARNED: ("thing", "amount"),
    BOUGHT: ("seat", "thing", "amount"),
    SOLD: ("seat", "thing", "amount"),
    OFFERED: ("thing",),
    UNSOLD: ("thing",),
    BID: ("seat", "amount"),
    TRADED: ("seat", "to"),
    CORNERED: ("seat", "thing"),
    BROKEN: ("seat", "thing"),
    RUINED: ("seat",),
    HELD: ("seat",),
    STAYED: ("seat",),
    FREED: ("seat",),
}
"""Which parts of a meaning an event's fields must play."""


@final
class EventTag:
    """An event of a game is one of these; `parts` says which of its fields plays which part."""

    def __init__(self, meaning: str, event: str, parts: dict[str, str]) -> None:
        self.meaning = meaning
        self.event = event
        """Its name in the game's phrasebook."""
        self.parts = parts
