"""What the pages on doors show works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOORS = Path(__file__).resolve().parents[2] / "docs" / "doors"
PAGES = sorted(DOORS.glob("*.md"))
EXAMPLES = [
    (page.stem, code)
    for page in PAGES
    for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)
]


@pytest.mark.parametrize("code", [code for _page, code in EXAMPLES], ids=[page for page, _code in EXAMPLES])
def test_an_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {})


def test_every_door_has_an_example() -> None:
    assert {page for page, _code in EXAMPLES} == {page.stem for page in PAGES} - {"README"}


def test_every_page_is_listed() -> None:
    listed = set(re.findall(r"\]\((\w+)\.md\)", (DOORS / "README.md").read_text(encoding="utf-8")))
    assert listed == {page.stem for page in PAGES} - {"README"}
