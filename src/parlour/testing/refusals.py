"""Helpers that provoke a refusal and check that nothing has changed."""

from __future__ import annotations

from types import ModuleType

from parlour.core.refusals import Reason, Refused
from parlour.table.table import Table
from parlour.testing.script import play
from parlour.testing.states import fingerprint


def refusal(table: Table, line: str) -> Refused:
    """Return the refusal of a line such as 'A throw'; fail if the table has changed."""
    before = fingerprint(table), table.record()
    try:
        play(table, line)
    except Refused as refused:
        assert (fingerprint(table), table.record()) == before
        return refused
    raise AssertionError(f"{line!r} was not refused")


def codes(reasons: ModuleType) -> set[str]:
    """Return the codes of all reasons of a game."""
    return {value.code for value in vars(reasons).values() if isinstance(value, Reason)}
