"""Entries for a store, made by hand: what is in them does not matter to it."""

from __future__ import annotations

import hashlib

from parlour.server.store import Append, Opening, Store, StoredEntry
from parlour.server.store.interface import START, RoomSummary, link

SECRET = bytes(range(32))


def kept(room: str, number: int, before: bytes, command: str = "", entry: bytes = b"{}") -> StoredEntry:
    body = hashlib.sha256(entry).digest()
    made = StoredEntry(room, number, command or f"command-{number}", "ann", body, 1_000 + number, entry, b"")
    return made._replace(chain=link(before, made))


def append(one: StoredEntry, sitters: tuple[tuple[int, str], ...] | None = None, status: str = "playing") -> Append:
    opening = Opening(SECRET, f"commitment of {one.room}", True, "ten-up") if one.number == 1 else None
    return Append(one, RoomSummary("Ann\nBo", False, status, "ann"), sitters, opening)


def fill(store: Store, room: str, count: int) -> list[StoredEntry]:
    """A room with so many entries."""
    before = START
    made: list[StoredEntry] = []
    for number in range(1, count + 1):
        made.append(kept(room, number, before, entry=f'{{"n":{number},"of":"{room}"}}'.encode()))
        before = made[-1].chain
    batch = [append(one, ((0, "ann"),) if one.number == 1 else None) for one in made]
    assert all(answer.is_stored for answer in store.append(batch))
    return made
