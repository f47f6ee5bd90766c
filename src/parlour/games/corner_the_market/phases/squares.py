"""The effects of squares on the mover who stops there (CTM-010)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.corner_the_market import board as squares
from parlour.games.corner_the_market.cards import ANY, EXCHANGE, FLYER
from parlour.games.corner_the_market.effects import CASHIER, pay
from parlour.games.corner_the_market.moving import advance_to_cashier
from parlour.games.corner_the_market.phases.buying import land_on_buy
from parlour.games.corner_the_market.phases.card import CardFrame
from parlour.games.corner_the_market.phases.charges import pay_commissions, pay_corner_penalties, pay_fine
from parlour.games.corner_the_market.phases.options import offer_option
from parlour.games.corner_the_market.phases.selling import land_on_sell
from parlour.games.corner_the_market.phases.swap import land_on_swap
from parlour.games.corner_the_market.phases.trading import land_on_trading
from parlour.games.corner_the_market.seating import is_closed
from parlour.games.corner_the_market.state import CornerState


def land(s: CornerState, log: Log | None) -> None:
    """Apply the square the mover's piece is on."""
    board = s.edition.board
    at = s.at[s.mover]
    kind = board.kinds[at]
    if kind == squares.FLYER:
        s.push(CardFrame(FLYER))
    elif kind == squares.EXCHANGE:
        s.push(CardFrame(EXCHANGE))
    elif board.pits[at] >= 0:
        if not is_closed(s, board.pits[at]):  # CTM-R28: in a closed pit trading squares have no effect
            land_in_pit(s, kind, board.pits[at], log)
    elif kind == squares.OPTION_BUY:
        offer_option(s, False, board.commodities[at], board.numbers[at])
    elif kind == squares.OPTION_SELL:
        offer_option(s, True, ANY, board.numbers[at])
    elif kind == squares.FINE:
        pay_fine(s, board.numbers[at], log)
    elif kind == squares.COMMISSION:
        pay_commissions(s, log)
    elif kind == squares.CORNER:
        pay_corner_penalties(s, log)
    elif kind == squares.DIVIDEND:
        pay(s, CASHIER, s.mover, s.edition.amounts.dividend, "CTM-031", "dividend", log)
    elif kind == squares.ADVANCE:
        advance_to_cashier(s, s.mover, log)


def land_in_pit(s: CornerState, kind: int, pit: int, log: Log | None) -> None:
    """Apply a trading square of a pit."""
    if kind == squares.BUY:
        land_on_buy(s, pit)
    elif kind == squares.SELL:
        land_on_sell(s, pit, log)
    elif kind == squares.SWAP:
        land_on_swap(s, log)
    elif kind == squares.OPEN_TRADING:
        land_on_trading(s, pit)
