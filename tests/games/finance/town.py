"""Positions of Finance in a line, and what stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import parlour
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.view import FinanceView
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import ended as ended, may as may, play, rulebook_of, waited as waited
from parlour.testing.refusals import refusal as provoked

RAILROADS = ("Pennsylvania R.R.", "New York Central R.R.", "Southern Pacific R.R.", "Santa Fe R.R.")
EXPERIENCED: dict[str, Any] = next(p.options for p in rulebook_of("finance").presets if p.name == "experienced")
BEFORE: list[dict[str, Any]] = [{"window": {}}]
AFTER: list[dict[str, Any]] = [{"window": {"is_before": False}}]
OVER: dict[str, object] = {"stage": "after the stop"}


@cache
def board() -> FinanceEdition:
    return cast("FinanceEdition", library.bundled_edition("finance"))


def leases_of(name: str) -> list[str]:
    """A lease by itself, or the leases of a series, by its name in small letters."""
    edition = board()
    if name in edition.series_ids:
        return [edition.lease_names[n] for n in edition.sets.deeds[edition.series_ids.index(name)]]
    return [name]


def at(
    players: Mapping[str, Any] | None = None,
    leases: Mapping[str, Sequence[str]] | None = None,
    houses: Mapping[str, Any] | None = None,
    mortgaged: Sequence[str] = (),
    withdrawn: Sequence[str] = (),
    chance: Sequence[object] = (),
    mover: str = "A",
    seats: int = 4,
    above: Sequence[Any] | None = None,
    turn: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    state: Mapping[str, object] | None = None,
    **readings: Any,
) -> Table:
    """A table in the middle of a game, the mover about to throw; `leases` names leases or series by seat."""
    owners = {lease: seat for seat, names in (leases or {}).items() for name in names for lease in leases_of(name)}
    built: dict[str, int] = {}
    for name, given in (houses or {}).items():
        spaces = leases_of(name)
        built |= dict(zip(spaces, [given] * len(spaces) if isinstance(given, int) else given, strict=True))
    position: dict[str, object] = {
        "game": "finance",
        "seats": seats,
        "options": readings,
        "players": players or {},
        "owners": owners,
        "houses": built,
        "mortgaged": [lease for name in mortgaged for lease in leases_of(name)],
        "withdrawn": [lease for name in withdrawn for lease in leases_of(name)],
        "mover": mover,
        "stack": [{"turn": dict(turn or {})}, *(above if above is not None else BEFORE)],
        **(state or {}),
    }
    return parlour.at(position, chance=list(chance), edition=edition)


def stops(square: int, dice: tuple[int, int], *more: object, mover: str = "A", **given: Any) -> Table:
    """A table at which the mover has just thrown, from so many steps before a square; `passing` are seats whose pass
    does not stand, so that they are asked."""
    players = dict(given.pop("players", {}))
    players[mover] = {"at": (square - sum(dice)) % 40} | players.get(mover, {})
    passing = given.pop("passing", "")
    standing = [seat for seat in "ABCDEF"[: given.get("seats", 4)] if seat not in passing]
    if passing:
        given["state"] = {"standing": standing} | given.get("state", {})
    table = at(players, chance=[dice, *more], mover=mover, **given)
    play(table, *[f"{seat} pass" for seat in passing], f"{mover} throw")
    return table


def owing(debtor: str, amount: int, creditor: str | None, **given: Any) -> Table:
    """A table at which somebody owes money, in the mover's turn."""
    debt = {"debtor": debtor, "amount": amount, "clause": "FIN-040", "purpose": "rent"}
    if creditor is not None:
        debt["creditor"] = creditor
    kind = "rent" if creditor is not None else "to the bank"
    made = [0] * given.get("seats", 4) if given.get("debtor_sales") else []
    frames = [{"landing": {"throw": 5}}, {"debts": {"debts": [debt], "kind": kind, "made": made}}]
    return at(above=frames, turn={"stage": "landed", "first": 2, "second": 3}, **given)


def seen(table: Table, seat: str | None = None) -> FinanceView:
    """What a seat sees, or everybody."""
    return cast("FinanceView", table.view(seat))


def cash(table: Table) -> dict[str, int]:
    """Everybody's money."""
    view = seen(table)
    return {seat: view.cash(seat) for seat in view.seats()}


def square(table: Table, seat: str) -> int:
    """The number of the square a man stands on."""
    view = seen(table)
    return view.spaces().index(view.at(seat))


def houses(table: Table, series: str) -> tuple[int, ...]:
    return tuple(seen(table).houses(lease) for lease in leases_of(series))


def silent(table: Table) -> None:
    """Nobody bids any more: everybody who is asked stays silent to the last call."""
    while seen(table).lot() is not None:
        play(table, f"{waited(table)[0]} hold")


def refusal(table: Table, line: str) -> tuple[str, str]:
    """Code and clause of the refusal of a line; the table is as it was."""
    refused = provoked(table, line)
    return refused.code, refused.clause


def told(table: Table, *names: str) -> list[str]:
    """The sentences of the events of some kinds."""
    kind = table.game.events.name_of
    return [table.say(event) for event in table.events if kind(event) in names]


def go_on(table: Table) -> None:
    """The mover ends his turn."""
    play(table, f"{seen(table).mover()} end")
