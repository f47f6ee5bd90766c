"""The `Store` protocol and its data types: entries by (room, number), each command once, linked by a hash chain."""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple, Protocol, final

from mypy_extensions import mypyc_attr

from parlour.core.data.plain_data import is_text

KINDS: Final = (str, int, str, str, bytes, int, bytes, bytes)
"""The types of the fields of a stored entry."""
START: Final = b"\0" * 32
"""The chain value before the first entry."""


class StoreError(Exception):
    """The store cannot be written or read now. Nothing has been changed."""


class StoreChanged(StoreError):
    """The store is not the one that this process opened, so it must not be written to any more."""


class DamagedRoom(Exception):
    """A room that cannot be opened, because its stored data was changed or lost."""

    code = "store/damaged"

    def __init__(self, room: str, number: int, problem: str) -> None:
        super().__init__(f"room {room}, {_called(number)}: {problem}")
        self.room = room
        self.number = number
        self.problem = problem

    def details(self) -> dict[str, object]:
        """Return what the players are told of the damage: where it is, but nothing of the stored data."""
        return {"part": _kind(self.number), "number": abs(self.number)}


def _kind(number: int) -> str:
    return "entry" if number >= 0 else "chat"


def _called(number: int) -> str:
    return f"{'entry' if number >= 0 else 'chat line'} {abs(number)}"


class IncompatibleRoom(DamagedRoom):
    """An intact room that this version cannot replay: it was played by other rules, or written by another version."""

    code = "store/other_rules"

    def details(self) -> dict[str, object]:
        return {"problem": self.problem}


class EntryCounts(NamedTuple):
    """How many entries and how many chat lines a room has."""

    entries: int
    lines: int


class StoredEntry(NamedTuple):
    """One stored entry, or one chat line if its number is negative. `body` is the hash of the command as it was sent;
    `at` is wall time in milliseconds."""

    room: str
    number: int
    command: str
    actor: str
    body: bytes
    at: int
    entry: bytes
    chain: bytes


class Opening(NamedTuple):
    """Data stored with a new room beside its entries: the secret of its dice, and the commitment to it."""

    secret: bytes | None
    commitment: str
    is_public: bool
    game: str
    title: str = ""
    """The title of a custom edition; '' for the game's own edition."""


class RoomSummary(NamedTuple):
    """A room's summary in the list of rooms, without the time of the last change."""

    names: str
    """The names of the players, one per line."""
    is_busy: bool
    """Whether the room changes without a person's command: a bot plays, or a clock runs."""
    status: str
    waits_for: str
    """The holders of the seats that are waited for, separated by spaces."""


@final
@mypyc_attr(acyclic=True)
class Append:
    """An entry to store, and the room's summary after it."""

    def __init__(
        self,
        entry: StoredEntry,
        listed: RoomSummary,
        seating: tuple[tuple[int, str], ...] | None = None,
        opening: Opening | None = None,
        is_seen: bool = True,
        counts: EntryCounts | None = None,
    ) -> None:
        self.entry = entry
        self.listed = listed
        self.seating = seating
        """The seat numbers and holders, if they have changed."""
        self.opening = opening
        """Given with the first entry of a room."""
        self.is_seen = is_seen
        """Whether everybody may know that something was done. If not, the list of rooms keeps its previous time."""
        self.counts = counts or EntryCounts(max(0, entry.number), max(0, -entry.number))
        """The room's counts after this append."""
        self.is_known = False
        """Whether the summary is unchanged: then it is not written again."""


class AppendResult(NamedTuple):
    """Whether an append was stored. If not, its entry number or its command key is taken."""

    is_stored: bool


STORED: Final = AppendResult(True)
LEFT_OUT: Final = AppendResult(False)


class RoomRow(NamedTuple):
    """A room in the list of rooms."""

    id: str
    number: int
    """Rooms are numbered in the order they are opened. No room is ever removed from the list."""
    commitment: str
    game: str
    names: str
    status: str
    waits_for: str
    touched_at: int
    title: str
    """The title of a custom edition; '' for the game's own edition."""


