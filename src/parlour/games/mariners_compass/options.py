"""The options of Mariner's Compass, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final


@final
class Options:
    """One attribute for each option of the rulebook."""

    def __init__(self, chosen: Mapping[str, object]) -> None:
        self.lead_by_higher_arrow = chosen["lead_value"] == "higher_arrow"  # MAR-R03
        arrow = chosen["arrow_choice"]
        self.fixed_arrow = {"either": -1, "fixed_first": 0, "fixed_second": 1}[str(arrow)]  # MAR-21, MAR-R14
        self.counts_own_space = chosen["later_counting"] == "inclusive"  # MAR-R02
        self.may_name_off_table = chosen["blank_choice"] == "free"  # MAR-R04
        self.may_stay = chosen["expedition_move"] == "optional"  # MAR-R12
        self.moves_at_meeting_on_n = chosen["meet_at_n"] == "move_then_respin"  # MAR-R06
        self.displaced_moves_expedition = chosen["displaced_moves_expedition"] is True  # MAR-R08
        self.pole_exact = chosen["pole_exact"] is True  # MAR-R11
        self.turn_cap = cast("int", chosen["turn_cap"])  # MAR-R15
