"""A table goes on under the ruleset and the edition it was begun with, whatever has changed since."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

from parlour.core.record import read_journal
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.records.replay import replay
from parlour.server.ops.maintenance import examine, export
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import PERSON, Opened, Seat
from parlour.server.rooms.room import OVER, Room
from parlour.server.rooms.room_reader import read_room
from parlour.server.rooms.ruleset import BegunWith
from parlour.server.store import IncompatibleRoom, Store
from parlour.server.store.connect import open_store
from parlour.server.store.interface import START
from parlour.server.views.room_view import room_info
from parlour.server.workers.bot_players import question_for
from parlour.server.workers.bot_process import table_of
from parlour.table import library
from tests.server.test_durability_damage import played, store_entry

GAME = "corner-the-market"
RECORD = Path(__file__).parents[1] / "rulesets" / f"{GAME}-1" / "year-end-more-69.record"
"""A whole game under ruleset 1, with answers to an offer that ruleset 2 would have let lapse."""


def answers_of(record: str) -> list[tuple[str, str]]:
    """The answers of a record, without its draws and its end."""
    return [
        (entry.who, entry.text) for entry in read_journal(record).entries if len(entry.who) == 1 and entry.who.isalpha()
    ]


def stored_half(store: Store, record: str) -> Room:
    """Store a room that was begun when ruleset 1 was the current one, with the first half of a record's answers."""
    table = replay(record)
    start = table.journal.header["start"]
    assert isinstance(start, dict)
    seats = [Seat(PERSON, name, f"holder {name}") for name in table.names]
    options = {name: table.options[name] for name in table.rulebook.changed(table.options)}
    opened = Opened(game=GAME, options=options, seats=seats, host="holder A", seed=69, start=start)
    room = Room("OLD", None)
    room._begun = BegunWith(find(GAME, 1), "")
    chain = store_entry(store, room, room_commands.open_room(room, opened), START)
    chain = store_entry(store, room, room_commands.start(room, "holder A"), chain)
    chain = store_entry(store, room, room_commands.begin(room), chain)
    answers = answers_of(record)
    for who, text in answers[: len(answers) // 2]:
        chain = store_entry(store, room, room_commands.answer(room, "ABC".index(who), text), chain)
    return room


def test_a_table_begun_under_an_earlier_ruleset_is_played_to_its_end(db: str) -> None:
    record = RECORD.read_text(encoding="utf-8")
    store = open_store(db)
    stored_half(store, record)
    chain = store.entries("OLD")[-1].chain
    room = read_room(store, "OLD")
    assert room is not None
    assert room.table.rulebook.version == 1
    assert library.rulebook(GAME).version > 1
    answers = answers_of(record)
    lapsing = answers.index(("B", "refuse 6"))
    assert lapsing > len(answers) // 2, "the difference comes after the upgrade"
    for who, text in answers[len(answers) // 2 :]:
        chain = store_entry(store, room, room_commands.answer(room, "ABC".index(who), text), chain)
    store.close()
    assert room.status == OVER
    assert [entry.text for entry in room.table.journal.entries] == [
        entry.text for entry in read_journal(record).entries
    ]
    told: list[str] = []
    assert examine(db, told.append), told
    exported, is_whole = export(db, "OLD", told.append)
    assert is_whole
    assert replay(exported).rulebook.version == 1


def test_bots_and_copies_of_such_a_table_play_by_its_ruleset(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    room = stored_half(store, RECORD.read_text(encoding="utf-8"))
    seat = room.table.asks()[0].seat
    room_commands.hand(room, f"holder {'ABC'[seat]}", seat, "normal")
    question = question_for(room, seat, "seed")
    thought = table_of(question)
    assert thought.game is room.table.game is find(GAME, 1)
    assert thought.rulebook is room.table.rulebook
    twin = room.copy()
    assert twin.table.game is room.table.game
    again = read_room(store, "OLD")
    assert again is not None
    assert again.copy().edition == again.edition == ""
    store.close()


def test_the_doctor_says_before_an_upgrade_by_which_rules_tables_go_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = open_store(url)
    stored_half(store, RECORD.read_text(encoding="utf-8"))
    played(store, "NEW", "ten-up")
    store.close()
    told: list[str] = []
    assert examine(url, told.append, version("parlour"))
    assert told[-3:] == [
        "Of the tables in play, 1 would go on under ruleset 1 of corner-the-market; new tables have ruleset 2.",
        "Of the tables in play, 1 would go on under ruleset 1 of ten-up, the current one.",
        f"After the upgrade to {version('parlour')}, no tables would be refused.",
    ]
    with pytest.raises(BadData, match=r"run its own doctor, for instance with 'uvx parlour==9\.9 doctor'"):
        examine(url, told.append, "9.9")


def test_a_table_goes_on_with_the_edition_it_was_begun_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    before = played(store, "OLD", "ten-up")
    record = before.table.record()
    then = library.edition_text("ten-up")
    now = then.replace("[edition]\n", "[edition]\n# changed\n", 1).replace('title = "', 'title = "New ', 1)
    packaged = library._packaged
    files = {("editions", "ten-up.toml"): now, ("editions", "earlier/ten-up-1.toml"): then}
    monkeypatch.setattr(library, "_packaged", lambda *path: files.get(path) or packaged(*path))
    monkeypatch.setattr(library, "_earlier_editions", lambda: ["ten-up-1.toml"])
    for cached in (library.bundled_edition, library.earlier_edition):
        cached.cache_clear()
    try:
        assert library.bundled_edition("ten-up").content != before.table.edition.content
        room = read_room(store, "OLD")
        assert room is not None
        assert room.edition == then
        assert room.table.edition.content == before.table.edition.content
        assert room.table.record() == record == replay(record).record()
        assert room_info(room).has_custom_edition
        assert table_of(question_for(with_bot(room), 0, "seed")).edition.content == before.table.edition.content
        monkeypatch.setattr(library, "_earlier_editions", list)
        library.earlier_edition.cache_clear()
        with pytest.raises(IncompatibleRoom, match="it is played on"):
            read_room(store, "OLD")
    finally:
        for cached in (library.bundled_edition, library.earlier_edition):
            cached.cache_clear()
        store.close()


def with_bot(room: Room) -> Room:
    """The room with a bot at seat A for a while."""
    room_commands.hand(room, "holder 0", 0, "normal")
    return room
