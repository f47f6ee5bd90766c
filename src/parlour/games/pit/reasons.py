"""Refusals of Pit: one constant for each prohibition. None reveals what another seat holds or was asked."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

WAIT: Final = Reason("turn/wait", "PIT-20", "There is nothing for you to answer now; please wait for the others.")
NAME_DEALER: Final = Reason(
    "dealer/name", "PIT-R01", "The first dealer is voted for: name a player, as in '{example}'."
)
NAME_SUITS: Final = Reason(
    "suits/name", "PIT-10", "Name {seats} commodities, one for each player, out of {commodities}; or '{example}'."
)
ROUND: Final = Reason(
    "round/answer", "PIT-17", "It is a round: 'pass', or offer cards as in 'offer CARDS floor NUMBER'."
)
BOARD_FIRST: Final = Reason("board/answer", "PIT-21", "Your hand is a corner: '{example}', or 'hold' to go on.")
HOLD_ONLY: Final = Reason("board/hold", "PIT-R10", "The trading of this hand is over: choose '{example}'.")
NO_CORNER: Final = Reason("board/no_corner", "PIT-21", "Your hand is no such corner; '{example}' is an answer here.")
BEAR_BARS: Final = Reason("board/bear", "PIT-37", "While you hold the Bear you cannot lay down your hand.")
NUMBER: Final = Reason("set/number", "PIT-41", "A trade is of {least} to {most} cards, the Bull and the Bear counted.")
ONE_SUIT: Final = Reason("set/one_suit", "PIT-15", "The cards of a trade are of one suit, the Bull and the Bear apart.")
ONE_SUIT_OR_SPECIAL: Final = Reason(
    "set/special_missing",
    "PIT-R04",
    "At this table cards of several suits are a set only with a special card: "
    "add the Bull or the Bear, or offer cards of one suit.",
)
NOT_HELD: Final = Reason("set/not_held", "PIT-15", "You do not hold these cards; your hand is {hand}.")
FLOOR: Final = Reason("offer/floor", "PIT-19", "The floor is a number from 1 to that of the cards offered.")
LOWERED_SET: Final = Reason(
    "offer/lowered_set", "PIT-R04", "Lowered down to its floor, this offer would not always be a legal set."
)
CLOSED: Final = Reason("exchange/closed", "PIT-14", "The Exchange is not open yet: choose '{example}'.")
MARKET: Final = Reason(
    "exchange/answer", "PIT-20", "The Exchange is open: call, match, withdraw, vote, or hit the board."
)
BACKED: Final = Reason("call/backed", "PIT-R11", "A call is made with the cards for it, as in 'call CARDS'.")
NUMBER_ALONE: Final = Reason("call/number_alone", "PIT-R11", "At this table a call is a number alone, as in 'call 2'.")
NOTHING_STANDS: Final = Reason("withdraw/nothing", "PIT-17", "No call and no offer of yours stands.")
NO_BID_TO: Final = Reason("withdraw/no_offer", "PIT-19", "You have offered this player nothing.")
NO_CALL: Final = Reason("match/no_call", "PIT-18", "This player is calling no number; choose one who does.")
TOO_MANY: Final = Reason("match/too_many", "PIT-18", "That is more than this player has called.")
NO_INVITATION: Final = Reason("lower/no_invitation", "PIT-19", "This player has not invited you to lower your call.")
NO_MATCH: Final = Reason("accept/no_match", "PIT-R12", "This player has not matched your call.")
OTHER_NUMBER: Final = Reason("trade/number", "PIT-18", "An exchange moves as many cards both ways: as many as offered.")
HELD_UP_ONLY: Final = Reason("lower/held_up", "PIT-R13", "Only cards that you hold up may go.")
NOT_IN_PLAY: Final = Reason("board/not_in_play", "PIT-10", "This commodity is not in play; {suits} are.")
NO_SUCH_WORDS: Final = Reason("board/words", "PIT-06", "The Bull is not in the deck: a corner is a corner, no more.")
BELL: Final = Reason("board/bell", "PIT-R16", "The board has been hit: only a corner counts now, or 'hold'.")
