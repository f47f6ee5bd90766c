"""Events as sentences, to every reader in his own person."""

from __future__ import annotations

import pytest

from parlour.core.data.fields import FLAG, TupleOf
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.events import Event, Log
from parlour.core.text.event_text import CountedNoun, EventText
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, NameToken

LEXICON = Names({"ship": ["Rex", "Bremen"]}, 3)
NAMES = ["Ann", "Bo", "Cy"]


class Paid(Event):
    def __init__(self, payer: int, to: int, amount: int) -> None:
        super().__init__("X-01")
        self.payer = payer
        self.to = to
        self.amount = amount


class Tied(Event):
    def __init__(self, seats: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        super().__init__("X-02")
        self.seats = seats
        self.numbers = numbers


class Sunk(Event):
    def __init__(self, ship: int, owner: int, insured: bool) -> None:
        super().__init__("X-03", (0,))
        self.ship = ship
        self.owner = owner
        self.insured = insured


EVENT_TEXT = EventText(
    TaggedUnion(
        {
            "paid": RecordType(Paid, {"payer": SEAT, "to": SEAT, "amount": CountedNoun("counter", "counters")}),
            "tied": RecordType(Tied, {"seats": TupleOf(SEAT), "numbers": TupleOf(NUMBER)}),
            "sunk": RecordType(Sunk, {"ship": NameToken("ship"), "owner": SEAT, "insured": FLAG}),
        }
    ),
    {
        "paid": "{payer} pay[s] {to} {amount}, and {payer} [has|have] done it.",
        "tied": "{seats} tie with {numbers}.",
        "sunk": "{owner's} {ship} sinks; {owner} weep[s].",
    },
)


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (None, "Ann pays Bo 1,200 counters, and Ann has done it."),
        (0, "You pay Bo 1,200 counters, and you have done it."),
        (1, "Ann pays you 1,200 counters, and Ann has done it."),
        (2, "Ann pays Bo 1,200 counters, and Ann has done it."),
    ],
)
def test_the_verb_follows_the_first_seat(reader: int | None, said: str) -> None:
    assert EVENT_TEXT.say(Paid(0, 1, 1200), LEXICON, NAMES, reader) == said


def test_one_thing_is_spoken_of_as_one() -> None:
    assert "Bo 1 counter," in EVENT_TEXT.say(Paid(0, 1, 1), LEXICON, NAMES)


def test_what_is_one_s_own_is_yours() -> None:
    assert EVENT_TEXT.say(Sunk(0, 1, True), LEXICON, NAMES) == "Bo's Rex sinks; Bo weeps."
    assert EVENT_TEXT.say(Sunk(0, 1, True), LEXICON, NAMES, 1) == "Your Rex sinks; you weep."


@pytest.mark.parametrize(
    ("seats", "reader", "said"),
    [
        ((0, 1), None, "Ann and Bo tie with 3, 4."),
        ((0, 1, 2), None, "Ann, Bo and Cy tie with 3, 4."),
        ((0, 1, 2), 2, "Ann, Bo and you tie with 3, 4."),
        ((0, 1), 0, "You and Bo tie with 3, 4."),
    ],
)
def test_several_seats_are_listed_by_name(seats: tuple[int, ...], reader: int | None, said: str) -> None:
    assert EVENT_TEXT.say(Tied(seats, (3, 4)), LEXICON, NAMES, reader) == said


def test_an_event_is_data_too() -> None:
    assert EVENT_TEXT.data(Sunk(1, 0, False), LEXICON) == {
        "event": "sunk",
        "clause": "X-03",
        "fields": {"ship": "Bremen", "owner": "A", "insured": False},
    }


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    events = [Sunk(1, 0, False), Paid(0, 1, 1)]
    for event in events:
        log.add(event)
    assert log.events == events
