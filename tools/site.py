"""Build the documentation site from docs/ into build/site: `make docs`.

Links from docs/ to files outside of it lead somewhere in the repository, and nowhere on the site: there they become
plain text. Every other link must lead to a page, or the build fails. The site loads nothing from other servers; that
is checked.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
COPY: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "build" / "site"
LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
LOADED: Final = re.compile(
    r'<(?:script|img|iframe)[^>]*\ssrc="(https?:)?//[^"]*"|<link[^>]*rel="(?:stylesheet|preconnect)"[^>]*href="(https?:)?//'
)


def inside(text: str, page: Path) -> str:
    """Return a page's text with links that leave docs/ replaced by their words."""

    def kept(link: re.Match[str]) -> str:
        words, target = link[1], link[2].partition("#")[0]
        if not target or re.match(r"[a-z]+:", target):
            return link[0]
        return link[0] if (page.parent / target).resolve().is_relative_to(DOCS) else words

    return LINK.sub(kept, text)


def prepare() -> None:
    """Copy docs/ for the site."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(DOCS, COPY)
    for page in DOCS.rglob("*.md"):
        (COPY / page.relative_to(DOCS)).write_text(inside(page.read_text(encoding="utf-8"), page), encoding="utf-8")


def loaded_from_elsewhere(site: Path) -> list[str]:
    """Return the pages that load something from another server."""
    return [str(page.relative_to(site)) for page in site.rglob("*.html") if LOADED.search(page.read_text("utf-8"))]


def build() -> None:
    """Build the site. SystemExit if a link leads nowhere, or a page loads something from elsewhere."""
    prepare()
    shutil.rmtree(SITE, ignore_errors=True)
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--strict", "-f", str(ROOT / "mkdocs.yml")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    elsewhere = loaded_from_elsewhere(SITE)
    if elsewhere:
        raise SystemExit(f"these pages load something from another server: {', '.join(elsewhere)}")


if __name__ == "__main__":
    build()
    print(f"{SITE.relative_to(ROOT)}/index.html")
