"""The generated page of a game: its view, its events, its notation, from the game's own tables."""

from __future__ import annotations

import ast
import importlib
import json
import re
from typing import Any, Final

from parlour.core import fields as core
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import Text
from parlour.core.registry import Game, find
from parlour.core.words import Named, Number, Plain, SeatWord, Spoken, Verb, Word
from parlour.kit.bundle import BundleWord
from parlour.table import shelf
from parlour.testing.random_play import played, random_table
from tools.protocol_sources import attribute_doc, base_call, class_doc, class_node, method_docs, table, tree_of

MOST_NAMES: Final = 8
"""Names of a category that are listed."""
MOVES: Final = 400
"""Random moves before the example of figures is taken."""
_HOLE: Final = re.compile(r"\{(\w+)\}")
_ENDING: Final = re.compile(r"\[([^\]|]*)(?:\|([^\]]*))?\]")
SEATED: Final = "a seat's letter"


def page(slug: str) -> str:
    """The whole page, as Markdown."""
    return _Page(find(slug)).text()


class _Page:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.edition = shelf.own_edition(game.slug)
        self.lexicon: Lexicon = self.edition.lexicon(self.edition.most_seats)
        module = f"parlour.games.{game.slug.replace('-', '_')}"
        self.view_docs = {**method_docs(f"{module}.sights"), **method_docs(f"{module}.view")}
        self.view_module = f"{module}.view"
        self.records: dict[str, core.Record] = {}
        """Objects inside the view and the events, by the heading of their section."""

    def text(self) -> str:
        lines = [
            f"# {self.edition.title}: view, events, notation",
            "",
            "<!-- Written by tools/protocol.py: run `make types`, do not edit. -->",
            "",
            f"Generated from the game's field tables. How to read it: [protocol.md](../../protocol.md). The rules: "
            f"[rulebook](../../rulebooks/{self.game.slug}.md). Options, presets and bots: "
            f"`GET /api/games/{self.game.slug}`.",
            "",
            *self._names(),
            *self._notation(),
            *self._view(),
            *self._events(),
            *self._objects(),
            *self._ending(),
        ]
        return "\n".join(lines).rstrip() + "\n"

    # Parts

    def _names(self) -> list[str]:
        rows: list[tuple[str, ...]] = []
        for category, names in self.lexicon.names.items():
            shown = ", ".join(f"`{name}`" for name in names[:MOST_NAMES])
            rows.append((category, str(len(names)), shown + (", ..." if len(names) > MOST_NAMES else "")))
        return [
            "## Names",
            "",
            "Where a field holds *a name of CATEGORY*, it is one of these strings. They come from the edition: this is "
            f"the built-in one, `GET /api/games/{self.game.slug}/edition`; a table may have been opened with another.",
            "",
            *table(("category", "count", "names"), rows),
            "",
        ]

    def _notation(self) -> list[str]:
        rows = [
            (
                f"`{verb.pattern}`",
                "; ".join(f"`{name}`: {self._word(word)}" for name, word in verb.words.items()) or "no fields",
                f"`{self._example(verb)}`",
            )
            for verb in self.game.grammar.verbs
        ]
        questions = [(f"`{clause}`", text) for clause, text in sorted(self.game.questions.items())]
        return [
            "## Notation",
            "",
            "The patterns of all answers, in the order in which the server tries them. `choices[].action` of an ask is "
            "one of these.",
            "",
            *table(("pattern", "fields", "example"), rows),
            "",
            "### Questions",
            "",
            "`ask.question` by `ask.clause`; for other clauses it is empty.",
            "",
            *table(("clause", "question"), questions),
            "",
        ]

    def _view(self) -> list[str]:
        rows = [self._field(self.game.state.make, name, kind) for name, kind in self.game.told.items()]
        return [
            "## View",
            "",
            *self._audience(),
            "",
            *table(("field", "type", "default", "meaning"), rows),
            "",
            *self._figures(),
        ]

    def _audience(self) -> list[str]:
        """Which classes of views the game has, and what each leaves out."""
        lines: list[str] = []
        for node in tree_of(self.view_module).body:
            if not isinstance(node, ast.ClassDef):
                continue
            made = getattr(importlib.import_module(self.view_module), node.name)
            bases = [base.__name__ for base in made.__mro__]
            if "View" not in bases:
                continue
            doc = class_doc(made)
            plain = next((f for f in node.body if getattr(f, "name", "") == "plain"), None)
            left_out = self.view_docs.get("plain", "") if plain is not None else ""
            kind = "everybody sees the same view: every field of the state" if "OpenView" in bases else "by seat"
            lines.append(f"- `{node.name}` ({kind}). {doc} {left_out}".rstrip())
        return lines

    def _figures(self) -> list[str]:
        example = _trimmed(
            played(random_table(self.game.slug, self.edition.least_seats), most=MOVES).view("A").figures()
        )
        if not example:
            return []
        return [
            "`figures` stands beside these fields: values that follow from the rest by the rules. "
            + (self.view_docs.get("_figures") or self.view_docs.get("figures") or ""),
            "",
            "```json",
            json.dumps({"figures": example}, ensure_ascii=False),
            "```",
            "",
        ]

    def _events(self) -> list[str]:
        rows: list[tuple[str, ...]] = []
        for name, record in self.game.phrases.events.records.items():
            shown = "; ".join(f"`{field}`: {self._type(kind)}" for field, kind in record.fields.items())
            sentence = _ENDING.sub(r"\1", self.game.phrases.sentences[name])
            rows.append((f"`{name}`", shown or "none", self._seen_by(record.make), sentence))
        return [
            "## Events",
            "",
            'Each is `{"event": NAME, "clause": CLAUSE, "fields": {...}, "text": SENTENCE}`. The sentence is in the '
            "reader's own person. An event that only some seats see is not sent to the others.",
            "",
            *table(("event", "fields", "seen by", "sentence, to others"), rows),
            "",
        ]

    def _seen_by(self, made: object) -> str:
        """Who is told, from the event's constructor: its second argument names the seats."""
        arguments = base_call(made)
        if len(arguments) < 2:
            return "everybody"
        return "only " + ", ".join(f"`{name}`" for name in re.findall(r"\w+", arguments[1]))

    def _objects(self) -> list[str]:
        """Sections of the objects that have been met, and of those inside them."""
        lines = ["## Objects", ""]
        done: set[str] = set()
        while waiting := [name for name in self.records if name not in done]:
            for name in waiting:
                done.add(name)
                record = self.records[name]
                lines += [f"### {name}", ""]
                doc = class_doc(record.make)
                lines += [doc, ""] if doc else []
                rows = [self._field(record.make, field, kind) for field, kind in record.fields.items()]
                lines += [*table(("field", "type", "default", "meaning"), rows), ""] if rows else ["No fields.", ""]
        return lines if done else []

    def _ending(self) -> list[str]:
        rows = [(f"`{reason}`", text) for reason, text in self.game.endings.items()]
        draws = [(f"`{what}`", self._word(word)) for what, word in self.game.fates.items()]
        return [
            "## Endings and draws",
            "",
            "The reasons for which a game ends, as they stand in the record's `=` line.",
            "",
            *table(("reason", "sentence"), rows),
            "",
            "What chance draws, as it stands in the record's `*` lines.",
            "",
            *table(("draw", "values"), draws),
            "",
        ]

    # Fields

    def _field(self, made: object, name: str, kind: core.Kind) -> tuple[str, ...]:
        default = ""
        if isinstance(kind, core.Usual):
            default = f"`{json.dumps(kind.kind.dump(kind.usual, self.lexicon), ensure_ascii=False)}`, left out"
            kind = kind.kind
        meaning = attribute_doc(made, name) or self._told_by_view(made, name)
        return f"`{name}`", self._type(kind), default, meaning

    def _told_by_view(self, made: object, name: str) -> str:
        """What the view's method of that name says, where it is about the same thing: of the table, or of a player.

        What a method returns instead of nothing ('' or -1) is left out: data has null there, or no field.
        """
        if made is not self.game.state.make and getattr(made, "__name__", "") != "Player":
            return ""
        return re.sub(r"; (?:''|-1) [^.]*\.", ".", self.view_docs.get(name, ""))

    def _type(self, kind: core.Kind) -> str:
        """What stands in the data; a list of the game's own says more in its docstring."""
        if not isinstance(kind, core.Several | core.Fixed) or type(kind) in (core.Several, core.Fixed):
            return self._plain_type(kind)
        doc = class_doc(type(kind))
        return doc if "dump" in vars(type(kind)) else f"{self._plain_type(kind)} ({doc})"

    def _plain_type(self, kind: core.Kind) -> str:
        match kind:
            case core.Usual():
                return self._type(kind.kind)
            case core.Flag():
                return "`true` or `false`"
            case core.Maybe() | core.Absent():
                return f"{self._type(kind.kind)}, or `null`"
            case core.Stage():
                return "one of " + ", ".join(f'`"{name}"`' for name in kind.names)
            case core.Several():
                return f"list of: {self._type(kind.kind)}"
            case core.Fixed():
                return f"list of: {self._type(kind.kind.kind)}"
            case core.BySeat():
                return f"object by seat letter: {self._type(kind.kind)}"
            case core.Column():
                left_out = json.dumps(kind.kind.dump(kind.usual, self.lexicon), ensure_ascii=False)
                of = f"{kind.category}: {self._type(kind.kind)}"
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
                return self._word(kind)
            case Text():
                return "string"
            case _:
                return self._unlike(kind)

    def _word(self, word: Word) -> str:
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

    def _example(self, verb: Verb) -> str:
        """The pattern with a value in each hole, as it is typed."""
        text = verb.pattern
        for name, word in verb.words.items():
            values = word.examples(self.lexicon)
            shown = word.show(values[0], self.lexicon) if values else name.upper()
            text = text.replace("{" + name + "}", shown)
        return text


def _trimmed(data: Any) -> Any:
    """The first entries of every object, so that an example stays short."""
    if isinstance(data, dict):
        return {key: _trimmed(value) for key, value in list(data.items())[:6]}
    return data
