"""Running the command line inside the test: words in, what was typed, and how it ended."""

from __future__ import annotations

import io
import sys
from unittest.mock import patch

import pytest

from parlour.cli import main


class Ended:
    """The exit code and both outputs of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def parlour(*words: object, typed: str = "") -> Ended:
    """`parlour WORDS...` with these lines on its standard input, both outputs being pipes."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with (
        patch.object(sys, "argv", ["parlour", *map(str, words)]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
        pytest.raises(SystemExit) as end,
    ):
        main()
    code = end.value.code
    return Ended(code if isinstance(code, int) else 0, _text(out), _text(err))


def _text(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
