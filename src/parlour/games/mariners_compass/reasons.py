"""Refusals of Mariner's Compass: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "MAR-12", "It is {waiting}'s turn; please wait for yours.")
CHOOSE_START: Final = Reason(
    "start/choose", "MAR-06", "Choose a city and a colour that nobody has: for example '{example}'."
)
SPIN_FOR_LEAD: Final = Reason("spin/for_lead", "MAR-07", "The lead is spun for now: choose 'spin'.")
SPIN_FIRST: Final = Reason("spin/first", "MAR-08", "Your turn begins with a spin: choose 'spin'.")
CHOOSE_NUMBER: Final = Reason("number/choose", "MAR-09", "You spun {numbers}: choose one of them, such as '{example}'.")
CHOOSE_DIRECTION: Final = Reason(
    "direction/choose", "MAR-14", "Your small man stands on {space}: choose {directions}, such as '{example}'."
)
OFF_TABLE: Final = Reason(
    "direction/off_table", "MAR-R04", "That leads off the Table; choose {directions}, such as '{example}'."
)
MUST_MOVE: Final = Reason(
    "direction/must_move", "MAR-R12", "The expedition must move if it can: choose {directions}, such as '{example}'."
)
