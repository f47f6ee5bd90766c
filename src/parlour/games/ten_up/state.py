"""The state of a table of Ten-Up, and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, cast, final

from parlour.core.data.fields import Absent, BySeat
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record, record_type
from parlour.core.frames import Stack, State
from parlour.core.text.notation import Number, Seat
from parlour.games.ten_up.edition import TenUpEdition
from parlour.games.ten_up.fields import COLOUR, Counters, Square


@final
class Options:
    """One attribute for each option of the rulebook, in the form the rules use."""

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


@record
class Player:
    """One seat's colour (-1: not chosen), the square of its man, and the places of its counters, sorted."""

    colour: Annotated[int, Absent(COLOUR), "The player's colour; null before it is chosen."]
    man: Annotated[Square, "The square of the Circuit that the man stands on. At the start it is the seat's Base."]
    counters: Annotated[tuple[int, ...], Counters(), "The places of the counters that are out; the others are in hand."]


@record
class TenUpState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    edition: TenUpEdition
    options: Options
    players: Annotated[list[Player], BySeat(record_type(Player)), "Each seat's man and counters."]
    mover: Annotated[Seat, "Whose turn it is."]
    turns: Annotated[Number, "How many turns are over."]
    stack: Stack
    outcome: Ending = None
