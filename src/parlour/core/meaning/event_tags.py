"""Event tags: the meaning of an event (a landing, a purchase, a bankruptcy) in terms that all games share.

Statistics count tagged events, and the page makes lines of the log of them, without knowing the game.
"""

from __future__ import annotations

from typing import Final, final

LED: Final = "led"
"""A seat plays first, or deals first. Of several such events the first one counts."""
LANDED: Final = "landed"
"""A piece has moved to a square."""
EARNED: Final = "earned"
"""An item has earned its owner an amount."""
BOUGHT: Final = "bought"
"""An item has been bought for an amount, from the Bank, at an auction or from another player."""
SOLD: Final = "sold"
"""An item has been sold for an amount."""
OFFERED: Final = "offered"
"""An item is put up for auction; a purchase of it ends the auction."""
UNSOLD: Final = "unsold"
"""An auction has ended without a buyer."""
BID: Final = "bid"
TRADED: Final = "traded"
"""Two seats have agreed on a deal."""
CORNERED: Final = "cornered"
"""A seat has a corner in something."""
BROKEN: Final = "broken"
"""A corner has been lost."""
RUINED: Final = "ruined"
"""A seat is out of the game, with nothing left."""
HELD: Final = "held"
"""A seat is sent to a place where it cannot move on, such as jail or a dock."""
STAYED: Final = "stayed"
"""A held seat has spent a turn there."""
FREED: Final = "freed"
ROLLED: Final = "rolled"
"""A seat has rolled the dice or spun the spinner for its turn."""
GAINED: Final = "gained"
"""A seat has got money, counters or points: a consequence of what happened before."""
LOST: Final = "lost"
"""A seat has given up money, counters or points: a consequence of what was before, or the price of what follows."""
PROPOSED: Final = "proposed"
"""A seat has offered another one a deal."""
CALLED: Final = "called"
"""A seat does something towards a deal, such as calling a number; a later event says what came of it."""

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
    ROLLED: ("seat",),
    GAINED: ("seat",),
    LOST: ("seat",),
    PROPOSED: ("seat", "to"),
    CALLED: ("seat",),
}
"""The roles that the fields of an event must fill, for each meaning."""


@final
class EventTag:
    """The meaning of one event of a game; `parts` maps each role to the event's field that fills it."""

    def __init__(self, meaning: str, event: str, parts: dict[str, str]) -> None:
        self.meaning = meaning
        self.event = event
        """The event's name in the game's `EventText`."""
        self.parts = parts
