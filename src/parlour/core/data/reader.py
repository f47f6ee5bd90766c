"""A reader for nested data from files: errors name file, record and field, and unknown keys are refused."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import Any

from parlour.core.refusals import BadData


class Reader:
    """A position in nested plain data, with its path. It tracks which keys have been read."""

    def __init__(self, data: object, where: str) -> None:
        self.data = data
        self.where = where
        self._children: dict[str, Reader] = {}
        self._seen: set[str] = set()

    def __reduce__(self) -> tuple[Any, ...]:
        return Reader, (self.data, self.where)

    def fail(self, problem: str, key: str = "") -> BadData:
        """Return the error to raise for this position, or for one of its keys."""
        return BadData(self._path(key) if key else self.where, problem)

    def has(self, key: str) -> bool:
        return key in self._table()

    def names(self) -> list[str]:
        """Return the keys of this table."""
        return list(self._table())

    def at(self, key: str) -> Reader:
        """Return the reader of the nested table under a key."""
        if key not in self._children:
            child = Reader(self._value(key), self._path(key))
            child._table()
            self._children[key] = child
        return self._children[key]

    def each(self, key: str) -> list[Reader]:
        """Return a reader for each record of a list of tables."""
        readers = [Reader(item, f"{self._path(key)}[{n}]") for n, item in enumerate(self._list(key))]
        for n, reader in enumerate(readers):
            reader._table()
            self._children[f"{key}[{n}]"] = reader
        return readers

    def text(self, key: str, one_of: Collection[str] | None = None) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self.fail(f"expected a string, got {value!r}", key)
        if one_of is not None and value not in one_of:
            raise self.fail(f"{value!r} is not one of {', '.join(one_of)}", key)
        return value

    def text_or(self, key: str, default: str) -> str:
        return self.text(key) if self.has(key) else default

    def number(self, key: str, least: int | None = None, most: int | None = None) -> int:
        return self._whole(self._value(key), key, least, most)

    def flag(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.fail(f"expected true or false, got {value!r}", key)
        return value

    def anything(self, key: str) -> object:
        """Return the value under a key unchecked, for the caller to validate."""
        return self._value(key)

    def texts(self, key: str, count: int | None = None) -> list[str]:
        values: list[str] = []
        for item in self._list(key, count):
            if not isinstance(item, str):
                raise self.fail(f"expected a list of strings, but it holds {item!r}", key)
            values.append(item)
        return values

    def numbers(self, key: str, count: int | None = None, least: int | None = None) -> list[int]:
        return [self._whole(item, key, least, None) for item in self._list(key, count)]

    def skip(self, *keys: str) -> None:
        """Mark keys as read that others use, such as places for drawing."""
        for key in keys:
            self._seen.add(key)
            self._children.pop(key, None)

    def finish(self) -> None:
        """Refuse keys that nobody has read: a misspelt key would otherwise be ignored silently."""
        for key in self._table():
            if key not in self._seen:
                near = get_close_matches(key, self._seen, 1)
                raise self.fail("nothing reads this key" + (f"; did you mean {near[0]!r}?" if near else ""), key)
        for child in self._children.values():
            child.finish()

    def _path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where and not self.where.endswith(": ") else self.where + key

    def _table(self) -> dict[str, object]:
        if not isinstance(self.data, dict):
            raise self.fail(f"expected a table of named values, got {self.data!r}")
        return self.data

    def _value(self, key: str) -> object:
        table = self._table()
        if key not in table:
            raise self.fail(f"{key!r} is missing")
        self._seen.add(key)
        return table[key]

    def _list(self, key: str, count: int | None = None) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.fail(f"expected a list, got {value!r}", key)
        if count is not None and len(value) != count:
            raise self.fail(f"expected {count} values, got {len(value)}", key)
        return value

    def _whole(self, value: object, key: str, least: int | None, most: int | None) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(f"expected a whole number, got {value!r}", key)
        if least is not None and value < least:
            raise self.fail(f"{value} is less than {least}", key)
        if most is not None and value > most:
            raise self.fail(f"{value} is more than {most}", key)
        return value
