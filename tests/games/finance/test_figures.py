"""The figures beside a view: what a stop costs now and by which clause, and what everybody could raise."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import play
from tests.games.finance.town import RAILROADS, at, board, leases_of, seen


def figures(seat: str = "B", **given: Any) -> dict[str, Any]:
    return dict(at(**given).view_data(seat)["figures"])  # type: ignore[call-overload]


SERIES = board().series_ids[board().leases[board().lease_names.index("Broadway")].series]


@pytest.mark.parametrize(
    ("clause", "given", "lease"),
    [
        ("FIN-040", {"leases": {"A": ["Broadway"]}}, "Broadway"),
        ("FIN-041", {"leases": {"A": [SERIES]}, "houses": {"Broadway": 1}}, "Broadway"),
        ("FIN-057", {"leases": {"A": ["Broadway"]}, "mortgaged": ["Broadway"]}, "Broadway"),
        ("FIN-080", {"leases": {"A": RAILROADS[:2]}}, RAILROADS[1]),
    ],
)
def test_the_figure_is_what_a_stop_costs(clause: str, given: dict[str, Any], lease: str) -> None:
    told = figures(**given)
    assert told["by"][lease] == clause
    space = board().names["space"].index(lease)
    table = at({"B": {"at": space - 7}}, mover="B", chance=[(3, 4)], **given)
    had = seen(table).cash("B")
    play(table, "B throw")
    assert told["now"][lease] == had - seen(table).cash("B")


def test_only_leases_that_somebody_owns_have_a_figure() -> None:
    told = figures(leases={"A": ["Broadway"], "C": [RAILROADS[0]]})
    assert set(told["now"]) == set(told["by"]) == {"Broadway", RAILROADS[0]}
    assert told["worth"] == {
        seat: seen(at(leases={"A": ["Broadway"], "C": [RAILROADS[0]]})).worth(seat) for seat in "ABCD"
    }


def test_what_is_not_shown_has_no_figure() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Broadway"], "B": leases_of(RAILROADS[0])}, "ownership_display": "memory"}
    told = figures("B", **given)
    assert set(told["now"]) == set(told["by"]) == {RAILROADS[0]}
    assert set(told["worth"]) == {"B"}
