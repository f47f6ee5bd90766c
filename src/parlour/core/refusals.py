"""Why something was refused: reasons the rules give, and the errors that leave the program."""

from __future__ import annotations

import json
from reprlib import Repr
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

MAX_SHOWN: Final = 80
"""Characters that an error shows of what was given."""

MAX_EXAMPLE: Final = 160
"""Characters of an example in an error."""

_FEW: Final = Repr()
"""Shows a few items of a few levels, however large the whole is."""
_FEW.maxlevel = 3


def brief(given: object) -> str:
    """What somebody has given, as an error shows it: whole if it is short, without addresses and other internals."""
    if given is None:
        return "null"
    if isinstance(given, str):
        return repr(given) if len(given) <= MAX_SHOWN else f"{given[:MAX_SHOWN]!r}..."
    if isinstance(given, int):
        return str(given) if given.bit_length() < 64 else "a very large number"
    if type(given) is float:
        return repr(given)
    if type(given) is list or type(given) is tuple or type(given) is dict:
        try:
            shown = _FEW.repr(given)
        except Exception:  # whatever it holds may fail to be shown in its own way
            return type(given).__name__
        return shown if len(shown) <= MAX_SHOWN else f"{shown[:MAX_SHOWN]}..."
    return type(given).__name__


def expected(form: str, given: object) -> str:
    """The sentence about data of another form than it should have."""
    return f"expected {form}, got {brief(given)}"


def example_text(example: object) -> str:
    """The example in such a sentence, ' such as ...'; '' if it is so long that it would not help."""
    shown = repr(example) if isinstance(example, str) else json.dumps(example, ensure_ascii=False)
    return f" such as {shown}" if len(shown) <= MAX_EXAMPLE else ""


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
