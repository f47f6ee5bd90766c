"""`Logbook`: a player's own log of the record lines they received and the moves they sent, in order."""

from __future__ import annotations

from parlour.records.player_log import SENT


class Logbook:
    """The log of one player.

    Received lines never change, so `parlour verify --log` detects a server that changes the past.
    """

    def __init__(self) -> None:
        self._seen = ""
        self._sent: list[tuple[int, str]] = []
        """Sent moves, each with the length of the record received before it."""

    def seen(self, lines: str) -> None:
        """Add more lines of the record."""
        self._seen += lines

    def seen_all(self, text: str) -> None:
        """Set the whole record so far, after a connection was lost."""
        if text.startswith(self._seen):
            self._seen = text

    def sent(self, line: str) -> None:
        self._sent.append((len(self._seen), line))

    def refused(self, line: str) -> None:
        """Remove a line that was refused, and so cannot be in the record."""
        at = next((n for n in reversed(range(len(self._sent))) if self._sent[n][1] == line), -1)
        if at >= 0:
            del self._sent[at]

    def text(self) -> str:
        parts: list[str] = []
        at = 0
        for seen, line in self._sent:
            parts += [self._seen[at:seen], f"{SENT}{line}\n"]
            at = seen
        return "".join([*parts, self._seen[at:]])
