"""Serves the web page that was built into the package; without one, a short explanation."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from parlour.core.registry import slugs
from parlour.server.http.cached_responses import REVALIDATED, has_current
from parlour.server.http.games import game_lines
from parlour.server.http.precompressed import PrecompressedFiles
from parlour.table import library

BUILT: Final = Path(str(files("parlour.server").joinpath("page")))
GAMES: Final = '<script type="application/json" id="games">'
"""The element of the page that the list of games is written into: the start page needs no request for it."""

router = APIRouter(include_in_schema=False)


@router.get("/", response_class=HTMLResponse)
async def page(request: Request) -> Response:
    """Return the page itself, which is small; all other files have a hash of their content in their names."""
    index = BUILT / "index.html"
    if not index.is_file():
        return HTMLResponse(_without_a_page())
    body = with_games(index.read_text(encoding="utf-8")).encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    # The page names the files it consists of, so a browser must revalidate it each time.
    return has_current(request, tag) or HTMLResponse(body, headers={"etag": tag, "cache-control": REVALIDATED})


@router.get("/favicon.svg")
async def favicon() -> Response:
    """Return the icon for the browser's tab."""
    icon = BUILT / "favicon.svg"
    return FileResponse(icon) if icon.is_file() else Response(status_code=204)


def with_games(index: str) -> str:
    """Return the page with the list of games, which is `GET /api/games`, in its element."""
    return index.replace(GAMES, GAMES + _games_json(), 1)


@cache
def _games_json() -> str:
    """Return the list of games as JSON that cannot end its element: '<' is escaped."""
    return json.dumps(game_lines(), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def add_page(app: FastAPI) -> None:
    """Serve the page and its assets."""
    app.include_router(router)
    if (BUILT / "assets").is_dir():
        app.mount("/assets", PrecompressedFiles(directory=BUILT / "assets"), name="assets")


def _without_a_page() -> str:
    """Return the text for a package that was built without the web page."""
    editions = [library.bundled_edition(slug) for slug in slugs()]
    games = "".join(f"<li>{escape(each.title)}, {each.year}</li>" for each in editions)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>'
        '<meta name="viewport" content="width=device-width"><h1>Parlour</h1>'
        "<p>One table for historic games of trade and monopoly.</p>"
        f"<ul>{games}</ul>"
        "<p>This installation has no page for browsers. Programs sit down with "
        '<code>parlour.connect(address)</code>; <a href="/openapi.json">the description of this server</a>.</p></html>'
    )
