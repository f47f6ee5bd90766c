"""Invariants of the frame stack of Corner the Market, for positions written by hand."""

from __future__ import annotations

from parlour.core.frames import Frame
from parlour.games.corner_the_market import board as squares
from parlour.games.corner_the_market.phases import buying, selling, short, swap, trading, turn
from parlour.games.corner_the_market.phases.card import CardFrame
from parlour.games.corner_the_market.phases.debts import Debts, Forced, Raising, can_cover
from parlour.games.corner_the_market.phases.lead import Lead
from parlour.games.corner_the_market.phases.options import Option, Order
from parlour.games.corner_the_market.prices import has_corner
from parlour.games.corner_the_market.seating import left_of, partner_of
from parlour.games.corner_the_market.state import NO_CARD, CornerState
from parlour.kit.debts import owed_first
from parlour.kit.ledger import BANK


def stack_faults(s: CornerState) -> list[str]:
    """Return the broken invariants of the stack: turns at the bottom, then the lead or the mover's stop, then debts."""
    bottom = s.stack[0] if s.stack else None
    if not isinstance(bottom, turn.Turn) or s.at[s.mover] < 0:
        return ["CTM-007: at the bottom of the stack are the turns, and the mover is in the game"]
    faults = turn_faults(s, bottom, len(s.stack) > 1)
    for n in range(1, len(s.stack)):
        frame = s.stack[n]
        below = s.stack[n - 1]
        if isinstance(frame, Lead):
            faults += lead_faults(s, frame, bottom, n)
        elif not may_stand_on(frame, below):
            faults.append(f"CTM-010: {type(frame).__name__} does not follow from {type(below).__name__}")
        elif isinstance(below, turn.Turn) and bottom.stage != turn.PLAYED:
            faults.append("CTM-010: a square is carried out when the piece has moved")
        else:
            faults += frame_faults(s, frame)
    if (s.card != NO_CARD) != any(isinstance(frame, CardFrame) and frame.taken for frame in s.stack):
        faults.append("CTM-108: a card is carried out while it is taken")
    if not faults and not waits(s):
        faults.append("CTM-010: nobody is asked anything")
    return faults


def may_stand_on(frame: Frame[CornerState], below: Frame[CornerState]) -> bool:
    """Return whether one frame can interrupt the other."""
    if isinstance(frame, Raising):
        return isinstance(below, (Debts, Forced))
    if isinstance(frame, Debts):
        return not isinstance(below, (Lead, Raising, Debts, Forced))
    if isinstance(frame, Forced):
        return isinstance(below, selling.Selling)
    if isinstance(frame, short.Short):
        return isinstance(below, CardFrame if frame.by_card else selling.Selling)
    if isinstance(frame, Order):
        return isinstance(below, CardFrame)
    if isinstance(frame, Option):
        return isinstance(below, (CardFrame, turn.Turn))
    stops = (CardFrame, buying.Buying, selling.Selling, swap.Swap, trading.Trading)
    return isinstance(frame, stops) and isinstance(below, turn.Turn)


def waits(s: CornerState) -> bool:
    """Return whether the top frame waits for a seat, so that advancing it changes nothing."""
    copy = s.copy()
    top = copy.top
    return not top.advance(copy, None) and copy.top is top and copy.outcome is None


def turn_faults(s: CornerState, frame: turn.Turn, is_covered: bool) -> list[str]:
    """Return the broken invariants of the dice and the stage of a turn."""
    faults: list[str] = []
    faces = s.edition.dice.faces
    before_throw = frame.stage in (turn.TO_THROW, turn.THROWING)
    if not before_throw and (frame.first not in faces or frame.second not in faces):
        faults.append("CTM-023: both dice have been thrown")
    if not 0 <= frame.doubles <= s.edition.doubles_limit:
        faults.append("CTM-I13: a turn has three throws at most")
    if before_throw and (frame.first or frame.second or frame.doubles >= s.edition.doubles_limit):
        faults.append("CTM-023: the dice have not been thrown")
    if not before_throw and frame.first == frame.second and not frame.doubles:
        faults.append("CTM-026: doubles are counted")
    if not is_covered and frame.stage in (turn.LANDED, turn.THIRD, turn.PLAYED):
        faults.append("CTM-010: nobody is asked anything")
    at = s.at[s.mover]
    kind = s.edition.board.kinds[at]
    if frame.stage == turn.TO_CHOOSE_PIT and kind != squares.TELEPHONE:
        faults.append("CTM-078: a pit is chosen on a Telephone")
    if frame.stage == turn.TO_ENTER and kind != squares.GATE:
        faults.append("CTM-R30: a pit is entered at its gate")
    return faults


