"""Reader for SQLite's file format that works without SQLite, for what is still readable in a damaged file.

It reads only what the salvage needs: pages, cells, records, overflow pages, the list of free pages. It trusts nothing
it reads, and leaves out whatever makes no sense. The format: https://www.sqlite.org/fileformat2.html
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Final, NamedTuple

from parlour.server.store.wal import read_wal

MAGIC: Final = b"SQLite format 3\0"
HEADER_BYTES: Final = 100
"""The size of the file header, which comes before the b-tree content of page 1."""
USUAL_PAGE: Final = 4096
"""SQLite's default page size, used if the header cannot be read."""
MAX_RESERVED: Final = 32
INDEX_INTERIOR: Final = 2
TABLE_INTERIOR: Final = 5
INDEX_LEAF: Final = 10
TABLE_LEAF: Final = 13
INTERIOR: Final = (INDEX_INTERIOR, TABLE_INTERIOR)
KINDS: Final = (INDEX_INTERIOR, TABLE_INTERIOR, INDEX_LEAF, TABLE_LEAF)
MAX_PAYLOAD: Final = 64 * 1024 * 1024
"""An upper bound for the length of our rows. A greater length is garbage."""

Value = int | float | str | bytes | None


class Row(NamedTuple):
    """A record and its rowid (None in an index)."""

    rowid: int | None
    values: tuple[Value, ...]


class _Garbage(Exception):
    """Raised for bytes that SQLite would not write."""


