"""`parlour` with limits that no test reaches, for those that ask very often."""

from __future__ import annotations

from parlour.cli import main
from parlour.server.settings import Limits
from tests.server.planting import UNCOUNTED

MANY = 1e9


def widen() -> None:
    """Only in a server's process: whoever merely imports this keeps the limits that everybody gets."""
    Limits.__new__.__defaults__ = tuple(
        Limits(
            messages_a_second=MANY,
            live_messages_a_second=MANY,
            requests_a_second=MANY,
            sockets=10_000,
            wrong_names_a_minute=MANY,
            wrong_names_in_all=MANY,
            unfinished_requests=10_000,
            **UNCOUNTED,
        )
    )


if __name__ == "__main__":
    widen()
    main()
