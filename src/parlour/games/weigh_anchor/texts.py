"""The texts of events and questions of Weigh Anchor."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.weigh_anchor.events import EVENTS
from parlour.kit.ledger import LEDGER_SENTENCES, POT_SENTENCES
from parlour.kit.property_events import PROPERTY_SENTENCES
from parlour.kit.trade.offers import OFFER_SENTENCES

EVENT_TEXT: Final = EventText(
    EVENTS,
    LEDGER_SENTENCES
    | POT_SENTENCES
    | OFFER_SENTENCES
    | PROPERTY_SENTENCES
    | {
        "thrown_for_first": "{seat} throw[s] {numbers} for the first turn.",
        "tied_for_first": "{seats} tie and throw again.",
        "plays_first": "{seat} play[s] first.",
        "token_taken": "{seat} take[s] the {token}.",
        "thrown_for_sets": "{seat} throw[s] {first} and {second} for the sets.",
        "set_chosen": "{seat} choose[s] {group}.",
        "card_drawn": "{seat} draw[s] {card}: {text}",
        "card_kept": "{seat} keep[s] {card}.",
        "card_used": "{seat} use[s] {card}, which goes under its pack.",
        "sent_to_dock": "{seat} go[es] to the Graving Dock.",
        "left_dock": "{seat} leave[s] the Graving Dock.",
        "stayed_in_dock": "{seat} stay[s] in the Graving Dock.",
        "rested": "{seat} [is|are] no longer waited for between throws.",
        "resumed": "{seat} [is|are] waited for between all throws from now on.",
        "declined": "{seat} leave[s] {vessel} to the auction.",
        "bought": "{seat} buy[s] {vessel} for {price}.",
        "lot_opened": "{vessel} is put up for auction.",
        "held": "{seat} hold[s].",
        "unsold": "Nobody bids: {vessel} stays with the Bank.",
        "hire_due": "{lander} owe[s] {owner} {amount} for the hire of {vessel}.",
        "no_hire": "{vessel} is mortgaged: {seat} pay[s] no hire.",
        "claim_opened": "{owner} may ask {lander} for {amount}, the hire of {vessel}.",
        "hire_waived": "{owner} let[s] {lander} off the hire of {vessel}.",
        "claim_lapsed": "The hire of {vessel} was not asked for in time: {lander} owe[s] {owner} nothing.",
        "duty_chosen": "{seat} choose[s] the fixed duty of {amount}.",
        "share_chosen": "{seat} choose[s] {percent}% of a worth of {worth}.",
        "built": "{seat} build[s] on {vessel}; decks on it now: {level}.",
        "suite_fitted": "{seat} fit[s] {vessel} with a suite.",
        "broken_down": "{seat} sell[s] pieces of {vessel} back; decks on it now: {level}.",
        "mortgaged": "{seat} mortgage[s] {vessel}; its deed is turned face down.",
        "lifted": "{seat} lift[s] the mortgage of {vessel}.",
        "pieces_scarce": "{seat} [wants|want] to build, and there are too few pieces for all who could.",
        "pieces_wanted": "{seat} [wants|want] {count}.",
        "piece_offered": "A piece is put up for auction; the Bank has {left}.",
        "piece_sold": "{seat} [has|have] the piece for {amount}.",
        "went_bankrupt": "{seat} go[es] bankrupt and hand[s] everything to {creditor}.",
        "went_bankrupt_to_bank": "{seat} go[es] bankrupt and hand[s] everything to the Bank.",
        "resigned": "{seat} resign[s]; everything goes to the Bank.",
        "deed_passed": "{vessel} passes to {seat}.",
        "deed_returned": "{vessel} goes back to the Bank.",
        "retired": "{seat} retire[s] from the game.",
        "turns_ran_out": "After {turns} turns the game is ended.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "last-left": "Last player left: {winners}.",
    "first-bankruptcy": "The first bankruptcy has ended the short game. Richest: {winners}.",
    "turn-limit": "The turns have run out. Richest: {winners}.",
}

QUESTIONS: Final = {
    "WA-005": "Which token do you take?",
    "WA-016": "Throw for the first turn",
    "WA-028": "Do you buy her?",
    "WA-032": "What do you bid?",
    "WA-044": "Which duty do you pay?",
    "WA-074": "What do you bid for a piece?",
    "WA-090": "Lift the mortgage at once?",
    "WA-096": "Lift the mortgage at once?",
    "WA-R13": "Business is open",
    "WA-R15": "Raise the cash for your bid",
    "WA-R20": "Throw for the charge",
    "WA-R24": "Do you take her over?",
    "WA-R26": "Where is the piece fitted?",
    "WA-R27": "How many do you want?",
    "WA-R31": "Raise what you owe",
    "WA-R32": "A debtor sells",
    "WAS-01a": "Choose a set of deeds",
    "WAS-01a throw": "Throw for the first choice of deeds",
    "WAS-03a": "Card or fine?",
}
"""The question of each ask, by its clause, and also by its first answer if a clause asks two questions."""
