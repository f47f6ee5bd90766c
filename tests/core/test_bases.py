"""What mypyc must be told of classes that others are built upon, lest it takes too much for granted."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def untold(folder: Path, first: str, second: str) -> list[str]:
    (folder / "first.py").write_text(first)
    (folder / "second.py").write_text(second)
    found: list[str] = tool("bases").missing(folder, [Path("first.py"), Path("second.py")])
    return found


def test_all_that_must_be_said_in_the_compiled_layers_is_said(tmp_path: Path) -> None:
    paths = tool("compile").copy_expanded(tmp_path)
    assert len(paths) > 100
    assert tool("bases").missing(tmp_path, [Path(path) for path in paths]) == []


def test_a_subclass_in_another_module_must_be_said(tmp_path: Path) -> None:
    second = "from first import Animal as Beast\nclass Dog(Beast[int]): pass\n"
    assert len(untold(tmp_path, "class Animal: pass\n", second)) == 1
    assert untold(tmp_path, OPEN + "class Animal: pass\n", second) == []


def test_a_subclass_in_the_same_module_is_seen(tmp_path: Path) -> None:
    assert untold(tmp_path, "class Animal: pass\nclass Dog(Animal): pass\n", "") == []


def test_an_init_taken_over_in_another_module_must_be_said(tmp_path: Path) -> None:
    made = "class Animal:\n    def __init__(self) -> None: pass\n"
    second = "from first import Animal\nclass Dog(Animal): pass\n"
    assert len(untold(tmp_path, OPEN + made, second)) == 1
    assert untold(tmp_path, "@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)\n" + made, second) == []
    assert untold(tmp_path, OPEN + made, second.replace("pass", "\n    def __init__(self) -> None: pass")) == []
