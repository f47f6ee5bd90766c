"""How a fault is planted into a server, and what that server allows."""

from __future__ import annotations

from typing import Any, Final

from parlour.server.settings import Limits

UNCOUNTED: Final[dict[str, Any]] = {
    "tables_at_once": 1e9,
    "address_tables_at_once": 1e9,
    "address_public_at_once": 1e9,
    "lessons_at_once": 1e9,
    "address_lessons_at_once": 1e9,
    "unfinished_tables": 10**9,
    "public_tables": 10**9,
    "claims_at_once": 1e9,
    "chat_at_once": 1e9,
}
"""No quotas: many of the tests' people are one person, and all have one address."""
WIDE: Final = Limits(
    messages_a_second=10_000.0,
    live_messages_a_second=10_000.0,
    requests_a_second=10_000.0,
    sockets=10_000,
    unfinished_requests=10_000,
    **UNCOUNTED,
)
LIMITS: Final = [WIDE]
"""The last one counts."""


def plant(where: object, name: str, what: object) -> None:
    setattr(where, name, what)
