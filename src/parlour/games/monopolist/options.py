"""The options of The Monopolist, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final


@final
class Options:
    """One attribute for each option of the rulebook that has more than one reading."""

    def __init__(self, chosen: Mapping[str, object]) -> None:
        self.detent = chosen["spinner_model"] == "detent"  # MON-R02
        self.clockwise = chosen["right_is"] == "clockwise"  # MON-R03
        self.settles_together = chosen["resolution_order"] == "simultaneous"  # MON-R05
        self.places_drawn_men = chosen["placement_prompts"] == "always"  # MON-R06
        self.two_player_total = cast("int", chosen["two_player_total"])  # MON-R07
        self.odd_to_box = chosen["odd_counter_to"] == "box"  # MON-R07
        self.advance_draws_in = chosen["own_move_into_span"] == "resolve_then_draw_in"  # MON-R08
        self.drawn_in_again = chosen["draw_in_limit"] == "none"  # MON-R09
        self.bonus_goes_on = chosen["bonus_after_pass"] == "continue"  # MON-R10
        self.restarts_at_once = chosen["restart_moment"] == "at_once"  # MON-R10
        self.pays_each_pass = chosen["pass_repeat"] is True  # MON-R12
        self.refunds_to_noted = chosen["refund_basis"] == "net_of_start"  # MON-R13
        self.rest_is_owed = chosen["shortfall"] == "owed"  # MON-R15
        self.lending = chosen["lending"] is True  # MON-R16
        self.lender_keeps = cast("int", chosen["lender_keeps_at_least"])  # MON-R16
        self.counts_gross = chosen["borrower_counts"] == "gross"  # MON-R17
        self.tested_at_turn_end = chosen["win_check"] == "end_of_turn"  # MON-R19
        self.bonus_for_each = chosen["bonus_stacking"] == "each"  # MON-R21
        self.spin_cap = cast("int", chosen["spin_cap"])  # MON-R25
        self.declines_at_any = chosen["decline_when"] == "any_cell_covered"  # MON-R27
