"""Records: a table written as text, with a header and one numbered line per move, protected by a hash chain."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.bounds import (
    MAX_FILE_BYTES,
    MAX_POSITION_BYTES,
    MAX_RECORD_LINE,
    MAX_RECORD_LINES,
    check_size,
    load_json,
)
from parlour.core.data.plain_data import is_text, to_plain
from parlour.core.refusals import BadData

FIRST_LINE: Final = "parlour record 1"
CHANCE: Final = "*"
"""Written in place of a seat's letter for a move of chance."""
MARK: Final = 16
"""The number of hash digits at the end of a line."""
UNDO: Final = "!"
END: Final = "="
_LINE: Final = re.compile(rf"(\d+) (\S+) (.*?)  #([0-9a-f]{{{MARK}}})")
_FIELD: Final = re.compile(r"([a-z]{1,20}): (.*)")
MAX_FIELDS: Final = 16
"""The maximum number of lines in a header; the records that Parlour writes have 7."""
LATE: Final = "late: "
PLEDGE: Final = "pledge "
NONCE: Final = "nonce "
SECRET: Final = "secret "


@final
@mypyc_attr(acyclic=True)
class Entry:
    """One line: who moved, and the move in the game's notation."""

    def __init__(self, who: str, text: str) -> None:
        self.who = who
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.who, self.text)


@final
class Journal:
    """The header and the lines so far, with the current hash of the chain."""

    def __init__(self, header: dict[str, object]) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self._lines: list[str] = []
        """The lines as written, each with its line end."""
        self._head = f"{FIRST_LINE}\n" + "".join([f"{key}: {_dumped(header[key])}\n" for key in header]) + "\n"
        self._chain = hashlib.sha256(self._head.encode()).hexdigest()
        self.opening = self._chain
        """The hash of the header, to which the draws are bound."""

    def add(self, entry: Entry) -> None:
        text = f"{len(self.entries) + 1} {entry.who} {entry.text}"
        self._chain = hashlib.sha256(f"{self._chain}\n{text}".encode()).hexdigest()
        self.entries.append(entry)
        self._lines.append(f"{text}  #{self._chain[:MARK]}\n")

    def __reduce__(self) -> tuple[Any, ...]:
        return _continued, (self.header, self.entries)

    def copy(self) -> Journal:
        """Return an independent copy."""
        twin = Journal(self.header)
        twin.entries = self.entries[:]
        twin._lines = self._lines[:]
        twin._chain = self._chain
        return twin

    def head(self) -> str:
        """Return the hash of everything so far."""
        return self._chain

    def mark(self, n: int) -> str:
        """Return the first digits of the chain after the n-th line, as written at the end of that line."""
        return self._lines[n][-MARK - 1 : -1]

    def lines(self, first: int, last: int) -> str:
        """Return the lines from `first` up to but not including `last`, counted from 0."""
        return "".join(self._lines[first:last])

    def header_lines(self) -> list[str]:
        """Return the lines before the first move; the last one is empty."""
        return self._head.split("\n")[:-1]

    def text(self, lines: int | None = None) -> str:
        """Return the whole journal, or its header and the given number of lines."""
        return self._head + "".join(self._lines if lines is None else self._lines[:lines])


def _continued(header: dict[str, object], entries: list[Entry]) -> Journal:
    """Rebuild a journal from its header and entries."""
    journal = Journal(header)
    for entry in entries:
        journal.add(entry)
    return journal


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_journal(text: str) -> Journal:
    """Parse the text of a record. BadData names the first line that is damaged or has been changed."""
    lines = _lines(text)
    header: dict[str, object] = {}
    n = 1
    while n < len(lines) and lines[n]:
        name, value = _header_field(lines[n], n + 1)
        if name in header:
            raise BadData(f"line {n + 1}", f"the header names {name!r} twice")
        header[name] = value
        n += 1
    if n + 1 >= len(lines):
        raise BadData(f"line {n + 1}", "the header is cut off: an empty line ends it")
    journal = Journal(header)
    for at, due in enumerate(journal.header_lines()):
        if at >= len(lines) or lines[at] != due:
            raise BadData(f"line {at + 1}", "the header does not have the form Parlour writes")
    for at in range(n + 1, len(lines)):
        if at == len(lines) - 1 and not lines[at]:
            break  # the end of the last line
        _read_line(journal, lines[at], f"line {at + 1}")
    return journal


def _lines(text: str) -> list[str]:
    check_size(text, MAX_FILE_BYTES, "line 1")
    if text.count("\n") > MAX_RECORD_LINES:
        raise BadData("line 1", f"the record has more than {MAX_RECORD_LINES:,} lines")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise BadData("line 1", f"this is no Parlour record: it does not begin with {FIRST_LINE!r}")
    if not is_text(text):
        broken = next(n for n, line in enumerate(lines) if not is_text(line))
        raise BadData(f"line {broken + 1}", "the line holds half a character (a lone surrogate)")
    return lines


def _header_field(line: str, number: int) -> tuple[str, object]:
    where = f"line {number}"
    if number > MAX_FIELDS + 1:
        raise BadData(where, f"the header has more than {MAX_FIELDS} lines")
    field = _FIELD.fullmatch(line)
    if field is None:
        raise BadData(where, "the header has a line that is not 'name: value'")
    try:
        return field[1], to_plain(load_json(field[2], where, MAX_POSITION_BYTES), where)
    except BadData as problem:
        raise BadData(where, f"the value of {field[1]!r} cannot be read: {problem.problem}") from None


def _read_line(journal: Journal, line: str, where: str) -> None:
    if len(line) > MAX_RECORD_LINE:
        raise BadData(where, f"the line has {len(line):,} characters; the limit is {MAX_RECORD_LINE:,}")
    match = _LINE.fullmatch(line)
    if match is None:
        raise BadData(where, "this is no 'NUMBER WHO MOVE  #HASH'; the record is damaged or cut off here")
    due = len(journal.entries) + 1
    if match[1] != str(due):
        raise BadData(where, f"number {due} is due, not {match[1][:20]}")
    journal.add(Entry(match[2], match[3]))
    if journal.mark(due - 1) != match[4]:
        raise BadData(where, "the hash does not fit: this line, or one before it, has been changed")
