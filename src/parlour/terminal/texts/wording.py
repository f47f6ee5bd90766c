"""The texts of the terminal client in the reader's language, and errors that are told in it."""

from __future__ import annotations

from collections.abc import Sequence

from babel.lists import format_list
from babel.numbers import format_decimal

from parlour.core.refusals import BadData, Refused
from parlour.i18n import ENGLISH
from parlour.i18n.languages import terminal_catalogue
from parlour.i18n.reader import NOBODY, TextReader
from parlour.i18n.sentences import refusal_text


class Wording:
    """The texts of one language; at a table also those of its game, with the sign of its money."""

    def __init__(self, language: str = ENGLISH, game: str = "", reader: TextReader = NOBODY) -> None:
        self.language = language
        self.catalogue = terminal_catalogue(language, game)
        self._reader = reader

    def text(self, id: str, /, **details: object) -> str:
        """Return a text of the catalogue."""
        return self.catalogue.text(id, details, self._reader)

    def text_or(self, id: str, default: str) -> str:
        """Return a text of the catalogue, or something else if it has none: the names of another edition."""
        return self.text(id) if self.catalogue.has(id) else default

    def number(self, number: float) -> str:
        """Return a number as the language writes it."""
        return format_decimal(number, locale=self.catalogue.locale)

    def money(self, amount: int) -> str:
        """Return an amount with the sign of the table's money."""
        return self.text("session-money", amount=amount)

    def listed(self, items: Sequence[str]) -> str:
        """Return several items: 'Ann, Bo and Cy'."""
        return format_list(items, locale=self.catalogue.locale)

    def sentence(self, problem: BadData) -> BadData:
        """Return an error with its text in this language, if it has one."""
        if not isinstance(problem, BadInput):
            return problem
        return BadData(problem.where, self.text(problem.id, **problem.details))


class BadInput(BadData):
    """Bad input to the terminal client: a text of the catalogue, which is told in the reader's language."""

    def __init__(self, where: str, id: str, /, **details: object) -> None:
        super().__init__(where, terminal_catalogue(ENGLISH).text(id, details))
        self.id = id
        self.details = details


def refused(code: str, /, **details: object) -> Refused:
    """Return a refusal of the prompt. It cites no clause: no rule forbids a typing error."""
    return Refused(code, "", refusal_text(terminal_catalogue(ENGLISH), code, details, NOBODY), details)


def typed(text: str, limit: int = 40) -> str:
    """Return the beginning of what somebody typed, as it can be shown in an error."""
    return repr(text[:limit])[1:-1]
