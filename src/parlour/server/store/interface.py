"""What a store keeps and promises: entries by (room, number), each command once, bound by a hash chain."""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple, Protocol, final

from mypy_extensions import mypyc_attr

from parlour.core.data.plain_data import is_text

KINDS: Final = (str, int, str, str, bytes, int, bytes, bytes)
"""Of the parts of a stored entry."""
START: Final = b"\0" * 32
"""What stands before the first entry of a chain."""


class StoreError(Exception):
    """The store cannot be written or read now; nothing has been changed."""


class StoreChanged(StoreError):
    """The store is not the one that this process has opened: it must not be written to any more."""


class DamagedRoom(Exception):
    """A room that cannot be opened: something stored is not what was stored."""

    code = "store/damaged"

    def __init__(self, room: str, number: int, problem: str) -> None:
        super().__init__(f"room {room}, {_called(number)}: {problem}")
        self.room = room
        self.number = number
        self.problem = problem

    def words(self) -> str:
        """For the people at the table: nothing of what is stored, except where it is wrong."""
        return f"{_called(self.number).capitalize()} of this table is damaged; it cannot be opened."


def _kind(number: int) -> str:
    return "entry" if number >= 0 else "chat line"


def _called(number: int) -> str:
    return f"{_kind(number)} {abs(number)}"


class IncompatibleRoom(DamagedRoom):
    """A room that is whole, but was played by rules, or written by a Parlour, that this one is not."""

    code = "store/other_rules"

    def words(self) -> str:
        return f"This table is kept, and cannot be opened here: {self.problem}."


class EntryCounts(NamedTuple):
    """How many entries and how many chat lines a room has."""

    entries: int
    lines: int


class StoredEntry(NamedTuple):
    """One stored entry, or (with a number below 0) one chat line. `body` is the hash of the command as it was sent;
    `at` is the wall clock."""

    room: str
    number: int
    command: str
    actor: str
    body: bytes
    at: int
    entry: bytes
    chain: bytes


class Opening(NamedTuple):
    """What is kept of a new room beside its entries: the secret of its dice, and the commitment to it."""

    secret: bytes | None
    commitment: str
    is_public: bool
    game: str
    title: str = ""
    """Of a custom edition; '' for the game's own."""


class RoomSummary(NamedTuple):
    """What the list of rooms says of one, beside when something was last done there."""

    names: str
    """Who sits there, one name a line."""
    is_busy: bool
    """Whether something goes on by itself: a bot, a clock."""
    status: str
    waits_for: str
    """The holders of the seats that are waited for, with spaces between."""


@final
@mypyc_attr(acyclic=True)
class Append:
    """An entry to be stored, and what the list of rooms says afterwards."""

    def __init__(
        self,
        kept: StoredEntry,
        listed: RoomSummary,
        sitters: tuple[tuple[int, str], ...] | None = None,
        opening: Opening | None = None,
        is_seen: bool = True,
        counts: EntryCounts | None = None,
    ) -> None:
        self.kept = kept
        self.listed = listed
        self.sitters = sitters
        """Who sits where, if that has changed."""
        self.opening = opening
        """With the first entry."""
        self.is_seen = is_seen
        """Whether all may know that something was done: else the list goes on saying when that last was so."""
        self.counts = counts or EntryCounts(max(0, kept.number), max(0, -kept.number))
        """Of the room afterwards."""
        self.is_known = False
        """Whether the list said the same before: then it is not written anew."""


class AppendResult(NamedTuple):
    """What became of an append: stored, or another entry has that number or that command."""

    is_stored: bool


STORED: Final = AppendResult(True)
LEFT_OUT: Final = AppendResult(False)


class RoomRow(NamedTuple):
    """A room as the list shows it."""

    id: str
    number: int
    """Rooms are numbered as they are opened; none is ever taken off the list."""
    commitment: str
    game: str
    names: str
    status: str
    waits_for: str
    touched_at: int
    title: str
    """Of a custom edition; '' for the game's own."""


