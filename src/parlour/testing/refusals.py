"""Refusals that are provoked: what is said, and that nothing has changed."""

from __future__ import annotations

from types import ModuleType

from parlour.core.refusals import Reason, Refused
from parlour.table.table import Table
from parlour.testing.script import play
from parlour.testing.states import fingerprint


def refusal(table: Table, line: str) -> Refused:
    """The refusal of a line such as 'A throw'; the table is as it was."""
    before = fingerprint(table), table.record()
    try:
        play(table, line)
    except Refused as refused:
        assert (fingerprint(table), table.record()) == before
        return refused
    raise AssertionError(f"{line!r} was not refused")


def codes(reasons: ModuleType) -> set[str]:
    """The codes of all reasons that a game has."""
    return {value.code for value in vars(reasons).values() if isinstance(value, Reason)}
