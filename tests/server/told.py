"""What a client knows that is told of changes."""

from __future__ import annotations

from typing import Any

PARTS = ("room", "you", "view", "ask")


def take_in(known: dict[str, Any], message: dict[str, Any]) -> None:
    """Know what a snapshot or an update says."""
    known |= {part: message[part] for part in PARTS if part in message}
    if "changes" in message:
        known["view"] = known["view"] | message["changes"]
