"""The phases of Mariner's Compass: choosing (MAR-06), spinning for the lead (MAR-07), turns.

A turn: spin, choose a number, move the small man, then the expedition (section 4 of the rulebook).
"""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf, Product
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.memo import Memo
from parlour.core.moves import CHANCE, ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.outcome import Outcome
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.mariners_compass.actions import STAY, Go, Play, Start, Stay
from parlour.games.mariners_compass.events import (
    ExpeditionMoved,
    ExpeditionStayed,
    MetOnNorth,
    MoveLost,
    PoleReached,
    SmallManDisplaced,
    SmallManEntered,
    SmallManMoved,
    Spun,
    Started,
    TurnsRanOut,
)
from parlour.games.mariners_compass.reasons import (
    CHOOSE_DIRECTION,
    CHOOSE_NUMBER,
    CHOOSE_START,
    MUST_MOVE,
    OFF_TABLE,
    SPIN_FIRST,
    SPIN_FOR_LEAD,
)
from parlour.games.mariners_compass.state import MarinersState
from parlour.kit.asks import ListedAsk
from parlour.kit.lead import SPIN, LeadFrame, Spin

TO_SPIN: Final = 0
SPINNING: Final = 1
TO_CHOOSE: Final = 2
TO_MOVE: Final = 3
STAGE: Final = enum_of(
    {
        "to spin": "the mover spins",
        "spinning": "chance is waited for: both numbers",
        "to choose a number": "the mover chooses one of the two numbers for the small man",
        "to move": "the mover chooses the direction of the expedition",
    }
)
SPIN_ASKS: Final = [ListedAsk(seat, (SPIN,), SPIN_FIRST.clause, SPIN.nth(0)) for seat in range(2)]
"""By seat: the ask to spin."""
CHOOSE_ASKS: Final[Memo[tuple[int, int, int], Ask]] = Memo(1000)
"""The asks to choose a number, by the seat and both numbers."""


@record
class Choosing(Frame[MarinersState]):
    """Seats choose in order until all have chosen."""

    def pending(self, s: MarinersState) -> Pending:
        return ONE_SEAT[next_to_choose(s)]

    def ask(self, s: MarinersState, seat: int) -> Ask:
        cities = tuple([n for n in range(len(s.edition.cities)) if all(p.city != n for p in s.players)])
        colours = tuple([n for n in range(len(s.edition.colours)) if all(p.colour != n for p in s.players)])
        choice = Choice(Start, Product((OneOf(cities), OneOf(colours))))
        return Ask(seat, (choice,), CHOOSE_START.clause, choice.nth(0))

    def check(self, s: MarinersState, seat: int, action: Action) -> Reason | None:
        return None if self.ask(s, seat).contains(action) else CHOOSE_START

    def answer(self, s: MarinersState, seat: int, action: Action, log: Log | None) -> None:
        assert isinstance(action, Start)
        player = s.players[seat]
        player.city = action.city
        player.colour = action.colour
        if log is not None:
            log.add(Started(seat, action.city, action.colour))

    def advance(self, s: MarinersState, log: Log | None) -> bool:
        return next_to_choose(s) < 0


def next_to_choose(s: MarinersState) -> int:
    """Return the first seat without a city, or -1."""
    for seat, player in enumerate(s.players):
        if player.city < 0:
            return seat
    return -1


@record
class Lead(LeadFrame[MarinersState]):
    """Both arrows count, or the higher one (MAR-R03)."""

    def reason(self) -> Reason:
        return SPIN_FOR_LEAD

    def tie_clause(self) -> str:
        return "MAR-R03"

    def draw(self, s: MarinersState, seat: int) -> Draw:
        return s.edition.indicator.draws[seat]

    def worth(self, s: MarinersState, values: list[int]) -> int:
        return max(values) if s.options.lead_by_higher_arrow else sum(values)

    def begin(self, s: MarinersState, leader: int) -> None:
        s.mover = leader


