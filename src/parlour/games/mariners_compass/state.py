"""The state of a table of Mariner's Compass, and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, cast, final

from parlour.core.data.fields import Absent, BySeat
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record, record_type
from parlour.core.frames import Stack, State
from parlour.core.text.notation import Number, Seat
from parlour.games.mariners_compass.actions import CITY, COLOUR, SPACE, Square
from parlour.games.mariners_compass.edition import MarinersEdition


@final
class Options:
    """One attribute for each option of the rulebook, in the form the rules use."""

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


@record
class Player:
    """One seat's men: its start, its colour (-1: not chosen), small man (-1: not entered) and expedition."""

    city: Annotated[int, Absent(CITY), "The city the player starts from; null before it is chosen."]
    colour: Annotated[int, Absent(COLOUR), "The player's colour; null before it is chosen."]
    small_man: Annotated[int, Absent(SPACE), "The space the small man stands on; null before it has entered."]
    expedition: Annotated[Square, "The square the expedition stands on, as '(column, row)'."]


@record
class MarinersState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    edition: MarinersEdition
    options: Options
    players: Annotated[list[Player], BySeat(record_type(Player)), "Each seat's city, colour and men."]
    mover: Annotated[Seat, "Whose turn it is."]
    turns: Annotated[Number, "How many turns are over."]
    stack: Stack
    outcome: Ending = None
