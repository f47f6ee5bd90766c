"""A turn: spin, choose which arrow is played first, move twice (TEN-10 to TEN-13)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Absent, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.memo import Memo
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.outcome import Outcome
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.ten_up.actions import Announce, Play
from parlour.games.ten_up.counters import total, totals, win
from parlour.games.ten_up.events import ArrowAnnounced, ManMoved, Spun, TurnsRanOut
from parlour.games.ten_up.fields import ARROW
from parlour.games.ten_up.phases.arrival import arrive
from parlour.games.ten_up.reasons import ANNOUNCE_FIRST, CHOOSE_NUMBER, SPIN_FIRST
from parlour.games.ten_up.state import TenUpState
from parlour.kit.asks import ListedAsk
from parlour.kit.lead import SPIN, Spin

TO_SPIN: Final = 0
SPINNING: Final = 1
TO_CHOOSE: Final = 2
FIRST_MOVE: Final = 3
SECOND_MOVE: Final = 4
ENDING: Final = 5
STAGE: Final = enum_of(
    {
        "to spin": "the mover spins, or announces an arrow first where that is an option",
        "spinning": "chance is waited for: both arrows",
        "to choose the first arrow": "the mover chooses which arrow is played first",
        "first move": "the first move is made; passes at once",
        "second move": "the second move is to come; something on top of the turn is settled first",
        "ending": "the turn is to end; something on top of it is settled first",
    }
)
"""The next step of the turn. While the points of the first move are settled, that is the second move."""
ASKS: Final[Memo[tuple[int, int, int], Ask]] = Memo(4000)
"""By the seat and both numbers or, to announce an arrow, by the seat, -1 and the number of arrows."""
NO_ARROW: Final = -1
SECOND_ARROW: Final = 1


@record
class Turn(Frame[TenUpState]):
    """The mover's turn, then that of the next player to the left, to the end of the game."""

    stage: Annotated[int, STAGE, "What comes next in the turn."] = TO_SPIN
    first: Annotated[Number, "What the first arrow shows, or the arrow that is played first; 0 before the spin."] = 0
    second: Annotated[Number, "What the other arrow shows; 0 before the spin."] = 0
    announced: Annotated[
        int, Absent(ARROW), "The arrow that will be played first, where that is said before the spin (TEN-R03)."
    ] = NO_ARROW

    def pending(self, s: TenUpState) -> Pending:
        if self.stage == SPINNING:
            return s.edition.spinning[s.mover]
        return ONE_SEAT[s.mover]

    def ask(self, s: TenUpState, seat: int) -> Ask:
        if self.stage == TO_CHOOSE:
            key = (seat, self.first, self.second)
        else:
            key = (seat, -1, s.edition.indicator.arrows) if self.announces(s) else (seat, 0, 0)
        ask = ASKS.get(key)
        return ASKS.keep(key, self._new_ask(s, seat)) if ask is None else ask

    def _new_ask(self, s: TenUpState, seat: int) -> Ask:
        choice = SPIN
        clause = SPIN_FIRST.clause
        if self.stage == TO_CHOOSE:
            choice = Choice(Play, OneOf((self.first, self.second)))
            clause = CHOOSE_NUMBER.clause
        elif self.announces(s):
            choice = Choice(Announce, OneOf(tuple(range(s.edition.indicator.arrows))))
            clause = ANNOUNCE_FIRST.clause
        return ListedAsk(seat, (choice,), clause, choice.nth(0))

    def question_details(self, s: TenUpState, seat: int) -> dict[str, object]:
        return {"numbers": [self.first, self.second]} if self.stage == TO_CHOOSE else {}

    def check(self, s: TenUpState, seat: int, action: Action) -> Reason | None:
        if self.stage == TO_CHOOSE:
            right = isinstance(action, Play) and action.number in (self.first, self.second)
            return None if right else CHOOSE_NUMBER
        if self.announces(s):
            right = isinstance(action, Announce) and 0 <= action.arrow < s.edition.indicator.arrows
            return None if right else ANNOUNCE_FIRST
        return None if isinstance(action, Spin) else SPIN_FIRST

    def answer(self, s: TenUpState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Spin):
            self.stage = SPINNING
        elif isinstance(action, Play):
            if action.number != self.first:  # TEN-11
                self._swap()
            self.stage = FIRST_MOVE
        else:
            assert isinstance(action, Announce)
            self.announced = action.arrow
            if log is not None:
                log.add(ArrowAnnounced(seat, action.arrow))

    def resolve_draw(self, s: TenUpState, values: list[int], log: Log | None) -> None:
        self.first = values[0]
        self.second = values[1]
        if log is not None:
            log.add(Spun(s.mover, self.first, self.second))
        if self.announced == SECOND_ARROW:  # TEN-R03
            self._swap()
        has_choice = self.first != self.second and self.announced == NO_ARROW and not s.options.passes_first_square
        self.stage = TO_CHOOSE if has_choice else FIRST_MOVE

    def advance(self, s: TenUpState, log: Log | None) -> bool:
        if self.stage < FIRST_MOVE:
            return False
        if self.stage == FIRST_MOVE:
            self.stage = SECOND_MOVE
            move(s, self.first, log)
            if not s.options.passes_first_square and arrive(s, log):  # TEN-R04
                return False
        if self.stage == SECOND_MOVE:
            self.stage = ENDING
            move(s, self.second, log)
            if arrive(s, log):
                return False
        self._end(s, log)
        return False

    def announces(self, s: TenUpState) -> bool:
        """Return whether the arrow must still be announced. It has no effect if the first square is passed over."""
        return s.options.announces and self.announced == NO_ARROW and not s.options.passes_first_square

    def _swap(self) -> None:
        first = self.first
        self.first = self.second
        self.second = first

    def _end(self, s: TenUpState, log: Log | None) -> None:
        """TEN-12: pass the turn to the left."""
        if s.options.wins_at_end_of_turn and total(s, s.mover) >= s.edition.goal:
            win(s, s.mover, "TEN-R11", log)
            return
        self.stage = TO_SPIN
        self.first = 0
        self.second = 0
        self.announced = NO_ARROW
        s.turns += 1
        s.mover = s.mover + 1 if s.mover + 1 < len(s.players) else 0
        if s.turns >= s.options.turn_cap:
            run_out(s, log)


def move(s: TenUpState, number: int, log: Log | None) -> None:
    """TEN-13: move the mover's man `number` squares to the right."""
    player = s.players[s.mover]
    square = player.man + number
    if square >= s.edition.length:
        square -= s.edition.length
    player.man = square
    if log is not None:
        log.add(ManMoved(s.mover, number, square))


def run_out(s: TenUpState, log: Log | None) -> None:
    """TEN-R19: the highest total wins; equal totals draw."""
    scores = totals(s)
    highest = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == highest])
    reason = "turn-cap" if len(winners) == 1 else "turn-cap-draw"
    s.outcome = Outcome(reason, "TEN-R19", winners, scores)
    if log is not None:
        log.add(TurnsRanOut(s.turns, highest))
