"""The state of a table of The Monopolist, and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, cast, final

from parlour.core.data.fields import Absent, BySeat
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record, record_type
from parlour.core.frames import Stack, State
from parlour.core.text.notation import Number, Seat
from parlour.games.monopolist.edition import MonopolistEdition
from parlour.games.monopolist.fields import CELL, COLOUR, TRADE, Sums


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


@record
class Player:
    """One seat's trade, man and counters."""

    trade: Annotated[int, Absent(TRADE), "The corner the player sits at, by its trade; null before it is chosen."]
    colour: Annotated[int, Absent(COLOUR), "The colour of the man; null before it is chosen."]
    man: Annotated[
        int,
        Absent(CELL),
        "The cell the man stands on; null before the start, and when the player has left the game.",
    ]
    counters: Annotated[Number, "Counters in hand."]
    noted: Annotated[Number, "Counters in hand at the last start from the Base (MON-37)."]
    paid: Annotated[Number, "Counters paid to the Monopolist since then (MON-R13)."] = 0
    restart: Annotated[bool, "Whether the man goes back to the Base before the next spin (MON-32, MON-36)."] = False
    owes: Annotated[tuple[int, ...], Sums(), "What is still to be repaid, by lender."] = ()
    arrears: Annotated[
        tuple[int, ...], Sums(with_monopolist=True), "What was due and could not be paid, by creditor (MON-R15)."
    ] = ()


@record
class MonopolistState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    edition: MonopolistEdition
    options: Options
    players: Annotated[list[Player], BySeat(record_type(Player)), "Each seat's trade, man and counters."]
    monopolist: Annotated[
        Number, "The Monopolist's counters. All counters together are those that were dealt (MON-10)."
    ]
    mover: Annotated[Seat, "Whose turn it is."]
    spins: Annotated[Number, "How many spins have been made."]
    stack: Stack
    outcome: Ending = None
    rounds: tuple[tuple[int, ...], ...] = ()
    """For every seat, all seats in turn order from that seat. Derived from the trades."""

    def __post_init__(self) -> None:
        if not self.rounds:
            self.seat_by_trades()

    def seat_by_trades(self) -> None:
        """Set the turn order once all players have a corner: they sit at their corners (MON-12, MON-15)."""
        self.rounds = self.edition.rounds(tuple([player.trade for player in self.players]))


def deal(edition: MonopolistEdition, options: Options, seats: int) -> tuple[int, int]:
    """MON-10, MON-11, MON-R07: return how many counters each player gets, and the Monopolist."""
    in_use = options.two_player_total if seats == 2 else edition.counters
    each, monopolist = edition.shares(in_use, seats)
    return each, monopolist if options.odd_to_box else in_use - seats * each
