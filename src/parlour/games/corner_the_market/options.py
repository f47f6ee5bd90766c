"""The options of Corner the Market, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final


@final
class Options:
    """Each option of the rulebook as one attribute, and what an earlier ruleset did differently."""

    def __init__(self, chosen: Mapping[str, object], offers_lapse: bool) -> None:
        self.offers_lapse = offers_lapse
        """Whether a deal lets the offers lapse whose goods it has moved (CTM-R65, since ruleset 2)."""
        self.months = chosen["calendar_mode"] == "months"  # CTM-140
        self.third_takes_flyer = chosen["third_doubles_card"] == "flyer"  # CTM-R01
        self.third_leaves_marker = chosen["third_doubles_marker"] == "ignored"  # CTM-R02
        self.sell_pays_current = chosen["sell_square_cashier_price"] == "current"  # CTM-R03
        self.loose_count_current = chosen["loose_contract_final_value"] == "current"  # CTM-R04
        self.brokers_pay_half = chosen["broker_fine"] == "half"  # CTM-R05
        self.buys_in_on_sell = chosen["caught_short"] != "forfeit_on_square"  # CTM-R06
        self.must_buy_in = chosen["caught_short"] == "buy_in"  # CTM-R06
        self.crash_ends_with_move = chosen["crash_ends"] == "next_marker_move"  # CTM-R07
        self.corner_crashes = chosen["corner_price_in_crash"] == "crash"  # CTM-R08
        self.corner_holds_on_sell = chosen["corner_break_on_sell"] == "forbidden"  # CTM-R10
        self.deals_in_trading_only = chosen["deals_off_open_trading"] == "open_trading_only"  # CTM-R12
        self.partner_may_forfeit = chosen["partner_may_forfeit"] is True  # CTM-R13
        self.duty_without_end = chosen["double_pit_duty"] == 0  # CTM-R15
        self.swap_by_paying = chosen["swap_without_contract"] == "pay_1000"  # CTM-R19
        self.goes_on_next_throw = chosen["telephone_decline_move"] == "next_throw"  # CTM-R23
        self.third_completes_call = chosen["telephone_on_third_doubles"] is True  # CTM-R25
        self.walks_out = chosen["closed_pit_occupants"] == "walk_out"  # CTM-R28
        self.entry_is_optional = chosen["pit_entry"] == "optional"  # CTM-R30
        self.advance_adds = chosen["advance_to_cashier_pays"] == "plus_5000"  # CTM-R32
        self.sole_corner_pays = chosen["sole_corner_holder_on_corner"] == "pay_200_each"  # CTM-R33
        self.buy_limit = cast("int", chosen["buy_limit_per_stop"])  # CTM-R38
        self.debtor_sells_anything = chosen["debt_sale_order"] == "any"  # CTM-R39
        self.bank_limit = cast("int", chosen["bank_limit"])  # CTM-R40
        self.closed_limit = cast("int", chosen["pit_closed_limit"])  # CTM-R41
        self.proposals = cast("int", chosen["open_trading_proposals"])  # CTM-R65
        self.holdings_visible = chosen["holdings_visible"] is True  # CTM-R54
        self.cash_visible = chosen["cash_visible"] is True  # CTM-R54
