"""A player's own log: the lines of the record as they came, and what the player sent, in the order in which it was."""

from __future__ import annotations

from parlour.records.player_log import SENT


class Logbook:
    """What was seen once stays: a server that tells it otherwise later is found out by `parlour verify --log`."""

    def __init__(self) -> None:
        self._seen = ""
        self._sent: list[tuple[int, str]] = []
        """How much had been seen when something was sent, and what."""

    def seen(self, lines: str) -> None:
        """More lines of the record."""
        self._seen += lines

    def seen_all(self, text: str) -> None:
        """The whole record so far, after a line was lost."""
        if text.startswith(self._seen):
            self._seen = text

    def sent(self, line: str) -> None:
        self._sent.append((len(self._seen), line))

    def refused(self, line: str) -> None:
        """This was refused openly, and so cannot be in the record."""
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
