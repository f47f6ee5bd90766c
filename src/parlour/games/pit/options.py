"""The options of Pit, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final

from parlour.core.refusals import BadData
from parlour.games.pit.deck import Deck, deck_of
from parlour.games.pit.edition import PitEdition


def is_live(options: Mapping[str, object]) -> bool:
    """Return whether all players trade at once, in real time."""
    return options.get("form") == "live"


@final
class Options:
    """One attribute for each option of the rulebook, and the deck that follows from them."""

    def __init__(self, edition: PitEdition, chosen: Mapping[str, object], seats: int) -> None:
        value_set = str(chosen["value_set"])
        if seats > edition.most_players[value_set]:
            most = edition.most_players[value_set]
            raise BadData(
                "options", f"value_set={value_set} has suits for at most {most} players (PIT-10), not {seats}"
            )
        self.live = is_live(chosen)
        self.bull_and_bear = chosen["bull_and_bear"] is True  # PIT-06
        self.deck: Deck = deck_of(
            edition,
            value_set,
            self.bull_and_bear,
            chosen["mixed_with_specials"] == "any",  # PIT-R04
            chosen["bear_may_call"] is True,  # PIT-R05
            chosen["tenth_with_bull"] == "allowed",  # PIT-R06
            chosen["corner_words"] == "strict",  # PIT-R07
        )
        self.short = chosen["short_game"] is True  # PIT-26
        usual = edition.short_target if self.short else edition.target
        self.target = cast("int", chosen["target"]) or usual
        self.silent = chosen["silent"] is True  # PIT-42
        self.palms_match = self.silent and chosen["silent_strict"] is False  # PIT-R23
        self.first_dealer = str(chosen["first_dealer"])  # PIT-R01
        self.suits_choice = str(chosen["suits_choice"])  # PIT-R02
        self.tens_at_random = self.bull_and_bear and chosen["tenth_card"] == "random"  # PIT-R03
        self.fine_for_false_corner = chosen["false_corner"] == "penalty_20"  # PIT-R08
        self.corner_tie = str(chosen["corner_tie"])  # PIT-R09
        self.void_costs = chosen["void_hand"] == "penalties_apply"  # PIT-R10
        self.void_passes_deal = chosen["void_hand"] == "next_dealer"  # PIT-R10
        self.void_limit = cast("int", chosen["void_hands_limit"])  # PIT-R25
        self.by_priority = chosen["matching"] == "priority"
        self.free_calls = chosen["call_backing"] == "free"  # PIT-R11
        # PIT-R12. A call without cards cannot be traded until its caller has chosen some.
        self.confirms = chosen["acceptance"] == "both_confirm" or self.free_calls
        self.lowers_freely = chosen["lowering"] == "any_legal_set" or self.free_calls  # PIT-R13
        self.bell_window = cast("int", chosen["bell_window_ms"])  # PIT-R16
        self.sorting_seconds = cast("int", chosen["sorting_seconds_max"])  # PIT-R22
        self.has_floor = chosen["score_floor"] == 0  # PIT-R17
        self.misdeals = chosen["dealt_corner"] == "misdeal"  # PIT-R19
