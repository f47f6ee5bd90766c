"""Reasons for refusals in Weigh Anchor: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "WA-018", "The table waits for {waiting}; please wait for your turn.")
TAKE_TOKEN: Final = Reason("start/token", "WA-005", "Choose a token that nobody has: for example '{example}'.")
THROW_FOR_FIRST: Final = Reason("start/throw", "WA-016", "The first turn is thrown for now: choose 'throw'.")
THROW_FOR_SETS: Final = Reason("start/throw_for_sets", "WAS-01a", "The sets are thrown for now: choose 'throw'.")
CHOOSE_SET: Final = Reason("start/choose_set", "WAS-01a", "Choose a set of deeds that is left, such as '{example}'.")

THROW_NOT_YOURS: Final = Reason(
    "window/not_your_throw", "WA-018", "The dice are not yours now; you may do business, or '{example}'."
)
THROWER_PASSES: Final = Reason(
    "window/throw_instead", "WA-R13", "Whoever is to throw passes by throwing: choose '{example}'."
)
NOT_IN_WINDOW: Final = Reason(
    "window/other_business", "WA-R13", "That has no place between two throws; you may '{example}'."
)
PASS_STANDS: Final = Reason("window/pass_stands", "WA-R13", "Your pass stands already; 'resume' lifts it.")
NO_PASS_STANDS: Final = Reason("window/no_pass_stands", "WA-R13", "No pass of yours stands; 'rest' lets it stand.")
NOT_YOUR_WINDOW: Final = Reason(
    "window/own_turn_only",
    "WA-R13",
    "Business is done in one's own turn only, by these house rules; you may '{example}'.",
)
NOT_DOCKED: Final = Reason(
    "dock/not_in", "WA-052", "You are not in the Graving Dock, or it is not your turn to leave it; you may '{example}'."
)
DOCK_THIRD_TURN: Final = Reason(
    "dock/third_turn", "WA-R11", "On the third turn nothing is paid in advance: use a card, or throw."
)
DOCK_FINE: Final = Reason(
    "dock/fine", "WA-057", "Leaving the Dock costs {fine}, and you have {cash}: '{example}' will do."
)
DOCK_NO_CARD: Final = Reason("dock/no_card", "WA-055", "You hold no such Get Out card; '{example}' will do.")
DOCK_CARD_OR_FINE: Final = Reason(
    "dock/card_or_fine", "WAS-03a", "No doubles: leave by a Get Out card or pay {fine}, such as '{example}'."
)

BUY_OR_DECLINE: Final = Reason("buy/choose", "WA-028", "Buy {lot} for {price}, raise cash first, or decline it.")
BUY_CASH: Final = Reason(
    "buy/cash", "WA-028", "{lot} costs {price} and you have {cash}; mortgage, sell pieces or decline."
)
BID_OR_HOLD: Final = Reason("bid/choose", "WA-032", "{lot} is under the hammer: bid {least} or more, or hold.")
BID_TOO_LOW: Final = Reason("bid/too_low", "WA-R14", "The least you can bid is {least}; or hold.")
BID_CASH: Final = Reason("bid/cash", "WA-R15", "You can bid {most} at most; mortgage or sell pieces first, or hold.")

DUTY_CHOOSE: Final = Reason("duty/choose", "WA-044", "Choose at Harbour Duties: 'duty {flat}' or 'duty {percent}%'.")
THROW_FOR_CHARGE: Final = Reason("throw/for_charge", "WA-R20", "The charge is thrown for: choose 'throw'.")

BUILD_NOT_A_LINER: Final = Reason("build/not_a_liner", "WA-061", "Decks and suites go on liners only.")
BUILD_GROUP: Final = Reason(
    "build/group", "WA-061", "You need every vessel of {group} to build there; you lack {lacking}."
)
BUILD_TOO_EARLY: Final = Reason("build/too_early", "WA-R49", "In the short game you may build {when}, not before.")
BUILD_MORTGAGED: Final = Reason(
    "build/mortgaged", "WA-087", "A vessel of {group} is mortgaged; lift the mortgage before you build there."
)
BUILD_FULL: Final = Reason("build/full", "WA-068", "{vessel} has all the decks it can carry; a suite may follow.")
BUILD_SHORT_FULL: Final = Reason(
    "build/short_full", "WA-R52", "{vessel} has all the decks of the short game; a suite may follow."
)
BUILD_COUNT: Final = Reason(
    "build/count", "WA-066", "Name a number of decks from 1 to {room}, which is all {group} has room for."
)
BUILD_UNEVEN: Final = Reason(
    "build/uneven", "WA-067", "Decks go on evenly: 'build {lowest}' first, or {rise} at once, 'build {vessel} {rise}'."
)
BUILD_NONE_LEFT: Final = Reason("build/none_left", "WA-073", "The Bank has no decks; wait until some come back.")
BUILD_CASH: Final = Reason(
    "build/cash", "WA-064", "That costs {total}, {cost} a piece, and you have {cash}; build less, or raise cash first."
)
BUILD_NOT_READY: Final = Reason("build/not_ready", "WA-070", "A suite needs {decks} decks on each vessel of {group}.")
SUITE_NONE_LEFT: Final = Reason("suite/none_left", "WA-073", "The Bank has no suites; wait until one comes back.")
SUITE_ONE: Final = Reason("suite/one", "WA-072", "{vessel} has its suite; there is no more than one.")

SELL_NOT_YOURS: Final = Reason("sell/not_yours", "WA-078", "You can sell only what stands on vessels of your own.")
SELL_NOTHING: Final = Reason("sell/nothing", "WA-078", "You have no piece on {vessel} to sell.")
SELL_COUNT: Final = Reason(
    "sell/count", "WA-078", "Name a number of levels from 1 to {levels}, which is all there is on {group}."
)
SELL_UNEVEN: Final = Reason(
    "sell/uneven", "WA-069", "They come off evenly: 'sell {highest}' first, or {fall} at once, 'sell {vessel} {fall}'."
)
SELL_NO_DECKS: Final = Reason(
    "sell/no_decks", "WA-R12", "The Bank has {stock} decks, too few for that state; sell {group} further down."
)

MORTGAGE_NOT_YOURS: Final = Reason(
    "mortgage/not_yours", "WA-082", "{vessel} is not yours to mortgage; you have {goods}."
)
MORTGAGE_TWICE: Final = Reason("mortgage/twice", "WA-084", "{vessel} is mortgaged already; lifting that costs {lift}.")
MORTGAGE_IMPROVED: Final = Reason(
    "mortgage/improved", "WA-083", "{group} has pieces on it; sell them back before you mortgage {vessel}."
)
LIFT_NOT_YOURS: Final = Reason("lift/not_yours", "WA-088", "{vessel} is not yours; only its owner can lift a mortgage.")
LIFT_NOT_MORTGAGED: Final = Reason("lift/not_mortgaged", "WA-086", "{vessel} is not mortgaged.")
LIFT_CASH: Final = Reason("lift/cash", "WA-086", "Lifting {vessel} costs {lift} and you have {cash}.")

OFFER_NO_PARTNER: Final = Reason("offer/no_partner", "WA-075", "Offers go to another player who is in the game.")
OFFER_NOT_YOURS: Final = Reason("offer/not_yours", "WA-075", "You can offer only what is yours; you have {goods}.")
OFFER_NOT_THEIRS: Final = Reason(
    "offer/not_theirs", "WA-075", "You can ask only for what is theirs; they have {theirs}."
)
OFFER_IMPROVED: Final = Reason(
    "offer/improved", "WA-077", "A group with pieces on it is not for sale; they go back to the Bank first."
)
OFFER_LOAN: Final = Reason(
    "offer/loan", "WA-102", "Money alone would be a loan or a present: a vessel or card must move."
)
OFFER_CASH: Final = Reason("offer/cash", "WA-075", "You can offer {cash} at most.")
OFFER_THEIR_CASH: Final = Reason("offer/their_cash", "WA-075", "You can ask for {their_cash} at most, all they have.")
OFFER_BOTH_CASH: Final = Reason("offer/both_cash", "WA-R34", "Cash goes one way: put the difference on one side.")
OFFER_CASH_ONLY: Final = Reason("offer/cash_only", "WA-R34", "By these house rules goods are sold for cash only.")
NO_SUCH_OFFER: Final = Reason(
    "offer/none",
    "WA-R34",
    "No offer of that number is open to you (an offer lapses when something in it changes); '{example}' will do.",
)
NOT_YOUR_OFFER: Final = Reason(
    "offer/not_made", "WA-R34", "You have made no open offer of that number; '{example}' will do."
)
TRADE_CHANGED: Final = Reason(
    "trade/changed", "WA-R34", "Offer {number} no longer stands: {change}. Nothing has moved."
)
TRADE_INTEREST: Final = Reason(
    "trade/interest",
    "WA-R51",
    "The interest on a mortgaged vessel could not be paid after the exchange; counter with other terms, or decline.",
)
TAKE_OVER_CHOOSE: Final = Reason(
    "takeover/choose", "WA-090", "Lift the mortgage of a vessel you have taken over, or hold."
)
TAKE_OVER_CASH: Final = Reason(
    "takeover/cash", "WA-090", "The loan on {vessel} is {loan} and you have {cash}; or hold."
)
INHERIT_CHOOSE: Final = Reason(
    "takeover/or_refuse", "WA-R24", "Take the mortgaged vessel over with its interest, or refuse it: '{example}'."
)

NO_CLAIM: Final = Reason("hire/no_claim", "WA-R33", "You have no open claim for hire on that landing.")
HIRE_AUTOMATIC: Final = Reason("hire/automatic", "WA-R33", "Hire is asked for by itself at this table.")

SETTLE: Final = Reason(
    "debt/settle", "WA-R31", "You owe {debt} and have {cash}: mortgage, sell or trade to raise it; you may '{example}'."
)
NOT_YOUR_DEBT: Final = Reason(
    "debt/not_yours", "WA-R32", "{debtor} is raising {debt}; you may trade with that seat meanwhile, or '{example}'."
)
DEBT_COVERED: Final = Reason(
    "debt/covered", "WA-R31", "You can raise {debt} by yourself, so you must: for example '{example}'."
)
OFFER_TO_DEBTOR: Final = Reason(
    "debt/offer_to_debtor", "WA-R32", "Only {debtor} trades now, to raise {debt}: make your offer to that seat."
)

WANT_HOW_MANY: Final = Reason("shortage/want", "WA-R27", "Pieces are scarce: say how many you want, 0 to {most}.")
FIT_WHERE: Final = Reason("shortage/fit", "WA-R26", "Fit the piece on a vessel that may carry it, such as '{example}'.")
RAISE_BID: Final = Reason("bid/raise", "WA-R15", "You have won with {debt} and must raise it: for example '{example}'.")
PIECE_BID: Final = Reason("shortage/bid", "WA-074", "A scarce piece is under the hammer: bid {least} or more, or hold.")
