"""Mortgages, and the ways to raise cash without a partner (WA-082 to WA-091)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.domains import CachedMemberOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import Lift, Mortgage, Sell
from parlour.games.weigh_anchor.building import Selling, cannot_sell, sell
from parlour.games.weigh_anchor.effects import pay, set_mortgaged
from parlour.games.weigh_anchor.events import Lifted, Mortgaged
from parlour.games.weigh_anchor.menu import OutsideMenu
from parlour.games.weigh_anchor.reasons import (
    LIFT_CASH,
    LIFT_NOT_MORTGAGED,
    LIFT_NOT_YOURS,
    MORTGAGE_IMPROVED,
    MORTGAGE_NOT_YOURS,
    MORTGAGE_TWICE,
    SELL_NOT_YOURS,
)
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import covered, members
from parlour.kit.ledger import BANK
from parlour.kit.menu import KeptStep, MemberStep, Steps

UNKNOWN: Final = -1
"""The improved vessels are not recorded yet: raising money begins now."""


def mortgageable(s: AnchorState, seat: int) -> i64:
    """Return the vessels that a seat may mortgage, as bits (WA-082, WA-083)."""
    return s.holdings[seat].vessels & ~s.mortgaged & ~s.built


def lift(s: AnchorState, seat: int, vessel: int, cost: int, clause: str, log: Log | None) -> None:
    """Lift a mortgage: repay the loan, with the interest that is due."""
    pay(s, seat, BANK, cost, clause, "a mortgage lifted", log)
    if log is not None:
        log.add(Lifted(clause, seat, vessel))
    set_mortgaged(s, seat, vessel, False, log)


@final
class Mortgaging(MemberStep[AnchorState, Frame[AnchorState], Mortgage]):
    """Mortgage a vessel; the Bank lends the mortgage value (WA-082, WA-084)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(Mortgage, CachedMemberOf(0, s.edition.mortgages))

    def members(self, s: AnchorState, seat: int) -> int:
        return mortgageable(s, seat)

    def reason(self, s: AnchorState, frame: Frame[AnchorState], seat: int, action: Mortgage) -> Reason:
        vessel = action.vessel
        if not 0 <= vessel < len(s.levels) or s.owner(vessel) != seat:
            return MORTGAGE_NOT_YOURS
        return MORTGAGE_TWICE if s.mortgaged >> vessel & 1 else MORTGAGE_IMPROVED

    def do(self, s: AnchorState, frame: Frame[AnchorState], seat: int, action: Mortgage, log: Log | None) -> None:
        if log is not None:
            log.add(Mortgaged("WA-082", seat, action.vessel))
        set_mortgaged(s, seat, action.vessel, True, log)
        pay(s, BANK, seat, s.edition.vessels[action.vessel].loan, "WA-084", "the loan on a mortgage", log)


@final
class SellingBack(KeptStep[AnchorState, Frame[AnchorState], Sell, Selling]):
    """Sell pieces back to the Bank (WA-078)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(Sell, Selling(s, seat))

    def available(self, s: AnchorState, frame: Frame[AnchorState], seat: int, domain: Selling) -> bool:
        domain.forget()
        return s.holdings[seat].vessels & s.built != 0

    def reason(self, s: AnchorState, frame: Frame[AnchorState], seat: int, action: Sell) -> Reason | None:
        return cannot_sell(s, seat, action.vessel, action.count)

    def do(self, s: AnchorState, frame: Frame[AnchorState], seat: int, action: Sell, log: Log | None) -> None:
        sell(s, seat, action.vessel, action.count, log)


@final
class Lifting(MemberStep[AnchorState, Frame[AnchorState], Lift]):
    """Lift a mortgage: repay the loan with interest (WA-086, WA-088)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(Lift, CachedMemberOf(0, s.edition.lifts))

    def members(self, s: AnchorState, seat: int) -> int:
        holding = s.holdings[seat]
        mortgaged = holding.vessels & s.mortgaged
        if not mortgaged:
            return 0
        return mortgaged & covered(s.options.lifts_for, holding.cash)

    def reason(self, s: AnchorState, frame: Frame[AnchorState], seat: int, action: Lift) -> Reason:
        vessel = action.vessel
        if not 0 <= vessel < len(s.levels) or s.owner(vessel) != seat:
            return LIFT_NOT_YOURS
        return LIFT_CASH if s.mortgaged >> vessel & 1 else LIFT_NOT_MORTGAGED

    def do(self, s: AnchorState, frame: Frame[AnchorState], seat: int, action: Lift, log: Log | None) -> None:
        lift(s, seat, action.vessel, s.options.lift_cost[action.vessel], "WA-086", log)


RAISING: Final = Steps[AnchorState, Frame[AnchorState]](
    (Mortgaging(Mortgage, MORTGAGE_NOT_YOURS), SellingBack(Sell, SELL_NOT_YOURS)), MORTGAGE_NOT_YOURS
)
"""The ways to raise cash without a partner, in phases that allow no other business (WA-R13, WA-R15)."""


def outside_menu(s: AnchorState, seat: int) -> OutsideMenu:
    """Return a seat's menu outside windows, with the ways to raise cash up to date."""
    menu = s.outside_menus[seat]
    if menu is None:
        menu = OutsideMenu(seat, s.edition, Selling(s, seat))
        s.outside_menus[seat] = menu
    menu.update(mortgageable(s, seat), s.holdings[seat].vessels & s.built != 0)
    return menu


def raising_choices(s: AnchorState, seat: int) -> tuple[Choice, ...]:
    """Return a seat's choices to raise cash without a partner: mortgage, sell pieces back (WA-R13, WA-R15)."""
    return outside_menu(s, seat).raising()


def cannot_raise(s: AnchorState, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not raise cash in this way, or None."""
    return RAISING.cannot(s, s.top, RAISING.new_menu(s, s.top, seat), 0, action)


def raise_cash(s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
    """Raise cash by a mortgage or by selling pieces back."""
    RAISING.do(s, s.top, seat, action, log)


def next_raise(s: AnchorState, seat: int, improved: int) -> Action:
    """Return the default way to raise cash after a time-out (WA-D25).

    `improved` are the vessels of groups that had pieces when raising began. Bare vessels outside those groups are
    mortgaged first, cheapest first. Then pieces are sold, cheapest group first. The vessels that the pieces stood on
    are mortgaged last.
    """
    bare = mortgageable(s, seat)
    groups = [group for group in members(s.holdings[seat].groups) if s.built & s.edition.sets.bits[group]]
    if bare & ~improved or not groups:
        vessels = s.edition.vessels
        return Mortgage(min(members(bare & ~improved or bare), key=lambda vessel: vessels[vessel].loan))
    cheapest = min(groups, key=lambda group: s.edition.groups[group].deck_cost)
    highest = max(s.edition.sets.deeds[cheapest], key=lambda vessel: s.levels[vessel])
    count = 1
    while cannot_sell(s, seat, highest, count) is not None:
        count += 1
    return Sell(highest, count)


def improved_now(s: AnchorState, seat: int) -> int:
    """Return a seat's vessels in groups with pieces, as bits."""
    return s.built & s.holdings[seat].vessels
