"""Check the mypyc attributes of compiled classes that have subclasses in other modules.

    python tools/bases.py BASE PATH...       prints what is missing in those sources below BASE

`compile.py` lets mypyc assume that it knows all subclasses of a class, though it compiles one module after another.
That is correct if a class declares two things:

- `allow_interpreted_subclasses`, if it has a subclass in another module: then mypyc assumes nothing about it;
- also `serializable`, if such a subclass inherits its `__init__`: otherwise mypyc would process that again, too late.

A class with `native_class=False` is an ordinary class with compiled methods, about which mypyc assumes nothing.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final, NamedTuple

OPEN: Final = "allow_interpreted_subclasses=True"
ORDINARY: Final = "native_class=False"
TAKEN_OVER: Final = "serializable=True"

Name = tuple[str, str]
"""A class by its module and its name there."""


class Made(NamedTuple):
    """A class as its source defines it."""

    bases: list[Name]
    decorators: str
    has_init: bool


def missing(base: Path, paths: list[Path]) -> list[str]:
    """Return what is missing in these sources, one line each."""
    classes: dict[Name, Made] = {}
    for path in paths:
        classes |= classes_in(".".join(path.with_suffix("").parts), ast.parse((base / path).read_text("utf-8")))
    found = []
    for (module, name), made in classes.items():
        for parent in made.bases:
            if parent not in classes or parent[0] == module or ORDINARY in classes[parent].decorators:
                continue
            if OPEN not in classes[parent].decorators:
                found.append(f"{'.'.join(parent)} has a subclass in {module} and does not say {OPEN}")
        actor = init_of((module, name), classes)
        if actor is not None and ORDINARY in classes[actor].decorators:
            continue
        if actor is not None and actor[0] != module and TAKEN_OVER not in classes[actor].decorators:
            found.append(f"{module}.{name} takes over __init__ of {'.'.join(actor)}, which does not say {TAKEN_OVER}")
    return found


def classes_in(module: str, tree: ast.Module) -> dict[Name, Made]:
    """Return the classes of a module, with the origin of their bases."""
    imported: dict[str, Name] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                imported[alias.asname or alias.name] = (node.module, alias.name)
    classes: dict[Name, Made] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names = [ast.unparse(base).split("[")[0] for base in node.bases]
            decorators = " ".join([ast.unparse(decorator) for decorator in node.decorator_list])
            has_init = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
            bases = [imported.get(name, (module, name)) for name in names]
            classes[module, node.name] = Made(bases, decorators, has_init)
    return classes


def init_of(name: Name, classes: dict[Name, Made]) -> Name | None:
    """Return the class whose `__init__` creates a class's objects."""
    made = classes.get(name)
    if made is None or made.has_init:
        return None if made is None else name
    for base in made.bases:
        actor = init_of(base, classes)
        if actor is not None:
            return actor
    return None


def main() -> None:
    base, *paths = sys.argv[1:]
    found = missing(Path(base), [Path(path) for path in paths])
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
