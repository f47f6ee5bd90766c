"""Refusals and errors: the reasons that the rules give, and the exceptions that callers see."""

from __future__ import annotations

import json
from reprlib import Repr
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

MAX_SHOWN: Final = 80
"""The number of characters of a given value that an error shows."""

MAX_EXAMPLE: Final = 160
"""The maximum length of an example in an error."""

_FEW: Final = Repr()
"""Shows only a few items and levels of a large value."""
_FEW.maxlevel = 3


def brief(given: object) -> str:
    """Show a given value in an error: in full if it is short, without addresses and other internals."""
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
        except Exception:  # a value's own repr may fail in any way
            return type(given).__name__
        return shown if len(shown) <= MAX_SHOWN else f"{shown[:MAX_SHOWN]}..."
    return type(given).__name__


def quoted(given: object) -> str:
    """Return a given value as a sentence shows it between quotation marks: one line, cut off where it is long."""
    if not isinstance(given, str):
        return brief(given)
    return repr(given)[1:-1] if len(given) <= MAX_SHOWN else f"{repr(given[:MAX_SHOWN])[1:-1]}..."


def expected(form: str, given: object) -> str:
    """Return the sentence for data of the wrong form."""
    return f"expected {form}, got {brief(given)}"


def example_text(example: object) -> str:
    """Return the example for such a sentence, ' such as ...'; '' if it is too long to help."""
    shown = repr(example) if isinstance(example, str) else json.dumps(example, ensure_ascii=False)
    return f" such as {shown}" if len(shown) <= MAX_EXAMPLE else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ParlourError(Exception):
    """Base class of everything that Parlour refuses to do, with a message for the person who asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadData(ParlourError):
    """Data from outside (edition, rulebook, position, record, option) that cannot be used, and where it is wrong."""

    def __init__(self, where: str, problem: str, kind: str = "", details: dict[str, object] | None = None) -> None:
        """`problem` is in English. Where people typed the data, `kind` and `details` say it for a catalogue."""
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem
        self.kind = kind
        self.details: dict[str, object] = {} if details is None else details

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the constructor's arguments.

        By default an exception is rebuilt from its message alone, which does not fit this constructor: unpickling would
        fail in the process that receives the error.
        """
        return _bad_data, (type(self), self.where, self.problem, self.kind, self.details)


class RulesBug(ParlourError):
    """The rules broke one of their own invariants. Never caught to continue."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ParlourError):
    """An answer that the rules do not allow: a code from a closed set, the clause, and what to do instead."""

    def __init__(self, code: str, clause: str, text: str, details: dict[str, object] | None = None) -> None:
        """`text` is in English; from `code` and `details` a catalogue makes the text in another language."""
        super().__init__(f"{text} ({clause})" if clause else text)
        self.code = code
        self.clause = clause
        self.text = text
        self.details: dict[str, object] = {} if details is None else details

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (type(self), self.code, self.clause, self.text, self.details)


def _bad_data(cls: Any, where: str, problem: str, kind: str, details: dict[str, object]) -> BadData:
    """Rebuild an error of any subclass, whatever arguments its own constructor takes."""
    error: BadData = cls.__new__(cls)
    BadData.__init__(error, where, problem, kind, details)
    return error


def _refused(cls: Any, code: str, clause: str, text: str, details: dict[str, object]) -> Refused:
    error: Refused = cls.__new__(cls)
    Refused.__init__(error, code, clause, text, details)
    return error


@final
class Reason:
    """A refusal as a constant. The catalogues have its text, filled in with the table's numbers when it is shown."""

    def __init__(self, code: str, clause: str) -> None:
        self.code = code
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.code, self.clause)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.clause!r})"
