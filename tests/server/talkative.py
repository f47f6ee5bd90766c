"""`parlour` with a planted fault: it logs whom it speaks to."""

from __future__ import annotations

import logging

from parlour.cli import main
from parlour.server import identity, sockets

quiet = identity.hashed


def talkative(token: str) -> str:
    logging.getLogger("parlour.server").warning("somebody comes with %s", token)
    return quiet(token)


sockets.hashed = talkative  # type: ignore[attr-defined]

if __name__ == "__main__":
    main()
