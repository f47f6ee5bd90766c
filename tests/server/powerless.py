"""A store in a process of its own whose writes and syncs are noted; and the disks that a loss of power would leave."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from parlour.server.store.interface import START
from parlour.server.store.sqlite import SqliteStore
from tests.server.shelving import append, kept

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ROOMS = ("FIRST", "SECOND", "THIRD")
LEDGER = "ledger"
SECTOR = 512
FILLING = b"x" * 9000
PAGES_AHEAD = 200
"""Both so that the log of the database is written back into it now and then."""


class Note(NamedTuple):
    """What was done to a file: w(rite), t(runcate), s(ync) or u(nlink)."""

    what: str
    name: str
    at: int
    data: bytes


def noted(folder: Path, entries: int, is_unsafe: bool) -> list[Note]:
    """Let a store keep so many entries, and note what it does to its files."""
    shim, notes, tables = folder / "power.so", folder / "notes", folder / "tables"
    tables.mkdir()
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(shim), str(HERE / "power.c"), "-ldl"], check=True)
    environment = {**os.environ, "LD_PRELOAD": str(shim), "POWER_NOTES": str(notes), "POWER_FOLDER": f"{tables}/"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-m", "tests.server.powerless", str(tables), str(entries), "unsafe" * is_unsafe]
    subprocess.run(command, env=environment, check=True)
    return list(_read(notes.read_bytes(), f"{tables}/"))


def _read(data: bytes, folder: str) -> Iterator[Note]:
    at = 0
    while at < len(data):
        what, size = struct.unpack_from("<cI", data, at)
        name = data[at + 5 : at + 5 + size].decode()
        at += 5 + size
        offset, length = struct.unpack_from("<qI", data, at)
        yield Note(what.decode(), name.removeprefix(folder), offset, data[at + 12 : at + 12 + length])
        at += 12 + length


class Disk:
    """Files as they are for sure, and what has been done to them since the last sync of each."""

    def __init__(self) -> None:
        self.sure: dict[str, bytearray] = {}
        self.pending: dict[str, list[Note]] = {}
        self.ledger = b""

    def take(self, note: Note) -> None:
        if note.name == LEDGER:
            self.ledger += note.data
        elif note.what == "s":
            for done in self.pending.pop(note.name, []):
                apply(self.sure.setdefault(note.name, bytearray()), done)
        elif note.what == "u":
            self.pending.pop(note.name, None)
            self.sure.pop(note.name, None)
        else:
            self.pending.setdefault(note.name, []).append(note)

    def after_a_loss(self, rng: Random) -> dict[str, bytes]:
        """What may be found: of what was not synced any sector may be there or not; at times all, at times none."""
        share = rng.choice((0.0, 0.3, 0.5, 0.7, 1.0))
        found = {name: bytearray(data) for name, data in self.sure.items()}
        for name, notes in self.pending.items():
            file = found.setdefault(name, bytearray())
            for note in notes:
                for part in sectors(note):
                    if rng.random() < share:
                        apply(file, part)
        return {name: bytes(data) for name, data in found.items()}

    def acknowledged(self) -> list[str]:
        return self.ledger.decode().split()


def sectors(note: Note) -> Iterator[Note]:
    """A write as the disk does it: sector by sector."""
    if note.what != "w":
        yield note
        return
    at, end = note.at, note.at + len(note.data)
    while at < end:
        after = min(end, (at // SECTOR + 1) * SECTOR)
        yield note._replace(at=at, data=note.data[at - note.at : after - note.at])
        at = after


def apply(file: bytearray, note: Note) -> None:
    if note.what == "t":
        del file[note.at :]
        return
    if len(file) < note.at:
        file.extend(b"\0" * (note.at - len(file)))
    file[note.at : note.at + len(note.data)] = note.data


def keep(folder: Path, entries: int, is_unsafe: bool) -> None:
    """Store entries one by one, and write into the ledger what has been acknowledged."""
    store = SqliteStore(folder / "tables.db", is_unsafe, pages_ahead=PAGES_AHEAD)
    chains = dict.fromkeys(ROOMS, START)
    ledger = os.open(folder / LEDGER, os.O_CREAT | os.O_WRONLY)
    for n in range(entries):
        room = ROOMS[n % len(ROOMS)]
        one = kept(room, n // len(ROOMS) + 1, chains[room], f"{room}-{n}", FILLING)
        assert store.append([append(one)])[0].is_stored
        os.write(ledger, f"{one.command}\n".encode())
        chains[room] = one.chain
    os._exit(0)  # no last words: what a polite end would still write is not noted


if __name__ == "__main__":
    keep(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "unsafe")
