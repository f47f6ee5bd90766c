"""Refusals of The Monopolist: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "MON-15", "{waiting} is asked now; please wait for your turn.")
CHOOSE_CORNER: Final = Reason("corner/choose", "MON-12", "Choose a corner and a man: for example '{example}'.")
CORNER_TAKEN: Final = Reason("corner/taken", "MON-12", "That corner is taken; choose another, such as '{example}'.")
MAN_TAKEN: Final = Reason("man/taken", "MON-13", "That man is taken; choose another, such as '{example}'.")
SPIN_FOR_LEAD: Final = Reason("spin/for_lead", "MON-15", "The lead is spun for now: choose 'spin'.")
SPIN_FIRST: Final = Reason("spin/first", "MON-16", "Your turn begins with a spin: choose 'spin'.")
NO_DEBT: Final = Reason("repay/no_debt", "MON-34", "You owe that player nothing: choose '{example}'.")
REPAY_LESS: Final = Reason(
    "repay/too_much",
    "MON-R16",
    "You have {counters} and owe {owed}: repay at least 1, at most what you owe, and keep at least 1; or choose "
    "'{example}'.",
)
SPIN_OR_STOP: Final = Reason("bonus/choose", "MON-17", "You have earned a spin: choose 'spin' or 'stop'.")
ADVANCE_OR_DECLINE: Final = Reason(
    "advance/or_decline", "MON-27", "The {number} leads you into the span: choose 'advance' or 'decline'."
)
CHOOSE_CELL: Final = Reason(
    "advance/choose_cell", "MON-31", "The {number} leads you to {space}: choose one of its cells, such as '{example}'."
)
OTHER_SPACE: Final = Reason(
    "advance/other_space", "MON-14", "The {number} leads you to {space} and nowhere else: try '{example}'."
)
CELL_IS_FREE: Final = Reason(
    "decline/cell_is_free", "MON-R27", "Not all of {space} lies in the span, so you must advance: try '{example}'."
)
DRAWN_IN_ADVANCES: Final = Reason(
    "decline/drawn_in", "MON-R09", "You were drawn in by this spin, so you must advance: try '{example}'."
)
CHOOSE_PLACE: Final = Reason(
    "place/choose", "MON-31", "You were drawn in to {space}: choose one of its cells, such as '{example}'."
)
PLACE_ELSEWHERE: Final = Reason(
    "place/other_space", "MON-25", "You were drawn in to {space} and nowhere else: try '{example}'."
)
LEND_OR_NOT: Final = Reason(
    "lend/choose", "MON-34", "{bankrupt} asks for a loan: lend 1 to {most}, such as 'lend 1', or choose '{example}'."
)
LEND_LESS: Final = Reason(
    "lend/too_much", "MON-R16", "You can lend 1 to {most}, for you must keep some; or choose '{example}'."
)
ACCEPT_OR_WITHDRAW: Final = Reason(
    "loan/choose", "MON-33", "You are bankrupt: take a loan, such as '{example}', or 'withdraw' from the game."
)
NO_OFFER: Final = Reason("loan/no_offer", "MON-34", "That player offers you nothing: try '{example}' or 'withdraw'.")
