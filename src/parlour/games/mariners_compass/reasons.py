"""Refusals of Mariner's Compass: one constant for each prohibition."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import Reason

OUT_OF_TURN: Final = Reason("turn/not_yours", "MAR-12")
CHOOSE_START: Final = Reason("start/choose", "MAR-06")
SPIN_FOR_LEAD: Final = Reason("spin/for_lead", "MAR-07")
SPIN_FIRST: Final = Reason("spin/first", "MAR-08")
CHOOSE_NUMBER: Final = Reason("number/choose", "MAR-09")
CHOOSE_DIRECTION: Final = Reason("direction/choose", "MAR-14")
OFF_TABLE: Final = Reason("direction/off_table", "MAR-R04")
MUST_MOVE: Final = Reason("direction/must_move", "MAR-R12")
