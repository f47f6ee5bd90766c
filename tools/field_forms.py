"""The forms of fields in words: what stands in the data of a position, a view or an event."""

from __future__ import annotations

import json
from typing import Final

from parlour.core import fields as core
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import Text
from parlour.core.words import Named, Number, Plain, SeatWord, Spoken, Word
from parlour.kit.bundle import BundleWord
from tools.protocol_sources import attribute_doc, class_doc, class_node, table

MAX_NAMES: Final = 8
"""Names of a category that are listed."""
SEATED: Final = "a seat's letter"


def names_table(lexicon: Lexicon) -> list[str]:
    """The names of an edition's things by category, the first few of each."""
    rows: list[tuple[str, ...]] = []
    for category, names in lexicon.names.items():
        shown = ", ".join(f"`{name}`" for name in names[:MAX_NAMES])
        rows.append((category, str(len(names)), shown + (", ..." if len(names) > MAX_NAMES else "")))
    return table(("category", "count", "names"), rows)


class Forms:
    """Describes fields by the names of one edition, and collects the objects that it has met in them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.records: dict[str, core.Record] = {}
        """Objects inside fields, by the heading of their section."""

    def field(self, record: core.Record, name: str, kind: core.Kind, meaning: str = "") -> tuple[str, ...]:
        """The row of a field: name, form, default, meaning. The kind may be another one than the record's own; the
        given meaning counts where neither a table nor a class says one."""
        default = ""
        if isinstance(kind, core.Usual):
            default = f"`{json.dumps(kind.kind.dump(kind.usual, self.lexicon), ensure_ascii=False)}`, left out"
            kind = kind.kind
        meaning = record.meanings.get(name) or attribute_doc(record.make, name) or meaning
        return f"`{name}`", self.form(kind), default, meaning

    def form(self, kind: core.Kind) -> str:
        """What stands in the data; a list of the game's own says more in its docstring."""
        if not isinstance(kind, core.Several | core.Fixed) or type(kind) in (core.Several, core.Fixed):
            return self._plain_type(kind)
        doc = class_doc(type(kind))
        return doc if "dump" in vars(type(kind)) else f"{self._plain_type(kind)} ({doc})"

    def _plain_type(self, kind: core.Kind) -> str:
        match kind:
            case core.Usual():
                return self.form(kind.kind)
            case core.Flag():
                return "`true` or `false`"
            case core.Maybe() | core.Absent():
                return f"{self.form(kind.kind)}, or `null`"
            case core.Stage():
                return "one of " + ", ".join(f'`"{name}"`' for name in kind.names)
            case core.Several():
                return f"list of: {self.form(kind.kind)}"
            case core.Fixed():
                return f"list of: {self.form(kind.kind.kind)}"
            case core.BySeat():
                return f"object by seat letter: {self.form(kind.kind)}"
            case core.Column():
                if isinstance(kind.kind, SeatWord):  # no letter stands for nobody
                    return f"object by name of {kind.category}: {SEATED}; those of nobody are left out"
                left_out = json.dumps(kind.kind.dump(kind.usual, self.lexicon), ensure_ascii=False)
                of = f"{kind.category}: {self.form(kind.kind)}"
                return f"object by name of {of}; entries that are `{left_out}` are left out"
            case core.Bits():
                return f"list of names of {kind.category}"
            case core.SeatBits():
                return "list of seat letters"
            case core.Record():
                return self._object(kind)
            case core.OneKindOf():
                shown = ", ".join(
                    f'`{{"{name}": ...}}` {self._object(record)}' for name, record in kind.records.items()
                )
                return f"object with one key: {shown}"
            case Spoken():
                return "string: an answer in the notation"
            case BundleWord():
                return self._object(kind.record)
            case Word():
                return self.word(kind)
            case Text():
                return "string"
            case _:
                return self._unlike(kind)

    def word(self, word: Word) -> str:
        match word:
            case Number():
                return "integer"
            case SeatWord():
                return SEATED
            case Named():
                return f"a name of {word.category}"
            case Plain():
                return "one of " + ", ".join(f'`"{name}"`' for name in word.one_of)
            case BundleWord():
                return "a bundle: cash and goods joined by ` + `, or `nothing`"
            case _:
                return self._unlike(word)

    def _unlike(self, kind: core.Kind) -> str:
        """A kind of the game's own: its words, or what its docstring says."""
        words = getattr(kind, "words", None)
        if isinstance(words, tuple):
            return "one of " + ", ".join(f'`"{name}"`' for name in words)
        return class_doc(type(kind)) or class_doc(type(kind).__mro__[1])

    def _object(self, record: core.Record) -> str:
        name = getattr(record.make, "__name__", "object")
        if not record.fields and class_node(record.make) is None:
            return "`{}`"
        self.records.setdefault(name, record)
        return f"[{name}](#{name.lower()})"
