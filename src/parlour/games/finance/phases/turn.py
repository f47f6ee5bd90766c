"""Turns: a window, a throw, a move and its stop, a window; also Jail, the early sale between turns, and rounds."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import count_of
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.finance.actions import KEEP, KEEPS, Collect, Keep
from parlour.games.finance.events_play import StayedInJail, ThrowCancelled
from parlour.games.finance.options import IDLE_ROUND
from parlour.games.finance.phases.auction import open_auction
from parlour.games.finance.phases.claims import cannot_collect, lapse_claims, lose_income
from parlour.games.finance.phases.debts import TO_BANK, owe
from parlour.games.finance.phases.ending import end_by_worth
from parlour.games.finance.phases.jail import has_three_throws, leave
from parlour.games.finance.phases.landing import ARRIVED, Landing
from parlour.games.finance.phases.moving import go_forward
from parlour.games.finance.phases.window import Window
from parlour.games.finance.reasons import KEEP_OR_THROW
from parlour.games.finance.state import FREE, FinanceState
from parlour.kit.bits import first, next_seat
from parlour.kit.debts import Debt
from parlour.kit.dice import THROW, Throw, is_doubles
from parlour.kit.ledger import BANK
from parlour.kit.property.events import Thrown

OPENING: Final = 0
BEFORE: Final = 1
THROWING: Final = 2
CHOOSING: Final = 3
TO_MOVE: Final = 4
LANDED: Final = 5
AFTER: Final = 6
ENDING: Final = 7
NEXT: Final = 8
STAGE: Final = enum_of(
    {
        "opening": "the window before the throw is to be opened; waits only under another frame",
        "before the throw": "the window before the throw is open: a `window` stands on top",
        "throwing": "chance is waited for: the dice",
        "choosing a throw": "a prisoner with many houses keeps the throw or throws again (FIN-D05)",
        "to move": "the mover is to be moved by the dice; waits only under another frame",
        "landed": "the move has been made: what its stop asks for stands on top",
        "after the stop": "the window after the stop is open: a `window` stands on top",
        "ending": "the turn is to end; waits only under another frame",
        "next": "the next turn is to begin; an `auction` of an early sale may stand on top",
    }
)
MAX_THROWS: Final = 3


@record
class Turn(Frame[FinanceState]):
    """The turns of all movers, until the end.

    `first` and `second` are the dice. `throws` is the number of throws out of Jail made by a mover with many houses.
    `again` is whether doubles bring another throw.
    """

    stage: Annotated[int, STAGE, "What comes next in the turn."] = BEFORE
    first: Annotated[Number, "One of the dice; 0 before the throw."] = 0
    second: Annotated[Number, "The other; 0 before the throw."] = 0
    throws: Annotated[Number, "The number of throws out of Jail made by a player with many houses."] = 0
    again: Annotated[bool, "Whether doubles bring another throw."] = False

    def pending(self, s: FinanceState) -> Pending:
        if self.stage == THROWING:
            return s.edition.dice.thrown_by[s.mover]
        return ONE_SEAT[s.mover]

    def ask(self, s: FinanceState, seat: int) -> Ask:
        return Ask(seat, (KEEP, THROW), KEEP_OR_THROW.clause, KEEPS)

    def question_details(self, s: FinanceState, seat: int) -> dict[str, object]:
        return {"total": self.first + self.second}

    def check(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Collect):
            return cannot_collect(s, seat)
        return None if isinstance(action, (Keep, Throw)) else KEEP_OR_THROW

    def answer(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Keep):
            self._leave(s, "FIN-126", log)
            return
        self.stage = THROWING
        if log is not None:
            log.add(ThrowCancelled(seat))  # FIN-127

    def resolve_draw(self, s: FinanceState, values: list[int], log: Log | None) -> None:
        self.first, self.second = values
        if log is not None:
            log.add(Thrown("FIN-020", s.mover, self.first, self.second))
        s.has_sold_early = False
        self.stage = TO_MOVE
        if s.jail[s.mover] != FREE:
            self._throw_in_jail(s, is_doubles(values), log)
        elif s.options.doubles_again:
            self.again = is_doubles(values)

    def _throw_in_jail(self, s: FinanceState, doubles: bool, log: Log | None) -> None:
        self.again = False  # FIN-R01: not for the throw that leaves Jail
        mover = s.mover
        if self.throws > 0:
            if self.throws < MAX_THROWS:
                self.throws += 1
                self.stage = CHOOSING
            else:
                self._leave(s, "FIN-126", log)  # the third throw is final
        elif doubles:
            self._leave(s, "FIN-063", log)
        elif s.jail[mover] + 1 >= s.edition.jail_turns:
            self._leave(s, "FIN-064", log)
            if s.options.pays_third_turn:  # FIN-R22: owed after the throw, before the move
                owe(s, [Debt(mover, BANK, s.edition.fee, "FIN-R22", "the fee of Jail")], TO_BANK, -1, log)
        else:
            s.jail[mover] += 1
            self.stage = LANDED
            if log is not None:
                log.add(StayedInJail(mover))

    def _leave(self, s: FinanceState, clause: str, log: Log | None) -> None:
        leave(s, s.mover, clause, log)
        self.stage = TO_MOVE

    def advance(self, s: FinanceState, log: Log | None) -> bool:
        while s.outcome is None and s.top is self:
            if self.stage == OPENING:
                self.stage = BEFORE
                s.push(Window(True, 0, [], []))
            elif self.stage == BEFORE:
                self._begin_throw(s)
            elif self.stage == TO_MOVE:
                self._move(s, log)
            elif self.stage == LANDED:
                self._settle(s)
            elif self.stage == AFTER:
                self.stage = ENDING
            elif self.stage == ENDING:
                self._end(s, log)
            elif self.stage == NEXT:
                self._pass_on(s, log)
            else:
                return False
        return False

    def _begin_throw(self, s: FinanceState) -> None:
        """Start the throw after the window has closed, unless the mover left the game in it."""
        if not s.playing >> s.mover & 1:
            self.stage = ENDING
            return
        is_prisoner = s.jail[s.mover] != FREE
        self.throws = 1 if is_prisoner and has_three_throws(s, s.mover) else 0  # FIN-R38: read now
        self.stage = THROWING

    def _move(self, s: FinanceState, log: Log | None) -> None:
        if not s.playing >> s.mover & 1:  # eliminated by the fee of Jail
            self.stage = ENDING
            return
        if s.claims:
            lapse_claims(s, s.mover, log)
        self.stage = LANDED
        steps = self.first + self.second
        go_forward(s, steps, "FIN-020", log)
        s.push(Landing(ARRIVED, steps, False))

    def _settle(self, s: FinanceState) -> None:
        """Open the window after the stop, or throw again after doubles (FIN-R01)."""
        s.cover = 0  # FIN-122
        mover = s.mover
        if not s.playing >> mover & 1:
            self.stage = ENDING
        elif self.again and s.jail[mover] == FREE:
            self.again = False
            self.stage = OPENING
        else:
            self.stage = AFTER
            s.push(Window(False, 0, [], []))

    def _end(self, s: FinanceState, log: Log | None) -> None:
        """End the turn; the early sale comes between two turns (FIN-R08)."""
        lose_income(s, log)
        s.cover = 0
        self.again = False
        self.throws = 0
        s.turn += 1
        s.idle += 1
        self.stage = NEXT
        if s.options.early_sale == IDLE_ROUND and s.idle >= count_of(s.playing):
            stacked = s.stacked()
            if 0 < stacked.bit_count() <= s.edition.early_sale:
                open_auction(s, first(stacked), "FIN-035", log)
                s.idle = 0

    def _pass_on(self, s: FinanceState, log: Log | None) -> None:
        """Pass the turn to the next player on the left. Rounds are counted by the seat that moved first."""
        seats = s.seats
        mover = next_seat(s.mover, seats, s.playing)
        if (s.first - s.mover - 1) % seats < (mover - s.mover - 1) % seats + 1:
            s.round += 1
            if s.options.round_limit and s.round >= s.options.round_limit:
                end_by_worth(s, "round-limit", log)
                return
        s.mover = mover
        self.stage = OPENING
