"""Texts that bots send when they decline an offer: why, and what would change their mind."""

from __future__ import annotations

from typing import Final

AGREED: Final = ""
NEEDS_CASH: Final = "I need to keep some money in hand."
HELPS_YOU: Final = "That would help you more than me."
ROUND: Final = 25
"""The price that a bot asks for is rounded up to this: nobody reveals their real limit."""


def keeps_whole(what: str) -> str:
    return f"I own the whole {what} and am keeping it together."


def wants_more(lacking: float, is_costly_rival: bool) -> str:
    """Return why a deal that brings too little is declined, with the rough amount if money can close the gap."""
    if is_costly_rival:
        return HELPS_YOU
    more = (int(lacking) // ROUND + 1) * ROUND
    return f"I would want about {more} more."
