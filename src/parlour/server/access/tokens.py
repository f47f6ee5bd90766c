"""`Tokens`: issues tokens, and recognises those that this server or another process on the same store has issued.

A token of an older version is not signed. It is valid as long as the store knows its owner.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from parlour.core.refusals import Refused
from parlour.i18n.refusals import refused
from parlour.server.access.identity import MAX_TOKEN, hashed, is_signed, new_token
from parlour.server.store import StoreError
from parlour.server.store.writer import StoreWriter

MAX_REMEMBERED: Final = 10_000
"""The number of remembered hashes of unsigned tokens that the store has recognised."""


class Tokens:
    """Issues tokens, and recognises them."""

    def __init__(self, writer: StoreWriter) -> None:
        self._writer = writer
        self._key: bytes | None = None
        """Read from the store when it is first needed."""
        self._remembered: OrderedDict[str, None] = OrderedDict()

    async def issue(self) -> str:
        """Create a new token. StoreError if its key cannot be read."""
        return new_token(await self._signing_key())

    async def recognise(self, token: str) -> str:
        """Return the token if it is valid; '' otherwise."""
        if not 0 < len(token) <= MAX_TOKEN:
            return ""
        return token if await self._is_issued(token) or await self._is_known(token) else ""

    async def first_recognised(self, tokens: Iterable[str]) -> str:
        """Return the first valid token; '' if none is."""
        for token in tokens:
            if recognised := await self.recognise(token):
                return recognised
        return ""

    async def _is_issued(self, token: str) -> bool:
        if "." not in token:
            return False
        try:
            return is_signed(token, await self._signing_key())
        except StoreError:  # a store that has lost its key still knows who sits at its tables
            return False

    async def _is_known(self, token: str) -> bool:
        holder = hashed(token)
        if holder in self._remembered:
            self._remembered.move_to_end(holder)
            return True
        if not await self._writer.read(lambda store: store.is_holder(holder)):
            return False
        self._remembered[holder] = None
        if len(self._remembered) > MAX_REMEMBERED:
            self._remembered.popitem(last=False)
        return True

    async def _signing_key(self) -> bytes:
        if self._key is None:
            self._key = await self._writer.read(lambda store: store.token_key())
        return self._key


def unknown_token() -> Refused:
    """Return the refusal for a client without a valid token."""
    return refused("me/unknown")
