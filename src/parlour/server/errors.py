"""HTTP errors in one format: problem+json with a code, a clause, a sentence and its details."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from parlour.core.refusals import BadData, ParlourError, Refused
from parlour.i18n.refusals import refused
from parlour.server.store import DamagedRoom, StoreError

log = logging.getLogger("parlour.server")
STATUS: Final = {
    "me/unknown": 401,
    "metrics/no_key": 401,
    "origin/other": 403,
    "room/not_host": 403,
    "room/not_seated": 403,
    "quota/bytes": 429,
    "quota/claims": 429,
    "quota/public": 429,
    "quota/public_rate": 429,
    "quota/tables": 429,
    "quota/unfinished": 429,
    "replay/unknown": 404,
    "room/unknown": 404,
    "input/too_expensive": 422,
    "input/too_large": 413,
    "input/too_often": 429,
    "input/too_slow": 408,
    "seat/no_invitation": 403,
    "seat/not_yours": 403,
    "server/busy": 503,
    "server/closing": 503,
    "server/full": 503,
    "store/busy": 503,
    "store/changed": 503,
    "store/unavailable": 503,
}
"""The HTTP status of a refusal code; all others are 409 Conflict."""
CONFLICT: Final = 409
FIRST_PROBLEM: Final = 400
RETRY_SECONDS: Final = 5
"""When a client that was refused because of load may ask again."""
RETRIED: Final = ("server/busy",)
MAX_REASON: Final = 120
"""The maximum bytes of a close reason: a little less than a close frame allows."""
PROBLEM_JSON: Final = "application/problem+json"


def problem(status: int, refusal: Refused) -> JSONResponse:
    """Build an error response."""
    headers = {"retry-after": str(RETRY_SECONDS)} if refusal.code in RETRIED else None
    return JSONResponse(problem_data(status, refusal), status, headers, media_type=PROBLEM_JSON)


def problem_data(status: int, refusal: Refused) -> dict[str, object]:
    return {
        "type": "about:blank",
        "title": refusal.code,
        "status": status,
        "code": refusal.code,
        "clause": refusal.clause,
        "detail": refusal.text,
        "details": refusal.details,
    }


def close_reason(refusal: Refused) -> str:
    """Return why a WebSocket is closed, in the few bytes that a close frame has: 'CODE: SENTENCE', cut off."""
    return f"{refusal.code}: {refusal.text}".encode()[:MAX_REASON].decode(errors="ignore")


def bad_input(where: str, text: str) -> Refused:
    """Return the refusal of data that cannot be used. Its first part says which: 'edition', 'record', 'seats'."""
    part = re.split("[^a-z]", where.lower(), maxsplit=1)[0]
    return Refused("input/bad", "", text, {"part": part, "problem": text})


def describe_problems(app: FastAPI) -> None:
    """Document in the OpenAPI schema that every error is problem+json."""
    plain = app.openapi
    described: list[dict[str, Any]] = []

    def openapi() -> dict[str, Any]:
        if described:
            return described[0]
        schema = plain()
        shape = {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}}
        for operations in schema["paths"].values():
            for operation in operations.values():
                for status, answer in operation["responses"].items():
                    if int(status) >= FIRST_PROBLEM:
                        answer["content"] = shape
        for unused in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(unused, None)
        described.append(schema)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]


def add_problems(app: FastAPI) -> None:
    """Make every error of an application use this format."""

    @app.exception_handler(ParlourError)
    async def refuse(_request: Request, refusal: ParlourError) -> JSONResponse:
        if isinstance(refusal, Refused):
            answer = problem(STATUS.get(refusal.code, CONFLICT), refusal)
            seconds = getattr(refusal, "retry_after", 0)
            if seconds:
                answer.headers["retry-after"] = str(seconds)
            return answer
        if isinstance(refusal, BadData):
            return problem(422, bad_input(refusal.where, str(refusal)))
        return problem(422, bad_input("", "the rules broke"))

    @app.exception_handler(DamagedRoom)
    async def damaged(_request: Request, damage: DamagedRoom) -> JSONResponse:
        log.error("%s", damage)
        return problem(410, refused(damage.code, **damage.details()))

    @app.exception_handler(StoreError)
    async def unavailable(_request: Request, _problem: StoreError) -> JSONResponse:
        return problem(503, refused("store/unavailable"))

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, invalid: RequestValidationError) -> JSONResponse:
        first = invalid.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, bad_input(where.removeprefix("body."), f"{where}: {first['msg']}"[:300]))

    @app.exception_handler(HTTPException)
    async def other(_request: Request, failure: HTTPException) -> JSONResponse:
        answer = problem(failure.status_code, refused("http/error", status=failure.status_code))
        answer.headers.update(failure.headers or {})
        return answer