class HostUsage(NamedTuple):
    """What somebody has opened and not finished: tables, public ones that have not begun, bytes of their openings."""

    tables: int
    public: int
    size: int


class Store(Protocol):
    """Calls block; they come from one thread at a time."""

    def append(self, batch: list[Append]) -> list[AppendResult]:
        """Store entries in one commit; those whose place is taken are left out."""

    def entries(self, room: str, after: int = 0) -> list[StoredEntry]:
        """A room's entries, in order. Damaged if the chain does not hold, or has lost its end."""

    def chat(self, room: str, after: int = 0) -> list[StoredEntry]:
        """A room's chat lines after so many, in order. Damaged if the chain does not hold, or has lost its end."""

    def command(self, room: str, key: str) -> tuple[int, bytes] | None:
        """The number of a stored command and the hash of its body, whether it is an entry or a chat line."""

    def stored(self, room: str) -> list[StoredEntry]:
        """What can be read of a room's entries, in order, whatever it is."""

    def strays(self, room: str) -> list[StoredEntry]:
        """Readable entries of a room that the list of rooms does not know; this is slow."""

    def secret(self, room: str) -> bytes | None: ...

    def clocks(self, room: str) -> str:
        """What was last saved of a room's running clocks; '' if nothing was."""

    def save_clocks(self, rows: list[tuple[str, str]]) -> None:
        """Save the running clocks of rooms, in one commit."""

    def rooms_of(self, holder: str, most: int) -> list[RoomRow]: ...

    def public_rooms(self, most: int) -> list[RoomRow]: ...

    def hosted(self, holder: str) -> HostUsage: ...

    def commitments(self, after: int, most: int) -> list[RoomRow]:
        """Every room there ever was, by number."""

    def token_key(self) -> bytes:
        """The key that signs tokens; it is made when it is first asked for, and never changes."""

    def is_holder(self, holder: str) -> bool:
        """Whether somebody (the hash of a token) sits at a table, or opened one before tokens were signed."""

    def counts(self, rooms: list[str]) -> dict[str, EntryCounts]:
        """What rooms have now: another process may have added something."""

    def all_rooms(self) -> list[str]:
        """The names of all rooms, oldest first."""

    def busy_rooms(self) -> list[str]:
        """The rooms in which something goes on by itself."""

    def check(self) -> None:
        """StoreChanged if somebody has put another schema, or another file, in this store's place."""

    def facts(self) -> dict[str, str]:
        """Versions and settings as read back from the store."""

    def close(self) -> None: ...


def link(before: bytes, kept: StoredEntry) -> bytes:
    """The chain after an entry."""
    return chained(before, kept.room, kept.number, kept.command, kept.actor, kept.body, kept.at, kept.entry)


def chained(
    before: bytes, room: str, number: int, command: str, actor: str, body: bytes, at: int, entry: bytes
) -> bytes:
    """The chain after an entry that is given by its parts."""
    head = f"{room}|{number}|{command}|{actor}|{at}|{len(entry)}|".encode()
    return hashlib.sha256(before + head + body + entry).digest()


def checked(room: str, rows: list[StoredEntry], before: bytes, first: int, step: int = 1) -> list[StoredEntry]:
    """Entries as read; Damaged names the first that is not as it was stored. Chat lines go from -1 downwards."""
    number = first
    for kept in rows:
        if kept.number != number:
            raise DamagedRoom(room, number, f"the {_kind(number)} is missing")
        if not _has_its_form(kept) or link(before, kept) != kept.chain:
            raise DamagedRoom(room, number, f"the {_kind(number)} has been changed")
        before = kept.chain
        number += step
    return rows


def _has_its_form(kept: StoredEntry) -> bool:
    """Whether every part is of its kind: in a damaged file a text may be a number, or no text at all."""
    are_kinds = all(isinstance(part, kind) for part, kind in zip(kept, KINDS, strict=True))
    return are_kinds and is_text(kept.room + kept.command + kept.actor)
