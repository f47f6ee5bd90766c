"""Refusals of Ten-Up: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "TEN-12")
TAKE_COLOUR: Final = Reason("colour/take", "TEN-02")
SPIN_FOR_LEAD: Final = Reason("spin/for_lead", "TEN-12")
SPIN_FIRST: Final = Reason("spin/first", "TEN-10")
ANNOUNCE_FIRST: Final = Reason("arrow/announce", "TEN-R03")
CHOOSE_NUMBER: Final = Reason("number/choose", "TEN-11")
SET_BACK: Final = Reason("loss/set_back", "TEN-21")
NOT_THERE: Final = Reason("counter/not_there", "TEN-20")
KEEP_POINT: Final = Reason("gain/keep", "TEN-25")
TALLY_POINT: Final = Reason("tally/keep", "TEN-14")
OTHER_TABLE: Final = Reason("tally/other_table", "TEN-14")
MUST_FORWARD: Final = Reason("tally/move_forward", "TEN-R09")
CANNOT_REFUSE: Final = Reason("tally/cannot_refuse", "TEN-R10")
AT_TOP: Final = Reason("counter/at_top", "TEN-16")
NONE_IN_HAND: Final = Reason("counter/none_in_hand", "TEN-18")
