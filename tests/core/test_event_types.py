"""Events as plain data, with titles for codes that people know by a title."""

from __future__ import annotations

from typing import final

from parlour.core.data.fields import FLAG
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.events import Event, Log, TimedOut
from parlour.core.text.event_types import EventTypes
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, NameToken

LEXICON = Names({"ship": ["Rex", "Bremen"], "nickname": ["the King", "the Hanse"]}, 3)


@final
class NicknameToken(NameToken):
    has_title = True

    def title(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("nickname", value)


class Paid(Event):
    def __init__(self, payer: int, amount: int) -> None:
        super().__init__("X-01")
        self.payer = payer
        self.amount = amount


class Sunk(Event):
    def __init__(self, ship: int, owner: int, insured: bool) -> None:
        super().__init__("X-03", (0,))
        self.ship = ship
        self.owner = owner
        self.insured = insured


EVENTS = EventTypes(
    TaggedUnion(
        {
            "paid": RecordType(Paid, {"payer": SEAT, "amount": NUMBER}),
            "sunk": RecordType(Sunk, {"ship": NicknameToken("ship"), "owner": SEAT, "insured": FLAG}),
        }
    )
)


def test_an_event_is_data() -> None:
    assert EVENTS.data(Paid(2, 1200), LEXICON) == {
        "event": "paid",
        "clause": "X-01",
        "fields": {"payer": "C", "amount": 1200},
    }


def test_a_field_that_people_know_by_a_title_has_it_too() -> None:
    assert EVENTS.data(Sunk(1, 0, False), LEXICON) == {
        "event": "sunk",
        "clause": "X-03",
        "fields": {"ship": "Bremen", "owner": "A", "insured": False},
        "titles": {"ship": "the Hanse"},
    }


def test_every_game_has_the_event_of_a_time_out() -> None:
    assert EVENTS.data(TimedOut("X-02", 1), LEXICON)["event"] == "timed_out"


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    events = [Sunk(1, 0, False), Paid(0, 1)]
    for event in events:
        log.add(event)
    assert log.events == events
