"""Turns: a window, a throw, a move and its landing; doubles and the Dock (section 5 of the rulebook)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import MemberOf, OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.weigh_anchor.actions import PayFine, UseCard
from parlour.games.weigh_anchor.effects import forget
from parlour.games.weigh_anchor.events import StayedInDock
from parlour.games.weigh_anchor.options import BEFORE_MOVE, SKIP_THEN_EXIT, TURN_LOST
from parlour.games.weigh_anchor.phases.claims import lapse_claims
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.phases.dock import holds_card, leave, loses_turn, play_card, send
from parlour.games.weigh_anchor.phases.ending import end_at_limit
from parlour.games.weigh_anchor.phases.landing import ARRIVED, NO_CARD, Landing
from parlour.games.weigh_anchor.phases.moving import go_forward
from parlour.games.weigh_anchor.phases.round import pass_turn, turns_have_run_out
from parlour.games.weigh_anchor.phases.window import NOBODY, Window
from parlour.games.weigh_anchor.reasons import DOCK_CARD_OR_FINE
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.debts import Debt
from parlour.kit.dice import is_doubles
from parlour.kit.ledger import BANK
from parlour.kit.property.events import Thrown

OPENING: Final = 0
"""A window must be opened."""
IN_WINDOW: Final = 1
THROWING: Final = 2
NO_DOUBLES: Final = 3
"""Short game: a docked player who holds a card has failed to throw doubles (WA-D06)."""
FINED: Final = 4
"""The fine of the Dock is being settled as a debt."""
TO_MOVE: Final = 5
LANDED: Final = 6
STAGE: Final = enum_of(
    {
        "opening a window": "a window is to be opened; waits only under another frame",
        "in a window": "the window before the throw is open: a `window` stands on top",
        "throwing": "chance is waited for: the dice",
        "no doubles": "short game: the docked mover, who has thrown no doubles, pays the fine or uses a card",
        "fined": "the fine of the Dock is a debt: `debts` stands on top",
        "to move": "the mover is to be moved by the dice; a `window` may stand on top",
        "landed": "the move has been made: what its landing asks for stands on top",
    }
)
MAX_DOUBLES: Final = 3


@record
class Turn(Frame[AnchorState]):
    """The turns of all movers, until the end. `first` and `second` are the dice."""

    stage: Annotated[int, STAGE, "What comes next in the turn."] = IN_WINDOW
    first: Annotated[Number, "One of the dice; 0 before the throw."] = 0
    second: Annotated[Number, "The other; 0 before the throw."] = 0

    def pending(self, s: AnchorState) -> Pending:
        if self.stage == THROWING:
            return s.edition.dice.thrown_by[s.mover]
        return ONE_SEAT[s.mover]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        card = Choice(UseCard, MemberOf(s.holdings[seat].cards))
        fine = Choice(PayFine, OneOf((s.edition.fine,)))
        default_choice = fine if s.holdings[seat].cash >= s.edition.fine else card  # WA-D06
        return Ask(seat, (fine, card), DOCK_CARD_OR_FINE.clause, default_choice.nth(0))

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        return {"fine": s.edition.fine}

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, PayFine):
            return None if action.amount == s.edition.fine else DOCK_CARD_OR_FINE
        return None if isinstance(action, UseCard) and holds_card(s, seat, action.card) else DOCK_CARD_OR_FINE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, UseCard):
            play_card(s, seat, action.card, log)
            self._leave(s, "WAS-03a", log)
        else:
            self._fine(s, "WAS-03a")

    def resolve_draw(self, s: AnchorState, values: list[int], log: Log | None) -> None:
        self.first, self.second = values
        if log is not None:
            log.add(Thrown("WA-017", s.mover, self.first, self.second))
        if s.claims:
            lapse_claims(s, log)
        if s.holdings[s.mover].dock >= 0:
            self._throw_in_dock(s, is_doubles(values), log)
        elif not is_doubles(values):
            s.doubles = 0
            self.stage = TO_MOVE
            self._window_before_move(s)
        elif s.doubles + 1 == MAX_DOUBLES:
            send(s, s.mover, "WA-024", log)
            self.stage = LANDED
        else:
            # WA-R10: by a house rule there is no second throw after leaving the Dock by card or fine
            s.doubles = s.doubles + 1 if s.options.again_after_exit or not s.has_left_dock else 0
            self.stage = TO_MOVE
            self._window_before_move(s)

    def _window_before_move(self, s: AnchorState) -> None:
        if s.options.windows == BEFORE_MOVE:
            s.push(Window(NOBODY, s.mover, 0, []))

    def _throw_in_dock(self, s: AnchorState, doubles: bool, log: Log | None) -> None:
        s.doubles = 0  # WA-054, WA-R09
        if doubles:
            self._leave(s, "WAS-03a" if s.options.short else "WA-053", log)
        elif s.options.short and s.holdings[s.mover].cards:
            self.stage = NO_DOUBLES
        elif s.options.short or s.holdings[s.mover].dock + 1 >= s.form().dock_turns:
            self._fine(s, "WAS-03a" if s.options.short else "WA-058")
        else:
            s.holdings[s.mover].dock += 1
            self.stage = LANDED
            if log is not None:
                log.add(StayedInDock("WA-053", s.mover))

    def _fine(self, s: AnchorState, clause: str) -> None:
        self.stage = FINED
        s.push(Debts([Debt(s.mover, BANK, s.edition.fine, clause, "the fine of the Dock", True)], [], False))

    def _leave(self, s: AnchorState, clause: str, log: Log | None) -> None:
        """Leave the Dock and move by the throw; in the short game the turn is lost (WA-R18)."""
        leave(s, s.mover, clause, log)
        if s.options.short and s.options.short_dock == TURN_LOST:
            self.stage = LANDED
        else:
            self.stage = TO_MOVE
            self._window_before_move(s)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        while s.outcome is None and s.top is self:
            if self.stage == OPENING:
                self._open(s, NOBODY)
            elif self.stage == IN_WINDOW:
                self._close(s, log)
            elif self.stage == FINED:
                self._go_on_after_fine(s, log)
            elif self.stage == TO_MOVE:
                self._move(s, log)
            elif self.stage == LANDED:
                self._end(s, log)
            else:
                return False
        return False

    def _open(self, s: AnchorState, moved: int) -> None:
        """Open a window. `moved` is the seat that has just moved, nobody before the first throw."""
        self.stage = IN_WINDOW
        thrower: int = s.mover
        if turns_have_run_out(s):
            thrower = NOBODY
        s.push(Window(thrower, moved, 0, []))

    def _close(self, s: AnchorState, log: Log | None) -> None:
        """Continue after the window: the game ends, the turn is lost, or the dice are thrown."""
        if turns_have_run_out(s):
            end_at_limit(s, log)
        elif loses_turn(s, s.mover):
            if s.options.short_dock == SKIP_THEN_EXIT and s.holdings[s.mover].dock >= 0:
                s.holdings[s.mover].dock += 1
                if log is not None:
                    log.add(StayedInDock("WA-R18", s.mover))
            self.stage = LANDED
        else:
            self.stage = THROWING

    def _go_on_after_fine(self, s: AnchorState, log: Log | None) -> None:
        if s.playing >> s.mover & 1:
            self._leave(s, "WAS-03a" if s.options.short else "WA-058", log)
        else:
            self.stage = LANDED

    def _move(self, s: AnchorState, log: Log | None) -> None:
        if not s.playing >> s.mover & 1:  # resigned after the throw
            self.stage = LANDED
            return
        self.stage = LANDED
        go_forward(s, self.first + self.second, "WA-017", log)
        s.push(Landing(ARRIVED, self.first + self.second, NO_CARD))

    def _end(self, s: AnchorState, log: Log | None) -> None:
        """End the landing: another throw after doubles (WA-023), otherwise the next player (WA-018)."""
        mover: int = s.mover
        if s.options.short and not s.moved >> mover & 1:
            s.moved |= 1 << mover
            forget(s, mover)
        is_in = s.playing >> mover & 1 == 1
        if s.doubles == 0 or not is_in:
            if s.claims:
                lapse_claims(s, log)  # claims also lapse at the end of a turn without a throw (WA-R33)
            pass_turn(s, True)
        self._open(s, mover if is_in else NOBODY)
