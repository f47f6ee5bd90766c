"""What a store keeps and promises: the same of SQLite and of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from parlour.core.refusals import BadData
from parlour.server.store import DamagedRoom, EntryCounts, Store
from parlour.server.store.connect import open_store
from parlour.server.store.interface import START
from tests.server.postgres import Postgres
from tests.server.shelving import SECRET, append, fill, kept


@pytest.fixture
def store(db: str) -> Iterator[Store]:
    opened = open_store(db)
    yield opened
    opened.close()


def test_entries_come_back_as_they_were_stored(store: Store) -> None:
    made = fill(store, "ROOM", 5)
    assert store.entries("ROOM") == made
    assert store.entries("ROOM", 3) == made[3:]
    assert store.entries("ROOM", 5) == []
    assert store.entries("OTHER") == []
    assert store.stored("ROOM") == made
    assert store.secret("ROOM") == SECRET
    assert store.secret("OTHER") is None
    assert store.counts(["ROOM", "OTHER"]) == {"ROOM": EntryCounts(5, 0)}


def test_one_number_has_one_entry_and_one_command_is_stored_once(store: Store) -> None:
    made = fill(store, "ROOM", 2)
    taken = append(kept("ROOM", 2, made[0].chain, "another"))
    repeated = append(kept("ROOM", 3, made[1].chain, made[1].command))
    fine = append(kept("ROOM", 3, made[1].chain, "fine"))
    assert [answer.is_stored for answer in store.append([taken, repeated, fine])] == [False, False, True]
    assert [one.command for one in store.entries("ROOM")] == ["command-1", "command-2", "fine"]
    assert store.counts(["ROOM"]) == {"ROOM": EntryCounts(3, 0)}


def test_of_two_rooms_of_one_name_the_first_stays_with_its_secret(store: Store) -> None:
    made = fill(store, "ROOM", 1)
    second = append(kept("ROOM", 1, START, "other", b'{"other":1}'))
    assert second.opening is not None
    second.opening = second.opening._replace(secret=b"x" * 32, commitment="other")
    assert not store.append([second])[0].is_stored
    assert store.entries("ROOM") == made
    assert store.secret("ROOM") == SECRET
    assert [row.commitment for row in store.commitments(0, 10)] == ["commitment of ROOM"]


def test_rooms_are_numbered_without_a_gap(store: Store) -> None:
    """F3: a table that is given up stays on the list, and nothing else makes a hole in it."""
    for turn in range(4):
        fill(store, f"ROOM{turn}", 1)
        assert not store.append([append(kept(f"ROOM{turn}", 1, START, "again"))])[0].is_stored
    rows = store.commitments(0, 10)
    assert [(row.number, row.id) for row in rows] == [(1, "ROOM0"), (2, "ROOM1"), (3, "ROOM2"), (4, "ROOM3")]
    assert [row.number for row in store.commitments(2, 1)] == [3]
    assert store.all_rooms() == ["ROOM0", "ROOM1", "ROOM2", "ROOM3"]


def test_lists_show_rooms_of_a_sitter_public_ones_and_busy_ones(store: Store) -> None:
    made = fill(store, "ROOM", 2)
    assert [row.id for row in store.rooms_of("ann", 10)] == ["ROOM"]
    assert [row.id for row in store.public_rooms(10)] == ["ROOM"]
    assert store.busy_rooms() == []
    third = append(kept("ROOM", 3, made[-1].chain), ((0, "bo"),), "over")
    third.listed = third.listed._replace(is_busy=True)
    store.append([third])
    assert store.rooms_of("ann", 10) == []
    assert [(row.id, row.names, row.status) for row in store.rooms_of("bo", 10)] == [("ROOM", "Ann\nBo", "over")]
    assert store.public_rooms(10) == []
    assert store.busy_rooms() == ["ROOM"]


def test_where_the_list_says_it_already_only_the_count_and_the_time_are_written(store: Store) -> None:
    made = [fill(store, room, 2)[-1] for room in ("ONE", "TWO", "THREE")]
    batch = [append(kept(one.room, 3, one.chain), status="over") for one in made]
    batch[1].is_known = batch[2].is_known = True
    batch[2].is_seen = False
    assert all(answer.is_stored for answer in store.append(batch))
    rows = [(row.id, row.status, row.touched_at) for row in store.commitments(0, 10)]
    assert rows == [("ONE", "over", 1003), ("TWO", "playing", 1003), ("THREE", "playing", 1002)]
    assert store.counts(["ONE", "TWO", "THREE"]) == dict.fromkeys(("ONE", "TWO", "THREE"), EntryCounts(3, 0))


def test_what_is_stored_is_there_after_closing(db: str) -> None:
    first = open_store(db)
    made = fill(first, "ROOM", 3)
    first.close()
    again = open_store(db)
    assert again.entries("ROOM") == made
    again.close()


def test_who_only_looks_writes_nothing(db: str) -> None:
    first = open_store(db)
    made = fill(first, "ROOM", 1)
    looking = open_store(db, is_looking=True)
    assert looking.entries("ROOM") == made
    looking.close()
    first.close()


def run(store: Store, sql: str) -> None:
    store.write(sql, ())  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ("UPDATE entries SET actor = 'eve' WHERE number = 2", 2),
        ("UPDATE entries SET command = 'command-9' WHERE number = 3", 3),
        ("UPDATE entries SET at = at + 1 WHERE number = 1", 1),
        ("UPDATE entries SET entry = body WHERE number = 4", 4),
        ("UPDATE entries SET body = entry WHERE number = 4", 4),
        ("UPDATE entries SET chain = body WHERE number = 2", 2),
        ("DELETE FROM entries WHERE number = 1", 1),
        ("DELETE FROM entries WHERE number = 3", 3),
        ("DELETE FROM entries WHERE number = 5", 5),
        ("UPDATE entries SET number = 7 WHERE number = 5", 5),
        ("DELETE FROM entries", 1),
    ],
)
def test_an_entry_that_is_changed_or_missing_is_named(store: Store, change: str, number: int) -> None:
    fill(store, "ROOM", 5)
    fill(store, "WHOLE", 2)
    run(store, f"{change} {'WHERE' if 'WHERE' not in change else 'AND'} room = 'ROOM'")
    with pytest.raises(DamagedRoom) as damage:
        store.entries("ROOM")
    assert (damage.value.room, damage.value.number) == ("ROOM", number)
    assert len(store.entries("WHOLE")) == 2


def test_a_list_of_rooms_that_has_been_changed_gives_nobody_the_entries_of_another(store: Store) -> None:
    fill(store, "ROOM", 3)
    fill(store, "OTHER", 3)
    run(store, "UPDATE rooms SET id = 'MOOR' WHERE id = 'ROOM'")
    with pytest.raises(DamagedRoom, match="room MOOR, entry 1: the entry is missing"):
        store.entries("MOOR")
    run(store, "UPDATE rooms SET id = 'ROOM' WHERE id = 'MOOR'")
    for number, room in ((9, "ROOM"), (1, "OTHER"), (2, "ROOM")):
        run(store, f"UPDATE rooms SET number = {number} WHERE id = '{room}'")
    for room in ("ROOM", "OTHER"):
        with pytest.raises(DamagedRoom, match=f"room {room}, entry 1: the entry is missing"):
            store.entries(room)
        assert len(store.strays(room)) == 3


def test_the_number_of_a_room_that_the_list_has_lost_is_not_given_again(store: Store) -> None:
    lost = fill(store, "LOST", 3)
    run(store, "DELETE FROM rooms")
    made = fill(store, "NEW", 2)
    assert store.entries("NEW") == made
    assert [row.number for row in store.commitments(0, 10)] == [2]
    assert store.strays("LOST") == lost


def test_a_room_that_the_list_has_lost_costs_the_others_nothing(store: Store) -> None:
    made = [fill(store, room, 1)[0] for room in ("ONE", "LOST", "TWO")]
    run(store, "DELETE FROM rooms WHERE id = 'LOST'")
    answers = store.append([append(kept(one.room, 2, one.chain)) for one in made])
    assert [answer.is_stored for answer in answers] == [True, False, True]
    assert [len(store.entries(room)) for room in ("ONE", "TWO")] == [2, 2]


def test_a_chain_that_is_not_ours_is_no_chain(store: Store) -> None:
    """Entries that another has written over ours, each link of it sound."""
    fill(store, "ROOM", 3)
    before = store.entries("ROOM")[1].chain
    run(store, "DELETE FROM entries WHERE number = 3")
    store.append([append(kept("ROOM", 3, START, "forged"))])
    with pytest.raises(DamagedRoom, match="entry 3"):
        store.entries("ROOM")
    with pytest.raises(DamagedRoom, match="entry 3"):
        store.entries("ROOM", 2)
    assert before


def test_two_processes_that_want_the_same_rooms_do_not_lock_each_other_out(postgres: Postgres) -> None:
    """Batches with the same rooms in opposite order, and rooms that are opened at the same time."""
    url = postgres.new_database()
    first, second = open_store(url), open_store(url)
    with ThreadPoolExecutor(2) as both:
        rooms = [f"ROOM{n}" for n in range(10)]
        made = {room: fill(first, room, 1)[0] for room in rooms}
        opened = 10
        for turn in range(20):
            ours = [append(kept(room, turn + 2, made[room].chain, f"a{turn}")) for room in rooms]
            ours.append(append(kept(f"NEW{turn}A", 1, START)))
            theirs = [append(kept(room, turn + 2, made[room].chain, f"b{turn}")) for room in reversed(rooms)]
            theirs.insert(0, append(kept(f"NEW{turn}B", 1, START)))
            answers = list(both.map(lambda job: job[0].append(job[1]), [(first, ours), (second, theirs)]))
            for n, room in enumerate(rooms):
                winners = [answers[0][n].is_stored, answers[1][10 - n].is_stored]
                assert sorted(winners) == [False, True]
                made[room] = first.entries(room)[-1]
            opened += 2
    assert [row.number for row in second.commitments(0, 100)] == list(range(1, opened + 1))
    first.close()
    second.close()


def test_a_store_that_is_none_is_refused_in_a_sentence(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "no.db").write_bytes(b"this is no database at all, " * 100)
    for url in (
        "mysql://x",
        "sqlite:///",
        f"sqlite:///{tmp_path / 'no.db'}",
        f"sqlite:///{tmp_path}",
        postgres.url("not_there"),
    ):
        with pytest.raises(BadData) as refused:
            open_store(url)
        assert "\n" not in str(refused.value)


def test_a_newer_schema_is_refused(db: str) -> None:
    store = open_store(db)
    run(store, "UPDATE alembic_version SET version_num = '999'")
    store.close()
    with pytest.raises(BadData):
        open_store(db)
