"""Catalogues: the messages of one language, read from the files of `parlour/locales`.

A catalogue for a game holds `games.ftl`, which all games share, and the game's own file, which may replace messages of
`games.ftl`. Every language has the same messages with the same arguments (tests/i18n); English is the source language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import FluentSerializer

from parlour.i18n import ENGLISH
from parlour.i18n.functions import argument, functions
from parlour.i18n.reader import NOBODY, TextReader

ENDING: Final = ".ftl"


@final
class Catalogue:
    """The messages of some files in one language."""

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        """`files` without their ending; a message of a later file replaces one of an earlier file."""
        self.language = language
        self.locale = Locale.parse(language)
        self._bundle = FluentBundle([language], functions=functions(self), use_isolating=False)
        self._entries: dict[str, ast.Message] = {}
        self._arguments: dict[str, frozenset[str]] = {}
        """The arguments of messages that were asked for: every refusal asks."""
        for file in files:
            resource = read(language if is_written(language, file) else ENGLISH, file)
            self._bundle.add_resource(resource, allow_overrides=True)
            self._entries |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def has(self, id: str) -> bool:
        return id in self._entries

    def ids(self) -> list[str]:
        """Return the ids of all messages, in order."""
        return list(self._entries)

    def attributes(self, id: str) -> list[str]:
        """Return the attributes of a message, as `text` takes them: 'action-bid.verb'."""
        return [f"{id}.{attribute.id.name}" for attribute in self._entries[id].attributes]

    def arguments(self, id: str) -> frozenset[str]:
        """Return the names of the arguments of a message and of those that it contains; none if there is no such
        message."""
        known = self._arguments.get(id)
        if known is None:
            found = _Arguments()
            if id in self._entries:
                found.visit(self._entries[id])
            known = frozenset(found.names).union(*[self.arguments(part) for part in found.messages])
            self._arguments[id] = known
        return known

    def source(self, id: str) -> str:
        """Return the pattern of a message as a translator writes it, in one line."""
        written = FluentSerializer().serialize_entry(self._entries[id])
        return " ".join(written.partition("=")[2].split())

    def text(self, id: str, args: Mapping[str, object] | None = None, reader: TextReader = NOBODY) -> str:
        """Return a message, or an attribute of one: 'action-bid.verb'. What is missing shows its id."""
        name, _, attribute = id.partition(".")
        if not self.has(name):
            return id
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return id
        given = {name: argument(value, reader) for name, value in (args or {}).items()}
        text, _errors = self._bundle.format_pattern(pattern, given)
        return str(text)


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.messages: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.messages.append(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.names[node.id.name] = None


def arguments_of(entry: ast.Message) -> list[str]:
    """Return the names of a message's arguments, in the order in which they first occur."""
    found = _Arguments()
    found.visit(entry)
    return list(found.names)


def is_written(language: str, file: str) -> bool:
    """Whether a language has a file of its own. Without it a new game speaks English."""
    return (resources.files("parlour") / "locales" / language / (file + ENDING)).is_file()


@cache
def read(language: str, file: str) -> ast.Resource:
    """Parse a file of a language. A file that does not exist has no messages: a game may be without words."""
    path = resources.files("parlour") / "locales" / language / (file + ENDING)
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8") if path.is_file() else "")
