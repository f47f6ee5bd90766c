"""How a fault is planted into a server, and what that server allows."""

from __future__ import annotations

from typing import Final

from parlour.server.settings import Limits

WIDE: Final = Limits(
    messages_a_second=10_000.0,
    live_messages_a_second=10_000.0,
    requests_a_second=10_000.0,
    sockets=10_000,
    unfinished_requests=10_000,
)
LIMITS: Final = [WIDE]
"""The last one counts."""


def plant(where: object, name: str, what: object) -> None:
    setattr(where, name, what)
