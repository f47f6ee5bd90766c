"""The start: each seat in order chooses a city and a colour (MAR-06)."""

from __future__ import annotations

from typing import final

from parlour.core.domains import OneOf, Product
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.mariners_compass.actions import Start
from parlour.games.mariners_compass.events import Started
from parlour.games.mariners_compass.reasons import CHOOSE_START
from parlour.games.mariners_compass.state import MarinersState


@final
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

    def copy(self) -> Choosing:
        return self


def next_to_choose(s: MarinersState) -> int:
    """Return the first seat without a city, or -1."""
    for seat, player in enumerate(s.players):
        if player.city < 0:
            return seat
    return -1
