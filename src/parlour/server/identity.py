"""Who somebody is: a secret token in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "parlour"
TOKEN_BYTES: Final = 16
ROOM_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Those that nobody mishears or misreads, and that make no words."""
ROOM_LENGTH: Final = 10
WATCH: Final = "watch"


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored and compared: nobody can make a token of it, so comparing it in plain time tells nothing."""
    return hashlib.sha256(f"parlour token|{token}".encode()).hexdigest()


def code_for(token: str, room: str, what: str) -> str:
    """An invitation of the host's: he can always make it again, nobody else can, and the server keeps its hash."""
    digest = hmac.digest(token.encode(), f"parlour invitation|{room}|{what}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode().rstrip("=")


def room_name(seed: str) -> str:
    """A room's name, to be read out or sent. It gives nobody a seat."""
    number = int.from_bytes(hashlib.sha256(f"parlour room|{seed}".encode()).digest(), "big")
    name = ""
    for _ in range(ROOM_LENGTH):
        number, digit = divmod(number, len(ROOM_LETTERS))
        name += ROOM_LETTERS[digit]
    return name