@record
class Turn(Frame[MarinersState]):
    """The mover's turn, then the other player's, to the end of the game."""

    stage: Annotated[int, STAGE, "What comes next in the turn."] = TO_SPIN
    first: Annotated[Number, "The first number spun; 0 before the spin."] = 0
    second: Annotated[Number, "The second number spun; 0 before the spin."] = 0
    spins_again: Annotated[bool, "Whether the mover has another spin after this move."] = False

    def pending(self, s: MarinersState) -> Pending:
        if self.stage == SPINNING:
            return Pending(CHANCE, (), s.edition.indicator.draws[s.mover])
        return ONE_SEAT[s.mover]

    def ask(self, s: MarinersState, seat: int) -> Ask:
        if self.stage == TO_SPIN:
            return SPIN_ASKS[seat]
        if self.stage == TO_CHOOSE:
            key = (seat, self.first, self.second)
            ask = CHOOSE_ASKS.get(key)
            if ask is None:
                choice = Choice(Play, OneOf((self.first, self.second)))
                ask = CHOOSE_ASKS.keep(key, ListedAsk(seat, (choice,), CHOOSE_NUMBER.clause, choice.nth(0)))
            return ask
        choices: tuple[Choice, ...] = (Choice(Go, OneOf(directions(s, seat))),)
        if s.options.may_stay:
            choices += (STAY,)
        return Ask(seat, choices, CHOOSE_DIRECTION.clause, choices[0].nth(0))

    def question_details(self, s: MarinersState, seat: int) -> dict[str, object]:
        return {"numbers": [self.first, self.second]} if self.stage == TO_CHOOSE else {}

    def check(self, s: MarinersState, seat: int, action: Action) -> Reason | None:
        if self.stage == TO_SPIN:
            return None if isinstance(action, Spin) else SPIN_FIRST
        if self.stage == TO_CHOOSE:
            # MAR-R05: either number may be chosen, even one that makes the move impossible.
            right = isinstance(action, Play) and action.number in (self.first, self.second)
            return None if right else CHOOSE_NUMBER
        if isinstance(action, Go):
            return cannot_go(s, seat, action.direction)
        if isinstance(action, Stay):
            return None if s.options.may_stay else MUST_MOVE
        return CHOOSE_DIRECTION

    def answer(self, s: MarinersState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Spin):
            self.stage = SPINNING
        elif isinstance(action, Play):
            self._move_small_man(s, action.number, log)
        elif isinstance(action, Go):
            self._move_expedition(s, action.direction, log)
        else:
            if log is not None:
                log.add(ExpeditionStayed(seat))
            self._end_move(s, log)

    def resolve_draw(self, s: MarinersState, values: list[int], log: Log | None) -> None:
        self.first, self.second = values
        if log is not None:
            log.add(Spun(s.mover, self.first, self.second))
        if s.options.fixed_arrow >= 0:  # MAR-21
            self._move_small_man(s, values[s.options.fixed_arrow], log)
        elif self.first == self.second:
            self._move_small_man(s, self.first, log)
        else:
            self.stage = TO_CHOOSE

    def advance(self, s: MarinersState, log: Log | None) -> bool:
        return False

    def _move_small_man(self, s: MarinersState, number: int, log: Log | None) -> None:
        player = s.players[s.mover]
        size = len(s.edition.letters)
        before = player.small_man
        if before < 0:
            player.small_man = (s.edition.entry + number - 1) % size  # MAR-08, MAR-R01: the first space is one
            if log is not None:
                log.add(SmallManEntered(s.mover, number, player.small_man))
        else:
            steps = number - 1 if s.options.counts_own_space else number  # MAR-R02
            player.small_man = (before + steps) % size
            if log is not None:
                log.add(SmallManMoved(s.mover, number, player.small_man))
        if player.small_man != before:
            self._meet(s, log)
            if s.outcome is not None:
                return
        if self.spins_again and not s.options.moves_at_meeting_on_n:
            self._end_move(s, log)
        else:
            self._choose_direction(s, log)

    def _meet(self, s: MarinersState, log: Log | None) -> None:
        """MAR-17, MAR-18: the first comer goes to N. If they meet there, the last comer spins again."""
        seat = s.mover
        other = s.players[1 - seat]
        if other.small_man != s.players[seat].small_man:
            return
        north = s.edition.displaced_to
        if other.small_man == north:
            self.spins_again = True
            if log is not None:
                log.add(MetOnNorth(seat, 1 - seat))
            return
        other.small_man = north
        if log is not None:
            log.add(SmallManDisplaced(1 - seat, seat, north))
        if s.options.displaced_moves_expedition:  # MAR-R08
            step_expedition(s, 1 - seat, s.edition.letters[north], "MAR-R08", log)

    def _choose_direction(self, s: MarinersState, log: Log | None) -> None:
        """Wait only if there is a choice. Otherwise move or lose the move automatically."""
        ways = directions(s, s.mover)
        if not ways:
            if log is not None:
                clause = "MAR-19" if len(s.edition.ways[s.players[s.mover].small_man]) == 1 else "MAR-R04"
                log.add(MoveLost(clause, s.mover))
            self._end_move(s, log)
        elif len(ways) == 1 and not s.options.may_stay:
            self._move_expedition(s, ways[0], log)
        else:
            self.stage = TO_MOVE

    def _move_expedition(self, s: MarinersState, direction: int, log: Log | None) -> None:
        step_expedition(s, s.mover, direction, "MAR-11", log)
        if s.outcome is None:
            self._end_move(s, log)

    def _end_move(self, s: MarinersState, log: Log | None) -> None:
        """End the move. MAR-12: the other player plays. MAR-18: or the same player again."""
        self.stage = TO_SPIN
        self.first = 0
        self.second = 0
        if self.spins_again:
            self.spins_again = False
            return
        s.mover = 1 - s.mover
        s.turns += 1
        if s.turns >= s.options.turn_cap:  # MAR-R15
            s.outcome = Outcome("turn-cap", "MAR-R15", (), (0, 0))
            if log is not None:
                log.add(TurnsRanOut(s.turns))


