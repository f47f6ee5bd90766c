"""Positions of Mariner's Compass in a line, and what stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

import parlour
from parlour.games.mariners_compass.view import MarinersView
from parlour.table.table import Table

SPACES = ["S", "S-SW", "SW", "SW-W", "W", "W-NW", "NW", "NW-N", "N", "N-NE", "NE", "NE-E", "E", "E-SE", "SE", "SE-S"]
"""The spaces by their index in the rulebook's scenarios: S is 0, the odd ones are blank."""

Man = tuple[int | None, tuple[int, int]]
"""A seat's small man by its index (None: not entered), and its expedition by column and row."""
CITY = (4, 5)
AT_HOME: Man = (None, CITY)


def at(
    a: Man = AT_HOME,
    b: Man = AT_HOME,
    chance: Sequence[object] = (),
    mover: str = "A",
    turn: Mapping[str, object] | None = None,
    turns: int = 0,
    edition: str | Path | None = None,
    options: Mapping[str, object] | None = None,
    **readings: object,
) -> Table:
    """A table in the middle of the game: A from New York and B from London, the mover about to spin."""
    men = {"A": ("New York", "red", a), "B": ("London", "blue", b)}
    players = {
        seat: {
            "city": city,
            "colour": colour,
            "small_man": None if small_man is None else SPACES[small_man],
            "expedition": f"({expedition[0]}, {expedition[1]})",
        }
        for seat, (city, colour, (small_man, expedition)) in men.items()
    }
    position = {
        "game": "mariners-compass",
        "options": {**(options or {}), **readings},
        "players": players,
        "mover": mover,
        "turns": turns,
        "stack": [{"turn": dict(turn or {})}],
    }
    return parlour.at(position, chance=list(chance), edition=edition)


def seen(table: Table) -> MarinersView:
    """What everybody sees."""
    return cast("MarinersView", table.view())


def index(table: Table, seat: str) -> int | None:
    """Where a seat's small man stands, by the rulebook's count."""
    name = seen(table).small_man(seat)
    return SPACES.index(name) if name else None


def expedition(table: Table, seat: str) -> tuple[int, int]:
    return seen(table).expedition(seat)


def men(table: Table) -> dict[str, Man]:
    """Everything that stands on the board."""
    return {seat: (index(table, seat), expedition(table, seat)) for seat in "AB"}
