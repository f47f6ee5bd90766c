"""Docstrings of classes, attributes and methods, read from the sources.

A compiled module has no source of its own, so files are found by module name in the checkout.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
PACKAGE: Final = SOURCES / "parlour"


@cache
def tree_of(module: str) -> ast.Module:
    """Return the syntax tree of a module of the package; an empty one for any other module."""
    path = SOURCES / (module.replace(".", "/") + ".py")
    if not path.is_file():
        path = SOURCES / module.replace(".", "/") / "__init__.py"
    return ast.parse(path.read_text(encoding="utf-8")) if path.is_file() else ast.Module([], [])


def class_node(made: object) -> ast.ClassDef | None:
    """Return the definition of a class."""
    return _classes(str(getattr(made, "__module__", ""))).get(str(getattr(made, "__name__", "")))


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.walk(tree_of(module)) if isinstance(node, ast.ClassDef)}


def class_doc(made: object) -> str:
    """Return the docstring of a class as one line; '' if it has none."""
    node = class_node(made)
    return one_line(ast.get_docstring(node) or "") if node is not None else ""


def attribute_doc(made: object, name: str) -> str:
    """Return the docstring below an attribute's assignment, in the class or one of its bases; '' if there is none."""
    for each in getattr(made, "__mro__", ()):
        node = class_node(each)
        if node is None:
            continue
        for body in _bodies(node):
            for statement, following in pairwise(body):
                if _assigns(statement, name) and (doc := _text_of(following)):
                    return one_line(doc)
    return ""


def method_docs(module: str) -> dict[str, str]:
    """Return the docstrings of all methods in a module, by name; the first one wins."""
    found: dict[str, str] = {}
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.FunctionDef) and (doc := ast.get_docstring(node)):
            found.setdefault(node.name, one_line(doc))
    return found


def audience(made: object) -> list[str]:
    """Return the fields of an event that name the seats that may know it; none if everybody may.

    A record class has them in `tuple_of(...)`, another class in the second argument of `super().__init__(...)`.
    """
    node = class_node(made)
    for each in ast.walk(node) if node is not None else ():
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "tuple_of":
            return [str(ast.literal_eval(argument)) for argument in each.args]
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "super().__init__":
            return [name.id for argument in each.args[1:] for name in ast.walk(argument) if isinstance(name, ast.Name)]
    return []


def modules_under(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the path, relative to the package, and the tree of every module in some folders."""
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            yield path.relative_to(PACKAGE).as_posix(), _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def one_line(text: str) -> str:
    return " ".join(text.split())


def cell(text: str) -> str:
    """Return text for a cell of a Markdown table."""
    return one_line(text).replace("|", "\\|")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Return a Markdown table as lines."""
    lines = [" | ".join(("", *head, "")).strip(), "|" + "---|" * len(head)]
    return lines + [" | ".join(("", *map(cell, row), "")).strip() for row in rows]


def _bodies(node: ast.ClassDef) -> Iterator[list[ast.stmt]]:
    yield node.body
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            yield statement.body


def _assigns(statement: ast.stmt, name: str) -> bool:
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return any(ast.unparse(target) in (name, f"self.{name}") for target in targets)


def _text_of(statement: ast.stmt) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value.value if isinstance(statement.value.value, str) else ""
    return ""
