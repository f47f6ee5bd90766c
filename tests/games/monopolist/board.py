"""Positions of The Monopolist in a line, and what stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import parlour
from parlour.games.monopolist.view import MonopolistView
from parlour.table.table import Table

SLUG = "monopolist"
TRADES = {
    2: ("farmer", "merchant"),
    3: ("farmer", "scientist", "merchant"),
    4: ("farmer", "scientist", "merchant", "mechanic"),
}
COLOURS = ("red", "blue", "green", "yellow")
STANDARD = {"farmer": "R1-00", "scientist": "R1-25", "merchant": "R1-19", "mechanic": "R1-12"}
"""Where the men stand where a scenario says nothing else."""
EACH = {2: 5, 3: 5, 4: 4}
IN_USE = {2: 42, 3: 64, 4: 64}


def at(
    men: Mapping[str, str | None] | None = None,
    counters: Mapping[str, int] | None = None,
    chance: Sequence[object] = (),
    mover: str = "A",
    seats: int = 4,
    turn: Mapping[str, object] | None = None,
    more: Mapping[str, Mapping[str, object]] | None = None,
    stack: Sequence[object] = (),
    spins: int = 0,
    edition: str | Path | None = None,
    in_use: int = 0,
    **options: object,
) -> Table:
    """A table in the middle of the game, the mover about to spin; what is not said is as the rulebook's standard.

    With four: A Farmer, B Scientist, C Merchant, D Mechanic; with three A, B, C; with two A Farmer, B Merchant. The
    Monopolist has what the players have not.
    """
    players: dict[str, dict[str, object]] = {}
    for seat, trade, colour in zip("ABCD", TRADES[seats], COLOURS, strict=False):
        players[seat] = {
            "trade": trade,
            "colour": colour,
            "man": (men or {}).get(seat, STANDARD[trade]),
            "counters": (counters or {}).get(seat, EACH[seats]),
            **(more or {}).get(seat, {}),
        }
    held = sum(int(str(player["counters"])) for player in players.values())
    position = {
        "game": SLUG,
        "seats": seats,
        "options": options,
        "players": players,
        "monopolist": (in_use or IN_USE[seats]) - held,
        "mover": mover,
        "spins": spins,
        "stack": list(stack) or [{"turn": dict(turn or {})}],
    }
    return parlour.at(position, chance=list(chance), edition=edition)


def fresh(seats: int = 4, chance: Sequence[object] | str = "by hand", **options: object) -> Table:
    """A table at the very start."""
    return parlour.open(SLUG, seats=seats, chance=chance, options=options)


def seated(seats: int = 4, chance: Sequence[object] | str = "by hand", **options: object) -> Table:
    """A table where everybody has taken the usual corner and man."""
    table = fresh(seats, chance, **options)
    for _ in range(seats):
        table.time_out(table.asks()[0].seat)
    return table


def view_of(table: Table) -> MonopolistView:
    """What there is to see; nothing is hidden."""
    view = table.view()
    assert isinstance(view, MonopolistView)
    return view


def stocks(table: Table) -> tuple[int, ...]:
    """The counters of every player by seat, then the Monopolist's."""
    view = view_of(table)
    return (*[view.counters(seat) for seat in view.seats()], view.monopolist())


def men(table: Table) -> dict[str, str]:
    """Every man's cell; '' when it is off the board."""
    view = view_of(table)
    return {seat: view.cell(seat) for seat in view.seats()}


def nobody_lends(table: Table) -> None:
    """Everybody who is asked for a loan declines."""
    while (asks := table.asks()) and table.show(asks[0].default_action) == "lend nothing":
        table.time_out(asks[0].seat)


def asked(table: Table) -> str:
    """The seat that is asked, and nothing else."""
    (ask,) = table.asks()
    return table.lexicon.letter(ask.seat)
