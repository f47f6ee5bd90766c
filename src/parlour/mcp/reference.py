"""A game's board, deeds and cards as text, from the edition's data and without any knowledge of the game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from parlour.core.refusals import BadData
from parlour.core.text.names import fold

LEFT_OUT: Final = ("provenance", "sources", "drawing", "note")
"""Keys about provenance and drawing, which do not matter for play."""
WORDY: Final = 40
"""A text that is longer than this is no name."""
CARD_WORDS: Final = ("card", "chance", "chest")
"""A list of records with one of these in its name holds cards."""

Record = Mapping[str, Any]


def cleaned(data: Any) -> Any:
    """Return edition data without provenance and drawing."""
    if isinstance(data, dict):
        return {
            key: cleaned(value)
            for key, value in data.items()
            if key not in LEFT_OUT and not key.endswith("_provenance")
        }
    return [cleaned(item) for item in data] if isinstance(data, list) else data


def records_in(data: Any, path: str = "") -> Iterator[tuple[str, Record]]:
    """Return every record of the lists in some data, with the name of its list."""
    if isinstance(data, dict):
        for key, value in data.items():
            inner = f"{path}.{key}" if path else key
            if isinstance(value, list):
                for item in value:
                    if isinstance(item, dict):
                        yield inner, item
                        yield from records_in(item, inner)
            else:
                yield from records_in(value, inner)


def is_card_list(path: str) -> bool:
    return any(word in path for word in CARD_WORDS)


def board_text(data: Mapping[str, Any]) -> str:
    """Return the whole board and its amounts: a line for each value, and for each record of a list. Cards are left
    out."""
    lines: list[str] = []
    for section, value in cleaned(dict(data)).items():
        if is_card_list(section):
            continue
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            lines.append(f"{section}:")
            lines += [f"- {as_json(item)}" for item in value]
        else:
            lines.append(f"{section}: {as_json(value)}")
    return "\n".join(lines)


def deed_text(data: Mapping[str, Any], name: str) -> str:
    """Return everything the edition says of a space, deed, group or commodity: its own records and those they refer
    to."""
    whole = cleaned(dict(data))
    records = [(path, record) for path, record in records_in(whole) if not is_card_list(path)]
    found = [(path, record) for path, record in records if fold(name) in _called(record)]
    if not found:
        raise _unknown("name", name, [word for _path, record in records for word in _names(record)])
    lines = [f"{path}: {as_json(record)}" for path, record in found]
    mentioned = {fold(value) for _path, record in found for value in record.values() if isinstance(value, str)}
    known = {id(record) for _path, record in found}
    for path, record in records:
        if id(record) not in known and fold(str(record.get("id", ""))) in mentioned:
            lines.append(f"{path}: {as_json(record)}")
    return "\n".join(lines)


def card_text(data: Mapping[str, Any], name: str) -> str:
    """Return a card by its id or title; without a name, all cards."""
    cards = [(path, record) for path, record in records_in(cleaned(dict(data))) if is_card_list(path)]
    if not cards:
        return "This game has no cards with a text of their own; its board tells what its pieces are worth."
    found = [(path, record) for path, record in cards if not name or fold(name) in _called(record)]
    if not found:
        raise _unknown("name", name, [word for _path, record in cards for word in _names(record)])
    return "\n".join(f"{path}: {as_json(record)}" for path, record in found)


def as_json(value: object) -> str:
    """Return a value as JSON, without truncation."""
    return json.dumps(value, ensure_ascii=False)


def _names(record: Record) -> list[str]:
    """Return the names by which a record is found: its short texts, such as its id, its name and its group."""
    return [value for value in record.values() if isinstance(value, str) and len(value) <= WORDY]


def _called(record: Record) -> set[str]:
    return {fold(word) for word in _names(record)}


def _unknown(where: str, name: str, known: list[str]) -> BadData:
    folded = {fold(word): word for word in known}
    near = [folded[word] for word in get_close_matches(fold(name), list(folded), 3)]
    hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
    return BadData(where, f"nothing here is called {name[:60]!r}{hint}")
