"""Write the methods of record classes into their source, for mypyc.

    PYTHONPATH=BASE python tools/expand.py BASE PATH...       rewrites those modules below BASE

mypyc makes a fast class only of one that is written out: a decorator that adds methods makes it an interpreted one. So
`compile.py` copies the sources and rewrites the copy. Each class decorated with `record` gets the methods that `record`
adds to it when it is interpreted, from the same functions, in place of its fields; a call of `declared` follows it.

Lines keep their numbers, so that tracebacks fit the original: methods are single lines, and are put where fields and
empty lines were. Only a class with too few of those moves the rest of its module down.
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from typing import Final

from parlour.core.data.record_source import PLANS, RecordPlan, declaration

DECORATOR: Final = "record"
FUTURE: Final = "from __future__ import annotations"
FOR_MYPY: Final = "@dataclass_transform(eq_default=False)"
"""Tells mypy what `record` does. It fails on a compiled function, and is not needed where classes are written out."""
IMPORTS: Final = "from typing import final as _final; from parlour.core.data.record_class import declared as _declared"


def expanded(source: str, plans: dict[str, RecordPlan]) -> str:
    """Return the source of a module with its record classes written out, given their plans by name."""
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):  # a class that needs more lines moves only those that are done
        if isinstance(node, ast.ClassDef) and any(is_record(each) for each in node.decorator_list):
            expand_class(lines, node, plans[node.name])
    lines[lines.index(FUTURE)] += f"; {IMPORTS}"
    return "\n".join(lines)


def is_record(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == DECORATOR


def expand_class(lines: list[str], node: ast.ClassDef, plan: RecordPlan) -> None:
    """Replace the fields of a class by its methods. Line numbers count from 1, as in `ast`."""
    for decorator in node.decorator_list:
        if is_record(decorator):
            lines[decorator.lineno - 1] = "" if plan.is_abstract else "@_final"
    replaced = [*[field.name for field in plan.own], *plan.constants]
    free: list[int] = []
    end = 0
    for statement in node.body:
        start = min([statement.lineno, *[each.lineno for each in getattr(statement, "decorator_list", [])]])
        if end:
            free += [n for n in range(end + 1, start) if not lines[n - 1].strip()]
        end = statement.end_lineno or start
        if assigned_name(statement) in replaced:
            free += range(start, end + 1)
            lines[start - 1 : end] = [""] * (end + 1 - start)
    place(lines, [f"    {line}" for line in plan.methods.values()], f"_{declaration(plan)}", free, end)


def place(lines: list[str], methods: list[str], call: str, free: list[int], end: int) -> None:
    """Put methods into the free lines of a class, which ends at line `end`, and then a call after the class."""
    for n in free:
        if methods:
            lines[n - 1] = methods.pop(0)
    for line in [*methods, call]:
        if end < len(lines) and not lines[end].strip():
            lines[end] = line
        else:
            lines.insert(end, line)
        end += 1


def assigned_name(statement: ast.stmt) -> str:
    """Return the name that a statement of a class assigns or declares; '' for another statement."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = statement.targets
    return targets[0].id if len(targets) == 1 and isinstance(targets[0], ast.Name) else ""


def main() -> None:
    base, *paths = sys.argv[1:]
    sources = {path: (Path(base) / path).read_text(encoding="utf-8") for path in paths}
    new = {}
    for path, source in sources.items():
        if f"\n@{DECORATOR}\n" in source:
            module = ".".join(Path(path).with_suffix("").parts)
            importlib.import_module(module)
            plans = {cls.__name__: plan for cls, plan in PLANS.items() if cls.__module__ == module}
            new[path] = expanded(source, plans)
        elif FOR_MYPY in source:
            new[path] = source.replace(FOR_MYPY, "")
    for path, source in new.items():
        (Path(base) / path).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