class Pages:
    """Every page as of the last commit: from the file, or newer from the write-ahead log."""

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("rb")
        header = self._file.read(HEADER_BYTES)
        is_header = header[:16] == MAGIC and len(header) == HEADER_BYTES
        size = int.from_bytes(header[16:18], "big") if is_header else 0
        size = 65536 if size == 1 else size
        self.size = size if size >= 512 and size & (size - 1) == 0 else USUAL_PAGE
        reserved = header[20] if is_header and header[20] <= MAX_RESERVED else 0
        self._usable = self.size - reserved
        self._wal = read_wal(path.with_name(f"{path.name}-wal"), self.size)
        in_file = -(-path.stat().st_size // self.size)
        self.count = max([in_file, *self._wal.pages])

    def __enter__(self) -> Pages:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    @property
    def suspects(self) -> list[bytes]:
        """Return pages of the log with a wrong checksum. Most of their rows may still be intact."""
        return self._wal.suspects

    def page(self, number: int) -> bytes:
        """Return a page by its number, from 1; zeros beyond the end of the file."""
        logged = self._wal.pages.get(number)
        if logged is not None:
            return logged
        self._file.seek((number - 1) * self.size)
        return self._file.read(self.size).ljust(self.size, b"\0")

    def kind(self, number: int) -> int:
        """Return the type of a b-tree page; 0 if it is none."""
        page = self.page(number)
        kind = page[HEADER_BYTES if number == 1 else 0]
        return kind if kind in KINDS else 0

    def rows(self, number: int) -> Iterator[Row]:
        """Return the records of a table leaf page or an index page."""
        yield from self.rows_on(self.page(number), HEADER_BYTES if number == 1 else 0)

    def rows_on(self, page: bytes, start: int = 0) -> Iterator[Row]:
        """Return the readable records of a page."""
        kind = page[start]
        if kind == TABLE_INTERIOR:
            return
        for at in _cells(page, start):
            try:
                yield self._row(page, at, kind)
            except (_Garbage, IndexError):
                continue

    def children(self, number: int) -> Iterator[int]:
        """Return the child pages of an interior page."""
        page = self.page(number)
        start = HEADER_BYTES if number == 1 else 0
        if page[start] not in INTERIOR:
            return
        for at in [*_cells(page, start), start + 8]:
            child = int.from_bytes(page[at : at + 4], "big")
            if 1 < child <= self.count:
                yield child

    def tree(self, root: int) -> Iterator[int]:
        """Return the pages of the b-tree with this root, as far as it can be followed; each page once."""
        waiting, seen = [root], {root}
        while waiting:
            number = waiting.pop()
            yield number
            new = [child for child in self.children(number) if child not in seen]
            seen.update(new)
            waiting += reversed(new)

    def free(self) -> set[int]:
        """Return the pages on SQLite's free list: their content is out of date."""
        found: set[int] = set()
        trunk = int.from_bytes(self.page(1)[32:36], "big")
        while 1 < trunk <= self.count and trunk not in found:
            found.add(trunk)
            page = self.page(trunk)
            count = min(int.from_bytes(page[4:8], "big"), self.size // 4 - 2)
            leaves = [int.from_bytes(page[8 + 4 * n : 12 + 4 * n], "big") for n in range(count)]
            found.update(leaf for leaf in leaves if 1 < leaf <= self.count)
            trunk = int.from_bytes(page[:4], "big")
        return found

    def _row(self, page: bytes, at: int, kind: int) -> Row:
        if kind == INDEX_INTERIOR:
            at += 4  # skip the number of the child page
        length, at = _varint(page, at)
        rowid: int | None = None
        if kind == TABLE_LEAF:
            rowid, at = _varint(page, at)
        return Row(rowid, _record(self._payload(page, at, length, kind == TABLE_LEAF)))

    def _payload(self, page: bytes, at: int, length: int, is_table: bool) -> bytes:
        """Return the payload: the part in the cell, and the overflow pages after it."""
        if not 0 < length <= MAX_PAYLOAD:
            raise _Garbage
        usable = self._usable
        max_local = usable - 35 if is_table else (usable - 12) * 64 // 255 - 23
        if length <= max_local:
            return _slice(page, at, length)
        least = (usable - 12) * 32 // 255 - 23
        local = least + (length - least) % (usable - 4)
        local = least if local > max_local else local
        parts = [_slice(page, at, local)]
        left = length - local
        following = int.from_bytes(_slice(page, at + local, 4), "big")
        while left > 0:
            if not 1 < following <= self.count:
                raise _Garbage
            overflow = self.page(following)
            following = int.from_bytes(overflow[:4], "big")
            parts.append(overflow[4 : min(usable, 4 + left)])
            left -= len(parts[-1])
        return b"".join(parts)


def _cells(page: bytes, start: int) -> list[int]:
    """Return the offsets of the cells of a b-tree page, without pointers that lead nowhere."""
    count = int.from_bytes(page[start + 3 : start + 5], "big")
    first = start + (12 if page[start] in INTERIOR else 8)
    count = min(count, (len(page) - first) // 2)
    cells = [int.from_bytes(page[first + 2 * n : first + 2 * n + 2], "big") for n in range(count)]
    return [at for at in cells if first <= at < len(page) - 3]


def _slice(page: bytes, at: int, length: int) -> bytes:
    part = page[at : at + length]
    if len(part) != length:
        raise _Garbage
    return part


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Read a number of up to nine bytes. Return it, and the offset after it."""
    number = 0
    for n in range(9):
        byte = data[at + n]
        if n == 8:
            number = number << 8 | byte
            return number - 2**64 if number >= 2**63 else number, at + 9
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at + n + 1
    raise _Garbage


def _record(payload: bytes) -> tuple[Value, ...]:
    length, at = _varint(payload, 0)
    if not at <= length <= len(payload):
        raise _Garbage
    body = length
    values: list[Value] = []
    while at < length:
        serial, at = _varint(payload, at)
        value, body = _value(payload, body, serial)
        values.append(value)
    return tuple(values)


_INTEGER_BYTES: Final = (0, 1, 2, 3, 4, 6, 8)


def _value(payload: bytes, at: int, serial: int) -> tuple[Value, int]:
    if serial == 0:
        return None, at
    if 1 <= serial <= 6:
        size = _INTEGER_BYTES[serial]
        return int.from_bytes(_slice(payload, at, size), "big", signed=True), at + size
    if serial in (8, 9):
        return serial - 8, at
    if serial == 7:
        return float(struct.unpack(">d", _slice(payload, at, 8))[0]), at + 8
    if serial < 12:
        raise _Garbage
    size = (serial - 12) // 2
    data = _slice(payload, at, size)
    return (data.decode("utf-8", "replace") if serial % 2 else data), at + size
