"""D7 and D9: damage is never silent, and a room is never played on by other rules than it was begun by."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.chance.committed import commitment_to
from parlour.client import Client, connect
from parlour.core.refusals import Refused
from parlour.core.rulebook import Rulebook
from parlour.server.ops.maintenance import backup, examine, export
from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import PERSON, Entry, Opened, Seat
from parlour.server.rooms.room import PLAYING, Room
from parlour.server.rooms.room_reader import read_room, record_of
from parlour.server.store import (
    Append,
    DamagedRoom,
    IncompatibleRoom,
    Opening,
    Store,
    StoredEntry,
    interface as keeping,
)
from parlour.server.store.connect import open_store
from parlour.server.store.interface import START, RoomSummary, link
from parlour.table import library
from parlour.table.table import Table
from tests.server.running import Forked

SECRET = bytes(range(32))


def store_entry(store: Store, room: Room, entry: Entry, before: bytes) -> bytes:
    data = entries.dump(entry)
    one = StoredEntry(room.id, room.count, f"command-{room.count}", "ann", b"b" * 32, 1000, data, b"")
    one = one._replace(chain=link(before, one))
    opening = None
    if isinstance(entry, Opened):
        opening = Opening(SECRET, entry.commitment, True, entry.game)
    assert store.append([Append(one, RoomSummary("Ann\nBo", False, room.status, ""), None, opening)])[0].is_stored
    return one.chain


def played(store: Store, id: str, game: str, moves: int = 12) -> Room:
    """A table in the middle of a game, every entry stored."""
    count = parlour.open(game).lexicon.seats
    seats = [Seat(PERSON, f"Player {n}", f"holder {n}") for n in range(count)]
    opened = Opened(game=game, options={}, seats=seats, host="holder 0", commitment=commitment_to(SECRET))
    room = Room(id, SECRET)
    rng = Random(id)
    chain = store_entry(store, room, room_commands.open_room(room, opened), START)
    chain = store_entry(store, room, room_commands.start(room, "holder 0"), chain)
    chain = store_entry(store, room, room_commands.begin(room), chain)
    while room.count < moves and room.status == PLAYING:
        ask = room.table.asks()[0]
        entry = room_commands.answer(room, ask.seat, room.table.show(ask.sample(rng)))
        chain = store_entry(store, room, entry, chain)
    return room


def bits_of_entries(file: Path, rng: Random, count: int) -> list[tuple[int, int]]:
    """So many bits of the file that belong to stored entries."""
    data = file.read_bytes()
    db = sqlite3.connect(file)
    rows = db.execute("SELECT room, number, command, actor, body, at, entry, chain FROM entries").fetchall()
    db.close()
    spans: list[tuple[int, int]] = []
    for row in rows:
        for part in (row[6], row[7], f"{row[2]}{row[3]}".encode()):
            at = data.find(part)
            if at >= 0 and data.find(part, at + 1) < 0:
                spans.append((at, len(part)))
    places = [at + n for at, length in spans for n in range(length)]
    return [(rng.choice(places), rng.randrange(8)) for _ in range(count)]


def named(flips: int, folder: Path) -> Counter[str]:
    """Flip one bit after another in a copy of a store; every time the doctor must name one room and one entry."""
    whole = folder / "whole.db"
    store = open_store(f"sqlite:///{whole}")
    for game in ("ten-up", "mariners-compass", "pit"):
        played(store, game.upper().replace("-", ""), game)
    store.close()
    db = sqlite3.connect(whole)
    db.execute("PRAGMA journal_mode=DELETE")  # all of it in one file
    db.close()
    data = whole.read_bytes()
    seen: Counter[str] = Counter()
    copy = folder / "copy.db"
    for place, bit in bits_of_entries(whole, Random(flips), flips):
        flipped = bytearray(data)
        flipped[place] ^= 1 << bit
        copy.write_bytes(flipped)
        told: list[str] = []
        is_well = examine(f"sqlite:///{copy}", told.append)
        damaged = [line for line in told if line.startswith("Damaged: room ")]
        assert not is_well, f"bit {bit} of byte {place} was not noticed"
        assert len(damaged) == 1, told
        assert "entry " in damaged[0]
        assert copy.read_bytes() == flipped, "the damaged file was written to"
        seen["flips named"] += 1
        seen["rooms that could be read"] += 2
    return seen


@pytest.mark.parametrize("flips", [pytest.param(40, id="quick"), pytest.param(300, id="full", marks=pytest.mark.soak)])
def test_d7_every_flipped_bit_is_named_by_table_and_entry(flips: int, tmp_path: Path) -> None:
    seen = named(flips, tmp_path)
    print(f"D7: {dict(seen)}")
    assert seen["flips named"] == flips


def test_d7_turns_red_without_the_chain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.rooms.room_reader.link", lambda before, one: one.chain)
    monkeypatch.setattr(keeping, "link", lambda before, one: one.chain)
    with pytest.raises(AssertionError):
        named(40, tmp_path)


def test_d7_a_damaged_table_is_refused_by_name_and_the_others_are_played(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    db = f"sqlite:///{file}"
    server = Forked(db, tmp_path / "log").start()
    me = connect(server.url)
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
    bad, good = (me.open("ten-up", seats, seed=3)["table"] for _ in range(2))
    assert server.stop() == 0
    raw = sqlite3.connect(file)
    with raw:
        raw.execute("UPDATE entries SET entry = replace(entry, 'Ann', 'Eve') WHERE room = ? AND number = 1", (bad,))
    raw.close()
    before = stored_rows(file, bad)
    server.start()
    try:
        with pytest.raises(Refused, match=r"This table is damaged \(move 1\)"):
            me.record(bad)
        assert answer_to(me, bad) == (4500, "store/damaged: This table is damaged (move 1) and cannot be opened.")
        assert answer_to(me, good) == "accepted"
    finally:
        server.kill()
    assert stored_rows(file, bad) == before
    told: list[str] = []
    assert not examine(db, told.append)
    assert any(line.startswith(f"Damaged: room {bad}, entry 1") for line in told)
    assert not any(good in line for line in told)


def answer_to(me: Client, table: str) -> object:
    """What a table answers to who sits down and begins, or with what it closes the line."""
    address = f"ws{me.url.removeprefix('http')}/api/tables/{table}/socket"
    with open_socket(address, origin=Origin(me.url)) as socket:
        try:
            socket.send(json.dumps({"type": "hello", "token": me.token, "seat": "A"}))
            socket.recv(10)
            socket.send(json.dumps({"type": "start", "id": "start-it-now"}))
            while (message := json.loads(socket.recv(10)))["type"] == "update":
                continue
            return message["type"]
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else None


def stored_rows(file: Path, room: str) -> list[tuple[object, ...]]:
    raw = sqlite3.connect(file)
    rows = raw.execute("SELECT * FROM entries WHERE room = ? ORDER BY number", (room,)).fetchall()
    raw.close()
    return rows


def test_d7_a_secret_that_is_not_the_rooms_own_is_damage(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    played(store, "ROOM", "ten-up")
    store.write("UPDATE rooms SET secret = ?", (b"x" * 32,))  # type: ignore[attr-defined]
    with pytest.raises(DamagedRoom, match="secret"):
        read_room(store, "ROOM")
    store.close()


@pytest.mark.parametrize("game", parlour.games())
def test_d9_a_log_carries_the_header_of_its_record_and_gives_it_without_any_rules(game: str, tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    room = played(store, "ROOM", game)
    assert record_of(store.entries("ROOM")) == room.table.record()
    again = read_room(store, "ROOM")
    assert again is not None
    assert again.table.position() == room.table.position()
    store.close()


def other_rulebook(game: str) -> Rulebook:
    """The same rulebook, one word of it changed: its content has another hash."""
    theirs = library.rulebook(game)
    changed = object.__new__(type(theirs))
    for name in dir(theirs):
        if not name.startswith("__") and not callable(getattr(theirs, name)):
            setattr(changed, name, getattr(theirs, name))
    changed.content = "0" * 64
    return changed


def is_refused_under_other_rules(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{folder / 'tables.db'}"
    store = open_store(url)
    room = played(store, "OLD", "ten-up")
    played(store, "OTHER", "mariners-compass")
    record = room.table.record()
    rulebook = library.rulebook
    changed = other_rulebook("ten-up")
    monkeypatch.setattr(
        library, "rulebook", lambda slug, *version: changed if slug == "ten-up" else rulebook(slug, *version)
    )
    try:
        with pytest.raises(IncompatibleRoom, match="it is played by ruleset 1 "):
            read_room(store, "OLD")
        assert read_room(store, "OTHER") is not None
    finally:
        store.close()
    told: list[str] = []
    assert not examine(url, told.append)
    assert [line for line in told if line.startswith("Of other rules: room OLD, entry 2")]
    assert export(url, "OLD", told.append) == (record, True)


def test_d9_a_room_is_not_played_on_by_other_rules_and_its_record_can_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_refused_under_other_rules(tmp_path, monkeypatch)


def test_d9_turns_red_if_rules_are_changed_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the header: then the room is played on."""
    monkeypatch.setattr("parlour.server.rooms.room.begun_with", lambda *_: None)
    monkeypatch.setattr("parlour.server.rooms.room.check_head", lambda *_: None)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        is_refused_under_other_rules(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "juggled", "seat": 0},
        {"kind": "moved", "lines": [["A", "take red"]], "seat": 0, "spent": 0, "mood": "good"},
        {"kind": "moved", "lines": [["A", "juggle"]], "seat": 0, "spent": 0},
        {"kind": "left", "seat": 17, "bot": "normal"},
    ],
)
def test_d9_an_entry_of_another_parlour_is_not_guessed_at(entry: dict[str, object], tmp_path: Path) -> None:
    """The chain holds: it is no damage, and yet it cannot be followed."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = open_store(url)
    room = played(store, "ROOM", "ten-up", 4)
    last = store.entries("ROOM")[-1]
    one = StoredEntry("ROOM", 5, "newer", "ann", b"b" * 32, 1000, msgspec.json.encode(entry), b"")
    one = one._replace(chain=link(last.chain, one))
    store.append([Append(one, RoomSummary("", False, "playing", ""))])
    with pytest.raises(IncompatibleRoom, match="entry 5"):
        read_room(store, "ROOM")
    store.close()
    text, _ = export(url, "ROOM", lambda _: None)
    assert text.startswith(room.table.record())


def test_a_backup_is_a_store_of_its_own_from_either_kind(db: str, tmp_path: Path) -> None:
    store = open_store(db)
    rooms = [played(store, name, "ten-up") for name in ("FIRST", "SECOND")]
    copy = tmp_path / "backup.db"
    assert backup(db, copy) == 2
    played(store, "THIRD", "ten-up")
    store.close()
    told: list[str] = []
    assert examine(f"sqlite:///{copy}", told.append)
    restored = open_store(f"sqlite:///{copy}")
    assert restored.all_rooms() == ["FIRST", "SECOND"]
    for room in rooms:
        again = read_room(restored, room.id)
        assert again is not None
        assert again.table.record() == room.table.record()
    restored.close()
    with pytest.raises(parlour.ParlourError, match="a backup overwrites nothing"):
        backup(db, copy)


def test_the_doctor_reads_both_kinds(db: str) -> None:
    store = open_store(db)
    played(store, "ROOM", "ten-up")
    store.close()
    told: list[str] = []
    assert examine(db, told.append)
    assert told[-1] == "1 tables, 12 entries read and played again; none that cannot be opened."
    store = open_store(db)
    store.write("UPDATE entries SET actor = 'eve' WHERE number = 3", ())  # type: ignore[attr-defined]
    store.close()
    told.clear()
    assert not examine(db, told.append)
    assert "Damaged: room ROOM, entry 3: the entry has been changed." in told
    text, is_whole = export(db, "ROOM", told.append)
    assert not is_whole
    assert told[-1].startswith("It ends early: room ROOM, entry 3")
    assert json.dumps("ten-up") in text


def test_a_table_that_the_list_of_rooms_has_lost_can_still_be_had(db: str) -> None:
    store = open_store(db)
    room = played(store, "ROOM", "ten-up")
    store.write("DELETE FROM rooms", ())  # type: ignore[attr-defined]
    assert store.stored("ROOM") == []
    store.close()
    assert export(db, "ROOM", lambda _: None) == (room.table.record(), True)


def test_a_finished_record_is_the_same_from_the_log(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    room = played(store, "ROOM", "ten-up", 10_000)
    table: Table = room.table
    assert table.is_over()
    text = record_of(store.entries("ROOM"))
    assert text == table.record()
    assert parlour.replay(text).record() == text
    store.close()
