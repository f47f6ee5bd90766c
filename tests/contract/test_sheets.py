"""Sheets: what is taken over from the moment before is what would be written now."""

from __future__ import annotations

import msgspec

from parlour.core.view import OpenView
from parlour.table import positions
from parlour.table.sheets import AskSheet, Sheet, ask_sheet
from parlour.testing import random_play, random_table


def test_a_sheet_writes_what_the_plain_data_are(slug: str, seats: int, options: dict[str, object]) -> None:
    table = random_table(slug, seats, 5, options)
    sheet = Sheet(table.game.state, table.lexicon, msgspec.json.encode)
    for _events in random_play(table, 5, most=60):
        state = table.copy_state()
        assert sheet.write(state, {}) == msgspec.json.encode(positions.dump(table.game, state, table.lexicon))
        if isinstance(table.view(0), OpenView):
            assert table.write_view(0, sheet) == msgspec.json.encode(table.view_data(0))


def test_what_has_not_changed_is_not_written_anew(slug: str, seats: int) -> None:
    written: list[object] = []

    def encode(value: object) -> bytes:
        written.append(value)
        return msgspec.json.encode(value)

    table = random_table(slug, seats, 5)
    sheet = Sheet(table.game.state, table.lexicon, encode)
    state = table.copy_state()
    written.clear()  # the names of the fields
    first, whole = sheet.write(state, {}), len(written)
    written.clear()
    assert sheet.write(state, {}) == first
    assert len(written) < whole
    assert len(written) <= sum(not field.kind.is_flat() for field in table.game.state.dumped)


def test_an_ask_is_written_as_its_plain_data_are(slug: str, seats: int, options: dict[str, object]) -> None:
    """Also where tables that play by other readings have been asked before: they have the same sheet."""
    table = random_table(slug, seats, 7, options)
    sheet = ask_sheet(table.game, table.lexicon, msgspec.json.encode)
    assert sheet is ask_sheet(table.game, random_table(slug, seats, 1).lexicon, msgspec.json.encode)
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
    sheet = AskSheet(table.game, table.lexicon, encode)
    for _events in random_play(table, 7, most=10):
        if table.is_over():
            return
        seat = (table.pending().seats or table.pending().free)[0]
        ask = table.game.rules.ask(table.copy_state(), seat)
        first = sheet.write(ask)
        written.clear()
        assert sheet.write(ask) == first
        domains = [choice.domain for choice in ask.choices]
        assert len(written) == sum(domain is not None and domain.key() is None for domain in domains)


def test_a_table_knows_whom_it_waits_for_after_every_move(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 6)
    for n, _events in enumerate(random_play(table, 6, most=60)):
        pending = table.game.rules.pending(table.copy_state())
        assert (table.pending().seats, table.pending().free) == (pending.seats, pending.free)
        if n % 7 == 6 and table.can_undo():
            table.undo()
            again = table.game.rules.pending(table.copy_state())
            assert (table.pending().seats, table.pending().free) == (again.seats, again.free)
