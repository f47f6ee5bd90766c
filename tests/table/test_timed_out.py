"""A time-out is told as one, and not as the player's own move."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.events import TimedOut
from parlour.table.redaction import events_data


def test_everybody_is_told_whose_time_ran_out() -> None:
    table = parlour.open("ten-up", seats=["Ann", "Bo"], seed=1)
    events = table.time_out("A")
    assert isinstance(events[0], TimedOut)
    told = [events_data(table.game, table.lexicon, seat, events) for seat in (0, 1, None)]
    assert [each[0]["event"] for each in told] == ["timed_out"] * 3
    assert [table.say(events[0], reader) for reader in (0, 1, None)] == [
        "Your time ran out.",
        "Ann's time ran out.",
        "Ann's time ran out.",
    ]
    assert told[1][1]["event"] == "colour_taken"
    assert not isinstance(table.act("B", "take blue")[0], TimedOut)


def test_a_record_and_an_undo_tell_the_same() -> None:
    table = parlour.open("ten-up", seats=["Ann", "Bo"], seed=1)
    table.time_out("A")
    before = [type(event) for event in table.events]
    table.act("B", "take blue")
    again = parlour.replay(table.record(keep_secret=True))
    assert [type(event) for event in again.events] == [type(event) for event in table.events]
    table.undo()
    assert [type(event) for event in table.events] == before


@pytest.mark.parametrize("form", ["rounds", "live"])
def test_where_hands_are_hidden_only_the_seat_itself_is_told(form: str) -> None:
    table = parlour.open("pit", seats=4, seed=1, options={"form": form})
    seat = table.asks()[0].seat
    event = next(event for event in table.time_out(seat) if isinstance(event, TimedOut))
    assert event.seen_by == (seat,)
