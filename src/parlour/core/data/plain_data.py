"""Validation of plain data from outside: it is copied, so that nobody can change it later, or refused."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Final, final

from parlour.core.refusals import BadData

DEEPEST: Final = 32
MAX_ITEMS: Final = 100_000
MAX_DIGITS: Final = 18
MAX_NAME: Final = 200
"""The maximum length of a key. The path of every value contains all keys above it, so long keys would cost a lot."""
LARGEST: Final = 10**MAX_DIGITS


def to_plain(data: object, where: str) -> object:
    """Copy data made of dicts, lists, texts, numbers, true, false and None; BadData names anything else."""
    return _Copier().copy(data, where, 0)


def to_plain_table(data: object, where: str) -> dict[str, object]:
    """Copy a table of named values; BadData if it is something else."""
    if not isinstance(data, Mapping):
        raise BadData(where, f"expected a table of named values, got {type(data).__name__}")
    copied = to_plain(data, where)
    assert isinstance(copied, dict)
    return copied


def is_text(text: str) -> bool:
    """Whether a text can be encoded: half a character (a lone surrogate) cannot."""
    return text.isascii() or not any(0xD800 <= ord(c) <= 0xDFFF for c in text)


@final
class _Copier:
    """Copies nested data and counts its items."""

    def __init__(self) -> None:
        self.items = 0

    def copy(self, data: object, where: str, depth: int) -> object:
        self.items += 1
        if depth > DEEPEST:
            raise BadData(where, f"the data is nested deeper than {DEEPEST} levels")
        if self.items > MAX_ITEMS:
            raise BadData(where, f"the data has more than {MAX_ITEMS:,} parts")
        if data is None or type(data) is bool:
            return data
        if isinstance(data, str):
            if not is_text(data):
                raise BadData(where, "the text holds half a character (a lone surrogate)")
            return str(data)
        if type(data) is int:
            if not -LARGEST < data < LARGEST:
                raise BadData(where, f"a number has at most {MAX_DIGITS} digits")
            return data
        if type(data) is float:
            if not isfinite(data):
                raise BadData(where, f"{data} is no number")
            return data
        if isinstance(data, Mapping):
            copied: dict[str, object] = {}
            for key, value in data.items():
                name = self.key(key, where)
                copied[name] = self.copy(value, f"{where}.{name}", depth + 1)
            return copied
        if isinstance(data, (list, tuple)):
            return [self.copy(item, f"{where}[{n}]", depth + 1) for n, item in enumerate(data)]
        raise BadData(where, f"expected plain data, got {type(data).__name__}")

    def key(self, key: object, where: str) -> str:
        if not isinstance(key, str) or not is_text(key):
            raise BadData(where, "the names in a table are texts")
        if len(key) > MAX_NAME:
            raise BadData(where, f"a name has {len(key):,} characters; the limit is {MAX_NAME}")
        return key


def as_text(text: object, where: str) -> str:
    """Return a text from outside; BadData if it is none."""
    if not isinstance(text, str):
        raise BadData(where, f"expected a string, got {type(text).__name__}")
    return text
