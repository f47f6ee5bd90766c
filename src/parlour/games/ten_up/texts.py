"""The events of Ten-Up as sentences."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.ten_up.events import EVENTS
from parlour.kit.lead import LEAD_SENTENCES

EVENT_TEXT: Final = EventText(
    EVENTS,
    LEAD_SENTENCES
    | {
        "colour_taken": "{seat} take[s] the {colour} man and counters.",
        "arrow_announced": "{seat} will play the {arrow} arrow first.",
        "spun": "{seat} spin[s] {first} and {second}.",
        "man_moved": "{seat} move[s] {number} on, to {square}.",
        "man_sent_home": "{by} send[s] {seat's} man home, to {square}.",
        "counter_entered": "{seat} gain[s] a point and enter[s] a counter on {place}.",
        "counter_forwarded": "{seat} gain[s] a point and move[s] a counter from {place} to {to}.",
        "counter_set_back": "{seat} lose[s] a point and set[s] a counter back from {place} to {to}.",
        "counter_removed": "{seat} lose[s] a point and take[s] the counter on {place} back in hand.",
        "nothing_lost": "{seat} [has|have] no counter out and lose[s] nothing.",
        "count_lost": "{seat} [has|have] no counter for the point: the count is lost.",
        "point_refused": "{seat} enter[s] no further counter on {table}: the point is lost.",
        "points_made": "{seat} [has|have] {points} points and win[s]!",
        "turns_ran_out": "After {turns} turns the game is ended; the highest total is {points}.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "points": "{winners} was first to make the points.",
    "turn-cap": "The turns ran out; {winners} had the most points.",
    "turn-cap-draw": "The turns ran out with {winners} level: a draw.",
}

QUESTIONS: Final = {
    "TEN-02": "Which colour do you take?",
    "TEN-10": "Spin the arrows",
    "TEN-11": "Which arrow first?",
    "TEN-R03": "Which arrow will you play first?",
    "TEN-12": "Spin for the lead",
    "TEN-14": "A point gained: where?",
    "TEN-21": "Which counter goes back?",
    "TEN-25": "A point gained: where?",
}
"""The question of each ask, by its clause."""
