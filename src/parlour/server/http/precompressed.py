"""Static files with compressed variants beside them, written when the page is built (`x.js.br`, `x.js.gz`)."""

from __future__ import annotations

import os
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""File extensions by content coding, the best coding first."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""Built files have a hash in their names, so their content never changes."""


class PrecompressedFiles(StaticFiles):
    """Serves the variant a client accepts, with the content type of the original and its own ETag."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        # A variant is a representation of its original, not a resource of its own.
        if path.endswith(tuple(ENDINGS.values())):
            raise HTTPException(status_code=404)
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        coding = ""
        for each in accepted_codings(Headers(scope=scope).get("accept-encoding", "")):
            variant = f"{os.fspath(full_path)}{ENDINGS[each]}"
            try:
                found = os.stat(variant)
            except FileNotFoundError:
                continue
            coding, full_path, stat_result = each, variant, found
            break
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = IMMUTABLE
        response.headers["vary"] = "accept-encoding"
        if coding and response.status_code != 304:
            response.headers["content-encoding"] = coding
        return response


def accepted_codings(header: str) -> list[str]:
    """Return the codings that an Accept-Encoding header accepts and we have, the most preferred first, ours in
    doubt."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if name:
            weights[name] = _weight(parameters)
    wanted = {coding: weights.get(coding, weights.get("*", 0.0)) for coding in ENDINGS}
    # A plain file is preferred to a coding of less weight.
    plain = weights.get("identity", 0.0)
    found = [coding for coding, weight in wanted.items() if weight > 0 and weight >= plain]
    return sorted(found, key=lambda coding: -wanted[coding])


def _weight(parameters: list[str]) -> float:
    """Return the `q` of a coding; one that cannot be read counts as 0."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
