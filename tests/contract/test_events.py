"""What is told: every event cites its clause, has data, and is a whole sentence to every reader."""

from __future__ import annotations

import json
import re

import pytest

from parlour.core.data.fields import Bits, FieldType, TupleOf
from parlour.core.registry import find
from parlour.core.text.notation import SeatToken
from parlour.i18n.catalogue import Catalogue
from parlour.i18n.languages import game_catalogue, languages
from parlour.kit.ledger import MoneyToken
from parlour.kit.trade.bundle import BundleToken
from parlour.kit.trade.shares import SharesToken
from parlour.testing import hand_table, random_play, rulebook_of
from parlour.testing.states import parameters

LOOSE_END = re.compile(r"[{}\[\]|]|\bNone\b|  ")


def test_every_event_cites_its_clause_and_is_a_sentence_to_every_reader(
    slug: str, seats: int, options: dict[str, object]
) -> None:
    table = hand_table(slug, seats, options)
    book = rulebook_of(slug)
    for events in random_play(table, 1, most=250):
        for event in events:
            assert book.clause(event.clause) or book.ruling(event.clause), event.clause
            data = table.game.events.data(event, table.lexicon)
            assert data["clause"] == event.clause
            assert json.loads(json.dumps(data)) == data
            for reader in (None, *range(seats)):
                said = table.say(event, reader)
                assert said[0].isupper() or not said[0].isalpha(), said
                assert said.endswith((".", "!")), said
                assert not LOOSE_END.search(said), said


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_sentence_and_every_sentence_its_event(slug: str, language: str) -> None:
    catalogue = game_catalogue(slug, language)
    records = find(slug).events.records
    for name, record in records.items():
        assert catalogue.has(f"event-{name}"), name
        assert catalogue.arguments(f"event-{name}") <= set(record.fields), name
    own = Catalogue(language, (slug,))
    assert {id for id in own.ids() if id.startswith("event-")} <= {f"event-{name}" for name in records}


@pytest.mark.parametrize("language", languages())
def test_sentences_show_each_field_as_what_it_is(slug: str, language: str) -> None:
    """A seat by SEAT or WHO, money by MONEY, several things by a function for lists: never the bare data."""
    catalogue = game_catalogue(slug, language)
    for name, record in find(slug).events.records.items():
        source = catalogue.source(f"event-{name}")
        for field, kind in record.fields.items():
            for found in re.finditer(rf"(\w+\()?\${field}\b", source):
                function = (found[1] or "").rstrip("(")
                assert function in functions_for(kind), f"{name}: {found[0]}"


def functions_for(kind: FieldType) -> tuple[str, ...]:
    """The functions that may show a field of this type; '' for none."""
    if isinstance(kind, SeatToken):
        return ("SEAT", "WHO")
    if isinstance(kind, TupleOf) and isinstance(kind.kind.kind, SeatToken):
        return ("SEATS", "WHO", "COUNT")
    if isinstance(kind, MoneyToken):
        return ("MONEY",)
    if isinstance(kind, (BundleToken, Bits, TupleOf)):
        return ("GOODS", "LIST", "COUNT")
    if isinstance(kind, SharesToken):
        return ("SHARES", "PAYMENTS")
    return ("", "NAME", "CARDS")


def test_an_event_s_fields_are_its_constructor_s_parameters(slug: str) -> None:
    for name, record in find(slug).events.records.items():
        told = [parameter for parameter in parameters(record.make) if parameter not in ("clause", "seen_by")]
        assert told == list(record.fields), name


def test_the_sentences_differ_with_the_reader(slug: str, seats: int) -> None:
    """Whoever acts is 'you' to themselves and has a name to others."""
    table = hand_table(slug, seats)
    you = [
        table.say(event, reader)
        for events in random_play(table, 1, most=60)
        for event in events
        for reader in range(seats)
        if table.say(event, reader) != table.say(event)
    ]
    assert you
    assert all(re.search(r"\b[Yy]ou", said) for said in you)
