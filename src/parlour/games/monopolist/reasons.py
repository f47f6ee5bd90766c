"""Refusals of The Monopolist: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "MON-15")
CHOOSE_CORNER: Final = Reason("corner/choose", "MON-12")
CORNER_TAKEN: Final = Reason("corner/taken", "MON-12")
MAN_TAKEN: Final = Reason("man/taken", "MON-13")
SPIN_FOR_LEAD: Final = Reason("spin/for_lead", "MON-15")
SPIN_FIRST: Final = Reason("spin/first", "MON-16")
NO_DEBT: Final = Reason("repay/no_debt", "MON-34")
REPAY_LESS: Final = Reason("repay/too_much", "MON-R16")
SPIN_OR_STOP: Final = Reason("bonus/choose", "MON-17")
ADVANCE_OR_DECLINE: Final = Reason("advance/or_decline", "MON-27")
CHOOSE_CELL: Final = Reason("advance/choose_cell", "MON-31")
OTHER_SPACE: Final = Reason("advance/other_space", "MON-14")
CELL_IS_FREE: Final = Reason("decline/cell_is_free", "MON-R27")
DRAWN_IN_ADVANCES: Final = Reason("decline/drawn_in", "MON-R09")
CHOOSE_PLACE: Final = Reason("place/choose", "MON-31")
PLACE_ELSEWHERE: Final = Reason("place/other_space", "MON-25")
LEND_OR_NOT: Final = Reason("lend/choose", "MON-34")
LEND_LESS: Final = Reason("lend/too_much", "MON-R16")
ACCEPT_OR_WITHDRAW: Final = Reason("loan/choose", "MON-33")
NO_OFFER: Final = Reason("loan/no_offer", "MON-34")
