"""A room from its stored entries: every link of the chain, every move and the secret checked on the way."""

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
    """A room as far as it has been read, and the chain up to there."""

    def __init__(self, room: Room, secret: bytes | None) -> None:
        self.room = room
        self.chain = START
        self.chat_chain = START
        """Of the chat lines; nothing while the line before the first that is read is not known."""
        self._secret = secret

    def copy(self) -> RoomReader:
        """A copy that reads on independently."""
        twin = RoomReader(self.room.copy(), self._secret)
        twin.chain = self.chain
        twin.chat_chain = self.chat_chain
        return twin

    def take(self, kept: StoredEntry) -> None:
        """The next entry; Damaged if it is not as it was stored, OtherRules if this Parlour cannot follow it."""
        if kept.number != self.room.count + 1 or link(self.chain, kept) != kept.chain:
            raise DamagedRoom(kept.room, self.room.count + 1, "the entry has been changed, or is missing")
        entry = loaded(kept)
        if isinstance(entry, log.Opened):
            self._check_secret(kept, entry)
        follow(self.room, kept, entry)
        self.chain = kept.chain

    def skip_lines(self, count: int) -> None:
        """So many chat lines are not read: only the newest are shown."""
        if count:
            self.room.skip_lines(count)
            self.chat_chain = b""

    def take_line(self, kept: StoredEntry) -> None:
        """The next chat line; Damaged if it is not as it was stored."""
        number = -self.room.lines - 1
        is_linked = not self.chat_chain or link(self.chat_chain, kept) == kept.chain
        said = loaded(kept) if is_linked and kept.number == number else None
        if not isinstance(said, log.ChatSaid):
            raise DamagedRoom(kept.room, number, "the chat line has been changed, or is missing")
        self.room.hear(said)
        self.chat_chain = kept.chain

    def _check_secret(self, kept: StoredEntry, opened: log.Opened) -> None:
        """The secret stands beside the log; the log knows what it is bound to."""
        if opened.seed is None and (self._secret is None or commitment_to(self._secret) != opened.commitment):
            raise DamagedRoom(kept.room, kept.number, "the secret of its dice is not the one it is bound to")


def read_room(store: Store, id: str) -> Room | None:
    """A room as the store has it, without its chat lines; None if there is none of that name."""
    secret = store.secret(id)
    reading = RoomReader(Room(id, secret), secret)
    for kept in store.entries(id):
        reading.take(kept)
    return reading.room if reading.room.count else None


def read_chat(store: Store, room: Room) -> None:
    """All chat lines of a room that was read; Damaged names the first that is not as it was stored."""
    reading = RoomReader(room, None)
    for kept in store.chat(room.id):
        reading.take_line(kept)


def loaded(kept: StoredEntry) -> log.Entry:
    try:
        return log.load(kept.entry)
    except (msgspec.MsgspecError, UnicodeError) as problem:
        raise IncompatibleRoom(kept.room, kept.number, f"it was written by another Parlour ({problem})") from None


def follow(room: Room, kept: StoredEntry, entry: log.Entry) -> None:
    """What an old entry makes of a room. The chain holds, so what cannot be followed was done by other rules."""
    try:
        room.fold(entry, is_new=False)
    except RulesDiffer as differ:
        raise IncompatibleRoom(kept.room, kept.number, differ.problem) from None
    except (ParlourError, LookupError, ValueError, TypeError, AssertionError) as problem:
        text = f"this Parlour's rules do not allow entry {kept.number}: {problem}"
        raise IncompatibleRoom(kept.room, kept.number, text) from problem


def record_of(kept: list[StoredEntry]) -> str:
    """The record of a table as it stands in its log, for whom no rules are needed; '' if play has not begun."""
    journal = None
    for each in kept:
        entry = loaded(each)
        if isinstance(entry, log.Started):
            journal = read_journal(entry.head)
        elif journal is not None and isinstance(entry, (log.Begun, log.Moved, log.UndoAnswered)):
            for who, text in entry.lines:
                journal.add(Line(who, text))
    return "" if journal is None else journal.text()
