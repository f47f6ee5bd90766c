"""The options of Weigh Anchor, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from parlour.core.memo import Memo
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.kit.bits import sums_by_bits, within
from parlour.kit.percent import ROUNDINGS, percent_of

BETWEEN_THROWS: Final = 0
OWN_TURN_ONLY: Final = 1
BEFORE_MOVE: Final = 2
IN_ONE: Final = 0
CLEAR_GROUP: Final = 1
ON_CREDIT: Final = 2
PRINTED: Final = 0
HALF: Final = 1
NOTHING: Final = 2
TURN_LOST: Final = 0
EXIT_AND_MOVE: Final = 1
SKIP_THEN_EXIT: Final = 2
SHARED: Final = 0
MAX_CASH: Final = 1
MAX_VESSELS: Final = 2
FIRST_SALARY: Final = 0
FIRST_MOVE: Final = 1
ANY_TIME: Final = 2
POT_START: Final = 500
"""What 'pot_plus_500' adds. The amount is part of the option value's name, as for the next constant."""
LANDING_DOUBLED: Final = 400


@final
class Options:
    """Each option of the rulebook as one attribute, and the amounts derived from edition and rounding."""

    def __init__(self, chosen: Mapping[str, object], edition: AnchorEdition) -> None:
        self.board = f"{edition.content} {sorted(chosen.items())}"
        """A key of the edition and the options."""
        self.short = chosen["short"] is True
        self.rounding = ROUNDINGS.index(str(chosen["rounding"]))  # WA-R04
        self.tie_by_seat = chosen["opening_tie"] == "seat_order"  # WA-R05
        self.mortgaged_worth = _index(chosen, "harbour_worth_mortgaged", "printed_price", "half_price", "zero")
        self.shows_worth = chosen["harbour_peek"] == "shown"  # WA-R08
        self.again_after_exit = chosen["dock_fine_then_doubles"] == "throw_again"  # WA-R10
        self.prepay_third = chosen["dock_third_turn_prepay"] is True  # WA-R11
        self.breakdown = _index(
            chosen, "suite_breakdown_shortage", "sell_down_in_one", "must_clear_group", "decks_on_credit"
        )
        self.windows = _index(chosen, "business_windows", "between_throws", "own_turn_only", "anytime_before_move")
        self.rotation = chosen["auction"] == "rotation"  # WA-R14
        minimum = chosen["auction_minimum"]
        self.least_bid = minimum if isinstance(minimum, int) else 0
        """0: half the printed price."""
        self.bids_raisable = chosen["bid_limit"] == "raisable"  # WA-R15
        self.pot = chosen["free_mooring"] != "nothing"  # WA-R17
        self.pot_start = POT_START if chosen["free_mooring"] == "pot_plus_500" else 0
        self.short_dock = _index(chosen, "short_dock", "exit_turn_lost", "exit_and_move", "skip_then_exit")
        self.tie = _index(chosen, "short_tie", "shared", "most_cash", "most_vessels")
        self.counts_mortgaged = chosen["count_mortgaged_for_tankers_tugs"] is True  # WA-R22
        self.interest_on_price = chosen["bankruptcy_interest_base"] == "printed_price"  # WA-R23
        self.may_refuse = chosen["creditor_cannot_pay_interest"] == "refuse_to_bank_auction"  # WA-R24
        self.keeps_prices = chosen["sell_back_base"] == "amount_paid"  # WA-R25
        self.claims_raisable = chosen["shortage_claim"] == "raisable"  # WA-R27
        self.any_floor = chosen["shortage_floor"] == "any"  # WA-R26
        self.mortgages_stay = chosen["bank_taken_mortgages"] == "stay"  # WA-R28
        self.splits_equally = chosen["several_creditors"] == "equal_split"  # WA-R30
        self.manual_hire = chosen["claim_hire"] == "manual"  # WA-R33
        self.cash_only = chosen["trade_contents"] == "cash_only"  # WA-R34
        self.doubles_landing = chosen["land_on_weigh_anchor"] == LANDING_DOUBLED  # WA-R35
        self.ten_sets = chosen["short_sets"] == "ten_sets"  # WA-R38
        self.builds_from = _index(chosen, "short_building_from", "after_first_salary", "after_first_move", "any_time")
        self.turn_limit = cast("int", chosen["turn_limit"])  # WA-R48
        percent = edition.interest_percent
        self.interest = tuple([percent_of(vessel.loan, percent, self.rounding) for vessel in edition.vessels])
        """10% on the loan of each vessel (WA-086, WA-091)."""
        self.interest_sums = sums_by_bits(self.interest)
        """The interest on several vessels together, by their set."""
        self.most_interest = sum(self.interest)
        """The most interest that can be due in a trade."""
        self.lift_cost = tuple(
            [vessel.loan + interest for vessel, interest in zip(edition.vessels, self.interest, strict=True)]
        )
        self.lifts_for = within(self.lift_cost)
        """By cash: the vessels whose mortgage that cash lifts, as bits. The last entry is for any larger amount."""
        loans = tuple([vessel.loan for vessel in edition.vessels])
        self.loans_for = within(loans)
        """By cash: the vessels whose loan alone that cash repays, as bits."""
        self.loan_sums = sums_by_bits(loans)
        """The loan on several vessels together, by their set."""
        self.estate_interest = self.interest
        """The interest on each vessel that is taken over from a bankrupt (WA-095)."""
        if self.interest_on_price:
            self.estate_interest = tuple(
                [percent_of(vessel.price, percent, self.rounding) for vessel in edition.vessels]
            )
        back = edition.sell_back_percent
        self.deck_back = tuple([percent_of(group.deck_cost, back, self.rounding) for group in edition.groups])
        self.suite_back = tuple([percent_of(group.suite_cost, back, self.rounding) for group in edition.groups])
        prices = [vessel.price for vessel in edition.vessels]
        self.price_sums = sums_by_bits(tuple(prices))
        self.mortgaged_sums = sums_by_bits(tuple([percent_of(price, 50, self.rounding) for price in prices]))
        """What several mortgaged vessels count for at the end of the short game, by their set (WAS-05b)."""


_OPTIONS: Final[Memo[tuple[str, tuple[tuple[str, object], ...]], Options]] = Memo(50)


def options_of(chosen: Mapping[str, object], edition: AnchorEdition) -> Options:
    """Return the options of a table. The object never changes, so tables that chose the same share it."""
    key = (edition.content, tuple(sorted(chosen.items())))
    found = _OPTIONS.get(key)
    return _OPTIONS.keep(key, Options(chosen, edition)) if found is None else found


def _index(chosen: Mapping[str, object], name: str, *readings: str) -> int:
    return readings.index(str(chosen[name]))