class HostUsage(NamedTuple):
    """A person's unfinished tables: how many, how many public ones that have not begun, and the bytes of their
    openings."""

    tables: int
    public: int
    size: int


class Store(Protocol):
    """A database of rooms. Its calls block, and come from one thread at a time."""

    def append(self, batch: list[Append]) -> list[AppendResult]:
        """Store entries in one commit. Entries whose number or key is taken are left out."""

    def entries(self, room: str, after: int = 0) -> list[StoredEntry]:
        """Return a room's entries after a number, in order. DamagedRoom if the chain is broken or its end is
        missing."""

    def chat(self, room: str, after: int = 0) -> list[StoredEntry]:
        """Return a room's chat lines after a number, in order. DamagedRoom if the chain is broken or its end is
        missing."""

    def command(self, room: str, key: str) -> tuple[int, bytes] | None:
        """Return the number and the body hash of a stored command, whether it is an entry or a chat line."""

    def stored(self, room: str) -> list[StoredEntry]:
        """Return the readable entries of a room in order, without checking them."""

    def strays(self, room: str) -> list[StoredEntry]:
        """Return the readable entries of a room that the list of rooms does not have. Slow."""

    def secret(self, room: str) -> bytes | None: ...

    def clocks(self, room: str) -> str:
        """Return the last saved clocks of a room; '' if there are none."""

    def save_clocks(self, rows: list[tuple[str, str]]) -> None:
        """Save the running clocks of rooms, in one commit."""

    def rooms_of(self, holder: str, limit: int) -> list[RoomRow]: ...

    def public_rooms(self, limit: int) -> list[RoomRow]: ...

    def hosted(self, holder: str) -> HostUsage: ...

    def commitments(self, after: int, limit: int) -> list[RoomRow]:
        """Return all rooms ever opened, by number."""

    def token_key(self) -> bytes:
        """Return the key that signs tokens. It is created on the first call and never changes."""

    def is_holder(self, holder: str) -> bool:
        """Whether a holder (the hash of a token) has a seat, or opened a table before tokens were signed."""

    def counts(self, rooms: list[str]) -> dict[str, EntryCounts]:
        """Return the current counts of rooms, including what other processes have added."""

    def all_rooms(self) -> list[str]:
        """Return the names of all rooms, oldest first."""

    def busy_rooms(self) -> list[str]:
        """Return the rooms that change without a person's command."""

    def check(self) -> None:
        """Raise StoreChanged if another schema or another file has replaced the one that was opened."""

    def facts(self) -> dict[str, str]:
        """Return versions and settings as read back from the store."""

    def close(self) -> None: ...


def link(before: bytes, stored: StoredEntry) -> bytes:
    """Return the chain value after an entry."""
    return chained(
        before, stored.room, stored.number, stored.command, stored.actor, stored.body, stored.at, stored.entry
    )


def chained(
    before: bytes, room: str, number: int, command: str, actor: str, body: bytes, at: int, entry: bytes
) -> bytes:
    """Return the chain value after an entry that is given by its fields."""
    head = f"{room}|{number}|{command}|{actor}|{at}|{len(entry)}|".encode()
    return hashlib.sha256(before + head + body + entry).digest()


def checked(room: str, rows: list[StoredEntry], before: bytes, first: int, step: int = 1) -> list[StoredEntry]:
    """Check entries as read; DamagedRoom names the first that is not as it was stored. Chat lines are numbered from -1
    downwards."""
    number = first
    for stored in rows:
        if stored.number != number:
            raise DamagedRoom(room, number, f"the {_kind(number)} is missing")
        if not _has_its_form(stored) or link(before, stored) != stored.chain:
            raise DamagedRoom(room, number, f"the {_kind(number)} has been changed")
        before = stored.chain
        number += step
    return rows


def _has_its_form(stored: StoredEntry) -> bool:
    """Whether every field has its type. In a damaged file a text may be a number, or invalid text."""
    are_kinds = all(isinstance(part, kind) for part, kind in zip(stored, KINDS, strict=True))
    return are_kinds and is_text(stored.room + stored.command + stored.actor)