def lead_faults(s: CornerState, lead: Lead, bottom: turn.Turn, n: int) -> list[str]:
    contenders = lead.contenders
    is_right = len(contenders) > 1 and len(set(contenders)) == len(contenders) and len(lead.spun) < len(contenders)
    if n != 1 or len(s.stack) != 2 or bottom.stage != turn.TO_THROW or bottom.doubles or not is_right:
        return ["CTM-007: the lead is thrown for before the first turn, by two or more"]
    return []


def frame_faults(s: CornerState, frame: Frame[CornerState]) -> list[str]:
    """Return the broken invariants of a stop: it fits the square, and its values are possible."""
    board = s.edition.board
    at = s.at[s.mover]
    partner = partner_of(s, s.mover)
    if isinstance(frame, buying.Buying):
        right = board.kinds[at] == squares.BUY and board.commodities[at] == frame.commodity and frame.bought >= 0
        needs = frame.stage in (buying.DUTY, buying.AGREEING)
        if not right or (needs and partner < 0) or not _are_others(s, frame.quotes.waiting):
            return ["CTM-042: a BUY square is for the commodity of its pit"]
    elif isinstance(frame, selling.Selling):
        right = board.kinds[at] == squares.SELL and board.commodities[at] == frame.commodity and frame.sold >= 0
        needs = frame.stage in (selling.DUTY, selling.AGREEING)
        if not right or (needs and partner < 0) or ((frame.stage == selling.BIDDING) and frame.outcry is None):
            return ["CTM-053: a SELL square is for the commodity of its pit"]
        if frame.cornered and not frame.sold and not has_corner(s, s.mover, frame.commodity):
            return ["CTM-055: the mover has no Corner"]
    elif isinstance(frame, swap.Swap):
        right_partner = partner if partner >= 0 else left_of(s, s.mover)
        if board.kinds[at] != squares.SWAP or frame.partner != right_partner:
            return ["CTM-062: a swap is made on a SWAP square, with the right partner"]
    elif isinstance(frame, trading.Trading):
        if board.kinds[at] != squares.OPEN_TRADING or board.commodities[at] != frame.pit:
            return ["CTM-072: there is trading on an Open Trading square only"]
        if any(s.mover not in (one.maker, one.to) or one.maker == one.to for one in frame.offers):
            return ["CTM-R47: every deal has the mover as one party"]
        if any(not 0 < one.number <= frame.number for one in frame.offers):
            return ["CTM-R65: offers are numbered as they are made"]
    elif isinstance(frame, Debts):
        if not frame.debts or any(not _is_debt(s, one.debtor, one.creditor, one.amount) for one in frame.debts):
            return ["CTM-I12: a debt is a sum that a player owes to another or to the Cashier"]
    elif isinstance(frame, Raising):
        return raising_faults(s, frame)
    return []


def raising_faults(s: CornerState, frame: Raising) -> list[str]:
    """Return the broken invariants of raising funds (CTM-I12).

    The debtor owes more than their cash, and everything they own can cover it.
    """
    below = s.stack[s.stack.index(frame) - 1]
    if isinstance(below, Debts):
        is_right = below.debts[0].debtor == frame.debtor and owed_first(below.debts) == frame.amount
    else:
        is_right = isinstance(below, Forced) and (below.buyer, below.price) == (frame.debtor, frame.amount)
    if not is_right or s.at[frame.debtor] < 0 or not can_cover(s, frame.debtor, frame.amount):
        return ["CTM-I12: funds are raised for a debt that all a player owns can cover"]
    return []


def _are_others(s: CornerState, seats: tuple[int, ...]) -> bool:
    return all(seat != s.mover and s.at[seat] >= 0 for seat in seats)


def _is_debt(s: CornerState, debtor: int, creditor: int, amount: int) -> bool:
    is_creditor = creditor == BANK or (creditor != debtor and s.at[creditor] >= 0)
    return amount > 0 and amount % s.edition.amounts.step == 0 and s.at[debtor] >= 0 and is_creditor
