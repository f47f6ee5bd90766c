"""The options of Finance, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from parlour.core.memo import Memo
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.parts import Moves
from parlour.kit.bits import within
from parlour.kit.percent import DOWN, ROUNDINGS, percent_of

CLEAR_SERIES: Final = 0
CLEAR_LOT: Final = 1
ALLOWED: Final = 2
CLEAR_OR_WHOLE: Final = 0
CLEAR_ONLY: Final = 1
HOUSES_TRAVEL: Final = 2
CARRIES: Final = 0
INTEREST_NOW: Final = 1
MUST_REDEEM: Final = 2
FORGIVE: Final = 0
ELIMINATE: Final = 1
CARRY: Final = 2
LESS_OWN_SHARE: Final = 0
IN_FULL: Final = 1
NO_RENT: Final = 2
IDLE_ROUND: Final = 0
BY_AUCTIONEER: Final = 1
NO_EARLY_SALE: Final = 2
MAX_MOVES: Final = 4096


@final
class Options:
    """Each option of the rulebook as one attribute, and the amounts derived from edition and options."""

    def __init__(self, chosen: Mapping[str, object], edition: FinanceEdition) -> None:
        self.board = f"{edition.content} {sorted(chosen.items())}"
        """A key of the edition and the options."""
        self.jail_insurance = chosen["jail_insurance"] is True
        self.house_owners = chosen["house_owners"] is True
        self.paupers = chosen["paupers"] is True
        self.forgetters = chosen["forgetters"] is True
        self.double_rent = chosen["double_rent"] is True
        self.sometimes = chosen["sometimes"] is True
        self.utility_deals = chosen["utility_deals"] is True
        self.free_rides = chosen["free_rides"] is True
        self.doubles_again = chosen["doubles_extra_throw"] is True  # FIN-R01
        self.has_auctioneer = chosen["auctioneer"] == "player"  # FIN-R03
        self.hides_owners = chosen["ownership_display"] == "memory"  # FIN-R04
        self.opening_bid = cast("int", chosen["opening_bid"])  # FIN-R05
        self.bid_step = edition.least_raise if chosen["bid_multiple_of_five"] is True else 1
        self.bids_liquid = chosen["bid_limit"] == "liquid"  # FIN-R06
        self.draws_cards = chosen["deck_mode"] == "draw"  # FIN-R07
        self.early_sale = _index(chosen, "early_sale", "idle_round", "auctioneer", "off")  # FIN-R08
        if self.early_sale == BY_AUCTIONEER and not self.has_auctioneer:
            self.early_sale = IDLE_ROUND
        self.sets = edition.by_value if chosen["series_rule"] == "cash_value" else edition.sets  # FIN-R11
        self.tariff_rounding = ROUNDINGS.index(str(chosen["tariff_rounding"]))  # FIN-R13
        self.even_teardown = chosen["even_teardown"] is True  # FIN-R15
        self.house_supply = cast("int", chosen["house_supply"])  # FIN-R16
        self.mortgaging = _index(chosen, "mortgage_with_houses", "clear_series", "clear_lot", "allowed")  # FIN-R17
        self.trading = _index(chosen, "trade_with_houses", "clear_or_whole", "clear_only", "houses_travel")  # FIN-R18
        self.on_transfer = _index(chosen, "mortgage_on_transfer", "carries", "interest_now", "must_redeem")  # FIN-R19
        self.counts_mortgaged = chosen["mortgaged_counts_for_rate"] is True  # FIN-R20
        self.fee_turns = 1 if chosen["jail_fee_window"] == "first_turn" else edition.jail_turns - 1  # FIN-R21
        self.pays_third_turn = chosen["jail_third_turn"] == "pay_50"  # FIN-R22
        self.bank_debt = _index(chosen, "bank_debt", "forgive", "eliminate", "carry")  # FIN-R26
        if self.paupers and self.bank_debt == ELIMINATE:
            self.bank_debt = FORGIVE  # FIN-130
        self.cash_to_bank = chosen["elimination_cash"] == "bank"  # FIN-R27
        self.debtor_sales = chosen["debtor_sales"] is True  # FIN-R27
        self.shrinks = chosen["withdrawn_series"] == "shrinks"  # FIN-R28
        self.round_limit = cast("int", chosen["round_limit"])  # FIN-R30
        self.deals_in_auction = chosen["trade_during_auction"] is True  # FIN-R31
        self.gifts = chosen["gifts"] is True  # FIN-R32
        self.debts_linger = self.bank_debt == CARRY or (self.deals_in_auction and self.bids_liquid)
        """Whether a seat can be asked for business while it still owes money (FIN-091)."""
        self.deals_freely = not (
            self.gifts
            or self.deals_in_auction
            or self.on_transfer == MUST_REDEEM
            or self.free_rides
            or self.house_owners
            or self.utility_deals
            or self.debts_linger
        )
        """Whether each lease moves independently of others in a deal, unless a house or an agreement prevents it."""
        self.keeps_sharing = not (self.utility_deals or self.debts_linger)
        """Whether the sharing choices depend on leases and agreements only."""
        self.has_customs = self.forgetters or self.has_auctioneer or not self.keeps_sharing
        """Whether a window may hold more than deals and a seat's own business."""
        self.throws_for_utility = chosen["utility_card_dice"] == "new_throw"  # FIN-R33
        self.partner_pays = _index(chosen, "partner_pays", "less_own_share", "full", "nothing")  # FIN-R34
        self.insures_anywhere = chosen["insurance_range"] == "anywhere"  # FIN-R36
        self.card_cover_before = chosen["chance_insurance_timing"] == "before_throw"  # FIN-R37
        self.owners_may_bid = chosen["house_owner_scope"] == "trades_only"  # FIN-R39
        self.bare_paupers = chosen["pauper_without_property"] is True  # FIN-R40
        self.rides_follow_lease = chosen["free_rides_follow"] == "lease"  # FIN-R42
        self.ride_cap = cast("int", chosen["free_ride_cap"])  # FIN-R42; 0: no cap
        self.loans = tuple([percent_of(lease.value, edition.loan_percent, DOWN) for lease in edition.leases])
        self.interest = tuple([percent_of(loan, edition.interest_percent, DOWN) for loan in self.loans])
        self.redeem_cost = tuple([loan + extra for loan, extra in zip(self.loans, self.interest, strict=True)])
        self.redeems_for = within(self.redeem_cost)
        """By cash: the leases whose mortgage that cash redeems, as bits. The last entry is for any larger amount."""
        self.house_cost = tuple([edition.series[lease.series].house_cost for lease in edition.leases])
        self.house_back = tuple([percent_of(cost, edition.refund_percent, DOWN) for cost in self.house_cost])
        """What the Bank refunds for a house torn down on each lease (FIN-052)."""
        self.moves: Memo[tuple[int, ...], Moves] = Memo(MAX_MOVES)
        """The moves of a series in a deal, by everything they depend on."""


def _index(chosen: Mapping[str, object], name: str, *readings: str) -> int:
    return readings.index(str(chosen[name]))
