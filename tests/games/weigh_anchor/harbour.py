"""Positions of Weigh Anchor in a line, and what stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import parlour
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.games.weigh_anchor.view import AnchorView
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import ended as ended, may as may, waited as waited

SWEDISH, CANADIAN, HOLLAND, ITALIAN = (
    "Swedish American Line",
    "Canadian Pacific",
    "Holland America Line",
    "Italian Line",
)
FRENCH, WHITE_STAR, STATES, CUNARD = "French Line (CGT)", "White Star Line", "United States Lines", "Cunard Line"
TANKERS, TUGS = "Tankers", "Tugs"
SUITE = 5


@cache
def board() -> AnchorEdition:
    return cast("AnchorEdition", library.bundled_edition("weigh-anchor"))


def vessels_of(name: str) -> list[str]:
    """A vessel by itself, or the vessels of a line."""
    names = board().names
    if name in names["group"]:
        return [names["vessel"][vessel] for vessel in board().sets.deeds[names["group"].index(name)]]
    return [name]


def at(
    players: Mapping[str, Any] | None = None,
    fleet: Mapping[str, Sequence[str]] | None = None,
    levels: Mapping[str, Any] | None = None,
    mortgaged: Sequence[str] = (),
    chance: Sequence[object] = (),
    mover: str = "A",
    seats: int = 4,
    above: Sequence[Any] | None = None,
    turn: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    state: Mapping[str, object] | None = None,
    **readings: Any,
) -> Table:
    """A table in the middle of a game, the mover about to throw; `fleet` names vessels or lines by seat."""
    owners = {vessel: seat for seat, names in (fleet or {}).items() for name in names for vessel in vessels_of(name)}
    fitted: dict[str, int] = {}
    for name, given in (levels or {}).items():
        vessels = vessels_of(name)
        rows = [given] * len(vessels) if isinstance(given, int) else list(given)
        fitted |= dict(zip(vessels, rows, strict=True))
    if fitted and readings.get("sell_back_base") == "amount_paid":
        state = {"paid": printed_prices(fitted)} | dict(state or {})
    position: dict[str, object] = {
        "game": "weigh-anchor",
        "seats": seats,
        "options": readings,
        "players": players or {},
        "owners": owners,
        "levels": fitted,
        "mortgaged": list(mortgaged),
        "mover": mover,
        "stack": [{"turn": dict(turn or {})}, *(above if above is not None else [{"window": {"thrower": mover}}])],
        **(state or {}),
    }
    return parlour.at(position, chance=list(chance), edition=edition)


def printed_prices(fitted: Mapping[str, int]) -> list[list[int]]:
    """By group what its pieces have cost, bought at the printed cost."""
    names, sets = board().names["vessel"], board().sets
    prices: list[list[int]] = []
    for n, group in enumerate(board().groups):
        rows = [fitted.get(names[vessel], 0) for vessel in sets.deeds[n]]
        suites = rows.count(SUITE)
        prices.append([group.deck_cost] * (sum(rows) - suites) + [group.suite_cost] * suites)
    return prices


def seen(table: Table, seat: str | None = None) -> AnchorView:
    """What a seat sees, or everybody."""
    return cast("AnchorView", table.view(seat))


def cash(table: Table) -> dict[str, int]:
    """Everybody's money."""
    view = seen(table)
    return {seat: view.cash(seat) for seat in view.seats()}


def space(table: Table, seat: str) -> int:
    """The number of the space a token stands on."""
    view = seen(table)
    return view.spaces().index(view.at(seat))


def levels(table: Table, line: str) -> tuple[int, ...]:
    return tuple(seen(table).level(vessel) for vessel in vessels_of(line))


def stock(decks: int, suites: int, mine: int = 0, suites_of_mine: int = 0) -> dict[str, Any]:
    """Levels on lines of D's so that the Bank is left with so many pieces, `mine` being on other players' vessels."""
    lines = [HOLLAND, FRENCH, WHITE_STAR, STATES]
    missing_suites = board().suites - suites - suites_of_mine
    missing = board().decks - decks - mine
    found: dict[str, Any] = {}
    for line in lines:
        size = len(vessels_of(line))
        if missing_suites:
            up = min(size, missing_suites)
            missing_suites -= up
            row = [SUITE] * up + [SUITE - 1] * (size - up)
            missing -= (SUITE - 1) * (size - up)
        else:
            each, more = divmod(min(missing, size * (SUITE - 1)), size)
            row = [each + (n < more) for n in range(size)]
            missing -= sum(row)
        found[line] = row
    assert missing == missing_suites == 0, "that stock cannot be arranged"
    return found


D_FLEET = (HOLLAND, FRENCH, WHITE_STAR, STATES)
POOR: dict[str, object] = {"cash": 0}
"""D, whose vessels carry the pieces the Bank has not, and who can pay for none."""
