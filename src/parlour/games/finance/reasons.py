"""Reasons for refusals in Finance: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "FIN-020", "The table waits for {waiting}; please wait for your turn.")
THROW_FOR_FIRST: Final = Reason("start/throw", "FIN-008", "The first move is thrown for now: choose 'throw'.")

THROW_NOT_YOURS: Final = Reason(
    "window/not_your_throw", "FIN-020", "The dice are not yours now; you may do business, or '{example}'."
)
END_NOT_YOURS: Final = Reason(
    "window/not_your_turn", "FIN-020", "This is no turn of yours to end; '{example}' will do."
)
MOVER_GOES_ON: Final = Reason("window/go_on", "FIN-R31", "You pass by going on with your turn: choose '{example}'.")
NOT_IN_WINDOW: Final = Reason("window/other_business", "FIN-R31", "That has no place now; you may '{example}'.")
PASS_STANDS: Final = Reason("window/pass_stands", "FIN-R50", "Your pass stands already; 'resume' lifts it.")
NO_PASS_STANDS: Final = Reason("window/no_pass_stands", "FIN-R50", "No pass of yours stands; 'rest' lets it stand.")
LEAVING: Final = Reason("window/leaving", "FIN-R46", "You have resigned and leave as soon as this is over.")

NOT_IN_JAIL: Final = Reason("jail/not_in", "FIN-062", "You pay to leave Jail on your own turn there, before you throw.")
JAIL_FEE: Final = Reason("jail/fee", "FIN-062", "Leaving Jail costs {fee}, and you have {cash}: '{example}' will do.")
JAIL_FEE_OVER: Final = Reason("jail/fee_over", "FIN-R21", "There is nothing to buy on this turn in Jail: throw.")
JAIL_THREE_THROWS: Final = Reason(
    "jail/three_throws", "FIN-125", "With so many houses you leave by up to three throws, without a fee: throw."
)
KEEP_OR_THROW: Final = Reason("jail/keep_or_throw", "FIN-126", "Keep the throw, or throw again.")

NO_INSURANCE: Final = Reason("insurance/none", "FIN-120", "There is no insurance at this table, or not at this moment.")
INSURE_BEFORE: Final = Reason(
    "insurance/before", "FIN-121", "Insurance is paid on your own turn, before you throw; '{example}' will do now."
)
INSURED_ALREADY: Final = Reason("insurance/twice", "FIN-120", "You have that cover for this throw already.")
INSURANCE_RANGE: Final = Reason(
    "insurance/range", "FIN-R36", "The corner is not within one throw of you, so there is nothing to insure."
)
INSURANCE_HOUSE_OWNER: Final = Reason(
    "insurance/house_owner",
    "FIN-124",
    "Who owns a house cannot insure against Jail; tear your houses down, or risk it.",
)
INSURANCE_CASH: Final = Reason("insurance/cash", "FIN-120", "Insurance costs {premium}, and you have {cash}.")
CUT_NOW: Final = Reason("chance/cut", "FIN-074", "You stand on Chance: 'cut', or 'insure the card' first.")

BID_OR_HOLD: Final = Reason("bid/choose", "FIN-032", "{lot} is for sale: bid {least} or more, or 'hold'.")
BID_TOO_LOW: Final = Reason("bid/too_low", "FIN-034", "A bid must be {least} or more; or 'hold'.")
BID_STEP: Final = Reason("bid/step", "FIN-R05", "Every bid is a multiple of {step} here; {least} would do.")
BID_CASH: Final = Reason("bid/cash", "FIN-R06", "You can bid {most} at most; mortgage or tear down first, or 'hold'.")
BID_OWN: Final = Reason("bid/own", "FIN-R10", "The high bid is yours already; wait whether anybody raises it.")
BID_HOUSE_OWNER: Final = Reason(
    "bid/house_owner", "FIN-128", "As a house owner you cannot start on a series new to you; 'hold'."
)
SALE_LEFT: Final = Reason("bid/left", "FIN-R10", "You have left this sale already; you may still bid.")
BID_IN_DEBT: Final = Reason("bid/in_debt", "FIN-R26", "You still owe the Bank {owes} and may not bid; 'hold'.")

BUILD_NO_STREET: Final = Reason("build/no_street", "FIN-044", "Houses stand only on streets; {lease} is none.")
BUILD_SERIES: Final = Reason(
    "build/series", "FIN-045", "You need every lease of the {series} series to build there; you lack {missing}."
)
BUILD_MORTGAGED: Final = Reason(
    "build/mortgaged", "FIN-050", "A lease of the {series} series is mortgaged; redeem it before you build there."
)
BUILD_FULL: Final = Reason("build/full", "FIN-047", "{lease} has {houses} houses, and no space carries more.")
BUILD_UNEVEN: Final = Reason(
    "build/uneven", "FIN-048", "{lease} would be more than one house ahead; build first where fewer stand."
)
BUILD_NONE_LEFT: Final = Reason("build/none_left", "FIN-R16", "All houses stand; wait until some are torn down.")
BUILD_CASH: Final = Reason("build/cash", "FIN-046", "A house on {lease} costs {cost} and you have {cash}.")
BUILD_IN_DEBT: Final = Reason("build/in_debt", "FIN-R26", "You still owe the Bank {owes} and may not build.")
TEAR_NOT_YOURS: Final = Reason("tear/not_yours", "FIN-051", "You can tear down only houses of your own.")
TEAR_NOTHING: Final = Reason("tear/nothing", "FIN-051", "You have no house on {lease} to tear down.")
TEAR_UNEVEN: Final = Reason(
    "tear/uneven", "FIN-R15", "Houses come down evenly: another space of the {series} series has more than {lease}."
)

MORTGAGE_NOT_YOURS: Final = Reason("mortgage/not_yours", "FIN-055", "{lease} is not yours to mortgage.")
MORTGAGE_HANDED_OVER: Final = Reason(
    "mortgage/handed_over", "FIN-143", "{lease} is held by another in your deal; only the holder can mortgage it."
)
MORTGAGE_TWICE: Final = Reason("mortgage/twice", "FIN-055", "{lease} is mortgaged already.")
MORTGAGE_HOUSES: Final = Reason(
    "mortgage/houses", "FIN-R17", "Houses stand in the way; tear them down before you mortgage {lease}."
)
REDEEM_NOT_YOURS: Final = Reason("redeem/not_yours", "FIN-056", "{lease} is not yours to redeem.")
REDEEM_NOT_MORTGAGED: Final = Reason("redeem/not_mortgaged", "FIN-056", "{lease} is not mortgaged.")
REDEEM_CASH: Final = Reason("redeem/cash", "FIN-056", "Redeeming {lease} costs {redeem} and you have {cash}.")

OFFER_NO_PARTNER: Final = Reason("offer/no_partner", "FIN-090", "Offers go to another player who is in the game.")
OFFER_IN_DEBT: Final = Reason("offer/in_debt", "FIN-091", "Nobody deals while one of the two owes money; settle first.")
OFFER_NOT_YOURS: Final = Reason("offer/not_yours", "FIN-090", "You can offer only what is yours; you have {goods}.")
OFFER_NOT_THEIRS: Final = Reason("offer/not_theirs", "FIN-090", "You ask for something they do not have.")
OFFER_BOUND: Final = Reason("offer/bound", "FIN-141", "Leases in a utility deal cannot change hands again.")
OFFER_HOUSES: Final = Reason("offer/houses", "FIN-R18", "Houses stand in that series; tear them down first{or_whole}.")
OFFER_MORTGAGED: Final = Reason(
    "offer/mortgaged", "FIN-R19", "By these house rules a lease is redeemed before it is traded."
)
OFFER_HOUSE_OWNER: Final = Reason(
    "offer/house_owner", "FIN-128", "A house owner cannot take a lease of a series without having one of it already."
)
OFFER_RIDES: Final = Reason("offer/rides", "FIN-150", "Free rides are no part of a deal at this table.")
OFFER_RIDES_FOR: Final = Reason(
    "offer/rides_for",
    "FIN-R42",
    "Rides are given by the taker of a lease, on the series of that lease, if they hold one of it.",
)
OFFER_RIDES_CAP: Final = Reason("offer/rides_cap", "FIN-R42", "Nobody holds more than {cap} free rides on a series.")
OFFER_NO_LEASE: Final = Reason("offer/no_lease", "FIN-R32", "A deal must move at least one lease.")
OFFER_ONE_SIDED: Final = Reason("offer/one_sided", "FIN-R32", "Each of you must give something and get something.")
OFFER_CASH: Final = Reason("offer/cash", "FIN-090", "You can offer {spare} at most.")
OFFER_THEIR_CASH: Final = Reason("offer/their_cash", "FIN-090", "You can ask for no more cash than they can give.")
OFFER_BOTH_CASH: Final = Reason("offer/both_cash", "FIN-R32", "Cash goes one way: put the difference on one side.")
OFFER_DEBTOR_SELLS: Final = Reason(
    "offer/debtor_sells", "FIN-R27", "While the debt stands {debtor} may only sell leases, for cash and nothing else."
)
OFFER_TOO_OFTEN: Final = Reason(
    "offer/too_often", "FIN-R27", "You have made {most_offers} proposals to that player for this debt; ask another."
)
NO_SUCH_OFFER: Final = Reason(
    "offer/none",
    "FIN-R31",
    "Nothing of that number is open to you (a proposal lapses when something in it changes); '{example}' will do.",
)
NOT_YOUR_OFFER: Final = Reason("offer/not_made", "FIN-R31", "You have made no open proposal of that number.")
NO_COUNTER: Final = Reason("offer/no_counter", "FIN-R31", "That proposal is agreed to or refused as it is.")
TRADE_CHANGED: Final = Reason("trade/changed", "FIN-R31", "Proposal {number} no longer stands. Nothing has moved.")
TRADE_INTEREST: Final = Reason(
    "trade/interest", "FIN-R19", "The interest on a mortgaged lease could not be paid after the deal."
)

SHARE_WHAT: Final = Reason("share/what", "FIN-087", "Only the income of railroads or of utilities can be shared.")
SHARE_FORM: Final = Reason("share/form", "FIN-R35", "Here sharing is {form}.")
SHARE_OWNERS: Final = Reason(
    "share/owners", "FIN-R34", "The {series} must be owned by several players, you among them, with none left over."
)
SHARE_TWICE: Final = Reason("share/twice", "FIN-R35", "The {series} are shared already.")
SHARE_SUM: Final = Reason(
    "share/sum", "FIN-R34", "Every owner has a share of at least 1, nobody else any, and they add up to 100."
)
SHARE_HOLDER: Final = Reason("share/holder", "FIN-140", "The holder is one of the owners.")
SHARE_MONEY: Final = Reason(
    "share/money", "FIN-R35", "Money goes between the holder and the others, from cash in hand."
)
SHARE_MORTGAGED: Final = Reason(
    "share/mortgaged", "FIN-R19", "A mortgaged lease is redeemed before it is handed over here."
)
SHARE_IN_DEBT: Final = Reason("share/in_debt", "FIN-091", "One of the owners owes the Bank money; that comes first.")
NOT_SHARED: Final = Reason("share/none", "FIN-R35", "You have no partnership in the {series} that could be ended.")

NOT_AUCTIONEER: Final = Reason("sale/not_auctioneer", "FIN-035", "Only the Auctioneer may offer a lease early.")
NO_EARLY_SALE: Final = Reason(
    "sale/not_now", "FIN-035", "A lease is offered early only from the last {last}, and once between two throws."
)

NO_INCOME: Final = Reason("income/none", "FIN-022", "There is nothing for you to collect now.")
NO_CLAIM: Final = Reason("claim/none", "FIN-R41", "You have no open claim of that kind on that stop.")
CLAIM_WAITS: Final = Reason(
    "claim/waits",
    "FIN-R41",
    "Your claim waits until the sale or debt is settled and stays valid until the visitor's next move: "
    "answer '{example}' first, and claim in the window that follows.",
)
CLAIM_NOT_DOUBLE: Final = Reason("claim/not_double", "FIN-136", "That rent is not doubled; 'claim' it as it is.")
RENT_CHOOSE: Final = Reason("rent/choose", "FIN-R44", "'take' the rent, or 'waive' it.")
RENT_NOT_DOUBLE: Final = Reason("rent/not_double", "FIN-136", "That rent is not doubled; 'take' it as it is.")
RIDE_OR_PAY: Final = Reason("ride/choose", "FIN-R42", "You hold a free ride here: 'ride', or 'pay' the rent.")
THROW_FOR_RENT: Final = Reason("rent/throw", "FIN-R33", "The rent of the utility is thrown for: choose 'throw'.")

SETTLE: Final = Reason(
    "debt/settle", "FIN-091", "{debtor} owes {debt}: it is raised from the Bank first, for example '{example}'."
)
DEBT_COVERED: Final = Reason(
    "debt/covered", "FIN-100", "You can raise {debt} by yourself, so you must: for example '{example}'."
)
