"""Golden records: whole games, kept as text, one at least for every way of ending."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.registry import find
from parlour.core.text.event_types import TIMED_OUT
from parlour.testing import cited
from tests.games.corner_the_market.board import SLUG

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))
TABLES = {path.stem: parlour.replay(path.read_text(encoding="utf-8")) for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text(path: Path) -> None:
    """Every line is judged by the rules of now, every hash is made anew, and the end is the one it had."""
    table = TABLES[path.stem]
    assert table.record() == path.read_text(encoding="utf-8")
    outcome = table.outcome()
    assert outcome is not None
    assert path.stem.startswith(outcome.reason)


def test_there_is_one_for_every_way_of_ending_both_lengths_and_several_numbers_of_players() -> None:
    outcomes = [table.outcome() for table in TABLES.values()]
    assert {outcome.reason for outcome in outcomes if outcome is not None} == set(find(SLUG).endings)
    assert {table.options["calendar_mode"] for table in TABLES.values()} == {"seasons", "months"}
    assert {2, 3, 4, 8} <= {len(table.names) for table in TABLES.values()}
    ends = [table.moves()[-1].text for name, table in TABLES.items() if name.startswith("year-end")]
    assert {"dice 1 1", "dice 2 2"} <= set(ends)


def test_together_they_show_everything_that_can_happen() -> None:
    events = [event for table in TABLES.values() for event in table.events]
    kinds = find(SLUG).events
    assert {kinds.name_of(event) for event in events} | {TIMED_OUT} == set(kinds.records)
    assert {"CTM-030", "CTM-061", "CTM-066", "CTM-086", "CTM-096", "CTM-112", "CTM-R28"} <= set(cited(events))
