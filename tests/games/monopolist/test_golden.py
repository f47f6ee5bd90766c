"""Golden records: whole games, kept as text, one at least for every way of ending."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.registry import find
from parlour.core.text.event_types import TIMED_OUT
from parlour.testing import cited, seat_counts
from tests.games.monopolist.board import SLUG

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text(path: Path) -> None:
    """Every line is judged by the rules of now, every hash is made anew, and the end is the one it had."""
    text = path.read_text(encoding="utf-8")
    table = parlour.replay(text)
    assert table.record() == text
    outcome = table.outcome()
    assert outcome is not None
    assert path.stem == f"{outcome.reason}-{len(table.names)}"


def test_there_is_a_golden_record_for_every_way_of_ending_and_number_of_players() -> None:
    tables = [parlour.replay(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {table.outcome().reason for table in tables} == set(find(SLUG).endings)  # type: ignore[union-attr]
    assert {len(table.names) for table in tables} == set(seat_counts(SLUG))


def test_together_they_show_everything_that_can_happen() -> None:
    events = [event for path in RECORDS for event in parlour.replay(path.read_text(encoding="utf-8")).events]
    shown = {find(SLUG).events.name_of(event) for event in events}
    assert shown | {TIMED_OUT} == set(find(SLUG).events.records)
    assert {"MON-17", "MON-26", "MON-27", "MON-29", "MON-34", "MON-35", "MON-36", "MON-R08"} <= set(cited(events))
