"""Reasons for refusals in Weigh Anchor: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "WA-018")
TAKE_TOKEN: Final = Reason("start/token", "WA-005")
THROW_FOR_FIRST: Final = Reason("start/throw", "WA-016")
THROW_FOR_SETS: Final = Reason("start/throw_for_sets", "WAS-01a")
CHOOSE_SET: Final = Reason("start/choose_set", "WAS-01a")

THROW_NOT_YOURS: Final = Reason("window/not_your_throw", "WA-018")
THROWER_PASSES: Final = Reason("window/throw_instead", "WA-R13")
NOT_IN_WINDOW: Final = Reason("window/other_business", "WA-R13")
PASS_STANDS: Final = Reason("window/pass_stands", "WA-R13")
NO_PASS_STANDS: Final = Reason("window/no_pass_stands", "WA-R13")
NOT_YOUR_WINDOW: Final = Reason("window/own_turn_only", "WA-R13")
NOT_DOCKED: Final = Reason("dock/not_in", "WA-052")
DOCK_THIRD_TURN: Final = Reason("dock/third_turn", "WA-R11")
DOCK_FINE: Final = Reason("dock/fine", "WA-057")
DOCK_NO_CARD: Final = Reason("dock/no_card", "WA-055")
DOCK_CARD_OR_FINE: Final = Reason("dock/card_or_fine", "WAS-03a")

BUY_OR_DECLINE: Final = Reason("buy/choose", "WA-028")
BUY_CASH: Final = Reason("buy/cash", "WA-028")
BID_OR_HOLD: Final = Reason("bid/choose", "WA-032")
BID_TOO_LOW: Final = Reason("bid/too_low", "WA-R14")
BID_CASH: Final = Reason("bid/cash", "WA-R15")

DUTY_CHOOSE: Final = Reason("duty/choose", "WA-044")
THROW_FOR_CHARGE: Final = Reason("throw/for_charge", "WA-R20")

BUILD_NOT_A_LINER: Final = Reason("build/not_a_liner", "WA-061")
BUILD_GROUP: Final = Reason("build/group", "WA-061")
BUILD_TOO_EARLY: Final = Reason("build/too_early", "WA-R49")
BUILD_MORTGAGED: Final = Reason("build/mortgaged", "WA-087")
BUILD_FULL: Final = Reason("build/full", "WA-068")
BUILD_SHORT_FULL: Final = Reason("build/short_full", "WA-R52")
BUILD_COUNT: Final = Reason("build/count", "WA-066")
BUILD_UNEVEN: Final = Reason("build/uneven", "WA-067")
BUILD_NONE_LEFT: Final = Reason("build/none_left", "WA-073")
BUILD_CASH: Final = Reason("build/cash", "WA-064")
BUILD_NOT_READY: Final = Reason("build/not_ready", "WA-070")
SUITE_NONE_LEFT: Final = Reason("suite/none_left", "WA-073")
SUITE_ONE: Final = Reason("suite/one", "WA-072")

SELL_NOT_YOURS: Final = Reason("sell/not_yours", "WA-078")
SELL_NOTHING: Final = Reason("sell/nothing", "WA-078")
SELL_COUNT: Final = Reason("sell/count", "WA-078")
SELL_UNEVEN: Final = Reason("sell/uneven", "WA-069")
SELL_NO_DECKS: Final = Reason("sell/no_decks", "WA-R12")

MORTGAGE_NOT_YOURS: Final = Reason("mortgage/not_yours", "WA-082")
MORTGAGE_TWICE: Final = Reason("mortgage/twice", "WA-084")
MORTGAGE_IMPROVED: Final = Reason("mortgage/improved", "WA-083")
LIFT_NOT_YOURS: Final = Reason("lift/not_yours", "WA-088")
LIFT_NOT_MORTGAGED: Final = Reason("lift/not_mortgaged", "WA-086")
LIFT_CASH: Final = Reason("lift/cash", "WA-086")

OFFER_NO_PARTNER: Final = Reason("offer/no_partner", "WA-075")
OFFER_NOT_YOURS: Final = Reason("offer/not_yours", "WA-075")
OFFER_NOT_THEIRS: Final = Reason("offer/not_theirs", "WA-075")
OFFER_IMPROVED: Final = Reason("offer/improved", "WA-077")
OFFER_LOAN: Final = Reason("offer/loan", "WA-102")
OFFER_CASH: Final = Reason("offer/cash", "WA-075")
OFFER_THEIR_CASH: Final = Reason("offer/their_cash", "WA-075")
OFFER_BOTH_CASH: Final = Reason("offer/both_cash", "WA-R34")
OFFER_CASH_ONLY: Final = Reason("offer/cash_only", "WA-R34")
NO_SUCH_OFFER: Final = Reason("offer/none", "WA-R34")
NOT_YOUR_OFFER: Final = Reason("offer/not_made", "WA-R34")
TRADE_CHANGED: Final = Reason("trade/changed", "WA-R34")
TRADE_INTEREST: Final = Reason("trade/interest", "WA-R51")
TAKE_OVER_CHOOSE: Final = Reason("takeover/choose", "WA-090")
TAKE_OVER_CASH: Final = Reason("takeover/cash", "WA-090")
INHERIT_CHOOSE: Final = Reason("takeover/or_refuse", "WA-R24")

NO_CLAIM: Final = Reason("hire/no_claim", "WA-R33")
HIRE_AUTOMATIC: Final = Reason("hire/automatic", "WA-R33")

SETTLE: Final = Reason("debt/settle", "WA-R31")
NOT_YOUR_DEBT: Final = Reason("debt/not_yours", "WA-R32")
DEBT_COVERED: Final = Reason("debt/covered", "WA-R31")
OFFER_TO_DEBTOR: Final = Reason("debt/offer_to_debtor", "WA-R32")

WANT_HOW_MANY: Final = Reason("shortage/want", "WA-R27")
FIT_WHERE: Final = Reason("shortage/fit", "WA-R26")
RAISE_BID: Final = Reason("bid/raise", "WA-R15")
PIECE_BID: Final = Reason("shortage/bid", "WA-074")
