"""Limits for all input from outside, and the checks that run before a parser sees the text.

Parsers run in linear time only if the shape of their input is limited: one dotted key of 30 kB costs `tomllib` 857 MiB,
and `json` turns two characters into a list of 56 bytes. So size, nesting and number of parts are counted first, in one
pass over the text that allocates nothing. docs/promises.md lists the limits; a test compares it with this module.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from parlour.core.refusals import BadData

KIB: Final = 1024
MAX_FILE_BYTES: Final = 5 * 1024 * KIB
"""A text file given on the command line: a record or a log."""
MAX_RECORD_BYTES: Final = 4_000_000
"""A record sent to a server."""
MAX_RECORD_LINES: Final = 150_000
MAX_RECORD_LINE: Final = 8 * KIB
"""Characters of one line of a record: a move, or a field of its header other than its start."""
MAX_EDITION_BYTES: Final = 128 * KIB
"""The largest bundled edition has 25 kB."""
MAX_EDITION_LINES: Final = 10_000
MAX_EDITION_LINE: Final = 4 * KIB
"""Characters of one line."""
MAX_EDITION_PARTS: Final = 5_000
"""Names in keys, array items, tables and arrays; the largest bundled edition has about 1,700."""
MAX_EDITION_DEPTH: Final = 8
MAX_EDITION_KEY_PARTS: Final = 6
"""Names in one dotted key or table header."""
MAX_TABLE_SEATS: Final = 8
"""Seats of a table on a server: the maximum of all bundled editions.

The rules precompute tables for every set of seats. For twelve seats these take 135 MB, and each further seat takes four
times as much.
"""
MAX_POSITION_BYTES: Final = 64 * KIB
"""A position as JSON; the positions of the bundled games have about 2 kB."""
MAX_JSON_DEPTH: Final = 32
MAX_JSON_PARTS: Final = 10_000
"""Values and keys of one JSON text from outside, unless the caller sets another limit."""
MAX_ANSWER_BYTES: Final = 64 * 1024 * KIB
"""A response or message of a server, as the Python client reads it."""
MAX_RESULTS_BYTES: Final = 64 * 1024 * KIB
"""A result file written by a simulation."""
MAX_RESULTS_PARTS: Final = 2_000_000

_JSON_TOKEN: Final = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\Z)|[\[{]|[\]}]|,', re.DOTALL)
_TOML_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']++|'{1,2}(?!'))*+'{3,5}"
    r'|"""'
    r"|'''"
    r'|"(?:[^"\\\n]++|\\[^\n])*+"'
    r"|'[^'\n]*+'"
    r"|\#[^\n]*+"
    r"""|[.\[\]{}=,\n"']""",
    re.DOTALL,
)
_OPENERS: Final = ('"', "'", '"""', "'''")


def check_size(text: str, limit: int, where: str) -> None:
    """Refuse a text of more than `limit` bytes in UTF-8."""
    if len(text) > limit or (not text.isascii() and len(text.encode(errors="replace")) > limit):
        raise BadData(where, f"it has more than {limit:,} bytes, which is the limit here")


def check_toml(text: str, where: str) -> None:
    """Refuse a TOML text that would be expensive to parse. Other errors are left to the parser."""
    check_size(text, MAX_EDITION_BYTES, where)
    lines = text.split("\n")
    if len(lines) > MAX_EDITION_LINES:
        raise BadData(where, f"it has {len(lines):,} lines; the limit is {MAX_EDITION_LINES:,}")
    longest = max([len(line) for line in lines])
    if longest > MAX_EDITION_LINE:
        raise BadData(where, f"a line has {longest:,} characters; the limit is {MAX_EDITION_LINE:,}")
    parts = 0
    depth = 0
    dots = 0
    for found in _TOML_TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dots += 1
            if dots >= MAX_EDITION_KEY_PARTS:
                raise BadData(where, f"a dotted key has more than {MAX_EDITION_KEY_PARTS} parts")
        elif token in _OPENERS:
            # The parser stops here too, so whatever follows does not matter.
            raise BadData(where, "this is no TOML: a text in quotes is not closed")
        elif token[0] in "\"'#":
            continue
        else:
            dots = 0
            if token in "]}":
                depth = max(0, depth - 1)
                continue
            if token in "[{":
                depth += 1
                if depth > MAX_EDITION_DEPTH:
                    raise BadData(where, f"arrays and tables are nested deeper than {MAX_EDITION_DEPTH} levels")
            if token == "\n":
                continue
        parts += 1
        if parts > MAX_EDITION_PARTS:
            raise BadData(where, f"it has more than {MAX_EDITION_PARTS:,} keys and items")


def check_json(text: str, where: str, limit: int, max_parts: int = MAX_JSON_PARTS) -> None:
    """Refuse a JSON text that would be expensive to parse. Other errors are left to the parser."""
    check_size(text, limit, where)
    depth = 0
    parts = 1
    for found in _JSON_TOKEN.finditer(text):
        token = found[0]
        if token == ",":
            parts += 1
        elif token in "[{":
            depth += 1
            parts += 1
            if depth > MAX_JSON_DEPTH:
                raise BadData(where, f"the data is nested deeper than {MAX_JSON_DEPTH} levels")
        elif token in "]}":
            depth -= 1
        if parts > max_parts:
            raise BadData(where, f"the data has more than {max_parts:,} parts")


def load_json(text: str, where: str, limit: int, max_parts: int = MAX_JSON_PARTS) -> Any:
    """Parse JSON from outside; BadData if it is too large, too deep, invalid, or repeats a key."""
    check_json(text, where, limit, max_parts)
    try:
        return json.loads(text, object_pairs_hook=unique_keys, parse_constant=_no_number)
    except DuplicateKey as twice:
        raise BadData(where, f"the key {twice.key[:60]!r} is given twice") from None
    except (ValueError, RecursionError) as problem:
        raise BadData(where, f"this is no JSON: {problem}"[:200]) from None


class DuplicateKey(Exception):
    """An object in a JSON text repeats a key: readers disagree on which of the values counts."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Convert a JSON object to a dict; DuplicateKey if a key is repeated. For `json.loads(object_pairs_hook=...)`."""
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _value in pairs:
            if key in seen:
                raise DuplicateKey(key)
            seen.add(key)
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