def directions(s: MarinersState, seat: int) -> tuple[int, ...]:
    """Return the directions an expedition may be sent in, the default first. Empty if the move is lost."""
    player = s.players[seat]
    ways = s.edition.ways[player.small_man]
    steps = s.edition.steps[player.expedition]
    if len(ways) == 2 and s.options.may_name_off_table:  # MAR-R04
        return ways
    if len(ways) == 1:
        return ways if steps[ways[0]] >= 0 else ()
    if steps[ways[0]] >= 0:
        return ways if steps[ways[1]] >= 0 else (ways[0],)
    return (ways[1],) if steps[ways[1]] >= 0 else ()


def cannot_go(s: MarinersState, seat: int, direction: int) -> Reason | None:
    """Return why an expedition may not be sent in a direction."""
    if direction in directions(s, seat):
        return None
    return OFF_TABLE if direction in s.edition.ways[s.players[seat].small_man] else CHOOSE_DIRECTION


def step_expedition(s: MarinersState, seat: int, direction: int, clause: str, log: Log | None) -> None:
    """Move one square, if there is one (MAR-16, MAR-19). At the Pole the game is won (MAR-20)."""
    player = s.players[seat]
    square = s.edition.steps[player.expedition][direction]
    if square < 0:
        if log is not None:
            log.add(MoveLost("MAR-19", seat))
        return
    player.expedition = square
    if log is not None:
        log.add(ExpeditionMoved(clause, seat, direction, square))
    if has_arrived(s, square):
        s.outcome = Outcome("pole", "MAR-20", (seat,), (1 - seat, seat))
        if log is not None:
            log.add(PoleReached(seat, square))


def has_arrived(s: MarinersState, square: int) -> bool:
    """MAR-R11: return whether the square is the Pole itself, or any square of its row."""
    return square == s.edition.pole or (not s.options.pole_exact and square >= s.edition.top_row)
