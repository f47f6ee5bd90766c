"""The games: boards, rules and options, as data for whoever draws or reads them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from parlour import bots
from parlour.core.registry import find, slugs
from parlour.server.http.forms import Problem, Slug
from parlour.server.messages import schema
from parlour.table import shelf

router = APIRouter(prefix="/api", tags=["games"], responses={code: {"model": Problem} for code in (403, 404, 422, 429)})


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """The games there are."""
    return [_line(slug) for slug in slugs()]


@router.get("/games/{game}")
async def one_game(game: Slug) -> dict[str, Any]:
    """A game's options with their readings, its presets and its bots."""
    find(game)
    rulebook = shelf.rulebook(game)
    return _line(game) | {
        "bots": bots.names(game),
        "options": [
            {
                "name": option.name,
                "label": option.label,
                "default": option.default,
                "cites": list(option.cites),
                "text": option.text,
                "least": option.least,
                "most": option.most,
                "readings": [{"value": value, "text": text} for value, text in option.readings],
            }
            for option in rulebook.options
        ],
        "presets": [
            {"name": preset.name, "label": preset.label, "text": preset.text, "options": dict(preset.options)}
            for preset in rulebook.presets
        ],
    }


@router.get("/games/{game}/rules")
async def rules(game: Slug) -> dict[str, Any]:
    """A game's rulebook: every clause, every ruling with its readings."""
    find(game)
    return shelf.rulebook_data(game)


@router.get("/games/{game}/edition")
async def edition(game: Slug) -> dict[str, Any]:
    """A game's board, cards and prices, each with where it comes from."""
    find(game)
    return shelf.edition_data(game)


@router.get("/messages")
async def messages() -> dict[str, Any]:
    """The JSON schema of everything that goes over a table's socket."""
    return schema()


def _line(slug: str) -> dict[str, Any]:
    edition = shelf.own_edition(slug)
    seats = {"least": edition.least_seats, "most": edition.most_seats}
    return {"game": slug, "title": edition.title, "year": edition.year, "seats": seats}
