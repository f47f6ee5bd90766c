"""What is told: every event cites its clause, has data, and is a whole sentence to every reader."""

from __future__ import annotations

import json
import re

from parlour.core.registry import find
from parlour.testing import hand_table, random_play, rulebook_of
from parlour.testing.states import parameters

LOOSE_END = re.compile(r"[{}\[\]|]|\bNone\b|  ")
HOLE = re.compile(r"\{(\w+)(?:'s)?\}")


def test_every_event_cites_its_clause_and_is_a_sentence_to_every_reader(
    slug: str, seats: int, options: dict[str, object]
) -> None:
    table = hand_table(slug, seats, options)
    book = rulebook_of(slug)
    for events in random_play(table, 1, most=250):
        for event in events:
            assert book.clause(event.clause) or book.ruling(event.clause), event.clause
            data = table.game.event_text.data(event, table.lexicon)
            assert data["clause"] == event.clause
            assert json.loads(json.dumps(data)) == data
            for reader in (None, *range(seats)):
                said = table.say(event, reader)
                assert said[0].isupper() or not said[0].isalpha(), said
                assert said.endswith((".", "!")), said
                assert not LOOSE_END.search(said), said


def test_every_event_has_a_sentence_and_every_sentence_its_event(slug: str) -> None:
    phrases = find(slug).event_text
    assert set(phrases.sentences) == set(phrases.events.records)
    for name, record in phrases.events.records.items():
        holes = set(HOLE.findall(phrases.sentences[name]))
        assert holes <= set(record.fields), name


def test_an_event_s_fields_are_its_constructor_s_parameters(slug: str) -> None:
    for name, record in find(slug).event_text.events.records.items():
        told = [parameter for parameter in parameters(record.make) if parameter not in ("clause", "seen_by")]
        assert told == list(record.fields), name


def test_the_sentences_differ_with_the_reader(slug: str, seats: int) -> None:
    """Whoever acts is 'you' to himself and has his name to others."""
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
