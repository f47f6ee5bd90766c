"""Record classes as they are written out for the compiler do what those do that `record` makes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_bases import ROOT, tool

FACTS = """
import inspect, json, re
from parlour.core.data import record_class
from parlour.core.data.record_source import PLANS
from parlour.core.registry import find, slugs

def code_of(code):
    inner = [code_of(each) if hasattr(each, "co_code") else repr(each) for each in code.co_consts]
    return [code.co_code.hex(), list(code.co_names), list(code.co_varnames), inner]

def text_of(value):
    return re.sub(" at 0x[0-9a-f]+", "", repr(value))

def kind_of(kind):
    parts = {name: kind_of(part) if hasattr(part, "dump") else text_of(part) for name, part in vars(kind).items()
             if not callable(part) and not isinstance(part, (dict, list))}
    return [type(kind).__qualname__, parts]

def facts(cls):
    methods = {name: code_of(each.__code__) for name, each in vars(cls).items() if inspect.isfunction(each)}
    fields = {name: kind_of(kind) for name, kind in record_class.fields_of(cls).items()}
    names = [name for name in vars(cls) if not name.startswith("__")]
    return [str(inspect.signature(cls)), methods, fields, sorted(names), getattr(cls, "__final__", False)]

for slug in slugs():
    find(slug)
found = {f"{cls.__module__}.{cls.__qualname__}": facts(cls) for cls in record_class._TABLES}
print(json.dumps([found, len(PLANS)], default=repr))
"""


def facts_of(source: Path) -> tuple[dict[str, Any], int]:
    """What the record classes of all games are, as a process finds them in these sources; how many `record` made."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", FACTS], env=environment, capture_output=True, text=True, check=False, cwd=source
    )
    assert done.returncode == 0, done.stderr
    found, count = json.loads(done.stdout)
    return found, count


@cache
def compile_tool() -> Any:
    return tool("compile")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    compile_tool().copy_sources(folder)
    return folder


@pytest.fixture(scope="module")
def written_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("expanded")
    compile_tool().copy_expanded(folder)
    return folder


def test_written_out_classes_are_those_that_record_makes(plain: Path, written_out: Path) -> None:
    """Signatures, defaults, code of all methods and field types are equal, in every game and the kit."""
    by_record, count = facts_of(plain)
    by_text, none = facts_of(written_out)
    assert count == len(by_record) >= 20
    assert none == 0, "nothing is left for `record` to do"
    assert by_text == by_record


def test_lines_keep_their_numbers(plain: Path, written_out: Path) -> None:
    """Tracebacks of compiled code fit the sources: no function begins at another line."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        there = written_out / path.relative_to(ROOT / "src")
        before, after = path.read_text(encoding="utf-8"), there.read_text(encoding="utf-8")
        if before != after:
            now = after.split("\n")
            for n, line in enumerate(before.split("\n")):
                if line.strip().startswith(("def ", "class ", "return ")):
                    assert now[n] == line, f"{path}:{n + 1}"


EXAMPLE = '''"""A module."""

from __future__ import annotations

from typing import Annotated

from parlour.core.data.record_class import record


@record
class Small:
    at: Annotated[bool, "Whether."] = True
LIST = [1]
'''


def test_a_class_without_room_moves_what_follows_it(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(EXAMPLE)
    code = (ROOT / "tools" / "expand.py").read_text(encoding="utf-8")
    compile_tool().run_python(code, str(tmp_path), "small.py", cwd=tmp_path)
    text = (tmp_path / "small.py").read_text()
    assert text.index("def __init__") < text.index("def copy") < text.index("\n_declared(Small") < text.index("\nLIST")


def test_nothing_is_left_that_only_mypy_needs(written_out: Path) -> None:
    """`dataclass_transform` sets an attribute of the function, which a compiled one does not have."""
    text = (written_out / "parlour" / "core" / "data" / "record_class.py").read_text(encoding="utf-8")
    assert "\n@dataclass_transform" not in text
    assert "\ndef record(" in text
