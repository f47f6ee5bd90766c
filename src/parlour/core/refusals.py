"""Why something was refused: reasons the rules give, and the errors that leave the program."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ParlourError(Exception):
    """Anything Parlour refuses to do, in words for the person who asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadData(ParlourError):
    """Data from outside (edition, rulebook, position, record, option) that cannot be used, and where it is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it says. By default an exception is made again from its message, which is not what the
        constructor takes: the error would be lost, and with it the process that reads it."""
        return _bad_data, (type(self), self.where, self.problem)


class RulesBug(ParlourError):
    """The rules broke one of their own invariants. It is never caught to go on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ParlourError):
    """An answer the rules do not allow: a code from a closed set, the clause, and what to do instead."""

    def __init__(self, code: str, clause: str, text: str) -> None:
        super().__init__(f"{text} ({clause})" if clause else text)
        self.code = code
        self.clause = clause
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (type(self), self.code, self.clause, self.text)


def _bad_data(cls: Any, where: str, problem: str) -> BadData:
    """An error of some class, whatever that class's own constructor takes."""
    error: BadData = cls.__new__(cls)
    BadData.__init__(error, where, problem)
    return error


def _refused(cls: Any, code: str, clause: str, text: str) -> Refused:
    error: Refused = cls.__new__(cls)
    Refused.__init__(error, code, clause, text)
    return error


@final
class Reason:
    """A prohibition as a constant; its template is filled in with the table's numbers where it leaves the program."""

    def __init__(self, code: str, clause: str, template: str) -> None:
        self.code = code
        self.clause = clause
        self.template = template

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.code, self.clause, self.template)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.clause!r})"
