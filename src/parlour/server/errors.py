"""HTTP errors in one format: problem+json with a code, a clause and a sentence."""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from parlour.core.refusals import BadData, ParlourError, Refused
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
PROBLEM_JSON: Final = "application/problem+json"


def problem(status: int, code: str, detail: str, clause: str = "") -> JSONResponse:
    """Build an error response."""
    headers = {"retry-after": str(RETRY_SECONDS)} if code in RETRIED else None
    return JSONResponse(problem_data(status, code, detail, clause), status, headers, media_type=PROBLEM_JSON)


def problem_data(status: int, code: str, detail: str, clause: str = "") -> dict[str, object]:
    return {"type": "about:blank", "title": code, "status": status, "code": code, "clause": clause, "detail": detail}


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
    async def refused(_request: Request, refusal: ParlourError) -> JSONResponse:
        if isinstance(refusal, Refused):
            answer = problem(STATUS.get(refusal.code, CONFLICT), refusal.code, refusal.text, refusal.clause)
            seconds = getattr(refusal, "retry_after", 0)
            if seconds:
                answer.headers["retry-after"] = str(seconds)
            return answer
        return problem(422, "input/bad", str(refusal) if isinstance(refusal, BadData) else "That cannot be done.")

    @app.exception_handler(DamagedRoom)
    async def damaged(_request: Request, damage: DamagedRoom) -> JSONResponse:
        log.error("%s", damage)
        return problem(410, damage.code, damage.words())

    @app.exception_handler(StoreError)
    async def unavailable(_request: Request, _problem: StoreError) -> JSONResponse:
        return problem(503, "store/unavailable", "The tables cannot be read now; try again soon.")

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, invalid: RequestValidationError) -> JSONResponse:
        first = invalid.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, "input/bad", f"{where}: {first['msg']}"[:300])

    @app.exception_handler(HTTPException)
    async def other(_request: Request, failure: HTTPException) -> JSONResponse:
        answer = problem(failure.status_code, "http/error", str(failure.detail))
        answer.headers.update(failure.headers or {})
        return answer
