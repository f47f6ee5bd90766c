"""Refusals of Ten-Up: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "TEN-12", "The table waits for {waiting}; please wait for your turn.")
TAKE_COLOUR: Final = Reason("colour/take", "TEN-02", "Take a colour that nobody has: for example '{example}'.")
SPIN_FOR_LEAD: Final = Reason("spin/for_lead", "TEN-12", "The lead is spun for now: choose 'spin'.")
SPIN_FIRST: Final = Reason("spin/first", "TEN-10", "Your turn goes on with a spin: choose 'spin'.")
ANNOUNCE_FIRST: Final = Reason(
    "arrow/announce", "TEN-R03", "Before you spin, say which arrow you will play first: choose '{example}', for one."
)
CHOOSE_NUMBER: Final = Reason(
    "number/choose", "TEN-11", "You spun {numbers}: say which you play first, such as '{example}'."
)
SET_BACK: Final = Reason(
    "loss/set_back", "TEN-21", "You lose a point: set back one of your counters ({places}), such as '{example}'."
)
NOT_THERE: Final = Reason(
    "counter/not_there", "TEN-20", "No counter of yours stands there; they are on {places}. Try '{example}'."
)
KEEP_POINT: Final = Reason(
    "gain/keep", "TEN-25", "You gain a point: enter a counter or move one forward, such as '{example}'."
)
TALLY_POINT: Final = Reason("tally/keep", "TEN-14", "You gain a point on {table}: keep it there, such as '{example}'.")
OTHER_TABLE: Final = Reason(
    "tally/other_table", "TEN-14", "This point is kept on {table}, next to your man: choose '{example}', for one."
)
MUST_FORWARD: Final = Reason(
    "tally/move_forward",
    "TEN-R09",
    "While a counter of yours is below {top} on {table}, one of them moves forward: choose '{example}', for one.",
)
CANNOT_REFUSE: Final = Reason(
    "tally/cannot_refuse",
    "TEN-R10",
    "A point may be refused only if it would enter another counter after one on {top}; here, try '{example}'.",
)
AT_TOP: Final = Reason(
    "counter/at_top", "TEN-16", "A counter on {top} goes no further; what you can do is, for one, '{example}'."
)
NONE_IN_HAND: Final = Reason(
    "counter/none_in_hand", "TEN-18", "All your counters are out: move one forward, such as '{example}'."
)
