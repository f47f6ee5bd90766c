"""The events of Mariner's Compass as sentences."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.mariners_compass.events import EVENTS
from parlour.kit.lead import LEAD_SENTENCES

EVENT_TEXT: Final = EventText(
    EVENTS,
    LEAD_SENTENCES
    | {
        "started": "{seat} start[s] from {city} with the {colour} men.",
        "spun": "{seat} spin[s] {first} and {second}.",
        "small_man_entered": "{seat} enter[s] the small man with {number}, on {space}.",
        "small_man_moved": "{seat} move[s] the small man {number} on, to {space}.",
        "small_man_displaced": "{by} displace[s] {seat's} small man, which goes to {space}.",
        "met_on_north": "{seat} meet[s] {other} on N and will spin again.",
        "expedition_moved": "{seat's} expedition goes {direction}, to {square}.",
        "move_lost": "{seat's} expedition cannot go that way: the move is lost.",
        "expedition_stayed": "{seat} leave[s] the expedition where it is.",
        "pole_reached": "{seat} reach[es] the North Pole and win[s]!",
        "turns_ran_out": "After {turns} turns nobody has reached the Pole: a draw.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "pole": "{winners} was first at the North Pole.",
    "turn-cap": "The turns ran out; nobody has won.",
}

QUESTIONS: Final = {
    "MAR-06": "Where do you start from?",
    "MAR-07": "Spin for the lead",
    "MAR-08": "Spin the arrows",
    "MAR-09": "Which number?",
    "MAR-14": "Which way does the expedition go?",
}
"""The question of each ask, by its clause."""
