"""The commands of a room that were stored: whoever says one again is answered as before."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from parlour.server.rooms.command_ids import is_server_key, key_of
from parlour.server.store.interface import StoredEntry


@final
class CommandLog:
    """Every command by its key, with its number and the hash of its body. Ids that begin with the time come in their
    order, and then are known to be new without a look: what has been said is looked through only when another is asked
    for."""

    def __init__(self) -> None:
        self._commands: list[str] = []
        """That of number 1 is the first."""
        self._bodies: list[bytes] = []
        self._places: dict[str, int] = {}
        """Of all that stood there when one was last looked for."""
        self._greatest = ""
        """The last of the clients' in the order of keys. The server's own come in no order."""

    def find(self, key: str) -> tuple[int, bytes] | None:
        """The number of a command and the hash of its body; None if it has not been stored."""
        if key > self._greatest and not is_server_key(key):
            return None
        places = self._places
        for n in range(len(places), len(self._commands)):
            places[self._commands[n]] = n
        place = places.get(key)
        return None if place is None else (place + 1, self._bodies[place])

    def took(self, kept: StoredEntry) -> None:
        """An entry is stored; it may have been read before."""
        if kept.number <= len(self._commands):
            return
        key = key_of(kept.command, kept.actor)
        self._commands.append(key)
        self._bodies.append(kept.body)
        if key > self._greatest and not is_server_key(key):
            self._greatest = key
