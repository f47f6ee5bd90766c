"""The first page: what this address is, for whoever comes by browser."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from parlour.core.registry import slugs
from parlour.table import shelf

router = APIRouter(include_in_schema=False)


@router.get("/", response_class=HTMLResponse)
async def page() -> str:
    """The games, and the ways to them."""
    editions = [shelf.own_edition(slug) for slug in slugs()]
    games = "".join(f"<li>{escape(each.title)}, {each.year}</li>" for each in editions)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>'
        '<meta name="viewport" content="width=device-width"><h1>Parlour</h1>'
        "<p>One table for historic games of trade and monopoly.</p>"
        f"<ul>{games}</ul>"
        "<p>Programs sit down with <code>parlour.connect(address)</code>; "
        '<a href="/openapi.json">the description of this server</a> and '
        '<a href="/api/messages">of its messages</a>.</p></html>'
    )
