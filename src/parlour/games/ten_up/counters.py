"""Points: the total of a seat's counters, where counters may go, and moving them (the mode of tallying)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.outcome import Outcome
from parlour.games.ten_up.events import (
    CounterEntered,
    CounterForwarded,
    CounterRemoved,
    CounterSetBack,
    PointsMade,
)
from parlour.games.ten_up.state import TenUpState


def total(s: TenUpState, seat: int) -> int:
    """TEN-28: return the sum of the numbers under a seat's counters."""
    points = 0
    worth = s.edition.worth
    for place in s.players[seat].counters:
        points += worth[place]
    return points


def totals(s: TenUpState) -> tuple[int, ...]:
    return tuple([total(s, seat) for seat in range(len(s.players))])


def in_hand(s: TenUpState, seat: int) -> int:
    return s.edition.counters_each - len(s.players[seat].counters)


def steps_left(s: TenUpState, place: int) -> int:
    """Return how many squares a counter on a place can still go forward; 0 on the highest."""
    return s.edition.top - s.edition.worth[place]


def table_of(s: TenUpState, place: int) -> int:
    return place // s.edition.top


def below_top(s: TenUpState, seat: int, table: int = -1) -> list[int]:
    """Return the places from which a seat's counters can go forward, on one table or on all.

    Two counters on one place give one entry.
    """
    places: list[int] = []
    for place in s.players[seat].counters:
        if (
            (table < 0 or table_of(s, place) == table)
            and steps_left(s, place) > 0
            and not (places and places[-1] == place)
        ):
            places.append(place)
    return places


def most_advanced_first(s: TenUpState, places: list[int]) -> tuple[int, ...]:
    """Return the places in the default order for moving a counter forward. Equal places are ordered by table."""
    return tuple(sorted(places, key=lambda place: (steps_left(s, place), place)))


def lowest_first(s: TenUpState, places: list[int]) -> tuple[int, ...]:
    """Return the places in the default order for setting a counter back. Equal places are ordered by table."""
    return tuple(sorted(places, key=lambda place: (s.edition.worth[place], place)))


def bits(places: tuple[int, ...] | list[int]) -> int:
    """Return a set of places as bits, for the key of a cached ask."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def enter(s: TenUpState, seat: int, table: int, clause: str, log: Log | None) -> None:
    """TEN-15: put a counter from the hand on square 1 of a table."""
    place = table * s.edition.top
    player = s.players[seat]
    player.counters = tuple(sorted((*player.counters, place)))
    if log is not None:
        log.add(CounterEntered(clause, seat, place))
    _win_at_once(s, seat, log)


def forward(s: TenUpState, seat: int, place: int, clause: str, log: Log | None) -> None:
    """TEN-16: move a counter to the next square of its table."""
    _move(s, seat, place, place + 1)
    if log is not None:
        log.add(CounterForwarded(clause, seat, place, place + 1))
    _win_at_once(s, seat, log)


def set_back(s: TenUpState, seat: int, place: int, clause: str, log: Log | None) -> None:
    """TEN-20: move a counter to the square before; from square 1, back into the hand."""
    if s.edition.worth[place] > 1:
        _move(s, seat, place, place - 1)
        if log is not None:
            log.add(CounterSetBack(clause, seat, place, place - 1))
        return
    counters = list(s.players[seat].counters)
    counters.remove(place)
    s.players[seat].counters = tuple(counters)
    if log is not None:
        log.add(CounterRemoved(clause, seat, place))


def win(s: TenUpState, seat: int, clause: str, log: Log | None) -> None:
    s.outcome = Outcome("points", clause, (seat,), totals(s))
    if log is not None:
        log.add(PointsMade(clause, seat, total(s, seat)))


def _move(s: TenUpState, seat: int, place: int, to: int) -> None:
    # The next place is also next in sort order, so the counters stay sorted. Of equal counters the rightmost moves.
    counters = list(s.players[seat].counters)
    n = counters.index(place)
    if to > place:
        n += counters.count(place) - 1
    counters[n] = to
    s.players[seat].counters = tuple(counters)


def _win_at_once(s: TenUpState, seat: int, log: Log | None) -> None:
    """TEN-28, TEN-R11: test for a win with every point, unless the options test at the end of the turn."""
    if not s.options.wins_at_end_of_turn and total(s, seat) >= s.edition.goal:
        win(s, seat, "TEN-28", log)
