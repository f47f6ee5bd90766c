"""`RoomReader`: rebuilds a room from its stored entries, and checks the hash chain, every move and the secret."""

# Compiled with mypyc.

from __future__ import annotations

import msgspec

from parlour.chance.committed import commitment_to
from parlour.core.record import Entry as Line, read_journal
from parlour.core.refusals import ParlourError
from parlour.server.rooms import entries as log
from parlour.server.rooms.room import Room
from parlour.server.rooms.ruleset import RulesDiffer
from parlour.server.store import DamagedRoom, IncompatibleRoom, Store, StoredEntry
from parlour.server.store.interface import START, link


class RoomReader:
    """A room as far as it has been read, and its hash chains up to there."""

    def __init__(self, room: Room, secret: bytes | None) -> None:
        self.room = room
        self.chain = START
        self.chat_chain = START
        """The chain of the chat lines; b"" after skipped lines, when the line before is not known."""
        self._secret = secret

    def copy(self) -> RoomReader:
        """Return an independent copy."""
        twin = RoomReader(self.room.copy(), self._secret)
        twin.chain = self.chain
        twin.chat_chain = self.chat_chain
        return twin

    def take(self, stored: StoredEntry) -> None:
        """Apply the next entry. DamagedRoom if it is not as it was stored, IncompatibleRoom if this version cannot
        replay it."""
        if stored.number != self.room.count + 1 or link(self.chain, stored) != stored.chain:
            raise DamagedRoom(stored.room, self.room.count + 1, "the entry has been changed, or is missing")
        entry = loaded(stored)
        if isinstance(entry, log.Opened):
            self._check_secret(stored, entry)
        follow(self.room, stored, entry)
        self.chain = stored.chain

    def skip_lines(self, count: int) -> None:
        """Skip the oldest chat lines: only the newest are shown."""
        if count:
            self.room.skip_lines(count)
            self.chat_chain = b""

    def take_line(self, stored: StoredEntry) -> None:
        """Apply the next chat line. DamagedRoom if it is not as it was stored."""
        number = -self.room.lines - 1
        is_linked = not self.chat_chain or link(self.chat_chain, stored) == stored.chain
        said = loaded(stored) if is_linked and stored.number == number else None
        if not isinstance(said, log.ChatSaid):
            raise DamagedRoom(stored.room, number, "the chat line has been changed, or is missing")
        self.room.add_chat_line(said)
        self.chat_chain = stored.chain

    def _check_secret(self, stored: StoredEntry, opened: log.Opened) -> None:
        """Check the secret, which is stored outside the log, against the commitment in the log."""
        if opened.seed is None and (self._secret is None or commitment_to(self._secret) != opened.commitment):
            raise DamagedRoom(stored.room, stored.number, "the secret of its dice is not the one it is bound to")


def read_room(store: Store, id: str) -> Room | None:
    """Read a room without its chat lines; None if there is none of that id."""
    secret = store.secret(id)
    reading = RoomReader(Room(id, secret), secret)
    for stored in store.entries(id):
        reading.take(stored)
    return reading.room if reading.room.count else None


def read_chat(store: Store, room: Room) -> None:
    """Read all chat lines into a room. DamagedRoom names the first that is not as it was stored."""
    reading = RoomReader(room, None)
    for stored in store.chat(room.id):
        reading.take_line(stored)


def loaded(stored: StoredEntry) -> log.Entry:
    try:
        return log.load(stored.entry)
    except (msgspec.MsgspecError, UnicodeError) as problem:
        raise IncompatibleRoom(stored.room, stored.number, f"it was written by another Parlour ({problem})") from None


def follow(room: Room, stored: StoredEntry, entry: log.Entry) -> None:
    """Apply a stored entry. The chain is intact, so an entry that cannot be applied was made by other rules."""
    try:
        room.fold(entry, is_new=False)
    except RulesDiffer as differ:
        raise IncompatibleRoom(stored.room, stored.number, differ.problem) from None
    except (ParlourError, LookupError, ValueError, TypeError, AssertionError) as problem:
        text = f"this Parlour's rules do not allow entry {stored.number}: {problem}"
        raise IncompatibleRoom(stored.room, stored.number, text) from problem


def record_of(stored: list[StoredEntry]) -> str:
    """Return the record of a table from its log, without any rules; '' if play has not begun."""
    journal = None
    for each in stored:
        entry = loaded(each)
        if isinstance(entry, log.Started):
            journal = read_journal(entry.head)
        elif journal is not None and isinstance(entry, (log.Begun, log.Moved, log.UndoAnswered)):
            for who, text in entry.lines:
                journal.add(Line(who, text))
    return "" if journal is None else journal.text()
