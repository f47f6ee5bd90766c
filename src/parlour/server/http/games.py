"""HTTP routes for games: boards, rules and options, as data."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from parlour import bots
from parlour.bots.casting import STRENGTHS
from parlour.bots.temperament import CHARACTERS
from parlour.core.data.edition_summary import without_summary
from parlour.core.registry import find, slugs
from parlour.server.http.cached_responses import CachedResponses
from parlour.server.http.models import Problem
from parlour.server.messages import schema
from parlour.server.rooms.table_request import Slug
from parlour.table import library

router = APIRouter(prefix="/api", tags=["games"], responses={code: {"model": Problem} for code in (403, 404, 422, 429)})


def _fixed(request: Request) -> CachedResponses:
    fixed: CachedResponses = request.app.state.fixed
    return fixed


@router.get("/games", response_model=list[dict[str, Any]])
async def games(request: Request) -> Response:
    """List the games."""
    return _fixed(request).answer(request, "games", game_lines)


@router.get("/games/{game}", response_model=dict[str, Any])
async def one_game(request: Request, game: Slug) -> Response:
    """Return a game's options with their readings, its presets, its bots and the meaning of its events."""
    find(game)
    return _fixed(request).answer(request, game, lambda: _described(game))


@router.get("/games/{game}/rules", response_model=dict[str, Any])
async def rules(request: Request, game: Slug, ruleset: int | None = None) -> Response:
    """Return a game's rulebook: every clause, and every ruling with its readings. `ruleset`: of an earlier ruleset."""
    find(game, ruleset)
    return _fixed(request).answer(request, f"rules of {game} {ruleset}", lambda: library.rulebook_data(game, ruleset))


@router.get("/games/{game}/edition", response_model=dict[str, Any])
async def edition(request: Request, game: Slug) -> Response:
    """Return a game's board, cards and prices, each with its source."""
    find(game)
    return edition_answer(request, game)


@router.get("/games/{game}/edition.toml", response_class=PlainTextResponse)
async def edition_file(game: Slug) -> Response:
    """Return a game's edition as a TOML file, as a starting point for a custom edition."""
    name = f'attachment; filename="{find(game).slug}.toml"'
    return PlainTextResponse(library.edition_text(game), headers={"content-disposition": name})


def edition_answer(request: Request, game: str) -> Response:
    """Return the data of a game's bundled edition."""
    return _fixed(request).answer(request, f"edition of {game}", lambda: without_summary(library.edition_data(game)))


@router.get("/messages", response_model=dict[str, Any])
async def messages(request: Request) -> Response:
    """Return the JSON schema of all messages on a table's WebSocket."""
    return _fixed(request).answer(request, "messages", schema)


def game_lines() -> list[dict[str, Any]]:
    """Return what lists of games show, for all games."""
    return [_line(slug) for slug in slugs()]


def _line(slug: str) -> dict[str, Any]:
    edition = library.bundled_edition(slug)
    return {
        "game": slug,
        "title": edition.title,
        "year": edition.year,
        "seats": {"min": edition.least_seats, "max": edition.most_seats},
        "summary": edition.summary.to_data(),
    }


def _live_readings(game: str) -> list[dict[str, Any]]:
    """Return the readings of options by which a game is played in real time."""
    is_live = find(game).is_live
    rulebook = library.rulebook(game)
    usual = {option.name: option.default for option in rulebook.options}
    return [
        {"option": option.name, "value": value}
        for option in rulebook.options
        for value, _text in option.readings
        if is_live(usual | {option.name: value}) and not is_live(usual | {option.name: option.default})
    ]


def _described(game: str) -> dict[str, Any]:
    rulebook = library.rulebook(game)
    return _line(game) | {
        "bots": bots.names_by_strength(game),
        "cast": {"bots": list(STRENGTHS), "characters": [{"id": one.id, "name": one.name} for one in CHARACTERS]},
        "live": _live_readings(game),
        "options": [
            {
                "name": option.name,
                "label": option.label,
                "default": option.default,
                "cites": list(option.cites),
                "text": option.text,
                "min": option.least,
                "max": option.most,
                "readings": [{"value": value, "text": text} for value, text in option.readings],
            }
            for option in rulebook.options
        ],
        "presets": [
            {"name": preset.name, "label": preset.label, "text": preset.text, "options": dict(preset.options)}
            for preset in rulebook.presets
        ],
        "event_tags": [
            {"event": tag.event, "meaning": tag.meaning, "parts": dict(tag.parts)} for tag in find(game).event_tags
        ],
    }
