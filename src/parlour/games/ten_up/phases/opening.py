"""The opening: each seat in order takes a colour (TEN-02); its Base follows from the seat (TEN-R18). Then the lead."""

from __future__ import annotations

from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.refusals import Reason
from parlour.games.ten_up.actions import Take
from parlour.games.ten_up.events import ColourTaken
from parlour.games.ten_up.reasons import SPIN_FOR_LEAD, TAKE_COLOUR
from parlour.games.ten_up.state import TenUpState
from parlour.kit.lead import LeadFrame


@record
class Choosing(Frame[TenUpState]):
    """Seats choose in order. The last colour needs no choice."""

    def pending(self, s: TenUpState) -> Pending:
        return ONE_SEAT[next_to_choose(s)]

    def ask(self, s: TenUpState, seat: int) -> Ask:
        choice = Choice(Take, OneOf(free_colours(s)))
        return Ask(seat, (choice,), TAKE_COLOUR.clause, choice.nth(0))

    def check(self, s: TenUpState, seat: int, action: Action) -> Reason | None:
        return None if isinstance(action, Take) and action.colour in free_colours(s) else TAKE_COLOUR

    def answer(self, s: TenUpState, seat: int, action: Action, log: Log | None) -> None:
        assert isinstance(action, Take)
        take(s, seat, action.colour, log)

    def advance(self, s: TenUpState, log: Log | None) -> bool:
        seat = next_to_choose(s)
        if seat < 0:
            return True
        colours = free_colours(s)
        if len(colours) > 1:
            return False
        take(s, seat, colours[0], log)
        return True


def next_to_choose(s: TenUpState) -> int:
    """Return the first seat without a colour, or -1."""
    for seat, player in enumerate(s.players):
        if player.colour < 0:
            return seat
    return -1


def free_colours(s: TenUpState) -> tuple[int, ...]:
    return tuple([n for n in range(len(s.edition.colours)) if all(p.colour != n for p in s.players)])


def take(s: TenUpState, seat: int, colour: int, log: Log | None) -> None:
    s.players[seat].colour = colour
    if log is not None:
        log.add(ColourTaken(seat, colour))


@record
class Lead(LeadFrame[TenUpState]):
    """Both arrows count, or the higher one (TEN-R01)."""

    def reason(self) -> Reason:
        return SPIN_FOR_LEAD

    def tie_clause(self) -> str:
        return "TEN-R02"

    def draw(self, s: TenUpState, seat: int) -> Draw:
        return s.edition.indicator.draws[seat]

    def worth(self, s: TenUpState, values: list[int]) -> int:
        return max(values) if s.options.lead_by_higher_arrow else sum(values)

    def begin(self, s: TenUpState, leader: int) -> None:
        s.mover = leader
