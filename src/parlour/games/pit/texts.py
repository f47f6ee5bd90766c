"""The events of Pit as sentences."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.pit.events import EVENTS

EVENT_TEXT: Final = EventText(
    EVENTS,
    {
        "dealer_named": "{seat} vote[s] for {player} as dealer.",
        "dealer_chosen": "{seat} [is|are] the first dealer.",
        "suits_chosen": "In play for the whole game: {suits}.",
        "hand_dealt": "{dealer} deal[s] hand {number}.",
        "tenth_cards_dealt": "One card more has been dealt to {seats}.",
        "hand_taken": "{seat} take[s] up {cards}.",
        "misdealt": "A corner has been dealt: {dealer} deal[s] again.",
        "offered": "{seat} offer[s] {cards}, {floor} at the least.",
        "called": "{seat} call[s] {number}.",
        "shown": "{seat} show[s] {number}, palm away.",
        "passed": "{seat} pass[es].",
        "swapped": "{one} and {other} swap {number}.",
        "traded": "{seat} give[s] {other} {gave} and get[s] {got}.",
        "corner_called": "{seat} hit[s] the board: {words} in {commodity}!",
        "corner_refused": "{seat} call[s] a {words} in {commodity}, and it is none.",
        "fined": "{seat} lose[s] {points} for the false call.",
        "tie_broken": "Several have called: the corner goes to {seat}.",
        "corner_scored": "{seat} score[s] {points} for a {words} in {commodity}.",
        "penalised": "{seat} hold[s] {cards} and lose[s] {points}.",
        "hand_voided": "Hand {number} is void.",
        "game_won": "{seat} [has|have] {points} and win[s]!",
        "voids_ran_out": "After {hands} void hands running the game ends without a winner.",
        "made_ready": "{seat} [is|are] ready.",
        "exchange_opened": "{seat} declare[s] the Exchange open.",
        "held_up": "{seat} hold[s] up {cards}.",
        "withdrawn": "{seat} withdraw[s] the call.",
        "invited": "{seat} invite[s] {other} to trade {number}.",
        "matched": "{seat} match[es] {other's} call of {number} and wait[s] for the answer.",
        "bid_fell": "What {seat} offered {other} is off.",
        "voted": "{seat} vote[s] {answer} on voiding the hand.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "target": "{winners} was the first to reach the winning total.",
    "void-hands": "Too many hands running were void; nobody has won.",
}

QUESTIONS: Final = {
    "PIT-10": "Which suits are in play?",
    "PIT-14": "Open the Exchange",
    "PIT-17": "What do you offer?",
    "PIT-20": "The Exchange is open",
    "PIT-21": "A corner: hit the board?",
    "PIT-R01": "Who deals first?",
    "PIT-R10": "Hold on",
    "PIT-R16": "Another corner?",
    "PIT-R22": "Sort your hand",
}
"""The question of each ask, by its clause."""
