"""How the sources are written: docstrings that stand on their own, and messages in plain words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SOURCES = sorted((Path(__file__).resolve().parents[2] / "src").rglob("*.py"))
LEANS_ON_ANOTHER = re.compile(r"(The same|Those|These)\b")
"""How a docstring begins that means nothing in a hover: the reader does not see what stands above it."""
QUAINT = re.compile(r"\b(is|are) wanted\b|\bis .+ meant\?")
"""Messages that should be 'expected X, got Y' and 'did you mean X?'."""


def texts(tree: ast.AST) -> list[str]:
    """Every string of a module, docstrings and parts of f-strings included."""
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def leaning(source: str) -> list[str]:
    return [
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        and LEANS_ON_ANOTHER.match(node.value.value)
    ]


def quaint(source: str) -> list[str]:
    docstrings = {
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [text for text in texts(ast.parse(source)) if text not in docstrings and QUAINT.search(text)]


def test_docstrings_stand_on_their_own() -> None:
    assert SOURCES
    assert {path.name: found for path in SOURCES if (found := leaning(path.read_text("utf-8")))} == {}


def test_messages_say_what_was_expected() -> None:
    assert {path.name: found for path in SOURCES if (found := quaint(path.read_text("utf-8")))} == {}


def test_other_wording_is_found() -> None:
    assert leaning('def f():\n    """The same without waiting."""\n')
    assert quaint('raise ValueError(f"a list is wanted, not {x!r}")')
    assert not quaint('"""What is wanted."""')
