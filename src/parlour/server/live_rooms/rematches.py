"""Rematches: opens the next room for the same players once the finished room has named it."""

from __future__ import annotations

import secrets

import msgspec

from parlour.chance.committed import SECRET_BYTES, commitment_to
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager


async def rematch(manager: RoomManager, live: LiveRoom) -> str:
    """Return the id of the rematch room. The first caller opens it."""
    room = live.room
    opened = room.opened
    is_seeded = opened.seed is not None
    secret = None if is_seeded else secrets.token_bytes(SECRET_BYTES)
    wanted = msgspec.structs.replace(
        opened,
        seats=list(room.seats),
        host=room.host,
        commitment="" if secret is None else commitment_to(secret),
        before=room.id,
        origin=opened.origin or room.id,
    )
    await manager.open(room.rematch, wanted.host, wanted, secret)
    return room.rematch
