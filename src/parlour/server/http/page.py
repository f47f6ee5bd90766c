"""The page for browsers, as it was built into the package; without one, a few words on what this address is."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from parlour.core.registry import slugs
from parlour.table import shelf

BUILT: Final = Path(str(files("parlour.server").joinpath("page")))
KEPT: Final = "public, max-age=31536000, immutable"
"""Built files carry a hash in their names: another content is another name."""

router = APIRouter(include_in_schema=False)


@router.get("/", response_class=HTMLResponse)
async def page() -> Response:
    """The page; a browser asks for it anew each time, and it is small."""
    index = BUILT / "index.html"
    return FileResponse(index) if index.is_file() else HTMLResponse(_without_a_page())


@router.get("/favicon.svg")
async def favicon() -> Response:
    """The small picture in the browser's tab."""
    icon = BUILT / "favicon.svg"
    return FileResponse(icon) if icon.is_file() else Response(status_code=204)


class _Kept(StaticFiles):
    def file_response(self, *arguments: object, **more: object) -> Response:
        response = super().file_response(*arguments, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = KEPT
        return response


def add_page(app: FastAPI) -> None:
    """Serve the page and its parts."""
    app.include_router(router)
    if (BUILT / "assets").is_dir():
        app.mount("/assets", _Kept(directory=BUILT / "assets"), name="assets")


def _without_a_page() -> str:
    """For a package that was made without the browser's part."""
    editions = [shelf.own_edition(slug) for slug in slugs()]
    games = "".join(f"<li>{escape(each.title)}, {each.year}</li>" for each in editions)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>'
        '<meta name="viewport" content="width=device-width"><h1>Parlour</h1>'
        "<p>One table for historic games of trade and monopoly.</p>"
        f"<ul>{games}</ul>"
        "<p>This installation has no page for browsers. Programs sit down with "
        '<code>parlour.connect(address)</code>; <a href="/openapi.json">the description of this server</a>.</p></html>'
    )
