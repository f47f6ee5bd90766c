"""D7, of whole pages: a server starts on a damaged file, plays what is whole, refuses what is not, and says so."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour.client import connect
from parlour.core.refusals import BadData, Refused
from parlour.server.ops.maintenance import examine
from parlour.server.store import Append, AppendResult, DamagedRoom, Store, StoredEntry, StoreError, salvage, wal
from parlour.server.store.connect import open_store
from parlour.server.store.interface import RoomSummary, link
from parlour.server.store.pages import INDEX_INTERIOR, INDEX_LEAF, TABLE_INTERIOR, TABLE_LEAF, Pages
from parlour.server.store.sqlite import DAMAGE, SqliteStore
from tests.server.asking import ask
from tests.server.running import Forked
from tests.server.scripted import play_out
from tests.server.test_durability_damage import answer_to, played

PAGE = 4096
GAMES = ("ten-up", "mariners-compass", "pit")
ROOMS = 9
SAID = b'{"kind":"said","seat":0,"name":"Ann","text":"on"}'


class World(NamedTuple):
    """A sound file, and what is in it."""

    data: bytes
    log: bytes
    """Its write-ahead log, of which nothing has been brought into the file yet; b'' if all has."""
    truth: dict[str, list[StoredEntry]]
    commitments: list[tuple[int, str]]
    rooms_on: dict[int, set[str]]
    """The rooms that have a row on a page, or part of one."""
    kinds: dict[int, int]
    key: bytes
    """That signs tokens."""
    key_page: int

    @property
    def pages(self) -> int:
        return len(self.kinds)


def made(folder: Path, has_log: bool) -> World:
    file = folder / "whole.db"
    store = open_store(f"sqlite:///{file}")
    key = store.token_key()
    for n in range(ROOMS):
        played(store, f"ROOM{n}", GAMES[n % 3], 30)
        long_entry(store, f"ROOM{n}")
    if not has_log:
        store.close()
        with closing(sqlite3.connect(file)) as db:
            db.execute("PRAGMA journal_mode=DELETE")
        store = open_store(f"sqlite:///{file}", is_looking=True)
    truth = {room: store.entries(room) for room in store.all_rooms()}
    rows = store.commitments(0, 100)
    rooms_on: dict[int, set[str]] = {}
    key_page = 0
    with Pages(file) as pages:
        kinds = {n: pages.kind(n) for n in range(1, pages.count + 1)}
        for number, kind in kinds.items():
            if kind == TABLE_LEAF:
                found = {value for row in pages.rows(number) for value in row.values if value in truth}
                rooms_on[number] = {str(room) for room in found}
                key_page = number if any(key in row.values for row in pages.rows(number)) else key_page
            elif kind == 0:  # the rest of a long entry
                part = pages.page(number)[4:400].strip(b"\0")
                rooms_on[number] = {room for room, all in truth.items() if any(part in one.entry for one in all)}
    log = file.with_name(f"{file.name}-wal")
    world = World(
        file.read_bytes(),
        log.read_bytes() if has_log else b"",
        truth,
        [(row.number, row.commitment) for row in rows],
        rooms_on,
        kinds,
        key,
        key_page,
    )
    store.close()
    return world


def long_entry(store: Store, room: str) -> None:
    """One that does not fit on a page."""
    last = store.entries(room)[-1]
    text = Random(room).randbytes(4000).hex().encode()
    append_to(store, last, b'{"kind":"said","seat":0,"name":"Ann","text":"%s"}' % text)


def append_to(store: Store, last: StoredEntry, entry: bytes = SAID) -> bool:
    return store.append([next_of(last, entry)])[0].is_stored


def next_of(last: StoredEntry, entry: bytes = SAID) -> Append:
    one = StoredEntry(last.room, last.number + 1, f"next-{last.number}", "ann", b"b" * 32, 2000, entry, b"")
    one = one._replace(chain=link(last.chain, one))
    return Append(one, RoomSummary("Ann\nBo", False, "playing", ""))


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return made(tmp_path_factory.mktemp("world"), has_log=False)


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> World:
    return made(tmp_path_factory.mktemp("logged"), has_log=True)


Image = tuple[str, bytes, bytes, set[int]]
"""What was done, the file, its log, and the pages that were touched."""


def images(world: World, rng: Random, every: int) -> Iterator[Image]:
    """Truncations, zeros, garbage and flipped bits; of all that there could be, one in so many."""
    n = 0
    for page in range(1, world.pages + 1):
        for name, harm in HARM.items():
            n += 1
            if n % every == 0:
                data, touched = harm(world.data, page, rng)
                last = set(range(len(data) // PAGE + 1, world.pages + 1))
                yield f"{name} {page}", data, b"", {touched} | (last if len(data) < len(world.data) else set())


def torn(data: bytes, page: int, rng: Random) -> tuple[bytes, int]:
    return data[: (page - 1) * PAGE + rng.randrange(1, PAGE)], page


def cut(data: bytes, page: int, _rng: Random) -> tuple[bytes, int]:
    return data[: (page - 1) * PAGE], page


def blank(data: bytes, page: int, _rng: Random) -> tuple[bytes, int]:
    return data[: (page - 1) * PAGE] + bytes(PAGE) + data[page * PAGE :], page


def garbage(data: bytes, page: int, rng: Random) -> tuple[bytes, int]:
    return data[: (page - 1) * PAGE] + rng.randbytes(PAGE) + data[page * PAGE :], page


def flipped(data: bytes, page: int, rng: Random) -> tuple[bytes, int]:
    changed = bytearray(data)
    for _ in range(3):
        changed[(page - 1) * PAGE + rng.randrange(PAGE)] ^= 1 << rng.randrange(8)
    return bytes(changed), page


HARM: dict[str, Callable[[bytes, int, Random], tuple[bytes, int]]] = {
    each.__name__: each for each in (torn, cut, blank, garbage, flipped)
}


def is_served(world: World, image: Image, folder: Path, seen: Counter[str]) -> None:
    """Open a damaged file; whatever was on pages that were not touched is whole and takes moves, and nothing else is
    passed off as whole."""
    name, data, log, touched = image
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    file = folder / "tables.db"
    file.write_bytes(data)
    file.with_name("tables.db.lock").write_text("12345")  # a server has had it open
    if log:
        file.with_name("tables.db-wal").write_bytes(log)
    try:
        store = open_store(f"sqlite:///{file}")
    except BadData as problem:
        refusal, damage = str(problem), ""
    else:
        refusal = ""
        with closing(store):
            damage = store.facts().get(DAMAGE, "")
            is_whole_where_untouched(world, name, touched, store, seen)
    if refusal:
        seen["refused"] += 1
        assert is_hopeless(world, name, touched, refusal), f"{name}: {refusal}"
        assert file.read_bytes() == data, "a file that is refused was changed"
    elif damage and data:
        seen["salvaged"] += 1
        kept = [path for path in folder.glob("tables.db.damaged-*") if not path.name.endswith((".txt", "-wal"))]
        assert [path.read_bytes() for path in kept] == [data], name
        open_store(f"sqlite:///{file}").close()
    else:
        seen["taken as it was"] += 1


def all_are_served(world: World, every: int, folder: Path, seen: Counter[str]) -> None:
    for image in images(world, Random(every), every):
        is_served(world, image, folder / "image", seen)


def is_whole_where_untouched(world: World, name: str, touched: set[int], store: Store, seen: Counter[str]) -> None:
    hit = {room for page in touched for room in world.rooms_on.get(page, ())}
    for room, truth in world.truth.items():
        try:
            found = store.entries(room)
        except DamagedRoom:
            seen["damaged rooms"] += 1
            assert room in hit, f"{name}: {room} is damaged"
            continue
        if found != truth:
            assert found == [], f"{name}: {room} has silently lost something"
            assert DAMAGE in store.facts(), f"{name}: {room} is silently gone"
            assert room in hit, f"{name}: {room} is gone"
            seen["lost rooms"] += 1
            continue
        seen["whole rooms"] += 1
        assert append_to(store, truth[-1]), f"{name}: {room} takes no moves"
    if world.key_page not in touched:
        assert store.token_key() == world.key, f"{name}: tokens are signed by another key"
    numbers = dict(world.commitments)
    for row in store.commitments(0, 100):
        assert row.commitment in ("", numbers.get(row.number)), f"{name}: room {row.number} is listed otherwise"


def is_hopeless(world: World, name: str, touched: set[int], refusal: str) -> bool:
    """Whether a server may refuse to start: nothing is left, or a newer Parlour seems to have written it."""
    if "nothing in it can be read" in refusal:
        return not any(rooms for page, rooms in world.rooms_on.items() if page not in touched)
    return "newer Parlour" in refusal and name.startswith("flipped")


@pytest.mark.parametrize("every", [pytest.param(11, id="quick"), pytest.param(1, id="full", marks=pytest.mark.soak)])
def test_d7_a_file_with_damaged_pages_is_served_as_far_as_it_is_whole(every: int, world: World, tmp_path: Path) -> None:
    seen: Counter[str] = Counter()
    all_are_served(world, every, tmp_path, seen)
    print(f"D7: {dict(seen)} of {world.pages} pages")
    assert seen["salvaged"] >= world.pages * 5 // every // 2
    assert seen["whole rooms"] > seen["damaged rooms"] > 0


@pytest.mark.parametrize("name", [b"entries", b"rooms", b"alembic_version"])
def test_d7_a_schema_that_is_not_text_is_damage(name: bytes, world: World, tmp_path: Path) -> None:
    head, seen = world.data[:PAGE], Counter[str]()
    assert name in head, "void"
    image = ("no text", head.replace(name, b"\xac" + name[1:]) + world.data[PAGE:], b"", {1})
    is_served(world, image, tmp_path / "image", seen)
    assert seen["salvaged"] == 1


def test_the_world_has_pages_of_all_kinds(world: World) -> None:
    assert world.key_page
    assert set(world.kinds.values()) == {0, INDEX_INTERIOR, TABLE_INTERIOR, INDEX_LEAF, TABLE_LEAF}


def test_d7_turns_red_if_nobody_looks_before_opening(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.store.sqlite.problem_of", lambda *_: "")
    seen: Counter[str] = Counter()
    with pytest.raises((AssertionError, StoreError)):
        all_are_served(world, 11, tmp_path, seen)


def test_d7_turns_red_if_only_whole_trees_are_followed(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pages, "free", lambda pages: set(range(1, pages.count + 1)))
    root = next(page for page, kind in world.kinds.items() if kind == TABLE_INTERIOR)
    image = ("blank", blank(world.data, root, Random(1))[0], b"", {root})
    with pytest.raises(AssertionError, match="is damaged"):
        is_served(world, image, tmp_path / "image", Counter())


# The write-ahead log


def frames_of(log: bytes) -> int:
    return (len(log) - wal.HEADER) // (wal.FRAME + PAGE)


@pytest.mark.parametrize("count", [pytest.param(6, id="quick"), pytest.param(150, id="full", marks=pytest.mark.soak)])
def test_d7_a_hole_in_the_log_loses_nothing_silently(count: int, logged: World, tmp_path: Path) -> None:
    """SQLite by itself would take the log up to the hole, and say nothing."""
    rng = Random(count)
    seen: Counter[str] = Counter()
    frames = frames_of(logged.log)
    for n in range(count):
        frame = rng.randrange(0, frames - 20)
        at = wal.HEADER + frame * (wal.FRAME + PAGE)
        log = bytearray(logged.log)
        if n % 3 == 0:
            log[at : at + wal.FRAME + PAGE] = bytes(wal.FRAME + PAGE)
        elif n % 3 == 1:
            log[at + rng.randrange(wal.FRAME + PAGE)] ^= 1 << rng.randrange(8)
        else:
            log[rng.randrange(wal.HEADER)] ^= 1 << rng.randrange(8)
        nothing_is_silent(logged, bytes(log), tmp_path / "image", seen)
    print(f"D7, log: {dict(seen)}")
    assert seen["whole"] > 0


def nothing_is_silent(logged: World, log: bytes, folder: Path, seen: Counter[str]) -> None:
    with closing(opened_with(logged, log, folder)) as store:
        assert "log has a hole" in store.facts()[DAMAGE]
        for room, truth in logged.truth.items():
            try:
                found = store.entries(room)
            except DamagedRoom:
                seen["damaged"] += 1
            else:
                seen["whole"] += 1
                assert found == truth
    assert next(folder.glob("tables.db.damaged-*-wal")).read_bytes() == log


def opened_with(logged: World, log: bytes, folder: Path) -> Store:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "tables.db").write_bytes(logged.data)
    (folder / "tables.db-wal").write_bytes(log)
    return open_store(f"sqlite:///{folder / 'tables.db'}")


def test_a_log_that_ends_in_the_middle_of_its_last_commit_is_no_damage(logged: World, tmp_path: Path) -> None:
    """So a loss of power leaves it: that commit was never acknowledged."""
    for log in (logged.log[:-100], logged.log[:-100] + bytes(100), logged.log + logged.log[:3000]):
        with closing(opened_with(logged, log, tmp_path / "image")) as store:
            assert DAMAGE not in store.facts()
            for room, truth in logged.truth.items():
                lost = 1 if room == f"ROOM{ROOMS - 1}" and len(log) <= len(logged.log) else 0
                assert store.entries(room) == truth[: len(truth) - lost]


# Crashes, and disks


class Killed(BaseException):
    """As if the process had been."""


def test_a_salvage_that_is_killed_anywhere_is_made_again(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = max(n for n, kind in world.kinds.items() if kind == TABLE_LEAF)
    data = world.data[: page * PAGE - 100]
    step = 0
    while is_killed_at(step, data, tmp_path, monkeypatch):
        step += 1
        with closing(open_store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
            assert "The database file was damaged" in store.facts()[DAMAGE]
            first = world.truth["ROOM0"]
            assert store.entries("ROOM0") == first
            assert append_to(store, first[-1])
        kept = [each for each in tmp_path.glob("tables.db.damaged-*") if each.suffix != ".txt"]
        assert {each.read_bytes() for each in kept} == {data}
        assert not list(tmp_path.glob("*.salvag*"))
    assert step >= 8


def is_killed_at(step: int, data: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Salvage a file, and be killed at the step of this number; False if there are not so many."""
    for left in folder.glob("tables.db*"):
        left.unlink()
    (folder / "tables.db").write_bytes(data)
    counted = 0

    def dies(work: Callable[..., Any]) -> Callable[..., Any]:
        def count(*given: Any, **named: Any) -> Any:
            nonlocal counted
            counted += 1
            if counted > step:
                raise Killed
            return work(*given, **named)

        return count

    with monkeypatch.context() as patch:
        for name in ("_sync", "_second_name", "_write", "recover", "finish"):
            patch.setattr(salvage, name, dies(getattr(salvage, name)))
        for name in ("replace", "rename", "unlink"):
            patch.setattr(Path, name, dies(getattr(Path, name)))
        try:
            open_store(f"sqlite:///{folder / 'tables.db'}").close()
        except Killed:
            return True
    return False


