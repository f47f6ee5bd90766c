"""Descriptions of field types for the documentation: the form of data in a position, a view or an event."""

from __future__ import annotations

import json
from typing import Final

from parlour.core.data import fields as core, record_types
from parlour.core.data.outcome_fields import TextField
from parlour.core.text.names import Names
from parlour.core.text.notation import ActionField, NameToken, NumberToken, SeatToken, Token, WordToken
from parlour.kit.trade.bundle import BundleToken
from tools.protocol_sources import attribute_doc, class_doc, class_node, table

MAX_NAMES: Final = 8
"""The maximum number of names of a category that are listed."""
SEATED: Final = "a seat's letter"


def names_table(lexicon: Names) -> list[str]:
    """Return the names of an edition's items by category, the first few of each."""
    rows: list[tuple[str, ...]] = []
    for category, names in lexicon.names.items():
        shown = ", ".join(f"`{name}`" for name in names[:MAX_NAMES])
        rows.append((category, str(len(names)), shown + (", ..." if len(names) > MAX_NAMES else "")))
    return table(("category", "count", "names"), rows)


class Forms:
    """Describes fields with the names of one edition, and collects the objects found in them."""

    def __init__(self, lexicon: Names) -> None:
        self.lexicon = lexicon
        self.records: dict[str, record_types.RecordType] = {}
        """Objects inside fields, by the heading of their section."""

    def field(
        self, record: record_types.RecordType, name: str, kind: core.FieldType, meaning: str = ""
    ) -> tuple[str, ...]:
        """Return the row of a field: name, form, default, meaning.

        `kind` may differ from the record's own; `meaning` is used if neither a table nor a class gives one.
        """
        default = ""
        if isinstance(kind, core.WithDefault):
            default = f"`{json.dumps(kind.kind.dump(kind.default, self.lexicon), ensure_ascii=False)}`, left out"
            kind = kind.kind
        meaning = record.meanings.get(name) or attribute_doc(record.make, name) or meaning
        return f"`{name}`", self.form(kind), default, meaning

    def form(self, kind: core.FieldType) -> str:
        """Return the form of the data; for a list type of the game, its docstring says more."""
        if not isinstance(kind, core.ListOf | core.TupleOf) or type(kind) in (core.ListOf, core.TupleOf):
            return self._plain_type(kind)
        doc = class_doc(type(kind))
        return doc if "dump" in vars(type(kind)) else f"{self._plain_type(kind)} ({doc})"

    def _plain_type(self, kind: core.FieldType) -> str:
        match kind:
            case core.WithDefault():
                return self.form(kind.kind)
            case core.Flag():
                return "`true` or `false`"
            case core.Maybe() | core.Absent():
                return f"{self.form(kind.kind)}, or `null`"
            case core.EnumOf():
                return "one of " + ", ".join(f'`"{name}"`' for name in kind.names)
            case core.ListOf():
                return f"list of: {self.form(kind.kind)}"
            case core.TupleOf():
                return f"list of: {self.form(kind.kind.kind)}"
            case core.BySeat():
                return f"object by seat letter: {self.form(kind.kind)}"
            case core.Column():
                if isinstance(kind.kind, SeatToken):  # no letter stands for nobody
                    return f"object by name of {kind.category}: {SEATED}; those of nobody are left out"
                left_out = json.dumps(kind.kind.dump(kind.default, self.lexicon), ensure_ascii=False)
                of = f"{kind.category}: {self.form(kind.kind)}"
                return f"object by name of {of}; entries that are `{left_out}` are left out"
            case core.Bits():
                return f"list of names of {kind.category}"
            case core.SeatBits():
                return "list of seat letters"
            case record_types.RecordType():
                return self._object(kind)
            case record_types.TaggedUnion():
                shown = ", ".join(
                    f'`{{"{name}": ...}}` {self._object(record)}' for name, record in kind.records.items()
                )
                return f"object with one key: {shown}"
            case ActionField():
                return "string: an answer in the notation"
            case BundleToken():
                return self._object(kind.record)
            case Token():
                return self.word(kind)
            case TextField():
                return "string"
            case _:
                return self._unlike(kind)

    def word(self, word: Token) -> str:
        match word:
            case NumberToken():
                return "integer"
            case SeatToken():
                return SEATED
            case NameToken():
                return f"a name of {word.category}"
            case WordToken():
                return "one of " + ", ".join(f'`"{name}"`' for name in word.one_of)
            case BundleToken():
                return "a bundle: cash and goods joined by ` + `, or `nothing`"
            case _:
                return self._unlike(word)

    def _unlike(self, kind: core.FieldType) -> str:
        """Return the form of a game's own type: its words, or its docstring."""
        words = getattr(kind, "words", None)
        if isinstance(words, tuple):
            return "one of " + ", ".join(f'`"{name}"`' for name in words)
        return class_doc(type(kind)) or class_doc(type(kind).__mro__[1])

    def _object(self, record: record_types.RecordType) -> str:
        name = getattr(record.make, "__name__", "object")
        if not record.fields and class_node(record.make) is None:
            return "`{}`"
        self.records.setdefault(name, record)
        return f"[{name}](#{name.lower()})"
