"""What mypyc must be told of the classes of the compiled layers that others are built upon.

    python tools/bases.py BASE PATH...       prints what has not been said in those sources below BASE

`compile.py` lets mypyc take it that it knows all subclasses of a class, though it compiles module after module. That
holds if two things are said where a class is made:

- `allow_interpreted_subclasses`, if it has a subclass in another module: then nothing is taken for granted;
- `serializable` besides, if such a subclass takes over its `__init__`: mypyc would work on that once more, too late.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final, NamedTuple

OPEN: Final = "allow_interpreted_subclasses=True"
TAKEN_OVER: Final = "serializable=True"

Name = tuple[str, str]
"""A class by its module and its name there."""


class Made(NamedTuple):
    """A class as its source has it."""

    bases: list[Name]
    decorators: str
    has_init: bool


def untold(base: Path, paths: list[Path]) -> list[str]:
    """What is not said in these sources and should be, a line each."""
    classes: dict[Name, Made] = {}
    for path in paths:
        classes |= classes_in(".".join(path.with_suffix("").parts), ast.parse((base / path).read_text("utf-8")))
    found = []
    for (module, name), made in classes.items():
        for parent in made.bases:
            if parent in classes and parent[0] != module and OPEN not in classes[parent].decorators:
                found.append(f"{'.'.join(parent)} has a subclass in {module} and does not say {OPEN}")
        actor = init_of((module, name), classes)
        if actor is not None and actor[0] != module and TAKEN_OVER not in classes[actor].decorators:
            found.append(f"{module}.{name} takes over __init__ of {'.'.join(actor)}, which does not say {TAKEN_OVER}")
    return found


def classes_in(module: str, tree: ast.Module) -> dict[Name, Made]:
    """The classes of a module, their bases by where they come from."""
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
    """The class whose `__init__` makes a class's objects."""
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
    found = untold(Path(base), [Path(path) for path in paths])
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
