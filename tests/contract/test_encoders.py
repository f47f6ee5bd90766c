"""Sheets: what is taken over from the moment before is what would be written now."""

from __future__ import annotations

import msgspec

from parlour.core.domains import IntRange
from parlour.table import positions
from parlour.table.encoders import AskEncoder, EncoderCache, encoder_cache_for
from parlour.testing import random_play, random_table


def test_a_sheet_shows_what_the_plain_data_are(slug: str, seats: int, options: dict[str, object]) -> None:
    """Whole, and by what has changed: also where tables that play by other readings have been written before."""
    table = random_table(slug, seats, 5, options)
    encoder_cache = encoder_cache_for(table.game, table.lexicon, msgspec.json.encode)
    assert encoder_cache is encoder_cache_for(table.game, random_table(slug, seats, 1).lexicon, msgspec.json.encode)
    sheets = [encoder_cache.new_encoder() for _seat in range(seats)]
    known: list[dict[str, object]] = [{} for _seat in range(seats)]
    changes = 0
    for _events in random_play(table, 5, most=60):
        for seat, sheet in enumerate(sheets):
            before = sheet.moment
            table.update_encoder(sheet, seat)
            seen = msgspec.json.decode(msgspec.json.encode(table.view_data(seat)))
            assert msgspec.json.decode(sheet.whole()) == seen
            if sheet.moment == before:
                assert known[seat] == seen
            elif sheet.changes:
                told = msgspec.json.decode(sheet.changes)
                assert all(name in known[seat] and known[seat][name] != value for name, value in told.items())
                assert known[seat] | told == seen
                changes += 1
            else:
                assert known[seat].keys() != seen.keys()
            known[seat] = seen
    assert changes, "void"


def test_a_state_is_written_as_its_plain_data_are(slug: str, seats: int, options: dict[str, object]) -> None:
    """Of every game, also of those whose state nobody sees as it is; letter by letter."""
    table = random_table(slug, seats, 5, options)
    sheet = encoder_cache_for(table.game, table.lexicon, msgspec.json.encode).new_encoder()
    for _events in random_play(table, 5, most=60):
        state = table.copy_state()
        sheet.turn_to_state(table.game.state.field_values(state), {"figure": 1})
        data = positions.dump(table.game, state, table.lexicon)
        assert sheet.whole() == msgspec.json.encode({**data, "figures": {"figure": 1}})


def test_what_has_not_changed_is_not_written_anew(slug: str, seats: int) -> None:
    written: list[object] = []

    def encode(value: object) -> bytes:
        written.append(value)
        return msgspec.json.encode(value)

    table = random_table(slug, seats, 5)
    encoder_cache = EncoderCache(table.game, table.lexicon, encode)
    state = table.game.state.field_values(table.copy_state())
    sheet = encoder_cache.new_encoder()
    written.clear()  # the names of the fields
    sheet.turn_to_state(state, {})
    first, whole = sheet.whole(), len(written)
    written.clear()
    sheet.turn_to_state(state, {})
    assert (sheet.whole(), sheet.moment) == (first, 1)
    assert len(written) < whole
    assert len(written) <= sum(not field.kind.is_flat() for field in table.game.state.dumped)
    other = encoder_cache.new_encoder()
    written.clear()
    other.turn_to_state(state, {})
    assert other.whole() == first
    assert len(written) < whole  # what another table has had written


def test_an_ask_is_written_as_its_plain_data_are(slug: str, seats: int, options: dict[str, object]) -> None:
    """Also where tables that play by other readings have been asked before: they have the same sheet."""
    table = random_table(slug, seats, 7, options)
    sheet = encoder_cache_for(table.game, table.lexicon, msgspec.json.encode).asks
    assert sheet is encoder_cache_for(table.game, random_table(slug, seats, 1).lexicon, msgspec.json.encode).asks
    for _events in random_play(table, 7, most=60):
        for seat in range(seats):
            ask = table.ask_data(seat)
            written = table.write_ask(seat, sheet)
            assert written == (None if ask is None else msgspec.json.encode(ask))


def test_questions_and_answers_that_come_again_are_not_written_anew(slug: str, seats: int) -> None:
    written: list[object] = []

    def encode(value: object) -> bytes:
        written.append(value)
        return msgspec.json.encode(value)

    table = random_table(slug, seats, 7)
    sheet = AskEncoder(table.game, table.lexicon, encode)
    for _events in random_play(table, 7, most=10):
        if table.is_over():
            return
        seat = (table.pending().seats or table.pending().free)[0]
        ask = table.game.rules.ask(table.copy_state(), seat)
        first = sheet.write(ask, {})
        written.clear()
        assert sheet.write(ask, {}) == first
        domains = [choice.domain for choice in ask.choices]
        kept = [domain is None or isinstance(domain, IntRange) or domain.key() is not None for domain in domains]
        assert len(written) == kept.count(False)


def test_a_table_knows_whom_it_waits_for_after_every_move(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 6)
    for n, _events in enumerate(random_play(table, 6, most=60)):
        pending = table.game.rules.pending(table.copy_state())
        assert (table.pending().seats, table.pending().free) == (pending.seats, pending.free)
        if n % 7 == 6 and table.can_undo():
            table.undo()
            again = table.game.rules.pending(table.copy_state())
            assert (table.pending().seats, table.pending().free) == (again.seats, again.free)
