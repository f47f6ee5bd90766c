"""The Graving Dock: going there, and the ways out (WA-047 to WA-059, WAS-03a, WAS-03b)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.weigh_anchor.effects import pay_fine, return_card
from parlour.games.weigh_anchor.events import CardUsed, LeftDock, SentToDock
from parlour.games.weigh_anchor.options import SKIP_THEN_EXIT, TURN_LOST
from parlour.games.weigh_anchor.state import FREE, AnchorState


def send(s: AnchorState, seat: int, clause: str, log: Log | None) -> None:
    """Send a token straight into the Dock, without salary; this ends the turn (WA-050, WA-051)."""
    s.holdings[seat].at = s.edition.dock
    s.holdings[seat].dock = 0
    s.doubles = 0
    if log is not None:
        log.add(SentToDock(clause, seat))


def leave(s: AnchorState, seat: int, clause: str, log: Log | None) -> None:
    """Leave the Dock; the token stays on the space and is now Just Visiting."""
    s.holdings[seat].dock = FREE
    if log is not None:
        log.add(LeftDock(clause, seat))


def loses_turn(s: AnchorState, seat: int) -> bool:
    """Return whether the mover loses this turn: in the short game, leaving the Dock or skipping uses it up (WA-R18)."""
    if not s.options.short:
        return False
    if s.options.short_dock == TURN_LOST:
        return s.has_left_dock
    return s.options.short_dock == SKIP_THEN_EXIT and s.holdings[seat].dock == 0


def throws_now(s: AnchorState) -> bool:
    """Return whether the mover still has to throw."""
    return not loses_turn(s, s.mover)


def may_leave(s: AnchorState, seat: int) -> bool:
    """Return whether a docked mover may leave before throwing."""
    return s.holdings[seat].dock >= 0 and not loses_turn(s, seat)


def may_pay_fine(s: AnchorState, seat: int) -> bool:
    return may_leave(s, seat) and not is_last_turn(s, seat) and s.holdings[seat].cash >= s.edition.fine


def is_last_turn(s: AnchorState, seat: int) -> bool:
    """Return whether this is the third turn, when the fine cannot be paid in advance (WA-R11).

    The short game has no such turn.
    """
    if s.options.short or s.options.prepay_third:
        return False
    return s.holdings[seat].dock + 1 >= s.form().dock_turns


def holds_card(s: AnchorState, seat: int, card: int) -> bool:
    """Return whether that Get Out card exists and the seat holds it."""
    return 0 <= card < len(s.edition.kept_cards) and s.holdings[seat].cards >> card & 1 == 1


def leave_by_fine(s: AnchorState, seat: int, log: Log | None) -> None:
    """Pay the fine and leave the Dock before throwing (WA-057, WAS-03a)."""
    clause = "WAS-03a" if s.options.short else "WA-057"
    pay_fine(s, seat, s.edition.fine, clause, "the fine of the Dock", log)
    leave(s, seat, clause, log)
    s.has_left_dock = True


def leave_by_card(s: AnchorState, seat: int, card: int, log: Log | None) -> None:
    """Play a Get Out card and leave the Dock (WA-055, WAS-03a)."""
    play_card(s, seat, card, log)
    leave(s, seat, "WAS-03a" if s.options.short else "WA-055", log)
    s.has_left_dock = True


def play_card(s: AnchorState, seat: int, card: int, log: Log | None) -> None:
    if log is not None:
        log.add(CardUsed(seat, s.edition.kept_cards[card]))
    return_card(s, seat, card, log)
