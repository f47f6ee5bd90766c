"""Refusals of Pit: one constant for each prohibition. None reveals what another seat holds or was asked."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

WAIT: Final = Reason("turn/wait", "PIT-20")
NAME_DEALER: Final = Reason("dealer/name", "PIT-R01")
NAME_SUITS: Final = Reason("suits/name", "PIT-10")
ROUND: Final = Reason("round/answer", "PIT-17")
BOARD_FIRST: Final = Reason("board/answer", "PIT-21")
HOLD_ONLY: Final = Reason("board/hold", "PIT-R10")
NO_CORNER: Final = Reason("board/no_corner", "PIT-21")
BEAR_BARS: Final = Reason("board/bear", "PIT-37")
NUMBER: Final = Reason("set/number", "PIT-41")
ONE_SUIT: Final = Reason("set/one_suit", "PIT-15")
ONE_SUIT_OR_SPECIAL: Final = Reason("set/special_missing", "PIT-R04")
NOT_HELD: Final = Reason("set/not_held", "PIT-15")
FLOOR: Final = Reason("offer/floor", "PIT-19")
LOWERED_SET: Final = Reason("offer/lowered_set", "PIT-R04")
CLOSED: Final = Reason("exchange/closed", "PIT-14")
MARKET: Final = Reason("exchange/answer", "PIT-20")
BACKED: Final = Reason("call/backed", "PIT-R11")
NUMBER_ALONE: Final = Reason("call/number_alone", "PIT-R11")
NOTHING_STANDS: Final = Reason("withdraw/nothing", "PIT-17")
NO_BID_TO: Final = Reason("withdraw/no_offer", "PIT-19")
NO_CALL: Final = Reason("match/no_call", "PIT-18")
TOO_MANY: Final = Reason("match/too_many", "PIT-18")
NO_INVITATION: Final = Reason("lower/no_invitation", "PIT-19")
NO_MATCH: Final = Reason("accept/no_match", "PIT-R12")
OTHER_NUMBER: Final = Reason("trade/number", "PIT-18")
HELD_UP_ONLY: Final = Reason("lower/held_up", "PIT-R13")
NOT_IN_PLAY: Final = Reason("board/not_in_play", "PIT-10")
NO_SUCH_WORDS: Final = Reason("board/words", "PIT-06")
BELL: Final = Reason("board/bell", "PIT-R16")
