"""The options of Ten-Up, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final


@final
class Options:
    """One attribute for each option of the rulebook."""

    def __init__(self, chosen: Mapping[str, object]) -> None:
        self.lead_by_higher_arrow = chosen["lead_value"] == "higher_arrow"  # TEN-R01
        self.passes_first_square = chosen["first_square"] == "passed_over"  # TEN-R04
        self.announces = chosen["arrow_order"] == "announce_before_spin"  # TEN-R03
        self.all_safe_on_bases = chosen["base_safety"] == "everyone"  # TEN-R06
        self.owners_lose_at_home = chosen["base_safety"] == "literal"  # TEN-R06
        self.chains = chosen["sent_home_chain"] is True  # TEN-R07
        self.square_first = chosen["arrival_order"] == "square_first"  # TEN-R08
        self.tallies_freely = chosen["tally_prefers"] == "free"  # TEN-R09
        self.wins_at_end_of_turn = chosen["win_at"] == "end_of_turn"  # TEN-R11
        self.turn_cap = cast("int", chosen["turn_cap"])  # TEN-R19
