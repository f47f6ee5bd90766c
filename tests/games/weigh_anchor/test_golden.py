"""Golden records: whole games, kept as text, for every way of ending and 2 to 8 players, full and short."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.registry import find
from parlour.core.text.event_types import TIMED_OUT
from parlour.table.table import Table

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


def replayed(path: Path) -> Table:
    return parlour.replay(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text(path: Path) -> None:
    """Every line is judged by the rules of now, every hash is made anew, and the end is the one it had."""
    table = replayed(path)
    assert table.record() == path.read_text(encoding="utf-8")
    outcome = table.outcome()
    assert outcome is not None
    assert path.stem.startswith(outcome.reason)


def test_together_they_show_every_end_every_number_of_seats_and_everything_that_can_happen() -> None:
    game = find("weigh-anchor")
    ends: set[tuple[str, int]] = set()
    shown: set[str] = set()
    for path in RECORDS:
        table = replayed(path)
        outcome = table.outcome()
        assert outcome is not None
        ends.add((outcome.reason, len(table.names)))
        shown |= {game.events.name_of(event) for event in table.events}
    assert {(reason, seats) for reason in game.endings for seats in range(2, 9)} <= ends
    assert shown | {TIMED_OUT} == set(game.events.records)
