"""Bankruptcy to a player, to the Bank or shared among several, and resigning (WA-093 to WA-099, WA-R30, WA-R47)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.core.events import Log
from parlour.games.weigh_anchor.building import sell_down
from parlour.games.weigh_anchor.effects import forget, give, pass_card, pay, return_cards, set_mortgaged
from parlour.games.weigh_anchor.events import (
    DeedPassed,
    DeedReturned,
    Resigned,
    Retired,
    WentBankrupt,
    WentBankruptToBank,
)
from parlour.games.weigh_anchor.figures import built_groups
from parlour.games.weigh_anchor.phases.auction import EstateSale
from parlour.games.weigh_anchor.phases.ending import end_if_decided
from parlour.games.weigh_anchor.state import FREE, AnchorState
from parlour.kit.bits import members, to_the_left
from parlour.kit.debts import Debt
from parlour.kit.ledger import BANK
from parlour.kit.trade.offers import OfferFrame


@mypyc_attr(allow_interpreted_subclasses=True)
class DebtFrame(OfferFrame[AnchorState]):
    """A frame that settles debts."""

    debts: list[Debt]


def ruin_to_bank(s: AnchorState, debtor: int, log: Log | None) -> None:
    """Bankrupt a seat that cannot pay the Bank: everything goes to the Bank (WA-097)."""
    if log is not None:
        log.add(WentBankruptToBank("WA-097", debtor))
    _leave_to_bank(s, debtor, log)


def resign(s: AnchorState, seat: int, log: Log | None) -> None:
    """Resign, with the effects of bankruptcy to the Bank (WA-R47)."""
    if log is not None:
        log.add(Resigned(seat))
    _leave_to_bank(s, seat, log)


def ruin_to_player(s: AnchorState, debtor: int, creditor: int, log: Log | None) -> int:
    """Bankrupt a seat that cannot pay a player, who takes everything (WA-093). Returns the mortgaged vessels taken."""
    if log is not None:
        log.add(WentBankrupt("WA-093", debtor, creditor))
    _sell_pieces(s, debtor, log)  # WA-094
    pay(s, debtor, creditor, s.holdings[debtor].cash, "WA-093", "a bankrupt's cash", log)
    vessels = s.holdings[debtor].vessels
    give(s, vessels, creditor, log)  # as they are (WA-R31)
    if log is not None:
        for vessel in members(vessels):
            log.add(DeedPassed("WA-093", creditor, vessel))
    for card in members(s.holdings[debtor].cards):
        pass_card(s, card, debtor, creditor, log)  # WA-R29
    mortgaged = vessels & s.mortgaged
    _retire(s, debtor, log)
    if s.options.short:
        end_if_decided(s, _pay_last_interest(s, creditor, mortgaged, log), creditor, log)
    else:
        end_if_decided(s, 0, creditor, log)
    return mortgaged


def _pay_last_interest(s: AnchorState, creditor: int, mortgaged: int, log: Log | None) -> int:
    """Pay the last interest from cash (WA-R40). Returns the unpaid rest, which counts as negative."""
    due = sum([s.options.estate_interest[vessel] for vessel in members(mortgaged)])
    paid = min(due, s.holdings[creditor].cash)
    pay(s, creditor, BANK, paid, "WA-095", "interest on mortgages taken over", log)
    return due - paid


def _leave_to_bank(s: AnchorState, seat: int, log: Log | None) -> None:
    _sell_pieces(s, seat, log)
    pay(s, seat, BANK, s.holdings[seat].cash, "WA-097", "a bankrupt's cash", log)
    _return_estate(s, seat, log)


def ruin_shared(s: AnchorState, debtor: int, creditors: list[int], log: Log | None) -> None:
    """Bankrupt a seat with several creditors (WA-R30, equal_split).

    They share the cash. The rest goes to the Bank and is auctioned.
    """
    if log is not None:
        log.add(WentBankruptToBank("WA-R30", debtor))
    _sell_pieces(s, debtor, log)
    cash = s.holdings[debtor].cash
    for n, creditor in enumerate(creditors):  # in order from the debtor's left
        share = cash // len(creditors) + (n < cash % len(creditors))
        pay(s, debtor, creditor, share, "WA-R30", "a share of a bankrupt's cash", log)
    _return_estate(s, debtor, log)


def _return_estate(s: AnchorState, seat: int, log: Log | None) -> None:
    """Return cards to their packs and vessels to the Bank, which auctions them (WA-098, WA-R28, WA-R29)."""
    return_cards(s, seat, log)
    vessels = s.holdings[seat].vessels
    if not s.options.mortgages_stay:
        for vessel in members(vessels & s.mortgaged):
            set_mortgaged(s, seat, vessel, False, log)
    give(s, vessels, BANK, log)
    if log is not None:
        for vessel in members(vessels):
            log.add(DeedReturned("WA-097", vessel))
    _retire(s, seat, log)
    end_if_decided(s, 0, BANK, log)
    if s.outcome is None and vessels:
        s.push(EstateSale(vessels, seat))
    elif s.outcome is not None:
        s.mortgaged &= s.owned  # no auction: what the Bank holds is free of mortgage (WA-I09)


def _sell_pieces(s: AnchorState, seat: int, log: Log | None) -> None:
    """Sell all pieces back to the Bank for half (WA-094)."""
    for group in built_groups(s, seat):
        sell_down(s, seat, group, [0] * len(s.edition.sets.deeds[group]), log)


def _retire(s: AnchorState, seat: int, log: Log | None) -> None:
    """Remove a seat from the game, with nothing left (WA-099)."""
    s.holdings[seat].dock = FREE
    s.playing &= ~(1 << seat)
    s.standing &= ~(1 << seat)
    forget(s, seat)
    s.claims = [claim for claim in s.claims if seat not in (claim.owner, claim.lander)]
    for frame in s.stack:
        if isinstance(frame, DebtFrame):  # all debts of this seat, and to it, are void
            frame.debts[:] = [debt for debt in frame.debts if seat not in (debt.debtor, debt.creditor)]
    if log is not None:
        log.add(Retired(seat))


def others_from(s: AnchorState, seat: int) -> list[int]:
    """Return every other player in the game, from the left of a seat (WA-R30)."""
    return to_the_left(seat, s.seats, s.playing & ~(1 << seat))
