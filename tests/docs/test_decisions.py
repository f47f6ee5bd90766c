"""The index of the decision records."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"
ROW = re.compile(r"^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \|$", re.MULTILINE)


def test_the_index_lists_every_decision_once_under_its_title() -> None:
    rows = ROW.findall((FOLDER / "README.md").read_text("utf-8"))
    files = {path.name: path.read_text("utf-8").partition("\n")[0] for path in FOLDER.glob("[0-9]*.md")}
    assert sorted(name for _number, name, _title in rows) == sorted(files)
    for number, name, title in rows:
        assert files[name] == f"# {number}: {title}"


def test_a_title_names_the_topic_and_the_choice() -> None:
    titles = [title for _number, _name, title in ROW.findall((FOLDER / "README.md").read_text("utf-8"))]
    assert [title for title in titles if ": " not in title] == []
