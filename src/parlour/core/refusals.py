"""Why something was refused: reasons the rules give, and the errors that leave the program."""

from __future__ import annotations

from typing import final


class ParlourError(Exception):
    """Anything Parlour refuses to do, in words for the person who asked."""


class BadData(ParlourError):
    """Data from outside (edition, rulebook, position, record, option) that cannot be used, and where it is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class RulesBug(ParlourError):
    """The rules broke one of their own invariants. It is never caught to go on."""


class Refused(ParlourError):
    """An answer the rules do not allow: a code from a closed set, the clause, and what to do instead."""

    def __init__(self, code: str, clause: str, text: str) -> None:
        super().__init__(f"{text} ({clause})" if clause else text)
        self.code = code
        self.clause = clause
        self.text = text


@final
class Reason:
    """A prohibition as a constant; its template is filled in with the table's numbers where it leaves the program."""

    def __init__(self, code: str, clause: str, template: str) -> None:
        self.code = code
        self.clause = clause
        self.template = template

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.clause!r})"
