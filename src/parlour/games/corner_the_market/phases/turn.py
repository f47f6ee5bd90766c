"""A turn: throw, calendar, Telephone or move, the square, and possibly another throw."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import MAX_SEATS, ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.corner_the_market.actions import GO_ON, PASS_BY, Enter, GoOn, PassBy, TakeCard
from parlour.games.corner_the_market.calendar import turn_calendar
from parlour.games.corner_the_market.cards import EXCHANGE, FLYER
from parlour.games.corner_the_market.events import CallCompleted, CallKept, CallMissed
from parlour.games.corner_the_market.moving import (
    cannot_enter,
    completes_call,
    enter,
    gate_reached,
    move,
    open_pits,
    pass_by,
    waits_for_call,
)
from parlour.games.corner_the_market.phases.card import CardFrame
from parlour.games.corner_the_market.phases.squares import land
from parlour.games.corner_the_market.reasons import (
    CHOOSE_PILE,
    CHOOSE_PIT,
    ENTER_OR_PASS,
    PIT_IS_CLOSED,
    THROW_FIRST,
    not_now,
)
from parlour.games.corner_the_market.seating import is_gone, left_of
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.asks import ListedAsk
from parlour.kit.dice import THROW, THROWS, Throw
from parlour.kit.property.events import Thrown

TO_THROW: Final = 0
THROWING: Final = 1
TO_TAKE: Final = 2
TO_CHOOSE_PIT: Final = 3
TO_ENTER: Final = 4
LANDED: Final = 5
THIRD: Final = 6
PLAYED: Final = 7
STAGE: Final = enum_of(
    {
        "to throw": "the mover throws",
        "throwing": "chance is waited for: the dice",
        "to take a card": "the mover chooses the pile to take a card from",
        "to choose a pit": "the mover, whose call is completed, chooses a pit or goes on",
        "to enter": "the mover enters the pit at its gate or passes by",
        "landed": "the square is to take effect; passes at once",
        "third doubles": "a card is to be taken for third doubles; waits only under another frame",
        "played": "the throw is played: what its square asks for stands on top",
    }
)

THROW_ASKS: Final = [ListedAsk(seat, (THROW,), THROW_FIRST.clause, THROWS) for seat in range(MAX_SEATS)]
"""The ask to throw, created once for every seat."""
PILES: Final = Choice(TakeCard, OneOf((FLYER, EXCHANGE)))


@record
class Turn(Frame[CornerState]):
    """The turns of all movers, until the end."""

    stage: Annotated[int, STAGE, "What comes next in the turn."] = TO_THROW
    doubles: Annotated[Number, "Doubles thrown in this turn, one after the other."] = 0
    first: Annotated[Number, "One of the dice; 0 before the throw."] = 0
    second: Annotated[Number, "The other; 0 before the throw."] = 0

    def pending(self, s: CornerState) -> Pending:
        if self.stage == THROWING:
            return s.edition.throwing[s.mover]
        return ONE_SEAT[s.mover]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == TO_THROW:
            return THROW_ASKS[seat]
        if self.stage == TO_TAKE:
            return Ask(seat, (PILES,), CHOOSE_PILE.clause, TakeCard(FLYER))
        if self.stage == TO_ENTER:
            pit = gate_reached(s, seat)
            return Ask(seat, (Choice(Enter, OneOf((pit,))), PASS_BY), ENTER_OR_PASS.clause, Enter(pit))
        pits = open_pits(s)
        return Ask(
            seat, (Choice(Enter, OneOf(pits)), GO_ON), CHOOSE_PIT.clause, Enter(self._default_pit(s, seat, pits))
        )

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        if self.stage == TO_THROW:
            call = s.edition.board.numbers[s.at[seat]] if waits_for_call(s, seat) else 0
            return {"call": call, "doubles": self.doubles}
        details: dict[str, object] = {"amount": s.edition.amounts.entry}
        if self.stage == TO_ENTER:
            details["pit"] = s.edition.commodities[gate_reached(s, seat)].name
        return details

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if self.stage == TO_THROW:
            return None if isinstance(action, Throw) else not_now(action, THROW_FIRST)
        if self.stage == TO_TAKE:
            return None if PILES.contains(action) else not_now(action, CHOOSE_PILE)
        if self.stage == TO_ENTER:
            is_entry = isinstance(action, Enter) and action.pit == gate_reached(s, seat)
            return None if is_entry or isinstance(action, PassBy) else not_now(action, ENTER_OR_PASS)
        if isinstance(action, Enter):
            return cannot_enter(s, action.pit) if 0 <= action.pit < s.edition.kinds else PIT_IS_CLOSED
        return None if isinstance(action, GoOn) else not_now(action, CHOOSE_PIT)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Throw):
            self.stage = THROWING
        elif isinstance(action, Enter):
            enter(s, seat, action.pit, log)
            self._end_step(s)
        elif isinstance(action, PassBy):
            pass_by(s, seat, gate_reached(s, seat), "CTM-R30", log)
            self.stage = PLAYED
        elif isinstance(action, GoOn):
            self._go_on_round(s, seat, log)
        elif isinstance(action, TakeCard):
            self.stage = PLAYED
            s.push(CardFrame(action.pile))

    def resolve_draw(self, s: CornerState, values: list[int], log: Log | None) -> None:
        self.first = values[0]
        self.second = values[1]
        if log is not None:
            log.add(Thrown("CTM-023", s.mover, self.first, self.second))
        is_third = False
        if self.first == self.second:
            self.doubles += 1
            is_third = self._is_third(s)
            if not (is_third and s.options.third_leaves_marker):
                turn_calendar(s, self.first, log)
                if s.outcome is not None:
                    return
        if waits_for_call(s, s.mover) and (not is_third or s.options.third_completes_call):
            self._call(s, is_third, log)
        elif is_third:
            self.stage = THIRD
        else:
            self._move(s, log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        """Carry out the next step. A step may end the game or push a frame; the turn then waits at its new stage."""
        if self.stage == LANDED:
            self.stage = PLAYED
            land(s, log)
            if s.outcome is not None or s.top is not self:
                return False
        if self.stage == THIRD:
            self._take_card(s)
        elif self.stage == PLAYED:
            self._end(s)
        return False

    def _is_third(self, s: CornerState) -> bool:
        return self.doubles >= s.edition.doubles_limit

    def _call(self, s: CornerState, is_third: bool, log: Log | None) -> None:
        """Complete or miss a call (CTM-076 to CTM-080)."""
        number = s.edition.board.numbers[s.at[s.mover]]
        if not completes_call(s, s.mover, self.first, self.second):
            if log is not None:
                log.add(CallMissed("CTM-077", s.mover, number))
            self.stage = THIRD if is_third else PLAYED
            return
        if log is not None:
            log.add(CallCompleted("CTM-076", s.mover, number))
        if open_pits(s):
            self.stage = TO_CHOOSE_PIT
        else:
            self._go_on_round(s, s.mover, log)

    def _go_on_round(self, s: CornerState, seat: int, log: Log | None) -> None:
        """Continue around the board after a call (CTM-079).

        The throw that completed the call moves the piece, or the next throw does (CTM-R23, CTM-R25).
        """
        if self._is_third(s) or s.options.goes_on_next_throw:
            s.called[seat] = True
            if log is not None:
                log.add(CallKept("CTM-R25" if self._is_third(s) else "CTM-R23", seat))
            self._end_step(s)
        else:
            self._move(s, log)

    def _move(self, s: CornerState, log: Log | None) -> None:
        s.called[s.mover] = False
        move(s, s.mover, self.first, self.second, log)
        self.stage = LANDED
        pit = gate_reached(s, s.mover)
        if pit < 0:
            return
        self.stage = PLAYED
        reason = cannot_enter(s, pit)
        if reason is not None:  # CTM-R26, CTM-R27
            pass_by(s, s.mover, pit, "CTM-R27" if reason is PIT_IS_CLOSED else "CTM-R26", log)
        elif s.options.entry_is_optional:
            self.stage = TO_ENTER
        else:
            enter(s, s.mover, pit, log)

    def _end_step(self, s: CornerState) -> None:
        """End the throw; after third doubles a card must still be taken (CTM-R25)."""
        self.stage = THIRD if self._is_third(s) else PLAYED

    def _take_card(self, s: CornerState) -> None:
        """Let the mover take a card after third doubles (CTM-027, CTM-R01)."""
        if s.options.third_takes_flyer:
            self.stage = PLAYED
            s.push(CardFrame(FLYER))
        else:
            self.stage = TO_TAKE

    def _end(self, s: CornerState) -> None:
        """End the step: doubles give another throw (CTM-026), otherwise the turn passes to the left (CTM-007)."""
        again = self.first == self.second and not self._is_third(s) and not is_gone(s)
        self.stage = TO_THROW
        self.first = self.second = 0
        if not again:
            self.doubles = 0
            s.mover = left_of(s, s.mover)
            s.turns += 1

    def _default_pit(self, s: CornerState, seat: int, pits: tuple[int, ...]) -> int:
        """Return the default pit (CTM-D03): where the seat owns most; on a tie the cheapest."""
        contracts = s.contracts[seat]
        best = -1
        for pit in s.edition.by_price:
            if pit in pits and (best < 0 or contracts[pit] > contracts[best]):
                best = pit
        return best
