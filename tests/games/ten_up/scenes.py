"""Ten-Up's positions as the tests write them: A=(26, "T1:4 T3:1") is A's man on 26 and A's counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import parlour
from parlour.core.events import Event
from parlour.games.ten_up.view import TenUpView
from parlour.table.table import Table

Man = tuple[int, str]


def scene(
    seats: int = 2,
    chance: Sequence[object] = (),
    mover: str = "A",
    options: Mapping[str, object] | None = None,
    edition: Path | None = None,
    turns: int = 0,
    stack: Sequence[object] = ({"turn": {}},),
    men: Mapping[str, Man] | None = None,
    **named: Man,
) -> Table:
    """A table at the beginning of the mover's turn; who is not named is at home with nothing out."""
    placed = {**(men or {}), **named}
    position = {
        "game": "ten-up",
        "seats": seats,
        "options": dict(options or {}),
        "mover": mover,
        "turns": turns,
        "players": {seat: {"man": man, "counters": counters.split()} for seat, (man, counters) in placed.items()},
        "stack": list(stack),
    }
    return parlour.at(position, chance=list(chance), edition=edition)


def look(table: Table) -> TenUpView:
    view = table.view()
    assert isinstance(view, TenUpView)
    return view


def stands(table: Table, seat: str) -> Man:
    """Where a seat's man stands, and its counters."""
    view = look(table)
    return view.man(seat), " ".join(f"{name}:{square}" for name, square in view.counters(seat))


def otherwise(table: Table) -> str:
    """What a time-out would answer now."""
    (ask,) = table.asks()
    return f"{table.lexicon.letter(ask.seat)} {table.show(ask.default_action)}"


def told(table: Table, events: Sequence[Event]) -> list[str]:
    """Each event's clause and what it says."""
    return [f"{event.clause} {table.say(event)}" for event in events]
