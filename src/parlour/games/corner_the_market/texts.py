"""The texts of events and questions of Corner the Market."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.corner_the_market.events import EVENTS
from parlour.kit.lead import LEAD_SENTENCES

EVENT_TEXT: Final = EventText(
    EVENTS,
    LEAD_SENTENCES
    | {
        "spun_for_lead": "{seat} throw[s] for the lead: {numbers}.",
        "tied_for_lead": "{seats} tie for the lead and throw again.",
        "paid": "{payer} pay[s] {payee} {amount}: {purpose}.",
        "paid_bank": "{payer} pay[s] the Cashier {amount}: {purpose}.",
        "bank_paid": "{payee} receive[s] {amount} from the Cashier: {purpose}.",
        "thrown": "{seat} throw[s] {first} and {second}.",
        "marker_moved": "The marker moves to {marker}.",
        "crash_began": "The market crashes!",
        "crash_went_on": "The Crash goes on.",
        "crash_ended": "The Crash is over.",
        "moved": "{seat} move[s] {steps}, to {place}.",
        "sent": "{seat} go[es] to {place}.",
        "entered": "{seat} enter[s] the {pit} pit.",
        "passed_by": "{seat} stand[s] on the Passing Square of the {pit} pit.",
        "put_out": "{seat} [is|are] put out of the {pit} pit, to its Exit.",
        "call_completed": "{seat} throw[s] the {number}: the call is done.",
        "call_missed": "{seat} do[es] not throw the {number} and stay[s] on the Telephone.",
        "call_kept": "{seat} wait[s] on the Telephone with the call done.",
        "card_taken": "{seat} take[s] a card: {card}.",
        "card_put_back": "{card} goes to the bottom of its pile.",
        "card_had_no_effect": "{seat} stay[s] on the Telephone: {card} changes nothing.",
        "seat_kept": "{seat} [is|are] a Broker and keep[s] {card}.",
        "seat_returned": "{seat} return[s] {card}.",
        "went_bankrupt": "{seat} [is|are] bankrupt.",
        "year_ended": "{first} and {second} end the year.",
        "counted": "{seat} [has|have] {assets} in assets.",
        "last_left": "{seat} [is|are] the last player left and win[s]!",
        "contracts_bought": "{seat} buy[s] {number} {commodity} from the Cashier.",
        "contracts_redeemed": "{seat} hand[s] the Cashier {number} {commodity}.",
        "contracts_passed": "{seat} hand[s] {to} {number} {commodity}.",
        "contract_received": "{seat} receive[s] 1 {commodity}, free.",
        "seat_passed": "{seat} hand[s] {to} {card}.",
        "corner_made": "{seat} [has|have] a Corner in {commodity}, with {number} contracts.",
        "corner_broken": "{seat} [has|have] no Corner in {commodity} any more.",
        "control_gained": "{seat} control[s] the market in {commodity}!",
        "control_lost": "{seat} control[s] {commodity} no longer.",
        "pit_closed": "The {pit} pit is closed.",
        "pit_opened": "The {pit} pit is open again.",
        "offers_called": "{seat} call[s] for offers of {commodity}.",
        "bids_called": "{seat} call[s] for bids on 1 {commodity}.",
        "quoted": "{seat} offer[s] {number} {commodity} at {price} each.",
        "bid_placed": "{seat} bid[s] {amount}.",
        "bid_passed": "{seat} pass[es] and stay[s] out of the bidding.",
        "more_asked": "{seat} ask[s] {to} to deal in {number} more.",
        "agreed": "{seat} agree[s] to {number} more.",
        "declined": "{seat} decline[s].",
        "swap_named": "{seat} will give {to} 1 {commodity} in the swap.",
        "swap_paid": "{seat} will pay {to} instead of giving a contract.",
        "offered": "{seat} offer[s] {to} {give} for {get} (number {number}).",
        "offer_refused": "{seat} refuse[s] offer {number}.",
        "offer_lapsed": "Offer {number} of {seat} lapses: since this deal it can no longer be carried out.",
        "deal_made": "{seat} and {with_seat} agree on offer {number}.",
        "trading_passed": "{seat} [has|have] nothing to offer.",
        "trading_ended": "{seat} end[s] the trading.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "year-end": "The year is over; {winners} had the most assets.",
    "year-end-tie": "The year is over; {winners} had equally many assets.",
    "last-left": "All others were bankrupt; {winners} was left.",
}

QUESTIONS: Final = {
    "CTM-007": "Throw for the lead",
    "CTM-023": "Throw the dice",
    "CTM-027": "Which card do you take?",
    "CTM-042": "What do you buy?",
    "CTM-053": "What do you sell?",
    "CTM-057": "Caught short: what now?",
    "CTM-058": "A card orders a sale",
    "CTM-062": "What do you give in the swap?",
    "CTM-068": "Open Trading",
    "CTM-069": "No deal: buy from the Cashier?",
    "CTM-071": "What do you say to the mover?",
    "CTM-078": "Which pit do you enter?",
    "CTM-106": "A card orders a purchase",
    "CTM-111": "Do you use the option?",
    "CTM-R13": "Do you deal?",
    "CTM-R15": "How many do you agree to?",
    "CTM-R30": "Enter the pit?",
    "CTM-R39": "Sell what covers your debt",
    "CTM-R64": "What is your price?",
}
"""The question of each ask, by its clause."""
