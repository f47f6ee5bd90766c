"""The documentation site: it builds, all links lead somewhere, and nothing comes from another server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import site

NAV = yaml.safe_load((site.ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
AUDIENCES = ("players", "hosts", "historians", "researchers", "developers")


def pages(part: Any) -> list[str]:
    if isinstance(part, str):
        return [part]
    parts = part.values() if isinstance(part, dict) else part
    return [page for each in parts for page in pages(each)]


@pytest.fixture(scope="module")
def built() -> Path:
    site.build()  # ends with SystemExit if a link leads nowhere
    return site.SITE


def test_every_audience_has_its_entry_page() -> None:
    start = (site.DOCS / "index.md").read_text(encoding="utf-8")
    for audience in AUDIENCES:
        assert f"audiences/{audience}.md" in start
        assert f"audiences/{audience}.md" in pages(NAV)
    assert all((site.DOCS / page).is_file() for page in pages(NAV))


def test_the_site_has_every_page_and_the_reference(built: Path) -> None:
    made = {page.relative_to(built).as_posix() for page in built.rglob("*.html")}
    for page in site.DOCS.rglob("*.md"):
        place = page.relative_to(site.DOCS).with_suffix("")
        folder = place.parent if place.name in ("README", "index") else place
        assert (folder / "index.html").as_posix() in made
    reference = (built / "api" / "index.html").read_text(encoding="utf-8")
    for name in ("parlour.table.table.Table", "parlour.table.table.Table.act", "parlour.bots.bot.Bot"):
        assert f'id="{name}"' in reference


def test_nothing_is_loaded_from_another_server(built: Path, tmp_path: Path) -> None:
    assert site.loaded_from_elsewhere(built) == []
    (tmp_path / "bad.html").write_text('<script defer src="https://example.org/x.js"></script>')
    assert site.loaded_from_elsewhere(tmp_path) == ["bad.html"]
    assert not re.search('class="[^"]*mermaid', (built / "architecture" / "index.html").read_text(encoding="utf-8"))


def test_links_that_leave_the_docs_become_text() -> None:
    page = site.DOCS / "architecture.md"
    given = "[a](../web/README.md) [b](glossary.md#x) [c](https://example.org) ![d](pictures/start.jpg) [e](#f)"
    kept = "a [b](glossary.md#x) [c](https://example.org) ![d](pictures/start.jpg) [e](#f)"
    assert site.inside(given, page) == kept
