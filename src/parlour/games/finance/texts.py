"""The texts of events and questions of Finance."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import EventText
from parlour.games.finance.events import EVENTS
from parlour.kit.ledger import LEDGER_SENTENCES
from parlour.kit.property_events import PROPERTY_SENTENCES
from parlour.kit.trade.offers import OFFER_SENTENCES

EVENT_TEXT: Final = EventText(
    EVENTS,
    LEDGER_SENTENCES
    | OFFER_SENTENCES
    | PROPERTY_SENTENCES
    | {
        "thrown_for_first": "{seat} throw[s] {numbers} for the first move.",
        "tied_for_first": "{seats} tie and throw again.",
        "moves_first": "{seat} move[s] first.",
        "circuit_completed": "{seat} [has|have] been round the board and may collect {amount} this turn.",
        "income_lost": "{seat} did not collect {amount} in time.",
        "card_cut": "{seat} cut[s] {card}: {text}",
        "insured": "{seat} insure[s] against {against}.",
        "sent_to_jail": "{seat} go[es] to Jail.",
        "stayed_on_corner": "{seat} [is|are] insured and stay[s] on the corner.",
        "card_had_no_effect": "{seat} [is|are] insured: {card} has no effect.",
        "stayed_in_jail": "{seat} stay[s] in Jail.",
        "left_jail": "{seat} come[s] out of Jail.",
        "throw_cancelled": "{seat} throw[s] again; the throw before is gone.",
        "lease_offered": "{lease} is offered for sale, the {ordinal} piece of the {series} series.",
        "invited": "The {call} call: {amount} would open the bidding!",
        "called": "{words} {amount}!",
        "left_sale": "{seat} want[s] no part in this sale.",
        "sold": "{lease} is sold to {seat} for {price}.",
        "unsold": "Nobody bids: {lease} goes back to the stack.",
        "rent_due": "{visitor} owe[s] {owner} {amount}, the rent of {lease}.",
        "shared_rent_due": "{visitor} owe[s] {amount}, the shared rent of {lease}.",
        "guarantee_due": "{lease} is mortgaged: {seat} must make good {amount} to the partners.",
        "no_rent": "{seat} pay[s] no rent on {lease}.",
        "rent_waived": "{owner} let[s] {visitor} off the rent of {lease}.",
        "claim_opened": "{owner} may claim {amount} from {visitor}, the rent of {lease}.",
        "claim_lapsed": "The rent of {lease} was not claimed in time: {visitor} owe[s] {owner} nothing.",
        "ride_taken": "{visitor} use[s] a free ride on {lease}.",
        "ride_struck": "{visitor's} free ride on {lease} is struck off; {left} left.",
        "ride_forgotten": "{visitor's} free ride on {lease} was not struck off in time and does not count.",
        "forgiven": "{seat} cannot raise the rest: the Bank forgives {amount}.",
        "carried": "{seat} still owe[s] the Bank {amount}, to come out of the next receipts.",
        "house_built": "{seat} build[s] a house on {lease}: {count} now.",
        "house_torn_down": "{seat} tear[s] a house down on {lease}: {count} left.",
        "mortgaged": "{seat} mortgage[s] {lease}; it is turned face down.",
        "redeemed": "{seat} redeem[s] {lease}.",
        "rides_granted": "{seat} grant[s] {holder} free rides on {scope}: {count}.",
        "rides_lapsed": "{holder's} free rides on {scope} lapse: {count}.",
        "sharing_proposed": "Proposal {number}: {seat} would share the {series}, {shares}.",
        "holding_proposed": "Proposal {number}: {seat} would share the {series}, {shares}, held by {holder}; {moneys}.",
        "stop_proposed": "Proposal {number}: {seat} would stop now and count what everybody has.",
        "proposal_agreed": "{seat} agree[s] to proposal {number}.",
        "proposal_refused": "{seat} refuse[s] proposal {number}.",
        "proposal_lapsed": "{seat's} proposal {number} lapses.",
        "sharing_begun": "The income of the {series} is shared: {shares}.",
        "leases_pooled": "{holder} now hold[s] all leases of the {series}.",
        "sharing_ended": "The {series} are no longer shared.",
        "will_resign": "{seat} will resign as soon as this is over.",
        "resigned": "{seat} resign[s].",
        "put_out": "{seat} [is|are] out of the game.",
        "lease_withdrawn": "{lease} is withdrawn from the game.",
        "lease_returned": "{lease} goes back to the stack.",
        "auctioneer_named": "{seat} [is|are] Auctioneer.",
        "rounds_ran_out": "After {rounds} rounds the game is ended.",
    },
)

ENDINGS: Final[dict[str, str]] = {
    "last-left": "Last player left: {winners}.",
    "round-limit": "The rounds have run out. Richest: {winners}.",
    "consent": "All have agreed to stop. Richest: {winners}.",
}

QUESTIONS: Final = {
    "FIN-008": "Throw for the first move",
    "FIN-030": "What do you bid?",
    "FIN-074": "Cut for a card",
    "FIN-126": "Keep the throw?",
    "FIN-R27": "Raise what you owe",
    "FIN-R31": "Business is open",
    "FIN-R33": "Throw for the rent",
    "FIN-R42": "Use a free ride?",
    "FIN-R44": "Do you take the rent?",
}
"""The question of each ask, by its clause."""
