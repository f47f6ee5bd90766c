"""Quotas per table: how much may be said and stored. Checked when a command is judged, so a repeated one counts
once."""

# Compiled with mypyc.

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.i18n.refusals import refused
from parlour.server.access.rate_limit import TokenBuckets
from parlour.server.rooms.room import Room
from parlour.server.settings import Limits


class TableQuota:
    """The quotas of all tables of a server."""

    def __init__(self, limits: Limits, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._max_entries = limits.entries
        self._max_lines = limits.chat_lines
        self._chat = TokenBuckets(limits.chat_a_second, limits.chat_at_once, monotonic)
        self._remarks = TokenBuckets(limits.remarks_a_second, limits.remarks_at_once, monotonic)

    def check_entry(self, room: Room) -> None:
        """Raise Refused if the table's log is full."""
        if room.count >= self._max_entries:
            raise refused("quota/entries", count=room.count)

    def check_chat(self, room: Room, holder: str) -> None:
        """Raise Refused if somebody writes too fast, or the table's chat is full."""
        if room.words >= self._max_lines:
            raise refused("quota/chat_lines", count=room.words)
        if not self._chat.take(f"{room.id}|{holder}"):
            raise refused("quota/chat")

    def may_remark(self, room: Room, seat: int) -> bool:
        """Whether a bot may write a remark now."""
        return room.words < self._max_lines and self._remarks.take(f"{room.id}|{seat}")
