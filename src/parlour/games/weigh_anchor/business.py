"""Mortgages, and the choices a seat has without a partner (WA-082 to WA-091)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import Log
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import Mortgage, Sell
from parlour.games.weigh_anchor.building import (
    Building,
    Selling,
    can_build,
    cannot_sell,
    open_groups,
    sell,
    suite_places,
)
from parlour.games.weigh_anchor.effects import pay, set_mortgaged
from parlour.games.weigh_anchor.events import Lifted, Mortgaged
from parlour.games.weigh_anchor.menu import BUILDING, FITTING_OUT, LIFTING, MORTGAGING, RAISING, SELLING, AnchorMenu
from parlour.games.weigh_anchor.reasons import (
    LIFT_CASH,
    LIFT_NOT_MORTGAGED,
    LIFT_NOT_YOURS,
    MORTGAGE_IMPROVED,
    MORTGAGE_NOT_YOURS,
    MORTGAGE_TWICE,
)
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import AnchorTerms
from parlour.kit.bits import covered, has, members
from parlour.kit.ledger import BANK

UNKNOWN: Final = -1
"""The improved vessels are not recorded yet: raising money begins now."""


def mortgageable(s: AnchorState, seat: int) -> i64:
    """Return the vessels that a seat may mortgage, as bits (WA-082, WA-083)."""
    return s.holdings[seat].vessels & ~s.mortgaged & ~s.built


def cannot_mortgage(s: AnchorState, seat: int, vessel: int) -> Reason | None:
    """Return why a seat may not mortgage a vessel, or None."""
    if has(mortgageable(s, seat), vessel):
        return None
    if not 0 <= vessel < len(s.levels) or s.owner(vessel) != seat:
        return MORTGAGE_NOT_YOURS
    return MORTGAGE_TWICE if s.mortgaged >> vessel & 1 else MORTGAGE_IMPROVED


def liftable(s: AnchorState, seat: int) -> i64:
    """Return the vessels whose mortgage a seat may lift, as bits (WA-088)."""
    mortgaged = s.holdings[seat].vessels & s.mortgaged
    return mortgaged & covered(s.options.lifts_for, s.holdings[seat].cash) if mortgaged else 0


def cannot_lift(s: AnchorState, seat: int, vessel: int) -> Reason | None:
    """Return why a seat may not lift a mortgage, or None."""
    if has(liftable(s, seat), vessel):
        return None
    if not 0 <= vessel < len(s.levels) or s.owner(vessel) != seat:
        return LIFT_NOT_YOURS
    return LIFT_CASH if s.mortgaged >> vessel & 1 else LIFT_NOT_MORTGAGED


def mortgage(s: AnchorState, seat: int, vessel: int, log: Log | None) -> None:
    """Mortgage a vessel; the Bank lends the mortgage value (WA-084)."""
    if log is not None:
        log.add(Mortgaged("WA-082", seat, vessel))
    set_mortgaged(s, seat, vessel, True, log)
    pay(s, BANK, seat, s.edition.vessels[vessel].loan, "WA-084", "the loan on a mortgage", log)


def lift(s: AnchorState, seat: int, vessel: int, cost: int, clause: str, log: Log | None) -> None:
    """Lift a mortgage: repay the loan, with the interest that is due."""
    pay(s, seat, BANK, cost, clause, "a mortgage lifted", log)
    if log is not None:
        log.add(Lifted(clause, seat, vessel))
    set_mortgaged(s, seat, vessel, False, log)


def menu_of(s: AnchorState, seat: int) -> AnchorMenu:
    """Return a seat's menu, with the choices that need no partner brought up to date."""
    menu = s.menus[seat]
    if menu is None:
        menu = AnchorMenu(
            seat,
            s.edition,
            AnchorTerms(s, seat, ()),
            AnchorTerms(s, seat, ()),
            Selling(s, seat),
            Building(s, seat),
        )
        s.menus[seat] = menu
    if s.stale >> seat & 1:
        s.stale &= ~(1 << seat)
        _update_business(s, seat, menu)
    return menu


def _update_business(s: AnchorState, seat: int, menu: AnchorMenu) -> None:
    """Update the choices that need no partner (WA-R13, WA-R15): mortgage, sell pieces back, lift, build."""
    holding = s.holdings[seat]
    free = mortgageable(s, seat)
    business: i64 = MORTGAGING if free else 0
    menu.mortgaging.bits = free
    if holding.vessels & s.built:
        menu.selling.forget()
        business |= SELLING
    can_lift = liftable(s, seat)
    if can_lift:
        menu.lifting.bits = can_lift
        business |= LIFTING
    if holding.groups:
        groups = open_groups(s, seat)
        if groups and can_build(s, seat, groups):
            menu.building.forget()
            business |= BUILDING
        suites = suite_places(s, seat, groups)
        if suites:
            menu.fitting_out.bits = suites
            business |= FITTING_OUT
    menu.business = business


def raising_choices(s: AnchorState, seat: int) -> tuple[Choice, ...]:
    """Return a seat's choices to raise cash without a partner: mortgage, sell pieces back (WA-R13, WA-R15)."""
    menu = menu_of(s, seat)
    return menu.choices(menu.business & RAISING)


def let_stand(s: AnchorState, seat: int, stands: bool) -> None:
    """Set or lift a standing pass (WA-D28)."""
    s.standing = s.standing | 1 << seat if stands else s.standing & ~(1 << seat)


def cannot_raise(s: AnchorState, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not raise cash in this way, or None."""
    if isinstance(action, Mortgage):
        return cannot_mortgage(s, seat, action.vessel)
    assert isinstance(action, Sell)
    return cannot_sell(s, seat, action.vessel, action.count)


def raise_cash(s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
    """Raise cash by a mortgage or by selling pieces back."""
    if isinstance(action, Mortgage):
        mortgage(s, seat, action.vessel, log)
    else:
        assert isinstance(action, Sell)
        sell(s, seat, action.vessel, action.count, log)


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
