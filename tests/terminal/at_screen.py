"""A screen in a test: what is typed goes in, what is shown comes out."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from unittest.mock import patch

from parlour.terminal.screen import Screen


def at_screen(do: Callable[[Screen], object], typed: str = "") -> str:
    """Do something at a screen whose both ends are pipes; the end of the input is no error."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with (
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.object(sys, "stdout", out),
        contextlib.suppress(EOFError),
    ):
        do(Screen())
    buffer = out.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
