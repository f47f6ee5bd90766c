"""What the pages on doors show works as shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server

DOORS = Path(__file__).resolve().parents[2] / "docs" / "doors"
PAGES = sorted(DOORS.glob("*.md"))
EXAMPLES = [
    (page.stem, code)
    for page in PAGES
    for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)
]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("doors")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log").start()
    yield server.url
    server.stop()


@pytest.mark.parametrize("code", [code for _page, code in EXAMPLES], ids=[page for page, _code in EXAMPLES])
def test_an_example_runs(code: str, request: pytest.FixtureRequest) -> None:
    names = {"url": request.getfixturevalue("url")} if "url" in code else {}
    exec(compile(code, "example", "exec"), names)


def test_every_door_has_an_example() -> None:
    assert {page for page, _code in EXAMPLES} == {page.stem for page in PAGES} - {"README"}


def test_every_page_is_listed() -> None:
    listed = set(re.findall(r"\]\((\w+)\.md\)", (DOORS / "README.md").read_text(encoding="utf-8")))
    assert listed == {page.stem for page in PAGES} - {"README"}
