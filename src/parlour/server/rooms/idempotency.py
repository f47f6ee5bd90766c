"""`CommandLog`: the stored commands of a room, so that a repeated command gets the same answer."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from parlour.server.rooms.command_ids import is_server_key, key_of
from parlour.server.store.interface import StoredEntry


@final
class CommandLog:
    """Maps command keys to entry numbers and body hashes.

    Ids begin with the time and mostly arrive in order. A key greater than all before is known to be new without a
    lookup, so the dictionary is filled only when another key is looked up.
    """

    def __init__(self) -> None:
        self._commands: list[str] = []
        """Keys in order of the entry numbers; the first is entry 1."""
        self._bodies: list[bytes] = []
        self._places: dict[str, int] = {}
        """Positions by key, for the commands that were stored when `find` last needed them."""
        self._greatest = ""
        """The greatest key of a client's command. The server's own keys have no order."""

    def find(self, key: str) -> tuple[int, bytes] | None:
        """Return the number of a command and the hash of its body; None if it is not stored."""
        if key > self._greatest and not is_server_key(key):
            return None
        places = self._places
        for n in range(len(places), len(self._commands)):
            places[self._commands[n]] = n
        place = places.get(key)
        return None if place is None else (place + 1, self._bodies[place])

    def add(self, entry: StoredEntry) -> None:
        """Add a stored entry; entries that were added before are ignored."""
        if entry.number <= len(self._commands):
            return
        key = key_of(entry.command, entry.actor)
        self._commands.append(key)
        self._bodies.append(entry.body)
        if key > self._greatest and not is_server_key(key):
            self._greatest = key
