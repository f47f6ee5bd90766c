"""The commands of a room that were stored: whoever says one again is answered as before."""

from __future__ import annotations

from typing import final

from parlour.server.messages import LEAST_ID
from parlour.server.store.kept import Kept


@final
class Answered:
    """Every command with its number and the hash of its body. Ids that begin with the time come in their order, and
    then are known to be new without a look: what has been said is looked through only when another is asked for."""

    def __init__(self) -> None:
        self._commands: list[str] = []
        """That of number 1 is the first."""
        self._bodies: list[bytes] = []
        self._places: dict[str, int] = {}
        """Of all that stood there when one was last looked for."""
        self._greatest = ""
        """The last in the order of ids. The house's own that are too short for a client's are left out: they do not
        come in any order."""

    def find(self, command: str) -> tuple[int, bytes] | None:
        """Its number and the hash of its body; None if it has not been stored."""
        if command > self._greatest and len(command) >= LEAST_ID:
            return None
        places = self._places
        for n in range(len(places), len(self._commands)):
            places[self._commands[n]] = n
        place = places.get(command)
        return None if place is None else (place + 1, self._bodies[place])

    def took(self, kept: Kept) -> None:
        """An entry is stored; it may have been read before."""
        if kept.number <= len(self._commands):
            return
        command = kept.command
        self._commands.append(command)
        self._bodies.append(kept.body)
        if command > self._greatest and len(command) >= LEAST_ID:
            self._greatest = command
