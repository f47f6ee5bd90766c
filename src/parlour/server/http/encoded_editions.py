"""`EncodedEditions`: a cache of custom editions as JSON, ready to send.

Parsing one may cost 70 ms, so it happens in the evaluation process; the server caches the resulting bytes.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final, final

from parlour.core.data.bounds import KIB
from parlour.server.workers.evaluation_queue import EvaluationPool

MAX_CACHED_BYTES: Final = 4 * 1024 * KIB
"""The maximum number of bytes of all cached editions."""


def tag_of(game: str, text: str) -> str:
    """Return the ETag of an edition's content: equal texts have equal tags."""
    return hashlib.sha256(f"{game}\n{text}".encode()).hexdigest()[:32]


@final
class EncodedEditions:
    """Custom editions as JSON, encoded in the evaluation process. The most recently used ones are cached."""

    def __init__(self, evaluation: EvaluationPool) -> None:
        self._evaluation = evaluation
        self._cached: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    async def find(self, address: str, game: str, text: str) -> bytes:
        """Return the data of an edition. `address` is the client whose turn the evaluation takes."""
        tag = tag_of(game, text)
        body = self._cached.get(tag)
        if body is None:
            body = await self._evaluation.run(address, "edition_data", game, text, size=len(text))
            self._add(tag, body)
        else:
            self._cached.move_to_end(tag)
        return body

    def _add(self, tag: str, body: bytes) -> None:
        self._size += len(body) - len(self._cached.pop(tag, b""))
        self._cached[tag] = body
        while self._size > MAX_CACHED_BYTES:
            _oldest, gone = self._cached.popitem(last=False)
            self._size -= len(gone)
