"""A record: a table written as text. A header, then one numbered line a move, bound together by a hash chain."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final, final

from parlour.core.refusals import BadData

FIRST_LINE: Final = "parlour record 1"
CHANCE: Final = "*"
"""Who moved, when it was chance; a seat is its letter."""
UNDO: Final = "!"
END: Final = "="
_LINE: Final = re.compile(r"(\d+) (\S+) (.*?)  #([0-9a-f]{16})")
_FIELD: Final = re.compile(r"([a-z]+): (.*)")
LATE: Final = "late: "
PLEDGE: Final = "pledge "
NONCE: Final = "nonce "
SECRET: Final = "secret "


@final
class Entry:
    """One line: who moved, and what, in the game's notation."""

    def __init__(self, who: str, text: str) -> None:
        self.who = who
        self.text = text


@final
class Journal:
    """The header and the lines so far, with the chain carried along."""

    def __init__(self, header: dict[str, object]) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self._marks: list[str] = []
        self._chain = hashlib.sha256(self._header_text().encode()).hexdigest()
        self.opening = self._chain
        """The hash of the header: what draws are bound to."""

    def add(self, entry: Entry) -> None:
        text = f"{len(self.entries) + 1} {entry.who} {entry.text}"
        self._chain = hashlib.sha256(f"{self._chain}\n{text}".encode()).hexdigest()
        self.entries.append(entry)
        self._marks.append(self._chain[:16])

    def head(self) -> str:
        """The hash of everything so far."""
        return self._chain

    def text(self) -> str:
        lines = [self._header_text()]
        for n, (entry, mark) in enumerate(zip(self.entries, self._marks, strict=True)):
            lines.append(f"{n + 1} {entry.who} {entry.text}  #{mark}\n")
        return "".join(lines)

    def _header_text(self) -> str:
        fields = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in self.header.items())
        return f"{FIRST_LINE}\n{fields}\n"


def read_journal(text: str) -> Journal:
    """A record's text as a journal; BadData names the first line that is damaged or has been changed."""
    lines = text.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise BadData("line 1", f"this is no Parlour record: it does not begin with {FIRST_LINE!r}")
    header: dict[str, object] = {}
    n = 1
    while n < len(lines) and lines[n].strip():
        field = _FIELD.fullmatch(lines[n].rstrip("\r"))
        if field is None:
            raise BadData(f"line {n + 1}", "the header has a line that is not 'name: value'")
        try:
            header[field[1]] = json.loads(field[2])
        except (ValueError, RecursionError):
            raise BadData(f"line {n + 1}", f"the value of {field[1]!r} cannot be read") from None
        n += 1
    journal = Journal(header)
    for at in range(n, len(lines)):
        line = lines[at].rstrip("\r")
        if not line:
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            raise BadData(
                f"line {at + 1}", "this is no 'NUMBER WHO MOVE  #HASH'; the record is damaged or cut off here"
            )
        if match[1] != str(len(journal.entries) + 1):
            raise BadData(f"line {at + 1}", f"number {len(journal.entries) + 1} is due, not {match[1]}")
        journal.add(Entry(match[2], match[3]))
        if journal._marks[-1] != match[4]:
            raise BadData(f"line {at + 1}", "the hash does not fit: this line, or one before it, has been changed")
    return journal
