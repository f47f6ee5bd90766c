"""The events of The Monopolist as sentences."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.monopolist.events import EVENTS
from parlour.kit.lead import LEAD_SENTENCES

EVENT_TEXT: Final = EventText(
    EVENTS,
    LEAD_SENTENCES
    | {
        "corner_taken": "{seat} take[s] the {trade}'s corner and the {colour} man.",
        "restarted": "{seat} start[s] again from {cell}.",
        "spun": "{seat} spin[s] {number}; the spider rests at {rest}.",
        "drawn_in": "{seat's} man is drawn in to {cell}.",
        "placed": "{seat} place[s] the man on {cell}.",
        "advanced": "{seat} advance[s] {number}, to {cell}.",
        "declined": "{seat} will not advance into the span and lose[s] the turn.",
        "line_passed": "{seat} [has|have] gone round on ring {ring} and receive[s] {counters} from the Monopolist.",
        "capital_taken": "{seat} take[s] {counters} from the Monopolist.",
        "player_paid": "{seat} pay[s] {to} {counters}.",
        "monopolist_paid": "{seat} pay[s] the Monopolist {counters}.",
        "rest_forgiven": "{seat} [has|have] no more; the rest, {counters}, is forgiven.",
        "rest_owed": "{seat} [has|have] no more and still owe[s] {counters}.",
        "spin_earned": "{seat} [has|have] come upon the emblem of the trade and may spin again.",
        "stopped": "{seat} will not spin again.",
        "went_bankrupt": "{seat} [has|have] lost all counters.",
        "loan_offered": "{seat} offer[s] {to} a loan of {counters}.",
        "nothing_offered": "{seat} lend[s] {to} nothing.",
        "loan_taken": "{seat} borrow[s] {counters} from {lender}.",
        "loan_repaid": "{seat} repay[s] {lender} {counters}.",
        "left_game": "{seat} leave[s] the game.",
        "monopoly_broken": "{seat} break[s] the monopoly with {counters} and win[s]!",
        "last_left": "{seat} [is|are] the last with any counters and win[s]!",
        "all_ruined": "Nobody has a counter left: a draw.",
        "spins_ran_out": "After {spins} spins the counters are counted.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "capital": "{winners} broke the monopoly.",
    "last": "{winners} was the last with any counters.",
    "spin-cap": "The spins ran out; {winners} was the richest.",
    "spin-cap-tie": "The spins ran out; {winners} were equally rich.",
    "all-ruined": "All were ruined together; nobody has won.",
}

QUESTIONS: Final = {
    "MON-12": "Which corner do you take?",
    "MON-15": "Spin for the lead",
    "MON-16": "Spin the spider",
    "MON-17": "Spin again, or stop?",
    "MON-27": "Advance into the span?",
    "MON-31": "Where do you stand?",
    "MON-33": "Whose loan do you take?",
    "MON-34": "Do you lend?",
}
"""The question of each ask, by its clause."""
