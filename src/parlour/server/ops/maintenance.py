"""Maintenance of the store: backup while the server runs, `doctor` that checks every table, export of a record."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from parlour.core.refusals import BadData, ParlourError
from parlour.extras import require_extra
from parlour.server.rooms.room import PLAYING, STARTING, Room
from parlour.server.rooms.room_reader import loaded, read_chat, read_room, record_of
from parlour.server.store import DamagedRoom, IncompatibleRoom, Store, StoredEntry, StoreError
from parlour.server.store.connect import file_of, open_store
from parlour.server.store.interface import START, checked
from parlour.server.store.restore import restore as write_backup
from parlour.server.store.sqlite import DAMAGE
from parlour.table import library

Tell = Callable[[str], None]


def backup(url: str, to: Path) -> int:
    """Copy all tables into a new SQLite file, while a server may be using them. Return how many there are."""
    if to.exists():
        raise BadData(str(to), "there is such a file already; a backup overwrites nothing")
    file = file_of(url)
    if file is None:
        require_extra("postgres", "--db postgresql://")
        from parlour.server.store.backup import copy_postgres  # noqa: PLC0415  (its driver only where it is used)

        return copy_postgres(url, to)
    if not file.exists():
        raise BadData("--db", f"there is no {file}")
    try:
        source = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        target = sqlite3.connect(to)
        with source, target:
            source.backup(target)
        count = int(target.execute("SELECT count(*) FROM rooms").fetchone()[0])
        source.close()
        target.close()
    except sqlite3.Error as problem:
        raise BadData("--db", f"it cannot be copied: {problem}; 'parlour doctor' says what is damaged") from None
    return count


def restore(url: str, backup: Path, tell: Tell) -> bool:
    """Write a backup into a store that has no tables yet, then read and replay every table. Return whether all is
    well."""
    count = write_backup(backup, url)
    tell(f"{count} tables written. Now every one of them is read:")
    return examine(url, tell)


def examine(url: str, tell: Tell, before: str = "") -> bool:
    """Read every table, and report what is wrong. Return whether all is well.

    `before`: the version that somebody is about to upgrade to, which must be this one. Then say also by which rules the
    tables in play would go on.
    """
    ours = version("parlour")
    if before not in ("", ours):
        problem = f"this is Parlour {ours}; only the new version knows what it would do with the tables"
        raise BadData("--before", f"{problem}: run its own doctor, for instance with 'uvx parlour=={before} doctor'")
    tell(f"Parlour {ours}")
    store = open_store(url, is_unsafe=True, is_looking=True)
    try:
        facts = store.facts()
        damage = facts.pop(DAMAGE, "")
        tell(", ".join(f"{name} {value}" for name, value in facts.items()))
        if damage:
            tell(f"{damage} 'parlour serve' copies what can be read into a fresh file.")
        return _examine(store, tell, before) and not damage
    finally:
        store.close()


def _examine(store: Store, tell: Tell, before: str) -> bool:
    rooms = store.all_rooms()
    in_play: Counter[str] = Counter()
    bad = 0
    bad_chats = 0
    read = 0
    for id in rooms:
        try:
            room = read_room(store, id)
            read += 0 if room is None else room.count
        except DamagedRoom as damage:
            bad += 1
            tell(f"{'Of other rules' if isinstance(damage, IncompatibleRoom) else 'Damaged'}: {damage}.")
        except (StoreError, ParlourError) as problem:
            bad += 1
            tell(f"Room {id} cannot be opened: {problem}")
        else:
            bad_chats += room is not None and not _has_sound_chat(store, room, tell)
            if room is not None and room.status in (STARTING, PLAYING):
                in_play[_rules_of(room)] += 1
    tell(f"{len(rooms)} tables, {read} entries read and played again; {bad or 'none'} that cannot be opened.")
    if before:
        for rules, count in sorted(in_play.items()):
            tell(f"Of the tables in play, {count} would go on under {rules}.")
        tell(f"After the upgrade to {before}, {bad or 'no'} tables would be refused.")
    if bad_chats:
        tell(f"{bad_chats} of them can be played, but have a damaged chat, which takes no more lines.")
    return bad == bad_chats == 0


def _rules_of(room: Room) -> str:
    """Return by which rules and on which board a table goes on, in words."""
    game, ours = room.table.game, library.rulebook(room.table.game.slug).version
    ruleset = f"ruleset {room.table.rulebook.version} of {game.slug}"
    ruleset += ", the current one" if game.earlier_ruleset is None else f"; new tables have ruleset {ours}"
    return ruleset if room.edition == room.opened.edition else f"{ruleset}, on an earlier edition"


def _has_sound_chat(store: Store, room: Room, tell: Tell) -> bool:
    try:
        read_chat(store, room)
    except (DamagedRoom, StoreError) as problem:
        tell(f"Damaged: {problem}.")
        return False
    return True


def export(url: str, id: str, tell: Tell) -> tuple[str, bool]:
    """Return a table's record from its log, and whether it is complete. No rules are used, so a table that cannot be
    opened any more can still be read; it ends where it is damaged."""
    store = open_store(url, is_unsafe=True, is_looking=True)
    try:
        stored = store.stored(id) or store.strays(id)
        if not stored:
            raise BadData("TABLE", f"there is no table {id}")
    except StoreError as problem:
        raise BadData("--db", f"it cannot be read: {problem}") from None
    finally:
        store.close()
    sound, damage = sound_part(id, stored)
    if damage:
        tell(f"It ends early: {damage}.")
    return record_of(sound), not damage


def sound_part(id: str, stored: list[StoredEntry]) -> tuple[list[StoredEntry], str]:
    """Return the entries before the first that is damaged or unreadable, and what is wrong with that one."""
    try:
        checked(id, stored, START, 1)
        for each in stored:
            loaded(each)
    except DamagedRoom as damage:
        return stored[: damage.number - 1], str(damage)
    return stored, ""
