"""A turn: repay or spin, draw in all men in the span, advance, settle, and possibly spin again."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Absent, TupleOf, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER, SEAT, Number
from parlour.games.monopolist.actions import Advance, AdvanceTo, Decline, Place, Repay, Stop
from parlour.games.monopolist.advancing import cannot_advance, cannot_decline, default_cell, reached
from parlour.games.monopolist.asks import (
    ADVANCES,
    ADVANCES_OR_NOT,
    PLACES,
    SPIN_AGAIN_ASKS,
    SPIN_ASKS,
    ask_to_repay,
    cached_ask,
    cannot_repay,
    may_repay,
)
from parlour.games.monopolist.edition import DOLLAR, EMBLEMS, NOTHING, RUIN
from parlour.games.monopolist.effects import move_in, receive_for_passing, repay, settle, start_again
from parlour.games.monopolist.ending import check_capital, check_winner, end_at_cap
from parlour.games.monopolist.events import Advanced, Declined, Placed, SpinEarned, Spun, Stopped
from parlour.games.monopolist.phases.bankruptcy import call_bankrupts
from parlour.games.monopolist.reasons import (
    CHOOSE_PLACE,
    PLACE_ELSEWHERE,
    SPIN_FIRST,
    SPIN_OR_STOP,
)
from parlour.games.monopolist.state import MonopolistState
from parlour.kit.lead import Spin

TO_SPIN: Final = 0
SPINNING: Final = 1
DRAWING_IN: Final = 2
TO_PLACE: Final = 3
TO_ADVANCE: Final = 4
ADVANCED: Final = 5
TO_PLACE_OWN: Final = 6
PLAYED: Final = 7
TO_SPIN_AGAIN: Final = 8
STAGE: Final = enum_of(
    {
        "to spin": "the mover repays or spins",
        "spinning": "chance is waited for: where the spider's head rests",
        "drawing in": "men in the span are moved in, one after the other; waits only under a bankruptcy",
        "to place": "a seat in `to_place` chooses the cell for its man",
        "to advance": "the mover advances, or declines where that is allowed",
        "advanced": "the advance is made and is to be settled; waits only under a bankruptcy",
        "to place own": "the mover chooses the cell for a man that was drawn in after its advance",
        "played": "the spin is played; waits only under a bankruptcy",
        "to spin again": "the mover takes the bonus spin or stops",
    }
)


@record
class Turn(Frame[MonopolistState]):
    """The mover's turn, then the turn of the next player to the left, to the end of the game."""

    stage: Annotated[int, STAGE, "What comes next in the turn."] = TO_SPIN
    rest: Annotated[int, Absent(NUMBER), "The tick at which the spider's head rests; null before the spin."] = -1
    looked_at: Annotated[Number, "How many men, the spinner's first, have been checked for being in the span."] = 0
    drawn: Annotated[tuple[int, ...], TupleOf(SEAT), "The seats whose men were drawn in right after the spin."] = ()
    to_place: Annotated[
        tuple[int, ...], TupleOf(SEAT), "The seats that are still to place a man drawn in (MON-R06)."
    ] = ()
    swallowed: Annotated[
        bool, "Whether the spinner's man came upon the innermost ring: the turn ends without a bonus."
    ] = False
    bonus: Annotated[Number, "Bonus spins that are left."] = 0
    again: Annotated[bool, "Whether this is a bonus spin."] = False

    def pending(self, s: MonopolistState) -> Pending:
        if self.stage == SPINNING:
            return s.edition.spinning[s.options.detent][s.mover]
        if self.to_place:
            return ONE_SEAT[self.to_place[0]]
        return ONE_SEAT[s.mover]

    def ask(self, s: MonopolistState, seat: int) -> Ask:
        if self.stage == TO_SPIN:
            if s.players[seat].owes and may_repay(s, seat):
                return ask_to_repay(s, seat)
            return SPIN_ASKS[seat]
        if self.stage == TO_SPIN_AGAIN:
            return SPIN_AGAIN_ASKS[seat]
        if self.stage == TO_ADVANCE:
            kind = ADVANCES_OR_NOT if cannot_decline(s, self.rest, self.drawn) is None else ADVANCES
            return cached_ask(s, kind, seat, default_cell(s, self.rest))
        return cached_ask(s, PLACES, seat, s.players[seat].man)

    def question_details(self, s: MonopolistState, seat: int) -> dict[str, object]:
        player = s.players[seat]
        if self.stage == TO_SPIN:
            return {"owed": sum(player.owes) if may_repay(s, seat) else 0}
        details: dict[str, object] = {"ring": s.edition.board.ring_of(player.man).number}
        if self.stage == TO_ADVANCE:
            details["number"] = s.edition.number_at[self.rest]
        return details

    def check(self, s: MonopolistState, seat: int, action: Action) -> Reason | None:
        if self.stage == TO_SPIN:
            if isinstance(action, Repay):
                return cannot_repay(s, seat, action.lender, action.amount)
            return None if isinstance(action, Spin) else SPIN_FIRST
        if self.stage == TO_SPIN_AGAIN:
            return None if isinstance(action, (Spin, Stop)) else SPIN_OR_STOP
        if self.stage == TO_ADVANCE:
            return cannot_advance(s, self.rest, self.drawn, action)
        if not isinstance(action, Place):
            return CHOOSE_PLACE
        return None if action.cell in s.edition.room[s.players[seat].man] else PLACE_ELSEWHERE

    def answer(self, s: MonopolistState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Spin):
            self._spin(s, seat, log)
        elif isinstance(action, AdvanceTo):
            self._advance(s, action.cell, log)
        elif isinstance(action, Advance):
            self._advance(s, reached(s, self.rest)[0], log)
        elif isinstance(action, Repay):
            repay(s, seat, action.lender, action.amount, log)
            check_winner(s, log)
        elif isinstance(action, Place):
            self._place(s, seat, action.cell, log)
        else:  # MON-17: the spin is declined; MON-27: the advance is. The turn is over.
            if log is not None:
                log.add(Declined(seat) if isinstance(action, Decline) else Stopped(seat))
            self.bonus = 0
            self.stage = PLAYED

    def resolve_draw(self, s: MonopolistState, values: list[int], log: Log | None) -> None:
        self.rest = values[0]
        self.stage = DRAWING_IN
        s.spins += 1
        if log is not None:
            log.add(Spun(s.mover, s.edition.number_at[self.rest], self.rest))

    def advance(self, s: MonopolistState, log: Log | None) -> bool:
        """Run the steps of the turn.

        Each may end the game or push a bankruptcy; then the turn waits at its new stage.
        """
        while True:
            stage = self.stage
            if stage == DRAWING_IN:
                if s.options.settles_together:
                    self._draw_in_together(s, log)
                else:
                    self._draw_in(s, log)
            elif stage == ADVANCED:
                self.stage = PLAYED
                if s.edition.draws_in[self.rest][s.players[s.mover].man]:
                    self._draw_in_own(s, log)
            elif stage == PLAYED:
                self._end_spin(s, log)
            else:
                return False
            if s.outcome is not None or s.top is not self:
                return False

    def _spin(self, s: MonopolistState, seat: int, log: Log | None) -> None:
        """MON-32, MON-36: a man that is due starts again before the spin, also before a bonus spin (MON-R10)."""
        if self.stage == TO_SPIN_AGAIN:
            self.again = True
            self.bonus -= 1
        if s.players[seat].restart and not (self.again and s.options.bonus_goes_on):
            start_again(s, seat, log)
        self.stage = SPINNING

    def _draw_in(self, s: MonopolistState, log: Log | None) -> None:
        """MON-21, MON-26: draw in man by man, the spinner's first, then in turn order.

        Each is settled before the next.
        """
        draws_in = s.edition.draws_in[self.rest]
        round_of_seats = s.rounds[s.mover]
        players = s.players
        for n in range(self.looked_at, len(round_of_seats)):
            seat = round_of_seats[n]
            if draws_in[players[seat].man]:
                self.looked_at = n + 1
                self.drawn += (seat,)
                move_in(s, seat, "MON-26" if seat == s.mover else "MON-21", log)
                if self._asks_for_place(s, seat):
                    self.to_place = (seat,)
                    self.stage = TO_PLACE
                else:
                    self._settle(s, seat, True, log)
                return
        self.looked_at = len(round_of_seats)
        self._turn_to_advance(s, log)

    def _draw_in_together(self, s: MonopolistState, log: Log | None) -> None:
        """MON-R05, the other reading: draw in all men, then settle all, then test for a winner."""
        if self.looked_at:
            self._turn_to_advance(s, log)
            return
        draws_in = s.edition.draws_in[self.rest]
        self.looked_at = len(s.players)
        self.drawn = tuple([seat for seat in s.rounds[s.mover] if draws_in[s.players[seat].man]])
        for seat in self.drawn:
            move_in(s, seat, "MON-26" if seat == s.mover else "MON-21", log)
        self.to_place = tuple([seat for seat in self.drawn if self._asks_for_place(s, seat)])
        if self.to_place:
            self.stage = TO_PLACE
        elif self.drawn:
            self._settle_together(s, log)

    def _asks_for_place(self, s: MonopolistState, seat: int) -> bool:
        man = s.players[seat].man
        return s.options.places_drawn_men and len(s.edition.room[man]) > 1 and s.edition.inward[man] >= 0

    def _place(self, s: MonopolistState, seat: int, cell: int, log: Log | None) -> None:
        """MON-31, with MON-R06's other reading: the owner chooses the cell, then the space is settled."""
        s.players[seat].man = cell
        if log is not None:
            log.add(Placed(seat, cell))
        self.to_place = self.to_place[1:]
        if self.to_place:
            return
        own = self.stage == TO_PLACE_OWN
        self.stage = PLAYED if own else DRAWING_IN
        if s.options.settles_together and not own:
            self._settle_together(s, log)
        else:
            self._settle(s, seat, True, log)

    def _turn_to_advance(self, s: MonopolistState, log: Log | None) -> None:
        """Advance the spinner when nobody is left to be drawn in. The spinner is asked only if there is a choice."""
        man = s.players[s.mover].man
        if man < 0 or self.swallowed:
            self.stage = PLAYED
            return
        edition = s.edition
        cells = edition.onward[man][edition.number_at[self.rest]]
        if len(cells) > 1 or (edition.covers[self.rest][cells[0]] and cannot_decline(s, self.rest, self.drawn) is None):
            self.stage = TO_ADVANCE
        else:
            self._advance(s, cells[0], log)

    def _advance(self, s: MonopolistState, cell: int, log: Log | None) -> None:
        """MON-16: advance by as many spaces as the number. Receipts for the line come before the space (MON-35)."""
        seat = s.mover
        player = s.players[seat]
        edition = s.edition
        number = edition.number_at[self.rest]
        passes = edition.passes[player.trade][player.man][number]
        player.man = cell
        self.stage = ADVANCED
        if log is not None:
            log.add(Advanced(seat, number, cell))
        if passes:
            receive_for_passing(s, seat, edition.board.ring_of(cell).number, passes, log)
            check_winner(s, log)
            if s.outcome is not None:
                return
        self._settle(s, seat, False, log)

    def _draw_in_own(self, s: MonopolistState, log: Log | None) -> None:
        """MON-R08: draw in a man that has advanced into the span, unless that happened before the advance (MON-R09)."""
        seat = s.mover
        if not s.options.advance_draws_in or (seat in self.drawn and not s.options.drawn_in_again):
            return
        move_in(s, seat, "MON-R08", log)
        if self._asks_for_place(s, seat):
            self.to_place = (seat,)
            self.stage = TO_PLACE_OWN
        else:
            self._settle(s, seat, True, log)

    def _settle(self, s: MonopolistState, seat: int, is_moved_in: bool, log: Log | None) -> None:
        """Make one settlement: all effects of the space, then the winner, then bankruptcies (MON-R19, MON-R28)."""
        effect = s.edition.effects[s.players[seat].man]
        if effect >= EMBLEMS:
            self._earn_spin(s, seat, effect, is_moved_in, log)
        elif effect != NOTHING:
            self._settle_counters(s, seat, effect, is_moved_in, log)
        if s.players[seat].restart and s.options.restarts_at_once:
            start_again(s, seat, log)  # MON-R10: it is not drawn in afterwards
            self.stage = PLAYED
        if NOTHING < effect < EMBLEMS:
            self._count(s, log)

    def _settle_together(self, s: MonopolistState, log: Log | None) -> None:
        """MON-R05: dollars are collected before payments to the Monopolist. Players who are short pay in turn order."""
        effects = [s.edition.effects[s.players[seat].man] for seat in self.drawn]
        for first in (True, False):
            for seat, effect in zip(self.drawn, effects, strict=True):
                if effect >= EMBLEMS and first:
                    self._earn_spin(s, seat, effect, True, log)
                elif NOTHING < effect < EMBLEMS and (effect == DOLLAR) == first:
                    self._settle_counters(s, seat, effect, True, log)
        self._count(s, log)

    def _settle_counters(self, s: MonopolistState, seat: int, effect: int, is_moved_in: bool, log: Log | None) -> None:
        if effect == RUIN and seat == s.mover:
            self.swallowed = True
        settle(s, seat, effect, is_moved_in, log)

    def _count(self, s: MonopolistState, log: Log | None) -> None:
        """Test for a winner and for bankruptcies, because counters have changed hands."""
        check_winner(s, log)
        if s.outcome is None:
            call_bankrupts(s, log)

    def _earn_spin(self, s: MonopolistState, seat: int, effect: int, is_moved_in: bool, log: Log | None) -> None:
        """MON-17, MON-29: a bonus for the player's own emblem on their own spin (MON-R22), one per spin (MON-R21)."""
        if seat == s.mover and effect == EMBLEMS + s.players[seat].trade:
            if self.bonus == 0 or s.options.bonus_for_each:
                self.bonus += 1
            if log is not None:
                log.add(SpinEarned("MON-29" if is_moved_in else "MON-17", seat))

    def _end_spin(self, s: MonopolistState, log: Log | None) -> None:
        """Offer a bonus spin, or pass the turn to the left (MON-15)."""
        has_bonus = self.bonus > 0 and not self.swallowed and s.players[s.mover].man >= 0
        is_last = s.spins >= s.options.spin_cap
        if s.options.tested_at_turn_end and (is_last or not has_bonus):  # MON-R19
            check_capital(s, log)
            if s.outcome is not None:
                return
        if is_last:
            end_at_cap(s, log)
            return
        self.rest = -1
        self.looked_at = 0
        self.drawn = ()
        self.swallowed = False
        if has_bonus:
            self.stage = TO_SPIN_AGAIN
            return
        self.stage = TO_SPIN
        self.bonus = 0
        self.again = False
        for seat in s.rounds[s.mover][1:]:
            if s.players[seat].man >= 0:
                s.mover = seat
                return
