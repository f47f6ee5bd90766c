"""The generated protocol page of a game: its view, its events and its notation, from the game's own tables."""

from __future__ import annotations

import ast
import importlib
import json
import re
from typing import Any, Final

from parlour.core.registry import Game, find
from parlour.core.text.names import Names
from parlour.core.text.notation import ActionSyntax
from parlour.i18n.languages import game_catalogue
from parlour.table import library
from parlour.testing.random_play import played, random_table
from tools.field_forms import Forms, names_table
from tools.protocol_sources import audience, class_doc, method_docs, table, tree_of

MOVES: Final = 400
"""The number of random moves before the example of figures."""
_HOLE: Final = re.compile(r"\{(\w+)\}")
QUESTION: Final = "question-"


def page(slug: str) -> str:
    """Return the whole page, as Markdown."""
    return _Page(find(slug)).text()


class _Page:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.edition = library.bundled_edition(game.slug)
        self.lexicon: Names = self.edition.lexicon(self.edition.most_seats)
        module = f"parlour.games.{game.slug.replace('-', '_')}"
        self.view_docs = {**method_docs(f"{module}.view_base"), **method_docs(f"{module}.view")}
        self.view_module = f"{module}.view"
        self.forms = Forms(self.lexicon)
        self.catalogue = game_catalogue(game.slug)

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
        return [
            "## Names",
            "",
            "Where a field holds *a name of CATEGORY*, it is one of these strings. They come from the edition: this is "
            f"the built-in one, `GET /api/games/{self.game.slug}/edition`; a table may have been opened with another.",
            "",
            *names_table(self.lexicon),
            "",
        ]

    def _notation(self) -> list[str]:
        rows = [
            (
                f"`{verb.pattern}`",
                "; ".join(f"`{name}`: {self.forms.word(word)}" for name, word in verb.words.items()) or "no fields",
                f"`{self._example(verb)}`",
            )
            for verb in self.game.grammar.verbs
        ]
        questions = [
            (f"`{id.removeprefix(QUESTION)}`", self.catalogue.source(id))
            for id in sorted(self.catalogue.ids())
            if id.startswith(QUESTION)
        ]
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
        rows = [
            self.forms.field(self.game.state, name, kind, self._method_doc(name))
            for name, kind in self.game.view_fields.items()
        ]
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
        """Return the classes of views that the game has, and what each omits."""
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
        for name, record in self.game.events.records.items():
            shown = "; ".join(f"`{field}`: {self.forms.form(kind)}" for field, kind in record.fields.items())
            rows.append((f"`{name}`", shown or "none", self._seen_by(record.make)))
        return [
            "## Events",
            "",
            'Each is `{"event": NAME, "clause": CLAUSE, "fields": {...}}`, with `"titles"` for fields that people know '
            "by a title. An event that only some seats see is not sent to the others. The sentences are in the "
            f"catalogues, as `event-NAME`: `src/parlour/locales/LANGUAGE/{self.game.slug}.ftl` and `games.ftl`.",
            "",
            *table(("event", "fields", "seen by"), rows),
            "",
        ]

    def _seen_by(self, made: object) -> str:
        """Return who may know an event."""
        names = audience(made)
        return "only " + ", ".join(f"`{name}`" for name in names) if names else "everybody"

    def _objects(self) -> list[str]:
        """Return the sections of the objects found so far, and of those inside them."""
        lines = ["## Objects", ""]
        done: set[str] = set()
        while waiting := [name for name in self.forms.records if name not in done]:
            for name in waiting:
                done.add(name)
                record = self.forms.records[name]
                lines += [f"### {name}", ""]
                doc = class_doc(record.make)
                lines += [doc, ""] if doc else []
                rows = [self.forms.field(record, field, kind) for field, kind in record.fields.items()]
                lines += [*table(("field", "type", "default", "meaning"), rows), ""] if rows else ["No fields.", ""]
        return lines if done else []

    def _ending(self) -> list[str]:
        rows = [(f"`{reason}`", self.catalogue.source(f"ending-{reason}")) for reason in self.game.endings]
        draws = [(f"`{what}`", self.forms.word(word)) for what, word in self.game.draw_notations.items()]
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

    def _method_doc(self, name: str) -> str:
        """Return the docstring of the view's method of that name.

        The part about what it returns instead of nothing ('' or -1) is removed: data has null there, or no field.
        """
        return re.sub(r"; (?:''|-1) [^.]*\.", ".", self.view_docs.get(name, ""))

    def _example(self, verb: ActionSyntax) -> str:
        """Return the pattern with a value in each placeholder, as it is typed."""
        text = verb.pattern
        for name, word in verb.words.items():
            values = word.examples(self.lexicon)
            shown = word.show(values[0], self.lexicon) if values else name.upper()
            text = text.replace("{" + name + "}", shown)
        return text


def _trimmed(data: Any) -> Any:
    """Return the first entries of every object, so that an example stays short."""
    if isinstance(data, dict):
        return {key: _trimmed(value) for key, value in list(data.items())[:6]}
    return data