FULL_DISK = """
import resource, signal, sys
from parlour.core.refusals import BadData
from parlour.server.store.connect import open_store
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
try:
    open_store(sys.argv[1])
except BadData as problem:
    print(problem)
"""


def test_a_salvage_that_finds_no_room_says_so_and_changes_nothing(world: World, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    data = world.data[: (world.pages - 3) * PAGE - 100]
    file.write_bytes(data)
    url = f"sqlite:///{file}"
    told = subprocess.run([sys.executable, "-c", FULL_DISK, url], capture_output=True, text=True, check=True).stdout
    assert "the file is damaged" in told
    assert "make room beside it, or restore a backup" in told
    assert file.read_bytes() == data
    assert not list(tmp_path.glob("*.salvag*"))
    open_store(url).close()


# The server


def test_d7_a_server_on_a_torn_file_plays_what_is_whole_and_says_what_is_not(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Forked(f"sqlite:///{file}", tmp_path / "log").start()
    me = connect(server.url)
    both = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
    good = me.open("ten-up", both, seed=3)["table"]
    bad = me.open("ten-up", both, seed=4)["table"]
    seats = [me.sit(bad, seat=letter) for letter in "AB"]
    seats[0].start()
    play_out(seats, Random(3), 60)
    assert server.stop() == 0
    with Pages(file) as pages:
        leaves = [n for n in range(2, pages.count + 1) if pages.kind(n) == TABLE_LEAF]
        rooms = {n: {each for row in pages.rows(n) for each in row.values if each in (good, bad)} for n in leaves}
    last_good = max(n for n in leaves if good in rooms[n])
    torn_page = next(n for n in leaves if n > last_good and rooms[n] == {bad})
    data = file.read_bytes()[: torn_page * PAGE - 1000]
    file.write_bytes(data)

    told: list[str] = []
    assert not examine(server.db, told.append)
    assert any("The database file was damaged" in line and f"room {bad}" in line for line in told)
    assert any(line.startswith(f"Damaged: room {bad}") for line in told)
    assert file.read_bytes() == data

    server.start()
    try:
        health = ask(server.port, "GET", "/health").json()
        assert health["status"] == "up"
        assert f"room {bad}" in health["damage"]
        assert server.log_text().count("1 of 2 tables are whole") == 2  # for who reads the terminal, and in the log
        with pytest.raises(Refused, match="This table is damaged"):
            me.record(bad)
        answer = answer_to(me, bad)
        assert isinstance(answer, tuple)
        assert answer[0] == 4500
        assert answer_to(me, good) == "accepted"
    finally:
        server.kill()


def test_d7_damage_that_comes_while_a_server_runs_stops_only_what_it_hits(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has looked before opening, so the file is damaged while it is in use."""
    monkeypatch.setattr("parlour.server.store.sqlite.problem_of", lambda *_: "")
    page = max(n for n, kind in world.kinds.items() if kind == TABLE_LEAF and len(world.rooms_on[n]) == 1)
    file = tmp_path / "tables.db"
    file.write_bytes(blank(world.data, page, Random(1))[0])
    with closing(open_store(f"sqlite:///{file}")) as store:
        assert DAMAGE not in store.facts()
        stored = {room for room, truth in world.truth.items() if append_to(store, truth[-1])}
        damaged = {room for room in world.truth if is_damaged(store, room)}
        assert "Start the server again to salvage" in store.facts()[DAMAGE]
    assert damaged
    assert damaged | stored == set(world.truth)


def is_damaged(store: Store, room: str) -> bool:
    try:
        store.entries(room)
    except DamagedRoom:
        return True
    return False


def test_d7_one_room_that_cannot_be_written_does_not_keep_others_of_its_commit(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(world.data)
    with closing(SqliteStore(file)) as store:
        at_once = SqliteStore._append_at_once

        def torn(self: SqliteStore, batch: list[Append]) -> list[AppendResult]:
            if any(each.entry.room == "ROOM1" for each in batch):
                problem = sqlite3.DatabaseError("database disk image is malformed")
                problem.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
                raise problem
            return at_once(self, batch)

        monkeypatch.setattr(SqliteStore, "_append_at_once", torn)
        batch = [next_of(world.truth[room][-1]) for room in ("ROOM0", "ROOM1", "ROOM2")]
        assert [answer.is_stored for answer in store.append(batch)] == [True, False, True]
        assert store.entries("ROOM2")[-1] == batch[2].entry
        with pytest.raises(DamagedRoom, match="the file cannot take another entry"):
            store.entries("ROOM1")
