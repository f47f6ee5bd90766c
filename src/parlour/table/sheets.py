"""A sheet: the state of one table as it is sent, field by field. What a field still holds is not written anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import final

from parlour.core.fields import Field, Record
from parlour.core.lexicon import Lexicon
from parlour.table.positions import FIGURES

Encode = Callable[[object], bytes]


@final
class _Line:
    """A field, with what it held when it was last written."""

    def __init__(self, field: Field, head: bytes) -> None:
        self.field = field
        self.head = head
        """Its name, ready to be sent."""
        self.is_flat = field.kind.is_flat()
        """Whether it is enough to look at what it holds to know how that is written."""
        self.held: object = None
        self.text = b""


@final
class Sheet:
    """Of one table, at which nothing is hidden. What it writes is what `encode` makes of the same as plain data."""

    def __init__(self, record: Record, lexicon: Lexicon, encode: Encode) -> None:
        self._record = record
        self._lexicon = lexicon
        self._encode = encode
        self._lines = [_Line(field, encode(field.name) + b":") for field in record.dumped]
        self._figures = encode(FIGURES) + b":"

    def write(self, state: object, figures: Mapping[str, object]) -> bytes:
        """A state, and the figures that are shown beside it."""
        parts: list[bytes] = []
        lines = self._lines
        for n, held in enumerate(self._record.held(state)):
            line = lines[n]
            field = line.field
            if field.has_usual and (held is field.usual or held == field.usual):
                continue
            if not (line.is_flat and line.text and held == line.held):
                line.text = line.head + self._encode(field.kind.dump(held, self._lexicon))
                if line.is_flat:
                    line.held = held[:] if isinstance(held, list) else held
            parts.append(line.text)
        if figures:
            parts.append(self._figures + self._encode(figures))
        return b"{" + b",".join(parts) + b"}"
